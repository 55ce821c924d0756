// What was predicted from one observed run, and what came of it when the program was run accordingly (room `predict`),
// as data for reports.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tester/finding.h"

namespace heddle::tester {

struct PredictedSchedule {
  std::string pattern;   // "RWR", "WRW", "RWW", "WWR", "WWW", "race", "deadlock"
  std::string variable;  // "Account.balance"; "" of deadlocks
  // Of a pattern the first access, the other thread's, the second access; of a race the two; of a deadlock where each
  // thread acquires what the next one holds.
  struct Event {
    std::string thread;
    bool write = false;
    Place place;
  };
  std::vector<Event> events;
  std::string fate;        // "failed", "passed", "infeasible", "unfinished", "observed"
  bool repaired = false;   // it did not follow as predicted, and was helped by a search
  bool confirmed = false;  // races and deadlocks: the threads have stood there
  std::string finding;     // key of what failed; "" if nothing did
  u64 switches = 0;        // of the schedule that was run
};

struct Predictions {
  u64 steps = 0;  // of the observed run
  u64 threads = 0, variables = 0, locks = 0, switches = 0;
  std::string observed_end;      // "" if the run came to its end, or why it did not: "it has taken 2000000 steps"
  std::string observed_finding;  // key of what failed in it; "" if nothing did
  std::vector<PredictedSchedule> schedules;
  u64 not_run = 0;    // for a limit came before
  u64 steps_run = 0;  // of all schedules that were run: what they have in common counts once
};

}  // namespace heddle::tester
