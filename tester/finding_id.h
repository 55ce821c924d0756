// The identity of a finding: the same cause has the same id in every schedule and World. Data, with one notation for
// files: the `verdict` of a schedule and the `key` of a JSON report. What readers are told is made elsewhere (words.h);
// the words of the notation are not meant for them, and never change.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "vm/base/types.h"

namespace heddle::tester {

enum class CauseKind : u8 {
  None,
  Assertion,          // parts: place
  OpaqueNative,       // place of the call
  Exit,               // place of the call
  Uncaught,           // class of the exception, place ("": not known), label of the thread
  Race,               // variable, and the two accesses: place and w or r, the smaller one first
  Discipline,         // likewise; the accesses were ordered, no lock protects all
  Deadlock,           // stuck_part() of each thread, sorted
  Stranded,           // stuck_part() of the thread that nobody can notify any more
  Potential,          // stuck_part() of each thread of a lock chain, sorted
  Idle,               // stuck_part() of each thread: only workers are left, and they wait for work
  Spin,               // stuck_part() of each thread that spins
  Livelock,           // "Thread-0 in Main.run" for each thread that goes round in circles
  Output,             // hash of an output that is not expected
  Printed,            // hash of an output that a schedule only shows: no failure
  FinalizerVariable,  // the finalizer, the variable that the program accesses, too
  FinalizerDeed,      // the finalizer, name of the FinalizerDeed, and its operands
  Rule,               // the rule's name, and what tells its findings apart (tester/rule_report.h)
};
constexpr CauseKind kLastCauseKind = CauseKind::Rule;

struct FindingId {
  CauseKind kind = CauseKind::None;
  std::vector<std::string> parts;
  bool is_none() const { return kind == CauseKind::None; }
  friend bool operator==(const FindingId&, const FindingId&) = default;
  friend auto operator<=>(const FindingId&, const FindingId&) = default;
};
struct FindingIdHash {
  size_t operator()(const FindingId& id) const;
};

// "deadlock: 0.0 wants Account#2 | 0.1 wants Account#1". Of None: "".
std::string to_string(const FindingId& id);
// The inverse; None if it is no id, as the verdicts of plain runs.
FindingId finding_id_of(std::string_view text);

// What a thread can hold, want or operate on.
enum class ThingKind : u8 {
  Nothing,
  Monitor,    // `label` = its object, "Account#2"
  ClassInit,  // the right to initialise class `label`
  Shutdown,   // the monitor that Runtime.exit takes
  Thread,     // the end of thread `label`
  Permit,     // of LockSupport.unpark
  Atomicity,  // that accesses are atomic, instead of a lock
  Gone,       // a lock that the program has forgotten
};
struct Thing {
  ThingKind kind = ThingKind::Nothing;
  std::string label;
  friend bool operator==(const Thing&, const Thing&) = default;
};
// A monitor's part of an id, and of an anchor.
std::string key_of(const Thing& monitor);
Thing monitor_of_key(const std::string& key);  // the inverse

// One thread's part of an id: who, by path, wanting what.
enum class Plight : u8 { Runs, Wants, Joins, Parks, Waits };
std::string stuck_part(const std::string& path, Plight plight, const std::string& what = "");

// "Thread-0 in Main.run", "Thread-0 in a lambda in Main.run": one thread's part of a livelock. Not the line: it is a
// loop. `method`: looping_method (describe.h); "": not known.
std::string livelock_part(const std::string& thread, const std::string& method);

FindingId deadlock_id(std::vector<std::string> parts, CauseKind kind = CauseKind::Deadlock);  // in any order

// The id of an output that is not expected, and of one that is only shown (--outcomes).
FindingId output_id(const std::string& output);
FindingId printed_id(const std::string& output);

// What a finalizer does that other threads notice at once.
enum class FinalizerDeed : u8 {
  NeverEnds,
  Waits,
  Notifies,  // operand: the object
  Starts,
  Interrupts,
  Unparks,
  ReadsInput,
  Chooses,
  UsesFiles,
  Exits,
  LockOrder,  // operands: the lock that it takes, the lock that it holds, the thread that takes them the other way
              // round
};
constexpr FinalizerDeed kLastFinalizerDeed = FinalizerDeed::LockOrder;
FindingId finalizer_deed_id(const std::string& finalizer, FinalizerDeed deed, std::vector<std::string> operands);

}  // namespace heddle::tester
