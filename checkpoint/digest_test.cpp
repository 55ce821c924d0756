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

// --- like threads

namespace {

constexpr std::string_view kLikeProgram = R"(
public class java/lang/Thread extends java/lang/Object
  field private name Ljava/lang/String;
  field private vmThread I
  field private id I
  field private priority I
  field private target Ljava/lang/Runnable;
  field private locals Ljava/lang/Object;
end
public class Task extends java/lang/Object
  field public n I
end
public class Other extends java/lang/Object
end
)";

// Main and three threads that run Main.hold, whose Thread objects are younger than the root mark.
struct LikeFixture {
  HandMadeWorld h{std::string(kNodeProgram) + std::string(kLikeProgram)};
  World& w = h.world;
  Class& node = h.class_("Node");
  Class& thread_class = h.class_("java/lang/Thread");
  Ref old = 0;
  Checkpoints checkpoints{w};
  StateDigest digest{w};
  Checkpoints::Mark root;

  LikeFixture() {
    h.push_hold(h.start());
    old = h.ref(w.thread(0), 0) = w.allocate(node, 0);
    root = checkpoints.mark();
    digest.at_root();
  }
  u32 field(std::string_view name) { return h.offset("java/lang/Thread", name); }
  Ref allocate_thread(u32 number) {
    const Ref object = w.allocate(thread_class, 0);
    w.heap.store<Ref>(object, field("name"), w.new_string("Thread-" + std::to_string(number), 0));
    w.heap.store<i32>(object, field("id"), static_cast<i32>(16 + number));
    return object;
  }
  // The number-th thread, which begins with `p` in its first register.
  Thread& run(u32 number, Ref object, u64 p) {
    Thread& t = h.start(number);
    w.before_write_thread(t.id);
    t.core.java_thread = object;
    t.core.steps = 1;
    w.heap.store<i32>(object, field("vmThread"), static_cast<i32>(t.id) + 1);
    h.push_hold(t);
    h.prim(t, 0) = p;
    return t;
  }
  Digest now(bool creators = false) {
    return digest.compute({.creators = creators, .check = true, .like_threads = true});
  }
  // Three threads, of which `change` is told the one that is to be special.
  template <typename F>
  Digest special(u32 which, F&& change, bool creators = false) {
    checkpoints.restore(root);
    for (u32 i = 1; i <= 3; ++i) run(i, allocate_thread(i), 5);
    change(w.thread(which));
    return now(creators);
  }
};

}  // namespace

TEST_CASE("like threads: which of them it is does not count") {
  LikeFixture f;
  const auto nothing = [](Thread&) {};
  const auto core = [&](auto change) {
    return [&f, change](Thread& t) {
      f.w.before_write_thread(t.id);
      change(t.core);
    };
  };
  // What one of them has that the others have not must be seen.
  const auto told = [&](const std::string& what, auto change, bool creators = false) {
    CAPTURE(what);
    CHECK(f.special(1, change, creators) != f.special(1, nothing, creators));
  };
  // And it does not matter who has it, if it lies with the thread: the order of threads goes by that.
  const auto seen = [&](const std::string& what, auto change) {
    CAPTURE(what);
    told(what, change);
    CHECK(f.special(1, change) == f.special(2, change));
    CHECK(f.special(1, change) == f.special(3, change));
  };
  seen("a number", [&](Thread& t) { f.h.prim(t, 0) = 6; });
  seen("an old object", [&](Thread& t) { f.h.ref(t, 0) = f.old; });
  seen("an object", [&](Thread& t) { f.h.ref(t, 0) = f.w.allocate(f.node, t.id); });
  seen("its Thread object", [&](Thread& t) { f.h.ref(t, 0) = t.core.java_thread; });
  seen("a frame", [&](Thread& t) { f.h.push_hold(t); });
  told("a monitor", [&](Thread& t) {
    f.w.heap.open(f.old).owner() = t.id + 1;
    f.w.heap.open(f.old).count() = 1;
  });
  told("a class that it initialises", [&](Thread& t) {
    f.w.before_write_class_init(f.node.id);
    f.w.init_record(f.node.id).state = InitState::Running;
    f.w.init_record(f.node.id).thread = t.id;
  });
  seen("interrupted", core([](ThreadCore& c) { c.interrupted = 1; }));
  seen("permit", core([](ThreadCore& c) { c.permit = 1; }));
  seen("daemon", core([](ThreadCore& c) { c.daemon = 1; }));
  seen("pending exception", core([](ThreadCore& c) { c.pending_interrupted_exception = 1; }));
  seen("timeouts", core([](ThreadCore& c) { c.timeouts_taken = 1; }));
  seen("starts", core([](ThreadCore& c) { c.starts = 1; }));
  seen("waits", core([&](ThreadCore& c) {
         c.state = ThreadState::Waiting;
         c.wait_object = f.old;
       }));
  seen("dead", core([](ThreadCore& c) { c.state = ThreadState::Dead; }));
  seen("dead by an exception", core([](ThreadCore& c) {
         c.state = ThreadState::Dead;
         c.uncaught = 1;
       }));
  seen("priority", [&](Thread& t) { f.w.heap.store<i32>(t.core.java_thread, f.field("priority"), 7); });
  seen("thread-locals",
       [&](Thread& t) { f.w.heap.store<Ref>(t.core.java_thread, f.field("locals"), f.w.allocate(f.node, t.id)); });
  seen("another target", [&](Thread& t) {
    f.w.heap.store<Ref>(t.core.java_thread, f.field("target"), f.w.allocate(f.h.class_("Task"), 0));
  });
  told("main knows it", [&](Thread& t) { f.h.ref(f.w.thread(0), 1) = t.core.java_thread; });
  told("a static knows it", [&](Thread& t) {
    f.w.heap.store<Ref>(f.h.class_("Main").statics, f.h.offset("Main", "first"), t.core.java_thread);
  });
  told(
      "an object that it has made", [&](Thread& t) { f.h.ref(f.w.thread(0), 1) = f.w.allocate(f.node, t.id); }, true);
}

