#include "checkpoint/checkpoint.h"

#include <doctest/doctest.h>

#include <random>
#include <string>
#include <vector>

#include "checkpoint/digest.h"
#include "test_support/hand_made_world.h"
#include "vm/object_walk.h"

using namespace heddle;
using namespace heddle::checkpoint;
using namespace heddle::vm;

namespace {

// Writes at random all over a World, through the doors.
class Mutator {
 public:
  explicit Mutator(u32 seed) : random_(seed) {
    node_ = &h_.class_("Node");
    for (const char* name : {"[LNode;", "[J", "[B"}) arrays_.push_back(&h_.class_(name));
    h_.push_hold(h_.start());
  }

  World& world() { return h_.world; }
  u32 number(u32 below) { return random_() % below; }

  void step() {
    World& w = h_.world;
    Thread& t = some_thread();
    switch (number(16)) {
      case 0:
      case 1:
      case 2: {  // a new object, kept somewhere
        Ref r = number(3) ? w.allocate(*node_, t.id) : fresh_array(t.id);
        h_.ref(t, number(4)) = r;
        break;
      }
      case 3:
      case 4:
      case 5: write_object(some_object(), some_node()); break;
      case 6: h_.ref(t, number(4)) = some_object(); break;
      case 7: h_.prim(t, number(2)) = random_(); break;
      case 8:
        if (t.core.frame_count < 12) h_.push_hold(t);
        break;
      case 9:
        if (t.core.frame_count > 1) h_.pop_hold(t);
        break;
      case 10: {  // a monitor
        Ref r = some_object();
        if (r == 0) break;
        w.heap.open(r).owner() = number(3);
        w.heap.open(r).count() = number(3);
        break;
      }
      case 11:
        w.out.text += std::to_string(number(1000)) + "\n";
        if (number(4) == 0) w.err.text += "e";
        ++w.scalars.next_wait_number;
        w.scalars.clock_ns += number(100);
        break;
      case 12: {
        w.before_write_thread(t.id);
        t.core.interrupted ^= 1;
        t.core.wait_object = some_object();
        t.core.steps += number(100);
        break;
      }
      case 13: {
        w.before_write_class_init(node_->id + number(3));
        ClassInitRecord& r = w.init_record(node_->id);
        w.before_write_class_init(node_->id);
        r.state = static_cast<InitState>(number(4));
        r.thread = number(3);
        break;
      }
      case 14: {
        Thread& fresh = h_.start(number(4) + 1);
        if (fresh.core.frame_count == 0) h_.push_hold(fresh);
        break;
      }
      case 15: {  // a thread dies
        if (t.id == 0 || number(3)) break;
        w.before_write_thread(t.id);
        t.core.state = ThreadState::Dead;
        t.core.frame_count = 0;
        t.core.wait_object = 0;
        break;
      }
    }
  }

 private:
  Thread& some_thread() {
    for (;;) {
      Thread& t = h_.world.thread(number(static_cast<u32>(h_.world.threads.size())));
      if (t.core.frame_count > 0) return t;
    }
  }
  Ref fresh_array(ThreadId t) {
    Class& c = *arrays_[number(static_cast<u32>(arrays_.size()))];
    return h_.world.allocate_array(c, number(2) ? number(10) : 1025 + number(3000), t);
  }
  Ref some_object() {
    World& w = h_.world;
    if (number(10) == 0) return h_.class_("Main").statics;
    Thread& t = some_thread();
    Ref r = t.refs[t.top().ref_base + number(4)];
    for (u32 hops = number(6); r != 0 && hops > 0; --hops) {
      std::vector<Ref> next;
      for_each_reference(w, r, [&](Ref to) {
        if (to != 0 && next.size() < 100) next.push_back(to);
      });
      if (next.empty()) break;
      r = next[number(static_cast<u32>(next.size()))];
    }
    return r;
  }
  Ref some_node() {
    for (int i = 0; i < 4; ++i) {
      Ref r = some_object();
      if (r != 0 && h_.world.heap.header(r).class_id == node_->id) return r;
    }
    return 0;
  }
  void write_object(Ref r, Ref value) {
    if (r == 0) return;
    Heap& heap = h_.world.heap;
    const ObjectHeader& header = heap.header(r);
    const Class& c = *h_.world.classes.by_id(header.class_id);
    bool holder = header.flags & kStaticsHolder;
    if (c.elements == Elements::None || holder) {
      const std::vector<u32>& refs = holder ? c.static_ref_offsets : c.ref_offsets;
      if (number(2)) heap.store<Ref>(r, refs[number(static_cast<u32>(refs.size()))], value);
      else heap.store<u32>(r, h_.offset(c.name, holder ? "number" : "small"), number(5));
      return;
    }
    if (header.length == 0) return;
    u64 size = heap.payload_bytes(r) / header.length;
    u64 first = number(header.length);
    u64 count = number(5) ? 1 : std::min<u64>(header.length - first, number(700) + 1);
    const ElementWriter writer = heap.open_elements(r, first * size, count * size);
    for (u64 i = 0; i < count; ++i) {
      u64 raw = c.elements == Elements::Refs ? value : random_();
      std::memcpy(writer.bytes() + i * size, &raw, size);
    }
  }

