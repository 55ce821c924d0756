#include "tester/replay.h"

#include <algorithm>
#include <optional>

#include "tester/describe.h"
#include "tester/explain.h"
#include "tester/finalization.h"
#include "tester/follow.h"
#include "tester/hints.h"
#include "tester/timeline.h"
#include "tester/witness.h"
#include "tester/words.h"

namespace heddle::tester {

using vm::ThreadState;

namespace {

// Drives a timeline by a schedule, strictly: the first decision that does not fit ends it.
class Replayer {
 public:
  Replayer(vm::World& world, const RunnerOptions& runner, const ReplayOptions& options)
      : world_(world),
        options_(options),
        timeline_(world, runner, nullptr),
        witness_(world, timeline_, options, &result_),
        anchors_(world, options.source) {
    timeline_.runner().out_of_time(options.out_of_time);
  }

  ReplayResult run(const interp::Schedule& schedule) {
    if (options_.fit == Fit::Tolerant) follow_tolerantly(schedule);
    else follow_strictly(schedule);
    witness_.finish();
    return std::move(result_);
  }

 private:
  void follow_strictly(const interp::Schedule& schedule);
  void follow_tolerantly(const interp::Schedule& schedule);
  void follow(const interp::ScheduleStep& step);
  bool fits(const interp::ScheduleStep& step, u64 done, ThreadId t);
  Refusal operate(ThreadId t, const std::vector<Pick>& picks);
  void misfit(std::string why) {
    result_.followed = false;
    result_.error = std::move(why);
  }
  std::string why_not(Refusal refusal, ThreadId t, u64 done, u64 count) const;

