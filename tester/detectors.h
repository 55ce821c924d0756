// Who watches the blocks of a search while they run, and what their reports are as findings: faults of the program,
// Eraser's races, and breaches of the finalization criterion. (The races of exact modes show between blocks, where
// these meet: tester/race_meetings.h.)
#pragma once

#include <memory>

#include "tester/eraser.h"
#include "tester/finalization.h"
#include "tester/raw_findings.h"

namespace heddle::tester {

class Detectors {
 public:
  // Sets up those that the options ask for. All that `runner` runs from now on is watched.
  Detectors(vm::World& world, const ExploreOptions& options, BlockRunner& runner, checkpoint::Checkpoints& checkpoints,
            LocksetTable& locksets, RawFindings& findings, ExploreResult& result);

  // A block has ended.
  void at_boundary() {
    if (finalization_) finalization_->at_boundary();
  }
  // The state's digest, with what the detectors remember of the path.
  // Do they keep something besides the state, which then is a part of its digest?
  bool has_relations() const { return eraser_ || finalization_; }
  checkpoint::Digest digest(checkpoint::StateDigest& digest, const checkpoint::DigestOptions& options) const;
  // Blocks are run again that have been run before: what they show is known.
  void silence(bool silent) { silent_ = silent; }

 private:
  void on_fault(const ProgramFault& fault);
  void on_race(const RaceReport& race);
  void on_breach(const FinalizerBreach& breach);
  std::vector<PathStep> running_block_until(ThreadId thread, u32 operations) const;

  vm::World& world_;
  BlockRunner& runner_;
  RawFindings& findings_;
  const bool exact_races_;
  std::set<std::string>* fault_keys_;  // null: nobody asks for them
  bool silent_ = false;
  std::unique_ptr<Eraser> eraser_;                   // of the paper's modes and of --strict-discipline
  std::unique_ptr<FinalizationCheck> finalization_;  // null: there are no finalizers
};

}  // namespace heddle::tester
