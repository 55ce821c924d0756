// A whole World on disk: saved by one process, loaded by another, which goes on as if nothing had happened.
// docs/archives.md.
#pragma once

#include <string>

#include "checkpoint/archive.h"
#include "interp/executor.h"
#include "vm/world.h"

namespace heddle::vm {

template <typename A>
void serialise(A& archive, RunOptions& o) {
  auto& [assertions, finalizers, queue_finalizers, time, backtracks, boots_library, collects_on_request, full_join,
         spurious_wakeups, waiters_leave, random_seed, hash_orders, counted_timeouts, start_time_ms, max_heap_bytes,
         gc_stress, no_exit, latches_add, thread_per_task, names_count, values_count, sandbox, promoted, arguments] = o;
  static_cast<void>(thread_per_task);  // (of explorations alone, no world of which is saved)
  static_cast<void>(latches_add);
  static_cast<void>(names_count);
  static_cast<void>(values_count);
  archive(assertions, finalizers, queue_finalizers, time, backtracks, boots_library, collects_on_request, full_join,
          spurious_wakeups, waiters_leave, random_seed, hash_orders, counted_timeouts, start_time_ms, max_heap_bytes,
          gc_stress, no_exit, sandbox, promoted, arguments);
}

}  // namespace heddle::vm

namespace heddle::interp {

template <typename A>
void serialise(A& archive, PlainState& s) {
  archive(s.random, s.current, s.steps, s.turns, s.in_turn, s.quantum, s.patience);
}

}  // namespace heddle::interp

namespace heddle::checkpoint {

// Everything in `world`, which has no marks; at a moment when no operation is being performed. Files that are
// open for real are saved as name and position; an overlay must be as it was at the start.
void save_world(ArchiveWriter& archive, const vm::World& world);

// Into a new World with the same options and the same program, connected and not started. False with *error
// (which goes behind the file's name): then the World is of no use. What an image holds is checked as far as
// memory goes: objects, references and frames lie where they may.
bool load_world(ArchiveReader& archive, vm::World& world, std::string* error);

}  // namespace heddle::checkpoint
