#include "tester/confirmation.h"

#include <algorithm>

#include "tester/minimise.h"
#include "tester/patience.h"
#include "tester/race_witness.h"
#include "tester/replay.h"
#include "tester/running_world.h"
#include "tester/words.h"

namespace heddle::tester {

RunnerOptions runner_options(const ExploreOptions& options, const RunnerOptions::Observed& observed) {
  RunnerOptions r;
  r.policy = options.mode.blocks;
  r.block_steps = options.limits.max_steps;
  r.max_timeouts = options.limits.max_timeouts;
  r.outcomes = options.outcomes;
  r.end_hides = options.mode.uses_summaries() && (!options.collect_end_states || options.end_state_is_output);
  r.spurious = options.run.spurious_wakeups;
  r.late_clock = options.late_clock;
  r.handled_exceptions_fail = options.handled_exceptions_fail;
  r.faults_abandon = options.faults_abandon;
  r.trusted = options.trusted;
  r.later_calls = r.additions_commute = !options.expand_library && options.mode.blocks == BlockPolicy::TwoPhase;
  r.appends_commute = r.additions_commute && !options.collect_end_states && !observed.has_part(kListOrder);
  r.states_merged = options.mode.cache || options.mode.merge_states;
  r.observed = observed;
  return r;
}

bool latches_add(const ExploreOptions& options, const RunnerOptions::Observed& observed) {
  return !waits_are_seen(runner_options(options, observed));
}

vm::RunOptions run_options(const ExploreOptions& options, const RunnerOptions::Observed& observed) {
  vm::RunOptions run = options.run;
  make_explorable(&run);
  run.waiters_leave = true;
  run.names_count = options.outcomes;  // (what is printed is part of an outcome)
  run.values_count = options.outcomes || options.collect_end_states || !options.mode.uses_summaries() ||
                     observed.has_part(kPrintedValues);
  run.full_join = observed.full_join;
  run.promoted.insert(run.promoted.end(), observed.library_state.begin(), observed.library_state.end());
  run.latches_add = latches_add(options, observed);
  run.queue_finalizers = options.explore_finalizers;
  return run;
}

namespace {

bool is_exact_race(const ExploreOptions& options, const RawFinding& raw) {
  return raw.kind == FindingKind::DataRace && options.mode.exact_races;
}

// A World in which a finding can be replayed, and whether the accesses of the raced variable were operations in
// the search, too.
struct ReplayWorld {
  WorldPointer world;
  bool promoted_before = false;
};
ReplayWorld world_for(const WorldFactory& factory, const ExploreOptions& options,
                      const RunnerOptions::Observed& observed, const RawFinding& raw) {
  std::string error;
  vm::RunOptions run_with = run_options(options, observed);
  if (is_exact_race(options, raw) && !raw.race.promoted) run_with.promoted.push_back(raw.promotable);
  return {factory(run_with, &error), raw.race.promoted};
}

}  // namespace

Finding first_look(const WorldFactory& factory, const ExploreOptions& options, const RunnerOptions::Observed& observed,
                   const RawFinding& raw) {
  const ReplayWorld start = world_for(factory, options, observed, raw);
  if (!start.world) return {};
  const RunnerOptions runner = runner_options(options, observed);
  checkpoint::Checkpoints checkpoints(*start.world);
  const auto beginning = checkpoints.mark();
  std::optional<interp::Schedule> schedule = raw.schedule;
  if (is_exact_race(options, raw))
    schedule = race_witness(*start.world, checkpoints, runner, raw, start.promoted_before);
  if (!schedule) return {};
  checkpoints.restore(beginning);
  const ReplayResult shown = replay(*start.world, *schedule, runner, {options.uses_eraser(), true, &checkpoints});
  Finding finding = finding_of_replay(shown, raw.key);
  finding.kind = raw.kind;
  return finding;
}

Confirmed confirm(const WorldFactory& factory, const ExploreOptions& options, const RunnerOptions::Observed& observed,
                  const RawFinding& raw, TimeBox& time, Finding* finding) {
  finding->kind = raw.kind;
  finding->key = raw.key;
  finding->schedule = raw.schedule;
  const bool race = is_exact_race(options, raw);
  const ReplayWorld start_world = world_for(factory, options, observed, raw);
  const bool promoted_before = start_world.promoted_before;
  const WorldPointer& world = start_world.world;
  if (!world) return Confirmed::No;
  const RunnerOptions runner = runner_options(options, observed);
  auto contains = [&](const std::vector<FindingId>& keys) {
    return std::find(keys.begin(), keys.end(), raw.key) != keys.end();
  };
  auto shows = [&](const ReplayResult& r) {
    switch (raw.kind) {
      case FindingKind::AssertionFailed:
      case FindingKind::UncaughtException:
      case FindingKind::OpaqueNative:
      case FindingKind::ProgramExit: return contains(r.fault_keys);
      case FindingKind::DataRace:
      case FindingKind::LockDiscipline: return contains(r.race_keys);
      case FindingKind::Deadlock: return r.shows_deadlock(raw.key);
      case FindingKind::UnexpectedOutput: return output_id(r.output) == raw.key;
      case FindingKind::Finalization: return contains(r.finalizer_keys);
      case FindingKind::PotentialDeadlock:
      case FindingKind::NeverTerminates: return true;
    }
    return false;
  };
  // The first replay is in a fresh World; the candidates of the minimiser go back to its start.
  checkpoint::Checkpoints checkpoints(*world);
  const auto start = checkpoints.mark();
  ReplayOptions replay_options{options.uses_eraser(), false, &checkpoints};
  replay_options.out_of_time = [&] { return time.is_over_for_good(); };
  auto run = [&](const interp::Schedule& candidate) {
    checkpoints.restore(start);
    return replay(*world, candidate, runner, replay_options);
  };
  interp::Schedule schedule = raw.schedule;
  if (race) {
    std::optional<interp::Schedule> witness = race_witness(*world, checkpoints, runner, raw, promoted_before);
    if (!witness) {
      finding->message = not_replayed_sentence("");
      return time.is_over_for_good() ? Confirmed::NoTime : Confirmed::No;
    }
    schedule = std::move(*witness);
  }
  const std::function<bool()> enough = [&] { return time.is_over(); };
  const bool minimal =
      options.minimise && raw.kind != FindingKind::PotentialDeadlock && raw.kind != FindingKind::NeverTerminates;
  const std::function<interp::Schedule(const interp::Schedule&, bool)> waiting = [&](const interp::Schedule& hasty,
                                                                                     bool rounds) {
    checkpoints.restore(start);
    return patient(*world, hasty, runner, rounds, replay_options.out_of_time);
  };
  MinimiseResult best = minimise(schedule, run, shows, minimal ? 400 : 1, enough, waiting);
  const auto is_shown = [&](const MinimiseResult& m) { return m.replayed.followed && shows(m.replayed); };
  // Beside a data race the first path may be one that no schedule can follow.
  for (const interp::Schedule& other : raw.others) {
    if (race || is_shown(best) || time.is_over()) break;
    if (MinimiseResult candidate = minimise(other, run, shows, minimal ? 400 : 1, enough, waiting); is_shown(candidate))
      best = std::move(candidate);
  }
  // A schedule that lets the sleepers sleep is worth a search among the others that showed the same.
  for (const interp::Schedule& other : raw.others) {
    if (best.replayed.sleeps.empty() || !minimal || time.is_over()) break;
    MinimiseResult candidate = minimise(other, run, shows, 200, enough, waiting);
    if (is_shown(candidate) && candidate.replayed.sleeps.size() < best.replayed.sleeps.size())
      best = std::move(candidate);
  }
  if (!best.replayed.followed) {
    finding->message = not_replayed_sentence(best.replayed.error);
    return time.is_over_for_good() ? Confirmed::NoTime : Confirmed::No;
  }
  checkpoints.restore(start);
  replay_options.explain = true;
  ReplayResult explained = replay(*world, best.schedule, runner, replay_options);
  if (!explained.followed && time.is_over_for_good()) explained = std::move(best.replayed);
  *finding = finding_of_replay(explained, raw.key);
  if (race) {
    finding->schedule_promotes = promoted_before ? "" : raw.promotable;
    finding->promoted = promoted_before;
  }
  finding->kind = raw.kind;
  finding->key = raw.key;
  finding->schedule = std::move(best.schedule);
  for (size_t i = 0; i < explained.anchors.size(); ++i) finding->schedule.steps[i].anchors = explained.anchors[i];
  if (!has_anchors(finding->schedule))  // its last step ended the program early
    for (interp::ScheduleStep& step : finding->schedule.steps) step.anchors.clear();
  return finding->confirmed ? Confirmed::Yes : Confirmed::No;
}

}  // namespace heddle::tester
