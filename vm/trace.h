// Marking: which ordinary objects from a limit on can be reached. One bit per granule of an object, so that
// the collector can read new places off the same bits. No recursion.
#pragma once

#include <bit>
#include <vector>

#include "vm/live_registers.h"
#include "vm/object_references.h"
#include "vm/raw_heap.h"
#include "vm/world.h"

namespace heddle::vm {

// Calls visit(Ref& slot) for each live reference of the threads: registers and thread records. Of each stack
// only the frames from `lowest(thread)` on. A slot may come twice.
template <typename Lowest, typename Visit>
void for_each_thread_root(World& world, Lowest&& lowest, Visit&& visit) {
  std::vector<u16> refs, prims;
  for (auto& slot : world.threads) {
    Thread& t = *slot;
    if (t.core.state == ThreadState::Unborn) continue;
    visit(t.core.java_thread);
    visit(t.core.wait_object);
    visit(t.core.wait_monitor);
    visit(t.core.pending_exception);
    const u32 down_to = lowest(t);
    for (u32 i = t.core.frame_count; i-- > down_to;) {
      const Frame& f = t.frames[i];
      const bool is_top = i + 1 == t.core.frame_count;
      // What the frame above overlaps belongs to it.
      const u32 end = is_top ? ~0u : t.frames[i + 1].ref_base;
      live_registers(*world.classes.method_by_id(f.method), f.pc, executes_next(t, i), refs, prims);
      for (u16 reg : refs)
        if (f.ref_base + reg < end) visit(t.refs[f.ref_base + reg]);
    }
  }
}

class Trace {
 public:
  // What is older than `from` counts as reached and is not looked at.
  Trace(World& world, Ref from)
      : world_(world),
        heap_(world.heap),
        from_(from),
        top_(world.heap.top()),
        marked_((static_cast<u64>(top_ - from_) + 63) / 64) {}

  // Do not go through the referents of java.lang.ref's references (soft ones: only if `soft_too`), but note
  // the references in found_references().
  void leave_referents(bool soft_too) {
    leave_referents_ = true;
    leave_soft_ = soft_too;
  }
  void follow_referents() { leave_referents_ = false; }

  void mark(Ref r) {
    if (r < from_) return;  // null, permanent, or older
    HEDDLE_CHECK(r < top_, "a root refers to memory that was never allocated");
    const u32 granule = r - from_;
    if (bit(granule)) return;
    const u64 count = heap_.size_of(r) / 8;
    HEDDLE_CHECK(granule + count <= top_ - from_, "a root refers to no object");
    for (u64 i = granule, end = granule + count; i < end;) {
      const u64 first = i % 64;
      const u64 n = std::min<u64>(64 - first, end - i);
      marked_[i / 64] |= (n == 64 ? ~0ull : ((1ull << n) - 1)) << first;
      i += n;
    }
    grey_.push_back(r);
  }

  void drain() {
    while (!grey_.empty()) {
      const Ref r = grey_.back();
      grey_.pop_back();
      const Class& c = *world_.classes.by_id(heap_.header(r).class_id);
      if (__builtin_expect(leave_referents_ && c.reference_kind != ReferenceKind::None, 0) &&
          (leave_soft_ || c.reference_kind != ReferenceKind::Soft)) {
        const u8* payload = RawHeap::payload(heap_, r);
        references_.push_back(r);
        for_each_reference(heap_, world_.classes, r, [&](Ref& slot) {
          if (reinterpret_cast<u8*>(&slot) != payload + c.referent_offset) mark(slot);
        });
      } else {
        for_each_reference(heap_, world_.classes, r, [&](Ref& slot) { mark(slot); });
      }
    }
  }

  // Marks from everything that the program can still get at: live registers, statics, and what natives hold.
  // Objects that wait for their finalizers are not among it.
  void mark_all_roots() {
    for_each_thread_root(
        world_, [](const Thread&) { return 0u; }, [&](Ref& slot) { mark(slot); });
    for (Ref* slot : world_.extra_roots) mark(*slot);
    heap_.for_each_permanent(
        [&](Ref r) { for_each_reference(heap_, world_.classes, r, [&](Ref& slot) { mark(slot); }); });
    drain();
  }

  bool reached(Ref r) const { return r < from_ || (r < top_ && bit(r - from_)); }
  std::vector<Ref>& found_references() { return references_; }
  const std::vector<u64>& bits() const { return marked_; }
  u64 marked_bytes() const {
    u64 granules = 0;
    for (u64 word : marked_) granules += static_cast<u64>(std::popcount(word));
    return granules * 8;
  }

 private:
  bool bit(u32 granule) const { return (marked_[granule / 64] >> (granule % 64)) & 1; }

  World& world_;
  Heap& heap_;
  const Ref from_, top_;
  bool leave_referents_ = false, leave_soft_ = false;
  std::vector<u64> marked_;
  std::vector<Ref> grey_;
  std::vector<Ref> references_;
};

// Slides what the trace has marked together and corrects all references. Without a mark outstanding only;
// every root must have been marked.
void slide_marked(World& world, Trace& trace);

}  // namespace heddle::vm
