#include "predict/prediction.h"

#include <algorithm>
#include <map>
#include <set>

#include "predict/rescheduling.h"
#include "tester/describe.h"
#include "tester/random.h"
#include "tester/replay.h"

namespace heddle::predict {
namespace {

using tester::ExploreOptions;
using tester::ExploreResult;
using tester::Predictions;
using tester::RawFinding;

class Prediction final : public tester::OwnSearch {
 public:
  bool search(const Request& request, std::vector<RawFinding>* findings, ExploreResult* result) override;

 private:
  enum class Done : u8 { Yes, Again, No };
  Done observe_with(const Request& request, const vm::RunOptions& run, ExploreResult* result, bool transactions);
  void predict();
  void perform_all(const Request& request, vm::World& world, std::vector<RawFinding>* findings, ExploreResult* result);
  bool add_finding(const Request& request, const vm::World& world, const Rescheduled& done, u64 number,
                   std::vector<RawFinding>* findings, std::string* key);
  static void add(RawFinding raw, u64 number, std::vector<RawFinding>* findings);
  void add_serial_outputs(const Request& request, std::set<std::string>* outputs) const;
  tester::PredictedSchedule describe(const vm::World& world, const CutPoint& point) const;

  tester::WorldPointer world_;
  std::unique_ptr<Transactions> transactions_;
  ObservedRun run_;
  struct Planned {
    CutPoint point;
    std::vector<u32> steps;
  };
  std::vector<Planned> planned_;
};

// Threads by chance, if there is a seed.
Scheduler random_scheduler(const vm::World& world, u64 seed) {
  if (seed == 0) return nullptr;
  return [&world, random = std::make_shared<tester::Random>(seed, 0)](const tester::Timeline& timeline) {
    std::vector<ThreadId> able;
    for (ThreadId t = 0; t < world.threads.size(); ++t)
      if (timeline.can_go_on(t)) able.push_back(t);
    return able.empty() ? vm::kNoThread : able[random->below(able.size())];
  };
}

Prediction::Done Prediction::observe_with(const Request& request, const vm::RunOptions& run, ExploreResult* result,
                                          bool whole) {
  std::string error;
  world_ = request.factory(run, &error);
  if (!world_) {
    result->error = error;
    return Done::No;
  }
  tester::Timeline timeline(*world_, tester::runner_options(request.options, request.observed), nullptr);
  transactions_ = std::make_unique<Transactions>(*world_);
  ObservationLimits limits;
  limits.max_seconds = request.time.seconds_left() / (whole ? 4 : 8);
  limits.stop = request.options.stop;
  run_ = observe(*world_, timeline, *transactions_, random_scheduler(*world_, request.options.partial.seed), limits);
  if (!timeline.runner().restart_needed()) return Done::Yes;
  request.observed = timeline.runner().options().observed;
  return Done::Again;
}

bool Prediction::search(const Request& request, std::vector<RawFinding>* findings, ExploreResult* result) {
  result->end = tester::SearchEnd::Partial;
  // Phase I, twice: first every access is an operation, to see which variables are shared (the paper's escape
  // analysis); then only these are, so that the others cause no switches.
  const std::vector<std::string> asked_for = request.options.run.promoted;
  vm::RunOptions everything = tester::run_options(request.options, request.observed);
  everything.promoted.insert(everything.promoted.begin(), "*");
  Done done = observe_with(request, everything, result, false);
  if (done == Done::Yes) {
    std::vector<std::string>& promoted = request.options.run.promoted;
    for (std::string& name : shared_variables(run_))
      if (std::find(promoted.begin(), promoted.end(), name) == promoted.end()) promoted.push_back(std::move(name));
    done = observe_with(request, tester::run_options(request.options, request.observed), result, true);
  }
  if (done != Done::Yes) {
    request.options.run.promoted = asked_for;
    return done == Done::Again;
  }
  Predictions& told = result->predictions.emplace();
  told.steps = run_.steps.size();
  told.threads = static_cast<u64>(
      std::count_if(run_.of_thread.begin(), run_.of_thread.end(), [](const auto& own) { return !own.empty(); }));
  told.observed_end = run_.failure;
  std::set<Lock> locks;
  for (const Step& s : run_.steps)
    std::copy_if(s.acquired.begin(), s.acquired.end(), std::inserter(locks, locks.end()), is_monitor);
  told.locks = locks.size();
  for (const VariableFacts& v : run_.variables)
    told.variables += std::any_of(v.accesses.begin(), v.accesses.end(), [&](u32 a) {
      return run_.accesses[a].thread != run_.accesses[v.accesses.front()].thread;
    });
  for (size_t i = 1; i < run_.steps.size(); ++i) told.switches += run_.steps[i].thread != run_.steps[i - 1].thread;
  predict();
  std::string error;
  const tester::WorldPointer again = request.factory(tester::run_options(request.options, request.observed), &error);
  if (!again) {
    result->error = error;
    return false;
  }
  perform_all(request, *again, findings, result);
  result->seconds = request.time.seconds();
  return false;
}

// Phase II. In an order in which neighbours have much in common.
void Prediction::predict() {
  planned_.clear();
  const CutPointLimits limits;
  const InOneTransaction in_one_transaction = [this](const Access& a, const Access& b) {
    return transactions_->in_one_transaction(a.unit, b.unit);
  };
  for (const auto& points : {atomicity_cut_points(run_, in_one_transaction, limits), race_cut_points(run_, limits),
                             deadlock_cut_points(run_, limits)})
    for (const CutPoint& point : points) planned_.push_back({point, synthesise(run_, point)});
  std::stable_sort(planned_.begin(), planned_.end(),
                   [](const Planned& a, const Planned& b) { return a.steps < b.steps; });
}

tester::PredictedSchedule Prediction::describe(const vm::World& world, const CutPoint& point) const {
  tester::PredictedSchedule told;
  told.pattern = to_string(point.pattern);
  const auto event = [&](ThreadId t, bool write, u64 place) {
    tester::PredictedSchedule::Event e;
    e.thread = world.thread_label(t);
    e.write = write;
    if (const vm::Method* m = world.classes.method_by_id(static_cast<MethodId>(place >> 32)))
      e.place = tester::place_of(*m, static_cast<u32>(place));
    told.events.push_back(std::move(e));
  };
  if (point.pattern == Pattern::Deadlock) {
    for (const CutPoint::Place& p : point.places) {
      const Step& s = run_.step(p.thread, p.position + 1);
      event(p.thread, false, static_cast<u64>(s.method) << 32 | s.pc);
    }
    return told;
  }
  told.variable = run_.variables[point.variable].label;
  std::vector<u32> accesses = point.accesses;
  if (accesses.size() == 3) std::swap(accesses[1], accesses[2]);
  for (const u32 a : accesses) event(run_.accesses[a].thread, run_.accesses[a].write, run_.accesses[a].own_place);
  return told;
}

// Phase III.
void Prediction::perform_all(const Request& request, vm::World& world, std::vector<RawFinding>* findings,
                             ExploreResult* result) {
  Predictions& told = *result->predictions;
  tester::Coverage coverage;
  coverage.strategy = tester::Strategy::Predict;
  coverage.seed = request.options.partial.seed;
  const ExploreOptions& options = request.options;
  if (options.serial_outputs) add_serial_outputs(request, &request.options.expected_outputs);
  Rescheduler rescheduler(world, tester::runner_options(options, request.observed), run_, options.expected_outputs);
  const std::function<bool()> out_of_time = [&] { return request.time.is_over(); };
  const Rescheduled observed = rescheduler.perform_observed(out_of_time);
  if (observed.fate == Fate::Failed) add_finding(request, world, observed, 0, findings, &told.observed_finding);
  ++result->counts.complete;
  for (const Planned& planned : planned_) {
    const bool failed = coverage.failed > 0 || !told.observed_finding.empty();
    const bool stop =
        request.time.is_over() || coverage.runs >= options.partial.runs || (options.limits.first && failed);
    if (stop) {
      ++told.not_run;
      if (request.time.is_over()) result->end = tester::SearchEnd::TimeLimit;
      continue;
    }
    tester::PredictedSchedule schedule = describe(*world_, planned.point);
    if (planned.point.was_observed) {
      schedule.fate = to_string(Fate::Observed);
      told.schedules.push_back(std::move(schedule));
      continue;
    }
    const Rescheduled done = rescheduler.perform(planned.point, planned.steps, out_of_time);
    ++coverage.runs;
    schedule.fate = to_string(done.fate);
    schedule.repaired = done.repaired;
    schedule.confirmed = done.confirmed;
    for (size_t i = 1; i < done.path.size(); ++i) schedule.switches += done.path[i].thread != done.path[i - 1].thread;
    if (done.race && options.detect_races) add(*done.race, coverage.runs, findings);
    if (done.fate == Fate::Failed) {
      if (add_finding(request, world, done, coverage.runs, findings, &schedule.finding)) {
        if (++coverage.failed == 1) coverage.first_failed = coverage.runs;
      } else {
        schedule.fate = to_string(Fate::Unfinished);
      }
    }
    ++result->counts.complete;
    told.schedules.push_back(std::move(schedule));
  }
  told.steps_run = rescheduler.steps_taken();
  result->counts.blocks = told.steps_run;
  if (options.stop != nullptr && *options.stop) result->end = tester::SearchEnd::Interrupted;
  result->coverage = {coverage};
}

// What the program prints when each thread runs until it must wait or has ended, in some orders of the threads.
void Prediction::add_serial_outputs(const Request& request, std::set<std::string>* outputs) const {
  constexpr u64 kOrders = 32, kLongest = 1'000'000;
  for (u64 order = 0; order < kOrders && !request.time.is_over(); ++order) {
    std::string error;
    const tester::WorldPointer world = request.factory(tester::run_options(request.options, request.observed), &error);
    if (!world) return;
    tester::Timeline timeline(*world, tester::runner_options(request.options, request.observed), nullptr);
    const Scheduler by_chance = random_scheduler(*world, order + 1);
    ThreadId t = 0;
    tester::Moment moment;
    for (u64 steps = 0; steps < kLongest && !timeline.ended() && world->scalars.live_user_threads > 0; ++steps) {
      if (!timeline.can_go_on(t)) t = by_chance(timeline);
      if (t == vm::kNoThread || timeline.forward(t, {}, nullptr, &moment) != tester::Refusal::None) break;
    }
    if (timeline.ended() || world->scalars.live_user_threads == 0) outputs->insert(world->out.text);
  }
}

// What has failed is looked at in a fresh World. False: it shows no failure there (threads that cannot go on, for they
// have used up their timeouts).
bool Prediction::add_finding(const Request& request, const vm::World& world, const Rescheduled& done, u64 number,
                             std::vector<RawFinding>* findings, std::string* key) {
  std::string error;
  const ExploreOptions& options = request.options;
  const tester::WorldPointer fresh = request.factory(tester::run_options(options, request.observed), &error);
  if (!fresh) return false;
  RawFinding raw;
  raw.schedule = tester::to_schedule(world, done.path);
  tester::ReplayOptions replaying;
  replaying.eraser = false;
  const tester::ReplayResult shown =
      tester::replay(*fresh, raw.schedule, tester::runner_options(options, request.observed), replaying);
  if (!shown.fault_keys.empty()) {
    raw.kind = shown.fault_findings.front().kind;
    raw.key = shown.fault_keys.front();
  } else if (shown.all_stuck || !shown.cycles.empty() || !shown.stranded.empty()) {
    raw.kind = tester::FindingKind::Deadlock;
    raw.key = !shown.cycles.empty() ? shown.cycles.front().key
              : shown.all_stuck     ? shown.stuck_key
                                    : shown.stranded.front();
  } else if (!options.expected_outputs.empty() && !options.expected_outputs.contains(shown.output)) {
    raw.kind = tester::FindingKind::UnexpectedOutput;
    raw.key = tester::output_id(shown.output);
  } else {
    return false;
  }
  *key = to_string(raw.key);
  raw.path = done.path;
  add(std::move(raw), number, findings);
  return true;
}

void Prediction::add(RawFinding raw, u64 number, std::vector<RawFinding>* findings) {
  const auto known =
      std::find_if(findings->begin(), findings->end(), [&](const RawFinding& f) { return f.key == raw.key; });
  if (known != findings->end()) {
    ++known->count;
    return;
  }
  raw.count = 1;
  raw.first_schedule = number;
  findings->push_back(std::move(raw));
}

}  // namespace

std::unique_ptr<tester::OwnSearch> make_prediction() { return std::make_unique<Prediction>(); }

}  // namespace heddle::predict