TEST_CASE("like threads: who is whose is seen") {
  LikeFixture f;
  const auto two = [&](u32 with_number, u32 with_monitor) {
    return f.special(with_number, [&](Thread& t) {
      f.h.prim(t, 0) = 6;
      f.w.heap.open(f.old).owner() = with_monitor + 1;
      f.w.heap.open(f.old).count() = 1;
    });
  };
  CHECK(two(1, 1) == two(2, 2));
  CHECK(two(1, 1) != two(1, 2));
  // Two of them wait: who has come first.
  const auto waits = [&](u32 first, u32 second, u64 of_first) {
    return f.special(first, [&](Thread& t) {
      u32 number = 0;
      for (const u32 id : {t.id, second}) {
        f.w.before_write_thread(id);
        f.w.thread(id).core.state = ThreadState::Waiting;
        f.w.thread(id).core.wait_object = f.w.thread(id).core.wait_monitor = f.old;
        f.w.thread(id).core.wait_number = ++number;
      }
      f.h.prim(t, 0) = of_first;
    });
  };
  CHECK(waits(1, 2, 6) == waits(3, 1, 6));
  CHECK(waits(1, 2, 6) == waits(2, 1, 6));
  CHECK(waits(1, 2, 6) != f.special(2, [&](Thread& t) {
    u32 number = 0;
    for (const u32 id : {1u, t.id}) {
      f.w.before_write_thread(id);
      f.w.thread(id).core.state = ThreadState::Waiting;
      f.w.thread(id).core.wait_object = f.w.thread(id).core.wait_monitor = f.old;
      f.w.thread(id).core.wait_number = ++number;
    }
    f.h.prim(t, 0) = 6;
  }));
}

TEST_CASE("like threads: dead ones that somebody knows") {
  LikeFixture f;
  const auto dead = [&](u32 which, u32 interrupted) {
    return f.special(which, [&](Thread& t) {
      f.h.ref(f.w.thread(0), 1) = t.core.java_thread;
      for (const u32 id : {1u, 2u, 3u}) {
        f.w.before_write_thread(id);
        f.w.thread(id).core.state = ThreadState::Dead;
        f.w.thread(id).core.interrupted = id == interrupted;
      }
    });
  };
  CHECK(dead(1, 1) == dead(2, 2));
  CHECK(dead(1, 1) != dead(1, 2));
}

TEST_CASE("like threads: what is older than the root mark and belongs to one of them") {
  LikeFixture f;
  f.checkpoints.pop(f.root);
  // Three threads that have been made, one with a task of its own, in an array that main knows.
  Ref threads[3], tasks[3];
  const Ref array = f.w.allocate_array(f.h.class_("[Ljava/lang/Thread;"), 3, 0);
  const Ref shared = f.w.allocate(f.node, 0);
  f.h.ref(f.w.thread(0), 1) = array;
  f.h.ref(f.w.thread(0), 2) = shared;
  for (u32 i = 0; i < 3; ++i) {
    threads[i] = f.allocate_thread(i);
    f.w.heap.store<Ref>(array, i * 4, threads[i]);
    tasks[i] = f.w.allocate(f.h.class_("Task"), 0);
    f.w.heap.store<Ref>(threads[i], f.field("target"), tasks[i]);
    f.w.heap.store<Ref>(threads[i], f.field("locals"), shared);
  }
  f.root = f.checkpoints.mark();
  f.digest.at_root();
  CHECK(f.digest.threads_own().contains(threads[1]));
  CHECK(f.digest.threads_own().contains(tasks[1]));
  CHECK(f.digest.threads_own().contains(array));
  CHECK_FALSE(f.digest.threads_own().contains(shared));
  const auto one = [&](u32 which, bool array_is_known, u32 n) {
    f.checkpoints.restore(f.root);
    for (u32 i = 0; i < 3; ++i) f.run(i + 1, threads[i], i + 1 == which ? 6 : 5);
    if (!array_is_known) f.h.ref(f.w.thread(0), 1) = 0;
    if (n != 0) f.w.heap.store<u32>(tasks[n - 1], f.h.offset("Task", "n"), 1);
    return f.now();
  };
  CHECK(one(1, false, 0) == one(2, false, 0));
  CHECK(one(1, false, 1) == one(2, false, 2));
  CHECK(one(1, false, 2) == one(2, false, 3));
  CHECK(one(1, false, 1) != one(1, false, 2));
  CHECK(one(1, false, 1) != one(1, false, 0));
  CHECK(one(1, true, 0) != one(2, true, 0));  // main knows which is which
  CHECK(one(1, true, 0) == one(1, true, 0));
}

