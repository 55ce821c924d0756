// The two ways to run a thread: up to its next visible operation, and on and on (plain runs).
#include "interp/loop.h"

namespace heddle::interp {

Operation run_to_visible(World& world, ThreadId id, u64 budget, Events* events, InstructionWatch* watch) {
  Thread& t = world.thread(id);
  if (t.core.state != ThreadState::Runnable || t.core.frame_count == 0 || t.core.pending_exception != 0)
    return pending_operation(world, id);
  world.before_write_thread(id);
  Loop loop{world, t, events, budget, false};
  loop.watch = watch;
  const LoopExit exit = run_loop(loop);
  if (exit == LoopExit::Visible) return pending_operation(world, id);
  Operation stop;
  stop.thread = id;
  stop.kind = StopKind::Budget;
  if (exit == LoopExit::Watched) watch->stopped = true;
  if (exit == LoopExit::Access) {
    stop.kind = StopKind::Access;
    stop.target = id;
    stop.object = loop.stopped_at.object;
    stop.offset = loop.stopped_at.offset;
  }
  return stop;
}

namespace {

// Brings out what has been written: both streams in their order, and before the program waits for input.
void flush_if_needed(World& world, const Operation& stop, const RunPolicy& policy) {
  if (policy.flush_output == nullptr || (world.out.text.empty() && world.err.text.empty())) return;
  const bool other_pending =
      stop.kind == StopKind::Output && !(stop.value == 2 ? world.out.text.empty() : world.err.text.empty());
  if (other_pending || stop.kind == StopKind::Input || stop.kind == StopKind::Native || stop.kind == StopKind::Uncaught)
    (*policy.flush_output)(world);
}

}  // namespace

ThreadRun run_thread(World& world, ThreadId id, const RunPolicy& policy, Events* events) {
  Thread& t = world.thread(id);
  world.before_write_thread(id);
  Loop loop{world, t, events, policy.quantum, true};
  const auto turn_over = [&] {
    if (policy.patience == 0 || loop.until_release) return true;
    loop.fuel = policy.patience;
    loop.until_release = true;
    return false;
  };
  if (loop.fuel == 0 && turn_over()) return ThreadRun::QuantumOver;
  for (;;) {
    if (t.core.state == ThreadState::Runnable && t.core.frame_count != 0 && t.core.pending_exception == 0) {
      const LoopExit exit = run_loop(loop);
      if (exit == LoopExit::Released) return ThreadRun::Yielded;
      if (exit == LoopExit::Fuel) {
        if (turn_over()) return ThreadRun::QuantumOver;
        continue;
      }
    }
    const Operation stop = pending_operation(world, id);
    flush_if_needed(world, stop, policy);
    const Outcome performed = perform(world, stop, {}, events);
    if (performed.kind == OutcomeKind::Ended) return ThreadRun::ProgramEnded;
    if (performed.kind == OutcomeKind::Blocked) return ThreadRun::BlockedOrWaiting;
    switch (t.core.state) {
      case ThreadState::Runnable: break;
      case ThreadState::Dead: return ThreadRun::Died;
      default: return ThreadRun::BlockedOrWaiting;
    }
    if (stop.kind == StopKind::Yield || (loop.until_release && performed.released_monitor)) return ThreadRun::Yielded;
    if (loop.fuel == 0 && turn_over()) return ThreadRun::QuantumOver;
  }
}

}  // namespace heddle::interp
