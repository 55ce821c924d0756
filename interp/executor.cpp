// Plain runs: one thread after the other, deterministic; virtual time.
#include "interp/executor.h"

#include "interp/library_contract.h"
#include "interp/monitors.h"
#include "interp/queues.h"
#include "interp/reclaimers.h"

namespace heddle::interp {

namespace {

class Random {  // xorshift64*
 public:
  explicit Random(u64 seed) : state_(seed * 0x9e3779b97f4a7c15ull + 0x632be59bd9b4e019ull) {}
  u64 state() const { return state_; }
  void set_state(u64 state) { state_ = state | (state == 0); }
  u64 below(u64 n) {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    return (state_ * 0x2545f4914f6cdd1dull >> 11) % n;
  }

 private:
  u64 state_;
};

class Executor {
 public:
  Executor(World& world, const PlainRunOptions& options, const std::function<void(int, std::string_view)>& sink)
      : world_(world), options_(options), random_(options.seed) {
    flush_ = [&sink](World& w) {
      flush(w.out, 1, sink);
      flush(w.err, 2, sink);
    };
    policy_.flush_output = &flush_;
    if (options.from == nullptr) return;
    state_ = *options.from;
    random_.set_state(state_.random);
  }

  PlainResult run() {
    PlainResult result;
    for (;;) {
      if (state_.steps >= options_.pause_at) {
        result.end = PlainEnd::Paused;
        break;
      }
      if (state_.in_turn) {
        const bool ended = go_on_with_turn();
        flush_(world_);
        if (ended || at_step_limit(result)) break;
        continue;
      }
      if (options_.at_every_stop) options_.at_every_stop(world_);
      if (options_.clock) set_clock();
      if (state_.turns >= options_.stop_at_turn || (options_.stop != nullptr && *options_.stop != 0)) {
        result.end = PlainEnd::Stopped;
        break;
      }
      ++state_.turns;
      wake_sleepers();
      start_reclaimers(world_);
      const ThreadId next = choose();
      if (next == vm::kNoThread) {
        if (pass_time()) continue;
        result.end = PlainEnd::Deadlock;
        result.exit_status = 1;
        result.message = deadlock_message();
        break;
      }
      const bool ended = run_turn(next);
      flush_(world_);
      if (ended || at_step_limit(result)) break;
    }
    flush_(world_);
    state_.random = random_.state();
    result.state = state_;
    if (result.end == PlainEnd::Normal) {
      if (world_.scalars.exiting) {
        result.end = PlainEnd::ExitCalled;
        result.exit_status = world_.scalars.exit_code;
        if (world_.options.no_exit && is_alive(world_, state_.current)) refuse_exit(&result);
      } else if (world_.thread(0).core.uncaught) {
        result.end = PlainEnd::MainFailed;
        result.exit_status = 1;
      }
    }
    return result;
  }

 private:
  static constexpr u64 kQuantum = 10000;
  static constexpr u64 kPatience = 4 * kQuantum;

  static void flush(vm::OutputStream& stream, int number, const std::function<void(int, std::string_view)>& sink) {
    if (stream.text.empty()) return;
    sink(number, stream.text);
    stream.flushed += stream.text.size();
    stream.text.clear();
  }

  void set_clock() {
    const u64 set = options_.clock(state_.turns, now());
    if (set > now()) world_.scalars.clock_ns = set;
  }

  u32 thread_count() const { return static_cast<u32>(world_.threads.size()); }
  u64 now() const { return world_.scalars.clock_ns; }

  // The threads that may be alive, in order of their ids.
  const std::vector<ThreadId>& live() {
    if (options_.at_every_stop) {  // whoever is called there may bring threads back to life
      live_.clear();
      listed_ = 0;
    }
    while (listed_ < thread_count()) live_.push_back(listed_++);
    std::erase_if(live_, [&](ThreadId t) { return world_.thread(t).core.state == ThreadState::Dead; });
    return live_;
  }

  // Wakes the threads whose time is up, in the order of their times. One that must get a monitor back then waits for
  // its turn.
  void wake_sleepers() {
    if (next_wake_ > now()) return;
    next_wake_ = kNoLimit;
    for (;;) {
      ThreadId first = vm::kNoThread;
      u64 first_time = kNoLimit;
      for (ThreadId i : live()) {
        const vm::ThreadCore& core = world_.thread(i).core;
        if (core.state != ThreadState::Waiting && core.state != ThreadState::Parked &&
            core.state != ThreadState::Sleeping)
          continue;
        if (core.wake_time == kNoLimit) continue;
        if (core.wake_time > now()) {
          if (core.wake_time < next_wake_) next_wake_ = core.wake_time;
        } else if (core.wake_time < first_time) {
          first = i;
          first_time = core.wake_time;
        }
      }
      if (first == vm::kNoThread) return;
      Decisions decisions;
      decisions.timeout = true;
      perform(world_, first, decisions, nullptr);
      next_wake_ = kNoLimit;
    }
  }

