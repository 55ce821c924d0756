#include "checkpoint/digest.h"

#include <algorithm>
#include <memory>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "checkpoint/digest_sequence.h"
#include "checkpoint/live_register_cache.h"
#include "checkpoint/object_shapes.h"
#include "vm/base/check.h"
#include "vm/object_walk.h"

namespace heddle::checkpoint {

using vm::Class;
using vm::Elements;
using vm::Frame;
using vm::Heap;
using vm::ObjectHeader;
using vm::Ref;
using vm::Thread;
using vm::ThreadCore;
using vm::ThreadId;
using vm::ThreadState;
using Shape = ObjectShapes::Shape;

namespace {

// Separate the parts of the hashed sequence, so that it can be read in one way only.
enum Tag : u64 {
  kThreadTag = 0x7468000000000000ull,
  kFrameTag = 0x6672000000000000ull,
  kOldTag = 0x6f6c000000000000ull,
  kCardTag = 0x6361000000000000ull,
  kClassTag = 0x636c000000000000ull,
  kOutputTag = 0x6f75000000000000ull,
  kAwaitedTag = 0x6177000000000000ull,
  kStartsTag = 0x7374000000000000ull,
  kBagTag = 0x6261000000000000ull,
  kPrintedTag = 0x7072000000000000ull,
};
constexpr u32 kYoungName = 0x80000000u;  // no heap is large enough for Refs with this bit
// How an object is written, beside the owner of its monitor.
enum Form : u32 {
  kAsPart = 0,
  kElementByElement = 0x80000000u,
  kHeaderOnly = 0x40000000u,
};

}  // namespace

struct StateDigest::Impl {
  explicit Impl(vm::World& w, bool remembers_threads = true)
      : world(w), heap(w.heap), live(w.options.values_count), remembers(remembers_threads) {}

  vm::World& world;
  Heap& heap;
  DigestSequence sequence;
  Digest timeless;
  DigestSequence content;  // of one part
  LiveRegisterCache live;

  // Like threads.
  bool like = false, creators = false, dead_threads = false;
  ThreadsOwnObjects own;
  ThreadOrder order;
  std::vector<u32> places;     // by ThreadId: place in `order` + 1; 0: it has not been started
  std::vector<u32> own_names;  // visit number + 1 by ThreadsOwnObjects::index_of; 0: not visited yet
  struct Candidate {
    u64 kind = 0;
    bool dead = false;
    u64 hash = 0;  // what it says of itself,
    u64 deep = 0;  // and what it refers to; if the former does not tell it from others
    ThreadId id = 0;
  };
  std::vector<Candidate> candidates;
  DigestSequence local;            // of one thread, with
  std::vector<Ref> local_visited;  // its objects by their own numbers
  std::vector<u64> kinds;          // by place
  std::vector<u32> creator_names;  // by ThreadId
  struct ThreadFields {
    bool known = false;
    u32 name = ~0u, id = ~0u, thread = ~0u, target = ~0u;  // offsets in a Thread object; ~0: it has none
  } thread_fields;
  std::vector<Ref> bags;  // arrays of them, as they are come to
  std::vector<u64> bag_names;

  // Objects from young_base on are young. Names: visit number + 1 by (ref - young_base) / 4, as no
  // object is smaller than 4 granules; valid if the upper half is the current generation.
  Ref young_base = 0;
  std::vector<u64> names;
  u32 generation = 0;
  // Young objects by number, with room for all that there may be.
  std::unique_ptr<Ref[]> visited;
  u32 visited_count = 0;
  size_t visited_room = 0;
  std::vector<Ref> young;  // a copy, for others
  struct Old {
    u64 key;    // (Ref, card + 1); 0 in place of card + 1 for a whole object
    size_t at;  // in Heap::modified_old()
    u64 entry;  // of its image at the root mark
    bool operator<(const Old& o) const { return key != o.key ? key < o.key : at < o.at; }
  };
  std::vector<Old> old;  // sorted; of what occurs twice the first
  std::vector<Heap::ModifiedOld> old_made_of;

  std::string files;  // work space

  ObjectShapes shapes;

