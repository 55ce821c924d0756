#include "tester/sleep_sets.h"

#include <doctest/doctest.h>

namespace heddle::tester {
namespace {

ThreadSet set(std::initializer_list<ThreadId> threads) {
  ThreadSet s;
  for (ThreadId t : threads) s.insert(t);
  return s;
}

// A node at which threads 0, 1 and 2 can be tried, and blocks made by hand.
struct SleepScene {
  explicit SleepScene(const char* mode_name, bool literal = false)
      : mode(*mode_by_name(mode_name, false, literal)), reduction(make_reduction(mode, arena, path)) {
    Node& root = path.push(0);
    root.candidates = root.enabled = set({0, 1, 2});
  }
  Node& node() { return path.top(); }

  // The block writes one variable.
  u32 block(ThreadId t, Variable writes, BlockEnd end = BlockEnd::Bound) {
    Block b;
    b.thread = t;
    b.end = end;
    b.writes = {static_cast<u32>(arena.variables.size()), 1};
    arena.variables.push_back(writes);
    b.write_mask = mask_bit(writes);
    arena.blocks.push_back(b);
    return static_cast<u32>(arena.blocks.size()) - 1;
  }
  // The next thread has run that block, which leads to a state with the same candidates, and all is explored behind it.
  ThreadId run(Variable writes, BlockEnd end = BlockEnd::Bound) {
    const ThreadId t = reduction->next(node());
    node().enabled.erase(t);
    node().first_block = block(t, writes, end);
    node().block_count = 1;
    reduction->explored(node(), t);
    return t;
  }
  struct Behind {
    ThreadSet to_try, asleep;
  };
  // What is handed on to the state behind such a block of t.
  Behind behind(ThreadId t, Variable writes, BlockEnd end = BlockEnd::Bound) {
    const u32 begin = static_cast<u32>(path.delayed.size());
    const Block b = arena.blocks[block(t, writes, end)];
    Behind behind{reduction->successor(node(), b, set({0, 1, 2})), {}};
    for (size_t i = begin; i < path.delayed.size(); ++i) behind.asleep.insert(path.delayed[i].thread);
    path.delayed.resize(begin);
    return behind;
  }

  BlockArena arena;
  SearchPath path{arena};
  ModeOptions mode;
  std::unique_ptr<Reduction> reduction;
};

const Variable kX = variable::make(100, 8), kY = variable::make(100, 16), kZ = variable::make(100, 24);

}  // namespace

TEST_CASE("who has been explored sleeps until a block runs that depends on his") {
  SleepScene s("proof");
  CHECK(s.run(kX) == 0);
  const auto beside = s.behind(1, kY);
  CHECK(beside.asleep == set({0}));
  CHECK(beside.to_try == set({1, 2}));
  const auto after = s.behind(1, kX);
  CHECK(after.asleep == set({}));
  CHECK(after.to_try == set({0, 1, 2}));
  // Each on his own.
  CHECK(s.run(kY) == 1);
  CHECK(s.behind(2, kZ).asleep == set({0, 1}));
  CHECK(s.behind(2, kY).asleep == set({0}));
}

TEST_CASE("with several outcomes of one block it is enough that one of them depends") {
  SleepScene s("proof");
  s.node().enabled.erase(0);
  s.node().first_block = s.block(0, kX);
  s.block(0, kY);
  s.node().block_count = 2;
  s.reduction->explored(s.node(), 0);
  CHECK(s.behind(1, kX).asleep == set({}));
  CHECK(s.behind(1, kY).asleep == set({}));
  CHECK(s.behind(1, kZ).asleep == set({0}));
}

TEST_CASE("plain ExitBlock wakes everybody, and its printed form forgets all but one") {
  SleepScene s("exitblock");
  s.run(kX);
  s.run(kY);
  CHECK(s.node().delayed == set({0, 1}));
  CHECK(s.behind(2, kZ).asleep == set({}));
  SleepScene printed("exitblock", true);
  printed.run(kX);
  printed.run(kY);
  CHECK(printed.node().delayed == set({1}));
  CHECK(printed.path.delayed.size() == 1);
}

TEST_CASE("a death wakes nobody in the paper's modes, and nothing else is tried beside it") {
  SleepScene s("rw");
  s.run(kX);
  CHECK(s.behind(1, kX, BlockEnd::Dead).asleep == set({0}));
  CHECK(s.behind(1, kX).asleep == set({}));
  s.run(kY, BlockEnd::Dead);
  CHECK((s.node().enabled.empty() && !s.node().fresh));
  SleepScene proof("proof");
  proof.run(kX);
  CHECK(proof.behind(1, kX, BlockEnd::Dead).asleep == set({}));
}

TEST_CASE("a revisit runs what every earlier visit had delayed, and stores the intersection") {
  SleepScene s("proof");
  StateCache cache(1 << 20, StateCache::Keeps::Delayed);
  const StateCache::Entry state = cache.visit({1, 2}).entry;
  const auto visit = [&](std::initializer_list<ThreadId> asleep, bool known) -> Node& {
    s.path.delayed.clear();
    for (ThreadId t : asleep) s.path.delayed.push_back({t, s.block(t, kX), 1});
    Node& n = s.path.push(0);
    n.cache = state;
    n.candidates = set({0, 1, 2, 3});
    n.enabled = n.candidates - n.delayed;
    s.reduction->enter(n, known);
    return n;
  };
  Node& first = visit({1, 2}, false);
  CHECK(first.enabled == set({0, 3}));
  Node& second = visit({2, 3}, true);
  CHECK(second.enabled == set({1}));
  CHECK(second.delayed == set({2}));
  CHECK(second.explored_before == set({0, 3}));
  CHECK((s.path.delayed.size() == 1 && s.path.delayed[0].thread == 2));
  Node& third = visit({}, true);
  CHECK(third.enabled == set({2}));
  CHECK(visit({}, true).enabled.empty());
}

TEST_CASE("brute force tries everybody everywhere, once in each state") {
  SleepScene s("all");
  s.run(kX);
  CHECK(s.behind(1, kY).to_try == set({0, 1, 2}));
  CHECK(s.path.delayed.empty());
  s.reduction->enter(s.node(), true);
  CHECK(s.node().enabled.empty());
}

TEST_CASE("who ran last goes on, else the lowest; long blocks come last") {
  SleepScene s("proof");
  s.node().current = 1;
  CHECK(s.reduction->next(s.node()) == 1);
  s.node().postponed = set({1});
  CHECK(s.reduction->next(s.node()) == 0);
  s.node().enabled = set({1});
  CHECK(s.reduction->next(s.node()) == 1);
}

}  // namespace heddle::tester
