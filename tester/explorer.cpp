#include "tester/explorer.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <tuple>
#include <utility>

#include "tester/describe.h"
#include "tester/explain.h"
#include "tester/frontier.h"
#include "tester/minimise.h"
#include "tester/race_witness.h"
#include "tester/replay.h"
#include "tester/running_world.h"
#include "tester/search.h"
#include "tester/search_log.h"

namespace heddle::tester {

namespace {

RunnerOptions runner_options(const ExploreOptions& options, const RunnerOptions::Observed& observed) {
  RunnerOptions r;
  r.policy = options.mode.blocks;
  r.block_steps = options.limits.max_steps;
  r.max_timeouts = options.limits.max_timeouts;
  r.outcomes = options.outcomes;
  r.spurious = options.run.spurious_wakeups;
  r.late_clock = options.late_clock;
  r.handled_exceptions_fail = options.handled_exceptions_fail;
  r.trusted = options.trusted;
  r.states_merged = options.mode.cache || options.mode.merge_states;
  r.observed = observed;
  return r;
}

vm::RunOptions run_options(const ExploreOptions& options, const RunnerOptions::Observed& observed) {
  vm::RunOptions run = options.run;
  make_explorable(&run);
  run.waiters_leave = true;
  run.full_join = observed.full_join;
  run.promoted.insert(run.promoted.end(), observed.library_state.begin(), observed.library_state.end());
  run.queue_finalizers = options.explore_finalizers;
  return run;
}

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

// What a schedule shows as it is, told as reports tell it: not made short, and not yet confirmed.
Finding first_look(const WorldFactory& factory, const ExploreOptions& options, const RunnerOptions::Observed& observed,
                   const RawFinding& raw) {
  const ReplayWorld start = world_for(factory, options, observed, raw);
  if (!start.world) return {};
  const RunnerOptions runner = runner_options(options, observed);
  checkpoint::Checkpoints checkpoints(*start.world);
  const auto beginning = checkpoints.mark();
  std::optional<interp::Schedule> schedule = raw.schedule;
  if (is_exact_race(options, raw)) schedule = race_witness(*start.world, runner, raw, start.promoted_before);
  if (!schedule) return {};
  checkpoints.restore(beginning);
  const ReplayResult shown = replay(*start.world, *schedule, runner, {options.uses_eraser(), true, &checkpoints});
  Finding finding = finding_of_replay(shown, raw.key);
  finding.kind = raw.kind;
  return finding;
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
      case FindingKind::OpaqueNative: return contains(r.fault_keys);
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
    std::optional<interp::Schedule> witness = race_witness(*world, runner, raw, promoted_before);
    if (!witness) {
      finding->message = "its schedule could not be followed";
      return time.is_over_for_good() ? Confirmed::NoTime : Confirmed::No;
    }
    schedule = std::move(*witness);
  }
  const std::function<bool()> enough = [&] { return time.is_over(); };
  const bool minimal =
      options.minimise && raw.kind != FindingKind::PotentialDeadlock && raw.kind != FindingKind::NeverTerminates;
  MinimiseResult best = minimise(schedule, run, shows, minimal ? 400 : 1, enough);
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

// "Store.lines" for "Store#2.lines" and "Store#3.lines". What has no variable's name keeps its number: "HashMap#3".
std::string without_number(const std::string& variable) {
  const size_t number = variable.find('#'), dot = variable.find('.', number);
  return number == std::string::npos || dot == std::string::npos ? variable
                                                                 : variable.substr(0, number) + variable.substr(dot);
}

// The same cause has the same text here whichever of several like threads and objects show it: kind,
// places and classes, no thread names and numbers.
std::string cause_of(const Finding& f) {
  auto class_of = [](const Thing& thing) {
    if (thing.kind == ThingKind::Thread) return std::string("a thread");
    if (thing.kind == ThingKind::Permit) return std::string("a permit");
    const std::string key = key_of(thing);
    return key.substr(0, key.find('#'));
  };
  auto place = [](const std::vector<Place>& stack) {
    const Place* p = first_user_place(stack);
    return p == nullptr ? std::string("?") : p->method + ":" + std::to_string(p->line);
  };
  std::string cause = to_string(f.kind);
  if (f.kind == FindingKind::Deadlock) {
    std::set<std::string> parts;
    for (const ThreadReport& t : f.threads)
      if (t.status != ThreadStatus::Runs && t.status != ThreadStatus::HasEnded)
        parts.insert(std::string(to_string(t.status)) + " " + class_of(t.wants) + " at " + place(t.stack));
    cause += std::string(" ") + to_string(f.deadlock_kind);
    for (const std::string& p : parts) cause += " | " + p;
    return cause;
  }
  if (f.kind == FindingKind::UncaughtException || f.kind == FindingKind::AssertionFailed)
    return cause + " " + f.message.substr(0, f.message.find(':')) + " at " + place(f.stack);
  if (!f.library.class_name.empty())
    return cause + " inside " + f.library.class_name + " " + without_number(f.variable);
  return to_string(f.key);
}

// One more of the races inside one object of the library.
void add_library_race(Finding* known, const Finding& other) {
  const auto add = [](std::vector<std::string>* all, const std::vector<std::string>& more) {
    for (const std::string& text : more)
      if (std::find(all->begin(), all->end(), text) == all->end()) all->push_back(text);
  };
  add(&known->raced, other.raced);
  add(&known->library.pairs, other.library.pairs);
  known->variants += known->variable != other.variable;
}

}  // namespace

namespace {

// The fields and types of arrays that raced and are not promoted yet, added.
bool promote(const std::vector<RawFinding>& raw, std::vector<std::string>* promoted) {
  bool more = false;
  for (const RawFinding& f : raw) {
    if (f.promotable.empty() || std::find(promoted->begin(), promoted->end(), f.promotable) != promoted->end())
      continue;
    promoted->push_back(f.promotable);
    more = true;
  }
  return more;
}

}  // namespace

// The user's variables that no single lock protects, though they do not race.
std::vector<std::string> undisciplined(const Suspects& suspects, const std::vector<RawFinding>& raw) {
  std::set<std::string> labels;
  for (const auto& [key, suspect] : suspects.all())
    if (!suspect.library && suspect.no_lock) labels.insert(suspect.label);
  for (const RawFinding& f : raw) labels.erase(f.race.variable);
  return {labels.begin(), labels.end()};
}

ExploreResult explore(const WorldFactory& factory, const ExploreOptions& given) {
  ExploreOptions options = given;
  ExploreResult result;
  TimeBox time(given.limits.max_seconds, given.stop);
  std::map<FindingId, Finding> early;  // confirmed while the search went on, by key
  RunnerOptions::Observed observed = options.observed;
  std::vector<RawFinding> raw;
  Suspects suspects;
  struct {  // the last search before a race was promoted
    ExploreResult result;
    std::vector<RawFinding> raw;
    std::vector<std::string> promoted;
  } unpromoted;
  std::unique_ptr<checkpoint::ArchiveReader> frontier;
  bool starts_again = false;
  if (!options.frontier.resume.empty()) {
    frontier = std::make_unique<checkpoint::ArchiveReader>(options.frontier.resume);
    FrontierHead head;
    (*frontier)(head);
    observed = head.observed;
    options.run.promoted = head.promoted;
    result.restarts = head.restarts;
    suspects = std::move(head.suspects);
    if (head.mode != options.mode.name) {
      result.error = "is of an exploration in mode " + head.mode;
      return result;
    }
    result.seconds = head.seconds;
    starts_again = head.starts_again;
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
    Search search(*world, options, runner_options(options, observed), suspects);
    if (options.log) options.log->begins(*world, restarts, observed, suspects);
    if (options.on_confirmed && options.confirm)
      search.on_finding([&](const RawFinding& raw_finding) {
        if (!is_failure(raw_finding.kind) || early.contains(raw_finding.key)) return;
        Finding finding;
        if (confirm(factory, options, search.observed(), raw_finding, time, &finding) != Confirmed::Yes) return;
        options.on_confirmed(finding, time.seconds());
        early.emplace(raw_finding.key, std::move(finding));
      });
    if (frontier && starts_again && !search.begins_as(*frontier, &result.error)) return result;
    if (frontier && !starts_again && !search.resume(*frontier, &result, &result.error)) return result;
    frontier.reset();
    if (options.on_ready) std::exchange(options.on_ready, nullptr)();
    search.run(&result);
    if (!search.restart_needed()) {
      raw = std::move(search.findings());
      result.observed = observed;
      const bool out_of_time = result.end == SearchEnd::TimeLimit || result.end == SearchEnd::Interrupted;
      if (!options.promote_races || out_of_time) break;
      std::vector<std::string> promoted = options.run.promoted;
      if (!promote(raw, &promoted)) break;
      unpromoted = {result, raw, std::exchange(options.run.promoted, std::move(promoted))};
    }
    observed = search.observed();
    ++result.restarts;
  }

  // There was no time to find anything with the races promoted: they are findings all the same.
  if (raw.empty() && !unpromoted.raw.empty() && result.end != SearchEnd::Exhausted) {
    unpromoted.result.end = result.end;
    unpromoted.result.seconds = result.seconds;
    unpromoted.result.restarts = result.restarts;
    result = std::move(unpromoted.result);
    raw = std::move(unpromoted.raw);
    options.run.promoted = std::move(unpromoted.promoted);
  }
  result.promoted = options.run.promoted;
  result.undisciplined = undisciplined(suspects, raw);
  // Races first: only beside a confirmed one may another finding not show again.
  std::stable_partition(raw.begin(), raw.end(), [](const RawFinding& f) { return f.kind == FindingKind::DataRace; });
  bool raced = false;
  std::map<std::string, size_t> causes;
  for (const RawFinding& r : raw) {
    Finding finding;
    finding.kind = r.kind;
    finding.key = r.key;
    finding.schedule = r.schedule;
    if (options.confirm && r.inside_library) {  // most of them are parts of a finding that there is already
      const Finding look = first_look(factory, options, observed, r);
      const auto known = causes.find(cause_of(look));
      if (look.confirmed && !look.library.class_name.empty() && known != causes.end()) {
        add_library_race(&result.findings[known->second], look);
        result.findings[known->second].count += r.count;
        continue;
      }
    }
    if (options.confirm) {
      const auto known = early.find(r.key);
      Confirmed confirmed = Confirmed::Yes;
      if (known != early.end() && (r.others.empty() || time.is_over())) finding = known->second;
      else confirmed = confirm(factory, options, observed, r, time, &finding);
      raced |= confirmed == Confirmed::Yes && r.kind == FindingKind::DataRace;
      if (confirmed == Confirmed::NoTime) {
        ++result.unreplayed;
        continue;
      }
      if (confirmed == Confirmed::No) {
        ++result.unconfirmed;
        // After a race two runs of one schedule may differ: dropped and counted.
        if (!raced) result.internal_errors.push_back(to_string(r.key) + " (" + finding.message + ")");
        continue;
      }
    }
    finding.count = r.count;
    finding.first_schedule = r.first_schedule;
    if (finding.confirmed) {
      auto [known, fresh] = causes.try_emplace(cause_of(finding), result.findings.size());
      if (!fresh && !finding.library.class_name.empty()) {
        add_library_race(&result.findings[known->second], finding);
        continue;
      }
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
