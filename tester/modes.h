// The exploration modes as settings of the one search.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tester/block.h"
#include "tester/block_runner.h"
#include "tester/mutations.h"

namespace heddle::tester {

enum class Delaying : u8 {
  Single,  // figure 3 to the letter: one delayed thread (W1)
  All,     // ExitBlock: a delayed set, emptied after every block
  Pruned,  // ExitBlock-RW: a delayed thread wakes when a dependent block runs
  None,    // brute force: nothing is delayed
};
enum class DeadlockCheck : u8 {
  None,
  ReverseLockChain,  // the paper's, of attempts that have failed: potential deadlocks
  Cut,               // the cut check, at every node (tester/cut_check.h)
  EveryState,        // brute force: who waits for whom is read off each state
};

struct ModeOptions {
  std::string name = "proof";
  BlockPolicy blocks = BlockPolicy::TwoPhase;
  Delaying delaying = Delaying::Pruned;
  DependenceOptions dependence;
  DeadlockCheck deadlocks = DeadlockCheck::Cut;
  bool death_pushes = true;  // false: as printed, a death pushes no branch and wakes nobody
  bool cache = true;
  bool summaries = true;     // with the cache: reduction by summaries (tester/summaries.h), else by sleep sets
  bool like_threads = true;  // with summaries: like threads are interchangeable (checkpoint/digest.h)
  u32 keep_one_of = 0;     // with summaries: of so many states in a row on a path the cache keeps one; 0: as is learnt
  SummaryOptions summary;  // for tests of that reduction
  bool merge_states = false;  // brute force: equal full states are explored once
  bool exact_races = true;    // data races as properties of states (tester/races.h), else Eraser's
  bool exact_states = false;  // of those, only states equal in everything: checks the digest
  bool uses_summaries() const { return cache && summaries && delaying == Delaying::Pruned; }
  bool uses_like_threads() const { return uses_summaries() && like_threads; }
  bool is_default() const;
  bool is_papers() const;  // one of the paper's four: with its guarantees only
};

// "proof", "all", "exitblock", "dd", "rw", "rwdd"; nothing for an unknown name.
// death_branch: the paper's tester pushed branches at deaths, too. literal: W1 and W2 unmended.
std::optional<ModeOptions> mode_by_name(std::string_view name, bool death_branch = false, bool literal = false);
const std::vector<std::string>& mode_names();

}  // namespace heddle::tester
