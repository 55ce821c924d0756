#include "tester/explain.h"

#include "tester/describe.h"

namespace heddle::tester {
namespace {

std::string list(const std::vector<std::string>& items) {
  std::string s;
  for (size_t i = 0; i < items.size(); ++i)
    s += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + items[i];
  return s;
}

}  // namespace

std::string place_text(const Place& p) {
  if (p.line == 0) return p.method;
  return p.file + ":" + std::to_string(p.line);
}

std::string explain_deadlock(const Finding& f, bool all_stuck, size_t cycle_length) {
  size_t waiting = 0, wanting = 0, joining = 0, initialising = 0, holding_waiters = 0;
  for (const ThreadReport& t : f.threads) {
    if (t.state == "waits on") ++waiting, holding_waiters += !t.holds.empty();
    if (t.state == "wants monitor") {
      ++wanting;
      if (t.wants.starts_with("the initialisation")) ++initialising;
    }
    if (t.state == "joins") ++joining;
  }
  if (initialising >= 2) return "two class initialisers wait for each other";
  if (cycle_length == 1) return "a thread joins itself";
  if (cycle_length >= 2 && initialising == 0)
    return std::to_string(cycle_length) + " threads wait for each other in a cycle" +
           (all_stuck ? "" : "; the other threads could still run, these never will");
  if (waiting > 0 && wanting > 0 && holding_waiters > 0)
    return "nested monitor lockout: a thread waits while it still holds a monitor that the notifier needs";
  if (waiting > 0)
    return "lost notify: " + std::string(waiting == 1 ? "a thread waits" : std::to_string(waiting) + " threads wait") +
           " for a notify that nobody can send any more";
  if (joining > 0) return "threads wait for the end of threads that cannot end";
  return "no thread can go on";
}

std::string explain_race(const Finding& f) {
  if (f.accesses.size() < 2) return "two accesses without a common lock";
  const AccessReport& a = f.accesses[0];
  const AccessReport& b = f.accesses[1];
  auto locks = [](const AccessReport& r) {
    return r.locks.empty() ? std::string("no lock") : list(r.locks);
  };
  std::string s = a.thread + (a.write ? " writes " : " reads ") + f.variable + " holding " + locks(a) + ", " +
                  b.thread + (b.write ? " writes" : " reads") + " it holding " + locks(b) + ": ";
  s += f.kind == FindingKind::DataRace
           ? "nothing orders the two"
           : "no lock protects it at every access (here the accesses were ordered by other means)";
  return s;
}

}  // namespace heddle::tester
