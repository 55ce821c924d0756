// What happened in one schedule, as plain data that needs no World any more: the rows that the text report has for it,
// and after each of them where every thread stands, who holds which lock, and what variables hold. Pictures are drawn
// from this (svg.h, page.h), and tables counted (contention.h, lock_order.h).
//
// Time is counted in steps: a step is one row. "At step s" means behind it; what lasts from step a to step b is true at
// the steps a, a + 1 ... b - 1. What comes before the first thread is started is not told: it has its effects at step
// 0.
#pragma once

#include <string>
#include <vector>

#include "tester/finding.h"

namespace heddle::picture {

using tester::Place;

inline constexpr u32 kNone = ~0u;  // of threads, locks and steps

enum class Activity : u8 {
  Runnable,  // it could go on
  Blocked,   // it waits for a lock, or for a class that another thread initialises
  Waiting,   // for a notify, or inside a call of the library
  Sleeping,
  Joining,  // it waits for the end of another thread
  Parked,
  Ended,
};
inline constexpr Activity kLastActivity = Activity::Ended;
const char* to_string(Activity activity);  // "runnable"; also the names in the page's data and styles

// How a thread stands from a step on, until its next standing.
struct Standing {
  u32 step = 0;
  Activity activity = Activity::Runnable;
  std::string text;   // "wants monitor Account#1, which Thread-2 has", "runs"
  u32 lock = kNone;   // Blocked: for that one
  u32 owner = kNone;  // Blocked, Joining: for that thread, if it is one
  Place place;        // of the operation before which it stands; line 0: not known
};

struct ThreadLife {
  std::string name, path;           // "Thread-0", "0.1"
  std::vector<Standing> standings;  // by step, one a step at most; the first is its start. Never empty
};

// What a step has to do with the finding.
enum class Mark : u8 { None, Race, Deadlock, Failure };
const char* to_string(Mark mark);  // "", "race", "deadlock", "failure"

struct Step {
  u32 thread = 0;
  std::string text;  // "enters Account#2", as in the text report
  std::string call;  // of the library, to which it belongs; or ""
  Place place;
  bool access = false;    // a plain access of a variable, between two operations
  bool matters = true;    // accesses: of a variable that the finding is about
  bool preempts = false;  // the thread before could have gone on
  bool last = false;      // not performed: what the thread is about to do where the schedule ends, or cannot do
  Mark mark = Mark::None;
};

struct Lock {
  std::string name;  // "Account#2", "Main.lock"
};

// A thread holds a lock from step `from` to step `to`, where it gives it back; kNone: to the end.
struct Band {
  u32 thread = 0, lock = 0, from = 0, to = kNone;
  u32 depth = 0;  // how many others it held when it got it
  Place place;    // where it got it
};

enum class ArrowKind : u8 { Start, Notify, Join, Unpark, Interrupt, Wants };  // Wants: in the cycle of a deadlock
inline constexpr ArrowKind kLastArrowKind = ArrowKind::Wants;
const char* to_string(ArrowKind kind);

// Something that one thread does to another one, at a step of the one or the other. Join: from who has ended to who
// has waited for that.
struct Arrow {
  ArrowKind kind = ArrowKind::Start;
  u32 from = 0, to = 0, step = 0;
};

struct Variable {
  std::string name;     // "Account.balance", "Account#2.balance", "Main.data[3]"
  bool shared = false;  // two threads access it, and one of them writes
  struct Change {
    u32 step = 0;
    std::string value;
    u32 thread = 0;
    bool write = false;  // else it was read there, and nobody had told the value before
  };
  std::vector<Change> changes;  // by step
};

struct Printed {
  u32 step = 0;
  std::string text;
  bool error = false;  // to standard error
};

struct Chronicle {
  std::vector<ThreadLife> threads;  // in the order of their starts
  std::vector<Step> steps;
  std::vector<Lock> locks;
  std::vector<Band> bands;          // by `from`
  std::vector<Arrow> arrows;        // by step
  std::vector<Variable> variables;  // shared ones first, each kind in the order of first accesses
  std::vector<Printed> printed;
  u32 left_out = 0;  // steps of the beginning that are not told, because there are too many

  // How the thread stands at that step; null: it has not been started.
  const Standing* standing(u32 thread, u32 step) const;
};

}  // namespace heddle::picture
