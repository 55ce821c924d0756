#include "interp/read_locks.h"

#include "interp/library_contract.h"
#include "interp/machine.h"

namespace heddle::interp {

bool has_read_lock(const World& world, Ref sync, ThreadId thread) {
  const auto get = [&](Ref object, std::string_view name) -> Ref {
    const vm::Field* const field = object == 0 ? nullptr : instance_field(class_of(world, object), name);
    return field == nullptr ? 0 : world.heap.load<Ref>(object, field->offset);
  };
  const Ref key = get(sync, library::kReadHolds),
            locals = get(world.thread(thread).core.java_thread, library::kThreadLocals);
  if (key == 0 || locals == 0) return false;
  for (u32 i = 0; i + 1 < world.heap.header(locals).length; i += 2)
    if (world.heap.load<Ref>(locals, i * 4) == key) return world.heap.load<Ref>(locals, (i + 1) * 4) != 0;
  return false;
}

}  // namespace heddle::interp
