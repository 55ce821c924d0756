// The exact deadlock check (docs/algorithms.md, "The cut check"). It replaces the paper's reverse lock
// chain analysis, whose false alarms are witness W6 and whose misses are W8 and W10.
//
// At a node every live thread picks a stopping point: it may stop before the j-th acquisition of its
// next block, then it holds what it held plus the first j, and wants the j-th; a waiting thread holds
// what it holds and waits. Partial attempts release nothing, so they commute, and any combination
// whose held sets are disjoint is a reachable state. Reported are every cycle of wants, and every total
// assignment in which all live threads are blocked. There are no false alarms. It misses nothing that a full search
// with the same blocks would show, unless it says that it has given up.
#pragma once

#include <functional>
#include <vector>

#include "tester/block.h"

namespace heddle::tester {

// One live thread at a node: its next block (an attempt, executed, delayed or blocked), or none if it waits.
struct CutThread {
  ThreadId thread = 0;
  const Block* attempt = nullptr;  // null: it waits for a notify
  std::vector<Ref> held;           // at the node
  Ref waits_on = 0;
};

// Where one thread stands in a deadlock.
struct CutStop {
  ThreadId thread = 0;
  u32 operations = 0;  // of its attempt, performed before it stops
  Want want;           // Nothing: it waits on `waits_on`
  Ref waits_on = 0;
};

// Calls `report` once per deadlock. `total`: all live threads are stuck, not only those in a cycle;
// `cyclic`: some of them in a cycle, which is reported for itself, too. False: there are so many combinations that not
// all have been looked at, and there may be more deadlocks.
[[nodiscard]] bool cut_check(const BlockArena& arena, const std::vector<CutThread>& threads,
                             const std::function<void(const std::vector<CutStop>&, bool total, bool cyclic)>& report);

}  // namespace heddle::tester