  // What a thread or an object says of itself: all that does not depend on the others, as a hash in which references to
  // objects that have numbers are left open, and these. A thread or object that has not been written since the newest
  // mark is what it was when its epoch ended: no other content of it ever has this epoch, whatever is restored, as long
  // as no collection moves objects and the epochs are not numbered anew (Heap::root_epoch() is 0 from then on). So its
  // part is made once. (Who writes a thread's frame has opened the door of its record, too.) A thread whose state has
  // been given a number (vm::ThreadCore::local_state) is known by that, whenever it was written.
  struct ThreadPart {
    ThreadId thread = vm::kNoThread;
    bool by_number = false;
    u32 epoch = 0;  // or the number
    u32 mode = 0;
    u32 used = 0;  // the generation of the digest that has used it last
    Digest content;
    std::vector<Ref> open;
  };
  struct ObjectPart {
    static constexpr u32 kMostOpen = 9;  // of more nothing is kept
    Ref object = 0;
    u32 epoch = 0;
    Digest content;
    u8 mode = 0;
    bool as_it_was = false;   // of an old object: it is what it was at the root mark
    bool is_special = false;  // there is more to be said of it
    u8 count = 0;
    Ref open[kMostOpen];
  };
  static_assert(sizeof(ObjectPart) == 64);  // a cache line
  struct Part {
    Digest content;
    std::span<const Ref> open;
    bool as_it_was;
  };
  static constexpr u32 kThreadBits = 10, kObjectBits = 12;
  static constexpr size_t kMostOpen = 256;  // of threads with more nothing is kept
  static constexpr u32 kLong = 64;          // elements: longer arrays of references are written one by one
  const bool remembers;
  std::vector<ThreadPart> known_threads;  // by a hash of thread and epoch; empty: nothing is kept
  std::vector<ObjectPart> known_objects;  // likewise, but if nothing is kept it is one that no object has
  u32 object_shift = 32;                  // of the hash
  Ref known_root = 0;                     // they are true of this root mark, and up to so many collections
  u32 known_epoch = 0;
  u64 known_collections = 0;
  std::vector<ThreadPart> made_threads;         // by ThreadId: made for this digest, not kept
  std::vector<const ThreadPart*> thread_parts;  // by ThreadId: of this digest; null: it does not live
  std::vector<Ref> open;                        // of an object: made for this digest, not kept
  u32 mode = 0;                                 // what parts depend on: see compute()

  Digest compute(const DigestOptions& options, const std::function<void(Hasher&, const NameFunction&)>& extra) {
    like = options.like_threads;
    creators = options.creators;
    dead_threads = options.dead_threads;
    if (like) find_thread_fields();
    mode = like | world.scalars.identity_observed << 1 | world.scalars.clock_observed << 2;
    start();
    forget_parts_of_another_root();
    look_at_threads();
    order_threads();
    add_scalars();
    if (like) {
      for (const ThreadId t : order.threads) add_thread(world.thread(t));
      if (options.ahead != nullptr) add_ahead(*options.ahead);
    } else {
      for (auto& thread : world.threads) add_thread(*thread);
    }
    if (world.scalars.pending_finalizers != 0)
      vm::for_each_root(world, {vm::RootKind::Finalizing}, [this](Ref r) { sequence.add(name(r)); });
    add_old();
    u32 next = 0;
    size_t bag = 0;
    do {
      next = add_visited(next);
      if (bag < bags.size()) add_bag(bags[bag++]);
    } while (next < visited_count || bag < bags.size());
    if (options.include_output) {
      for (const std::string* text : {&world.out.text, &world.err.text}) {
        sequence.add(kOutputTag | text->size());
        sequence.add_bytes(text->data(), text->size());
      }
    }
    if (extra) {
      Hasher hasher;
      extra(hasher, [this](Ref r) { return known_name(r); });
      const Digest more = hasher.finish();
      sequence.add(more.low);
      sequence.add(more.high);
    }
    timeless = sequence.digest();
    if (!world.scalars.clock_observed) return timeless;
    sequence.add(world.scalars.clock_ns);
    return sequence.digest();
  }

  void forget_parts_of_another_root() {
    const u32 root_epoch = heap.root_epoch();
    if (known_root == young_base && known_epoch == root_epoch && known_collections == world.collections) return;
    forget_parts();
    known_root = young_base;
    known_epoch = root_epoch;
    known_collections = world.collections;
  }

  void forget_parts() {
    const bool keeps = remembers && heap.root_epoch() != 0;
    known_threads.assign(keeps ? 1u << kThreadBits : 0, {});
    known_objects.assign(keeps ? 1u << kObjectBits : 1, {});
    object_shift = keeps ? 32 - kObjectBits : 32;
  }

  void start() {
    sequence.clear();
    young_base = heap.root_top() == Heap::kNoRoot ? heap.first_ordinary() : heap.root_top();
    visited_count = 0;
    bags.clear();
    size_t slots = (static_cast<size_t>(heap.top() - young_base) + 3) / 4;
    if (names.size() < slots) names.resize(slots + slots / 2);
    if (visited_room < slots + own.size()) {
      visited_room = names.size() + own.size();
      visited.reset(new Ref[visited_room]);
    }
    if (++generation == 0) {
      std::fill(names.begin(), names.end(), 0);
      generation = 1;
    }
  }

  u32 name(Ref r) {
    if (r < young_base) return like ? name_of_old(r) : r;
    const u64 slot = names[(r - young_base) / 4];
    return slot >> 32 == generation ? kYoungName | static_cast<u32>(slot) : new_name(r);
  }

  u32 new_name(Ref r) {
    __builtin_prefetch(&heap.header(r));
    visited[visited_count++] = r;
    names[(r - young_base) / 4] = pack(generation, visited_count);
    return kYoungName | visited_count;
  }

