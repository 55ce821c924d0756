#include "repl/walk.h"

#include <algorithm>
#include <utility>

#include "tester/describe.h"
#include "tester/finalization.h"
#include "tester/trace.h"
#include "tester/words.h"
#include "vm/base/check.h"

namespace heddle::repl {

using interp::Operation;
using interp::StopKind;
using tester::Pick;
using vm::ThreadState;

namespace {

constexpr size_t kRowsAtOnce = 32;  // found out with the one that was asked for

bool same_values(const std::vector<Pick>& a, const std::vector<Pick>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Pick& x, const Pick& y) { return x.value == y.value; });
}

}  // namespace

Walk::Walk(vm::World& world, const tester::RunnerOptions& runner, const Limits& limits)
    : world_(world),
      far_(limits.far),
      checkpoints_(world),
      kept_(world),
      timeline_(world, runner, &checkpoints_, limits.most_marks) {
  timeline_.runner().on_fault([this](const tester::ProgramFault& f) { on_fault(f); });
  timeline_.on_refusal([this](ThreadId t, tester::Refusal r) { refusal_ = why_not(r, t); });
}

bool Walk::edit(const std::function<bool()>& change) {
  far_end_.reset();
  if (!inside()) timeline_.forget_mark_here();
  if (!change()) return false;
  leave_way(point());
  scheduled_ = 0;
  edits_[point()].push_back(change);
  if (inside()) {  // what is under way goes on
    const u8 flags = static_cast<u8>((under_way_.only_starts ? StepLog::kOnlyStarts : 0) |
                                     (under_way_.ends_step ? StepLog::kEndsStep : 0));
    operations_.add(under_way_.thread, flags, under_way_.picks);
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

// What lies behind that point is another way from now on.
void Walk::leave_way(Point from) {
  const size_t at = from.operations;
  edits_.erase(edits_.upper_bound(from), edits_.end());
  operations_.resize(at);
  shown_.erase(shown_.lower_bound(at), shown_.end());
  if (at < scheduled_) scheduled_ = 0;
  walked_ = std::min(walked_, at);
  std::erase_if(named_, [&](const auto& point) { return point.second > at; });
  if (far_position_ > at) far_end_.reset();
}

void Walk::plan(const std::vector<interp::ScheduleStep>& steps) {
  leave();
  leave_way(point());
  for (const interp::ScheduleStep& step : steps) {
    for (u64 i = 0; i < std::max<u64>(step.count, 1); ++i) {
      const bool ends = i + 1 >= step.count;
      operations_.add(step.thread,
                      static_cast<u8>((step.count == 0 ? StepLog::kOnlyStarts : 0) | (ends ? StepLog::kEndsStep : 0)),
                      tester::forced_picks(step, i));
    }
  }
  scheduled_ = operations_.size();
}

void Walk::plan(Plan kept) {
  leave();
  leave_way(point());
  operations_ = std::move(kept.operations);
  scheduled_ = kept.scheduled;
  walked_ = kept.walked;
  named_ = std::move(kept.named);
}

std::string Walk::next_thread() const {
  if (ended()) return "";
  if (inside()) return under_way_.thread;
  if (position() < operations_.size()) return operations_.thread(position());
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
  timeline_.leave();
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
  if (at < operations_.size() && operations_.thread(at) == thread &&
      (picks.empty() || same_values(picks, operations_.picks(at))))
    return advance(true, ticker, error);
  Step next;
  next.thread = thread;
  next.picks = picks;
  next.ends_step = true;
  if (!perform(at, &next, true, ticker, error)) return false;
  if (inside()) return true;
  leave_way({at, 0});
  operations_.add(thread, StepLog::kEndsStep, {});
  operations_.note(at, next.picks, next.events, next.fails);
  show(std::move(next), at);
  walked_ = at + 1;
  return true;
}

// The planned operation.
bool Walk::advance(bool shown, Ticker* ticker, std::string* error) {
  const size_t at = position();
  Step next;
  next.thread = operations_.thread(at);
  next.picks = operations_.picks(at);
  next.only_starts = operations_.is(at, StepLog::kOnlyStarts);
  next.ends_step = operations_.is(at, StepLog::kEndsStep);
  if (!perform(at, &next, shown, ticker, error)) return false;
  if (inside()) return true;
  operations_.note(at, next.picks, next.events, next.fails);
  if (shown) show(std::move(next), at);
  walked_ = std::max(walked_, at + 1);
  do_edits(at + 1);
  return true;
}

void Walk::do_edits(size_t at) {
  if (const auto here = edits_.find({at, 0}); here != edits_.end())
    for (const auto& change : here->second) change();
}

void Walk::show(Step step, size_t at) {
  shown_[at] = {std::move(step), ++shows_};
  shown_order_.emplace_back(at, shows_);
  while (shown_order_.size() > kShown) {
    // (It may have been shown again since.)
    const auto oldest = shown_.find(shown_order_.front().first);
    if (oldest != shown_.end() && oldest->second.number == shown_order_.front().second) shown_.erase(oldest);
    shown_order_.pop_front();
  }
}

const Step& Walk::operation(size_t i) {
  if (const auto found = shown_.find(i); found != shown_.end()) return found->second.step;
  if (i < walked_) {
    look_back(i, std::min(i + kRowsAtOnce, walked_), true, [](size_t, bool) { return true; });
    if (const auto found = shown_.find(i); found != shown_.end()) return found->second.step;
  }
  planned_ = {};
  planned_.thread = operations_.thread(i);
  planned_.picks = operations_.picks(i);
  planned_.only_starts = operations_.is(i, StepLog::kOnlyStarts);
  planned_.ends_step = operations_.is(i, StepLog::kEndsStep);
  planned_.fails = operations_.is(i, StepLog::kFails);
  planned_.events = operations_.events(i);
  return planned_;
}

void Walk::look_back(size_t from, size_t to, bool rows, const Look& look) {
  const Point here = point();
  const std::string thread = under_way_.thread;
  const std::vector<Pick> picks = under_way_.picks;
  std::string error;
  to = std::min(to, walked_);
  comes_back_ = true;
  if (!go_to(from, &error)) to = 0;
  while (position() < to && look(position(), false) && advance(rows, nullptr, &error) && look(position() - 1, true)) {}
  go_to(here.operations, &error);
  if (here.ticks != 0) seek(thread, picks, here.ticks);
  comes_back_ = false;
}

// Performs the operation; what it looked like is found out if it is to be `shown`.
bool Walk::perform(size_t at, Step* step, bool shown, Ticker* ticker, std::string* error) {
  const ThreadId t = interp::find_thread(world_, step->thread);
  Seek to_the_end(0);
  // What was changed within this operation is changed again.
  if (at < operations_.size() && operations_.thread(at) == step->thread && edits_inside(at)) {
    if (ticker == nullptr) ticker = &to_the_end;
    ticker->edits(&edits_, at);
  }
  const size_t out = world_.out.text.size(), err = world_.err.text.size();
  events_.clear();
  fails_ = false;
  tester::StepReport& row = step->row;
  row = {};
  row.path = step->thread;
  if (shown && t != vm::kNoThread) row.thread = world_.thread_label(t);
  tester::Moment moment;
  tester::Refusal refusal = tester::Refusal::None;
  if (step->only_starts) {
    refusal = ticker != nullptr ? timeline_.start(t, *ticker, &moment) : timeline_.start(t, &moment);
    row.operation.kind = StopKind::Budget;
  } else {
    tester::Timeline::Look look;
    if (shown) {
      look = [&](const Operation& operation) {
        row.operation = tester::operation_report(world_, t, operation, &row.place);
        row.call = tester::library_call(world_, t).text;
      };
    }
    refusal = ticker != nullptr ? timeline_.forward(t, step->picks, look, *ticker, &moment)
                                : timeline_.forward(t, step->picks, look, &moment);
  }
  if (refusal != tester::Refusal::None) {
    if (error != nullptr) *error = refusal_;
    repeat_to(at);
    return false;
  }
  step->picks = moment.picks;
  if (shown) {
    row.switches = moment.switches;
    row.preempts = moment.preempts;
    if (moment.started != vm::kNoThread) row.operation.name = world_.thread_label(moment.started);
  }
  const bool whole = !timeline_.inside();
  if (whole && step->ends_step) tester::queue_dead_finalizable(world_);
  if (whole) look_for_races(t);
  step->events = events_;
  step->fails = fails_;
  if (shown) step->output = world_.out.text.substr(out) + world_.err.text.substr(err);
  if (!whole) {
    under_way_ = std::move(*step);
    ticks_ = ticker->ticks();
  }
  return true;
}

// --- to and fro

bool Walk::back() {
  if (!inside()) return position() != 0 && go_to(position() - 1, nullptr);
  leave();
  return true;
}

bool Walk::go_to(size_t target, std::string* error) {
  leave();
  const size_t here = position();
  if (target < here) {
    // (Behind marks that lie close together one is back soon enough.)
    if (here - target > far_ && (!far_end_ || far_position_ < here)) {
      far_end_ = timeline_.copy();
      far_position_ = here;
    }
    return back_to(target);
  }
  if (far_end_ && target > here + far_ && far_position_ > here) {
    if (timeline_.come_back(*far_end_)) {
      if (target < position()) return back_to(target);
    } else {
      far_end_.reset();
    }
  }
  while (position() < target) {
    if (!comes_back_ && stopped()) return false;
    if (position() < operations_.size()) {
      if (!advance(false, nullptr, error)) return false;
      continue;
    }
    const ThreadId next = ended() ? vm::kNoThread : timeline_.next();
    if (next == vm::kNoThread) return false;
    operations_.add(interp::thread_path(world_, next), StepLog::kEndsStep, {});
    if (!advance(false, nullptr, error)) {
      operations_.resize(position());
      return false;
    }
  }
  return true;
}

bool Walk::back_to(size_t target) {
  if (!timeline_.back_to_mark(target)) return false;
  repeat_to(target);
  return true;
}

// From a mark to the state behind so many operations, which have all been performed before. The marks on this way lie
// closer together, for whoever goes back further; if there is not enough memory for these, there are none.
void Walk::repeat_to(size_t target) {
  if (position() == target) return;
  const size_t mark = position();
  if (repeat(target, true)) return;
  timeline_.back_to_mark(mark);
  HEDDLE_CHECK(repeat(target, false), "what has been performed cannot be performed again");
}

bool Walk::repeat(size_t target, bool marks) {
  const std::vector<std::string> events = events_;  // an operation may be under way that has been refused
  bool done = true;
  while (done && position() < target) {
    timeline_.mark_everywhere(marks && target - position() <= tester::Timeline::kMostMarks);
    const size_t at = position();
    const ThreadId t = interp::find_thread(world_, operations_.thread(at));
    tester::Moment moment;
    const bool starts = operations_.is(at, StepLog::kOnlyStarts);
    tester::Refusal refusal = tester::Refusal::None;
    if (edits_inside(at)) {
      Seek to_the_end(0);
      to_the_end.edits(&edits_, at);
      refusal = starts ? timeline_.start(t, to_the_end, &moment)
                       : timeline_.forward(t, operations_.picks(at), {}, to_the_end, &moment);
    } else {
      refusal = starts ? timeline_.start(t, &moment) : timeline_.forward(t, operations_.picks(at), {}, &moment);
    }
    done = refusal == tester::Refusal::None;
    if (!done) break;
    if (operations_.is(at, StepLog::kEndsStep)) tester::queue_dead_finalizable(world_);
    do_edits(at + 1);
  }
  timeline_.mark_everywhere(false);
  events_ = events;
  return done;
}

std::string Walk::why_not(tester::Refusal refusal, ThreadId t) const {
  if (t == vm::kNoThread || world_.thread(t).core.state == ThreadState::Unborn)
    return tester::refusal_text(refusal, "", nullptr);
  const tester::ThreadReport report = tester::thread_report(world_, t, timeline_.held().held(t));
  return tester::refusal_text(refusal, report.thread, &report);
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
  std::vector<ThreadId> threads;  // by their numbers in the log
  for (size_t i = 0; i < position(); ++i) {
    const u32 number = operations_.thread_number(i);
    if (number >= threads.size()) threads.resize(number + 1, vm::kNoThread);
    if (threads[number] == vm::kNoThread) threads[number] = interp::find_thread(world_, operations_.thread(i));
    path.push_back({threads[number], operations_.is(i, StepLog::kOnlyStarts) ? 0u : 1u, operations_.picks(i)});
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
