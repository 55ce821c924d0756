#include "tester/explorer.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <tuple>

#include "tester/describe.h"
#include "tester/explain.h"
#include "tester/frontier.h"
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
    case FindingKind::UnexpectedOutput: return "unexpected output";
    case FindingKind::Finalization: return "finalization";
    case FindingKind::OpaqueNative: return "opaque native";
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
  r.trusted = options.trusted;
  r.states_merged = options.mode.cache || options.mode.merge_states;
  r.observed = observed;
  return r;
}

vm::RunOptions run_options(const ExploreOptions& options, const RunnerOptions::Observed& observed) {
  vm::RunOptions run = options.run;
  run.exploring = true;
  run.full_join = observed.full_join;
  run.queue_finalizers = options.explore_finalizers;
  return run;
}

// The time that an exploration may take, restarts and replays included.
class TimeBox {
 public:
  TimeBox(double max_seconds, const volatile bool* stop) : max_seconds_(max_seconds), stop_(stop) {}

  // What is left for the next pass of the search; 0: there is no limit.
  double seconds_left() const {
    constexpr double kLeast = 1e-9;
    return max_seconds_ <= 0 ? 0 : std::max(kLeast, max_seconds_ - seconds());
  }
  bool is_over() {
    const bool stopped = stop_ != nullptr && *stop_;
    if (!stopped && (max_seconds_ <= 0 || seconds() < max_seconds_)) return false;
    if (over_since_ < 0) over_since_ = seconds();
    return true;
  }
  // Findings that are not replayed when the time is over get a little more; what only makes them nicer gets none.
  bool is_over_for_good() {
    constexpr double kGrace = 0.4;
    return is_over() && seconds() - over_since_ > kGrace;
  }
  double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point begin_ = Clock::now();
  double max_seconds_, over_since_ = -1;
  const volatile bool* stop_;
};

enum class Confirmed : u8 { Yes, No, NoTime };

// Replays one finding in a fresh World and fills in what it shows there.
Confirmed confirm(const WorldFactory& factory, const ExploreOptions& options, const RunnerOptions::Observed& observed,
                  const RawFinding& raw, TimeBox& time, Finding* finding) {
  finding->kind = raw.kind;
  finding->key = raw.key;
  finding->schedule = raw.schedule;
  std::string error;
  WorldPointer world = factory(run_options(options, observed), &error);
  if (!world) return Confirmed::No;
  const RunnerOptions runner = runner_options(options, observed);
  auto contains = [&](const std::vector<std::string>& keys) {
    return std::find(keys.begin(), keys.end(), raw.key) != keys.end();
  };
  auto shows = [&](const ReplayResult& r) {
    switch (raw.kind) {
      case FindingKind::AssertionFailed:
      case FindingKind::UncaughtException:
      case FindingKind::OpaqueNative: return contains(r.fault_keys);
      case FindingKind::DataRace:
      case FindingKind::LockDiscipline: return contains(r.race_keys);
      case FindingKind::Deadlock: return r.shows_deadlock(raw.key);
      case FindingKind::UnexpectedOutput: return output_key(r.output) == raw.key;
      case FindingKind::Finalization: return contains(r.finalizer_keys);
      case FindingKind::PotentialDeadlock:
      case FindingKind::NeverTerminates: return true;
    }
    return false;
  };
  // The first replay is in a fresh World; the candidates of the minimiser go back to its start.
  checkpoint::Checkpoints checkpoints(*world);
  const auto start = checkpoints.mark();
  ReplayOptions replay_options{options.detect_races, false, &checkpoints};
  replay_options.out_of_time = [&] { return time.is_over_for_good(); };
  auto run = [&](const interp::Schedule& candidate) {
    checkpoints.restore(start);
    return replay(*world, candidate, runner, replay_options);
  };
  const std::function<bool()> enough = [&] { return time.is_over(); };
  const bool minimal =
      options.minimise && raw.kind != FindingKind::PotentialDeadlock && raw.kind != FindingKind::NeverTerminates;
  MinimiseResult best = minimise(raw.schedule, run, shows, minimal ? 400 : 1, enough);
  // A schedule that lets the sleepers sleep is worth a search among the others that showed the same.
  for (const interp::Schedule& other : raw.others) {
    if (best.replayed.sleeps.empty() || !minimal || time.is_over()) break;
    MinimiseResult candidate = minimise(other, run, shows, 200, enough);
    if (candidate.replayed.followed && shows(candidate.replayed) &&
        candidate.replayed.sleeps.size() < best.replayed.sleeps.size())
      best = std::move(candidate);
  }
  if (!best.replayed.followed) {
    finding->message = "the schedule did not replay: " + best.replayed.error;
    return time.is_over_for_good() ? Confirmed::NoTime : Confirmed::No;
  }
  checkpoints.restore(start);
  replay_options.explain = true;
  ReplayResult explained = replay(*world, best.schedule, runner, replay_options);
  if (!explained.followed && time.is_over_for_good()) explained = std::move(best.replayed);
  *finding = finding_of_replay(explained, raw.key);
  finding->kind = raw.kind;
  finding->key = raw.key;
  finding->schedule = std::move(best.schedule);
  for (size_t i = 0; i < explained.anchors.size(); ++i) finding->schedule.steps[i].anchors = explained.anchors[i];
  if (!has_anchors(finding->schedule))  // its last step ended the program early
    for (interp::ScheduleStep& step : finding->schedule.steps) step.anchors.clear();
  return finding->confirmed ? Confirmed::Yes : Confirmed::No;
}