  // Jumps to the next time at which somebody wakes up; false if there is none.
  bool pass_time() {
    u64 earliest = kNoLimit;
    for (ThreadId i : live()) {
      const vm::ThreadCore& core = world_.thread(i).core;
      switch (core.state) {
        case ThreadState::Waiting:
        case ThreadState::Parked:
        case ThreadState::Sleeping:
          if (core.wake_time < earliest) earliest = core.wake_time;
          break;
        default: break;
      }
    }
    if (earliest == kNoLimit) return false;
    if (world_.scalars.clock_ns < earliest) world_.scalars.clock_ns = earliest;
    next_wake_ = 0;
    return true;
  }

  // The next thread that can go on; kNoThread if none can.
  ThreadId choose() {
    const std::vector<ThreadId>& threads = live();
    const size_t n = threads.size();
    if (n == 0) return vm::kNoThread;
    size_t start = 0;
    if (options_.seed != 0) start = random_.below(n);
    else
      while (start < n && threads[start] <= state_.current) ++start;
    contended_ = false;
    ThreadId found = vm::kNoThread;
    for (size_t i = 0; i < n; ++i) {
      const ThreadId t = threads[(start + i) % n];
      const ThreadState state = world_.thread(t).core.state;
      if (state != ThreadState::Runnable && state != ThreadState::Reacquire) continue;
      const Pending pending = decode(world_, t);
      if (pending.can_go_on()) {
        if (found == vm::kNoThread) found = t;
      } else if (state == ThreadState::Reacquire || pending.operation.kind == StopKind::Enter) {
        contended_ = true;
      }
    }
    return found;
  }

  // Looked at between turns only: a run that was saved in the middle of a turn stops where the whole run does.
  bool at_step_limit(PlainResult& result) const {
    if (options_.max_steps == 0 || state_.steps < options_.max_steps || state_.in_turn) return false;
    result.end = PlainEnd::StepLimit;
    result.exit_status = 1;
    result.message = "stopped after " + std::to_string(state_.steps) + " steps";
    return true;
  }

  // True when the program has ended.
  bool run_turn(ThreadId t) {
    state_.current = t;
    world_.scalars.turn_over = 0;
    policy_.quantum = options_.seed == 0 ? kQuantum : 1 + random_.below(2 * kQuantum);
    // Other threads want monitors. To take the turn away in the middle of a synchronized block again and again would
    // keep them waiting.
    policy_.patience = contended_ && options_.seed == 0 ? kPatience : 0;
    // Finalizers are to keep pace with those who make work for them.
    if (is_reclaimer(world_.thread(t))) policy_.quantum *= 16;
    // Not beyond the time at which somebody wakes up.
    if (next_wake_ != kNoLimit && next_wake_ > now()) {
      const u64 steps = (next_wake_ - now() + kNanosPerStep - 1) / kNanosPerStep;
      if (steps < policy_.quantum) policy_.quantum = steps;
    }
    if (options_.at_every_stop) {
      // (The VM's own threads get several, so that finalizers keep pace with the garbage.)
      for (u32 i = 0; i < 1000 && is_reclaimer(world_.thread(t)) && decode(world_, t).can_go_on(); ++i)
        if (run_one_operation(t)) return true;
      return run_one_operation(t);
    }
    state_.quantum = policy_.quantum;
    state_.patience = policy_.patience;
    return go_on_with_turn();
  }

  // The rest of the turn, or as much of it as comes before the pause. True when the program has ended.
  bool go_on_with_turn() {
    const ThreadId t = state_.current;
    const u64 left = options_.pause_at - state_.steps;
    const bool in_quantum = left <= state_.quantum;
    const bool may_pause = in_quantum || left - state_.quantum <= state_.patience;
    policy_.quantum = in_quantum ? left : state_.quantum;
    policy_.patience = in_quantum ? 0 : may_pause ? left - state_.quantum : state_.patience;
    const u64 before = world_.thread(t).core.steps;
    const ThreadRun end = run_thread(world_, t, policy_, nullptr);
    const u64 taken = world_.thread(t).core.steps - before;
    state_.steps += taken;
    state_.quantum = world_.scalars.turn_over || taken > state_.quantum ? 0 : state_.quantum - taken;
    state_.patience -= policy_.patience;  // (if the turn is not over it has been used up)
    state_.in_turn = may_pause && end == ThreadRun::QuantumOver && (state_.quantum > 0 || state_.patience > 0);
    if (end != ThreadRun::QuantumOver && end != ThreadRun::Yielded) next_wake_ = 0;
    if (end == ThreadRun::BlockedOrWaiting) note_arrival(t);
    return end == ThreadRun::ProgramEnded;
  }

