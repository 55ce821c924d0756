// Who can still get hold of an object: an object on which a thread waits and which no other live thread
// can reach will never be notified, whatever the schedule ("no live thread can reach this monitor").
#pragma once

#include <vector>

#include "vm/world.h"

namespace heddle::tester {

using vm::Ref;
using vm::ThreadId;

// Whether some live thread other than `except` can reach the object: by its registers, its Thread object, or a static;
// or a finalizer that may still be called. Every reference that may be used again counts (liveness of registers), so
// `false` is certain, while `true` may be too careful. It walks the whole heap, and is therefore asked only when a
// finding is at stake.
bool others_can_reach(const vm::World& world, Ref object, ThreadId except);

// Threads that wait without a time limit for a notify that nobody can send any more, since no other live
// thread can reach what they wait on: stuck for ever, whatever the others do.
std::vector<ThreadId> stranded_threads(const vm::World& world);

}  // namespace heddle::tester
