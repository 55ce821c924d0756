#include "tester/follow.h"

#include "tester/finalization.h"
#include "tester/words.h"

namespace heddle::tester {

using interp::StopKind;
using vm::ThreadState;

void Follower::follow(const interp::Schedule& schedule) {
  std::vector<Due> due;
  for (const interp::ScheduleStep& step : schedule.steps)
    for (u64 i = 0; i < step.count; ++i)
      if (!step.anchors[i].is_unnoticed()) due.push_back({&step, i});
  following_.operations = due.size();
  threads_now_["0"] = 0;
  // The first one whose thread can go on; those of threads that are held up come later.
  for (size_t first = 0; first < due.size();) {
    std::set<std::string> held_up;
    bool progress = false;
    for (size_t i = first; i < due.size() && !progress; ++i) {
      const std::string& path = due[i].step->thread;
      if (due[i].done || held_up.contains(path)) continue;
      const Found found = find(due, i, held_up.empty());
      progress = found != Found::HeldUp;
      if (!progress) held_up.insert(path);
      if (found != Found::Done) continue;
      queue_dead_finalizable(world_);
      // At the end of its step the thread stood before its next operation.
      size_t next = i + 1;
      if (next < due.size() && due[next].step->thread == path) continue;
      while (next < due.size() && (due[next].done || due[next].step->thread != path)) ++next;
      const ThreadState state = world_.thread(thread_now(path)).core.state;
      const bool can_go_on = state == ThreadState::Runnable && !world_.scalars.exiting;
      if (next < due.size() && can_go_on) bring_before_next(due, next);
    }
    while (first < due.size() && due[first].done) ++first;
    if (!progress) break;
  }
}

// Performs the operation, with what is new before it.
Follower::Found Follower::find(std::vector<Due>& due, size_t index, bool in_turn) {
  const std::string& path = due[index].step->thread;
  const ThreadId t = thread_now(path);
  if (t == vm::kNoThread || world_.thread(t).core.state == ThreadState::Dead || world_.scalars.exiting) {
    drop(due[index]);
    return Found::Gone;
  }
  if (world_.thread(t).core.state == ThreadState::Unborn) return Found::HeldUp;
  if (!bring_before_next(due, index)) return Found::HeldUp;
  if (due[index].done) return Found::Gone;
  const interp::Anchor then = due[index].anchor(), now = anchor_now(t);
  const std::vector<Pick> forced = forced_picks(*due[index].step, due[index].at);
  const bool starts = then.kind == StopKind::Start;
  if (!operate_(t, forced)) return Found::HeldUp;
  due[index].done = true;
  if (starts) note_started(t, path, true);
  ++following_.followed;
  if (!in_turn) {
    ++following_.late;
    remark("late: " + world_.thread_label(t) + anchor_sentence(now));
  }
  if (same_operation(then, now)) return Found::Done;
  ++following_.changed;
  // Of an object that has been replaced by another one the user is told once.
  if (!changes_.emplace(then.subject, now.subject).second) return Found::Done;
  remark("was:  " + world_.thread_label(t) + anchor_sentence(then) + "\n        now:  " + anchor_text(now));
  return Found::Done;
}

// Runs the thread of an operation that is due up to just before that, or drops the operation if it is gone. False: the
// thread is held up on its way.
bool Follower::bring_before_next(std::vector<Due>& due, size_t index) {
  const ThreadId t = thread_now(due[index].step->thread);
  if (world_.thread(t).core.state == ThreadState::Runnable) timeline_.runner().advance(t);
  const interp::Anchor now = anchor_now(t);
  if (same_operation(now, due[index].anchor()) && now.code == due[index].anchor().code) return true;
  std::vector<size_t> window;
  const Partners partners = partners_of(due, index, t, &window);
  if (!partners.found) {
    if (window.empty()) return false;
    drop(due[index]);
    return true;
  }
  for (size_t i = 0; i < partners.then; ++i) drop(due[window[i]]);
  for (size_t i = 0; i < partners.now; ++i)
    if (!add_operation(t)) return false;
  return true;
}

// Of what the schedule has still to come for this thread, and what the thread is about to do.
Partners Follower::partners_of(const std::vector<Due>& due, size_t index, ThreadId t, std::vector<size_t>* window) {
  constexpr size_t kWindow = 48;
  std::vector<const interp::Anchor*> recorded;
  for (size_t i = index; i < due.size() && recorded.size() < kWindow; ++i) {
    if (due[i].done || due[i].step->thread != due[index].step->thread) continue;
    recorded.push_back(&due[i].anchor());
    window->push_back(i);
  }
  const Ahead ahead = operations_ahead(world_, checkpoints_, t, kWindow, anchors_);
  const Partners partners = first_partners(recorded, ahead);
  // What may come when somebody lets the thread go on is not gone.
  if (!partners.found && ahead.cut) window->clear();
  return partners;
}

// An operation that the schedule does not know.
bool Follower::add_operation(ThreadId t) {
  const interp::Anchor now = anchor_now(t);
  if (!operate_(t, {})) return false;
  if (now.is_unnoticed()) return true;
  ++following_.added;
  remark("new:  " + world_.thread_label(t) + anchor_sentence(now));
  return true;
}

void Follower::drop(Due& due) {
  due.done = true;
  ++following_.gone;
  const std::string& path = due.step->thread;
  const ThreadId t = thread_now(path);
  remark("gone: " + (t == vm::kNoThread ? "thread " + path : world_.thread_label(t)) + anchor_sentence(due.anchor()));
  if (due.anchor().kind == StopKind::Start) note_started(t, path, false);
}

void Follower::remark(std::string line) {
  constexpr size_t kMost = 12;
  if (following_.remarks.size() < kMost) following_.remarks.push_back(std::move(line));
  else ++following_.more_remarks;
}

ThreadId Follower::thread_now(const std::string& path) const {
  const auto found = threads_now_.find(path);
  return found == threads_now_.end() ? vm::kNoThread : found->second;
}

// The schedule's thread of that path starts another one, which is there now (or is not, if the start is gone).
void Follower::note_started(ThreadId parent, const std::string& path, bool of_schedule) {
  const std::string child = path + "." + std::to_string(starts_[path]++);
  if (!of_schedule) return;
  for (const auto& thread : world_.threads)
    if (thread->parent == parent && thread->number + 1 == world_.thread(parent).core.starts)
      threads_now_[child] = thread->id;
}

}  // namespace heddle::tester
