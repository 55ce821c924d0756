#include "checkpoint/world_image.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "checkpoint/real_world.h"
#include "checkpoint/type_check.h"
#include "checkpoint/world_order.h"
#include "interp/operation.h"
#include "interp/vm_ops.h"
#include "vm/object_walk.h"

namespace heddle::checkpoint {

using vm::Class;
using vm::Elements;
using vm::Frame;
using vm::Heap;
using vm::Method;
using vm::ObjectHeader;
using vm::Ref;
using vm::Thread;
using vm::ThreadCore;
using vm::World;

template <typename A>
void serialise(A& archive, RealFiles::OpenFile& f) {
  archive(f.uses, f.path, f.open, f.flags, f.position, f.deleted, f.same_as, f.contents);
}

namespace {

template <typename T>
std::string bytes_of(const T& value) {
  static_assert(std::is_trivially_copyable_v<T>);
  return {reinterpret_cast<const char*>(&value), sizeof value};
}

template <typename T>
bool set_bytes(const std::string& bytes, T* value) {
  if (bytes.size() != sizeof *value) return false;
  std::memcpy(value, bytes.data(), bytes.size());
  return true;
}

template <typename T>
std::string array_bytes(const T* values, size_t count) {
  return count == 0 ? std::string() : std::string(reinterpret_cast<const char*>(values), count * sizeof(T));
}

// A thread as it lies in the archive: plain bytes of this machine.
struct ThreadImage {
  std::string core, frames, refs, prims;
};

template <typename A>
void serialise(A& archive, ThreadImage& t) {
  archive(t.core, t.frames, t.refs, t.prims);
}

struct InitImage {
  vm::InitState state = vm::InitState::None;
  vm::ThreadId thread = vm::kNoThread;
  u32 pending_at = 0;
};

template <typename A>
void serialise(A& archive, InitImage& i) {
  archive(i.state, i.thread, i.pending_at);
}

struct Image {
  WorldOrder order;
  Ref first_ordinary = 0, top = 0, boot_top = 0;
  u32 boot_serials = 0;
  u64 pace_limit = 0, allocated_total = 0, collections = 0;
  std::string permanent, ordinary, scalars;
  std::vector<ThreadImage> threads;
  std::vector<InitImage> class_init;
  std::string out, err;
  u64 out_flushed = 0, err_flushed = 0;
  std::vector<Ref> finalizable;
  std::vector<RealFiles::OpenFile> open_files;
};

template <typename A>
void serialise(A& archive, Image& i) {
  archive(i.order, i.first_ordinary, i.top, i.boot_top, i.boot_serials, i.pace_limit, i.allocated_total);
  archive(i.collections, i.permanent, i.ordinary, i.scalars, i.threads, i.class_init, i.out, i.err, i.out_flushed);
  archive(i.err_flushed, i.finalizable, i.open_files);
}

// --- loading

class Loader {
 public:
  Loader(World& world, Image& image) : world_(world), heap_(world.heap), image_(image) {}

  bool load(std::string* error) {
    *error = "is damaged (what it holds is no world of this program)";
    if (image_.first_ordinary != heap_.first_ordinary() || heap_.top() != heap_.first_ordinary()) return false;
    if (!bring_into_order(world_, image_.order, error)) return false;
    if (image_.threads.size() != world_.threads.size() || !set_bytes(image_.scalars, &world_.scalars)) return false;
    if (!load_heap() || !load_class_init()) return false;
    for (size_t id = 0; id < image_.threads.size(); ++id)
      if (!load_thread(*world_.threads[id], image_.threads[id])) return false;
    if (!load_finalizable() || !check_counts() || !check_types() || !check_thread_objects() || !check_arrivals())
      return false;
    world_.out = {image_.out, image_.out_flushed};
    world_.err = {image_.err, image_.err_flushed};
    world_.collections = image_.collections;
    error->clear();
    return true;
  }

 private:
  bool load_heap() {
    const Ref top = image_.top, first = heap_.first_ordinary();
    if (top < first || top > heap_.limit()) return false;
    if (image_.permanent.size() != heap_.permanent_memory().size()) return false;
    if (image_.ordinary.size() != static_cast<size_t>(top - first) * 8) return false;
    if (image_.boot_top != 0 && (image_.boot_top < first || image_.boot_top > top)) return false;
    if (!same_permanents()) return false;
    heap_.adopt(image_.permanent, image_.ordinary, image_.pace_limit, image_.allocated_total);
    world_.boot_top = image_.boot_top;
    world_.boot_serials = image_.boot_serials;
    if (!find_objects()) return false;
    // Whatever epochs stand in the objects: all of them are older than any mark.
    heap_.skip_to_epoch(~0u);
    heap_.new_epoch();
    return check_references();
  }

