#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <random>
#include <vector>

#include "test_support/hand_made_world.h"
#include "vm/object_walk.h"

using namespace heddle;
using namespace heddle::vm;

namespace {

u32 object_count(const World& w) {
  u32 n = 0;
  w.heap.for_each_object([&](Ref) { ++n; });
  return n;
}

}  // namespace

TEST_CASE("collector: what is reachable survives in order, the rest goes") {
  HandMadeWorld h;
  World& w = h.world;
  Class& node = h.class_("Node");
  u32 a = h.offset("Node", "a"), b = h.offset("Node", "b"), small = h.offset("Node", "small");
  Thread& t = h.start();
  h.push_hold(t);
  std::vector<Ref> all;
  for (u32 i = 0; i < 100; ++i) {
    all.push_back(w.allocate(node, 0));
    w.heap.store<u32>(all[i], small, i);
  }
  // 10 -> 70 -> 20 <-> 90, and 30 by a static.
  h.ref(t, 2) = all[10];
  w.heap.store<Ref>(all[10], a, all[70]);
  w.heap.store<Ref>(all[70], b, all[20]);
  w.heap.store<Ref>(all[20], a, all[90]);
  w.heap.store<Ref>(all[90], b, all[20]);
  Ref holder = h.class_("Main").statics;
  w.heap.store<Ref>(holder, h.offset("Main", "second"), all[30]);
  Ref extra = all[99];
  w.extra_roots = {&extra, &extra};
  Ref bottom = all[0];
  w.collect_garbage();
  w.extra_roots.clear();
  std::vector<u32> numbers;
  w.heap.for_each_object([&](Ref r) { numbers.push_back(w.heap.load<u32>(r, small)); });
  CHECK(numbers == std::vector<u32>{10, 20, 30, 70, 90, 99});
  CHECK(h.ref(t, 2) == bottom);
  Ref r70 = w.heap.load<Ref>(h.ref(t, 2), a);
  CHECK(w.heap.load<u32>(r70, small) == 70);
  Ref r20 = w.heap.load<Ref>(r70, b);
  CHECK(w.heap.load<u32>(r20, small) == 20);
  CHECK(w.heap.load<Ref>(w.heap.load<Ref>(r20, a), b) == r20);
  CHECK(w.heap.load<u32>(w.heap.load<Ref>(holder, h.offset("Main", "second")), small) == 30);
  CHECK(w.heap.load<u32>(extra, small) == 99);
  CHECK(w.collections == 1);
  Ref top = w.heap.top();
  w.collect_garbage();
  CHECK(object_count(w) == 5);
  CHECK(w.heap.top() < top);
}

TEST_CASE("collector: only live registers are roots, in callers those live across the call") {
  HandMadeWorld h;
  World& w = h.world;
  Class& node = h.class_("Node");
  u32 small = h.offset("Node", "small");
  Thread& t = h.start();
  auto fresh = [&](u32 number) {
    Ref r = w.allocate(node, 0);
    w.heap.store<u32>(r, small, number);
    return r;
  };
  h.push_hold(t);
  for (u32 i = 0; i < 4; ++i) h.ref(t, i) = fresh(i);
  h.ref(t, 9) = fresh(1000);  // dead
  h.push_hold(t);
  h.ref(t, 1) = fresh(11);
  t.core.wait_object = fresh(20);
  t.core.pending_exception = fresh(21);
  t.core.java_thread = fresh(22);
  Ref dead = t.refs[9];
  w.collect_garbage();
  std::vector<u32> numbers;
  w.heap.for_each_object([&](Ref r) { numbers.push_back(w.heap.load<u32>(r, small)); });
  CHECK(numbers == std::vector<u32>{0, 1, 2, 3, 11, 20, 21, 22});
  CHECK(w.heap.load<u32>(t.refs[3], small) == 3);
  CHECK(w.heap.load<u32>(t.refs[4 + 1], small) == 11);
  CHECK(w.heap.load<u32>(t.core.java_thread, small) == 22);
  CHECK(t.refs[9] == dead);
}

