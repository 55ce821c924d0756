#include "tester/timeline.h"

#include <algorithm>

#include "vm/base/check.h"

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

bool waits_for_time(const vm::World& world, ThreadId t) {
  const ThreadState state = world.thread(t).core.state;
  return state == ThreadState::Waiting || state == ThreadState::Sleeping || state == ThreadState::Parked ||
         interp::pending_operation(world, t).kind == StopKind::Sleep;
}

Timeline::Timeline(vm::World& world, const RunnerOptions& runner, checkpoint::Checkpoints* checkpoints,
                   size_t most_marks)
    : world_(world),
      held_(locksets_),
      checkpoints_(checkpoints),
      runner_(world, arena_, held_, runner.single_operations()),
      most_marks_(most_marks) {
  runner_.let_time_pass(true);  // as often as the schedule, or who chooses, says
  if (checkpoints_ != nullptr) checkpoints_->add_rider(&held_);
}

Refusal Timeline::refusal_of(ThreadId t) const {
  if (ended_) return Refusal::ProgramEnded;
  if (t >= world_.threads.size() || world_.thread(t).core.state == ThreadState::Unborn) return Refusal::NoSuchThread;
  if (world_.thread(t).core.state == ThreadState::Dead) return Refusal::ThreadEnded;
  return Refusal::None;
}

Refusal Timeline::forward(ThreadId t, const std::vector<Pick>& picks, const Look& look, Moment* moment) {
  return step(t, picks, look, nullptr, moment);
}

Refusal Timeline::forward(ThreadId t, const std::vector<Pick>& picks, const Look& look, interp::InstructionWatch& watch,
                          Moment* moment) {
  return step(t, picks, look, &watch, moment);
}

Refusal Timeline::step(ThreadId t, const std::vector<Pick>& picks, const Look& look, interp::InstructionWatch* watch,
                       Moment* moment) {
  HEDDLE_CHECK(!inside_, "a thread stands in the midst of an operation");
  if (const Refusal refusal = refusal_of(t); refusal != Refusal::None) return refused(t, refusal);
  if (!runner_.candidate(t)) return refused(t, Refusal::CannotGoOn);
  if (watch == nullptr) mark_if_due();
  else mark_here();
  const Refusal refusal = run(t, picks, look, moment, watch);
  if (refusal == Refusal::None) {
    last_ = t;
    if (!inside_) ++position_;
  } else {
    refused(t, refusal);
    undo();
  }
  return refusal;
}

Refusal Timeline::refused(ThreadId t, Refusal refusal) const {
  if (on_refusal_) on_refusal_(t, refusal);
  return refusal;
}

Refusal Timeline::start(ThreadId t, Moment* moment) { return begin(t, nullptr, moment); }

Refusal Timeline::start(ThreadId t, interp::InstructionWatch& watch, Moment* moment) {
  return begin(t, &watch, moment);
}

Refusal Timeline::begin(ThreadId t, interp::InstructionWatch* watch, Moment* moment) {
  HEDDLE_CHECK(!inside_, "a thread stands in the midst of an operation");
  if (const Refusal refusal = refusal_of(t); refusal != Refusal::None) return refused(t, refusal);
  if (watch == nullptr) mark_if_due();
  else mark_here();
  *moment = {};
  moment->switches = last_ != t;
  moment->preempts = preempts(t);
  runner_.watch(watch);
  if (world_.thread(t).core.state == ThreadState::Runnable) runner_.advance(t);
  runner_.watch(nullptr);
  inside_ = watch != nullptr && watch->stopped;
  last_ = t;
  if (!inside_) ++position_;
  return Refusal::None;
}

void Timeline::mark() {
  checkpoints_->mark();
  before_.push_back({position_, runner_.memory(), last_});
}

void Timeline::mark_if_due() {
  if (checkpoints_ == nullptr || (!before_.empty() && before_.back().position == position_)) return;
  if (!before_.empty() && !everywhere_ && position_ % spacing_ != 0) return;
  mark();
  if (!everywhere_ && before_.size() > most_marks_) thin();
}

// So that leave() comes back to here.
void Timeline::mark_here() {
  if (checkpoints_ == nullptr || (!before_.empty() && before_.back().position == position_)) return;
  mark();
  if (!everywhere_ && before_.size() > most_marks_ + kUndueMarks) thin();
}

// The root mark and the newest one stay, and of the others those that are due with a larger spacing.
void Timeline::thin() {
  const auto too_many = [&] {
    size_t due = 0;
    for (const Before& b : before_) due += b.position % spacing_ == 0;
    return due > most_marks_;
  };
  while (too_many()) spacing_ *= 2;
  std::vector<checkpoint::Checkpoints::Mark> kept;
  for (size_t i = 0; i < before_.size(); ++i) {
    if (i != 0 && i + 1 != before_.size() && before_[i].position % spacing_ != 0) continue;
    if (kept.size() != i) before_[kept.size()] = std::move(before_[i]);
    kept.push_back(static_cast<checkpoint::Checkpoints::Mark>(i));
  }
  before_.erase(before_.begin() + static_cast<std::ptrdiff_t>(kept.size()), before_.end());
  checkpoints_->thin(kept);
}

// Without marks a block that is refused has left the World as it was, or the run is over anyway.
void Timeline::undo() {
  inside_ = false;
  if (checkpoints_ != nullptr) back_to_mark(position_);
}

bool Timeline::back_to_mark(size_t position) {
  size_t count = before_.size();
  while (count > 0 && before_[count - 1].position > position) --count;
  if (count == 0) return false;
  before_.erase(before_.begin() + static_cast<std::ptrdiff_t>(count), before_.end());
  const Before& before = before_.back();
  checkpoints_->restore(static_cast<checkpoint::Checkpoints::Mark>(count - 1));
  runner_.remember(before.memory);
  last_ = before.last;
  position_ = before.position;
  ended_ = inside_ = false;
  world_.address_space_exhausted = false;
  return true;
}

