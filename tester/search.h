// One pass of the search over one World: depth first over the states between blocks (docs/exploration.md, "The search";
// D. Bruening and J. Chapin, Systematic Testing of Multithreaded Programs, figure 3), as a loop over an explicit
// stack of nodes.
//
// This class walks: it runs blocks, goes back by checkpoints, and remembers states. What may be left out is its
// Reduction's to say. What is wrong with the program is found by the parts beside it, each of which is asked at its own
// points of the walk:
//
//   while a block runs     Detectors      faults, Eraser, the finalization criterion
//   when it has run        RaceMeetings   against the other blocks that are known at the node
//   when a node is done    Deadlocks      of threads inside their blocks
//   at the end of a path   Leaves         outputs, threads that are stuck or spin
//   on cycles of states    Livelocks
//
// All of them tell RawFindings. The Budget says when it has been enough; a search that is stopped, or killed, goes on
// in another process from its frontier (tester/frontier.cpp).
#pragma once

#include <unordered_set>

#include "checkpoint/archive.h"
#include "tester/clock_loops.h"
#include "tester/detectors.h"
#include "tester/job.h"
#include "tester/join_chains.h"
#include "tester/kept_states.h"
#include "tester/leaves.h"
#include "tester/livelocks.h"
#include "tester/prologue.h"
#include "tester/race_meetings.h"
#include "tester/reduction.h"
#include "tester/task_rules.h"
#include "tester/workers.h"

namespace heddle::tester {

class Search {
 public:
  // `suspects`: of data races, known from earlier searches of the same program; grows. `result` has the seconds and
  // restarts so far.
  Search(vm::World& world, const ExploreOptions& options, const RunnerOptions& runner_options, Suspects& suspects,
         ExploreResult* result);
  // Runs to the end, or until it asks for a restart, or pauses.
  void run();
  // Instead of the begin of run(): the search stands where another one, of the same program with the same
  // options, has written its frontier. False with *error: it is not such a one's.
  bool resume(checkpoint::ArchiveReader& frontier, std::string* error);
  // Likewise, where that one was to start again from the beginning.
  bool begins_as(checkpoint::ArchiveReader& frontier, std::string* error);
  // A fact has turned up that moves the ends of blocks: the search must start again, with what observed() has.
  bool restart_needed() const { return runner_.restart_needed() || restart_for_suspects_ || restart_alone_; }
  // Called between two blocks with each new finding, but not in the search's first second.
  void on_finding(RawFindings::Handler handler) { on_finding_ = std::move(handler); }
  static constexpr u64 kObjectsPerBlock = 128;    // whose digest takes as long as a block
  static constexpr u64 kOperationsPerBlock = 16;  // more than most blocks have
  // Between two steps, once so many blocks have been run: `what` is told how many, may take its time, and says at how
  // many it wants to be called again. 0: enough has been found. (Attempts count as blocks, and where a state has many
  // objects the work of its digest as that of as many blocks as it has kObjectsPerBlock: with 10,000 tasks in a queue a
  // block costs a thousandth of a second. So do long blocks, by their operations.)
  void interrupt_at(u64 blocks, std::function<u64(u64 blocks)> what) {
    interrupt_at_ = blocks;
    interruption_ = std::move(what);
  }
  // What interrupt_at() counts: so much work has been done.
  u64 work() const { return counts_.blocks + counts_.attempts + more_work_; }
  // run() pauses between two steps, once so much work has been done: it has not come to an end, and goes on when it is
  // called again. (Limits of time go on meanwhile.)
  void pause_at(u64 work) { pause_at_ = work; }
  bool is_paused() const { return paused_; }
  // What may happen in a pool cannot be told from this search, in which each task has a thread of its own.
  // (Where threads are told apart anyway nobody asks whether the program does.)
  bool broke_task_rules() const { return broke_task_rules_ || (task_rules_ && (observed().identity || !is_like())); }
  // Something has turned up that one process alone must look at: the search must start again without other workers.
  bool restart_alone_needed() const { return restart_alone_; }
  // Other processes may search, too, if the options ask for them.
  void may_have_workers() { may_have_workers_ = true; }
  // Instead of run(): this process is one of those others, and begins where the first one stands, as that one has told
  // it. False with *error: it cannot. (What has been found out is told to the first.)
  bool work_for(std::shared_ptr<Workers> workers, u32 number, const std::vector<u64>& numbering,
                checkpoint::ArchiveReader& frontier, std::string* error);
  const RunnerOptions::Observed& observed() const { return runner_.options().observed; }
  const vm::World& world() const { return world_; }
  std::vector<RawFinding>& findings() { return findings_.all(); }

 private:
  static constexpr u64 kSpinSteps = 10'000;  // instructions that a spinning thread is let go on for

  // --- the walk
  bool begin();
  void walk();
  bool is_stopped() const { return budget_.is_stopped() && !root_closed_by_another_; }
  bool step();
  bool finish_node(Node& node);
  u32 run_block(Node& node);
  void meet_others(Node& node, u32 block_index);
  void forget_last_block(const BlockArena::Position& before);
  void restore(Node& node);
  bool stop_before_block(Node& node);
  bool next_decision(Node& node, const Block& block) const;
  void child(Node& parent, u32 block_index);
  void cut_off(Node& parent, u64 Counts::*kind, const char* name);
  void check_attempts(const std::vector<Recorded>& stuck);
  std::vector<Recorded> still_stuck(const Node& parent, const Block& block) const;
  void push_node(ThreadSet candidates, const ThreadSet& enabled, ThreadId current, u32 path_block, u32 delayed_begin,
                 const std::vector<Recorded>& stuck);
  bool is_like() const;
  void find_asked();
  bool looks_at_identity(ThreadId ran);
  checkpoint::Digest digest_of_state();
  bool enter_state(Node& node);
  bool is_known(Node& node);
  u64 kind_of(const Node& node) const;
  bool leaves_out(Node& node);
  void enter_unkept(Node& node);
  bool let_time_pass(Node& n);
  bool commit_spinner(Node& node);
  void close_node(Node& node);
  void pop_node();
  void note(TaskConduct conduct);
  void leave_node(Node& node);
  void drop_top();
  void now_and_then();
  void tell_branchings();

