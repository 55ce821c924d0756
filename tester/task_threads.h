// A pool of threads runs its tasks in some of the orders in which threads of their own might run them: only so many at
// once, and in the order of a queue. So if nothing can go wrong with a thread for each task, nothing can in the pool;
// and of such threads, which meet nowhere but where the tasks do, far fewer orders have to be tried. While the
// exhaustive search goes on that is tried now and then, with a World of its own, for a share of the blocks that the
// search has had. It says that nothing goes wrong, or nothing: what goes wrong there may be impossible in the pool
// (docs/algorithms.md, "A thread for each task").
#pragma once

#include <algorithm>

#include "tester/explorer.h"

namespace heddle::tester {

class TaskThreads {
 public:
  // `factory` outlives it.
  TaskThreads(const WorldFactory& factory, const ExploreOptions& options);
  // Can it be of use to a search with these options, which asks for no more than whether something can go wrong?
  static bool may_help(const ExploreOptions& options);

  // The exhaustive search has run so many blocks. Searches, for at most `seconds_left` (0: no limit). True: nothing can
  // go wrong.
  bool prove(u64 blocks, double seconds_left);
  // The same, but there is nothing that it could help with, as things are.
  void put_off(u64 blocks) { put_off_until_ = blocks + blocks / 4; }
  // That one starts again, and counts from 0.
  void begin_pass() { put_off_until_ = 0; }
  // At how many blocks it wants to be asked next.
  u64 next_to_try() const { return std::max(next_, put_off_until_); }
  // With true: the search that has shown it, and the accesses that it has seen.
  ExploreResult& proof() { return proof_; }
  Suspects& suspects() { return suspects_; }

  // Blocks of the exhaustive search in front of the first try, and how many times as many in front of the next one; a
  // kShare-th of them is what a try may take.
  static constexpr u64 kFirst = 20'000, kMoreBlocks = 4, kShare = 10;

 private:
  bool search(u64 work, double seconds);

  const WorldFactory& factory_;
  ExploreOptions options_;
  RunnerOptions::Observed observed_;
  Suspects suspects_;
  const bool without_end_;  // a try takes as many blocks as it needs
  u64 next_, put_off_until_ = 0, passes_ = 0;
  ExploreResult proof_;
  bool hopeless_ = false;  // it cannot tell, however long it is tried
};

}  // namespace heddle::tester
