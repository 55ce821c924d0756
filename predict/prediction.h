// vm predict: one run is observed, the schedules that it lets expect to fail are run (Sorrentino, Farzan, Madhusudan,
// Penelope, FSE 2010; docs/seeds/penelope.md). Only what fails when it is run is a finding: nothing is blamed that does
// not happen. What it can miss: whatever the observed run has not executed, violations in which more than one variable
// or more than two threads take part, and schedules that the program does not follow.
#pragma once

#include <memory>

#include "tester/own_search.h"

namespace heddle::predict {

// Of ExploreOptions::partial: `runs` schedules at most; with a seed other than 0 the observed run is a random one.
std::unique_ptr<tester::OwnSearch> make_prediction();

}  // namespace heddle::predict
