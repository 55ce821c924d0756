// Who runs next in a sampled run, block by block. A strategy sees threads and which of their next blocks depend on each
// other, never the program; each run has random numbers of its own, so that a run depends on the seed and its number
// only (and on what PCT has learnt of the program from the runs before).
#pragma once

#include <functional>
#include <memory>
#include <unordered_set>
#include <vector>

#include "tester/partial_options.h"
#include "tester/random.h"
#include "tester/thread_set.h"

namespace heddle::tester {

class SamplingStrategy {
 public:
  virtual ~SamplingStrategy() = default;
  // It will have so many blocks at most.
  virtual void begin_run(u64 limit, Random& random) = 0;
  // One of those who can go on.
  virtual ThreadId next(const ThreadSet& able, Random& random) = 0;
  // t has run a block. What these threads would do next depends on it, or is not known any more; t is one of them.
  virtual void ran(ThreadId t, const ThreadSet& affected) = 0;
  // t goes round and round, in the same state, while others could run. Only an unfair strategy has to do something.
  virtual void spins(ThreadId) {}
  virtual bool is_fair() const { return true; }
  // The run is over, after so many blocks of so many threads.
  virtual void end_run(u64 /*steps*/, u32 /*threads*/) {}
  virtual void describe(Coverage*) const {}
  // Told once: a number for where a thread stands in its code.
  virtual void places(std::function<u64(ThreadId)>) {}
};

// Any thread, with equal chances.
class RandomWalk final : public SamplingStrategy {
 public:
  void begin_run(u64, Random&) override {}
  ThreadId next(const ThreadSet& able, Random& random) override;
  void ran(ThreadId, const ThreadSet&) override {}
};

// Probabilistic concurrency testing (S. Burckhardt, P. Kothari, M. Musuvathi, S. Nagarakatte, A Randomized Scheduler
// with Probabilistic Guarantees of Finding Bugs, ASPLOS 2010, section 2.6): threads have random priorities, the first
// of those who can go on runs, and at d - 1 steps, chosen at random from the k of a run, whoever has just run falls
// behind all others (each of these change points has its own priority, lower than any that threads begin with). A fault
// of depth d (d ordering constraints between steps are enough to bring it about) is found by a run of n threads with a
// probability of at least 1/(n k^(d-1)).
//
// Steps are blocks. n and k are the largest that any run has had, the first few runs without change points included. A
// thread that spins would starve those of lower priority: it falls behind them, as in section 4 there.
class Pct final : public SamplingStrategy {
 public:
  explicit Pct(u32 depth) : depth_(depth) {}
  void begin_run(u64 limit, Random& random) override;
  ThreadId next(const ThreadSet& able, Random& random) override;
  void ran(ThreadId t, const ThreadSet& affected) override;
  void spins(ThreadId t) override;
  bool is_fair() const override { return false; }
  void end_run(u64 steps, u32 threads) override;
  void describe(Coverage* coverage) const override;

 private:
  const u32 depth_;
  u32 threads_ = 0;     // n
  u64 most_steps_ = 0;  // k
  // Of this run:
  std::vector<u64> priorities_;  // by thread; 0: none yet; from kFirst on until it falls back
  std::vector<u64> changes_;     // steps behind which whoever has made them falls back
  u64 steps_ = 0, lowest_ = 0;   // of those who have spun
  static constexpr u64 kFallen = 1ull << 61, kFirst = 1ull << 62;
};

// Partial order sampling (X. Yuan, J. Yang, R. Gu, Partial Order Aware Concurrency Sampling, CAV 2018, section 3.2):
// what threads would do next has a random priority each, the highest of those that can be done is done, and what
// depends on it gets a new one. So each partial order of dependent steps has a good chance, however many independent
// ones there are.
class Pos final : public SamplingStrategy {
 public:
  void begin_run(u64, Random&) override { priorities_.clear(); }
  ThreadId next(const ThreadSet& able, Random& random) override;
  void ran(ThreadId t, const ThreadSet& affected) override;

 private:
  std::vector<u64> priorities_;  // by thread, of what it would do next; 0: none yet
};

// Threads keep pace: one of those who have made the fewest steps goes on, or of those who have made a few more, in some
// runs. In half of the runs the main thread goes first as long as it can, so that all that it starts begin together.
// For faults that show when many like threads do the same thing at the same time (each has taken its left fork; each
// has given back its permit, and nobody has looked yet), which independent choices bring about with a chance that falls
// exponentially with their number.
class Rounds final : public SamplingStrategy {
 public:
  void begin_run(u64, Random& random) override;
  ThreadId next(const ThreadSet& able, Random& random) override;
  void ran(ThreadId t, const ThreadSet&) override { ++steps_[t]; }
  void spins(ThreadId t) override;
  bool is_fair() const override { return false; }

 private:
  // Of this run:
  std::vector<u64> steps_;  // by thread
  u64 slack_ = 0;           // so many more than the fewest
  bool main_first_ = false;
  RandomWalk random_;
};

// Cooperari's history-dependent policy (M. Simoes, Cooperative Testing of Multithreaded Java Applications, 2014,
// section 4.3.3): a state is how many of the threads that can go on stand at each place; what is remembered over all
// runs are pairs of a state and a place. The first thread, in the order of their numbers, is run that stands at a place
// which has not been chosen in such a state; if there is none, any thread, with equal chances. Values do not count, and
// nobody goes back to what has been left open: so it enumerates nothing, and can miss what a random walk finds.
class History final : public SamplingStrategy {
 public:
  void places(std::function<u64(ThreadId)> place) override { place_ = std::move(place); }
  void begin_run(u64, Random&) override {}
  ThreadId next(const ThreadSet& able, Random& random) override;
  void ran(ThreadId, const ThreadSet&) override {}

 private:
  std::function<u64(ThreadId)> place_;
  std::unordered_set<u64> chosen_;  // hashes of pairs
  std::vector<u64> standing_;
  RandomWalk random_;
};

std::unique_ptr<SamplingStrategy> make_strategy(const PartialOptions& options);

}  // namespace heddle::tester