  // The permanent objects have been made in the right order already; only their contents may differ.
  bool same_permanents() const {
    bool same = true;
    heap_.for_each_permanent([&](Ref r) {
      ObjectHeader h;
      std::memcpy(&h, image_.permanent.data() + static_cast<size_t>(r - 1) * 8, sizeof h);
      const ObjectHeader& now = heap_.header(r);
      const u32 fixed = vm::kStaticsHolder | vm::kLargeArray;
      same &=
          h.class_id == now.class_id && h.length == now.length && ((h.flags ^ now.flags) & fixed) == 0 && is_header(h);
    });
    return same;
  }

  // Fields that the VM itself relies on.
  bool is_header(const ObjectHeader& h) const {
    const size_t threads = world_.threads.size();
    if (h.owner > threads || (h.owner == 0) != (h.count == 0)) return false;
    if (h.creator >= threads && h.creator != vm::kBootCreator) return false;
    const Class& c = *world_.classes.by_id(h.class_id);
    const bool thread = (c.object_flags & vm::kThreadObject) && !(h.flags & vm::kStaticsHolder);
    const bool finalizable = h.flags & (vm::kFinalizable | vm::kFinalizing);
    return thread == ((h.flags & vm::kThreadObject) != 0) && (!finalizable || c.finalizer != nullptr);
  }

  // Objects follow each other without gaps up to the top; each is of a class that can have any.
  bool find_objects() {
    const Ref first = heap_.first_ordinary(), top = heap_.top();
    starts_.assign((static_cast<size_t>(top - first) + 63) / 64, 0);
    for (u64 r = first; r < top;) {
      if (top - r < vm::kHeaderBytes / 8) return false;
      const ObjectHeader& h = heap_.header(static_cast<Ref>(r));
      if (h.class_id >= world_.classes.class_count() || !is_header(h)) return false;
      const Class& c = *world_.classes.by_id(h.class_id);
      if (c.is_primitive() || c.is_interface() || (h.flags & vm::kStaticsHolder)) return false;
      if (&c == world_.classes.well_known().class_) return false;  // these are permanent
      if (c.elements == Elements::None && ((h.flags & vm::kLargeArray) || h.length != 0)) return false;
      const bool large =
          c.elements != Elements::None && heap_.payload_bytes(static_cast<Ref>(r)) > vm::kLargeArrayBytes;
      if (large != ((h.flags & vm::kLargeArray) != 0)) return false;
      const u64 size = heap_.size_of(static_cast<Ref>(r)) / 8;
      if (size > top - r) return false;
      const u64 bit = r - first;
      starts_[bit / 64] |= 1ull << (bit % 64);
      r += size;
    }
    heap_.for_each_permanent([&](Ref r) {
      if (!(heap_.header(r).flags & vm::kStaticsHolder)) permanents_.push_back(r);
    });
    return true;
  }

  // Null, or where an object begins. (A holder of static fields is none for programs, though it looks like one of its
  // class.)
  bool is_object(Ref r) const {
    if (r == 0) return true;
    if (r < heap_.first_ordinary()) return std::binary_search(permanents_.begin(), permanents_.end(), r);
    if (r >= heap_.top()) return false;
    const u32 bit = r - heap_.first_ordinary();
    return (starts_[bit / 64] >> (bit % 64)) & 1;
  }

  bool check_references() const {
    bool good = true;
    const auto check = [&](Ref r) { vm::for_each_reference(world_, r, [&](Ref to) { good &= is_object(to); }); };
    heap_.for_each_permanent(check);
    heap_.for_each_object(check);
    return good;
  }

  bool load_class_init() {
    if (image_.class_init.size() > world_.classes.class_count()) return false;
    world_.class_init.resize(image_.class_init.size());
    for (size_t id = 0; id < image_.class_init.size(); ++id) {
      const InitImage& i = image_.class_init[id];
      if (i.state > vm::InitState::Failed) return false;
      if (i.state == vm::InitState::Running && i.thread >= world_.threads.size()) return false;
      world_.class_init[id] = {0, i.state, i.thread, i.pending_at};
    }
    return true;
  }

