// The collector: exact, sliding mark-compact. Order of allocation is kept, so nothing about a run
// depends on when it collects. Marking uses one bit per granule; the new place of an object is the
// number of marked granules below it (as in Abuaiadh et al., "An efficient parallel heap
// compaction algorithm", OOPSLA 2004, with granules for blocks).
//
// With checkpoint marks outstanding only objects younger than the newest mark move or die. Older
// objects point to younger ones only if they were written since that mark, and then they (or the
// card) are on the undo log; images on the log never do (an image that was taken since the newest
// mark shows its object as it was at the mark).
#include <algorithm>
#include <bit>
#include <cstring>

#include "vm/live_registers.h"
#include "vm/object_references.h"
#include "vm/world.h"

namespace heddle::vm {

namespace {

class Collector final : public Relocation {
 public:
  explicit Collector(World& world)
      : world_(world), heap_(world.heap),
        from_(heap_.recording_undo() ? heap_.mark_top() : heap_.first_ordinary()),
        top_(heap_.top()), marked_((static_cast<u64>(top_ - from_) + 63) / 64) {}

  void collect() {
    find_register_roots();
    find_old_roots();
    for (Ref* slot : slots_) mark(*slot);
    for_each_old_slot([&](Ref& slot) { mark(slot); });
    drain();

    place();
    for (Ref* slot : slots_) *slot = place_of(*slot);
    for_each_old_slot([&](Ref& slot) { slot = place_of(slot); });
    const Ref boot_top = boundary(world_.boot_top);
    slide();
    world_.boot_top = boot_top;
    for (RelocationListener* listener : world_.relocation_listeners)
      listener->objects_moved(*this);
  }

  Ref forward(Ref r) const override { return r < from_ ? r : r < top_ && is_marked(r - from_) ? place_of(r) : 0; }
  Ref boundary(Ref r) const override { return r >= top_ ? new_top_ : place_of(r); }

 private:
  bool is_marked(u32 granule) const { return (marked_[granule / 64] >> (granule % 64)) & 1; }

  void mark(Ref r) {
    if (r < from_) return; // null, permanent, or older than the newest mark
    HEDDLE_CHECK(r < top_, "a root refers to memory that was never allocated");
    u32 granule = r - from_;
    if (is_marked(granule)) return;
    u64 count = heap_.size_of(r) / 8;
    HEDDLE_CHECK(granule + count <= top_ - from_, "a root refers to no object");
    for (u64 i = granule, end = granule + count; i < end;) {
      u64 bit = i % 64;
      u64 n = std::min<u64>(64 - bit, end - i);
      marked_[i / 64] |= (n == 64 ? ~0ull : ((1ull << n) - 1)) << bit;
      i += n;
    }
    grey_.push_back(r);
  }

  void drain() {
    while (!grey_.empty()) {
      Ref r = grey_.back();
      grey_.pop_back();
      for_each_reference(heap_, world_.classes, r, [&](Ref& slot) { mark(slot); });
    }
  }

  void find_register_roots() {
    std::vector<u16> refs, prims;
    for (auto& slot : world_.threads) {
      Thread& t = *slot;
      if (t.core.state == ThreadState::Unborn) continue;
      slots_.push_back(&t.core.java_thread);
      slots_.push_back(&t.core.wait_object);
      slots_.push_back(&t.core.wait_monitor);
      slots_.push_back(&t.core.pending_exception);
      // Frames below low_water are as they were at the newest mark, so they know nothing younger.
      u32 lowest = heap_.recording_undo() ? std::min(t.low_water, t.core.frame_count) : 0;
      for (u32 i = t.core.frame_count; i-- > lowest;) {
        const Frame& f = t.frames[i];
        bool is_top = i + 1 == t.core.frame_count;
        // What the frame above overlaps belongs to it.
        u32 end = is_top ? ~0u : t.frames[i + 1].ref_base;
        live_registers(*world_.classes.method_by_id(f.method), f.pc, is_top, refs, prims);
        for (u16 reg : refs)
          if (f.ref_base + reg < end) slots_.push_back(&t.refs[f.ref_base + reg]);
      }
    }
    slots_.insert(slots_.end(), world_.extra_roots.begin(), world_.extra_roots.end());
    std::sort(slots_.begin(), slots_.end());
    slots_.erase(std::unique(slots_.begin(), slots_.end()), slots_.end());
  }

