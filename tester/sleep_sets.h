// The delayed sets of ExitBlock (Bruening and Chapin, Systematic Testing of Multithreaded Programs, figure 3), which
// are sleep sets in the sense of Godefroid (Partial-Order Methods for the Verification of Concurrent Systems, 1996,
// chapter 5) over blocks.
//
// When a thread's blocks from a node have been explored the thread is delayed: in the rest of the node's subtree it
// sleeps until a block runs that depends on one of those, for until then it would only do the same thing later. In
// plain ExitBlock each block wakes everybody, in ExitBlock-RW those that it depends on.
//
// Sleep sets leave out transitions, never states. On coming back to a known state only those run who were asleep
// at all earlier visits and are not now (section 5.3 there): the state's entry in the cache keeps the intersection.
#pragma once

#include "tester/reduction.h"

namespace heddle::tester {

class SleepSets final : public Reduction {
 public:
  using Reduction::Reduction;
  void enter(Node& node, bool known) override;
  ThreadSet successor(Node& node, const Block& block, const ThreadSet& candidates) override;
  void explored(Node& node, ThreadId t) override;
  void leave(Node& node) override { path_.delayed.resize(node.delayed_begin); }
  bool leaves_an_end(const Node& node) const override { return !node.enabled.empty(); }

 private:
  bool wakes(const Block& block, const Recorded& sleeper) const;
};

}  // namespace heddle::tester
