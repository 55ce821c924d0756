// How the state of one thread looks to another: Thread.getState, and what java.lang.management says threads wait for.
#pragma once

#include <vector>

#include "interp/machine.h"

namespace heddle::interp {

// java.lang.Thread.State, by its ordinals.
enum class JavaState : u8 { New, Runnable, Blocked, Waiting, TimedWaiting, Terminated };

// `asks`: the thread that asks. Where the world goes back to marks, a thread stands before an operation that it cannot
// do only when it has arrived there (interp/queues.h).
JavaState java_state(const World& world, Ref java_thread, ThreadId asks);

// What a thread stands still for: the monitor or lock that it enters, the object in whose wait set it is, the thread
// that it joins, for what it is parked.
struct Awaited {
  Ref object = 0;        // 0: nothing, or a monitor inside the library
  bool enters = false;   // it goes on as soon as nobody else has the monitor or lock
  bool of_lock = false;  // it waits in a class of java.util.concurrent: OpenJDK's threads are parked there
};
Awaited awaited_by(const World& world, ThreadId thread, ThreadId asks);

// Who has what is awaited; kNoThread: nobody, or it is nothing that somebody can have.
ThreadId holder_of(const World& world, const Awaited& awaited);

// Threads that stand in each other's way for ever, at monitors, or also at locks, each behind the one that waits for
// it. As HotSpot does, threads are followed in the order of their making, and who only waits for a deadlocked thread is
// told if it has been made before the others.
std::vector<ThreadId> deadlocked_threads(const World& world, ThreadId asks, bool locks);

}  // namespace heddle::interp
