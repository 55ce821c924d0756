// The end of a replay: what each thread wants, what is wrong with that, and which accesses race.
#include <algorithm>

#include "tester/describe.h"
#include "tester/explain.h"
#include "tester/names.h"
#include "tester/onlooker.h"
#include "tester/reachability.h"
#include "tester/witness.h"
#include "tester/words.h"

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

// What everybody wants next: threads that have not run yet are brought before their first operation.
// And so are those that stood before the use of a class that others have initialised since: that is no operation any
// more, and the search has run on to the next one.
void Witness::stand_before_operations() {
  constexpr u64 kFar = 1'000'000;
  for (ThreadId t = 0; t < world_.threads.size(); ++t) {
    const vm::ThreadCore& core = world_.thread(t).core;
    if (core.state != ThreadState::Runnable) continue;
    const u64 before = t < steps_at_start_.size() ? steps_at_start_[t] : 0;
    if (core.steps == before || interp::pending_operation(world_, t).kind == StopKind::ClassInit)
      timeline_.runner().advance(t, kFar);
  }
}

void Witness::report_threads() {
  const HeldLocks& held_locks = timeline_.held();
  result_.threads = thread_reports(world_, [&](ThreadId t) { return held_locks.held(t); });
  for (ThreadReport& r : result_.threads) {
    const ThreadId t = interp::find_thread(world_, r.path);
    const std::vector<Ref>& held = held_locks.held(t);
    for (size_t i = 0; i < held.size() && i < r.holds.size(); ++i) {
      auto at = taken_at_.find({t, held[i]});
      if (at != taken_at_.end()) r.holds[i].stack = at->second;
    }
    if (r.status == ThreadStatus::WaitsOn) r.tested = has_tested(t, r.wants);
  }
}

// Has t read anything between its last getting the monitor and its wait on it? (The variable that refers to the monitor
// does not count, nor does the use of a class.)
bool Witness::has_tested(ThreadId t, const Thing& monitor) const {
  const std::vector<StepReport>& rows = result_.trace;
  const std::string path = interp::thread_path(world_, t);
  const auto is = [&](size_t i, std::initializer_list<StopKind> kinds) {
    return rows[i].path == path && rows[i].operation.object == monitor &&
           std::find(kinds.begin(), kinds.end(), rows[i].operation.kind) != kinds.end();
  };
  size_t wait = rows.size();
  while (wait > 0 && !is(wait - 1, {StopKind::Wait})) --wait;
  size_t got = wait;
  while (got > 0 && !is(got - 1, {StopKind::Enter, StopKind::TryEnter, StopKind::Reacquire})) --got;
  if (got == 0) return false;
  const auto& records = history_.records();
  return std::any_of(records.begin(), records.end(), [&](const AccessHistory::Record& r) {
    return r.thread == t && !r.write && r.row >= got && r.row < wait && r.offset != interp::kInitOffset &&
           r.value != monitor.label;
  });
}

void Witness::finish() {
  stand_before_operations();
  if (options_.onlooker != nullptr) options_.onlooker->ends(history_);
  if (options_.fit == Fit::Tolerant && result_.fault_keys.empty() && result_.race_keys.empty()) go_on_to_the_end();
  report_threads();
  for (const auto& t : world_.threads)
    result_.steps += t->core.steps - (t->id < steps_at_start_.size() ? steps_at_start_[t->id] : 0);
  result_.output = world_.out.text;
  result_.errors = world_.err.text;
  result_.sleeps = sleeps_.outlasted();
  look_for_deadlock();
  look_for_races();
  if (options_.explain && !result_.races.empty()) explain_races();
  if (options_.explain) results_.give_to(result_.trace);
  if (options_.explain) use_variable_names();
}

void Witness::explain_races() {
  for (size_t i = 0; i < result_.races.size(); ++i) {
    const auto last_rows = std::move(result_.race_findings[i].access_rows);
    result_.race_findings[i].access_rows.clear();
    add_access_rows({{result_.races[i].object, result_.races[i].offset}}, race_ends_[i] + 1, &result_.race_findings[i]);
    auto& rows = result_.race_findings[i].access_rows;
    rows.insert(rows.end(), last_rows.begin(), last_rows.end());
  }
  go_on_to_the_end();
  describe_guards();
  for (size_t i = 0; i < result_.races.size(); ++i)
    for (AccessReport& a : result_.race_findings[i].accesses) a.updates = is_update(a, result_.races[i]);
}

