// What a verdict rests on, in words.
#include <fmt/format.h>

#include <algorithm>

#include "tester/words.h"

namespace heddle::tester {
namespace {

// "Account.balance, elements of int[]".
std::string promoted_text(const std::vector<std::string>& promoted) {
  std::vector<std::string> items;
  for (const std::string& name : promoted) items.push_back((name.ends_with("[]") ? "elements of " : "") + name);
  return joined(items);
}

std::string trusted_text(std::vector<std::string> names) {
  for (std::string& name : names) {
    std::replace(name.begin(), name.end(), '/', '.');
    if (name.ends_with('.')) name.pop_back();
  }
  return joined(names);
}

}  // namespace

std::string counted_of(u64 n, const char* what, const char* plural_ending) {
  return counted(n) + " " + what + (n == 1 ? "" : plural_ending);
}

std::string counted(u64 n) {
  std::string digits = std::to_string(n), s;
  for (size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) s += ',';
    s += digits[i];
  }
  return s;
}

std::string assumption_text(const Assumption& a) {
  switch (a.kind) {
    case AssumptionKind::SavedWorld:
      return "the saved world: what other schedules before it lead to is not seen, and its locks are taken as unfair";
    case AssumptionKind::PaperMode:
      return "the guarantees of paper mode " + joined(a.names) + " only (docs/exploration.md)";
    case AssumptionKind::RacesNotChecked: return "no data races, NOT checked";
    case AssumptionKind::NoRaces:
      return fmt::format("no data races{}, checked in every state{}",
                         a.names.empty() ? "" : " but those on " + joined(a.names),
                         a.number == 0 ? "" : " that was seen");
    case AssumptionKind::LockDiscipline: return "the lock discipline, checked on every path";
    case AssumptionKind::Timeouts: return fmt::format("at most {} a thread", counted_of(a.number, "timeout"));
    case AssumptionKind::NoSpuriousWakeups: return "no spurious wakeups (--spurious)";
    case AssumptionKind::PunctualClock: return "nobody is slow before it reads the clock (--no-late-clock)";
    case AssumptionKind::ClockLoops: return "in loops that wait for a time it passes in steps that double";
    case AssumptionKind::WeakModes:
      return "access modes weaker than volatile (lazySet, getOpaque, setRelease ...) taken as volatile";
    case AssumptionKind::WeakCas:
      return fmt::format("at most {} of weakCompareAndSet a thread", counted_of(a.number, "spurious failure"));
    case AssumptionKind::HandledExceptions:
      return "what the program's own UncaughtExceptionHandler takes is no failure (--handled-exceptions=fail)";
    case AssumptionKind::Promoted:
      return "sequentially consistent executions (each access of " + promoted_text(a.names) +
             " is an operation of its own; the Java memory model allows more)";
    case AssumptionKind::Trusted:
      return "trusted code, whose calls count as one operation each: " + trusted_text(a.names);
    case AssumptionKind::Input: return "this input";
    case AssumptionKind::RandomSeed:
      return "the one seed of Random(), Math.random() and the like: other random numbers are not explored";
    case AssumptionKind::HashOrders:
      return a.number < 2 ? "one order of identity hash codes, as sets and maps of objects without a hashCode have "
                            "(--hash-orders=4 explores four)"
                          : fmt::format("{} orders of identity hash codes (--hash-orders)", a.number);
    case AssumptionKind::Digests:
      return fmt::format("equal states recognised by hashes (chance of a mistake below {:.0e})", a.collision_chance);
    case AssumptionKind::Evicted:
      return fmt::format("{} forgotten for --cache-mb: some work was repeated",
                         a.number == 1 ? "1 state was" : counted(a.number) + " states were");
    case AssumptionKind::NoLivelocks: return "no livelocks, NOT checked";
    case AssumptionKind::TaskThreads:
      return "a thread for each task of a pool, for the pool runs its tasks in some of the orders of these";
  }
  return "";
}

}  // namespace heddle::tester
