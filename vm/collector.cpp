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

#include "vm/trace.h"

namespace heddle::vm {

class Collector final : public Relocation {
 public:
  Collector(World& world, Ref from, Trace& trace)
      : world_(world), moving_(world), heap_(world.heap), from_(from), top_(heap_.top()), trace_(trace) {
    find_slots();
    find_written_since_mark();
  }

  void mark() {
    for (const Ref* slot : slots_) trace_.mark(*slot);
    for_each_old_slot([&](Ref& slot) { trace_.mark(slot); });
    trace_.drain();
  }

  void slide() {
    place();
    for (Ref* slot : slots_) *slot = place_of(*slot);
    for_each_old_slot([&](Ref& slot) { slot = place_of(slot); });
    for (const auto& thread : world_.threads)  // (what the others hold has not moved)
      if (thread->core.epoch == heap_.epoch()) thread->core.local_state = 0;
    const Ref boot_top = boundary(world_.boot_top);
    move();
    world_.boot_top = boot_top;
    for (RelocationListener* listener : world_.relocation_listeners) listener->objects_moved(*this);
  }

  Ref forward(Ref r) const override { return r < from_ ? r : trace_.reached(r) ? place_of(r) : 0; }
  Ref boundary(Ref r) const override { return r >= top_ ? new_top_ : place_of(r); }

 private:
  void find_slots() {
    world_.drop_finalized_from(from_);
    const auto note = [&](Ref& slot) { slots_.push_back(&slot); };
    // Frames below low_water are as they were at the newest mark, so they know nothing younger.
    const auto lowest = [&](const Thread& t) {
      return heap_.recording_undo() ? std::min(t.low_water, t.core.frame_count) : 0;
    };
    for_each_root(moving_, kAllRoots.without(kPermanentRoots), note, lowest);
    std::sort(slots_.begin(), slots_.end());
    slots_.erase(std::unique(slots_.begin(), slots_.end()), slots_.end());
    if (!heap_.recording_undo()) for_each_permanent_root(moving_, kPermanentRoots, note);
  }

  // With a mark outstanding: objects and cards older than from_ that may refer to younger ones, permanent objects too.
  void find_written_since_mark() {
    if (!heap_.recording_undo()) return;
    const UndoLog& log = world_.undo;
    for (size_t i = heap_.mark_undo(); i < log.size(); ++i) {
      const UndoEntry& e = log.entry(i);
      if (e.kind != UndoKind::Object && e.kind != UndoKind::Card) continue;
      if (e.a < from_) old_.push_back(key(e.a, e.kind == UndoKind::Card ? e.b : Heap::kWholeObject));
    }
    std::sort(old_.begin(), old_.end());
    old_.erase(std::unique(old_.begin(), old_.end()), old_.end());
  }

  static u64 key(Ref r, u32 card) { return (static_cast<u64>(r) << 32) | card; }

  template <typename Visit>
  void for_each_old_slot(Visit&& visit) {
    for (u64 k : old_) {
      const Ref r = static_cast<Ref>(k >> 32);
      const u32 card = static_cast<u32>(k);
      if (card == Heap::kWholeObject) for_each_reference(moving_, r, visit);
      else for_each_reference_in_card(moving_, r, card, visit);
    }
  }

  // New places: places_[w] = where the first marked granule of word w goes.
  void place() {
    const std::vector<u64>& marked = trace_.bits();
    places_.resize(marked.size());
    u32 next = from_;
    for (size_t w = 0; w < marked.size(); ++w) {
      places_[w] = next;
      next += static_cast<u32>(std::popcount(marked[w]));
    }
    new_top_ = next;
  }

  // Of a live object; of anything else below top_: where the next live object goes.
  Ref place_of(Ref r) const {
    if (r < from_) return r;
    u32 granule = r - from_;
    u64 below = trace_.bits()[granule / 64] & ((1ull << (granule % 64)) - 1);
    return places_[granule / 64] + static_cast<u32>(std::popcount(below));
  }

  void move() {
    for (Ref r = next_marked(from_); r < top_;) {
      u64 bytes = heap_.size_of(r);
      for_each_reference(moving_, r, [&](Ref& slot) { slot = place_of(slot); });
      Ref to = place_of(r);
      if (to != r) moving_.move(r, to, bytes);
      r = next_marked(r + static_cast<Ref>(bytes / 8));
    }
    heap_.set_top(new_top_);
  }

  // The first marked granule from r on: the start of an object, as r is one or follows one.
  Ref next_marked(Ref r) const {
    u64 granule = r - from_;
    size_t w = granule / 64;
    const std::vector<u64>& marked = trace_.bits();
    if (w >= marked.size()) return top_;
    u64 word = marked[w] & (~0ull << (granule % 64));
    while (word == 0) {
      if (++w == marked.size()) return top_;
      word = marked[w];
    }
    return from_ + static_cast<Ref>(w * 64 + static_cast<u64>(std::countr_zero(word)));
  }

  World& world_;
  const MovingWorld moving_;
  Heap& heap_;
  const Ref from_, top_;  // what is collected
  Trace& trace_;
  Ref new_top_ = 0;
  std::vector<u32> places_;
  std::vector<Ref*> slots_;  // of roots; each once, as updating twice is wrong
  std::vector<u64> old_;     // sorted (Ref, card), each once
};

std::vector<Ref> World::kept_by_listeners() {
  std::vector<Ref> kept;
  for (RelocationListener* listener : relocation_listeners) listener->collection_begins(kept);
  return kept;
}

// Memory only: nothing that the program can notice. Weak references keep their objects, and so does a
// finalizer that has not run.
void World::collect_garbage() {
  const Ref from = heap.recording_undo() ? heap.mark_top() : heap.first_ordinary();
  const std::vector<Ref> kept = kept_by_listeners();
  Trace trace(*this, from);
  Collector collector(*this, from, trace);
  for (Ref r : kept) trace.mark(r);
  collector.mark();
  collector.slide();
  heap.note_collected();
  ++collections;
}

void slide_marked(World& world, Trace& trace) {
  HEDDLE_CHECK(!world.heap.recording_undo(), "old objects cannot move while a mark knows where they are");
  Collector(world, world.heap.first_ordinary(), trace).slide();
  world.heap.note_collected();
}

}  // namespace heddle::vm
