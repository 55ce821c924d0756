// perform(): exactly one visible operation. Everything is checked before anything is changed, so that
// an operation that is Blocked has changed nothing.
#include "interp/exceptions.h"
#include "interp/library_contract.h"
#include "interp/loop.h"
#include "interp/monitors.h"
#include "interp/natives.h"
#include "interp/outside_ops.h"
#include "interp/queues.h"
#include "interp/reclaimers.h"
#include "interp/thread_locks.h"
#include "interp/thread_states.h"
#include "interp/variable_place.h"

namespace heddle::interp {

using bytecode::Instruction;
using bytecode::Opcode;

namespace {

Outcome blocked(ThreadId owner = vm::kNoThread) {
  Outcome p;
  p.kind = OutcomeKind::Blocked;
  p.owner = owner;
  return p;
}

u64 later(u64 now, u64 nanoseconds) { return nanoseconds >= kNoLimit - now ? kNoLimit - 1 : now + nanoseconds; }

// Its time may be up; or it wakes up without a reason (JLS 17.2.1, LockSupport.park).
bool may_end_by_itself(const World& world, StopKind kind, Proceed proceed) {
  return proceed == Proceed::InTime ||
         (world.options.spurious_wakeups && (kind == StopKind::Waiting || kind == StopKind::Park));
}

// One call of perform(), of an operation that can go on.
class Execution {
 public:
  Execution(World& world, const Operation& operation, const Decisions& decisions, Events* events,
            std::vector<ThreadId>* woken)
      : world_(world),
        id_(operation.thread),
        time_limit_(operation.time_limit),
        count_(operation.count),
        t_(world.thread(id_)),
        decisions_(decisions),
        events_(events),
        woken_(woken) {
    result_.woken = woken;
  }

  Outcome run() {
    switch (t_.core.state) {
      case ThreadState::Unborn:
      case ThreadState::Dead: HEDDLE_UNREACHABLE("a thread that does not live performs nothing");
      case ThreadState::Waiting: return waiting();
      case ThreadState::Leaving: return leave();
      case ThreadState::Reacquire: return reacquire();
      case ThreadState::Parked:
      case ThreadState::Sleeping: return parked_or_sleeping();
      case ThreadState::Runnable: break;
    }
    if (t_.core.frame_count == 0) return t_.core.pending_exception != 0 ? uncaught() : death();
    if (t_.core.pending_exception != 0) return class_init_done();
    const Frame& top = t_.top();
    if (top.flags & kInitFirst) return perform_class_init(world_, id_, *world_.classes.by_id(top.extra));
    method_ = &method_of(world_, top);
    instruction_ = &method_->code[top.pc];
    R_ = refs_of(t_, top);
    P_ = prims_of(t_, top);
    return instruction();
  }

 private:
  // --- the common ends
  Outcome done() { return result_; }
  void change_thread() { world_.before_write_thread(id_); }
  // Done, and the thread stands behind the instruction.
  Outcome advance() {
    change_thread();
    step_behind(world_, t_);
    return result_;
  }
  Outcome advance_with(u64 value) {
    result_.has_value = true;
    result_.value = value;
    world_.before_write_frame(t_, t_.core.frame_count - 1);
    P_[0] = value;
    return advance();
  }
  Outcome advance_with_ref(Ref value) {
    world_.before_write_frame(t_, t_.core.frame_count - 1);
    R_[0] = value;
    return advance();
  }
  Outcome throwing(const char* class_name, std::optional<std::string> message = std::nullopt) {
    change_thread();
    throw_new(world_, id_, class_name, message);
    result_.threw = true;
    return result_;
  }
  Outcome null_pointer() {
    change_thread();
    throw_null_pointer(world_, id_);
    result_.threw = true;
    return result_;
  }
  Outcome not_owner() { return throwing(library::kIllegalMonitorState, "current thread is not owner"); }
  Outcome interrupted(std::optional<std::string> message = std::nullopt) {
    change_thread();
    t_.core.interrupted = 0;
    return throwing(library::kInterruptedException, message);
  }
  u64 now() const { return world_.scalars.clock_ns; }
  // When the operation's time is up.
  u64 deadline() const { return time_limit_ == kNoTimeLimit ? kNoLimit : later(now(), time_limit_); }
  void set_clock(u64 to) {
    if (now() < to) world_.scalars.clock_ns = to;
  }
  void count_timeout() {
    if (t_.core.timeouts_taken < world_.options.counted_timeouts) ++t_.core.timeouts_taken;
  }
  bool owns(Ref object) const { return monitor_owner(world_, object) == id_; }

  // --- states in which no instruction is executed
  Outcome waiting() {
    const bool spurious =
        world_.options.spurious_wakeups && (time_limit_ == kNoTimeLimit || decisions_.choice == 1);  // JLS 17.2.1
    // Only out of the wait set: from now on a notify goes to somebody else. The monitor is the next step.
    change_thread();
    count_timeout();
    if (!spurious) set_clock(later(t_.core.wake_time, delay_of_choice(decisions_.choice)));
    t_.core.state = ThreadState::Reacquire;
    t_.core.timed_out = 1;
    if (!spurious) remaining(0);
    return done();
  }

  // Interrupted, and no notify has taken it before: out of the wait set, to throw when it has the monitor back.
  Outcome leave() {
    change_thread();
    t_.core.state = ThreadState::Reacquire;
    t_.core.pending_interrupted_exception = 1;
    // A Condition clears the flag now (Thread.interrupted()), Object.wait() when it throws.
    if (t_.core.wait_monitor != 0) t_.core.interrupted = 0;
    return done();
  }

