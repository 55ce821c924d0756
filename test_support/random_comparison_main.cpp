// Compares proof with brute force on many random programs: the full number of the random comparison
// (docs/testing.md, "Random comparisons").
//
//   random_comparison [--programs N] [--seed S] [--features BITS] [--digest | --delivered | --collections | --ends]
//                     [--like] [--additions] [--keep-going]
//                                      --like: one of the threads has others like it; --additions: some statements add
//                                      to a variable, and nobody looks at the sum; --ends: programs that print, and
//                                      mostly end while somebody lives
//   random_comparison --show SEED      prints one program and what its explorations show
//   random_comparison --racy [--programs N] [--seed S] [--like] [--additions] [--keep-going] [--show SEED]
//                                      programs with data races against the definition of a race (racy_comparison.h)
//   random_comparison [--racy] --drop N | --max-touches N | --max-names N | --without-variable OFFSET
//                                      of the reduction by summaries one condition less, or small bounds (mutations.h)
//   random_comparison --cache BYTES    a state cache that evicts
//   random_comparison [--racy] --keep-one-of N
//                                      of N states in a row on a path the cache keeps one (tester/kept_states.h)
//   random_comparison [--racy] --workers N
//                                      explorations by N processes, some of them slow
//   random_comparison [--racy] --ranks N
//                                      likewise, which share nothing but messages
//   random_comparison --racy --truth   reads programs, a paragraph each, and prints the races and states of each
//
// Exit status: 0 no difference and at most 5 % skipped (25 % with --like); 1 otherwise. The first program that differs
// is reduced to a smallest one and printed.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>

#include <fmt/format.h>

#include "test_support/racy_comparison.h"
#include "test_support/random_comparison.h"

