// The scenarios of a class that is @heddle.Linearizable: a few calls for each of a few threads. Of each the class that
// runs it, which extends heddle.Scenario: that records what the calls do, and checks whether a sequence explains it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "junit/tests.h"

namespace heddle::junit {

bool is_linearizable(const ClassImage& c);
// A method of the class itself is an @heddle.Operation.
bool has_operations(const ClassImage& c);

struct Scenarios {
  struct One {
    std::string name;     // "17", or "17-2-3": without its second and third call
    std::string display;  // "add(1), size() | poll()": the threads' calls; "main: add(1) before; ..." if main has some
    std::string driver;   // source text of a class named kDriver
    std::vector<std::string> smaller;  // names: with one call less each
  };
  std::vector<One> all;  // small ones first
  // As those of a Test: of the first operation, or of that with which something is wrong.
  u32 line = 0, column = 0;
  std::string method;
  std::string problem;  // why there are none: what is wrong with the class; "": nothing
};
// Threads have 1 call in the first ones and up to as many as the class says in the last ones. Where there are more than
// have their place, they are drawn, by the class's seed: the same on every machine. `wanted`: the name of one that is
// not among them, for it has calls less ("17-2"): it comes last. (If there is none it is left out.)
Scenarios scenarios_of(const ClassImage& c, const FindClass& find, std::string_view wanted);

}  // namespace heddle::junit
