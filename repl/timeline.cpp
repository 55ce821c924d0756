#include "repl/timeline.h"

#include <algorithm>

#include "tester/describe.h"
#include "tester/finalization.h"
#include "tester/trace.h"
#include "tester/words.h"

namespace heddle::repl {

using interp::Operation;
using interp::StopKind;
using tester::Block;
using tester::BlockEnd;
using tester::Pick;
using vm::ThreadState;

namespace {

tester::RunnerOptions single_operations(tester::RunnerOptions options) {
  options.policy = tester::BlockPolicy::SingleOperation;
  options.all_locks_observed = options.observed.queues;
  return options;
}

bool same_values(const std::vector<Pick>& a, const std::vector<Pick>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Pick& x, const Pick& y) { return x.value == y.value; });
}

}  // namespace

Timeline::Timeline(vm::World& world, const tester::RunnerOptions& runner)
    : world_(world), held_(locksets_), checkpoints_(world), runner_(world, arena_, held_, single_operations(runner)) {
  checkpoints_.add_rider(&held_);
  runner_.on_fault([this](const tester::ProgramFault& f) { on_fault(f); });
}

void Timeline::plan(const std::vector<interp::ScheduleStep>& steps) {
  operations_.resize(position_);
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

std::string Timeline::next_thread() const {
  if (program_ended_) return "";
  if (position_ < operations_.size()) return operations_[position_].thread;
  const auto ready = [&](ThreadId t, bool timeouts) {
    const ThreadState state = world_.thread(t).core.state;
    const bool waits = state == ThreadState::Waiting || state == ThreadState::Sleeping || state == ThreadState::Parked;
    return runner_.candidate(t) && waits == timeouts && can_go_on(t);
  };
  const ThreadId count = static_cast<ThreadId>(world_.threads.size());
  const ThreadId first = last_ == vm::kNoThread ? 0 : last_;
  for (const bool timeouts : {false, true})
    for (ThreadId i = 0; i < count; ++i)
      if (const ThreadId t = (first + i) % count; ready(t, timeouts)) return interp::thread_path(world_, t);
  return "";
}

bool Timeline::forward(const std::string& thread, const std::vector<Pick>& picks, std::string* error) {
  Step next;
  next.thread = thread;
  next.picks = picks;
  next.ends_step = true;
  const bool planned = position_ < operations_.size() && operations_[position_].thread == thread &&
                       (picks.empty() || same_values(picks, operations_[position_].picks));
  if (planned) next = operations_[position_];
  next.events.clear();
  if (!perform(&next, error)) return false;
  if (!planned) {
    operations_.resize(position_);
    if (position_ < scheduled_) scheduled_ = 0;
  }
  if (planned) operations_[position_] = std::move(next);
  else operations_.push_back(std::move(next));
  ++position_;
  return true;
}

bool Timeline::perform(Step* operation, std::string* error) {
  const ThreadId t = interp::find_thread(world_, operation->thread);
  if (program_ended_) *error = "the program has ended";
  else if (t == vm::kNoThread || world_.thread(t).core.state == ThreadState::Unborn)
    *error = "there is no such thread at this point";
  else if (world_.thread(t).core.state == ThreadState::Dead) *error = world_.thread_label(t) + " has ended";
  else if (!runner_.candidate(t)) *error = blocked_text(t);
  if (!error->empty()) return false;
  const Before before{checkpoints_.mark(), runner_.memory(), last_};
  const size_t out = world_.out.text.size(), err = world_.err.text.size();
  events_.clear();
  if (!run(t, operation, error)) {
    checkpoints_.restore(before.mark);
    checkpoints_.pop(before.mark);
    runner_.remember(before.memory);
    world_.address_space_exhausted = false;
    return false;
  }
  if (operation->ends_step) tester::queue_dead_finalizable(world_);
  look_for_races(t);
  operation->events = events_;
  operation->output = world_.out.text.substr(out) + world_.err.text.substr(err);
  before_.push_back(before);
  last_ = t;
  return true;
}

bool Timeline::run(ThreadId t, Step* operation, std::string* error) {
  tester::StepReport& row = operation->row;
  row = {};
  row.thread = world_.thread_label(t);
  row.path = operation->thread;
  row.switches = last_ != t;
  if (operation->only_starts) {
    if (world_.thread(t).core.state == ThreadState::Runnable) runner_.advance(t);
    row.operation.kind = StopKind::Budget;
    return true;
  }
  StopKind kind = StopKind::Dead;
  const u32 index = runner_.run(t, operation->picks, [&](const Operation& stop) {
    kind = stop.kind;
    row.operation = tester::operation_report(world_, t, stop, &row.place);
    row.call = tester::library_call(world_, t).text;
  });
  const Block block = arena_.blocks[index];
  const auto picks = arena_.picks.begin() + block.picks.begin;
  operation->picks.assign(picks, picks + block.picks.size);
  arena_.truncate({});
  if (kind == StopKind::Start)
    for (const auto& born : world_.threads)
      if (born->parent == t && born->number + 1 == world_.thread(t).core.starts)
        row.operation.name = world_.thread_label(born->id);
  // Marks keep what is dead: that nothing is left for what lives is our fault, not the program's.
  if (world_.address_space_exhausted) *error = "there is not enough memory to go on and be able to come back";
  else if (runner_.pick_out_of_range()) *error = "there are not so many to choose from";
  else if (block.end == BlockEnd::Blocked) *error = blocked_text(t);
  else if (tester::is_no_end(block.end))
    *error = row.thread + " spins: it runs on and on without an operation that another thread could notice";
  program_ended_ = error->empty() && (block.end == BlockEnd::Ended || block.end == BlockEnd::Abandoned);
  return error->empty();
}

bool Timeline::back() {
  if (position_ == 0) return false;
  const Before& before = before_.back();
  checkpoints_.restore(before.mark);
  checkpoints_.pop(before.mark);
  runner_.remember(before.memory);
  last_ = before.last;
  before_.pop_back();
  --position_;
  program_ended_ = false;
  return true;
}

tester::OperationReport Timeline::next_operation(ThreadId t, tester::Place* place) const {
  const vm::ThreadCore& core = world_.thread(t).core;
  if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) return {};
  if (core.state == ThreadState::Runnable && core.steps == 0) return {};
  return tester::operation_report(world_, t, interp::pending_operation(world_, t), place);
}

