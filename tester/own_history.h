// What a test of a linearizable class does besides what it tests: heddle.Scenario records each call, and in the end
// heddle.History looks for a sequence of the calls that has the same results (docs/linearizability.md). Of no interest
// to who reads a schedule.
#pragma once

#include "interp/operation.h"

namespace heddle::tester {

// Does that thread look for a sequence now, so that what it runs is the specification?
bool checks_history(const vm::World& world, vm::ThreadId t);
// Does it stand before the boundary of a recorded call, or where it waits for the calls' ends?
bool records_call(const vm::World& world, vm::ThreadId t, interp::StopKind kind);

// Is that monitor, which it holds, the boundary of a recorded call that it is in?
bool is_call_boundary(const vm::World& world, vm::ThreadId t, vm::Ref monitor);

}  // namespace heddle::tester
