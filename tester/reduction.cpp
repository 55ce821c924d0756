#include "tester/reduction.h"

#include "tester/sleep_sets.h"

namespace heddle::tester {

ThreadId Reduction::next(const Node& node) const {
  const ThreadSet quick = node.enabled - node.postponed;
  const ThreadSet& next = quick.empty() ? node.enabled : quick;
  const ThreadId first = preferred(node);
  const ThreadId usual = first != vm::kNoThread && next.contains(first) ? first : last_or_lowest(node, next);
  if (worker_ == 0 || usual >= together_.size()) return usual;
  ThreadSet choice = next & together_[usual];
  choice.insert(usual);
  // The same one whenever this worker comes to this state, and chance otherwise.
  u64 hash = (node.digest.low ^ worker_) * 0x9e3779b97f4a7c15ull;
  hash = (hash ^ hash >> 29) * 0xbf58476d1ce4e5b9ull;
  u64 skip = (hash >> 32) % choice.size();
  ThreadId chosen = usual;
  choice.for_each([&](ThreadId t) {
    if (skip-- == 0) chosen = t;
  });
  return chosen;
}

void Reduction::depend(ThreadId t, const ThreadSet& others) {
  if (t >= together_.size()) together_.resize(t + 1);
  if ((others - together_[t]).empty()) return;
  together_[t] = together_[t] | others;
  others.for_each([&](ThreadId u) {
    if (u >= together_.size()) together_.resize(u + 1);
    together_[u].insert(t);
  });
}

std::unique_ptr<Reduction> make_reduction(const ModeOptions& mode, const BlockArena& arena, SearchPath& path) {
  if (mode.delaying == Delaying::None) return std::make_unique<NoReduction>(mode, arena, path);
  return std::make_unique<SleepSets>(mode, arena, path);
}

}  // namespace heddle::tester
