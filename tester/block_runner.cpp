#include "tester/block_runner.h"

#include <algorithm>

#include "tester/running_world.h"
#include "vm/base/check.h"

namespace heddle::tester {

using interp::Decision;
using interp::Performed;
using interp::PerformedKind;
using interp::Stop;
using interp::StopKind;
using vm::ThreadState;

namespace {

// Accesses of arrays longer than this are one variable for the whole array (section 1).
constexpr u32 kMaxArrayVariables = 4096;

void sort_unique(std::vector<Variable>& v) {
  std::sort(v.begin(), v.end());
  v.erase(std::unique(v.begin(), v.end()), v.end());
}

template <typename T>
Slice append(std::vector<T>& store, const std::vector<T>& items) {
  Slice s{static_cast<u32>(store.size()), static_cast<u32>(items.size())};
  store.insert(store.end(), items.begin(), items.end());
  return s;
}

}  // namespace

bool is_promoted(const vm::World& world, const Stop& stop) {
  if (world.options.promoted.empty() || stop.object == 0) return false;
  const vm::ObjectHeader& h = world.heap.header(stop.object);
  const vm::Field* f = world.classes.by_id(h.class_id)->field_at(stop.offset, (h.flags & vm::kStaticsHolder) != 0);
  return f != nullptr && f->promoted;
}

BlockRunner::BlockRunner(vm::World& world, BlockArena& arena, HeldLocks& held, RunnerOptions options)
    : world_(world), arena_(arena), held_(held), options_(std::move(options)) {
  world_.relocation_listeners.push_back(this);
  note_held(world_, held_);
  for (const auto& t : world_.threads) started_ |= t->id != 0 && t->core.state != ThreadState::Unborn;
  if (started_) note_done_classes();
}

BlockRunner::~BlockRunner() { std::erase(world_.relocation_listeners, static_cast<vm::RelocationListener*>(this)); }

// Detectors have still to see these accesses; other threads may have accessed the same objects earlier.
void BlockRunner::collection_begins(std::vector<Ref>& kept) {
  for (const interp::Access& a : events_.accesses)
    if (a.offset != interp::kInitOffset) kept.push_back(a.object);
}

// A collection in the middle of a block.
void BlockRunner::objects_moved(const vm::Relocation& moved) {
  const auto relocate = [&](std::vector<Variable>& variables) {
    std::erase_if(variables, [&](Variable& v) {  // nobody else can get hold of garbage
      if (!variable::is_of_object(v)) return false;
      const Ref now = moved.forward(variable::object_of(v));
      v = variable::make(now, variable::offset_of(v));
      return now == 0;
    });
  };
  relocate(reads_);
  relocate(writes_);
  for (Ref& r : held_before_)
    if (!is_init_monitor(r)) r = moved.forward(r);
  size_t kept = 0;
  for (size_t i = 0; i < acquired_.size(); ++i) {
    const Ref now = is_init_monitor(acquired_[i]) ? acquired_[i] : moved.forward(acquired_[i]);
    if (now == 0) continue;
    acquired_[kept] = now;
    acquired_at_[kept++] = acquired_at_[i];
  }
  acquired_.resize(kept);
  acquired_at_.resize(kept);
  for (interp::Access& a : events_.accesses)
    if (a.offset != interp::kInitOffset) a.object = moved.forward(a.object);
  if (events_.young_limit != ~0u) events_.young_limit = moved.boundary(events_.young_limit);
  born_ = moved.boundary(born_);
  held_.objects_moved(moved);
  for (Detector* d : detectors_) d->objects_moved(moved);
}

bool BlockRunner::candidate(ThreadId t) const {
  const vm::ThreadCore& core = world_.thread(t).core;
  switch (core.state) {
    case ThreadState::Runnable:
    case ThreadState::Reacquire: return true;
    case ThreadState::Waiting:
      return (options_.spurious || core.wake_time != ~0ull) && core.timeouts_taken < options_.max_timeouts;
    case ThreadState::Parked:
    case ThreadState::Sleeping: return true;
    case ThreadState::Unborn:
    case ThreadState::Dead: return false;
  }
  return false;
}

u32 BlockRunner::run(ThreadId t, const std::vector<Pick>& forced, const Look& look) {
  thread_ = t;
  post_ = false;
  first_ = true;
  in_trusted_call_ = pick_out_of_range_ = false;
  everything_ = nested_ = interruptible_ = timed_out_ = false;
  operations_ = 0;
  yielded_ = 0;
  want_ = {};
  reads_.clear();
  writes_.clear();
  acquired_.clear();
  acquired_at_.clear();
  picks_.clear();
  events_.accesses.clear();
  events_.young_limit = born_ = world_.heap.top();
  forced_ = &forced;
  held_before_ = held_.held(t);
  start_steps_ = world_.thread(t).core.steps;

  for (;;) {
    u64 used = world_.thread(t).core.steps - start_steps_;
    if (used >= options_.block_steps) return finish(BlockEnd::Spinning);
    Stop stop = in_trusted_call_ ? run_in_trusted_call(options_.block_steps - used)
                                 : run_invisible(options_.block_steps - used);
    if (stop.kind == StopKind::Budget) return finish(BlockEnd::Spinning);
    if (options_.policy == BlockPolicy::SingleOperation && !first_) return finish(BlockEnd::Bound);
    if (!options_.trusted.empty() && options_.policy != BlockPolicy::SingleOperation &&
        enter_trusted_call() == Trust::Stop)
      return finish(BlockEnd::Bound);
    BlockEnd end = BlockEnd::Bound;
    if (look) look(stop);
    if (operate(stop, &end) == Step::End && (!in_trusted_call_ || end_in_trusted_call(&end))) {
      // The thread runs on to just before its next visible operation: what follows without being
      // visible belongs to this block in every policy.
      if (end == BlockEnd::Exit) {
        used = world_.thread(t).core.steps - start_steps_;
        if (used >= options_.block_steps) return finish(BlockEnd::Spinning);
        Stop next = run_invisible(options_.block_steps - used);
        if (next.kind == StopKind::Budget) return finish(BlockEnd::Spinning);
      }
      return finish(end);
    }
    first_ = false;
  }
}

u32 BlockRunner::run_at_most(ThreadId t, u64 steps) {
  const u64 usual = options_.block_steps;
  options_.block_steps = steps;
  commit_spinning_ = true;
  u32 index = run(t, {});
  commit_spinning_ = false;
  options_.block_steps = usual;
  return index;
}

void BlockRunner::advance(ThreadId t) {
  thread_ = t;
  operations_ = 0;
  post_ = false;
  picks_.clear();
  reads_.clear();
  writes_.clear();
  events_.accesses.clear();
  events_.young_limit = world_.heap.top();
  run_invisible(options_.block_steps);
}

// Runs the thread up to its next visible operation.
Stop BlockRunner::run_invisible(u64 budget) {
  // What was born in the block may have been published by now.
  if (post_) events_.young_limit = ~0u;
  if (!slice_) {
    Stop stop = interp::run_to_visible(world_, thread_, budget, &events_);
    drain_accesses();
    return stop;
  }
  for (;;) {
    slice_(thread_);
    Stop stop = interp::run_to_visible(world_, thread_, 1, &events_);
    drain_accesses();
    if (stop.kind != StopKind::Budget || --budget == 0) return stop;
  }
}

// May the pending operation still belong to this block? Acquires and non-movers end it after a commit.
bool BlockRunner::must_bound(bool non_mover) const {
  if (first_ || in_trusted_call_) return false;
  return post_ || (non_mover && options_.policy == BlockPolicy::Exit);
}

// The thread stands in front of an operation: inside a call of trusted code, or behind one? (A call back from
// there into the user's code is not trusted.)
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
  if (!inside || boundary == 0) {  // (a thread of the library's own: a worker is no call)
    if (in_trusted_call_) leave_trusted_call();
    return Trust::None;
  }
  if (in_trusted_call_) return Trust::Call;
  if (must_bound(true)) return Trust::Stop;
  in_trusted_call_ = true;
  call_frame_ = boundary;
  acquired_before_call_ = acquired_.size();
  const vm::Frame& frame = t.frames[boundary];
  const bool is_static = world_.classes.method_by_id(frame.method)->is_static();
  const Variable receiver = variable::make(is_static ? 0 : t.refs[frame.ref_base], variable::kTrusted);
  read(receiver);
  write(receiver);
  return Trust::Call;
}

