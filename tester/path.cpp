#include "tester/path.h"

namespace heddle::tester {

std::vector<Pick> forced_picks(const interp::ScheduleStep& step, u64 at) {
  std::vector<Pick> picks;
  for (const interp::DecisionAt& p : step.picks)
    if (p.at == at && p.decision.kind != interp::DecisionKind::Timeout)
      picks.push_back({0, p.decision.kind, p.decision.number, ~0u});
  return picks;
}

PathStep step_until(const BlockArena& arena, const Block& block, u32 operations) {
  PathStep step{block.thread, operations, {}};
  for (const Pick& p : arena.picks_of(block))
    if (p.at < operations) step.picks.push_back(p);
  return step;
}

PathStep step_of(const BlockArena& arena, const Block& block) {
  PathStep step = step_until(arena, block, block.visible_operations);
  step.end_position = block.end_position;
  return step;
}

interp::Schedule to_schedule(const vm::World& world, const std::vector<PathStep>& steps) {
  interp::Schedule schedule;
  ThreadId last = vm::kNoThread;
  for (const PathStep& step : steps) {
    // A step in which a thread only runs to its first operation shows nothing, except at the end of the path, where a
    // race may lie in that code.
    if (step.operations == 0 && &step != &steps.back()) continue;
    if (step.thread != last) {
      interp::ScheduleStep s;
      s.thread = interp::thread_path(world, step.thread);
      s.count = 0;
      schedule.steps.push_back(std::move(s));
      last = step.thread;
    }
    interp::ScheduleStep& s = schedule.steps.back();
    for (const Pick& p : step.picks)
      if (p.at < step.operations)
        s.picks.push_back({s.count + p.at, {p.kind, p.kind == interp::DecisionKind::Timeout ? 0 : p.value}});
    s.count += step.operations;
  }
  return schedule;
}

}  // namespace heddle::tester
