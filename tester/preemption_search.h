// All schedules with at most so many preemptions (M. Musuvathi, S. Qadeer, Iterative Context Bounding for Systematic
// Testing of Multithreaded Programs, PLDI 2007): rounds with 0, 1, 2 ... of them, each a depth-first search over
// states. A preemption is a switch between two blocks away from a thread that could run its next block. Switches where
// the thread that has run cannot go on are free, and all of them are explored, as are all other decisions.
//
// A state that is met again is left out if it was met before with the same thread to go on with and as many preemptions
// left or more. Nothing else is left out: delayed sets and a bound do not go together, for the schedule that stands for
// those left out may have more preemptions than they (K. Coons, M. Musuvathi, K. McKinley, Bounded Partial-Order
// Reduction, OOPSLA 2013).
//
// In front of these is a round of another kind, for which nothing is claimed: one schedule, in which who has run goes
// on while he can, and behind him the next one by number; and all that deviate from it at one place. (Delay bounding,
// M. Emmi, S. Qadeer, Z. Rakamaric, POPL 2011, but that a deviation may lead to any thread: one for each place in the
// code where some stand.) With many threads not even all schedules without preemptions can be explored, but many faults
// need one only.
//
// Programs that never end are explored to a length that grows: a round in which paths were cut off is done again with
// the states' distances from the root, which it needs then, and what has been covered is said of schedules of that
// length. When all rounds are over the length is doubled.
#pragma once

#include <unordered_map>

#include "tester/partial_search.h"

namespace heddle::tester {

class PreemptionSearch final : public PartialSearch {
 public:
  // Rounds up to `most` preemptions.
  PreemptionSearch(vm::World& world, const ExploreOptions& options, const Limits& limits, u32 most,
                   const RunnerOptions& runner_options, Suspects& suspects, ExploreResult* result);

 private:
  // What the path's nodes have besides Node.
  struct Frame {
    NextBlocks next;
    u32 left = 0;                    // preemptions, or deviations
    ThreadId base = vm::kNoThread;   // who goes on for nothing, if to run another one costs something
    ThreadId first = vm::kNoThread;  // who is run first
    bool entered = false;            // who can go on is known
    bool surely = false;             // it is, and not only expected
  };
  struct Seen {
    u32 left = 0, depth = 0;
  };

  bool step() override;
  void describe(ExploreResult* result) const override;
  void begin_round();
  bool end_round();
  enum class Entered : u8 {
    Open,    // there are threads to be run
    Closed,  // it is known, or an end
    Deeper,  // somebody has been let spin: there is a node behind it
    Broken,  // the search is stopped, or the round begins again
  };
  Entered enter();
  Entered let_next_spin();
  bool look_around();
  bool look_for_deviations(Node& node, Frame& frame);
  bool is_known(const Frame& frame);
  bool next_decision(Node& node, const Block& block) const;
  void child(u32 block);  // (nodes and frames may move)
  bool leave();
  Entered cut_off();

  const u32 most_;
  std::vector<Frame> frames_;  // parallel to the path's nodes; the rest keep their memory
  struct Hash {
    size_t operator()(const checkpoint::Digest& d) const { return d.low; }
  };
  std::unordered_map<checkpoint::Digest, Seen, Hash> seen_;
  bool in_round_ = false;
  bool deviates_;              // this is the first round
  u64 blocks_before_ = 0;      // the round
  u32 round_ = 0;              // preemptions of this round
  u32 length_ = kFirstLength;  // of a path
  bool by_depth_ = false;      // states are told apart by their distance, too
  bool cut_ = false;           // paths have been cut off in this round
  bool refused_ = false;       // somebody was not run in this round because it would have cost too much
  u64 states_ = 0;
  Coverage coverage_;

  static constexpr u32 kFirstLength = 512;
  static constexpr u64 kDeviating = 400'000;  // blocks of the first round at most
};

}  // namespace heddle::tester
