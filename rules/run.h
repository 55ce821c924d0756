// Runs of a program that rules look at: plain ones, schedules that are followed, and those of an exploration.
//
// Each run is looked at by itself, from its begin to its end, with rules that know nothing of other runs. So whatever a
// rule says is shown by one schedule. A lock order, say, that is inconsistent only because one run takes A before B and
// another one B before A is not blamed: no run does both, so no run can come to wait in that circle.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rules/observer.h"
#include "rules/registry.h"
#include "tester/confirmation.h"
#include "tester/path.h"
#include "tester/random.h"

namespace heddle::rules {

// A World with a timeline, watched by rules of its own.
class WatchedRun {
 public:
  WatchedRun(vm::World& world, const tester::RunnerOptions& runner, const Selection& selection);

  // Follows the schedule. False with *error: it does not fit.
  bool follow(const interp::Schedule& schedule, std::string* error);
  struct Limits {
    u64 max_steps = 0;                      // instructions, as --plain-max-steps counts them; 0: none
    u64 max_operations = ~0ull;             // from here on
    const volatile bool* stop = nullptr;    // null: nobody stops it
    std::function<void()> after_operation;  // may be null
  };
  // As a plain run goes: a thread goes on until it has to wait or its turn is over, who sleeps comes back when the time
  // has come; with a seed other than 0 threads and turns are drawn. Until the program ends, nobody can go on, a rule
  // stops it, or a limit comes; then *why has that limit.
  void go_on(u64 seed, const Limits& limits, std::string* why);
  void finish();

  Observer& observer() { return observer_; }
  tester::Timeline& timeline() { return timeline_; }
  bool ended() const;  // the program has
  bool stuck() const;  // nobody can go on
  // The run as it was up to that many steps of the path.
  interp::Schedule schedule(u64 steps = ~0ull) const;
  // Findings, each with the schedule that leads to it.
  std::vector<tester::RuleFinding> take_findings();
  tester::RuleReport report() const;  // without the findings

 private:
  tester::Refusal step(ThreadId t, const std::vector<tester::Pick>& picks);
  ThreadId choose(u64 seed, bool turn_over);

  vm::World& world_;
  Rules rules_;
  tester::Timeline timeline_;
  Observer observer_;
  std::vector<tester::PathStep> path_;
  ThreadId last_ = vm::kNoThread;
  bool yielded_ = false;  // it has
  tester::Random random_{0, 0};
};

// What is needed to make Worlds of the program and to follow schedules in them.
struct Program {
  const tester::WorldFactory& factory;
  const tester::ExploreOptions& options;
  tester::RunnerOptions::Observed observed;
};

// The findings that the schedule shows in a fresh World; with *report, the rest. nullopt with *error.
std::optional<std::vector<tester::RuleFinding>> findings_of(const Program& program, const interp::Schedule& schedule,
                                                            const Selection& selection, std::string* error);

// A plain run.
struct PlainResult {
  tester::RuleReport report;
  int exit_status = 0;                       // as of a plain run: of the program, 1 if main failed or nobody can go on
  std::string error;                         // the program could not be started
  std::string stuck;                         // nobody can go on: where the threads stand
  tester::RunnerOptions::Observed observed;  // for its schedules
  u32 max_timeouts = 0;                      // likewise
};
struct PlainRequest {
  u64 seed = 0;
  u64 max_steps = 0;
  const volatile bool* stop = nullptr;
  std::function<void(int stream, std::string_view bytes)> sink;  // of output
};
PlainResult run_with_rules(const tester::WorldFactory& factory, const tester::ExploreOptions& options,
                           const Selection& selection, const PlainRequest& request);

// Schedules of an exploration, as it comes to the ends of its paths; kept for rules to look at when it is over: all if
// there are not more than `most`, else as many, each with the same chance (Vitter 1985, algorithm R).
class KeptSchedules {
 public:
  explicit KeptSchedules(size_t most) : most_(most), random_(1, 0) {}
  // `schedule` is called if it is kept. `pass`: of the search; those of earlier ones are forgotten.
  void add(u64 pass, const std::function<interp::Schedule()>& schedule);
  // Of a finding: it is kept whatever there is, for it may show what the paths of the search do not come to.
  void add(interp::Schedule schedule);
  u64 seen() const { return seen_; }
  const std::vector<interp::Schedule>& all() const { return kept_; }

 private:
  size_t most_;
  u64 seen_ = 0, pass_ = 0;
  tester::Random random_;
  std::vector<interp::Schedule> kept_;
};
// Rules look at these. One that was cut, because its end had been met before, goes on to an end as a plain run does. At
// least one is looked at, however little time there is.
tester::RuleReport look_at(const Program& program, const KeptSchedules& schedules, const Selection& selection,
                           tester::TimeBox& time);

}  // namespace heddle::rules
