// Random concurrent programs for comparing modes of exploration with each other (random_comparison.h):
// nested monitors, conditions, wait and notify, timed waits, interrupts, start and join, thread objects as
// monitors, volatiles and compare-and-set, exceptions that leave monitors, class initialisers, daemons,
// exit, data choices, park and unpark, tryEnter.
//
// A program is a small tree of operations: generated from a seed, printed as bytecode assembly
// (vm/bytecode/assembler.h, run over the test library of test_support/test_world.h), and reduced when a difference is
// to be shown. Every program
//  * terminates: it has no loops but Thread.join's own;
//  * is free of data races: a plain variable is touched only under its lock, or handed over through a
//    volatile, a join or a class initialiser. So exploration by blocks must find every behaviour;
//  * shows what each thread has read: a thread folds every value into a history (register p0) and
//    stores it in a static field of its own when it ends.
#pragma once

#include <string>
#include <vector>

#include "vm/base/types.h"

namespace heddle::tester {

// clang-format off
enum class RandomOpKind : u8 {
  Region,      // synchronized (lock a) body
  TryRegion,   // if (tryEnter(lock a)) { body; exit }; folds the result
  Fresh,       // synchronized (new Box()) { garbage; a volatile write to it; body }: a monitor that guards nothing
  If,          // if (last value read == b) body
  Try,         // try body catch (Throwable) fold 777
  Throw,       // throw new RuntimeException()
  Check,       // assert last value read == b
  Assume,      // likewise, but the path does not count otherwise
  Read, Write, Increment,       // variable a (b)
  PlainAdd,                     // of b to variable a; nobody looks at the sum
  FinalRead,                    // of variable a, without its lock, after all threads were joined
  HandOver, TakeOver,           // private write, then a volatile write; volatile read, then perhaps the private read
  VolatileRead, VolatileWrite,  // volatile a (b)
  Cas, GetAndAdd,               // volatile field a of the cell; Cas from b to b + 1
  Add,                          // of b to field a of the cell, as GetAndAdd whose result nobody uses
  AddBelow,                     // likewise, and folds whether the sum is below 2
  Put, Take,                    // a queue's methods as the class library has them: Take waits, or comes later
  Wait, TimedWait, Notify, NotifyAll,  // on lock a
  Start, Join, Alive, State, Interrupt, IsInterrupted, Unpark,  // thread a
  Interrupted, Sleep, Yield, Park, TimedPark,
  InitClass,   // first use of class a, fold its statics
  Choose,      // one of b values
  Print,       // of b, and of where that is in the program
  Exit,        // of the program, with the history as status
};
// clang-format on

struct RandomOp {
  RandomOpKind kind = RandomOpKind::Yield;
  u32 a = 0;
  i32 b = 0;
  std::vector<RandomOp> body;
};

// Locks are numbered: objects made for it first, then the thread objects.
inline constexpr u32 kThreadLock = 100;

struct RandomThread {
  std::vector<RandomOp> ops;
  bool daemon = false;
  i32 like = -1;           // it runs the code of that thread, and has no operations of its own
  bool anonymous = false;  // only main, which starts it, may know it, to join it
};

struct RandomVariable {
  enum class Place : u8 { Static, LockField, Element, Box };  // Box: a new object holds each new value
  u32 lock = 0;                                               // its guard
  Place place = Place::Static;
};

struct RandomClass {
  std::vector<RandomOp> initialiser;
  i32 super = -1;       // class number
  bool silent = false;  // it has no statics, so that nothing but its lock shows that somebody initialises it
};

struct RandomProgram {
  u32 locks = 0, volatiles = 0, cells = 0;
  std::vector<RandomVariable> variables;
  std::vector<RandomClass> classes;
  std::vector<RandomThread> threads;  // 0 is main

  // Whose code the thread runs.
  u32 code_of(u32 t) const { return threads[t].like < 0 ? t : static_cast<u32>(threads[t].like); }
  bool has_like(u32 t) const;  // others run the same code
  // The paths of start numbers of those anonymous threads that run the code of that one: the main thread starts them
  // first of all.
  std::vector<std::string> anonymous_paths(u32 code) const;
  bool has_exit() const;
  bool has_daemons() const;
  bool has_queue() const;
  bool has_plain_additions() const;
  u32 size() const;  // operations
};

// The kinds of operations that a program may contain; each program draws a few.
// clang-format off
enum RandomFeature : u32 {
  kConditions = 1 << 0, kWaits = 1 << 1, kTimedWaits = 1 << 2, kInterrupts = 1 << 3, kJoins = 1 << 4,
  kThreadMonitors = 1 << 5, kVolatiles = 1 << 6, kCas = 1 << 7, kExceptions = 1 << 8, kInitialisers = 1 << 9,
  kDaemons = 1 << 10, kExits = 1 << 11, kChoices = 1 << 12, kParks = 1 << 13, kTryEnters = 1 << 14,
  kAliveness = 1 << 15, kHandOvers = 1 << 16, kAssertions = 1 << 17, kYoungObjects = 1 << 18,
};
// clang-format on
inline constexpr u32 kAllFeatures = (1u << 19) - 1;
// getState, and nothing drawn for it: only where it is asked for, so that seeds give the programs that they gave
// before.
inline constexpr u32 kStates = 1u << 19;
// Likewise assumptions, which cut paths off.
inline constexpr u32 kAssumptions = 1u << 20;
// Likewise additions that commute. (A field with a limit gets no others than Add, as the class library's counters.)
inline constexpr u32 kAdditions = 1u << 21;
// And a queue, calls of which come later.
inline constexpr u32 kQueues = 1u << 22;
// And additions to variables that a lock guards.
inline constexpr u32 kPlainAdditions = 1u << 23;
// And prints, in programs that mostly end while somebody lives.
inline constexpr u32 kPrints = 1u << 24;

// The same program for the same seed, on every machine.
RandomProgram random_program(u64 seed, u32 features = kAllFeatures);

// How many of them a test takes: as many as the environment variable HEDDLE_RANDOM_PROGRAMS says, if it is set.
u64 number_of_programs(u64 usual);
// For a test that takes each several times, or slowly: a part of the usual number, in proportion to what it says if
// that is less than 200.
u64 share_of_programs(u64 usual);

// Some of its regions take a new object's monitor instead of their lock, and so guard nothing: it has data races.
RandomProgram with_races(RandomProgram program, u64 seed);

// One of its threads gets one or two like it, which run the same code and which nobody knows but main, for joins. In
// half of the programs nobody knows that thread, either.
RandomProgram with_like_threads(RandomProgram program, u64 seed);

// Assembly of class Main and its helpers.
std::string assembly_of(const RandomProgram& program);
// The tree, one thread a paragraph; and back (a fault in the text aborts with its line).
//
//   variable 0 guarded by l0 (static)
//   thread 0
//     start thread 1
//     sync l0
//       write 0 =1
//   thread 1 daemon
//     park
std::string text_of(const RandomProgram& program);
RandomProgram program_from_text(const std::string& text);

// All programs that are one step smaller: without an operation, without a thread, an operation with a
// body replaced by its body. Each is legal again (accesses outside their lock are dropped).
std::vector<RandomProgram> reductions(const RandomProgram& program);

}  // namespace heddle::tester
