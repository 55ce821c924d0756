#include "vm/object_walk.h"

#include <doctest/doctest.h>

#include <map>

#include "test_support/every_root.h"
#include "vm/trace.h"

using namespace heddle;
using namespace heddle::vm;

namespace {

std::vector<Ref> ordinary_objects(const World& w) {
  std::vector<Ref> all;
  w.heap.for_each_object([&](Ref r) { all.push_back(r); });
  return all;
}

std::vector<Ref> reached(const World& w, RootKinds kinds) {
  Reach reach(w);
  reach.add_roots(kinds);
  std::vector<Ref> all;
  reach.each([&](Ref r) {
    if (!w.heap.is_permanent(r)) all.push_back(r);
    return Reach::Step::On;
  });
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace

TEST_CASE("walk: each kind of root is visited, once, and says where it is") {
  EveryRoot h;
  World& w = h.world;
  std::map<RootKind, Ref> objects;
  for (RootKind kind : every_root_kind()) {
    objects[kind] = h.make(kind, 0);
    h.put(kind, objects[kind]);
  }
  std::map<RootKind, Root> places;
  for_each_root(w, kAllRoots, [&](Ref r, const Root& root) {
    if (r == 0) return;
    CHECK(places.emplace(root.kind, root).second);
    CHECK(r == objects[root.kind]);
  });
  CHECK(places.size() == kRootKinds);
  for (RootKind kind : {RootKind::ThreadObject, RootKind::PendingException, RootKind::WaitObject, RootKind::WaitMonitor,
                        RootKind::Register})
    CHECK(places.at(kind).thread == 1);
  CHECK(places.at(RootKind::Register).frame == 1);
  CHECK(places.at(RootKind::Register).reg == 3);
  CHECK(places.at(RootKind::Static).holder == h.holder);
  CHECK(places.at(RootKind::Static).offset == h.offset("Main", "second"));
  CHECK(places.at(RootKind::Permanent).holder == h.mirror);
  CHECK(places.at(RootKind::Permanent).offset == h.offset("java/lang/Class", "note"));
  CHECK(places.at(RootKind::NativeLocal).thread == kNoThread);

  // Without descriptions it comes to the same slots.
  std::vector<const Ref*> slots, described;
  for_each_root(w, kAllRoots, [&](const Ref& r) { slots.push_back(&r); });
  for_each_root(w, kAllRoots, [&](const Ref& r, const Root&) { described.push_back(&r); });
  CHECK(slots == described);
  for (RootKind kind : every_root_kind()) {  // one kind alone
    CAPTURE(static_cast<u32>(kind));
    CHECK(h.get(kind) == objects[kind]);
    for_each_root(w, kAllRoots.without({kind}), [&](Ref r) { CHECK(r != objects[kind]); });
  }
}

// Fails to compile when a thread's record gets another field: add it here, and, if it is a reference, to RootKind and
// for_each_record_root.
TEST_CASE("walk: of a thread's record every reference is a root") {
  EveryRoot h;
  ThreadCore& core = h.thread().core;
  auto& [epoch, state, interrupted, permit, daemon, pending_interrupted_exception, timed_out, uninterruptible, uncaught,
         in_handler, frame_count, ref_top, prim_top, java_thread, wait_object, wait_monitor, saved_count, wait_number,
         wake_time, allocations, starts, timeouts_taken, clock_reads, late_readings, weak_failures, native_calls,
         irreversible_calls, steps, visible, pending_exception, local_state] = core;
  std::vector<const Ref*> visited;
  for_each_record_root(core, 1, [&](const Ref& slot) { visited.push_back(&slot); });
  CHECK(visited == std::vector<const Ref*>{&java_thread, &pending_exception, &wait_object, &wait_monitor});
}

TEST_CASE("walk: a thread that was never started has no roots, one that has ended has its Thread object") {
  EveryRoot h;
  const Ref object = h.make(RootKind::ThreadObject, 0);
  h.put(RootKind::ThreadObject, object);
  Thread& t = h.thread();
  t.core.state = ThreadState::Dead;
  t.core.frame_count = 0;
  CHECK(reached(h.world, kThreadRoots).size() == 2);
  t.core.state = ThreadState::Unborn;
  CHECK(reached(h.world, kThreadRoots).empty());
}

TEST_CASE("walk: nobody but the collector may assign") {
  static_assert(!std::is_constructible_v<MovingWorld, World&>);
  EveryRoot h;
  const auto look = [](auto& slot) { static_assert(std::is_const_v<std::remove_reference_t<decltype(slot)>>); };
  for_each_root(h.world, kAllRoots, look);
  for_each_reference(h.world, h.holder, look);
}

TEST_CASE("walk: the collector keeps what the roots lead to, moves it, and corrects each root") {
  for (bool marked : {false, true})
    for (RootKind kind : every_root_kind()) {
      CAPTURE(marked);
      CAPTURE(static_cast<u32>(kind));
      EveryRoot h;
      World& w = h.world;
      if (marked) h.set_mark();
      const Ref bottom = w.heap.top();
      h.make(RootKind::Static, 1);  // garbage
      const Ref object = h.make(kind, 7);
      h.put(kind, object);
      const size_t lives = reached(w, kAllRoots).size();
      CHECK(lives == 2);
      CHECK(reached(w, {kind}).size() == lives);

      Trace trace(w, w.heap.first_ordinary());
      trace.mark_program_roots();
      CHECK(trace.reached(object) == !kFinalizerRoots.has(kind));

      w.collect_garbage();
      CHECK(ordinary_objects(w).size() == lives);
      CHECK(reached(w, kAllRoots) == ordinary_objects(w));
      const Ref now = h.get(kind);
      CHECK(now < object);
      CHECK(now >= bottom);
      const Ref inner = w.heap.load<Ref>(now, h.offset(kFinalizerRoots.has(kind) ? "Owned" : "Node", "a"));
      CHECK(inner == bottom);
      CHECK(w.heap.load<u32>(inner, h.offset("Node", "small")) == 7);
    }
}

TEST_CASE("walk: what linked code refers to is permanent, so nobody has to visit it") {
  EveryRoot h;
  World& w = h.world;
  h.world.classes.singleton_of(&h.class_("Node"));
  h.hold();
  u32 seen = 0;
  for (ClassId id = 0; id < w.classes.class_count(); ++id) {
    const Class& c = *w.classes.by_id(id);
    for (Ref r : {c.statics, c.mirror, c.singleton}) {
      CHECK(w.heap.is_permanent(r));
      seen += r != 0;
    }
  }
  CHECK(seen == 3);
  CHECK(w.heap.is_permanent(w.classes.intern("text")));
}

TEST_CASE("walk: the references of an object, in order, and where they are") {
  EveryRoot h;
  World& w = h.world;
  const auto edges = [&](Ref r) {
    std::vector<std::pair<u32, u32>> found;
    for_each_reference(w, r, [&](Ref, const Edge& e) { found.emplace_back(e.offset, e.number); });
    return found;
  };
  const Ref node = w.allocate(h.class_("Node"), 0);
  std::vector<std::pair<u32, u32>> fields;
  for (const char* name : {"a", "b", "any"})
    fields.emplace_back(h.offset("Node", name), static_cast<u32>(fields.size()));
  CHECK(edges(node) == fields);
  CHECK(edges(w.allocate_array(h.class_("[LNode;"), 3, 0)) == std::vector<std::pair<u32, u32>>{{0, 0}, {4, 1}, {8, 2}});
  CHECK(edges(w.allocate_array(h.class_("[I"), 3, 0)).empty());
  CHECK(edges(w.new_string("abcdefgh", 0)).empty());
  CHECK(edges(h.holder) ==
        std::vector<std::pair<u32, u32>>{{h.offset("Main", "first"), 0}, {h.offset("Main", "second"), 1}});

  // Cards cut an array into pieces without a gap.
  const u32 length = kLargeArrayBytes / sizeof(Ref) + 7;
  const Ref big = w.allocate_array(h.class_("[LNode;"), length, 0);
  std::vector<const Ref*> whole, pieces;
  for_each_reference(w, big, [&](const Ref& slot) { whole.push_back(&slot); });
  for (u32 card = 0; card * kCardBytes < length * sizeof(Ref); ++card)
    for_each_reference_in_card(w, big, card, [&](const Ref& slot) { pieces.push_back(&slot); });
  CHECK(whole.size() == length);
  CHECK(whole == pieces);
}

TEST_CASE("walk: each object that can be reached once, nearest first, as far as the visitor wants") {
  EveryRoot h;
  World& w = h.world;
  Class& node = h.class_("Node");
  const u32 a = h.offset("Node", "a"), b = h.offset("Node", "b");
  std::vector<Ref> n;
  for (int i = 0; i < 6; ++i) n.push_back(w.allocate(node, 0));
  // 0 -> 1, 2; 1 -> 3; 2 -> 3, 4; 3 -> 0; 4 -> 5
  w.heap.store<Ref>(n[0], a, n[1]);
  w.heap.store<Ref>(n[0], b, n[2]);
  w.heap.store<Ref>(n[1], a, n[3]);
  w.heap.store<Ref>(n[2], a, n[3]);
  w.heap.store<Ref>(n[2], b, n[4]);
  w.heap.store<Ref>(n[3], a, n[0]);
  w.heap.store<Ref>(n[4], a, n[5]);
  const auto walk = [&](auto&& how) {
    Reach reach(w);
    reach.add(n[0]);
    reach.add(0);
    std::vector<size_t> order;
    reach.each([&](Ref r) {
      order.push_back(static_cast<size_t>(std::find(n.begin(), n.end(), r) - n.begin()));
      return how(order.back());
    });
    return order;
  };
  using Step = Reach::Step;
  CHECK(walk([](size_t) { return Step::On; }) == std::vector<size_t>{0, 1, 2, 3, 4, 5});
  CHECK(walk([](size_t i) { return i == 2 ? Step::Skip : Step::On; }) == std::vector<size_t>{0, 1, 2, 3});
  CHECK(walk([](size_t i) { return i == 2 ? Step::Stop : Step::On; }) == std::vector<size_t>{0, 1, 2});
  Reach reach(w);
  reach.add(n[2]);
  CHECK(reach.leads_to(n[3]));  // stops there
  CHECK(reach.leads_to(n[5]));  // and goes on
  Reach below(w);
  below.add(n[4]);
  CHECK(!below.leads_to(n[0]));
  CHECK(below.met() == 2);
}
