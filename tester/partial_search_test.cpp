// Searches of a part of the schedules against brute force: what they find is there, and what they say that they have
// covered, they have (docs/algorithms.md, "A part of the schedules").
#include "tester/partial_search.h"

#include <doctest/doctest.h>

#include <cmath>
#include <map>

#include "test_support/random_comparison.h"
#include "tester/sampling_strategy.h"
#include "tester/words.h"

namespace heddle::tester {
namespace {

PartialOptions part(Strategy strategy, u32 depth, u64 runs = 0, u64 seed = 1) {
  PartialOptions p;
  p.strategy = strategy;
  p.depth = depth;
  p.runs = runs;
  p.seed = seed;
  return p;
}

RandomOutcome explore_part(const RandomProgram& program, const PartialOptions& partial,
                           const std::function<void(const std::string&)>& at_end = nullptr) {
  return explore_random(program, *mode_by_name("proof"), 0, true, false, partial, at_end);
}

// Rates of what is found are of programs that stay the same: of other ones they are other rates, which say nothing
// about the search.
constexpr u64 kRatedPrograms = 60;

// How often each end is come to.
std::map<std::string, u64> ends(const RandomProgram& program, const PartialOptions& partial) {
  std::map<std::string, u64> counts;
  explore_part(program, partial, [&](const std::string& end) { ++counts[end]; });
  return counts;
}

// What is wrong in `found` alone: sampling need not find everything.
std::vector<std::string> false_ones(const RandomOutcome& expected, const RandomOutcome& found) {
  std::vector<std::string> all = differences(expected, found);
  std::erase_if(all, [](const std::string& d) { return d.starts_with("misses"); });
  return all;
}

// The variables that race. (Which pairs of accesses are told depends on the paths: behind a race of a variable the
// guarantee ends.) A key is "race Main.v0 T1.run:7w T2.run:2r".
std::set<std::string> raced(const RandomOutcome& outcome) {
  std::set<std::string> variables;
  for (const std::string& key : outcome.races) variables.insert(key.substr(0, key.find(" T")));
  return variables;
}

// The reader may see the first value (no order is needed but one), and then the second: three.
const char* const kOneRead = R"(
thread 0
  start thread 1
  start thread 2
thread 1
  vwrite 0 =1
  vwrite 0 =2
thread 2
  vread 0)";
const char* const kTwoReads = R"(
thread 0
  start thread 1
  start thread 2
thread 1
  vwrite 0 =1
  vwrite 0 =2
thread 2
  vread 0
  vread 0)";

}  // namespace