  // VM.await's result: the time that is left (its argument if no time passes). Of Object.wait nobody sees it.
  void remaining(u64 nanoseconds) {
    world_.before_write_frame(t_, t_.core.frame_count - 1);
    prims_of(t_, t_.top())[0] = nanoseconds;
  }

  Outcome reacquire() {
    const Ref object = t_.core.wait_monitor != 0 ? t_.core.wait_monitor : t_.core.wait_object;
    change_thread();
    const vm::Writer writer = world_.heap.open(object);
    writer.owner() = id_ + 1;
    writer.count() = t_.core.saved_count;
    t_.core.state = ThreadState::Runnable;
    if (world_.options.time == vm::TimePolicy::Elapses && time_limit_ != kNoTimeLimit) remaining(time_limit_);
    const bool of_condition = t_.core.wait_monitor != 0;
    // Whose time was up, and who is interrupted before it has the monitor back: HotSpot's Object.wait() throws; by JLS
    // 17.2.1 it was not removed from the wait set due to the interrupt, and may as well return. A Condition returns.
    const bool late_interrupt = t_.core.timed_out && !of_condition && t_.core.interrupted && decisions_.choice == 0;
    const bool throws = t_.core.pending_interrupted_exception || late_interrupt;
    t_.core.wait_object = 0;
    t_.core.wait_monitor = 0;
    t_.core.saved_count = 0;
    t_.core.wake_time = 0;
    t_.core.pending_interrupted_exception = 0;
    t_.core.timed_out = 0;
    t_.core.uninterruptible = 0;
    result_.took_monitor = true;
    if (!throws) return done();
    return of_condition && world_.options.waiters_leave ? throwing(library::kInterruptedException) : interrupted();
  }

  Outcome parked_or_sleeping() {
    change_thread();
    if (t_.core.state == ThreadState::Parked) count_timeout();
    t_.core.state = ThreadState::Runnable;
    t_.core.wake_time = 0;
    return advance();
  }

  // As HotSpot's ensure_join: whoever waits for this is told under the thread object's own monitor.
  Outcome death() {
    change_thread();
    vm::LinkageError why;
    if (Method* hooks = shutdown_hooks(world_, id_); hooks != nullptr && ensure_prepared(world_, *hooks, &why)) {
      push_frame(world_, t_, *hooks, vm::kRunFrame, 0, true);
      // For everybody else it ends here (has_ended).
      world_.scalars.shutdown_stage = id_ + 1;
      result_.delivered = t_.core.java_thread != 0 && wake_all_waiters(world_, t_.core.java_thread, woken_);
      return done();  // dies when they have run
    }
    bool delivered = false;
    kill_thread(world_, id_, woken_, &delivered);
    result_.delivered = delivered;
    // The shutdown is over when the hooks have ended, whoever else they have started.
    const bool shut_down = world_.scalars.shutdown_stage == id_ + 1;
    if (shut_down && world_.scalars.live_user_threads != 0) {
      world_.scalars.exiting = 1;
      world_.scalars.exit_code = world_.thread(0).core.uncaught;
    }
    if (shut_down || world_.scalars.live_user_threads == 0) result_.kind = OutcomeKind::Ended;
    return result_;
  }

  // Calls Thread.dispatchUncaught(exception); a library without it gets the text printed.
  Outcome uncaught() {
    change_thread();
    const Ref exception = t_.core.pending_exception;
    t_.core.pending_exception = 0;
    t_.core.uncaught = 1;
    const Ref self = t_.core.java_thread;
    Method* handler = nullptr;
    for (const char* descriptor : {library::kDispatchUncaughtSimple, library::kDispatchUncaughtDescriptor})
      if (Method* m = self == 0 ? nullptr : class_of(world_, self).find_method(library::kDispatchUncaught, descriptor))
        handler = m;
    vm::LinkageError why;
    if (t_.core.in_handler) {  // what its handler has thrown
      world_.err.text += "\nException: " + class_of(world_, exception).dotted_name() +
                         " thrown from the UncaughtExceptionHandler in thread \"" + world_.thread_name(id_) + "\"\n";
      return done();
    }
    if (handler == nullptr || !ensure_prepared(world_, *handler, &why)) {
      world_.err.text +=
          "Exception in thread \"" + world_.thread_name(id_) + "\" " + describe_exception(world_, exception);
      return done();
    }
    t_.core.in_handler = 1;
    push_frame(world_, t_, *handler, vm::kUncaughtFrame, 0, true);
    refs_of(t_, t_.top())[0] = self;
    refs_of(t_, t_.top())[1] = exception;
    if (handler->descriptor == library::kDispatchUncaughtDescriptor) {
      refs_of(t_, t_.top())[2] = own_handler(world_, id_);
      refs_of(t_, t_.top())[3] = default_handler(world_);
    }
    return done();
  }

  Outcome class_init_done() {
    change_thread();
    result_.threw = t_.core.pending_exception != 0;
    perform_class_init_done(world_, id_);
    return done();
  }

