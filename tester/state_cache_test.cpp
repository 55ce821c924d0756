#include "tester/state_cache.h"

#include <doctest/doctest.h>

namespace heddle::tester {
namespace {
ThreadSet set(std::initializer_list<ThreadId> threads) {
  ThreadSet s;
  for (ThreadId t : threads) s.insert(t);
  return s;
}
}  // namespace

TEST_CASE("a state is known from its first visit on") {
  StateCache cache(1 << 20);
  const checkpoint::Digest d{1, 2};
  const auto first = cache.visit(d);
  CHECK(!first.known);
  const auto second = cache.visit(d);
  CHECK((second.known && second.entry == first.entry));
  CHECK(first.entry->visits_open == 2);
  CHECK(!cache.visit({1, 3}).known);
  CHECK(cache.states() == 2);
}

TEST_CASE("states on the search stack are never evicted") {
  StateCache cache(112 * 8);
  auto open = cache.visit({0, 0});
  open.entry->delayed = set({4});
  for (u64 i = 1; i < 100; ++i) {
    auto visit = cache.visit({i, i});
    --visit.entry->visits_open;
    cache.close(visit.entry);
  }
  CHECK(cache.evicted() > 0);
  CHECK(cache.states() == 100);
  CHECK(cache.visit({0, 0}).entry->delayed == set({4}));
  CHECK(open.entry->visits_open == 2);
}

TEST_CASE("components without an end") {
  StateCache cache(1 << 20);
  auto state = [&](u64 i) { return cache.visit({i, i}).entry; };
  // 1 -> 2 -> 3 -> 2, 1 -> 4 which ends, 1 -> 5 which stops for another path's sake.
  auto *one = state(1), *two = state(2), *three = state(3);
  cache.edge(three, two);
  CHECK(!cache.close(three));  // not complete: 2 belongs to it
  cache.edge(two, three);
  CHECK(cache.close(two));
  CHECK((two->cyclic && !two->pending && !three->pending));
  cache.edge(one, two);
  auto* four = state(4);
  four->ends = true;
  CHECK(!cache.close(four));
  cache.edge(one, four);
  auto* five = state(5);
  five->elsewhere = true;
  CHECK(!cache.close(five));
  cache.edge(one, five);
  CHECK(!cache.close(one));
  CHECK((one->ends && !one->cyclic));
}

TEST_CASE("thread sets") {
  ThreadSet s = set({0, 63, 64, 255});
  CHECK(s.size() == 4);
  CHECK(s.lowest() == 0);
  s.erase(0);
  CHECK(s.lowest() == 63);
  CHECK((s - set({63})).lowest() == 64);
  CHECK((s & set({255})) == set({255}));
  CHECK(set({}).empty());

  // As many as there are; and equal sets are equal whatever they once held.
  ThreadSet large = set({3, 64, 1000, 99'999});
  CHECK((large.contains(1000) && large.contains(99'999) && !large.contains(1001) && !large.contains(2'000'000)));
  CHECK(large.size() == 4);
  std::vector<ThreadId> ids;
  large.for_each([&](ThreadId t) { ids.push_back(t); });
  CHECK(ids == std::vector<ThreadId>{3, 64, 1000, 99'999});
  large.erase(99'999);
  large.erase(123'456);
  CHECK(large == set({3, 64, 1000}));
  CHECK((large & set({3, 5})) == set({3}));
  CHECK((large - set({64, 1000})) == set({3}));
  CHECK((set({3}) | set({1000, 64})) == large);
  ThreadSet copy = large;
  copy.erase(1000);
  copy.erase(64);
  copy.erase(3);
  CHECK((copy.empty() && copy == set({}) && large.size() == 3));
  copy = large;
  CHECK(copy == large);
}

}  // namespace heddle::tester
