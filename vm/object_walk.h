// The one enumeration of the references in a World: its roots, which lie outside ordinary objects, and the references
// that an object has. The collector, the digest, saved worlds, reachability, names and inspection all go by it, so what
// is added here is seen by all of them.
//
// Each function is a template over who asks. Of a World the visitor gets `const Ref&`; of the MovingWorld, which only
// the collector can make, `Ref&`, to which it may assign. A visitor that also takes a description (Root, Edge) is told
// where the reference lies; for one that does not, none is made.
//
// No roots are: literals, Class objects, singletons and holders of statics, which the tables of linked code refer to.
// They are permanent: they never move or die, so nothing has to find these references. What *they* refer to are roots
// (Static, Permanent). Nor are old images in the undo log, which show objects as they were at a mark: they refer to
// nothing younger than it, and what is older stays where it is. Who keeps references outside the World, which the
// program cannot get at, follows the objects by himself (RelocationListener).
#pragma once

#include <algorithm>
#include <initializer_list>
#include <span>
#include <type_traits>
#include <unordered_set>
#include <vector>

#include "vm/live_registers.h"
#include "vm/world.h"

namespace heddle::vm {

enum class RootKind : u8 {
  // In a thread's record (ThreadCore).
  ThreadObject,
  PendingException,
  WaitObject,
  WaitMonitor,
  Register,     // a live one, of a frame on a thread's stack
  Static,       // a static field
  Permanent,    // a field of another permanent object
  NativeLocal,  // World::extra_roots
  // Objects in World::finalizable: whose finalizer has not run, and which wait for that. (Others, which stand there
  // while
  // a mark is outstanding, are no roots.)
  Finalizable,
  Finalizing,
};
inline constexpr u32 kRootKinds = static_cast<u32>(RootKind::Finalizing) + 1;

class RootKinds {
 public:
  constexpr RootKinds(std::initializer_list<RootKind> kinds) {
    for (RootKind k : kinds) bits_ |= bit(k);
  }
  constexpr bool has(RootKind k) const { return (bits_ & bit(k)) != 0; }
  constexpr bool any_of(RootKinds other) const { return (bits_ & other.bits_) != 0; }
  constexpr RootKinds without(RootKinds other) const { return RootKinds(bits_ & ~other.bits_); }
  constexpr RootKinds with(RootKinds other) const { return RootKinds(bits_ | other.bits_); }

 private:
  constexpr explicit RootKinds(u32 bits) : bits_(bits) {}
  static constexpr u32 bit(RootKind k) { return 1u << static_cast<u32>(k); }
  u32 bits_ = 0;
};

inline constexpr RootKinds kThreadRoots = {RootKind::ThreadObject, RootKind::PendingException, RootKind::WaitObject,
                                           RootKind::WaitMonitor, RootKind::Register};
inline constexpr RootKinds kPermanentRoots = {RootKind::Static, RootKind::Permanent};
inline constexpr RootKinds kFinalizerRoots = {RootKind::Finalizable, RootKind::Finalizing};
// What threads can get at by themselves: JLS 12.6.1 calls an object that none of these leads to not reachable.
inline constexpr RootKinds kProgramRoots = kThreadRoots.with(kPermanentRoots).with({RootKind::NativeLocal});
inline constexpr RootKinds kAllRoots = kProgramRoots.with(kFinalizerRoots);

// Where a root lies.
struct Root {
  RootKind kind;
  ThreadId thread = kNoThread;  // those in a thread's record, registers
  u32 frame = 0;                // registers: of the frame with that index (0 is the outermost) ...
  u16 reg = 0;                  // ... the one of that number
  Ref holder = 0;               // Static, Permanent: the permanent object ...
  u32 offset = 0;               // ... and where in its payload (an element: index * sizeof(Ref))
};

// Where a reference of an object lies: at that offset of its payload. `number`: among the object's references.
struct Edge {
  u32 offset;
  u32 number;
};

// A World whose references may be changed without a trace in the undo log, because the objects themselves are moved.
class MovingWorld {
 public:
  World& world() const { return world_; }
  u8* payload(Ref r) const { return world_.heap.movable_payload(r); }
  void move(Ref from, Ref to, u64 bytes) const { world_.heap.move(from, to, bytes); }

