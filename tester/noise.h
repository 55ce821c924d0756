// ConTest's noise (O. Edelstein, E. Farchi, Y. Nir, G. Ratsaby, S. Ur, Multithreaded Java program test generation, IBM
// Systems Journal 41(1), 2002, "The seeding technique"): the program runs as on one processor with a scheduler of time
// slices, and at its concurrent events a sleep(), a yield() or a change of priority is put in, with some probability.
//
// The processor: threads that can go on stand in a queue, new ones at its end; the first of those with the highest
// priority runs until it waits, or its time slice is over. Time is counted in operations, and threads are switched in
// front of these only: elsewhere nobody could notice (docs/exploration.md). A slice is kSlice of them, far more than a
// thread of a small test has. A sleep lasts up to kLongestSleep; when all sleep the first one wakes up.
//
// Directed by coverage (the paper, "Using coverage to improve the seeding technique"): in the model of methods noise
// where the thread is in a method that has never been interrupted, and nowhere else; in the model of pairs with a
// higher probability where a switch covers a new pair, or leads to a method with pairs that are not covered. When
// nothing is left to be covered, at random.
#pragma once

#include <vector>

#include "tester/interleaving_coverage.h"
#include "tester/sampling_strategy.h"

namespace heddle::tester {

class Noise final : public SamplingStrategy {
 public:
  explicit Noise(const NoiseOptions& options) : options_(options) {}
  void begin_run(u64 limit, Random& random) override;
  ThreadId next(const ThreadSet& able, Random& random) override;
  void ran(ThreadId t, const ThreadSet& affected) override;
  void spins(ThreadId t) override;
  bool is_fair() const override { return false; }
  void describe(Coverage* coverage) const override { coverage->noise = options_; }

  static constexpr u32 kSlice = 1'000, kLongestSleep = 32;  // operations
  static constexpr u32 kLeastPriority = 1, kPriority = 5, kMostPriority = 10;

 private:
  bool makes_noise(const ThreadSet& able, Random& random) const;
  void make_noise(Random& random);
  void to_the_end(ThreadId t);

  const NoiseOptions options_;
  // Of this run:
  std::vector<ThreadId> queue_;  // all that have been seen; the one that runs may stand anywhere
  struct State {
    bool known = false;
    u64 wakes = 0;  // time
    u32 priority = kPriority;
  };
  std::vector<State> states_;  // by thread
  ThreadId running_ = 0;
  u64 time_ = 0, slice_ends_ = 0;
  bool at_event_ = false;  // the running thread has just performed an operation
};

}  // namespace heddle::tester
