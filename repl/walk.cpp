#include "repl/walk.h"

#include <algorithm>

#include "tester/describe.h"
#include "tester/finalization.h"
#include "tester/trace.h"
#include "tester/words.h"

namespace heddle::repl {

using interp::Operation;
using interp::StopKind;
using tester::Pick;
using vm::ThreadState;

namespace {

bool same_values(const std::vector<Pick>& a, const std::vector<Pick>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Pick& x, const Pick& y) { return x.value == y.value; });
}

}  // namespace

Walk::Walk(vm::World& world, const tester::RunnerOptions& runner)
    : world_(world), checkpoints_(world), kept_(world), timeline_(world, runner, &checkpoints_) {
  timeline_.runner().on_fault([this](const tester::ProgramFault& f) { on_fault(f); });
  timeline_.on_refusal([this](ThreadId t, tester::Refusal r) { refusal_ = why_not(r, t); });
}

bool Walk::edit(const std::function<bool()>& change) {
  if (!change()) return false;
  edits_.erase(edits_.upper_bound(point()), edits_.end());
  edits_[point()].push_back(change);
  operations_.resize(position());
  scheduled_ = 0;
  if (inside()) {  // what is under way goes on
    Step planned;
    planned.thread = under_way_.thread;
    planned.picks = under_way_.picks;
    planned.ends_step = under_way_.ends_step;
    planned.only_starts = under_way_.only_starts;
    operations_.push_back(std::move(planned));
  }
  return true;
}

size_t Walk::edits() const {
  size_t count = 0;
  for (const auto& [at, changes] : edits_) count += at <= point() ? changes.size() : 0;
  return count;
}

bool Walk::edits_inside(size_t operation) const {
  const auto first = edits_.upper_bound({operation, 0});
  return first != edits_.end() && first->first.operations == operation;
}

void Walk::plan(const std::vector<interp::ScheduleStep>& steps) {
  leave();
  edits_.erase(edits_.upper_bound(point()), edits_.end());
  operations_.resize(position());
  for (const interp::ScheduleStep& step : steps) {
    for (u64 i = 0; i < std::max<u64>(step.count, 1); ++i) {
      Step operation;
      operation.thread = step.thread;
      operation.only_starts = step.count == 0;
      operation.picks = tester::forced_picks(step, i);
      operation.ends_step = i + 1 >= step.count;
      operations_.push_back(std::move(operation));
    }
  }
  scheduled_ = operations_.size();
}

void Walk::plan(Plan kept) {
  leave();
  operations_ = std::move(kept.operations);
  scheduled_ = kept.scheduled;
}

std::string Walk::next_thread() const {
  if (ended()) return "";
  if (inside()) return under_way_.thread;
  if (position() < operations_.size()) return operations_[position()].thread;
  const ThreadId next = timeline_.next();
  return next == vm::kNoThread ? "" : interp::thread_path(world_, next);
}

bool Walk::forward(const std::string& thread, const std::vector<Pick>& picks, std::string* error) {
  return go(thread, picks, nullptr, error);
}

Walk::Reached Walk::forward(const std::string& thread, const std::vector<Pick>& picks, Ticker& ticker,
                            std::string* error) {
  if (!go(thread, picks, &ticker, error)) return Reached::Refused;
  if (!inside()) return Reached::Whole;
  // In front of its next operation it has come to the end of this one.
  const ThreadId t = interp::find_thread(world_, thread);
  if (interp::pending_operation(world_, t).kind == StopKind::Budget) return Reached::Inside;
  const u64 ticks = ticker.ticks();
  leave();
  Seek all(0);
  std::string why;
  if (go(thread, picks, &all, &why)) {
    if (all.ticks() == ticks && all.is_last(world_, t)) return Reached::Whole;
    back();
  }
  return seek(thread, picks, ticks) ? Reached::Inside : Reached::Refused;
}

bool Walk::seek(const std::string& thread, const std::vector<Pick>& picks, u64 ticks) {
  Seek seek(ticks);
  std::string why;
  if (!go(thread, picks, &seek, &why)) return false;
  if (inside()) return true;
  back();
  return false;
}

void Walk::leave() {
  if (!inside()) return;
  timeline_.back();
  ticks_ = 0;
}

bool Walk::go(const std::string& thread, const std::vector<Pick>& picks, Ticker* ticker, std::string* error) {
  if (inside()) {
    const std::string other = under_way_.thread;
    const std::vector<Pick> taken = under_way_.picks;
    leave();
    // The operation that was under way comes first: plain code may not be cut there.
    if (other != thread && !go(other, taken, nullptr, error)) return false;
  }
  const size_t at = position();
  Step next;
  next.thread = thread;
  next.picks = picks;
  next.ends_step = true;
  const bool planned = at < operations_.size() && operations_[at].thread == thread &&
                       (picks.empty() || same_values(picks, operations_[at].picks));
  if (planned) next = operations_[at];
  if (!perform(&next, ticker, error)) return false;
  if (timeline_.inside()) {
    under_way_ = std::move(next);
    ticks_ = ticker->ticks();
    return true;
  }
  if (planned) {
    operations_[at] = std::move(next);
    if (const auto here = edits_.find({at + 1, 0}); here != edits_.end())
      for (const auto& change : here->second) change();
    return true;
  }
  edits_.erase(edits_.upper_bound({at, 0}), edits_.end());
  operations_.resize(at);
  if (at < scheduled_) scheduled_ = 0;
  operations_.push_back(std::move(next));
  return true;
}

