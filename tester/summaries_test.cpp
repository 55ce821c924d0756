// The reduction by summaries against brute force, with its bounds made small, and without each of its conditions
// (tester/mutations.h): then something must be missed. A condition whose loss nobody notices is either none, or not
// tested.
#include "tester/summaries.h"

#include <doctest/doctest.h>

#include "test_support/explored_assembly.h"
#include "test_support/racy_comparison.h"
#include "test_support/random_comparison.h"
#include "test_support/test_world.h"

namespace heddle::tester {
namespace {

SummaryOptions without(Condition condition) {
  SummaryOptions options;
  options.dropped = condition;
  return options;
}
SummaryOptions without_variable(u32 offset) {
  SummaryOptions options;
  options.without_variable = offset;
  return options;
}

// The cached search shows what brute force shows, as long as it has all its conditions.
bool differs(const char* text, const SummaryOptions& options) {
  const RandomProgram program = program_from_text(text);
  CHECK(compare_modes(program).differences.empty());
  const RandomComparison c = compare_modes(program, {}, {}, options);
  CHECK_FALSE(c.skipped);
  return !c.differences.empty();
}
bool differs_racy(const char* text, const SummaryOptions& options) {
  const RacyProgram program = racy_program_from_text(text);
  CHECK(compare_races(program).differences.empty());
  const RacyComparison c = compare_races(program, {}, options);
  CHECK_FALSE(c.skipped);
  return !c.differences.empty();
}

ExploreResult explored(const std::string& text, Condition dropped, u64 heap_bytes) {
  ExploreOptions options;
  options.mode.summary.dropped = dropped;
  options.limits.max_seconds = 0;
  options.run.max_heap_bytes = heap_bytes;
  options.confirm = false;
  options.collect_end_states = true;
  return explore_assembly(text, options);
}

// All of some programs, with these bounds.
void check_bounds(u64 first, u64 programs, const SummaryOptions& options, u64 cache_bytes = Limits().cache_bytes) {
  RandomLimits limits;
  limits.cache_bytes = cache_bytes;
  u64 evicted = 0;
  for (u64 seed = first; seed < first + programs; ++seed) {
    CAPTURE(seed);
    const RandomComparison c = compare_modes(random_program(seed), limits, {}, options);
    CHECK(c.differences == std::vector<std::string>{});
    evicted += c.cached.evicted;
  }
  if (cache_bytes != Limits().cache_bytes) CHECK(evicted > 0);
}
void check_racy_bounds(u64 first, u64 programs, const SummaryOptions& options) {
  for (u64 seed = first; seed < first + programs; ++seed) {
    CAPTURE(seed);
    CHECK(compare_races(racy_program(seed), {}, options).differences == std::vector<std::string>{});
  }
}

}  // namespace

TEST_CASE("summaries: what stands in front of a join does not come behind it") {
  CHECK(differs_racy("\nwr 0 1\nrd 0; fold; join 1\n", without(Condition::EndsInOrder)));
}

TEST_CASE("summaries: who waits for an end can be met meanwhile") {
  // In a deadlock: thread 2 stands with l1 and waits for thread 1's end.
  CHECK(differs(R"(
variable 0 guarded by l1 (field)
thread 0
  start thread 1
  sync l0
    sync l1
thread 1
  start thread 2
  sync l0
thread 2
  sync l1
    join thread 1)",
                without(Condition::EndsSeen)));
  // By its state.
  CHECK(differs(R"(
variable 0 guarded by l1 (static)
variable 1 guarded by l0 (element)
thread 0
  start thread 1
  start thread 2
  getState thread 1
thread 1
  join thread 2
thread 2
  getState thread 1)",
                without(Condition::EndsSeen)));
}

TEST_CASE("summaries: what a thread touches in front of a join, too, does not come behind it") {
  CHECK(differs_racy("\nvwr 0 1\nvrd 0; fold; vrd 1; join 1; vrd 0; fold\n", without(Condition::EndsCommon)));
}

TEST_CASE("summaries that are soon coarse lose nothing") {
  SummaryOptions options;
  for (options.max_touches = 1; options.max_touches <= 16; options.max_touches *= 4) {
    check_bounds(500'001, share_of_programs(60), options);
    check_racy_bounds(500'001, share_of_programs(20), options);
  }
}

TEST_CASE("summaries without room for the names of young objects lose nothing") {
  SummaryOptions options;
  for (options.max_names = 0; options.max_names <= 4; options.max_names += 2) {
    check_bounds(510'001, share_of_programs(30), options);
    check_racy_bounds(510'001, share_of_programs(30), options);
  }
}

TEST_CASE("a cache that forgets loses nothing") { check_bounds(520'001, 60, {}, 4'000); }

TEST_CASE("summaries: for a required thread that cannot go on, those are who can let it") {
  CHECK(differs(R"(
variable 0 guarded by l1 (static)
thread 0
  start thread 1
  start thread 3
thread 1
  start thread 2
  isAlive thread 3
thread 2
  isAlive thread 1
  sync l1
    read 0
thread 3
  isAlive thread 1
  sync l1
    inc 0)",
                without(Condition::Obstacle)));
  CHECK(differs(R"(
variable 0 guarded by l0 (field)
thread 0
  start thread 2
  start thread 3
  sync l0
    start thread 1
    join thread 2
thread 1
thread 2
  sync l0
    join thread 3
thread 3
  join thread 2)",
                without(Condition::Owner)));
}

TEST_CASE("summaries: attempts are part of them") {
  CHECK(differs(R"(
thread 0
  start thread 1
  start thread 2
thread 1
  join thread 2
thread 2
  join thread 1)",
                without(Condition::Attempts)));
}

TEST_CASE("summaries: an attempt lasts only behind blocks on which it does not depend") {
  CHECK(differs(R"(
thread 0
  start thread 1
  join thread 1
  start thread 2
thread 1
thread 2)",
                without(Condition::AttemptsLast)));
}

