// Who holds a lock: the monitor of any object, and the locks of java.util.concurrent, whose state lies elsewhere.
#pragma once

#include <vector>

#include "tester/locksets.h"
#include "vm/world.h"

namespace heddle::repl {

struct LockHolder {
  vm::ThreadId thread = vm::kNoThread;
  bool reads = false;  // of a ReentrantReadWriteLock: a read lock
  friend bool operator==(const LockHolder&, const LockHolder&) = default;
};

// Who holds it now. Of a ReentrantReadWriteLock all that read or write; of its readLock() and writeLock() only those.
// Its own monitor counts for an object of another class; `held`: of all threads.
std::vector<LockHolder> holders_of(const vm::World& world, const tester::HeldLocks& held, vm::Ref lock);

// Locks that do not know who holds them: StampedLock. holders_of() says nobody then.
bool knows_holders(const vm::World& world, vm::Ref lock);

}  // namespace heddle::repl
