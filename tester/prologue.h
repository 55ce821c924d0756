// The way to the search's root: before its first start the main thread runs alone, and nothing has to be explored. The
// root is the first boundary behind the first start, or the first place at which something is open besides who runs.
#pragma once

#include <optional>

#include "tester/detectors.h"
#include "tester/leaves.h"

namespace heddle::tester {

class Prologue {
 public:
  Prologue(vm::World& world, BlockArena& arena, BlockRunner& runner, SearchPath& path, checkpoint::StateDigest& digest,
           Detectors& detectors, RawFindings& findings, Leaves& leaves, Budget& budget, ExploreResult& result);

  // False: the program has ended before the root, which is one schedule, or a limit has.
  bool run_to_root();

 private:
  bool is_root();
  std::optional<bool> after(const Block& block, PathStep step);
  bool spins_alone();
  void add_spinning();

  vm::World& world_;
  BlockArena& arena_;
  BlockRunner& runner_;
  SearchPath& path_;
  checkpoint::StateDigest& digest_;
  Detectors& detectors_;
  RawFindings& findings_;
  Leaves& leaves_;
  Budget& budget_;
  ExploreResult& result_;
  u64 blocks_ = 0;
  checkpoint::Digest remembered_;
};

}  // namespace heddle::tester
