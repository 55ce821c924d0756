// One pass of the search over one World: the recursion of docs/algorithms.md, "The search", as a loop over an
// explicit stack of nodes. Livelocks: search_livelock.cpp.
#pragma once

#include <chrono>
#include <unordered_map>

#include "checkpoint/archive.h"
#include "tester/cut_check.h"
#include "tester/eraser.h"
#include "tester/explorer.h"
#include "tester/finalization.h"

namespace heddle::tester {

// A finding as the search sees it: enough to replay and describe it later.
struct RawFinding {
  FindingKind kind = FindingKind::AssertionFailed;
  FindingId key;
  u64 count = 0;
  u64 first_schedule = 0;
  std::vector<PathStep> path;
  interp::Schedule schedule;
  std::string promotable;                // data races: what could be promoted (RunOptions::promoted); or ""
  bool inside_library = false;           // data races: inside an object of the class library (tester/library_race.h)
  u32 timeouts = 0;                      // least number of timeouts in a schedule that shows it
  std::vector<interp::Schedule> others;  // that show it, too; only if threads sleep (tester/sleep_order.h)
  // Data races of exact modes: the two accesses, in terms that all Worlds share. `path` leads to the state in front of
  // both blocks; then come the first thread's and the second's operations before their accesses (the last two steps).
  struct Race {
    struct Side {
      u32 thread = 0;  // index into `threads`
      u64 method = 0;  // vm::Method::name_hash
      u32 pc = 0;
    };
    std::vector<std::string> threads;  // paths of start numbers, by the ThreadIds of `path`
    std::string object;                // World::object_label
    u32 offset = 0;
    std::string variable;   // "Account.balance"
    bool promoted = false;  // in the search, too
    Side first, second;
  } race;
};

class Search {
 public:
  // `suspects`: of data races, known from earlier searches of the same program; grows.
  Search(vm::World& world, const ExploreOptions& options, const RunnerOptions& runner_options, Suspects& suspects);
  // Runs to the end, or until the runner asks for a restart. `result` has the seconds and restarts so far.
  void run(ExploreResult* result);
  // Instead of the begin of run(): the search stands where another one, of the same program with the same
  // options, has written its frontier. False with *error: it is not such a one's.
  bool resume(checkpoint::ArchiveReader& frontier, ExploreResult* result, std::string* error);
  // Likewise, where that one was to start again from the beginning.
  bool begins_as(checkpoint::ArchiveReader& frontier, std::string* error);
  bool restart_needed() const { return runner_.restart_needed() || restart_for_suspects_; }
  // Called between two blocks with each new finding, but not in the search's first second.
  void on_finding(std::function<void(const RawFinding&)> handler) { on_finding_ = std::move(handler); }
  const RunnerOptions::Observed& observed() const { return runner_.options().observed; }
  std::vector<RawFinding>& findings() { return raw_findings_; }

 private:
  static constexpr double kFirstKept = 5;    // seconds until the first frontier is written, if not earlier
  static constexpr u64 kSpinSteps = 10'000;  // instructions that a spinning thread is let go on for
  struct Entry {                             // a thread with its recorded blocks (several if a decision was open)
    ThreadId thread;
    u32 first_block, count;
    template <typename A>
    friend void serialise(A& archive, Entry& e) {
      archive(e.thread, e.first_block, e.count);
    }
  };
  struct Node {
    checkpoint::Checkpoints::Mark mark = 0;
    BlockArena::Position arena;
    ThreadSet enabled, candidates, delayed, blocked;
    ThreadSet delayed_first;    // as delayed, before any thread was tried here
    ThreadSet explored_before;  // with the cache: run from this state at an earlier visit
    ThreadSet postponed;        // of the enabled ones: their blocks are long, the others' come first
    ThreadId current = 0;       // who ran last
    ThreadId running = vm::kNoThread;
    u32 path_block = 0;     // the block that led here
    u32 delayed_begin = 0;  // entries of this node in delayed_
    u32 blocked_begin = 0;
    u32 met_begin = 0;                     // blocks of this node in met_
    u32 first_block = 0, block_count = 0;  // outcomes of `running` so far
    u32 spinner = 0;                       // next of blocked_ to be let go on although it spins
    u32 forced_spins = 0;                  // how often that has happened on the path
    bool fresh = true;                     // no branch with anything to try has been pushed
    bool dirty = false;                    // the world is not at the mark
    bool more = false;                     // `running` has another decision to try (in `forced`)
    std::vector<Pick> forced;
    StateCache::Entry* cache = nullptr;
    checkpoint::Digest digest;  // with the cache: of its state
    bool first_visit = true;    // of its state
    ThreadSet able;             // with the cache: candidates that want nothing that another one has
    double paths = 0;
    // mark, arena, dirty and the pointer into the cache are of one process: not in an archive. Everything else is.
    template <typename A>
    friend void serialise(A& archive, Node& n) {
      auto& [mark, arena, enabled, candidates, delayed, blocked, delayed_first, explored_before, postponed, current,
             running, path_block, delayed_begin, blocked_begin, met_begin, first_block, block_count, spinner,
             forced_spins, fresh, dirty, more, forced, cache, digest, first_visit, able, paths] = n;
      archive(arena.blocks, enabled, candidates, delayed, blocked, delayed_first, explored_before, postponed, current,
              running, path_block);
      archive(delayed_begin, blocked_begin, first_block, block_count, spinner, forced_spins, fresh, more, forced,
              digest);
      archive(first_visit, able, paths);
    }
  };
  struct BlockRecipe;  // how to run a block of the path's nodes again

