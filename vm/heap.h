// The heap: one reserved address range, bump allocation, one door for writes.
//
//   [0, permanent_limit)        permanent objects: literals, Class objects, statics holders, lambda
//                               singletons; made by the linker, never moved, never freed, never rolled
//                               back (their contents are: the door covers them like any object)
//   [permanent_limit, limit)    ordinary objects in allocation order
//
// Everybody may read objects, by const views. Who wants to change one opens it: open() and open_elements() save an
// image for the undo log if a mark is outstanding and the object (the card of a large array) has none yet, and give out
// what can write. That is the copy-on-write hook of checkpoints (docs/algorithms.md, "Checkpoints"): one compare when
// no mark is outstanding. There is no other way to change an object, but for those who make, move and restore whole
// objects: the class table (permanent ones, before anybody knows them), the collector (MovingWorld in object_walk.h),
// and saved worlds (adopt).
#pragma once

#include <algorithm>
#include <functional>
#include <span>
#include <string_view>

#include "vm/base/check.h"
#include "vm/base/reserved_memory.h"
#include "vm/object.h"
#include "vm/undo_log.h"

namespace heddle::vm {

class ClassTable;

inline constexpr u32 kCardBytes = 512;
inline constexpr u32 kLargeArrayBytes = 4096;  // arrays above get cards

struct HeapOptions {
  u64 limit_bytes = 1ull << 30;  // of what lives; World::has_room throws OutOfMemoryError beyond it
  u64 dead_bytes = 0;            // address space above that, for dead objects that checkpoint marks keep
  u64 permanent_bytes = std::min<u64>(256ull << 20, base::kMostReserved / 8);
};

// An object that Heap::open has opened: its monitor, its flags and its fields may be changed. To be used at once: what
// it writes after the next mark or restore is not undone, and an allocation may move the object.
class Writer {
 public:
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  u32& owner() const { return header_.owner; }
  u32& count() const { return header_.count; }
  u32& flags() const { return header_.flags; }
  template <typename T>
  void store(u32 offset, T value) const {  // a field; offset in bytes from the start of the payload
    __builtin_memcpy(reinterpret_cast<u8*>(&header_) + kHeaderBytes + offset, &value, sizeof(T));
  }

 private:
  friend class Heap;
  explicit Writer(ObjectHeader& header) : header_(header) {}
  ObjectHeader& header_;
};

// The same for elements of an array: those that Heap::open_elements has opened.
class ElementWriter {
 public:
  ElementWriter(const ElementWriter&) = delete;
  ElementWriter& operator=(const ElementWriter&) = delete;

  template <typename T>
  void store(T value) const {  // the first of them
    __builtin_memcpy(first_, &value, sizeof(T));
  }
  // For memcpy and memmove, of no more bytes than were opened.
  u8* bytes() const { return first_; }

 private:
  friend class Heap;
  explicit ElementWriter(u8* first) : first_(first) {}
  u8* const first_;
};

class Heap {
 public:
  Heap(const HeapOptions& options, const ClassTable& classes, UndoLog& undo);
  ~Heap();
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  // --- reading. Pointers and views are valid until the next allocation, which may move objects
  const ObjectHeader& header(Ref r) const { return *reinterpret_cast<const ObjectHeader*>(at(r)); }
  const u8* payload(Ref r) const { return at(r) + kHeaderBytes; }
  // All of it: the header of r is at memory() + r * 8. For the interpreter's loop. (Objects move, the heap does not.)
  const u8* memory() const { return base_; }
  // The UTF-16 units of a String, which never change.
  std::u16string_view text(Ref string) const {
    return {reinterpret_cast<const char16_t*>(payload(string)), header(string).length};
  }
  template <typename T>
  T load(Ref r, u32 offset) const {  // offset in bytes from the start of the payload
    T v;
    __builtin_memcpy(&v, payload(r) + offset, sizeof(T));
    return v;
  }

  // --- writing: the door
  [[gnu::always_inline]] Writer open(Ref r) {
    ObjectHeader& h = *reinterpret_cast<ObjectHeader*>(at(r));
    if (__builtin_expect(h.epoch != epoch_, 0)) save_object(r);
    return Writer(h);
  }
  // One element of any array (small ones are saved whole), or `bytes` > 0 bytes of elements.
  [[gnu::always_inline]] ElementWriter open_element(Ref array, u64 byte_offset) {
    u8* const object = at(array);
    const ObjectHeader& h = *reinterpret_cast<const ObjectHeader*>(object);
    if (__builtin_expect(h.epoch != epoch_ || (h.flags & card_flag_), 0)) save_element(array, byte_offset);
    return ElementWriter(object + kHeaderBytes + byte_offset);
  }
  ElementWriter open_elements(Ref array, u64 byte_offset, u64 bytes);
  // A field, or an element.
  template <typename T>
  void store(Ref r, u32 offset, T value) {
    open_element(r, offset).store<T>(value);
  }
  // Elements, or the UTF-16 units of a new String; none are fine.
  void store_bytes(Ref r, u64 byte_offset, const void* bytes, u64 count) {
    if (count != 0) __builtin_memcpy(open_elements(r, byte_offset, count).bytes(), bytes, count);
  }