TEST_CASE("collector: arrays of all kinds move whole") {
  HandMadeWorld h;
  World& w = h.world;
  Thread& t = h.start();
  h.push_hold(t);
  const char* const kinds[] = {"[B", "[C", "[I", "[J"};
  Ref garbage = w.allocate_array(h.class_("[I"), 3, 0);
  CHECK(garbage != 0);
  std::vector<std::vector<u8>> contents;
  u32 slot = 0;
  for (const char* kind : kinds) {
    Ref r = w.allocate_array(h.class_(kind), 3001, 0);
    h.ref(t, slot++) = r;
    contents.emplace_back();
    for (u64 i = 0; i < w.heap.payload_bytes(r); ++i) contents.back().push_back(static_cast<u8>(i * 7 + slot));
    w.heap.store_bytes(r, 0, contents.back().data(), contents.back().size());
  }
  w.collect_garbage();
  CHECK(h.ref(t, 0) == garbage);
  for (u32 i = 0; i < 4; ++i) {
    Ref r = h.ref(t, i);
    CHECK(w.heap.header(r).length == 3001);
    CHECK(std::equal(contents[i].begin(), contents[i].end(), w.heap.payload(r)));
  }
}

TEST_CASE("collector: with a mark only younger objects move; old ones that were written are roots") {
  HandMadeWorld h;
  World& w = h.world;
  Class& node = h.class_("Node");
  u32 a = h.offset("Node", "a"), small = h.offset("Node", "small");
  Thread& t = h.start();
  h.push_hold(t);
  Ref lost = w.allocate(node, 0);  // garbage, but older than the mark
  Ref kept = w.allocate(node, 0);
  Ref big = w.allocate_array(h.class_("[LNode;"), 3000, 0);
  h.ref(t, 0) = kept;
  Ref holder = h.class_("Main").statics;
  h.set_mark();

  Ref mark_top = w.heap.top();
  auto fresh = [&](u32 number) {
    w.allocate(node, 0);  // garbage
    Ref r = w.allocate(node, 0);
    w.heap.store<u32>(r, small, number);
    return r;
  };
  w.heap.store<Ref>(kept, a, fresh(1));
  w.heap.store<Ref>(holder, h.offset("Main", "first"), fresh(2));
  w.heap.store<Ref>(big, 4 * 2999, fresh(3));
  h.ref(t, 1) = fresh(4);
  w.heap.store<Ref>(h.ref(t, 1), a, kept);
  w.collect_garbage();
  CHECK(w.heap.header(lost).class_id == node.id);
  std::vector<u32> numbers;
  w.heap.for_each_object([&](Ref r) {
    if (r >= mark_top) numbers.push_back(w.heap.load<u32>(r, small));
  });
  CHECK(numbers == std::vector<u32>{1, 2, 3, 4});
  CHECK(w.heap.load<u32>(w.heap.load<Ref>(kept, a), small) == 1);
  CHECK(w.heap.load<u32>(w.heap.load<Ref>(holder, h.offset("Main", "first")), small) == 2);
  CHECK(w.heap.load<u32>(w.heap.load<Ref>(big, 4 * 2999), small) == 3);
  CHECK(w.heap.load<u32>(h.ref(t, 1), small) == 4);
  CHECK(w.heap.load<Ref>(h.ref(t, 1), a) == kept);
}

TEST_CASE("collector: listeners learn where objects went") {
  HandMadeWorld h;
  World& w = h.world;
  Thread& t = h.start();
  h.push_hold(t);
  Ref gone = w.allocate(h.class_("Node"), 0);
  Ref moved = w.allocate(h.class_("Node"), 0);
  h.ref(t, 0) = moved;
  struct Listener : RelocationListener {
    std::vector<Ref> refs;
    Ref limit = 0;
    void objects_moved(const Relocation& moved) override {
      for (Ref& r : refs) r = moved.forward(r);
      limit = moved.boundary(limit);
    }
  } listener;
  Ref holder = h.class_("Main").statics;
  listener.refs = {gone, moved, holder, 0};
  listener.limit = moved;
  w.relocation_listeners.push_back(&listener);
  w.collect_garbage();
  CHECK(listener.refs == std::vector<Ref>{0, gone, holder, 0});
  CHECK(listener.limit == gone);
}

