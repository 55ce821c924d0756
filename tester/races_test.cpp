// What RaceCheck knows of the accesses of all paths, and what two of them know together: each of several workers sees
// other paths (docs/algorithms.md, "Several workers").
#include "tester/races.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "interp/run.h"
#include "test_support/racy_program.h"
#include "test_support/test_world.h"

namespace heddle::tester {
namespace {

// A world with main and two threads that it has started, and the variable Main.f0.
struct RaceScene {
  interp::TestWorld world{assembly_of(racy_program_from_text("start 1; start 2\nrd 0\nrd 0\n"))};
  const vm::Class* main = nullptr;
  RaceScene() {
    world.start();
    while (world.world.threads.size() < 3 || world.world.thread(2).core.state != vm::ThreadState::Runnable) {
      interp::run_to_visible(world.world, 0, 1'000, nullptr);
      interp::perform(world.world, 0, {}, nullptr);
    }
    main = world.world.classes.load("Main");
  }
};

// What one of several workers knows.
struct Knowledge {
  explicit Knowledge(RaceScene& s) : scene(s) {}
  RaceScene& scene;
  LocksetTable locksets;
  Suspects suspects;
  RaceCheck check{scene.world.world, locksets, suspects};
  void access(ThreadId t, bool write, const std::vector<Ref>& locks, u32 field) {
    LocksetId held = 0;
    for (const Ref m : locks) held = locksets.with(held, m);
    const vm::Method& method = *scene.main->methods.front();
    const auto offset = static_cast<u32>(1000 + 4 * field);
    check.access(t, {scene.main->statics, offset, method.id, 0, write ? 1u : 0u}, held, false, 0);
  }
  void read(ThreadId t, const std::vector<Ref>& locks = {}, u32 field = 0) { access(t, false, locks, field); }
  void write(ThreadId t, const std::vector<Ref>& locks = {}, u32 field = 0) { access(t, true, locks, field); }
  bool add(const Knowledge& other) {
    return check.add(other.check.suspects(), other.check.notes(), other.locksets.sets());
  }
};

constexpr Ref kLock = 16, kOther = 32, kThird = 48;

// Each is added to the other: what both know together does not depend on who is told.
bool nothing_new(const Knowledge& a, const Knowledge& b, RaceScene& scene) {
  Knowledge all(scene), again(scene);
  REQUIRE(all.add(a));
  REQUIRE(again.add(b));
  const bool one = all.add(b), two = again.add(a);
  CHECK(one == two);
  return one;
}

}  // namespace

TEST_CASE("what two know together: accesses of two threads, one of them a write, without a lock in common") {
  RaceScene s;
  Knowledge a(s), b(s), reads(s), elsewhere(s);
  a.write(1);
  b.write(2);
  reads.read(2);
  elsewhere.write(2, {}, 1);
  CHECK(a.suspects.empty());
  CHECK_FALSE(nothing_new(a, b, s));
  CHECK_FALSE(nothing_new(a, reads, s));
  CHECK(nothing_new(b, reads, s));
  CHECK(nothing_new(a, elsewhere, s));
}

TEST_CASE("what two know together: sets of locks have numbers of their own in each table") {
  RaceScene s;
  Knowledge a(s), b(s), c(s);
  a.write(1, {kLock});
  b.locksets.with(0, kOther);
  b.write(2, {kLock});   // another number, the same lock
  c.write(2, {kOther});  // the number that `a` has for another lock
  CHECK(nothing_new(a, b, s));
  CHECK_FALSE(nothing_new(a, c, s));
}

TEST_CASE("what two know together: locks that a thread has always held are those that it has held on all paths") {
  RaceScene s;
  Knowledge a(s), b(s);
  a.write(1, {kLock, kOther});
  a.write(2, {kLock});
  b.write(1, {kOther, kThird});
  CHECK(a.suspects.empty());
  CHECK(b.suspects.empty());
  CHECK_FALSE(nothing_new(a, b, s));
}

TEST_CASE("what two know together: whoever has written on some path has written") {
  RaceScene s;
  Knowledge a(s), b(s);
  a.read(1);
  a.read(2);
  b.write(1, {kLock});
  CHECK_FALSE(nothing_new(a, b, s));
}

TEST_CASE("what two know together: joins and starts order accesses only if they do on all paths") {
  RaceScene s;
  Knowledge late(s), early(s), others(s);
  early.read(0);
  late.check.joined(0, 1);
  late.read(0);
  others.write(1);
  CHECK(nothing_new(late, others, s));
  CHECK_FALSE(nothing_new(early, others, s));
  Knowledge both(s);
  REQUIRE(both.add(late));
  REQUIRE(both.add(early));
  CHECK_FALSE(both.add(others));

  // Main has written before it started thread 1; on other paths, behind that.
  vm::ThreadCore& main = s.world.world.thread(0).core;
  Knowledge before(s), behind(s);
  const u32 starts = main.starts;
  main.starts = 0;
  before.write(0);
  main.starts = starts;
  behind.read(0);
  CHECK(nothing_new(before, others, s));
  Knowledge all(s);
  REQUIRE(all.add(others));
  REQUIRE(all.add(before));
  CHECK_FALSE(all.add(behind));
}

TEST_CASE("what two know together: suspects of either are suspects, and what was heard counts for what is seen later") {
  RaceScene s;
  Knowledge a(s), b(s);
  b.write(1);
  b.write(2);
  REQUIRE(b.check.grew());
  CHECK(a.add(b));
  CHECK(a.check.grew());
  CHECK(a.suspects.all().size() == 1);

  Knowledge one(s), two(s);
  one.write(1, {kLock});
  CHECK(two.add(one));
  CHECK_FALSE(two.check.grew());
  two.write(2, {kLock});
  CHECK_FALSE(two.check.grew());
  two.write(2, {kOther});
  CHECK(two.check.grew());
}

TEST_CASE("what several know together: accesses of like threads, and that these may have changed places") {
  RaceScene s;
  const checkpoint::ThreadsOwnObjects none;
  struct LikeKnowledge : Knowledge {
    LikeKnowledge(RaceScene& scene, const checkpoint::ThreadsOwnObjects& own) : Knowledge(scene) {
      check.like_threads(&own);
    }
  };
  LikeKnowledge writes(s, none), reads(s, none), exchanges(s, none);
  writes.write(1, {kLock});
  reads.read(1);
  exchanges.check.exchanged(2, 1);
  std::vector<const Knowledge*> parts = {&writes, &reads, &exchanges};
  std::sort(parts.begin(), parts.end());
  do {
    LikeKnowledge all(s, none);
    CHECK(all.add(*parts[0]));
    CHECK(all.add(*parts[1]));
    CHECK_FALSE(all.check.grew());
    CHECK(all.add(*parts[2]));
    CHECK(all.check.grew());
    CHECK(all.suspects.all().size() == 1);
    CHECK(all.check.may_stop_inside(s.main->statics));
    // From a frontier it goes on in the same way.
    LikeKnowledge two(s, none), resumed(s, none);
    two.add(*parts[0]);
    two.add(*parts[1]);
    for (const std::vector<Ref>& locks : two.locksets.sets()) {
      LocksetId id = 0;
      for (const Ref m : locks) id = resumed.locksets.with(id, m);
    }
    CHECK(resumed.check.restore(two.check.notes()));
    CHECK(resumed.add(*parts[2]));
    CHECK(resumed.check.may_stop_inside(s.main->statics));
  } while (std::next_permutation(parts.begin(), parts.end()));
  // Threads that one process alone has started are none to another one.
  RaceCheck::Notes notes = exchanges.check.notes();
  notes.exchanges = {0, 1, 2, 3, 3};
  CHECK_FALSE(writes.check.restore(notes));
}

}  // namespace heddle::tester
