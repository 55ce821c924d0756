// A pool of threads runs its tasks in some of the orders in which threads of their own might run them: only so many at
// once, and in the order of a queue. So if nothing can go wrong with a thread for each task, nothing can in the pool;
// and of such threads, which meet nowhere but where the tasks do, far fewer orders have to be tried. While the
// exhaustive search goes on that is tried in between, with a World of its own, for a share of the work that the search
// has had. It says that nothing goes wrong, or nothing: what goes wrong there may be impossible in the pool
// (docs/algorithms.md, "A thread for each task").
#pragma once

#include <memory>

#include "tester/explorer.h"

namespace heddle::tester {

class TaskThreads {
 public:
  // `factory` outlives it.
  TaskThreads(const WorldFactory& factory, const ExploreOptions& options);
  ~TaskThreads();
  // Can it be of use to a search with these options, which asks for no more than whether something can go wrong?
  static bool may_help(const ExploreOptions& options);

  // The exhaustive search has done so much work (Search::work). Goes on, for a share of it, or for at most
  // `seconds_left` (0: no limit). True: nothing can go wrong.
  bool prove(u64 work, double seconds_left);
  // The same, but there is nothing that it could help with, as things are.
  void put_off(u64 work) { next_ = work + work / 4; }
  // That one starts again, and counts from 0.
  void begin_pass();
  // At how much work it wants to be asked next.
  u64 next_to_try() const { return hopeless_ ? ~0ull : next_; }
  // With true: the search that has shown it, and the accesses that it has seen.
  ExploreResult& proof() { return proof_; }
  Suspects& suspects() { return suspects_; }

  // Of the exhaustive search in front of the first try, and between two at least; a kShare-th of it is what this one
  // may have done by then.
  static constexpr u64 kFirst = 20'000, kBetween = 10'000, kShare = 8;

 private:
  bool search(u64 most, double seconds);
  bool begin(double seconds);
  u64 done() const;

  const WorldFactory& factory_;
  ExploreOptions options_;
  RunnerOptions::Observed observed_;
  Suspects suspects_;
  const bool without_end_;  // it does as much as it needs
  const u64 first_;
  u64 next_ = first_, passes_ = 0;
  u64 done_before_ = 0;    // in searches that have ended
  u64 done_at_begin_ = 0;  // of the exhaustive search's pass
  ExploreResult proof_;
  bool hopeless_ = false;  // it cannot tell, however long it is tried
  // The one that goes on when its turn has come.
  WorldPointer world_;
  std::unique_ptr<class Search> search_;
};

}  // namespace heddle::tester