bool Timeline::can_go_on(ThreadId t) const {
  const vm::ThreadCore& core = world_.thread(t).core;
  if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) return false;
  if (core.state == ThreadState::Runnable && core.steps == 0) return true;
  return runner_.can_go_on(t);
}

std::string Timeline::blocked_text(ThreadId t) const {
  for (const tester::ThreadReport& r : threads())
    if (r.path == interp::thread_path(world_, t)) return r.thread + " cannot go on: it " + tester::want_text(r);
  return "it cannot go on";
}

std::vector<tester::ThreadReport> Timeline::threads() const {
  return tester::thread_reports(world_, [&](ThreadId t) { return held_.held(t); });
}

std::vector<tester::PathStep> Timeline::path() const {
  std::vector<tester::PathStep> path;
  for (size_t i = 0; i < position_; ++i) {
    const Step& o = operations_[i];
    path.push_back({interp::find_thread(world_, o.thread), o.only_starts ? 0u : 1u, o.picks});
  }
  return path;
}

// `mover` has come to stand before an access while another thread stands before a conflicting one: a data race. (Seen
// where accesses are operations: in the schedules of races, and with --promote.)
void Timeline::look_for_races(ThreadId mover) {
  const auto mine = tester::standing_access(world_, mover);
  if (!mine) return;
  const auto words = [&](ThreadId t, const interp::Access& a) {
    const std::vector<tester::Place> stack = tester::places_of(world_, t);
    const tester::Place* place = tester::user_place(stack);
    return world_.thread_label(t) + (a.write ? " is about to write it" : " is about to read it") +
           (place == nullptr ? "" : " (" + tester::place_text(*place) + ")");
  };
  for (ThreadId t = 0; t < world_.threads.size(); ++t) {
    const auto other = t == mover ? std::nullopt : tester::standing_access(world_, t);
    if (!other || !tester::is_race(*mine, *other)) continue;
    const interp::Access& a = mine->access;
    events_.push_back("data race on " + tester::variable_label(world_, a.object, a.offset, a.method, a.pc) + ": " +
                      words(mover, a) + ", " + words(t, other->access));
  }
}

void Timeline::on_fault(const tester::ProgramFault& fault) {
  const std::string who = world_.thread_label(fault.thread);
  switch (tester::kind_of_fault(fault)) {
    case tester::FindingKind::AssertionFailed: events_.push_back("an assertion fails in " + who); break;
    case tester::FindingKind::OpaqueNative:
      events_.push_back("a native call in " + who + " cannot be made a second time, otherwise");
      break;
    default: events_.push_back("uncaught exception in " + who + ": " + tester::exception_text(world_, fault.exception));
  }
}

}  // namespace heddle::repl
