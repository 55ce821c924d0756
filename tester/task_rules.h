// What must not happen while each task of a pool has a thread of its own, for with the pool's workers something else
// might happen in its place (docs/algorithms.md, "A thread for each task", has the reasons):
//  * a task waits, or spins: a worker would wait with it, and tasks in the queue for that worker. Not if a task of a
//    ForkJoinPool waits for others there, because such a pool has other workers instead;
//  * anybody waits who holds a lock, or initialises a class: all workers may stand in front of it;
//  * a task ends and keeps a lock, which is the worker's then.
// Those who wait for locks are harmless: whoever holds one goes on. Of the first two it is enough that no task is ever
// in a queue: the search starts again when somebody waits, and then gives up where a pool gets more tasks than it has
// workers for (heddle.TaskThreads.accept).
#pragma once

#include "tester/block.h"
#include "tester/locksets.h"
#include "vm/world.h"

namespace heddle::tester {

// Broken: nothing can be said of the pool. Waits: nor if a pool gets more tasks than it has workers for.
enum class TaskConduct : u8 { Fine, Waits, Broken };

class TaskRules {
 public:
  TaskRules(const vm::World& world, const HeldLocks& held) : world_(world), held_(held) {}
  // The world stands where the block has ended, or where its thread cannot go on.
  TaskConduct of(const Block& block) const;
  // The thread runs in a cycle of states.
  TaskConduct of_cycle(ThreadId t) const;

 private:
  bool waits_in_fork_join(ThreadId t, const Want& want) const;

  const vm::World& world_;
  const HeldLocks& held_;
};

}  // namespace heddle::tester