TEST_CASE("summaries: who acquires depends on who stands with the monitor, or leaves it") {
  CHECK(differs(R"(
thread 0
  start thread 1
  sync l0
    sync l1
thread 1
  sync l1
    sync l0)",
                without(Condition::Outer)));
  CHECK(differs(R"(
variable 0 guarded by l1 (field)
thread 0
  start thread 1
  sync l1
    cas 0 =1
    join thread 1
thread 1
  sync l1)",
                without(Condition::Leave)));
}

TEST_CASE("summaries: a block that depends on everything requires everybody") {
  CHECK(differs(R"(
variable 0 guarded by l1 (static)
thread 0
  start thread 1
  exit
thread 1
  sync l1
    read 0
  exit)",
                without(Condition::EverythingBlock)));
}

// The second thread's additions are one block; the first one's compareAndSet may come between.
TEST_CASE("summaries: nobody comes into the middle of a block that has run on") {
  CHECK(differs(R"(
variable 0 guarded by l1 (element)
thread 0
  start thread 2
  start thread 1
thread 1
  cas 0 =0
thread 2
  add 0 =-1
  add 0 =1)",
                without(Condition::Meetings)));
}

TEST_CASE("summaries: who stands by is tried where the others are stuck") {
  CHECK(differs(R"(
thread 0
  start thread 1
  start thread 2
  sync l1
    park
thread 1
  sync l1
    isAlive thread 2
    park
thread 2
  park)",
                without(Condition::Bystanders)));
}

// Main goes round in two states, as soon as it has read variable 4. The third thread writes that, and then ends the
// loop; before, it reads what the second one has written. So who comes second, third, main must be tried at the state
// behind the second one's block, although main's block leads from there to a state of a component that is closed, and
// not to its root: depth first the root is the other one.
TEST_CASE("summaries: all states of a component have that of its root") {
  CHECK(differs_racy(R"(acq 0; rd 4; fold; rel 0; vrd 0; vrd 1; back 0 2
acq 0; wr 3 1; rel 0
acq 0; rd 3; fold; wr 4 1; rel 0; vwr 1 1
)",
                     without(Condition::Members)));
}

// Likewise without a loop: main's block leads to a state that is closed, and below which the field of a young object is
// written that main's block has read.
TEST_CASE("summaries: of closed states young objects have numbers, or are all one") {
  const char* text = R"(start 3; vrd 1; new 0 0; publish 0; start 1; start 2; take 0; acq 0; ird 1; fold; rel 0
acq 0; wr 3 1; rel 0
take 0; acq 0; rd 3; fold; iwr 1 5; rel 0
rd 7
)";
  CHECK(differs_racy(text, without(Condition::YoungTouches)));
  SummaryOptions unnamed = without(Condition::Unnamed);
  unnamed.max_names = 0;
  CHECK(differs_racy(text, unnamed));
}

TEST_CASE("summaries: a coarse summary is not a short one") {
  SummaryOptions options = without(Condition::Coarsening);
  options.max_touches = 2;
  CHECK(differs(R"(
variable 0 guarded by l0 (static)
thread 0
  start thread 1
  start thread 2
thread 1
  sync l0
    inc 0
thread 2
  sync l0
    inc 0)",
                options));
}

TEST_CASE("summaries: footprints hold what an operation would depend on") {
  CHECK(differs(R"(
thread 0
  start thread 1
  start thread 2
thread 1
  sync l0
    notify l0
thread 2
  sync l0
    wait l0)",
                without_variable(variable::kWaitSet)));
  CHECK(differs(R"(
thread 0
  start thread 1
thread 1
  sync l1
    start thread 2
    wait l1
thread 2
  sync l1
    interrupt thread 1
  sync l1
    notify l1)",
                without_variable(variable::kWoken)));
  CHECK(differs(R"(
thread 0
  start thread 1
  start thread 2
thread 1
  isAlive thread 2
  isAlive thread 2
thread 2)",
                without_variable(variable::kStarted)));
  CHECK(differs(R"(
thread 0
  start thread 1
  interrupt thread 1
thread 1
  interrupted)",
                without_variable(variable::kInterrupt)));
  CHECK(differs(R"(
thread 0
  start thread 1
  start thread 2
  park
thread 1
  isAlive thread 0
thread 2
  unpark thread 0)",
                without_variable(variable::kPermit)));
  CHECK(differs(R"(
thread 0
  start thread 1
  isAlive thread 1
thread 1)",
                without_variable(variable::kAlive)));
  // (Nothing has shown that kUserThreads is needed beside it: the last death depends on everything as it is.)
  CHECK(differs(R"(
thread 0
  start thread 1
  start thread 3
thread 1 daemon
  start thread 2
thread 2
thread 3)",
                without_variable(variable::kDaemons)));
}