  // Objects and cards older than from_ that may refer to younger ones.
  void find_old_roots() {
    if (!heap_.recording_undo()) {
      heap_.for_each_permanent([&](Ref r) { old_.push_back(key(r, Heap::kWholeObject)); });
      return;
    }
    const UndoLog& log = world_.undo;
    for (size_t i = heap_.mark_undo(); i < log.size(); ++i) {
      const UndoEntry& e = log.entry(i);
      if (e.kind != UndoKind::Object && e.kind != UndoKind::Card) continue;
      if (e.a < from_)
        old_.push_back(key(e.a, e.kind == UndoKind::Card ? e.b : Heap::kWholeObject));
    }
    std::sort(old_.begin(), old_.end());
    old_.erase(std::unique(old_.begin(), old_.end()), old_.end());
  }

  static u64 key(Ref r, u32 card) { return (static_cast<u64>(r) << 32) | card; }

  template <typename Visit>
  void for_each_old_slot(Visit&& visit) {
    for (u64 k : old_) {
      Ref r = static_cast<Ref>(k >> 32);
      u32 card = static_cast<u32>(k);
      if (card == Heap::kWholeObject) {
        for_each_reference(heap_, world_.classes, r, visit);
        continue;
      }
      const ObjectHeader& h = heap_.header(r);
      if (world_.classes.by_id(h.class_id)->elements != Elements::Refs) continue;
      constexpr u32 kPerCard = kCardBytes / sizeof(Ref);
      Ref* elements = reinterpret_cast<Ref*>(heap_.payload(r));
      u32 end = static_cast<u32>(std::min<u64>(h.length, (static_cast<u64>(card) + 1) * kPerCard));
      for (u32 i = card * kPerCard; i < end; ++i) visit(elements[i]);
    }
  }

  // New places: places_[w] = where the first marked granule of word w goes.
  void place() {
    places_.resize(marked_.size());
    u32 next = from_;
    for (size_t w = 0; w < marked_.size(); ++w) {
      places_[w] = next;
      next += static_cast<u32>(std::popcount(marked_[w]));
    }
    new_top_ = next;
  }

  // Of a live object; of anything else below top_: where the next live object goes.
  Ref place_of(Ref r) const {
    if (r < from_) return r;
    u32 granule = r - from_;
    u64 below = marked_[granule / 64] & ((1ull << (granule % 64)) - 1);
    return places_[granule / 64] + static_cast<u32>(std::popcount(below));
  }

  void slide() {
    u8* base = heap_.base();
    for (Ref r = next_marked(from_); r < top_;) {
      u64 bytes = heap_.size_of(r);
      for_each_reference(heap_, world_.classes, r, [&](Ref& slot) { slot = place_of(slot); });
      Ref to = place_of(r);
      if (to != r)
        std::memmove(base + static_cast<u64>(to) * 8, base + static_cast<u64>(r) * 8, bytes);
      r = next_marked(r + static_cast<Ref>(bytes / 8));
    }
    heap_.set_top(new_top_);
  }

  // The first marked granule from r on: the start of an object, as r is one or follows one.
  Ref next_marked(Ref r) const {
    u64 granule = r - from_;
    size_t w = granule / 64;
    if (w >= marked_.size()) return top_;
    u64 word = marked_[w] & (~0ull << (granule % 64));
    while (word == 0) {
      if (++w == marked_.size()) return top_;
      word = marked_[w];
    }
    return from_ + static_cast<Ref>(w * 64 + static_cast<u64>(std::countr_zero(word)));
  }

  World& world_;
  Heap& heap_;
  const Ref from_, top_; // what is collected
  Ref new_top_ = 0;
  std::vector<u64> marked_; // bit per granule of live objects
  std::vector<u32> places_;
  std::vector<Ref> grey_;
  std::vector<Ref*> slots_; // registers and thread records; each once, as updating twice is wrong
  std::vector<u64> old_;    // sorted (Ref, card), each once
};

} // namespace

void World::collect_garbage() {
  Collector(*this).collect();
  heap.note_collected();
  ++collections;
}

} // namespace heddle::vm
