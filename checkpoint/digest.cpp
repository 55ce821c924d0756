#include "checkpoint/digest.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

#include "checkpoint/live_register_cache.h"
#include "vm/base/check.h"
#include "vm/class_layout.h"
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
using vm::ThreadId;
using vm::ThreadState;

namespace {

// Separate the parts of the hashed sequence, so that it can be read in one way only.
enum Tag : u64 {
  kThreadTag = 0x7468000000000000ull,
  kFrameTag = 0x6672000000000000ull,
  kOldTag = 0x6f6c000000000000ull,
  kCardTag = 0x6361000000000000ull,
  kClassTag = 0x636c000000000000ull,
  kYoungTag = 0x796f000000000000ull,
  kOutputTag = 0x6f75000000000000ull,
  kAwaitedTag = 0x6177000000000000ull,
  kBagTag = 0x6261000000000000ull,
};
constexpr u32 kYoungName = 0x80000000u;  // no heap is large enough for Refs with this bit

u64 pack(u32 high, u32 low) { return (static_cast<u64>(high) << 32) | low; }

// The hashed sequence. It is gathered first and hashed as a whole, by a hash function (XXH3 of Y. Collet, 128 bits)
// that reads many words at once: one word after the other each would have to wait for the one before it.
class Sequence {
 public:
  void clear() { end_ = words_.get(); }
  void add(u64 word) {
    if (__builtin_expect(end_ == limit_, 0)) grow(1);
    *end_++ = word;
  }
  // Not delimited: add sizes where they can differ.
  void add_bytes(const void* bytes, size_t size) {
    if (size == 0) return;
    u64* const words = add_space((size + 7) / 8);
    words[(size - 1) / 8] = 0;
    std::memcpy(words, bytes, size);
  }
  // Space for words that the caller writes at once.
  u64* add_space(size_t words) {
    if (__builtin_expect(static_cast<size_t>(limit_ - end_) < words, 0)) grow(words);
    return std::exchange(end_, end_ + words);
  }
  // The same for `count` names, two a word.
  u32* add_names(size_t count) {
    u32* const names = reinterpret_cast<u32*>(add_space((count + 1) / 2));
    if (count % 2 != 0) names[count] = 0;
    return names;
  }
  size_t words() const { return static_cast<size_t>(end_ - words_.get()); }
  std::span<const u64> from(size_t first) const { return {words_.get() + first, words() - first}; }
  // Where a name stands, in halves of words.
  size_t place_of(const u32* name) const {
    return static_cast<size_t>(name - reinterpret_cast<const u32*>(words_.get()));
  }
  Digest digest() const {
    const XXH128_hash_t hash = XXH3_128bits(words_.get(), static_cast<size_t>(end_ - words_.get()) * sizeof(u64));
    return {hash.low64, hash.high64};
  }

 private:
  [[gnu::noinline]] void grow(size_t words) {
    const size_t used = static_cast<size_t>(end_ - words_.get());
    const size_t size = 2 * (used + words) + 1024;
    auto larger = std::unique_ptr<u64[]>(new u64[size]);
    std::copy(words_.get(), end_, larger.get());
    words_ = std::move(larger);
    end_ = words_.get() + used;
    limit_ = words_.get() + size;
  }

  std::unique_ptr<u64[]> words_;
  u64 *end_ = nullptr, *limit_ = nullptr;
};

}  // namespace

struct StateDigest::Impl {
  explicit Impl(vm::World& w, bool remembers_threads = true) : world(w), heap(w.heap), remembers(remembers_threads) {}