  // frontier.cpp
  template <typename A>
  void serialise_results(A& archive);
  void keep_frontier();
  bool kept_will_do() const;
  bool read_frontier(checkpoint::ArchiveReader& archive, RaceCheck::Notes* notes);
  void rebuild_meetings();
  bool rebuild_path(const std::vector<BlockRecipe>& recipes);
  bool check_indices();

  bool run_to_root();
  bool spins_alone(u64 blocks, checkpoint::Digest* remembered);
  void push_node(ThreadSet enabled, ThreadId current, u32 path_block, u32 delayed_begin);
  void begin_meeting(Node& node);
  void pop_node();
  bool step();  // one attempt at the top node; false when the search is over
  bool next_decision(Node& node, const Block& block);
  void child(Node& node, u32 block_index);
  bool commit_spinner(Node& node);
  void look_for_livelock(const Node& node, const StateCache::Entry* entry);
  void look_for_endless_run(const Node& node);
  bool able_now(ThreadId t);
  bool fair_step(std::vector<u64>* last_run, u64 now, ThreadId* ran);
  void add_livelock(const ThreadSet& ran);
  void finish_thread(Node& node);
  void close_node(Node& node);
  void leaf(const Node& node);
  void count_leaf(u64 Counts::*which, const char* kind);
  ThreadSet candidates() const;
  bool over_budget();
  bool time_is_up();
  bool stop_before_block(Node& node);
  double seconds_now() const;  // of searching, restarts and resumed searches included
  double share_done() const;

  // findings
  void tell_findings();
  std::vector<PathStep> path_so_far() const;
  void add_finding(FindingKind kind, FindingId key, std::vector<PathStep> path);
  bool seen_again(RawFinding& finding);
  u32 timeouts_on_path() const;
  void keep_schedule(RawFinding& finding, const std::vector<PathStep>& path);
  void on_fault(const ProgramFault& fault);
  void on_race(const RaceReport& race);
  bool note_library_race(const RaceReport& race);
  bool meet_others(const Node& node, u32 block_index);
  void add_race(const Meeting& meeting, const Block& first, const Block& second);
  void restart_when_due(bool at_the_end);
  void on_breach(const FinalizerBreach& breach);
  void check_cut(const Node& node);
  void check_reverse_chain(const Block& attempt);
  void check_cycles_now(const Node& node);
  void stuck(const Node& node);
  bool only_idle_workers() const;
  void look_for_stranded();
  bool could_time_out(const Node& node) const;
  bool only_spurious_wakeups(const Node& node) const;
  void note_end_state();

  vm::World& world_;
  const ExploreOptions& options_;
  BlockArena arena_;
  LocksetTable locksets_;
  HeldLocks held_;
  std::unique_ptr<RaceCheck> races_;  // null: not checked, or not exactly
  std::unique_ptr<Eraser> eraser_;    // of the paper's modes and of --strict-discipline; null: not asked for
  checkpoint::Checkpoints checkpoints_;
  checkpoint::StateDigest digest_;
  StateCache cache_;
  BlockRunner runner_;
  std::unique_ptr<FinalizationCheck> finalization_;  // null: no finalizers

  std::vector<Node> nodes_;
  size_t depth_ = 0;
  std::vector<Entry> delayed_, blocked_;
  // Blocks that are known at the nodes of the path, for races: executed there, asleep, or attempted and blocked.
  std::vector<u32> met_;
  std::vector<Meeting> meetings_;  // work space
  u64 nodes_at_growth_ = 0;        // when a suspect turned up that earlier blocks did not know; 0: none has
  bool restart_for_suspects_ = false;
  std::vector<PathStep> prefix_;  // main alone, up to the root
  std::vector<PathStep> beyond_;  // steps behind the top node (look_for_endless_run)

  ExploreResult* result_ = nullptr;
  Counts* counts_ = nullptr;
  std::vector<RawFinding> raw_findings_;
  std::function<void(const RawFinding&)> on_finding_;
  size_t told_ = 0;  // of raw_findings_
  std::unordered_map<FindingId, size_t, FindingIdHash> finding_index_;
  std::unordered_map<u64, size_t> cut_seen_;  // hash of a deadlock's stops -> finding
  u64 failures_ = 0;
  std::set<std::string> raced_in_library_;  // classes of the library inside whose objects a race was found
  SearchEnd end_ = SearchEnd::Exhausted;
  bool over_ = false;
  std::chrono::steady_clock::time_point start_, last_progress_, last_kept_;
  double keep_seconds_ = 0;            // between frontiers
  double seconds_before_ = 0;          // of restarted and resumed searches
  double keep_seconds_per_state_ = 0;  // what the last one took
  bool keep_due_ = false, has_kept_ = false, resumed_ = false;
  const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  u64 ticks_ = 0;
  bool rebuilding_ = false;  // blocks run again that have been run before: what they show is known
};

}  // namespace heddle::tester
