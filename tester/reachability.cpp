#include "tester/reachability.h"

#include <unordered_set>
#include <vector>

#include "vm/live_registers.h"
#include "vm/object_references.h"

namespace heddle::tester {
namespace {

class Walk {
 public:
  Walk(const vm::World& world, Ref wanted) : world_(world), wanted_(wanted) {}

  void thread(ThreadId t) {
    const vm::Thread& thread = world_.thread(t);
    reach(thread.core.java_thread);
    reach(thread.core.wait_object);
    reach(thread.core.wait_monitor);
    reach(thread.core.pending_exception);
    std::vector<u16> refs, prims;
    for (u32 i = 0; i < thread.core.frame_count; ++i) {
      const vm::Frame& frame = thread.frames[i];
      vm::live_registers(*world_.classes.method_by_id(frame.method), frame.pc, vm::executes_next(thread, i), refs,
                         prims);
      for (u16 r : refs) reach(thread.refs[frame.ref_base + r]);
    }
  }
  void statics() {
    for (vm::ClassId id = 0; id < world_.classes.class_count(); ++id)
      if (const vm::Class* c = world_.classes.by_id(id)) reach(c->statics);
  }
  bool found() {
    while (!open_.empty() && !found_) {
      const Ref r = open_.back();
      open_.pop_back();
      vm::for_each_reference(world_.heap, world_.classes, r, [&](Ref& slot) { reach(slot); });
    }
    return found_;
  }

 private:
  void reach(Ref r) {
    if (r == 0 || !seen_.insert(r).second) return;
    found_ |= r == wanted_;
    open_.push_back(r);
  }

  const vm::World& world_;
  const Ref wanted_;
  bool found_ = false;
  std::unordered_set<Ref> seen_;
  std::vector<Ref> open_;
};

}  // namespace

std::vector<ThreadId> stranded_threads(const vm::World& world) {
  std::vector<ThreadId> stranded;
  for (ThreadId t = 0; t < world.threads.size(); ++t) {
    const vm::ThreadCore& core = world.thread(t).core;
    if (core.state == vm::ThreadState::Waiting && core.wake_time == ~0ull && !core.daemon &&
        !others_can_reach(world, core.wait_object, t))
      stranded.push_back(t);
  }
  return stranded;
}

bool others_can_reach(const vm::World& world, Ref object, ThreadId except) {
  Walk walk(world, object);
  for (ThreadId t = 0; t < world.threads.size(); ++t) {
    const vm::ThreadState state = world.thread(t).core.state;
    if (t != except && state != vm::ThreadState::Unborn && state != vm::ThreadState::Dead) walk.thread(t);
  }
  walk.statics();
  return walk.found();
}

}  // namespace heddle::tester
