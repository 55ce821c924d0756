// Who asks what can be reached gets the same answer everywhere: the walk, the collector, the digest, saved worlds.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "checkpoint/checkpoint.h"
#include "checkpoint/digest.h"
#include "checkpoint/world_image.h"
#include "test_support/every_root.h"
#include "test_support/test_world.h"

using namespace heddle;
using vm::Reach;
using vm::Ref;
using vm::RootKind;

namespace {

// Main's static refers to what it has made, two threads wait and sleep, one has ended; garbage of each loop.
constexpr const char* kProgram = R"(
class Item
  field next LItem;
  field many [LItem;
end
public class T extends java/lang/Thread
  field own LItem;
  method public run()V refs=8 prims=6
    CONST_I p0 0
    GETS_R r1 Main.lock:Ljava/lang/Object;
  loop:
    NEW r2 Item
    NEW r3 Item
    PUTF_R r3 r2 Item.next:LItem;
    CONST_I p1 2000
    NEWARR r4 p1 [LItem;
    CONST_I p1 1500
    ASTORE_R r2 r4 p1
    PUTF_R r4 r3 Item.many:[LItem;
    PUTF_R r2 r0 T.own:LItem;
    MONENTER r1
    PUTS_R r3 Main.last:LItem;
    MOV_R r5 r1
    CONST_L p2 1
    CALL_SPECIAL java/lang/Object.wait0(J)V r5 p2
    MONEXIT r1
    ADDK_I p0 p0 1
    JLTK_I p0 3 loop
    RET
  end
end
public class Main
  field static lock Ljava/lang/Object;
  field static last LItem;
  method public static main([Ljava/lang/String;)V refs=8 prims=6
    NEW r1 java/lang/Object
    PUTS_R r1 Main.lock:Ljava/lang/Object;
    CONST_I p0 0
  loop:
    NEW r2 T
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Thread.start()V r3 p1
    ADDK_I p0 p0 1
    JLTK_I p0 3 loop
    CONST_L p2 3
    CALL_STATIC java/lang/Thread.sleep(J)V r4 p2
    CALL_VIRTUAL java/lang/Thread.join()V r2 p1
    RET
  end
end)";

std::set<Ref> reached(const vm::World& world, vm::RootKinds kinds = vm::kAllRoots) {
  Reach reach(world);
  reach.add_roots(kinds);
  std::set<Ref> found;
  reach.each([&](Ref r) {
    if (!world.heap.is_permanent(r)) found.insert(r);
    return Reach::Step::On;
  });
  return found;
}

// Which objects the digest comes to.
std::set<Ref> digested(vm::World& world) {
  std::set<Ref> found;
  checkpoint::StateDigest digest(world);
  digest.compute({}, [&](checkpoint::Hasher&, const checkpoint::StateDigest::NameFunction& name) {
    world.heap.for_each_object([&](Ref r) {
      if (name(r) != 0) found.insert(r);
    });
  });
  return found;
}

// Less what only the Thread objects of threads that have ended lead to: nothing can depend on them any more.
std::set<Ref> reached_by_the_living(const vm::World& world) {
  Reach reach(world);
  for (const auto& t : world.threads) {
    const vm::Thread& thread = *t;
    if (thread.core.state != vm::ThreadState::Unborn && thread.core.state != vm::ThreadState::Dead)
      vm::for_each_root_of(world, thread, vm::kThreadRoots, [&](Ref r) { reach.add(r); });
  }
  reach.add_roots(vm::kAllRoots.without(vm::kThreadRoots));
  std::set<Ref> found;
  reach.each([&](Ref r) {
    if (!world.heap.is_permanent(r)) found.insert(r);
    return Reach::Step::On;
  });
  return found;
}

size_t objects(const vm::World& world) {
  size_t n = 0;
  world.heap.for_each_object([&](Ref) { ++n; });
  return n;
}

}  // namespace

TEST_CASE("reachable: what is behind each kind of root is part of the state, garbage is not") {
  for (bool marked : {false, true})
    for (RootKind kind : vm::every_root_kind()) {
      CAPTURE(marked);
      CAPTURE(static_cast<u32>(kind));
      vm::EveryRoot h;
      std::unique_ptr<checkpoint::Checkpoints> checkpoints;
      if (marked) {
        checkpoints = std::make_unique<checkpoint::Checkpoints>(h.world);
        checkpoints->mark();
      }
      const Ref object = h.make(kind, 1);
      const Ref garbage = h.make(RootKind::Static, 1);
      h.put(kind, object);
      checkpoint::StateDigest digest(h.world);
      const auto with = [&](Ref r, u32 number) {
        const Ref inner =
            h.world.heap.load<Ref>(r, h.offset(vm::kFinalizerRoots.has(kind) && r == object ? "Owned" : "Node", "a"));
        h.world.heap.store<u32>(inner, h.offset("Node", "small"), number);
        return digest.compute({});
      };
      // Native code is not in the middle of something when a state is looked at. What has a finalizer and cannot be
      // reached is not part of it before the finalizer is due.
      const bool in_state = kind != RootKind::NativeLocal && kind != RootKind::Finalizable;
      const checkpoint::Digest before = digest.compute({});
      CHECK((with(object, 2) == before) == !in_state);
      CHECK((with(object, 1) == before));
      CHECK((with(garbage, 2) == before));
      std::set<Ref> found;
      digest.compute({}, [&](checkpoint::Hasher&, const checkpoint::StateDigest::NameFunction& name) {
        for (Ref r : reached(h.world))
          if (name(r) != 0) found.insert(r);
      });
      CHECK(found.size() == (in_state ? 2 : 0));
    }
}

TEST_CASE("reachable: walk, digest, collector and saved worlds agree at each step of a program") {
  u32 with_dead = 0, with_waiting = 0, garbage = 0;
  for (u64 seed : {1, 2}) {
    for (u64 at = 0;; ++at) {
      CAPTURE(at);
      interp::TestWorld first(kProgram);
      first.start();
      interp::PlainRunOptions until;
      until.seed = seed;
      until.pause_at = at;
      if (first.run(until).end != interp::PlainEnd::Paused) {
        CHECK(at > 25);
        break;
      }
      vm::World& world = first.world;
      for (const auto& t : world.threads) {
        with_dead += t->core.state == vm::ThreadState::Dead;
        with_waiting += t->core.state == vm::ThreadState::Waiting;
      }
      const std::set<Ref> all = reached(world);
      garbage += objects(world) > all.size();
      CHECK(digested(world) == reached_by_the_living(world));

      checkpoint::ArchiveWriter writer;
      checkpoint::save_world(writer, world);
      const std::string image = writer.take();
      interp::TestWorld second(kProgram);
      checkpoint::ArchiveReader reader(image);
      std::string error;
      REQUIRE(checkpoint::load_world(reader, second.world, &error));
      CHECK(reached(second.world) == all);
      CHECK((checkpoint::StateDigest(second.world).compute({}) == checkpoint::StateDigest(world).compute({})));

      for (vm::World* w : {&world, &second.world}) {
        const checkpoint::Digest before = checkpoint::StateDigest(*w).compute({});
        w->collect_garbage();
        CHECK(objects(*w) == all.size());
        CHECK(reached(*w).size() == all.size());
        CHECK((checkpoint::StateDigest(*w).compute({}) == before));
      }
    }
  }
  CHECK(with_dead > 0);
  CHECK(with_waiting > 0);
  CHECK(garbage > 0);
}
