#include "tester/running_world.h"

#include "interp/queues.h"
#include "tester/block.h"
#include "tester/stream_calls.h"

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

namespace {

bool is_at_taken_monitor(const vm::World& world, const vm::Thread& thread) {
  if (thread.core.state != vm::ThreadState::Runnable || interp::has_arrived(thread.core)) return false;
  const interp::Operation next = interp::pending_operation(world, thread.id);
  return next.kind == interp::StopKind::Enter && !interp::decode(world, next).can_go_on();
}

// Calls f(thread, object) for each object whose monitor somebody has.
template <typename F>
void for_each_held(const vm::World& world, F&& f) {
  const auto look = [&](vm::Ref r) {
    if (const u32 owner = world.heap.header(r).owner) f(owner - 1, r);
  };
  world.heap.for_each_permanent(look);
  world.heap.for_each_object(look);
}

}  // namespace

void start_exploring_from(vm::World& world) {
  for (const auto& t : world.threads) {
    vm::ThreadCore& core = t->core;
    core.timeouts_taken = 0;
    if (is_at_taken_monitor(world, *t)) interp::arrive(world, t->id);
    if (core.state != vm::ThreadState::Sleeping) continue;
    core.state = vm::ThreadState::Runnable;
    core.wake_time = 0;
  }
}

void note_held(const vm::World& world, HeldLocks& held) {
  if (!has_run(world)) return;
  for_each_held(world, [&](vm::ThreadId thread, vm::Ref r) { held.acquire(thread, r); });
  for (vm::ClassId id = 0; id < world.class_init.size(); ++id)
    if (world.class_init[id].state == vm::InitState::Running)
      held.acquire(world.class_init[id].thread, kInitMonitor | id);
}

bool standard_monitors_are_used(const vm::World& world) {
  StreamCalls calls;
  calls.look_at(world.classes);
  const auto is_stream = [&](vm::Ref r) { return r != 0 && calls.is_stream(world.heap.header(r).class_id); };
  bool used = false;
  for_each_held(world, [&](vm::ThreadId, vm::Ref r) { used |= is_stream(r); });
  for (const auto& t : world.threads) {
    used |= is_stream(t->core.wait_object);
    for (u32 i = 0; i < t->core.frame_count; ++i) used |= calls.has(t->frames[i].method);
  }
  return used;
}

}  // namespace heddle::tester