  // --- instructions
  Outcome instruction() {
    const Instruction& i = *instruction_;
    switch (i.op) {
      case Opcode::MONENTER: return enter(R_[i.a]);
      case Opcode::MONEXIT: return exit(R_[i.a]);
      case Opcode::GETF_4_V: return R_[i.b] == 0 ? null_pointer() : read<u32>(P_, R_[i.b], i.c);
      case Opcode::GETF_8_V: return R_[i.b] == 0 ? null_pointer() : read<u64>(P_, R_[i.b], i.c);
      case Opcode::GETF_R_V: return R_[i.b] == 0 ? null_pointer() : read<Ref>(R_, R_[i.b], i.c);
      case Opcode::PUTF_4_V: return R_[i.b] == 0 ? null_pointer() : write<u32>(P_, R_[i.b], i.c);
      case Opcode::PUTF_8_V: return R_[i.b] == 0 ? null_pointer() : write<u64>(P_, R_[i.b], i.c);
      case Opcode::PUTF_R_V: return R_[i.b] == 0 ? null_pointer() : write<Ref>(R_, R_[i.b], i.c);
      case Opcode::GETS_4_V: return read<u32>(P_, holder(), static_offset());
      case Opcode::GETS_8_V: return read<u64>(P_, holder(), static_offset());
      case Opcode::GETS_R_V: return read<Ref>(R_, holder(), static_offset());
      case Opcode::PUTS_4_V: return write<u32>(P_, holder(), static_offset());
      case Opcode::PUTS_8_V: return write<u64>(P_, holder(), static_offset());
      case Opcode::PUTS_R_V: return write<Ref>(R_, holder(), static_offset());
      case Opcode::INITCLASS: return perform_class_init(world_, id_, *method_->classes[i.a]);
      case Opcode::CLINIT_DONE:
      case Opcode::RET:
        if (t_.top().flags & vm::kClinitFrame) return class_init_done();
        return done();
      case Opcode::ASSERTFAIL: {
        if (R_[i.a] != 0) world_.heap.open(R_[i.a]).flags() |= vm::kFailedAssertion;
        change_thread();
        throw_exception(world_, id_, R_[i.a]);
        result_.threw = true;
        return done();
      }
      case Opcode::VMOP: return vm_op(static_cast<VmOp>(i.imm()));
      case Opcode::NATIVE: return promoted_argument(world_, *method_, R_) == 0 ? done() : call_foreign();
      default: return element(promoted_element(world_, i, R_, P_));
    }
  }

  Outcome enter(Ref object) {
    if (object == 0) return null_pointer();
    const bool again = owns(object);
    monitor_enter(world_, id_, object);
    result_.took_monitor = !again;
    return advance();
  }
  Outcome exit(Ref object) {
    if (object == 0) return null_pointer();
    if (!owns(object)) return not_owner();
    result_.released_monitor = monitor_exit(world_, object);
    return advance();
  }

  Ref holder() const { return method_->statics[instruction_->b].owner->statics; }
  u32 static_offset() const { return method_->statics[instruction_->b].field->offset; }

  template <typename T, typename Bank>
  Outcome read(Bank* bank, Ref object, u32 offset) {
    world_.before_write_frame(t_, t_.core.frame_count - 1);
    bank[instruction_->a] = world_.heap.load<T>(object, offset);
    return advance();
  }
  template <typename T, typename Bank>
  Outcome write(Bank* bank, Ref object, u32 offset) {
    world_.heap.store<T>(object, offset, static_cast<T>(bank[instruction_->a]));
    return advance();
  }

  // (Without one the thread is not in front of a visible operation: there is nothing to do.)
  Outcome element(const Element& e) {
    if (e.array == 0) return done();
    world_.before_write_frame(t_, t_.core.frame_count - 1);
    perform_element_access(world_, *instruction_, e, R_, P_);
    return advance();
  }