  bool load_thread(Thread& t, const ThreadImage& image) {
    ThreadCore core;
    if (!set_bytes(image.core, &core) || core.state > vm::ThreadState::Dead) return false;
    if (image.frames.size() != core.frame_count * sizeof(Frame) || core.frame_count > Thread::kMaxFrames) return false;
    if (image.refs.size() != core.ref_top * sizeof(Ref) || core.ref_top > Thread::kMaxRefs) return false;
    if (image.prims.size() != core.prim_top * sizeof(u64) || core.prim_top > Thread::kMaxPrims) return false;
    bool good = true;
    vm::for_each_record_root(core, t.id, [&](Ref r) { good &= is_object(r); });
    if (!good) return false;
    if (lives(core) ? core.java_thread == 0 : core.frame_count != 0) return false;
    const bool waits = vm::in_wait_set(core.state) || core.state == vm::ThreadState::Reacquire;
    if (waits && (core.wait_object == 0 || core.saved_count == 0)) return false;
    core.epoch = core.local_state = 0;
    t.core = core;
    t.low_water = 0;
    std::memcpy(t.frames, image.frames.data(), image.frames.size());
    std::memcpy(t.refs, image.refs.data(), image.refs.size());
    std::memcpy(t.prims, image.prims.data(), image.prims.size());
    return check_frames(t) && check_state(t);
  }

  static bool lives(const ThreadCore& core) {
    return core.state != vm::ThreadState::Unborn && core.state != vm::ThreadState::Dead;
  }

  // Each frame's registers begin within, or just behind, those of the frame below, and what is live in them refers
  // to objects. (TypeCheck looks more closely.)
  bool check_frames(const Thread& t) {
    u64 ref_begin = 0, prim_begin = 0, ref_end = 0, prim_end = 0;  // of the frame below
    std::vector<u16> refs, prims;
    for (u32 i = 0; i < t.core.frame_count; ++i) {
      const Frame& f = t.frames[i];
      if (f.method >= world_.classes.method_count()) return false;
      Method& m = *world_.classes.method_by_id(f.method);
      std::string error;
      if (m.is_abstract() || (!m.prepared && !world_.classes.prepare(m, &error))) return false;
      if (f.pc >= m.code.size()) return false;
      if (f.ref_base < ref_begin || f.ref_base > ref_end || f.prim_base < prim_begin || f.prim_base > prim_end)
        return false;
      if ((f.flags & vm::kClinitFrame) && f.extra >= world_.classes.class_count()) return false;
      ref_begin = f.ref_base;
      prim_begin = f.prim_base;
      ref_end = ref_begin + m.reference_registers;
      prim_end = prim_begin + m.primitive_registers;
      if (ref_end > Thread::kMaxRefs || prim_end > Thread::kMaxPrims) return false;
      vm::live_registers(m, f.pc, vm::executes_next(t, i), refs, prims);
      if (!refs.empty() && refs.back() >= m.reference_registers) return false;
      bool good = true;
      vm::for_each_register_root(t, i, refs, [&](Ref r) { good &= is_object(r); });
      if (!good) return false;
    }
    return ref_end == t.core.ref_top && prim_end == t.core.prim_top;
  }

  // A thread that waits must stand in a method that waits.
  bool check_state(const Thread& t) const {
    const ThreadCore& core = t.core;
    if (core.pending_exception != 0 && core.frame_count != 0 && !(t.top().flags & vm::kClinitFrame)) return false;
    if (!lives(core) || core.state == vm::ThreadState::Runnable) return true;
    if (core.frame_count == 0) return false;
    const Frame& top = t.top();
    const vm::Instruction& begin = world_.classes.method_by_id(top.method)->code[0];
    if (begin.op != bytecode::Opcode::VMOP || top.flags != 0) return false;
    switch (static_cast<interp::VmOp>(begin.imm())) {
      case interp::VmOp::Wait:
      case interp::VmOp::Await:
      case interp::VmOp::AwaitOrComeLater:
      case interp::VmOp::AwaitUninterruptibly:
        return top.pc == 1 && (vm::in_wait_set(core.state) || core.state == vm::ThreadState::Reacquire);
      case interp::VmOp::Park: return top.pc == 0 && core.state == vm::ThreadState::Parked;
      case interp::VmOp::ThreadSleep: return top.pc == 0 && core.state == vm::ThreadState::Sleeping;
      default: return false;
    }
  }

  bool load_finalizable() {
    u32 waiting = 0;
    for (Ref r : image_.finalizable) {
      if (r == 0 || !is_object(r)) return false;
      waiting += (heap_.header(r).flags & vm::kFinalizing) != 0;
    }
    world_.finalizable = image_.finalizable;
    return waiting == world_.scalars.pending_finalizers;
  }

  // Counts that are kept beside what they count must agree with it.
  bool check_counts() const {
    u32 live = 0, user = 0;
    for (const auto& t : world_.threads) {
      live += lives(t->core);
      user += lives(t->core) && !t->core.daemon;
    }
    if (world_.scalars.live_threads != live || world_.scalars.live_user_threads != user) return false;
    bool good = true;
    const auto owned = [&](Ref r) {
      const u32 owner = heap_.header(r).owner;
      // (A thread that has ended may still hold a lock of java.util.concurrent.)
      good &= owner == 0 || world_.threads[owner - 1]->core.state != vm::ThreadState::Unborn;
    };
    heap_.for_each_permanent(owned);
    heap_.for_each_object(owned);
    return good;
  }

