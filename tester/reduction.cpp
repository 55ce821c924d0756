#include "tester/reduction.h"

#include "tester/sleep_sets.h"

namespace heddle::tester {

ThreadId Reduction::next(const Node& node) const {
  const ThreadSet quick = node.enabled - node.postponed;
  const ThreadSet& next = quick.empty() ? node.enabled : quick;
  return next.contains(node.current) ? node.current : next.lowest();
}

std::unique_ptr<Reduction> make_reduction(const ModeOptions& mode, const BlockArena& arena, SearchPath& path) {
  if (mode.delaying == Delaying::None) return std::make_unique<NoReduction>(mode, arena, path);
  return std::make_unique<SleepSets>(mode, arena, path);
}

}  // namespace heddle::tester
