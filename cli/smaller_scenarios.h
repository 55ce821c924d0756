// Makes the scenarios that have failed smaller (heddle.Linearizable).
#pragma once

#include <vector>

#include "cli/test_run.h"

namespace heddle::cli {

// Of each scenario that has failed a call is left out, and another one, as long as what remains fails likewise. So each
// of `tests` that is such a scenario becomes the smallest one that was found, with its outcome; the others stay as they
// are.
void shrink_scenarios(const TestRunOptions& options, std::vector<TestOutcome>* tests);

}  // namespace heddle::cli
