// The ends of a search's paths: which kind each is of, and what the program has come to there.
#pragma once

#include "tester/deadlocks.h"

namespace heddle::tester {

class Leaves {
 public:
  Leaves(vm::World& world, const ExploreOptions& options, const BlockArena& arena, const SearchPath& path,
         checkpoint::StateDigest& digest, RawFindings& findings, Deadlocks& deadlocks, ExploreResult& result);

  // A path ends at the top node, in which the world stands, for nobody is left to be tried there.
  void at_end_of_path(Node& node);
  // The program has ended: its output, and what else of its last state is asked for.
  void complete();
  // An end of that kind, which `name` tells tests.
  void count(u64 Counts::*kind, const char* name);

 private:
  bool add_spinning(const Node& node);

  vm::World& world_;
  const ExploreOptions& options_;
  const BlockArena& arena_;
  const SearchPath& path_;
  checkpoint::StateDigest& digest_;
  RawFindings& findings_;
  Deadlocks& deadlocks_;
  ExploreResult& result_;
};

}  // namespace heddle::tester