TEST_CASE("collector: a long list and a wide array, many times") {
  HandMadeWorld h;
  World& w = h.world;
  Class& node = h.class_("Node");
  u32 a = h.offset("Node", "a"), small = h.offset("Node", "small");
  Thread& t = h.start();
  h.push_hold(t);
  for (u32 i = 0; i < 200000; ++i) {
    Ref r = w.allocate(node, 0);
    w.heap.store<u32>(r, small, i);
    w.heap.store<Ref>(r, a, h.ref(t, 0));
    h.ref(t, 0) = r;
    if (i % 3 == 0) w.allocate(node, 0);
  }
  for (int round = 0; round < 3; ++round) w.collect_garbage();
  u32 expected = 200000;
  for (Ref r = h.ref(t, 0); r != 0; r = w.heap.load<Ref>(r, a)) REQUIRE(w.heap.load<u32>(r, small) == --expected);
  CHECK(expected == 0);
}

// Random graphs against a model that is followed by object numbers.
TEST_CASE("collector: random graphs keep their shape") {
  for (u32 seed = 1; seed <= 20; ++seed) {
    std::mt19937 random(seed);
    HandMadeWorld h;
    World& w = h.world;
    Class& node = h.class_("Node");
    u32 slots[] = {h.offset("Node", "a"), h.offset("Node", "b"), h.offset("Node", "any")};
    u32 small = h.offset("Node", "small");
    Thread& t = h.start();
    h.push_hold(t);
    std::map<u32, std::array<u32, 3>> model;  // number -> numbers of its neighbours, 0 = none
    u32 roots[4] = {};
    u32 next_number = 1;
    std::map<u32, Ref> where;  // of what is reachable
    auto refresh = [&] {
      where.clear();
      std::vector<Ref> grey;
      for (u32 i = 0; i < 4; ++i) grey.push_back(h.ref(t, i));
      while (!grey.empty()) {
        Ref r = grey.back();
        grey.pop_back();
        if (r == 0 || !where.emplace(w.heap.load<u32>(r, small), r).second) continue;
        for_each_reference(w, r, [&](Ref s) { grey.push_back(s); });
      }
    };
    for (int step = 0; step < 3000; ++step) {
      Ref r = 0;
      u32 number = 0;
      if (where.empty() || random() % 3 == 0) {
        r = w.allocate(node, 0);
        number = next_number++;
        w.heap.store<u32>(r, small, number);
        model[number] = {};
        where[number] = r;
      } else {
        auto it = where.begin();
        std::advance(it, random() % where.size());
        number = it->first;
        r = it->second;
      }
      auto to = where.begin();
      std::advance(to, random() % where.size());
      u32 k = random() % 3;
      if (random() % 10 == 0) {
        roots[k] = number;
        h.ref(t, k) = r;
      } else {
        w.heap.store<Ref>(r, slots[k], to->second);
        model[number][k] = to->first;
      }
      if (random() % 50 == 0) {
        w.collect_garbage();
        refresh();
        REQUIRE(object_count(w) == where.size());
        for (auto& [n, ref] : where)
          for (u32 s = 0; s < 3; ++s) {
            Ref neighbour = w.heap.load<Ref>(ref, slots[s]);
            REQUIRE((neighbour == 0 ? 0 : w.heap.load<u32>(neighbour, small)) == model[n][s]);
          }
        for (u32 s = 0; s < 4; ++s) REQUIRE((h.ref(t, s) == 0 ? 0 : w.heap.load<u32>(h.ref(t, s), small)) == roots[s]);
      }
    }
  }
}
