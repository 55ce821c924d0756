#include "interp/shared_heap.h"

#include <cstring>

#include "vm/class_layout.h"

namespace heddle::interp {

void record_accesses(const vm::World& world, vm::ThreadId thread, const vm::Method& callee, Events* events,
                     vm::Ref object, u32 first, u32 count, bool write) {
  if (events == nullptr || object >= events->young_limit) return;
  vm::MethodId where = callee.id;
  u32 pc = 0;
  const vm::Thread& t = world.thread(thread);
  if (!callee.owner->is_library && t.core.frame_count > 1) {  // natives have no lines: take the place of the call
    const vm::Frame& caller = t.frames[t.core.frame_count - 2];
    where = caller.method;
    pc = caller.pc & 0x7fffffffu;
  }
  for (u32 i = 0; i < count; ++i) events->accesses.push_back({object, first + i, where, pc, write ? 1u : 0u});
}

u32 SharedHeap::element_size(vm::Ref array) const {
  return vm::element_bytes(world_.classes.by_id(world_.heap.header(array).class_id)->elements);
}

void SharedHeap::copy_in(vm::Ref array, u32 first, u32 count, const void* from, u32 size) {
  if (count == 0) return;
  record(array, first, count, true);
  world_.heap.store_bytes(array, u64{first} * size, from, u64{count} * size);
}

void SharedHeap::store_bytes(vm::Ref array, u32 first, u32 count, const void* bytes) {
  copy_in(array, first, count, bytes, element_size(array));
}

std::string_view SharedHeap::bytes_of(vm::Ref array) {
  const u32 count = length(array);
  record(array, 0, count, false);
  return {reinterpret_cast<const char*>(world_.heap.payload(array)), size_t{count} * element_size(array)};
}

void SharedHeap::copy(vm::Ref from, u32 from_at, vm::Ref to, u32 to_at, u32 count) {
  if (count == 0) return;
  record(from, from_at, count, false);
  record(to, to_at, count, true);
  const u64 size = element_size(to), bytes = count * size;
  std::memmove(world_.heap.open_elements(to, to_at * size, bytes).bytes(), world_.heap.payload(from) + from_at * size,
               bytes);
}

void SharedHeap::fill_from(vm::Ref copy, vm::Ref original) {
  const vm::Class& c = *world_.classes.by_id(world_.heap.header(original).class_id);
  if (c.is_array()) {
    const std::string_view bytes = bytes_of(original);
    world_.heap.store_bytes(copy, 0, bytes.data(), bytes.size());
    return;
  }
  for (const vm::Class* k : c.super_chain)
    for (const vm::Field& f : k->fields) {
      if (f.is_static() || f.is_volatile()) continue;
      if (!f.is_final()) record(original, f.offset, 1, false);
      if (f.bank == vm::Bank::Prim8) world_.heap.store<u64>(copy, f.offset, world_.heap.load<u64>(original, f.offset));
      else world_.heap.store<u32>(copy, f.offset, world_.heap.load<u32>(original, f.offset));
    }
}

}  // namespace heddle::interp
