// Threads that a pool starts for one task each, in place of its workers (RunOptions::thread_per_task;
// docs/algorithms.md, "A thread for each task").
#pragma once

#include <utility>
#include <vector>

#include "vm/world.h"

namespace heddle::interp {

// Is it such a thread? (Its Runnable is a heddle.TaskBody.)
bool runs_task(const vm::World& world, vm::ThreadId thread);
// Whatever this, and own_thread_is_not_seen(), read of objects beside their classes: the objects and their fields.
std::vector<std::pair<vm::Ref, const vm::Field*>> fields_of_task(const vm::World& world, vm::ThreadId thread);

// And does nobody see what the task has done before he has joined it, as in a ForkJoinPool?
bool runs_forked_task(const vm::World& world, vm::ThreadId thread);

// Is it one that a pool with such threads has for itself, so that nobody can interrupt it, or ask for its state?
bool is_unknown_to_all(const vm::World& world, vm::ThreadId thread);

// Has a pool of the library's started a worker here? (Also one that has ended, or on another path.)
bool has_workers(const vm::World& world);

// Is it the field in which such a pool counts the tasks that have not ended (heddle.TaskThreads.tasks)? Who waits until
// there are none can go on only behind all that count down, in whatever order: nobody counts up who is not counted
// himself, or sees that the pool takes tasks, which those who wait do not see.
bool is_count_of_tasks(const vm::World& world, vm::Ref object, u32 offset);

// Is it the field that the watcher of such a pool sets when the pool has been shut down and all its tasks have ended
// (heddle.TaskThreads.terminated)? And the threads of these tasks, in the order of their numbers, as far as they are
// dead.
bool is_end_of_tasks(const vm::World& world, vm::Ref object, u32 offset);
std::vector<vm::ThreadId> ended_tasks(const vm::World& world, vm::Ref pool);

// The threads of the pool's tasks that have been started, and that it still counts: the end of all tasks comes behind
// each of theirs. In the order of their numbers.
std::vector<vm::ThreadId> counted_tasks(const vm::World& world, vm::Ref pool);

// Has it been started by a pool that is stopped, for a task that has ended meanwhile?
bool stops_ended_task(const vm::World& world, vm::ThreadId thread);

// Does the program stop pools (shutdownNow), so that they must know who has begun? (RunOptions::promoted)
bool stops_pools(const vm::World& world);

// The thread, which runs a task, is about to get its own Thread object by Thread.currentThread(). A worker would have
// given another one, perhaps the same to several tasks. True: that makes no difference, for the library asks; or the
// code behind the call only asks that object for its name (which is looked at later, or not: interp/printed_text.h),
// interrupts it, or asks if it is interrupted.
bool own_thread_is_not_seen(const vm::World& world, vm::ThreadId thread);

}  // namespace heddle::interp
