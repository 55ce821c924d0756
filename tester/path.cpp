#include "tester/path.h"

namespace heddle::tester {
namespace {
const char* kind_name(PickKind kind) {
  switch (kind) {
    case PickKind::Notify: return "notify";
    case PickKind::Choose: return "choose";
    case PickKind::Timeout: return "timeout";
  }
  return "?";
}
}  // namespace

PathStep step_until(const BlockArena& arena, const Block& block, u32 operations) {
  PathStep step{block.thread, operations, {}};
  for (const Pick& p : arena.picks_of(block))
    if (p.at < operations) step.picks.push_back(p);
  return step;
}

interp::Schedule to_schedule(const vm::World& world, const std::vector<PathStep>& steps) {
  interp::Schedule schedule;
  ThreadId last = vm::kNoThread;
  for (const PathStep& step : steps) {
    // A thread that only runs to its first operation is worth a step at the end (a race may lie there).
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
        s.picks.push_back(
            {s.count + p.at, kind_name(p.kind), p.kind == PickKind::Timeout ? "" : std::to_string(p.value)});
    s.count += step.operations;
  }
  return schedule;
}

}  // namespace heddle::tester
