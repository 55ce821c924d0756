#include "tester/explorer.h"

#include <algorithm>

#include "tester/describe.h"
#include "tester/explain.h"
#include "tester/minimise.h"
#include "tester/replay.h"
#include "tester/search.h"

namespace heddle::tester {

const char* to_string(FindingKind kind) {
  switch (kind) {
    case FindingKind::AssertionFailed: return "assertion failed";
    case FindingKind::UncaughtException: return "uncaught exception";
    case FindingKind::Deadlock: return "deadlock";
    case FindingKind::DataRace: return "data race";
    case FindingKind::LockDiscipline: return "lock discipline";
    case FindingKind::PotentialDeadlock: return "potential deadlock";
    case FindingKind::NeverTerminates: return "never terminates";
  }
  return "?";
}

bool is_failure(FindingKind kind) { return kind != FindingKind::LockDiscipline; }

namespace {

RunnerOptions runner_options(const ExploreOptions& options, const RunnerOptions::Observed& observed) {
  RunnerOptions r;
  r.policy = options.mode.blocks;
  r.block_steps = options.limits.max_steps;
  r.max_timeouts = options.limits.max_timeouts;
  r.outcomes = options.outcomes;
  r.spurious = options.run.spurious_wakeups;
  r.observed = observed;
  return r;
}

vm::RunOptions run_options(const ExploreOptions& options, const RunnerOptions::Observed& observed) {
  vm::RunOptions run = options.run;
  run.exploring = true;
  run.full_join = observed.full_join;
  return run;
}

// Replays one finding in a fresh World and fills in what it shows there. False: it did not show again.
bool confirm(const WorldFactory& factory, const ExploreOptions& options,
             const RunnerOptions::Observed& observed, const RawFinding& raw, Finding* finding) {
  std::string error;
  WorldPointer world = factory(run_options(options, observed), &error);
  if (!world) return false;
  const RunnerOptions runner = runner_options(options, observed);
  auto contains = [&](const std::vector<std::string>& keys) {
    return std::find(keys.begin(), keys.end(), raw.key) != keys.end();
  };
  auto shows = [&](const ReplayResult& r) {
    switch (raw.kind) {
      case FindingKind::AssertionFailed:
      case FindingKind::UncaughtException: return contains(r.fault_keys);
      case FindingKind::DataRace:
      case FindingKind::LockDiscipline: return contains(r.race_keys);
      case FindingKind::Deadlock:
        return r.shows_deadlock(raw.key);
      case FindingKind::PotentialDeadlock:
      case FindingKind::NeverTerminates: return true;
    }
    return false;
  };
  // The first replay is in a fresh World; the candidates of the minimiser go back to its start.
  checkpoint::Checkpoints checkpoints(*world);
  const auto start = checkpoints.mark();
  auto run = [&](const interp::Schedule& candidate) {
    checkpoints.restore(start);
    return replay(*world, candidate, runner, options.detect_races);
  };
  const bool minimal = options.minimise && raw.kind != FindingKind::PotentialDeadlock &&
                       raw.kind != FindingKind::NeverTerminates;
  MinimiseResult minimised = minimise(raw.schedule, run, shows, minimal ? 400 : 1);
  const ReplayResult& replayed = minimised.replayed;
  finding->kind = raw.kind;
  finding->key = raw.key;
  finding->count = raw.count;
  finding->first_schedule = raw.first_schedule;
  finding->schedule = minimised.schedule;
  finding->preemptions = replayed.preemptions;
  finding->threads = replayed.threads;
  finding->steps = replayed.trace;
  finding->all_stuck = replayed.all_stuck;
  if (!replayed.followed) {
    finding->message = "the schedule did not replay: " + replayed.error;
    return false;
  }
  switch (raw.kind) {
    case FindingKind::AssertionFailed:
    case FindingKind::UncaughtException:
      for (size_t i = 0; i < replayed.fault_keys.size(); ++i)
        if (replayed.fault_keys[i] == raw.key) {
          const Finding& f = replayed.fault_findings[i];
          finding->thread = f.thread;
          finding->stack = f.stack;
          finding->message = f.message;
          return true;
        }
      return false;
    case FindingKind::DataRace:
    case FindingKind::LockDiscipline:
      for (size_t i = 0; i < replayed.race_keys.size(); ++i)
        if (replayed.race_keys[i] == raw.key) {
          const Finding& f = replayed.race_findings[i];
          finding->variable = f.variable;
          finding->accesses = f.accesses;
          finding->message = explain_race(*finding);
          // The accesses themselves are no operations of the schedule: they close the story.
          for (const AccessReport& a : finding->accesses) {
            StepReport step;
            step.thread = a.thread;
            step.what = (a.write ? "writes " : "reads ") + finding->variable;
            for (const Place& p : a.stack)
              if (!p.library && p.line != 0 && step.place.line == 0) step.place = p;
            finding->steps.push_back(std::move(step));
          }
          return true;
        }
      return false;
    case FindingKind::Deadlock:
      finding->message = explain_deadlock(*finding, replayed.all_stuck, replayed.cycle_length(raw.key));
      return shows(replayed);
    case FindingKind::PotentialDeadlock:
      finding->message = "the paper's reverse lock chain analysis sees a chain of locks that may close; "
                         "it gives false alarms: --systematic=proof decides";
      return true;
    case FindingKind::NeverTerminates:
      finding->message =
          raw.key.starts_with("livelock")
              ? "livelock: the program spins through the same states for ever, although every thread that can run gets its turn (" +
                    raw.key.substr(raw.key.find(' ') + 1) + ")"
              : "a thread spins for ever: what it waits for never changes again (" +
                    raw.key.substr(raw.key.find(':') + 1) + ")";
      return true;
  }
  return false;
}

}  // namespace

ExploreResult explore(const WorldFactory& factory, const ExploreOptions& options) {
  ExploreResult result;
  RunnerOptions::Observed observed = options.observed;
  std::vector<RawFinding> raw;
  for (;;) {
    std::string error;
    WorldPointer world = factory(run_options(options, observed), &error);
    if (!world) {
      result.error = error;
      return result;
    }
    u64 restarts = result.restarts;
    double seconds = result.seconds;
    result = ExploreResult{};
    result.restarts = restarts;
    Search search(*world, options, runner_options(options, observed));
    search.run(&result);
    result.seconds += seconds;
    if (!search.restart_needed()) {
      raw = std::move(search.findings());
      result.observed = observed;
      break;
    }
    observed = search.observed();
    ++result.restarts;
  }

  bool raced = std::any_of(raw.begin(), raw.end(), [](const RawFinding& f) {
    return f.kind == FindingKind::DataRace;
  });
  for (const RawFinding& r : raw) {
    Finding finding;
    if (options.confirm) {
      finding.confirmed = confirm(factory, options, observed, r, &finding);
      if (!finding.confirmed) {
        ++result.unconfirmed;
        if (raced) continue;  // after a race two runs of one schedule may differ: dropped and counted
        finding.message = "internal error: this finding did not replay (" + finding.message + "): " + r.key;
      }
    } else {
      finding.kind = r.kind;
      finding.key = r.key;
      finding.count = r.count;
      finding.first_schedule = r.first_schedule;
      finding.schedule = r.schedule;
    }
    result.findings.push_back(std::move(finding));
  }
  std::stable_sort(result.findings.begin(), result.findings.end(), [](const Finding& a, const Finding& b) {
    return is_failure(a.kind) > is_failure(b.kind);
  });
  return result;
}

}  // namespace heddle::tester
