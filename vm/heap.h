// The heap: one reserved address range, bump allocation, one door for writes.
//
//   [0, permanent_limit)        permanent objects: literals, Class objects, statics holders, lambda
//                               singletons; made by the linker, never moved, never freed, never rolled
//                               back (their contents are: the door covers them like any object)
//   [permanent_limit, limit)    ordinary objects in allocation order
//
// Before any field, element, monitor word or flag of an object is changed, the caller must call
// before_write (large arrays: before_write_element for elements). That is the copy-on-write hook of
// checkpoints (algorithms.md, section 7): one compare when no mark is outstanding.
#pragma once

#include <functional>
#include <string_view>

#include "vm/base/check.h"
#include "vm/object.h"
#include "vm/undo_log.h"

namespace heddle::vm {

class ClassTable;

inline constexpr u32 kCardBytes = 512;
inline constexpr u32 kLargeArrayBytes = 4096;  // arrays above get cards

struct HeapOptions {
  u64 limit_bytes = 1ull << 30;      // ordinary part; beyond: OutOfMemoryError
  u64 permanent_bytes = 256ull << 20;
};

class Heap {
 public:
  Heap(const HeapOptions& options, const ClassTable& classes, UndoLog& undo);
  ~Heap();
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  u8* base() const { return base_; }
  ObjectHeader& header(Ref r) const { return *reinterpret_cast<ObjectHeader*>(base_ + static_cast<u64>(r) * 8); }
  u8* payload(Ref r) const { return base_ + static_cast<u64>(r) * 8 + kHeaderBytes; }
  template <typename T>
  T load(Ref r, u32 offset) const {  // offset in bytes from the start of the payload
    T v;
    __builtin_memcpy(&v, payload(r) + offset, sizeof(T));
    return v;
  }
  template <typename T>
  void store(Ref r, u32 offset, T value) {  // through the door
    before_write(r);
    __builtin_memcpy(payload(r) + offset, &value, sizeof(T));
  }
  // Writes an object that the caller has just allocated (no mark can lie in between): no door.
  template <typename T>
  void initialise(Ref r, u32 offset, T value) {
    __builtin_memcpy(payload(r) + offset, &value, sizeof(T));
  }

  // A zeroed ordinary object, or 0 when `bytes` do not fit below the limit: the caller collects and
  // tries again, then throws OutOfMemoryError. payload_bytes is without header and cards.
  Ref allocate(ClassId class_id, u64 payload_bytes, u32 length, u32 creator, u32 serial, u32 flags = 0);
  Ref allocate_permanent(ClassId class_id, u64 payload_bytes, u32 length);

  // The door. After it, header and payload of r may be changed until the next mark or restore.
  void before_write(Ref r) {
    if (__builtin_expect(header(r).epoch != epoch_, 0)) save_object(r);
  }
  // For the elements of arrays (any array; small ones are saved whole).
  void before_write_element(Ref r, u64 byte_offset) {
    if (__builtin_expect(header(r).epoch != epoch_ || (header(r).flags & kLargeArray), 0))
      save_element(r, byte_offset);
  }

  u64 size_of(Ref r) const;  // bytes of the whole object, header, padding and cards included
  bool is_permanent(Ref r) const { return r < first_ordinary_; }
  Ref first_ordinary() const { return first_ordinary_; }
  Ref top() const { return top_; }                  // next ordinary allocation goes here
  u64 used_bytes() const { return static_cast<u64>(top_ - first_ordinary_) * 8; }
  u64 limit_bytes() const { return limit_bytes_; }
  u64 allocated_bytes_total() const { return allocated_total_; }

  // --- for checkpoint/ and the collector only
  u32 epoch() const { return epoch_; }
  // A new epoch: every object's next write saves it. On wrap all epochs are zeroed.
  void new_epoch();
  bool recording_undo() const { return undo_enabled_; }
  void enable_undo(bool on) { undo_enabled_ = on; }
  void set_top(Ref top) { top_ = top; }
  UndoLog& undo() { return undo_; }
  // Objects that existed at the root mark and were first written after it, in that order: what the
  // digest must look at besides young objects. Truncated by restore.
  const std::vector<Ref>& modified_old() const { return modified_old_; }
  void set_root_mark(u32 epoch) { root_epoch_ = epoch; root_top_ = top_; modified_old_.clear(); }
  Ref root_top() const { return root_top_; }
  void truncate_modified_old(size_t n) { modified_old_.resize(n); }

  // Walks ordinary objects in allocation order.
  void for_each_object(const std::function<void(Ref)>& visit) const;

 private:
  void save_object(Ref r);
  void save_element(Ref r, u64 byte_offset);

  u8* base_ = nullptr;
  u64 reserved_bytes_ = 0;
  u64 limit_bytes_ = 0;
  Ref permanent_top_ = 1;
  Ref first_ordinary_ = 0;
  Ref top_ = 0;
  Ref limit_ = 0;
  u32 epoch_ = 1;
  bool undo_enabled_ = false;  // false: no mark outstanding; images are not taken
  u32 root_epoch_ = 0;
  Ref root_top_ = 0xffffffffu;
  u64 allocated_total_ = 0;
  std::vector<Ref> modified_old_;
  const ClassTable& classes_;
  UndoLog& undo_;
};

}  // namespace heddle::vm
