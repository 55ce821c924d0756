// Executing threads. The interpreter runs one thread until just before its next visible operation
// and says which one; the caller decides whether, and how, it is performed. It never calls upward
// and knows no tester (docs/architecture.md, "The seams, as built").
//
//   Operation s = run_to_visible(world, t, budget, events);   // invisible code; nothing visible happened
//   Outcome p = perform(world, t, decision, events);   // exactly that visible operation
//
// A plain run uses run_thread, which performs visible operations inline.
//
// Points that the tester rests on (docs/algorithms.md, "Atomic blocks"):
//  * A timeout (decision.timeout on a Waiting thread) only leaves the wait set: Waiting -> Reacquire.
//    Getting the monitor back is the next operation, so a notify in between goes to somebody else.
//  * An interrupt leaves the waiter in the wait set, if World::options.waiters_leave: until it leaves by itself
//    (Leaving -> Reacquire, and then throws) a notify may take it; then it returns normally with its flag set, as
//    HotSpot's ObjectMonitor::wait does. Without the option it leaves at once (plain runs, old schedules).
//  * An interrupt gives the thread a permit, too, as HotSpot does (JavaThread::interrupt unparks).
//  * Death (as in HotSpot's ensure_join): needs the thread object's own monitor for a moment, so it is
//    Blocked while another thread owns it; then the thread is dead and all waiters on it are notified.
//  * INITCLASS of a class that is done (or being initialised by this thread) is no stop; it is recorded
//    as a read access with object = class id and offset = kInitOffset (events.h).
//  * Park without permit: Blocked when World::options.exploring (no state Parked there); a timed park
//    proceeds with decision.timeout. Sleep never blocks when exploring.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "interp/events.h"
#include "vm/world.h"

