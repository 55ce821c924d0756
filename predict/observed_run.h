// One run of a program, as prediction needs it: its operations in the order in which they were performed, its accesses
// of shared variables, and at each operation what the thread holds and what is known to have come before it.
// (Sorrentino, Farzan, Madhusudan, Penelope, FSE 2010: phase I, and sections 3.1 to 3.3.)
//
// An operation is what a schedule counts; with promoted fields (vm::RunOptions::promoted) their accesses are
// operations, too. What a thread does between two operations happens with the first of them: it is one step. "At
// position p" a thread has taken its first p steps.
#pragma once

#include <string>
#include <vector>

#include "predict/transactions.h"
#include "tester/timeline.h"

namespace heddle::predict {

using tester::Pick;
using vm::MethodId;
using vm::Ref;
using Lock = u64;  // vm::ObjectName of a monitor, or a class under initialisation: the same in every run
inline constexpr Lock kClassLock = u64{1} << 63;  // of no object: no creator has the number 2^31
inline bool is_monitor(Lock lock) { return (lock >> 32) != (kClassLock >> 32); }
using Variable = u32;  // an index into ObservedRun::variables

// The locks that a thread holds, and for each those that it has acquired since (Kahlon, Ivancic, Gupta, Reasoning about
// Threads Communicating via Locks, CAV 2005: acquisition histories).
struct Holding {
  struct Held {
    Lock lock;
    std::vector<Lock> acquired_since;  // sorted
    friend bool operator==(const Held&, const Held&) = default;
  };
  std::vector<Held> held;  // in the order of acquisition
  bool holds(Lock lock) const;
  friend bool operator==(const Holding&, const Holding&) = default;
};
// Can two threads be where they hold these, as far as nested locks are concerned?
bool compatible(const Holding& a, const Holding& b);

struct Step {
  ThreadId thread = 0;
  interp::StopKind kind = interp::StopKind::Dead;
  MethodId method = 0;  // of the innermost frame, where the operation stands
  u32 pc = 0;
  std::vector<Pick> picks;
  std::vector<Lock> acquired, released;
  u32 holding = 0;                       // behind it: an index into ObservedRun::holdings
  u32 clock = 0;                         // behind it: an index into ObservedRun::clocks
  ThreadId wants_after = vm::kNoThread;  // a step that this one has waited for: of that thread ...
  u32 wanted_step = 0;                   // ... its position behind it; starts, joins, notifies, unparks
};

struct Access {
  ThreadId thread = 0;
  u32 position = 0;  // it is made by the thread's step number `position`, counted from 1
  u32 order = 0;     // index of that step in ObservedRun::steps
  Variable variable = 0;
  bool write = false;
  bool atomic = false;  // volatile, or of an atomic class: no data race
  bool reads = false;   // also some writes: compareAndSet
  u64 place = 0;        // MethodId << 32 | pc
  u64 own_place = 0;    // likewise: in the program's own code, from where the library was called
  Transactions::Unit unit = Transactions::kNone;
};

struct VariableFacts {
  std::string label;       // "Account.balance"
  std::string promotable;  // what RunOptions::promoted calls it
  u64 object = 0;          // ObjectName
  u32 offset = 0;
  bool in_library = false;    // of an object of the class library
  std::vector<u32> accesses;  // indices into ObservedRun::accesses
};

struct ObservedRun {
  std::vector<Step> steps;
  std::vector<std::vector<u32>> of_thread;  // indices into steps; of_thread[t][p - 1] is t's step number p
  std::vector<std::string> paths;           // of the threads
  std::vector<Access> accesses;             // in the order of the steps
  std::vector<u32> first_access;            // by step, and one more: where its accesses begin
  // By access: the step of the write that it reads, thread and position; kNoThread: nobody's, or its own thread's.
  std::vector<std::pair<ThreadId, u32>> reads_from;
  std::vector<VariableFacts> variables;
  std::vector<Holding> holdings;         // [0]: none
  std::vector<std::vector<u32>> clocks;  // by thread: its position that is known to come before; [0]: nothing
  bool ended = false;                    // to its end
  std::string failure;                   // what stopped it, if it did not

  const Step& step(ThreadId t, u32 position) const { return steps[of_thread[t][position - 1]]; }
  u32 length(ThreadId t) const { return static_cast<u32>(of_thread[t].size()); }
  const Holding& holding_at(ThreadId t, u32 position) const {
    return holdings[position == 0 ? 0 : step(t, position).holding];
  }
  // t's position that comes before thread u's position, by starts, joins, notifies and unparks alone.
  u32 known_before(ThreadId u, u32 position, ThreadId t) const;
  // The latest position of t, up to that one, at which it holds nothing.
  u32 free_position(ThreadId t, u32 position) const;
};

struct ObservationLimits {
  u64 max_steps = 2'000'000;
  double max_seconds = 0;  // 0: none
  const volatile bool* stop = nullptr;
};

// Lets the program run by `next` (a thread that can go on; null: the one that ran last goes on as long as it can) and
// watches it. `world` has just been started; the timeline is of no use afterwards.
using Scheduler = std::function<ThreadId(const tester::Timeline&)>;
ObservedRun observe(vm::World& world, tester::Timeline& timeline, Transactions& transactions, const Scheduler& next,
                    const ObservationLimits& limits);

// What should be promoted so that threads can be switched at each access that matters: fields, and types of arrays,
// that two threads have accessed, one of them writing.
std::vector<std::string> shared_variables(const ObservedRun& run);

}  // namespace heddle::predict
