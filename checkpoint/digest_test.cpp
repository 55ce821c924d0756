#include "checkpoint/digest.h"

#include <doctest/doctest.h>

#include <random>
#include <set>
#include <string>

#include "checkpoint/checkpoint.h"
#include "test_support/hand_made_world.h"

using namespace heddle;
using namespace heddle::checkpoint;
using namespace heddle::vm;

namespace {

// A World in front of its root mark: two threads, an old object in each one's first register.
struct Fixture {
  HandMadeWorld h;
  World& w = h.world;
  Class& node = h.class_("Node");
  u32 a = h.offset("Node", "a"), b = h.offset("Node", "b"), small = h.offset("Node", "small");
  Thread& first = h.start();
  Thread& second = h.start(1);
  Ref old_a, old_b, big;
  Checkpoints checkpoints{w};
  StateDigest digest{w};
  Checkpoints::Mark root;

  Fixture() {
    h.push_hold(first);
    h.push_hold(second);
    old_a = h.ref(first, 0) = w.allocate(node, 0);
    old_b = h.ref(second, 0) = w.allocate(node, 0);
    big = w.allocate_array(h.class_("[LNode;"), 4000, 0);
    root = checkpoints.mark();
  }
  Ref fresh(u32 number = 0) {
    Ref r = w.allocate(node, 0);
    if (number) w.heap.store<u32>(r, small, number);
    return r;
  }
  Digest now() { return digest.compute({}); }
  // Of the state that `make` leads to from the root.
  template <typename F>
  Digest after(F&& make) {
    checkpoints.restore(root);
    make();
    return now();
  }
};

}  // namespace

TEST_CASE("hasher: order, length and every bit matter") {
  std::set<std::pair<u64, u64>> seen;
  auto note = [&](const Hasher& h) {
    Digest d = h.finish();
    CHECK(seen.emplace(d.low, d.high).second);
  };
  note(Hasher());
  for (int words = 1; words <= 3; ++words)
    for (int bit = -1; bit < 64 * words; ++bit) {
      Hasher h;
      for (int i = 0; i < words; ++i) h.add(bit >= 0 && bit / 64 == i ? 1ull << (bit % 64) : 0);
      note(h);
    }
  std::set<u64> low, high;  // each half alone is well spread too
  for (u64 i = 0; i < 100000; ++i) {
    Hasher h;
    h.add(i % 317);
    h.add(i / 317);
    low.insert(h.finish().low);
    high.insert(h.finish().high);
  }
  CHECK(low.size() == 100000);
  CHECK(high.size() == 100000);
  Hasher x, y;
  x.add_bytes("abcdefghij", 10);
  y.add(0x6867666564636261ull);
  y.add(0x6a69);
  CHECK(x.finish() == y.finish());
}

TEST_CASE("digest: equal states are equal, whatever garbage and dead registers hold") {
  Fixture f;
  Digest start = f.now();
  CHECK(f.after([&] {
    f.fresh(1);
    f.h.ref(f.first, 8) = f.fresh(2);
    f.h.prim(f.second, 4) = 17;
  }) == start);
  CHECK(f.after([&] { f.h.prim(f.second, 1) = 17; }) != start);
  CHECK(f.after([&] { f.h.ref(f.second, 1) = f.old_a; }) != start);
  CHECK(f.after([&] {}) == start);
}

TEST_CASE("digest: an old object that is as it was does not count") {
  Fixture f;
  Digest start = f.now();
  Digest changed = f.after([&] { f.w.heap.store<u32>(f.old_a, f.small, 3); });
  CHECK(changed != start);
  CHECK(f.after([&] { f.w.heap.store<u32>(f.old_b, f.small, 3); }) != changed);
  CHECK(f.after([&] {
    f.w.heap.store<u32>(f.old_b, f.small, 4);
    f.w.heap.store<u32>(f.old_a, f.small, 4);
    f.w.heap.store<u32>(f.old_a, f.small, 3);
    f.w.heap.store<u32>(f.old_b, f.small, 0);
  }) == changed);
  // Also when the writes lie on both sides of another mark.
  f.checkpoints.restore(f.root);
  f.w.heap.store<u32>(f.old_b, f.small, 4);
  f.checkpoints.mark();
  f.w.heap.store<u32>(f.old_a, f.small, 3);
  f.w.heap.store<u32>(f.old_b, f.small, 0);
  CHECK(f.now() == changed);
}

