// What a state's digest is made of, in the order in which it is hashed.
#pragma once

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <cstring>
#include <memory>

#include "checkpoint/digest.h"

namespace heddle::checkpoint {

// Two numbers in one word of a digest.
inline u64 pack(u32 high, u32 low) { return (static_cast<u64>(high) << 32) | low; }

// The hashed sequence. It is gathered first and hashed as a whole, by a hash function (XXH3 of Y. Collet, 128 bits)
// that reads many words at once: one word after the other each would have to wait for the one before it.
class DigestSequence {
 public:
  void clear() { end_ = words_.get(); }
  void add(u64 word) {
    if (__builtin_expect(end_ == limit_, 0)) grow(1);
    *end_++ = word;
  }
  // Not delimited: add sizes where they can differ.
  void add_bytes(const void* bytes, size_t size) {
    if (size == 0) return;
    u64* const words = add_space((size + 7) / 8);
    words[(size - 1) / 8] = 0;
    std::memcpy(words, bytes, size);
  }
  // Space for words that the caller writes at once.
  u64* add_space(size_t words) {
    u64* const begin = room_for(words);
    end_ = begin + words;
    return begin;
  }
  // For up to so many words; then the caller says where they end.
  u64* room_for(size_t words) {
    if (__builtin_expect(static_cast<size_t>(limit_ - end_) < words, 0)) grow(words);
    return end_;
  }
  void end_at(u64* end) { end_ = end; }
  // The same for `count` names, two a word.
  u32* add_names(size_t count) {
    u32* const names = reinterpret_cast<u32*>(add_space((count + 1) / 2));
    if (count % 2 != 0) names[count] = 0;
    return names;
  }
  Digest digest() const {
    const XXH128_hash_t hash = XXH3_128bits(words_.get(), static_cast<size_t>(end_ - words_.get()) * sizeof(u64));
    return {hash.low64, hash.high64};
  }

 private:
  [[gnu::noinline]] void grow(size_t words) {
    const size_t used = static_cast<size_t>(end_ - words_.get());
    const size_t size = 2 * (used + words) + 1024;
    auto larger = std::unique_ptr<u64[]>(new u64[size]);
    std::copy(words_.get(), end_, larger.get());
    words_ = std::move(larger);
    end_ = words_.get() + used;
    limit_ = words_.get() + size;
  }

  std::unique_ptr<u64[]> words_;
  u64 *end_ = nullptr, *limit_ = nullptr;
};

}  // namespace heddle::checkpoint
