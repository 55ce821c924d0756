// Cut points: places of an observed run at which threads can be brought so that an access of one falls between two
// accesses of a transaction of another (Sorrentino, Farzan, Madhusudan, Penelope, FSE 2010, section 4.1), so that two
// threads stand before conflicting accesses at once, or so that threads wait for each other's locks.
//
// Each is a prediction, by locks and by starts, joins, notifies and unparks alone. Whether the program can really come
// there, and whether it then fails, only running it shows (rescheduling.h).
#pragma once

#include <array>

#include "predict/observed_run.h"

namespace heddle::predict {

enum class Pattern : u8 {
  RWR,  // R1 W2 R1: the thread reads two different values
  WRW,  // the other thread sees a value that was not meant to be seen
  RWW,  // a lost update
  WWR,  // the thread does not read what it has written
  WWW,
  Race,      // two accesses of which one is a write, at once
  Deadlock,  // each thread wants a lock that the next one holds
};
const char* to_string(Pattern pattern);  // "RWR", "race"

struct CutPoint {
  Pattern pattern = Pattern::RWR;
  Variable variable = 0;  // not of deadlocks
  // Atomicity: e1 and e2 of the transaction, then f. Race: the two. Indices into ObservedRun::accesses.
  std::vector<u32> accesses;
  // Who has to be where at once; all patterns but deadlocks: first e1's thread, then f's.
  struct Place {
    ThreadId thread = 0;
    u32 position = 0;
  };
  std::vector<Place> places;
  bool was_observed = false;  // the observed run has shown it
};

struct CutPointLimits {
  u32 each = 2;        // cut points with the same pattern, variable by name, and places in the code
  size_t most = 2000;  // altogether
};
// Of two accesses of a thread, the earlier one first: are they meant to be one step?
using InOneTransaction = std::function<bool(const Access&, const Access&)>;
// In a fixed order. Of each access the next few of the same variable are looked at as e2 (kNear): of those further
// away one in between makes up another pattern, or does nothing.
std::vector<CutPoint> atomicity_cut_points(const ObservedRun& run, const InOneTransaction& in_one_transaction,
                                           const CutPointLimits& limits);
constexpr size_t kNear = 16;
// Predicted by sync-preserving closure (U. Mathur, A. Pavlogiannis, M. Viswanathan, Optimal Prediction of
// Synchronization-Preserving Races, POPL 2021): the run can be reordered so that both accesses come next, with every
// lock acquired in the order in which it was.
std::vector<CutPoint> race_cut_points(const ObservedRun& run, const CutPointLimits& limits);
// Likewise (H. Tunc, U. Mathur, A. Pavlogiannis, M. Viswanathan, Sound Dynamic Deadlock Prediction in Linear Time, PLDI
// 2023): cycles of up to kMostThreads threads, as far as kMostChains chains of lock requests show them.
constexpr u32 kMostThreads = 64;
constexpr u64 kMostChains = 1'000'000;
std::vector<CutPoint> deadlock_cut_points(const ObservedRun& run, const CutPointLimits& limits);

// The steps that must be taken to bring threads there, if locks are acquired in the order in which they were: by
// thread, how many. Empty: no such reordering leads there, for some thread would have to go on beyond its place.
std::vector<u32> sync_preserving_closure(const ObservedRun& run, const std::vector<CutPoint::Place>& places);

}  // namespace heddle::predict
