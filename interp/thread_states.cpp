#include "interp/thread_states.h"

#include "interp/library_contract.h"
#include "interp/monitors.h"
#include "interp/operation.h"
#include "interp/queues.h"
#include "interp/thread_locks.h"

namespace heddle::interp {

namespace {

// Does it stand before an operation that it cannot do?
bool stands_still(const World& world, ThreadId thread, ThreadId asks) {
  if (thread == asks) return false;
  return world.options.backtracks ? has_arrived(world.thread(thread).core) : !decode(world, thread).can_go_on();
}

JavaState waiting(bool timed) { return timed ? JavaState::TimedWaiting : JavaState::Waiting; }

// Whoever waits until it has such a synchronizer enters it.
Awaited parked(const World& world, Ref object) {
  const bool owned = object != 0 && is_owned_synchronizer(world, object);
  return {object, owned, true};
}

Awaited parked_for(const World& world, Ref java_thread) {
  const vm::Field* field = world.classes.well_known().thread->find_field(library::kParkBlocker, "Ljava/lang/Object;");
  return parked(world, field == nullptr ? 0 : world.heap.load<Ref>(java_thread, field->offset));
}

// Before a monitor that classes of the library synchronize on nobody stands for long.
Awaited unless_internal(const World& world, Awaited awaited) {
  if (awaited.object == 0 || is_internal_monitor(world, awaited.object)) return {};
  return awaited;
}

}  // namespace

JavaState java_state(const World& world, Ref java_thread, ThreadId asks) {
  const ThreadId target = thread_of(world, java_thread);
  if (target == vm::kNoThread) return JavaState::New;
  const vm::ThreadCore& core = world.thread(target).core;
  if (has_ended(world, target)) return JavaState::Terminated;
  switch (core.state) {
    case ThreadState::Unborn: return JavaState::New;
    case ThreadState::Dead: return JavaState::Terminated;
    case ThreadState::Waiting:
    case ThreadState::Leaving:
    case ThreadState::Parked: return waiting(pending_operation(world, target).time_limit != kNoTimeLimit);
    case ThreadState::Sleeping: return JavaState::TimedWaiting;
    case ThreadState::Reacquire: {
      // Object.wait() enters the monitor again; what the library makes of it is a park on OpenJDK.
      const Thread& thread = world.thread(target);
      const bool of_object = method_of(world, thread.top()).owner->name == "java/lang/Object";
      return of_object ? JavaState::Blocked : JavaState::Waiting;
    }
    case ThreadState::Runnable: break;
  }
  if (!stands_still(world, target, asks)) return JavaState::Runnable;
  const Operation stop = pending_operation(world, target);
  switch (stop.kind) {
    case StopKind::Enter: return stop.of_lock ? JavaState::Waiting : JavaState::Blocked;
    case StopKind::Join: return JavaState::Waiting;
    case StopKind::Park: return waiting(stop.time_limit != kNoTimeLimit);
    case StopKind::Sleep: return JavaState::TimedWaiting;
    default: return JavaState::Runnable;
  }
}

Awaited awaited_by(const World& world, ThreadId thread, ThreadId asks) {
  const vm::ThreadCore& core = world.thread(thread).core;
  if (has_ended(world, thread)) return {};
  switch (core.state) {
    case ThreadState::Unborn:
    case ThreadState::Dead:
    case ThreadState::Sleeping: return {};
    case ThreadState::Parked: return parked_for(world, core.java_thread);
    case ThreadState::Waiting:
    case ThreadState::Leaving:
      if (core.wait_monitor == 0) return {core.wait_object};
      return parked(world, synchronizer_behind(world, core.wait_object));
    case ThreadState::Reacquire: {
      const bool of_lock = core.wait_monitor != 0;
      return unless_internal(world, {of_lock ? core.wait_monitor : core.wait_object, true, of_lock});
    }
    case ThreadState::Runnable: break;
  }
  if (!stands_still(world, thread, asks)) return {};
  const Operation stop = pending_operation(world, thread);
  if (stop.kind == StopKind::Park) return parked_for(world, core.java_thread);
  if (stop.kind != StopKind::Enter && stop.kind != StopKind::Join) return {};
  const bool enters = stop.kind == StopKind::Enter;
  return unless_internal(world, {stop.object, enters, enters && stop.of_lock});
}

ThreadId holder_of(const World& world, const Awaited& awaited) {
  if (awaited.object == 0 || (awaited.of_lock && !awaited.enters)) return vm::kNoThread;
  return holder_of(world, awaited.object);
}

std::vector<ThreadId> deadlocked_threads(const World& world, ThreadId asks, bool locks) {
  std::vector<ThreadId> found;
  std::vector<u32> seen(world.threads.size(), 0);  // by which walk, from 1 on
  u32 walk = 0;
  for (const auto& start : world.threads) {
    if (seen[start->id] != 0) continue;
    ++walk;
    std::vector<ThreadId> way;
    ThreadId at = start->id;
    while (at != vm::kNoThread && seen[at] == 0) {
      seen[at] = walk;
      const Awaited awaited = awaited_by(world, at, asks);
      const bool counts = awaited.enters && awaited.object != 0 && (locks || !awaited.of_lock);
      const ThreadId owner = counts ? holder_of(world, awaited) : vm::kNoThread;
      if (counts) way.push_back(at);
      at = owner == at ? vm::kNoThread : owner;
    }
    if (at != vm::kNoThread && seen[at] == walk) found.insert(found.end(), way.begin(), way.end());
  }
  return found;
}

}  // namespace heddle::interp
