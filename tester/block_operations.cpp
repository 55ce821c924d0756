// What each visible operation means for the block that performs it (docs/algorithms.md, "Atomic blocks"): may it still
// belong to the block, what it reads and writes for the others, what it acquires.
#include <algorithm>

#include "interp/handlers.h"
#include "interp/queues.h"
#include "interp/variable_place.h"
#include "tester/block_runner.h"
#include "tester/own_history.h"
#include "vm/base/check.h"

namespace heddle::tester {

using interp::Decisions;
using interp::Operation;
using interp::Outcome;
using interp::OutcomeKind;
using interp::StopKind;
using vm::ThreadState;

// Is this the last thread, which checks what the others have done (own_history.h)? Nobody can tell how it does that.
bool BlockRunner::checks_history() const {
  return world_.scalars.live_threads == 1 && tester::checks_history(world_, thread_);
}

// May the pending operation still belong to this block? Acquires and non-movers end it after a commit.
bool BlockRunner::must_bound(bool non_mover) const {
  if (first_ || in_trusted_call_ || checks_history()) return false;
  return post_ || (non_mover && options_.policy == BlockPolicy::Exit);
}

// Performs the access of a promoted field or element, or one in plain mode: a visible operation, and still no
// synchronisation.
void BlockRunner::plain_access(const Operation& stop, bool write) {
  if (stop.plain && !options_.observed.plain_modes) {
    options_.observed.plain_modes = true;
    restart_needed_ = true;
  }
  const vm::Frame& top = world_.thread(thread_).top();
  interp::Access access{};
  access.object = stop.object;
  access.offset = stop.offset;
  access.method = top.method;
  access.pc = top.pc & 0x7fffffffu;
  access.write = write;
  // Before it is performed: it lies before the commit that it is itself.
  note_access(access);
  perform();
  const LocksetId lockset = held_.lockset(thread_);
  for (Detector* d : detectors_) d->access(thread_, access, lockset);
}

// A variable that is not volatile has a VarHandle: from now on its plain accesses are visible operations, too, which
// race with those through the handle (JLS 17.4.5).
void BlockRunner::observe_handle(const Operation& stop) {
  if (!stop.handle) return;
  const interp::VariablePlace place = interp::variable_place(world_, stop.object, stop.offset);
  if (place.holder == 0 || place.is_visible(world_)) return;
  observe_part(place.readable(world_));
}

// A volatile or atomic access of a variable that others may access in plain mode: those two race with each other (JLS
// 17.4.5: they conflict, and the plain one synchronises with nothing).
void BlockRunner::note_atomic_access(const Operation& stop, const vm::Frame& place, bool write) {
  if (stop.object == 0 || world_.is_boot_object(stop.object)) return;
  if (stop.handle) {
    const interp::VariablePlace place = interp::variable_place(world_, stop.object, stop.offset);
    if (place.field != nullptr && place.field->is_volatile()) return;
  } else {
    if (!options_.observed.plain_modes) return;
    const vm::Class* c = world_.classes.by_id(world_.heap.header(stop.object).class_id);
    if (!c->name.starts_with("java/util/concurrent/atomic/")) return;
  }
  const LocksetId lockset = held_.lockset_with(thread_, kAtomicMonitor);
  for (u32 i = 0; i < stop.width; ++i) {
    const interp::Access access{stop.object, stop.offset + i, place.method, place.pc & 0x7fffffffu, write};
    if (races_ && started_) races_->access(thread_, access, lockset, post_, operations_ - 1);
    for (Detector* d : detectors_) d->access(thread_, access, lockset);
  }
}

// With a time limit it may also wake up before the time is up, without any reason (JLS 17.2.1, LockSupport.park).
bool BlockRunner::may_wake_spuriously(const Operation& stop) const {
  return options_.spurious && stop.has_time_limit() &&
         world_.thread(thread_).core.timeouts_taken < options_.max_timeouts;
}

// Is it the program itself that waits here, by Object.wait, Condition.await or LockSupport.park? (What of the library
// waits looks again.)
void BlockRunner::note_wait() {
  constexpr std::string_view kMethods[] = {"wait",       "await", "awaitNanos", "awaitUninterruptibly",
                                           "awaitUntil", "park",  "parkNanos",  "parkUntil"};
  if (seen_ & kWaits) return;
  const vm::Thread& t = world_.thread(thread_);
  u32 called = t.core.frame_count;  // by the program: a frame
  while (called > 0 && world_.classes.method_by_id(t.frames[called - 1].method)->owner->is_library) --called;
  if (called == 0) return;
  if (called < t.core.frame_count) {
    const vm::Method& m = *world_.classes.method_by_id(t.frames[called].method);
    if (m.owner->name != "java/lang/Object" && !m.owner->name.starts_with("java/util/concurrent/locks/")) return;
    if (std::find(std::begin(kMethods), std::end(kMethods), m.name) == std::end(kMethods)) return;
  }
  seen_ |= kWaits;
}

// It cannot proceed: the block is to be undone.
BlockRunner::Step BlockRunner::blocked(const Operation& stop, BlockEnd* end) {
  want_ = want_of(interp::decode(world_, stop));
  want_.interruptible = options_.observed.interrupts && (stop.interruptible || stop.kind == StopKind::Join);
  *end = BlockEnd::Blocked;
  return Step::End;
}

BlockRunner::Step BlockRunner::acquire_like(const Operation& stop, BlockEnd* end, const Decisions& decisions) {
  if (must_bound(false) && !runs_on(stop)) {
    *end = BlockEnd::Bound;
    return Step::End;
  }
  if (!held_.held(thread_).empty()) nested_ = true;
  Outcome p = perform(decisions);
  if (p.kind == OutcomeKind::Blocked && arrive(stop, end)) return Step::End;
  if (p.kind == OutcomeKind::Blocked) return blocked(stop, end);
  if (p.took_monitor) {
    interruptible_ |= options_.observed.interrupts && stop.interruptible;
    note_acquire(stop.object);
    if (holding_seen(stop.object)) {
      write(variable::make(stop.object, variable::kMonitor));
      post_ = true;
    }
  }
  return Step::Go;
}

BlockRunner::Step BlockRunner::enter(const Operation& stop, BlockEnd* end) {
  // An interrupt ends it, that is it reads a flag that others write at any time.
  const bool looks = stop.interruptible && options_.observed.interrupts;
  if ((looks || holding_seen(stop.object)) && must_bound(true)) return Step::End;
  if (arrivals_seen(stop) && !first_) return Step::End;
  if (looks) read(variable::make(thread_, variable::kInterrupt));
  const Step step = acquire_like(stop, end);
  if (step == Step::Go && looks) post_ = true;
  return step;
}

// A thread whose time was up looks at its interrupt flag when it has the monitor back (Execution::reacquire).
BlockRunner::Step BlockRunner::reacquire(const Operation& stop, BlockEnd* end) {
  const vm::ThreadCore& core = world_.thread(thread_).core;
  // Without the notify it would have done something else here: for instance left because of an interrupt.
  read(variable::make(thread_, variable::kWoken));
  const bool looks = core.timed_out && !stop.of_lock && options_.observed.interrupts;
  if (!looks) return acquire_like(stop, end);
  if (must_bound(true)) return Step::End;
  read(variable::make(thread_, variable::kInterrupt));
  Decisions decisions;
  if (core.interrupted && interp::decode(world_, stop).can_go_on())
    decisions.choice = choose(interp::DecisionKind::Choose, 2);
  const Step step = acquire_like(stop, end, decisions);
  if (step == Step::Go) post_ = true;
  return step;
}

// Can anybody see whether this monitor is held: by asking for it, or by the state of a thread that has arrived at it?
// Monitors inside the library's classes of java.util.concurrent are none on OpenJDK.
bool BlockRunner::holding_is_seen(Ref monitor) const {
  if (options_.all_locks_observed || observed_lock(monitor)) return true;
  if (!options_.observed.thread_state || monitor == 0 || is_init_monitor(monitor)) return false;
  for (const vm::Class* c = world_.classes.by_id(world_.heap.header(monitor).class_id); c != nullptr; c = c->super)
    if (c->is_library && c->name == "heddle/Monitor") return false;
  return true;
}

// Can anybody see that a thread has arrived at this operation and cannot go on?
bool BlockRunner::arrivals_seen(const Operation& stop) const {
  // (Who gets a monitor back after a wait has arrived there as soon as it was woken.)
  if (in_trusted_call_ || stop.reentrant || stop.kind == StopKind::Reacquire) return false;
  if (stop.kind != StopKind::Enter) return options_.observed.thread_state;
  return (options_.observed.thread_state || (options_.observed.queues && stop.of_lock)) && holding_seen(stop.object);
}

// Prints enter the monitor of their stream only if that matters: the program enters it by itself, or any monitor within
// a call of the library's that has it on OpenJDK, and calls methods of the program's (toString and others).
void BlockRunner::note_stream(Ref monitor) {
  if (options_.observed.has_part(kStandardMonitors) || monitor == 0 || is_init_monitor(monitor)) return;
  stream_calls_.look_at(world_.classes);
  const vm::Thread& t = world_.thread(thread_);
  bool used = stream_calls_.is_stream(world_.heap.header(monitor).class_id) && t.core.frame_count != 0 &&
              !world_.classes.method_by_id(t.top().method)->owner->is_library;
  for (u32 i = 0; i < t.core.frame_count && !used; ++i) used = stream_calls_.has(t.frames[i].method);
  if (used) observe_part(kStandardMonitors);
}

// Instead of being undone: an operation of its own, after which the thread stands there. False: nobody could see it, or
// it stands there already.
bool BlockRunner::arrive(const Operation& stop, BlockEnd* end) {
  if (!first_ || !arrivals_seen(stop) || interp::has_arrived(world_.thread(thread_).core)) return false;
  // Who is interrupted does not come to stand at a sleep, a park, or whatever else throws InterruptedException.
  if (options_.observed.interrupts) read(variable::make(thread_, variable::kInterrupt));
  interp::arrive(world_, thread_);
  ++operations_;
  write(variable::make(thread_, variable::kThreadState));
  if (stop.kind == StopKind::Enter) {
    write(variable::make(stop.object, variable::kMonitor));
    acquired_.push_back(stop.object);  // depends on whoever keeps it or gives it up
    acquired_at_.push_back(operations_ - 1);
  }
  *end = BlockEnd::Bound;
  return true;
}

// A class being initialised is held like a monitor, from when it is marked, before its superclasses are initialised
// (JLS 12.4.2), to the end of its own initialiser.
BlockRunner::Step BlockRunner::class_init(const Operation& stop, BlockEnd* end) {
  const auto record = [&] {
    return stop.class_id < world_.class_init.size() ? world_.class_init[stop.class_id] : vm::ClassInitRecord{};
  };
  const vm::ClassInitRecord before = record();
  // Its superclasses being ready the thread goes on with a class that it has marked before: no acquire.
  const bool marked_before = before.state == vm::InitState::Running && before.thread == thread_;
  if (!marked_before && must_bound(false)) return Step::End;
  if (!held_.held(thread_).empty()) nested_ = true;
  read_class_init(stop.class_id);
  Outcome p = perform();
  if (p.kind == OutcomeKind::Blocked) return blocked(stop, end);
  if (record().state != before.state) write(variable::make(stop.class_id, variable::kInit));
  if (p.class_init_started) {
    note_acquire(kInitMonitor | p.class_id);
  } else if (before.state == vm::InitState::None) {
    // A class without an initialiser of its own, or one that has failed: held for a moment. It is given up at once, so
    // the block acquires nothing more: the cut check takes what a block has acquired for held up to its end.
    acquired_.push_back(kInitMonitor | stop.class_id);
    acquired_at_.push_back(operations_ - 1);
    post_ = true;
  } else if (!p.threw && !marked_before) {
    init_seen(stop.class_id);  // by somebody else, while this thread stood here
  }
  return ended_classes().empty() ? Step::Go : end_class_init(end);
}

// What the step depends on: the class, and whether what must come before it is initialised.
void BlockRunner::read_class_init(vm::ClassId id) {
  const auto read_one = [&](vm::ClassId c) {
    if (c >= done_at_start_.size() || !done_at_start_[c]) read(variable::make(c, variable::kInit));
  };
  read_one(id);
  const vm::Class* c = world_.classes.by_id(id);
  for (const vm::Class* k : c->super_chain)
    if (k->needs_init) read_one(k->id);
  if (!c->is_interface())
    for (const vm::Class* k : c->all_interfaces)
      if (k->needs_init) read_one(k->id);
}

// Classes that the thread holds and that are not being initialised any more.
std::vector<Ref> BlockRunner::ended_classes() const {
  std::vector<Ref> ended;
  for (Ref m : held_.held(thread_))
    if (is_init_monitor(m) && world_.class_init[m & ~kInitMonitor].state != vm::InitState::Running) ended.push_back(m);
  return ended;
}

// The thread has ended the initialisation of one class, or by an exception of several.
BlockRunner::Step BlockRunner::end_class_init(BlockEnd* end) {
  for (Ref m : ended_classes()) {
    const vm::ClassId c = m & ~kInitMonitor;
    write(variable::make(c, variable::kInit));
    note_release(m);
    sync(SyncKind::InitDone, vm::kNoThread, 0, c);
  }
  post_ = true;
  if (options_.policy != BlockPolicy::Exit) return Step::Go;
  *end = BlockEnd::Exit;
  return Step::End;
}

BlockRunner::Step BlockRunner::non_mover(const Operation& stop, BlockEnd* end) {
  if (must_bound(true) && !(stop.kind == StopKind::Cas && runs_on(stop))) {
    *end = BlockEnd::Bound;
    return Step::End;
  }
  const vm::Thread& self = world_.thread(thread_);
  const vm::Frame access = self.core.frame_count == 0 ? vm::Frame{} : self.top();  // where the operation stands
  ThreadId target = stop.target;
  Decisions decisions;
  switch (stop.kind) {
    case StopKind::VolatileRead:
      if (!is_only_printed(stop, false)) touch(stop, false);
      observe_handle(stop);
      if (!stop.handle && (stop.plain || is_promoted(world_, stop))) {
        plain_access(stop, false);
        break;
      }
      perform();
      synchronise(SyncKind::VolatileRead, stop);
      note_atomic_access(stop, access, false);
      break;
    case StopKind::VolatileWrite:
      of_hidden_state(stop.object, stop.offset, true, world_.thread(thread_).top().method);
      if (!is_only_printed(stop, true)) touch(stop, true);
      observe_handle(stop);
      if (!stop.handle && (stop.plain || is_promoted(world_, stop))) {
        plain_access(stop, true);
        break;
      }
      perform();
      note_atomic_access(stop, access, true);
      synchronise(SyncKind::VolatileWrite, stop);
      break;
    case StopKind::Cas: {
      const bool may_fail = stop.count == 2 && world_.thread(thread_).core.weak_failures < options_.max_timeouts;
      if (may_fail && !first_) return Step::End;  // a choice begins a block
      observe_handle(stop);
      add_or_write(stop);
      if (may_fail) decisions.choice = choose(interp::DecisionKind::Choose, 2);
      perform(decisions);
      synchronise(SyncKind::Cas, stop);
      note_atomic_access(stop, access, true);
      break;
    }
    case StopKind::Elements: perform(); break;  // which ones, the events say
    case StopKind::Interrupt:
      if (!options_.observed.interrupts) {
        options_.observed.interrupts = true;
        observe_part(kInterruptsMade);
        restart_needed_ = true;
      }
      if (about_thread(stop, true)) {
        write(variable::make(target, variable::kInterrupt));
        write(variable::make(target, variable::kPermit));  // it unparks, too
        const vm::ThreadCore& core = world_.thread(target).core;
        if (core.wait_object != 0) write(variable::make(core.wait_object, variable::kWaitSet));
      }
      perform();
      sync(SyncKind::Interrupt, target);
      break;
    case StopKind::InterruptedQuery:
      if (about_thread(stop, false)) {
        read(variable::make(target, variable::kInterrupt));
        write(variable::make(target, variable::kInterrupt));
      }
      perform();
      sync(SyncKind::InterruptSeen, target);
      break;
    case StopKind::IsAlive: {
      if (stop.object == 0) {  // activeCount and enumerate: of all threads
        observe_live_threads();
        read(variable::make(0, variable::kLiveThreads));
        perform();
        break;
      }
      observe_liveness();
      if (about_thread(stop, false)) read(variable::make(target, variable::kAlive));
      const bool dead = target < world_.threads.size() && interp::has_ended(world_, target);
      perform();
      if (dead) sync(SyncKind::Join, target);
      break;
    }
    case StopKind::GetState:
      if (!options_.observed.thread_state) {
        options_.observed.thread_state = true;
        restart_needed_ = true;
      }
      observe_liveness();
      if (stop.count == 1) {
        // Who stands in whose way. Whoever takes or frees a monitor writes his own state (finish).
        observe_live_threads();
        read(variable::make(0, variable::kLiveThreads));
        for (const auto& t : world_.threads) read(variable::make(t->id, variable::kThreadState));
      }
      if (about_thread(stop, false)) {
        read(variable::make(target, variable::kAlive));
        read(variable::make(target, variable::kThreadState));
      }
      perform();
      break;
    case StopKind::HoldsLock:
      if (stop.count == 0) {  // asks about the thread itself: no observation of others
        perform();
        return Step::Go;
      }
      // Who waits on a condition of the lock that the thread holds: others leave the wait set without it, too.
      read(variable::make(stop.object, variable::kWaitSet));
      perform();
      break;
    case StopKind::TryEnter: {
      observe_lock(stop.object);
      if (stop.count == 1 && !options_.observed.queues) {
        options_.observed.queues = true;
        observe_part("lock queues");  // then the library's locks have QueuedLock's
        restart_needed_ = true;
      }
      read(variable::make(stop.object, variable::kMonitor));
      write(variable::make(stop.object, variable::kMonitor));
      Outcome p = perform();
      if (p.took_monitor) note_acquire(stop.object);
      break;
    }
    case StopKind::Park: {
      if (arrivals_seen(stop) && !first_) return Step::End;
      read(variable::make(thread_, variable::kPermit));
      read(variable::make(thread_, variable::kInterrupt));
      write(variable::make(thread_, variable::kPermit));
      const vm::ThreadCore& core = world_.thread(thread_).core;
      decisions.timeout =
          stop.has_time_limit() ? may_time_out(core) : options_.spurious && core.timeouts_taken < options_.max_timeouts;
      // A spurious return begins a block: so the state before it, in which the thread may stay for ever, is a node.
      const bool must_wait = !core.permit && !core.interrupted;
      if (must_wait) note_wait();
      if (options_.spurious && decisions.timeout && must_wait && !first_) return Step::End;
      if (must_wait && decisions.timeout) decisions.choice = choose_pace(stop.time_limit);
      if (must_wait && decisions.choice == 0 && may_wake_spuriously(stop))
        decisions.choice = choose(interp::DecisionKind::Choose, 2);
      timed_out_ |= decisions.timeout && !core.permit && !core.interrupted;
      slept_ |= timed_out_;
      if (stop.has_time_limit() && options_.observed.clock) write(variable::make(0, variable::kClock));
      // With a time limit, too, it waits before its time is up.
      if (stop.has_time_limit() && !core.permit && !core.interrupted && arrive(stop, end)) return Step::End;
      Outcome p = perform(decisions);
      if (p.kind == OutcomeKind::Blocked && arrive(stop, end)) return Step::End;
      if (p.kind == OutcomeKind::Blocked) return blocked(stop, end);
      sync(SyncKind::Park);
      break;
    }
    case StopKind::TakeReclaimed:
    case StopKind::AwaitFinalizers:
      read(variable::make(0, variable::kReclaimed));
      write(variable::make(0, variable::kReclaimed));
      if (const Ref next = next_finalized(stop))
        sync(SyncKind::VolatileRead, vm::kNoThread, next, variable::kConstructed);
      if (perform().kind == OutcomeKind::Blocked) return blocked(stop, end);
      break;
    case StopKind::Unpark:
      if (about_thread(stop, false)) write(variable::make(target, variable::kPermit));
      perform();
      sync(SyncKind::Unpark, target);
      break;
    case StopKind::Input:
      read(variable::make(0, variable::kInput));
      write(variable::make(0, variable::kInput));
      perform();
      break;
    case StopKind::Clock: {
      // With nothing to compare with, late means nothing. A choice begins a block.
      const bool may_be_late = stop.count == 2 && world_.scalars.clock_ns != 0 && options_.late_clock &&
                               world_.thread(thread_).core.late_readings < options_.max_timeouts;
      if (may_be_late && !first_) return Step::End;
      if (!options_.observed.clock) {
        options_.observed.clock = true;
        restart_needed_ = true;
      }
      looks_at_clock_ = true;
      use_clock();
      decisions.choice = choose_pace(interp::kNanosPerReading);
      slept_ |= may_be_late || decisions.choice != 0;
      if (may_be_late && pace_ == 0 && decisions.choice == 0)
        decisions.choice = choose(interp::DecisionKind::Choose, 2);
      perform(decisions);
      break;
    }
    case StopKind::File:
      perform();
      for (const vm::FileAccess& a : world_.files->accesses) {
        const Variable v = variable::make(a.id, variable::kFileName + static_cast<u32>(a.aspect));
        a.write ? write(v) : read(v);
      }
      break;
    case StopKind::Output:
      write(variable::make(0, variable::kOutput));
      perform();
      break;
    default: HEDDLE_UNREACHABLE("not a non-mover");
  }
  post_ = true;
  if (options_.policy == BlockPolicy::Exit) {
    *end = BlockEnd::Exit;
    return Step::End;
  }
  return Step::Go;
}

// Nobody else can go on, ever: what the others have done lies behind them, as if they had been joined.
void BlockRunner::join_everybody() {
  for (const auto& t : world_.threads)
    if (t->id != thread_ && t->core.state != ThreadState::Unborn) sync(SyncKind::Join, t->id);
}

// Those who have just been started stand at the beginning of their code: whether they are stuck is to be seen at their
// first operations. (What they access on the way there their own attempts have told.)
void BlockRunner::bring_others_to_operations() {
  constexpr u64 kSteps = 1'000'000;
  for (const auto& t : world_.threads) {
    if (t->id == thread_ || t->core.state != ThreadState::Runnable) continue;
    if (interp::pending_operation(world_, t->id).kind != StopKind::Budget) continue;
    if (is_noting()) stop_noting();
    interp::run_to_visible(world_, t->id, kSteps, nullptr);
  }
}

// Does some thread wait for the others to be stuck (VM.joinUnlessStuck)? Whether they are is a matter of their
// operations, not of their blocks: then an attempt that is blocked half-way stands where it has come to.
bool BlockRunner::somebody_awaits_stuck() const {
  return std::any_of(world_.threads.begin(), world_.threads.end(), [&](const auto& t) {
    return t->id != thread_ && t->core.state == ThreadState::Runnable &&
           interp::is_unless_stuck(interp::pending_operation(world_, t->id));
  });
}

BlockRunner::Step BlockRunner::operate(Operation& stop, BlockEnd* end) {
  pending_ = &stop;
  Decisions decisions;
  switch (stop.kind) {
    case StopKind::InterruptedQuery:
      // As long as nobody interrupts, a thread that asks about itself hears no. (The library's methods
      // that can be interrupted all ask.)
      if (stop.target == thread_ && !options_.observed.interrupts && !world_.thread(thread_).core.interrupted) {
        perform();
        return Step::Go;
      }
      return non_mover(stop, end);
    case StopKind::Enter:
      if (stop.reentrant) {
        perform();
        return Step::Go;
      }
      if (stop.is_thread_monitor && !options_.observed.full_join) {
        options_.observed.full_join = true;
        restart_needed_ = true;
      }
      note_stream(stop.object);
      return enter(stop, end);
    case StopKind::Reacquire: return reacquire(stop, end);
    case StopKind::Leave:  // a transition of its own, as a timeout is
      write(variable::make(stop.object, variable::kWaitSet));
      write(variable::make(thread_, variable::kInterrupt));
      perform();
      if (stop.of_lock) sync(SyncKind::InterruptSeen, thread_);  // which has cleared the flag
      *end = BlockEnd::Bound;
      return Step::End;
    case StopKind::Waiting: {
      // Only reached for timed waits and spurious wakeups (see candidate): a transition of its own.
      write(variable::make(stop.object, variable::kWaitSet));
      if (stop.has_time_limit() && options_.observed.clock) write(variable::make(0, variable::kClock));
      slept_ = true;
      decisions.timeout = true;
      if (const u64 up = world_.thread(thread_).core.wake_time; stop.has_time_limit())
        decisions.choice = choose_pace(up - std::min(up, world_.scalars.clock_ns));
      if (decisions.choice == 0 && may_wake_spuriously(stop))
        decisions.choice = choose(interp::DecisionKind::Choose, 2);
      picks_.push_back({operations_, interp::DecisionKind::Timeout, 0, 1});
      perform(decisions);
      *end = BlockEnd::Bound;
      return Step::End;
    }
    case StopKind::Exit: {
      if (stop.reentrant) {
        perform();
        return Step::Go;
      }
      bool observed = holding_seen(stop.object);
      if (observed && must_bound(true)) return Step::End;
      Outcome p = perform();
      if (p.released_monitor) {
        note_release(stop.object);
        if (observed) write(variable::make(stop.object, variable::kMonitor));
        post_ = true;
        if (options_.policy == BlockPolicy::Exit) {
          *end = BlockEnd::Exit;
          return Step::End;
        }
      }
      return Step::Go;
    }
    case StopKind::Wait: {
      if (stop.is_thread_monitor && !options_.observed.full_join) {
        options_.observed.full_join = true;
        restart_needed_ = true;
      }
      // With interrupts it reads a flag that others write at any time: a non-mover.
      if (options_.observed.interrupts && must_bound(true)) return Step::End;
      if (options_.observed.clock && stop.has_time_limit()) {
        if (must_bound(true)) return Step::End;
        read(variable::make(0, variable::kClock));
      }
      read(variable::make(thread_, variable::kInterrupt));
      if (holding_seen(stop.monitor)) {
        if (must_bound(true)) return Step::End;
        write(variable::make(stop.monitor, variable::kMonitor));
      }
      note_wait();
      if (may_come_later(stop)) return come_later(stop, end);
      Outcome p = perform();
      if (p.threw || !p.released_monitor) {
        post_ = post_ || options_.observed.interrupts;
        return Step::Go;
      }
      write(variable::make(stop.object, variable::kWaitSet));
      note_release(stop.monitor);
      if (!held_.held(thread_).empty()) nested_ = true;
      *end = BlockEnd::Wait;
      return Step::End;
    }
    case StopKind::Notify:
    case StopKind::NotifyAll: {
      if (stop.is_thread_monitor && !options_.observed.full_join) {
        options_.observed.full_join = true;
        restart_needed_ = true;
      }
      waiters_.clear();
      interp::waiters_of(world_, stop.object, waiters_);
      bool open_waiter = options_.observed.interrupts || options_.observed.thread_state;
      for (ThreadId w : waiters_) open_waiter |= interp::pending_operation(world_, w).has_time_limit();
      if (open_waiter && !waiters_.empty() && must_bound(true)) return Step::End;
      // (Where nobody waits all that counts is that nobody does.)
      if (waiters_.empty()) read(variable::make(stop.object, variable::kWaitSet));
      else write(variable::make(stop.object, variable::kWaitSet));
      if (stop.kind == StopKind::Notify && !stop.of_lock && !waiters_.empty()) {
        decisions.notify = choose(interp::DecisionKind::Notify, static_cast<u32>(waiters_.size()));
      }
      perform(decisions);
      for (const ThreadId w : woken_) write(variable::make(w, variable::kWoken));
      if (!waiters_.empty()) post_ = true;
      return Step::Go;
    }
    case StopKind::Start: {
      // Seen by whoever asks whether the thread has been started, and by the end of the last user
      // thread: then a non-mover.
      if ((options_.observed.liveness || world_.thread(thread_).core.daemon) && must_bound(true)) return Step::End;
      write(variable::make(stop.object, variable::kStarted));
      Outcome p = perform();
      if (p.threw) {
        observe_liveness();  // somebody else has started it
        post_ = post_ || options_.observed.liveness;
      } else {
        const ThreadId born = world_.intern_thread(thread_, world_.thread(thread_).core.starts - 1);
        write(variable::make(born, variable::kAlive));
        if (live_threads_observed()) write(variable::make(0, variable::kLiveThreads));
        touch_user_threads(born);
        sync(SyncKind::Start, born);
        if (!started_) first_start(born);
        post_ = true;
      }
      return Step::Go;
    }
    case StopKind::Join: {
      if (must_bound(false)) return Step::End;  // (it looks at nobody's end yet)
      // An end is for ever: a right-mover. Not having been started is not.
      const bool started = about_thread(stop, false);
      if (!started && must_bound(true)) return Step::End;
      if (arrivals_seen(stop) && !first_) return Step::End;
      if (interp::is_unless_stuck(stop)) bring_others_to_operations();
      // In front of the other's end somebody may see that it stands here, or meet what it holds: then its look at that
      // end does not come behind it.
      const bool is_seen = arrivals_seen(stop) || !held_.held(thread_).empty();
      const Footprint before = footprint();
      if (started) read(variable::make(stop.target, variable::kAlive));
      read(variable::make(thread_, variable::kInterrupt));
      const Footprint looked = footprint();
      // Interrupted it throws if the other still lives, and else not.
      if (options_.observed.interrupts) observe_liveness();
      Step step = acquire_like(stop, end);
      if (step == Step::Go) {
        // (An interrupted join has learnt nothing.)
        if (started && interp::has_ended(world_, stop.target)) {
          sync(SyncKind::Join, stop.target);
          // (Who runs the shutdown hooks has blocks behind its end.)
          const bool dead = world_.thread(stop.target).core.state == ThreadState::Dead;
          if (dead && !interp::is_unless_stuck(stop)) note_joined(stop.target, is_seen ? looked : before);
        } else if (interp::is_unless_stuck(stop)) join_everybody();
        if (!started || options_.observed.interrupts) post_ = true;
      }
      return step;
    }
    case StopKind::Death: {
      Ref object = world_.thread(thread_).core.java_thread;
      const bool user = !world_.thread(thread_).core.daemon;
      // The last user thread's death ends the daemons, too; that of the one that has run the shutdown hooks everybody
      // whom they have started.
      const bool shut_down = world_.scalars.shutdown_stage == thread_ + 1;
      const bool keeps_daemons = user && daemons_alive();
      const bool last = (keeps_daemons && world_.scalars.live_user_threads == 1) || shut_down;
      // (While daemons live it is no left-mover even if it is not the last one: as long as it has not died another user
      // thread's death lets them go on.)
      const RunnerOptions::Observed& observed = options_.observed;
      if ((last || keeps_daemons || observed.full_join || observed.liveness) && must_bound(true)) return Step::End;
      // Who dies last runs the shutdown hooks.
      const bool hooks = user && interp::has_shutdown_hooks(world_);
      if (hooks && must_bound(true)) return Step::End;
      if (hooks) write(variable::make(0, variable::kUserThreads));
      const u32 own_handler = interp::own_handler_offset(world_, thread_);  // which it forgets
      if (own_handler != ~0u) {
        if (must_bound(true)) return Step::End;
        write(variable::make(object, own_handler));
      }
      touch_user_threads(vm::kNoThread);
      write(variable::make(thread_, variable::kAlive));
      if (live_threads_observed()) write(variable::make(0, variable::kLiveThreads));
      if (options_.observed.full_join) write(variable::make(object, variable::kWaitSet));
      Outcome p = perform();
      if (p.kind == OutcomeKind::Blocked) return blocked(stop, end);
      if (options_.observed.full_join) {
        acquired_.push_back(object);
        acquired_at_.push_back(operations_ - 1);
      }
      if (world_.thread(thread_).core.frame_count != 0) {  // the shutdown hooks: after all other threads
        for (const auto& t : world_.threads)
          if (t->core.state == vm::ThreadState::Dead) sync(SyncKind::Join, t->id);
        return Step::Go;
      }
      everything_ = last;
      if (p.kind == OutcomeKind::Ended && !shut_down) end_program();
      *end = p.kind == OutcomeKind::Ended ? BlockEnd::Ended : BlockEnd::Dead;
      return Step::End;
    }
    case StopKind::Collect:
      // What it clears depends on everything that is reachable.
      if (!world_.collections_matter()) {
        perform();
        return Step::Go;
      }
      if (must_bound(true)) return Step::End;
      everything_ = true;
      perform();
      post_ = true;
      *end = BlockEnd::Exit;
      return Step::End;
    case StopKind::ExitVm:
      if (must_bound(true) || (!first_ && options_.policy == BlockPolicy::Exit)) return Step::End;
      everything_ = true;
      if (world_.options.no_exit && on_fault_) on_fault_({stop.kind, thread_, 0, operations_});
      end_program();
      perform();
      *end = BlockEnd::Ended;
      return Step::End;
    case StopKind::ClassInit: return class_init(stop, end);
    case StopKind::ClassInitDone: perform(); return end_class_init(end);
    // Whoever is the first, the others then have no choice: the orders of two that would be the first lead to the same
    // states. So it commutes with all.
    case StopKind::HashOrder:
      if (stop.count < 2) {
        perform();
        return Step::Go;
      }
      [[fallthrough]];
    case StopKind::Choose: {
      if (!first_) return Step::End;
      decisions.choice = choose(interp::DecisionKind::Choose, std::max(1u, stop.count));
      perform(decisions);
      *end = BlockEnd::Exit;  // runs on to the next visible operation
      return Step::End;
    }
    case StopKind::Assume: {
      bool holds = stop.value != 0;
      // Others may see what the block has committed, and fail or end the program, before the path is cut off.
      if (!holds && must_bound(true)) return Step::End;
      perform();
      if (!holds) {
        *end = BlockEnd::Abandoned;
        return Step::End;
      }
      return Step::Go;
    }
    case StopKind::Sleep:
      slept_ = true;
      if (arrivals_seen(stop)) {
        if (!first_) return Step::End;
        if (!world_.thread(thread_).core.interrupted && arrive(stop, end)) return Step::End;
      }
      if (options_.observed.interrupts) {
        if (must_bound(true)) return Step::End;
        read(variable::make(thread_, variable::kInterrupt));
        post_ = true;
      }
      if (options_.observed.clock) {
        if (must_bound(true)) return Step::End;
        if (pace_ == 0) lengthen_clock();
        else use_clock();
        post_ = true;
      }
      decisions.timeout = true;
      if (stop.time_limit > 0 && !world_.thread(thread_).core.interrupted) {
        sleeps_ = true;
        decisions.choice = choose_pace(stop.time_limit);
      }
      perform(decisions);
      // No synchronisation; but with an end here there are schedules that let sleepers sleep.
      if (!held_.held(thread_).empty()) return Step::Go;
      *end = BlockEnd::Exit;
      return Step::End;
    case StopKind::Yield:
      perform();
      if (!yields_in_place()) return Step::Go;
      *end = BlockEnd::Exit;
      return Step::End;
    case StopKind::Output:
      if (!options_.outcomes) {
        perform();
        return Step::Go;
      }
      return non_mover(stop, end);
    case StopKind::Native:  // its answer depends on the thread and on what it is given only
      if (!perform().opaque) return Step::Go;
      if (on_fault_) on_fault_({stop.kind, thread_, 0, operations_});
      *end = BlockEnd::Abandoned;
      return Step::End;
    case StopKind::AssertionFailed:
      if (options_.faults_abandon && must_bound(true)) return Step::End;
      if (on_fault_) on_fault_({stop.kind, thread_, stop.exception, operations_});
      perform();
      if (!options_.faults_abandon) return Step::Go;
      *end = BlockEnd::Abandoned;
      return Step::End;
    case StopKind::Uncaught: return uncaught(stop, end);
    case StopKind::Dead:
    case StopKind::Access:
    case StopKind::Budget: HEDDLE_UNREACHABLE("a dead thread was run");
    default:
      HEDDLE_CHECK(interp::mover_of(stop.kind) == interp::Mover::Non, "an operation that blocks do not know");
      return non_mover(stop, end);
  }
}

// An exception that a handler of the program's takes is no fault. Whether there is one is read here: if so, before
// anything that others may do after a commit. (If there is none, there is a schedule in which that stays so.)
BlockRunner::Step BlockRunner::uncaught(const Operation& stop, BlockEnd* end) {
  std::vector<std::pair<Ref, u32>> looked_at;
  const bool handled =
      !world_.thread(thread_).core.in_handler && interp::program_handles_uncaught(world_, thread_, &looked_at);
  if (handled && must_bound(true)) return Step::End;
  for (const auto& [object, offset] : looked_at) read(variable::make(object, offset));
  if (handled) {
    seen_ |= kHandledException;
    post_ = true;
  }
  // (A failed assertion has been reported where it failed.)
  const bool reported = world_.heap.header(stop.exception).flags & vm::kFailedAssertion;
  const bool silent =
      !handled && !world_.thread(thread_).core.in_handler && interp::ends_silently(world_, stop.exception);
  const bool fails = !reported && !silent && (!handled || options_.handled_exceptions_fail);
  if (fails && options_.faults_abandon && must_bound(true)) return Step::End;
  if (fails && on_fault_) on_fault_({stop.kind, thread_, stop.exception, operations_});
  perform();
  if (!fails || !options_.faults_abandon) return Step::Go;
  *end = BlockEnd::Abandoned;
  return Step::End;
}

Outcome BlockRunner::perform(const Decisions& decisions) {
  woken_.clear();
  const vm::ThreadCore& core = world_.thread(thread_).core;
  const bool was_interrupted = core.interrupted != 0;
  const bool waited = interp::has_arrived(core) || core.state == ThreadState::Reacquire;
  if (is_noting()) note_operation(*pending_);
  Outcome p = interp::perform(world_, *pending_, decisions, &events_, &woken_);
  outcome_ = p;
  if (p.kind != OutcomeKind::Blocked) ++operations_;
  in_operation_ = p.kind != OutcomeKind::Blocked;
  if (options_.observed.thread_state) {
    // Everybody can see that it, or another thread, does not wait any more.
    post_ = post_ || (waited && p.kind != OutcomeKind::Blocked);
    for (ThreadId t : woken_) write(variable::make(t, variable::kThreadState));
  }
  drain_accesses();
  in_operation_ = false;
  // It has thrown InterruptedException, which clears the flag that others may look at, and which the interrupt
  // happens before (JLS 17.2.3, 17.4.5).
  if (was_interrupted && p.threw && core.interrupted == 0) {
    read(variable::make(thread_, variable::kInterrupt));
    post_ = post_ || options_.observed.interrupts;
    sync(SyncKind::InterruptSeen, thread_);
  }
  return p;
}

// How much later than usual it is behind the operation that is about to be performed (interp::Decisions::choice), which
// takes so many nanoseconds as a rule: as the schedule says, or as the thread's pace. 0: it is as late as usual.
u32 BlockRunner::choose_pace(u64 takes) {
  const u64 now = world_.scalars.clock_ns;
  const bool is_forced = picks_.size() < forced_->size();
  u32 choice = 0;
  if (is_forced) {
    const Pick& forced = (*forced_)[picks_.size()];
    if (forced.kind == interp::DecisionKind::Choose && forced.at == operations_ && forced.value > 1)
      choice = forced.value;
  } else if (pace_ > now && pace_ - now > takes) {
    choice = interp::choice_of_delay(pace_ - now - takes);
  }
  if (choice != 0) picks_.push_back({operations_, interp::DecisionKind::Choose, choice, choice + 1});
  return choice;
}

u32 BlockRunner::choose(interp::DecisionKind kind, u32 options) {
  u32 index = 0;
  if (picks_.size() < forced_->size()) index = (*forced_)[picks_.size()].value;
  if (index >= options) {  // a schedule that was edited, or shortened
    pick_out_of_range_ = true;
    index = 0;
  }
  picks_.push_back({operations_, kind, index, options});
  return index;
}

}  // namespace heddle::tester