  u32 name_of_old(Ref r) {
    const u32 index = own.index_of(r);
    if (index == 0) return r;
    u32& number = own_names[index];
    if (number == 0) {
      visited[visited_count] = r;
      number = ++visited_count;
    }
    return kYoungName | number;
  }

  u64 known_name(Ref r) const {
    if (like && r < young_base)
      if (const u32 index = own.index_of(r); index != 0)
        return own_names[index] == 0 ? 0 : kYoungName | own_names[index];
    if (r < young_base) return r;
    if (r >= heap.top()) return 0;
    u64 slot = names[(r - young_base) / 4];
    return slot >> 32 == generation ? kYoungName | static_cast<u32>(slot) : 0;
  }

  void add_scalars() {
    const vm::WorldScalars& s = world.scalars;
    sequence.add(pack(s.live_threads, s.live_user_threads));
    sequence.add(pack(static_cast<u32>(s.exit_code), s.exiting));
    sequence.add(thread_word(s.shutdown_stage));
    sequence.add(s.input_position);
    sequence.add(pack(s.identity_observed | static_cast<u32>(s.hash_order) << 1, s.clock_observed));
    if (s.identity_observed) sequence.add(s.boot_allocations);
    files.clear();
    world.files->describe(&files);
    sequence.add(files.size());
    sequence.add_bytes(files.data(), files.size());
  }

  // Has it a number in the digest's names, or may it have one?
  bool has_number(Ref r) const { return r >= young_base || own.contains(r); }

  // A reference in what is written of a thread or object.
  void put_reference(u32* to, Ref r, std::vector<Ref>* left_open) const {
    const bool numbered = has_number(r);
    *to = numbered ? kYoungName : r;
    if (numbered) left_open->push_back(r);
  }

  // --- threads

  // Finds or makes the part of each one that lives.
  void look_at_threads() {
    const size_t size = world.threads.size();
    if (made_threads.size() < size) made_threads.resize(size);  // (before anything points there)
    thread_parts.assign(size, nullptr);
    for (const auto& thread : world.threads) {
      const Thread& t = *thread;
      const ThreadCore& c = t.core;
      if (c.state == ThreadState::Unborn || c.state == ThreadState::Dead) continue;
      const ThreadPart*& part = thread_parts[t.id];
      const bool by_number = c.local_state != 0 && !counts_what_numbers_leave_out();
      const bool is_kept = !known_threads.empty() && c.frame_count != 0 &&
                           (by_number || (c.epoch != heap.epoch() && t.low_water >= c.frame_count));
      if (!is_kept) {
        make_part(t, &made_threads[t.id]);
        part = &made_threads[t.id];
        continue;
      }
      const u32 key = by_number ? c.local_state : c.epoch;
      ThreadPart& known = known_threads[(key * 0x9e3779b1u + t.id * 0x85ebca6bu) >> (32 - kThreadBits)];
      if (known.thread != t.id || known.epoch != key || known.by_number != by_number || known.mode != mode) {
        // (Another one's part for this digest may be what lies there.)
        ThreadPart& made = made_threads[t.id];
        make_part(t, &made);
        part = &made;
        if (made.open.size() > kMostOpen || known.used == generation) continue;
        known.thread = t.id;
        known.epoch = key;
        known.by_number = by_number;
        known.mode = mode;
        known.content = made.content;
        known.open = made.open;
        continue;
      }
      known.used = generation;
      part = &known;
    }
  }

  // Threads whose states have the same number differ in what they have allocated, and in time.
  bool counts_what_numbers_leave_out() const { return world.scalars.identity_observed; }

  void make_part(const Thread& t, ThreadPart* part) {
    content.clear();
    part->open.clear();
    write_thread(t, &part->open);
    part->content = content.digest();
  }

  void write_thread(const Thread& t, std::vector<Ref>* left_open) {
    const ThreadCore& c = t.core;
    const vm::WorldScalars& s = world.scalars;
    content.add(static_cast<u64>(c.state) | static_cast<u64>(c.interrupted) << 8 | static_cast<u64>(c.permit) << 16 |
                static_cast<u64>(c.daemon) << 24 | static_cast<u64>(c.pending_interrupted_exception) << 32 |
                static_cast<u64>(c.uncaught) << 40 | static_cast<u64>(c.in_handler) << 48 |
                static_cast<u64>(c.timed_out) << 56 | static_cast<u64>(c.uninterruptible) << 57);
    content.add(pack(c.starts, c.timeouts_taken));
    content.add(pack(c.native_calls, c.irreversible_calls));
    content.add(pack(c.weak_failures, c.state == ThreadState::Runnable ? 0 : c.saved_count));
    u32* to = content.add_names(4);
    vm::for_each_record_root(c, t.id, [&](Ref r) { put_reference(to++, r, left_open); });
    // Under exploration any time limit may pass at any time; so all that counts is whether there is one.
    if (c.state != ThreadState::Runnable)
      content.add(world.options.time == vm::TimePolicy::Free && !s.clock_observed ? c.wake_time == ~0ull : c.wake_time);
    if (s.clock_observed) content.add(pack(c.late_readings, c.clock_reads));
    if (s.identity_observed) content.add(c.allocations);
    content.add(c.frame_count);
    for (u32 i = 0; i < c.frame_count; ++i) write_frame(t, i, left_open);
  }