// Does somebody read and write the race's variable in the access's line?
bool Witness::is_update(const AccessReport& access, const RaceReport& race) const {
  const Place* at = access.stack.empty() ? nullptr : &access.stack.front();
  bool reads = false, writes = false;
  for (const AccessHistory::Record& r : history_.records()) {
    if (at == nullptr || r.object != race.object || r.offset != race.offset) continue;
    const Place p = place_of(*world_.classes.method_by_id(r.method), r.pc);
    if (p.method != at->method || p.line != at->line) continue;
    (r.write ? writes : reads) = true;
  }
  return reads && writes;
}

// A cycle of wants, or nobody who can go on?
void Witness::look_for_deadlock() {
  const u32 threads = static_cast<u32>(world_.threads.size());
  std::vector<Want> wants(threads);
  std::vector<std::string> parts;
  bool any_free = false;
  for (ThreadId t = 0; t < threads; ++t) {
    const vm::ThreadCore& core = world_.thread(t).core;
    if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) continue;
    wants[t] = want_now(world_, t);
    parts.push_back(stuck_part(world_, t, wants[t], core.wait_object));
    const bool waits = core.state == ThreadState::Waiting && !interp::pending_operation(world_, t).has_time_limit();
    any_free |= wants[t].kind == WantKind::Nothing && !waits;
  }
  result_.all_stuck = !parts.empty() && !any_free;
  if (result_.all_stuck) result_.stuck_key = deadlock_id(parts);
  for (ThreadId t = 0; t < threads; ++t) {
    std::vector<ThreadId> chain;
    ThreadId u = t;
    while (u != vm::kNoThread && std::find(chain.begin(), chain.end(), u) == chain.end()) {
      chain.push_back(u);
      u = wants[u].kind == WantKind::Monitor || wants[u].kind == WantKind::Join ? wants[u].owner : vm::kNoThread;
    }
    if (u != t || *std::min_element(chain.begin(), chain.end()) != t) continue;
    parts.clear();
    for (ThreadId c : chain) parts.push_back(stuck_part(world_, c, wants[c], 0));
    result_.cycles.push_back({std::move(chain), deadlock_id(parts)});
  }
  for (ThreadId t : stranded_threads(world_))
    result_.stranded.push_back({CauseKind::Stranded, {stuck_part(world_, t, {}, world_.thread(t).core.wait_object)}});
  result_.deadlock = result_.all_stuck || !result_.cycles.empty() || !result_.stranded.empty();
}

// Two threads that stand before conflicting accesses of one variable, at least one of them a plain one: a race, as such
// (tester/races.h). Seen where the accesses are operations.
void Witness::look_for_races() {
  std::vector<std::vector<StandingAccess>> pending;
  for (ThreadId t = 0; t < world_.threads.size(); ++t) pending.push_back(standing_accesses(world_, checkpoints(), t));
  for (ThreadId t = 0; t < pending.size(); ++t)
    for (ThreadId u = t + 1; u < pending.size(); ++u)
      for (const StandingAccess& a : pending[t])
        for (const StandingAccess& b : pending[u])
          if (is_race(a, b)) add_pending_race(t, a.access, u, b.access);
}

void Witness::add_pending_race(ThreadId t, const interp::Access& a, ThreadId u, const interp::Access& b) {
  const auto side = [&](ThreadId thread, const interp::Access& access) {
    return RaceAccess{thread, 0, 0, access.method, access.pc, timeline_.held().lockset(thread), access.write != 0};
  };
  const RaceReport race{a.object, a.offset, side(t, a), side(u, b), false};
  on_race(race);
  if (result_.race_findings.back().key != race_key(world_, race)) return;  // seen before, on the way
  Finding& f = result_.race_findings.back();
  if (!f.access_rows.empty()) return;
  for (const ThreadId thread : {t, u}) f.accesses[thread == u].stack = places_of(world_, thread);
  if (options_.explain) describe_library_race(race, {history_.standing_path(t), history_.standing_path(u)}, &f);
  for (const ThreadId thread : {t, u}) {
    const AccessReport& access = f.accesses[thread == u];
    StepReport row;
    row.thread = world_.thread_label(thread);
    row.path = interp::thread_path(world_, thread);
    row.part_of = access.call;
    if (access.call.name.empty()) {
      row.operation = access_report(access.write, f.variable);
      row.operation.manner = Manner::Intended;
    }
    row.access = true;
    if (const Place* p = user_place(access.stack)) row.place = *p;
    f.access_rows.emplace_back(result_.trace.size(), std::move(row));
  }
}

