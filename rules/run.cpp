#include "rules/run.h"

#include <algorithm>

#include "tester/describe.h"
#include "tester/finalization.h"
#include "tester/words.h"

namespace heddle::rules {

using tester::Refusal;

namespace {

constexpr u64 kTurn = 10'000;  // instructions, as in plain runs (interp/executor.cpp)

constexpr u32 kManyTimeouts = 1'000'000'000;  // of a plain run

}  // namespace

WatchedRun::WatchedRun(vm::World& world, const tester::RunnerOptions& runner, const Selection& selection)
    : world_(world),
      rules_(make_rules(selection)),
      timeline_(world, runner, nullptr),
      observer_(world, timeline_, rules_) {}

bool WatchedRun::ended() const { return timeline_.ended() || world_.scalars.live_user_threads == 0; }

bool WatchedRun::stuck() const {
  if (ended()) return false;
  for (ThreadId t = 0; t < world_.threads.size(); ++t)
    if (timeline_.can_go_on(t)) return false;
  return true;
}

Refusal WatchedRun::step(ThreadId t, const std::vector<tester::Pick>& picks) {
  tester::Moment moment;
  const Refusal refusal = observer_.forward(t, picks, &moment);
  if (refusal != Refusal::None) return refusal;
  tester::PathStep step;
  step.thread = t;
  step.operations = moment.operation.kind == interp::StopKind::Dead ? 0 : 1;
  step.picks = moment.picks;
  path_.push_back(std::move(step));
  last_ = t;
  yielded_ = moment.operation.kind == interp::StopKind::Yield;
  return refusal;
}

bool WatchedRun::follow(const interp::Schedule& schedule, std::string* error) {
  size_t number = 0;
  for (const interp::ScheduleStep& s : schedule.steps) {
    ++number;
    const ThreadId t = interp::find_thread(world_, s.thread);
    Refusal refusal = Refusal::NoSuchThread;
    if (t != vm::kNoThread && world_.thread(t).core.state != vm::ThreadState::Unborn) {
      refusal = Refusal::None;
      if (s.count == 0) {
        tester::Moment begun;
        refusal = observer_.start(t, &begun);
        path_.push_back({t, 0, {}, {}});
      }
      for (u64 done = 0; done < s.count && refusal == Refusal::None && !timeline_.ended() && !observer_.stopped();
           ++done)
        refusal = step(t, tester::forced_picks(s, done));
    }
    if (timeline_.ended() || observer_.stopped()) return true;
    if (refusal != Refusal::None) {
      *error = "step " + std::to_string(number) + " (thread " + s.thread +
               "): " + tester::refusal_text(refusal, "the thread", nullptr);
      return false;
    }
    tester::queue_dead_finalizable(world_);
  }
  return true;
}

// Of those that can go on now the one that ran last, if its turn is not over, or the next in the order of their
// starts; if all of them wait for their time, the one whose time comes first.
ThreadId WatchedRun::choose(u64 seed, bool turn_over) {
  const ThreadId count = static_cast<ThreadId>(world_.threads.size());
  std::vector<ThreadId> able;
  ThreadId first = vm::kNoThread;
  u64 first_due = 0;
  const u64 now = observer_.scene().nanoseconds;
  for (ThreadId i = 0; i < count; ++i) {
    const ThreadId t = last_ == vm::kNoThread ? i : (last_ + 1 + i) % count;  // the last one comes last
    if (!timeline_.can_go_on(t)) continue;
    const u64 due = observer_.due(t);
    if (due <= now) {
      able.push_back(t);
    } else if (first == vm::kNoThread || due < first_due) {
      first = t;
      first_due = due;
    }
  }
  if (able.empty()) return first;
  if (!turn_over && able.back() == last_) return last_;
  return seed == 0 ? able.front() : able[random_.below(able.size())];
}

void WatchedRun::go_on(u64 seed, const Limits& limits, std::string* why) {
  why->clear();
  if (seed != 0) random_ = tester::Random(seed, 0);
  u64 turn = kTurn, turn_began = 0, operations = 0;
  const auto steps_of = [&](ThreadId t) { return t == vm::kNoThread ? 0 : world_.thread(t).core.steps; };
  u64 steps = 0;
  while (!ended() && !observer_.stopped()) {
    const ThreadId before = last_;
    const bool over = before == vm::kNoThread || yielded_ || steps_of(before) - turn_began + operations >= turn;
    ThreadId t = choose(seed, over);
    if (t == vm::kNoThread) return;
    if (t != before || over) {
      turn_began = steps_of(t);
      turn = operations + (seed == 0 ? kTurn : 1 + random_.below(2 * kTurn));
    }
    const u64 steps_before = steps_of(t);
    Refusal refusal = step(t, {});
    // Who comes to no operation, or cannot go on after all, lets the others.
    for (ThreadId u = 0; refusal != Refusal::None && u < world_.threads.size(); ++u)
      if (u != t && timeline_.can_go_on(u)) refusal = step(u, {});
    if (refusal != Refusal::None) {
      if (!stuck()) *why = "no thread comes to another operation";
      return;
    }
    ++operations;
    steps += steps_of(t) - steps_before + 1;
    if (limits.after_operation) limits.after_operation();
    if (timeline_.runner().restart_needed()) return;
    if (limits.max_steps != 0 && steps >= limits.max_steps) *why = "stopped after " + std::to_string(steps) + " steps";
    else if (operations >= limits.max_operations) *why = "stopped after " + std::to_string(operations) + " operations";
    else if (limits.stop != nullptr && *limits.stop) *why = "interrupted";
    if (!why->empty()) return;
  }
}

void WatchedRun::finish() {
  // Who has been started, and not gone on yet, may have to wait at once.
  for (ThreadId t = 0; !ended() && t < world_.threads.size(); ++t) {
    const vm::ThreadCore& core = world_.thread(t).core;
    tester::Moment moment;
    if (core.state == vm::ThreadState::Runnable && core.steps == 0) observer_.start(t, &moment);
  }
  observer_.finish(ended(), ended() || stuck());
}

interp::Schedule WatchedRun::schedule(u64 steps) const {
  std::vector<tester::PathStep> path = path_;
  if (steps < path.size()) path.resize(steps);
  return tester::to_schedule(world_, path);
}

std::vector<tester::RuleFinding> WatchedRun::take_findings() {
  const std::vector<u64> behind = observer_.found_behind();
  std::vector<tester::RuleFinding> findings = observer_.take_findings();
  for (size_t i = 0; i < findings.size(); ++i) findings[i].schedule = schedule(behind[i]);
  return findings;
}

tester::RuleReport WatchedRun::report() const {
  tester::RuleReport r;
  for (const auto& rule : rules_) r.rules.push_back(rule->name);
  r.runs = r.schedules = 1;
  r.summary = observer_.summary();
  r.lock_order = observer_.lock_order();
  return r;
}

std::optional<std::vector<tester::RuleFinding>> findings_of(const Program& program, const interp::Schedule& schedule,
                                                            const Selection& selection, std::string* error) {
  const tester::WorldPointer world = program.factory(tester::run_options(program.options, program.observed), error);
  if (!world) return std::nullopt;
  WatchedRun run(*world, tester::runner_options(program.options, program.observed), selection);
  if (!run.follow(schedule, error)) return std::nullopt;
  run.finish();
  return run.take_findings();
}

namespace {

// Keeps those that their schedules show again in a fresh World, and counts the others.
void confirm(const Program& program, const Selection& selection, tester::RuleReport* report) {
  std::vector<tester::RuleFinding>* const findings = &report->findings;
  std::string shown_for;  // the schedule whose findings are `shown`
  std::optional<std::vector<tester::RuleFinding>> shown;
  for (tester::RuleFinding& f : *findings) {
    const std::string text = interp::write_schedule(f.schedule);
    if (std::string error; text != shown_for || !shown) {
      shown = findings_of(program, f.schedule, selection, &error);
      shown_for = text;
    }
    f.confirmed =
        shown && std::any_of(shown->begin(), shown->end(), [&](const auto& other) { return other.key == f.key; });
    report->unconfirmed += !f.confirmed;
  }
  std::erase_if(*findings, [](const tester::RuleFinding& f) { return !f.confirmed; });
}

}  // namespace

PlainResult run_with_rules(const tester::WorldFactory& factory, const tester::ExploreOptions& given,
                           const Selection& selection, const PlainRequest& request) {
  PlainResult result;
  tester::ExploreOptions options = given;
  options.limits.max_timeouts = result.max_timeouts = kManyTimeouts;
  size_t flushed[2] = {0, 0};
  for (;;) {
    const tester::WorldPointer world = factory(tester::run_options(options, result.observed), &result.error);
    if (!world) return result;
    WatchedRun run(*world, tester::runner_options(options, result.observed), selection);
    // What an earlier attempt has printed is not printed again.
    const auto flush = [&] {
      for (const int stream : {0, 1}) {
        const std::string& text = (stream == 0 ? world->out : world->err).text;
        if (text.size() > flushed[stream]) request.sink(stream + 1, std::string_view(text).substr(flushed[stream]));
        flushed[stream] = std::max(flushed[stream], text.size());
      }
    };
    WatchedRun::Limits limits;
    limits.max_steps = request.max_steps;
    limits.stop = request.stop;
    limits.after_operation = flush;
    std::string why;
    run.go_on(request.seed, limits, &why);
    if (run.timeline().runner().restart_needed()) {
      result.observed = run.timeline().runner().options().observed;
      continue;
    }
    flush();
    run.finish();
    result.report = run.report();
    result.report.cut_short = why;
    result.report.findings = run.take_findings();
    if (world->scalars.exiting) {
      result.exit_status = world->scalars.exit_code;
    } else if (run.stuck()) {
      result.exit_status = 1;
      result.stuck = tester::threads_text(
          tester::thread_reports(*world, [&](ThreadId t) { return run.timeline().held().held(t); }));
    } else if (world->thread(0).core.uncaught || (!why.empty() && !run.ended())) {
      result.exit_status = 1;
    }
    break;
  }
  confirm({factory, options, result.observed}, selection, &result.report);
  return result;
}

void KeptSchedules::add(u64 pass, const std::function<interp::Schedule()>& schedule) {
  if (pass != pass_) {
    pass_ = pass;
    seen_ = 0;
    kept_.clear();
    random_ = tester::Random(1, 0);
  }
  ++seen_;
  if (kept_.size() < most_) {
    kept_.push_back(schedule());
    return;
  }
  const u64 at = random_.below(seen_);
  if (at < most_) kept_[at] = schedule();
}

void KeptSchedules::add(interp::Schedule schedule) {
  ++seen_;
  kept_.push_back(std::move(schedule));
}

tester::RuleReport look_at(const Program& program, const KeptSchedules& schedules, const Selection& selection,
                           tester::TimeBox& time) {
  constexpr u64 kMostMore = 100'000;  // operations behind the end of a path that was cut
  tester::RuleReport report;
  report.schedules = schedules.seen();
  bool first = true;
  for (const interp::Schedule& schedule : schedules.all()) {
    if (!first && time.is_over()) break;
    std::string error, why;
    const tester::WorldPointer world = program.factory(tester::run_options(program.options, program.observed), &error);
    if (!world) break;
    WatchedRun run(*world, tester::runner_options(program.options, program.observed), selection);
    if (!run.follow(schedule, &error)) continue;
    WatchedRun::Limits limits;
    limits.max_operations = kMostMore;
    run.go_on(0, limits, &why);
    run.finish();
    tester::RuleReport more = run.report();
    ++report.runs;
    if (std::exchange(first, false)) {
      report.rules = std::move(more.rules);
      report.summary = std::move(more.summary);
    }
    for (tester::LockOrder& o : more.lock_order) {
      const auto known = std::find_if(report.lock_order.begin(), report.lock_order.end(),
                                      [&](const auto& k) { return k.held == o.held && k.acquired == o.acquired; });
      if (known == report.lock_order.end()) {
        report.lock_order.push_back(std::move(o));
        continue;
      }
      known->in_cycle |= o.in_cycle;
      for (auto& seen : o.seen)
        if (std::none_of(known->seen.begin(), known->seen.end(), [&](const auto& k) {
              return k.thread == seen.thread && k.held_at.line == seen.held_at.line &&
                     k.held_at.file == seen.held_at.file && k.acquired_at.line == seen.acquired_at.line &&
                     k.acquired_at.file == seen.acquired_at.file;
            }))
          known->seen.push_back(std::move(seen));
    }
    for (tester::RuleFinding& f : run.take_findings()) {
      const auto known =
          std::find_if(report.findings.begin(), report.findings.end(), [&](const auto& k) { return k.key == f.key; });
      if (known != report.findings.end()) ++known->count;
      else report.findings.push_back(std::move(f));
    }
    if (std::any_of(report.findings.begin(), report.findings.end(), [](const auto& f) { return f.stops; })) break;
  }
  confirm(program, selection, &report);
  return report;
}

}  // namespace heddle::rules
