#include "tester/partial_options.h"

#include <algorithm>
#include <cmath>

namespace heddle::tester {

const char* to_string(Strategy strategy) {
  switch (strategy) {
    case Strategy::Exhaustive: return "exhaustive";
    case Strategy::Random: return "random";
    case Strategy::Pct: return "pct";
    case Strategy::Pos: return "pos";
    case Strategy::Preemption: return "preemption";
  }
  return "?";
}

const std::vector<std::string>& strategy_names() {
  static const std::vector<std::string> names = {"exhaustive", "random", "pct", "pos", "preemption"};
  return names;
}

std::optional<Strategy> strategy_by_name(std::string_view name) {
  for (Strategy s : {Strategy::Exhaustive, Strategy::Random, Strategy::Pct, Strategy::Pos, Strategy::Preemption})
    if (name == to_string(s)) return s;
  return std::nullopt;
}

u32 depth_of(const PartialOptions& options) {
  if (options.depth != PartialOptions::kDefaultDepth) return options.depth;
  return options.strategy == Strategy::Preemption ? 2 : 3;
}

double Coverage::bound() const {
  if (threads == 0 || depth == 0) return 0;
  return 1 / (threads * std::pow(static_cast<double>(std::max<u64>(1, steps)), depth - 1));
}

}  // namespace heddle::tester
