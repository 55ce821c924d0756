#include "tester/hints.h"

#include <algorithm>

#include "tester/explain.h"
#include "tester/library_race.h"

namespace heddle::tester {
namespace {

bool is_failure_of_a_thread(const Finding& f) {
  return f.kind == FindingKind::AssertionFailed || f.kind == FindingKind::UncaughtException;
}

std::string at_line(const Place& p) { return p.line == 0 ? "" : ":" + std::to_string(p.line); }

// `if` instead of `while` around a wait: between the notify and the waiter's return another thread had the
// monitor, and may have changed what the waiter waited for.
void overtaken_waiter(const Finding& f, std::vector<std::string>* hints) {
  if (!is_failure_of_a_thread(f)) return;
  for (size_t back = f.steps.size(); back-- > 0;) {
    const StepReport& s = f.steps[back];
    const size_t gets = s.what.find("gets ");
    if (s.thread != f.thread || gets == std::string::npos || !s.what.ends_with(" back")) continue;
    const std::string monitor = s.what.substr(gets + 5, s.what.size() - gets - 10);
    size_t woken = back;
    while (woken > 0 && f.steps[woken].effect.find(f.thread) == std::string::npos) --woken;
    for (size_t i = woken + 1; i < back; ++i) {
      const StepReport& other = f.steps[i];
      if (other.thread == f.thread || other.thread == f.steps[woken].thread || other.what != "enters " + monitor)
        continue;
      hints->push_back(f.thread + " is woken (" + place_text(f.steps[woken].place) + "), but before it gets " +
                       monitor + " back " + other.thread + " has it (" + place_text(other.place) +
                       "): what it waited for must be tested again after the wait (while, not if)");
      return;
    }
    return;
  }
}

// One switch away from a thread in the middle of something: say where.
void decisive_switch(const Finding& f, std::vector<std::string>* hints) {
  if (!is_failure_of_a_thread(f) || f.preemptions != 1) return;
  for (size_t i = 1; i < f.steps.size(); ++i) {
    if (!f.steps[i].preempts) continue;
    size_t before = i;
    while (before > 0 && f.steps[before - 1].access && f.steps[before - 1].thread == f.steps[i].thread) --before;
    if (before == 0) return;
    const StepReport& last = f.steps[before - 1];
    if (last.thread == f.steps[i].thread || last.what.starts_with("starts ")) return;
    for (size_t next = i; next < f.steps.size(); ++next) {
      if (f.steps[next].thread != last.thread) continue;
      if (f.steps[next].place.line == 0 || last.place.line == 0) return;
      hints->push_back("what matters: " + f.steps[i].thread + " comes in between two steps of " + last.thread + " (" +
                       place_text(last.place) + " and " +
                       (f.steps[next].place.line == last.place.line ? "the same line" : at_line(f.steps[next].place)) +
                       ")");
      return;
    }
    return;
  }
}

// Does the row read or write the variable of the race, or is its thread about to? (Where the variable is promoted its
// accesses are operations.)
bool reads_variable(const Finding& f, const StepReport& s) {
  return s.what == "reads " + f.variable || s.what == "is about to read " + f.variable;
}
bool writes_variable(const Finding& f, const StepReport& s) {
  return s.what == "writes " + f.variable || s.what == "is about to write " + f.variable;
}

void lost_update(const Finding& f, std::vector<std::string>* hints) {
  if (f.kind != FindingKind::DataRace) return;
  if (f.accesses.size() == 2 && !f.accesses[0].locks.empty() && !f.accesses[1].locks.empty()) {
    const Place* first = first_user_place(f.accesses[0].stack);
    const Place* second = first_user_place(f.accesses[1].stack);
    if (first != nullptr && second != nullptr)
      hints->push_back("two different locks: " + listed(f.accesses[0].locks) + " at " + at_line(*first) + " and " +
                       listed(f.accesses[1].locks) + " at " + at_line(*second) +
                       "; only one and the same lock excludes");
    return;
  }
  for (const AccessReport& a : f.accesses) {
    const Place* p = first_user_place(a.stack);
    if (p == nullptr) continue;
    bool reads = false, writes = false;
    for (const StepReport& s : f.steps) {
      if (s.thread != a.thread || s.place.line != p->line) continue;
      reads |= reads_variable(f, s);
      writes |= writes_variable(f, s);
    }
    if (!reads || !writes) continue;
    hints->push_back(place_text(*p) + " reads " + f.variable +
                     " and writes it in two steps; if another thread comes in between, "
                     "its update is lost");
    return;
  }
}

// The lock is the object that the racing variable refers to.
void lock_in_a_variable(const Finding& f, std::vector<std::string>* hints) {
  if (f.kind != FindingKind::DataRace) return;
  for (const StepReport& s : f.steps) {
    if (s.value.empty() || !(reads_variable(f, s) || writes_variable(f, s))) continue;
    for (const AccessReport& a : f.accesses)
      if (std::find(a.locks.begin(), a.locks.end(), s.value) != a.locks.end()) {
        hints->push_back(
            "the threads lock the object that " + f.variable +
            " refers to, and that changes: they lock different objects. A lock belongs into a final field of its own");
        return;
      }
  }
}

void double_checked(const Finding& f, std::vector<std::string>* hints) {
  if (f.kind != FindingKind::DataRace || f.accesses.size() < 2) return;
  const AccessReport& a = f.accesses[0];
  const AccessReport& b = f.accesses[1];
  const AccessReport& writer = a.write ? a : b;
  const AccessReport& reader = a.write ? b : a;
  const Place* w = first_user_place(writer.stack);
  const Place* r = first_user_place(reader.stack);
  if (!writer.write || reader.write || writer.locks.empty() || !reader.locks.empty() || w == nullptr || r == nullptr ||
      w->method != r->method || r->line >= w->line)
    return;
  hints->push_back("double-checked locking: the first check (" + place_text(*r) + ") reads " + f.variable +
                   " without the lock; that is right only if the field is volatile");
}

}  // namespace

std::vector<std::string> hints_for(const Finding& f) {
  std::vector<std::string> hints;
  if (!f.library.class_name.empty()) {
    const std::string advice = library_advice(f.library.class_name, f.library.held_as, f.variable);
    if (!advice.empty()) hints.push_back(advice);
    return hints;
  }
  overtaken_waiter(f, &hints);
  decisive_switch(f, &hints);
  lock_in_a_variable(f, &hints);
  if (hints.empty()) double_checked(f, &hints);
  if (hints.empty()) lost_update(f, &hints);
  return hints;
}

}  // namespace heddle::tester
