// Which monitors and locks a thread has, and what it stands still for in a class of java.util.concurrent: what
// java.lang.management.ThreadInfo and ThreadMXBean show. All of it is read from the heap and the stacks as they are.
#pragma once

#include <vector>

#include "interp/machine.h"

namespace heddle::interp {

// A monitor that a thread has entered by `synchronized` (JLS 14.19, 8.4.3.6), and the frame in which it has: its place
// in the stack trace that the program sees (capture_backtrace() without what is_hidden_frame() says).
struct HeldMonitor {
  Ref object = 0;
  u32 depth = 0;
};

// Innermost frame first, and in a frame the innermost statement. One that has been entered twice is there twice. They
// are found by the handlers that leave them (lang/codegen_try.cpp), so code of an assembler that has no such handlers
// is not seen, nor are the monitors that classes of the library synchronize on inside (heddle.Monitor). `asks`: the
// thread that asks; if it is the same, the frame of the native method in which it does is not counted.
std::vector<HeldMonitor> monitors_held(const World& world, ThreadId thread, ThreadId asks);

// Is it one on which classes of the library synchronize inside (heddle.Monitor)? On OpenJDK there is none.
bool is_internal_monitor(const World& world, Ref object);

// The synchronizer in one of whose wait sets this object is; the object itself if it is of none.
Ref synchronizer_behind(const World& world, Ref wait_set);

// Is it a lock of the library's that is no monitor, or an AbstractOwnableSynchronizer?
bool is_owned_synchronizer(const World& world, Ref object);

// Who has such a one, or the monitor of another object; kNoThread: nobody.
ThreadId holder_of(const World& world, Ref object);

// The locks of the library and the AbstractOwnableSynchronizers that the thread has and that the program can get hold
// of, in the order in which they are come to from the roots: it depends on the state alone.
std::vector<Ref> synchronizers_held(const World& world, ThreadId thread);

}  // namespace heddle::interp
