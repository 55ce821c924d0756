#include "checkpoint/digest.h"

#include <algorithm>
#include <vector>

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
using vm::ThreadState;

namespace {

// Separate the parts of the hashed sequence, so that it can be read in one way only.
enum Tag : u64 {
  kThreadTag = 0x7468000000000000ull,
  kFrameTag = 0x6672000000000000ull,
  kOldTag = 0x6f6c000000000000ull,
  kClassTag = 0x636c000000000000ull,
  kYoungTag = 0x796f000000000000ull,
  kOutputTag = 0x6f75000000000000ull,
};
constexpr u64 kYoungName = 1ull << 40;  // above every Ref

u64 pack(u32 high, u32 low) { return (static_cast<u64>(high) << 32) | low; }

// Live registers of methods' pcs, as lists made once.
class LiveRegisterCache {
 public:
  struct Lists {
    std::span<const u16> refs, prims;
  };

  Lists find(const Method& method, u32 pc, bool next) {
    if (method.id >= methods_.size()) methods_.resize(method.id + 1);
    std::vector<Point>& points = methods_[method.id];
    if (points.empty()) points.resize(method.code.size() * 2);
    Point& p = points[pc * 2 + (next ? 0 : 1)];
    if (p.start == kUnknown) fill(method, pc, next, p);
    const u16* lists = registers_.data() + p.start;
    return {{lists, p.refs}, {lists + p.refs, p.prims}};
  }

 private:
  static constexpr u32 kUnknown = 0xffffffffu;
  struct Point {
    u32 start = kUnknown;
    u16 refs = 0, prims = 0;
  };

  void fill(const Method& method, u32 pc, bool next, Point& p) {
    vm::live_registers(method, pc, next, refs_, prims_);
    p.start = static_cast<u32>(registers_.size());
    p.refs = static_cast<u16>(refs_.size());
    p.prims = static_cast<u16>(prims_.size());
    registers_.insert(registers_.end(), refs_.begin(), refs_.end());
    registers_.insert(registers_.end(), prims_.begin(), prims_.end());
  }

  std::vector<std::vector<Point>> methods_;  // by MethodId, then pc * 2 + (waits for a callee)
  std::vector<u16> registers_;
  std::vector<u16> refs_, prims_;
};

}  // namespace

struct StateDigest::Impl {
  explicit Impl(vm::World& w) : world(w), heap(w.heap) {}

  vm::World& world;
  Heap& heap;
  Hasher hasher;
  LiveRegisterCache live;

  // Objects from young_base on are young. Names: visit number + 1 by (ref - young_base) / 4, as no
  // object is smaller than 4 granules; valid if the upper half is the current generation.
  Ref young_base = 0;
  std::vector<u64> names;
  u32 generation = 0;
  std::vector<Ref> visited;  // young objects by number
  struct Old {
    u64 key;    // (Ref, card + 1); 0 in place of card + 1 for a whole object
    u64 entry;  // of its image at the root mark
    friend auto operator<=>(const Old&, const Old&) = default;
  };
  std::vector<Old> old;

  std::string files;  // work space

  // What the halves of a payload's 8-byte words are: made once for each class and for its statics.
  struct Shape {
    bool known = false;
    std::vector<u8> words;  // bit 0: the lower half is a reference; bit 1: the upper half. Empty: none are
  };
  std::vector<Shape> shapes;  // by ClassId * 2 + (statics holder)

  Digest compute(const DigestOptions& options, const std::function<void(Hasher&, const NameFunction&)>& extra) {
    start();
    add_scalars();
    for (auto& thread : world.threads) add_thread(*thread);
    if (world.scalars.pending_finalizers != 0)
      vm::for_each_root(world, {vm::RootKind::Finalizing}, [this](Ref r) { hasher.add(name(r)); });
    add_old();
    for (size_t i = 0; i < visited.size(); ++i) {  // the list grows while objects are visited
      hasher.add(kYoungTag | i);
      if (options.creators) hasher.add(heap.header(visited[i]).creator);
      add_object(visited[i]);
    }
    if (options.include_output) {
      for (const std::string* text : {&world.out.text, &world.err.text}) {
        hasher.add(kOutputTag | text->size());
        hasher.add_bytes(text->data(), text->size());
      }
    }
    if (extra) extra(hasher, [this](Ref r) { return known_name(r); });
    return hasher.finish();
  }

  void start() {
    hasher = Hasher();
    young_base = heap.root_top() == Heap::kNoRoot ? heap.first_ordinary() : heap.root_top();
    visited.clear();
    size_t slots = (static_cast<size_t>(heap.top() - young_base) + 3) / 4;
    if (names.size() < slots) names.resize(slots + slots / 2);
    if (++generation == 0) {
      std::fill(names.begin(), names.end(), 0);
      generation = 1;
    }
  }