// The same cause has the same text here whichever of several like threads and objects show it: kind,
// places and classes, no thread names and numbers.
std::string cause_of(const Finding& f) {
  auto class_of = [](const std::string& label) {
    return label.starts_with("the end of ") ? "a thread" : label.substr(0, label.find('#'));
  };
  auto place = [](const std::vector<Place>& stack) {
    const Place* p = first_user_place(stack);
    return p == nullptr ? std::string("?") : p->method + ":" + std::to_string(p->line);
  };
  std::string cause = to_string(f.kind);
  if (f.kind == FindingKind::Deadlock) {
    std::set<std::string> parts;
    for (const ThreadReport& t : f.threads)
      if (t.state != "runs" && t.state != "has ended")
        parts.insert(t.state + " " + class_of(t.wants) + " at " + place(t.stack));
    cause += " " + f.deadlock_kind;
    for (const std::string& p : parts) cause += " | " + p;
    return cause;
  }
  if (f.kind == FindingKind::UncaughtException || f.kind == FindingKind::AssertionFailed)
    return cause + " " + f.message.substr(0, f.message.find(':')) + " at " + place(f.stack);
  return f.key;
}

}  // namespace

namespace {

// The fields that raced and are not promoted yet, added. (Elements of arrays cannot be.)
bool promote(const std::vector<RawFinding>& raw, std::vector<std::string>* promoted) {
  bool more = false;
  for (const RawFinding& f : raw) {
    if (f.field.empty() || std::find(promoted->begin(), promoted->end(), f.field) != promoted->end()) continue;
    promoted->push_back(f.field);
    more = true;
  }
  return more;
}

}  // namespace

