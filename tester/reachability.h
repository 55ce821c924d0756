// Who can still get hold of an object: an object on which a thread waits and which no other live thread
// can reach will never be notified, whatever the schedule ("no live thread can reach this monitor").
#pragma once

#include "vm/world.h"

namespace heddle::tester {

using vm::Ref;
using vm::ThreadId;

// Whether some live thread other than `except` can reach the object: by its registers, its Thread
// object, or a static. Every reference that may be used again counts (liveness of registers), so true may
// be too careful, false is certain. Walks the heap: for findings only.
bool others_can_reach(const vm::World& world, Ref object, ThreadId except);

}  // namespace heddle::tester