TEST_CASE("like threads: a static field that has known one of them from the beginning") {
  LikeFixture f;
  f.checkpoints.pop(f.root);
  Ref threads[2] = {f.allocate_thread(0), f.allocate_thread(1)};
  f.w.heap.store<Ref>(f.h.class_("Main").statics, f.h.offset("Main", "first"), threads[0]);
  f.h.ref(f.w.thread(0), 1) = threads[1];
  f.root = f.checkpoints.mark();
  f.digest.at_root();
  const auto one = [&](u32 which) {
    f.checkpoints.restore(f.root);
    for (u32 i = 0; i < 2; ++i) f.run(i + 1, threads[i], i + 1 == which ? 6 : 5);
    f.h.ref(f.w.thread(0), 1) = 0;
    return f.now();
  };
  CHECK(one(1) != one(2));
}

TEST_CASE("like threads: threads of other classes are none, nor is main") {
  LikeFixture f;
  const auto kinds = [&](u32 which) {
    return f.special(which, [&](Thread& t) {
      f.w.heap.store<Ref>(t.core.java_thread, f.field("target"), f.w.allocate(f.h.class_("Task"), 0));
      f.h.prim(f.w.thread(1), 0) = 9;
    });
  };
  CHECK(kinds(2) == kinds(3));
  CHECK(kinds(1) != kinds(2));
  f.special(1, [](Thread&) {});
  CHECK(f.digest.thread_order().threads == std::vector<ThreadId>{0, 1, 2, 3});
  CHECK(f.digest.thread_order().like == std::vector<u32>{0, 1, 1, 1});
  kinds(1);
  CHECK(f.digest.thread_order().like == std::vector<u32>{0, 1, 1, 3});
  // Without the option they have their numbers.
  const auto plain = [&](u32 which) {
    f.special(which, [&](Thread& t) { f.h.prim(t, 0) = 6; });
    return f.digest.compute({});
  };
  CHECK(plain(1) != plain(2));
}

TEST_CASE("like threads: what is kept of a thread that has not been written depends on no other one") {
  LikeFixture f;
  // Thread objects are older than the root mark, or younger.
  for (const bool old : {false, true}) {
    CAPTURE(old);
    f.checkpoints.restore(f.root);
    Ref threads[3];
    if (old) f.checkpoints.pop(f.root);
    for (u32 i = 0; i < 3; ++i) threads[i] = f.allocate_thread(i);
    for (u32 i = 0; old && i < 3; ++i) f.h.ref(f.w.thread(0), i) = threads[i];
    if (old) {
      f.root = f.checkpoints.mark();
      f.digest.at_root();
    }
    CHECK(f.digest.threads_own().contains(threads[1]) == old);
    for (u32 i = 0; i < 3; ++i) f.h.ref(f.run(i + 1, threads[i], 5), 0) = threads[i];
    for (u32 i = 0; i < 3; ++i) f.h.ref(f.w.thread(0), i) = 0;
    const auto mark = f.checkpoints.mark();
    const Digest before = f.now();  // from now on all of them are known
    CHECK(f.now() == before);
    std::set<std::vector<ThreadId>> orders;
    for (u32 p = 6; p < 30; ++p) {
      f.checkpoints.restore(mark);
      f.w.before_write_thread(1);
      f.h.prim(f.w.thread(1), 0) = p;
      f.now();  // (compares it with a new one)
      orders.insert(f.digest.thread_order().threads);
      f.digest.compute({.check = true});
      f.now();
    }
    CHECK(orders.size() > 1);
    f.checkpoints.restore(mark);
    CHECK(f.now() == before);
    f.checkpoints.pop(mark);
  }
}
