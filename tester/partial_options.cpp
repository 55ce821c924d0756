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
    case Strategy::Rounds: return "rounds";
    case Strategy::History: return "history";
    case Strategy::Predict: return "predict";
    case Strategy::Noise: return "noise";
  }
  return "?";
}

const char* to_string(NoiseOptions::Kind kind) {
  switch (kind) {
    case NoiseOptions::Kind::Sleep: return "sleep";
    case NoiseOptions::Kind::Yield: return "yield";
    case NoiseOptions::Kind::Priority: return "priority";
    case NoiseOptions::Kind::Mixed: return "mixed";
    case NoiseOptions::Kind::None: return "none";
  }
  return "?";
}

const char* to_string(NoiseOptions::Directed directed) {
  switch (directed) {
    case NoiseOptions::Directed::No: return "random";
    case NoiseOptions::Directed::Methods: return "methods";
    case NoiseOptions::Directed::Pairs: return "pairs";
  }
  return "?";
}

const std::vector<std::string>& strategy_names() {
  static const std::vector<std::string> names = {"exhaustive", "random",  "pct",     "pos",  "preemption",
                                                 "rounds",     "history", "predict", "noise"};
  return names;
}

std::optional<Strategy> strategy_by_name(std::string_view name) {
  for (u8 i = 0; i <= static_cast<u8>(Strategy::Noise); ++i)
    if (name == to_string(static_cast<Strategy>(i))) return static_cast<Strategy>(i);
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
