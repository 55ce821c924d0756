// The cause of a finding in words.
#pragma once

#include <string>

#include "tester/finding.h"

namespace heddle::tester {

std::string explain_deadlock(const Finding& finding, bool all_stuck, size_t cycle_length);
std::string explain_race(const Finding& finding);
std::string place_text(const Place& place);  // "Main.java:12 in Main.run"

}  // namespace heddle::tester