TEST_CASE("summaries: of the program's end what is printed counts, and who dies last beside daemons") {
  const auto seen_otherwise = [](const char* text, u32 variable) {
    const RandomProgram program = program_from_text(text);
    CHECK(compare_ends(program).differences.empty());
    return !compare_ends(program, {}, without_variable(variable)).differences.empty();
  };
  CHECK(seen_otherwise(R"(
thread 0
  start thread 1
thread 1 daemon
  print =1)",
                       variable::kOutput));
  // (Where the daemon has died with what it has printed there is no daemon any more.)
  CHECK(seen_otherwise(R"(
thread 0
  start thread 1
thread 1 daemon
  print =0
  start thread 2
thread 2
  print =1)",
                       variable::kUserThreads));
  CHECK(seen_otherwise(R"(
thread 0
  start thread 1
thread 1
  start thread 2
thread 2 daemon
  join thread 1
  print =1)",
                       variable::kUserThreads));
}

TEST_CASE("summaries: a block that leads to no state requires everybody, and counts") {
  // In front of the first two threads the third one has no path: that is a reason to try the second one there, too, and
  // to come by it to the third one in front of the first.
  CHECK(differs(R"(
variable 0 guarded by l0 (static)
variable 1 guarded by l0 (static)
thread 0
  start thread 1
  start thread 2
  start thread 3
thread 1
  sync l0
    write 0 =1
thread 2
  sync l0
    write 1 =1
thread 3
  sync l0
    read 0
    read 1
    assume =1)",
                without(Condition::CutOff)));
  // Behind the first thread the second one has no path, in front of it it has one.
  CHECK(differs(R"(
variable 0 guarded by l0 (static)
thread 0
  start thread 1
  start thread 2
thread 1
  sync l0
    write 0 =1
thread 2
  sync l0
    read 0
    assume =0)",
                without(Condition::CutOffTouches)));
}

// Two threads that keep an array each: only if both have theirs is there no room for main's last one. Their locks are
// no reason to try another order.
TEST_CASE("summaries: memory is in no footprint") {
  const char* text = R"(
class Main
  field static lock Ljava/lang/Object;
  method public static main([Ljava/lang/String;)V refs=4 prims=4
    NEW r1 java/lang/Object
    MOV_R r2 r1
    CALL_SPECIAL java/lang/Object.<init>()V r2 p0
    PUTS_R r1 Main.lock:Ljava/lang/Object;
    NEW r1 T1
    MOV_R r2 r1
    CALL_SPECIAL T1.<init>()V r2 p0
    CALL_VIRTUAL T1.start()V r1 p0
    CALL_STATIC Main.work()V r1 p0
    RET
  end
  method public static work()V refs=4 prims=4
    CONST_I p0 0
    CONST_I p1 1000000
  again:
    NEWARR r1 p1 [B
    ADDK_I p0 p0 1
    JLTK_I p0 30 again
    GETS_R r3 Main.lock:Ljava/lang/Object;
    MONENTER r3
    CONST_I p1 7000000
    NEWARR r1 p1 [B
    MONEXIT r3
    MONENTER r3
    ARRLEN p2 r1
    MONEXIT r3
    RET
  end
end
class T1 extends java/lang/Thread
  method public <init>()V refs=2 prims=1
    MOV_R r1 r0
    CALL_SPECIAL java/lang/Thread.<init>()V r1 p0
    RET
  end
  method public run()V refs=1 prims=1
    CALL_STATIC Main.work()V r0 p0
    RET
  end
end
)";
  CHECK(explored(text, Condition::None, 12 << 20).fault_keys.size() > 0);
  CHECK(explored(text, Condition::Memory, 12 << 20).fault_keys.empty());
}

TEST_CASE("summaries: on a cycle of states everybody is tried") {
  CHECK(differs_racy("vrd 0; back 0 1\nvwr 0 1\n", without(Condition::Cycles)));
}

TEST_CASE("summaries: of like threads what is touched has the place of who touches it") {
  CHECK(differs_racy("\nacq 1; rel 1; wr 6 1\ncopies 1\n", without(Condition::Places)));
}

// (lang-tests/systematic/LikeExchanged.java)
TEST_CASE("summaries: like threads that have changed places may have done what is noted of each other") {
  CHECK(
      differs_racy("\nacq 0; rd 0; wr 0 1; rel 0; if 0 2; vwr 0 1; wr 6 1; vrd 0; back 0 1; acq 0; rd 1; wr 1 1; "
                   "rel 0; acq 0; wr 2 1; rel 0; if 0 1; rd 6\ncopies 1\n",
                   without(Condition::Exchanges)));
}

}  // namespace heddle::tester
