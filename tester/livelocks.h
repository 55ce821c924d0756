// Runs that never end: cycles in the graph of states (docs/exploration.md, "Runs that never end").
//
// Two ways to find one, both sound: what is reported is a fair cycle that the replayed path can go round for
// ever. Fair means: each thread that lives either runs in the cycle, or is never able to in any of its states.
//   - A path comes back to a state that lies on itself, and the cycle between is fair.
//   - All paths from some state have been explored and none ends (a complete component of the graph, Tarjan
//     1972, without an edge to an end): the program is run on from there, whoever has not run for longest
//     first, until a state comes back.
// Not complete: a fair cycle of another shape beside paths that do end is met by chance only.
#pragma once

#include "tester/deadlocks.h"

namespace heddle::tester {

class Livelocks {
 public:
  Livelocks(vm::World& world, checkpoint::Checkpoints& checkpoints, checkpoint::StateDigest& digest, BlockArena& arena,
            BlockRunner& runner, SearchPath& path, RawFindings& findings, Deadlocks& deadlocks, Budget& budget);

  // The state of the top node is that of another node of the path, too.
  void look_at_cycle();
  // No end was met from the state of the top node, whichever way: does a fair run from there go on for ever? (Round a
  // loop that looks at the clock nobody goes for ever, as far as is seen here.) False: none has been found. Leaves the
  // world in that state.
  bool look_for_endless_run();
  // Who of them can go on in this state. (Who would take long about it counts as one who can.)
  ThreadSet able_among(const ThreadSet& threads);

 private:
  struct Round {  // of a cycle: who runs in it, and who could in some state of it
    ThreadSet ran, able;
  };
  static void go_round(const std::vector<ThreadId>& before, const std::vector<ThreadId>& after, Round* round);
  static ThreadSet in_other_state(const ThreadSet& threads, const std::vector<ThreadId>& here,
                                  const std::vector<ThreadId>& there);
  static bool is_fair(const Round& round);
  ThreadSet waiting_for_time() const;
  void add(const ThreadSet& ran);
  bool is_able(ThreadId t, bool hastily);
  ThreadId run_longest_waiting(std::vector<u64>* last_run, u64 now, bool* looks_at_clock);
  bool try_block(ThreadId t, bool* ended, bool* looks_at_clock);

  vm::World& world_;
  checkpoint::Checkpoints& checkpoints_;
  checkpoint::StateDigest& digest_;
  BlockArena& arena_;
  BlockRunner& runner_;
  SearchPath& path_;
  RawFindings& findings_;
  Deadlocks& deadlocks_;
  Budget& budget_;
};

}  // namespace heddle::tester