namespace heddle::interp {

using vm::Ref;
using vm::ThreadId;
using vm::World;

// What a thread is about to do. Object = the monitor, thread object, or holder of the variable.
// clang-format off
enum class StopKind : u8 {
  Enter,        // monitor enter. `reentrant`: already the owner (no event)
  Leave,        // interrupted in a wait set: leaves it (JLS 17.2.4). The monitor is the next operation
  Reacquire,    // after wait: get the monitor back (state Reacquire)
  Exit,         // monitor exit. `reentrant`: count > 1 (no event)
  Wait, Notify, NotifyAll,
  Start,        // `target` = the thread to be started
  Join,         // primitive join; `target`
  Death,        // the thread has ended its run method (or its uncaught handler): perform() lets it die
  Park, Unpark, Interrupt, InterruptedQuery, IsAlive, GetState,
  Sleep, Yield, HoldsLock, TryEnter,
  VolatileRead, VolatileWrite,   // `object`, `offset`
  Elements,     // a native method, such as arraycopy, is about to access promoted elements of the array `object`, and
                // perhaps of others: which ones, `events` tells once it is performed
  Cas,          // read-modify-write of a volatile field: `object`, `offset`. `count` = 2: a weak compare-and-set that
                // would succeed; choice 1: it fails spuriously
  ClassInit,    // first use of a class: `class_id`; performed: its initialiser starts, or nothing if done
  ClassInitDone,  // the initialiser has ended: publish
  Choose,       // `count` values
  Assume,       // Verify.assume; `value` = the condition
  Input, Output,
  Clock,        // a reading of the clock; choice 1: late (kLateNanos). `count` = 2: by the program, 1: by the library
  File,         // an operation on files; what it touches is in World::files->accesses once it is performed
  Native,       // a call of a native function that is not pure. Blocked, with `opaque`: it cannot be made
  ExitVm,       // System.exit / halt: `value` = status
  Collect,      // System.gc()
  TakeReclaimed,    // a thread of the VM's own waits for its next object (reclaimers.h)
  AwaitFinalizers,  // System.runFinalization()
  // not visible operations:
  Waiting,      // in a wait set / parked / sleeping: cannot go on by itself (a timed one can time out)
  Dead,
  Budget,       // the step budget is used up; call again to go on
  Access,       // before a plain access of `object` at `offset` that Events::stop_before stops; call again to go on
  AssertionFailed,  // an assert statement failed: about to throw `exception`; perform() throws it
  Uncaught,     // an exception has left the thread's run method: `exception`; perform() runs the
                // uncaught-exception handler (prints the stack trace), then comes Death. Or it has left that
                // handler; or the library is about to hand it to the handler (VmOp::Unhandled)
};
// clang-format on
const char* to_string(StopKind kind);

struct Operation {
  StopKind kind = StopKind::Dead;
  bool reentrant = false;
  bool timed = false;              // Wait, Waiting, Park, Sleep: with a time limit
  bool is_thread_monitor = false;  // Enter/Exit/Wait/Notify on a java.lang.Thread object
  bool interruptible = false;      // Enter: an interrupt ends it
  bool plain = false;              // VolatileRead, VolatileWrite: in plain mode (AtomicInteger.getPlain): visible, but
                                   // no synchronisation
  bool of_lock = false;            // Enter, Reacquire, Notify: of java.util.concurrent. A Notify then wakes the
                                   // longest waiting: no choice
  Ref object = 0;
  Ref monitor = 0;  // Wait: what it frees; `object` is the wait set
  u32 offset = 0;   // of the field in object's payload (statics: object is the holder); the index of an array's element
  u32 class_id = 0;
  ThreadId target = vm::kNoThread;
  u32 count = 0;  // Choose, Clock; TryEnter: 1 if it asks who waits for the lock
  i64 value = 0;  // Sleep, timed Wait: nanoseconds
  Ref exception = 0;
};

// What the caller has decided about the pending operation.
struct Decision {
  ThreadId notify_pick = vm::kNoThread;  // Notify: which waiter; kNoThread = the longest waiting
  u32 choice = 0;                        // Choose, Clock, Cas; Waiting: 1 = not the time is up, but a spurious wakeup
  bool timeout = false;                  // Waiting/Reacquire/Park/Sleep with a limit: the time is up; with
                                         // RunOptions::spurious_wakeups of Waiting and Park without one, too
};

enum class OutcomeKind : u8 {
  Done,
  Blocked,  // could not proceed; nothing has changed. `blocker` tells on what
  Ended,    // the whole program has ended (exit, or the last user thread died)
};
struct Outcome {
  OutcomeKind kind = OutcomeKind::Done;
  ThreadId owner = vm::kNoThread;  // Blocked on a monitor, class initialiser or join: who has it
  // Done: what the tester must know beyond the Operation
  bool took_monitor = false;        // Enter, Reacquire, TryEnter (a real acquire, not re-entrant)
  bool released_monitor = false;    // Exit, Wait
  bool delivered = false;           // Notify(All), Interrupt, Unpark: somebody's state changed
  bool threw = false;               // InterruptedException, IllegalMonitorState ... instead
  bool class_init_started = false;  // a class is being initialised by the thread from now on: class_id
  u32 class_id = 0;
  bool opaque = false;                     // Blocked for ever: see vm::Outside::native
  std::vector<ThreadId>* woken = nullptr;  // if not null, threads woken are appended (by the caller's leave)
};

// The pending visible operation of t, without executing anything: only meaningful when the last call
// left t in front of one (run_to_visible would return at once). Pure.
Operation pending_operation(const World& world, ThreadId t);

// Runs t through invisible code up to its next visible operation (or `budget` steps: backward branches
// and calls; or an access that Events::stop_before stops). At once if it is already in front of one. Accesses are
// recorded in `events` (null: not). The use of a class that is already initialised is no stop; it is recorded as a read
// of (class, kInitOffset).
Operation run_to_visible(World& world, ThreadId t, u64 budget, Events* events);

// Performs t's pending visible operation and nothing else; afterwards t stands behind it. Blocked
// changes nothing. A monitor operation on null or by a non-owner throws into the program.
Outcome perform(World& world, ThreadId t, const Decision& decision, Events* events,
                std::vector<ThreadId>* woken = nullptr);

// Waiters of an object that a notify can choose, longest waiting first.
void waiters_of(const World& world, Ref object, std::vector<ThreadId>& out);

// Time that one step (a backward branch or a call) takes on the virtual clock.
inline constexpr u64 kNanosPerStep = 10;

// A frame that has not begun: at pc 0 the class in Frame::extra must be initialised first. Only the
// frame of main, whose class nobody's INITCLASS has initialised. (One of Frame::flags.)
inline constexpr u32 kInitFirst = 0x100;
// That a reading of the clock takes; and that may have passed before one, under exploration: an hour.
inline constexpr u64 kNanosPerReading = 100, kLateNanos = 3'600'000'000'000;

// Whether t's pending operation would be Blocked now (default decisions), and by whom (null: not
// asked). True for threads that wait, sleep or are parked, and for dead ones. Pure.
bool would_block(const World& world, ThreadId t, ThreadId* owner = nullptr);
// Whether a handler of the program's would take an exception that leaves t's run method now: the thread's own, that
// of a group of a class of the program's, or the default one. Whatever it looks at is appended to `looked_at`, as
// (object, offset). False in a library without handlers.
bool program_handles_uncaught(const World& world, ThreadId t, std::vector<std::pair<Ref, u32>>* looked_at);
// Where t's Thread object keeps its own handler, as an offset, if it has one: its death forgets it. Otherwise ~0.
u32 own_handler_offset(const World& world, ThreadId t);
// Threads wait to be started when the last user thread dies (Runtime.addShutdownHook).
bool has_shutdown_hooks(World& world);
// Whether t is Sleeping, or Waiting or Parked with a time limit, and its time is up at clock_ns: then
// perform() with Decision::timeout may go on.
bool is_timed_out_at(const World& world, ThreadId t, u64 clock_ns);

// --- plain runs
struct RunPolicy {
  u64 quantum = 10000;  // steps (ThreadCore::steps) before another thread may get its turn
  u64 patience = 0;     // so many steps more, up to where the thread frees a monitor
  // Called before output to one stream while the other holds unflushed text, and before input: hands
  // the output over, so that it appears in order. May be null.
  const std::function<void(World&)>* flush_output = nullptr;
};
// Yielded: the turn is over before the quantum, or patience was rewarded.
enum class ThreadRun : u8 { QuantumOver, Yielded, BlockedOrWaiting, Died, ProgramEnded };
// Runs t, performing visible operations inline with default decisions (events == nullptr is the fast
// loop without recording).
ThreadRun run_thread(World& world, ThreadId t, const RunPolicy& policy, Events* events);

// --- program start
struct StartResult {
  bool ok = false;
  std::string error;
};
// Loads the class, initialises the library's classes, creates the main thread standing before
// main(String[]). The class must have a public static void main(String[]).
StartResult start_program(World& world, const std::string& main_class);

// --- looking around (pure)
struct StackFrame {
  const vm::Method* method = nullptr;
  u32 pc = 0;
  u32 line = 0, column = 0;
};
std::vector<StackFrame> stack_of(const World& world, ThreadId t);  // innermost first

}  // namespace heddle::interp
