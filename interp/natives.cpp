// Calling native methods, and what natives.h promises them.
#include "interp/natives.h"

#include <utility>

#include "interp/loop.h"
#include "interp/printed_text.h"

namespace heddle::vm {

namespace {

Ref or_out_of_memory(NativeContext& context, Ref r) {
  if (r == 0 && context.exception_class == nullptr) context.throw_("java/lang/OutOfMemoryError", "Java heap space");
  return r;
}

}  // namespace

Ref NativeContext::new_string(std::string_view utf8) { return or_out_of_memory(*this, world.new_string(utf8, thread)); }
Ref NativeContext::new_string_utf16(std::u16string_view text) {
  return or_out_of_memory(*this, world.new_string_utf16(text, thread));
}
Ref NativeContext::new_object(Class& c) { return or_out_of_memory(*this, world.allocate(c, thread)); }
Ref NativeContext::new_array(Class& array_class, u32 length) {
  return or_out_of_memory(*this, world.allocate_array(array_class, length, thread));
}

}  // namespace heddle::vm

namespace heddle::interp {

bool native_may_stop(Loop& loop, const Method& method, const Ref* refs) {
  for (u32 i = 0; i < method.reference_arguments; ++i) {
    if (refs[i] == 0 || refs[i] >= loop.events->young_limit || !loop.events->stop_before->may_stop_inside(refs[i]))
      continue;
    loop.stopped_at = {refs[i], 0, method.id, 0, 0};
    return true;
  }
  return false;
}

bool call_native(World& world, Thread& t, const Method& method, Ref* refs, u64* prims, Events* events, bool* opaque) {
  vm::NativeContext context{world, t.id, refs, prims, &method, nullptr, {}, false, 0, events, false};
  const u32 marks = world.has_marked_strings ? hands_marks_on(world, method, refs, events) : 0;
  method.native(context);
  if (marks != 0 && !context.throws()) world.mark_string(refs[0], marks);
  if (opaque != nullptr) *opaque = context.opaque;
  if (!context.throws()) return true;
  throw_from_native(context);
  return false;
}

void throw_from_native(vm::NativeContext& context) {
  const char* const exception_class = std::exchange(context.exception_class, nullptr);
  std::optional<std::string> message;
  if (std::exchange(context.exception_has_message, false)) message = std::exchange(context.exception_message, {});
  const Ref object = std::exchange(context.exception_object, 0);
  if (object != 0) throw_exception(context.world, context.thread, object);
  else throw_new(context.world, context.thread, exception_class, message);
}

}  // namespace heddle::interp
