#include "tester/summary.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace heddle::tester {
namespace {

constexpr Ref kYoungFrom = 1000;
const Variable kSummedX = variable::make(10, 8), kSummedY = variable::make(10, 12),
               kYoungField = variable::make(2000, 8);

struct Footprint {
  std::vector<Variable> reads, writes;
  std::vector<Ref> acquired, keep, released;
  bool everything = false;
  std::vector<Variable> adds = {};
};

struct SummaryScene {
  BlockArena arena;
  TouchLists lists;

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
    Touches touches;
    summarise(arena, block(t, f), kYoungFrom, &lists.ends, &touches);
    return grouped(touches);
  }
  Summary grouped(Touches touches) {
    Summary s;
    group(&touches, &lists, &s);
    return s;
  }
  ThreadSet who_depends(const Summary& summary, const Summary& footprint, ThreadId self) {
    return dependents(summary, footprint, lists, self, kYoungFrom);
  }
  Touches touches_of(const Summary& summary) {
    Touches touches;
    ungroup(summary, lists, &touches);
    return touches;
  }
  // Does a block with the one footprint, of thread 0, depend on what thread 1 does?
  bool depend(const Footprint& a, const Footprint& b) {
    const Summary mine = summary(0, a), theirs = summary(1, b);
    const bool one = who_depends(theirs, mine, 0).contains(1);
    const Summary back = summary(1, a), other = summary(0, b);
    CHECK(one == who_depends(back, other, 0).contains(1));  // symmetric
    return one;
  }
};

TEST_CASE("accesses of a variable depend on each other if one of them is a write") {
  SummaryScene s;
  CHECK(s.depend({{kSummedX}, {}, {}, {}, {}}, {{}, {kSummedX}, {}, {}, {}}));
  CHECK(s.depend({{}, {kSummedX}, {}, {}, {}}, {{}, {kSummedX}, {}, {}, {}}));
  CHECK_FALSE(s.depend({{kSummedX}, {}, {}, {}, {}}, {{kSummedX}, {}, {}, {}, {}}));
  CHECK_FALSE(s.depend({{}, {kSummedX}, {}, {}, {}}, {{kSummedY}, {kSummedY}, {}, {}, {}}));
}

TEST_CASE("additions depend on reads and writes of the variable, and not on each other") {
  SummaryScene s;
  const Footprint reads{{kSummedX}, {}, {}, {}, {}}, writes{{}, {kSummedX}, {}, {}, {}},
      adds{{}, {}, {}, {}, {}, false, {kSummedX}};
  const Footprint adds_other{{}, {}, {}, {}, {}, false, {kSummedY}},
      adds_and_reads{{kSummedX}, {}, {}, {}, {}, false, {kSummedX}};
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
  SummaryScene s;
  CHECK_FALSE(s.depend({{}, {}, {10}, {}, {}}, {{}, {}, {10}, {}, {}}));
  CHECK(s.depend({{}, {}, {10}, {}, {}}, {{}, {}, {10}, {10}, {}}));
  CHECK(s.depend({{}, {}, {10}, {}, {}}, {{}, {}, {}, {}, {10}}));
  CHECK_FALSE(s.depend({{}, {}, {10}, {}, {}}, {{}, {}, {12}, {12}, {}}));
}

TEST_CASE("a block that acquires two monitors may stand between them, with the first one") {
  SummaryScene s;
  CHECK(s.depend({{}, {}, {10, 12}, {}, {}}, {{}, {}, {10}, {}, {}}));
  CHECK_FALSE(s.depend({{}, {}, {10, 12}, {}, {}}, {{}, {}, {12}, {}, {}}));
  CHECK(s.depend({{}, {}, {10, 12}, {}, {}}, {{}, {}, {12, 10}, {}, {}}));
}

TEST_CASE("a block that depends on everything depends on all threads that do anything, and they on it") {
  SummaryScene s;
  CHECK(s.depend({{}, {}, {}, {}, {}, true}, {{kSummedX}, {}, {}, {}, {}}));
}

TEST_CASE("who may touch any young object depends on accesses of young ones only") {
  SummaryScene s;
  const Summary any = s.grouped({Touch::make(Touch::kNoKey, 1, TouchKind::AnyYoung)});
  CHECK(s.who_depends(any, s.summary(0, {{kYoungField}, {}, {}, {}, {}}), 0).contains(1));
  CHECK(s.who_depends(any, s.summary(0, {{}, {kSummedX}, {}, {}, {}}), 0).empty());
}