  Outcome vm_op(VmOp op) {
    switch (op) {
      case VmOp::Wait: return wait(R_[0], R_[0]);
      case VmOp::Await:
      case VmOp::AwaitOrComeLater: return wait(R_[0], R_[1]);
      case VmOp::AwaitUninterruptibly: return wait(R_[0], R_[1], true);
      case VmOp::Signal: return signal();
      case VmOp::SignalAll: result_.delivered = wake_all_waiters(world_, R_[0], woken_); return advance();
      case VmOp::Waiters: {
        std::vector<ThreadId> waiters;
        waiters_of(world_, R_[0], waiters);
        return advance_with(waiters.size());
      }
      case VmOp::MonitorEnterInterruptibly:
        if (t_.core.interrupted) return interrupted();
        return enter(R_[0]);
      case VmOp::MonitorEnter: return enter(R_[0]);
      case VmOp::MonitorExit: return exit(R_[0]);
      case VmOp::MonitorOwner: {
        if (R_[0] == 0) return null_pointer();
        const ThreadId owner = monitor_owner(world_, R_[0]);
        return advance_with_ref(owner == vm::kNoThread ? 0 : world_.thread(owner).core.java_thread);
      }
      case VmOp::MonitorQueue: return advance_with(queued(R_[0], R_[1]));
      case VmOp::MonitorHolds: return advance_with(owns(R_[0]) ? world_.heap.header(R_[0]).count : 0);
      case VmOp::Notify: return notify();
      case VmOp::NotifyAll:
        if (!owns(R_[0])) return not_owner();
        result_.delivered = wake_all_waiters(world_, R_[0], woken_);
        return advance();
      case VmOp::ThreadStart: return start();
      case VmOp::ThreadJoin: return join();
      case VmOp::JoinUnlessStuck: return advance();
      case VmOp::ThreadIsAlive: return advance_with(seems_alive(world_, thread_of(world_, R_[0])));
      case VmOp::ThreadActiveCount: return advance_with(live_threads().size());
      case VmOp::ThreadEnumerate: return enumerate();
      case VmOp::ThreadState: return advance_with(static_cast<u64>(java_state(world_, R_[0], id_)));
      case VmOp::ThreadBacktrace: return backtrace();
      case VmOp::ThreadLook: return look();
      case VmOp::ThreadsDeadlocked: return deadlocked();
      case VmOp::Unhandled: return advance();
      case VmOp::ThreadInterrupt: return interrupt();
      case VmOp::ThreadInterrupted: return interrupted_query();
      case VmOp::ThreadSleep: return sleep();
      case VmOp::ThreadYield: return advance();
      case VmOp::ThreadHoldsLock:
        if (R_[0] == 0) return null_pointer();
        return advance_with(owns(R_[0]));
      case VmOp::Park: return park();
      case VmOp::Unpark: return unpark();
      case VmOp::TryEnter: {
        if (R_[0] == 0) return null_pointer();
        const bool again = owns(R_[0]);
        const bool entered = monitor_enter(world_, id_, R_[0]);
        result_.took_monitor = entered && !again;
        return advance_with(entered);
      }
      case VmOp::CasInt: return compare_and_set<u32>(P_[0], P_[1]);
      case VmOp::CasLong: return compare_and_set<u64>(P_[0], P_[1]);
      case VmOp::CasRef: return compare_and_set<Ref>(R_[2], R_[3]);
      case VmOp::WeakCasInt: return weak_compare_and_set<u32>(P_[0], P_[1]);
      case VmOp::WeakCasLong: return weak_compare_and_set<u64>(P_[0], P_[1]);
      case VmOp::WeakCasRef: return weak_compare_and_set<Ref>(R_[2], R_[3]);
      case VmOp::GetPlainInt: return get_plain<u32>();
      case VmOp::GetPlainLong: return get_plain<u64>();
      case VmOp::GetPlainRef:
      case VmOp::GetRef: return get_plain<Ref>();
      case VmOp::SetPlainInt: return set_plain<u32>(P_[0]);
      case VmOp::SetPlainLong: return set_plain<u64>(P_[0]);
      case VmOp::SetPlainRef: return set_plain<Ref>(R_[2]);
      case VmOp::GetAndAddInt: return get_and_add<u32>();
      case VmOp::GetAndAddLong: return get_and_add<u64>();
      case VmOp::AddBelow: return add_below();
      case VmOp::GetAndSetInt: return get_and_set<u32>(P_[0]);
      case VmOp::GetAndSetLong: return get_and_set<u64>(P_[0]);
      case VmOp::GetAndSetRef: return get_and_set<Ref>(R_[2]);
      case VmOp::VarGet: return var_get();
      case VmOp::VarGetRef: return var_get();
      case VmOp::VarSet: return var_set(P_[1]);
      case VmOp::VarSetRef: return var_set(R_[1]);
      case VmOp::VarChange: return var_change(static_cast<Change>(P_[1]), P_[2], P_[3]);
      case VmOp::VarChangeRef: return var_change(static_cast<Change>(P_[1]), R_[1], R_[2]);
      case VmOp::VarWeakCas: return var_weak_cas(P_[1], P_[2]);
      case VmOp::VarWeakCasRef: return var_weak_cas(R_[1], R_[2]);
      case VmOp::CopyVolatile: return copy_volatile();
      case VmOp::SetIn:
      case VmOp::SetOut:
      case VmOp::SetErr: {
        const vm::Field& stream = standard_stream(*method_->owner, op);
        world_.heap.store<Ref>(stream.owner->statics, stream.offset, R_[0]);
        return advance();
      }
      case VmOp::InitialiseClass: {
        if (R_[0] == 0) return null_pointer();
        Class& c = *world_.classes.class_of_mirror(R_[0]);
        if (next_to_initialise(world_, id_, c) == nullptr) return advance();
        return perform_class_init(world_, id_, c);  // and then this operation again
      }
      case VmOp::Choose: {
        const i32 n = static_cast<i32>(static_cast<u32>(P_[0]));
        if (n <= 0) return throwing(library::kIllegalArgument, "choose(" + std::to_string(n) + ")");
        return advance_with(decisions_.choice % static_cast<u32>(n));
      }
      case VmOp::IdentityHash:
      case VmOp::IdentityHashOf:
        if (R_[0] == 0) return advance_with(0);
        if (count_ > 1) world_.scalars.hash_order = static_cast<u8>(1 + decisions_.choice % count_);
        return advance_with(world_.identity_hash(R_[0]));
      case VmOp::Assume: return advance();
      case VmOp::Collect:
        world_.collect_fully(false);
        advance();
        start_reclaimers(world_);
        return done();
      case VmOp::TakeFinalizable: {
        return advance_with_ref(world_.take_finalizable());
      }
      case VmOp::TakeReference: {
        return advance_with_ref(world_.take_reference());
      }
      case VmOp::AwaitFinalizers: return advance();
      case VmOp::Halt:
        advance();
        world_.scalars.exiting = 1;
        world_.scalars.exit_code = static_cast<i32>(static_cast<u32>(P_[0]));
        result_.kind = OutcomeKind::Ended;
        return result_;
      case VmOp::ReadInput: return read_input();
      case VmOp::InputReady: {
        const bool ready = !world_.outside->input(world_.scalars.input_position).empty();
        return !ready && world_.outside->given_up() ? blocked() : advance_with(ready);
      }
      case VmOp::WriteOutput: {
        if (R_[0] == 0) return null_pointer();
        vm::OutputStream& stream = static_cast<u32>(P_[0]) == 2 ? world_.err : world_.out;
        stream.text += world_.string_utf8(R_[0]);
        return advance();
      }
      case VmOp::CurrentTime: read_clock(); return advance_with(world_.options.start_time_ms + now() / 1000000);
      case VmOp::NanoTime: read_clock(); return advance_with(now());
      case VmOp::CallNative: return call_foreign();
      case VmOp::OpenFile:
      case VmOp::ReadFile:
      case VmOp::WriteFile:
      case VmOp::ReadFileAt:
      case VmOp::WriteFileAt:
      case VmOp::FileControl:
      case VmOp::FileStatus:
      case VmOp::ChangePath:
      case VmOp::ListDirectory: return file_operation(op);
      case VmOp::kCount: break;
    }
    HEDDLE_UNREACHABLE("unknown VM operation");
  }

