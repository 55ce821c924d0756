#include "tester/hints.h"

#include <algorithm>

#include "tester/library_race.h"
#include "tester/words.h"

namespace heddle::tester {
namespace {

using interp::StopKind;

bool is_failure_of_a_thread(const Finding& f) {
  return f.kind == FindingKind::AssertionFailed || f.kind == FindingKind::UncaughtException;
}

bool wakes(const StepReport& s, const std::string& thread) {
  return std::find(s.woken.begin(), s.woken.end(), thread) != s.woken.end();
}

// `if` instead of `while` around a wait: between the notify and the waiter's return another thread had the
// monitor, and may have changed what the waiter waited for.
void overtaken_waiter(const Finding& f, std::vector<std::string>* hints) {
  if (!is_failure_of_a_thread(f)) return;
  for (size_t back = f.steps.size(); back-- > 0;) {
    const StepReport& s = f.steps[back];
    if (s.thread != f.thread || s.operation.kind != StopKind::Reacquire) continue;
    size_t woken = back;
    while (woken > 0 && !wakes(f.steps[woken], f.thread)) --woken;
    // (What of the library waits looks again, and is not the program's to change.)
    const bool by_library = !s.call.empty() && s.call.find(".await") == std::string::npos;
    if (!wakes(f.steps[woken], f.thread) || by_library) return;
    for (size_t i = woken + 1; i < back; ++i) {
      const StepReport& other = f.steps[i];
      const bool enters = other.operation.kind == StopKind::Enter && other.operation.manner == Manner::Usual &&
                          other.operation.object == s.operation.object;
      if (other.thread == f.thread || other.thread == f.steps[woken].thread || !enters) continue;
      hints->push_back(overtaken_waiter_hint(f.steps[woken], s, other));
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
    if (last.thread == f.steps[i].thread || last.operation.kind == StopKind::Start) return;
    for (size_t next = i; next < f.steps.size(); ++next) {
      if (f.steps[next].thread != last.thread) continue;
      if (f.steps[next].place.line == 0 || last.place.line == 0) return;
      hints->push_back(decisive_switch_hint(f.steps[i], last.place, f.steps[next].place, last.thread));
      return;
    }
    return;
  }
}

// Does the row read or write the variable of the race, or is its thread about to? (Where the variable is promoted its
// accesses are operations.)
bool reads_variable(const Finding& f, const StepReport& s) {
  return s.operation.kind == StopKind::VolatileRead && s.operation.name == f.variable;
}
bool writes_variable(const Finding& f, const StepReport& s) {
  return s.operation.kind == StopKind::VolatileWrite && s.operation.name == f.variable;
}

void lost_update(const Finding& f, std::vector<std::string>* hints) {
  if (f.kind != FindingKind::DataRace) return;
  if (f.accesses.size() == 2 && !f.accesses[0].locks.empty() && !f.accesses[1].locks.empty()) {
    const Place* first = first_user_place(f.accesses[0].stack);
    const Place* second = first_user_place(f.accesses[1].stack);
    if (first != nullptr && second != nullptr)
      hints->push_back(different_locks_hint(f.accesses[0], *first, f.accesses[1], *second));
    return;
  }
  // An update is lost only if the other thread writes, too.
  if (f.accesses.size() != 2) return;
  const AccessReport &a = f.accesses[0], &b = f.accesses[1];
  const AccessReport* updates = a.updates ? &a : b.updates ? &b : nullptr;
  const AccessReport& other = updates == &a ? b : a;
  if (updates == nullptr || !(other.write || other.updates)) return;
  if (const Place* p = first_user_place(updates->stack)) hints->push_back(lost_update_hint(*p, f.variable));
}

// The lock is the object that the racing variable refers to.
void lock_in_a_variable(const Finding& f, std::vector<std::string>* hints) {
  if (f.kind != FindingKind::DataRace) return;
  for (const StepReport& s : f.steps) {
    if (s.value.empty() || !(reads_variable(f, s) || writes_variable(f, s))) continue;
    for (const AccessReport& a : f.accesses)
      if (std::find(a.locks.begin(), a.locks.end(), Thing{ThingKind::Monitor, s.value}) != a.locks.end()) {
        hints->push_back(lock_in_a_variable_hint(f.variable));
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
  hints->push_back(double_checked_hint(*r, f.variable));
}

}  // namespace

std::vector<std::string> hints_for(const Finding& f) {
  std::vector<std::string> hints;
  if (!f.library.class_name.empty()) {
    const std::string hint = library_hint(f.library, f.variable);
    if (!hint.empty()) hints.push_back(hint);
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
