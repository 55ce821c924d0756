// The exploration engine: owns the loop over nodes, the budget, the counts and the findings. One
// search with a delayed set (docs/algorithms.md, "The search"); the modes differ in where blocks end, what wakes a
// delayed thread and how deadlocks are looked for (tester/modes.h).
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "checkpoint/checkpoint.h"
#include "checkpoint/digest.h"
#include "tester/bitstate.h"
#include "tester/block_runner.h"
#include "tester/finding.h"
#include "tester/modes.h"
#include "tester/partial_options.h"
#include "tester/path.h"
#include "tester/predictions.h"
#include "tester/rule_report.h"
#include "tester/state_cache.h"

namespace heddle::checkpoint {
class ArchiveWriter;
}

namespace heddle::tester {

inline constexpr double kProgress = 0.1;  // seconds between calls of ExploreOptions::progress

// Worlds that tests hand out belong to somebody else.
struct WorldDeleter {
  bool owned = true;
  void operator()(vm::World* world) const {
    if (owned) delete world;
  }
};
using WorldPointer = std::unique_ptr<vm::World, WorldDeleter>;

// Makes a World in which the program has been started (its main thread stands before main). Every
// call gives the same program; null with *error if it cannot be started.
using WorldFactory = std::function<WorldPointer(const vm::RunOptions& options, std::string* error)>;

struct Limits {
  u64 max_schedules = 0;    // 0 = none
  double max_seconds = 60;  // 0 = none; the only thing that depends on real time
  // Instructions (calls and backward branches) of one block; 0 = none. Some half a minute: time decides.
  u64 max_steps = RunnerOptions{}.block_steps;
  u32 max_depth = 100'000;  // blocks of one path
  u64 max_findings = 32;    // distinct ones, like threads counted one by one
  bool first = false;       // stop at the first finding
  u32 max_timeouts = 3;
  u64 cache_bytes = 2048ull << 20;
  u64 bitstate_bytes = 0;  // a table of bits in place of the state cache (tester/bitstate.h); 0: none
};

// How an exploration that is stopped or killed can go on in another process: by its frontier, which is the
// search's path with what is done and what is left at each node, and everything found so far (tester/frontier.cpp).
// Ends of the search at a limit or by Ctrl-C keep one, too.
struct FrontierOptions {
  // Called to keep a frontier, with what writes it: an archive's payload, which is of the size of the state cache. It
  // may be written as often as is needed, always with the same bytes (checkpoint::write_archive). Null: none is kept.
  std::function<void(const std::function<void(checkpoint::ArchiveWriter&)>& write)> keep;
  double seconds = 30;  // about so often
  // Hands over the frontier to go on from, all that has been written; asked once. Null: from the start.
  std::function<std::string()> resume;
};

struct Counts;
struct ExploreOptions {
  ModeOptions mode;
  Limits limits;
  PartialOptions partial;                       // a part of the schedules only (tester/partial_search.h)
  std::shared_ptr<class OwnSearch> own_search;  // in place of a search (tester/own_search.h); null: searches
  bool task_threads = false;                    // it may try a thread for each task of a pool (tester/task_threads.h)
  u64 task_threads_after = 0;                   // behind so many blocks, to its end; 0: TaskThreads::kFirst. For tests
  bool bugs_first = false;                      // the exhaustive search shares its time (tester/bugs_first.h)
  u32 workers = 1;                              // processes that search (tester/workers.h): in modes with summaries
  class Ranks* ranks = nullptr;                 // the same on a cluster, in place of `workers` (tester/ranks.h)
  double workers_after = -1;                    // seconds of searching after which there are more than one;
                                                // less than 0: as is usual
  // (A rank begins with all that the first one knows, which has to be sent.)
  double seconds_alone() const { return workers_after >= 0 ? workers_after : ranks != nullptr ? 1 : 0.5; }
  std::function<void(u32 worker)> on_worker_step;  // called by each between two steps: for tests
  u64 bugs_first_after = 0;                        // behind so many blocks; 0: BugsFirst::kFirst. For tests
  vm::RunOptions run;
  bool outcomes = false;                   // explore all orders of output, collect the complete set
  std::set<std::string> expected_outputs;  // any other output is a finding; empty: everything is expected
  bool serial_outputs = false;             // with own_search: what serial runs print is expected, too
  bool detect_races = true;
  bool strict_discipline = false;
  std::vector<std::string> trusted;      // RunnerOptions::trusted
  bool expand_library = false;           // neither RunnerOptions::later_calls nor ::additions_commute
  bool promote_races = false;            // start again with what races promoted (RunOptions::promoted)
  bool late_clock = true;                // a long time may pass before a reading of the clock
  bool handled_exceptions_fail = false;  // what the program's own uncaught-exception handler takes is a failure, too
  bool faults_abandon = false;           // paths end at their first fault: those that complete have none
  bool explore_finalizers = false;       // the VM's finalizer thread is a thread of the search (finalization.h)
  bool confirm = true;                   // replay every finding in a fresh World before it counts
  bool minimise = true;                  // shorten the schedules of findings
  // For tests: each digest is made twice (checkpoint::DigestOptions), and known blocks (known_blocks.h), and blocked
  // attempts that last (Search::still_stuck), are run again.
  bool check_digests = false;
  bool collect_end_states = false;  // end states and deadlocks, for comparisons
  // What of a final state counts, with collect_end_states; null: its digest, which means something
  // within one search only.
  std::function<std::string(const vm::World&)> end_state;
  bool end_state_is_output = false;  // it looks at nothing but what has been printed, and how the program has ended
  RunnerOptions::Observed observed;
  bool from_saved_world = false;  // the worlds are of a run that has been saved in its middle
  FrontierOptions frontier;
  std::function<void(const struct Progress&)> progress;  // called about ten times a second
  const volatile bool* stop = nullptr;                   // Ctrl-C
  // Eraser runs in the paper's modes, and where a broken lock discipline is a finding.
  bool uses_eraser() const { return detect_races && (!mode.exact_races || strict_discipline); }
  class SearchLog* log = nullptr;  // told what the search does (search_log.h); null: nobody
  std::function<void()> on_ready;  // called when the (first) search begins
  // Called in the middle of long explorations with each new failure, replayed: who is killed has told what he knows.
  std::function<void(const Finding&, double seconds)> on_confirmed;
  // Called at each leaf with the threads in order of their blocks, and as what it counts, which has that name.
  std::function<void(const std::vector<ThreadId>&, u64 Counts::*kind, const char* name)> on_leaf;
  // Called at the end of each path with the number of the pass, and with what makes its schedule. Then one process
  // searches.
  std::function<void(u64 pass, const std::function<interp::Schedule()>& schedule)> on_path;
};

struct Counts {
  u64 complete = 0, cut = 0, aborted = 0, stuck = 0;
  u64 pruned = 0;     // paths that ended in a state seen before
  u64 abandoned = 0;  // Verify.assume(false)
  u64 spinning = 0;   // leaves at which a thread only spun
  u64 too_long = 0;   // paths cut off at max_depth
  u64 blocks = 0;     // executed
  u64 attempts = 0;   // blocked, undone
  u64 nodes = 0;
  u64 states = 0;            // distinct, with the cache
  double share = 0;          // of the tree that is done: Knuth's estimate (1975), from the paths so far
  u64 first_failure = 0;     // number of the schedule that showed the first failure; 0 = none
  u64 timeouts_limited = 0;  // paths at whose end only more than max_timeouts could have helped
  u64 step_limited = 0;      // paths cut off in a block of max_steps
  u64 half_checked = 0;      // nodes with more ways to stop inside blocks than cut_check() looks at
  u64 schedules() const {
    return complete + cut + aborted + stuck + abandoned + spinning + too_long + pruned + timeouts_limited +
           step_limited;
  }
};

struct Progress {
  const Counts* counts;
  double seconds;
  u64 findings;
};

// Partial: the part of the schedules that was asked for has been explored; or all, as far as a table of bits can tell.
// WorkerLost: a process that searched with others has died, and what it knew is gone.
enum class SearchEnd : u8 {
  Exhausted,
  TimeLimit,
  ScheduleLimit,
  FindingLimit,
  MemoryLimit,
  Interrupted,
  Partial,
  WorkerLost
};

// What one of several workers has done.
struct WorkerFigures {
  u64 blocks = 0, attempts = 0;
  u64 states = 0;  // met first by it
  u64 taken = 0;   // that others had closed
  u64 twice = 0;   // that it has closed, though another one had closed them meanwhile
};

struct ExploreResult {
  std::string error;  // the program could not be started
  SearchEnd end = SearchEnd::Exhausted;
  Counts counts;
  std::vector<Finding> findings;                             // failures first
  std::map<std::string, u64> outputs;                        // what complete schedules printed -> how many
  std::map<std::string, interp::Schedule> output_schedules;  // of some; with ExploreOptions::outcomes of all
  std::map<std::string, std::string> output_files;           // where these were written
  RunnerOptions::Observed observed;
  std::vector<std::string> undisciplined;  // variables that no single lock protects, though they do not race
  std::vector<std::string> promoted;       // fields and types of arrays whose accesses were visible operations
  std::vector<Coverage> coverage;          // by searches of a part of the schedules
  std::optional<Predictions> predictions;  // Strategy::Predict
  std::optional<RuleReport> rules;         // --rules, --summary: put there by who asks them when the search is over
  std::optional<BitstateCoverage> bitstate;
  u64 restarts = 0;
  u64 evicted_states = 0;
  u64 unkept_states =
      0;  // visits of states that the cache does not keep (tester/kept_states.h); among counts.states; of this process
  u64 cache_bytes = 0;  // what the states that are known take
  // In front of which lines of the program other orders had to be tried, and how often: "Main.java:12", "threads
  // of ThreadPoolExecutor". The most frequent ones first; of this process.
  std::vector<std::pair<std::string, u64>> branchings;
  u64 repeated_blocks = 0;             // of the last pass: known ones, which have not been run (known_blocks.h)
  bool task_threads = false;           // what has been explored are schedules of a thread for each task of a pool
  std::vector<WorkerFigures> workers;  // empty: one process has searched
  std::string lost_worker;             // how it has ended: "worker 2 was killed by signal 9"
  u64 unconfirmed = 0;                 // findings that a replay did not show (after a race: dropped and counted)
  u64 unreplayed = 0;                  // findings for whose replays there was no time left: not reported
  // What must not be: findings that did not show in their replays, although there was no race. They are not reported.
  std::vector<std::string> internal_errors;
  bool single_threaded = false;
  u32 seen = 0;        // BlockRunner::Seen
  bool timed = false;  // some thread has slept, or waited with a time limit
  double seconds = 0;
  // Each schedule has been gone to its end: neither the search nor one of its paths was ended by a limit.
  bool covers_all_schedules() const {
    return end == SearchEnd::Exhausted &&
           counts.too_long + counts.step_limited + counts.half_checked + counts.timeouts_limited == 0;
  }
  // What there is to be found is in `findings`: if these are none, no schedule fails.
  bool has_all_findings() const { return covers_all_schedules() && unreplayed == 0 && internal_errors.empty(); }
  // With collect_end_states: for comparisons between modes.
  std::set<std::string> end_states, fault_keys, stuck_keys, cycle_keys;
};

// (With ranks: all of them call this; all but the first work for that one, and have nothing to tell.)
ExploreResult explore(const WorldFactory& factory, const ExploreOptions& options);

}  // namespace heddle::tester
