// What a debugger session may ask about the ways that lead on from some point of a run. The answers come from
// explorations, which the session knows nothing about.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "interp/schedule.h"
#include "tester/finding.h"
#include "tester/path.h"

namespace heddle::repl {

// What an exploration from some point on has found.
struct Exploration {
  std::string error;                       // it could not be done
  std::string text;                        // the result, for people
  std::vector<interp::ScheduleStep> way;   // what was asked for, from that point on
  bool found = false;                      // `way` is one (it may have no steps: the program ends here)
  bool certain = true;                     // if nothing was found: there is none; all ways have been tried
  std::optional<tester::Finding> finding;  // the failure that `way` leads to
};

// `path` is the way that was walked up to that point; `seconds`: the most that an answer may take.
class Questions {
 public:
  virtual ~Questions() = default;
  // Everything that can happen behind that point; the way is one to the first failure.
  virtual Exploration explore(const std::vector<tester::PathStep>& path, double seconds) const = 0;
  // A way to a failure with the fewest preemptions, and among those of one search with the fewest operations.
  virtual Exploration shortest_failure(const std::vector<tester::PathStep>& path, double seconds) const = 0;
  // A way to an end of the program without a failed assertion, an uncaught exception, a deadlock or an endless loop,
  // with the fewest preemptions. (Data races do not count: they are accesses that nothing orders, in whatever order
  // they come.)
  virtual Exploration passing_way(const std::vector<tester::PathStep>& path, double seconds) const = 0;
  // The outputs that are possible, as text.
  virtual Exploration outcomes(const std::vector<tester::PathStep>& path, double seconds) const = 0;
  // What the session's schedule shows; nothing if it has none, or shows no failure.
  virtual std::optional<tester::Finding> finding() const = 0;
};

}  // namespace heddle::repl
