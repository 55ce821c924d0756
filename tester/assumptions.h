// What the verdict of an exploration rests on: the one list for the text report and the JSON report.
#pragma once

#include <string>
#include <vector>

#include "tester/explorer.h"

namespace heddle::tester {

enum class AssumptionKind : u8 {
  SavedWorld,         // only what follows from the world that it began with
  PaperMode,          // names: the mode; its guarantees are the paper's
  RacesNotChecked,    // that there are no data races
  NoRaces,            // none but those on `names` (promoted) were found; checked in every state, or (number: 1) in
                      // those that were seen
  LockDiscipline,     // checked on every path
  Timeouts,           // number: at most so many a thread
  NoSpuriousWakeups,  // waits of the program end for a reason
  PunctualClock,      // nobody is slow before it reads the clock
  ClockLoops,         // in loops time passes in steps that double (tester/clock_loops.h)
  WeakModes,          // access modes weaker than volatile, taken as volatile
  WeakCas,            // number: at most so many spurious failures a thread
  HandledExceptions,  // what the program's own handler takes is no failure
  Promoted,           // names: each access of these is an operation; sequentially consistent
  Trusted,            // names: code whose calls count as one operation each
  Input,              // this one
  RandomSeed,         // one
  HashOrders,         // number: of so many orders of identity hash codes
  Digests,            // collision_chance: two states may have the same digest
  Evicted,            // number: states that were forgotten
  TaskThreads,  // that a pool does nothing that a thread for each of its tasks does not do (tester/task_threads.h)
  NoLivelocks,  // that no run goes on for ever: the search ends a path where a state comes back, and says nothing
};
const char* to_string(AssumptionKind kind);  // as JSON reports name it

struct Assumption {
  AssumptionKind kind = AssumptionKind::Input;
  u64 number = 0;
  std::vector<std::string> names;
  double collision_chance = 0;
};

// `from_saved_world`: the exploration began there, not at the program's start.
std::vector<Assumption> assumptions_of(const ExploreResult& result, const ExploreOptions& options,
                                       bool from_saved_world);

// Data races on something that is not promoted: what lies behind them is not explored.
size_t unpromoted_races(const ExploreResult& result);

}  // namespace heddle::tester