  // --- wait and notify
  // Waits in the wait set of `object`, a lock's condition or the monitor itself.
  Outcome wait(Ref object, Ref monitor, bool uninterruptible = false) {
    if (!owns(monitor)) return not_owner();
    if (t_.core.interrupted && !uninterruptible) return interrupted();
    advance();
    t_.core.uninterruptible = uninterruptible;
    t_.core.state = ThreadState::Waiting;
    t_.core.wait_object = object;
    t_.core.wait_monitor = monitor == object ? 0 : monitor;
    t_.core.wait_number = world_.scalars.next_wait_number++;
    t_.core.wake_time = deadline();
    const vm::Writer writer = world_.heap.open(monitor);
    t_.core.saved_count = writer.count();
    writer.owner() = 0;
    writer.count() = 0;
    result_.released_monitor = true;
    return result_;
  }

  Outcome signal() {
    std::vector<ThreadId> waiters;
    waiters_of(world_, R_[0], waiters);
    if (!waiters.empty()) {
      wake_waiter(world_, waiters.front(), woken_);
      result_.delivered = true;
    }
    return advance();
  }

  // Threads that stand at the enter of that monitor and cannot go on; under exploration those that have arrived there,
  // and those that a condition has given over to the lock's queue.
  u64 queued(Ref monitor, Ref java_thread) const {
    u64 count = 0;
    for (const auto& other : world_.threads) {
      if (java_thread != 0 && other->core.java_thread != java_thread) continue;
      if (other->id == id_ || !is_alive(world_, other->id)) continue;
      const Operation stop = pending_operation(world_, other->id);
      if (world_.options.backtracks && stop.kind == StopKind::Enter ? !has_arrived(other->core)
                                                                    : decode(world_, stop).can_go_on())
        continue;
      count += (stop.kind == StopKind::Enter || stop.kind == StopKind::Reacquire) && stop.object == monitor;
    }
    return count;
  }

  Outcome notify() {
    const Ref object = R_[0];
    if (!owns(object)) return not_owner();
    std::vector<ThreadId> waiters;
    waiters_of(world_, object, waiters);
    if (!waiters.empty()) {
      wake_waiter(world_, waiters[decisions_.notify < waiters.size() ? decisions_.notify : 0], woken_);
      result_.delivered = true;
    }
    return advance();
  }

  // --- threads
  Outcome start() {
    const Ref java_thread = R_[0];
    const ThreadId existing = thread_of(world_, java_thread);
    if (existing != vm::kNoThread) return throwing(library::kIllegalThreadState);
    change_thread();
    if (const vm::Field* daemon = world_.classes.well_known().thread_daemon)
      SharedHeap(world_, id_, *method_, events_).load_field<u32>(java_thread, *daemon);  // start_thread reads it
    const ThreadId started = world_.intern_thread(id_, t_.core.starts);
    vm::LinkageError why;
    if (!start_thread(world_, started, java_thread, &why)) {
      throw_linkage(world_, id_, why);
      result_.threw = true;
      return result_;
    }
    ++t_.core.starts;
    return advance();
  }

  // The Thread objects of the threads that live. Those of the VM's own are in a group that programs do not see.
  std::vector<Ref> live_threads() const {
    std::vector<Ref> live;
    for (const auto& t : world_.threads)
      if (!is_reclaimer(*t) && t->core.java_thread != 0 && t->core.state != ThreadState::Unborn &&
          !has_ended(world_, t->id))
        live.push_back(t->core.java_thread);
    return live;
  }

  Outcome enumerate() {
    if (R_[0] == 0) return null_pointer();
    std::vector<Ref> live = live_threads();
    const u32 room = world_.heap.header(R_[0]).length;
    if (live.size() > room) live.resize(room);
    SharedHeap(world_, id_, *method_, events_).store_elements<Ref>(R_[0], 0, live);
    return advance_with(live.size());
  }

  Outcome join() { return seems_alive(world_, thread_of(world_, R_[0])) ? interrupted() : advance(); }

  // Where another thread stands; null for one that is not alive.
  Outcome backtrace() {
    const ThreadId target = thread_of(world_, R_[0]);
    if (!seems_alive(world_, target)) return advance_with_ref(0);
    const Ref trace = capture_backtrace(world_, target, false, id_);
    if (trace == 0) return throwing(library::kOutOfMemoryError, "Java heap space");
    return advance_with_ref(trace);
  }

