#include "tester/state_cache.h"

#include <doctest/doctest.h>

#include <functional>

#include "checkpoint/archive.h"

namespace heddle::tester {
namespace {
ThreadSet cached_set(std::initializer_list<ThreadId> threads) {
  ThreadSet s;
  for (ThreadId t : threads) s.insert(t);
  return s;
}

Summary written(StateCache* cache, u64 key) {
  Touches touches{Touch::make(key, 1, TouchKind::Write)};
  Summary summary;
  group(&touches, &cache->summaries().lists(), &summary);
  return summary;
}
}  // namespace

TEST_CASE("a state is known from its first visit on") {
  StateCache cache(1 << 20);
  const checkpoint::Digest d{1, 2};
  const auto first = cache.visit(d);
  CHECK((!first.known && !first.entry.on_path() && first.entry.pending()));
  cache.enter(first.entry);
  const auto second = cache.visit(d);
  CHECK((second.known && second.entry == first.entry && second.entry.on_path()));
  CHECK(!cache.visit({1, 3}).known);
  CHECK(cache.states() == 2);
  CHECK((cache.find({1, 3}) && !cache.find({3, 1})));
}

TEST_CASE("a state that is not kept has a place in the graph until it is complete and left") {
  StateCache cache(1 << 20);
  const auto first = cache.visit({1, 2}).entry;
  cache.enter(first);
  checkpoint::Digest one, other;
  auto unkept = cache.visit_unkept(&one);
  cache.enter(unkept);
  const auto below = cache.visit_unkept(&other);
  cache.enter(below);
  CHECK((one != other && !StateCache::is_kept(one) && StateCache::is_kept({1, 2})));
  CHECK((!cache.find(one) && unkept.pending() && unkept.on_path()));
  CHECK((cache.states() == 3 && cache.unkept() == 2));
  // From below a way leads back to the first one.
  cache.edge(below, first);
  CHECK((below.cyclic() && !below.first_of_component()));
  cache.close(below);
  cache.edge(unkept, below);
  cache.leave(below, true);
  CHECK((unkept.cyclic() && !unkept.first_of_component()));
  cache.close(unkept);
  cache.edge(first, unkept);
  cache.leave(unkept, true);
  CHECK((unkept.pending() && !unkept.on_path()));
  const u64 bytes = cache.bytes();
  CHECK(cache.close(first));  // (no end was met)
  cache.leave(first, true);
  CHECK((!first.pending() && cache.find({1, 2}) == first));
  CHECK(cache.bytes() < bytes);
  // Their places are given to others.
  for (u64 i = 10; i < 14; ++i) {
    auto kept = cache.visit({i, i}).entry;
    cache.enter(kept);
    kept.set_ends();
    CHECK_FALSE(cache.close(kept));
    cache.leave(kept, true);
  }
  for (u64 i = 10; i < 14; ++i) CHECK((cache.find({i, i}) && cache.find({i, i}).ends()));
}

TEST_CASE("an end below a state that is not kept is one of the states in front of it") {
  StateCache cache(1 << 20);
  const auto first = cache.visit({1, 2}).entry;
  cache.enter(first);
  checkpoint::Digest digest;
  auto unkept = cache.visit_unkept(&digest);
  cache.enter(unkept);
  unkept.set_ends();
  CHECK_FALSE(cache.close(unkept));
  cache.edge(first, unkept);
  cache.leave(unkept, true);
  CHECK_FALSE(cache.close(first));
  CHECK(first.ends());
}

TEST_CASE("states on the search's path are never evicted") {
  StateCache cache(50 * 30);
  auto open = cache.visit({0, 0});
  cache.enter(open.entry);
  open.entry.set_ends();
  const auto closed = [&](u64 i) {
    const StateCache::Entry entry = cache.visit({i, i}).entry;
    cache.enter(entry);
    cache.close(entry);
    cache.leave(entry, true);
    return entry;
  };
  const StateCache::Entry revisited = closed(1);
  cache.enter(revisited);  // (it has the smallest digest of those that are closed)
  for (u64 i = 2; i < 200; ++i) closed(i);
  CHECK(cache.evicted() > 100);
  CHECK(cache.states() == 200);
  CHECK(cache.find({199, 199}));
  CHECK(!cache.find({2, 2}));
  CHECK((cache.find({0, 0}) == open.entry && open.entry.on_path() && open.entry.ends()));
  CHECK((cache.find({1, 1}) == revisited && revisited.on_path() && !revisited.pending()));
  cache.enter(revisited);
  cache.leave(revisited, false);
  CHECK(revisited.on_path());
  cache.leave(revisited, false);
  CHECK(!revisited.on_path());
  for (u64 i = 200; i < 300; ++i) closed(i);
  CHECK(!cache.find({1, 1}));
  CHECK(cache.find({0, 0}));
  CHECK(cache.bytes() < 2 * 50 * 30);
}

TEST_CASE("what evicted states referred to is forgotten, what the others refer to stays theirs") {
  for (const auto keeps : {StateCache::Keeps::Summaries, StateCache::Keeps::Delayed}) {
    StateCache cache(20'000, keeps);
    const bool delayed = keeps == StateCache::Keeps::Delayed;
    for (ThreadId t = 0; t < 7; ++t)
      cache.summaries().lists().intern(std::vector{TouchLists::Item{8, Touch::make(0, t, TouchKind::Read).who}});
    const auto summary_of = [](u64 i) { return Summary{Part::make(Part::Other, static_cast<u32>(i), i % 7)}; };
    for (u64 i = 1; i < 2'000; ++i) {
      StateCache::Entry entry = cache.visit({i * 0x9e3779b97f4a7c15ull, i}).entry;
      if (delayed) entry.set_delayed(cached_set({static_cast<ThreadId>(i % 100)}));
      else entry.set_summary(cache.summaries().intern(summary_of(i)));
      cache.close(entry);
    }
    CHECK(cache.evicted() > 1'000);
    u64 left = 0;
    for (u64 i = 1; i < 2'000; ++i) {
      const StateCache::Entry entry = cache.find({i * 0x9e3779b97f4a7c15ull, i});
      if (!entry) continue;
      ++left;
      if (delayed) {
        CHECK(entry.delayed() == cached_set({static_cast<ThreadId>(i % 100)}));
        continue;
      }
      REQUIRE(cache.summaries().contains(entry.summary()));
      const std::span<const Part> summary = cache.summaries().read(entry.summary());
      CHECK(Summary(summary.begin(), summary.end()) == summary_of(i));
    }
    CHECK(left == cache.states() - cache.evicted());
    if (!delayed) CHECK(cache.summaries().size() < 1'000);
  }
}

// Digests that differ in few bits, in one half only, or that are all alike but for one half.
TEST_CASE("many states, whatever their digests") {
  const auto by_counting = [](u64 i) { return checkpoint::Digest{i, 0}; };
  const auto by_high = [](u64 i) { return checkpoint::Digest{7, i << 40}; };
  const auto by_halves = [](u64 i) { return checkpoint::Digest{i % 300, i / 300}; };
  const auto swapped = [](u64 i) { return checkpoint::Digest{i << 32 | i, i << 32 | i}; };  // one hash for all
  const std::pair<std::function<checkpoint::Digest(u64)>, u64> kinds[] = {
      {by_counting, 200'000}, {by_high, 100'000}, {by_halves, 100'000}, {swapped, 2'000}};
  for (const auto& [digest, count] : kinds) {
    StateCache cache(1ull << 32);
    std::vector<StateCache::Entry> entries;
    for (u64 i = 0; i < count; ++i) {
      const auto visit = cache.visit(digest(i));
      REQUIRE(!visit.known);
      entries.push_back(visit.entry);
      if (i % 3 == 0) entries.back().set_ends();
      cache.close(visit.entry);
    }
    for (u64 i = 0; i < count; ++i) {
      const auto visit = cache.visit(digest(i));
      REQUIRE((visit.known && visit.entry == entries[i] && visit.entry.ends() == (i % 3 == 0)));
      REQUIRE(!cache.find(digest(count + i)));
    }
    CHECK(cache.states() == count);
  }
}

TEST_CASE("a state takes at most 32 bytes, however many there are") {
  StateCache cache(1ull << 32);
  u64 most = 0;
  for (u64 i = 0; i < 1'000'000; ++i) {
    cache.close(cache.visit({i * 0x9e3779b97f4a7c15ull, i}).entry);
    if (i >= 400'000) most = std::max(most, cache.bytes_allocated() / (i + 1));
  }
  CHECK(most <= 32);
  CHECK(cache.bytes() / cache.states() <= 32);
}

TEST_CASE("what is pending behind a state can be forgotten, and what is closed there stays") {
  StateCache cache(1 << 20);
  const auto enter = [&](u64 i) {
    const StateCache::Entry entry = cache.visit({i, ~i}).entry;
    cache.enter(entry);
    return entry;
  };
  for (u64 round = 0; round < 50; ++round) {
    const StateCache::Entry first = round == 0 ? enter(1) : cache.find({1, ~u64{1}});
    enter(2);
    const StateCache::Entry closed = enter(100 + round);
    cache.close(closed);
    cache.leave(closed, true);
    for (u64 i = 3; i < 40; ++i) enter(i);
    cache.forget_behind(first);
    CHECK((first.pending() && first.on_path() && first.first_of_component()));
    for (u64 i = 2; i < 40; ++i) CHECK(!cache.find({i, ~i}));
    for (u64 i = 0; i <= round; ++i) {
      const StateCache::Entry known = cache.find({100 + i, ~(100 + i)});
      CHECK((known && !known.pending() && !known.on_path()));
    }
    CHECK(cache.place_of(first) == 0);
    CHECK(!cache.visit({2, ~u64{2}}).known);
    cache.forget_behind(first);
  }
  // Records are used again.
  CHECK(cache.bytes() < 120 * 32);
}

TEST_CASE("a frontier has the states as they are") {
  for (const auto keeps : {StateCache::Keeps::Summaries, StateCache::Keeps::Delayed}) {
    StateCache cache(1 << 20, keeps);
    const auto digest = [](u64 i) { return checkpoint::Digest{i, ~i}; };
    std::vector<StateCache::Entry> path;
    for (u64 i = 0; i < 300; ++i) {
      StateCache::Entry entry = cache.visit(digest(i)).entry;
      if (i % 5 == 0) entry.set_ends();
      if (i % 7 == 0) entry.set_elsewhere();
      if (keeps == StateCache::Keeps::Delayed) entry.set_delayed(cached_set({static_cast<ThreadId>(i % 11)}));
      if (i % 3 == 0) {
        if (keeps == StateCache::Keeps::Summaries) entry.set_summary(cache.summaries().intern(written(&cache, i % 13)));
        cache.close(entry);
      } else {
        if (i > 100 && i % 3 == 1) cache.edge(entry, path[50]);
        path.push_back(entry);
      }
    }
    checkpoint::ArchiveWriter writer;
    writer(cache);
    const std::string text = writer.take();
    checkpoint::ArchiveReader reader(text);
    StateCache other(1 << 20, keeps);
    reader(other);
    CHECK((reader.ok() && reader.at_end()));
    CHECK(other.states() == 300);
    for (u64 i = 0; i < 300; ++i) {
      const StateCache::Entry a = cache.find(digest(i)), b = other.find(digest(i));
      REQUIRE(b);
      CHECK((a.pending() == b.pending() && a.ends() == b.ends() && a.elsewhere() == b.elsewhere()));
      CHECK(a.delayed() == b.delayed());
      if (a.pending()) {
        CHECK((cache.place_of(a) == other.place_of(b) && a.cyclic() == b.cyclic()));
        CHECK(a.first_of_component() == b.first_of_component());
      } else {
        CHECK((a.summary() == b.summary() && a.of_component() == b.of_component()));
      }
    }
    // The components close alike.
    for (size_t i = path.size(); i-- > 0;) {
      const StateCache::Entry b = other.find(digest(i / 2 * 3 + i % 2 + 1));
      CHECK(cache.close(path[i]) == other.close(b));
    }
    CHECK(other.find(digest(299)).ends() == cache.find(digest(299)).ends());
    // What has been changed is refused, or is a table all the same.
    u64 refused = 0;
    for (size_t at = 0; at < text.size(); ++at) {
      std::string damaged = text;
      damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
      checkpoint::ArchiveReader bad(damaged);
      StateCache third(1 << 20, keeps);
      bad(third);
      if (!bad.ok() || !bad.at_end()) {
        ++refused;
        continue;
      }
      u64 known = 0;
      for (u64 i = 0; i < 300; ++i) known += third.visit(digest(i)).known;
      CHECK(known >= 299);
    }
    CHECK(refused > text.size() / 20);
  }
}

TEST_CASE("components without an end") {
  StateCache cache(1 << 20);
  auto state = [&](u64 i) { return cache.visit({i, i}).entry; };
  // 1 -> 2 -> 3 -> 2, 1 -> 4 which ends, 1 -> 5 which stops for another path's sake.
  auto one = state(1), two = state(2), three = state(3);
  cache.edge(three, two);
  CHECK(three.cyclic());
  CHECK(!cache.close(three));  // not complete: 2 belongs to it
  CHECK((!three.first_of_component() && two.first_of_component()));
  cache.edge(two, three);
  CHECK(two.cyclic());
  CHECK(cache.close(two));
  CHECK((!two.pending() && !three.pending() && !two.of_component() && three.of_component()));
  cache.edge(one, two);
  CHECK(!one.cyclic());
  auto four = state(4);
  four.set_ends();
  CHECK(!cache.close(four));
  cache.edge(one, four);
  auto five = state(5);
  five.set_elsewhere();
  CHECK(!cache.close(five));
  cache.edge(one, five);
  CHECK(!cache.close(one));
  CHECK((one.ends() && one.elsewhere()));
}

TEST_CASE("thread sets") {
  ThreadSet s = cached_set({0, 63, 64, 255});
  CHECK(s.size() == 4);
  CHECK(s.lowest() == 0);
  s.erase(0);
  CHECK(s.lowest() == 63);
  CHECK((s - cached_set({63})).lowest() == 64);
  CHECK((s & cached_set({255})) == cached_set({255}));
  CHECK(cached_set({}).empty());

  // As many as there are; and equal sets are equal whatever they once held.
  ThreadSet large = cached_set({3, 64, 1000, 99'999});
  CHECK((large.contains(1000) && large.contains(99'999) && !large.contains(1001) && !large.contains(2'000'000)));
  CHECK(large.size() == 4);
  std::vector<ThreadId> ids;
  large.for_each([&](ThreadId t) { ids.push_back(t); });
  CHECK(ids == std::vector<ThreadId>{3, 64, 1000, 99'999});
  large.erase(99'999);
  large.erase(123'456);
  CHECK(large == cached_set({3, 64, 1000}));
  CHECK((large & cached_set({3, 5})) == cached_set({3}));
  CHECK((large - cached_set({64, 1000})) == cached_set({3}));
  CHECK((cached_set({3}) | cached_set({1000, 64})) == large);
  ThreadSet copy = large;
  copy.erase(1000);
  copy.erase(64);
  copy.erase(3);
  CHECK((copy.empty() && copy == cached_set({}) && large.size() == 3));
  copy = large;
  CHECK(copy == large);
}

}  // namespace heddle::tester
