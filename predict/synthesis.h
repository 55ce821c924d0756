// Schedules that lead an observed run's threads to a cut point (Sorrentino, Farzan, Madhusudan, Penelope, FSE 2010,
// section 4.2).
#pragma once

#include "predict/cut_points.h"

namespace heddle::predict {

// The steps of the run to be taken, in this order: indices into ObservedRun::steps.
//
// Of atomicity: all that the run did up to the last point at which the one thread (the one whose such point comes
// first) holds nothing, as far as the others hold nothing either, in the run's order; then the other thread alone up to
// its last such point; then both, so that what one acquires and releases comes before the other acquires it for good.
// Where the paper goes on without them, the steps that a start, join, notify or unpark waits for are put in.
// Of races and deadlocks: the sync-preserving closure, in the run's order.
std::vector<u32> synthesise(const ObservedRun& run, const CutPoint& point);

}  // namespace heddle::predict