  // A thread that cannot get a fair lock stands in the lock's queue from then on.
  void note_arrival(ThreadId t) {
    const Operation stop = pending_operation(world_, t);
    if (stop.kind == StopKind::Enter && stop.of_lock && !has_arrived(world_.thread(t).core) &&
        is_fair(world_, stop.object))
      arrive(world_, t);
  }

  // Stress runs: stop in front of and behind each visible operation.
  bool run_one_operation(ThreadId t) {
    const u64 before = world_.thread(t).core.steps;
    const Operation stop = run_to_visible(world_, t, policy_.quantum, nullptr);
    state_.steps += world_.thread(t).core.steps - before;
    if (stop.kind == StopKind::Budget) return false;
    options_.at_every_stop(world_);
    flush_(world_);
    const Outcome performed = perform(world_, t, {}, nullptr);
    next_wake_ = 0;
    if (performed.kind == OutcomeKind::Blocked) note_arrival(t);
    return performed.kind == OutcomeKind::Ended;
  }

  std::string where(ThreadId t) const {
    for (const StackFrame& frame : stack_of(world_, t)) {
      if (frame.method->is_native() || frame.method->owner->is_library) continue;
      return frame.method->readable() + "(" + frame.method->owner->image->source_file +
             (frame.line != 0 ? ":" + std::to_string(frame.line) : "") + ")";
    }
    return "";
  }

  std::string name_of(ThreadId t) const { return "\"" + world_.thread_label(t) + "\""; }

  // What t waits for, in words.
  std::string want_of(ThreadId t) const {
    const Pending pending = decode(world_, t);
    const Operation& stop = pending.operation;
    const ThreadId owner = pending.by;
    const std::string held_by = owner == vm::kNoThread ? "" : ", held by " + name_of(owner);
    switch (stop.kind) {
      case StopKind::Enter: return "wants " + world_.object_label(stop.object) + held_by;
      case StopKind::Reacquire: return "wants " + world_.object_label(stop.object) + " again after wait()" + held_by;
      case StopKind::Join:
        return owner == stop.target ? "waits for the end of " + name_of(stop.target)
                                    : "wants " + world_.object_label(stop.object) + held_by;
      case StopKind::Death: return "wants " + world_.object_label(stop.object) + " in order to end" + held_by;
      case StopKind::ClassInit:
        return "waits for the initialisation of class " + world_.classes.by_id(stop.class_id)->dotted_name() + " by " +
               name_of(owner);
      case StopKind::Waiting: {
        const ThreadState state = world_.thread(t).core.state;
        if (state == ThreadState::Parked) return "is parked";
        if (state == ThreadState::Sleeping) return "sleeps";
        if (stop.is_thread_monitor && is_alive(world_, thread_of(world_, stop.object)))
          return "waits for the end of " + name_of(thread_of(world_, stop.object));  // Thread.join
        return "waits in " + world_.object_label(stop.object) + ".wait()";
      }
      default: return std::string("stands before ") + to_string(stop.kind);
    }
  }

  // Who called System.exit or halt still stands there.
  void refuse_exit(PlainResult* result) const {
    result->exit_status = 1;
    result->message = name_of(state_.current) + " ends the program with exit status " +
                      std::to_string(world_.scalars.exit_code) + ", which --no-exit forbids\n";
    if (const std::string place = where(state_.current); !place.empty()) result->message += "    at " + place + "\n";
  }

  std::string deadlock_message() {
    world_.tell_threads_apart();
    std::vector<std::string> held(thread_count());
    auto note = [&](Ref r) {
      const u32 owner = world_.heap.header(r).owner;
      if (owner == 0) return;
      std::string& list = held[owner - 1];
      list += (list.empty() ? "" : ", ") + world_.object_label(r);
    };
    world_.heap.for_each_permanent(note);
    world_.heap.for_each_object(note);
    std::string text = "deadlock: no thread can go on\n";
    for (u32 t = 0; t < thread_count(); ++t) {
      if (!is_alive(world_, t) || is_reclaimer(world_.thread(t))) continue;
      text += "  " + name_of(t) + " " + want_of(t);
      if (!held[t].empty()) text += "; holds " + held[t];
      text += "\n";
      const std::string place = where(t);
      if (!place.empty()) text += "    at " + place + "\n";
    }
    return text;
  }

  World& world_;
  const PlainRunOptions& options_;
  Random random_;
  std::function<void(World&)> flush_;
  RunPolicy policy_;
  PlainState state_;
  bool contended_ = false;
  std::vector<ThreadId> live_;
  u32 listed_ = 0;     // threads below are in live_ or dead
  u64 next_wake_ = 0;  // nobody wakes up before
};

}  // namespace

PlainResult run_plain(World& world, const PlainRunOptions& options,
                      const std::function<void(int, std::string_view)>& sink) {
  return Executor(world, options, sink).run();
}

}  // namespace heddle::interp