  u64 name(Ref r) {
    if (r < young_base) return r;
    u64& slot = names[(r - young_base) / 4];
    if (slot >> 32 != generation) {
      visited.push_back(r);
      slot = pack(generation, static_cast<u32>(visited.size()));
    }
    return kYoungName | static_cast<u32>(slot);
  }

  u64 known_name(Ref r) const {
    if (r < young_base) return r;
    if (r >= heap.top()) return 0;
    u64 slot = names[(r - young_base) / 4];
    return slot >> 32 == generation ? kYoungName | static_cast<u32>(slot) : 0;
  }

  void add_scalars() {
    const vm::WorldScalars& s = world.scalars;
    hasher.add(pack(s.live_threads, s.live_user_threads));
    hasher.add(pack(static_cast<u32>(s.exit_code), s.exiting));
    hasher.add(s.shutdown_stage);
    hasher.add(s.input_position);
    hasher.add(pack(s.identity_observed, s.clock_observed));
    if (s.clock_observed) hasher.add(s.clock_ns);
    if (s.identity_observed) hasher.add(s.boot_allocations);
    files.clear();
    world.files->describe(&files);
    hasher.add(files.size());
    hasher.add_bytes(files.data(), files.size());
  }

  void add_thread(const Thread& t) {
    const ThreadCore& c = t.core;
    if (c.state == ThreadState::Unborn) return;
    hasher.add(kThreadTag | t.id);
    if (c.state == ThreadState::Dead) {
      // Of a dead thread isInterrupted() can still be asked.
      hasher.add(pack(static_cast<u32>(c.state), c.uncaught | static_cast<u32>(c.interrupted) << 8));
      return;
    }
    u64 flags = static_cast<u64>(c.state) | static_cast<u64>(c.interrupted) << 8 | static_cast<u64>(c.permit) << 16 |
                static_cast<u64>(c.daemon) << 24 | static_cast<u64>(c.pending_interrupted_exception) << 32 |
                static_cast<u64>(c.uncaught) << 40 | static_cast<u64>(c.in_handler) << 48 |
                static_cast<u64>(c.timed_out) << 56 | static_cast<u64>(c.uninterruptible) << 57;
    hasher.add(flags);
    hasher.add(pack(c.starts, c.timeouts_taken));
    hasher.add(pack(c.native_calls, c.irreversible_calls));
    hasher.add(c.weak_failures);
    const bool runnable = c.state == ThreadState::Runnable;
    vm::for_each_record_root(c, t.id, [&](Ref r, const vm::Root& root) {
      // Whether these are set is seen below, or from the state.
      if (r == 0 && (root.kind == vm::RootKind::WaitMonitor || (root.kind == vm::RootKind::WaitObject && runnable)))
        return;
      hasher.add(name(r));
    });
    const vm::WorldScalars& s = world.scalars;
    if (!runnable) {
      if (c.wait_monitor != 0 && vm::in_wait_set(c.state)) hasher.add(arrival(c));
      hasher.add(c.saved_count);
      // Under exploration any time limit may pass at any time; so all that counts is whether there is one.
      hasher.add(world.options.time == vm::TimePolicy::Free && !s.clock_observed ? c.wake_time == ~0ull : c.wake_time);
    } else if (c.wait_object != 0) {  // interp/queues.h
      hasher.add(kThreadTag | arrival(c));
    }
    hasher.add(c.frame_count);
    if (s.clock_observed) {
      hasher.add(c.late_readings);
      hasher.add(c.clock_reads);
    }
    if (s.identity_observed) hasher.add(c.allocations);
    for (u32 i = 0; i < c.frame_count; ++i) add_frame(t, i);
  }

  // How many wait longer in the same wait set: a signal takes the longest waiting.
  u32 arrival(const ThreadCore& c) const {
    u32 earlier = 0;
    for (const auto& other : world.threads)
      earlier +=
          (c.state == ThreadState::Runnable ? other->core.state == c.state : vm::in_wait_set(other->core.state)) &&
          other->core.wait_object == c.wait_object && other->core.wait_number < c.wait_number;
    return earlier;
  }

  void add_frame(const Thread& t, u32 index) {
    const Frame& f = t.frames[index];
    const Method& method = *world.classes.method_by_id(f.method);
    hasher.add(kFrameTag | pack(f.flags, f.extra));
    hasher.add(pack(f.method, f.pc));
    const auto registers = live.find(method, f.pc, vm::executes_next(t, index));
    vm::for_each_register_root(t, index, registers.refs, [this](Ref r) { hasher.add(name(r)); });
    for (u16 reg : registers.prims) hasher.add(t.prims[f.prim_base + reg]);
  }