 private:
  friend class Collector;
  explicit MovingWorld(World& world) : world_(world) {}
  World& world_;
};

namespace walk {

inline const World& world_of(const World& world) { return world; }
inline World& world_of(const MovingWorld& moving) { return moving.world(); }
inline const u8* payload_of(const World& world, Ref r) { return world.heap.payload(r); }
inline u8* payload_of(const MovingWorld& moving, Ref r) { return moving.payload(r); }

// `T`, which may be changed if `W` is the MovingWorld.
template <typename W, typename T>
using Alike = std::conditional_t<std::is_same_v<std::remove_const_t<W>, MovingWorld>, T, const T>;

template <typename Description, typename Visit, typename Slot, typename... Parts>
void tell(Visit& visit, Slot& slot, Parts... parts) {
  if constexpr (std::is_invocable_v<Visit&, Slot&, const Description&>) visit(slot, Description{parts...});
  else visit(slot);
}

}  // namespace walk

// --- the references of an object

// Where an instance of the class, or the holder of its statics, has references: offsets in the payload, ascending. (Of
// arrays of references all elements are.)
inline const std::vector<u32>& reference_offsets(const Class& c, bool statics) {
  return statics ? c.static_ref_offsets : c.ref_offsets;
}

// Calls visit(slot) or visit(slot, Edge) for each reference field or element of the object, null or not, in order of
// address.
template <typename W, typename Visit>
void for_each_reference(const W& in, Ref r, Visit&& visit) {
  using Slot = walk::Alike<W, Ref>;
  const World& world = walk::world_of(in);
  const ObjectHeader& h = world.heap.header(r);
  const Class& c = *world.classes.by_id(h.class_id);
  auto* const payload = walk::payload_of(in, r);
  const bool statics = (h.flags & kStaticsHolder) != 0;
  if (c.elements == Elements::Refs && !statics) {
    Slot* elements = reinterpret_cast<Slot*>(payload);
    for (u32 i = 0; i < h.length; ++i) walk::tell<Edge>(visit, elements[i], static_cast<u32>(i * sizeof(Ref)), i);
    return;
  }
  u32 number = 0;
  for (u32 offset : reference_offsets(c, statics))
    walk::tell<Edge>(visit, *reinterpret_cast<Slot*>(payload + offset), offset, number++);
}

// Of a large array, those elements that lie in one of its cards.
template <typename W, typename Visit>
void for_each_reference_in_card(const W& in, Ref r, u32 card, Visit&& visit) {
  using Slot = walk::Alike<W, Ref>;
  const World& world = walk::world_of(in);
  const ObjectHeader& h = world.heap.header(r);
  if (world.classes.by_id(h.class_id)->elements != Elements::Refs) return;
  constexpr u32 kPerCard = kCardBytes / sizeof(Ref);
  Slot* elements = reinterpret_cast<Slot*>(walk::payload_of(in, r));
  const u32 end = static_cast<u32>(std::min<u64>(h.length, (static_cast<u64>(card) + 1) * kPerCard));
  for (u32 i = card * kPerCard; i < end; ++i) visit(elements[i]);
}

// --- roots

// Those in a thread's record, null or not; `C` is ThreadCore or const ThreadCore.
template <typename C, typename Visit>
void for_each_record_root(C& core, ThreadId thread, Visit&& visit) {
  walk::tell<Root>(visit, core.java_thread, RootKind::ThreadObject, thread);
  walk::tell<Root>(visit, core.pending_exception, RootKind::PendingException, thread);
  walk::tell<Root>(visit, core.wait_object, RootKind::WaitObject, thread);
  walk::tell<Root>(visit, core.wait_monitor, RootKind::WaitMonitor, thread);
}

// Those among the registers of a frame of a thread or const thread; `live`: which of its reference registers are
// (live_registers.h).
template <typename T, typename Visit>
void for_each_register_root(T& thread, u32 frame, std::span<const u16> live, Visit&& visit) {
  const Frame& f = thread.frames[frame];
  // What the frame above overlaps belongs to it.
  const u32 end = frame + 1 == thread.core.frame_count ? ~0u : thread.frames[frame + 1].ref_base;
  for (u16 reg : live) {
    if (f.ref_base + reg >= end) break;  // they are sorted
    std::conditional_t<std::is_const_v<T>, const Ref, Ref>& slot = thread.refs[f.ref_base + reg];
    walk::tell<Root>(visit, slot, RootKind::Register, thread.id, frame, reg);
  }
}

// Of the kinds kThreadRoots those of one thread, which may have ended but must have been started: its record, then the
// frames from `lowest` on, outermost first.
template <typename W, typename Visit>
void for_each_root_of(const W& in, walk::Alike<W, Thread>& thread, RootKinds kinds, Visit&& visit, u32 lowest = 0) {
  const World& world = walk::world_of(in);
  for_each_record_root(thread.core, thread.id, [&](auto& slot, const Root& root) {
    if (!kinds.has(root.kind)) return;
    if constexpr (std::is_invocable_v<Visit&, decltype(slot), const Root&>) visit(slot, root);
    else visit(slot);
  });
  if (!kinds.has(RootKind::Register)) return;
  std::vector<u16> refs, prims;
  for (u32 i = lowest; i < thread.core.frame_count; ++i) {
    const Frame& f = thread.frames[i];
    live_registers(*world.classes.method_by_id(f.method), f.pc, executes_next(thread, i), refs, prims);
    for_each_register_root(thread, i, refs, visit);
  }
}

// In permanent objects: static fields by the number of their class, then the others in order of address.
template <typename W, typename Visit>
void for_each_permanent_root(const W& in, RootKinds kinds, Visit&& visit) {
  const World& world = walk::world_of(in);
  const auto fields = [&](RootKind kind, Ref holder) {
    for_each_reference(in, holder, [&](auto& slot, const Edge& edge) {
      walk::tell<Root>(visit, slot, kind, kNoThread, 0u, static_cast<u16>(0), holder, edge.offset);
    });
  };
  if (kinds.has(RootKind::Static))
    for (ClassId id = 0; id < world.classes.class_count(); ++id)
      if (const Ref statics = world.classes.by_id(id)->statics; statics != 0) fields(RootKind::Static, statics);
  if (kinds.has(RootKind::Permanent))
    world.heap.for_each_permanent([&](Ref r) {
      if (!(world.heap.header(r).flags & kStaticsHolder)) fields(RootKind::Permanent, r);
    });
}

// Calls visit(slot) or visit(slot, Root) for each root of those kinds, null or not. Each slot once, if no native has
// registered one twice. `lowest(thread)`: the index of the first frame of that thread that is looked at.
template <typename W, typename Visit, typename Lowest>
void for_each_root(const W& in, RootKinds kinds, Visit&& visit, Lowest&& lowest) {
  auto& world = walk::world_of(in);
  if (kinds.any_of(kPermanentRoots)) for_each_permanent_root(in, kinds, visit);
  if (kinds.any_of(kThreadRoots)) {
    for (auto& slot : world.threads) {
      walk::Alike<W, Thread>& thread = *slot;
      if (thread.core.state != ThreadState::Unborn) for_each_root_of(in, thread, kinds, visit, lowest(thread));
    }
  }
  if (kinds.has(RootKind::NativeLocal)) {
    for (Ref* local : world.extra_roots) {
      walk::Alike<W, Ref>& slot = *local;
      walk::tell<Root>(visit, slot, RootKind::NativeLocal);
    }
  }
  if (!kinds.any_of(kFinalizerRoots)) return;
  for (walk::Alike<W, Ref>& slot : world.finalizable) {
    const u32 flags = world.heap.header(slot).flags;
    if (!(flags & (kFinalizable | kFinalizing))) continue;
    const RootKind kind = flags & kFinalizing ? RootKind::Finalizing : RootKind::Finalizable;
    if (kinds.has(kind)) walk::tell<Root>(visit, slot, kind);
  }
}
template <typename W, typename Visit>
void for_each_root(const W& in, RootKinds kinds, Visit&& visit) {
  for_each_root(in, kinds, visit, [](const Thread&) { return 0u; });
}

// --- what can be reached

// A walk from references to everything that they lead to: each object once, nearest first. It goes through weak
// references as through any other, and changes nothing. (The collector's own is vm/trace.h.)
class Reach {
 public:
  explicit Reach(const World& world) : world_(world) {}

  void add(Ref r) {
    if (r != 0 && met_.insert(r).second) order_.push_back(r);
  }
  void add_roots(RootKinds kinds) {
    for_each_root(world_, kinds, [this](Ref r) { add(r); });
  }

  enum class Step : u8 { On, Skip, Stop };  // go on; but not through this object; no further at all
  // Calls visit(Ref) for each object that what was added leads to. It may add more, and says how to go on. After Stop a
  // later call begins with the same object again.
  template <typename Visit>
  void each(Visit&& visit) {
    for (; next_ < order_.size(); ++next_) {
      const Ref r = order_[next_];
      const Step step = visit(r);
      if (step == Step::Stop) return;
      if (step == Step::On) for_each_reference(world_, r, [this](Ref to) { add(to); });
    }
  }
  bool leads_to(Ref wanted) {
    each([&](Ref) { return met_.contains(wanted) ? Step::Stop : Step::On; });
    return met_.contains(wanted);
  }
  size_t met() const { return order_.size(); }  // so far

 private:
  const World& world_;
  std::unordered_set<Ref> met_;
  std::vector<Ref> order_;  // of discovery
  size_t next_ = 0;         // to be visited
};

}  // namespace heddle::vm
