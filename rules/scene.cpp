#include "rules/scene.h"

#include <algorithm>

#include "tester/describe.h"
#include "tester/explain.h"

namespace heddle::rules {

bool concurrent(const Stamp& a, const Stamp& b) {
  const auto before = [](const Stamp& x, const Stamp& y) {
    return x.thread == y.thread || (x.thread < y.seen.size() && y.seen[x.thread] >= x.tick);
  };
  return !before(a, b) && !before(b, a);
}

const Held* Actor::holds(LockId lock) const {
  const auto at = std::find_if(held.begin(), held.end(), [&](const Held& h) { return h.lock == lock; });
  return at == held.end() ? nullptr : &*at;
}

const std::string& Scene::label(LockId lock) const {
  static const std::string none = "?";
  const auto known = locks.find(lock);
  return known == locks.end() ? none : known->second.label;
}

std::vector<ThreadId> Scene::holders(LockId lock) const {
  std::vector<ThreadId> found;
  for (ThreadId t = 0; t < actors.size(); ++t)
    if (actors[t].holds(lock) != nullptr) found.push_back(t);
  return found;
}

size_t Scene::waiters(LockId lock) const {
  return static_cast<size_t>(std::count_if(actors.begin(), actors.end(), [&](const Actor& a) {
    return a.standing == Standing::Blocked && a.wants == lock;
  }));
}

const Place* Scene::place(MethodId method, u32 pc) const {
  const auto [known, is_new] = places_.try_emplace(static_cast<u64>(method) << 32 | pc);
  if (is_new)
    if (const vm::Method* m = world.classes.method_by_id(method)) known->second = tester::place_of(*m, pc);
  return &known->second;
}

u32 Scene::priority(ThreadId t) const {
  constexpr u32 kNormal = 5;
  const Ref thread = world.thread(t).core.java_thread;
  if (thread == 0) return kNormal;
  const vm::Class* c = world.classes.well_known().thread;
  const vm::Field* f = c == nullptr ? nullptr : c->find_field("priority", "I");
  const u32 priority = f == nullptr ? 0 : world.heap.load<u32>(thread, f->offset);
  return priority == 0 ? kNormal : priority;
}

std::string at(const Place* place) { return place == nullptr || place->file.empty() ? "" : tester::place_text(*place); }

OwnFrame own_frame(const vm::World& world, ThreadId t) {
  OwnFrame own;
  const vm::Thread& thread = world.thread(t);
  for (u32 i = thread.core.frame_count; i-- > 0;) {
    const vm::Method* m = world.classes.method_by_id(thread.frames[i].method);
    if (m->owner->is_library) {
      own.callee = m;
      continue;
    }
    own.depth = i;
    own.method = m;
    own.pc = thread.frames[i].pc;
    return own;
  }
  own.callee = nullptr;
  return own;
}

// (The register may be dead, and hold anything, if the method does not use its receiver any more.)
Ref receiver_of(const vm::World& world, ThreadId t, u32 frame) {
  const vm::Thread& thread = world.thread(t);
  const vm::Method* method = world.classes.method_by_id(thread.frames[frame].method);
  if (method->is_static()) return 0;
  const Ref r = thread.refs[thread.frames[frame].ref_base];
  if (r == 0 || r >= world.heap.top() || world.heap.header(r).class_id >= world.classes.class_count()) return 0;
  const vm::Class* c = world.classes.by_id(world.heap.header(r).class_id);
  return c != nullptr && c->is_subclass_of(method->owner) ? r : 0;
}

}  // namespace heddle::rules