ExploreResult explore(const WorldFactory& factory, const ExploreOptions& given) {
  ExploreOptions options = given;
  ExploreResult result;
  TimeBox time(given.limits.max_seconds, given.stop);
  std::map<std::string, Finding> early;  // confirmed while the search went on, by key
  RunnerOptions::Observed observed = options.observed;
  std::vector<RawFinding> raw;
  std::unique_ptr<checkpoint::ArchiveReader> frontier;
  if (!options.frontier.resume.empty()) {
    frontier = std::make_unique<checkpoint::ArchiveReader>(options.frontier.resume);
    FrontierHead head;
    (*frontier)(head);
    observed = head.observed;
    options.run.promoted = head.promoted;
    result.restarts = head.restarts;
  }
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
    result.seconds = seconds;
    options.limits.max_seconds = time.seconds_left();
    Search search(*world, options, runner_options(options, observed));
    if (options.on_confirmed && options.confirm)
      search.on_finding([&](const RawFinding& raw_finding) {
        if (!is_failure(raw_finding.kind) || early.contains(raw_finding.key)) return;
        Finding finding;
        if (confirm(factory, options, search.observed(), raw_finding, time, &finding) != Confirmed::Yes) return;
        options.on_confirmed(finding, time.seconds());
        early.emplace(raw_finding.key, std::move(finding));
      });
    if (frontier && !search.resume(*frontier, &result, &result.error)) return result;
    frontier.reset();
    if (options.on_ready) std::exchange(options.on_ready, nullptr)();
    search.run(&result);
    if (!search.restart_needed()) {
      raw = std::move(search.findings());
      result.observed = observed;
      if (!options.promote_races || !promote(raw, &options.run.promoted)) break;
    }
    observed = search.observed();
    ++result.restarts;
  }

  result.promoted = options.run.promoted;
  bool raced = std::any_of(raw.begin(), raw.end(), [](const RawFinding& f) { return f.kind == FindingKind::DataRace; });
  std::map<std::string, size_t> causes;
  for (const RawFinding& r : raw) {
    Finding finding;
    finding.kind = r.kind;
    finding.key = r.key;
    finding.schedule = r.schedule;
    if (options.confirm) {
      const auto known = early.find(r.key);
      Confirmed confirmed = Confirmed::Yes;
      if (known != early.end() && (r.others.empty() || time.is_over())) finding = known->second;
      else confirmed = confirm(factory, options, observed, r, time, &finding);
      if (confirmed == Confirmed::NoTime) {
        ++result.unreplayed;
        continue;
      }
      if (confirmed == Confirmed::No) {
        ++result.unconfirmed;
        // After a race two runs of one schedule may differ: dropped and counted.
        if (!raced) result.internal_errors.push_back(r.key + " (" + finding.message + ")");
        continue;
      }
    }
    finding.count = r.count;
    finding.first_schedule = r.first_schedule;
    if (finding.confirmed) {
      auto [known, fresh] = causes.try_emplace(cause_of(finding), result.findings.size());
      if (!fresh) {  // another of several like threads: one finding, with the easier schedule
        Finding& first = result.findings[known->second];
        finding.count += first.count;
        finding.variants = first.variants + 1;
        finding.first_schedule = std::min(finding.first_schedule, first.first_schedule);
        const bool easier = std::tuple(finding.sleeps.size(), finding.preemptions, finding.steps.size()) <
                            std::tuple(first.sleeps.size(), first.preemptions, first.steps.size());
        if (easier) std::swap(first, finding);
        first.count = std::max(first.count, finding.count);
        first.variants = std::max(first.variants, finding.variants);
        first.first_schedule = std::min(finding.first_schedule, first.first_schedule);
        continue;
      }
    }
    result.findings.push_back(std::move(finding));
  }
  // The last pass of the search, cut short, has not come to what an earlier one has shown.
  if (result.end != SearchEnd::Exhausted)
    for (auto& [key, finding] : early) {
      const auto is_it = [&, k = &key](const RawFinding& f) { return f.key == *k; };
      if (std::none_of(raw.begin(), raw.end(), is_it) && causes.try_emplace(cause_of(finding), 0).second)
        result.findings.push_back(std::move(finding));
    }
  // Failures before warnings, and what happens in time before what needs somebody to oversleep.
  std::stable_sort(result.findings.begin(), result.findings.end(), [](const Finding& a, const Finding& b) {
    return std::tuple(!is_failure(a.kind), !a.sleeps.empty()) < std::tuple(!is_failure(b.kind), !b.sleeps.empty());
  });
  return result;
}

}  // namespace heddle::tester
