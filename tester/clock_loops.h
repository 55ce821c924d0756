// Loops in which time passes: `while (!done && System.nanoTime() < deadline) ...`, `while (!done) Thread.sleep(10)`.
// Each reading sets the clock forward a little, and each sleep by its time, so that where the program looks at a clock
// no state of such a loop ever comes again. It would have a round for each step to the deadline, or no end.
//
// A state of the path that differs from an earlier one in nothing but what time it is is a loop's next round. In it
// time passes in growing steps: a thread that runs in the loop finds, at its next reading, or behind its next sleep or
// time limit, that the first round began 1, 2, 4 ... milliseconds ago (BlockRunner::pace). Any thread may be that slow:
// such a schedule is one of Java's, its steps are decisions of the schedule (interp::Decisions::choice), and a loop of
// ten seconds has fourteen rounds. When the steps have come to weeks, the round is taken for the one before: the
// program goes round for ever (tester/livelocks.h), or until somebody else does something.
//
// What it can miss: a loop that is left at a time between two of these steps, beside somebody who tells such times
// apart (docs/outside-world.md, "What it can miss").
#pragma once

#include <unordered_map>
#include <vector>

#include "tester/block_runner.h"
#include "tester/explorer.h"
#include "tester/search_path.h"

namespace heddle::tester {

class ClockLoops {
 public:
  ClockLoops(const vm::World& world, const ExploreOptions& options, const checkpoint::StateDigest& digest,
             BlockRunner& runner, const BlockArena& arena, SearchPath& path)
      : world_(world), options_(options), digest_(digest), runner_(runner), arena_(arena), path_(path) {}

  // The world stands at the path's node with this index, the last one that has been entered, and its digest has just
  // been computed. Where a round is taken for the one before the node has that one's digest now.
  void enter(size_t index);
  // The same of a node whose state is not kept, and has no digest.
  void enter_unkept(size_t index);
  // The path's last node is left.
  void leave(size_t index);

  // For BlockRunner::pace: of a block that this thread runs at the node; 0: it is in no such loop.
  u64 pace(size_t index, ThreadId thread) const;
  bool has_taken_rounds() const { return has_taken_rounds_; }

 private:
  struct Pace {  // of a thread that runs in such a loop
    ThreadId thread = vm::kNoThread;
    u64 began = 0;            // the loop's first round: nanoseconds of the virtual clock
    u32 steps = 0;            // since then at least step(steps) has passed
    std::vector<u64> places;  // in the loop, where its blocks begin (place_hash)
  };
  static constexpr size_t kNone = ~size_t{0};
  struct Row {  // what there is to be said of a node
    bool known = false;
    checkpoint::Digest timeless;
    u64 clock = 0;
    u64 place = 0;         // where the thread stands that has run last
    size_t round = kNone;  // the node of the round before
    std::vector<Pace> paces;
  };
  static constexpr u32 kLastStep = 32;  // 49 days, which is what a decision of a schedule can say
  static u64 step(u32 steps);           // nanoseconds
  bool applies(size_t index) const;
  bool next_round(size_t before, size_t index);
  Pace& pace_of(ThreadId thread, const Row& before, Row* row) const;

  const vm::World& world_;
  const ExploreOptions& options_;
  const checkpoint::StateDigest& digest_;
  BlockRunner& runner_;
  const BlockArena& arena_;
  SearchPath& path_;
  struct Hash {
    size_t operator()(const checkpoint::Digest& d) const { return d.low; }
  };
  std::vector<Row> rows_;                                        // by index
  std::unordered_map<checkpoint::Digest, size_t, Hash> latest_;  // of the nodes with this state, whatever the time
  bool has_taken_rounds_ = false;
};

}  // namespace heddle::tester