  void add_class_init(u32 id) {
    const vm::ClassInitRecord& r = world.class_init[id];
    hasher.add(kClassTag | pack(static_cast<u32>(r.state), id));
    if (r.state == vm::InitState::Running) hasher.add(pack(r.thread, r.pending_at));
  }

  // What is older than the root mark and differs from what it was then: classes by id, objects by
  // Ref.
  void add_old() {
    if (heap.root_top() == Heap::kNoRoot) {
      for (u32 id = 0; id < world.class_init.size(); ++id)
        if (world.class_init[id].state != vm::InitState::None) add_class_init(id);
      heap.for_each_permanent([this](Ref r) {
        hasher.add(kOldTag | r);
        add_object(r);
      });
      return;
    }
    old.clear();
    for (const Heap::ModifiedOld& m : heap.modified_old()) old.push_back({pack(m.ref, m.card + 1), m.entry});
    std::sort(old.begin(), old.end());
    u64 last = 0;
    for (const Old& o : old) {
      if (o.key == last) continue;  // the first entry is the oldest
      last = o.key;
      Ref r = static_cast<Ref>(o.key >> 32);
      u32 card = static_cast<u32>(o.key) - 1;
      const vm::UndoEntry& e = world.undo.entry(o.entry);
      const u8* image = world.undo.payload(e);
      if (r == 0) {
        const auto& was = *reinterpret_cast<const vm::ClassInitRecord*>(image);
        const vm::ClassInitRecord& now = world.class_init[card];
        if (now.state != was.state || now.thread != was.thread || now.pending_at != was.pending_at)
          add_class_init(card);
        continue;
      }
      if (card != Heap::kWholeObject) {
        add_card(r, card, image, e.size - static_cast<u32>(sizeof(u32)));
        continue;
      }
      const ObjectHeader& h = heap.header(r);
      const ObjectHeader& was = *reinterpret_cast<const ObjectHeader*>(image);
      bool same = h.owner == was.owner && h.count == was.count && h.flags == was.flags &&
                  std::memcmp(heap.payload(r), image + vm::kHeaderBytes, e.size - vm::kHeaderBytes) == 0;
      if (same) continue;
      hasher.add(kOldTag | r);
      if (h.flags & vm::kLargeArray) add_header(h);
      else add_object(r);
    }
  }

  void add_card(Ref r, u32 card, const u8* image, u32 bytes) {
    const u8* now = heap.payload(r) + static_cast<u64>(card) * vm::kCardBytes;
    if (std::memcmp(now, image, bytes) == 0) return;
    hasher.add(kOldTag | r);
    hasher.add(card);
    if (world.classes.by_id(heap.header(r).class_id)->elements != Elements::Refs) hasher.add_bytes(now, bytes);
    else vm::for_each_reference_in_card(world, r, card, [this](Ref to) { hasher.add(name(to)); });
  }

  void add_header(const ObjectHeader& h) {
    hasher.add(pack(h.class_id, h.length));
    hasher.add(pack(h.owner, h.count));
    hasher.add(h.flags & (vm::kFinalizable | vm::kFailedAssertion));
    if (world.scalars.identity_observed) hasher.add(name_of(h));
  }

  void add_object(Ref r) {
    const ObjectHeader& h = heap.header(r);
    add_header(h);
    const u8* payload = heap.payload(r);
    const Class& c = *world.classes.by_id(h.class_id);
    bool holder = h.flags & vm::kStaticsHolder;
    if (c.elements == Elements::Refs && !holder) {
      vm::for_each_reference(world, r, [this](Ref to) { hasher.add(name(to)); });
      return;
    }
    u64 bytes = heap.payload_bytes(r);
    const std::vector<u8>& words = words_of(c, holder, bytes);
    if (words.empty()) {
      hasher.add_bytes(payload, bytes);
      return;
    }
    for (size_t i = 0; i < words.size(); ++i, payload += 8) {
      u64 word;
      std::memcpy(&word, payload, 8);
      if (words[i] == 0) {
        hasher.add(word);
        continue;
      }
      u32 low = static_cast<u32>(word), high = static_cast<u32>(word >> 32);
      hasher.add(words[i] & 1 ? name(low) : low);
      hasher.add(words[i] & 2 ? name(high) : high);
    }
  }

