// The same schedule with everybody patient: whoever's time is up (of a sleep, a wait or a park) goes on only when no
// other thread can, as on a machine on which computing takes no time. A finding that this schedule shows, too, does not
// come of a slow thread (tester/sleep_order.h): a latch that nobody counts down, and not one that somebody would have.
#pragma once

#include <functional>

#include "tester/block_runner.h"

namespace heddle::tester {

// `world` stands at the beginning of the schedule, and is left anywhere. In front of each operation of a thread that
// waits for its time the others are run as far as they can go (at most 2,000 operations); then the schedule goes on as
// far as it can be followed: what somebody has done already, or cannot do any more, is left out. So it is a candidate
// only, which a replay has to judge. `out_of_time` is asked now and then in long computations, which end there.
//
// With `rounds` a reading of the clock that is late comes a round of its loop later, where it is in one: nobody is slow
// who looks again and again for what never comes, and finds after an hour that it is late.
interp::Schedule patient(vm::World& world, const interp::Schedule& schedule, const RunnerOptions& runner, bool rounds,
                         const std::function<bool()>& out_of_time);

}  // namespace heddle::tester
