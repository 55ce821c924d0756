// Operations as data: what a thread is about to do, whether it can, what was decided and what came of it. Whoever shows
// or explores schedules stands on these four: Operation, Pending, Decisions (decision.h), Outcome.
//
//   const Pending p = decode(world, t);                       // pure: what t is about to do, and whether it can
//   const Outcome o = perform(world, t, decisions, events);   // run.h
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "interp/decision.h"
#include "vm/world.h"

namespace heddle::interp {

using vm::Ref;
using vm::ThreadId;
using vm::World;

enum class StopKind : u8 {
#define STOP(name, text, mover, operands) name,
#include "interp/stops.def"
#undef STOP
};
inline constexpr size_t kStopKinds = 0
#define STOP(name, text, mover, operands) +1
#include "interp/stops.def"
#undef STOP
    ;

// How an operation commutes with those of other threads: Lipton, "Reduction: A Method of Proving Properties of
// Parallel Programs" (1975). None: no operation at all.
enum class Mover : u8 { None, Right, Left, Both, Non };

// Which members of Operation mean something: bits.
namespace operand {
enum : u8 {
  kObject = 1,
  kOffset = 2,
  kTarget = 4,
  kClass = 8,
  kCount = 16,
  kValue = 32,
  kException = 64,
  kTimeLimit = 128,
};
}  // namespace operand

// The columns of stops.def.
const char* to_string(StopKind kind);                         // "enter"
std::string_view name_of(StopKind kind);                      // "Enter", as in files
std::optional<StopKind> stop_of_name(std::string_view name);  // the inverse
Mover mover_of(StopKind kind);
u8 operands_of(StopKind kind);  // operand:: bits

// Operation::time_limit of what waits as long as it takes.
inline constexpr u64 kNoTimeLimit = ~0ull;
// A hundred years, in nanoseconds. Whoever waits longer, mostly Long.MAX_VALUE, means "as long as it takes", and sees
// no other end of it: explorations take it so.
inline constexpr u64 kForEver = 3'155'760'000'000'000'000ull;

// What a thread is about to do: read off its record and the instruction at its pc. Changes nothing, and holds only
// until something else does.
struct Operation {
  StopKind kind = StopKind::Dead;
  bool reentrant = false;
  bool is_thread_monitor = false;  // Enter/Exit/Wait/Notify on a java.lang.Thread object
  bool interruptible = false;      // Enter: an interrupt ends it
  bool plain = false;              // VolatileRead, VolatileWrite: in plain mode (AtomicInteger.getPlain): visible, but
                                   // no synchronisation
  bool handle = false;          // VolatileRead, VolatileWrite, Cas: of a VarHandle, in a mode stronger than plain; the
                                // variable need not be volatile
  bool of_lock = false;         // Enter, Reacquire, Notify: of java.util.concurrent. A Notify then wakes the
                                // longest waiting: no choice
  bool may_come_later = false;  // Wait: of a call of the library that has done nothing yet that others rely on
  // Cas: an addition (VM.getAndAdd), or one that only says whether a limit is reached (VM.addBelow, `count` 1: it will
  // be); `value`: of how much.
  enum class Addition : u8 { None, Plain, Limited };
  Addition addition = Addition::None;
  ThreadId thread = vm::kNoThread;  // who
  Ref object = 0;                   // the monitor, thread object, or holder of the variable
  Ref monitor = 0;                  // Wait: what it frees; `object` is the wait set
  u32 offset = 0;  // of the field in object's payload (statics: object is the holder); the index of an array's element
  u32 width = 1;  // `handle`: so many variables from `offset` on are accessed as one (bytes of an array, as one number)
  u32 class_id = 0;
  ThreadId target = vm::kNoThread;  // the other thread
  u32 count = 0;  // Choose, Clock; TryEnter: 1 if it asks who waits for the lock; Join: see is_unless_stuck()
  i64 value = 0;  // Assume: the condition; ExitVm: the status; Output: the stream; Cas: see `addition`
  // How long it waits at most, in nanoseconds of the virtual clock from now on; 0: not at all, or no longer. Of Wait,
  // Park and Sleep that is what the program asks for; of Waiting, Leave and Reacquire, what is left of it.
  u64 time_limit = kNoTimeLimit;
  Ref exception = 0;
  bool has_time_limit() const { return time_limit < kForEver; }
  // Of a variable: is that one among those that it accesses?
  bool accesses(Ref holder, u32 variable) const {
    return object == holder && variable >= offset && variable - offset < width;
  }
};

// A Join that also ends when nobody but the thread itself can go on (VM.joinUnlessStuck).
inline bool is_unless_stuck(const Operation& o) { return o.kind == StopKind::Join && o.count == 1; }

// Can a thread go on, if nobody else does anything?
enum class Proceed : u8 {
  Yes,
  By,      // a certain thread must first do something: release a monitor, end, initialise a class
  InTime,  // when its time is up (Operation::time_limit), if not before: Decisions::timeout
  Never,   // somebody must first do something: notify, unpark
};

struct Pending {
  Operation operation;
  Proceed proceed = Proceed::Never;
  ThreadId by = vm::kNoThread;  // Proceed::By: who. (One of them: others may follow.)
  bool can_go_on() const { return proceed == Proceed::Yes; }
};

// The operation that t stands in front of. Only meaningful when run_to_visible(world, t, ...) would return at once: a
// thread that stands before code that is no operation gets StopKind::Budget.
Operation pending_operation(const World& world, ThreadId t);
// The same, and whether it can be performed now. The one place that decides that: perform() asks here, too. Two kinds
// learn more from the world outside when they are performed: Input and Native may then be Blocked all the same.
Pending decode(const World& world, ThreadId t);
Pending decode(const World& world, const Operation& operation);  // of an operation that is still pending

enum class OutcomeKind : u8 {
  Done,
  Blocked,  // could not proceed; nothing has changed
  Ended,    // the whole program has ended (exit, or the last user thread died)
};
// What came of it.
struct Outcome {
  OutcomeKind kind = OutcomeKind::Done;
  ThreadId owner = vm::kNoThread;   // Blocked: Pending::by
  bool took_monitor = false;        // Enter, Reacquire, TryEnter (a real acquire, not re-entrant)
  bool released_monitor = false;    // Exit, Wait
  bool delivered = false;           // Notify(All), Interrupt, Unpark: somebody's state changed
  bool threw = false;               // InterruptedException, IllegalMonitorState ... instead
  bool class_init_started = false;  // a class is being initialised by the thread from now on: class_id
  u32 class_id = 0;
  bool opaque = false;                     // Blocked for ever: see vm::Outside::native
  bool has_value = false;                  // the call that the operation is has returned a number
  u64 value = 0;                           // Cas, TryEnter, Choose ...: that number
  std::vector<ThreadId>* woken = nullptr;  // if not null, threads woken are appended (by the caller's leave)
};

}  // namespace heddle::interp
