// The undo log: old images of whatever was written since the newest mark, newest last. The heap and
// the World put images here through their doors (before_write ...); checkpoint/ replays them.
#pragma once

#include <cstdlib>
#include <cstring>
#include <vector>

#include "vm/base/check.h"
#include "vm/base/types.h"

namespace heddle::vm {

enum class UndoKind : u8 {
  Object,     // a = Ref, payload = the whole object, header included
  Card,       // a = Ref of a large array, b = card number, payload = the card's bytes + its old epoch
  Header,     // a = Ref of a large array: header only
  Thread,     // a = ThreadId, payload = ThreadCore
  Frame,      // a = ThreadId, b = frame index, payload = FrameImage (thread.h), then its registers
  ClassInit,  // a = ClassId, payload = ClassInitRecord
};

struct UndoEntry {
  UndoKind kind;
  u32 a, b;
  u32 size;     // payload bytes
  u64 payload;  // offset into bytes, a multiple of 8
};

// Append-only between a mark and a restore; truncated by restore. Nothing here interprets entries.
class UndoLog {
 public:
  UndoLog() = default;
  ~UndoLog() { std::free(bytes_); }
  UndoLog(const UndoLog&) = delete;
  UndoLog& operator=(const UndoLog&) = delete;

  void push(UndoKind kind, u32 a, u32 b, const void* bytes, u32 size) {
    std::memcpy(push_reserve(kind, a, b, size), bytes, size);
  }
  // Reserves a payload (8-byte aligned, not cleared) to be filled by the caller at once.
  u8* push_reserve(UndoKind kind, u32 a, u32 b, u32 size) {
    u64 offset = used_;
    u64 end = offset + ((static_cast<u64>(size) + 7) & ~7ull);
    if (__builtin_expect(end > capacity_, 0)) grow(end);
    entries_.push_back({kind, a, b, size, offset});
    used_ = end;
    return bytes_ + offset;
  }
  size_t size() const { return entries_.size(); }
  const UndoEntry& entry(size_t i) const { return entries_[i]; }
  const u8* payload(const UndoEntry& e) const { return bytes_ + e.payload; }
  u8* payload(const UndoEntry& e) { return bytes_ + e.payload; }
  void truncate(size_t entries) {
    if (entries < entries_.size()) {
      used_ = entries_[entries].payload;
      entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(entries), entries_.end());
    }
  }
  u64 byte_size() const { return used_; }
  // All entries of another log instead of its own.
  void assign(const UndoLog& other) {
    entries_ = other.entries_;
    if (other.used_ > capacity_) grow(other.used_);
    if (other.used_ != 0) std::memcpy(bytes_, other.bytes_, other.used_);
    used_ = other.used_;
  }

 private:
  [[gnu::noinline]] void grow(u64 needed) {
    u64 capacity = capacity_ * 2 < 65536 ? 65536 : capacity_ * 2;
    if (capacity < needed) capacity = needed;
    void* bytes = std::realloc(bytes_, capacity);
    HEDDLE_CHECK(bytes != nullptr, "no memory for the undo log");
    bytes_ = static_cast<u8*>(bytes);
    capacity_ = capacity;
  }

  std::vector<UndoEntry> entries_;
  u8* bytes_ = nullptr;
  u64 used_ = 0, capacity_ = 0;
};

}  // namespace heddle::vm