// What it keeps from one digest to the next (the sorted list of old objects, shapes, live registers) must not be seen.
TEST_CASE("digest: one that is used again and again says what a new one says") {
  Fixture f;
  std::vector<Ref> old;
  f.checkpoints.pop(f.root);
  for (int i = 0; i < 100; ++i) old.push_back(f.fresh());
  f.root = f.checkpoints.mark();
  std::mt19937 random(1);
  std::vector<Checkpoints::Mark> marks{f.root};
  std::set<std::pair<u64, u64>> seen;
  for (int round = 0; round < 3000; ++round) {
    switch (random() % 4) {
      case 0: marks.push_back(f.checkpoints.mark()); break;
      case 1:
        marks.resize(1 + random() % marks.size());
        f.checkpoints.restore(marks.back());
        break;
      case 2:  // more of them at once now and then than are sorted in one by one
        for (u32 n = random() % 20 == 0 ? 60 : 1; n > 0; --n)
          f.w.heap.store<u32>(old[random() % old.size()], f.small, random() % 3);
        break;
      default:
        f.w.heap.store<Ref>(f.big, static_cast<u32>(random() % 4000 * sizeof(Ref)),
                            random() % 2 ? f.old_a : f.fresh(static_cast<u32>(random() % 3)));
    }
    const Digest now = f.now();
    REQUIRE(now == StateDigest(f.w).compute({}));
    seen.emplace(now.low, now.high);
  }
  CHECK(seen.size() > 1000);
}

TEST_CASE("digest: monitors count") {
  Fixture f;
  auto own = [&](Ref r, u32 owner, u32 count) {
    f.w.heap.open(r).owner() = owner;
    f.w.heap.open(r).count() = count;
  };
  Digest start = f.now();
  Digest held = f.after([&] { own(f.old_a, 1, 1); });
  CHECK(held != start);
  CHECK(f.after([&] { own(f.old_a, 2, 1); }) != held);
  CHECK(f.after([&] { own(f.old_a, 1, 2); }) != held);
  CHECK(f.after([&] { own(f.big, 1, 1); }) != held);
  CHECK(f.after([&] {
    own(f.old_a, 1, 1);
    own(f.old_a, 0, 0);
  }) == start);
}

TEST_CASE("digest: the order and the place of allocations do not matter") {
  Fixture f;
  Digest one = f.after([&] {
    Ref x = f.fresh(1), y = f.fresh(2);
    f.w.heap.store<Ref>(x, f.a, y);
    f.w.heap.store<Ref>(y, f.b, x);
    f.h.ref(f.first, 1) = x;
    f.w.heap.store<Ref>(f.old_b, f.a, y);
  });
  CHECK(one == f.after([&] {
    f.fresh(7);
    Ref y = f.fresh(2);
    f.fresh(7);
    Ref x = f.fresh(1);
    f.w.heap.store<Ref>(f.old_b, f.a, y);
    f.w.heap.store<Ref>(x, f.a, y);
    f.w.heap.store<Ref>(y, f.b, x);
    f.h.ref(f.first, 1) = x;
  }));
  // Another shape with the same contents.
  CHECK(one != f.after([&] {
    Ref x = f.fresh(1), y = f.fresh(2);
    f.w.heap.store<Ref>(x, f.a, y);
    f.w.heap.store<Ref>(y, f.b, x);
    f.h.ref(f.first, 1) = x;
    f.w.heap.store<Ref>(f.old_b, f.a, x);
  }));
  // Two objects alike are not one object twice.
  Digest shared = f.after([&] { f.h.ref(f.first, 1) = f.h.ref(f.first, 2) = f.fresh(1); });
  CHECK(shared != f.after([&] {
    f.h.ref(f.first, 1) = f.fresh(1);
    f.h.ref(f.first, 2) = f.fresh(1);
  }));
}

