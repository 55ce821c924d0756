// Racy random programs: the detection of races against their definition, a reachable state in which two threads stand
// before conflicting plain accesses of one variable (docs/testing.md, "Random comparisons").
//
// The judge is brute force of its own over single operations, every plain access among them; it shares the virtual
// machine with what it judges, but nothing of the search, its blocks, footprints and digests.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "test_support/racy_program.h"
#include "tester/mutations.h"

namespace heddle::tester {

// An access is named "T1.run:3w": method, line, r or w. A race is two of them, the smaller one first.
struct RacyTruth {
  bool too_large = false;
  std::set<std::string> races, end_states;
  bool can_get_stuck = false;  // a state in which somebody lives and nobody can go on
  u64 states = 0;
};
RacyTruth racy_truth(const RacyProgram& program, u64 max_states);

// What the exploration says, as users have it.
struct RacyVerdict {
  bool too_large = false;
  std::set<std::string> races, unconfirmed, end_states;
  bool can_get_stuck = false;
  u64 nodes = 0, restarts = 0;
};
struct RacyLimits {
  u64 states = 20'000;  // of brute force
  u64 paths = 20'000;
  u32 workers = 1;       // processes that search
  u32 ranks = 1;         // likewise, which share nothing but messages
  u64 slow_workers = 0;  // those whose bit is set are slow
  u32 keep_one_of = 0;   // ModeOptions
};
// `promoted`: RunOptions::promoted.
RacyVerdict racy_verdict(const RacyProgram& program, const RacyLimits& limits,
                         const std::vector<std::string>& promoted = {}, const SummaryOptions& summary = {});

struct RacyComparison {
  bool skipped = false;  // too large
  RacyTruth truth;
  RacyVerdict found, promoted;  // as it is, and with every access promoted
  bool missed = false;          // there are races, and none is reported
  bool false_alarm = false;     // something is reported that is none
  std::vector<std::string> differences;
};
RacyComparison compare_races(const RacyProgram& program, const RacyLimits& limits = {},
                             const SummaryOptions& summary = {});

// A smallest program for which `differs` still holds.
RacyProgram shrink(RacyProgram program, const std::function<bool(const RacyProgram&)>& differs);

}  // namespace heddle::tester
