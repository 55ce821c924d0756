#include "tester/summary.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace heddle::tester {
namespace {

constexpr Ref kYoungFrom = 1000;
const Variable kX = variable::make(10, 8), kY = variable::make(10, 12), kYoungField = variable::make(2000, 8);

struct Footprint {
  std::vector<Variable> reads, writes;
  std::vector<Ref> acquired, keep, released;
  bool everything = false;
  std::vector<Variable> adds = {};
};

struct Scene {
  BlockArena arena;

  Block block(ThreadId t, const Footprint& f) {
    Block b;
    b.thread = t;
    const auto variables = [&](const std::vector<Variable>& all) {
      const Slice s{static_cast<u32>(arena.variables.size()), static_cast<u32>(all.size())};
      arena.variables.insert(arena.variables.end(), all.begin(), all.end());
      return s;
    };
    const auto monitors = [&](const std::vector<Ref>& all) {
      const Slice s{static_cast<u32>(arena.monitors.size()), static_cast<u32>(all.size())};
      arena.monitors.insert(arena.monitors.end(), all.begin(), all.end());
      return s;
    };
    b.reads = variables(f.reads);
    b.writes = variables(f.writes);
    b.adds = variables(f.adds);
    for (Variable v : f.reads) b.read_mask |= mask_bit(v);
    for (Variable v : f.writes) b.write_mask |= mask_bit(v);
    for (Variable v : f.adds) b.add_mask |= mask_bit(v);
    b.acquired = monitors(f.acquired);
    b.keep = monitors(f.keep);
    b.released = monitors(f.released);
    b.nested = f.acquired.size() > 1;
    b.everything = f.everything;
    return b;
  }
  Summary summary(ThreadId t, const Footprint& f) {
    Summary s;
    summarise(arena, block(t, f), &s);
    return s;
  }
  // Does a block with the one footprint, of thread 0, depend on what thread 1 does?
  bool depend(const Footprint& a, const Footprint& b) {
    const Summary mine = summary(0, a), theirs = summary(1, b);
    const bool one = dependents(theirs, mine, 0, kYoungFrom).contains(1);
    const Summary back = summary(1, a), other = summary(0, b);
    CHECK(one == dependents(back, other, 0, kYoungFrom).contains(1));  // symmetric
    return one;
  }
};

TEST_CASE("accesses of a variable depend on each other if one of them is a write") {
  Scene s;
  CHECK(s.depend({{kX}, {}, {}, {}, {}}, {{}, {kX}, {}, {}, {}}));
  CHECK(s.depend({{}, {kX}, {}, {}, {}}, {{}, {kX}, {}, {}, {}}));
  CHECK_FALSE(s.depend({{kX}, {}, {}, {}, {}}, {{kX}, {}, {}, {}, {}}));
  CHECK_FALSE(s.depend({{}, {kX}, {}, {}, {}}, {{kY}, {kY}, {}, {}, {}}));
}

TEST_CASE("additions depend on reads and writes of the variable, and not on each other") {
  Scene s;
  const Footprint reads{{kX}, {}, {}, {}, {}}, writes{{}, {kX}, {}, {}, {}}, adds{{}, {}, {}, {}, {}, false, {kX}};
  const Footprint adds_other{{}, {}, {}, {}, {}, false, {kY}}, adds_and_reads{{kX}, {}, {}, {}, {}, false, {kX}};
  CHECK(s.depend(adds, reads));
  CHECK(s.depend(adds, writes));
  CHECK(s.depend(adds, adds_and_reads));
  CHECK_FALSE(s.depend(adds, adds));
  CHECK_FALSE(s.depend(adds, adds_other));
  // As dependent() says it of two blocks.
  DependenceOptions without;
  without.without_adds = true;
  for (const Footprint* other : {&reads, &writes, &adds, &adds_other, &adds_and_reads}) {
    const Block a = s.block(0, adds), b = s.block(1, *other);
    CHECK(dependent(s.arena, a, b, {}) == s.depend(adds, *other));
    CHECK(dependent(s.arena, b, a, {}) == s.depend(adds, *other));
    CHECK_FALSE(dependent(s.arena, a, b, without));
  }
}

TEST_CASE("monitors: acquiring and giving back inside a block is nobody's business, keeping and leaving is") {
  Scene s;
  CHECK_FALSE(s.depend({{}, {}, {10}, {}, {}}, {{}, {}, {10}, {}, {}}));
  CHECK(s.depend({{}, {}, {10}, {}, {}}, {{}, {}, {10}, {10}, {}}));
  CHECK(s.depend({{}, {}, {10}, {}, {}}, {{}, {}, {}, {}, {10}}));
  CHECK_FALSE(s.depend({{}, {}, {10}, {}, {}}, {{}, {}, {12}, {12}, {}}));
}

TEST_CASE("a block that acquires two monitors may stand between them, with the first one") {
  Scene s;
  CHECK(s.depend({{}, {}, {10, 12}, {}, {}}, {{}, {}, {10}, {}, {}}));
  CHECK_FALSE(s.depend({{}, {}, {10, 12}, {}, {}}, {{}, {}, {12}, {}, {}}));
  CHECK(s.depend({{}, {}, {10, 12}, {}, {}}, {{}, {}, {12, 10}, {}, {}}));
}

TEST_CASE("a block that depends on everything depends on all threads that do anything, and they on it") {
  Scene s;
  CHECK(s.depend({{}, {}, {}, {}, {}, true}, {{kX}, {}, {}, {}, {}}));
}

TEST_CASE("who may touch any young object depends on accesses of young ones only") {
  Scene s;
  const Summary any{Touch::make(Touch::kNoKey, 1, TouchKind::AnyYoung)};
  CHECK(dependents(any, s.summary(0, {{kYoungField}, {}, {}, {}, {}}), 0, kYoungFrom).contains(1));
  CHECK(dependents(any, s.summary(0, {{}, {kX}, {}, {}, {}}), 0, kYoungFrom).empty());
}

TEST_CASE("a thread does not depend on itself") {
  Scene s;
  Summary all = s.summary(3, {{}, {kX}, {}, {}, {}}), scratch;
  unite(&all, s.summary(70, {{kX}, {}, {}, {}, {}}), &scratch);
  const ThreadSet who = dependents(all, s.summary(3, {{}, {kX}, {}, {}, {}}), 3, kYoungFrom);
  CHECK(who.contains(70));
  CHECK(who.size() == 1);
}

TEST_CASE("union: sorted, each touch once") {
  Scene s;
  Summary all, scratch;
  unite(&all, s.summary(1, {{kX, kY}, {kX}, {10}, {}, {}}), &scratch);
  unite(&all, s.summary(0, {{kY}, {}, {10}, {}, {}}), &scratch);
  unite(&all, s.summary(1, {{kX}, {}, {}, {}, {}}), &scratch);
  CHECK(std::is_sorted(all.begin(), all.end()));
  CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
  CHECK(all.size() == 6);
}

TEST_CASE("table: equal summaries are one, different ones are not") {
  Scene s;
  SummaryTable table;
  const Summary a = s.summary(1, {{kX}, {}, {}, {}, {}}), b = s.summary(2, {{kX}, {}, {}, {}, {}});
  const SummaryTable::Index first = table.intern(a);
  CHECK(table.intern(b) != first);
  CHECK(table.intern(Summary(a)) == first);
  Summary back;
  table.read(first, &back);
  CHECK(back == a);
  CHECK_FALSE(table.contains(2));
}

TEST_CASE("table: what is packed comes back, whatever the objects, offsets and threads") {
  Summary all;
  for (const u32 object : {0u, 7u, 8u, 0x12345678u, kInitMonitor | 3u})
    for (const u32 offset : {0u, 8u, 4096u, variable::kMonitor, variable::kWaitSet})
      for (const ThreadId thread : {0u, 1u, 300u})
        for (const TouchKind kind : {TouchKind::Read, TouchKind::Outer})
          all.push_back(Touch::make(variable::make(object, offset), thread, kind));
  for (const TouchKind kind : {TouchKind::Everything, TouchKind::AnyYoung})
    all.push_back(Touch::make(Touch::kNoKey, 5, kind));
  std::sort(all.begin(), all.end());
  Touch young = Touch::make(variable::make(3, 16), 2, TouchKind::Write);
  young.who |= Touch::kYoung;
  all.push_back(young);
  SummaryTable table;
  const SummaryTable::Index empty = table.intern({}), index = table.intern(all);
  Summary back;
  table.read(index, &back);
  CHECK(back == all);
  SUBCASE("and again when others have been forgotten") {
    const SummaryTable::Index other = table.intern({young});
    std::vector<bool> used(3);
    used[index] = used[other] = true;
    const std::vector<SummaryTable::Index> now = table.keep_only(used);
    const SummaryTable::Index one = now.at(index), three = now.at(other);
    CHECK(one != three);
    back.clear();
    table.read(one, &back);
    CHECK(back == all);
    back.clear();
    table.read(three, &back);
    CHECK(back == Summary{young});
    CHECK_FALSE(table.contains(2));
    CHECK(table.intern(all) == one);
  }
  SUBCASE("an empty one, too") {
    back.clear();
    table.read(empty, &back);
    CHECK(back.empty());
  }
}

TEST_CASE("limit: too many touches of a thread become coarser ones") {
  Scene s;
  Summary all;
  for (u32 i = 0; i <= kMaxTouches; ++i) all.push_back(Touch::make(variable::make(2000 + i, 8), 1, TouchKind::Write));
  all.push_back(Touch::make(kX, 1, TouchKind::Write));
  for (u32 i = 0; i < 10; ++i) all.push_back(Touch::make(variable::make(3000 + i, 8), 2, TouchKind::Write));
  std::sort(all.begin(), all.end());
  limit(&all, kYoungFrom);
  CHECK(all.size() == 12);
  const Summary old = s.summary(0, {{kX}, {}, {}, {}, {}}), young = s.summary(0, {{kYoungField}, {}, {}, {}, {}});
  const Summary other = s.summary(0, {{kY}, {}, {}, {}, {}});
  CHECK(dependents(all, old, 0, kYoungFrom).contains(1));
  CHECK(dependents(all, young, 0, kYoungFrom).contains(1));
  CHECK_FALSE(dependents(all, young, 0, kYoungFrom).contains(2));
  CHECK_FALSE(dependents(all, other, 0, kYoungFrom).contains(1));
  for (u32 i = 0; i <= kMaxTouches; ++i) all.push_back(Touch::make(variable::make(i % 900, 8 * i), 1, TouchKind::Read));
  std::sort(all.begin(), all.end());
  limit(&all, kYoungFrom);
  CHECK(all.size() == 11);
  CHECK(dependents(all, other, 0, kYoungFrom).contains(1));
}

}  // namespace
}  // namespace heddle::tester