bool Walk::perform(Step* step, Ticker* ticker, std::string* error) {
  const ThreadId t = interp::find_thread(world_, step->thread);
  Seek to_the_end(0);
  // What was changed within this operation is changed again.
  if (position() < operations_.size() && operations_[position()].thread == step->thread && edits_inside(position())) {
    if (ticker == nullptr) ticker = &to_the_end;
    ticker->edits(&edits_, position());
  }
  const size_t out = world_.out.text.size(), err = world_.err.text.size();
  events_.clear();
  fails_ = false;
  tester::StepReport& row = step->row;
  row = {};
  row.path = step->thread;
  if (t != vm::kNoThread) row.thread = world_.thread_label(t);
  tester::Moment moment;
  tester::Refusal refusal = tester::Refusal::None;
  if (step->only_starts) {
    refusal = ticker != nullptr ? timeline_.start(t, *ticker, &moment) : timeline_.start(t, &moment);
    row.operation.kind = StopKind::Budget;
  } else {
    const auto look = [&](const Operation& operation) {
      row.operation = tester::operation_report(world_, t, operation, &row.place);
      row.call = tester::library_call(world_, t).text;
    };
    refusal = ticker != nullptr ? timeline_.forward(t, step->picks, look, *ticker, &moment)
                                : timeline_.forward(t, step->picks, look, &moment);
  }
  if (refusal != tester::Refusal::None) {
    *error = refusal_;
    return false;
  }
  step->picks = moment.picks;
  row.switches = moment.switches;
  row.preempts = moment.preempts;
  if (moment.started != vm::kNoThread) row.operation.name = world_.thread_label(moment.started);
  if (step->ends_step && !timeline_.inside()) tester::queue_dead_finalizable(world_);
  if (!timeline_.inside()) look_for_races(t);
  step->events = events_;
  step->fails = fails_;
  step->output = world_.out.text.substr(out) + world_.err.text.substr(err);
  return true;
}

std::string Walk::why_not(tester::Refusal refusal, ThreadId t) const {
  if (t == vm::kNoThread || world_.thread(t).core.state == ThreadState::Unborn)
    return tester::refusal_text(refusal, "", nullptr);
  const tester::ThreadReport report = tester::thread_report(world_, t, timeline_.held().held(t));
  return tester::refusal_text(refusal, report.thread, &report);
}

bool Walk::back() {
  ticks_ = 0;
  return timeline_.back();
}

tester::OperationReport Walk::next_operation(ThreadId t, tester::Place* place) const {
  const vm::ThreadCore& core = world_.thread(t).core;
  if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) return {};
  if (core.state == ThreadState::Runnable && core.steps == 0) return {};
  return tester::operation_report(world_, t, interp::pending_operation(world_, t), place);
}

bool Walk::can_go_on(ThreadId t) const { return timeline_.can_go_on(t); }

std::vector<tester::ThreadReport> Walk::threads() const {
  return tester::thread_reports(world_, [&](ThreadId t) { return timeline_.held().held(t); });
}

std::vector<tester::PathStep> Walk::path() const {
  std::vector<tester::PathStep> path;
  for (size_t i = 0; i < position(); ++i) {
    const Step& o = operations_[i];
    path.push_back({interp::find_thread(world_, o.thread), o.only_starts ? 0u : 1u, o.picks});
  }
  return path;
}

// `mover` has come to stand before an access while another thread stands before a conflicting one: a data race. (Seen
// where accesses are operations: in the schedules of races, and with --promote.)
void Walk::look_for_races(ThreadId mover) {
  const auto mine = tester::standing_access(world_, mover);
  if (!mine) return;
  const auto report = [&](ThreadId t, const interp::Access& a) {
    tester::AccessReport r;
    r.thread = world_.thread_label(t);
    r.write = a.write;
    const std::vector<tester::Place> stack = tester::places_of(world_, t);
    if (const tester::Place* place = tester::user_place(stack)) r.stack = {*place};
    return r;
  };
  for (ThreadId t = 0; t < world_.threads.size(); ++t) {
    const auto other = t == mover ? std::nullopt : tester::standing_access(world_, t);
    if (!other || !tester::is_race(*mine, *other)) continue;
    const interp::Access& a = mine->access;
    events_.push_back(tester::race_event_text(tester::variable_label(world_, a.object, a.offset, a.method, a.pc),
                                              report(mover, a), report(t, other->access)));
  }
}

void Walk::on_fault(const tester::ProgramFault& fault) {
  fails_ = true;
  const tester::FindingKind kind = tester::kind_of_fault(fault);
  const bool uncaught = kind == tester::FindingKind::UncaughtException;
  events_.push_back(tester::fault_event_text(kind, world_.thread_label(fault.thread),
                                             uncaught ? tester::exception_text(world_, fault.exception) : ""));
}

}  // namespace heddle::repl