  // A zeroed ordinary object, or 0 when it does not fit between top() and the end of the address space: the caller
  // collects and tries again. payload_bytes is without header and cards.
  Ref allocate(ClassId class_id, u64 payload_bytes, u32 length, u32 creator, u32 serial, u32 flags = 0);
  // True when so much was allocated since the last collection that `bytes` more should be
  // preceded by one (a matter of pace; allocate() looks at the limit only). Deterministic.
  bool collection_due(u64 bytes) const { return static_cast<u64>(top_) + bytes / 8 > pace_limit_; }

  // Objects that have been allocated from top() on before, since a mark that stood there, and have been given up by its
  // restore: all of them once more, as they were then. `granules` is their memory, from the first header to the end of
  // the last one; `starts`: where in it each begins. None is a large array. False: they do not fit in.
  bool allocate_again(std::span<const u64> granules, std::span<const u32> starts);

  u64 size_of(Ref r) const;  // bytes of the whole object, header, padding and cards included
  u64 size_for(ClassId class_id, u64 payload_bytes) const {  // of an ordinary one to be
    u32 flags = 0;
    return whole_bytes(class_id, payload_bytes, &flags);
  }
  u64 payload_bytes(Ref r) const;  // fields or elements, without padding and cards
  bool is_permanent(Ref r) const { return r < first_ordinary_; }
  Ref first_ordinary() const { return first_ordinary_; }
  Ref permanent_top() const { return permanent_top_; }
  Ref top() const { return top_; }  // next ordinary allocation goes here
  u64 used_bytes() const { return static_cast<u64>(top_ - first_ordinary_) * 8; }
  u64 limit_bytes() const { return limit_bytes_; }
  u64 allocated_bytes_total() const { return allocated_total_; }

  // --- for checkpoint/ and the collector only
  u32 epoch() const { return epoch_; }
  u32 root_epoch() const { return root_epoch_; }
  // A new epoch: every object's next write saves it. On wrap the epochs of all objects and of their
  // images in the undo log become 1 if they were later than the root mark's, else 0, the root's becomes
  // 0 and the current one 2; returns true then (thread and class records: the caller).
  bool new_epoch();
  void skip_to_epoch(u32 epoch) { epoch_ = epoch; }  // tests of the wrap
  bool recording_undo() const { return undo_enabled_; }
  void enable_undo(bool on) {
    undo_enabled_ = on;
    card_flag_ = on ? static_cast<u32>(kLargeArray) : 0;
  }
  void set_top(Ref top) { top_ = top; }
  UndoLog& undo() { return undo_; }
  // Puts an image of the kinds Object, Header and Card back.
  void restore(const UndoEntry& entry);

  // The newest mark outstanding: objects from `top` on are younger and need no image; undo entries
  // from `undo_entries` on were made since. Without a mark: mark_top() == 0, everything is younger.
  void set_newest_mark(Ref top, size_t undo_entries) {
    mark_top_ = top;
    mark_undo_ = undo_entries;
  }
  Ref mark_top() const { return mark_top_; }
  size_t mark_undo() const { return mark_undo_; }

  // What existed at the root mark (or is permanent) and was first written after it, in that order: what
  // the digest must look at besides young objects. Truncated by restore. An object or card may occur
  // twice; its first entry has the image that it had at the root mark.
  struct ModifiedOld {
    Ref ref;    // 0: the ClassInitRecord of class `card`
    u32 card;   // kWholeObject (of large arrays: the header), or a card of a large array
    u64 entry;  // in the undo log: its image at the root mark
  };
  static constexpr u32 kWholeObject = 0xffffffffu;
  const std::vector<ModifiedOld>& modified_old() const { return modified_old_; }
  // For the door of ClassInitRecords, before it pushes the image of a record with that epoch.
  void note_class_init(ClassId id, u32 old_epoch) {
    if (old_epoch <= root_epoch_) modified_old_.push_back({0, id, undo_.size()});
  }
  void truncate_modified_old(size_t n) {
    modified_old_.erase(modified_old_.begin() + static_cast<std::ptrdiff_t>(n), modified_old_.end());
  }
  // `epoch`: the last one before the mark; objects with later epochs were written since.
  void set_root_mark(u32 epoch) {
    root_epoch_ = epoch;
    root_top_ = top_;
    modified_old_.clear();
  }
  void clear_root_mark() {
    root_epoch_ = 0;
    root_top_ = kNoRoot;
    modified_old_.clear();
  }
  static constexpr Ref kNoRoot = 0xffffffffu;
  Ref root_top() const { return root_top_; }  // kNoRoot: there is no root mark

