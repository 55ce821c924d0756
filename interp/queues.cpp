#include "interp/queues.h"

#include "interp/library_contract.h"
#include "interp/machine.h"

namespace heddle::interp {

void arrive(World& world, ThreadId t) {
  const Operation stop = pending_operation(world, t);
  world.before_write_thread(t);
  vm::ThreadCore& core = world.thread(t).core;
  core.wait_object = stop.kind == StopKind::Enter || stop.kind == StopKind::Join ? stop.object : core.java_thread;
  core.wait_number = world.scalars.next_wait_number++;
  ++core.visible;
}

ThreadId first_in_queue(const World& world, Ref monitor) {
  ThreadId first = vm::kNoThread;
  for (const auto& t : world.threads) {
    if (!has_arrived(t->core) || t->core.wait_object != monitor) continue;
    if (first == vm::kNoThread || t->core.wait_number < world.thread(first).core.wait_number) first = t->id;
  }
  return first;
}

bool is_fair(const World& world, Ref monitor) {
  const vm::Field* fair = instance_field(class_of(world, monitor), library::kFairLock);
  return fair != nullptr && world.heap.load<u32>(monitor, fair->offset) != 0;
}

ThreadId overtaken(const World& world, ThreadId t, Ref monitor) {
  const ThreadId first = first_in_queue(world, monitor);
  if (first == vm::kNoThread || first == t) return vm::kNoThread;
  return is_fair(world, monitor) ? first : vm::kNoThread;
}

}  // namespace heddle::interp