// Runs on to the next visible operation, and notices on the way when the call returns: another call may
// follow at once.
Stop BlockRunner::run_in_trusted_call(u64 budget) {
  const vm::Thread& t = world_.thread(thread_);
  for (; budget > 0; --budget) {
    if (slice_) slice_(thread_);
    Stop stop = interp::run_to_visible(world_, thread_, 1, &events_);
    drain_accesses();
    if (stop.kind != StopKind::Budget) return stop;
    const bool entered = t.core.frame_count == call_frame_ + 1 && t.top().pc == 0;
    if (t.core.frame_count > call_frame_ && !entered) continue;
    leave_trusted_call();
    return run_invisible(budget);
  }
  Stop stop;
  stop.kind = StopKind::Budget;
  return stop;
}

// A thread that yields for the second time with the same stack waits for somebody else: it goes on only when
// others have had their turn. (Whether it has changed anything meanwhile, the state cache will see.)
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

// What the call took and gave back is its own business: the receiver stands for all of it.
void BlockRunner::leave_trusted_call() {
  const std::vector<Ref>& held = held_.held(thread_);
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

// An operation inside a trusted call would end the block. False: the call goes on all the same.
bool BlockRunner::end_in_trusted_call(BlockEnd* end) {
  const vm::ThreadCore& core = world_.thread(thread_).core;
  switch (*end) {
    case BlockEnd::Bound:
    case BlockEnd::Exit: return false;
    case BlockEnd::Wait:
      if (core.wake_time != ~0ull && core.timeouts_taken < options_.max_timeouts)
        return false;  // its time is up at once
      want_ = {WantKind::TrustedWait, core.wait_object, vm::kNoThread};
      leave_trusted_call();
      *end = BlockEnd::Blocked;
      return true;
    default: return true;
  }
}

// Performs the access of a promoted field: a visible operation, and still no synchronisation.
void BlockRunner::plain_access(const Stop& stop, bool write) {
  const vm::Frame& top = world_.thread(thread_).top();
  interp::Access access{};
  access.object = stop.object;
  access.offset = stop.offset;
  access.method = top.method;
  access.pc = top.pc & 0x7fffffffu;
  access.write = write;
  perform();
  const LocksetId lockset = held_.lockset(thread_);
  for (Detector* d : detectors_) d->access(thread_, access, lockset);
}

BlockRunner::Step BlockRunner::acquire_like(const Stop& stop, BlockEnd* end, WantKind want_kind, u32 what) {
  if (must_bound(false)) {
    *end = BlockEnd::Bound;
    return Step::End;
  }
  if (!held_.held(thread_).empty()) nested_ = true;
  Performed p = perform();
  if (p.kind == PerformedKind::Blocked) {
    want_ = {want_kind, what, p.owner};
    want_.interruptible = options_.observed.interrupts && (stop.interruptible || stop.kind == StopKind::Join);
    *end = BlockEnd::Blocked;
    return Step::End;
  }
  if (p.took_monitor) {
    interruptible_ |= options_.observed.interrupts && stop.interruptible;
    note_acquire(stop.object);
    if (observed_lock(stop.object)) {
      write(variable::make(stop.object, variable::kMonitor));
      post_ = true;
    }
  }
  return Step::Go;
}

BlockRunner::Step BlockRunner::non_mover(const Stop& stop, BlockEnd* end) {
  if (must_bound(true)) {
    *end = BlockEnd::Bound;
    return Step::End;
  }
  ThreadId target = stop.target;
  Decision decision;
  switch (stop.kind) {
    case StopKind::VolatileRead:
      read(variable::make(stop.object, stop.offset));
      if (is_promoted(world_, stop)) {
        plain_access(stop, false);
        break;
      }
      perform();
      sync(SyncKind::VolatileRead, vm::kNoThread, stop.object, stop.offset);
      break;
    case StopKind::VolatileWrite:
      write(variable::make(stop.object, stop.offset));
      if (is_promoted(world_, stop)) {
        plain_access(stop, true);
        break;
      }
      perform();
      sync(SyncKind::VolatileWrite, vm::kNoThread, stop.object, stop.offset);
      break;
    case StopKind::Cas:
      read(variable::make(stop.object, stop.offset));
      write(variable::make(stop.object, stop.offset));
      perform();
      sync(SyncKind::Cas, vm::kNoThread, stop.object, stop.offset);
      break;
    case StopKind::Interrupt:
      if (!options_.observed.interrupts) {
        options_.observed.interrupts = true;
        restart_needed_ = true;
      }
      if (about_thread(stop, true)) {
        write(variable::make(target, variable::kInterrupt));
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
      observe_liveness();
      if (about_thread(stop, false)) read(variable::make(target, variable::kAlive));
      bool dead = target < world_.threads.size() && world_.thread(target).core.state == ThreadState::Dead;
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
      if (about_thread(stop, false)) {
        read(variable::make(target, variable::kAlive));
        read(variable::make(target, variable::kThreadState));
      }
      perform();
      break;
    case StopKind::HoldsLock:  // asks about the thread itself: no observation of others
      perform();
      return Step::Go;
    case StopKind::TryEnter: {
      observe_lock(stop.object);
      read(variable::make(stop.object, variable::kMonitor));
      write(variable::make(stop.object, variable::kMonitor));
      Performed p = perform();
      if (p.took_monitor) note_acquire(stop.object);
      break;
    }
    case StopKind::Park: {
      read(variable::make(thread_, variable::kPermit));
      read(variable::make(thread_, variable::kInterrupt));
      write(variable::make(thread_, variable::kPermit));
      const vm::ThreadCore& core = world_.thread(thread_).core;
      decision.timeout = stop.timed && core.timeouts_taken < options_.max_timeouts;
      timed_out_ |= decision.timeout && !core.permit && !core.interrupted;
      slept_ |= timed_out_;
      if (stop.timed && options_.observed.clock) write(variable::make(0, variable::kClock));
      Performed p = perform(decision);
      if (p.kind == PerformedKind::Blocked) {
        want_ = {stop.timed ? WantKind::TimedPermit : WantKind::Permit, thread_, vm::kNoThread};
        *end = BlockEnd::Blocked;
        return Step::End;
      }
      sync(SyncKind::Park);
      break;
    }
    case StopKind::TakeReclaimed:
    case StopKind::AwaitFinalizers:
      read(variable::make(0, variable::kReclaimed));
      write(variable::make(0, variable::kReclaimed));
      if (perform().kind == PerformedKind::Blocked) {
        want_ = {WantKind::Permit, thread_, vm::kNoThread};
        *end = BlockEnd::Blocked;
        return Step::End;
      }
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
      const bool may_be_late = stop.count == 2 && world_.scalars.clock_ns != 0 &&
                               world_.thread(thread_).core.late_readings < options_.max_timeouts;
      if (may_be_late && !first_) return Step::End;
      if (!options_.observed.clock) {
        options_.observed.clock = true;
        restart_needed_ = true;
      }
      read(variable::make(0, variable::kClock));
      write(variable::make(0, variable::kClock));
      if (may_be_late) {
        slept_ = true;
        decision.choice = choose(PickKind::Choose, 2);
      }
      perform(decision);
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

BlockRunner::Step BlockRunner::operate(const Stop& stop, BlockEnd* end) {
  Decision decision;
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
      if (observed_lock(stop.object) && must_bound(true)) return Step::End;
      return acquire_like(stop, end, WantKind::Monitor, stop.object);
    case StopKind::Reacquire: {
      // Behind it the thread may find that it was interrupted.
      Step step = acquire_like(stop, end, WantKind::Monitor, stop.object);
      return step;
    }
    case StopKind::Waiting: {
      // Only reached for timed waits and spurious wakeups (see candidate): a transition of its own.
      write(variable::make(stop.object, variable::kWaitSet));
      if (stop.timed && options_.observed.clock) write(variable::make(0, variable::kClock));
      slept_ = true;
      decision.timeout = true;
      picks_.push_back({operations_, PickKind::Timeout, 0, 1});
      perform(decision);
      *end = BlockEnd::Bound;
      return Step::End;
    }
    case StopKind::Exit: {
      if (stop.reentrant) {
        perform();
        return Step::Go;
      }
      bool observed = observed_lock(stop.object);
      if (observed && must_bound(true)) return Step::End;
      Performed p = perform();
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
      if (options_.observed.clock && stop.timed) {
        if (must_bound(true)) return Step::End;
        read(variable::make(0, variable::kClock));
      }
      read(variable::make(thread_, variable::kInterrupt));
      if (observed_lock(stop.monitor)) {
        if (must_bound(true)) return Step::End;
        write(variable::make(stop.monitor, variable::kMonitor));
      }
      Performed p = perform();
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
      bool open_waiter = options_.observed.interrupts;
      for (ThreadId w : waiters_) open_waiter |= world_.thread(w).core.wake_time != ~0ull;
      if (open_waiter && !waiters_.empty() && must_bound(true)) return Step::End;
      write(variable::make(stop.object, variable::kWaitSet));
      if (stop.kind == StopKind::Notify && !stop.of_lock && !waiters_.empty()) {
        u32 pick = choose(PickKind::Notify, static_cast<u32>(waiters_.size()));
        decision.notify_pick = waiters_[pick];
      }
      perform(decision);
      if (!waiters_.empty()) post_ = true;
      return Step::Go;
    }
    case StopKind::Start: {
      // Seen by whoever asks whether the thread has been started, and by the end of the last user
      // thread: then a non-mover.
      if ((options_.observed.liveness || world_.thread(thread_).core.daemon) && must_bound(true)) return Step::End;
      write(variable::make(stop.object, variable::kStarted));
      Performed p = perform();
      if (p.threw) {
        observe_liveness();  // somebody else has started it
        post_ = post_ || options_.observed.liveness;
      } else {
        const ThreadId born = world_.intern_thread(thread_, world_.thread(thread_).core.starts - 1);
        write(variable::make(born, variable::kAlive));
        if (daemons_alive()) write(variable::make(0, variable::kUserThreads));
        if (world_.thread(born).core.daemon) write(variable::make(0, variable::kDaemons));
        sync(SyncKind::Start, born);
        if (!started_) first_start(born);
        post_ = true;
      }
      return Step::Go;
    }
    case StopKind::Join: {
      // An end is for ever: a right-mover. Not having been started is not.
      const bool started = about_thread(stop, false);
      if (!started && must_bound(true)) return Step::End;
      if (started) read(variable::make(stop.target, variable::kAlive));
      read(variable::make(thread_, variable::kInterrupt));
      // Interrupted it throws if the other still lives, and else not.
      if (options_.observed.interrupts) observe_liveness();
      Step step = acquire_like(stop, end, WantKind::Join, stop.target);
      if (step == Step::Go) {
        if (started) sync(SyncKind::Join, stop.target);
        if (!started || options_.observed.interrupts) post_ = true;
      }
      return step;
    }
    case StopKind::Death: {
      Ref object = world_.thread(thread_).core.java_thread;
      const bool user = !world_.thread(thread_).core.daemon;
      const bool daemons = daemons_alive();
      // The last user thread's death ends the daemons, too.
      const bool last = user && daemons && world_.scalars.live_user_threads == 1;
      const RunnerOptions::Observed& observed = options_.observed;
      if ((last || observed.full_join || observed.liveness) && must_bound(true)) return Step::End;
      // Who dies last runs the shutdown hooks.
      const bool hooks = user && interp::has_shutdown_hooks(world_);
      if (hooks && must_bound(true)) return Step::End;
      if (hooks) write(variable::make(0, variable::kUserThreads));
      if (user) read(variable::make(0, variable::kDaemons));
      if (user && daemons) write(variable::make(0, variable::kUserThreads));
      write(variable::make(thread_, variable::kAlive));
      if (options_.observed.full_join) write(variable::make(object, variable::kWaitSet));
      Performed p = perform();
      if (p.kind == PerformedKind::Blocked) {
        want_ = {WantKind::Monitor, object, p.owner};
        *end = BlockEnd::Blocked;
        return Step::End;
      }
      if (world_.thread(thread_).core.frame_count != 0) {  // the shutdown hooks: after all other threads
        for (const auto& t : world_.threads)
          if (t->core.state == vm::ThreadState::Dead) sync(SyncKind::Join, t->id);
        return Step::Go;
      }
      if (options_.observed.full_join) {
        acquired_.push_back(object);
        acquired_at_.push_back(operations_ - 1);
      }
      everything_ = last;
      *end = p.kind == PerformedKind::Ended ? BlockEnd::Ended : BlockEnd::Dead;
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
      *end = BlockEnd::Exit;
      return Step::End;
    case StopKind::ExitVm:
      if (must_bound(true) || (!first_ && options_.policy == BlockPolicy::Exit)) return Step::End;
      everything_ = true;
      perform();
      *end = BlockEnd::Ended;
      return Step::End;
    case StopKind::ClassInit: {
      Variable v = variable::make(stop.class_id, variable::kInit);
      if (must_bound(false)) return Step::End;
      if (!held_.held(thread_).empty()) nested_ = true;
      read(v);
      Performed p = perform();
      if (p.kind == PerformedKind::Blocked) {
        want_ = {WantKind::Monitor, kInitMonitor | class_in_progress(stop.class_id, p.owner), p.owner};
        *end = BlockEnd::Blocked;
        return Step::End;
      }
      if (p.class_init_started) {
        const vm::ClassId started = world_.thread(thread_).top().extra;  // it, or a superclass of it
        write(variable::make(started, variable::kInit));
        note_acquire(kInitMonitor | started);
      } else if (!p.threw) {
        init_seen(stop.class_id);  // by somebody else, while this thread stood here
      }
      return Step::Go;
    }
    case StopKind::ClassInitDone:
      write(variable::make(stop.class_id, variable::kInit));
      perform();
      note_release(kInitMonitor | stop.class_id);
      sync(SyncKind::InitDone, vm::kNoThread, 0, stop.class_id);
      post_ = true;
      if (options_.policy == BlockPolicy::Exit) {
        *end = BlockEnd::Exit;
        return Step::End;
      }
      return Step::Go;
    case StopKind::Choose: {
      if (!first_) return Step::End;
      decision.choice = choose(PickKind::Choose, std::max(1u, stop.count));
      perform(decision);
      *end = BlockEnd::Exit;  // runs on to the next visible operation
      return Step::End;
    }
    case StopKind::Assume: {
      bool holds = stop.value != 0;
      perform();
      if (!holds) {
        *end = BlockEnd::Abandoned;
        return Step::End;
      }
      return Step::Go;
    }
    case StopKind::Sleep:
      slept_ = true;
      if (options_.observed.interrupts) {
        if (must_bound(true)) return Step::End;
        read(variable::make(thread_, variable::kInterrupt));
        post_ = true;
      }
      if (options_.observed.clock) {
        if (must_bound(true)) return Step::End;
        read(variable::make(0, variable::kClock));
        write(variable::make(0, variable::kClock));
        post_ = true;
      }
      decision.timeout = true;
      perform(decision);
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
      if (on_fault_) on_fault_({stop.kind, thread_, stop.exception, operations_});
      perform();
      return Step::Go;
    case StopKind::Uncaught:
      // (A failed assertion has been reported where it failed.)
      if (on_fault_ && !(world_.heap.header(stop.exception).flags & vm::kFailedAssertion))
        on_fault_({stop.kind, thread_, stop.exception, operations_});
      perform();
      return Step::Go;
    case StopKind::Dead:
    case StopKind::Budget: HEDDLE_UNREACHABLE("a dead thread was run");
    default: return non_mover(stop, end);
  }
}

Performed BlockRunner::perform(const Decision& decision) {
  woken_.clear();
  Performed p = interp::perform(world_, thread_, decision, &events_, &woken_);
  if (p.kind != PerformedKind::Blocked) ++operations_;
  drain_accesses();
  return p;
}

u32 BlockRunner::choose(PickKind kind, u32 options) {
  u32 index = 0;
  if (picks_.size() < forced_->size()) index = (*forced_)[picks_.size()].value;
  if (index >= options) {  // a schedule that was edited, or shortened
    pick_out_of_range_ = true;
    index = 0;
  }
  picks_.push_back({operations_, kind, index, options});
  return index;
}

void BlockRunner::drain_accesses() {
  if (events_.accesses.empty()) return;
  LocksetId lockset = held_.lockset(thread_);
  for (const interp::Access& a : events_.accesses) {
    if (a.offset == interp::kInitOffset) {
      if (a.object < done_at_start_.size() && done_at_start_[a.object]) continue;
      read(variable::make(a.object, variable::kInit));
      init_seen(a.object);
      continue;
    }
    if (world_.is_boot_object(a.object)) continue;
    const vm::ObjectHeader& h = world_.heap.header(a.object);
    Variable v = variable::make(a.object, h.length > kMaxArrayVariables ? variable::kWholeArray : a.offset);
    (a.write ? writes_ : reads_).push_back(v);
    for (Detector* d : detectors_) d->access(thread_, a, lockset);
  }
  events_.accesses.clear();
}

// Up to the program's first start main has been alone. What it did comes before everything that the VM's own
// threads do, too, although it has not started them; and that a class was initialised by then is no event.
void BlockRunner::first_start(ThreadId born) {
  note_done_classes();
  started_ = true;
  for (ThreadId t = 1; t < world_.threads.size(); ++t) {
    const ThreadState state = world_.thread(t).core.state;
    if (t != born && state != ThreadState::Unborn && state != ThreadState::Dead) sync(SyncKind::Start, t);
  }
}

void BlockRunner::at_root() {
  if (!started_) note_done_classes();
}

void BlockRunner::note_done_classes() {
  done_at_start_.resize(world_.class_init.size());
  for (size_t i = 0; i < done_at_start_.size(); ++i)
    done_at_start_[i] = world_.class_init[i].state == vm::InitState::Done;
}

void BlockRunner::sync(SyncKind kind, ThreadId other, Ref object, u32 offset) {
  if (detectors_.empty()) return;
  SyncEvent event{kind, thread_, other, object, offset};
  LocksetId lockset = held_.lockset(thread_);
  for (Detector* d : detectors_) d->sync(event, lockset);
}

// The class is initialised, and with it what had to be initialised before.
void BlockRunner::init_seen(vm::ClassId id) {
  if (detectors_.empty()) return;
  const vm::Class* c = world_.classes.by_id(id);
  for (const vm::Class* k : c->super_chain) sync(SyncKind::InitSeen, vm::kNoThread, 0, k->id);
  for (const vm::Class* k : c->all_interfaces) sync(SyncKind::InitSeen, vm::kNoThread, 0, k->id);
}

void BlockRunner::note_acquire(Ref monitor) {
  acquired_.push_back(monitor);
  acquired_at_.push_back(operations_ - 1);
  held_.acquire(thread_, monitor);
  sync(SyncKind::Acquire, vm::kNoThread, monitor);
}

void BlockRunner::note_release(Ref monitor) {
  held_.release(thread_, monitor);
  sync(SyncKind::Release, vm::kNoThread, monitor);
}

// Which class on the way to the initialisation of `id` is being initialised by `owner`.
vm::ClassId BlockRunner::class_in_progress(vm::ClassId id, ThreadId owner) const {
  for (const vm::Class* c : world_.classes.by_id(id)->super_chain)
    if (c->id < world_.class_init.size() && world_.class_init[c->id].state == vm::InitState::Running &&
        world_.class_init[c->id].thread == owner)
      return c->id;
  return id;
}

bool BlockRunner::observed_lock(Ref monitor) const {
  if (options_.observed.locks.empty() || monitor == 0 || is_init_monitor(monitor)) return false;
  vm::ClassId c = world_.heap.header(monitor).class_id;
  return std::find(options_.observed.locks.begin(), options_.observed.locks.end(), c) != options_.observed.locks.end();
}

void BlockRunner::observe_lock(Ref monitor) {
  if (monitor == 0 || observed_lock(monitor)) return;
  options_.observed.locks.push_back(world_.heap.header(monitor).class_id);
  restart_needed_ = true;
}

void BlockRunner::observe_cycles() {
  if (options_.observed.cycles) return;
  options_.observed.cycles = true;
  restart_needed_ = true;
}

void BlockRunner::observe_liveness() {
  if (options_.observed.liveness) return;
  options_.observed.liveness = true;
  restart_needed_ = true;
}

// An operation that finds, or changes, something about another thread. False: that has not been
// started; what the operation does then depends on its start.
bool BlockRunner::about_thread(const Stop& stop, bool changes) {
  if (stop.object == 0) return false;
  const bool started =
      stop.target < world_.threads.size() && world_.thread(stop.target).core.state != ThreadState::Unborn;
  // The start may race with it, unless it was this thread's own doing, or before everything.
  if (!started || (stop.target != 0 && stop.target != thread_ && world_.thread(stop.target).parent != thread_))
    observe_liveness();
  if (started) return true;
  const Variable v = variable::make(stop.object, variable::kStarted);
  changes ? write(v) : read(v);
  return false;
}

bool BlockRunner::daemons_alive() const { return world_.scalars.live_threads != world_.scalars.live_user_threads; }

// No other block can do anything with what is born in this one before this one has been run for good; and what
// another path gives birth to has the same addresses.
void BlockRunner::forget_newborn() {
  const auto newborn = [&](Ref r) { return !is_init_monitor(r) && r >= born_; };
  for (std::vector<Variable>* variables : {&reads_, &writes_})
    std::erase_if(*variables, [&](Variable v) { return variable::is_of_object(v) && newborn(variable::object_of(v)); });
  size_t kept = 0;
  for (size_t i = 0; i < acquired_.size(); ++i) {
    if (newborn(acquired_[i])) continue;
    acquired_[kept] = acquired_[i];
    acquired_at_[kept++] = acquired_at_[i];
  }
  acquired_.resize(kept);
  acquired_at_.resize(kept);
}

u32 BlockRunner::finish(BlockEnd end) {
  forget_newborn();
  if (end == BlockEnd::Spinning && commit_spinning_) end = BlockEnd::Bound;
  Block b;
  b.thread = thread_;
  b.end = end;
  b.everything = everything_;
  b.let_spin = commit_spinning_;
  b.interruptible = interruptible_;
  b.timed_out = timed_out_;
  b.want = want_;
  b.visible_operations = operations_;
  if (options_.observed.thread_state) writes_.push_back(variable::make(thread_, variable::kThreadState));
  sort_unique(writes_);
  sort_unique(reads_);
  for (Variable v : reads_) b.read_mask |= mask_bit(v);
  for (Variable v : writes_) b.write_mask |= mask_bit(v);
  for (Ref m : acquired_) b.acquire_mask |= mask_bit(m);
  if (want_.kind == WantKind::Monitor) b.acquire_mask |= mask_bit(want_.what);
  b.reads = append(arena_.variables, reads_);
  b.writes = append(arena_.variables, writes_);
  b.acquired = append(arena_.monitors, acquired_);
  b.acquired_at = append(arena_.counts, acquired_at_);
  b.held_before = append(arena_.monitors, held_before_);

  const std::vector<Ref>& held = held_.held(thread_);
  auto holds = [&](Ref m) { return std::find(held.begin(), held.end(), m) != held.end(); };
  b.keep.begin = static_cast<u32>(arena_.monitors.size());
  for (Ref m : acquired_)
    if (holds(m)) arena_.monitors.push_back(m), b.leave_mask |= mask_bit(m);
  b.keep.size = static_cast<u32>(arena_.monitors.size()) - b.keep.begin;
  b.released.begin = static_cast<u32>(arena_.monitors.size());
  for (Ref m : held_before_)
    if (!holds(m)) arena_.monitors.push_back(m), b.leave_mask |= mask_bit(m);
  b.released.size = static_cast<u32>(arena_.monitors.size()) - b.released.begin;

  b.nested = nested_ || !held_before_.empty() || acquired_.size() > 1 ||
             (!acquired_.empty() && want_.kind != WantKind::Nothing);
  b.picks = append(arena_.picks, picks_);
  arena_.blocks.push_back(b);
  return static_cast<u32>(arena_.blocks.size()) - 1;
}

}  // namespace heddle::tester
