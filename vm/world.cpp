// The World's own doors, its threads, and allocation.
#include "vm/world.h"

#include <algorithm>

#include "vm/base/check.h"
#include "vm/hash.h"

namespace heddle::vm {
namespace {

constexpr u64 kRootPath = 0x48656464'6c65564dull;
constexpr u64 kDeadBytes = 4ull << 30;  // at least so much of the dead may lie around below marks

u64 elements_bytes(Elements elements, u64 length) {
  switch (elements) {
    case Elements::None: return 0;
    case Elements::Bytes1: return length;
    case Elements::Bytes2:
    case Elements::String: return length * 2;
    case Elements::Bytes4:
    case Elements::Refs: return length * 4;
    case Elements::Bytes8: return length * 8;
  }
  HEDDLE_UNREACHABLE("kind of elements");
}

}  // namespace

World::World(ClassProvider& class_provider, const NativeProvider& natives, RunOptions run_options)
    : options(std::move(run_options)),
      classes(class_provider, natives),
      heap(HeapOptions{.limit_bytes = options.max_heap_bytes,
                       .dead_bytes = std::max(3 * options.max_heap_bytes, kDeadBytes)},
           classes, undo) {
  classes.attach(*this);
  intern_thread(kNoThread, 0);
  connect(std::make_shared<KnownOutside>());
}

World::~World() = default;

void World::connect(std::shared_ptr<Outside> to, std::unique_ptr<FileSystem> file_system) {
  outside = std::move(to);
  files = std::move(file_system);
  if (!files) files = std::make_unique<FileOverlay>(outside, static_cast<i64>(options.start_time_ms));
}

ThreadId World::intern_thread(ThreadId parent, u32 number) {
  const u64 key = static_cast<u64>(parent) << 32 | number;
  const auto [entry, fresh] = thread_ids_.try_emplace(key, static_cast<ThreadId>(threads.size()));
  if (!fresh) return entry->second;
  auto t = std::make_unique<Thread>(entry->second, parent, number);
  const u64 above = parent == kNoThread ? kRootPath : thread(parent).path_hash;
  t->path_hash = mix64(above ^ mix64(number));
  threads.push_back(std::move(t));
  return entry->second;
}

// --- doors

void World::save_thread(ThreadId id) {
  ThreadCore& core = thread(id).core;
  if (heap.recording_undo()) undo.push(UndoKind::Thread, id, 0, &core, sizeof core);
  core.epoch = heap.epoch();
}

ClassInitRecord& World::init_record(ClassId id) {
  if (id >= class_init.size()) class_init.resize(std::max<size_t>(id + 1, classes.class_count()));
  return class_init[id];
}

void World::before_write_class_init(ClassId id) {
  ClassInitRecord& record = init_record(id);
  if (record.epoch == heap.epoch()) return;
  if (heap.recording_undo()) {
    heap.note_class_init(id, record.epoch);
    undo.push(UndoKind::ClassInit, id, 0, &record, sizeof record);
  }
  record.epoch = heap.epoch();
}

// Saves the frames at and above `index` that are unchanged since the newest mark. A frame's registers end where those
// of the next frame begin. The frame above the topmost one may be gone, so all its registers are taken; if some of them
// belong to a frame that was saved before, that older image wins, because images go back newest first.
void World::save_frames(Thread& t, u32 index) {
  if (heap.recording_undo()) {
    for (u32 i = t.low_water; i-- > index;) {
      FrameImage image{t.frames[i], 0, 0};
      const Frame& frame = image.frame;
      if (i + 1 < t.low_water) {
        image.refs = t.frames[i + 1].ref_base - frame.ref_base;
        image.prims = t.frames[i + 1].prim_base - frame.prim_base;
      } else {
        const Method& method = *classes.method_by_id(frame.method);
        image.refs = method.reference_registers;
        image.prims = method.primitive_registers;
      }
      const u32 ref_bytes = image.refs * static_cast<u32>(sizeof(Ref));
      const u32 prim_bytes = image.prims * static_cast<u32>(sizeof(u64));
      u8* to = undo.push_reserve(UndoKind::Frame, t.id, i, static_cast<u32>(sizeof image) + ref_bytes + prim_bytes);
      std::memcpy(to, &image, sizeof image);
      std::memcpy(to + sizeof image, t.refs + frame.ref_base, ref_bytes);
      std::memcpy(to + sizeof image + ref_bytes, t.prims + frame.prim_base, prim_bytes);
    }
  }
  t.low_water = index;
}

// --- allocation

u32 World::next_serial(ThreadId creator) {
  if (creator == kBootCreator) return static_cast<u32>(scalars.boot_allocations++);
  before_write_thread(creator);
  return thread(creator).core.allocations++;
}

// Full collections of plain runs happen when so much has been allocated, whatever memory-only collections
// there were: the program can notice them. Under exploration only System.gc() is one.
void World::make_room(u64 bytes) {
  constexpr u64 kPace = 64ull << 20;
  const u64 live = scalars.live_bytes, limit = heap.limit_bytes();
  const u64 room = live < limit ? (limit - live) / 2 : 0;
  const u64 pace = std::min(std::max(kPace, live), std::max<u64>(room, 64 << 10));
  if (!options.collects_on_request && scalars.allocated_bytes + bytes - scalars.collected_at > pace) {
    collect_fully(false);
    scalars.turn_over = scalars.pending_finalizers != 0;
  } else if (options.gc_stress || heap.collection_due(bytes)) collect_garbage();
}

Ref World::allocate_raw(const Class& c, u64 payload_bytes, u32 length, ThreadId creator, u32 flags) {
  const u32 serial = next_serial(creator);
  const u64 bytes = heap.size_for(c.id, payload_bytes);
  if (bytes > heap.limit_bytes()) return 0;
  make_room(bytes);
  if (__builtin_expect(bytes_in_use() + bytes > heap.limit_bytes(), 0) && !has_room(bytes)) return 0;
  const auto allocate = [&] { return heap.allocate(c.id, payload_bytes, length, creator, serial, flags); };
  Ref r = allocate();
  if (__builtin_expect(r == 0, 0)) {
    collect_garbage();
    r = allocate();
    if (r == 0) {
      address_space_exhausted = true;
      return 0;
    }
  }
  scalars.allocated_bytes += bytes;
  return r;
}

Ref World::allocate(Class& c, ThreadId creator) {
  u32 flags = c.object_flags;
  if (!options.finalizers) flags &= ~static_cast<u32>(kFinalizable);
  const Ref r = allocate_raw(c, c.instance_bytes, 0, creator, flags);
  if (__builtin_expect(flags & kFinalizable, 0) && r != 0) finalizable.push_back(r);
  return r;
}

Ref World::allocate_array(Class& array_class, u32 length, ThreadId creator) {
  return allocate_raw(array_class, elements_bytes(array_class.elements, length), length, creator, 0);
}

}  // namespace heddle::vm