  vm::World& world;
  Heap& heap;
  Sequence sequence;
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
    u64 hash = 0;
    ThreadId id = 0;
  };
  std::vector<Candidate> candidates;
  Sequence local;                  // of one thread, with
  std::vector<Ref> local_visited;  // its objects by their own numbers
  struct ThreadFields {
    bool known = false;
    u32 name = ~0u, id = ~0u, thread = ~0u, target = ~0u;  // offsets in a Thread object; ~0: it has none
  } thread_fields;
  std::vector<u8> thread_copy;
  std::vector<Ref> bags;  // arrays of them, as they are come to
  std::vector<u64> bag_names;

  // Objects from young_base on are young. Names: visit number + 1 by (ref - young_base) / 4, as no
  // object is smaller than 4 granules; valid if the upper half is the current generation.
  Ref young_base = 0;
  std::vector<u64> names;
  u32 generation = 0;
  std::vector<Ref> visited;  // young objects by number
  struct Old {
    u64 key;    // (Ref, card + 1); 0 in place of card + 1 for a whole object
    size_t at;  // in Heap::modified_old()
    u64 entry;  // of its image at the root mark
    bool operator<(const Old& o) const { return key != o.key ? key < o.key : at < o.at; }
  };
  std::vector<Old> old;  // sorted; of what occurs twice the first
  std::vector<Heap::ModifiedOld> old_made_of;

  std::string files;  // work space

  // How instances of a class, or the holder of its statics, lie in memory; made once for each.
  enum class Kind : u8 { Unknown, Words, Mixed, References, Elements };
  struct Shape {
    Kind kind = Kind::Unknown;  // Words: fields, none of them references. Mixed: fields, some references
    u8 element_bytes = 0;       // Elements: none of them references
    bool is_bag = false;        // heddle.Bag: the order of what is in it does not count
    u32 number = ~0u;           // offset of a field that only numbers like threads; ~0: it has none
    u32 bytes = 0;              // Words, Mixed: of the payload
    u32 halves = 0;             // Mixed: its references, from there on in `halves`,
    u32 references = 0;         // so many
  };
  std::vector<Shape> shapes;  // by ClassId * 2 + (statics holder)
  std::vector<u32> halves;    // of the payload, in halves of 8-byte words: which are references

  // What has been written of a thread for an earlier digest. A thread that has not been written since the newest mark
  // is what it was when its epoch ended: no other content of it ever has this epoch, whatever is restored, as long as
  // no collection moves objects and the epochs are not numbered anew (Heap::root_epoch() is 0 from then on). Only the
  // names of young objects are made anew. (Who writes a thread's frame has opened the door of its record, too.)
  struct Known {
    vm::ThreadId thread = vm::kNoThread;
    u32 epoch = 0;
    u8 flags = 0;  // WorldScalars::identity_observed, clock_observed
    std::vector<u64> words;
    std::vector<std::pair<u32, Ref>> young;  // place in `words`, in halves
  };
  static constexpr size_t kKnown = 1024, kMostWords = 256;  // of deeper stacks nothing is kept
  std::vector<Known> known;
  const bool remembers;
  Ref known_root = 0;  // that is true of this root mark, and up to so many collections
  u32 known_epoch = 0;
  u64 known_collections = 0;
  Known* recorded = nullptr;  // a thread is being written, to be known

  Digest compute(const DigestOptions& options, const std::function<void(Hasher&, const NameFunction&)>& extra) {
    start();
    forget_threads_of_another_root();
    like = options.like_threads;
    creators = options.creators;
    dead_threads = options.dead_threads;
    order_threads();
    add_scalars();
    if (like) {
      for (const ThreadId t : order.threads) add_known_thread(world.thread(t));
      if (options.awaited != nullptr) add_awaited(*options.awaited);
    } else {
      for (auto& thread : world.threads) add_known_thread(*thread);
    }
    if (world.scalars.pending_finalizers != 0)
      vm::for_each_root(world, {vm::RootKind::Finalizing}, [this](Ref r) { sequence.add(name(r)); });
    add_old();
    size_t i = 0, bag = 0;
    do {
      for (; i < visited.size(); ++i) {  // the list grows while objects are visited
        if (options.creators) sequence.add(creator_name(heap.header(visited[i]).creator));
        if (like && std::find(bags.begin(), bags.end(), visited[i]) != bags.end())
          add_header(kYoungTag | i, heap.header(visited[i]));
        else add_object(kYoungTag | i, visited[i]);
      }
      if (bag < bags.size()) add_bag(bags[bag++]);
    } while (i < visited.size() || bag < bags.size());
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
    return sequence.digest();
  }

  void forget_threads_of_another_root() {
    const u32 root_epoch = heap.root_epoch();
    if (known_root == young_base && known_epoch == root_epoch && known_collections == world.collections) return;
    known.clear();
    if (remembers && root_epoch != 0) known.resize(kKnown);
    known_root = young_base;
    known_epoch = root_epoch;
    known_collections = world.collections;
  }

  void start() {
    sequence.clear();
    young_base = heap.root_top() == Heap::kNoRoot ? heap.first_ordinary() : heap.root_top();
    visited.clear();
    bags.clear();
    size_t slots = (static_cast<size_t>(heap.top() - young_base) + 3) / 4;
    if (names.size() < slots) names.resize(slots + slots / 2);
    if (++generation == 0) {
      std::fill(names.begin(), names.end(), 0);
      generation = 1;
    }
  }

  u32 name(Ref r) {
    if (r < young_base) return like ? name_of_old(r) : r;
    return name_of_young(r);
  }

  [[gnu::noinline]] u32 name_of_young(Ref r) {
    u64& slot = names[(r - young_base) / 4];
    if (slot >> 32 != generation) {
      visited.push_back(r);
      slot = pack(generation, static_cast<u32>(visited.size()));
    }
    return kYoungName | static_cast<u32>(slot);
  }

  u32 name_of_old(Ref r) {
    const u32 index = own.index_of(r);
    if (index == 0) return r;
    u32& number = own_names[index];
    if (number == 0) {
      visited.push_back(r);
      number = static_cast<u32>(visited.size());
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
    sequence.add(pack(s.identity_observed, s.clock_observed));
    if (s.clock_observed) sequence.add(s.clock_ns);
    if (s.identity_observed) sequence.add(s.boot_allocations);
    files.clear();
    world.files->describe(&files);
    sequence.add(files.size());
    sequence.add_bytes(files.data(), files.size());
  }

  // A name of its own in the sequence, of what a thread refers to.
  void put_name(u32* to, Ref r) {
    *to = name(r);
    if (recorded != nullptr && (like ? has_number(r) : r >= young_base))
      recorded->young.emplace_back(static_cast<u32>(sequence.place_of(to)), r);
  }

  void add_name(Ref r) {
    u32* const to = sequence.add_names(2);
    to[1] = 0;
    put_name(to, r);
  }

  void add_known_thread(const Thread& t) {
    const ThreadCore& c = t.core;
    // (Where a thread stands in a wait set depends on others.)
    const bool is_frozen = !known.empty() && c.frame_count != 0 && c.epoch != heap.epoch() &&
                           t.low_water >= c.frame_count && c.wait_object == 0 && c.wait_monitor == 0;
    if (!is_frozen) return add_thread(t);
    const u8 flags = static_cast<u8>(like << 2 | world.scalars.identity_observed << 1 | world.scalars.clock_observed);
    add_thread_tag(t);
    Known& k = known[(c.epoch * 0x9e3779b1u + t.id * 0x85ebca6bu) >> 22];
    static_assert(kKnown == 1u << 10);
    if (k.thread == t.id && k.epoch == c.epoch && k.flags == flags) {
      u64* const words = sequence.add_space(k.words.size());
      std::memcpy(words, k.words.data(), k.words.size() * sizeof(u64));
      for (const auto& [place, r] : k.young) reinterpret_cast<u32*>(words)[place] = name(r);
      return;
    }
    k.young.clear();
    recorded = &k;
    const size_t first = sequence.words();
    add_living_thread(t);
    recorded = nullptr;
    const auto words = sequence.from(first);
    k.thread = words.size() <= kMostWords ? t.id : vm::kNoThread;
    if (k.thread == vm::kNoThread) return;
    k.epoch = c.epoch;
    k.flags = flags;
    k.words.assign(words.begin(), words.end());
    for (auto& [place, r] : k.young) place -= static_cast<u32>(2 * first);
  }

  void add_thread(const Thread& t) {
    const ThreadCore& c = t.core;
    if (c.state == ThreadState::Unborn) return;
    add_thread_tag(t);
    if (c.state != ThreadState::Dead) return add_living_thread(t);
    // Of a dead thread isInterrupted() can still be asked.
    sequence.add(pack(static_cast<u32>(c.state), dead_flags(c)));
    if (like) sequence.add(fixed_name(c.java_thread));
    if (dead_threads) sequence.add(name(c.java_thread));
  }

  // All that depends on who the others are, or on how many.
  void add_thread_tag(const Thread& t) {
    sequence.add(kThreadTag | place_of(t.id));
    if (like) sequence.add(kind_of(t));
  }

  void add_living_thread(const Thread& t) {
    const ThreadCore& c = t.core;
    u64 flags = static_cast<u64>(c.state) | static_cast<u64>(c.interrupted) << 8 | static_cast<u64>(c.permit) << 16 |
                static_cast<u64>(c.daemon) << 24 | static_cast<u64>(c.pending_interrupted_exception) << 32 |
                static_cast<u64>(c.uncaught) << 40 | static_cast<u64>(c.in_handler) << 48 |
                static_cast<u64>(c.timed_out) << 56 | static_cast<u64>(c.uninterruptible) << 57;
    sequence.add(flags);
    sequence.add(pack(c.starts, c.timeouts_taken));
    sequence.add(pack(c.native_calls, c.irreversible_calls));
    sequence.add(c.weak_failures);
    const bool runnable = c.state == ThreadState::Runnable;
    vm::for_each_record_root(c, t.id, [&](Ref r, const vm::Root& root) {
      // Whether these are set is seen below, or from the state.
      if (r == 0 && (root.kind == vm::RootKind::WaitMonitor || (root.kind == vm::RootKind::WaitObject && runnable)))
        return;
      add_name(r);
    });
    const vm::WorldScalars& s = world.scalars;
    if (!runnable) {
      if (c.wait_monitor != 0 && vm::in_wait_set(c.state)) sequence.add(arrival(c));
      sequence.add(c.saved_count);
      // Under exploration any time limit may pass at any time; so all that counts is whether there is one.
      sequence.add(world.options.time == vm::TimePolicy::Free && !s.clock_observed ? c.wake_time == ~0ull
                                                                                   : c.wake_time);
    } else if (c.wait_object != 0) {  // interp/queues.h
      sequence.add(kThreadTag | arrival(c));
    }
    sequence.add(c.frame_count);
    if (s.clock_observed) {
      sequence.add(c.late_readings);
      sequence.add(c.clock_reads);
    }
    if (s.identity_observed) sequence.add(c.allocations);
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
    sequence.add(kFrameTag | pack(f.flags, f.extra));
    sequence.add(pack(f.method, f.pc));
    const auto registers = live.find(world.classes, f.method, f.pc, vm::executes_next(t, index));
    // (What a frame above overlaps is not among them: zero.)
    u32* names = sequence.add_names(registers.refs.size());
    u32* const end = names + registers.refs.size();
    vm::for_each_register_root(t, index, registers.refs, [&](Ref r) { put_name(names++, r); });
    std::fill(names, end, 0);
    for (u16 reg : registers.prims) sequence.add(t.prims[f.prim_base + reg]);
  }

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
      heap.for_each_permanent([this](Ref r) { add_object(kOldTag | r, r); });
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
      if (h.flags & vm::kLargeArray) add_header(kOldTag | r, h);
      else add_object(kOldTag | r, r);
    }
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

  // `tag` leaves room for the flags: a Tag and 32 bits.
  void add_header(u64 tag, const ObjectHeader& h) { write_header(tag, h, sequence.add_space(header_words())); }

  size_t header_words() const { return world.scalars.identity_observed ? 4 : 3; }

  u64* write_header(u64 tag, const ObjectHeader& h, u64* out) {
    constexpr u32 kCounting = vm::kFinalizable | vm::kFailedAssertion;
    static_assert(kCounting < 1u << 16);
    *out++ = tag | static_cast<u64>(h.flags & kCounting) << 32;
    *out++ = pack(h.class_id, h.length);
    *out++ = pack(thread_word(h.owner), h.count);
    if (world.scalars.identity_observed) *out++ = name_of(h);
    return out;
  }

  void add_object(u64 tag, Ref r) {
    const ObjectHeader& h = heap.header(r);
    const Shape& shape = shape_of(h);
    if (shape.kind == Kind::References) {
      add_header(tag, h);
      u32* out = sequence.add_names(h.length);
      vm::for_each_reference(world, r, [&](Ref to) { *out++ = name(to); });
      return;
    }
    if (shape.kind == Kind::Elements) {
      add_header(tag, h);
      sequence.add_bytes(heap.payload(r), u64{h.length} * shape.element_bytes);
      return;
    }
    // Fields, as they are, but for references to young objects: names, which are given in this order.
    const bool of_thread = like && (h.flags & vm::kThreadObject);
    const u8* const payload = of_thread ? thread_payload(heap.payload(r), shape) : heap.payload(r);
    if (like && shape.is_bag) note_bag(r);
    const size_t words = (shape.bytes + 7) / 8;
    u64* const out = write_header(tag, h, sequence.add_space(header_words() + words));
    if (words != 0) out[words - 1] = 0;
    std::memcpy(out, payload, shape.bytes);
    u32* const fields = reinterpret_cast<u32*>(out);
    for (const u32 *half = halves.data() + shape.halves, *end = half + shape.references; half != end; ++half)
      if (fields[*half] >= young_base) fields[*half] = name_of_young(fields[*half]);
      else if (like) fields[*half] = name_of_old(fields[*half]);
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

  // Of a ForkJoinWorkerThread.
  static u32 worker_index(const Class& c) {
    for (const Class* k : c.super_chain)
      if (k->is_library && k->name == "java/util/concurrent/ForkJoinWorkerThread")
        if (const vm::Field* const index = k->find_field("index", "I")) return index->offset;
    return ~0u;
  }

  u32 place_of(ThreadId t) const { return like && t < places.size() ? places[t] - 1 : t; }
  // Of a ThreadId + 1, or 0.
  u32 thread_word(u32 id_and_one) const { return id_and_one == 0 ? 0 : place_of(id_and_one - 1) + 1; }
  static u32 dead_flags(const ThreadCore& c) { return c.uncaught | static_cast<u32>(c.interrupted) << 8; }
  bool has_number(Ref r) const { return r >= young_base || own.contains(r); }
  // Of an object that is the same one in all states, else 0.
  u32 fixed_name(Ref r) const { return has_number(r) ? 0 : r; }
  // (What a thread has made before it ended it cannot touch any more: all that counts is what kind of thread it was.)
  u64 creator_name(u32 creator) const {
    if (!like || creator >= places.size() || places[creator] == 0) return creator;
    const Thread& t = *world.threads[creator];
    if (t.core.state == ThreadState::Dead && creator != 0) return kThreadTag ^ kind_of(t);
    return place_of(creator);
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

  // A Thread object's fields, but for its names; and its thread by its place.
  const u8* thread_payload(const u8* payload, const Shape& shape) {
    thread_copy.assign(payload, payload + (shape.bytes + 7) / 8 * 8);
    const auto put = [&](u32 offset, u32 value) {
      if (offset != ~0u) std::memcpy(thread_copy.data() + offset, &value, sizeof value);
    };
    put(thread_fields.name, 0);
    put(thread_fields.id, 0);
    put(shape.number, 0);
    if (thread_fields.thread != ~0u) {
      i32 id;
      std::memcpy(&id, payload + thread_fields.thread, sizeof id);
      if (id > 0) put(thread_fields.thread, thread_word(static_cast<u32>(id)));
    }
    return thread_copy.data();
  }

  // Main first; then those that run the same side by side, the living ones by what they are about to do. (Any order
  // would do, as long as the digest says all that there is to say of each. The better it sees what threads are like,
  // the more states are found to be equal.)
  void order_threads() {
    order.threads.clear();
    order.like.clear();
    if (!like) return;
    find_thread_fields();
    own_names.assign(own.size() + 1, 0);
    candidates.clear();
    for (const auto& t : world.threads) {
      if (t->core.state == ThreadState::Unborn) continue;
      const bool dead = t->core.state == ThreadState::Dead;
      candidates.push_back(
          {kind_of(*t), dead, dead ? pack(dead_flags(t->core), fixed_name(t->core.java_thread)) : 0, t->id});
    }
    const auto by_kind = [](const Candidate& c) { return std::tuple(c.id != 0, c.kind, c.dead); };
    const auto by_hash = [](const Candidate& a, const Candidate& b) {
      return std::tie(a.hash, a.id) < std::tie(b.hash, b.id);
    };
    std::stable_sort(candidates.begin(), candidates.end(),
                     [&](const Candidate& a, const Candidate& b) { return by_kind(a) < by_kind(b); });
    for (auto begin = candidates.begin(); begin != candidates.end();) {
      const auto end =
          std::find_if(begin, candidates.end(), [&](const Candidate& c) { return by_kind(c) != by_kind(*begin); });
      if (end - begin > 1) {
        if (!begin->dead || dead_threads)
          for (auto c = begin; c != end; ++c)
            c->hash = begin->dead ? deep_hash(world.thread(c->id)) : shallow_hash(world.thread(c->id));
        std::sort(begin, end, by_hash);
        if (!begin->dead) {
          for (auto same = begin; same != end;) {
            const auto other = std::find_if(same, end, [&](const Candidate& c) { return c.hash != same->hash; });
            if (other - same > 1) {
              const u64 shallow = same->hash;
              for (auto c = same; c != other; ++c) c->hash = deep_hash(world.thread(c->id));
              std::sort(same, other, by_hash);
              for (auto c = same; c != other; ++c) c->hash = shallow;
            }
            same = other;
          }
        }
      }
      const u32 first = static_cast<u32>(order.threads.size());
      for (auto c = begin; c != end; ++c) {
        order.threads.push_back(c->id);
        order.like.push_back(first);
      }
      begin = end;
    }
    places.assign(world.threads.size(), 0);
    for (u32 i = 0; i < order.threads.size(); ++i) places[order.threads[i]] = i + 1;
  }

  void add_awaited(const std::vector<Awaited>& awaited) {
    std::vector<u64> pairs;
    for (const Awaited& a : awaited) pairs.push_back(pack(place_of(a.by), place_of(a.target)));
    std::sort(pairs.begin(), pairs.end());
    sequence.add(kAwaitedTag | pairs.size());
    for (const u64 pair : pairs) sequence.add(pair);
  }

  void add_own_core(Sequence& to, const ThreadCore& c) const {
    to.add(static_cast<u64>(c.state) | static_cast<u64>(c.interrupted) << 8 | static_cast<u64>(c.permit) << 16 |
           static_cast<u64>(c.daemon) << 24 | static_cast<u64>(c.pending_interrupted_exception) << 32 |
           static_cast<u64>(c.in_handler) << 48 | static_cast<u64>(c.timed_out) << 56);
    to.add(pack(c.starts, c.timeouts_taken));
    to.add(pack(c.frame_count, c.saved_count));
  }

  // Where it stands, and its numbers.
  u64 shallow_hash(const Thread& t) {
    local.clear();
    add_own_core(local, t.core);
    for (u32 i = 0; i < t.core.frame_count; ++i) {
      const Frame& f = t.frames[i];
      local.add(pack(f.method, f.pc));
      local.add(pack(f.flags, f.extra));
      for (u16 reg : live.find(world.classes, f.method, f.pc, vm::executes_next(t, i)).prims)
        local.add(t.prims[f.prim_base + reg]);
    }
    return local.digest().low;
  }

  // And what it refers to, with the nearest objects, by numbers of its own.
  u64 deep_hash(const Thread& t) {
    constexpr size_t kFew = 32;  // objects
    constexpr u32 kShort = 64;   // elements of arrays
    local.clear();
    local_visited.clear();
    const auto add_reference = [&](Ref r) {
      if (!has_number(r)) return local.add(r);
      size_t at = static_cast<size_t>(std::find(local_visited.begin(), local_visited.end(), r) - local_visited.begin());
      if (at == local_visited.size() && at < kFew) local_visited.push_back(r);
      local.add(kYoungTag | at);
    };
    add_own_core(local, t.core);
    vm::for_each_record_root(t.core, t.id, [&](Ref r) { add_reference(r); });
    for (u32 i = 0; i < t.core.frame_count; ++i)
      vm::for_each_register_root(
          t, i, live.find(world.classes, t.frames[i].method, t.frames[i].pc, vm::executes_next(t, i)).refs,
          [&](Ref r) { add_reference(r); });
    const auto relation = [&](u32 thread) { return thread == t.id ? 1 : thread == 0 ? 2 : 3; };
    for (size_t i = 0; i < local_visited.size(); ++i) {
      const Ref r = local_visited[i];
      const ObjectHeader& h = heap.header(r);
      local.add(pack(h.class_id, h.length));
      local.add(pack(h.owner == 0 ? 0 : static_cast<u32>(relation(h.owner - 1)), h.count));
      if (creators) local.add(static_cast<u64>(relation(h.creator)));
      const Shape& shape = shape_of(h);
      const bool is_long = h.length > kShort;
      if (shape.is_bag) continue;
      if ((h.flags & vm::kThreadObject) && r != t.core.java_thread) continue;
      if (shape.kind == Kind::Words) local.add_bytes(heap.payload(r), shape.bytes);
      if (shape.kind == Kind::Elements && !is_long)
        local.add_bytes(heap.payload(r), u64{h.length} * shape.element_bytes);
      if (shape.kind == Kind::References && !is_long)
        vm::for_each_reference(world, r, [&](Ref to) { add_reference(to); });
      if (shape.kind != Kind::Mixed) continue;
      const u8* payload = heap.payload(r);
      if (h.flags & vm::kThreadObject) {
        thread_payload(payload, shape);
        payload = thread_copy.data();
        if (thread_fields.thread != ~0u) std::memset(thread_copy.data() + thread_fields.thread, 0, sizeof(u32));
      }
      const u32 *half = halves.data() + shape.halves, *const end = half + shape.references;
      for (u32 i = 0; i * 4 < shape.bytes; ++i) {
        u32 value;
        std::memcpy(&value, payload + i * 4, sizeof value);
        if (half == end || *half != i) {
          local.add(value);
        } else {
          add_reference(value);
          ++half;
        }
      }
    }
    return local.digest().low;
  }

  const Shape& shape_of(const ObjectHeader& h) {
    const size_t index = static_cast<size_t>(h.class_id) * 2 + ((h.flags & vm::kStaticsHolder) ? 1 : 0);
    if (index >= shapes.size()) shapes.resize(index + 64);
    if (shapes[index].kind == Kind::Unknown) shapes[index] = make_shape(h);
    return shapes[index];
  }

  Shape make_shape(const ObjectHeader& h) {
    const Class& c = *world.classes.by_id(h.class_id);
    const bool holder = h.flags & vm::kStaticsHolder;
    Shape shape;
    if (c.elements != Elements::None && !holder) {
      shape.kind = c.elements == Elements::Refs ? Kind::References : Kind::Elements;
      shape.element_bytes = static_cast<u8>(vm::element_bytes(c.elements));
      return shape;
    }
    shape.bytes = holder ? h.length : c.instance_bytes;
    if (c.is_library && !holder) shape.is_bag = c.name == "heddle/Bag";
    if ((h.flags & vm::kThreadObject) && !holder) shape.number = worker_index(c);
    const std::vector<u32>& offsets = vm::reference_offsets(c, holder);
    shape.kind = offsets.empty() ? Kind::Words : Kind::Mixed;
    if (offsets.empty()) return shape;
    shape.halves = static_cast<u32>(halves.size());
    shape.references = static_cast<u32>(offsets.size());
    for (u32 offset : offsets) halves.push_back(offset / 4);
    std::sort(halves.begin() + shape.halves, halves.end());
    return shape;
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

const std::vector<Ref>& StateDigest::young_objects() const { return impl_->visited; }
const ThreadOrder& StateDigest::thread_order() const { return impl_->order; }
bool StateDigest::has_come_to(Ref r) const { return impl_->known_name(r) != 0; }
void StateDigest::at_root() { impl_->own.find(impl_->world); }
const ThreadsOwnObjects& StateDigest::threads_own() const { return impl_->own; }

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