  HandMadeWorld h_;
  std::mt19937 random_;
  Class* node_;
  std::vector<Class*> arrays_;
};

struct Position : Undoable {
  u64 value = 0;
  u64 mark_position() override { return value; }
  void rewind_to(u64 position) override {
    CHECK(position <= value);
    value = position;
  }
};

// Marks, mutations, restores, drops and collections in random order; every restore must bring back
// all.
void random_history(u32 seed, u32 steps, u32 start_epoch) {
  CAPTURE(seed);
  Mutator m(seed);
  World& w = m.world();
  if (start_epoch) w.heap.skip_to_epoch(start_epoch);
  for (int i = 0; i < 200; ++i) m.step();
  Position rider;
  StateDigest state(w);
  {
    Checkpoints checkpoints(w);
    checkpoints.add_rider(&rider);
    struct Known {
      Digest full, state;
      u64 rider;
    };
    std::vector<Known> known;
    Ref permanent = w.heap.permanent_top();
    for (u32 i = 0; i < steps; ++i) {
      u32 what = m.number(40);
      if (what == 0 && known.size() < 6) {
        Known k{full_digest(w, permanent), {}, rider.value};
        checkpoints.mark();
        k.state = state.compute({});
        known.push_back(k);
      } else if (what <= 2 && !known.empty()) {
        u32 to = m.number(static_cast<u32>(known.size()));
        checkpoints.restore(to);
        known.resize(to + 1);
        REQUIRE(full_digest(w, permanent) == known[to].full);
        if (to > 0) REQUIRE(state.compute({}) == known[to].state);
        REQUIRE(rider.value == known[to].rider);
        REQUIRE(checkpoints.depth() == known.size());
      } else if (what == 3 && !known.empty() && m.number(2)) {
        Digest before = full_digest(w, permanent);
        u32 to = m.number(static_cast<u32>(known.size()));
        if (to == 0 && m.number(4)) continue;
        checkpoints.pop(to);
        known.resize(to);
        REQUIRE(full_digest(w, permanent) == before);
      } else if (what == 4) {
        Digest before = state.compute({});
        w.collect_garbage();
        REQUIRE(state.compute({}) == before);
      } else {
        m.step();
        ++rider.value;
      }
    }
  }
  CHECK_FALSE(w.heap.recording_undo());
  CHECK(w.undo.size() == 0);
  for (auto& t : w.threads) CHECK(t->low_water == 0);
}

}  // namespace

TEST_CASE("checkpoint: random histories restore exactly") {
  for (u32 seed = 1; seed <= 60; ++seed) random_history(seed, 1500, 0);
}

TEST_CASE("checkpoint: the same when epochs wrap") {
  for (u32 seed = 1; seed <= 40; ++seed) random_history(seed, 1500, 0xffffffffu - seed);
}

TEST_CASE("checkpoint: a mark can be restored again and again") {
  Mutator m(7);
  World& w = m.world();
  for (int i = 0; i < 300; ++i) m.step();
  Checkpoints checkpoints(w);
  Ref permanent = w.heap.permanent_top();
  Digest start = full_digest(w, permanent);
  Checkpoints::Mark mark = checkpoints.mark();
  for (int round = 0; round < 100; ++round) {
    for (int i = 0; i < 50; ++i) m.step();
    CHECK(full_digest(w, permanent) != start);
    checkpoints.restore(mark);
    REQUIRE(full_digest(w, permanent) == start);
    CHECK(w.undo.size() == 0);
  }
}

