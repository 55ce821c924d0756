#include "tester/patience.h"

#include "tester/finalization.h"
#include "tester/path.h"
#include "tester/timeline.h"

namespace heddle::tester {
namespace {

class Patience {
 public:
  Patience(vm::World& world, const RunnerOptions& runner, const std::function<bool()>& out_of_time)
      : world_(world), timeline_(world, runner, nullptr) {
    timeline_.runner().out_of_time(out_of_time);
  }

  std::vector<PathStep> follow(const interp::Schedule& schedule) {
    for (const interp::ScheduleStep& step : schedule.steps) {
      if (ended_) break;
      follow(step);
      queue_dead_finalizable(world_);  // as in a replay
    }
    return std::move(steps_);
  }

 private:
  void follow(const interp::ScheduleStep& step) {
    const ThreadId t = interp::find_thread(world_, step.thread);
    if (t == vm::kNoThread || world_.thread(t).core.state == vm::ThreadState::Unborn) return;
    for (u64 done = 0; done < step.count && !ended_; ++done) {
      if (waits_for_time(world_, t)) let_others_go();
      if (ended_ || !perform(t, forced_picks(step, done))) return;
    }
  }

  void let_others_go() {
    constexpr u32 kMostOperations = 2'000;  // whoever polls does not come to an end
    for (u32 i = 0; i < kMostOperations && !ended_; ++i) {
      const ThreadId u = timeline_.next();
      if (u == vm::kNoThread || waits_for_time(world_, u) || !perform(u, {})) return;
    }
  }

  bool perform(ThreadId t, const std::vector<Pick>& picks) {
    if (!timeline_.can_go_on(t)) return false;
    Moment moment;
    if (timeline_.forward(t, picks, nullptr, &moment) != Refusal::None) return false;
    PathStep step{t, 1, moment.picks};
    for (Pick& p : step.picks) p.at = 0;
    steps_.push_back(std::move(step));
    ended_ = moment.ended;
    return true;
  }

  vm::World& world_;
  Timeline timeline_;
  std::vector<PathStep> steps_;
  bool ended_ = false;
};

}  // namespace

interp::Schedule patient(vm::World& world, const interp::Schedule& schedule, const RunnerOptions& runner,
                         const std::function<bool()>& out_of_time) {
  interp::Schedule result = schedule;
  result.steps = to_schedule(world, Patience(world, runner, out_of_time).follow(schedule)).steps;
  return result;
}

}  // namespace heddle::tester
