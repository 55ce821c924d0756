// Anchors: what the operations of a schedule were and where they stood, so that they can be found again in a program
// that has been changed since. Data in names of its own notation; the English for it is the tester's.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "interp/operation.h"

namespace heddle::interp {

// How an operation stands, or has gone, where that is not as usual. (Anchors know the first five and the last.)
enum class Manner : u8 {
  Usual,
  Unnoticed,    // without effect on others (a re-entrant enter), or not worth a name
  Queues,       // Enter: the monitor is not free
  Arrived,      // Join, Park, Sleep: has been at it before
  Interrupted,  // Reacquire: and throws then
  Late,         // Clock: an hour later
  Spurious,     // Waiting, Park, Cas: without a reason
  TimeUp,       // Park: its time is up
  Intended,     // an access before which a thread stands
  ByClass,      // Start: the thread has no name of its own; the subject is its class
};
constexpr Manner kLastManner = Manner::ByClass;

struct Anchor {
  StopKind kind = StopKind::Dead;
  Manner manner = Manner::Unnoticed;
  std::string subject;  // of the operation: "Account.lock", "Thread-1", "Main" ... by kind; or ""
  std::string file;     // of the user's place; empty: there is none
  u32 line = 0;
  std::string method;  // "Account.deposit"
  std::string code;    // the text of that line
  bool is_unnoticed() const { return manner == Manner::Unnoticed; }
  friend bool operator==(const Anchor&, const Anchor&) = default;
};
// The same thing done to the same subject? All that is unnoticed is alike.
inline bool same_operation(const Anchor& a, const Anchor& b) {
  if (a.is_unnoticed() || b.is_unnoticed()) return a.is_unnoticed() && b.is_unnoticed();
  return a.kind == b.kind && a.manner == b.manner && a.subject == b.subject;
}

// How schedules name manners: "queues". (Kinds: name_of and stop_of_name.) The inverse: nullopt if there is none of
// that name.
std::string_view manner_name(Manner manner);
std::optional<Manner> manner_named(std::string_view name);

}  // namespace heddle::interp