  // Thread, array, Throwable or null, array or null; whether locks are asked for: see VM.look in the library.
  Outcome look() {
    if (R_[0] == 0 || R_[1] == 0) return null_pointer();
    const ThreadId target = thread_of(world_, R_[0]);
    const bool alive = seems_alive(world_, target);
    Ref found[2] = {};
    if (alive && R_[2] != 0) {
      const Ref trace = capture_backtrace(world_, target, false, id_);
      if (trace == 0) return throwing(library::kOutOfMemoryError, "Java heap space");
      const vm::Field* field = world_.classes.well_known().throwable->find_field(library::kBacktrace, "[J");
      SharedHeap(world_, id_, *method_, events_).store_field<Ref>(R_[2], *field, trace);
    }
    const Awaited awaited = alive ? awaited_by(world_, target, id_) : Awaited{};
    const ThreadId owner = holder_of(world_, awaited);
    // Who stands before a monitor that is free by now is about to go on: HotSpot says so, too.
    const bool goes_on = awaited.enters && !awaited.of_lock && awaited.object != 0 && owner == vm::kNoThread;
    if (!goes_on) found[0] = awaited.object;
    if (owner != vm::kNoThread) found[1] = world_.thread(owner).core.java_thread;
    SharedHeap(world_, id_, *method_, events_).store_elements<Ref>(R_[1], 0, found);
    if (R_[3] != 0) note_held(target, alive);
    return advance_with(static_cast<u64>(goes_on ? JavaState::Runnable : java_state(world_, R_[0], id_)));
  }

  // Which monitors and locks it has, for look().
  void note_held(ThreadId target, bool alive) {
    std::vector<HeldMonitor> monitors;
    std::vector<Ref> locks;
    if (alive) monitors = monitors_held(world_, target, id_);
    if (alive && P_[0] != 0) locks = synchronizers_held(world_, target);
    std::vector<Ref> held;
    std::vector<i32> depths = {static_cast<i32>(monitors.size()), static_cast<i32>(locks.size())};
    for (const HeldMonitor& m : monitors) {
      held.push_back(m.object);
      depths.push_back(static_cast<i32>(m.depth));
    }
    held.insert(held.end(), locks.begin(), locks.end());
    const size_t room = std::max<size_t>(world_.heap.header(R_[1]).length, 2) - 2;
    const size_t room_for_depths = world_.heap.header(R_[3]).length;
    SharedHeap heap(world_, id_, *method_, events_);
    heap.store_elements<Ref>(R_[1], 2, std::span<const Ref>(held).first(std::min(room, held.size())));
    heap.store_elements<i32>(R_[3], 0, std::span<const i32>(depths).first(std::min(room_for_depths, depths.size())));
  }

  // Array, whether locks count. How many threads stand in each other's way for ever; in the array those that it has
  // room for.
  Outcome deadlocked() {
    if (R_[0] == 0) return null_pointer();
    std::vector<Ref> found;
    for (const ThreadId t : deadlocked_threads(world_, id_, P_[0] != 0))
      found.push_back(world_.thread(t).core.java_thread);
    const size_t room = std::min<size_t>(world_.heap.header(R_[0]).length, found.size());
    SharedHeap(world_, id_, *method_, events_).store_elements<Ref>(R_[0], 0, std::span<const Ref>(found).first(room));
    return advance_with(found.size());
  }

  Outcome interrupt() {
    const Ref java_thread = R_[0];
    const ThreadId target = thread_of(world_, java_thread);
    if (target == vm::kNoThread) {
      // Not started: the request is kept for start0.
      const vm::Field* field = world_.classes.well_known().thread_id;
      if (field != nullptr) world_.heap.store<i32>(java_thread, field->offset, -1);
      return advance();
    }
    world_.before_write_thread(target);
    vm::ThreadCore& core = world_.thread(target).core;
    core.interrupted = 1;
    core.permit = 1;
    switch (core.state) {
      case ThreadState::Waiting:
        if (core.uninterruptible) break;
        if (world_.options.waiters_leave) {
          core.state = ThreadState::Leaving;
          if (woken_ != nullptr) woken_->push_back(target);
        } else {
          core.pending_interrupted_exception = 1;
          wake_waiter(world_, target, woken_);
        }
        result_.delivered = true;
        break;
      case ThreadState::Sleeping:
      case ThreadState::Parked:
        // It stands at its sleep or park again, which now sees the flag.
        core.state = ThreadState::Runnable;
        core.wake_time = 0;
        if (woken_ != nullptr) woken_->push_back(target);
        result_.delivered = true;
        break;
      default: break;
    }
    return advance();
  }

  Outcome interrupted_query() {
    const Ref java_thread = R_[0];
    const bool clear = P_[0] != 0;
    const ThreadId target = thread_of(world_, java_thread);
    if (target == vm::kNoThread) {
      const vm::Field* field = world_.classes.well_known().thread_id;
      return advance_with(field != nullptr && world_.heap.load<i32>(java_thread, field->offset) < 0);
    }
    vm::ThreadCore& core = world_.thread(target).core;
    const u8 flag = core.interrupted;
    if (flag && clear) {
      world_.before_write_thread(target);
      core.interrupted = 0;
    }
    return advance_with(flag);
  }

