#include "tester/sleep_order.h"

#include <algorithm>

#include "interp/queues.h"
#include "tester/describe.h"

namespace heddle::tester {

using interp::Stop;
using interp::StopKind;
using vm::ThreadState;

namespace {

std::string milliseconds(u64 nanoseconds) {
  if (nanoseconds % 1'000'000 == 0) return std::to_string(nanoseconds / 1'000'000);
  return std::to_string(nanoseconds) + " ns";
}

}  // namespace

// Could t have performed its next operation at a time earlier than `before`?
bool SleepOrder::could_run(ThreadId t, u64 before) const {
  const vm::ThreadCore& core = world_.thread(t).core;
  if (core.state != ThreadState::Runnable && core.state != ThreadState::Leaving && core.state != ThreadState::Reacquire)
    return false;
  if (t < threads_.size() && threads_[t].ready >= before) return false;
  const Stop next = interp::peek(world_, t);
  if (next.kind == StopKind::Death || next.kind == StopKind::Dead || next.kind == StopKind::Waiting) return false;
  return want_now(world_, t).kind == WantKind::Nothing;
}

void SleepOrder::before(ThreadId t, const Stop& stop) {
  if (t >= threads_.size()) threads_.resize(t + 1);
  const bool time_up = stop.kind == StopKind::Waiting && stop.timed;
  const u64 needed = time_up ? threads_[t].deadline : threads_[t].ready;
  if (needed > clock_) {
    std::string others;
    for (ThreadId u = 0; u < world_.threads.size(); ++u)
      if (u != t && could_run(u, needed)) others += (others.empty() ? "" : ", ") + world_.thread_label(u);
    const Sleeper& s = threads_[t];
    const bool known = std::any_of(outlasted_.begin(), outlasted_.end(), [&](const SleepReport& r) {
      return r.what == s.what && r.place.line == s.place.line && r.thread == world_.thread_label(t);
    });
    if (!others.empty() && !known) outlasted_.push_back({world_.thread_label(t), s.what, s.place, others});
    clock_ = needed;
  }
  const bool sleeps = stop.kind == StopKind::Sleep && !interp::has_arrived(world_.thread(t).core);
  const bool waits = stop.kind == StopKind::Wait && stop.timed;
  if (!sleeps && !waits) return;
  Sleeper& s = threads_[t];
  const std::vector<Place> stack = places_of(world_, t);
  if (const Place* p = user_place(stack)) s.place = *p;
  s.what = (sleeps ? "sleep(" : "wait(") + milliseconds(static_cast<u64>(std::max<i64>(stop.value, 0))) + ")";
  (sleeps ? s.ready : s.deadline) = clock_ + static_cast<u64>(std::max<i64>(stop.value, 0));
}

}  // namespace heddle::tester
