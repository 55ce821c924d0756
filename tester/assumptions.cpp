#include "tester/assumptions.h"

#include <algorithm>

namespace heddle::tester {

const char* to_string(AssumptionKind kind) {
  switch (kind) {
    case AssumptionKind::SavedWorld: return "saved world";
    case AssumptionKind::PaperMode: return "paper mode";
    case AssumptionKind::RacesNotChecked: return "races not checked";
    case AssumptionKind::NoRaces: return "no races";
    case AssumptionKind::LockDiscipline: return "lock discipline";
    case AssumptionKind::Timeouts: return "timeouts";
    case AssumptionKind::NoSpuriousWakeups: return "no spurious wakeups";
    case AssumptionKind::PunctualClock: return "punctual clock";
    case AssumptionKind::ClockLoops: return "clock loops";
    case AssumptionKind::WeakModes: return "weak modes";
    case AssumptionKind::WeakCas: return "weak compare-and-set";
    case AssumptionKind::HandledExceptions: return "handled exceptions";
    case AssumptionKind::Promoted: return "promoted";
    case AssumptionKind::Trusted: return "trusted";
    case AssumptionKind::Input: return "input";
    case AssumptionKind::RandomSeed: return "random seed";
    case AssumptionKind::HashOrders: return "identity hash codes";
    case AssumptionKind::Digests: return "digests";
    case AssumptionKind::Evicted: return "evicted states";
    case AssumptionKind::TaskThreads: return "task threads";
    case AssumptionKind::NoLivelocks: return "no livelocks";
  }
  return "?";
}

size_t unpromoted_races(const ExploreResult& r) {
  return static_cast<size_t>(std::count_if(r.findings.begin(), r.findings.end(), [](const Finding& f) {
    return f.kind == FindingKind::DataRace && !f.promoted;
  }));
}

namespace {

// The variables, each once.
std::vector<std::string> reported_races(const ExploreResult& r) {
  std::vector<std::string> variables;
  for (const Finding& f : r.findings)
    if (f.kind == FindingKind::DataRace && std::find(variables.begin(), variables.end(), f.variable) == variables.end())
      variables.push_back(f.variable);
  return variables;
}

}  // namespace

std::vector<Assumption> assumptions_of(const ExploreResult& r, const ExploreOptions& options, bool from_saved_world) {
  using Kind = AssumptionKind;
  std::vector<Assumption> all;
  const auto add = [&](bool so, Kind kind, u64 number = 0, std::vector<std::string> names = {}, double chance = 0) {
    if (so) all.push_back({kind, number, std::move(names), chance});
  };
  const u32 max_timeouts = options.limits.max_timeouts;
  const bool raced = unpromoted_races(r) > 0;
  add(from_saved_world, Kind::SavedWorld);
  add(options.mode.is_papers(), Kind::PaperMode, 0, {options.mode.name});
  const bool predicts = options.partial.strategy == Strategy::Predict;
  add(!raced && !predicts,
      !options.detect_races      ? Kind::RacesNotChecked
      : options.mode.exact_races ? Kind::NoRaces
                                 : Kind::LockDiscipline,
      !raced && options.detect_races && options.mode.exact_races && !r.covers_all_schedules(),
      options.detect_races && options.mode.exact_races ? reported_races(r) : std::vector<std::string>{});
  add(r.task_threads, Kind::TaskThreads);
  add(options.partial.strategy == Strategy::Preemption, Kind::NoLivelocks);
  add(r.timed || max_timeouts != Limits{}.max_timeouts, Kind::Timeouts, max_timeouts);
  add(!options.run.spurious_wakeups && (r.seen & BlockRunner::kWaits) != 0, Kind::NoSpuriousWakeups);
  add(!options.late_clock && r.observed.clock, Kind::PunctualClock);
  add((r.seen & BlockRunner::kClockLoop) != 0, Kind::ClockLoops);
  add((r.seen & BlockRunner::kWeakMode) != 0, Kind::WeakModes);
  add((r.seen & BlockRunner::kWeakCas) != 0, Kind::WeakCas, max_timeouts);
  add((r.seen & BlockRunner::kHandledException) != 0 && !options.handled_exceptions_fail, Kind::HandledExceptions);
  add(!r.promoted.empty(), Kind::Promoted, 0, r.promoted);
  add(!options.trusted.empty(), Kind::Trusted, 0, options.trusted);
  add(true, Kind::Input);
  add((r.seen & BlockRunner::kRandomDrawn) != 0, Kind::RandomSeed);
  add((r.seen & BlockRunner::kIdentity) != 0, Kind::HashOrders, options.run.hash_orders);
  // The birthday bound of n states with digests of 128 bits.
  const double states = static_cast<double>(r.counts.states);
  add(options.mode.cache && !options.partial.samples() && !predicts && !r.bitstate, Kind::Digests, 0, {},
      std::max(1e-30, states * states / 6.8e38));
  add(r.evicted_states != 0, Kind::Evicted, r.evicted_states);
  return all;
}

}  // namespace heddle::tester