  void write_frame(const Thread& t, u32 index, std::vector<Ref>* left_open) {
    const Frame& f = t.frames[index];
    const auto registers = live.find(world.classes, f.method, f.pc, vm::executes_next(t, index));
    const size_t names = registers.refs.size();
    u64* out = content.add_space(2 + (names + 1) / 2 + registers.prims.size());
    *out++ = kFrameTag | pack(f.flags, f.extra);
    *out++ = pack(f.method, f.pc);
    // (What a frame above overlaps is not among them: zero.)
    if (names != 0) {
      u32* to = reinterpret_cast<u32*>(out);
      out += (names + 1) / 2;
      u32* const end = reinterpret_cast<u32*>(out);
      vm::for_each_register_root(t, index, registers.refs, [&](Ref r) { put_reference(to++, r, left_open); });
      std::fill(to, end, 0);
    }
    for (u16 reg : registers.prims) *out++ = t.prims[f.prim_base + reg];
  }

  // All that depends on who the others are, or on how many; and the part.
  void add_thread(const Thread& t) {
    const ThreadCore& c = t.core;
    if (c.state == ThreadState::Unborn) return;
    sequence.add(kThreadTag | place_of(t.id));
    if (like) sequence.add(kinds[place_of(t.id)]);
    if (c.state == ThreadState::Dead) {
      // isInterrupted() can still be asked.
      sequence.add(pack(static_cast<u32>(c.state), dead_flags(c)));
      if (like) sequence.add(fixed_name(c.java_thread));
      if (dead_threads) sequence.add(name(c.java_thread));
      return;
    }
    const ThreadPart& part = *thread_parts[t.id];
    add_part(part.content, part.open);
    // (If it is Runnable: interp/queues.h.)
    const bool is_queued =
        c.state == ThreadState::Runnable ? c.wait_object != 0 : c.wait_monitor != 0 && vm::in_wait_set(c.state);
    if (is_queued) sequence.add(arrival(c));
  }

