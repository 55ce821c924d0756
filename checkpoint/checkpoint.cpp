#include "checkpoint/checkpoint.h"

#include <algorithm>
#include <cstring>

namespace heddle::checkpoint {

using vm::Frame;
using vm::FrameImage;
using vm::Ref;
using vm::Thread;
using vm::ThreadCore;
using vm::UndoEntry;
using vm::UndoKind;

Checkpoints::Checkpoints(World& world) : world_(world) {
  HEDDLE_CHECK(!world.heap.recording_undo(), "this World has checkpoints already");
}

Checkpoints::~Checkpoints() {
  if (depth_ > 0) pop(0);
}

void Checkpoints::add_rider(Undoable* rider) {
  HEDDLE_CHECK(depth_ == 0, "a rider must be added before the first mark");
  riders_.push_back(rider);
}

// Every record's next write must save it.
void Checkpoints::new_epoch() {
  u32 root = world_.heap.root_epoch();
  if (!world_.heap.new_epoch()) return;
  // As the heap does with its own (Heap::new_epoch).
  for (auto& thread : world_.threads) thread->core.epoch = thread->core.epoch > root;
  for (auto& record : world_.class_init) record.epoch = record.epoch > root;
  for (size_t i = 0; i < world_.undo.size(); ++i) {
    const UndoEntry& entry = world_.undo.entry(i);
    u8* image = world_.undo.payload(entry);
    u32* epoch = nullptr;
    if (entry.kind == UndoKind::Thread) epoch = &reinterpret_cast<ThreadCore*>(image)->epoch;
    else if (entry.kind == UndoKind::ClassInit) epoch = &reinterpret_cast<vm::ClassInitRecord*>(image)->epoch;
    if (epoch) *epoch = *epoch > root;
  }
}

Checkpoints::Mark Checkpoints::mark() {
  vm::Heap& heap = world_.heap;
  if (depth_ == 0) {
    world_.undo.truncate(0);
    heap.enable_undo(true);
  }
  // Frames that a thread has left without touching those below (it died): older marks want them,
  // and low_water cannot tell after this mark.
  for (auto& thread : world_.threads) world_.before_write_frame(*thread, thread->core.frame_count);
  if (depth_ == marks_.size()) marks_.emplace_back();
  Record& r = marks_[depth_];
  r.undo_size = world_.undo.size();
  r.heap_top = heap.top();
  r.scalars = world_.scalars;
  r.out_size = world_.out.text.size();
  r.err_size = world_.err.text.size();
  r.files = world_.files->mark();
  r.riders.resize(riders_.size());
  for (size_t i = 0; i < riders_.size(); ++i) r.riders[i] = riders_[i]->mark_position();
  const size_t threads = world_.threads.size();
  r.low_water.resize(threads);
  for (size_t i = 0; i < threads; ++i) {
    Thread& thread = *world_.threads[i];
    r.low_water[i] = thread.low_water;
    thread.low_water = thread.core.frame_count;
  }
  new_epoch();
  if (depth_ == 0) heap.set_root_mark(heap.epoch() - 1);
  r.modified_old = heap.modified_old().size();
  heap.set_newest_mark(r.heap_top, r.undo_size);
  return depth_++;
}

void Checkpoints::restore(Mark mark) {
  HEDDLE_CHECK(mark < depth_, "restore of a mark that has been dropped");
  const Record& r = marks_[mark];
  vm::UndoLog& log = world_.undo;
  for (size_t i = log.size(); i-- > r.undo_size;) undo_entry(log.entry(i), r.heap_top);
  log.truncate(r.undo_size);
  vm::Heap& heap = world_.heap;
  heap.set_top(r.heap_top);
  world_.forget_finalizable_from(r.heap_top);
  heap.truncate_modified_old(r.modified_old);
  heap.set_newest_mark(r.heap_top, r.undo_size);
  world_.scalars = r.scalars;
  world_.out.text.resize(r.out_size);
  world_.err.text.resize(r.err_size);
  world_.files->rewind(r.files);
  for (size_t i = 0; i < world_.threads.size(); ++i) {
    Thread& thread = *world_.threads[i];
    if (i >= r.low_water.size()) thread.core = ThreadCore{};  // its slot was made after the mark
    thread.low_water = thread.core.frame_count;
  }
  for (size_t i = 0; i < riders_.size(); ++i) riders_[i]->rewind_to(r.riders[i]);
  depth_ = mark + 1;
  new_epoch();
}

void Checkpoints::pop(Mark mark) {
  HEDDLE_CHECK(mark < depth_, "pop of a mark that has been dropped");
  // Frames below low_water are unchanged since the newest mark; that is an older one now.
  while (depth_ > mark) {
    const Record& r = marks_[--depth_];
    for (size_t i = 0; i < world_.threads.size(); ++i) {
      u32 before = i < r.low_water.size() ? r.low_water[i] : 0;
      Thread& thread = *world_.threads[i];
      thread.low_water = std::min(thread.low_water, before);
    }
  }
  vm::Heap& heap = world_.heap;
  if (depth_ > 0) {
    heap.set_newest_mark(marks_[depth_ - 1].heap_top, marks_[depth_ - 1].undo_size);
    return;
  }
  world_.undo.truncate(0);
  world_.files->forget();
  heap.enable_undo(false);
  heap.clear_root_mark();
  heap.set_newest_mark(0, 0);
}

void Checkpoints::thin(const std::vector<Mark>& kept) {
  HEDDLE_CHECK(!kept.empty() && kept.front() == 0 && kept.back() + 1 == depth_, "marks that must not be dropped");
  for (size_t k = 0; k < kept.size(); ++k) {
    // Frames that any of the dropped marks below has seen touched have been touched since the last one that stays.
    Record& r = marks_[kept[k]];
    if (k != 0) {
      for (Mark dropped = kept[k - 1] + 1; dropped < kept[k]; ++dropped) {
        const std::vector<u32>& low = marks_[dropped].low_water;
        for (size_t i = 0; i < r.low_water.size(); ++i)
          r.low_water[i] = std::min(r.low_water[i], i < low.size() ? low[i] : 0);
      }
    }
  }
  for (Mark k = 0; k < kept.size(); ++k)
    if (k != kept[k]) std::swap(marks_[k], marks_[kept[k]]);
  depth_ = static_cast<u32>(kept.size());
}

// `heap_top` of the mark: objects above it cease to exist, and so need no image.
void Checkpoints::undo_entry(const UndoEntry& entry, Ref heap_top) {
  const u8* image = world_.undo.payload(entry);
  switch (entry.kind) {
    case UndoKind::Object:
    case UndoKind::Header:
    case UndoKind::Card:
      if (entry.a < heap_top) world_.heap.restore(entry);
      return;
    case UndoKind::Thread: std::memcpy(&world_.threads[entry.a]->core, image, sizeof(ThreadCore)); return;
    case UndoKind::Frame: undo_frame(entry); return;
    case UndoKind::ClassInit: std::memcpy(&world_.class_init[entry.a], image, sizeof(vm::ClassInitRecord)); return;
  }
  HEDDLE_UNREACHABLE("kind of undo entry");
}

void Checkpoints::undo_frame(const UndoEntry& entry) {
  const u8* image = world_.undo.payload(entry);
  Thread& thread = *world_.threads[entry.a];
  FrameImage head;
  std::memcpy(&head, image, sizeof(head));
  image += sizeof(head);
  thread.frames[entry.b] = head.frame;
  std::memcpy(thread.refs + head.frame.ref_base, image, head.refs * sizeof(Ref));
  image += head.refs * sizeof(Ref);
  std::memcpy(thread.prims + head.frame.prim_base, image, head.prims * sizeof(u64));
}

}  // namespace heddle::checkpoint
