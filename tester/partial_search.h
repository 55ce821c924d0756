// What the searches that cover a part of the schedules have in common (tester/sampling.h, tester/preemption_search.h):
// a World that goes back to its root, or to any node of the path, by checkpoints; and at each node that they come to,
// what each thread would do next from there.
//
// These next blocks are run and undone, also those of threads that will not go on from there. Where they all are, the
// same can be seen at a state as in an exhaustive search: who can go on, whether two threads stand before conflicting
// accesses (tester/race_meetings.h), whether threads can come to wait for each other inside their blocks
// (tester/cut_check.h), and whether a next step fails. A next block stays what it is until a block is run that depends
// on it.
#pragma once

#include <optional>
#include <unordered_map>

#include "tester/detectors.h"
#include "tester/leaves.h"
#include "tester/prologue.h"
#include "tester/race_meetings.h"

namespace heddle::tester {

class PartialSearch {
 public:
  // `suspects`: of data races, known from earlier searches of the same program; grows.
  PartialSearch(vm::World& world, const ExploreOptions& options, const Limits& limits,
                const RunnerOptions& runner_options, Suspects& suspects, ExploreResult* result);
  virtual ~PartialSearch() = default;
  PartialSearch(const PartialSearch&) = delete;
  PartialSearch& operator=(const PartialSearch&) = delete;

  // Until it is done or stopped, or wants to start again.
  void run() { run_for(~0ull); }
  // Likewise, or a little longer than so many blocks have been run, in which case it can go on.
  void run_for(u64 blocks);
  bool is_over() const { return over_; }
  // From now on it may take so long, whatever it has taken so far; 0: there is no limit.
  void limit_time(double seconds) { limits_.max_seconds = seconds <= 0 ? 0 : budget_.age() + seconds; }
  // A fact has turned up that moves the ends of blocks, or a suspect that may have been touched on the way to the root,
  // behind the first start: the search must start again, with what observed() and the suspects have.
  bool restart_needed() const { return runner_.restart_needed() || restart_for_suspects_; }
  const RunnerOptions::Observed& observed() const { return runner_.options().observed; }
  std::vector<RawFinding>& findings() { return findings_.all(); }
  void on_finding(RawFindings::Handler handler) { on_finding_ = std::move(handler); }
  u64 blocks_run() const { return counts_.blocks + counts_.attempts; }

 protected:
  // A short piece of the search, the world being at the root, or where the last piece left it. False: all is done.
  virtual bool step() = 0;
  virtual void describe(ExploreResult* result) const = 0;

  // What each thread would do next at a node: an index into the arena's blocks.
  using NextBlocks = std::vector<u32>;
  static constexpr u32 kUnknown = 0xffffffff;

  Node& push_node(ThreadId current, u32 path_block);
  void pop_node();
  void restore(Node& node);
  // Runs what is not known of these threads' next blocks, as far as they are candidates, and looks for races and
  // deadlocks among all that are known. False: the search is stopped, must start again, or knows new suspects, so that
  // what is in `next` cannot be used.
  bool look_ahead(Node& node, NextBlocks* next, const ThreadSet& whose);
  // Where t stands in its code, and where it would stand behind its next block (as it was seen there last); nothing if
  // that has not been looked at since note_places().
  std::optional<u64> places_of(ThreadId t) const;
  void note_places() { notes_places_ = true; }
  // The block has been run: forgets what depends on it, and says whose next blocks are not known now.
  ThreadSet forget_dependent(const Block& block, NextBlocks* next);
  // Runs a block of t at the top node, in which the world stands, or behind which it stands (dirty).
  u32 run_block(Node& node, ThreadId t, const std::vector<Pick>& forced, bool hasty);
  // A block that is not its thread's next one, for other decisions were taken in it: does it race with the others'?
  // True: it does.
  bool meet_others(Node& node, const NextBlocks& next, u32 block);
  // Those who can go on, as far as that is known.
  ThreadSet able(const Node& node) const { return node.candidates - node.blocked; }
  // Likewise, but those whose blocks are long only if there is nobody else: what the others do may make them shorter.
  ThreadSet quick_first(const Node& node) const;
  // At an end at which nobody but spinning threads is left: lets the next one of these go on for a while, if that makes
  // a difference (as Search::commit_spinner, which says why), beginning with the one of that number. The world stands
  // behind the block. kUnknown: none is left.
  u32 let_spin(Node& node, const NextBlocks& next, u32 first);
  // Nobody can go on at the node, unless his time is up, of those who have had as many timeouts as are tried in all
  // orders (Limits::max_timeouts): from now on time passes there (as Search::let_time_pass), and what they would do
  // next is not known. False: it has passed already, or nobody waits for it.
  bool let_time_pass(Node& node, NextBlocks* next) const;
  // Does the path go on behind the block that has been run? If not its end has been counted.
  bool goes_on_behind(u32 block, u32 max_length);
  bool is_stopped() const { return budget_.is_stopped() || restart_needed(); }
  // The number of suspects has changed since the last call.
  bool suspects_are_new();

  vm::World& world_;
  const ExploreOptions& options_;
  Limits limits_;
  ExploreResult& result_;
  Counts& counts_;
  Budget budget_;

  BlockArena arena_;
  LocksetTable locksets_;
  HeldLocks held_;
  checkpoint::Checkpoints checkpoints_;
  checkpoint::StateDigest digest_;
  BlockRunner runner_;
  SearchPath path_;

  RawFindings findings_;
  Suspects& suspects_;
  std::unique_ptr<RaceMeetings> meetings_;  // null: races are not checked
  Detectors detectors_;
  Deadlocks deadlocks_;
  Leaves leaves_;
  Prologue prologue_;

 private:
  bool begin();
  void record_next(Node& node, const NextBlocks& next, ThreadId but);
  u64 standing_key(ThreadId t) const;
  void now_and_then();

  bool begun_ = false, over_ = false, notes_places_ = false, restart_for_suspects_ = false;
  std::unordered_map<u64, u64> places_behind_;  // next blocks, by thread and its steps so far
  size_t known_suspects_ = 0;
  RawFindings::Handler on_finding_;
  double seconds_before_ = 0;
  u64 steps_ = 0;
  Timer progress_timer_;
};

}  // namespace heddle::tester