  // A part, with the names of what is left open in it, of which there are as many as it says.
  void add_part(const Digest& part, std::span<const Ref> left_open) {
    u64* const out = sequence.add_space(2 + (left_open.size() + 1) / 2);
    out[0] = part.low;
    out[1] = part.high;
    if (left_open.empty()) return;
    out[1 + (left_open.size() + 1) / 2] = 0;
    u32* to = reinterpret_cast<u32*>(out + 2);
    for (const Ref r : left_open) *to++ = name(r);
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

  // --- what is older than the root mark

  void add_class_init(u32 id) {
    const vm::ClassInitRecord& r = world.class_init[id];
    sequence.add(kClassTag | pack(static_cast<u32>(r.state), id));
    if (r.state == vm::InitState::Running) sequence.add(pack(place_of(r.thread), r.pending_at));
  }

  // What is older than the root mark and differs from what it was then: classes by id, objects by
  // Ref.
  void add_old() {
    if (heap.root_top() == Heap::kNoRoot) {
      for (u32 id = 0; id < world.class_init.size(); ++id)
        if (world.class_init[id].state != vm::InitState::None) add_class_init(id);
      heap.for_each_permanent([this](Ref r) {
        sequence.add(kOldTag | r);
        add_object(r, heap.header(r), 0);
      });
      return;
    }
    sort_old();
    // These are as they were, but what they refer to may have become another one's.
    if (like)
      for (const Ref r : own.holders())
        vm::for_each_reference(world, r, [this](Ref to) {
          if (own.contains(to)) sequence.add(name(to));
        });
    for (const Old& o : old) {
      Ref r = static_cast<Ref>(o.key >> 32);
      u32 card = static_cast<u32>(o.key) - 1;
      if (like && own.contains(r)) continue;  // visited like the young ones
      if (r != 0 && card == Heap::kWholeObject) {
        const ObjectHeader& h = heap.header(r);
        if (const ObjectPart& known = slot_of(r, h); is_known(known, r, h)) {
          if (known.as_it_was) continue;
          sequence.add(kOldTag | r);
          add_object(r, h, 0);
          continue;
        }
      }
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
      if (h.flags & vm::kLargeArray) {
        if (is_header_same(h, was)) continue;
        sequence.add(kOldTag | r);
        add_header(h, 0);
        continue;
      }
      const Part part = part_of(r, h, &e);
      if (part.as_it_was) continue;
      sequence.add(kOldTag | r);
      is_long(h) ? add_element_by_element(r, h, 0) : add_as_part(r, h, 0, part);
    }
  }

  static bool is_header_same(const ObjectHeader& a, const ObjectHeader& b) {
    constexpr u32 kMarks = vm::kThreadName | vm::kPrintedValue;
    return a.owner == b.owner && a.count == b.count && ((a.flags ^ b.flags) & ~kMarks) == 0;
  }

  // Brings `old` up to date. Most of Heap::modified_old(), a stack, is what it was at the last digest.
  void sort_old() {
    const std::vector<Heap::ModifiedOld>& now = heap.modified_old();
    const auto same = [](const Heap::ModifiedOld& a, const Heap::ModifiedOld& b) {
      return a.ref == b.ref && a.card == b.card && a.entry == b.entry;
    };
    const auto differ = std::mismatch(now.begin(), now.end(), old_made_of.begin(), old_made_of.end(), same);
    const size_t kept = static_cast<size_t>(differ.first - now.begin());
    if (kept < old_made_of.size()) std::erase_if(old, [&](const Old& o) { return o.at >= kept; });
    constexpr size_t kFew = 32;
    const bool few = now.size() - kept <= kFew;
    for (size_t i = kept; i < now.size(); ++i) {
      const Old o{pack(now[i].ref, now[i].card + 1), i, now[i].entry};
      const auto at = few ? std::lower_bound(old.begin(), old.end(), o) : old.end();
      if (few && at != old.begin() && std::prev(at)->key == o.key) continue;  // its first entry is the oldest
      old.insert(at, o);
    }
    if (!few) {
      std::sort(old.begin(), old.end());
      old.erase(std::unique(old.begin(), old.end(), [](const Old& a, const Old& b) { return a.key == b.key; }),
                old.end());
    }
    old_made_of.resize(kept);
    old_made_of.insert(old_made_of.end(), now.begin() + static_cast<std::ptrdiff_t>(kept), now.end());
  }

  void add_card(Ref r, u32 card, const u8* image, u32 bytes) {
    const u8* now = heap.payload(r) + static_cast<u64>(card) * vm::kCardBytes;
    if (std::memcmp(now, image, bytes) == 0) return;
    sequence.add(kCardTag | r);
    sequence.add(card);
    if (world.classes.by_id(heap.header(r).class_id)->elements != Elements::Refs) sequence.add_bytes(now, bytes);
    else vm::for_each_reference_in_card(world, r, card, [this](Ref to) { sequence.add(name(to)); });
  }

  // --- objects

  const Shape& shape_of(const ObjectHeader& h) { return shapes.of(world, h); }

  size_t header_words() const { return world.scalars.identity_observed ? 3 : 2; }

  // Without the owner of the monitor.
  u64* write_header(const ObjectHeader& h, u64* out) const {
    constexpr u32 kCounting = vm::kFinalizable | vm::kFailedAssertion;
    *out++ = pack(h.class_id, h.length);
    *out++ = pack(h.flags & kCounting, h.count);
    if (world.scalars.identity_observed) *out++ = name_of(h);
    return out;
  }

  // What is left open is in `open`.
  void write_object(Ref r, const ObjectHeader& h) {
    if (h.flags & vm::kPrintedValue) return content.add(kPrintedTag | h.class_id);
    const Shape& shape = shape_of(h);
    const bool has_elements = shape.kind == Shape::References || shape.kind == Shape::Elements;
    const u64 bytes = has_elements ? u64{h.length} * shape.element_bytes : shape.bytes;
    const size_t words = (bytes + 7) / 8;
    u64* const out = write_header(h, content.add_space(header_words() + words));
    if (words == 0) return;
    out[words - 1] = 0;
    std::memcpy(out, heap.payload(r), bytes);
    u32* const fields = reinterpret_cast<u32*>(out);
    shapes.leave_out_printed(shape, fields);
    if (like && (h.flags & vm::kThreadObject)) leave_out_numbers(fields, shape);
    if (shape.kind == Shape::References)
      for (u32 i = 0; i < h.length; ++i) put_reference(fields + i, fields[i], &open);
    for (const u32 half : shapes.references(shape)) put_reference(fields + half, fields[half], &open);
  }

  ObjectPart& slot_of(Ref r, const ObjectHeader& h) {
    return known_objects[u64{h.epoch * 0x9e3779b1u + r * 0x85ebca6bu} >> object_shift];
  }
  bool is_known(const ObjectPart& p, Ref r, const ObjectHeader& h) const {
    return p.object == r && p.epoch == h.epoch && p.mode == mode;
  }

  // Valid until the next one is asked for. `root`: of an old one, its image at the root mark.
  Part part_of(Ref r, const ObjectHeader& h, const vm::UndoEntry* root = nullptr) {
    ObjectPart& known = slot_of(r, h);
    if (is_known(known, r, h)) return {known.content, {known.open, known.count}, known.as_it_was};
    return make_part(r, h, root, object_shift == 32 || h.epoch == heap.epoch() ? nullptr : &known);
  }

  [[gnu::noinline]] Part make_part(Ref r, const ObjectHeader& h, const vm::UndoEntry* root, ObjectPart* keep) {
    bool as_it_was = false;
    if (root != nullptr) {
      const u8* const image = world.undo.payload(*root);
      as_it_was = is_header_same(h, *reinterpret_cast<const ObjectHeader*>(image)) &&
                  shapes.is_same(shape_of(h), heap.payload(r), image + vm::kHeaderBytes, root->size - vm::kHeaderBytes);
    }
    content.clear();
    open.clear();
    if (!as_it_was) write_object(r, h);
    const Part part{as_it_was ? Digest{} : content.digest(), open, as_it_was};
    if (keep != nullptr && open.size() <= ObjectPart::kMostOpen) {
      keep->object = r;
      keep->epoch = h.epoch;
      keep->mode = static_cast<u8>(mode);
      keep->content = part.content;
      keep->as_it_was = as_it_was;
      keep->is_special = is_long(h) || (like && ((h.flags & vm::kThreadObject) || shape_of(h).is_bag));
      keep->count = static_cast<u8>(open.size());
      std::copy(open.begin(), open.end(), keep->open);
    }
    return part;
  }

  // An array of references that would leave too many open: a queue's, say.
  bool is_long(const ObjectHeader& h) { return h.length > kLong && shape_of(h).kind == Shape::References; }

  // The visited ones from that number on, of which there are more as they are looked at. Mostly they are known: this is
  // what a digest spends most of its time with.
  u32 add_visited(u32 next) {
    constexpr u32 kAhead = 4;  // so many further on what is kept is sent for, to be there when it is looked at
    for (; next < visited_count; ++next) {
      const Ref r = visited[next];
      if (next + kAhead < visited_count) {
        const Ref later = visited[next + kAhead];
        __builtin_prefetch(&slot_of(later, heap.header(later)));
      }
      const ObjectHeader& h = heap.header(r);
      const u32 creator = creators ? creator_name(h.creator) : 0;
      if (!bags.empty() && std::find(bags.begin(), bags.end(), r) != bags.end()) add_header(h, creator);
      else add_object(r, h, creator);
    }
    return next;
  }

  void add_header(const ObjectHeader& h, u32 creator) {
    sequence.add(pack(creator, thread_word(h.owner) | kHeaderOnly));
    write_header(h, sequence.add_space(header_words()));
  }

  // Mostly it is known.
  [[gnu::always_inline]] void add_object(Ref r, const ObjectHeader& h, u32 creator) {
    const ObjectPart& known = slot_of(r, h);
    if (!is_known(known, r, h) || known.is_special) return add_other_object(r, h, creator);
    u64* const out = sequence.room_for(3 + (ObjectPart::kMostOpen + 1) / 2);
    u64* const end = out + 3 + (known.count + 1u) / 2;
    end[-1] = 0;
    out[0] = pack(creator, thread_word(h.owner) | kAsPart);
    out[1] = known.content.low;
    out[2] = known.content.high;
    u32* const to = reinterpret_cast<u32*>(out + 3);
    for (u32 i = 0; i < known.count; ++i) to[i] = name(known.open[i]);
    sequence.end_at(end);
  }

  [[gnu::noinline]] void add_other_object(Ref r, const ObjectHeader& h, u32 creator) {
    is_long(h) ? add_element_by_element(r, h, creator) : add_as_part(r, h, creator, part_of(r, h));
  }

  void add_element_by_element(Ref r, const ObjectHeader& h, u32 creator) {
    sequence.add(pack(creator, thread_word(h.owner) | kElementByElement));
    write_header(h, sequence.add_space(header_words()));
    u32* out = sequence.add_names(h.length);
    vm::for_each_reference(world, r, [&](Ref to) { *out++ = name(to); });
  }

  void add_as_part(Ref r, const ObjectHeader& h, u32 creator, const Part& part) {
    sequence.add(pack(creator, thread_word(h.owner) | kAsPart));
    if (like && (h.flags & vm::kThreadObject)) sequence.add(thread_of(r));
    if (like && shape_of(h).is_bag) note_bag(r);
    add_part(part.content, part.open);
  }

  // --- like threads

  // A bag's array is visited like other objects, but what is in it only when all else has been: then most of it has
  // numbers, which are given in the order of these. (An array that has been visited before its bag, or that is older
  // than the root mark and no thread's own, keeps its order.)
  void note_bag(Ref r) {
    vm::for_each_reference(world, r, [&](Ref array) {
      if (array != 0 && has_number(array) && known_name(array) == 0) bags.push_back(array);
    });
  }

  void add_bag(Ref array) {
    bag_names.clear();
    const auto each = [&](const auto& take) {
      vm::for_each_reference(world, array, [&](Ref r) {
        if (r != 0) take(r);
      });
    };
    each([&](Ref r) {
      if (const u64 known = known_name(r); known != 0) bag_names.push_back(known);
    });
    std::sort(bag_names.begin(), bag_names.end());
    sequence.add(kBagTag | bag_names.size());
    for (const u64 known : bag_names) sequence.add(known);
    each([&](Ref r) {
      if (known_name(r) == 0) sequence.add(name(r));
    });
  }

  u32 place_of(ThreadId t) const { return like && t < places.size() ? places[t] - 1 : t; }
  // Of a ThreadId + 1, or 0.
  u32 thread_word(u32 id_and_one) const { return id_and_one == 0 ? 0 : place_of(id_and_one - 1) + 1; }
  static u32 dead_flags(const ThreadCore& c) { return c.uncaught | static_cast<u32>(c.interrupted) << 8; }
  // Of an object that is the same one in all states, else 0.
  u32 fixed_name(Ref r) const { return has_number(r) ? 0 : r; }
  // (What a thread has made before it ended it cannot touch any more: all that counts is what kind of thread it was.)
  u32 creator_name(u32 creator) const { return creator < creator_names.size() ? creator_names[creator] : creator; }
  void name_creators() {
    constexpr u32 kDead = 0x40000000u;
    if (!creators) return;
    creator_names.resize(world.threads.size());
    for (u32 t = 0; t < creator_names.size(); ++t) {
      const bool is_dead = t != 0 && world.threads[t]->core.state == ThreadState::Dead;
      creator_names[t] = places[t] == 0 ? t : is_dead ? order.like[places[t] - 1] | kDead : places[t] - 1;
    }
  }
  u64 kind_of(const Thread& t) const {
    const Ref object = t.core.java_thread;
    if (t.id == 0 || object == 0) return t.id;
    const Ref runs = thread_fields.target == ~0u ? 0 : heap.load<Ref>(object, thread_fields.target);
    return pack(heap.header(object).class_id + 1, runs == 0 ? 0 : heap.header(runs).class_id);
  }

  void find_thread_fields() {
    const Class* const c = world.classes.well_known().thread;
    if (thread_fields.known || c == nullptr) return;
    thread_fields.known = true;
    const auto offset = [&](const char* field, const char* type) {
      const vm::Field* const f = c->find_field(field, type);
      return f == nullptr || f->is_static() ? ~0u : f->offset;
    };
    thread_fields.name = offset("name", "Ljava/lang/String;");
    thread_fields.id = offset("id", "I");
    thread_fields.target = offset("target", "Ljava/lang/Runnable;");
    const vm::Field* const thread = world.classes.well_known().thread_id;
    thread_fields.thread = thread == nullptr ? ~0u : thread->offset;
  }

  // What tells like threads apart in their Thread objects: names, and which thread each is of.
  void leave_out_numbers(u32* fields, const Shape& shape) const {
    for (const u32 offset : {thread_fields.name, thread_fields.id, thread_fields.thread, shape.number})
      if (offset != ~0u) fields[offset / 4] = 0;
  }
  // The thread that a Thread object is of, by its place + 1; 0: none.
  u32 thread_of(Ref r) const {
    if (thread_fields.thread == ~0u) return 0;
    const i32 id = heap.load<i32>(r, thread_fields.thread);
    return id > 0 ? thread_word(static_cast<u32>(id)) : static_cast<u32>(id);
  }

  // Main first; then those that run the same side by side, the living ones by what they are about to do. (Any order
  // would do, as long as the digest says all that there is to say of each. The better it sees what threads are like,
  // the more states are found to be equal.)
  void order_threads() {
    order.threads.clear();
    order.like.clear();
    kinds.clear();
    creator_names.clear();  // (those of another state, in which there were like threads)
    if (!like) return;
    own_names.assign(own.size() + 1, 0);
    candidates.clear();
    for (const auto& t : world.threads) {
      if (t->core.state == ThreadState::Unborn) continue;
      const bool dead = t->core.state == ThreadState::Dead;
      const u64 hash =
          dead ? pack(dead_flags(t->core), fixed_name(t->core.java_thread)) : thread_parts[t->id]->content.low;
      candidates.push_back({kind_of(*t), dead, hash, 0, t->id});
    }
    const auto by_kind = [](const Candidate& c) { return std::tuple(c.id != 0, c.kind, c.dead); };
    const auto by_hash = [&](const Candidate& c) { return std::tuple(c.id != 0, c.kind, c.dead, c.hash); };
    std::sort(candidates.begin(), candidates.end(), [&](const Candidate& a, const Candidate& b) {
      return std::tuple(by_hash(a), a.id) < std::tuple(by_hash(b), b.id);
    });
    for (auto begin = candidates.begin(); begin != candidates.end();) {
      const auto end =
          std::find_if(begin, candidates.end(), [&](const Candidate& c) { return by_hash(c) != by_hash(*begin); });
      if (end - begin > 1 && (!begin->dead || dead_threads)) {
        for (auto c = begin; c != end; ++c) c->deep = deep_hash(world.thread(c->id));
        std::sort(begin, end, [](const Candidate& a, const Candidate& b) {
          return std::tie(a.deep, a.id) < std::tie(b.deep, b.id);
        });
      }
      begin = end;
    }
    for (u32 i = 0; i < candidates.size(); ++i) {
      const bool as_before = i > 0 && by_kind(candidates[i]) == by_kind(candidates[i - 1]);
      order.threads.push_back(candidates[i].id);
      kinds.push_back(candidates[i].kind);
      order.like.push_back(as_before ? order.like.back() : i);
    }
    places.assign(world.threads.size(), 0);
    for (u32 i = 0; i < order.threads.size(); ++i) places[order.threads[i]] = i + 1;
    name_creators();
  }

  void add_ahead(const Ahead& ahead) {
    std::vector<u64> pairs;
    const auto add_as_set = [&] {
      std::sort(pairs.begin(), pairs.end());
      sequence.add(kAwaitedTag | pairs.size());
      for (const u64 pair : pairs) sequence.add(pair);
      pairs.clear();
    };
    for (const Awaited& a : ahead.awaited) pairs.push_back(pack(place_of(a.by), place_of(a.target)));
    add_as_set();
    // (A thread that has not been started has no place: it is what can be seen of its Thread object.)
    std::vector<PendingStart> starts = ahead.starts;
    std::stable_sort(starts.begin(), starts.end(),
                     [this](const PendingStart& a, const PendingStart& b) { return place_of(a.by) < place_of(b.by); });
    sequence.add(kStartsTag | starts.size());
    for (const PendingStart& s : starts) {
      sequence.add(pack(place_of(s.by), s.is_awaited));
      sequence.add(name(s.object));
    }
    for (const auto& [by, joins] : ahead.passed) pairs.push_back(pack(place_of(by), joins));
    add_as_set();
    for (const auto& [by, used] : ahead.used) pairs.push_back(pack(place_of(by), used));
    add_as_set();
  }

  // What it refers to, with the nearest objects, by numbers of its own.
  u64 deep_hash(const Thread& t) {
    constexpr size_t kFew = 32;  // objects
    local.clear();
    local_visited.clear();
    const auto add_reference = [&](Ref r) {
      const size_t at =
          static_cast<size_t>(std::find(local_visited.begin(), local_visited.end(), r) - local_visited.begin());
      if (at == local_visited.size() && at < kFew) local_visited.push_back(r);
      local.add(at);
    };
    const auto relation = [&](u32 thread) { return thread == t.id ? 1u : thread == 0 ? 2u : 3u; };
    const Ref object = t.core.java_thread;
    if (const ThreadPart* const part = thread_parts[t.id]; part != nullptr)
      std::for_each(part->open.begin(), part->open.end(), add_reference);
    else if (has_number(object)) add_reference(object);
    else local.add(object);
    for (size_t i = 0; i < local_visited.size(); ++i) {
      const Ref r = local_visited[i];
      const ObjectHeader& h = heap.header(r);
      local.add(pack(h.owner == 0 ? 0 : relation(h.owner - 1), creators ? relation(h.creator) : 0));
      const bool another = (h.flags & vm::kThreadObject) && r != object;
      if (another || h.length > kLong || shape_of(h).is_bag) {
        local.add(pack(h.class_id, h.length));
        continue;
      }
      const Part part = part_of(r, h);
      local.add(part.content.low);
      std::for_each(part.open.begin(), part.open.end(), add_reference);
    }
    return local.digest().low;
  }
};

StateDigest::StateDigest(vm::World& world) : impl_(std::make_unique<Impl>(world)) {}
StateDigest::~StateDigest() = default;

Digest StateDigest::compute(const DigestOptions& options,
                            const std::function<void(Hasher&, const NameFunction&)>& extra) {
  const Digest digest = impl_->compute(options, extra);
  if (options.check) {
    Impl other(impl_->world, false);
    other.own = impl_->own;
    HEDDLE_CHECK(other.compute(options, extra) == digest,
                 "a digest that was brought up to date is not what a new one would be");
  }
  return digest;
}

const std::vector<Ref>& StateDigest::young_objects() const {
  impl_->young.assign(impl_->visited.get(), impl_->visited.get() + impl_->visited_count);
  return impl_->young;
}
size_t StateDigest::young_object_count() const { return impl_->visited_count; }
const Digest& StateDigest::timeless() const { return impl_->timeless; }
const ThreadOrder& StateDigest::thread_order() const { return impl_->order; }
bool StateDigest::has_come_to(Ref r) const { return impl_->known_name(r) != 0; }
void StateDigest::at_root() {
  impl_->own.find(impl_->world);
  impl_->forget_parts();  // they leave others open
}
const ThreadsOwnObjects& StateDigest::threads_own() const { return impl_->own; }

}  // namespace heddle::checkpoint
