// Findings: what is wrong with the program, as data. Text and JSON are renderings of the same thing.
#pragma once

#include <string>
#include <vector>

#include "interp/schedule.h"

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
};
const char* to_string(FindingKind kind);

// One line of source, as "Main.java:12".
struct Place {
  std::string file;
  u32 line = 0;
  u32 column = 0;
  std::string method;    // "Main.run"
  bool library = false;  // in the class library
};

// A lock that a thread holds, and where it took it.
struct HeldLock {
  std::string lock;          // "Account#2"
  std::vector<Place> stack;  // innermost first; empty: not known
};

// What a thread holds and wants at the end of the schedule.
struct ThreadReport {
  std::string thread;       // "Thread-0"
  std::string path;         // "0.1"
  std::string state;        // "wants monitor", "waits on", "joins", "runs", "has ended"
  std::string wants;        // "Account#2", "the end of Thread-1", ""
  std::string wanted_from;  // who has it
  std::vector<HeldLock> holds;
  std::string call;        // of the library, in which it stands: "Semaphore#2.acquire()"; or ""
  std::string call_class;  // "java.util.concurrent.Semaphore"
  std::string call_state;  // "permits 0", "count 1"; or ""
  bool daemon = false;
  std::vector<Place> stack;  // innermost first
  bool idle_worker = false;  // a thread of a pool or timer that waits for work
  bool unreachable = false;  // it waits on an object that no other live thread can reach
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
struct SleepReport {
  std::string thread;
  std::string what;  // "sleep(100)"
  Place place;
  std::string others;       // who could have run all the time: "Thread-1"
  bool late_clock = false;  // a reading of the clock: `what` is "the clock", and there are no others
};

struct AccessReport {
  std::string thread;
  bool write = false;
  std::vector<std::string> locks;
  std::vector<Place> stack;
  std::string call;  // of the class library, made by the user's code, that it is a part of: "merge()"; or ""
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

// One operation of the schedule, for readers.
struct StepReport {
  std::string thread;  // label
  std::string path;
  std::string what;       // "enters Account#2", "waits on Queue#1", "starts Thread-0", "ends" ...
  std::string effect;     // on other threads: "wakes Thread-1", "nobody waits"; or ""
  Place place;            // in the user's code
  bool preempts = false;  // the thread that ran before could have gone on
  bool switches = false;  // first operation after another thread's
  bool access = false;    // a plain access of a variable that matters: no operation of the schedule
  std::string call;       // of the library, to which the operation belongs: "Semaphore#2.acquire()"; or ""
  std::string value;      // of the variable that it reads or writes; "" = not known
};

struct Finding {
  FindingKind kind = FindingKind::AssertionFailed;
  std::string key;                        // the same cause in another schedule has the same key
  std::string message;                    // one sentence: the cause
  std::string thread;                     // who failed, if one did
  std::string variable;                   // races: "Account.balance"; inside an object of the library: "Stats.count"
  bool promoted = false;                  // races: each access of it was an operation of its own
  std::vector<std::string> raced;         // races: the fields and elements where it was seen, the first one first
  LibraryRace library;                    // races inside an object of the class library
  std::string deadlock_kind;              // "lock cycle", "lost notify" ... (tester/explain.h)
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