  vm::World& world_;
  const ReplayOptions options_;
  ReplayResult result_;
  Timeline timeline_;
  Witness witness_;
  Anchors anchors_;
  bool ended_ = false;  // the latest operation has ended the program, or the path
};

void Replayer::follow_strictly(const interp::Schedule& schedule) {
  size_t number = 0;
  for (const interp::ScheduleStep& step : schedule.steps) {
    ++number;
    follow(step);
    queue_dead_finalizable(world_);
    if (result_.followed) continue;
    const ThreadId t = interp::find_thread(world_, step.thread);
    const std::string who = t == vm::kNoThread ? "thread " + step.thread : world_.thread_label(t);
    result_.error = "step " + std::to_string(number) + " (" + who + "): " + result_.error;
    return;
  }
}

void Replayer::follow_tolerantly(const interp::Schedule& schedule) {
  const auto operate_now = [this](ThreadId t, const std::vector<Pick>& picks) {
    return operate(t, picks) == Refusal::None;
  };
  Follower(world_, timeline_, witness_.checkpoints(), anchors_, operate_now, &result_.following).follow(schedule);
}

// One operation of t, and what it shows.
Refusal Replayer::operate(ThreadId t, const std::vector<Pick>& picks) {
  Moment moment;
  const auto look = [&](const interp::Operation& operation) {
    if (options_.explain && !result_.anchors.empty()) result_.anchors.back().push_back(anchors_.of(t, operation));
    witness_.before(operation);
  };
  interp::InstructionWatch* const watch = witness_.watch();
  const Refusal refusal = watch != nullptr ? timeline_.forward(t, picks, look, *watch, &moment)
                                           : timeline_.forward(t, picks, look, &moment);
  if (refusal == Refusal::None) witness_.after(moment);
  ended_ = moment.ended;
  return refusal;
}

// Is t about to do what the schedule's operation was? (Fit::Strict)
bool Replayer::fits(const interp::ScheduleStep& step, u64 done, ThreadId t) {
  if (world_.thread(t).core.state == ThreadState::Runnable) timeline_.runner().advance(t);
  const interp::Anchor now = anchors_.of(t, interp::pending_operation(world_, t));
  if (same_operation(now, step.anchors[done])) return true;
  misfit(other_operation_text(step.anchors[done], now));
  return false;
}

void Replayer::follow(const interp::ScheduleStep& step) {
  const ThreadId t = interp::find_thread(world_, step.thread);
  if (t == vm::kNoThread || world_.thread(t).core.state == ThreadState::Unborn)
    return misfit(why_not(Refusal::NoSuchThread, t, 0, step.count));
  Moment begun;
  if (step.count == 0) timeline_.start(t, &begun);
  result_.anchors.emplace_back();
  for (u64 done = 0; done < step.count; ++done) {
    Refusal refusal = Refusal::None;
    if ((done & 127) == 0 && options_.out_of_time && options_.out_of_time()) refusal = Refusal::OutOfTime;
    if (refusal == Refusal::None && world_.thread(t).core.state == ThreadState::Dead) refusal = Refusal::ThreadEnded;
    if (refusal == Refusal::None && options_.fit == Fit::Strict && !fits(step, done, t)) return;
    if (refusal == Refusal::None) refusal = operate(t, forced_picks(step, done));
    if (refusal != Refusal::None) {
      misfit(why_not(refusal, t, done, step.count));
      if (options_.fit == Fit::Strict) result_.error += "\n  then: " + anchor_text(step.anchors[done]);
      return;
    }
    if (ended_) return;
  }
}

std::string Replayer::why_not(Refusal refusal, ThreadId t, u64 done, u64 count) const {
  ThreadReport report;
  const bool stuck = refusal == Refusal::CannotGoOn;
  if (stuck) report = thread_report(world_, t, timeline_.held().held(t));
  const std::string why = refusal_text(refusal, "the thread", stuck ? &report : nullptr);
  return refusal == Refusal::ThreadEnded ? why + " " + operations_done_text(done, count) : why;
}

// Puts the rows of accesses among those of operations.
void merge_rows(Finding* f) {
  std::vector<StepReport> merged;
  size_t next = 0;
  for (size_t i = 0; i <= f->steps.size(); ++i) {
    for (; next < f->access_rows.size() && f->access_rows[next].first <= i; ++next) {
      StepReport row = f->access_rows[next].second;
      // A volatile or atomic operation is a row already: it gets the value.
      if (!merged.empty() && merged.back().thread == row.thread && !merged.back().access &&
          merged.back().place.line == row.place.line &&
          (!merged.back().call.empty() ? row.call_kind != CallKind::None : merged.back().operation == row.operation)) {
        merged.back().value = row.value;
        continue;
      }
      row.call_kind = CallKind::None;
      merged.push_back(std::move(row));
    }
    if (i < f->steps.size()) merged.push_back(f->steps[i]);
  }
  f->steps = std::move(merged);
  f->access_rows.clear();
}

// Of a race inside an object of the library readers see the calls, each once, not what these do inside.
void show_calls(Finding* f) {
  std::vector<StepReport> steps;
  for (StepReport& s : f->steps) {
    if (s.access) {
      s.call = call_of_object_text(f->variable, s.part_of);
      s.operation = {};
      s.value.clear();
      if (!steps.empty() && steps.back().thread == s.thread && steps.back().call == s.call &&
          steps.back().place.line == s.place.line)
        continue;
    }
    steps.push_back(std::move(s));
  }
  f->steps = std::move(steps);
}

}  // namespace

bool has_anchors(const interp::Schedule& schedule) {
  return std::all_of(schedule.steps.begin(), schedule.steps.end(),
                     [](const interp::ScheduleStep& step) { return step.anchors.size() == step.count; });
}

ReplayResult replay(vm::World& world, const interp::Schedule& schedule, const RunnerOptions& runner,
                    const ReplayOptions& options) {
  if (!options.explain) return Replayer(world, runner, options).run(schedule);
  std::optional<checkpoint::Checkpoints> own;
  ReplayOptions explaining = options;
  if (options.checkpoints == nullptr) explaining.checkpoints = &own.emplace(world);
  checkpoint::Checkpoints& checkpoints = *explaining.checkpoints;
  const auto beginning = checkpoints.mark();
  ReplayResult result = Replayer(world, runner, explaining).run(schedule);
  // Which threads share a name is known at the end: reports tell them apart from the first row on.
  const size_t known = world.shared_thread_names.size();
  world.tell_threads_apart();
  if (world.shared_thread_names.size() > known && !(options.out_of_time && options.out_of_time())) {
    checkpoints.restore(beginning);
    result = Replayer(world, runner, explaining).run(schedule);
  }
  checkpoints.pop(beginning);
  return result;
}

bool ReplayResult::shows_deadlock(const FindingId& key) const {
  return (all_stuck && key == stuck_key) ||
         std::any_of(cycles.begin(), cycles.end(), [&](const Cycle& c) { return key == c.key; }) ||
         std::find(stranded.begin(), stranded.end(), key) != stranded.end();
}

size_t ReplayResult::cycle_length(const FindingId& key) const {
  for (const Cycle& c : cycles)
    if (key == c.key) return c.threads.size();
  return cycles.empty() ? 0 : cycles.front().threads.size();
}

Finding finding_of_replay(const ReplayResult& r, const FindingId& verdict) {
  Finding f;
  f.key = verdict;
  auto find = [&](const std::vector<FindingId>& keys, const std::vector<Finding>& findings) {
    for (size_t i = 0; i < keys.size() && !f.confirmed; ++i)
      if (keys[i] == verdict) {
        f = findings[i];
        f.confirmed = true;
      }
  };
  find(r.fault_keys, r.fault_findings);
  find(r.race_keys, r.race_findings);
  find(r.finalizer_keys, r.finalizer_findings);
  f.threads = r.threads;
  f.steps = r.trace;
  f.all_stuck = r.all_stuck;
  f.preemptions = r.preemptions;
  if (f.confirmed) {
    merge_rows(&f);
    if (f.kind == FindingKind::Finalization) return f;
    if (!f.library.class_name.empty()) show_calls(&f);
    if (!f.variable.empty()) f.message = race_sentence(f);
    else f.sleeps = r.sleeps;
    f.hints = hints_for(f);
    return f;
  }
  f.sleeps = r.sleeps;
  switch (verdict.kind) {
    case CauseKind::Deadlock:
    case CauseKind::Stranded:
      f.kind = FindingKind::Deadlock;
      f.confirmed = r.shows_deadlock(verdict);
      explain_deadlock(&f, r.cycle_length(verdict));
      break;
    case CauseKind::Potential:
      f.kind = FindingKind::PotentialDeadlock;
      f.confirmed = r.followed;
      f.message = potential_deadlock_sentence();
      break;
    case CauseKind::Spin:
    case CauseKind::Livelock:
    case CauseKind::Idle:
      f.kind = FindingKind::NeverTerminates;
      f.confirmed = r.followed;
      f.message = explain_never_terminates(f);
      break;
    case CauseKind::Output:
    case CauseKind::Printed:
      f.kind = FindingKind::UnexpectedOutput;
      f.output = r.output;
      f.confirmed = r.followed && (verdict == output_id(r.output) || verdict == printed_id(r.output));
      f.message = unexpected_output_sentence();
      break;
    default: break;  // a fault, race or breach that did not show
  }
  return f;
}

}  // namespace heddle::tester
