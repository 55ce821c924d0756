// The random comparison (docs/exploration.md): some hundreds of programs here, the full number by
// build/tests/random_comparison. HEDDLE_RANDOM_PROGRAMS=N compares N.
#include "tester/random_comparison.h"

#include <cstdlib>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace heddle::tester {
namespace {

u64 programs(u64 usual) {
  const char* n = std::getenv("HEDDLE_RANDOM_PROGRAMS");
  return n ? std::strtoull(n, nullptr, 10) : usual;
}

template <typename Compare>
void compare_many(u64 first, u64 count, const Compare& compare) {
  u64 skipped = 0, different = 0;
  for (u64 seed = first; seed < first + count && different == 0; ++seed) {
    const RandomProgram program = random_program(seed);
    const RandomComparison c = compare(program);
    skipped += c.skipped;
    if (c.differences.empty()) continue;
    ++different;
    const RandomProgram small =
        shrink(program, [&](const RandomProgram& p) { return !compare(p).differences.empty(); });
    FAIL_CHECK("program " << seed << ", reduced:\n" << text_of(small) << compare(small).differences.front());
  }
  CHECK(skipped * 20 <= count);
}

// Comparisons of all kinds find nothing in this program.
void check(const std::string& text) {
  const RandomProgram program = program_from_text(text);
  CAPTURE(text);
  for (const auto& compare : {+[](const RandomProgram& p) { return compare_modes(p); },
                              +[](const RandomProgram& p) { return compare_delivered(p); },
                              +[](const RandomProgram& p) { return compare_digest(p); }}) {
    const RandomComparison c = compare(program);
    CHECK(!c.skipped);
    CHECK(c.differences == std::vector<std::string>{});
  }
}

// How many of the first `count` programs with these features show that something is missing.
u64 caught(u32 features, u64 count, const DependenceOptions& dependence) {
  u64 n = 0;
  for (u64 seed = 1; seed <= count && n == 0; ++seed)
    n += !compare_modes(random_program(seed, features), {}, dependence).differences.empty();
  return n;
}
u64 caught_without_variable(u32 features, u64 count, u32 variable) {
  DependenceOptions d;
  d.without_variable = variable;
  return caught(features, count, d);
}

}  // namespace

TEST_CASE("random programs: text and back, the same for the same seed") {
  for (u64 seed = 1; seed <= 200; ++seed) {
    const std::string text = text_of(random_program(seed));
    CHECK(text == text_of(random_program(seed)));
    CHECK(text == text_of(program_from_text(text)));
  }
}

TEST_CASE("random comparison: proof, with and without the cache, against brute force") {
  compare_many(1, programs(400), [](const RandomProgram& p) { return compare_modes(p); });
}

TEST_CASE("random comparison: findings replay, and no race is reported where there is none") {
  compare_many(100'001, programs(300), [](const RandomProgram& p) { return compare_delivered(p); });
}

TEST_CASE("random comparison: brute force that merges by digest against exact states") {
  compare_many(200'001, programs(300), [](const RandomProgram& p) { return compare_digest(p); });
}

TEST_CASE("the random comparison bites: every term of the dependence that is dropped is missed") {
  DependenceOptions without_keep;
  without_keep.without_keep = true;
  CHECK(caught(kConditions, 400, without_keep) > 0);
  CHECK(caught_without_variable(kWaits | kConditions, 400, variable::kWaitSet) > 0);
  CHECK(caught_without_variable(kInitialisers | kExceptions, 1000, variable::kInit) > 0);
  CHECK(caught_without_variable(kAliveness, 400, variable::kAlive) > 0);
  CHECK(caught_without_variable(kAliveness | kJoins, 400, variable::kStarted) > 0);
  CHECK(caught_without_variable(kInterrupts, 400, variable::kInterrupt) > 0);
  CHECK(caught_without_variable(kParks, 400, variable::kPermit) > 0);
  CHECK(caught_without_variable(kTryEnters, 400, variable::kMonitor) > 0);
  CHECK(caught_without_variable(kDaemons | kAliveness | kVolatiles | kConditions, 2000, variable::kUserThreads) > 0);
}

}  // namespace heddle::tester