  // --- search_workers.cpp
  struct WorkerBase;    // where a worker has begun
  struct WorkerReport;  // what it has found out since
  void look_after_workers();
  void look_at_parent();
  void start_workers();
  std::string pack_for_ranks();
  void end_workers();
  void work_as(u32 number);
  WorkerReport report_as_worker(const WorkerBase& base) const;
  void hear(const Workers::Message& message);
  void add_report(WorkerReport report, u32 worker);
  void note_growth();
  u64 schedules_of_workers() const;
  bool asked_to_hurry() const;
  void tell_progress();
  void finish_worker_figures();

  // --- search_jobs.cpp
  bool has_job();
  void give_jobs();
  std::string choose_job();
  std::string pack_job(size_t depth, ThreadId thread) const;
  void go_on_with_job();
  void begin_job(Job job);
  bool is_step(const Node& node, const Job::Step& step) const;
  void aim(Node& node);
  bool is_job_going_on();

  // --- frontier.cpp
  struct BlockRecipe;  // how to run a block of the path's nodes again
  template <typename A>
  void serialise_results(A& archive);
  void keep_frontier();
  std::function<void(checkpoint::ArchiveWriter&)> frontier_writer(bool starts_again);
  bool kept_will_do() const;
  bool read_frontier(checkpoint::ArchiveReader& archive, RaceCheck::Notes* notes);
  bool rebuild_path(const std::vector<BlockRecipe>& recipes);
  bool check_indices();
  bool nobody_is_tried_twice() const;

  vm::World& world_;
  const ExploreOptions& options_;
  ExploreResult& result_;
  Counts& counts_;
  Budget budget_;

  // How blocks are run, undone and remembered.
  BlockArena arena_;
  LocksetTable locksets_;
  HeldLocks held_;
  checkpoint::Checkpoints checkpoints_;
  checkpoint::StateDigest digest_;
  StateCache cache_;
  KeptStates kept_;                 // which states are kept there
  std::unique_ptr<Bitstate> bits_;  // null: states are remembered as they are, or not at all
  struct HashOfDigest {
    size_t operator()(const checkpoint::Digest& d) const { return d.low; }
  };
  std::unordered_set<checkpoint::Digest, HashOfDigest> on_path_;  // with bits_: the states of the path's nodes
  BlockRunner runner_;
  JoinChains join_chains_;

  SearchPath path_;
  std::unique_ptr<Reduction> reduction_;

  // What is wrong with the program.
  RawFindings findings_;
  std::unique_ptr<RaceMeetings> meetings_;  // null: races are not checked, or not exactly
  Detectors detectors_;
  Deadlocks deadlocks_;
  Livelocks livelocks_;
  ClockLoops clock_loops_;
  Leaves leaves_;
  Prologue prologue_;
  std::optional<TaskRules> task_rules_;  // where each task of a pool has a thread of its own

  bool restart_for_suspects_ = false, broke_task_rules_ = false;
  RawFindings::Handler on_finding_;
  u64 interrupt_at_ = ~0ull, pause_at_ = ~0ull, more_work_ = 0;
  bool paused_ = false;
  std::function<u64(u64 blocks)> interruption_;
  std::vector<std::pair<vm::Ref, u32>>
      asked_;  // static fields that tell whether threads' names or ids have been asked for
  u32 classes_looked_at_ = 0;
  u64 steps_ = 0;
  u64 collected_at_root_ = 0;  // WorldScalars::collected_at
  Timer progress_timer_, frontier_timer_;
  double keep_seconds_per_state_ = 0;  // what the last frontier took
  bool has_kept_ = false, resumed_ = false;
  double seconds_before_ = 0;  // of restarted and resumed searches
  bool rebuilding_ = false;    // blocks are run again that have been run before

  std::shared_ptr<Workers> workers_;  // null: there is nobody else
  u32 worker_ = 0;                    // 0: the process that all others are forked from
  std::optional<Job> job_;            // of a worker: what it does
  std::string next_job_;              // for the first worker that has done what it had to do; empty: none is known
  bool may_have_workers_ = false, restart_alone_ = false;
  bool root_closed_by_another_ = false, workers_end_ = false, frontier_wanted_ = false;
  bool asks_outside_ = false;          // the world has put a question that only the parent may put
  using Numbering = std::vector<u64>;  // how many numbers of each kind have been given out
  Numbering numbering() const;
  u64 threads_at_fork() const { return numbering_at_fork_[1]; }
  u64 permanent_top_at_fork() const { return numbering_at_fork_[3]; }
  Numbering numbering_at_fork_;
  u64 blocks_at_fork_ = 0, schedules_at_fork_ = 0, cache_bytes_of_worker_ = 0;
  Timer workers_timer_, fork_timer_, job_timer_;
  double fork_delay_ = 0, job_delay_ = 0;
};

}  // namespace heddle::tester