TEST_CASE("a thread does not depend on itself") {
  SummaryScene s;
  Summary all = s.summary(3, {{}, {kSummedX}, {}, {}, {}}), scratch;
  unite(&all, s.summary(70, {{kSummedX}, {}, {}, {}, {}}), &s.lists, &scratch);
  const ThreadSet who = s.who_depends(all, s.summary(3, {{}, {kSummedX}, {}, {}, {}}), 3);
  CHECK(who.contains(70));
  CHECK(who.size() == 1);
}

TEST_CASE("union: sorted, each touch once") {
  SummaryScene s;
  Summary all, scratch;
  unite(&all, s.summary(1, {{kSummedX, kSummedY}, {kSummedX}, {10}, {}, {}}), &s.lists, &scratch);
  unite(&all, s.summary(0, {{kSummedY}, {}, {10}, {}, {}}), &s.lists, &scratch);
  unite(&all, s.summary(1, {{kSummedX}, {}, {}, {}, {}}), &s.lists, &scratch);
  CHECK(std::is_sorted(all.begin(), all.end()));
  CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
  CHECK(s.touches_of(all).size() == 6);
  // The same in one go.
  Touches both = s.touches_of(s.summary(0, {{kSummedY}, {}, {10}, {}, {}}));
  for (const Touch& t : s.touches_of(s.summary(1, {{kSummedX, kSummedY}, {kSummedX}, {10}, {}, {}}))) both.push_back(t);
  CHECK(s.grouped(both) == all);
}

// Unions of random summaries, beside sets of touches.
TEST_CASE("union, grouping and dependence are those of sets of touches") {
  SummaryScene s;
  u32 seed = 12345;
  const auto random = [&](u32 below) { return (seed = seed * 1664525u + 1013904223u) / 65536u % below; };
  const auto some = [&](u32 threads, u32 from) {
    Touches touches;
    for (u32 i = random(12); i > 0; --i) {
      constexpr TouchKind kKinds[] = {TouchKind::Read, TouchKind::Write, TouchKind::Add};
      const u32 offsets[] = {8, 12, variable::kWaitSet, variable::kAlive, variable::kInit};
      const TouchKind kind = kKinds[random(3)];
      touches.push_back(Touch::make(variable::make(random(5), offsets[random(5)]), from + random(threads), kind));
    }
    return touches;
  };
  for (int round = 0; round < 2'000; ++round) {
    Summary all, scratch;
    Touches plain;
    for (u32 i = random(5); i > 0; --i) {
      const Touches more = some(6, 1);
      plain.insert(plain.end(), more.begin(), more.end());
      unite(&all, s.grouped(more), &s.lists, &scratch);
    }
    std::sort(plain.begin(), plain.end());
    plain.erase(std::unique(plain.begin(), plain.end()), plain.end());
    Touches back = s.touches_of(all);
    std::sort(back.begin(), back.end());
    REQUIRE(back == plain);
    REQUIRE(s.grouped(plain) == all);
    const Touches mine = some(1, 0);
    ThreadSet expected;
    for (const Touch& a : mine)
      for (const Touch& b : plain)
        if (a.key == b.key && !(a.kind() == TouchKind::Read && b.kind() == TouchKind::Read) &&
            !(a.kind() == TouchKind::Add && b.kind() == TouchKind::Add))
          expected.insert(b.thread());
    REQUIRE(s.who_depends(all, s.grouped(mine), 0) == expected);
  }
}

