// The cause of a finding, and the names of places. Works on the finding alone: what the replay has collected. The
// sentences are those of words.h.
#pragma once

#include <string>
#include <vector>

#include "tester/finding.h"

namespace heddle::tester {

// Sets deadlock_kind and message. `cycle_length`: threads in the cycle of wants, 0 if there is none.
void explain_deadlock(Finding* finding, size_t cycle_length);
// The message of a thread that spins, a livelock, or workers that wait for work that nobody will give them.
std::string explain_never_terminates(const Finding& finding);
// Those of a finding that something never terminates who run, in the code of the program, and go round in circles.
// (Somebody else may stand in front of an operation that he could do, and be stuck behind it.)
std::vector<const ThreadReport*> who_goes_round(const Finding& finding);

std::string place_text(const Place& place);   // "Main.java:12"
std::string method_text(const Place& place);  // "Main.run", "a lambda in Main.run"
std::string readable_name(std::string name);  // "Main$Log.lines" as in the source: "Main.Log.lines"
// The innermost place in the user's code; null if there is none.
const Place* first_user_place(const std::vector<Place>& stack);
// "a, b and c"
std::string listed(const std::vector<std::string>& items);
// "a, b, c"
std::string joined(const std::vector<std::string>& items, const char* separator = ", ");

}  // namespace heddle::tester
