// The schedule that shows a race: both threads stand before their access.
#pragma once

#include <optional>
#include <vector>

#include "checkpoint/checkpoint.h"
#include "tester/block_runner.h"
#include "tester/path.h"
#include "tester/raw_findings.h"

namespace heddle::tester {

// The access of one variable before which a thread stands, where that is an operation: a promoted one, one in plain
// mode, or a volatile or atomic one (`atomic`), which races with those two kinds only. Nothing if the thread stands
// before something else.
struct StandingAccess {
  interp::Access access;
  bool atomic = false;
  u32 width = 1;  // so many variables from access.offset on
};
std::optional<StandingAccess> standing_access(const vm::World& world, ThreadId t);
// All of them, where the thread may stand before one that accesses much at once: a native method, or the reading or
// writing of a file, is performed, and undone.
std::vector<StandingAccess> standing_accesses(vm::World& world, checkpoint::Checkpoints& checkpoints, ThreadId t);
// Do two threads that stand before these race (tester/races.h)?
inline bool is_race(const StandingAccess& a, const StandingAccess& b) {
  return a.access.object == b.access.object && a.access.offset < b.access.offset + b.width &&
         b.access.offset < a.access.offset + a.width && (a.access.write || b.access.write) && !(a.atomic && b.atomic);
}

// Turns the path of a data race (RawFinding::path, which ends with the two threads' operations before their accesses)
// into a schedule of a World in which each access of the raced field, or of elements of that type of array, is an
// operation: only there can a schedule say that a thread stands before one. `world` has just been started with
// that promoted; it is left where the race is. `promoted_before`: so it was in the search.
// Nothing if the path cannot be followed so: possible only behind another race.
std::optional<interp::Schedule> race_witness(vm::World& world, checkpoint::Checkpoints& checkpoints,
                                             const RunnerOptions& runner, const RawFinding& race, bool promoted_before);

}  // namespace heddle::tester
