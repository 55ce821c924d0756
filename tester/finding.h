// Findings: what is wrong with the program, as data. Text and JSON are renderings of the same thing.
#pragma once

#include <string>
#include <vector>

#include "interp/outside_ops.h"
#include "interp/schedule.h"
#include "tester/finding_id.h"

namespace heddle::tester {

enum class FindingKind : u8 {
  AssertionFailed,
  UncaughtException,
  Deadlock,           // a cycle of wants, or nobody can go on
  DataRace,           // two conflicting, concurrent accesses with disjoint locksets
  LockDiscipline,     // no common lock, but the accesses were ordered: a warning (finding with --strict-discipline)
  PotentialDeadlock,  // the paper's reverse lock chain analysis: may be a false alarm
  NeverTerminates,    // only idle workers are left, or a thread spins for ever
  UnexpectedOutput,   // none of the outputs given with --expect-output
  Finalization,       // what a finalizer does matters to the program: the paper's criterion (section 4.1) is broken
  OpaqueNative,       // an irreversible native call would have to be made a second time, otherwise
  ProgramExit,        // with RunOptions::no_exit: System.exit or halt
};
constexpr FindingKind kLastFindingKind = FindingKind::ProgramExit;
const char* to_string(FindingKind kind);

// One line of source, as "src/Main.java:12".
struct Place {
  std::string file;  // its path where that is known (ClassImage::source_path), or its name
  u32 line = 0;
  u32 column = 0;
  std::string method;    // "Main.run"
  bool library = false;  // in the class library
};

// A lock that a thread holds, and where it took it.
struct HeldLock {
  Thing lock;
  std::vector<Place> stack;  // innermost first; empty: not known
};

enum class ThreadStatus : u8 {
  Runs,          // or could
  WantsMonitor,  // `wants` is a monitor, or the right to initialise a class, that another thread has
  WaitsOn,       // in the wait set of the monitor `wants`
  Joins,         // the thread `wants`
  Parks,
  HasEnded,
};
const char* to_string(ThreadStatus status);  // as JSON reports name it

// What a thread holds and wants at the end of the schedule.
struct ThreadReport {
  std::string thread;  // "Thread-0"
  std::string path;    // "0.1"
  ThreadStatus status = ThreadStatus::Runs;
  Thing wants;
  std::string wanted_from;  // who has it
  std::vector<HeldLock> holds;
  std::string call;        // of the library, in which it stands: "Semaphore#2.acquire()"; or ""
  std::string call_class;  // "java.util.concurrent.Semaphore"
  std::string call_state;  // "permits 0", "count 1"; or ""
  bool daemon = false;
  std::vector<Place> stack;  // innermost first
  bool idle_worker = false;  // a thread of a pool or timer that waits for work
  bool unreachable = false;  // it waits on an object that no other live thread can reach
  bool tested = false;       // it waits on a monitor, and has read something between getting that and the wait
};

// A variable that a failed condition read.
struct VariableReport {
  std::string name;          // "Account.balance"
  std::string value;         // when it was read; "" = not known
  std::string thread;        // who wrote it last; "" = nobody since the other threads were started
  std::vector<Place> stack;  // where
};

// A sleep, or a wait or park with a time limit, that must be over before others take a few steps; or a reading of the
// clock before which a long time passes.
enum class Sleeping : u8 { Sleep, Wait, Park, Clock };  // Clock: a reading of it
struct SleepReport {
  std::string thread;
  Sleeping how = Sleeping::Sleep;
  u64 nanoseconds = 0;  // its limit; of a reading of the clock, how late it was
  Place place;
  std::vector<std::string> others;  // who could have run all the time; nobody for a reading of the clock
};

// A call of the class library that the user's code makes: of the object itself, or of a part of it that the library
// has given out.
enum class CalledOn : u8 { Object, Iterator, Entry, View, Constructor, Static };
struct LibraryCallName {
  CalledOn on = CalledOn::Object;
  std::string name;  // of the method; of the class for constructors; "Collections.sort" for static methods. "": no call
  friend bool operator==(const LibraryCallName&, const LibraryCallName&) = default;
};

struct AccessReport {
  std::string thread;
  bool write = false;
  std::vector<Thing> locks;
  std::vector<Place> stack;
  LibraryCallName call;  // that it is a part of
  bool updates = false;  // its line both reads and writes the variable, in this run or what follows the schedule
};

// A race inside an object of the class library is one finding, whichever of its parts are raced
// (tester/library_race.h).
struct LibraryRace {
  std::string class_name;  // "java/util/HashMap"; empty: it is a race of the user's own variables
  std::string held_as;     // the class of the wrapper by which the user's code calls it; or ""
  std::string note;        // "a HashMap, which is not thread-safe"
  std::string wrapper;     // label of that wrapper, until it is known by which variable the object is called
  // The pairs of places in the user's code that were seen racing, "put() Main.java:10 | get() Main.java:14": the
  // finding tells about the first one.
  std::vector<std::string> pairs;
};

// How an operation stands, or has gone, where that is not as usual.
using interp::Manner;

// What a thread does, in terms that outlive the World: labels instead of references. words.h has its text.
struct OperationReport {
  interp::StopKind kind = interp::StopKind::Dead;  // Dead: nothing
  Manner manner = Manner::Usual;
  Thing object;      // monitors, wait sets, arrays of elements
  std::string name;  // of the variable, thread ("": not known), class, native method, file or exception, by kind
  u32 count = 0;     // Choose: of how many
  interp::FileDeed file = interp::FileDeed::Open;
  bool is_nothing() const { return kind == interp::StopKind::Dead; }
  friend bool operator==(const OperationReport&, const OperationReport&) = default;
};

// Of which kind is the call of the library to which an operation belongs?
enum class CallKind : u8 {
  None,  // the user's own code, or the language
  Method,
  Constructor,
  Worker,          // no user code at all: a worker between two tasks
  UncaughtReport,  // likewise: the report of an uncaught exception
};

// One operation of the schedule, for readers.
struct StepReport {
  std::string thread;  // label
  std::string path;
  size_t number = 0;  // of the schedule's operations, from 1 on; 0 = a plain access, which is none
  OperationReport operation;
  std::vector<std::string> woken;  // Notify, NotifyAll: these threads
  size_t waiters = 0;              // of so many
  Place place;                     // in the user's code
  bool preempts = false;           // the thread that ran before could have gone on
  bool switches = false;           // first operation after another thread's
  bool access = false;             // a plain access of a variable that matters: no operation of the schedule
  LibraryCallName part_of;         // accesses inside an object of the library: of this call
  std::string call;                // of the library, to which the operation belongs: "Semaphore#2.acquire()"; or ""
  CallKind call_kind = CallKind::None;
  std::string value;   // of the variable that it reads or writes; "" = not known
  std::string result;  // what the call of the library has returned in it, what it printed (quoted), which of several
                       // was chosen; "" = nothing, or not known
};

// Why a deadlock is one: the patterns that explain.h recognises.
enum class DeadlockKind : u8 {
  None,
  SelfJoin,
  InitialiserCycle,
  JoinCycle,
  JoinUnderLock,
  LockCycle,
  ExitInHook,
  NestedMonitor,
  SwallowedInterrupt,
  WrongThreadNotified,
  LostNotify,
  MissingNotify,
  UnreachableMonitor,
  Latch,
  Semaphore,
  Barrier,
  Queue,
  UnfinishedTask,
  ReadWriteLock,
  MissingUnpark,
  HeldAtTheEnd,
  NobodyCanGoOn,
};
const char* to_string(DeadlockKind kind);  // as JSON reports name it; "" for None

struct Finding {
  FindingKind kind = FindingKind::AssertionFailed;
  FindingId key;                   // the same cause in another schedule has the same key
  std::string message;             // one sentence: the cause
  std::string thread;              // who failed, if one did
  std::string variable;            // races: "Account.balance"; inside an object of the library: "Stats.count"
  bool promoted = false;           // races: each access of it was an operation of its own
  std::vector<std::string> raced;  // races: the fields and elements where it was seen, the first one first
  LibraryRace library;             // races inside an object of the class library
  DeadlockKind deadlock_kind = DeadlockKind::None;
  std::string guard;                      // races: which lock the other accesses hold, a sentence; or ""
  std::vector<VariableReport> variables;  // failures: what the condition read
  std::vector<std::string> hints;         // tester/hints.h
  std::vector<SleepReport> sleeps;        // that the schedule needs to be outlasted
  std::string output;                     // unexpected outputs: what was printed
  u64 count = 1;                          // schedules in which it was seen
  u64 variants = 1;                       // how many like threads or objects show it in turn
  u64 first_schedule = 0;                 // the number of the schedule that showed it first, from 1
  std::vector<ThreadReport> threads;
  std::vector<AccessReport> accesses;                      // races: the earlier one first
  std::vector<Place> stack;                                // of the failing thread
  std::vector<StepReport> steps;                           // the schedule as a reader wants it
  std::vector<std::pair<size_t, StepReport>> access_rows;  // on their way into steps: after so many of these
  interp::Schedule schedule;
  std::string schedule_promotes;  // races: what is promoted in the schedule (RunOptions::promoted) to show it; or ""
  std::string schedule_file;      // where it was written; empty: nowhere
  u32 preemptions = 0;            // switches away from a thread that could have gone on
  bool all_stuck = false;         // deadlocks: nobody at all can go on
  bool confirmed = false;         // replayed in a fresh World, with the same result
};

// Does this kind make the verdict "failed"?
bool is_failure(FindingKind kind);

}  // namespace heddle::tester
