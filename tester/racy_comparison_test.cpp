// The judge of races on programs whose races are known, and a sample of the comparison (the full number:
// `random_comparison --racy`, docs/testing.md, "Random comparisons").

#include <doctest/doctest.h>

#include "test_support/racy_comparison.h"

namespace heddle::tester {
namespace {

RacyTruth truth(const std::string& text) { return racy_truth(racy_program_from_text(text), 20'000); }
using Races = std::set<std::string>;

}  // namespace

// A thread spins on what another one has published in a block without operations: the witness of a race went round with
// it for ever.
TEST_CASE("racy programs that once never ended") {
  const RacyComparison c = compare_races(racy_program(30083704));
  CHECK_FALSE(c.skipped);
  CHECK(c.differences.empty());
}

TEST_CASE("racy programs: two threads before conflicting accesses, and nothing else, is a race") {
  CHECK(truth("wr 0 1\nrd 0\n").races == Races{"Main.main:1w T1.run:1r"});
  CHECK(truth("wr 0 1; wr 0 2\nwr 0 1\n").races == Races{"Main.main:1w T1.run:1w", "Main.main:2w T1.run:1w"});
  CHECK(truth("rd 0\nrd 0\n").races.empty());
  CHECK(truth("wr 0 1\nwr 1 1\n").races.empty());
  CHECK(truth("vwr 0 1\nvrd 0\n").races.empty());
  CHECK(truth("acq 0; wr 3 1; rel 0\nacq 0; rd 3; rel 0\n").races.empty());
  CHECK(truth("acq 0; wr 3 1; rel 0\nacq 1; rd 3; rel 1\n").races == Races{"Main.main:2w T1.run:2r"});
}

TEST_CASE("racy programs: elements by index, also a computed one") {
  CHECK(truth("wr 5 1\nwr 6 1\n").races.empty());
  CHECK(truth("wr 5 1\nrdat\n").races == Races{"Main.main:1w T1.run:1r"});
  // The index is 1 only if the volatile has been seen.
  CHECK(truth("vwr 0 1; wr 6 1\nvrd 0; rdat\n").races == Races{"Main.main:2w T1.run:2r"});
  CHECK(truth("wr 6 1; vwr 0 1\nvrd 0; rdat\n").races.empty());
}

TEST_CASE("racy programs: hand-over is no race") {
  // By a flag under a lock, with and without waiting for it; by a volatile; by start and join.
  CHECK(truth("wr 0 1; acq 0; wr 1 1; rel 0\nacq 0; rd 1; rel 0; if 1 1; wr 0 2\n").races.empty());
  CHECK(truth("wr 0 1; acq 0; wr 1 1; rel 0\nacq 0; rd 1; rel 0; back 0 3; wr 0 2\n").races.empty());
  CHECK(truth("wr 0 1; vwr 0 1\nvrd 0; back 0 1; wr 0 2\n").races.empty());
  CHECK(truth("wr 0 1; start 1; join 1; rd 0\nwr 0 2\n").races.empty());
  // Not if the flag is set too early, nobody looks at it, or nobody joins.
  CHECK(truth("acq 0; wr 1 1; rel 0; wr 0 1\nacq 0; rd 1; rel 0; if 1 1; wr 0 2\n").races ==
        Races{"Main.main:4w T1.run:5w"});
  CHECK(truth("wr 0 1; vwr 0 1\nvrd 0; wr 0 2\n").races == Races{"Main.main:1w T1.run:2w"});
  CHECK(truth("wr 0 1; start 1; rd 0\nwr 0 2\n").races == Races{"Main.main:3r T1.run:1w"});
}

TEST_CASE("racy programs: new objects") {
  CHECK(truth("new 0 1; iwr 0 2; acq 0; publish 0; rel 0\nacq 0; take 0; rel 0; ird 1\n").races.empty());
  CHECK(truth("new 0 1; acq 0; publish 0; rel 0; iwr 0 2\nacq 0; take 0; rel 0; ird 1\n").races ==
        Races{"Main.main:5w T1.run:4r"});
  CHECK(truth("new 0 1; publish 0\ntake 0; ird 1\n").races == Races{"Main.main:2w T1.run:1r"});
}

TEST_CASE("racy programs: loops and what can be at the end") {
  const RacyTruth twice = truth("rd 0; fold; repeat 2 2\nwr 0 1\n");
  CHECK(twice.races == Races{"Main.main:1r T1.run:1w"});
  CHECK(twice.end_states.size() == 3);
  CHECK_FALSE(twice.can_get_stuck);
  CHECK(truth("acq 0; acq 1; rel 1; rel 0\nacq 1; acq 0; rel 0; rel 1\n").can_get_stuck);
  CHECK(truth("rd 0; wr 1 1; fold\nwr 0 1; wr 1 2\n").end_states.size() == 4);
}

TEST_CASE("racy programs: from text and back") {
  for (u64 seed = 1; seed <= 200; ++seed) {
    const RacyProgram program = racy_program(seed);
    CHECK(racy_program_from_text(text_of(program)).threads == program.threads);
  }
}

TEST_CASE("racy programs: what races by definition is reported, and nothing else") {
  u64 racy = 0, compared = 0;
  for (u64 seed = 5001; seed <= 5120; ++seed) {
    CAPTURE(seed);
    const RacyComparison c = compare_races(racy_program(seed));
    if (c.skipped) continue;
    CHECK_FALSE(c.missed);
    CHECK_FALSE(c.false_alarm);
    CHECK(c.differences.empty());
    racy += !c.truth.races.empty();
    ++compared;
  }
  // Both kinds are there: neither a detector that always speaks nor one that never does would pass.
  CHECK(racy > 30);
  CHECK(compared - racy > 30);
}

// Where additions race they are a read and a write.
TEST_CASE("racy programs: additions of which some race and some do not") {
  u64 racy = 0, compared = 0;
  for (u64 seed = 7001; seed <= 7120; ++seed) {
    CAPTURE(seed);
    const RacyComparison c = compare_races(with_additions(racy_program(seed), seed));
    if (c.skipped) continue;
    CHECK_FALSE(c.missed);
    CHECK_FALSE(c.false_alarm);
    CHECK(c.differences.empty());
    racy += !c.truth.races.empty();
    ++compared;
  }
  CHECK(racy > 30);
  CHECK(compared - racy > 30);
}

TEST_CASE("racy programs: several workers report what races, and nothing else") {
  u64 racy = 0, compared = 0;
  for (u64 seed = 7001; seed <= 7000 + number_of_programs(100); ++seed) {
    CAPTURE(seed);
    RacyLimits limits;
    (seed % 4 == 0 ? limits.ranks : limits.workers) = 2 + seed % 2;
    limits.slow_workers = seed;
    const RacyComparison c = compare_races(racy_program(seed), limits);
    if (c.skipped) continue;
    CHECK_FALSE(c.missed);
    CHECK(c.differences == std::vector<std::string>{});
    racy += !c.truth.races.empty();
    ++compared;
  }
  CHECK(racy > 20);
}

TEST_CASE("racy programs: threads that run the same code") {
  u64 racy = 0, compared = 0;
  for (u64 seed = 6001; seed <= 6120; ++seed) {
    CAPTURE(seed);
    const RacyProgram program = with_like_threads(racy_program(seed));
    CHECK(text_of(racy_program_from_text(text_of(program))) == text_of(program));
    const RacyComparison c = compare_races(program);
    if (c.skipped) continue;
    CHECK_FALSE(c.missed);
    CHECK_FALSE(c.false_alarm);
    CHECK(c.differences.empty());
    racy += !c.truth.races.empty();
    ++compared;
  }
  CHECK(racy > 30);
  CHECK(compared - racy > 20);
}

// Found by the random comparison, reduced.
TEST_CASE("racy programs: found: a main thread that spins on a plain field behind its first start") {
  // It went on spinning in front of the root of the search, so that nobody else ever ran.
  const RacyComparison c = compare_races(racy_program(328));
  CHECK_FALSE(c.missed);
  CHECK_FALSE(c.false_alarm);
}

TEST_CASE("racy programs: found: a block that reaches its limit of steps has touched what it has touched") {
  // Here spinning for ever is reaching the limit. What the block had read was in no summary, so that the writer in
  // front of it was never tried beside it.
  for (u64 seed : {31073337, 31084888, 31085414}) {
    CAPTURE(seed);
    CHECK_FALSE(compare_races(racy_program(seed)).missed);
  }
}

TEST_CASE("racy programs: with every access an operation, `proof` shows the end states of brute force") {
  for (u64 seed = 1; seed <= 60; ++seed) {
    CAPTURE(seed);
    const RacyProgram program = racy_program(seed);
    const RacyTruth judge = racy_truth(program, 4'000);
    if (judge.too_large) continue;
    CHECK(racy_verdict(program, {}, {"*"}).end_states == judge.end_states);
  }
}

}  // namespace heddle::tester
