#include "predict/rescheduling.h"

#include <algorithm>

#include "interp/run.h"
#include "tester/describe.h"
#include "vm/base/check.h"

namespace heddle::predict {

using tester::Refusal;

const char* to_string(Fate fate) {
  switch (fate) {
    case Fate::Failed: return "failed";
    case Fate::Passed: return "passed";
    case Fate::Infeasible: return "infeasible";
    case Fate::Unfinished: return "unfinished";
    case Fate::Observed: return "observed";
  }
  return "";
}

Rescheduler::Rescheduler(vm::World& world, const tester::RunnerOptions& runner, const ObservedRun& run,
                         std::set<std::string> expected)
    : world_(world),
      run_(run),
      expected_(std::move(expected)),
      checkpoints_(world),
      timeline_(world, runner, &checkpoints_) {
  timeline_.runner().on_fault([this](const tester::ProgramFault&) { fault_ = true; });
  timeline_.runner().out_of_time([this] { return out_of_time_ && out_of_time_(); });
}

Rescheduled Rescheduler::perform(const CutPoint& point, const std::vector<u32>& steps,
                                 const std::function<bool()>& out_of_time) {
  out_of_time_ = out_of_time;
  point_ = &point;
  Rescheduled result;
  go_back_to(steps);
  if (lead(steps, &result)) violate(point, &result);
  result.path = path_;
  return result;
}

Rescheduled Rescheduler::perform_observed(const std::function<bool()>& out_of_time) {
  out_of_time_ = out_of_time;
  Rescheduled result;
  go_back_to({});
  for (const Step& s : run_.steps)
    if (!step(s.thread, &s)) break;
  run_to_the_end(vm::kNoThread, 0, &result);
  result.path = path_;
  return result;
}

// What the schedule that was performed last and this one have in common stays.
void Rescheduler::go_back_to(const std::vector<u32>& steps) {
  size_t common = 0;
  while (common < planned_.size() && common < steps.size() && planned_[common] == steps[common]) ++common;
  back_to(common);
  taken_.assign(std::max(run_.of_thread.size(), world_.threads.size()), 0);
  for (const tester::PathStep& s : path_) ++taken_[s.thread];
  departed_ = fault_ = false;
}

// To the state behind so many steps, which have been performed: by the newest mark before it.
void Rescheduler::back_to(size_t position) {
  timeline_.back_to_mark(position);  // (also from there: threads may have been brought before their accesses)
  tester::Moment moment;
  for (size_t i = timeline_.position(); i < position; ++i)
    HEDDLE_CHECK(timeline_.forward(path_[i].thread, path_[i].picks, nullptr, &moment) == Refusal::None,
                 "what has been performed cannot be performed again");
  path_.resize(position);
  planned_.resize(position);
}

// One step of t, the one of the observed run, or whatever it does. False: it cannot.
bool Rescheduler::step(ThreadId t, const Step* as) {
  bool same = true;
  const auto look = [&](const interp::Operation& operation) {
    const vm::Thread& thread = world_.thread(t);
    same = as == nullptr || (operation.kind == as->kind && thread.core.frame_count > 0 &&
                             thread.top().method == as->method && thread.top().pc == as->pc);
  };
  tester::Moment moment;
  if (timeline_.forward(t, as == nullptr ? std::vector<Pick>{} : as->picks, look, &moment) != Refusal::None) {
    back_to(path_.size());  // a refusal may have gone back to a mark
    return false;
  }
  ++steps_taken_;
  if (taken_.size() <= t) taken_.resize(t + 1);
  ++taken_[t];
  departed_ |= !same;
  path_.push_back({t, 1, moment.picks});
  planned_.push_back(as != nullptr && same ? static_cast<u32>(as - run_.steps.data()) : kOther);
  return true;
}

// Up to the cut point. False: the program cannot be brought there.
bool Rescheduler::lead(const std::vector<u32>& steps, Rescheduled* result) {
  for (size_t i = path_.size(); i < steps.size(); ++i) {
    const Step& s = run_.steps[steps[i]];
    const auto& own = run_.of_thread[s.thread];
    const auto number = static_cast<u32>(std::lower_bound(own.begin(), own.end(), steps[i]) - own.begin());
    if (taken_[s.thread] > number) continue;  // it has been taken to help another one
    if (step(s.thread, &s)) continue;
    if (timeline_.ended() || out_of_time_() || !help(s.thread, *point_)) return false;
    result->repaired = true;
    --i;
  }
  return true;
}

// t cannot go on. A small search for others that bring it on: each alone, then all of them in turn; nobody beyond his
// place in the cut point.
bool Rescheduler::help(ThreadId t, const CutPoint& point) {
  constexpr size_t kSteps = 500;
  const auto may_help = [&](ThreadId h) {
    if (h == t || !timeline_.can_go_on(h)) return false;
    for (const CutPoint::Place& p : point.places)
      if (p.thread == h && taken_.size() > h && taken_[h] >= p.position) return false;
    return true;
  };
  const size_t begin = timeline_.position();
  const auto undo = [&] {
    for (size_t i = begin; i < path_.size(); ++i) --taken_[path_[i].thread];
    back_to(begin);
  };
  const auto is_in_point = [&](ThreadId h) {
    return std::any_of(point.places.begin(), point.places.end(), [&](const auto& p) { return p.thread == h; });
  };
  for (const bool of_point : {false, true})
    for (ThreadId h = 0; h < world_.threads.size(); ++h) {
      if (is_in_point(h) != of_point || !may_help(h)) continue;
      for (size_t n = 0; n < kSteps && may_help(h) && step(h, nullptr); ++n)
        if (timeline_.can_go_on(t)) return true;
      undo();
      if (out_of_time_()) return false;
    }
  for (size_t n = 0; n < 4 * kSteps;) {
    bool more = false;
    for (ThreadId h = 0; h < world_.threads.size(); ++h) {
      if (!may_help(h) || !step(h, nullptr)) continue;
      more = true;
      ++n;
      if (timeline_.can_go_on(t)) return true;
    }
    if (!more || out_of_time_()) break;
  }
  undo();
  return false;
}

// Of a race: both threads stand in front of their accesses.
bool Rescheduler::stand_before(const CutPoint& point) const {
  for (size_t i = 0; i < point.accesses.size(); ++i) {
    const Access& a = run_.accesses[point.accesses[i]];
    const vm::Thread& thread = world_.thread(a.thread);
    if (thread.core.frame_count == 0 || thread.core.state != vm::ThreadState::Runnable) return false;
    if ((static_cast<u64>(thread.top().method) << 32 | thread.top().pc) != a.place) return false;
    const interp::Operation next = interp::pending_operation(world_, a.thread);
    if (next.object == 0 || vm::name_of(world_.heap.header(next.object)) != run_.variables[point.variable].object ||
        next.offset != run_.variables[point.variable].offset)
      return false;
  }
  return true;
}

// The race before which the threads stand.
tester::RawFinding Rescheduler::race_at(const CutPoint& point) const {
  tester::RawFinding finding;
  finding.kind = tester::FindingKind::DataRace;
  finding.path = path_;
  tester::RaceReport report;
  tester::RawFinding::Race& race = finding.race;
  for (const auto& t : world_.threads) race.threads.push_back(interp::thread_path(world_, t->id));
  const auto side = [&](const Access& a, tester::RaceAccess* told, tester::RawFinding::Race::Side* named) {
    const auto method = static_cast<MethodId>(a.place >> 32);
    const auto pc = static_cast<u32>(a.place);
    *told = {a.thread, 0, 0, method, pc, timeline_.held().lockset(a.thread), a.write};
    *named = {a.thread, world_.classes.method_by_id(method)->name_hash, pc};
    finding.path.push_back({a.thread, 0, {}});
  };
  side(run_.accesses[point.accesses[0]], &report.earlier, &race.first);
  side(run_.accesses[point.accesses[1]], &report.later, &race.second);
  const interp::Operation next = interp::pending_operation(world_, report.earlier.thread);
  report.object = next.object;
  report.offset = next.offset;
  finding.key = tester::race_key(world_, report);
  finding.promotable = tester::promotable_name(world_, next.object, next.offset);
  race.object = world_.object_label(next.object);
  race.offset = next.offset;
  race.variable = run_.variables[point.variable].label;
  race.promoted = true;
  finding.schedule = tester::to_schedule(world_, finding.path);
  return finding;
}

bool Rescheduler::violate(const CutPoint& point, Rescheduled* result) {
  switch (point.pattern) {
    case Pattern::Race:
      // A thread that has taken no step at all does not stand before its first one yet.
      for (const CutPoint::Place& p : point.places)
        if (world_.thread(p.thread).core.state == vm::ThreadState::Runnable) timeline_.runner().advance(p.thread);
      result->confirmed = stand_before(point);
      if (result->confirmed) result->race = race_at(point);
      // The access that came second in the observed run comes first now.
      if (!step(run_.accesses[point.accesses[1]].thread, nullptr)) return false;
      if (!result->confirmed) return false;
      run_to_the_end(run_.accesses[point.accesses[0]].thread, run_.accesses[point.accesses[0]].position, result);
      return true;
    case Pattern::Deadlock:
      result->confirmed = std::all_of(point.places.begin(), point.places.end(),
                                      [&](const CutPoint::Place& p) { return !timeline_.can_go_on(p.thread); });
      if (!result->confirmed) return false;
      run_to_the_end(vm::kNoThread, 0, result);
      return true;
    default: break;
  }
  const Access& e2 = run_.accesses[point.accesses[1]];
  const Access& f = run_.accesses[point.accesses[2]];
  // f: the thread goes on up to it, and as far behind it as it must so that e2's can go on.
  if (!step(f.thread, &run_.step(f.thread, f.position)) && !(help(f.thread, point) && step(f.thread, nullptr)))
    return false;
  const bool there = !departed_;
  run_to_the_end(e2.thread, e2.position, result);
  if (!there && result->fate == Fate::Passed) result->fate = Fate::Infeasible;
  return true;
}

bool Rescheduler::is_stuck() const {
  return !timeline_.ended() && world_.scalars.live_user_threads > 0 && !world_.scalars.exiting;
}

// `preferred` goes on whenever it can until it has taken so many steps; then everybody as usual.
void Rescheduler::run_to_the_end(ThreadId preferred, u32 until, Rescheduled* result) {
  const size_t longest = path_.size() + 4 * run_.steps.size() + 10'000;
  while (is_stuck()) {
    if (path_.size() >= longest || out_of_time_()) {
      result->fate = fault_ ? Fate::Failed : Fate::Unfinished;
      return;
    }
    ThreadId t = timeline_.next();
    if (preferred != vm::kNoThread && taken_[preferred] < until && timeline_.can_go_on(preferred)) t = preferred;
    const ThreadId count = static_cast<ThreadId>(world_.threads.size());
    bool done = t != vm::kNoThread && step(t, nullptr);
    for (ThreadId u = 0; !done && u < count; ++u) done = u != t && timeline_.can_go_on(u) && step(u, nullptr);
    if (!done) break;
  }
  result->output = world_.out.text;
  const bool unexpected = !is_stuck() && !expected_.empty() && !expected_.contains(result->output);
  result->fate = fault_ || is_stuck() || unexpected ? Fate::Failed : Fate::Passed;
}

}  // namespace heddle::predict
