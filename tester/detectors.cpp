#include "tester/detectors.h"

#include "tester/describe.h"

namespace heddle::tester {

Detectors::Detectors(vm::World& world, const ExploreOptions& options, BlockRunner& runner,
                     checkpoint::Checkpoints& checkpoints, LocksetTable& locksets, RawFindings& findings,
                     ExploreResult& result)
    : world_(world),
      runner_(runner),
      findings_(findings),
      exact_races_(options.mode.exact_races),
      fault_keys_(options.collect_end_states ? &result.fault_keys : nullptr) {
  if (options.uses_eraser()) {
    eraser_ = std::make_unique<Eraser>(world, locksets, [this](const RaceReport& r) { on_race(r); });
    checkpoints.add_rider(eraser_.get());
    runner.add_detector(eraser_.get());
  }
  if (FinalizationCheck::needed(world)) {
    finalization_ = std::make_unique<FinalizationCheck>(world, checkpoints, locksets,
                                                        [this](const FinalizerBreach& b) { on_breach(b); });
    checkpoints.add_rider(finalization_.get());
    runner.add_detector(finalization_.get());
  }
  runner.on_fault([this](const ProgramFault& f) { on_fault(f); });
}

checkpoint::Digest Detectors::digest(checkpoint::StateDigest& digest, const checkpoint::DigestOptions& options) const {
  if (!has_relations()) return digest.compute(options);
  return digest.compute(options, [this](checkpoint::Hasher& h, const checkpoint::StateDigest::NameFunction& name) {
    if (eraser_) eraser_->digest(h, name);
    if (finalization_) finalization_->digest(h, name);
  });
}

// The last step of a path that ends in the middle of the block that is being run.
std::vector<PathStep> Detectors::running_block_until(ThreadId thread, u32 operations) const {
  PathStep step{thread, operations, {}};
  for (const Pick& p : runner_.current_picks())
    if (p.at < operations) step.picks.push_back(p);
  return {std::move(step)};
}

void Detectors::on_fault(const ProgramFault& fault) {
  if (world_.address_space_exhausted) return;  // no fault of the program's
  if (silent_) return;
  FindingId key = fault_key(world_, fault);
  if (fault_keys_ != nullptr) fault_keys_->insert(to_string(key));
  // One more operation: the one that throws (it is performed so that a replay shows it).
  findings_.add(kind_of_fault(fault), std::move(key), running_block_until(fault.thread, fault.visible_operations + 1));
}

void Detectors::on_race(const RaceReport& race) {
  // Where data races are found exactly, Eraser says nothing about them: it sees one where the blocks behind a state
  // touch the variable one after another, which may be no state in which two threads stand before their accesses.
  if (silent_ || (exact_races_ && !race.ordered)) return;
  RawFinding* const finding =
      findings_.add_race(race.ordered ? FindingKind::LockDiscipline : FindingKind::DataRace, race,
                         running_block_until(race.later.thread, runner_.current_operations()));
  if (finding != nullptr && !race.ordered && !is_promoted(world_, race.object, race.offset))
    finding->promotable = promotable_name(world_, race.object, race.offset);
}

void Detectors::on_breach(const FinalizerBreach& breach) {
  if (silent_ || findings_.count_again(breach.key)) return;
  std::vector<PathStep> more;
  if (breach.in_block) more = running_block_until(runner_.current_thread(), runner_.current_operations());
  findings_.add(FindingKind::Finalization, breach.key, more);
}

}  // namespace heddle::tester