TEST_CASE("checkpoint: threads born after the mark are unborn again, their slots stay") {
  HandMadeWorld h;
  World& w = h.world;
  h.push_hold(h.start());
  Checkpoints checkpoints(w);
  auto mark = checkpoints.mark();
  Thread& t = h.start(1);
  h.push_hold(t);
  CHECK(w.threads.size() == 2);
  checkpoints.restore(mark);
  CHECK(w.threads.size() == 2);
  CHECK(t.core.state == ThreadState::Unborn);
  CHECK(t.core.frame_count == 0);
  CHECK(w.intern_thread(0, 0) == t.id);
}

TEST_CASE("checkpoint: deep stacks are saved frame by frame, as execution returns into them") {
  HandMadeWorld h;
  World& w = h.world;
  Thread& t = h.start();
  for (u32 i = 0; i < 5000; ++i) {
    h.push_hold(t);
    h.prim(t, 0) = i;
  }
  Checkpoints checkpoints(w);
  Digest start = full_digest(w);
  auto mark = checkpoints.mark();
  CHECK(w.undo.byte_size() == 0);
  for (int i = 0; i < 3; ++i) h.pop_hold(t);
  h.prim(t, 1) = 99;
  for (int i = 0; i < 10; ++i) {
    h.push_hold(t);
    h.prim(t, 0) = 77;
  }
  CHECK(w.undo.byte_size() < 2000);
  checkpoints.restore(mark);
  CHECK(full_digest(w) == start);
  CHECK(t.core.frame_count == 5000);
  CHECK(t.prims[t.frames[4998].prim_base] == 4998);
}

namespace {

// Fills memory with a list, empties it, and so on, with garbage in between; which allocations fail. A mark before every
// `mark_every`-th allocation (0: none); none is ever dropped, so the dead stay where they are.
std::vector<u32> failing_allocations(u32 mark_every, bool gc_stress) {
  RunOptions options;
  options.max_heap_bytes = 1 << 18;
  options.gc_stress = gc_stress;
  options.time = vm::TimePolicy::Free;
  options.backtracks = options.boots_library = options.collects_on_request = true;
  HandMadeWorld h(kNodeProgram, options);
  World& w = h.world;
  Thread& t = h.start();
  h.push_hold(t);
  Checkpoints checkpoints(w);
  std::vector<u32> failures;
  for (u32 i = 0; i < 2000; ++i) {
    if (mark_every != 0 && i % mark_every == 0) checkpoints.mark();
    const Ref garbage = w.allocate_array(h.class_(i % 3 ? "[B" : "[LNode;"), i % 7 * 100 + (i % 50 == 0 ? 6000 : 0), 0);
    if (garbage == 0) failures.push_back(i);
    const Ref node = w.allocate(h.class_("Node"), 0);
    w.before_write_frame(t, 0);
    h.ref(t, 1) = node;
    const Ref array = w.allocate_array(h.class_("[J"), i % 11 * 10, 0);
    if (node == 0 || array == 0) {
      failures.push_back(i);
      h.ref(t, 0) = 0;  // now all is garbage
      continue;
    }
    w.heap.store<Ref>(h.ref(t, 1), h.offset("Node", "a"), h.ref(t, 0));
    w.heap.store<Ref>(h.ref(t, 1), h.offset("Node", "any"), array);
    h.ref(t, 0) = h.ref(t, 1);
  }
  CHECK(!w.address_space_exhausted);
  return failures;
}

}  // namespace

TEST_CASE("checkpoint: which allocation fails does not depend on marks and collections") {
  const std::vector<u32> expected = failing_allocations(0, false);
  CHECK(expected.size() > 2);
  CHECK(expected.size() < 100);
  CHECK(failing_allocations(0, true) == expected);
  CHECK(failing_allocations(1, false) == expected);
  CHECK(failing_allocations(1, true) == expected);
  CHECK(failing_allocations(40, false) == expected);
}
