// Who waits for ever: deadlocks of all threads or of some, at the nodes of a search.
//
// At a node each live thread's next block is known: it has been run, or tried in vain, or it is asleep. Where threads
// can stop inside these blocks so that they wait for each other is found by the cut check (tester/cut_check.h), in
// the paper's modes by its reverse lock chain analysis, and in brute force, which sees every state, by looking.
#pragma once

#include <map>
#include <set>
#include <unordered_map>

#include "tester/cut_check.h"
#include "tester/raw_findings.h"

namespace heddle::tester {

class Deadlocks {
 public:
  Deadlocks(vm::World& world, const ExploreOptions& options, const BlockArena& arena, const HeldLocks& held,
            const SearchPath& path, RawFindings& findings, ExploreResult& result, Counts& counts);

  // Everything has been tried at the top node, in which the world stands.
  void look(const Node& node);
  // Everything but those threads has been tried at the top node. Can all others, inside their blocks or not, come to
  // where none of them goes on?
  bool stuck_but_for(const Node& node, const ThreadSet& untried) const;
  // A block has just been tried, in vain.
  void look_at_attempt(const Block& attempt);
  // Nobody can go on.
  void add_stuck(const Node& node);
  // Others may go on for ever, but who cannot be notified any more never will: a partial deadlock.
  void look_for_stranded(const Node& n);
  // Does anybody wait or park with a time limit, whether another timeout is tried on this path or not?
  bool could_time_out(const Node& node) const;
  // Who waits or parks with a time limit at the node, and has had all timeouts that are tried in all orders.
  ThreadSet waiting_for_time(const Node& node) const;

  template <typename A>
  friend void serialise(A& archive, Deadlocks& d) {
    std::map<u64, u64> seen(d.cut_seen_.begin(), d.cut_seen_.end());
    archive(seen);
    if constexpr (A::kReads) {  // (Not by assignment: clang 14 then leaves out the destructor of the temporary.)
      d.cut_seen_.clear();
      d.cut_seen_.insert(seen.begin(), seen.end());
    }
  }

 private:
  static constexpr u64 kNoFinding = ~0ull;
  const Block* blocked_attempt(const Node& node, ThreadId t) const;
  bool may_stop_inside_blocks(const Node& node) const;
  void check_cut(const Node& node);
  std::vector<CutThread> cut_threads(const Node& node, bool* all) const;
  void add_cut(const std::vector<CutThread>& threads, const std::vector<CutStop>& stops, bool total, bool cyclic);
  u64 hash_of(const std::vector<CutStop>& stops, bool total) const;
  void check_cycles(const Node& node);
  bool only_spurious_wakeups(const Node& node) const;
  bool only_idle_workers(const Node& n) const;
  void collect(std::set<std::string>& keys, const FindingId& key) const {
    if (options_.collect_end_states) keys.insert(to_string(key));
  }

  vm::World& world_;
  const ExploreOptions& options_;
  const BlockArena& arena_;
  const HeldLocks& held_;
  const SearchPath& path_;
  RawFindings& findings_;
  ExploreResult& result_;
  Counts& counts_;
  std::unordered_map<u64, u64> cut_seen_;  // hash of a deadlock's stops -> index of its finding, or kNoFinding
};

}  // namespace heddle::tester
