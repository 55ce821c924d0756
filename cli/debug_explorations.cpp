#include "cli/debug_explorations.h"

#include <fmt/format.h>

#include "cli/interrupt.h"
#include "tester/assumptions.h"
#include "tester/replay.h"
#include "tester/report.h"
#include "tester/report_lines.h"
#include "tester/running_world.h"
#include "tester/words.h"

namespace heddle::cli {
namespace {

constexpr u32 kMostPreemptions = 3;  // of a passing way that is asked to have few

std::string figures_text(const tester::ExploreResult& r) {
  return fmt::format("{} states, {} paths in {:.2f} s", r.counts.states, r.counts.schedules(), r.seconds);
}

u64 operations_of(const interp::Schedule& schedule) {
  u64 n = 0;
  for (const interp::ScheduleStep& step : schedule.steps) n += std::max<u64>(step.count, 1);
  return n;
}

// The failure with the fewest preemptions, and then with the fewest operations; null: there is none.
const tester::Finding* simplest_failure(const tester::ExploreResult& r) {
  const tester::Finding* best = nullptr;
  const auto rank = [](const tester::Finding& f) { return std::pair(f.preemptions, operations_of(f.schedule)); };
  for (const tester::Finding& f : r.findings)
    if (tester::is_failure(f.kind) && (best == nullptr || rank(f) < rank(*best))) best = &f;
  return best;
}

repl::Exploration failed_exploration(const std::string& error) {
  repl::Exploration e;
  e.error = "what lies behind cannot be explored: " + error;
  return e;
}

}  // namespace

tester::ExploreOptions DebugExplorations::options_for(double seconds) const {
  tester::ExploreOptions explore = options_.search.explore;
  explore.limits.max_seconds = seconds;
  explore.stop = interrupt_flag();
  explore.run = kept_.run;
  explore.observed = kept_.runner.observed;
  return explore;
}

// Each World of the exploration goes the path first.
tester::ExploreResult DebugExplorations::run(const std::vector<tester::PathStep>& path,
                                             tester::ExploreOptions explore) const {
  interp::Schedule way;
  way.steps = tester::to_schedule(walked_, path).steps;
  const auto factory = [&](const vm::RunOptions& run, std::string* error) {
    tester::WorldPointer world = world_factory(*kept_.program, kept_.saved.get())(run, error);
    if (!world || way.steps.empty()) return world;
    tester::RunnerOptions runner = kept_.runner;
    runner.observed.full_join = run.full_join;
    const tester::ReplayResult replayed = tester::replay(*world, way, runner, {false, false});
    if (replayed.followed) return world;
    *error = replayed.error;
    return tester::WorldPointer();
  };
  return tester::explore(factory, explore);
}

repl::Exploration DebugExplorations::explore(const std::vector<tester::PathStep>& path, double seconds) const {
  const tester::ExploreOptions options = options_for(seconds);
  const tester::ExploreResult found = run(path, options);
  if (!found.error.empty()) return failed_exploration(found.error);
  repl::Exploration result;
  result.certain = found.has_all_findings();
  const char* verdicts[] = {"can fail from here", "no schedule fails from here on",
                            "nothing found, but not everything was tried", "internal error of Heddle"};
  result.text =
      fmt::format("{}: {}\n", verdicts[static_cast<size_t>(tester::verdict_of(found, options))], figures_text(found));
  for (const tester::Finding& f : found.findings) {
    if (!tester::is_failure(f.kind)) continue;
    result.text += "  " + tester::headline(f) + "\n";
    if (result.found) continue;
    result.found = true;
    result.way = f.schedule.steps;
    result.finding = f;
  }
  return result;
}

repl::Exploration DebugExplorations::shortest_failure(const std::vector<tester::PathStep>& path, double seconds) const {
  const tester::ExploreResult all = run(path, options_for(seconds));
  if (!all.error.empty()) return failed_exploration(all.error);
  repl::Exploration result;
  result.certain = all.has_all_findings();
  const tester::Finding* found = simplest_failure(all);
  if (found == nullptr) {
    result.text = (result.certain ? "no failure can be reached from here: "
                                  : "no failure found, but not everything was tried: ") +
                  figures_text(all) + "\n";
    return result;
  }
  // What an exhaustive search meets first is rarely the simplest; searches of all schedules with fewer preemptions are.
  tester::Finding best = *found;
  for (u32 bound = 0; bound < best.preemptions; ++bound) {
    tester::ExploreOptions options = options_for(seconds);
    options.partial.strategy = tester::Strategy::Preemption;
    options.partial.depth = bound;
    const tester::ExploreResult few = run(path, options);
    const tester::Finding* simpler = simplest_failure(few);
    if (simpler == nullptr || simpler->preemptions >= best.preemptions) continue;
    best = *simpler;
    break;
  }
  result.found = true;
  result.way = best.schedule.steps;
  const u64 operations = operations_of(best.schedule);
  result.text = fmt::format("a failure can still be reached, in {} operation{} with {} preemption{}:\n  {}\n",
                            operations, operations == 1 ? "" : "s", best.preemptions, best.preemptions == 1 ? "" : "s",
                            tester::headline(best));
  result.finding = std::move(best);
  return result;
}

repl::Exploration DebugExplorations::passing_way(const std::vector<tester::PathStep>& path, double seconds) const {
  repl::Exploration result;
  volatile bool stop = false;
  const auto seek = [&](tester::PartialOptions partial) {
    stop = false;
    tester::ExploreOptions options = options_for(seconds);
    options.partial = partial;
    // Paths end at their first fault, so that those which complete have none; no finding is of interest.
    options.faults_abandon = true;
    options.confirm = options.minimise = options.detect_races = options.bugs_first = false;
    options.promote_races = options.limits.first = false;
    options.limits.max_findings = ~0ull;
    options.workers = 1;
    options.stop = &stop;
    options.on_leaf = [&](const std::vector<vm::ThreadId>&, u64 tester::Counts::*kind, const char*) {
      if (kind == &tester::Counts::complete) stop = true;
    };
    return run(path, options);
  };
  const auto take = [&](const tester::ExploreResult& r) {
    if (r.output_schedules.empty()) return false;
    result.found = true;
    result.way = r.output_schedules.begin()->second.steps;
    return true;
  };
  const auto with_few_preemptions = [&](u32 bound) {
    tester::PartialOptions few;
    few.strategy = tester::Strategy::Preemption;
    few.depth = bound;
    return seek(few);
  };
  const tester::ExploreResult none = with_few_preemptions(0);
  if (!none.error.empty()) return failed_exploration(none.error);
  if (take(none)) return result;
  const tester::ExploreResult any = seek({});
  if (!take(any)) {
    result.certain = any.covers_all_schedules();
    return result;
  }
  for (u32 bound = 1; bound <= kMostPreemptions; ++bound)
    if (take(with_few_preemptions(bound))) return result;
  return result;  // of `any`
}

repl::Exploration DebugExplorations::outcomes(const std::vector<tester::PathStep>& path, double seconds) const {
  tester::ExploreOptions options = options_for(seconds);
  options.outcomes = true;
  options.minimise = false;
  const tester::ExploreResult r = run(path, options);
  if (!r.error.empty()) return failed_exploration(r.error);
  repl::Exploration result;
  result.certain = tester::outputs_complete(r, options);
  const char* missing = result.certain              ? ""
                        : !r.covers_all_schedules() ? ", and perhaps more (not everything was tried)"
                                                    : ", and perhaps more (what comes of data races is not tried)";
  result.text = fmt::format("{} output{} from here{}: {}\n", r.outputs.size(), r.outputs.size() == 1 ? "" : "s",
                            missing, figures_text(r));
  for (const auto& [output, count] : r.outputs)
    result.text += output.empty() ? "    (nothing)\n" : tester::quoted_output(output);
  u64 failures = 0;
  for (const tester::Finding& f : r.findings) failures += tester::is_failure(f.kind);
  if (failures > 0)
    result.text += fmt::format("and {} failure{}: 'explore' says which\n", failures, failures == 1 ? "" : "s");
  return result;
}

std::optional<tester::Finding> DebugExplorations::finding() const {
  const interp::Schedule& schedule = kept_.schedule;
  if (schedule.steps.empty() || schedule.verdict.empty()) return std::nullopt;
  const tester::WorldPointer world = kept_.start();
  if (!world) return std::nullopt;
  const tester::FindingId verdict = tester::finding_id_of(schedule.verdict);
  const bool by_eraser = (verdict.kind == tester::CauseKind::Race && kept_.run.promoted.empty()) ||
                         verdict.kind == tester::CauseKind::Discipline;
  tester::Finding finding =
      tester::finding_of_replay(tester::replay(*world, schedule, kept_.runner, {by_eraser, true}), verdict);
  if (!finding.confirmed || verdict.kind == tester::CauseKind::Printed) return std::nullopt;
  return finding;
}

}  // namespace heddle::cli
