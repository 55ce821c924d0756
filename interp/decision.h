// Decisions: what is chosen where an operation may go on in more than one way. The one notation for them, in schedules
// and wherever else people meet them: "notify@0=1".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "vm/base/types.h"

namespace heddle::interp {

enum class DecisionKind : u8 {
  Notify,   // which of the waiters: an index among them, the longest waiting first
  Choose,   // the number that Verify.choose returns; elsewhere 1 = the unusual: a reading of the clock is late, a weak
            // compare-and-set fails spuriously, a wait ends without a reason
  Timeout,  // the time of a wait, park or sleep is up. Takes no number
};

struct Decision {
  DecisionKind kind = DecisionKind::Notify;
  u32 number = 0;
  friend bool operator==(const Decision&, const Decision&) = default;
};

// All that one operation needs: what perform() is told. The default is the usual way.
struct Decisions {
  u32 notify = 0;        // Notify: index among waiters_of(); beyond the end: the longest waiting
  u32 choice = 0;        // Choose, Clock, Cas; Waiting: 1 = not the time is up, but a spurious wakeup (JLS 17.2.1).
                         // Clock, Sleep, Waiting, Park: 2 and more = it is later than usual, by choice - 1 milliseconds
  bool timeout = false;  // Waiting, Park and Sleep with a limit: the time is up; with RunOptions::spurious_wakeups of
                         // Waiting and Park without one, too
};

// Of these, in nanoseconds; and the choice that is at least as much later, or as much as there is.
constexpr u64 delay_of_choice(u32 choice) { return choice < 2 ? 0 : (u64{choice} - 1) * 1'000'000; }
constexpr u32 choice_of_delay(u64 nanoseconds) {
  constexpr u64 kMost = 0xfffffffd;
  const u64 milliseconds = nanoseconds / 1'000'000 + (nanoseconds % 1'000'000 != 0);
  return static_cast<u32>((milliseconds < kMost ? milliseconds : kMost) + 1);
}

std::string_view to_string(DecisionKind kind);                        // "notify"
std::optional<DecisionKind> decision_kind_of(std::string_view name);  // the inverse

// "notify@3=1", "timeout@0": the decision for operation `at` of a step.
std::string decision_text(u64 at, const Decision& decision);
// The inverse. Nullopt with *error, a phrase without the text itself, if it is not of that form.
struct DecisionAt {
  u64 at = 0;
  Decision decision;
};
std::optional<DecisionAt> read_decision(std::string_view text, std::string* error);

}  // namespace heddle::interp
