#include "interp/latches.h"

#include "interp/library_contract.h"
#include "interp/library_fields.h"

namespace heddle::interp {

LatchMethod latch_method(const vm::Method& method) {
  if (!is_library_class(*method.owner, library::kLatch) || method.descriptor != "()V") return LatchMethod::None;
  if (method.name == library::kLatchAwait) return LatchMethod::Await;
  return method.name == library::kCountDown ? LatchMethod::CountDown : LatchMethod::None;
}

bool is_latch_count(const vm::World& world, vm::Ref object, u32 offset) {
  return is_library_field(world, object, offset, library::kLatchSync, library::kLatchCount, "J");
}

i64 latch_count(const vm::World& world, vm::Ref object, u32 offset) { return world.heap.load<i64>(object, offset); }

}  // namespace heddle::interp
