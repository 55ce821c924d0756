// The calling convention of native methods. Law: natives never call managed code and keep no raw
// reference across an allocation (register it in World::extra_roots, or use NativeContext::handle); they see arrays and
// fields through heap() alone.
#pragma once

#include <string>
#include <string_view>

#include "interp/shared_heap.h"

namespace heddle::vm {

// One call of a native method. Arguments are the registers of its frame, in order, each bank from 0.
struct NativeContext {
  World& world;
  ThreadId thread;
  Ref* refs;   // reference arguments; result: set refs[0]
  u64* prims;  // primitive arguments (raw form); result: set prims[0]
  const Method* method;

  // If exception_class is set when the native returns, that exception is thrown with the message.
  const char* exception_class = nullptr;  // "java/lang/IllegalArgumentException"
  std::string exception_message;
  bool exception_has_message = false;
  Ref exception_object = 0;  // likewise, an exception that has been made already

  interp::Events* events = nullptr;  // null: nobody wants to know what the native accesses
  bool opaque = false;               // the native sets it if the call cannot be made; then nothing has changed
  interp::SharedHeap heap() const { return {world, thread, *method, events}; }

  i32 arg_int(u32 i) const { return static_cast<i32>(static_cast<u32>(prims[i])); }
  i64 arg_long(u32 i) const { return static_cast<i64>(prims[i]); }
  double arg_double(u32 i) const { return __builtin_bit_cast(double, prims[i]); }
  float arg_float(u32 i) const { return __builtin_bit_cast(float, static_cast<u32>(prims[i])); }
  void result_int(i32 v) { prims[0] = static_cast<u32>(v); }
  void result_long(i64 v) { prims[0] = static_cast<u64>(v); }
  void result_double(double v) { prims[0] = __builtin_bit_cast(u64, v); }
  void result_float(float v) { prims[0] = __builtin_bit_cast(u32, v); }
  void result_ref(Ref r) { refs[0] = r; }
  void throw_(const char* cls, std::string message) {
    exception_class = cls;
    exception_message = std::move(message);
    exception_has_message = true;
  }
  void throw_(const char* cls) { exception_class = cls; }
  bool throws() const { return exception_class != nullptr || exception_object != 0; }
  // A new string / object; on failure arranges OutOfMemoryError and returns 0. May collect: arguments
  // in refs[] are updated by the collector, other raw Refs of the native are not.
  Ref new_string(std::string_view utf8);
  Ref new_string_utf16(std::u16string_view text);
  Ref new_object(Class& c);
  Ref new_array(Class& array_class, u32 length);
};

}  // namespace heddle::vm
