// Weak, soft and phantom references and finalizers, with and without a mark.
#include <doctest/doctest.h>

#include "test_support/hand_made_world.h"

using namespace heddle;
using namespace heddle::vm;

namespace {

constexpr std::string_view kClasses = R"(
public class java/lang/ref/ReferenceQueue extends java/lang/Object
end
public class java/lang/ref/Reference extends java/lang/Object
  field static pending Ljava/lang/ref/Reference;
  field discovered Ljava/lang/ref/Reference;
  field referent Ljava/lang/Object;
  field queue Ljava/lang/ref/ReferenceQueue;
end
public class java/lang/ref/SoftReference extends java/lang/ref/Reference
end
public class java/lang/ref/WeakReference extends java/lang/ref/Reference
end
public class java/lang/ref/PhantomReference extends java/lang/ref/Reference
end
public class Resource extends java/lang/Object
  field public a Ljava/lang/Object;
  field public n I
  method protected finalize()V
    GETF_4 p0 r0 Resource.n:I
    RET
  end
end
)";

struct ReclaimWorld : HandMadeWorld {
  explicit ReclaimWorld(RunOptions options = {})
      : HandMadeWorld(std::string(kNodeProgram) + std::string(kClasses), std::move(options)) {
    class_("java/lang/ref/WeakReference");
    push_hold(start());
  }
  Thread& main() { return world.thread(0); }
  Ref make(const char* name) { return world.allocate(class_(name), 0); }
  // A reference of java.lang.ref to `referent`, with a queue.
  Ref reference(const char* kind, Ref referent) {
    Ref kept = referent;
    world.extra_roots.push_back(&kept);
    Ref r = make(kind);
    world.extra_roots.push_back(&r);
    const Ref queue = make("java/lang/ref/ReferenceQueue");
    world.extra_roots.resize(world.extra_roots.size() - 2);
    world.heap.store<Ref>(r, offset("java/lang/ref/Reference", "referent"), kept);
    world.heap.store<Ref>(r, offset("java/lang/ref/Reference", "queue"), queue);
    return r;
  }
  Ref referent(Ref r) { return world.heap.load<Ref>(r, offset("java/lang/ref/Reference", "referent")); }
};

constexpr const char* kWeak = "java/lang/ref/WeakReference";
constexpr const char* kSoft = "java/lang/ref/SoftReference";
constexpr const char* kPhantom = "java/lang/ref/PhantomReference";

}  // namespace

TEST_CASE("reclaim: weak references to garbage are cleared and listed, the others are not") {
  for (bool marked : {false, true}) {
    ReclaimWorld h;
    World& w = h.world;
    Thread& t = h.main();
    h.ref(t, 3) = h.make("Node");
    h.ref(t, 0) = h.reference(kWeak, h.make("Node"));
    h.ref(t, 1) = h.reference(kWeak, h.ref(t, 3));
    h.ref(t, 2) = h.reference(kSoft, h.make("Node"));
    h.reference(kWeak, h.make("Node"));  // garbage itself
    if (marked) h.set_mark();
    w.collect_garbage();
    CHECK(h.referent(h.ref(t, 0)) != 0);  // nothing that the program could notice
    CHECK(w.take_reference() == 0);
    w.collect_fully(false);
    CHECK(h.referent(h.ref(t, 0)) == 0);
    CHECK(h.referent(h.ref(t, 1)) == h.ref(t, 3));
    CHECK(h.referent(h.ref(t, 2)) != 0);
    CHECK(w.scalars.pending_references == 1);
    CHECK(w.take_reference() == h.ref(t, 0));
    CHECK(w.take_reference() == 0);
    w.collect_fully(true);
    CHECK(h.referent(h.ref(t, 2)) == 0);
    CHECK(w.take_reference() == h.ref(t, 2));
    w.collect_fully(false);
    CHECK(w.scalars.pending_references == 0);
    w.heap.enable_undo(false);
  }
}

TEST_CASE("reclaim: a finalizable object is given once, with all it refers to; phantoms come after it") {
  ReclaimWorld h;
  World& w = h.world;
  Thread& t = h.main();
  Ref first = h.make("Resource");
  h.ref(t, 3) = first;
  h.ref(t, 2) = h.make("Resource");
  const Ref part = h.make("Node");
  w.heap.store<Ref>(h.ref(t, 3), h.offset("Resource", "a"), part);
  w.heap.store<u32>(h.ref(t, 3), h.offset("Resource", "n"), 7);
  h.ref(t, 0) = h.reference(kPhantom, h.ref(t, 3));
  h.ref(t, 1) = h.reference(kWeak, w.heap.load<Ref>(h.ref(t, 3), h.offset("Resource", "a")));
  w.collect_fully(false);
  CHECK(w.scalars.pending_finalizers == 0);
  CHECK(w.unreachable_finalizable().empty());
  h.ref(t, 3) = 0;
  CHECK(w.unreachable_finalizable().size() == 1);
  w.collect_garbage();
  CHECK(h.referent(h.ref(t, 0)) != 0);
  w.collect_fully(false);
  CHECK(w.scalars.pending_finalizers == 1);
  CHECK(h.referent(h.ref(t, 0)) != 0);  // not before it has been finalized
  CHECK(h.referent(h.ref(t, 1)) == 0);
  w.collect_fully(false);
  CHECK(w.scalars.pending_finalizers == 1);
  h.ref(t, 3) = w.take_finalizable();
  REQUIRE(h.ref(t, 3) != 0);
  CHECK(w.take_finalizable() == 0);
  CHECK(w.heap.load<u32>(h.ref(t, 3), h.offset("Resource", "n")) == 7);
  CHECK(w.heap.load<Ref>(h.ref(t, 3), h.offset("Resource", "a")) != 0);
  w.collect_fully(false);
  CHECK(h.referent(h.ref(t, 0)) == h.ref(t, 3));  // resurrected for a while
  h.ref(t, 3) = 0;
  w.collect_fully(false);
  CHECK(w.scalars.pending_finalizers == 0);
  CHECK(h.referent(h.ref(t, 0)) == 0);
  CHECK(w.finalizable.size() == 1);  // the one in r2
  CHECK(w.finalizable[0] == h.ref(t, 2));
}

TEST_CASE("reclaim: when full collections come does not depend on memory-only ones") {
  std::vector<u64> counts[2];
  for (bool stress : {false, true}) {
    RunOptions options;
    options.max_heap_bytes = 1 << 20;
    options.gc_stress = stress;
    ReclaimWorld h(options);
    for (u32 i = 0; i < 3000; ++i) {
      h.make("Resource");
      h.ref(h.main(), i % 4) = h.make("Node");
      h.world.allocate_array(h.class_("[J"), i % 50, 0);
      if (i % 100 == 99)
        while (h.world.take_finalizable() != 0) {}
      counts[stress].push_back(h.world.scalars.collected_at);
      counts[stress].push_back(h.world.scalars.pending_finalizers);
      counts[stress].push_back(h.world.bytes_in_use());
    }
    CHECK(h.world.scalars.collected_at > 0);
  }
  CHECK(counts[0] == counts[1]);
}

TEST_CASE("reclaim: without finalizers none is queued; under exploration they wait for nobody") {
  for (int mode = 0; mode < 2; ++mode) {
    RunOptions options;
    if (mode == 0) options.finalizers = false;
    if (mode == 1) options.queue_finalizers = false;
    ReclaimWorld h(options);
    h.make("Resource");
    h.world.collect_fully(false);
    CHECK(h.world.scalars.pending_finalizers == 0);
    CHECK(h.world.unreachable_finalizable().size() == (mode == 0 ? 0 : 1));
  }
}