TEST_CASE("random numbers are the same everywhere, even, and other ones for each run and seed") {
  CHECK(Random(1, 0).next() == Random(1, 0).next());
  CHECK(Random(1, 0).next() != Random(1, 1).next());
  CHECK(Random(1, 0).next() != Random(2, 0).next());
  CHECK(Random(1, 2).next() != Random(2, 1).next());
  Random random(7, 3);
  u64 counts[6] = {};
  for (int i = 0; i < 60'000; ++i) ++counts[random.below(6)];
  for (u64 n : counts) CHECK(std::abs(static_cast<double>(n) - 10'000) < 500);  // more than five standard deviations
}

TEST_CASE("PCT without change points never interrupts a thread that can go on") {
  Pct pct(1);
  ThreadSet three;
  for (ThreadId t : {0u, 1u, 2u}) three.insert(t);
  std::map<ThreadId, int> first;
  for (u64 run = 0; run < 300; ++run) {
    Random random(1, run);
    pct.begin_run(1000, random);
    const ThreadId t = pct.next(three, random);
    ++first[t];
    for (int step = 0; step < 20; ++step) {
      CHECK(pct.next(three, random) == t);
      pct.ran(t, {});
    }
    pct.end_run(20, 3);
  }
  CHECK(first.size() == 3);
  for (const auto& [t, n] : first) CHECK(n > 70);
}

TEST_CASE("PCT interrupts d - 1 times at most, at each step as often as at any other") {
  Pct pct(2);
  ThreadSet two;
  two.insert(0);
  two.insert(1);
  std::map<int, int> changes;
  for (u64 run = 0; run < 4000; ++run) {
    Random random(1, run);
    pct.begin_run(1000, random);
    ThreadId last = pct.next(two, random);
    int switches = 0;
    for (int step = 1; step <= 10; ++step) {
      pct.ran(last, {});
      const ThreadId t = pct.next(two, random);
      if (t == last) continue;
      ++switches;
      ++changes[step];
      last = t;
    }
    CHECK(switches <= 1);
    pct.end_run(10, 2);
  }
  for (int step = 1; step <= 10; ++step) CHECK(std::abs(changes[step] - 400) < 100);
}

TEST_CASE("POS gives a new priority to what depends on the step, and keeps the others'") {
  Pos pos;
  ThreadSet all, first;
  for (ThreadId t = 0; t < 8; ++t) all.insert(t);
  u64 same = 0;
  for (u64 run = 0; run < 200; ++run) {
    Random random(1, run);
    pos.begin_run(1000, random);
    const ThreadId t = pos.next(all, random);
    ThreadSet others = all;
    others.erase(t);
    const ThreadId second = pos.next(others, random);
    ThreadSet affected;
    affected.insert(t);
    pos.ran(t, affected);
    const ThreadId now = pos.next(all, random);
    CHECK((now == t || now == second));
    same += now == t;
  }
  CHECK(same > 2);  // one in nine
  CHECK(same < 60);
}

// 10,000 runs: of each program every end needs `depth` ordering constraints at most.
TEST_CASE("PCT comes to ends of known depth at least as often as its bound says") {
  for (const auto& [text, changes, all] : {std::tuple{kOneRead, 2u, 3u}, {kTwoReads, 3u, 6u}}) {
    const unsigned depth = changes;  // (clang 14 has no structured bindings in lambdas, such as CAPTURE's)
    CAPTURE(depth);
    constexpr u64 kRuns = 10'000;
    const RandomProgram program = program_from_text(text);
    std::map<std::string, u64> counts;
    const RandomOutcome found =
        explore_part(program, part(Strategy::Pct, depth, kRuns), [&](const std::string& end) { ++counts[end]; });
    REQUIRE(found.coverage.size() == 1);
    const Coverage& coverage = found.coverage[0];
    CHECK(coverage.runs == kRuns);
    CHECK(coverage.threads == 3);
    CHECK(coverage.depth == depth);
    CHECK(coverage.bound() == doctest::Approx(1 / (3 * std::pow(coverage.steps, depth - 1))));
    CHECK(counts.size() == all);
    CHECK(coverage.end_states == all);
    for (const auto& each : counts) {
      CAPTURE(each.first);
      CHECK(static_cast<double>(each.second) / kRuns >= coverage.bound());
    }
    // Without the last change point something is missing.
    CHECK(ends(program, part(Strategy::Pct, depth - 1, kRuns)).size() < all);
  }
}

TEST_CASE("preemption bounding: how many preemptions each end needs") {
  for (const auto& [text, sizes] :
       {std::pair{kOneRead, std::vector<size_t>{2, 3, 3}}, {kTwoReads, std::vector<size_t>{2, 4, 6}}})
    for (u32 bound = 0; bound < sizes.size(); ++bound) {
      CAPTURE(bound);
      const RandomOutcome found = explore_part(program_from_text(text), part(Strategy::Preemption, bound));
      CHECK(found.end_states.size() == sizes[bound]);
      REQUIRE(found.coverage.size() == 1);
      // (Perhaps there are no schedules with more than one less.)
      CHECK((found.coverage[0].preemptions == bound || found.coverage[0].whole));
      if (bound == 0) CHECK(!found.coverage[0].whole);
    }
}

TEST_CASE("preemption bounding without a bound is brute force") {
  u64 compared = 0;
  const u64 count = number_of_programs(150);
  for (u64 seed = 1; seed <= count; ++seed) {
    const RandomProgram program = random_program(seed);
    const RandomOutcome all = explore_random(program, *mode_by_name("all"), 5'000);
    if (all.too_large) continue;
    const RandomOutcome found = explore_part(program, part(Strategy::Preemption, 1000));
    REQUIRE(!found.too_large);
    CAPTURE(seed);
    CAPTURE(text_of(program));
    CHECK(differences(all, found) == std::vector<std::string>{});
    REQUIRE(found.coverage.size() == 1);
    CHECK(found.coverage[0].whole == (found.coverage[0].states > 0));  // 0: it ends alone
    ++compared;
  }
  CHECK(compared * 3 > count * 2);
}

TEST_CASE("what sampling finds is there, and it is not always the same") {
  for (Strategy strategy :
       {Strategy::Random, Strategy::Pct, Strategy::Pos, Strategy::Rounds, Strategy::History, Strategy::Noise}) {
    CAPTURE(to_string(strategy));
    u64 all_ends = 0, found_ends = 0, faults = 0, found_faults = 0;
    for (u64 seed = 1; seed <= kRatedPrograms; ++seed) {
      const RandomProgram program = random_program(seed);
      const RandomOutcome all = explore_random(program, *mode_by_name("all"), 5'000);
      if (all.too_large) continue;
      const RandomOutcome found = explore_part(program, part(strategy, 3, 200));
      CAPTURE(seed);
      CAPTURE(text_of(program));
      CHECK(false_ones(all, found) == std::vector<std::string>{});
      all_ends += all.end_states.size();
      found_ends += found.end_states.size();
      faults += all.faults.size();
      found_faults += found.faults.size();
    }
    CHECK(found_ends * 2 > all_ends);
    CHECK(found_faults * 10 >= faults * 9);
  }
}

TEST_CASE("data races are found as by an exhaustive search") {
  u64 all_races = 0, found_races = 0;
  for (u64 seed = 1; seed <= kRatedPrograms; ++seed) {
    const RandomProgram program = with_races(random_program(seed), seed);
    const RandomOutcome all = explore_random(program, *mode_by_name("proof"), 5'000, true);
    if (all.too_large) continue;
    CAPTURE(seed);
    CAPTURE(text_of(program));
    const RandomOutcome bounded = explore_part(program, part(Strategy::Preemption, 1000));
    for (const std::string& race : all.races) CHECK(bounded.races.contains(race));
    CHECK(raced(bounded) == raced(all));
    CHECK(bounded.unconfirmed.empty());
    const RandomOutcome sampled = explore_part(program, part(Strategy::Pos, 0, 100));
    for (const std::string& variable : raced(sampled)) CHECK(raced(all).contains(variable));
    CHECK(sampled.unconfirmed.empty());
    all_races += raced(all).size();
    found_races += raced(sampled).size();
  }
  CHECK(all_races > 10);
  CHECK(found_races * 10 >= all_races * 9);
}

TEST_CASE("a sampled exploration is the same for the same seed") {
  for (Strategy strategy :
       {Strategy::Random, Strategy::Pct, Strategy::Pos, Strategy::Rounds, Strategy::History, Strategy::Noise}) {
    const RandomProgram program = program_from_text(kTwoReads);
    const auto once = ends(program, part(strategy, 3, 100, 5)), again = ends(program, part(strategy, 3, 100, 5));
    CHECK(once == again);
    CHECK(once != ends(program, part(strategy, 3, 100, 6)));
  }
}

TEST_CASE("sampled runs count the states between blocks, and the ends") {
  // Of the writes none, one or two are done, and nothing has been read: three states. Or it has been read before the
  // writes; then the first one may be done; or between them: three more. The ends are those with both writes and the
  // read.
  const RandomProgram program = program_from_text(kOneRead);
  for (const Strategy strategy : {Strategy::Random, Strategy::Pos, Strategy::Pct}) {
    const RandomOutcome outcome = explore_part(program, part(strategy, 2, 500));
    REQUIRE(outcome.coverage.size() == 1);
    CHECK(outcome.coverage[0].states == 6);
    CHECK(outcome.coverage[0].end_states == 3);
  }
  // Three blocks, the last of which leads to an end.
  CHECK(explore_part(program, part(Strategy::Random, 2, 1)).coverage[0].states == 3);
}

TEST_CASE("what has been covered, in words") {
  Coverage c;
  c.strategy = Strategy::Pct;
  c.runs = 1000;
  c.states = 4000;
  c.end_states = 1;
  c.depth = 3;
  c.threads = 4;
  c.steps = 1200;
  CHECK(coverage_text(c) ==
        "pct: 1,000 sampled runs, 4,000 distinct states, 1 distinct end; each run finds a fault of depth d = 3 with a "
        "probability of at least 1/(n k^(d-1)) = 1/(4 * 1,200^2) = 1.7e-07");
  Coverage p;
  p.strategy = Strategy::Preemption;
  p.states = 12;
  CHECK(coverage_text(p) == "preemption: a part of the schedules; 12 states");
  p.preemptions = 1;
  CHECK(coverage_text(p) == "preemption: all schedules with at most 1 preemption; 12 states");
  p.length = 512;
  CHECK(preemptions_text(p) == "all schedules with at most 1 preemption and 512 steps");
  p.length = 0;
  p.whole = true;
  CHECK(preemptions_text(p) == "all schedules (none has more than 1 preemption)");
  Coverage r;
  r.runs = 20;
  r.cut = 3;
  r.length = 1024;
  r.states = 1;
  r.states_at_least = true;
  r.end_states = 2;
  CHECK(coverage_text(r) ==
        "random: 20 sampled runs, at least 1 distinct state, 2 distinct ends, 3 cut off (at 1,024 steps at most)");
  r.runs = 0;
  CHECK(coverage_text(r).empty());
}

}  // namespace heddle::tester
