// What a thread is about to do, read off its record and the instruction at its pc, and whether it can.
#include "interp/library_contract.h"
#include "interp/monitors.h"
#include "interp/queues.h"
#include "interp/reclaimers.h"
#include "interp/variable_place.h"

namespace heddle::interp {

using bytecode::Instruction;
using bytecode::Opcode;

namespace {

// Does the user's code ask, in front of a reading of the clock, or a class of the library that stands for
// the time? Others measure their own waiting.
bool asks_for_time(const World& world, const Thread& t) {
  for (u32 i = t.core.frame_count; i-- > 0;) {
    const Class& owner = *method_of(world, t.frames[i]).owner;
    if (!owner.is_library) return true;
    const std::string_view name = owner.name;
    if (name != library::kSystem && !name.starts_with("java/time/") && name != "java/util/Date" &&
        name != "java/util/Calendar" && name != "java/util/GregorianCalendar")
      return false;
  }
  return false;
}

bool is_thread_object(const World& world, Ref r) { return r != 0 && (world.heap.header(r).flags & vm::kThreadObject); }

// Is the text that name, with another sign in place of each slash?
bool is_same(std::u16string_view text, std::string_view name, char slash) {
  return std::equal(text.begin(), text.end(), name.begin(), name.end(),
                    [slash](char16_t a, char b) { return a == static_cast<unsigned char>(b == '/' ? slash : b); });
}

void set_monitor(const World& world, ThreadId t, Operation& stop, StopKind kind, Ref object) {
  stop.kind = kind;
  stop.object = object;
  stop.is_thread_monitor = is_thread_object(world, object);
  if (object == 0) return;
  const vm::ObjectHeader& h = world.heap.header(object);
  if (kind == StopKind::Enter || kind == StopKind::TryEnter) stop.reentrant = h.owner == t + 1;
  else if (kind == StopKind::Exit) stop.reentrant = h.owner == t + 1 && h.count > 1;
}

void set_thread(const World& world, Operation& stop, Ref java_thread) {
  stop.object = java_thread;
  if (java_thread != 0) stop.target = thread_of(world, java_thread);
}

bool is_plain_access(VmOp op) {
  switch (op) {
    case VmOp::GetPlainInt:
    case VmOp::GetPlainLong:
    case VmOp::GetPlainRef:
    case VmOp::SetPlainInt:
    case VmOp::SetPlainLong:
    case VmOp::SetPlainRef: return true;
    default: return false;
  }
}

bool weak_cas_would_succeed(const World& world, VmOp op, u32 offset, const Ref* R, const u64* P) {
  switch (op) {
    case VmOp::WeakCasInt: return world.heap.load<u32>(R[0], offset) == static_cast<u32>(P[0]);
    case VmOp::WeakCasLong: return world.heap.load<u64>(R[0], offset) == P[0];
    case VmOp::WeakCasRef: return world.heap.load<Ref>(R[0], offset) == R[2];
    default: return false;
  }
}

bool is_of_handle(VmOp op) { return op >= VmOp::VarGet && op <= VmOp::VarWeakCasRef; }

bool weak_cas_of_handle_would_succeed(const World& world, VmOp op, const VariablePlace& place, const Ref* R,
                                      const u64* P) {
  if (op == VmOp::VarWeakCas) return place.load(world) == place.canonical(P[1]);
  return op == VmOp::VarWeakCasRef && place.load(world) == R[1];
}

bool reaches_limit(u32 counter, const u64* P) {
  return static_cast<i32>(counter + static_cast<u32>(P[0])) >= static_cast<i32>(static_cast<u32>(P[1]));
}

void set_addition(VmOp op, u64 addend, Operation& stop) {
  if (op == VmOp::GetAndAddLong) stop.value = static_cast<i64>(addend);
  else if (op == VmOp::GetAndAddInt || op == VmOp::AddBelow) stop.value = static_cast<i32>(static_cast<u32>(addend));
  else return;
  stop.addition = op == VmOp::AddBelow ? Operation::Addition::Limited : Operation::Addition::Plain;
}

// A time limit as the program gives it, in units of so many nanoseconds. Negative: it does not wait.
u64 time_limit_of(i64 units, u64 nanoseconds_each) {
  if (units <= 0) return 0;
  return static_cast<u64>(units) > (kNoTimeLimit - 1) / nanoseconds_each ? kNoTimeLimit - 1
                                                                         : static_cast<u64>(units) * nanoseconds_each;
}

// What is left of the time limit of a thread that waits, is parked or sleeps.
u64 time_left(const World& world, const vm::ThreadCore& core) {
  if (core.wake_time == kNoLimit) return kNoTimeLimit;
  const u64 now = world.scalars.clock_ns;
  return core.wake_time > now ? core.wake_time - now : 0;
}

// Those that have been seen stay as they are.
bool may_choose_hash_order(const World& world) {
  return world.scalars.hash_order == 0 && !world.scalars.identity_observed;
}

Operation pending_vm_op(const World& world, ThreadId id, VmOp op, const Ref* R, const u64* P) {
  Operation stop;
  const StopKind kind = vm_op_entry(op).stop;
  stop.thread = id;
  stop.kind = kind;
  switch (kind) {
    case StopKind::Wait:
      set_monitor(world, id, stop, kind, R[0]);
      stop.monitor = op == VmOp::Wait ? R[0] : R[1];
      stop.may_come_later = op == VmOp::AwaitOrComeLater;
      if (op == VmOp::AwaitUninterruptibly || P[0] == 0) break;
      stop.time_limit = time_limit_of(static_cast<i64>(P[0]), op == VmOp::Wait ? 1'000'000 : 1);
      break;
    case StopKind::Enter:
      set_monitor(world, id, stop, kind, R[0]);
      stop.of_lock = true;
      stop.interruptible = op == VmOp::MonitorEnterInterruptibly;
      break;
    case StopKind::Notify: stop.of_lock = op == VmOp::Signal; [[fallthrough]];
    case StopKind::Exit:
    case StopKind::NotifyAll:
    case StopKind::HoldsLock:
    case StopKind::TryEnter:
      set_monitor(world, id, stop, kind, R[0]);
      stop.count = op == VmOp::MonitorQueue || op == VmOp::Waiters;
      break;
    case StopKind::Start: {
      stop.object = R[0];
      const vm::ThreadCore& core = world.thread(id).core;
      for (const auto& t : world.threads)
        if (t->parent == id && t->number == core.starts) stop.target = t->id;
      break;
    }
    case StopKind::IsAlive:
      if (op != VmOp::ThreadActiveCount && op != VmOp::ThreadEnumerate) set_thread(world, stop, R[0]);
      break;
    case StopKind::GetState:
      // 1: what it says depends on all threads; of no object: which threads are deadlocked.
      stop.count = op == VmOp::ThreadLook || op == VmOp::ThreadsDeadlocked;
      if (op == VmOp::ThreadsDeadlocked) break;
      [[fallthrough]];
    case StopKind::Join:
    case StopKind::Interrupt:
    case StopKind::InterruptedQuery:
    case StopKind::Unpark:
      set_thread(world, stop, R[0]);
      stop.count = op == VmOp::JoinUnlessStuck;
      break;
    case StopKind::Park:
      stop.object = world.thread(id).core.java_thread;
      stop.target = id;
      if (P[0] != 0) stop.time_limit = time_limit_of(static_cast<i64>(P[0]), 1);
      break;
    case StopKind::Sleep: stop.time_limit = time_limit_of(static_cast<i64>(P[0]), 1); break;
    case StopKind::VolatileWrite:
      if (op == VmOp::SetIn || op == VmOp::SetOut || op == VmOp::SetErr) {
        const vm::Field& stream = standard_stream(*method_of(world, world.thread(id).top()).owner, op);
        stop.object = stream.owner->statics;
        stop.offset = stream.offset;
        break;
      }
      [[fallthrough]];
    case StopKind::VolatileRead:
    case StopKind::Cas:
      stop.object = R[0];
      if (op == VmOp::CopyVolatile) {
        if (const vm::Field* f = visible_field(world, R[0], static_cast<u32>(P[0]))) stop.offset = f->offset;
        break;
      }
      if (is_of_handle(op)) {
        const VariablePlace place = variable_place(world, R[0], P[0]);
        stop.handle = true;
        stop.offset = place.where;
        if (place.bytes != 0) stop.width = place.bytes;
        if (place.holder != 0 && weak_cas_of_handle_would_succeed(world, op, place, R, P)) stop.count = 2;
        break;
      }
      stop.plain = is_plain_access(op);
      if (const vm::Field* f = volatile_field(world, R[0], R[1])) {
        stop.offset = f->offset;
        if (weak_cas_would_succeed(world, op, f->offset, R, P)) stop.count = 2;
        set_addition(op, P[0], stop);
        if (op == VmOp::AddBelow && reaches_limit(world.heap.load<u32>(R[0], f->offset), P)) stop.count = 1;
      }
      break;
    case StopKind::Uncaught:
      stop.target = id;
      stop.exception = R[0];
      break;
    case StopKind::ClassInit:
      if (Class* c = R[0] == 0 ? nullptr : world.classes.class_of_mirror(R[0])) {
        const Class* next = next_to_initialise(world, id, *c);
        stop.class_id = next != nullptr ? next->id : c->id;
      }
      break;
    case StopKind::Clock: {
      stop.count = asks_for_time(world, world.thread(id)) ? 2 : 1;
      break;
    }
    case StopKind::Choose: stop.count = static_cast<u32>(P[0]); break;
    case StopKind::HashOrder:
      stop.count = may_choose_hash_order(world) && R[0] != 0 ? world.options.hash_orders : 1;
      break;
    case StopKind::Assume:
    case StopKind::ExitVm: stop.value = static_cast<i32>(static_cast<u32>(P[0])); break;
    case StopKind::Output: stop.value = static_cast<i32>(static_cast<u32>(P[0])); break;
    default: break;
  }
  return stop;
}

}  // namespace

const vm::Field* volatile_field(const World& world, Ref object, Ref name) {
  if (object == 0 || name == 0) return nullptr;
  const std::u16string_view text = world.heap.text(name);
  const size_t dot = text.rfind(u'.');
  const bool is_qualified = dot != std::u16string_view::npos;
  const std::u16string_view field = is_qualified ? text.substr(dot + 1) : text;
  for (const Class* c = &class_of(world, object); c != nullptr; c = c->super) {
    if (is_qualified && !is_same(text.substr(0, dot), c->name, '.')) continue;
    for (const vm::Field& f : c->fields)
      if (!f.is_static() && f.is_volatile() && is_same(field, f.name, '/')) return &f;
  }
  return nullptr;
}

Element promoted_element(const World& world, const Instruction& i, const Ref* R, const u64* P) {
  if (i.op < Opcode::ALOAD_B_V || i.op > Opcode::ASTORE_R_V) return {};
  const Ref array = R[i.b];
  const u32 index = static_cast<u32>(P[i.c]);
  if (array == 0 || !world.has_promoted_elements(array) || index >= world.heap.header(array).length) return {};
  if (i.op == Opcode::ASTORE_R_V && R[i.a] != 0 &&
      !class_of(world, R[i.a]).is_subclass_of(class_of(world, array).element_class))
    return {};
  return {array, index};
}

Ref promoted_argument(const World& world, const Method& native, const Ref* R) {
  for (u32 k = 0; k < native.reference_arguments; ++k)
    if (R[k] != 0 && world.has_promoted_variables(R[k])) return R[k];
  return 0;
}

const vm::Field* visible_field(const World& world, Ref object, u32 index) {
  for (const Class* c : class_of(world, object).super_chain)
    for (const vm::Field& f : c->fields)
      if (!f.is_static() && f.is_volatile() && index-- == 0) return &f;
  return nullptr;
}

const vm::Field& standard_stream(const Class& system, VmOp op) {
  const bool in = op == VmOp::SetIn;
  const vm::Field* field = system.find_field(in                   ? "in"
                                             : op == VmOp::SetOut ? "out"
                                                                  : "err",
                                             in ? "Ljava/io/InputStream;" : "Ljava/io/PrintStream;");
  HEDDLE_CHECK(field != nullptr, "java.lang.System has no such stream");
  return *field;
}

Operation pending_operation(const World& world, ThreadId id) {
  const Thread& t = world.thread(id);
  const vm::ThreadCore& core = t.core;
  Operation stop;
  stop.thread = id;
  switch (core.state) {
    case ThreadState::Unborn:
    case ThreadState::Dead: return stop;
    case ThreadState::Waiting:
    case ThreadState::Leaving:
    case ThreadState::Reacquire:
      set_monitor(
          world, id, stop,
          core.state == ThreadState::Waiting   ? StopKind::Waiting
          : core.state == ThreadState::Leaving ? StopKind::Leave
                                               : StopKind::Reacquire,
          core.state == ThreadState::Reacquire && core.wait_monitor != 0 ? core.wait_monitor : core.wait_object);
      stop.of_lock = core.wait_monitor != 0;
      stop.time_limit = time_left(world, core);
      return stop;
    case ThreadState::Parked:
    case ThreadState::Sleeping:
      stop.kind = StopKind::Waiting;
      stop.object = core.state == ThreadState::Parked ? core.java_thread : 0;
      stop.time_limit = time_left(world, core);
      return stop;
    case ThreadState::Runnable: break;
  }
  stop.target = id;
  if (core.frame_count == 0) {
    stop.kind = core.pending_exception != 0 ? StopKind::Uncaught : StopKind::Death;
    stop.exception = core.pending_exception;
    stop.object = core.java_thread;
    return stop;
  }
  const Frame& top = t.top();
  if (core.pending_exception != 0) {
    stop.kind = StopKind::ClassInitDone;
    stop.class_id = top.extra;
    stop.exception = core.pending_exception;
    return stop;
  }
  const Method& method = method_of(world, top);
  const Ref* R = refs_of(t, top);
  const u64* P = prims_of(t, top);
  if (top.flags & kInitFirst) {
    stop.kind = StopKind::ClassInit;
    const Class* next = next_to_initialise(world, id, *world.classes.by_id(top.extra));
    stop.class_id = next != nullptr ? next->id : top.extra;
    return stop;
  }
  const Instruction& i = method.code[top.pc];
  auto variable = [&](StopKind kind, Ref object, u32 offset) {
    stop.kind = kind;
    stop.object = object;
    stop.offset = offset;
  };
  auto static_variable = [&](StopKind kind) {
    const vm::StaticTarget& target = method.statics[i.b];
    variable(kind, target.owner->statics, target.field->offset);
  };
  switch (i.op) {
    case Opcode::MONENTER: set_monitor(world, id, stop, StopKind::Enter, R[i.a]); break;
    case Opcode::MONEXIT: set_monitor(world, id, stop, StopKind::Exit, R[i.a]); break;
    case Opcode::GETF_4_V:
    case Opcode::GETF_8_V:
    case Opcode::GETF_R_V: variable(StopKind::VolatileRead, R[i.b], i.c); break;
    case Opcode::PUTF_4_V:
    case Opcode::PUTF_8_V:
    case Opcode::PUTF_R_V: variable(StopKind::VolatileWrite, R[i.b], i.c); break;
    case Opcode::GETS_4_V:
    case Opcode::GETS_8_V:
    case Opcode::GETS_R_V: static_variable(StopKind::VolatileRead); break;
    case Opcode::PUTS_4_V:
    case Opcode::PUTS_8_V:
    case Opcode::PUTS_R_V: static_variable(StopKind::VolatileWrite); break;
    case Opcode::INITCLASS: {
      stop.kind = StopKind::ClassInit;
      const Class* next = next_to_initialise(world, id, *method.classes[i.a]);
      stop.class_id = next != nullptr ? next->id : method.classes[i.a]->id;
      break;
    }
    case Opcode::CLINIT_DONE:
    case Opcode::RET:
    case Opcode::RET_P:  // of a debugger's call (call.h)
    case Opcode::RET_R:
      stop.kind = StopKind::Budget;
      if (top.flags & vm::kClinitFrame) {
        stop.kind = StopKind::ClassInitDone;
        stop.class_id = top.extra;
      }
      break;
    case Opcode::ASSERTFAIL:
      stop.kind = StopKind::AssertionFailed;
      stop.exception = R[i.a];
      break;
    case Opcode::VMOP: stop = pending_vm_op(world, id, static_cast<VmOp>(i.imm()), R, P); break;
    case Opcode::NATIVE: {
      const Ref array = i.a != 0 ? promoted_argument(world, method, R) : 0;
      if (array != 0) variable(StopKind::Elements, array, 0);
      else stop.kind = StopKind::Budget;
      break;
    }
    default: {
      const Element element = promoted_element(world, i, R, P);
      if (element.array == 0) stop.kind = StopKind::Budget;
      else
        variable(is_element_store(i.op) ? StopKind::VolatileWrite : StopKind::VolatileRead, element.array,
                 element.index);
      break;
    }
  }
  return stop;
}

namespace {

constexpr Progress kYes{Proceed::Yes, vm::kNoThread}, kNever{Proceed::Never, vm::kNoThread};
Progress by(ThreadId who) { return {who == vm::kNoThread ? Proceed::Yes : Proceed::By, who}; }
Progress in_time_or_never(const World& world, const Operation& o) {
  const bool elapses = world.options.time == vm::TimePolicy::Elapses;
  const bool in_time = elapses ? o.time_limit != kNoTimeLimit : o.has_time_limit();
  return {in_time ? Proceed::InTime : Proceed::Never, vm::kNoThread};
}

// Another thread that owns the monitor; kNoThread if the thread may have it.
ThreadId other_owner(const World& world, ThreadId t, Ref monitor) {
  const ThreadId owner = monitor == 0 ? vm::kNoThread : monitor_owner(world, monitor);
  return owner == t ? vm::kNoThread : owner;
}

Progress enter_progress(const World& world, const Operation& o) {
  if (o.object == 0 || (o.interruptible && world.thread(o.thread).core.interrupted)) return kYes;  // it will throw
  const ThreadId owner = monitor_owner(world, o.object);
  if (owner == o.thread) return kYes;
  return by(owner != vm::kNoThread ? owner : overtaken(world, o.thread, o.object));
}

// Somebody who can go on, now or in time, besides the thread that asks; kNoThread: nobody can.
ThreadId at_work(const World& world, ThreadId asking) {
  for (const auto& t : world.threads) {
    const ThreadState state = t->core.state;
    if (t->id == asking || is_reclaimer(*t) || state == ThreadState::Unborn || state == ThreadState::Dead) continue;
    const Operation o = pending_operation(world, t->id);
    if (is_unless_stuck(o)) continue;
    const Proceed proceed = progress_of(world, o).proceed;
    if (proceed == Proceed::Yes || proceed == Proceed::InTime) return t->id;
  }
  return vm::kNoThread;
}

// As Java's primitive join0: under the thread object's own monitor.
Progress join_progress(const World& world, const Operation& o) {
  const bool lives = seems_alive(world, o.target);
  if (is_unless_stuck(o) && lives) return by(at_work(world, o.thread));
  if (const ThreadId owner = other_owner(world, o.thread, o.object); owner != vm::kNoThread) return by(owner);
  const bool over = !lives || world.thread(o.thread).core.interrupted;
  return by(over ? vm::kNoThread : o.target);
}

// Where time is free the thread does not wait in a state of its own: it stands in front of the park until it has a
// permit, is interrupted, or its time is up.
Progress park_progress(const World& world, const Operation& o) {
  const vm::ThreadCore& core = world.thread(o.thread).core;
  if (world.options.time == vm::TimePolicy::Elapses || core.permit || core.interrupted || o.time_limit == 0)
    return kYes;
  return in_time_or_never(world, o);
}

Progress class_init_progress(const World& world, const Operation& o) {
  if (o.class_id >= world.class_init.size()) return kYes;
  const vm::ClassInitRecord& record = world.class_init[o.class_id];
  return by(record.state == vm::InitState::Running && record.thread != o.thread ? record.thread : vm::kNoThread);
}

}  // namespace

Progress progress_of(const World& world, const Operation& o) {
  switch (o.kind) {
    case StopKind::Dead: return kNever;
    case StopKind::Waiting: return in_time_or_never(world, o);
    case StopKind::Enter: return enter_progress(world, o);
    case StopKind::Reacquire: return by(monitor_owner(world, o.object));
    case StopKind::Join: return join_progress(world, o);
    case StopKind::Death: return by(other_owner(world, o.thread, o.object));
    case StopKind::Park: return park_progress(world, o);
    case StopKind::ClassInit: return class_init_progress(world, o);
    case StopKind::TakeReclaimed: {
      const bool finalizer = o.thread == finalizer_thread(world);
      const auto left = finalizer ? world.scalars.pending_finalizers : world.scalars.pending_references;
      return left == 0 ? kNever : kYes;
    }
    case StopKind::AwaitFinalizers: return finalizers_to_run(world, o.thread) ? kNever : kYes;
    default: return kYes;
  }
}

Pending decode(const World& world, const Operation& operation) {
  const Progress progress = progress_of(world, operation);
  return {operation, progress.proceed, progress.by};
}

Pending decode(const World& world, ThreadId t) { return decode(world, pending_operation(world, t)); }

}  // namespace heddle::interp
