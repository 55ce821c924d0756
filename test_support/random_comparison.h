// The random comparison: `proof`, with and without its state cache, against brute force (`all`) on
// random programs. The sets of end states, failures and deadlocks must be the same (docs/testing.md, "Random
// comparisons").
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "test_support/random_program.h"
#include "tester/explorer.h"

namespace heddle::tester {

// What the program can know at its end, readable. When somebody is stopped in the middle of what he does, by exit or as
// a daemon, only what he has published counts: volatiles.
std::string end_state(const vm::World& world, const RandomProgram& program);

// What one exploration of a program has shown.
struct RandomOutcome {
  bool too_large = false;            // a limit was reached: not to be compared
  std::string error;                 // the program did not start: a fault of the generator
  std::set<std::string> end_states;  // readable: what the program can know at its end
  std::set<std::string> faults, cycles, stuck;
  std::set<std::string> races;        // reported, if races were looked for
  std::set<std::string> unconfirmed;  // findings that did not replay, if they were
  Counts counts;
  u64 restarts = 0, evicted = 0;
  std::vector<Coverage> coverage;
  u64 taken = 0;       // states that a worker has taken over from another one
  std::string report;  // every finding as users read it, and the line of figures; if they were replayed
};

struct RandomLimits {
  u64 brute_force_paths = 40'000;  // paths of `all` that end in a state seen before, or really
  u64 proof_paths = 20'000;
  u64 cache_bytes = Limits().cache_bytes;  // of proof's state cache
  u32 keep_one_of = 0;                     // ModeOptions
};

// `as_delivered`: with race detection, and every finding replayed. `gc_stress`: a collection at each allocation.
// `partial`: a part of the schedules only. `at_end`: told each end state, as often as it is come to. `change`: last.
RandomOutcome explore_random(const RandomProgram& program, const ModeOptions& mode, u64 max_paths,
                             bool as_delivered = false, bool gc_stress = false, const PartialOptions& partial = {},
                             const std::function<void(const std::string&)>& at_end = nullptr,
                             const std::function<void(ExploreOptions&)>& change = nullptr);

// Lines that tell in what the second differs from the first; empty: in nothing.
std::vector<std::string> differences(const RandomOutcome& expected, const RandomOutcome& found);

struct RandomComparison {
  bool skipped = false;  // too large
  std::vector<std::string> differences;
  RandomOutcome brute_force, proof, cached;
  RandomOutcome unlike;  // with the cache, like threads told apart; if there are any
};
bool has_like_threads(const RandomProgram& program);
// `dependence` and `summary` take the place of proof's: for the check that the comparison finds what it should.
RandomComparison compare_modes(const RandomProgram& program, const RandomLimits& limits = {},
                               const DependenceOptions& dependence = {}, const SummaryOptions& summary = {});

// `proof` as users have it against brute force: the programs are free of races, so none must be reported,
// and each finding must show again when its schedule is replayed.
RandomComparison compare_delivered(const RandomProgram& program, const RandomLimits& limits = {});

// As compare_delivered, but `workers` processes search, of which some are slow: which ones depends on `seed`, who comes
// first to what on the machine. (*taken) is raised by the states that one has taken over from another.
RandomComparison compare_workers(const RandomProgram& program, u32 workers, u64 seed, u64* taken = nullptr,
                                 const RandomLimits& limits = {});

// As compare_workers, but the processes share nothing but messages (test_support/local_messenger.h).
RandomComparison compare_ranks(const RandomProgram& program, u32 ranks, u64 seed, u64* taken = nullptr,
                               const RandomLimits& limits = {});

// `proof` as users have it against brute force, in what users see of a program's end: what has been printed, in all
// orders, its exit status, and what has failed.
RandomComparison compare_ends(const RandomProgram& program, const RandomLimits& limits = {},
                              const SummaryOptions& summary = {});

// Brute force that merges states by the digest against brute force that merges exact states.
RandomComparison compare_digest(const RandomProgram& program, const RandomLimits& limits = {});

// `proof` and `all` by bits in place of states: with a large table what brute force has, with one of 64 bytes nothing
// else.
RandomComparison compare_bits(const RandomProgram& program, const RandomLimits& limits = {});

// `proof` with a collection at each allocation against `proof` (as `brute_force`): figures and reports must be the same
// to the letter. And without the state cache: the same races must be found. For programs that may have some.
RandomComparison compare_collections(const RandomProgram& program, const RandomLimits& limits = {});

// A smallest program (no reduction of it) for which `differs` still holds.
RandomProgram shrink(RandomProgram program, const std::function<bool(const RandomProgram&)>& differs);

}  // namespace heddle::tester
