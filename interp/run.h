// Executing threads. The interpreter runs one thread until just before its next visible operation
// and says which one; the caller decides whether, and how, it is performed. It never calls upward
// and knows no tester (docs/architecture.md, "The seams, as built").
//
//   Operation o = run_to_visible(world, t, budget, events);   // invisible code; nothing visible happened
//   Outcome p = perform(world, t, decisions, events);         // exactly that visible operation
//
// A plain run uses run_thread, which performs visible operations inline.
//
// Points that the tester rests on (docs/algorithms.md, "Atomic blocks"):
//  * A timeout (Decisions::timeout on a Waiting thread) only leaves the wait set: Waiting -> Reacquire.
//    Getting the monitor back is the next operation, so a notify in between goes to somebody else.
//  * An interrupt leaves the waiter in the wait set, if World::options.waiters_leave: until it leaves by itself
//    (Leaving -> Reacquire, and then throws) a notify may take it; then it returns normally with its flag set, as
//    HotSpot's ObjectMonitor::wait does. Without the option it leaves at once (plain runs, old schedules).
//  * An interrupt gives the thread a permit, too, as HotSpot does (JavaThread::interrupt unparks).
//  * Death (as in HotSpot's ensure_join): needs the thread object's own monitor for a moment, so it is
//    Blocked while another thread owns it; then the thread is dead and all waiters on it are notified.
//  * INITCLASS of a class that is done (or being initialised by this thread) is no stop; it is recorded
//    as a read access with object = class id and offset = kInitOffset (events.h).
//  * Where time is free (vm::TimePolicy) a park without permit is Blocked (no state Parked there), and one with a limit
//    proceeds with Decisions::timeout. Sleep never blocks there.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "interp/events.h"
#include "interp/instruction_watch.h"
#include "interp/operation.h"
#include "vm/world.h"

namespace heddle::interp {

using vm::Ref;
using vm::ThreadId;
using vm::World;

// Runs t through invisible code up to its next visible operation (or `budget` steps: backward branches
// and calls; or an access that Events::stop_before stops). At once if it is already in front of one. Accesses are
// recorded in `events` (null: not). The use of a class that is already initialised is no stop; it is recorded as a read
// of (class, kInitOffset).
// `watch`: asked in front of each instruction (`events` must not be null then); where it stops the thread, the result
// is StopKind::Budget and watch->stopped is set.
Operation run_to_visible(World& world, ThreadId t, u64 budget, Events* events, InstructionWatch* watch = nullptr);

// Performs t's pending visible operation and nothing else; afterwards t stands behind it. Blocked
// changes nothing. A monitor operation on null or by a non-owner throws into the program.
Outcome perform(World& world, ThreadId t, const Decisions& decisions, Events* events,
                std::vector<ThreadId>* woken = nullptr);
// The same, for a caller who has the operation, which is still pending.
Outcome perform(World& world, const Operation& operation, const Decisions& decisions, Events* events,
                std::vector<ThreadId>* woken = nullptr);

// Waiters of an object that a notify can choose, longest waiting first.
void waiters_of(const World& world, Ref object, std::vector<ThreadId>& out);
// What a notify does to one of them, who is appended to `woken`, unless that is null.
void wake_waiter(World& world, ThreadId waiter, std::vector<ThreadId>* woken);

// Time that one step (a backward branch or a call) takes on the virtual clock.
inline constexpr u64 kNanosPerStep = 10;

// A frame that has not begun: at pc 0 the class in Frame::extra must be initialised first. Only the
// frame of main, whose class nobody's INITCLASS has initialised. (One of Frame::flags.)
inline constexpr u32 kInitFirst = 0x100;
// Nanoseconds of a reading of the clock; and those that pass before one if the caller decides so: an hour.
inline constexpr u64 kNanosPerReading = 100, kLateNanos = 3'600'000'000'000;

// Whether a handler of the program's would take an exception that leaves t's run method now: the thread's own, that
// of a group of a class of the program's, or the default one. Whatever it looks at is appended to `looked_at`, as
// (object, offset). False in a library without handlers.
bool program_handles_uncaught(const World& world, ThreadId t, std::vector<std::pair<Ref, u32>>* looked_at);
// Where t's Thread object keeps its own handler, as an offset, if it has one: its death forgets it. Otherwise ~0.
u32 own_handler_offset(const World& world, ThreadId t);
// Threads wait to be started when the last user thread dies (Runtime.addShutdownHook).
bool has_shutdown_hooks(World& world);
// What everybody else sees of the thread: it has died, or its end has begun the shutdown, whose hooks it runs (the VM's
// DestroyJavaVM runs them on OpenJDK, JLS 12.8).
inline bool has_ended(const World& world, ThreadId t) {
  return world.thread(t).core.state == vm::ThreadState::Dead || world.scalars.shutdown_stage == t + 1;
}

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