void Timeline::leave() {
  HEDDLE_CHECK(inside_ && checkpoints_ != nullptr, "no thread stands in the midst of an operation");
  inside_ = false;
  back_to_mark(position_);
}

void Timeline::forget_mark_here() {
  if (before_.empty() || before_.back().position != position_) return;
  before_.pop_back();
  checkpoints_->pop(static_cast<checkpoint::Checkpoints::Mark>(before_.size()));
}

struct Timeline::Copy {
  std::shared_ptr<const checkpoint::Checkpoints::Copy> world;
  std::shared_ptr<const HeldLocks::Copy> held;
  std::vector<Before> before;
  size_t spacing;
  bool ended;
};

std::shared_ptr<const Timeline::Copy> Timeline::copy() {
  if (checkpoints_ == nullptr || before_.empty()) return nullptr;
  if (before_.back().position != position_) mark();
  auto world = checkpoints_->copy();
  if (!world) return nullptr;
  return std::make_shared<const Copy>(Copy{std::move(world), held_.copy(), before_, spacing_, ended_});
}

bool Timeline::come_back(const Copy& copy) {
  if (!checkpoints_->come_back(*copy.world)) return false;
  held_.come_back(*copy.held);
  before_ = copy.before;
  spacing_ = copy.spacing;
  runner_.remember(before_.back().memory);
  last_ = before_.back().last;
  position_ = before_.back().position;
  ended_ = copy.ended;
  world_.address_space_exhausted = false;
  return true;
}

bool Timeline::preempts(ThreadId t) const {
  return last_ != vm::kNoThread && last_ != t && runner_.candidate(last_) && interp::decode(world_, last_).can_go_on();
}

Refusal Timeline::run(ThreadId t, const std::vector<Pick>& picks, const Look& look, Moment* moment,
                      interp::InstructionWatch* watch) {
  *moment = {};
  moment->switches = last_ != t;
  moment->preempts = preempts(t);
  runner_.watch(watch);
  const u32 index = runner_.run(t, picks, [&](const Operation& operation) {
    moment->operation = operation;
    if (operation.kind == StopKind::Notify || operation.kind == StopKind::NotifyAll)
      interp::waiters_of(world_, operation.object, moment->waited);
    if (look) look(operation);
  });
  runner_.watch(nullptr);
  const Block block = arena_.blocks[index];
  const auto taken = arena_.picks.begin() + block.picks.begin;
  moment->picks.assign(taken, taken + block.picks.size);
  arena_.truncate({});
  if (world_.address_space_exhausted && checkpoints_ != nullptr) return Refusal::OutOfMemory;
  if (runner_.pick_out_of_range()) return Refusal::NoSuchOption;
  if (block.end == BlockEnd::Blocked) return Refusal::CannotGoOn;
  const bool performed = moment->operation.kind != StopKind::Dead;
  if (performed) moment->outcome = runner_.last_outcome();
  if (moment->operation.kind == StopKind::Start && !moment->outcome.threw)
    for (const auto& born : world_.threads)
      if (born->parent == t && born->number + 1 == world_.thread(t).core.starts) moment->started = born->id;
  if (watch != nullptr && watch->stopped) {
    moment->outcome.woken = nullptr;
    inside_ = true;
    return Refusal::None;
  }
  // A thread that has performed the operation and spins behind it has performed it.
  const bool spins_behind =
      (block.end == BlockEnd::Spinning || block.end == BlockEnd::TooLong) && block.visible_operations > 0;
  if (is_no_end(block.end) && !spins_behind)
    return block.end == BlockEnd::CutShort ? Refusal::OutOfTime : Refusal::NoOperation;
  moment->outcome.woken = nullptr;
  moment->woken = runner_.last_woken();
  moment->ended = ended_ = block.end == BlockEnd::Ended || block.end == BlockEnd::Abandoned;
  return Refusal::None;
}

bool Timeline::can_go_on(ThreadId t) const {
  if (refusal_of(t) != Refusal::None) return false;
  const vm::ThreadCore& core = world_.thread(t).core;
  return (core.state == ThreadState::Runnable && core.steps == 0) || runner_.can_go_on(t);
}

ThreadId Timeline::next() const {
  const ThreadId count = static_cast<ThreadId>(world_.threads.size());
  const bool turn_is_over = position_ % kTurn == kTurn - 1;
  const auto gives_way = [&](ThreadId t) {
    return turn_is_over || waits_for_time(world_, t) || interp::pending_operation(world_, t).kind == StopKind::Yield;
  };
  const ThreadId first = last_ == vm::kNoThread ? 0 : last_ + (gives_way(last_) ? 1 : 0);
  std::vector<ThreadId> ready, waiting;
  for (ThreadId i = 0; i < count; ++i) {
    const ThreadId t = (first + i) % count;
    if (!can_go_on(t)) continue;
    const bool waits = waits_for_time(world_, t);
    if (!waits && !turn_is_over) return t;
    (waits ? waiting : ready).push_back(t);
  }
  // Another one of those who wait for their time has each of such turns.
  if (turn_is_over && !waiting.empty()) return waiting[position_ / kTurn % waiting.size()];
  if (!ready.empty()) return ready.front();
  const auto left = [&](ThreadId t) { return interp::pending_operation(world_, t).time_limit; };
  const auto first_up =
      std::min_element(waiting.begin(), waiting.end(), [&](ThreadId a, ThreadId b) { return left(a) < left(b); });
  return first_up == waiting.end() ? vm::kNoThread : *first_up;
}

}  // namespace heddle::tester
