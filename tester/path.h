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
};

// The schedule of a path. Consecutive steps of one thread become one step, in which the decisions are numbered anew.
interp::Schedule to_schedule(const vm::World& world, const std::vector<PathStep>& steps);

}  // namespace heddle::tester