// Lets the program go on, thread by thread, so that all its accesses are seen.
void Witness::go_on_to_the_end() {
  constexpr u32 kOperations = 20'000;
  u32 left = kOperations;
  for (bool progress = true; progress && left > 0;) {
    progress = false;
    for (ThreadId t = 0; t < world_.threads.size() && !world_.scalars.exiting; ++t)
      while (left > 0 && !(options_.out_of_time && options_.out_of_time()) && world_.scalars.live_user_threads > 0) {
        --left;
        Moment moment;
        if (timeline_.forward(t, {}, nullptr, &moment) != Refusal::None) break;
        progress = true;
        if (moment.ended) return;
        if (world_.thread(t).core.state == ThreadState::Waiting) break;
      }
  }
}

// Which lock do the accesses of a racing variable hold that do hold one?
void Witness::describe_guards() {
  const auto& records = history_.records();
  for (size_t k = 0; k < result_.races.size(); ++k) {
    const RaceReport& race = result_.races[k];
    std::map<std::string, std::set<std::string>> places;  // label of a lock -> places that hold it
    std::map<std::string, Thing> locks;
    std::set<std::string> all;
    for (const AccessHistory::Record& r : records) {
      if (r.object != race.object || r.offset != race.offset) continue;
      const std::vector<Place> stack = history_.stack_of(r);
      const Place* p = user_place(stack);
      if (p == nullptr || (r.row == 0 && r.thread == 0)) continue;
      all.insert(place_text(*p));
      for (Ref m : timeline_.locksets().monitors(r.locks))
        if (const Thing lock = monitor_thing(world_, m); !is_init_monitor(m)) {
          places[key_of(lock)].insert(place_text(*p));
          locks[key_of(lock)] = lock;
        }
    }
    const std::string* best = nullptr;
    for (const auto& [lock, where] : places)
      if (best == nullptr || where.size() > places[*best].size()) best = &lock;
    if (best == nullptr || places[*best].size() == all.size() || places[*best].size() * 2 < all.size()) continue;
    const std::set<std::string>& held = places[*best];
    result_.race_findings[k].guard =
        guard_sentence(locks[*best], {held.begin(), held.end()}, all.size(), result_.race_findings[k].variable);
  }
}

void Witness::use_variable_names() {
  std::map<std::string, std::string> names = names_by_variable(world_);
  // What a call has returned to the program is an object of its own to it.
  for (const StepReport& s : result_.trace) inner_locks_.erase(s.result);
  for (const auto& [inner, outer] : inner_locks_)
    if (!outer.empty()) names[inner] = names.contains(outer) ? names[outer] : outer;
  if (options_.onlooker != nullptr) options_.onlooker->named(names);
  if (names.empty()) return;
  const auto rename = [&](std::string& text) { rename_objects(names, &text); };
  const auto rename_thing = [&](Thing& thing) { rename(thing.label); };
  const auto rename_step = [&](StepReport& s) {
    rename_thing(s.operation.object), rename(s.operation.name), rename(s.call), rename(s.value), rename(s.result);
  };
  for (StepReport& s : result_.trace) rename_step(s);
  for (ThreadReport& t : result_.threads) {
    rename_thing(t.wants), rename(t.call);
    for (HeldLock& h : t.holds) rename_thing(h.lock);
  }
  for (std::vector<Finding>* findings : {&result_.race_findings, &result_.fault_findings})
    for (Finding& f : *findings) {
      // What the user's code calls by a wrapper has the wrapper's name.
      if (!names.contains(f.variable) && names.contains(f.library.wrapper)) {
        rename_objects({{f.variable, f.library.wrapper}}, &f.guard);
        f.variable = f.library.wrapper;
      }
      rename(f.variable), rename(f.guard);
      std::for_each(f.raced.begin(), f.raced.end(), rename);
      for (AccessReport& a : f.accesses) std::for_each(a.locks.begin(), a.locks.end(), rename_thing);
      for (VariableReport& v : f.variables) rename(v.name), rename(v.value);
      for (auto& [row, step] : f.access_rows) rename_step(step);
    }
}

}  // namespace heddle::tester
