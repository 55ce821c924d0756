// Replays a schedule in a World and says what it shows. Every finding goes through here before it is
// reported (a finding that does not replay is a bug of ours), and `vm replay` is nothing else.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tester/anchors.h"
#include "tester/block_runner.h"
#include "tester/eraser.h"
#include "tester/finding.h"

namespace heddle::tester {

class Onlooker;  // onlooker.h

// How far a schedule could be followed in a program that has been changed since. Operations without effect on others
// (re-entrant enters) are not counted.
struct Following {
  u64 operations = 0;                // of the schedule
  u64 followed = 0;                  // of these
  u64 gone = 0;                      // the program does not perform them any more
  u64 changed = 0;                   // followed, but on another object
  u64 late = 0;                      // followed, but not in their turn: the thread was held up
  u64 added = 0;                     // new operations in between
  std::vector<std::string> remarks;  // the first of these, a line each
  u64 more_remarks = 0;
};

struct ReplayResult {
  bool followed = true;               // every step of the schedule fitted
  std::string error;                  // first decision that did not fit: "step 3: thread 0.1 ..."
  Following following;                // Fit::Tolerant
  std::vector<FindingId> fault_keys;  // assertion failures and uncaught exceptions met
  std::vector<FindingId> race_keys;
  std::vector<FindingId> finalizer_keys;    // breaches of the finalization criterion
  std::vector<Finding> finalizer_findings;  // described, parallel to finalizer_keys
  std::vector<RaceReport> races;
  std::vector<Finding> race_findings;   // described, parallel to race_keys
  std::vector<Finding> fault_findings;  // described, parallel to fault_keys
  std::vector<ThreadReport> threads;    // at the end
  std::vector<StepReport> trace;
  std::vector<std::vector<interp::Anchor>> anchors;  // of each step's operations, with `explain`
  std::string output, errors;
  bool deadlock = false;  // at the end some threads cannot go on whatever happens: a cycle, or all stuck
  bool all_stuck = false;
  FindingId stuck_key;  // as the search names it; none: not all are stuck
  struct Cycle {
    std::vector<ThreadId> threads;
    FindingId key;  // likewise
  };
  std::vector<Cycle> cycles;
  std::vector<FindingId> stranded;  // threads that nobody can notify any more; likewise
  // Does the end show the deadlock that the search gave this key?
  bool shows_deadlock(const FindingId& key) const;
  // How many threads are in that cycle, or in the first there is; 0 = none.
  size_t cycle_length(const FindingId& key) const;
  u32 preemptions = 0;  // switches away from a thread that could have gone on
  u64 operations = 0;
  u64 steps = 0;                    // of all threads: the work that it was
  std::vector<SleepReport> sleeps;  // that must be outlasted
};

enum class Fit : u8 {
  ByCount,   // the program is the one that the schedule was written for
  Strict,    // it has been changed: each operation must have its anchor
  Tolerant,  // as far as it goes: operations are found by their anchors
};

struct ReplayOptions {
  // Also what Eraser reports on the way: of schedules from the paper's modes, and of --strict-discipline. (The data
  // races of other modes are states: the end shows them.)
  bool eraser = true;
  // Find out more, at some cost: call paths and values of accesses, where locks were taken, and what
  // the accesses of the rest of the run hold.
  bool explain = false;
  checkpoint::Checkpoints* checkpoints = nullptr;  // of the world, if there are marks already
  Fit fit = Fit::ByCount;
  SourceLine source = nullptr;  // for anchors
  // Asked on the way; once the answer is true the schedule is not followed any further. May be null.
  std::function<bool()> out_of_time = nullptr;
  Onlooker* onlooker = nullptr;  // sees each operation, too; null: nobody
};

// Whether the schedule has what Fit::Strict and Fit::Tolerant need.
bool has_anchors(const interp::Schedule& schedule);

// The world must have just been started. Stops at the first step that does not fit.
ReplayResult replay(vm::World& world, const interp::Schedule& schedule, const RunnerOptions& runner,
                    const ReplayOptions& options);

// The finding that a replay shows: the one with the schedule's key (`verdict`) if it is there, with
// confirmed = true; else whatever there is to tell.
Finding finding_of_replay(const ReplayResult& replayed, const FindingId& verdict);

}  // namespace heddle::tester
