// Threads that have arrived at an operation at which they cannot go on: in the queue of a lock, at a join or a park, in
// a sleep. Under exploration an attempt that is blocked is undone, so that nobody has ever arrived; where arrivals are
// observed (Thread.getState, hasQueuedThreads), arriving is an operation of its own, by arrive().
#pragma once

#include "interp/run.h"

namespace heddle::interp {

// ThreadCore::wait_object of a runnable thread says so: the monitor, or the thread joined, or itself.
inline bool has_arrived(const vm::ThreadCore& core) {
  return core.state == vm::ThreadState::Runnable && core.wait_object != 0;
}

// t stands in front of an Enter, Join, Park or Sleep and cannot, or does not, go on: it has arrived there.
void arrive(World& world, ThreadId t);
// Who has arrived first of those that want that lock; kNoThread: nobody has.
ThreadId first_in_queue(const World& world, Ref monitor);
bool is_fair(const World& world, Ref monitor);  // of a lock: MonitorLock.fair
// A fair lock that others wait for: t, which has not arrived as the first, may not overtake them. Then the first.
ThreadId overtaken(const World& world, ThreadId t, Ref monitor);

}  // namespace heddle::interp
