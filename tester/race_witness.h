// The schedule that shows a race: both threads stand before their access.
#pragma once

#include <optional>

#include "tester/block_runner.h"
#include "tester/path.h"
#include "tester/search.h"

namespace heddle::tester {

// Turns the path of a data race (RawFinding::path, which ends with the two threads' operations before their accesses)
// into a schedule of a World in which each access of the raced field, or of elements of that type of array, is an
// operation: only there can a schedule say that a thread stands before one. `world` has just been started with
// that promoted; it is left where the race is. `promoted_before`: so it was in the search.
// Nothing if the path cannot be followed so: possible only behind another race.
std::optional<interp::Schedule> race_witness(vm::World& world, const RunnerOptions& runner, const RawFinding& race,
                                             bool promoted_before);

}  // namespace heddle::tester
