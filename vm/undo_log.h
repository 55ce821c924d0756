// The undo log: old images of whatever was written since the newest mark, newest last. The heap and
// the World put images here through their doors (before_write ...); checkpoint/ replays them.
#pragma once

#include <cstring>
#include <vector>

#include "vm/base/types.h"

namespace heddle::vm {

enum class UndoKind : u8 {
  Object,      // a = Ref, payload = the whole object, header included
  Card,        // a = Ref of a large array, b = card number, payload = the card's bytes + its old epoch
  Header,      // a = Ref of a large array: header only
  Thread,      // a = ThreadId, payload = ThreadCore
  Frame,       // a = ThreadId, b = frame index, payload = Frame, then reference and primitive registers
  ClassInit,   // a = ClassId, payload = ClassInitRecord
};

struct UndoEntry {
  UndoKind kind;
  u32 a, b;
  u32 size;     // payload bytes
  u64 payload;  // offset into bytes
};

// Append-only between a mark and a restore; truncated by restore. Nothing here interprets entries.
class UndoLog {
 public:
  void push(UndoKind kind, u32 a, u32 b, const void* bytes, u32 size) {
    u64 offset = bytes_.size();
    bytes_.resize(offset + size);
    std::memcpy(bytes_.data() + offset, bytes, size);
    entries_.push_back({kind, a, b, size, offset});
  }
  // Reserves a payload to be filled by the caller at once.
  u8* push_reserve(UndoKind kind, u32 a, u32 b, u32 size) {
    u64 offset = bytes_.size();
    bytes_.resize(offset + size);
    entries_.push_back({kind, a, b, size, offset});
    return bytes_.data() + offset;
  }
  size_t size() const { return entries_.size(); }
  const UndoEntry& entry(size_t i) const { return entries_[i]; }
  const u8* payload(const UndoEntry& e) const { return bytes_.data() + e.payload; }
  u8* payload(const UndoEntry& e) { return bytes_.data() + e.payload; }
  void truncate(size_t entries) {
    if (entries < entries_.size()) {
      bytes_.resize(entries_[entries].payload);
      entries_.resize(entries);
    }
  }
  u64 byte_size() const { return bytes_.size(); }

 private:
  std::vector<UndoEntry> entries_;
  std::vector<u8> bytes_;
};

}  // namespace heddle::vm
