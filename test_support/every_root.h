// For tests: a World in which a chosen object is behind a chosen kind of root, and behind nothing else.
#pragma once

#include "test_support/hand_made_world.h"
#include "vm/object_walk.h"

namespace heddle::vm {

inline constexpr std::string_view kEveryRootProgram = R"(
public class java/lang/Class extends java/lang/Object
  field public note Ljava/lang/Object;
end
public class Owned extends java/lang/Object
  field public a LNode;
  field public small I
  method protected finalize()V
    GETF_4 p0 r0 Owned.small:I
    RET
  end
end
)";

struct EveryRoot : HandMadeWorld {
  explicit EveryRoot(RunOptions options = {})
      : HandMadeWorld(std::string(kNodeProgram) + std::string(kEveryRootProgram), std::move(options)),
        holder(class_("Main").statics),
        mirror(world.classes.mirror_of(&class_("Node"))) {
    push_hold(start());
    push_hold(start(1));
    push_hold(thread());
  }
  ~EveryRoot() { world.extra_roots.clear(); }

  // The thread that has the roots of a thread; main has none.
  Thread& thread() { return world.thread(1); }

  // A new object that refers to a Node, of a class that suits roots of that kind.
  Ref make(RootKind kind, u32 number) {
    Ref inner = world.allocate(class_("Node"), 0);
    world.heap.store<u32>(inner, offset("Node", "small"), number);
    world.extra_roots.push_back(&inner);
    const char* name = kFinalizerRoots.has(kind) ? "Owned" : "Node";
    const Ref r = world.allocate(class_(name), 0);
    world.extra_roots.pop_back();
    world.heap.store<Ref>(r, offset(name, "a"), inner);
    return r;
  }
  // Makes it a root of that kind. A new kind of root has its line here, and so a part in the tests below.
  void put(RootKind kind, Ref object) {
    ThreadCore& core = thread().core;
    world.before_write_thread(thread().id);
    switch (kind) {
      case RootKind::ThreadObject: core.java_thread = object; return;
      case RootKind::PendingException: core.pending_exception = object; return;
      case RootKind::WaitObject: core.wait_object = object; return;
      case RootKind::WaitMonitor: core.wait_monitor = object; return;
      case RootKind::Register: ref(thread(), 3) = object; return;
      case RootKind::Static: world.heap.store<Ref>(holder, offset("Main", "second"), object); return;
      case RootKind::Permanent: world.heap.store<Ref>(mirror, offset("java/lang/Class", "note"), object); return;
      case RootKind::NativeLocal:
        local = object;
        world.extra_roots = {&local};
        return;
      case RootKind::Finalizable: return;  // it is one from the begin
      case RootKind::Finalizing: world.queue_finalizer(object); return;
    }
    HEDDLE_UNREACHABLE("kind of root");
  }
  // The object that is there now.
  Ref get(RootKind kind) {
    Ref found = 0;
    for_each_root(world, {kind}, [&](Ref r) {
      if (r != 0) found = r;
    });
    return found;
  }

  const Ref holder, mirror;  // permanent: Main's statics, the Class object of Node
  Ref local = 0;
};

inline std::vector<RootKind> every_root_kind() {
  std::vector<RootKind> kinds;
  for (u32 k = 0; k < kRootKinds; ++k) kinds.push_back(static_cast<RootKind>(k));
  return kinds;
}

}  // namespace heddle::vm
