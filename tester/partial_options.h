// Searches that cover a part of the schedules, chosen so that faults show early: what can be asked of them, and what
// they have covered (docs/exploration.md, "A part of the schedules").
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "vm/base/types.h"

namespace heddle::tester {

enum class Strategy : u8 {
  Exhaustive,  // all schedules
  Random,      // at each state any thread that can go on, with equal chances
  Pct,         // Burckhardt, Kothari, Musuvathi, Nagarakatte 2010
  Pos,         // Yuan, Yang, Gu 2018
  Preemption,  // all schedules with at most so many preemptions: Musuvathi and Qadeer 2007
  Rounds,      // threads keep pace
  History,     // decisions that have not been taken at such a place before: Simoes 2014
  Predict,     // what one run lets expect to fail: Sorrentino et al. 2010 (room `predict`)
  Noise,       // one processor with time slices, and noise at concurrent events: Edelstein et al. 2002
};
const char* to_string(Strategy strategy);  // "random", as options and reports name it
std::optional<Strategy> strategy_by_name(std::string_view name);
const std::vector<std::string>& strategy_names();

// tester/noise.h
struct NoiseOptions {
  enum class Kind : u8 { Sleep, Yield, Priority, Mixed, None };
  enum class Directed : u8 { No, Methods, Pairs };  // by coverage, in the one or the other model
  Kind kind = Kind::Sleep;
  u32 percent = 10;  // of the events at which there is noise; where it is not directed
  Directed directed = Directed::No;
  class InterleavingCoverage* coverage = nullptr;  // what the runs cover goes there; not null if it directs them
};
const char* to_string(NoiseOptions::Kind kind);          // "sleep", as options and reports name it
const char* to_string(NoiseOptions::Directed directed);  // "random", "methods", "pairs"

// One strategy alone (--explore).
struct PartialOptions {
  Strategy strategy = Strategy::Exhaustive;
  u64 runs = 10'000;                                // of sampling
  u64 seed = 1;                                     //
  u32 depth = kDefaultDepth;                        // PCT: of the faults that it is to find; Preemption: the bound
  static constexpr u32 kDefaultDepth = 0xffffffff;  // depth_of() says which
  NoiseOptions noise;                               // its coverage is of all sampling
  bool samples() const {
    return strategy != Strategy::Exhaustive && strategy != Strategy::Preemption && strategy != Strategy::Predict;
  }
};
u32 depth_of(const PartialOptions& options);

// What one strategy has covered.
struct Coverage {
  Strategy strategy = Strategy::Random;
  u64 states = 0;  // distinct ones between blocks, of all runs or rounds
  // Sampling:
  u64 runs = 0;
  u64 seed = 0;
  u64 failed = 0;                // of the runs: a thread died by an exception, or some could never go on
  u64 first_failed = 0;          // the number of the first of them, from 1 on
  u64 cut = 0;                   // of the runs: cut off, for they had come to `length` blocks
  u32 length = 0;                // limit of a run at the end; it grows while runs are cut off
  u64 end_states = 0;            // distinct ones, of runs that came to an end
  bool states_at_least = false;  // they have not been counted any further
  // PCT's bound: a fault of this depth is found by a run with a probability of at least 1/(n k^(d-1)).
  u32 depth = 0;    // d
  u32 threads = 0;  // n: the most that there were in a run
  u64 steps = 0;    // k: the most blocks of a run
  double bound() const;
  std::optional<NoiseOptions> noise;
  // Preemption bounding:
  std::optional<u32> preemptions;  // all schedules with at most so many have been explored
  bool whole = false;              // no schedule has more
};

}  // namespace heddle::tester