  bool check_types() {
    TypeCheck types(world_);
    if (!types.heap()) return false;
    for (const auto& t : world_.threads) {
      const ThreadCore& core = t->core;
      if (!types.fits(core.java_thread, "Ljava/lang/Thread;") || !types.frames(*t) ||
          !types.fits(core.pending_exception, "Ljava/lang/Throwable;"))
        return false;
    }
    return world_.pending_references() == world_.scalars.pending_references;
  }

  // A Thread object knows the number of its thread, by which the VM finds that.
  bool check_thread_objects() const {
    const vm::Field* const number = world_.classes.well_known().thread_id;
    if (number == nullptr) return true;
    bool good = true;
    const auto check = [&](Ref r) {
      const ObjectHeader& header = heap_.header(r);
      if (!(header.flags & vm::kThreadObject)) return;
      const i32 id = heap_.load<i32>(r, number->offset);
      if (id <= 0) return;  // it has not been started
      const size_t index = static_cast<size_t>(id) - 1;
      good &= index < world_.threads.size() && world_.threads[index]->core.state != vm::ThreadState::Unborn &&
              (!lives(world_.threads[index]->core) || world_.threads[index]->core.java_thread == r);
    };
    heap_.for_each_permanent(check);
    heap_.for_each_object(check);
    for (const auto& t : world_.threads)
      good &= !lives(t->core) || heap_.load<i32>(t->core.java_thread, number->offset) == static_cast<i32>(t->id) + 1;
    return good;
  }

  // Who is said to have arrived at an operation that it cannot go on with stands at one (interp::arrive).
  bool check_arrivals() const {
    return std::ranges::all_of(world_.threads, [&](const auto& t) {
      if (t->core.state != vm::ThreadState::Runnable || t->core.wait_object == 0) return true;
      const interp::Operation stop = interp::pending_operation(world_, t->id);
      const bool at_object = stop.kind == interp::StopKind::Enter || stop.kind == interp::StopKind::Join;
      return stop.kind != interp::StopKind::Wait &&
             t->core.wait_object == (at_object ? stop.object : t->core.java_thread);
    });
  }

  World& world_;
  Heap& heap_;
  Image& image_;
  std::vector<u64> starts_;      // bit per granule of ordinary memory: an object begins here
  std::vector<Ref> permanents_;  // that programs can refer to
};

}  // namespace

void save_world(ArchiveWriter& archive, const World& world) {
  const Heap& heap = world.heap;
  HEDDLE_CHECK(!heap.recording_undo(), "a World with marks cannot be saved");
  Image image;
  image.order = order_of(world);
  image.first_ordinary = heap.first_ordinary();
  image.top = heap.top();
  image.boot_top = world.boot_top;
  image.boot_serials = world.boot_serials;
  image.pace_limit = heap.pace_limit();
  image.allocated_total = heap.allocated_bytes_total();
  image.collections = world.collections;
  image.permanent = heap.permanent_memory();
  image.ordinary = heap.ordinary_memory();
  image.scalars = bytes_of(world.scalars);
  for (const auto& t : world.threads)
    image.threads.push_back({bytes_of(t->core), array_bytes(t->frames, t->core.frame_count),
                             array_bytes(t->refs, t->core.ref_top), array_bytes(t->prims, t->core.prim_top)});
  for (const vm::ClassInitRecord& r : world.class_init) image.class_init.push_back({r.state, r.thread, r.pending_at});
  image.out = world.out.text;
  image.err = world.err.text;
  image.out_flushed = world.out.flushed;
  image.err_flushed = world.err.flushed;
  image.finalizable = world.finalizable;
  if (const auto* files = dynamic_cast<const RealFiles*>(world.files.get())) image.open_files = files->save();
  archive(image);
}

bool load_world(ArchiveReader& archive, World& world, std::string* error) {
  Image image;
  archive(image);
  if (!archive.ok() || !archive.at_end()) {
    *error = "is damaged (what it holds is no world)";
    return false;
  }
  auto* files = dynamic_cast<RealFiles*>(world.files.get());
  if (files == nullptr)
    for (const RealFiles::OpenFile& f : image.open_files)
      if (f.open) {
        *error = "has files open (" + f.path + "): that can only be gone on with plainly";
        return false;
      }
  return Loader(world, image).load(error) && (files == nullptr || files->restore(image.open_files, error));
}

}  // namespace heddle::checkpoint
