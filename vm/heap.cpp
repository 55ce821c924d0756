#include "vm/heap.h"

#include <algorithm>

#include "vm/base/address_space.h"
#include "vm/base/out_of_memory.h"
#include "vm/base/reserved_memory.h"
#include "vm/class_layout.h"

namespace heddle::vm {

namespace {

constexpr u64 kPaceBytes = 64ull << 20;         // allocate at least this much between collections
constexpr u64 kKeepUnusedBytes = 128ull << 20;  // memory above top that is not given back

u64 round_up(u64 value, u64 multiple) { return (value + multiple - 1) / multiple * multiple; }
u64 round8(u64 value) { return (value + 7) & ~7ull; }
u64 card_count(u64 payload_bytes) { return (payload_bytes + kCardBytes - 1) / kCardBytes; }

}  // namespace

Heap::Heap(const HeapOptions& options, const ClassTable& classes, UndoLog& undo) : classes_(classes), undo_(undo) {
  const u64 page = base::page_size();
  u64 permanent = std::min(round_up(std::max<u64>(options.permanent_bytes, page), page), base::kMostReserved / 2);
  const u64 most = base::kMostReserved - permanent - page;
  limit_bytes_ = std::min(round8(options.limit_bytes), most);
  // (In a process with a limit of its own others need some of it, too: threads' stacks, caches, the compiler.)
  const u64 dead = std::min(round8(options.dead_bytes), base::address_space_limit() / 64 * 8);
  u64 ordinary = limit_bytes_ + std::min(dead, most - limit_bytes_);
  // Address space only: pages get memory when they are first touched.
  const auto reserve = [&] {
    reserved_bytes_ = permanent + round_up(ordinary, page);
    return base::reserve_memory(reserved_bytes_);
  };
  base_ = reserve();
  if (base_ == nullptr) {
    ordinary = limit_bytes_;
    base_ = reserve();
  }
  if (base_ == nullptr) base::out_of_memory("there is no address space for the heap; a smaller --heap may help");
  first_ordinary_ = static_cast<Ref>(permanent / 8);
  top_ = used_up_to_ = first_ordinary_;
  limit_ = first_ordinary_ + static_cast<Ref>(ordinary / 8);
  pace_limit_ = first_ordinary_ + kPaceBytes / 8;
}

Heap::~Heap() {
  const auto bytes = [](Ref r) { return static_cast<u64>(r) * 8; };
  base::release_memory(base_, reserved_bytes_,
                       {{0, bytes(permanent_top_)}, {bytes(first_ordinary_), bytes(used_up_to_)}});
}

u64 Heap::payload_bytes(Ref r) const {
  const ObjectHeader& h = header(r);
  if (h.flags & kStaticsHolder) return h.length;
  const Class& c = *classes_.by_id(h.class_id);
  if (c.elements == Elements::None) return c.instance_bytes;
  return u64{h.length} * element_bytes(c.elements);
}

u64 Heap::size_of(Ref r) const {
  u64 payload = payload_bytes(r);
  u64 bytes = kHeaderBytes + round8(payload);
  if (header(r).flags & kLargeArray) bytes += round8(card_count(payload) * sizeof(u32));
  return bytes;
}

// Size of an object to be; adds kLargeArray to *flags if it is one.
u64 Heap::whole_bytes(ClassId class_id, u64 payload_bytes, u32* flags) const {
  u64 bytes = kHeaderBytes + round8(payload_bytes);
  if (payload_bytes > kLargeArrayBytes && !(*flags & kStaticsHolder) &&
      classes_.by_id(class_id)->elements != Elements::None) {
    *flags |= kLargeArray;
    bytes += round8(card_count(payload_bytes) * sizeof(u32));
  }
  return bytes;
}

void Heap::start_object(Ref r, ClassId class_id, u64 bytes, u64 payload_bytes, u32 length, u32 flags) {
  ObjectHeader& h = mutable_header(r);
  h.class_id = class_id;
  h.owner = 0;
  h.count = 0;
  h.length = length;
  h.flags = flags;
  if (__builtin_expect(flags & kLargeArray, 0)) {
    u32* epochs = reinterpret_cast<u32*>(at(r) + kHeaderBytes + round8(payload_bytes));
    std::fill(epochs, epochs + card_count(payload_bytes), h.epoch);
  }
  allocated_total_ += bytes;
}

Ref Heap::allocate(ClassId class_id, u64 payload_bytes, u32 length, u32 creator, u32 serial, u32 flags) {
  u64 bytes = whole_bytes(class_id, payload_bytes, &flags);
  u64 granules = bytes / 8;
  if (granules > static_cast<u64>(limit_ - top_)) return 0;
  Ref r = top_;
  top_ += static_cast<Ref>(granules);
  // Memory that a restore or a collection has freed holds old bytes; above it all is still zero.
  if (r < used_up_to_) {
    u64 dirty = static_cast<u64>(std::min(top_, used_up_to_) - r) * 8;
    if (dirty > kHeaderBytes) std::memset(at(r) + kHeaderBytes, 0, dirty - kHeaderBytes);
  }
  if (top_ > used_up_to_) used_up_to_ = top_;
  ObjectHeader& h = mutable_header(r);
  h.epoch = epoch_;  // younger than the newest mark: no image is needed
  h.creator = creator;
  h.serial = serial;
  start_object(r, class_id, bytes, payload_bytes, length, flags);
  return r;
}

bool Heap::allocate_again(std::span<const u64> granules, std::span<const u32> starts) {
  if (granules.size() > static_cast<u64>(limit_ - top_)) return false;
  std::memcpy(at(top_), granules.data(), granules.size_bytes());
  for (const u32 start : starts) mutable_header(top_ + start).epoch = epoch_;  // (as in allocate)
  top_ += static_cast<Ref>(granules.size());
  used_up_to_ = std::max(used_up_to_, top_);
  allocated_total_ += granules.size_bytes();
  return true;
}

Ref Heap::allocate_permanent(ClassId class_id, u64 payload_bytes, u32 length, u32 serial, u32 flags) {
  u64 bytes = whole_bytes(class_id, payload_bytes, &flags);
  u64 granules = bytes / 8;
  if (granules > static_cast<u64>(first_ordinary_ - permanent_top_)) return 0;
  Ref r = permanent_top_;
  permanent_top_ += static_cast<Ref>(granules);
  ObjectHeader& h = mutable_header(r);
  h.epoch = 0;  // it outlives every mark, so its first write after one needs an image
  h.creator = kBootCreator;
  h.serial = serial;
  start_object(r, class_id, bytes, payload_bytes, length, flags);
  return r;
}

void Heap::fill_permanent(Ref r, u32 offset, const void* bytes, u64 count) {
  HEDDLE_CHECK(is_permanent(r), "no permanent object");
  if (count != 0) std::memcpy(at(r) + kHeaderBytes + offset, bytes, count);
}

u32* Heap::card_epochs(Ref r) { return reinterpret_cast<u32*>(at(r) + kHeaderBytes + round8(payload_bytes(r))); }

ElementWriter Heap::open_elements(Ref array, u64 byte_offset, u64 bytes) {
  open_element(array, byte_offset);
  if (header(array).flags & card_flag_) {
    const u64 last = (byte_offset + bytes - 1) / kCardBytes;
    for (u64 card = byte_offset / kCardBytes + 1; card <= last; ++card) save_element(array, card * kCardBytes);
  }
  return ElementWriter(at(array) + kHeaderBytes + byte_offset);
}

void Heap::restore(const UndoEntry& e) {
  const u8* image = undo_.payload(e);
  if (e.kind != UndoKind::Card) {
    std::memcpy(at(e.a), image, e.size);
    return;
  }
  const u32 bytes = e.size - static_cast<u32>(sizeof(u32));
  std::memcpy(at(e.a) + kHeaderBytes + static_cast<u64>(e.b) * kCardBytes, image, bytes);
  std::memcpy(&card_epochs(e.a)[e.b], image + bytes, sizeof(u32));
}

void Heap::adopt(std::string_view permanent, std::string_view ordinary, u64 pace_limit, u64 allocated_total) {
  HEDDLE_CHECK(top_ == first_ordinary_ && permanent.size() == permanent_memory().size(), "not a new heap");
  HEDDLE_CHECK(ordinary.size() / 8 <= limit_ - first_ordinary_, "more than fits into this heap");
  std::memcpy(at(1), permanent.data(), permanent.size());
  std::memcpy(at(first_ordinary_), ordinary.data(), ordinary.size());
  top_ = used_up_to_ = first_ordinary_ + static_cast<Ref>(ordinary.size() / 8);
  pace_limit_ = pace_limit;
  allocated_total_ = allocated_total;
}

Heap::Copy Heap::copy() const {
  Copy c;
  c.permanent.assign(at(1), at(permanent_top_));
  c.ordinary.assign(at(first_ordinary_), at(top_));
  c.pace_limit = pace_limit_;
  c.allocated_total = allocated_total_;
  c.mark_top = mark_top_;
  c.mark_undo = mark_undo_;
  c.epoch = epoch_;
  c.modified_old = modified_old_;
  return c;
}

void Heap::come_back(const Copy& c) {
  std::copy(c.permanent.begin(), c.permanent.end(), at(1));
  std::copy(c.ordinary.begin(), c.ordinary.end(), at(first_ordinary_));
  top_ = first_ordinary_ + static_cast<Ref>(c.ordinary.size() / 8);
  used_up_to_ = std::max(used_up_to_, top_);
  pace_limit_ = c.pace_limit;
  allocated_total_ = c.allocated_total;
  mark_top_ = c.mark_top;
  mark_undo_ = c.mark_undo;
  modified_old_ = c.modified_old;
}

void Heap::move(Ref from, Ref to, u64 bytes) { std::memmove(at(to), at(from), bytes); }

void Heap::save_object(Ref r) {
  ObjectHeader& h = mutable_header(r);
  if (undo_enabled_ && r < mark_top_) {
    if (h.epoch <= root_epoch_ && r < root_top_) modified_old_.push_back({r, kWholeObject, undo_.size()});
    if (h.flags & kLargeArray) {
      undo_.push(UndoKind::Header, r, 0, &h, kHeaderBytes);
    } else {
      u32 bytes = static_cast<u32>(size_of(r));
      u8* image = undo_.push_reserve(UndoKind::Object, r, 0, bytes);
      const u8* object = reinterpret_cast<const u8*>(&h);
      // Objects are small and a multiple of 8 bytes: cheaper than a call.
      if (bytes <= 128) {
        for (u32 i = 0; i < bytes; i += 8) __builtin_memcpy(image + i, object + i, 8);
      } else {
        std::memcpy(image, object, bytes);
      }
    }
  }
  h.epoch = epoch_;
}

void Heap::save_element(Ref r, u64 byte_offset) {
  ObjectHeader& h = mutable_header(r);
  if (h.epoch != epoch_) save_object(r);
  if (!(h.flags & card_flag_)) return;
  u64 elements = round8(payload_bytes(r));
  u32 card = static_cast<u32>(byte_offset / kCardBytes);
  u32& card_epoch = reinterpret_cast<u32*>(at(r) + kHeaderBytes + elements)[card];
  if (card_epoch == epoch_) return;
  if (r < mark_top_) {
    if (card_epoch <= root_epoch_ && r < root_top_) modified_old_.push_back({r, card, undo_.size()});
    u64 start = static_cast<u64>(card) * kCardBytes;
    u32 bytes = static_cast<u32>(std::min<u64>(kCardBytes, elements - start));
    u8* image = undo_.push_reserve(UndoKind::Card, r, card, bytes + sizeof(u32));
    std::memcpy(image, payload(r) + start, bytes);
    std::memcpy(image + bytes, &card_epoch, sizeof(u32));
  }
  card_epoch = epoch_;
}

void Heap::renumber_epochs(Ref from, Ref to) {
  for (Ref r = from; r < to; r += static_cast<Ref>(size_of(r) / 8)) {
    ObjectHeader& h = mutable_header(r);
    h.epoch = h.epoch > root_epoch_;
    if (!(h.flags & kLargeArray)) continue;
    u32* epochs = card_epochs(r);
    for (u64 i = 0; i < card_count(payload_bytes(r)); ++i) epochs[i] = epochs[i] > root_epoch_;
  }
}

bool Heap::new_epoch() {
  if (__builtin_expect(++epoch_ != 0, 1)) return false;
  renumber_epochs(1, permanent_top_);
  renumber_epochs(first_ordinary_, top_);
  for (size_t i = 0; i < undo_.size(); ++i) {
    const UndoEntry& e = undo_.entry(i);
    u8* image = undo_.payload(e);
    u32* epoch = nullptr;
    if (e.kind == UndoKind::Object || e.kind == UndoKind::Header)
      epoch = &reinterpret_cast<ObjectHeader*>(image)->epoch;
    else if (e.kind == UndoKind::Card) epoch = reinterpret_cast<u32*>(image + e.size - sizeof(u32));
    if (epoch) *epoch = *epoch > root_epoch_;
  }
  root_epoch_ = 0;
  epoch_ = 2;
  return true;
}

void Heap::note_collected() {
  // A little more than World::make_room's own pace, so that full collections do most of the work.
  u64 pace = std::max<u64>(kPaceBytes / 8, top_ - first_ordinary_);
  pace_limit_ = top_ + pace + pace / 8;
  const u64 page = base::page_size();
  u64 keep = round_up(static_cast<u64>(top_) * 8 + std::max(kKeepUnusedBytes, used_bytes()), page);
  u64 used = static_cast<u64>(used_up_to_) * 8;
  if (used <= keep + kKeepUnusedBytes) return;
  if (base::forget_memory(base_ + keep, round_up(used, page) - keep)) used_up_to_ = static_cast<Ref>(keep / 8);
}

void Heap::for_each_object(const std::function<void(Ref)>& visit, Ref from) const {
  for (Ref r = std::max(from, first_ordinary_); r < top_; r += static_cast<Ref>(size_of(r) / 8)) visit(r);
}

void Heap::for_each_permanent(const std::function<void(Ref)>& visit) const {
  for (Ref r = 1; r < permanent_top_; r += static_cast<Ref>(size_of(r) / 8)) visit(r);
}

}  // namespace heddle::vm