  Outcome sleep() {
    if (t_.core.interrupted) return interrupted("sleep interrupted");
    change_thread();
    if (time_limit_ == 0) return advance();
    if (world_.options.time == vm::TimePolicy::Free) {
      set_clock(later(deadline(), delay_of_choice(decisions_.choice)));
      return advance();
    }
    t_.core.state = ThreadState::Sleeping;
    t_.core.wake_time = deadline();
    return done();
  }

  Outcome park() {
    if (t_.core.permit) {
      change_thread();
      t_.core.permit = 0;
      return advance();
    }
    if (t_.core.interrupted || time_limit_ == 0) return advance();
    if (world_.options.time == vm::TimePolicy::Free) {
      change_thread();
      count_timeout();
      // (A spurious return takes no time.)
      if (time_limit_ != kNoTimeLimit && decisions_.choice != 1)
        set_clock(later(deadline(), delay_of_choice(decisions_.choice)));
      return advance();
    }
    change_thread();
    t_.core.state = ThreadState::Parked;
    t_.core.wake_time = deadline();
    return done();
  }

  Outcome unpark() {
    const ThreadId target = R_[0] == 0 ? vm::kNoThread : thread_of(world_, R_[0]);
    if (!is_alive(world_, target)) return advance();
    world_.before_write_thread(target);
    vm::ThreadCore& core = world_.thread(target).core;
    core.permit = 1;
    if (core.state == ThreadState::Parked) {
      core.state = ThreadState::Runnable;  // stands at its park again, which takes the permit
      core.wake_time = 0;
      if (woken_ != nullptr) woken_->push_back(target);
      result_.delivered = true;
    }
    return advance();
  }

  // --- compare-and-set on a volatile field that is named by a string
  // Null: an exception has been thrown.
  const vm::Field* variable() {
    if (R_[0] == 0) {
      null_pointer();
      return nullptr;
    }
    const vm::Field* field = volatile_field(world_, R_[0], R_[1]);
    if (field == nullptr)
      throwing(library::kInternalError, "no volatile field " +
                                            (R_[1] == 0 ? std::string("null") : world_.string_utf8(R_[1])) + " in " +
                                            class_of(world_, R_[0]).dotted_name());
    return field;
  }

  template <typename T>
  Outcome compare_and_set(u64 expected, u64 update) {
    const vm::Field* field = variable();
    if (field == nullptr) return result_;
    const bool equal = world_.heap.load<T>(R_[0], field->offset) == static_cast<T>(expected);
    if (equal) world_.heap.store<T>(R_[0], field->offset, static_cast<T>(update));
    return advance_with(equal);
  }
  // decision.choice 1: it fails although the value is the expected one.
  template <typename T>
  Outcome weak_compare_and_set(u64 expected, u64 update) {
    if (decisions_.choice == 0) return compare_and_set<T>(expected, update);
    if (variable() == nullptr) return result_;
    change_thread();
    ++t_.core.weak_failures;
    return advance_with(0);
  }
  template <typename T>
  Outcome get_plain() {
    const vm::Field* field = variable();
    if (field == nullptr) return result_;
    const T value = world_.heap.load<T>(R_[0], field->offset);
    return field->bank == bytecode::Bank::Ref ? advance_with_ref(static_cast<Ref>(value)) : advance_with(value);
  }
  template <typename T>
  Outcome set_plain(u64 value) {
    const vm::Field* field = variable();
    if (field == nullptr) return result_;
    world_.heap.store<T>(R_[0], field->offset, static_cast<T>(value));
    return advance();
  }
  template <typename T>
  Outcome get_and_add() {
    const vm::Field* field = variable();
    if (field == nullptr) return result_;
    const T old = world_.heap.load<T>(R_[0], field->offset);
    world_.heap.store<T>(R_[0], field->offset, static_cast<T>(old + static_cast<T>(P_[0])));
    return advance_with(old);
  }
  Outcome add_below() {
    const vm::Field* field = variable();
    if (field == nullptr) return result_;
    const u32 sum = world_.heap.load<u32>(R_[0], field->offset) + static_cast<u32>(P_[0]);
    const bool below = static_cast<i32>(sum) < static_cast<i32>(static_cast<u32>(P_[1]));
    world_.heap.store<u32>(R_[0], field->offset, sum);
    return advance_with(below);
  }
  template <typename T>
  Outcome get_and_set(u64 value) {
    const vm::Field* field = variable();
    if (field == nullptr) return result_;
    const T old = world_.heap.load<T>(R_[0], field->offset);
    world_.heap.store<T>(R_[0], field->offset, static_cast<T>(value));
    return field->bank == bytecode::Bank::Ref ? advance_with_ref(static_cast<Ref>(old)) : advance_with(old);
  }

