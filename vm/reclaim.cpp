// What a program can notice of the collector: references of java.lang.ref that are cleared, finalizers that
// are called (JLS 12.6, and the package description of java.lang.ref).
#include <algorithm>

#include "vm/trace.h"

namespace heddle::vm {

namespace {

constexpr u32 kUnfinalized = kFinalizable | kFinalizing;

// The fields of java.lang.ref.Reference that the VM writes.
struct ReferenceFields {
  explicit ReferenceFields(const Class& reference)
      : pending(field(reference, "pending", "Ljava/lang/ref/Reference;")),
        discovered(field(reference, "discovered", "Ljava/lang/ref/Reference;")),
        queue(field(reference, "queue", "Ljava/lang/ref/ReferenceQueue;")),
        holder(reference.statics) {}

  static u32 field(const Class& c, std::string_view name, std::string_view descriptor) {
    const Field* f = c.find_field(name, descriptor);
    HEDDLE_CHECK(f != nullptr, "java.lang.ref.Reference lacks a field that the VM uses");
    return f->offset;
  }

  u32 pending;     // static: the first cleared reference that is to be enqueued
  u32 discovered;  // the next one
  u32 queue;       // null: it has none, or has been enqueued
  Ref holder;      // of the static field
};

// Clears those of the references whose referents were not reached.
class Clearing {
 public:
  Clearing(World& world, const Trace& trace) : world_(world), trace_(trace) {}

  void clear(std::vector<Ref>& references, bool phantom) {
    if (references.empty()) return;
    const ReferenceFields fields(*world_.classes.well_known().reference);
    std::sort(references.begin(), references.end());
    for (Ref r : references) {
      const Class& c = *world_.classes.by_id(world_.heap.header(r).class_id);
      if ((c.reference_kind == ReferenceKind::Phantom) != phantom) continue;
      if (trace_.reached(world_.heap.load<Ref>(r, c.referent_offset))) continue;
      world_.heap.store<Ref>(r, c.referent_offset, 0);
      if (world_.heap.load<Ref>(r, fields.queue) != 0) append(r, fields);
    }
  }

 private:
  void append(Ref r, const ReferenceFields& fields) {
    if (last_ == 0) {
      last_ = world_.heap.load<Ref>(fields.holder, fields.pending);
      for (Ref next = last_; next != 0; next = world_.heap.load<Ref>(last_, fields.discovered)) last_ = next;
    }
    if (last_ == 0) world_.heap.store<Ref>(fields.holder, fields.pending, r);
    else world_.heap.store<Ref>(last_, fields.discovered, r);
    last_ = r;
    ++world_.scalars.pending_references;
  }

  World& world_;
  const Trace& trace_;
  Ref last_ = 0;  // on the list of those pending
};

}  // namespace

void World::collect_fully(bool soft_too) {
  const std::vector<Ref> kept = kept_by_listeners();
  Trace trace(*this, heap.first_ordinary());
  trace.leave_referents(soft_too);
  trace.mark_program_roots();
  Clearing clearing(*this, trace);
  clearing.clear(trace.found_references(), false);

  // What finalizers have still to see lives on, and is no longer looked at for weak references.
  std::vector<Ref> phantoms = std::move(trace.found_references());
  for (Ref r : finalizable) {
    const u32 flags = heap.header(r).flags;
    if (options.queue_finalizers && (flags & kFinalizable) && !trace.reached(r)) queue_finalizer(r);
  }
  trace.follow_referents();
  for (Ref r : finalizable)
    if (heap.header(r).flags & kUnfinalized) trace.mark(r);
  trace.drain();
  clearing.clear(phantoms, true);

  scalars.live_bytes = trace.marked_bytes();
  scalars.collected_at = scalars.allocated_bytes;
  if (!heap.recording_undo()) {
    for (Ref r : kept) trace.mark(r);
    trace.drain();
    slide_marked(*this, trace);
  }
  ++collections;
}

// What the program can reach, weakly too, and what its finalizers have still to see. When finalizers are not
// called at all (only checked, under exploration), their objects count as if they had been.
u64 World::live_bytes_now() {
  Trace trace(*this, heap.first_ordinary());
  trace.mark_program_roots();
  if (options.queue_finalizers)
    for (Ref r : finalizable)
      if (heap.header(r).flags & kUnfinalized) trace.mark(r);
  trace.drain();
  return trace.marked_bytes();
}

bool World::has_room(u64 bytes) {
  const auto fits = [&] { return bytes_in_use() + bytes <= heap.limit_bytes(); };
  if (fits()) return true;
  if (options.collects_on_request) {
    scalars.live_bytes = live_bytes_now();
    scalars.collected_at = scalars.allocated_bytes;
    return fits();
  }
  collect_fully(false);
  if (fits()) return true;
  collect_fully(true);
  return fits();
}

std::vector<Ref> World::unreachable_finalizable() {
  std::vector<Ref> found;
  for (Ref r : finalizable)
    if (heap.header(r).flags & kFinalizable) found.push_back(r);
  if (found.empty()) return found;
  Trace trace(*this, heap.first_ordinary());
  trace.leave_referents(false);
  trace.mark_program_roots();
  std::erase_if(found, [&](Ref r) { return trace.reached(r); });
  return found;
}

void World::queue_finalizer(Ref r) {
  const Writer object = heap.open(r);
  u32& flags = object.flags();
  flags = (flags & ~static_cast<u32>(kFinalizable)) | kFinalizing;
  ++scalars.pending_finalizers;
  first_finalizing_ = 0;
}

Ref World::take_finalizable() {
  if (scalars.pending_finalizers == 0) return 0;
  for (size_t i = first_finalizing_; i < finalizable.size(); ++i) {
    const Ref r = finalizable[i];
    if (!(heap.header(r).flags & kFinalizing)) continue;
    first_finalizing_ = i + 1;
    heap.open(r).flags() &= ~static_cast<u32>(kFinalizing);
    --scalars.pending_finalizers;
    return r;
  }
  HEDDLE_UNREACHABLE("an object that waits for its finalizer is not registered");
}

Ref World::take_reference() {
  if (scalars.pending_references == 0) return 0;
  const ReferenceFields fields(*classes.well_known().reference);
  const Ref r = heap.load<Ref>(fields.holder, fields.pending);
  heap.store<Ref>(fields.holder, fields.pending, heap.load<Ref>(r, fields.discovered));
  heap.store<Ref>(r, fields.discovered, 0);
  --scalars.pending_references;
  return r;
}

u32 World::pending_references() const {
  if (classes.well_known().reference == nullptr) return 0;
  const ReferenceFields fields(*classes.well_known().reference);
  const u32 most = heap.top() / (kHeaderBytes / 8);
  u32 count = 0;
  for (Ref r = heap.load<Ref>(fields.holder, fields.pending); r != 0; r = heap.load<Ref>(r, fields.discovered))
    if (++count > most) return ~0u;
  return count;
}

void World::drop_finalized_from(Ref from) {
  first_finalizing_ = 0;
  std::erase_if(finalizable, [&](Ref r) { return r >= from && !(heap.header(r).flags & kUnfinalized); });
}

void World::forget_finalizable_from(Ref top) {
  first_finalizing_ = 0;
  while (!finalizable.empty() && finalizable.back() >= top) finalizable.pop_back();
}

}  // namespace heddle::vm
