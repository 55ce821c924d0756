// What is learnt of states that are worth it, and that searches which keep few states show what those show that keep
// all.
#include "tester/kept_states.h"

#include <set>
#include <string>

#include <doctest/doctest.h>

#include "test_support/explored_assembly.h"
#include "test_support/racy_comparison.h"
#include "test_support/random_comparison.h"

namespace heddle::tester {
namespace {

// A search that meets states, each by its number.
struct Met {
  KeptStates states;
  std::set<u64> kept;
  u64 left_out = 0, known = 0;
  void meet(u64 kind, u64 state) {
    if (states.leaves_out(kind)) {
      ++left_out;
      return;
    }
    const bool is_known = !kept.insert(state).second;
    known += is_known;
    states.kept(kind, is_known);
  }
};

RandomLimits keeping_one_of(u32 n) {
  RandomLimits limits;
  limits.keep_one_of = n;
  return limits;
}

// Two threads hand a flag to and fro for ever.
const char* const kForEver = R"(class Main
  field static volatile turn I
  method public static main([Ljava/lang/String;)V refs=9 prims=4
    NEW r2 Main$T1
    MOV_R r3 r2
    CALL_SPECIAL java/lang/Thread.<init>()V r3 p0
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Thread.start()V r3 p0
  again:
    GETS_4 p0 Main.turn:I
    JNEK_I p0 0 again
    CONST_I p0 1
    PUTS_4 p0 Main.turn:I
    JMP again
    RET
  end
end
class Main$T1 extends java/lang/Thread
  method public run()V refs=9 prims=4
  again:
    GETS_4 p0 Main.turn:I
    JNEK_I p0 1 again
    CONST_I p0 0
    PUTS_4 p0 Main.turn:I
    JMP again
    RET
  end
end
)";

}  // namespace

TEST_CASE("states that are never met again are mostly left out, but not all") {
  Met met;
  for (u64 i = 0; i < 10'000; ++i) met.meet(7, i);
  CHECK(met.left_out > 9'000);
  CHECK(met.kept.size() > 300);
}

TEST_CASE("states that are met again are kept, however soon or late that is") {
  for (const u64 later : {1, 10, 100, 1'000}) {
    CAPTURE(later);
    Met met;
    for (u64 i = 0; i < 20'000; ++i) {
      met.meet(7, i);
      if (i >= later) met.meet(7, i - later);
    }
    CHECK(met.left_out < 40'000 / 10);
  }
}

TEST_CASE("one kind says nothing of another one") {
  Met met;
  for (u64 i = 0; i < 10'000; ++i) {
    met.meet(1, i);
    met.meet(2, 1'000'000 + i / 4);
  }
  const u64 left_out = met.left_out;
  CHECK((left_out > 9'000 && left_out < 10'500));
}

TEST_CASE("a kind whose states come to be met again is kept from then on") {
  Met met;
  for (u64 i = 0; i < 20'000; ++i) met.meet(7, i);
  const u64 before = met.left_out;
  for (u64 round = 0; round < 20; ++round)
    for (u64 i = 0; i < 1'000; ++i) met.meet(7, i);
  CHECK(met.left_out - before < 20'000 / 4);
}

TEST_CASE("who keeps few states finds what brute force finds") {
  for (const u32 n : {2, 5, 32})
    for (u64 seed = 700'001; seed <= 700'000 + share_of_programs(40); ++seed) {
      CAPTURE(n);
      CAPTURE(seed);
      CHECK(compare_modes(random_program(seed), keeping_one_of(n)).differences == std::vector<std::string>{});
      CHECK(compare_modes(with_like_threads(random_program(seed), seed), keeping_one_of(n)).differences ==
            std::vector<std::string>{});
      RacyLimits limits;
      limits.keep_one_of = n;
      CHECK(compare_races(racy_program(seed), limits).differences == std::vector<std::string>{});
    }
}

TEST_CASE("who keeps few states finds what goes on for ever") {
  for (const u32 n : {1, 2, 3, 32}) {
    CAPTURE(n);
    ExploreOptions options;
    options.mode.keep_one_of = n;
    options.limits.max_seconds = 0;
    const ExploreResult result = explore_assembly(kForEver, options);
    CHECK(result.error == "");
    CHECK(result.end == SearchEnd::Exhausted);
    CHECK(result.unkept_states == 0);  // (it has started again, and looks at cycles)
    REQUIRE(result.findings.size() == 1);
    CHECK(result.findings.front().kind == FindingKind::NeverTerminates);
  }
}

TEST_CASE("states that are not kept are counted each time") {
  ExploreOptions options;
  options.limits.max_seconds = 0;
  const std::string program = assembly_of(random_program(3));
  const auto with = [&](u32 n) {
    options.mode.keep_one_of = n;
    return explore_assembly(program, options);
  };
  const ExploreResult all = with(1), few = with(3);
  CHECK((all.unkept_states == 0 && few.unkept_states > 0));
  CHECK(few.counts.states >= all.counts.states);
  CHECK(few.cache_bytes < all.cache_bytes);
}

}  // namespace heddle::tester
