#include "tester/end_sets.h"

#include <doctest/doctest.h>

#include <iterator>
#include <random>
#include <set>

#include "tester/summary.h"

namespace heddle::tester {
namespace {

using Threads = std::set<ThreadId>;

Threads threads_of(const EndSets& sets, EndSets::Set set) {
  Threads threads;
  for (const EndSets::Stretch& s : sets.stretches(set))
    for (ThreadId t = s.first; t <= s.last; ++t) threads.insert(t);
  return threads;
}

EndSets::Set make(EndSets* sets, const Threads& threads) {
  return sets->of(std::vector<ThreadId>(threads.begin(), threads.end()));
}

}  // namespace

TEST_CASE("sets of ends are what std::set makes of them") {
  EndSets sets;
  std::mt19937 random(7);
  std::vector<std::pair<Threads, EndSets::Set>> all{{{}, 0}};
  for (int i = 0; i < 300; ++i) {
    const auto& [one, first] = all[random() % all.size()];
    const auto& [other, second] = all[random() % all.size()];
    Threads result;
    EndSets::Set set = 0;
    switch (random() % 4) {
      case 0:
        for (u32 n = random() % 12; n > 0; --n) result.insert(random() % 24);
        set = make(&sets, result);
        break;
      case 1:
        std::set_union(one.begin(), one.end(), other.begin(), other.end(), std::inserter(result, result.end()));
        set = sets.unite(first, second);
        break;
      case 2:
        std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), std::inserter(result, result.end()));
        set = sets.intersect(first, second);
        break;
      default:
        for (const ThreadId t : one)
          if (t % 3 != 0) result.insert(23 - t);
        set = sets.map(first, [](ThreadId t) { return t % 3 == 0 ? vm::kNoThread : 23 - t; });
    }
    CHECK(threads_of(sets, set) == result);
    CHECK(make(&sets, result) == set);  // each is kept once
    for (ThreadId t = 0; t < 26; ++t) CHECK(sets.contains(set, t) == (result.count(t) != 0));
    all.emplace_back(result, set);
  }
}

TEST_CASE("a set of very many stretches says less than there is") {
  EndSets sets;
  Threads even;
  for (ThreadId t = 0; t < 1000; t += 2) even.insert(t);
  const EndSets::Set set = make(&sets, even);
  CHECK(sets.stretches(set).size() == EndSets::kMostStretches);
  CHECK(sets.contains(set, 2));
  CHECK_FALSE(sets.contains(set, 998));
}

TEST_CASE("ends of touches in an archive, and what is none") {
  EndSets sets;
  Touches touches(3);
  touches[0].ends = sets.of(std::vector<ThreadId>{1, 2, 3, 7});
  touches[2].ends = sets.of(std::vector<ThreadId>{5});
  const std::vector<u32> stretches = end_stretches(touches, sets);
  EndSets there;
  Touches back(3);
  CHECK(set_ends(&back, stretches, &there));
  for (size_t i = 0; i < touches.size(); ++i)
    CHECK(threads_of(there, back[i].ends) == threads_of(sets, touches[i].ends));
  for (size_t size = 1; size < stretches.size(); ++size) {
    CAPTURE(size);
    if (size != 6) CHECK_FALSE(set_ends(&back, std::span(stretches).first(size), &there));
  }
  for (const std::vector<u32>& none : std::vector<std::vector<u32>>{
           {3, 1, 1, 1}, {0, 0}, {0, 1, 2, 1}, {0, 2, 1, 3, 4, 5}, {0, 2, 5, 6, 1, 2}, {0, 1, 1, ~0u}})
    CHECK_FALSE(set_ends(&back, none, &there));
}

TEST_CASE("ends in the summaries of another process") {
  SummaryTable here, there;
  make(&there.lists().ends, {4});  // its sets have other numbers
  Touches touches;
  for (u32 i = 0; i < 40; ++i) {
    touches.push_back(Touch::make(variable::make(100 + i / 3, 8 * (i % 3)), i % 5, TouchKind::Write));
    if (i % 4 != 0) touches.back().ends = make(&here.lists().ends, {i, i + 1, 1000 * i});
  }
  Summary summary;
  Touches used_up = touches, back;
  group(&used_up, &here.lists(), &summary);
  const SummaryTable::Index index = there.intern_packed(here.packed(here.intern(summary)));
  const std::span<const Part> parts = there.read(index);
  ungroup({parts.begin(), parts.end()}, there.lists(), &back);
  REQUIRE(back.size() == touches.size());
  for (size_t i = 0; i < back.size(); ++i)
    CHECK(threads_of(there.lists().ends, back[i].ends) == threads_of(here.lists().ends, touches[i].ends));
}

TEST_CASE("a touch of two lists comes behind what it comes behind in both") {
  TouchLists lists;
  const u32 who = Touch::make(0, 4, TouchKind::Read).who, other = Touch::make(0, 5, TouchKind::Read).who;
  const auto ends = [&](const Threads& threads) { return make(&lists.ends, threads); };
  const TouchLists::List one = lists.intern(std::vector<TouchLists::Item>{{8, who, ends({1, 2})}, {8, other, 0}});
  const TouchLists::List two =
      lists.intern(std::vector<TouchLists::Item>{{8, who, ends({2, 3})}, {12, who, ends({1})}});
  const std::span<const TouchLists::Item> both = lists.items(lists.unite(one, two));
  REQUIRE(both.size() == 3);
  CHECK(threads_of(lists.ends, both[0].ends) == Threads{2});
  CHECK(both[1].ends == 0);
  CHECK(threads_of(lists.ends, both[2].ends) == Threads{1});
}

}  // namespace heddle::tester