  // --- variables that have a VarHandle
  // The library has looked whether there is this variable, and of which type it is.
  VariablePlace place() const {
    const VariablePlace p = variable_place(world_, R_[0], P_[0]);
    HEDDLE_CHECK(p.holder != 0, "a VarHandle of no variable");
    return p;
  }
  Outcome var_value(const VariablePlace& p, u64 value) {
    return p.is_reference() ? advance_with_ref(static_cast<Ref>(value)) : advance_with(value);
  }
  Outcome var_get() {
    const VariablePlace p = place();
    return var_value(p, p.load(world_));
  }
  Outcome var_set(u64 value) {
    place().store(world_, value);
    return advance();
  }
  // heddle.VM has the numbers.
  enum class Change : u64 { IfEqual, Set, Add, Or, And, Xor };
  Outcome var_change(Change how, u64 a, u64 b) {
    const VariablePlace p = place();
    const u64 old = p.load(world_);
    switch (how) {
      case Change::IfEqual:
        if (old == p.canonical(a)) p.store(world_, b);
        break;
      case Change::Set: p.store(world_, a); break;
      case Change::Add: p.store(world_, old + a); break;
      case Change::Or: p.store(world_, old | a); break;
      case Change::And: p.store(world_, old & a); break;
      case Change::Xor: p.store(world_, old ^ a); break;
    }
    return var_value(p, old);
  }
  // decision.choice 1: it fails although the value is the expected one.
  Outcome var_weak_cas(u64 expected, u64 update) {
    if (decisions_.choice != 0) {
      change_thread();
      ++t_.core.weak_failures;
      return advance_with(0);
    }
    const VariablePlace p = place();
    const bool equal = p.load(world_) == p.canonical(expected);
    if (equal) p.store(world_, update);
    return advance_with(equal);
  }

  // For Object.clone.
  Outcome copy_volatile() {
    const vm::Field* field = visible_field(world_, R_[0], static_cast<u32>(P_[0]));
    HEDDLE_CHECK(field != nullptr, "clone has too many fields");
    if (field->bank == bytecode::Bank::Prim8)
      world_.heap.store<u64>(R_[1], field->offset, world_.heap.load<u64>(R_[0], field->offset));
    else world_.heap.store<u32>(R_[1], field->offset, world_.heap.load<u32>(R_[0], field->offset));
    return advance();
  }

  // --- the clock
  // Under exploration some time may have passed before: decision.choice (1: a long one).
  void read_clock() {
    world_.scalars.clock_observed = 1;
    world_.scalars.clock_ns += kNanosPerReading;
    if (decisions_.choice != 1) return set_clock(later(now(), delay_of_choice(decisions_.choice)));
    change_thread();
    ++t_.core.late_readings;
    set_clock(later(now(), kLateNanos));
  }

  // --- input and files
  Outcome file_operation(VmOp op) {
    const FileResult r = perform_file_operation(world_, id_, *method_, op, R_, P_, events_);
    if (r.exception != nullptr)
      return throwing(r.exception, r.message.empty() ? std::nullopt : std::optional(r.message));
    return r.is_ref ? advance_with_ref(r.ref) : advance_with(r.value);
  }

  Outcome call_foreign() {
    change_thread();
    world_.before_write_frame(t_, t_.core.frame_count - 1);
    bool opaque = false;
    if (!call_native(world_, t_, *method_, R_, P_, events_, &opaque)) {
      result_.threw = true;
      return result_;
    }
    if (!opaque) return advance();
    result_.kind = OutcomeKind::Blocked;
    result_.opaque = true;
    return result_;
  }

  Outcome read_input() {
    const Ref buffer = R_[0];
    if (buffer == 0) return null_pointer();
    const i64 offset = static_cast<i32>(static_cast<u32>(P_[0]));
    const i64 length = static_cast<i32>(static_cast<u32>(P_[1]));
    const i64 size = world_.heap.header(buffer).length;
    if (offset < 0 || length < 0 || length > size - offset)
      return throwing("java/lang/IndexOutOfBoundsException",
                      "Range [" + std::to_string(offset) + ", " + std::to_string(offset) + " + " +
                          std::to_string(length) + ") out of bounds for length " + std::to_string(size));
    if (length == 0) return advance_with(0);
    u64& position = world_.scalars.input_position;
    const std::string_view available = world_.outside->input(position);
    const u64 count = available.size() < static_cast<u64>(length) ? available.size() : static_cast<u64>(length);
    if (count == 0 && world_.outside->given_up()) return blocked();
    if (count == 0) return advance_with(0xffffffffu);
    SharedHeap(world_, id_, *method_, events_)
        .store_bytes(buffer, static_cast<u32>(offset), static_cast<u32>(count), available.data());
    position += count;
    return advance_with(count);
  }

  World& world_;
  const ThreadId id_;
  const u64 time_limit_;  // of the operation
  const u32 count_;       // likewise
  Thread& t_;
  const Decisions& decisions_;
  Events* events_;
  std::vector<ThreadId>* woken_;
  Outcome result_;
  const Method* method_ = nullptr;
  const Instruction* instruction_ = nullptr;
  Ref* R_ = nullptr;
  u64* P_ = nullptr;
};

}  // namespace

Outcome perform(World& world, const Operation& operation, const Decisions& decisions, Events* events,
                std::vector<ThreadId>* woken) {
  const ThreadId t = operation.thread;
  const Progress progress = progress_of(world, operation);
  const bool ends = decisions.timeout && may_end_by_itself(world, operation.kind, progress.proceed);
  if (progress.proceed != Proceed::Yes && !ends) return blocked(progress.by);
  const bool arrived = has_arrived(world.thread(t).core);
  const Outcome result = Execution(world, operation, decisions, events, woken).run();
  if (result.kind == OutcomeKind::Blocked) return result;
  if (arrived) {
    world.before_write_thread(t);
    world.thread(t).core.wait_object = 0;
  }
  if (!operation.reentrant && mover_of(operation.kind) != Mover::None) {
    world.before_write_thread(t);
    ++world.thread(t).core.visible;
  }
  return result;
}

Outcome perform(World& world, ThreadId t, const Decisions& decisions, Events* events, std::vector<ThreadId>* woken) {
  return perform(world, pending_operation(world, t), decisions, events, woken);
}

}  // namespace heddle::interp
