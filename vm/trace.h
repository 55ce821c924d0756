// Marking: which ordinary objects from a limit on can be reached. One bit per granule of an object, so that
// the collector can read new places off the same bits. No recursion.
#pragma once

#include <bit>
#include <vector>

#include "vm/object_walk.h"

namespace heddle::vm {

class Trace {
 public:
  // What is older than `from` counts as reached and is not looked at.
  Trace(const World& world, Ref from)
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
        references_.push_back(r);
        for_each_reference(world_, r, [&](Ref to, const Edge& edge) {
          if (edge.offset != c.referent_offset) mark(to);
        });
      } else {
        for_each_reference(world_, r, [&](Ref to) { mark(to); });
      }
    }
  }

  // Marks from everything that the program can still get at. Objects that wait for their finalizers are not among it.
  void mark_program_roots() {
    for_each_root(world_, kProgramRoots, [&](Ref r) { mark(r); });
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

  const World& world_;
  const Heap& heap_;
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