TEST_CASE("digest: references from old cards and statics are followed") {
  Fixture f;
  Ref holder = f.h.class_("Main").statics;
  u32 second = f.h.offset("Main", "second");
  auto by_static = [&](u32 n) { return f.after([&] { f.w.heap.store<Ref>(holder, second, f.fresh(n)); }); };
  CHECK(by_static(1) == by_static(1));
  CHECK(by_static(1) != by_static(2));
  auto by_card = [&](u32 i, u32 n) {
    return f.after([&] {
      Ref r = f.fresh(n);
      f.w.heap.store<Ref>(f.big, i * 4, r);
    });
  };
  CHECK(by_card(3999, 1) == by_card(3999, 1));
  CHECK(by_card(3999, 1) != by_card(3999, 2));
  CHECK(by_card(3998, 1) != by_card(3999, 1));
  CHECK(by_card(1, 1) != by_static(1));
  CHECK(f.after([&] { f.w.heap.open_element(f.big, 8); }) == f.after([] {}));
}

TEST_CASE("digest: threads and classes") {
  Fixture f;
  Digest start = f.now();
  auto with = [&](auto change) {
    return f.after([&] {
      f.w.before_write_thread(1);
      change(f.second.core);
    });
  };
  CHECK(with([](ThreadCore& c) { c.interrupted = 1; }) != start);
  CHECK(with([](ThreadCore& c) { c.permit = 1; }) != start);
  CHECK(with([](ThreadCore& c) { c.timeouts_taken = 1; }) != start);
  CHECK(with([](ThreadCore& c) { c.steps += 5; }) == start);
  CHECK(with([](ThreadCore& c) { c.visible += 5; }) == start);
  CHECK(with([](ThreadCore& c) { c.allocations += 5; }) == start);
  CHECK(with([](ThreadCore& c) { c.wait_number += 5; }) == start);
  Digest waiting = with([&](ThreadCore& c) {
    c.state = ThreadState::Waiting;
    c.wait_object = f.old_a;
  });
  CHECK(waiting != start);
  CHECK(waiting != with([&](ThreadCore& c) {
          c.state = ThreadState::Waiting;
          c.wait_object = f.old_b;
        }));
  CHECK(f.after([&] { f.h.start(2); }) != start);
  auto init = [&](InitState state) {
    return f.after([&] {
      f.w.before_write_class_init(f.node.id);
      f.w.init_record(f.node.id).state = state;
    });
  };
  CHECK(init(InitState::Done) != start);
  CHECK(init(InitState::Done) != init(InitState::Running));
  CHECK(init(InitState::None) == start);
  // Deeper stacks.
  Digest deep = f.after([&] { f.h.push_hold(f.first); });
  CHECK(deep != start);
  CHECK(deep == f.after([&] { f.h.push_hold(f.first); }));
}

TEST_CASE("digest: output and identities only when they matter") {
  Fixture f;
  auto print = [&](const char* text) { f.w.out.text += text; };
  DigestOptions outcomes{.include_output = true};
  f.checkpoints.restore(f.root);
  Digest start = f.now(), start_outcomes = f.digest.compute(outcomes);
  print("x");
  CHECK(f.now() == start);
  CHECK(f.digest.compute(outcomes) != start_outcomes);

  auto kept = [&](u32 garbage, bool observed) {
    return f.after([&] {
      for (u32 i = 0; i < garbage; ++i) f.fresh();
      f.h.ref(f.first, 1) = f.fresh();
      f.w.scalars.identity_observed = observed;
    });
  };
  CHECK(kept(0, false) == kept(1, false));
  CHECK(kept(0, true) != kept(1, true));
  CHECK(kept(1, true) == kept(1, true));
}

TEST_CASE("digest: extra relations name objects in the digest's terms") {
  Fixture f;
  u64 named[4];
  auto compute = [&](std::initializer_list<Ref> refs) {
    return f.digest.compute({}, [&](Hasher& hasher, const StateDigest::NameFunction& name) {
      int i = 0;
      for (Ref r : refs) hasher.add(named[i++] = name(r));
    });
  };
  f.checkpoints.restore(f.root);
  Ref gone = f.fresh(), kept = f.fresh();
  f.h.ref(f.first, 1) = kept;
  Digest one = compute({kept, f.old_a, 0, gone});
  CHECK(named[0] != 0);
  CHECK(named[1] == f.old_a);
  CHECK(named[2] == 0);
  CHECK(named[3] == 0);
  f.checkpoints.restore(f.root);
  kept = f.fresh();
  f.h.ref(f.first, 1) = kept;
  CHECK(compute({kept, f.old_a, 0, 0}) == one);
  CHECK(compute({f.old_a, kept, 0, 0}) != one);
}

