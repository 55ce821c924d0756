// The random comparison (docs/testing.md, "Random comparisons"): some hundreds of programs here, the full number by
// build/tests/random_comparison. HEDDLE_RANDOM_PROGRAMS=N compares N.
#include "test_support/random_comparison.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace heddle::tester {
namespace {

template <typename Compare>
void compare_many(u64 first, u64 count, const Compare& compare, u32 features = kAllFeatures) {
  u64 skipped = 0, different = 0;
  for (u64 seed = first; seed < first + count && different == 0; ++seed) {
    const RandomProgram program = random_program(seed, features);
    const RandomComparison c = compare(program);
    skipped += c.skipped;
    if (c.differences.empty()) continue;
    ++different;
    const RandomProgram small =
        shrink(program, [&](const RandomProgram& p) { return !compare(p).differences.empty(); });
    const std::vector<std::string> again = compare(small).differences;  // (of several workers' perhaps not every time)
    FAIL_CHECK("program " << seed << ", reduced:\n"
                          << text_of(small) << (again.empty() ? c.differences : again).front());
  }
  CHECK(skipped * (features & kStates ? 8 : 20) <= count);  // whose states are seen has more of them
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
bool caught_in(const std::string& text, u32 variable) {
  DependenceOptions d;
  d.without_variable = variable;
  return !compare_modes(program_from_text(text), {}, d).differences.empty();
}
u64 caught_without_variable(u32 features, u64 count, u32 variable) {
  DependenceOptions d;
  d.without_variable = variable;
  return caught(features, count, d);
}

}  // namespace

// Programs that a campaign has found. In the two, a class cannot be initialised because its superclass has failed: a
// use of it holds the right to initialise it for a moment only, not up to the lock behind it.
TEST_CASE("random programs that once differed") {
  for (const u64 seed : {20258286, 20261018}) {
    CAPTURE(seed);
    CHECK(compare_modes(random_program(seed)).differences.empty());
  }
}

TEST_CASE("random programs: text and back, the same for the same seed") {
  for (u64 seed = 1; seed <= 200; ++seed) {
    const std::string text = text_of(random_program(seed));
    CHECK(text == text_of(random_program(seed)));
    CHECK(text == text_of(program_from_text(text)));
  }
}

TEST_CASE("random comparison: proof, with and without the cache, against brute force") {
  compare_many(1, number_of_programs(400), [](const RandomProgram& p) { return compare_modes(p); });
}

TEST_CASE("random comparison: with the states of threads observed") {
  compare_many(
      400'001, number_of_programs(100), [](const RandomProgram& p) { return compare_modes(p); },
      kAllFeatures | kStates);
}

TEST_CASE("random comparison: with paths that are cut off") {
  compare_many(
      450'001, number_of_programs(150), [](const RandomProgram& p) { return compare_modes(p); },
      kAllFeatures | kAssumptions);
}

TEST_CASE("random comparison: with additions that commute") {
  compare_many(
      470'001, number_of_programs(150), [](const RandomProgram& p) { return compare_modes(p); },
      kAllFeatures | kAdditions);
}

TEST_CASE("random comparison: with additions to variables that a lock guards") {
  compare_many(
      475'001, number_of_programs(200), [](const RandomProgram& p) { return compare_modes(p); },
      kAllFeatures | kPlainAdditions);
}

TEST_CASE("random comparison: what is seen of a program's end") {
  compare_many(
      490'001, number_of_programs(200), [](const RandomProgram& p) { return compare_ends(p); }, kAllFeatures | kPrints);
}

TEST_CASE("found: as long as a user thread has not died another one's death lets daemons go on") {
  const RandomProgram program = program_from_text(R"(
variable 0 guarded by l1 (field)
variable 1 guarded by l0 (box)
thread 0
  start thread 1
  print =0
thread 1 daemon
  start thread 2
  join thread 2
  print =1
thread 2
  print =1
  print =1)");
  const RandomComparison c = compare_ends(program);
  CHECK(!c.skipped);
  CHECK(c.brute_force.end_states.contains("1@1 0@2 1@2 1@3 "));
  CHECK(c.differences == std::vector<std::string>{});
}

TEST_CASE("random comparison: with calls that come later") {
  compare_many(
      480'001, number_of_programs(150), [](const RandomProgram& p) { return compare_modes(p); },
      kAllFeatures | kQueues);
}

TEST_CASE("random comparison: threads that run the same code") {
  u64 compared = 0, fewer = 0;
  for (u64 seed = 500'001; seed <= 500'000 + number_of_programs(300); ++seed) {
    const RandomProgram program = with_like_threads(random_program(seed), seed);
    const RandomComparison c = compare_modes(program);
    compared += !c.skipped;
    fewer += !c.skipped && c.cached.counts.states < c.unlike.counts.states;
    if (c.differences.empty()) continue;
    const auto differs = [](const RandomProgram& p) { return !compare_modes(p).differences.empty(); };
    const RandomProgram small = shrink(program, differs);
    FAIL_CHECK("program " << seed << ", reduced:\n" << text_of(small) << compare_modes(small).differences.front());
    break;
  }
  // In a fair part of the programs some states are equal up to which thread is which.
  CHECK(fewer * 5 > compared);
  CHECK(text_of(program_from_text(text_of(with_like_threads(random_program(7), 7)))) ==
        text_of(with_like_threads(random_program(7), 7)));
}

TEST_CASE("random comparison: findings replay, and no race is reported where there is none") {
  compare_many(100'001, number_of_programs(300), [](const RandomProgram& p) { return compare_delivered(p); });
}

TEST_CASE("random comparison: several workers against brute force") {
  u64 seed = 500'000, taken = 0;
  compare_many(seed + 1, number_of_programs(120), [&](const RandomProgram& p) {
    ++seed;
    return compare_workers(p, seed % 3 == 0 ? 4 : 2, seed, &taken);
  });
  CHECK(taken > 100);
}

TEST_CASE("random comparison: several ranks against brute force") {
  u64 seed = 600'000, taken = 0;
  compare_many(seed + 1, number_of_programs(60), [&](const RandomProgram& p) {
    ++seed;
    return compare_ranks(p, seed % 3 == 0 ? 4 : 2, seed, &taken);
  });
  CHECK(taken > 50);
}

TEST_CASE("random comparison: brute force that merges by digest against exact states") {
  compare_many(200'001, number_of_programs(300), [](const RandomProgram& p) { return compare_digest(p); });
}

TEST_CASE("random comparison: collections in the midst of explorations and replays change nothing") {
  u64 seed = 300'000, found = 0;
  compare_many(seed + 1, number_of_programs(300), [&](const RandomProgram& p) {
    const RandomComparison c = compare_collections(++seed % 2 ? with_races(p, seed) : p);
    found += !c.brute_force.races.empty();
    return c;
  });
  CHECK(found > 0);
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
  // Too rare to wait for.
  const char* daemon_sees_death = R"(
thread 0
  start thread 2
  start thread 1
thread 1 daemon
  isAlive thread 2
  if =0
    vwrite 0 =1
thread 2)";
  check(daemon_sees_death);  // (kUserThreads and kDaemons each are enough for it)
  const char* late_daemon = R"(
thread 0
  start thread 1
thread 1
  start thread 2
thread 2 daemon
  isAlive thread 1
  if =0
    vwrite 0 =1)";
  check(late_daemon);
  CHECK(caught_in(late_daemon, variable::kDaemons));
}

// What the comparison has found, reduced.

TEST_CASE("found: a monitor that moves when its waiter gets it back, and an exception") {
  // Main joins thread 2 by waiting on it; interrupted, it gets the monitor back by the operation that allocates the
  // exception. A collection there moves the thread's object, which was then left under its old address.
  const RandomComparison c = compare_collections(program_from_text(R"(variable 0 guarded by l1 (static)
thread 0
  start thread 1
  start thread 3
  start thread 2
  join thread 2
thread 1 anonymous
  join thread 2
  sync thread 2
    sync l0
      sync l1
        read 0
  sync l0
  sync thread 0
    interrupted
thread 2
  if =1
    sync l0
      wait l0
  sync l1
    interrupt thread 0
  if =1
thread 3 like 1 anonymous
)"));
  CHECK(!c.skipped);
  CHECK(c.differences.empty());
}

TEST_CASE("found: death and start are non-movers for whoever asks whether a thread lives") {
  check(R"(
thread 0
  start thread 1
  vread 0
  isAlive thread 1
thread 1
  vwrite 0 =1)");
  check(R"(
thread 0
  start thread 1
  vwrite 0 =1
  start thread 2
thread 1
  vread 0
  isAlive thread 2
thread 2)");
}

TEST_CASE("found: interrupting, joining and asking about a thread that another one starts") {
  check(R"(
thread 0
  start thread 2
  start thread 1
thread 1
  start thread 3
thread 2
  interrupt thread 3
thread 3
  isInterrupted thread 3)");
  check(R"(
variable 0 guarded by l0 (static)
thread 0
  start thread 2
  start thread 1
thread 1
  sync l1
  sync l0
    read 0
thread 2
  join thread 1
  sync l1
    sync l0
      write 0 =3
    sync l0
      inc 0)");
}

TEST_CASE("found: an interrupted join throws only while the other lives") {
  check(R"(
thread 0
  start thread 1
  join thread 1
thread 1
  interrupt thread 0)");
}

TEST_CASE("found: the interrupt flag of a dead thread can be read") {
  check(R"(
thread 0
  start thread 1
  start thread 2
thread 1
  interrupt thread 1
  sleep
thread 2
  interrupt thread 1
  isInterrupted thread 1)");
}

TEST_CASE("found: a daemon that starts a user thread may come too late") {
  check(R"(
variable 0 guarded by l0 (field)
thread 0
  start thread 1
  sync l0
    read 0
thread 1 daemon
  sync l0
    inc 0
  start thread 2
thread 2)");
}

TEST_CASE("found: a daemon left waiting at the end is no deadlock") {
  check(R"(
thread 0
  start thread 1
thread 1 daemon
  sync l1
    sync l0
      wait l1)");
}

TEST_CASE("found: at a dead end not all attempts fit together") {
  check(R"(
thread 0
  start thread 1
  start thread 2
thread 1
  sync l1
    park
thread 2
  sync l1
    park)");
  check(R"(
thread 0
  start thread 1
  trySync l2
    sync l1
      sync l0
thread 1
  trySync l0
    sync l1
      sync l2)");
}

TEST_CASE("found: threads that join each other, or themselves") {
  check(R"(
thread 0
  start thread 2
  start thread 1
thread 1
  join thread 2
thread 2
  join thread 1)");
  check(R"(
thread 0
  start thread 1
  start thread 2
thread 1
  join thread 1
thread 2
  join thread 2)");
}

TEST_CASE("found: on a revisit the cache must not lose threads that were explored before") {
  check(R"(
thread 0
  start thread 2
  start thread 3
  sync l1
    sync l0
  start thread 1
thread 1
  trySync l1
thread 2
  sync l1
thread 3
  trySync l0)");
}

TEST_CASE("found: no deadlock when only the limit of timeouts is reached") {
  check(R"(
thread 0
  start thread 1
thread 1
  timedPark
  timedPark
  timedPark)");
}

TEST_CASE("found: a timed wait that is over is out of the wait set before it has the monitor back") {
  check(R"(
variable 0 guarded by l0 (static)
thread 0
  start thread 1
  start thread 2
  sync l0
    notify l0
    inc 0
thread 1
  sync l0
    timedWait l0
    read 0
thread 2
  sync l0
    wait l0
    read 0)");
}

TEST_CASE("found: a class that somebody else has initialised meanwhile was initialised before") {
  check(R"(
class 0
thread 0
  start thread 1
  init 0
thread 1
  init 0)");
}

TEST_CASE("found: a deadlock through an initialiser, beside a thread that has ended") {
  check(R"(
variable 0 guarded by l0 (field)
class 0 silent
  cas 0 =0
  sync l0
class 1 silent
  init 0
thread 0
  start thread 1
  start thread 2
  trySync l1
    init 1
thread 1
  sync l1
    init 1
thread 2
  sync l0
    init 1)");
}

TEST_CASE("found: a failed assertion that passes through monitors is one failure") {
  check(R"(
variable 0 guarded by l0 (static)
thread 0
  start thread 1
  sync l0
    inc 0
thread 1
  sync l1
    sync l0
      read 0
      assert =1)");
}

TEST_CASE("found: a waiter has thrown its InterruptedException before somebody asks whether it is interrupted") {
  check(R"(
variable 0 guarded by l0 (static)
thread 0
  start thread 1
  sync l0
    read 0
    wait l0
thread 1
  sync l0
    write 0 =2
  interrupt thread 0
  isInterrupted thread 0)");
}

TEST_CASE("found: who is notified would have done something else otherwise, and that is tried, too") {
  // Interrupted in front of the notify it leaves with an exception.
  check(R"(
variable 0 guarded by l0 (field)
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
    notify l1)");
}

TEST_CASE("found: a thread that holds nothing is part of a cycle if its end is waited for") {
  check(R"(
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
    join thread 1)");
}

TEST_CASE("found: whose end is waited for may never come to it") {
  check(R"(
variable 0 guarded by l2 (field)
thread 0
  start thread 1
  start thread 2
  sync l0
    fresh
      join thread 2
thread 1
  join thread 2
thread 2
  sync l0
    join thread 1)");
}

TEST_CASE("found: unparking a thread comes before or after its start") {
  check(R"(
variable 0 guarded by l1 (element)
thread 0
  start thread 1
  start thread 2
thread 1
  unpark thread 2
thread 2
  park)");
}

TEST_CASE("found: who is interrupted does not arrive at a sleep") {
  check(R"(
variable 0 guarded by l1 (static)
variable 1 guarded by l0 (field)
thread 0
  start thread 2
  start thread 1
  interrupt thread 1
thread 1
  sleep
thread 2
  getState thread 1)");
}

TEST_CASE("found: with daemons alive the last death ends them, and it is tried before their own") {
  check(R"(
thread 0
  start thread 1
thread 1 daemon
  vwrite 0 =1
  vwrite 0 =2)");
}

}  // namespace heddle::tester