TEST_CASE("lists: what a mapping makes of one is the same however often, and each mapping has its own") {
  TouchLists lists;
  const auto write = [](u32 offset, ThreadId t) {
    return TouchLists::Item{offset, Touch::make(0, t, TouchKind::Write).who};
  };
  const TouchLists::List list = lists.intern(std::vector{write(8, 1), write(8, 2), write(12, 1)});
  const auto to = [&](ThreadId one, ThreadId two, u32 map) {
    return lists.map(list, map, [&](const TouchLists::Item& i, const auto& put) {
      if (const ThreadId t = i.thread() == 1 ? one : two; t != 9) put(write(i.offset, t));
    });
  };
  const u32 swapped = lists.number({2, 1}), same = lists.number({1, 2}), merged = lists.number({1, 1}),
            dropped = lists.number({9, 9});
  CHECK(lists.number({2, 1}) == swapped);
  for (int round = 0; round < 2; ++round) {
    CHECK(to(1, 2, same) == list);
    CHECK(to(2, 1, swapped) == lists.intern(std::vector{write(8, 1), write(8, 2), write(12, 2)}));
    CHECK(to(1, 1, merged) == lists.intern(std::vector{write(8, 1), write(12, 1)}));
    CHECK(to(9, 9, dropped) == TouchLists::kNothing);
  }
  // Many mappings: numbers are given anew, and never twice.
  for (u32 i = 0; i < 5'000; ++i) CHECK(lists.number({7, i}) > dropped);
  CHECK(lists.number({2, 1}) != same);
}

std::vector<Part> parts_of(const SummaryTable& table, SummaryTable::Index i) {
  const std::span<const Part> parts = table.read(i);
  return {parts.begin(), parts.end()};
}

TEST_CASE("table: equal summaries are one, different ones are not") {
  SummaryTable table;
  const auto read_by = [&table](ThreadId t) {
    Touches touches{Touch::make(kSummedX, t, TouchKind::Read)};
    Summary summary;
    group(&touches, &table.lists(), &summary);
    return summary;
  };
  const Summary a = read_by(1), b = read_by(2);
  const SummaryTable::Index first = table.intern(a);
  CHECK(table.intern(b) != first);
  CHECK(table.intern(Summary(a)) == first);
  CHECK(parts_of(table, first) == a);
  CHECK_FALSE(table.contains(2));
}

Touches many_touches() {
  Touches all;
  for (const u32 object : {0u, 7u, 8u, 0x12345678u, kInitMonitor | 3u})
    for (const u32 offset : {0u, 8u, 4096u, variable::kMonitor, variable::kWaitSet, variable::kAlive, variable::kInit})
      for (const ThreadId thread : {0u, 1u, 300u})
        for (const TouchKind kind : {TouchKind::Read, TouchKind::Outer})
          all.push_back(Touch::make(variable::make(object, offset), thread, kind));
  for (const TouchKind kind : {TouchKind::Everything, TouchKind::AnyYoung})
    all.push_back(Touch::make(Touch::kNoKey, 5, kind));
  for (const u32 place : {1u, 2u}) all.push_back(Touch::make(place, 3 - place, TouchKind::Place));
  Touch young = Touch::make(variable::make(3, 16), 2, TouchKind::Write);
  young.who |= Touch::kYoung;
  all.push_back(young);
  return all;
}

TEST_CASE("table: what is kept comes back, whatever the objects, offsets and threads") {
  const Touches touches = many_touches();
  SummaryTable table;
  Summary all, other_summary;
  Touches used_up = touches, other_touches{Touch::make(kSummedX, 4, TouchKind::Read)};
  group(&used_up, &table.lists(), &all);
  group(&other_touches, &table.lists(), &other_summary);
  const SummaryTable::Index empty = table.intern({}), index = table.intern(all);
  CHECK(parts_of(table, index) == all);
  CHECK(parts_of(table, empty).empty());
  SUBCASE("as touches") {
    Touches back, sorted = touches;
    ungroup(all, table.lists(), &back);
    std::sort(back.begin(), back.end());
    std::sort(sorted.begin(), sorted.end());
    CHECK(back == sorted);
  }
  SUBCASE("and again when others have been forgotten") {
    const SummaryTable::Index other = table.intern(other_summary);
    std::vector<bool> used(3);
    used[index] = used[other] = true;
    const std::vector<SummaryTable::Index> now = table.keep_only(used);
    const SummaryTable::Index one = now.at(index), three = now.at(other);
    CHECK(one != three);
    CHECK(parts_of(table, one) == all);
    CHECK(parts_of(table, three) == other_summary);
    CHECK_FALSE(table.contains(2));
    CHECK(table.intern(all) == one);
  }
  SUBCASE("in another process, whose lists have other numbers") {
    SummaryTable there;
    there.lists().intern(std::vector{TouchLists::Item{4, Touch::make(0, 9, TouchKind::Read).who}});
    for (int round = 0; round < 2; ++round) {
      const std::span<const u8> packed = table.packed(index);
      const SummaryTable::Index i = there.intern_packed(packed);
      CHECK(there.size() == 1);
      Touches back;
      ungroup(parts_of(there, i), there.lists(), &back);
      Touches here;
      ungroup(all, table.lists(), &here);
      CHECK(back == here);
    }
    CHECK(parts_of(there, there.intern_packed(table.packed(empty))).empty());
  }
}

TEST_CASE("what comes behind a thread's end is no reason to try it in front of that") {
  SummaryScene s;
  const Summary writes = s.summary(1, {{}, {kSummedX}, {}, {}, {}});
  Summary reads = s.summary(2, {{kSummedX}, {}, {}, {}, {}});
  CHECK(s.who_depends(reads, writes, 1).contains(2));
  Block join = s.block(2, {});
  join.joined = {0, 1};
  s.arena.joined = {1};
  SUBCASE("behind its own join") {
    put_behind(s.arena, join, kYoungFrom, &s.lists, &reads);
    CHECK_FALSE(s.who_depends(reads, writes, 1).contains(2));
    CHECK(s.who_depends(reads, s.summary(3, {{}, {kSummedX}, {}, {}, {}}), 3).contains(2));  // another one's end
  }
  SUBCASE("behind the end of a thread that has joined it") {
    Summary others = s.summary(3, {{kSummedX}, {}, {}, {}, {}});
    put_behind(s.arena, join, kYoungFrom, &s.lists, &others);
    CHECK(s.who_depends(others, writes, 1).contains(3));
    Block outer = s.block(3, {});
    outer.joined = {1, 1};
    s.arena.joined.push_back(2);
    put_behind(s.arena, outer, kYoungFrom, &s.lists, &others);
    put_behind(s.arena, join, kYoungFrom, &s.lists, &others);
    CHECK_FALSE(s.who_depends(others, writes, 1).contains(3));
  }
  SUBCASE("within the block that joins, in front of the join and behind it") {
    const Footprint both{{kSummedX, kSummedY}, {}, {}, {}, {}};
    Block block = s.block(2, both);
    block.joined = {0, 1};
    block.behind = {0, 1};
    s.arena.behind = {{kSummedY, 1}};
    Touches touches;
    summarise(s.arena, block, kYoungFrom, &s.lists.ends, &touches);
    const Summary touched = s.grouped(touches);
    CHECK(s.who_depends(touched, writes, 1).contains(2));
    CHECK_FALSE(s.who_depends(touched, s.summary(1, {{}, {kSummedY}, {}, {}, {}}), 1).contains(2));
  }
}

TEST_CASE("what comes behind a gate is no reason to try it in front of what opens that") {
  SummaryScene s;
  constexpr Ref kLatch = 500, kYoungLatch = 2500;
  const Variable count = variable::make(kLatch, 8);
  Summary reads = s.summary(2, {{kSummedX}, {}, {}, {}, {}});
  Block pass = s.block(2, {});
  pass.joined = {0, 1};
  s.arena.joined = {gate_of(kLatch)};
  SUBCASE("in front of who opens it, and what he has done before") {
    put_behind(s.arena, pass, kYoungFrom, &s.lists, &reads);
    const Summary writes = s.summary(1, {{}, {kSummedX}, {}, {}, {}});
    CHECK(s.who_depends(reads, writes, 1).contains(2));
    for (const Footprint& opens : {Footprint{{}, {count}, {}, {}, {}}, Footprint{{}, {}, {}, {}, {}, false, {count}}}) {
      Summary behind = reads;
      put_behind_gates(s.arena, s.block(1, opens), &s.lists, &behind);
      CHECK_FALSE(s.who_depends(behind, writes, 1).contains(2));
      CHECK(s.who_depends(behind, s.summary(3, {{}, {kSummedX}, {}, {}, {}}), 3).contains(2));
    }
    Summary behind = reads;  // who looks at it, or waits there, does not open it
    put_behind_gates(s.arena, s.block(1, {{count}, {variable::make(kLatch, variable::kWaitSet)}, {}, {}, {}}), &s.lists,
                     &behind);
    CHECK(s.who_depends(behind, writes, 1).contains(2));
  }
  SUBCASE("not if another object may lie there on another path") {
    s.arena.joined = {gate_of(kYoungLatch)};
    put_behind(s.arena, pass, kYoungFrom, &s.lists, &reads);
    put_behind_gates(s.arena, s.block(1, {{}, {variable::make(kYoungLatch, 8)}, {}, {}, {}}), &s.lists, &reads);
    CHECK(s.who_depends(reads, s.summary(1, {{}, {kSummedX}, {}, {}, {}}), 1).contains(2));
  }
  SUBCASE("that it has looked at the gate itself is none either") {
    Block block = s.block(2, {{count, kSummedX}, {}, {}, {}, {}});
    block.guards = {static_cast<u32>(s.arena.variables.size()), 1};
    s.arena.variables.push_back(count);
    Touches touches;
    summarise(s.arena, block, kYoungFrom, &s.lists.ends, &touches);
    const Summary opens = s.summary(1, {{}, {count}, {}, {}, {}});
    CHECK(s.who_depends(s.grouped(touches), opens, 1).empty());
    block.guards = {};
    summarise(s.arena, block, kYoungFrom, &s.lists.ends, &touches);
    CHECK(s.who_depends(s.grouped(touches), opens, 1).contains(2));
  }
}

TEST_CASE("limit: too many touches of a thread become coarser ones") {
  SummaryScene s;
  Touches all;
  for (u32 i = 0; i <= kMaxTouches; ++i) all.push_back(Touch::make(variable::make(2000 + i, 8), 1, TouchKind::Write));
  all.push_back(Touch::make(kSummedX, 1, TouchKind::Write));
  for (u32 i = 0; i < 10; ++i) all.push_back(Touch::make(variable::make(3000 + i, 8), 2, TouchKind::Write));
  Summary limited = s.grouped(all);
  limit(&limited, &s.lists, kYoungFrom);
  all = s.touches_of(limited);
  CHECK(all.size() == 12);
  const Summary old = s.summary(0, {{kSummedX}, {}, {}, {}, {}}), young = s.summary(0, {{kYoungField}, {}, {}, {}, {}});
  const Summary other = s.summary(0, {{kSummedY}, {}, {}, {}, {}});
  CHECK(s.who_depends(limited, old, 0).contains(1));
  CHECK(s.who_depends(limited, young, 0).contains(1));
  CHECK_FALSE(s.who_depends(limited, young, 0).contains(2));
  CHECK_FALSE(s.who_depends(limited, other, 0).contains(1));
  for (u32 i = 0; i <= kMaxTouches; ++i) all.push_back(Touch::make(variable::make(i % 900, 8 * i), 1, TouchKind::Read));
  limited = s.grouped(all);
  limit(&limited, &s.lists, kYoungFrom);
  CHECK(s.touches_of(limited).size() == 11);
  CHECK(s.who_depends(limited, other, 0).contains(1));
}

TEST_CASE("limit: a summary that is not counted anew at each step is cut where one that is would be") {
  SummaryScene s;
  u64 random = 7;
  const auto next = [&](u64 below) {
    random = random * 6364136223846793005ull + 1442695040888963407ull;
    return (random >> 33) % below;
  };
  for (int round = 0; round < 20; ++round) {
    Summary exact, remembered, scratch;
    TouchCount counted;
    const u64 threads = 1 + next(4);
    u32 cuts = 0;
    for (int step = 0; step < 400; ++step) {
      Touches some;
      for (u64 i = next(12); i > 0; --i)
        some.push_back(Touch::make(variable::make(static_cast<Ref>(2000 + 8 * next(400)), static_cast<u32>(next(4))),
                                   static_cast<ThreadId>(next(threads)), TouchKind::Write));
      const Summary more = s.grouped(some);
      unite(&exact, more, &s.lists, &scratch);
      unite(&remembered, more, &s.lists, &scratch);
      const size_t before = s.touches_of(exact).size();
      limit(&exact, &s.lists, kYoungFrom, 200);
      limit(&remembered, &s.lists, kYoungFrom, 200, &counted);
      cuts += s.touches_of(exact).size() < before;
      REQUIRE(exact == remembered);
    }
    CHECK(cuts > 0);
  }
}

}  // namespace
}  // namespace heddle::tester
