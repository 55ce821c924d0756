// Who has a read lock of a ReentrantReadWriteLock, for those who show it.
#pragma once

#include "vm/world.h"

namespace heddle::interp {

// Has the thread one? `sync` is the object that holds the lock's state. (Each reader's holds are a thread-local there,
// which he has as long as he has some.)
bool has_read_lock(const vm::World& world, vm::Ref sync, vm::ThreadId thread);

}  // namespace heddle::interp
