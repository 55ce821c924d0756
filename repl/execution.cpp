#include "repl/execution.h"

#include <algorithm>

#include <fmt/format.h>

#include "interp/call.h"
#include "tester/describe.h"
#include "tester/names.h"
#include "tester/words.h"

namespace heddle::repl {
namespace {

using interp::Operation;
using interp::OutcomeKind;
using interp::Pending;
using interp::Proceed;
using interp::StopKind;
using vm::Ref;
using vm::ThreadId;
using vm::ThreadState;
using vm::World;

constexpr u64 kTurn = 10'000;        // steps of one thread, if all may run
constexpr u64 kOperation = 20;       // what an operation counts, in steps
constexpr u64 kLongTurn = 1u << 18;  // otherwise: between two looks at the limits

class Executor {
 public:
  Executor(World& world, ThreadId t, const ExecutionLimits& limits)
      : world_(world), t_(t), limits_(limits), current_(t) {
    for (const auto& thread : world.threads)
      if (thread->core.state != ThreadState::Unborn) there_.push_back(thread->id);
  }

  Execution run(vm::Method& method, const std::vector<Ref>& arguments) {
    interp::DebugCall call(world_, t_, method, arguments);
    if (!call.ok()) return {Execution::End::Failed, 0, 0, 0, call.error()};
    call_ = &call;
    for (;;) {
      if (call.is_over()) return result_of(call);
      if (steps_ >= limits_.steps) return {Execution::End::Limit, 0, 0, 0, limit_text()};
      if (limits_.stop != nullptr && *limits_.stop != 0) return {Execution::End::Stopped, 0, 0, 0, "interrupted"};
      const ThreadId next = choose();
      if (next == vm::kNoThread) return {Execution::End::Blocked, 0, 0, 0, why_blocked()};
      if (!advance(next)) return {Execution::End::Exited, 0, 0, 0, "it ends the program"};
    }
  }

  bool run_others() {
    absent_ = t_;
    while (steps_ < limits_.steps && (limits_.stop == nullptr || *limits_.stop == 0)) {
      const ThreadId next = choose();
      if (next == vm::kNoThread) return true;
      if (!advance(next)) return false;
    }
    return true;
  }

 private:
  Execution result_of(interp::DebugCall& call) {
    // The instruction that returns puts its value where it belongs; then the thread stops for good.
    if (world_.thread(t_).core.pending_exception == 0) interp::run_to_visible(world_, t_, kTurn, nullptr);
    const interp::DebugCall::Result end = call.finish();
    Execution result;
    result.end = end.exception != 0 ? Execution::End::Threw : Execution::End::Returned;
    result.exception = end.exception;
    result.reference = end.reference;
    result.primitive = end.primitive;
    return result;
  }

  bool may_run(ThreadId t) const {
    const ThreadState state = world_.thread(t).core.state;
    if (state == ThreadState::Unborn || state == ThreadState::Dead || t == absent_) return false;
    return t == t_ || limits_.everybody || std::find(there_.begin(), there_.end(), t) == there_.end();
  }

  // Who goes on: whoever is on, until his turn is over; then the next one in the order of their starts. If nobody can,
  // whoever is the first to wait only for his time, which passes at once.
  ThreadId choose() {
    const size_t count = world_.threads.size();
    const auto ready = [&](ThreadId t) {
      if (!may_run(t)) return false;
      const Pending pending = interp::decode(world_, t);
      return pending.can_go_on() || (pending.proceed == Proceed::InTime && pending.operation.time_limit == 0);
    };
    if (limits_.random != nullptr && limits_.everybody) {
      std::vector<ThreadId> all;
      for (ThreadId t = 0; t < count; ++t)
        if (ready(t)) all.push_back(t);
      if (!all.empty()) return all[draw(all.size())];
    }
    if (!turn_over_ && ready(current_)) return current_;
    turn_over_ = false;
    for (size_t i = 1; i <= count; ++i)
      if (const ThreadId t = static_cast<ThreadId>((current_ + i) % count); ready(t)) return t;
    ThreadId first = vm::kNoThread;
    u64 shortest = interp::kNoTimeLimit;
    for (ThreadId t = 0; t < count; ++t) {
      if (!may_run(t)) continue;
      const Pending pending = interp::decode(world_, t);
      if (pending.proceed != Proceed::InTime || pending.operation.time_limit >= shortest) continue;
      first = t;
      shortest = pending.operation.time_limit;
    }
    return first;
  }

  // xorshift64* (Vigna, "An experimental exploration of Marsaglia's xorshift generators, scrambled").
  u64 draw(u64 n) {
    u64& state = *limits_.random;
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (state * 0x2545f4914f6cdd1dull >> 11) % n;
  }

  // False: the program has ended.
  bool advance(ThreadId t) {
    if (t != current_ || turn_used_ >= kTurn) turn_used_ = 0;
    current_ = t;
    const u64 turn = limits_.random != nullptr && limits_.everybody ? 1 + draw(kTurn)
                     : limits_.everybody                            ? kTurn
                                                                    : kLongTurn;
    const u64 before = world_.thread(t).core.steps;
    Operation operation = interp::run_to_visible(world_, t, turn, nullptr);
    const u64 taken = world_.thread(t).core.steps - before;
    steps_ += taken + kOperation;
    turn_used_ += taken + kOperation;
    if (operation.kind == StopKind::Budget || turn_used_ >= kTurn) turn_over_ = limits_.everybody;
    if (operation.kind == StopKind::Budget) return true;
    // The end of the call itself is no operation.
    if (t == t_ && call_ != nullptr && call_->is_over()) return true;
    const Pending pending = interp::decode(world_, operation);
    if (!pending.can_go_on() && pending.proceed != Proceed::InTime) return true;
    interp::Decisions decisions;
    if (!pending.can_go_on()) {
      decisions.timeout = true;
      if (world_.options.time == vm::TimePolicy::Elapses) world_.scalars.clock_ns += operation.time_limit;
    }
    const interp::Outcome outcome = interp::perform(world_, operation, decisions, nullptr);
    // It has learnt from outside that it cannot go on (a native call that must not be made a second time).
    if (outcome.kind == OutcomeKind::Blocked) steps_ = limits_.steps;
    return outcome.kind != OutcomeKind::Ended;
  }

  std::string limit_text() const { return fmt::format("it has not come to an end after {} steps", limits_.steps); }

  std::string why_blocked() {
    const tester::ThreadReport report = tester::thread_report(world_, t_, {});
    std::string text = "it " + tester::want_text(report);
    tester::rename_objects(tester::names_by_variable(world_), &text);
    return text;
  }

  World& world_;
  const ThreadId t_;
  const ExecutionLimits& limits_;
  const interp::DebugCall* call_ = nullptr;
  std::vector<ThreadId> there_;  // when it began
  ThreadId current_, absent_ = vm::kNoThread;
  bool turn_over_ = false;
  u64 turn_used_ = 0;  // steps
  u64 steps_ = 0;
};

}  // namespace

Execution execute(World& world, ThreadId t, vm::Method& method, const std::vector<Ref>& arguments,
                  const ExecutionLimits& limits) {
  return Executor(world, t, limits).run(method, arguments);
}

bool run_others(World& world, ThreadId t, const ExecutionLimits& limits) {
  return Executor(world, t, limits).run_others();
}

}  // namespace heddle::repl
