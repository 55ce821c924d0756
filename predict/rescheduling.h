// Runs the program as a predicted schedule says (Sorrentino, Farzan, Madhusudan, Penelope, FSE 2010, phase III). All
// predicted schedules of a program run in one World, which goes back to what two of them have in common.
//
// The program may not follow: then a thread cannot go on, or does something else than in the observed run. The former
// is repaired, if others can bring it on within a few steps; in the latter case the schedule goes on as far as it can.
#pragma once

#include "predict/synthesis.h"
#include "tester/raw_findings.h"

namespace heddle::predict {

enum class Fate : u8 {
  Failed,      // a thread has died of an exception, an assertion has failed, threads wait for ever, or an output was
               // not expected
  Passed,      // the threads have been there, and the program has ended well
  Infeasible,  // they cannot be brought there
  Unfinished,  // they have been there, and then the program went on and on
  Observed,    // not run: the observed run has shown it, and did not fail
};
const char* to_string(Fate fate);  // "failed"

struct Rescheduled {
  Fate fate = Fate::Infeasible;
  bool repaired = false;
  bool confirmed = false;                  // of races and deadlocks: threads have stood there, or do
  std::optional<tester::RawFinding> race;  // confirmed: a finding, apart from its numbers
  std::vector<tester::PathStep> path;
  std::string output;  // if the program has ended
};

class Rescheduler {
 public:
  // `world` has just been started, as the observed run's had been; `expected`: outputs; empty: everything is.
  Rescheduler(vm::World& world, const tester::RunnerOptions& runner, const ObservedRun& run,
              std::set<std::string> expected);

  // `steps`: synthesise() of the point. `out_of_time` is asked now and then; once it says true the result says nothing.
  Rescheduled perform(const CutPoint& point, const std::vector<u32>& steps, const std::function<bool()>& out_of_time);

  // The observed run itself once more, and on to the end of the program.
  Rescheduled perform_observed(const std::function<bool()>& out_of_time);

  u64 steps_taken() const { return steps_taken_; }

 private:
  void go_back_to(const std::vector<u32>& steps);
  void back_to(size_t position);
  bool lead(const std::vector<u32>& steps, Rescheduled* result);
  bool step(ThreadId t, const Step* as);
  bool help(ThreadId t, const CutPoint& point);
  bool violate(const CutPoint& point, Rescheduled* result);
  bool stand_before(const CutPoint& point) const;
  tester::RawFinding race_at(const CutPoint& point) const;
  void run_to_the_end(ThreadId preferred, u32 until, Rescheduled* result);
  bool is_stuck() const;

  vm::World& world_;
  const ObservedRun& run_;
  const std::set<std::string> expected_;
  checkpoint::Checkpoints checkpoints_;
  tester::Timeline timeline_;
  std::function<bool()> out_of_time_;
  const CutPoint* point_ = nullptr;
  u64 steps_taken_ = 0;
  // Of the schedule that is being performed, parallel to the timeline's positions:
  std::vector<tester::PathStep> path_;
  std::vector<u32> planned_;  // the observed step that it was; kOther: none
  static constexpr u32 kOther = ~0u;
  std::vector<u32> taken_;  // steps of each thread
  bool departed_ = false;   // a thread has done something else than in the observed run
  bool fault_ = false;
};

}  // namespace heddle::predict
