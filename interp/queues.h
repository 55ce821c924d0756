// Threads that have arrived at an operation at which they cannot go on: in the queue of a lock, at a join or a park, in
// a sleep. Under exploration an attempt that is blocked is undone, so that nobody has ever arrived; where arrivals are
// observed (Thread.getState, hasQueuedThreads), arriving is an operation of its own, by arrive().
#pragma once

#include "interp/run.h"

namespace heddle::interp {

// That a runnable thread has arrived is kept in its ThreadCore::wait_object: it is the monitor that it wants, the
// thread that it joins, or, in a sleep or park, the thread itself.
inline bool has_arrived(const vm::ThreadCore& core) {
  return core.state == vm::ThreadState::Runnable && core.wait_object != 0;
}

// t stands in front of an Enter, Join, Park or Sleep and cannot, or does not, go on: it has arrived there.
void arrive(World& world, ThreadId t);
// Of the threads that have arrived at that lock, the first; kNoThread if none has.
ThreadId first_in_queue(const World& world, Ref monitor);
bool is_fair(const World& world, Ref monitor);  // of a lock: MonitorLock.fair
// The thread whom t would overtake if it took the lock now: the one that has arrived at a fair lock first, if it is not
// t. kNoThread if t may take it.
ThreadId overtaken(const World& world, ThreadId t, Ref monitor);

}  // namespace heddle::interp
