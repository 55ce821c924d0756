#include "tester/running_world.h"

#include "tester/block.h"

namespace heddle::tester {

void make_explorable(vm::RunOptions* run) {
  run->time = vm::TimePolicy::Free;
  run->backtracks = run->boots_library = run->collects_on_request = true;
}

bool has_run(const vm::World& world) {
  for (const auto& t : world.threads)
    if (t->core.steps != 0 || (t->id != 0 && t->core.state != vm::ThreadState::Unborn)) return true;
  return false;
}

void start_exploring_from(vm::World& world) {
  for (const auto& t : world.threads) {
    vm::ThreadCore& core = t->core;
    core.timeouts_taken = 0;
    if (core.state != vm::ThreadState::Sleeping) continue;
    core.state = vm::ThreadState::Runnable;
    core.wake_time = 0;
  }
}

void note_held(const vm::World& world, HeldLocks& held) {
  if (!has_run(world)) return;
  const auto note = [&](vm::Ref r) {
    if (const u32 owner = world.heap.header(r).owner) held.acquire(owner - 1, r);
  };
  world.heap.for_each_permanent(note);
  world.heap.for_each_object(note);
  for (vm::ClassId id = 0; id < world.class_init.size(); ++id)
    if (world.class_init[id].state == vm::InitState::Running)
      held.acquire(world.class_init[id].thread, kInitMonitor | id);
}

}  // namespace heddle::tester