  // For saved worlds: the bytes of the permanent and of the ordinary objects; a heap without ordinary objects, but with
  // the same permanent ones, gets those of another one.
  u64 pace_limit() const { return pace_limit_; }
  std::string_view permanent_memory() const { return between(1, permanent_top_); }
  std::string_view ordinary_memory() const { return between(first_ordinary_, top_); }
  void adopt(std::string_view permanent, std::string_view ordinary, u64 pace_limit, u64 allocated_total);
  Ref limit() const { return limit_; }

  // All objects and all bookkeeping, to come back to in the same heap: the root mark must be the same one then, and
  // permanent objects that have been made meanwhile stay. (The undo log is the caller's.)
  struct Copy {
    std::vector<u8> permanent, ordinary;
    u64 pace_limit = 0, allocated_total = 0;
    Ref mark_top = 0;
    size_t mark_undo = 0;
    u32 epoch = 0;
    std::vector<ModifiedOld> modified_old;
  };
  Copy copy() const;
  void come_back(const Copy& copy);

  // After a collection: sets the next collection_due and gives unused memory back.
  void note_collected();

  // Walk the objects in order of allocation. `visit` must not allocate.
  // Ordinary ones, from `from` on: one of them, or what top() has been.
  void for_each_object(const std::function<void(Ref)>& visit, Ref from = 0) const;
  void for_each_permanent(const std::function<void(Ref)>& visit) const;

 private:
  friend class ClassTable;
  // A zeroed permanent object, or 0 when the permanent part is full. `flags` may hold kStaticsHolder: then
  // length must be payload_bytes.
  Ref allocate_permanent(ClassId class_id, u64 payload_bytes, u32 length, u32 serial, u32 flags = 0);
  // Its contents, before the program can know it: they stay, whatever marks are restored.
  void fill_permanent(Ref r, u32 offset, const void* bytes, u64 count);

  friend class MovingWorld;  // object_walk.h
  u8* movable_payload(Ref r) { return at(r) + kHeaderBytes; }
  void move(Ref from, Ref to, u64 bytes);

  u8* at(Ref r) { return base_ + static_cast<u64>(r) * 8; }
  const u8* at(Ref r) const { return base_ + static_cast<u64>(r) * 8; }
  ObjectHeader& mutable_header(Ref r) { return *reinterpret_cast<ObjectHeader*>(at(r)); }
  u32* card_epochs(Ref r);  // of a large array: the heap epoch of each card's last saved image
  std::string_view between(Ref from, Ref to) const {
    return {reinterpret_cast<const char*>(at(from)), static_cast<size_t>(to - from) * 8};
  }
  void save_object(Ref r);
  void save_element(Ref r, u64 byte_offset);
  u64 whole_bytes(ClassId class_id, u64 payload_bytes, u32* flags) const;
  void start_object(Ref r, ClassId class_id, u64 bytes, u64 payload_bytes, u32 length, u32 flags);
  void renumber_epochs(Ref from, Ref to);

  u8* base_ = nullptr;
  u64 reserved_bytes_ = 0;
  u64 limit_bytes_ = 0;
  Ref permanent_top_ = 1;
  Ref first_ordinary_ = 0;
  Ref top_ = 0;
  Ref limit_ = 0;
  Ref used_up_to_ = 0;  // from here on memory has never been written: still zero
  u64 pace_limit_ = 0;  // collection_due beyond this granule
  u32 epoch_ = 1;
  u32 card_flag_ = 0;          // kLargeArray while images are taken: cards matter only then
  bool undo_enabled_ = false;  // false: no mark outstanding; images are not taken
  Ref mark_top_ = 0;
  size_t mark_undo_ = 0;
  u32 root_epoch_ = 0;
  Ref root_top_ = kNoRoot;
  u64 allocated_total_ = 0;
  std::vector<ModifiedOld> modified_old_;
  const ClassTable& classes_;
  UndoLog& undo_;
};

}  // namespace heddle::vm
