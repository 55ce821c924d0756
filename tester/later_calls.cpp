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
  if (!stop.may_come_later || stop.has_time_limit()) return false;
  return may_come_later(stop.object, stop.monitor, 0);
}

// `steps_left`: it has still to come to the wait, by so many at most.
bool BlockRunner::may_come_later(Ref wait_set, Ref monitor, u64 steps_left) const {
  const RunnerOptions::Observed& observed = options_.observed;
  if (!options_.later_calls) return false;
  // (Nobody has the threads that keep count of tasks.)
  const bool known = !world_.options.thread_per_task || !interp::is_unknown_to_all(world_, thread_);
  if (known && (observed.interrupts || observed.thread_state)) return false;
  if (observed.cycles || options_.spurious) return false;
  // (A block that began with the thread in a wait, or on its way back from one, is none that begins with a call.)
  if (post_ || from_wait_ || commit_spinning_ || in_trusted_call_) return false;
  // (An attempt is made at many nodes. What has come to the call by a long computation stays there.)
  if (world_.thread(thread_).core.steps - start_steps_ + steps_left > kFewSteps) return false;
  if (races_ && races_->wrote_suspect()) return false;  // somebody may wait for that write without any synchronisation
  if (somebody_awaits_stuck()) return false;            // nobody who could still call is stuck
  // Its own monitor is the last that it has acquired, and the one that it would give up.
  return !acquired_.empty() && acquired_.back() == monitor && wait_set < born_;
}

bool waits_are_seen(const RunnerOptions& options) {
  const RunnerOptions::Observed& observed = options.observed;
  return !options.later_calls || observed.interrupts || observed.thread_state || observed.cycles || options.spurious ||
         observed.has_part(kLatchesBelowZero);
}

// What CountDownLatch does with its count. The guard of await(): has it come to zero? Then the call is behind all that
// have counted down, and there is no schedule in which it is in front of one of them; if it has not the block is an
// attempt, and that in front of one more who counts down would be just such an attempt. So it is no reason to try the
// thread there that it looks at the count. Not if the thread would wait there in a way that others see. Nor if more
// count down than are needed, for then some of them may come later: the search starts again. (Some path on which the
// count ends below zero is explored if there is any, for additions commute.)
void BlockRunner::note_latch(const interp::Access& access, Variable variable) {
  constexpr u64 kToTheWait = 500;  // steps: more than lie between the guard and the wait
  const interp::LatchMethod method = latch_method(access.method);
  if (!access.write && method != interp::LatchMethod::Await) {
    std::erase(guards_, variable);  // it is looked at by other methods, too
    return;
  }
  if (method == interp::LatchMethod::None || !interp::is_latch_count(world_, access.object, access.offset) ||
      options_.observed.has_part(kLatchesBelowZero))
    return;
  const i64 count = interp::latch_count(world_, access.object, access.offset);
  if (count < 0) observe_part(kLatchesBelowZero);
  const bool read_before = std::count(reads_.begin(), reads_.end(), variable) > 1 &&
                           std::find(guards_.begin(), guards_.end(), variable) == guards_.end();
  if (count < 0 || access.write || read_before || !may_come_later(access.object, access.object, kToTheWait)) return;
  guards_.push_back(variable);
  at_closed_guard_ |= count > 0;
  if (count > 0) return;
  if (is_noting()) stop_noting();
  if (access.object >= world_.heap.root_top()) return;  // on another path another object lies there
  note_joined(gate_of(access.object), footprint());
}

interp::LatchMethod BlockRunner::latch_method(vm::MethodId method) {
  if (method >= latch_methods_.size()) latch_methods_.resize(method + 64);
  std::optional<interp::LatchMethod>& known = latch_methods_[method];
  if (!known) known = interp::latch_method(*world_.classes.method_by_id(method));
  return *known;
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
