#include "tester/cut_check.h"

#include <doctest/doctest.h>

#include <set>

namespace heddle::tester {
namespace {

// Attempts are added by hand: monitors are numbers.
struct CutScene {
  BlockArena arena;
  std::vector<CutThread> threads;
  bool whole = false;

  void attempt(ThreadId t, std::vector<Ref> held, std::vector<Ref> acquires, Want want = {}) {
    Block b;
    b.thread = t;
    b.acquired = {static_cast<u32>(arena.monitors.size()), static_cast<u32>(acquires.size())};
    b.acquired_at = {static_cast<u32>(arena.counts.size()), static_cast<u32>(acquires.size())};
    for (u32 i = 0; i < acquires.size(); ++i) {
      arena.monitors.push_back(acquires[i]);
      arena.counts.push_back(i);
    }
    b.want = want;
    b.visible_operations = static_cast<u32>(acquires.size());
    arena.blocks.push_back(b);
    threads.push_back({t, nullptr, std::move(held), 0});
  }
  void waits(ThreadId t, std::vector<Ref> held, Ref on) { threads.push_back({t, nullptr, std::move(held), on}); }
  // "cycles/total deadlocks"
  std::pair<size_t, size_t> count() {
    for (CutThread& t : threads)
      for (const Block& b : arena.blocks)
        if (b.thread == t.thread && t.waits_on == 0) t.attempt = &b;
    size_t cycles = 0, totals = 0;
    whole =
        cut_check(arena, threads, [&](const std::vector<CutStop>&, bool total, bool) { ++(total ? totals : cycles); });
    return {cycles, totals};
  }
};
using Result = std::pair<size_t, size_t>;

}  // namespace

TEST_CASE("opposite orders inside two attempts") {
  CutScene s;
  s.attempt(1, {}, {10, 20});
  s.attempt(2, {}, {20, 10});
  CHECK(s.count() == Result{1, 1});
}

TEST_CASE("a gate lock around opposite orders is no deadlock") {
  CutScene s;
  s.attempt(1, {}, {5, 10, 20});
  s.attempt(2, {}, {5, 20, 10});
  CHECK(s.count() == Result{0, 0});
}

TEST_CASE("a cycle of three") {
  CutScene s;
  s.attempt(1, {}, {10, 20});
  s.attempt(2, {}, {20, 30});
  s.attempt(3, {}, {30, 10});
  CHECK(s.count() == Result{1, 1});
}

TEST_CASE("hold and wait is total, not a cycle") {
  CutScene s;
  s.attempt(1, {}, {20, 10});  // b{a{}}
  s.waits(2, {10}, 30);        // waits on c, holds a
  s.attempt(3, {}, {20});      // b{} then notify
  CHECK(s.count().second == 1);
  CHECK(s.count().first == 0);
}

TEST_CASE("a thread that joins itself") {
  CutScene s;
  s.attempt(1, {}, {}, {WantKind::Join, 1, 1});
  CHECK(s.count() == Result{1, 1});
}

TEST_CASE("a partial attempt cannot hold what another thread holds already") {
  CutScene s;
  s.attempt(1, {10}, {20});
  s.attempt(2, {}, {20, 10});
  // Thread 2 wants 10 at its second stop, where it holds 20, which thread 1 wants: a cycle.
  CHECK(s.count().first == 1);
  CutScene t;
  t.attempt(1, {10, 20}, {});
  t.attempt(2, {}, {20, 10});
  CHECK(t.count() == Result{0, 0});
}

TEST_CASE("bystanders who can be stuck in one way only cost nothing") {
  CutScene s;
  s.attempt(1, {}, {20, 10});
  s.waits(2, {10}, 30);
  s.attempt(3, {}, {20});
  for (ThreadId t = 4; t < 64; ++t) s.attempt(t, {}, {100 + t}, {WantKind::Join, 1, 1});
  CHECK(s.count() == Result{0, 1});
  CHECK(s.whole);
}

TEST_CASE("a stop that needs another one that nobody is kept at is none") {
  CutScene s;
  s.attempt(1, {}, {10, 20});  // 10 is free when 2 cannot be where it has it
  s.attempt(2, {}, {20, 10, 30});
  s.attempt(3, {}, {40, 50});
  CHECK(s.count() == Result{1, 0});
  CHECK(s.whole);
}

TEST_CASE("what has not been looked at is told") {
  CutScene s;
  // Each pair is stuck in two ways, so that there are 2^20 combinations; the last one is never stuck.
  for (ThreadId t = 1; t <= 40; ++t) s.attempt(t, {}, {100 + (t + 1) / 2}, {WantKind::Join, t, t});
  CHECK(s.count().second > 1000);
  CHECK(!s.whole);
}

}  // namespace heddle::tester
