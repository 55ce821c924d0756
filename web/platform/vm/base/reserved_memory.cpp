// In the browser: pieces of the module's linear memory, which grows and never shrinks. What grows is zero. A piece that
// has been given back is kept for the next one of its size, so that explorations, which make one World after the other,
// do not grow it each time.
#include "vm/base/reserved_memory.h"

#include <unistd.h>

#include <cstring>
#include <map>
#include <vector>

namespace heddle::base {
namespace {

constexpr u64 kPageBytes = 1ull << 16;  // of linear memory

// Pieces by their size; all of those in `clean` are zero.
struct Kept {
  std::map<u64, std::vector<u8*>> clean, stacks;
};
Kept& kept() {
  static Kept all;
  return all;
}

u8* take(std::vector<u8*>* pieces, u64 bytes) {
  if (!pieces->empty()) {
    u8* const piece = pieces->back();
    pieces->pop_back();
    return piece;
  }
  const auto end = reinterpret_cast<uintptr_t>(::sbrk(0));
  const u64 gap = (kPageBytes - end % kPageBytes) % kPageBytes;
  if (end + gap + bytes > ~u32{0}) return nullptr;
  void* const memory = ::sbrk(static_cast<intptr_t>(gap + bytes));
  return memory == reinterpret_cast<void*>(-1) ? nullptr : static_cast<u8*>(memory) + gap;
}

}  // namespace

u8* reserve_memory(u64 bytes) { return take(&kept().clean[bytes], bytes); }
u8* reserve_stack(u64 bytes) { return take(&kept().stacks[bytes], bytes); }

void release_memory(u8* memory, u64 bytes, std::initializer_list<TouchedBytes> touched) {
  for (const TouchedBytes& t : touched)
    if (t.begin < t.end) std::memset(memory + t.begin, 0, t.end - t.begin);
  kept().clean[bytes].push_back(memory);
}

void release_stack(u8* memory, u64 bytes) { kept().stacks[bytes].push_back(memory); }

bool forget_memory(u8*, u64) { return false; }

u64 page_size() { return kPageBytes; }

}  // namespace heddle::base
