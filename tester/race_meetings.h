// Data races of exact modes: which blocks are known at the nodes of the path, and whether two of them race
// (docs/exploration.md, "Data races").
//
// A block is known at a node if it was executed there, attempted and blocked there, or is asleep there: what its thread
// would do from this state. Each newly run block is compared with the known ones of the other threads; where they meet
// in a suspect variable both threads can stand before their accesses, which is the definition of a race.
#pragma once

#include "tester/raw_findings.h"

namespace heddle::tester {

class RaceMeetings {
 public:
  // `suspects` outlives it: known from earlier searches of the same program; grows.
  RaceMeetings(vm::World& world, const BlockArena& arena, LocksetTable& locksets, Suspects& suspects,
               RawFindings& findings, const Budget& budget);
  RaceCheck& check() { return check_; }

  // At a new node only those are known who sleep, and those who still spin.
  void open(Node& node, const SearchPath& path);
  void close(const Node& node) { known_.resize(node.met_begin); }
  // The block has been run at the top node. True: it races with one that is known there.
  bool meet(const Node& node, u32 block);
  // It does not count after all.
  void forget_last() { known_.pop_back(); }
  // As it was: what is known at the nodes of a path that has been built again.
  void rebuild(SearchPath& path);

  // A new suspect moves the ends of blocks at once; those that were run before have not been seen as they should be.
  // Should the search start again? It has visited so many nodes.
  bool is_restart_due(u64 nodes, bool at_the_end);

 private:
  void know(const Recorded& recorded);
  void add_race(const Meeting& meeting, const Block& first, const Block& second);

  vm::World& world_;
  const BlockArena& arena_;
  RawFindings& findings_;
  const Budget& budget_;
  RaceCheck check_;
  std::vector<u32> known_;         // blocks, of all nodes of the path
  std::vector<Meeting> meetings_;  // work space
  u64 nodes_at_growth_ = 0;        // when a suspect turned up that earlier blocks did not know; 0: none has
};

}  // namespace heddle::tester
