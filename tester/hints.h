// What a teacher would say about a finding: common mistakes, recognised from the schedule and the accesses.
// A hint is said only if its pattern is there; none of them is needed for the finding to be true.
#pragma once

#include <string>
#include <vector>

#include "tester/finding.h"

namespace heddle::tester {

std::vector<std::string> hints_for(const Finding& finding);

}  // namespace heddle::tester
