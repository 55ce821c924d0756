#include "tester/json.h"

#include "tester/words.h"

namespace heddle::tester {
namespace {

using Json = nlohmann::ordered_json;

Json place(const Place& p) {
  Json j{{"file", p.file}, {"line", p.line}, {"column", p.column}, {"method", p.method}};
  if (p.library) j["library"] = true;
  return j;
}

Json stack(const std::vector<Place>& places) {
  Json j = Json::array();
  for (const Place& p : places) j.push_back(place(p));
  return j;
}

Json thread(const ThreadReport& t) {
  Json holds = Json::array();
  for (const HeldLock& h : t.holds) holds.push_back({{"lock", thing_text(h.lock)}, {"stack", stack(h.stack)}});
  Json j{{"thread", t.thread},           {"path", t.path},
         {"daemon", t.daemon},           {"state", to_string(t.status)},
         {"wants", thing_text(t.wants)}, {"wanted_from", t.wanted_from},
         {"holds", std::move(holds)},    {"stack", stack(t.stack)}};
  if (!t.call.empty()) j["call"] = t.call;
  if (!t.call_state.empty()) j["call_state"] = t.call_state;
  if (t.idle_worker) j["idle_worker"] = true;
  if (t.unreachable) j["unreachable"] = true;
  return j;
}

Json step(const StepReport& s) {
  Json j{{"thread", s.thread},   {"thread_id", s.path},     {"operation", interp::name_of(s.operation.kind)},
         {"what", step_text(s)}, {"place", place(s.place)}, {"preempts", s.preempts}};
  if (s.access) j["access"] = true;
  if (const std::string effect = effect_text(s); !effect.empty()) j["effect"] = effect;
  if (!s.call.empty()) j["call"] = s.call;
  if (!s.value.empty()) j["value"] = s.value;
  return j;
}

Json finding(const Finding& f, bool strict_discipline) {
  Json j{{"kind", to_string(f.kind)},
         {"failure", is_failure(f.kind) || strict_discipline},
         {"key", to_string(f.key)},
         {"message", f.message},
         {"count", f.count},
         {"variants", f.variants},
         {"preemptions", f.preemptions},
         {"first_schedule", f.first_schedule},
         {"confirmed", f.confirmed}};
  if (!f.thread.empty()) j["thread"] = f.thread;
  if (!f.variable.empty()) j["variable"] = f.variable;
  if (!f.raced.empty()) j["raced"] = f.raced;
  if (!f.library.class_name.empty()) {
    j["library_object"] = f.library.note;
    j["racing_pairs"] = f.library.pairs;
  }
  if (!f.stack.empty()) j["stack"] = stack(f.stack);
  if (!f.schedule_file.empty()) j["schedule_file"] = f.schedule_file;
  if (f.deadlock_kind != DeadlockKind::None) j["deadlock_kind"] = to_string(f.deadlock_kind);
  if (!f.guard.empty()) j["guard"] = f.guard;
  if (!f.hints.empty()) j["hints"] = f.hints;
  if (f.kind == FindingKind::UnexpectedOutput) j["output"] = f.output;
  Json threads = Json::array();
  for (const ThreadReport& t : f.threads) threads.push_back(thread(t));
  j["threads"] = std::move(threads);
  if (!f.variables.empty()) {
    Json variables = Json::array();
    for (const VariableReport& v : f.variables)
      variables.push_back({{"name", v.name}, {"value", v.value}, {"written_by", v.thread}, {"stack", stack(v.stack)}});
    j["variables"] = std::move(variables);
  }
  if (!f.sleeps.empty()) {
    Json sleeps = Json::array();
    for (const SleepReport& s : f.sleeps)
      sleeps.push_back({{"thread", s.thread},
                        {"what", sleep_text(s)},
                        {"place", place(s.place)},
                        {"others", joined(s.others)},
                        {"late_clock", s.how == Sleeping::Clock}});
    j["outlasted_sleeps"] = std::move(sleeps);
  }
  if (!f.accesses.empty()) {
    Json accesses = Json::array();
    for (const AccessReport& a : f.accesses) {
      Json locks = Json::array();
      for (const Thing& lock : a.locks) locks.push_back(thing_text(lock));
      accesses.push_back(
          {{"thread", a.thread}, {"write", a.write}, {"locks", std::move(locks)}, {"stack", stack(a.stack)}});
    }
    for (size_t i = 0; i < f.accesses.size(); ++i)
      if (!f.accesses[i].call.name.empty()) accesses[i]["call"] = call_text(f.accesses[i].call);
    j["accesses"] = std::move(accesses);
  }
  Json steps = Json::array();
  for (const StepReport& s : f.steps) steps.push_back(step(s));
  j["steps"] = std::move(steps);
  j["schedule"] = interp::write_schedule(f.schedule);
  return j;
}

Json coverage(const Coverage& c) {
  Json j{{"strategy", to_string(c.strategy)}, {"text", coverage_text(c)}};
  if (c.strategy == Strategy::Preemption) {
    if (c.preemptions) j["preemptions"] = *c.preemptions;
    j["whole"] = c.whole;
  } else {
    j["runs"] = c.runs;
    j["seed"] = c.seed;
    j["cut_off"] = c.cut;
    j["failed"] = c.failed;
    if (c.failed > 0) j["first_failed"] = c.first_failed;
    if (c.noise)
      j["noise"] = {{"kind", to_string(c.noise->kind)},
                    {"percent", c.noise->percent},
                    {"directed", to_string(c.noise->directed)}};
    j["end_states"] = c.end_states;
  }
  j["states"] = c.states;
  if (c.states_at_least) j["states_at_least"] = true;
  if (c.length > 0) j["length"] = c.length;
  if (c.strategy == Strategy::Pct)
    j["bound"] = {{"depth", c.depth}, {"threads", c.threads}, {"steps", c.steps}, {"probability", c.bound()}};
  return j;
}

Json predictions(const Predictions& p) {
  Json schedules = Json::array();
  for (const PredictedSchedule& s : p.schedules) {
    Json events = Json::array();
    for (const PredictedSchedule::Event& e : s.events) {
      Json event{{"thread", e.thread}, {"place", place(e.place)}};
      if (!s.variable.empty()) event["write"] = e.write;
      events.push_back(std::move(event));
    }
    Json j{{"pattern", s.pattern},   {"events", std::move(events)}, {"fate", s.fate},
           {"repaired", s.repaired}, {"confirmed", s.confirmed},    {"switches", s.switches}};
    if (!s.variable.empty()) j["variable"] = s.variable;
    if (!s.finding.empty()) j["finding"] = s.finding;
    schedules.push_back(std::move(j));
  }
  Json observed{{"steps", p.steps}, {"threads", p.threads},   {"shared_variables", p.variables},
                {"locks", p.locks}, {"switches", p.switches}, {"cut_short", p.observed_end}};
  if (!p.observed_finding.empty()) observed["finding"] = p.observed_finding;
  return {{"observed", std::move(observed)},
          {"schedules", std::move(schedules)},
          {"not_run", p.not_run},
          {"steps_run", p.steps_run}};
}

Json duration(const Duration& d) { return {{"steps", d.steps}, {"nanoseconds", d.nanoseconds}}; }

Json rule_finding(const RuleFinding& f) {
  Json events = Json::array();
  for (const RuleEvent& e : f.events)
    events.push_back({{"thread", e.thread}, {"text", e.text}, {"place", place(e.place)}});
  Json j{{"key", to_string(f.key)}, {"rule", f.rule},          {"category", f.category},
         {"stops", f.stops},        {"message", f.message},    {"events", std::move(events)},
         {"count", f.count},        {"confirmed", f.confirmed}};
  if (!f.schedule_file.empty()) j["schedule_file"] = f.schedule_file;
  j["schedule"] = interp::write_schedule(f.schedule);
  return j;
}

Json rules(const RuleReport& r) {
  Json findings = Json::array(), locks = Json::array(), threads = Json::array(), order = Json::array();
  for (const RuleFinding& f : r.findings) findings.push_back(rule_finding(f));
  for (const LockUse& l : r.summary.locks)
    locks.push_back({{"lock", l.lock},
                     {"acquisitions", l.acquisitions},
                     {"contended", l.contended},
                     {"held", duration(l.held)},
                     {"longest_held", duration(l.longest_held)},
                     {"waited", duration(l.waited)},
                     {"longest_wait", duration(l.longest_wait)},
                     {"most_waiters", l.most_waiters},
                     {"main_user", l.main_user},
                     {"main_users_percent", l.main_users_share},
                     {"coarse", l.coarse}});
  for (const ThreadUse& t : r.summary.threads)
    threads.push_back({{"thread", t.thread},
                       {"path", t.path},
                       {"running", t.running},
                       {"runnable", t.runnable},
                       {"blocked", t.blocked},
                       {"waiting", t.waiting},
                       {"sleeping", t.sleeping}});
  for (const LockOrder& o : r.lock_order) {
    Json seen = Json::array();
    for (const LockOrder::Seen& s : o.seen)
      seen.push_back({{"thread", s.thread}, {"held_at", place(s.held_at)}, {"acquired_at", place(s.acquired_at)}});
    order.push_back({{"held", o.held}, {"acquired", o.acquired}, {"in_cycle", o.in_cycle}, {"seen", std::move(seen)}});
  }
  return {{"rules", r.rules},
          {"runs", r.runs},
          {"schedules", r.schedules},
          {"findings", std::move(findings)},
          {"unconfirmed", r.unconfirmed},
          {"summary",
           {{"length", duration(r.summary.length)},
            {"parallelism", r.summary.parallelism},
            {"locks", std::move(locks)},
            {"threads", std::move(threads)}}},
          {"lock_order", std::move(order)}};
}

const char* end_name(SearchEnd end) {
  switch (end) {
    case SearchEnd::Exhausted: return "exhausted";
    case SearchEnd::TimeLimit: return "time limit";
    case SearchEnd::ScheduleLimit: return "schedule limit";
    case SearchEnd::FindingLimit: return "finding limit";
    case SearchEnd::MemoryLimit: return "memory limit";
    case SearchEnd::Interrupted: return "interrupted";
    case SearchEnd::Partial: return "part explored";
    case SearchEnd::WorkerLost: return "worker lost";
  }
  return "?";
}

}  // namespace

nlohmann::ordered_json json_report(const ExploreResult& r, const ExploreOptions& options, const ReportOptions& report) {
  const Counts& c = r.counts;
  Json j{{"schema", "heddle-report"},
         {"version", 1},
         {"program", report.program},
         {"mode", options.mode.name},
         {"verdict", to_string(verdict_of(r, options))},
         {"end", end_name(r.end)},
         {"resume", report.resume},
         {"seconds", r.seconds},
         {"counts",
          {{"schedules", c.schedules()},
           {"complete", c.complete},
           {"cut", c.cut},
           {"aborted", c.aborted},
           {"stuck", c.stuck},
           {"pruned", c.pruned},
           {"abandoned", c.abandoned},
           {"spinning", c.spinning},
           {"too_long", c.too_long},
           {"step_limited", c.step_limited},
           {"half_checked", c.half_checked},
           {"blocks", c.blocks},
           {"attempts", c.attempts},
           {"nodes", c.nodes},
           {"states", c.states},
           {"share_done", c.share},
           {"first_failure", c.first_failure}}},
         {"assumptions",
          {{"max_timeouts", options.limits.max_timeouts},
           {"races_checked", options.detect_races},
           {"cache", options.mode.cache},
           {"trusted", options.trusted},
           {"promoted", r.promoted},
           {"outputs_complete", outputs_complete(r, options)},
           {"one_random_seed", (r.seen & BlockRunner::kRandomDrawn) != 0},
           {"identity_hash_orders", (r.seen & BlockRunner::kIdentity) != 0 ? options.run.hash_orders : 0},
           {"late_clock", options.late_clock},
           {"weak_modes_as_volatile", (r.seen & BlockRunner::kWeakMode) != 0},
           {"weak_compare_and_set", (r.seen & BlockRunner::kWeakCas) != 0},
           {"handled_exceptions", options.handled_exceptions_fail                  ? "fail"
                                  : (r.seen & BlockRunner::kHandledException) != 0 ? "handled"
                                                                                   : "none"},
           {"unconfirmed_findings", r.unconfirmed},
           {"unreplayed_findings", r.unreplayed},
           {"restarts", r.restarts}}}};
  Json rests_on = Json::array();
  for (const Assumption& a : assumptions_of(r, options, !report.from.empty()))
    rests_on.push_back({{"assumption", to_string(a.kind)}, {"text", assumption_text(a)}});
  j["assumptions"]["rests_on"] = std::move(rests_on);
  if (!r.coverage.empty() && r.end != SearchEnd::Exhausted) {
    Json parts = Json::array();
    for (const Coverage& c : r.coverage) parts.push_back(coverage(c));
    j["coverage"] = std::move(parts);
  }
  if (r.predictions) j["predictions"] = predictions(*r.predictions);
  if (r.rules) j["rules"] = rules(*r.rules);
  if (!r.workers.empty()) {
    Json workers = Json::array();
    for (const WorkerFigures& w : r.workers)
      workers.push_back({{"blocks", w.blocks},
                         {"attempts", w.attempts},
                         {"states", w.states},
                         {"states_taken", w.taken},
                         {"states_closed_twice", w.twice}});
    j["workers"] = std::move(workers);
  }
  if (!r.lost_worker.empty()) j["lost_worker"] = r.lost_worker;
  if (r.bitstate)
    j["bitstate"] = {{"text", bitstate_text(*r.bitstate)},     {"bytes", r.bitstate->bytes},
                     {"bits_a_state", Bitstate::kBitsOfState}, {"fill", r.bitstate->fill},
                     {"chance_for_known", r.bitstate->chance}, {"expected_omitted", r.bitstate->omitted},
                     {"coverage", r.bitstate->coverage()}};
  j["lock_discipline"] = r.undisciplined;
  if (!r.internal_errors.empty()) j["internal_errors"] = r.internal_errors;
  if (!report.from.empty()) j["assumptions"]["from"] = report.from;
  Json findings = Json::array();
  for (const Finding& f : r.findings) findings.push_back(finding(f, options.strict_discipline));
  j["findings"] = std::move(findings);
  Json outputs = Json::array();
  for (const auto& [text, count] : r.outputs) {
    Json o{{"text", text}, {"count", count}};
    auto schedule = r.output_schedules.find(text);
    auto file = r.output_files.find(text);
    if (file != r.output_files.end()) o["schedule_file"] = file->second;
    if (schedule != r.output_schedules.end()) o["schedule"] = interp::write_schedule(schedule->second);
    outputs.push_back(std::move(o));
  }
  j["outputs"] = std::move(outputs);
  return j;
}

Json finding_as_json(const Finding& f, bool strict_discipline) { return finding(f, strict_discipline); }

Json rule_finding_as_json(const RuleFinding& finding) { return rule_finding(finding); }

Json threads_as_json(const std::vector<ThreadReport>& threads) {
  Json all = Json::array();
  for (const ThreadReport& t : threads) all.push_back(thread(t));
  return all;
}

Json places_as_json(const std::vector<Place>& places) { return stack(places); }

}  // namespace heddle::tester
