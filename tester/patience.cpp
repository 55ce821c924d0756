#include "tester/patience.h"

#include "tester/finalization.h"
#include "tester/path.h"
#include "tester/timeline.h"

namespace heddle::tester {
namespace {

class Patience {
 public:
  Patience(vm::World& world, const RunnerOptions& runner, bool rounds, const std::function<bool()>& out_of_time)
      : world_(world), timeline_(world, runner, nullptr), rounds_(rounds) {
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
      std::vector<Pick> picks = forced_picks(step, done);
      const bool late = is_late(t, picks);
      if (late || waits_for_time(world_, t)) let_others_go(t);
      if (late && rounds_ && picks[0].value == 1 && !ended_) {
        if (!go_round(t)) return;
        picks[0].value = interp::choice_of_delay(interp::kLateNanos);
      }
      if (ended_ || !perform(t, picks)) return;
    }
  }

  bool is_late(ThreadId t, const std::vector<Pick>& picks) const {
    return picks.size() == 1 && picks[0].kind == interp::DecisionKind::Choose && picks[0].value != 0 &&
           interp::pending_operation(world_, t).kind == interp::StopKind::Clock;
  }

  // Reads the clock in time, and goes on until it is about to read it there again. False: it does not come there.
  bool go_round(ThreadId t) {
    constexpr u32 kMostOperations = 500;
    const u64 place = place_hash(world_, t);
    for (u32 i = 0; i < kMostOperations && !ended_; ++i) {
      if (!perform(t, {})) return false;
      if (place_hash(world_, t) == place && interp::pending_operation(world_, t).kind == interp::StopKind::Clock)
        return true;
    }
    return false;
  }

  // Each as far as he can go; who yields lets the next one go on.
  void let_others_go(ThreadId t) {
    constexpr u32 kMostOperations = 2'000;  // whoever polls does not come to an end
    ThreadId turn = 0;
    for (u32 i = 0; i < kMostOperations && !ended_; ++i) {
      const ThreadId u = next_other(t, turn);
      if (u == vm::kNoThread) return;
      turn = interp::pending_operation(world_, u).kind == interp::StopKind::Yield ? u + 1 : u;
      if (!perform(u, {})) return;
    }
  }

  ThreadId next_other(ThreadId t, ThreadId first) const {
    const ThreadId count = static_cast<ThreadId>(world_.threads.size());
    for (ThreadId i = 0; i < count; ++i)
      if (const ThreadId u = (first + i) % count; u != t && !waits_for_time(world_, u) && timeline_.can_go_on(u))
        return u;
    return vm::kNoThread;
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
  const bool rounds_;
  bool ended_ = false;
};

}  // namespace

interp::Schedule patient(vm::World& world, const interp::Schedule& schedule, const RunnerOptions& runner, bool rounds,
                         const std::function<bool()>& out_of_time) {
  interp::Schedule result = schedule;
  result.steps = to_schedule(world, Patience(world, runner, rounds, out_of_time).follow(schedule)).steps;
  return result;
}

}  // namespace heddle::tester