  const std::vector<u8>& words_of(const Class& c, bool holder, u64 bytes) {
    size_t index = static_cast<size_t>(c.id) * 2 + (holder ? 1 : 0);
    if (index >= shapes.size()) shapes.resize(index + 64);
    Shape& shape = shapes[index];
    if (!shape.known) {
      shape.known = true;
      const std::vector<u32>& offsets = vm::reference_offsets(c, holder);
      if (!offsets.empty()) shape.words.resize((bytes + 7) / 8);
      for (u32 offset : offsets) shape.words[offset / 8] |= offset % 8 ? 2 : 1;
    }
    return shape.words;
  }
};

StateDigest::StateDigest(vm::World& world) : impl_(std::make_unique<Impl>(world)) {}
StateDigest::~StateDigest() = default;

Digest StateDigest::compute(const DigestOptions& options,
                            const std::function<void(Hasher&, const NameFunction&)>& extra) {
  return impl_->compute(options, extra);
}

const std::vector<Ref>& StateDigest::young_objects() const { return impl_->visited; }

namespace {

void add_full_object(Hasher& hasher, const Heap& heap, Ref r) {
  const ObjectHeader& h = heap.header(r);
  hasher.add(r);
  hasher.add(pack(h.class_id, h.length));
  hasher.add(pack(h.owner, h.count));
  hasher.add(name_of(h));
  hasher.add(h.flags);
  hasher.add_bytes(heap.payload(r), heap.payload_bytes(r));
}

void add_full_thread(Hasher& hasher, const vm::World& world, const Thread& t) {
  const ThreadCore& c = t.core;
  if (c.state == ThreadState::Unborn) return;
  hasher.add(kThreadTag | t.id);
  for (u64 value : {u64(c.state),
                    u64(c.interrupted),
                    u64(c.permit),
                    u64(c.daemon),
                    u64(c.pending_interrupted_exception),
                    u64(c.timed_out),
                    u64(c.uninterruptible),
                    u64(c.uncaught),
                    u64(c.in_handler),
                    u64(c.frame_count),
                    u64(c.ref_top),
                    u64(c.prim_top),
                    u64(c.saved_count),
                    u64(c.wait_number),
                    c.wake_time,
                    u64(c.allocations),
                    u64(c.starts),
                    u64(c.timeouts_taken),
                    u64(c.clock_reads),
                    u64(c.late_readings),
                    u64(c.weak_failures),
                    u64(c.native_calls),
                    u64(c.irreversible_calls),
                    c.steps,
                    c.visible})
    hasher.add(value);
  vm::for_each_record_root(c, t.id, [&](Ref r) { hasher.add(r); });
  std::vector<u16> refs, prims;
  for (u32 i = 0; i < c.frame_count; ++i) {
    const Frame& f = t.frames[i];
    for (u64 value : {f.method, f.pc, f.ref_base, f.prim_base, f.flags, f.extra}) hasher.add(value);
    vm::live_registers(*world.classes.method_by_id(f.method), f.pc, vm::executes_next(t, i), refs, prims);
    vm::for_each_register_root(t, i, refs, [&](Ref r) { hasher.add(r); });
    for (u16 reg : prims) hasher.add(t.prims[f.prim_base + reg]);
  }
}

}  // namespace

Digest full_digest(const vm::World& world, Ref permanent_limit) {
  Hasher hasher;
  const vm::WorldScalars& s = world.scalars;
  for (u64 value : {u64(s.live_threads), u64(s.live_user_threads), u64(s.exiting), u64(u32(s.exit_code)), s.clock_ns,
                    u64(s.next_wait_number), u64(s.identity_observed), u64(s.clock_observed), u64(s.shutdown_stage),
                    s.input_position, s.boot_allocations})
    hasher.add(value);
  for (const std::string* text : {&world.out.text, &world.err.text}) {
    hasher.add(text->size());
    hasher.add_bytes(text->data(), text->size());
  }
  std::string files;
  world.files->describe(&files);
  hasher.add(files.size());
  hasher.add_bytes(files.data(), files.size());
  for (auto& thread : world.threads) add_full_thread(hasher, world, *thread);
  for (size_t id = 0; id < world.class_init.size(); ++id) {
    const vm::ClassInitRecord& r = world.class_init[id];
    if (r.state == vm::InitState::None) continue;
    hasher.add(kClassTag | pack(static_cast<u32>(r.state), static_cast<u32>(id)));
    hasher.add(pack(r.thread, r.pending_at));
  }
  const Heap& heap = world.heap;
  heap.for_each_permanent([&](Ref r) {
    if (r < permanent_limit) add_full_object(hasher, heap, r);
  });
  hasher.add(heap.top());
  heap.for_each_object([&](Ref r) { add_full_object(hasher, heap, r); });
  return hasher.finish();
}

}  // namespace heddle::checkpoint
