// Calls of the library that come later instead of waiting (docs/algorithms.md, "Calls that come later").
#include <algorithm>

#include "interp/task_threads.h"
#include "tester/block_runner.h"

namespace heddle::tester {

using interp::Operation;

namespace {
constexpr u64 kFewSteps = 5'000;  // calls and rounds of loops
}  // namespace

// The thread stands before a wait of the library's. May the whole block be undone, as if the call that waits had not
// been made yet? Not if it has done something before that others may rely on, and not if anybody can tell whether a
// thread waits: by asking for its state, by an interrupt, by waking it up without any reason, or because a path comes
// back to a state on itself, where it matters who is able to run.
bool BlockRunner::may_come_later(const Operation& stop) const {
  const RunnerOptions::Observed& observed = options_.observed;
  if (!options_.later_calls || !stop.may_come_later || stop.has_time_limit()) return false;
  // (Nobody has the threads that keep count of tasks.)
  const bool known = !world_.options.thread_per_task || !interp::is_unknown_to_all(world_, thread_);
  if (known && (observed.interrupts || observed.thread_state)) return false;
  if (observed.cycles || options_.spurious) return false;
  // (A block that began with the thread in a wait, or on its way back from one, is none that begins with a call.)
  if (post_ || from_wait_ || commit_spinning_ || in_trusted_call_) return false;
  // (An attempt is made at many nodes. What has come to the call by a long computation stays there.)
  if (world_.thread(thread_).core.steps - start_steps_ > kFewSteps) return false;
  if (races_ && races_->wrote_suspect()) return false;  // somebody may wait for that write without any synchronisation
  if (somebody_awaits_stuck()) return false;            // nobody who could still call is stuck
  // Its own monitor is the last that it has acquired, and the one that it would give up.
  return !acquired_.empty() && acquired_.back() == stop.monitor && stop.object < born_;
}

// The wait is performed, so that the attempt's operations lead a replay to where the thread waits, and the caller
// undoes all of it. What it depends on is what it has read: it has changed nothing.
BlockRunner::Step BlockRunner::come_later(const Operation& stop, BlockEnd* end) {
  perform();
  note_release(stop.monitor);
  writes_.clear();
  adds_.clear();
  want_ = {WantKind::LaterCall, stop.object, vm::kNoThread};
  const vm::Thread& t = world_.thread(thread_);
  idle_ = std::all_of(t.frames, t.frames + t.core.frame_count,
                      [&](const vm::Frame& f) { return world_.classes.method_by_id(f.method)->owner->is_library; });
  *end = BlockEnd::Blocked;
  return Step::End;
}

}  // namespace heddle::tester
