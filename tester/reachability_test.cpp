#include "tester/reachability.h"

#include <doctest/doctest.h>

#include "test_support/every_root.h"

using namespace heddle;
using tester::others_can_reach;
using vm::Ref;
using vm::RootKind;

namespace {

Ref inner_of(vm::EveryRoot& h, RootKind kind, Ref object) {
  return h.world.heap.load<Ref>(object, h.offset(vm::kFinalizerRoots.has(kind) ? "Owned" : "Node", "a"));
}

}  // namespace

TEST_CASE("reachability: by each kind of root, but those of the thread that waits") {
  for (RootKind kind : vm::every_root_kind()) {
    CAPTURE(static_cast<u32>(kind));
    vm::EveryRoot h;
    const Ref object = h.make(kind, 0), garbage = h.make(RootKind::Static, 0);
    h.put(kind, object);
    const Ref inner = inner_of(h, kind, object);
    const vm::ThreadId main = 0, with_roots = h.thread().id;
    CHECK(others_can_reach(h.world, inner, main));
    CHECK(others_can_reach(h.world, inner, with_roots) == !vm::kThreadRoots.has(kind));
    CHECK(!others_can_reach(h.world, garbage, main));
    // A thread that has ended does nothing any more.
    h.thread().core.state = vm::ThreadState::Dead;
    CHECK(others_can_reach(h.world, inner, main) == !vm::kThreadRoots.has(kind));
  }
}

// A finalizer that has still to run may notify (JLS 12.6): but while a thread itself can reach the object that has it,
// it is not called.
TEST_CASE("reachability: finalizers of what the waiting thread keeps do not count") {
  vm::EveryRoot h;
  const Ref owned = h.make(RootKind::Finalizable, 0);
  const Ref inner = inner_of(h, RootKind::Finalizable, owned);
  const vm::ThreadId waiting = h.thread().id;
  CHECK(others_can_reach(h.world, inner, waiting));
  h.put(RootKind::Register, owned);
  CHECK(!others_can_reach(h.world, inner, waiting));
  CHECK(others_can_reach(h.world, inner, 0));
  h.world.queue_finalizer(owned);  // it is called, whatever it has been reachable by since
  CHECK(others_can_reach(h.world, inner, waiting));
}

TEST_CASE("reachability: who waits for what only he knows is stranded") {
  vm::EveryRoot h;
  const Ref lock = h.make(RootKind::WaitObject, 0);
  h.put(RootKind::WaitObject, lock);
  vm::ThreadCore& core = h.thread().core;
  core.state = vm::ThreadState::Waiting;
  core.wake_time = ~0ull;
  CHECK(tester::stranded_threads(h.world) == std::vector<vm::ThreadId>{h.thread().id});
  core.wake_time = 5;
  CHECK(tester::stranded_threads(h.world).empty());
  core.wake_time = ~0ull;
  h.put(RootKind::Static, lock);
  CHECK(tester::stranded_threads(h.world).empty());
}
