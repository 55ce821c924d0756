#include "tester/block.h"

namespace heddle::tester {

u64 place_hash(const vm::World& world, ThreadId t) {
  const vm::Thread& thread = world.thread(t);
  if (thread.core.frame_count == 0) return 0;
  const vm::Frame& top = thread.top();
  u64 hash = world.classes.method_by_id(top.method)->name_hash;
  for (const u64 part : {u64{thread.core.frame_count}, u64{top.pc & 0x7fffffffu}})
    hash = (hash ^ part) * 0x9e3779b97f4a7c15ull, hash ^= hash >> 29;
  return hash | 1;
}

Want want_of(const interp::Pending& pending) {
  using interp::StopKind;
  const interp::Operation& o = pending.operation;
  if (pending.can_go_on()) return {};
  switch (o.kind) {
    case StopKind::Join:
      if (interp::is_unless_stuck(o)) return {WantKind::OthersStuck, o.target, vm::kNoThread};
      // Under the thread object's own monitor.
      if (pending.by != o.target) return {WantKind::Monitor, o.object, pending.by};
      return {WantKind::Join, o.target, o.target};
    case StopKind::Park:
      return {o.has_time_limit() ? WantKind::TimedPermit : WantKind::Permit, o.thread, vm::kNoThread};
    case StopKind::TakeReclaimed:
    case StopKind::AwaitFinalizers: return {WantKind::Permit, o.thread, vm::kNoThread};
    case StopKind::ClassInit: return {WantKind::Monitor, kInitMonitor | o.class_id, pending.by};
    case StopKind::Enter:
    case StopKind::Reacquire:
    case StopKind::Death: return {WantKind::Monitor, o.object, pending.by};
    default: return {};  // waits for a notify
  }
}
namespace {

template <typename T>
bool intersects(const T* a, const T* a_end, const T* b, const T* b_end) {  // sorted
  while (a != a_end && b != b_end) {
    if (*a < *b) ++a;
    else if (*b < *a) ++b;
    else return true;
  }
  return false;
}

bool variables_meet(const BlockArena& arena, Slice x, Slice y, u32 ignored_offset) {
  const Variable* a = arena.variables.data() + x.begin;
  const Variable* b = arena.variables.data() + y.begin;
  if (ignored_offset == 0) return intersects(a, a + x.size, b, b + y.size);
  for (u32 i = 0; i < x.size; ++i)
    if (variable::offset_of(a[i]) != ignored_offset && std::binary_search(b, b + y.size, a[i])) return true;
  return false;
}

// The paper's r1 ∩ r2 is about the program's data: our special variables do not count.
bool data_meets(const BlockArena& arena, Slice x, Slice y) {
  const Variable* a = arena.variables.data() + x.begin;
  const Variable* b = arena.variables.data() + y.begin;
  for (u32 i = 0; i < x.size; ++i)
    if (variable::is_data(a[i]) && std::binary_search(b, b + y.size, a[i])) return true;
  return false;
}

// Does a leave held, or give up, something that b acquires or wants? Lists are short and unsorted.
bool leaves_what_is_acquired(const BlockArena& arena, const Block& a, const Block& b) {
  auto hits = [&](Slice left) {
    for (u32 i = 0; i < left.size; ++i) {
      Ref m = arena.monitors[left.begin + i];
      if (b.want.kind == WantKind::Monitor && b.want.what == m) return true;
      for (u32 j = 0; j < b.acquired.size; ++j)
        if (arena.monitors[b.acquired.begin + j] == m) return true;
    }
    return false;
  };
  return hits(a.keep) || hits(a.released);
}

}  // namespace

bool dependent(const BlockArena& arena, const Block& a, const Block& b, const DependenceOptions& options) {
  if (a.thread == b.thread || a.everything || b.everything) return true;
  u32 ignored = options.without_variable;
  if (options.printed_conflict) {
    // "w1 ∩ w2 or r1 ∩ r2 or w1 ∩ r2" with pair 1 the delayed block b, as figure 6's text prints it.
    return variables_meet(arena, b.writes, a.writes, ignored) || data_meets(arena, b.reads, a.reads) ||
           variables_meet(arena, b.writes, a.reads, ignored);
  }
  if ((a.write_mask & (b.write_mask | b.read_mask)) &&
      (variables_meet(arena, a.writes, b.writes, ignored) || variables_meet(arena, a.writes, b.reads, ignored)))
    return true;
  if ((a.read_mask & b.write_mask) && variables_meet(arena, a.reads, b.writes, ignored)) return true;
  const auto adds_to = [&](const Block& x, const Block& y) {
    return (x.add_mask & (y.read_mask | y.write_mask)) != 0 &&
           (variables_meet(arena, x.adds, y.reads, ignored) || variables_meet(arena, x.adds, y.writes, ignored));
  };
  if (!options.without_adds && (adds_to(a, b) || adds_to(b, a))) return true;
  if (options.locks == LockDependence::None || options.without_keep) return false;
  if ((a.leave_mask & b.acquire_mask) && leaves_what_is_acquired(arena, a, b)) return true;
  return (b.leave_mask & a.acquire_mask) && leaves_what_is_acquired(arena, b, a);
}

}  // namespace heddle::tester
