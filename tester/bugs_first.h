// An exhaustive search that will not finish soon comes late, or never, to a fault that needs one preemption near the
// program's begin, for it goes depth first. So it shares its time with searches of a part of the schedules
// (docs/exploration.md, "When it will not finish"): behind kFirst blocks, and again and again while it grows by a
// quarter, it is interrupted for preemption bounding, whose bound grows, and for runs sampled by POS and PCT in turn.
// All is measured in blocks, so that it is the same every time (Search::interrupt_at says what counts as some); the
// others get a kShare-th of what the exhaustive search has had, so that a program that can be exhausted loses little.
#pragma once

#include <functional>
#include <memory>

#include "tester/explorer.h"
#include "tester/partial_search.h"

namespace heddle::tester {

class BugsFirst {
 public:
  // Each has a World, suspects and observed facts of its own. `options` and `factory` outlive it.
  BugsFirst(const WorldFactory& factory, const ExploreOptions& options, const RunnerOptions::Observed& observed);
  ~BugsFirst();

  // What has been found, and with which facts known: called at the end of an interruption.
  using Handler = std::function<void(const RunnerOptions::Observed&, const RawFinding&)>;
  // The exhaustive search has run so many blocks in this pass. Perhaps interrupts it, until about `seconds_left` are
  // over (0: no limit); says at how many blocks it wants to be asked again.
  u64 interrupt(u64 blocks, double seconds_left, const Handler& handler);
  // The next pass of the exhaustive search begins.
  void begin_pass() { blocks_before_ += std::exchange(blocks_of_pass_, 0); }

  std::vector<Coverage> coverage() const;
  u64 blocks_run() const;

  static constexpr u64 kFirst = 50'000, kShare = 10;

 private:
  class Part;
  const u64 first_;
  u64 blocks_before_ = 0, blocks_of_pass_ = 0;
  std::vector<std::unique_ptr<Part>> parts_;
};

}  // namespace heddle::tester
