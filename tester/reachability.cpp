#include "tester/reachability.h"

#include "interp/operation.h"
#include "vm/object_walk.h"

namespace heddle::tester {

std::vector<ThreadId> stranded_threads(const vm::World& world) {
  std::vector<ThreadId> stranded;
  for (ThreadId t = 0; t < world.threads.size(); ++t) {
    const vm::ThreadCore& core = world.thread(t).core;
    if (core.state == vm::ThreadState::Waiting && !interp::pending_operation(world, t).has_time_limit() &&
        !core.daemon && !others_can_reach(world, core.wait_object, t))
      stranded.push_back(t);
  }
  return stranded;
}

namespace {

void add_roots_of(const vm::World& world, ThreadId t, vm::Reach& reach) {
  const vm::Thread& thread = world.thread(t);
  const vm::ThreadState state = thread.core.state;
  if (state == vm::ThreadState::Unborn || state == vm::ThreadState::Dead) return;
  vm::for_each_root_of(world, thread, vm::kThreadRoots, [&](Ref r) { reach.add(r); });
}

// Finalizers that may still be called get at their objects, but not while somebody who waits for ever can reach these.
void add_finalizable(const vm::World& world, ThreadId waiting, vm::Reach& reach) {
  if (world.finalizable.empty()) return;
  reach.add_roots({vm::RootKind::Finalizing});
  vm::Reach kept(world);
  add_roots_of(world, waiting, kept);
  vm::for_each_root(world, {vm::RootKind::Finalizable}, [&](Ref r) {
    if (!kept.leads_to(r)) reach.add(r);
  });
}

}  // namespace

bool others_can_reach(const vm::World& world, Ref object, ThreadId except) {
  vm::Reach reach(world);
  for (ThreadId t = 0; t < world.threads.size(); ++t)
    if (t != except) add_roots_of(world, t, reach);
  reach.add_roots(vm::kProgramRoots.without(vm::kThreadRoots));
  add_finalizable(world, except, reach);
  return reach.leads_to(object);
}

}  // namespace heddle::tester
