// The heap as native methods and operations of the VM have it. Each access to what threads may share, array elements
// and fields that are not final, is told to Events here, and opened for writing; there is no other way to it
// (scripts/check_includes.py).
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "interp/events.h"
#include "vm/world.h"

namespace heddle::interp {

// The plain accesses of shared memory that a call of `callee`, native or an operation of the VM, makes on behalf of
// its caller: `count` elements of an array from `first` on, or the field at that offset (count 1). Nothing is recorded
// if nobody listens (events null) or nobody else can know the object. Only SharedHeap calls it.
void record_accesses(const vm::World& world, vm::ThreadId thread, const vm::Method& callee, Events* events,
                     vm::Ref object, u32 first, u32 count, bool write);

// On behalf of one call. Spans are valid until the next allocation.
class SharedHeap {
 public:
  SharedHeap(vm::World& world, vm::ThreadId thread, const vm::Method& callee, Events* events)
      : world_(world), thread_(thread), callee_(callee), events_(events) {}

  // --- what never changes, so that reading it needs not be told
  vm::ClassId class_id(vm::Ref object) const { return world_.heap.header(object).class_id; }
  u32 length(vm::Ref object) const { return world_.heap.header(object).length; }
  std::u16string_view text(vm::Ref string) const { return world_.heap.text(string); }
  bool is_permanent(vm::Ref object) const { return world_.heap.is_permanent(object); }
  u64 limit_bytes() const { return world_.heap.limit_bytes(); }
  template <typename T>
  T load_final(vm::Ref object, const vm::Field& field) const {
    return world_.heap.load<T>(object, field.offset);
  }

  // --- objects that the call has just made, so that nobody else knows them: accesses of these are told to nobody
  template <typename T>
  void fill(vm::Ref array, std::span<const T> elements) {
    world_.heap.store_bytes(array, 0, elements.data(), elements.size_bytes());
  }
  // A copy of the elements, or of the plain fields, of another object of its class.
  void fill_from(vm::Ref copy, vm::Ref original);

  // --- objects that other threads may know: accesses are told, and writes opened
  template <typename T>
  T load_field(vm::Ref object, const vm::Field& field) {
    record(object, field.offset, 1, false);
    return world_.heap.load<T>(object, field.offset);
  }
  template <typename T>
  void store_field(vm::Ref object, const vm::Field& field, T value) {
    record(object, field.offset, 1, true);
    world_.heap.store<T>(object, field.offset, value);
  }
  template <typename T>
  std::span<const T> elements(vm::Ref array, u32 first, u32 count) {
    record(array, first, count, false);
    return {reinterpret_cast<const T*>(world_.heap.payload(array)) + first, count};
  }
  template <typename T>
  std::span<const T> elements(vm::Ref array) {
    return elements<T>(array, 0, length(array));
  }
  template <typename T>
  void store_elements(vm::Ref array, u32 first, std::span<const T> values) {
    copy_in(array, first, static_cast<u32>(values.size()), values.data(), sizeof(T));
  }
  // The bytes of all elements, whatever their type, and of `count` of them back.
  std::string_view bytes_of(vm::Ref array);
  void store_bytes(vm::Ref array, u32 first, u32 count, const void* bytes);
  // `count` elements; the arrays have elements of one size, or are the same.
  void copy(vm::Ref from, u32 from_at, vm::Ref to, u32 to_at, u32 count);

 private:
  void record(vm::Ref object, u32 first, u32 count, bool write) const {
    if (__builtin_expect(events_ != nullptr, 0))
      record_accesses(world_, thread_, callee_, events_, object, first, count, write);
  }
  u32 element_size(vm::Ref array) const;
  void copy_in(vm::Ref array, u32 first, u32 count, const void* from, u32 size);

  vm::World& world_;
  const vm::ThreadId thread_;
  const vm::Method& callee_;
  Events* const events_;
};

}  // namespace heddle::interp
