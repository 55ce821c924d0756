// What strategies have come to with the same budget, as text, JSON and a page.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "vm/base/types.h"

namespace heddle::cli {

struct StrategyOutcome {
  std::string strategy;              // "pos"; "systematic": all of the default exploration
  std::string verdict;               // "failed", "passed", "nothing found", "internal error"
  std::optional<std::string> found;  // the first finding, in a line
  u64 first = 0;                     // the number of the run, or of the path, that showed it; 0: nothing was found
  u64 runs = 0;                      // or paths, of all
  u64 blocks = 0;                    // that were executed
  double seconds = 0;                // with the replays of what was found
};

struct Comparison {
  std::string program;
  double seconds = 0;  // the budget of each
  u64 runs = 0, seed = 0;
  std::vector<StrategyOutcome> outcomes;
};

std::string comparison_text(const Comparison& comparison);
nlohmann::ordered_json comparison_json(const Comparison& comparison);
// One page without anything from outside; a bar for each strategy, the longer the later it found something.
std::string comparison_html(const Comparison& comparison);

}  // namespace heddle::cli
