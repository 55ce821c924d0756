// Where the search stands: the nodes from the root to the state in which the world is now, and for each of them
// what has been tried there and what is left. The stack of a depth-first search, as data.
#pragma once

#include <span>
#include <vector>

#include "checkpoint/checkpoint.h"
#include "tester/path.h"
#include "tester/state_cache.h"

namespace heddle::tester {

// A thread with the blocks that were recorded for it at one state: several if a decision was open in them.
struct Recorded {
  ThreadId thread;
  u32 first_block, count;
  template <typename A>
  friend void serialise(A& archive, Recorded& r) {
    archive(r.thread, r.first_block, r.count);
  }
};

// What a reduction by summaries keeps at a node (tester/summaries.h).
struct NodeSummary {
  Summary below;                       // of the node's subtree, as far as it has been explored
  TouchCount counted;                  // of its touches
  ThreadSet untried;                   // candidates that need not be tried here, as far as is known
  ThreadSet required;                  // who has to be tried here, or whoever can let them go on
  ThreadSet answered;                  // of the required ones: that has been seen to
  Ref heap_top = 0;                    // objects from there on are younger than the state
  u32 attempts = 0;                    // of the node's blocked attempts: in `below` already
  u32 names_begin = 0;                 // the state's young objects in the order of its digest are kept from there on,
  u32 names_size = 0;                  // so many
  ThreadId preferred = vm::kNoThread;  // is tried first,
  u64 origin = 0;                      // and begins there (place_hash),
  u64 own_place = 0;  // in the program's own code there (Reduction::Branching); 0: rebuilt from a frontier
  bool names_kept = false;
  bool settled = false;           // somebody has been run
  bool unknown = false;           // paths below end in states of which nothing is known but that they are (bitstate.h)
  checkpoint::ThreadOrder order;  // with like threads: of the state's digest
  Touches packed;                 // for an archive: `below` in terms that do not depend on where objects lie,
  std::vector<u32> packed_ends;   // and the ends of these (end_stretches)
  std::vector<vm::ObjectName> packed_objects;  // the young objects there by number, if the state is not kept
  void reset() {
    below.clear();
    counted = {};
    untried = required = answered = {};
    heap_top = 0;
    attempts = names_begin = names_size = 0;
    preferred = vm::kNoThread;
    origin = own_place = 0;
    names_kept = settled = unknown = false;
    order.threads.clear();
    order.like.clear();
  }
  template <typename A>
  friend void serialise(A& archive, NodeSummary& n) {
    // (heap_top, the names, the order and what they name are made again.)
    archive(n.packed, n.packed_ends, n.packed_objects, n.untried, n.required, n.answered, n.attempts, n.settled,
            n.preferred, n.origin);
  }
};

// A state in front of blocks.
struct Node {
  checkpoint::Checkpoints::Mark mark = 0;
  BlockArena::Position arena;
  ThreadSet enabled;          // still to be tried here
  ThreadSet candidates;       // all whose next block can be tried in this state (BlockRunner::candidate)
  ThreadSet delayed;          // asleep: what they would do here has been explored (tester/sleep_sets.h)
  ThreadSet blocked;          // tried here, and could not go on
  ThreadSet delayed_first;    // as delayed, before any thread was tried here
  ThreadSet explored_before;  // with the cache: run from this state at an earlier visit
  ThreadSet postponed;        // of the enabled ones: their blocks are long, the others' come first
  ThreadId current = 0;       // who ran last
  ThreadId running = vm::kNoThread;
  u32 path_block = 0;                    // the block that led here
  u32 delayed_begin = 0;                 // what the node has recorded begins there, on the path's stacks
  u32 blocked_begin = 0;                 //
  u32 met_begin = 0;                     // blocks that are known here begin there (tester/race_meetings.h)
  u32 first_block = 0, block_count = 0;  // outcomes of `running` so far
  u32 spinner = 0;                       // next of the blocked ones to be let go on although it spins
  u32 forced_spins = 0;                  // how often that has happened on the path
  u64 number = 0;                        // of the nodes of this process, in their order
  u64 kind = 0;                          // of its state (tester/kept_states.h)
  u32 unkept_in_a_row = 0;               // states on the path that are not kept, up to this one
  ThreadSet handed_on;                   // what they lead to another worker explores, or has explored
  bool in_time = false;                  // nobody could go on but by time, which passes here (Search::let_time_pass)
  bool fresh = true;                     // no branch with anything to try has been pushed
  bool dirty = false;                    // the world is not at the mark
  bool more = false;                     // `running` has another decision to try (in `forced`)
  std::vector<Pick> forced;
  StateCache::Entry cache;    // none: states are not remembered
  checkpoint::Digest digest;  // with the cache: of its state; of one that is not kept what it has in its place
  bool first_visit = true;    // of its state
  ThreadSet able;             // with the cache: candidates that want nothing that another one has
  NodeSummary summary;
  bool is_kept() const { return StateCache::is_kept(digest); }
  // Time passes here, and those are to be tried, too, who wait with a time limit.
  void let_time_pass(const ThreadSet& waiting) {
    in_time = true;
    candidates = candidates | waiting;
    enabled = enabled | waiting;
    blocked = blocked - waiting;
    summary.untried = summary.untried - waiting;
  }
  // mark, arena, dirty, number, what is handed on and the entry of the cache are of one process: not in an archive.
  // Everything else is.
  template <typename A>
  friend void serialise(A& archive, Node& n) {
    auto& [mark, arena, enabled, candidates, delayed, blocked, delayed_first, explored_before, postponed, current,
           running, path_block, delayed_begin, blocked_begin, met_begin, first_block, block_count, spinner,
           forced_spins, number, kind, unkept_in_a_row, handed_on, in_time, fresh, dirty, more, forced, cache, digest,
           first_visit, able, summary] = n;
    archive(arena.blocks, enabled, candidates, delayed, blocked, delayed_first, explored_before, postponed, current,
            running, path_block);
    archive(delayed_begin, blocked_begin, first_block, block_count, spinner, forced_spins, in_time, fresh, more, forced,
            digest);
    archive(kind, unkept_in_a_row, first_visit, able, summary);
  }
};

class SearchPath {
 public:
  explicit SearchPath(const BlockArena& arena) : arena_(arena) {}

