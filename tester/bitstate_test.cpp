#include "tester/bitstate.h"

#include <doctest/doctest.h>

#include <cmath>

#include "test_support/random_comparison.h"

namespace heddle::tester {
namespace {

checkpoint::Digest digest(u64 i) {
  checkpoint::Hasher hasher;
  hasher.add(i);
  return hasher.finish();
}

}  // namespace

TEST_CASE("what has been met is known; in an empty large table nothing else is") {
  Bitstate bits(16 << 20);
  for (u64 i = 0; i < 20'000; ++i) REQUIRE(!bits.visit(digest(i)));
  for (u64 i = 0; i < 20'000; ++i) REQUIRE(bits.visit(digest(i)));
  const BitstateCoverage c = bits.coverage();
  CHECK(c.states == 20'000);
  CHECK(c.bytes == 16 << 20);
  CHECK(c.fill == doctest::Approx(3 * 20'000 / (16.0 * 8 * 1024 * 1024)).epsilon(0.01));
  CHECK(c.omitted < 1e-3);
  CHECK(c.coverage() > 0.99999);
}

// Against the count that only who knows all states can have: within five standard deviations of it.
TEST_CASE("as many states are left out as the odds say") {
  for (const u64 bytes : {2'000u, 10'000u, 50'000u}) {
    CAPTURE(bytes);
    Bitstate bits(bytes);
    const u64 all = 20'000;
    u64 omitted = 0;
    for (u64 i = 0; i < all; ++i) omitted += bits.visit(digest(i));
    const BitstateCoverage c = bits.coverage();
    CHECK(c.states == all - omitted);
    CHECK(std::abs(c.omitted - static_cast<double>(omitted)) < 5 * std::sqrt(static_cast<double>(omitted) + 1) + 1);
    // Holzmann's formula for n states in m bits: the share of set bits is 1 - e^(-kn/m).
    const double bits_of_states = 3.0 * all / (static_cast<double>(bytes) * 8);
    CHECK(c.fill == doctest::Approx(1 - std::exp(-bits_of_states)).epsilon(0.02));
  }
}

TEST_CASE("random programs by bits") {
  u64 compared = 0, states = 0, missing = 0;
  for (u64 seed = 90'000; seed < 90'120; ++seed) {
    const RandomComparison c = compare_bits(random_program(seed), {4'000, 4'000});
    if (c.skipped) continue;
    CAPTURE(seed);
    CHECK(c.differences == std::vector<std::string>{});
    ++compared;
    states += c.brute_force.counts.states;
    missing += c.brute_force.counts.states - c.cached.counts.states;  // (of the last: `all`, with a small table)
  }
  CHECK(compared > 60);
  CHECK(missing * 20 > states);  // else the small table would have shown nothing
}

}  // namespace heddle::tester
