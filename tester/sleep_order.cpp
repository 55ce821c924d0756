#include "tester/sleep_order.h"

#include <algorithm>

#include "interp/queues.h"
#include "tester/describe.h"

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

// Could t have performed its next operation at a time earlier than `before`?
bool SleepOrder::could_run(ThreadId t, u64 before) const {
  const vm::ThreadCore& core = world_.thread(t).core;
  if (core.state != ThreadState::Runnable && core.state != ThreadState::Leaving && core.state != ThreadState::Reacquire)
    return false;
  if (t < threads_.size() && threads_[t].ready >= before) return false;
  const Operation next = interp::pending_operation(world_, t);
  if (next.kind == StopKind::Death || next.kind == StopKind::Dead || next.kind == StopKind::Waiting) return false;
  return want_now(world_, t).kind == WantKind::Nothing;
}

std::vector<std::string> SleepOrder::others_who_could_run(ThreadId t, u64 before) const {
  std::vector<std::string> others;
  for (ThreadId u = 0; u < world_.threads.size(); ++u)
    if (u != t && could_run(u, before)) others.push_back(world_.thread_label(u));
  return others;
}

void SleepOrder::before(ThreadId t, const Operation& stop) {
  if (t >= threads_.size()) threads_.resize(t + 1);
  const bool time_up = stop.kind == StopKind::Waiting && stop.has_time_limit();
  const vm::ThreadCore& core = world_.thread(t).core;
  // (Where spurious returns are explored, the park may have ended without any reason.)
  const bool park_over = stop.kind == StopKind::Park && stop.has_time_limit() && stop.time_limit > 0 && !core.permit &&
                         !core.interrupted && !world_.options.spurious_wakeups;
  // It sleeps no longer: it throws, or it throws when it would fall asleep.
  const bool woken = stop.kind == StopKind::Sleep && core.interrupted;
  if (woken && interp::has_arrived(core)) threads_[t].ready = std::min(threads_[t].ready, clock_);
  if (park_over) note_limit(t, stop, Sleeping::Park, std::max(clock_, threads_[t].ready));
  const u64 needed = time_up || park_over ? threads_[t].deadline : threads_[t].ready;
  if (needed > clock_) {
    const std::vector<std::string> others = others_who_could_run(t, needed);
    const Sleeper& s = threads_[t];
    const bool known = std::any_of(outlasted_.begin(), outlasted_.end(), [&](const SleepReport& r) {
      return r.how == s.how && r.nanoseconds == s.limit && r.place.line == s.place.line &&
             r.thread == world_.thread_label(t);
    });
    if (!others.empty() && !known) outlasted_.push_back({world_.thread_label(t), s.how, s.limit, s.place, others});
    clock_ = needed;
  }
  const bool sleeps = stop.kind == StopKind::Sleep && !woken && !interp::has_arrived(core);
  const bool waits = stop.kind == StopKind::Wait && stop.has_time_limit();
  if (!sleeps && !waits) return;
  note_limit(t, stop, sleeps ? Sleeping::Sleep : Sleeping::Wait, clock_);
  if (sleeps) threads_[t].ready = threads_[t].deadline;
}

// From now on t sleeps, waits or parks, at most until its deadline.
void SleepOrder::note_limit(ThreadId t, const Operation& stop, Sleeping how, u64 now) {
  Sleeper& s = threads_[t];
  const std::vector<Place> stack = places_of(world_, t);
  if (const Place* p = user_place(stack)) s.place = *p;
  s.how = how;
  s.limit = stop.time_limit;
  s.deadline = now + s.limit;
}

void SleepOrder::read_late(ThreadId t, const Place& place, u64 nanoseconds, bool in_loop) {
  clock_ += nanoseconds;
  if (in_loop && others_who_could_run(t, clock_).empty()) return;
  const std::string label = world_.thread_label(t);
  const bool known = std::any_of(outlasted_.begin(), outlasted_.end(), [&](const SleepReport& r) {
    return r.how == Sleeping::Clock && r.place.line == place.line && r.thread == label;
  });
  if (!known) outlasted_.push_back({label, Sleeping::Clock, nanoseconds, place, {}});
}

void SleepOrder::sleeps_longer(ThreadId t, u64 nanoseconds) {
  threads_[t].deadline += nanoseconds;
  threads_[t].ready = std::max(threads_[t].ready, threads_[t].deadline);
}

}  // namespace heddle::tester
