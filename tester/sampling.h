// Runs of the program whose schedules are drawn at random (docs/exploration.md, "A part of the schedules"): from the
// root of the search to an end, and back to the root by a checkpoint. A strategy says who runs at each step
// (tester/sampling_strategy.h); other decisions, which waiter is notified for instance, are taken at random.
//
// Runs are cut off at a length that grows: when kCutRuns have been it is doubled. As long as none has come to an end
// the program may be endless, so that every second run is short, every fourth twice as long, and so on (M. Luby, A.
// Sinclair, D. Zuckerman, Optimal Speedup of Las Vegas Algorithms, 1993).
#pragma once

#include <unordered_set>

#include "tester/partial_search.h"
#include "tester/sampling_strategy.h"

namespace heddle::tester {

class Sampling final : public PartialSearch {
 public:
  // One of these strategies after the other has a run. `partial.runs`: of each.
  Sampling(vm::World& world, const ExploreOptions& options, const Limits& limits, const PartialOptions& partial,
           const std::vector<Strategy>& strategies, const RunnerOptions& runner_options, Suspects& suspects,
           ExploreResult* result);
  ~Sampling() override;

 private:
  class MethodWatch;
  struct Stream {  // of runs, by one strategy
    std::unique_ptr<SamplingStrategy> strategy;
    Coverage coverage;
    std::unordered_set<u64> states, end_states;
  };
  bool step() override;
  void describe(ExploreResult* result) const override;
  bool stand_at_root();
  bool has_failed() const;
  bool run_once(Stream& stream, Random& random);
  void count_state(Stream& stream);
  bool choose(SamplingStrategy& strategy, Random& random, ThreadId* chosen);
  u32 run_with_random_picks(Node& node, ThreadId t, const Block& next, Random& random);
  bool advance(u32 block, SamplingStrategy& strategy);
  bool spins(ThreadId t);
  void end_run(Stream& stream, bool cut);
  u32 limit_of_run() const;

  const PartialOptions partial_;
  std::vector<Stream> streams_;
  std::unique_ptr<MethodWatch> watch_;  // null: nobody asks for it
  u64 runs_ = 0;
  bool root_is_known_ = false;
  NextBlocks at_root_, next_;
  BlockArena::Position behind_root_;  // what is known of the root ends there
  u32 length_ = kFirstLength;         // limit of a run, if some have come to an end
  u32 limit_ = 0;                     // of this run
  u64 ended_ = 0, cut_ = 0;           // runs
  u64 cut_at_length_ = 0;
  // Of the current run:
  ThreadId last_ = vm::kNoThread;
  u64 alone_ = 0;  // blocks that it has run in a row while others could
  checkpoint::Digest kept_;
  std::vector<Pick> forced_;
  u64 attempts_before_ = 0;

  static constexpr u32 kFirstLength = 512;
  static constexpr u64 kCutRuns = 16;
  static constexpr size_t kMostStates = 1 << 22;  // are told apart, by each strategy
  static constexpr u64 kAhead = 4;                // next blocks that may be looked at for each one that is run
};

}  // namespace heddle::tester
