// What the rules of room `rules` have to say about runs of a program, and the summary of a run, as data for reports,
// JSON and pictures.
#pragma once

#include <string>
#include <vector>

#include "tester/finding.h"

namespace heddle::tester {

// One line of a rule's finding: what a thread did there.
struct RuleEvent {
  std::string thread;  // "Thread-0"; "" if no single one did it
  std::string text;    // "acquires Main.forks[1] while it holds Main.forks[0]"
  Place place;         // in the user's code, if there is any; line 0: not known
};

struct RuleFinding {
  FindingId key;         // CauseKind::Rule: the rule's name, then what tells its findings apart, mostly places
  std::string rule;      // "lock-order"
  std::string category;  // "deadlock", "data", "programming", "performance"
  bool stops = false;    // its action is `stop`
  std::string message;   // one sentence
  std::vector<RuleEvent> events;
  u64 count = 1;           // runs that have shown it
  bool confirmed = false;  // its schedule, replayed in a fresh World, has shown it again
  interp::Schedule schedule;
  std::string schedule_file;  // where it was written; "": nowhere
};

// Of a run. A step is an operation, a call or a round of a loop, by whomever; time is virtual: a step takes ten
// nanoseconds, and sleeps and time limits take theirs, though only one after the other where nobody else can run.
struct Duration {
  u64 steps = 0, nanoseconds = 0;
  friend bool operator==(const Duration&, const Duration&) = default;
};

// A monitor that the program's own code locks, or a lock of java.util.concurrent.
struct LockUse {
  std::string lock;  // "Main.forks[1]", "Account#2"
  u64 acquisitions = 0;
  u64 contended = 0;  // of these: the thread had to wait
  Duration held, longest_held;
  Duration waited, longest_wait;  // of all threads that stood before it
  u64 most_waiters = 0;           // at once
  // The thread that has had it for most of the steps that it took while it could run, and how many of these in percent.
  std::string main_user;
  u64 main_users_share = 0;
  bool coarse = false;  // that is more than half, and others have waited
};

// How many steps of the run a thread has spent in which state.
struct ThreadUse {
  std::string thread, path;
  u64 running = 0;
  u64 runnable = 0;  // it could have run
  u64 blocked = 0;   // it wanted a lock, or the end of another thread
  u64 waiting = 0;   // in wait(), await(), park()
  u64 sleeping = 0;
};

// "While somebody held `held` he acquired `acquired`": an edge of the graph of lock order.
struct LockOrder {
  std::string held, acquired;
  struct Seen {
    std::string thread;
    Place held_at, acquired_at;
  };
  std::vector<Seen> seen;  // all pairs of places
  bool in_cycle = false;   // there is a way back from `acquired` to `held`
};

struct RunSummary {
  std::vector<LockUse> locks;      // by wait time, then by acquisitions
  std::vector<ThreadUse> threads;  // in the order of their starts
  Duration length;
  double parallelism = 0;  // threads that ran or could have run, on average over the steps
};

struct RuleReport {
  std::vector<std::string> rules;  // that were looked at, in the order of the table
  u64 runs = 0;                    // that they have looked at
  u64 schedules = 0;               // of so many
  std::vector<RuleFinding> findings;
  u64 unconfirmed = 0;                // findings that their schedules have not shown again: left out
  RunSummary summary;                 // of the run; under exploration of the first schedule
  std::vector<LockOrder> lock_order;  // of all these runs
  std::string cut_short;              // why a plain run has not come to its end; ""
};

// --- English and JSON about these (words_rules.cpp)
std::string rule_headline(const RuleFinding& finding);  // "lock-order (deadlock): ..."
// A finding in several lines. `replay`: the command that replays the schedules of this program, "vm replay".
std::string rule_finding_text(const RuleFinding& finding, const std::string& replay);
// "2 rules are broken: 3 findings", or that none is.
std::string broken_rules_text(const RuleReport& report);
std::string summary_text(const RunSummary& summary);
std::string lock_order_text(const std::vector<LockOrder>& order);

}  // namespace heddle::tester
