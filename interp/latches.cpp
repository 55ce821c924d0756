#include "interp/latches.h"

#include "interp/library_contract.h"

namespace heddle::interp {

LatchMethod latch_method(const vm::Method& method) {
  if (!method.owner->is_library || method.owner->name != library::kLatch || method.descriptor != "()V")
    return LatchMethod::None;
  if (method.name == library::kLatchAwait) return LatchMethod::Await;
  return method.name == library::kCountDown ? LatchMethod::CountDown : LatchMethod::None;
}

bool is_latch_count(const vm::World& world, vm::Ref object, u32 offset) {
  const vm::ObjectHeader& h = world.heap.header(object);
  const vm::Class* const c = world.classes.by_id(h.class_id);
  if ((h.flags & vm::kStaticsHolder) != 0 || !c->is_library || c->name != library::kLatchSync) return false;
  const vm::Field* const count = c->find_field(library::kLatchCount, "J");
  return count != nullptr && count->offset == offset;
}

i64 latch_count(const vm::World& world, vm::Ref object, u32 offset) { return world.heap.load<i64>(object, offset); }

}  // namespace heddle::interp