namespace {

using namespace heddle;
using namespace heddle::tester;

struct Arguments {
  u64 programs = 10'000, seed = 1;
  u32 features = kAllFeatures;
  bool digest = false, delivered = false, collections = false, ends = false, keep_going = false, show = false;
  bool racy = false, truth = false, like = false, additions = false;
  SummaryOptions summary;
  RandomLimits limits;
  u32 workers = 1, ranks = 1;
  RacyLimits racy_limits(u64 slow) const {
    RacyLimits limits;
    limits.workers = workers;
    limits.ranks = ranks;
    limits.slow_workers = slow;
    limits.keep_one_of = this->limits.keep_one_of;
    return limits;
  }
};

bool parse(int argc, char** argv, Arguments* out) {
  for (int i = 1; i < argc; ++i) {
    auto number = [&] { return i + 1 < argc ? std::strtoull(argv[++i], nullptr, 0) : 0; };
    if (!std::strcmp(argv[i], "--programs")) out->programs = number();
    else if (!std::strcmp(argv[i], "--seed")) out->seed = number();
    else if (!std::strcmp(argv[i], "--features")) out->features = static_cast<u32>(number());
    else if (!std::strcmp(argv[i], "--digest")) out->digest = true;
    else if (!std::strcmp(argv[i], "--delivered")) out->delivered = true;
    else if (!std::strcmp(argv[i], "--collections")) out->collections = true;
    else if (!std::strcmp(argv[i], "--ends")) out->ends = true;
    else if (!std::strcmp(argv[i], "--keep-going")) out->keep_going = true;
    else if (!std::strcmp(argv[i], "--racy")) out->racy = true;
    else if (!std::strcmp(argv[i], "--truth")) out->truth = true;
    else if (!std::strcmp(argv[i], "--like")) out->like = true;
    else if (!std::strcmp(argv[i], "--additions")) out->additions = true;
    else if (!std::strcmp(argv[i], "--drop")) out->summary.dropped = static_cast<Condition>(number());
    else if (!std::strcmp(argv[i], "--max-touches")) out->summary.max_touches = number();
    else if (!std::strcmp(argv[i], "--max-names")) out->summary.max_names = number();
    else if (!std::strcmp(argv[i], "--without-variable")) out->summary.without_variable = static_cast<u32>(number());
    else if (!std::strcmp(argv[i], "--keep-one-of")) out->limits.keep_one_of = static_cast<u32>(number());
    else if (!std::strcmp(argv[i], "--cache")) out->limits.cache_bytes = number();
    else if (!std::strcmp(argv[i], "--workers")) out->workers = static_cast<u32>(number());
    else if (!std::strcmp(argv[i], "--ranks")) out->ranks = static_cast<u32>(number());
    else if (!std::strcmp(argv[i], "--show")) {
      out->show = true;
      out->seed = number();
      out->programs = 1;
    } else return false;
  }
  if (out->additions) out->features |= kPlainAdditions;
  if (out->ends) out->features |= kPrints;
  return !out->truth || out->racy;
}

void print_set(const char* what, const std::set<std::string>& set) {
  for (const std::string& s : set) fmt::print("    {}: {}\n", what, s);
}
void print_outcome(const char* who, const RandomOutcome& o) {
  fmt::print("  {}: {} nodes, {} complete, {} cut, {} aborted, {} stuck, {} pruned, {} restarts\n", who, o.counts.nodes,
             o.counts.complete, o.counts.cut, o.counts.aborted, o.counts.stuck, o.counts.pruned, o.restarts);
  print_set("end state", o.end_states);
  print_set("failure", o.faults);
  print_set("cycle", o.cycles);
  print_set("total deadlock", o.stuck);
}

// `seed` says which of several workers are slow.
RandomComparison run(const Arguments& a, const RandomProgram& program, u64 seed) {
  return a.ranks > 1     ? compare_ranks(program, a.ranks, seed, nullptr, a.limits)
         : a.workers > 1 ? compare_workers(program, a.workers, seed, nullptr, a.limits)
         : a.collections ? compare_collections(program)
         : a.digest      ? compare_digest(program)
         : a.ends        ? compare_ends(program, a.limits, a.summary)
         : a.delivered   ? compare_delivered(program)
                         : compare_modes(program, a.limits, {}, a.summary);
}

RandomProgram program_of(const Arguments& a, u64 seed) {
  RandomProgram program = random_program(seed, a.features);
  if (a.like) program = with_like_threads(std::move(program), seed);
  return a.collections && seed % 2 ? with_races(program, seed) : program;
}

void show(const Arguments& a, const RandomProgram& program, bool assembly, u64 seed) {
  const RandomComparison c = run(a, program, seed);
  fmt::print("{}", text_of(program));
  if (assembly) fmt::print("{}", assembly_of(program));
  print_outcome("brute force", c.brute_force);
  if (a.digest) {
    print_outcome("brute force, exact states", c.proof);
  } else {
    print_outcome("proof", c.proof);
    print_outcome("proof with cache", c.cached);
  }
  for (const std::string& d : c.differences) fmt::print("  DIFFERENCE: {}\n", d);
}

void show(const RacyComparison& c) {
  print_set("race", c.truth.races);
  print_set("reported", c.found.races);
  print_set("end state", c.truth.end_states);
  fmt::print("  {} states, {} nodes, with everything promoted {}\n", c.truth.states, c.found.nodes, c.promoted.nodes);
  for (const std::string& d : c.differences) fmt::print("  DIFFERENCE: {}\n", d);
}

// Programs on standard input, each ending with an empty line: a line of figures for each, and one for each race.
int print_truth() {
  std::string text, line;
  while (std::getline(std::cin, line)) {
    if (!line.empty()) {
      text += line + "\n";
      continue;
    }
    const RacyTruth truth = racy_truth(racy_program_from_text(text), RacyLimits{}.states);
    fmt::print("{} states{}\n", truth.states, truth.too_large ? ", too large" : "");
    for (const std::string& race : truth.races) fmt::print("  {}\n", race);
    text.clear();
  }
  return 0;
}

RacyProgram racy_program_of(const Arguments& a, u64 seed) {
  RacyProgram program = racy_program(seed);
  if (a.additions) program = with_additions(std::move(program), seed);
  return a.like ? with_like_threads(std::move(program)) : program;
}

int compare_racy(const Arguments& a) {
  if (a.truth) return print_truth();
  if (a.show) {
    const RacyProgram program = racy_program_of(a, a.seed);
    fmt::print("{}{}", assembly_of(program), text_of(program));
    std::fflush(stdout);  // what follows may take long
    show(compare_races(program, a.racy_limits(a.seed), a.summary));
    return 0;
  }
  const auto start = std::chrono::steady_clock::now();
  u64 done = 0, skipped = 0, racy = 0, missed = 0, false_alarms = 0, different = 0, races = 0, reported = 0;
  u64 states = 0, nodes = 0, promoted_nodes = 0, stuck = 0, restarts = 0;
  for (u64 seed = a.seed; seed < a.seed + a.programs; ++seed, ++done) {
    const RacyProgram program = racy_program_of(a, seed);
    const RacyLimits limits = a.racy_limits(seed);
    const RacyComparison c = compare_races(program, limits, a.summary);
    if (c.skipped) {
      ++skipped;
      continue;
    }
    racy += !c.truth.races.empty();
    missed += c.missed;
    false_alarms += c.false_alarm;
    races += c.truth.races.size();
    reported += c.found.races.size();
    stuck += c.truth.can_get_stuck;
    restarts += c.found.restarts;
    states += c.truth.states;
    nodes += c.found.nodes;
    promoted_nodes += c.promoted.nodes;
    if (c.differences.empty()) continue;
    ++different;
    fmt::print("program {} differs: {}\n", seed, c.differences.front());
    if (a.keep_going) continue;
    const RacyProgram small =
        shrink(program, [&](const RacyProgram& p) { return !compare_races(p, limits, a.summary).differences.empty(); });
    fmt::print("{}", text_of(small));
    show(compare_races(small, limits, a.summary));
    break;
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  fmt::print(
      "{} programs in {:.1f} s: {} skipped as too large; {} with a race, {} of them missed, {} programs with a false "
      "alarm, {} with any difference; {} can get stuck, {} restarts\n",
      done, seconds, skipped, racy, missed, false_alarms, different, stuck, restarts);
  fmt::print("races: {}, reported {}; states {}, nodes {}, with everything promoted {}\n", races, reported, states,
             nodes, promoted_nodes);
  return different == 0 && skipped * (a.like ? 4 : 20) <= done ? 0 : 1;  // (more threads: larger)
}

}  // namespace

int main(int argc, char** argv) {
  Arguments a;
  if (!parse(argc, argv, &a)) {
    fmt::print(stderr,
               "usage: random_comparison [--programs N] [--seed S] [--features BITS] "
               "[--digest | --delivered | --collections | --ends | --racy] [--like] [--drop N] [--max-touches N] "
               "[--max-names N] [--without-variable OFFSET] [--cache BYTES] [--workers N | --ranks N] [--keep-going] | "
               "--show SEED\n");
    return 2;
  }
  if (a.racy) return compare_racy(a);
  if (a.show) {
    show(a, program_of(a, a.seed), true, a.seed);
    return 0;
  }
  const auto start = std::chrono::steady_clock::now();
  u64 skipped = 0, different = 0, deadlocks = 0, faults = 0, ends = 0, restarts = 0, done = 0;
  u64 nodes_all = 0, nodes_proof = 0, nodes_cached = 0, states = 0, states_unlike = 0;
  for (u64 seed = a.seed; seed < a.seed + a.programs; ++seed, ++done) {
    const RandomProgram program = program_of(a, seed);
    const RandomComparison c = run(a, program, seed);
    if (c.skipped) {
      ++skipped;
      continue;
    }
    deadlocks += !c.brute_force.stuck.empty() || !c.brute_force.cycles.empty();
    faults += !c.brute_force.faults.empty();
    ends += c.brute_force.end_states.size();
    restarts += c.proof.restarts > 0;
    nodes_all += c.brute_force.counts.nodes;
    nodes_proof += c.proof.counts.nodes;
    nodes_cached += c.cached.counts.nodes;
    states += c.cached.counts.states;
    states_unlike += c.unlike.counts.states;
    if (c.differences.empty()) continue;
    ++different;
    fmt::print("program {} differs: {}\n", seed, c.differences.front());
    if (a.keep_going) continue;
    const RandomProgram small =
        shrink(program, [&](const RandomProgram& p) { return !run(a, p, seed).differences.empty(); });
    show(a, small, true, seed);
    break;
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  fmt::print(
      "{} programs in {:.1f} s: {} with differences, {} skipped as too large; {} can deadlock, {} can fail, "
      "{} end states, {} restarted\n",
      done, seconds, different, skipped, deadlocks, faults, ends, restarts);
  fmt::print("nodes: brute force {}, proof {}, with cache {}\n", nodes_all, nodes_proof, nodes_cached);
  if (a.like) fmt::print("states: {}, with like threads told apart {}\n", states, states_unlike);
  return different == 0 && skipped * (a.like ? 4 : 20) <= done ? 0 : 1;  // (more threads: larger)
}