  size_t depth() const { return depth_; }
  Node& operator[](size_t i) { return nodes_[i]; }  // 0 is the root
  const Node& operator[](size_t i) const { return nodes_[i]; }
  const Node* root() const { return nodes_.empty() ? nullptr : &nodes_[0]; }  // also when it has been left
  Node& top() { return nodes_[depth_ - 1]; }
  Node* above_top() { return depth_ > 1 ? &nodes_[depth_ - 2] : nullptr; }
  // A node as new, but for its mark. What is delayed there begins at `delayed_begin`, for some may sleep already.
  Node& push(u32 delayed_begin);
  void pop();

  // What is recorded at the top node, in the order in which it was; the stacks hold the other nodes' below.
  std::vector<Recorded> delayed, blocked;
  std::span<const Recorded> delayed_at(const Node& top) const { return from(delayed, top.delayed_begin); }
  std::span<const Recorded> blocked_at(const Node& top) const { return from(blocked, top.blocked_begin); }

  // The way here from the program's begin: the main thread's alone up to the root, the blocks that lead from node to
  // node, and the steps behind the top node of whoever looks ahead.
  std::vector<PathStep> prefix, beyond;
  std::vector<PathStep> steps() const;
  std::vector<ThreadId> threads() const;  // of the blocks between the nodes
  // How often somebody is slow on the way: sleeps, waits and parks whose time was up although somebody else, who was
  // not asleep, could go on, as far as that had been tried; and readings of the clock that were late. With those of a
  // block that the thread runs at the top node, with these decisions.
  u32 slow_decisions(ThreadId thread, std::span<const Pick> picks, bool looks_at_clock) const;

  // An estimate of how much of the tree is done.
  double share_done() const;

  // The nodes and what is recorded at them.
  template <typename A>
  friend void serialise(A& archive, SearchPath& path) {
    if constexpr (A::kReads) {
      archive(path.nodes_, path.delayed, path.blocked);
      path.depth_ = path.nodes_.size();
    } else {
      const auto end = path.nodes_.begin() + static_cast<std::ptrdiff_t>(path.depth_);
      archive(std::vector<Node>(path.nodes_.begin(), end), path.delayed, path.blocked);
    }
  }

 private:
  static std::span<const Recorded> from(const std::vector<Recorded>& stack, u32 begin) {
    return std::span(stack).subspan(begin);
  }

  const BlockArena& arena_;
  std::vector<Node> nodes_;  // the first depth_ of them; the rest keep their memory for reuse
  size_t depth_ = 0;
};

}  // namespace heddle::tester
