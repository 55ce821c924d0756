// The English about what happens in a run: operations and their outcomes, what threads want, what findings are. All
// reports, the debugger and the messages of replays render data through these functions, and nothing is decided by what
// they return: whoever changes a sentence here changes nothing else (words_test.cpp). Words about single operations and
// threads are in words.cpp, sentences about findings in words_findings.cpp and words_library.cpp, assumptions in
// words_assumptions.cpp, and what replays and the debugger say on the way in words_walk.cpp.
#pragma once

#include <string>
#include <vector>

#include "tester/assumptions.h"
#include "tester/explain.h"
#include "tester/finding.h"

namespace heddle::tester {

enum class Refusal : u8;  // timeline.h

// --- operations

// "enters Account#2", "has joined Thread-1"; "" if it is not worth a line (is_unnoticed).
std::string operation_text(const OperationReport& operation);
// Likewise, but what is not worth a line has its kind's name.
std::string any_operation_text(const OperationReport& operation);
// Of an access inside an object of the library: the call that it is a part of.
std::string step_text(const StepReport& step);
// On other threads: "wakes Thread-1, one of 2 waiting", "nobody waits"; "" for what is no notify. In short: without
// those that go on waiting.
std::string effect_text(const StepReport& step);
std::string short_effect_text(const StepReport& step);
// "enters Account.lock (Account.java:12: synchronized (lock) {)"
std::string anchor_text(const interp::Anchor& anchor);
// The same behind the name of a thread: " enters Account.lock (...)", ": the assertion fails (...)".
std::string anchor_sentence(const interp::Anchor& anchor);
// The call of the library in which a thread stands. `who`: "Semaphore#2".
std::string library_call_text(CallKind kind, const std::string& who, const std::string& method);
// "put()", "new Scanner()", "its iterator's next()"; "" for no call.
std::string call_text(const LibraryCallName& call);
// "Main.map.put()", "Main.map: its iterator's next()".
std::string call_of_object_text(const std::string& object, const LibraryCallName& call);
std::string time_text(u64 nanoseconds);            // "2.0 ms"
std::string sleep_text(const SleepReport& sleep);  // "sleep(100)", "the clock"

// --- threads

std::string thing_text(const Thing& thing);  // "Account#2", "the end of Thread-1"
std::string things_text(const std::vector<Thing>& things, const char* separator = ", ");
// "waits on". Words, although to_string(ThreadStatus) has the same ones today: that is the notation of JSON reports and
// may not change, these may.
std::string status_text(ThreadStatus status);
// "wants monitor Account#1, which Thread-2 has", "runs".
std::string want_text(const ThreadReport& thread);
// A line for each thread and each of its places outside the class library.
std::string threads_text(const std::vector<ThreadReport>& threads);

// --- on the way through a schedule

// Why a thread's next operation was not performed. `who`: its name, or "the thread"; `report`: how it stands, if it
// lives.
std::string refusal_text(Refusal refusal, const std::string& who, const ThreadReport* report);
std::string operations_done_text(u64 done, u64 all);  // "after 3 of 5 operations"
// Of a schedule of a program that has been changed since.
std::string other_operation_text(const interp::Anchor& then, const interp::Anchor& now);
// What the debugger says when it happens. Each access: thread, write, and the place, if known, as its stack.
std::string race_event_text(const std::string& variable, const AccessReport& a, const AccessReport& b);
// `exception`: of FindingKind::UncaughtException, its class and message.
std::string fault_event_text(FindingKind kind, const std::string& thread, const std::string& exception);

// --- what a verdict rests on

std::string assumption_text(const Assumption& assumption);  // "at most 3 timeouts a thread"
std::string counted(u64 n);                                 // "1,234,567"
// "1 step", "1,234 steps"; "2 switches".
std::string counted_of(u64 n, const char* what, const char* plural_ending = "s");

// What a search of a part of the schedules has covered: "pos: 1,000 sampled runs, 80 distinct states, 12 distinct
// ends" (no states where they have not been counted); "" if that is nothing.
std::string coverage_text(const Coverage& coverage);
// Lines: what was observed, what was predicted from it, and what came of that.
std::string predictions_text(const Predictions& predictions);
std::string bitstate_text(const BitstateCoverage& coverage);
// "all schedules with at most 2 preemptions of up to 512 blocks"; there must be some.
std::string preemptions_text(const Coverage& coverage);

// --- findings

// "deadlock: lost notify: ...", one line.
std::string headline(const Finding& finding);
// Where a thread of a deadlock stands: "guest waits on Main.bell; it holds A since Main.java:7".
std::string stuck_text(const ThreadReport& thread, DeadlockKind deadlock);
// Its last line in the schedule, of one that wants a monitor or joins: "cannot get A".
std::string last_word_text(const ThreadReport& thread);
// "Account.balance was 3, last written by Thread-0 (Main.java:12 in Main.run)".
std::string last_write_text(const VariableReport& variable);
// "Thread-0 writes Account.balance holding no lock".
std::string access_text(const AccessReport& access, const std::string& variable);
// What a schedule takes for granted about time.
std::string sleep_note(const SleepReport& sleep);

// The cause of a deadlock, as explain.cpp has found it.
struct DeadlockCause {
  DeadlockKind kind = DeadlockKind::NobodyCanGoOn;
  std::vector<const ThreadReport*> cycle;  // kinds with a cycle: in order
  const ThreadReport* thread = nullptr;    // who waits
  const ThreadReport* other = nullptr;     // NestedMonitor: who needs the lock that is kept
  const HeldLock* lock = nullptr;          // NestedMonitor: that lock
  const StepReport* step = nullptr;        // the notify, or the interrupt, that did not help
  bool waits_again = false;                // MissingNotify: it was notified before
  bool in_pool = false;                    // UnfinishedTask: the thread is a worker of the pool itself
  bool puts = false;                       // Queue: it waits for room
  bool last_ones = true;                   // nobody else can go on
};
std::string deadlock_sentence(const DeadlockCause& cause);
// What is missing in a call of the library, by the simple name of its class: "nobody will release a permit".
const char* missing_in(const std::string& simple_class_name);

std::string race_sentence(const Finding& finding);
enum class EndlessKind : u8 { Idle, Livelock, Spin };
// `threads`: who waits for work, or spins. pool: some of them are workers of a pool.
std::string endless_sentence(EndlessKind kind, const std::vector<const ThreadReport*>& threads, bool pool);
std::string finalizer_access_sentence(const std::string& finalizer, bool finalizer_writes, const std::string& variable,
                                      const std::string& thread, bool thread_writes);
std::string finalizer_deed_sentence(const std::string& finalizer, FinalizerDeed deed,
                                    const std::vector<std::string>& operands);
std::string guard_sentence(const Thing& lock, const std::vector<std::string>& places, size_t all,
                           const std::string& variable);
std::string opaque_native_sentence(const std::string& method);
std::string program_exit_sentence(const std::string& thread, i64 status);
const char* potential_deadlock_sentence();
const char* unexpected_output_sentence();
// Of a finding that did not show in its replay: `error` is why, or empty if no schedule could be made for it.
std::string not_replayed_sentence(const std::string& error);
// "a HashMap, which is not thread-safe"; for classes that are, or may be, only "a Vector".
std::string library_note(const LibraryRace& library);

// --- hints

std::string overtaken_waiter_hint(const StepReport& woken, const StepReport& back, const StepReport& other);
std::string decisive_switch_hint(const StepReport& between, const Place& before, const Place& after,
                                 const std::string& thread);
std::string different_locks_hint(const AccessReport& a, const Place& at_a, const AccessReport& b, const Place& at_b);
std::string lost_update_hint(const Place& place, const std::string& variable);
std::string lock_in_a_variable_hint(const std::string& variable);
std::string double_checked_hint(const Place& check, const std::string& variable);
// Of a race inside an object of the library, which reports call `variable`: what to take instead of its class, or what
// to do. Empty if there is nothing to say.
std::string library_hint(const LibraryRace& library, const std::string& variable);

}  // namespace heddle::tester
