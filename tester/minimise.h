// Makes the schedule of a finding short: fewest outlasted sleeps first, then fewest preemptions, then
// fewest switches, then fewest operations. Every candidate is replayed and must show the same finding, so the result is
// as sound as the original. A local search (dropping, moving and shortening segments): it can miss a better schedule
// that differs in several places at once.
#pragma once

#include <functional>

#include "tester/replay.h"

namespace heddle::tester {

struct MinimiseResult {
  interp::Schedule schedule;
  ReplayResult replayed;  // of that schedule
  u32 replays = 0;
};

// `run` replays a candidate from the start; `shows` tells if the finding is there. Replays of long computations are
// fewer than max_replays; once `enough` says so there are no more. `patient` makes of a schedule in which somebody is
// slow one that may do without (tester/patience.h); null: that is not tried.
MinimiseResult minimise(const interp::Schedule& schedule,
                        const std::function<ReplayResult(const interp::Schedule&)>& run,
                        const std::function<bool(const ReplayResult&)>& shows, u32 max_replays = 400,
                        const std::function<bool()>& enough = nullptr,
                        const std::function<interp::Schedule(const interp::Schedule&, bool rounds)>& patient = nullptr);

}  // namespace heddle::tester
