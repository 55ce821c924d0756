// The path of the search as plain data: which thread ran how far, with which decisions; turned into a
// Schedule when a finding must be shown.
#pragma once

#include <string>
#include <vector>

#include "interp/schedule.h"
#include "tester/block.h"

namespace heddle::tester {

struct PathStep {
  ThreadId thread = 0;
  u32 operations = 0;
  std::vector<Pick> picks;
  // Of a whole block that has committed nothing: where its thread stands behind it. The plain accesses behind its last
  // operation belong to the step up to there. Otherwise it is none, and none do.
  RunPosition end_position = {};
};

// What the operation `at` of the step is told: BlockRunner::run's `forced`. (A timeout is what a waiting thread's next
// operation is, and goes without saying.)
std::vector<Pick> forced_picks(const interp::ScheduleStep& step, u64 at);

// The block, or its first `operations`.
PathStep step_until(const BlockArena& arena, const Block& block, u32 operations);
PathStep step_of(const BlockArena& arena, const Block& block);

// The schedule of a path. Consecutive steps of one thread become one step, in which the decisions are numbered anew.
interp::Schedule to_schedule(const vm::World& world, const std::vector<PathStep>& steps);

}  // namespace heddle::tester