TEST_CASE("digest: without a root mark everything is looked at") {
  HandMadeWorld h;
  World& w = h.world;
  Thread& t = h.start();
  h.push_hold(t);
  StateDigest digest(w);
  Ref r = h.ref(t, 0) = w.allocate(h.class_("Node"), 0);
  h.class_("Main");
  Digest start = digest.compute({});
  w.allocate(h.class_("Node"), 0);
  CHECK(digest.compute({}) == start);
  w.collect_garbage();
  CHECK(digest.compute({}) == start);
  w.heap.store<u32>(r, h.offset("Node", "small"), 1);
  CHECK(digest.compute({}) != start);
  w.heap.store<u32>(r, h.offset("Node", "small"), 0);
  CHECK(digest.compute({}) == start);
  w.heap.store<u32>(h.class_("Main").statics, h.offset("Main", "number"), 1);
  CHECK(digest.compute({}) != start);
}

namespace {
// Is the digest of a StateDigest that has seen other states what a new one says?
bool is_as_new(Fixture& f) { return f.now() == StateDigest(f.w).compute({}); }
}  // namespace

TEST_CASE("digest: a thread that has not been written since the mark is not looked at again, and what is written is") {
  Fixture f;
  f.w.before_write_thread(1);
  Ref young = f.h.ref(f.second, 2) = f.fresh(1);
  const auto mark = f.checkpoints.mark();
  const Digest start = f.now();  // from now on both threads are known
  CHECK(is_as_new(f));
  // Its young object has another name if the first thread comes to others before.
  f.h.ref(f.first, 2) = f.fresh(2);
  CHECK(f.now() != start);
  CHECK(is_as_new(f));
  f.checkpoints.mark();
  CHECK(is_as_new(f));
  // A register alone, a record alone, an object that it refers to.
  f.h.prim(f.second, 1) = 5;
  CHECK(is_as_new(f));
  const auto behind = f.checkpoints.mark();
  CHECK(is_as_new(f));
  f.w.before_write_thread(1);
  f.second.core.permit = 1;
  CHECK(is_as_new(f));
  f.checkpoints.restore(behind);
  CHECK(is_as_new(f));
  f.w.heap.store<u32>(young, f.small, 7);
  CHECK(is_as_new(f));
  f.checkpoints.restore(mark);
  CHECK(f.now() == start);
  f.w.scalars.identity_observed = 1;
  CHECK(is_as_new(f));
  f.w.scalars.identity_observed = 0;
  CHECK(f.now() == start);
}

TEST_CASE("digest: where a known thread stands in a wait set depends on the others") {
  Fixture f;
  for (Thread* t : {&f.first, &f.second}) {
    f.w.before_write_thread(t->id);
    t->core.state = ThreadState::Waiting;
    t->core.wait_object = t->core.wait_monitor = f.big;
    t->core.wait_number = t->id + 1;
  }
  f.checkpoints.mark();
  CHECK(is_as_new(f));
  f.w.before_write_thread(0);
  f.first.core.wait_number = 9;  // it comes back, behind the other one
  CHECK(is_as_new(f));
  f.first.core.state = ThreadState::Runnable;
  f.first.core.wait_object = f.first.core.wait_monitor = 0;
  CHECK(is_as_new(f));
}

TEST_CASE("digest: a collection moves what a known thread refers to") {
  Fixture f;
  Ref garbage = f.fresh(1);
  f.w.before_write_thread(1);
  f.h.ref(f.second, 2) = f.fresh(2);
  const auto mark = f.checkpoints.mark();
  CHECK(is_as_new(f));
  f.checkpoints.pop(mark);
  const Ref before = f.second.refs[f.second.frames[0].ref_base + 2];
  f.w.collect_garbage();
  REQUIRE(f.second.refs[f.second.frames[0].ref_base + 2] == garbage);
  REQUIRE(before != garbage);
  f.checkpoints.mark();
  f.fresh(3);  // where it was
  CHECK(is_as_new(f));
}
