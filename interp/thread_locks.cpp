#include "interp/thread_locks.h"

#include <algorithm>
#include <unordered_set>

#include "interp/exceptions.h"
#include "interp/library_contract.h"
#include "interp/monitors.h"
#include "vm/object_walk.h"

namespace heddle::interp {

namespace {

// The nearest of the object's classes that has this name, if it is the library's; null: none.
const Class* library_class(const World& world, Ref object, std::string_view name) {
  for (const Class* c = &class_of(world, object); c != nullptr; c = c->super)
    if (c->is_library && c->name == name) return c;
  return nullptr;
}

const vm::Field* reference_field(const Class& c, std::string_view name) {
  for (const vm::Field& f : c.fields)
    if (f.name == name && !f.is_static() && f.bank == vm::Bank::Ref) return &f;
  return nullptr;
}

// Of whom the field `owner` is, or what stands in its place. Null: the object has none.
const vm::Field* owner_field(const World& world, Ref object) {
  if (const Class* c = library_class(world, object, library::kOwnableSynchronizer))
    return reference_field(*c, library::kExclusiveOwner);
  if (const Class* c = library_class(world, object, library::kWaitQueue))
    return reference_field(*c, library::kQueueOwner);
  return nullptr;
}

}  // namespace

std::vector<HeldMonitor> monitors_held(const World& world, ThreadId thread, ThreadId asks) {
  std::vector<HeldMonitor> held;
  const Thread& t = world.thread(thread);
  u32 depth = 0;
  std::vector<u32> entries;  // of handlers of one frame: a statement may have several ranges
  for (u32 i = t.core.frame_count; i-- > 0;) {
    const Frame& frame = t.frames[i];
    if (frame.flags & kInitFirst) continue;
    const Method& method = method_of(world, frame);
    const auto hold = [&](u16 lock) {
      const Ref object = t.refs[frame.ref_base + lock];
      if (object == 0 || monitor_owner(world, object) != thread) return;
      if (!is_internal_monitor(world, object)) held.push_back({object, depth});
    };
    // In front of the end of a statement it is no handler's part any more.
    if (!method.is_native())
      if (const bytecode::Instruction& next = method.image->code[frame.pc]; next.op == bytecode::Opcode::MONEXIT)
        hold(next.a);
    entries.clear();
    for (const vm::LinkedHandler& h : method.handlers) {
      if (frame.pc < h.start || frame.pc >= h.end || h.type != nullptr) continue;
      const bytecode::Instruction& first = method.image->code[h.target];
      if (first.op != bytecode::Opcode::MONEXIT || std::find(entries.begin(), entries.end(), h.target) != entries.end())
        continue;
      entries.push_back(h.target);
      hold(first.a);
    }
    const bool is_top = i + 1 == t.core.frame_count;
    if (!is_hidden_frame(method) && !(is_top && (thread == asks || is_own_native(method)))) ++depth;
  }
  return held;
}

bool is_internal_monitor(const World& world, Ref object) {
  return library_class(world, object, library::kMonitor) != nullptr;
}

Ref synchronizer_behind(const World& world, Ref wait_set) {
  const Class& c = class_of(world, wait_set);
  if (!c.is_library) return wait_set;
  const vm::Field* const field = reference_field(c, library::kSynchronizerOfWaiter);
  const Ref behind = field == nullptr ? 0 : world.heap.load<Ref>(wait_set, field->offset);
  return behind == 0 ? wait_set : behind;
}

bool is_owned_synchronizer(const World& world, Ref object) { return owner_field(world, object) != nullptr; }

ThreadId holder_of(const World& world, Ref object) {
  const vm::Field* const field = owner_field(world, object);
  if (field == nullptr) return monitor_owner(world, object);
  const Ref owner = world.heap.load<Ref>(object, field->offset);
  return owner == 0 ? vm::kNoThread : thread_of(world, owner);
}

std::vector<Ref> synchronizers_held(const World& world, ThreadId thread) {
  std::vector<Ref> held, reached;
  std::unordered_set<Ref> seen;
  const auto visit = [&](const Ref& r) {
    if (r != 0 && seen.insert(r).second) reached.push_back(r);
  };
  vm::for_each_root(world, vm::kProgramRoots, visit);
  for (size_t next = 0; next < reached.size(); ++next) {
    const Ref r = reached[next];
    const bool is_lock = is_owned_synchronizer(world, r) || library_class(world, r, library::kMonitorLock) != nullptr;
    if (is_lock && holder_of(world, r) == thread) held.push_back(r);
    vm::for_each_reference(world, r, visit);
  }
  return held;
}

}  // namespace heddle::interp
