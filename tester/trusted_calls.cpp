// Calls of code that is trusted (RunnerOptions::trusted): one operation each; and threads that yield until something
// changes.
#include <algorithm>

#include "tester/block_runner.h"

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;

// The thread stands in front of an operation. Is that inside a call of trusted code, or behind one? (The user's code
// that trusted code calls back is not trusted.)
BlockRunner::Trust BlockRunner::enter_trusted_call() {
  const auto is_trusted = [&](const vm::Class* c) {
    return std::any_of(options_.trusted.begin(), options_.trusted.end(),
                       [&](const std::string& prefix) { return c->name.starts_with(prefix); });
  };
  const vm::Thread& t = world_.thread(thread_);
  bool inside = false;
  u32 boundary = t.core.frame_count;  // the frame that the user's code called
  for (u32 i = t.core.frame_count; i-- > 0;) {
    const vm::Class* owner = world_.classes.method_by_id(t.frames[i].method)->owner;
    if (!owner->is_library) break;
    inside |= is_trusted(owner);
    boundary = i;
  }
  if (!inside || boundary == 0) {  // (boundary 0: a thread of the library's own, such as a worker, which nobody called)
    if (in_trusted_call_) leave_trusted_call();
    return Trust::None;
  }
  if (in_trusted_call_) return Trust::Call;
  if (must_bound(true)) return Trust::Stop;
  in_trusted_call_ = true;
  call_has_effect_ = false;
  call_frame_ = boundary;
  acquired_before_call_ = acquired_.size();
  held_before_call_ = held_.held(thread_);
  const vm::Frame& frame = t.frames[boundary];
  const bool is_static = world_.classes.method_by_id(frame.method)->is_static();
  const Variable receiver = variable::make(is_static ? 0 : t.refs[frame.ref_base], variable::kTrusted);
  read(receiver);
  write(receiver);
  return Trust::Call;
}

// Runs on to the next visible operation, and notices on the way when the call returns, for another call may follow at
// once, and when it calls the user's code, which is not trusted.
Operation BlockRunner::run_in_trusted_call(u64 budget) {
  const vm::Thread& t = world_.thread(thread_);
  events_.stop_before = nullptr;
  for (; budget > 0; --budget) {
    if (slice_) slice_(thread_);
    Operation stop = interp::run_to_visible(world_, thread_, 1, &events_);
    drain_accesses();
    if (stop.kind != StopKind::Budget) return stop;
    const bool entered = t.core.frame_count == call_frame_ + 1 && t.top().pc == 0;
    const bool calls_back = t.core.frame_count > 0 && !world_.classes.method_by_id(t.top().method)->owner->is_library;
    if (t.core.frame_count > call_frame_ && !entered && !calls_back) continue;
    leave_trusted_call();
    return run_invisible(budget);
  }
  Operation stop;
  stop.kind = StopKind::Budget;
  return stop;
}

// Is this a thread that yields because it waits for somebody else? It is if its stack is the same as at its last yield.
// Then the block ends, so that others have their turn. (If it has changed something in the heap meanwhile, the state is
// a new one, which the state cache will notice.)
bool BlockRunner::yields_in_place() {
  if (!options_.states_merged) return false;
  const vm::Thread& t = world_.thread(thread_);
  u64 hash = 0xcbf29ce484222325ull;
  auto add = [&](u64 word) { hash = (hash ^ word) * 0x100000001b3ull; };
  for (u32 i = 0; i < t.core.frame_count; ++i) add(static_cast<u64>(t.frames[i].method) << 32 | t.frames[i].pc);
  for (u32 i = 0; i < t.core.ref_top; ++i) add(t.refs[i]);
  for (u32 i = 0; i < t.core.prim_top; ++i) add(t.prims[i]);
  const bool again = hash == yielded_;
  yielded_ = hash;
  return again;
}

// The monitors that the call has taken and given back are forgotten: the receiver stands for all that the call uses.
void BlockRunner::leave_trusted_call() {
  const std::vector<Ref>& held = held_.held(thread_);
  before_joins_.clear();
  size_t kept = acquired_before_call_;
  for (size_t i = kept; i < acquired_.size(); ++i) {
    if (std::find(held.begin(), held.end(), acquired_[i]) == held.end()) continue;
    acquired_[kept] = acquired_[i];
    acquired_at_[kept++] = acquired_at_[i];
  }
  acquired_.resize(kept);
  acquired_at_.resize(kept);
  in_trusted_call_ = false;
  post_ = true;
}

// Has the call, which now waits, changed before what others rely on? Then it cannot be undone and tried again later: it
// has started a thread, written an atomic variable or given up another lock than the one that it waits for
// (ExecutorService.invokeAll hands its tasks on before it waits for them), or has given up a lock that its caller holds
// (Condition.await), or its arrival is what it is called for.
bool BlockRunner::waits_after_effect() const {
  static constexpr std::string_view kMeetings[] = {
      "java/util/concurrent/CyclicBarrier", "java/util/concurrent/Phaser", "java/util/concurrent/Exchanger",
      "java/util/concurrent/SynchronousQueue", "java/util/concurrent/LinkedTransferQueue"};
  if (call_has_effect_) return true;
  const vm::Thread& t = world_.thread(thread_);
  const Ref released = t.core.wait_monitor != 0 ? t.core.wait_monitor : t.core.wait_object;
  if (std::find(held_before_call_.begin(), held_before_call_.end(), released) != held_before_call_.end()) return true;
  const std::string& called = world_.classes.method_by_id(t.frames[call_frame_].method)->owner->name;
  return std::find(std::begin(kMeetings), std::end(kMeetings), called) != std::end(kMeetings);
}

// An operation inside a trusted call would end the block. False if the call goes on all the same, as one operation.
bool BlockRunner::end_in_trusted_call(BlockEnd* end) {
  const vm::ThreadCore& core = world_.thread(thread_).core;
  switch (*end) {
    case BlockEnd::Bound:
    case BlockEnd::Exit: return false;
    case BlockEnd::Wait:
      if (interp::pending_operation(world_, thread_).has_time_limit() && may_time_out(core))
        return false;  // a call with a time limit does not wait: its time is up at once
      if (waits_after_effect()) {
        leave_trusted_call();
        return true;
      }
      // (The place that it may have taken in a queue of the library is gone again when the block is undone.)
      want_ = {WantKind::TrustedWait, core.wait_object < born_ ? core.wait_object : core.wait_monitor, vm::kNoThread};
      leave_trusted_call();
      *end = BlockEnd::Blocked;
      return true;
    default: return true;
  }
}

}  // namespace heddle::tester
