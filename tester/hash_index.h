// An open-addressing hash index: finds the numbers of records, which lie elsewhere, by a hash of what they hold.
//
// A bucket is a cache line of twelve numbers, each with eight bits of its hash, so that a search meets two lines as a
// rule: the bucket and the record. Who does not fit into his bucket goes into the next one with room (linear probing;
// D. Knuth, The Art of Computer Programming, volume 3, section 6.4). Nothing is removed: the owner, who knows all
// records, makes the index again when it has become too small, half as large again, or when records are gone. The old
// one is given back first, so that it never costs twice its memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "tester/zeroed_array.h"
#include "vm/base/types.h"

namespace heddle::tester {

class HashIndex {
 public:
  static constexpr u32 kNone = ~0u;
  static constexpr u64 kBucketBytes = 64, kBucketSize = 12;
  // Of a number, when the index has just grown: filled to two thirds of seven eighths.
  static constexpr u64 kMostBytes = kBucketBytes * 3 * 8 / (kBucketSize * 2 * 7) + 1;

  // A number that has been inserted with this hash and of which is(number) holds; or kNone.
  template <typename Is>
  u32 find(u64 hash, const Is& is) const {
    if (size_ == 0) return kNone;
    const u8 tag = tag_of(hash);
    for (const Bucket* b = first_bucket(hash);; b = next(b)) {
      bool free = false;
      for (u32 from = 0; from < kBucketSize; from += 8) {
        u64 tags;
        std::memcpy(&tags, b->tags + from, 8);
        if (from > 0) tags |= kOfNone;
        for (u64 hits = zero_bytes(tags ^ (kOnes * tag)); hits != 0; hits &= hits - 1) {
          const u32 at = from + static_cast<u32>(__builtin_ctzll(hits)) / 8;
          // (A hit above another one may be none, and so is one of the last four.)
          if (b->tags[at] == tag && is(b->numbers[at])) return b->numbers[at];
        }
        free |= zero_bytes(tags) != 0;
      }
      if (free) return kNone;
    }
  }
  // One more number. There must be room().
  void insert(u64 hash, u32 number) {
    for (Bucket* b = const_cast<Bucket*>(first_bucket(hash));; b = const_cast<Bucket*>(next(b))) {
      for (u32 at = 0; at < kBucketSize; ++at) {
        if (b->tags[at] != 0) continue;
        b->tags[at] = tag_of(hash);
        b->numbers[at] = number;
        ++size_;
        return;
      }
    }
  }
  bool has_room() const { return size_ < most_; }
  // The next number: 0, 1, 2 and so on. Where there is no room the index is made again, by hash_of(number).
  template <typename HashOf>
  void append(u32 number, const HashOf& hash_of) {
    if (!has_room()) {
      reset(2 * (u64{number} + 1));
      for (u32 i = 0; i < number; ++i) insert(hash_of(i), i);
    }
    insert(hash_of(number), number);
  }
  // Empty, with room for at least so many numbers.
  void reset(u64 numbers) {
    static_assert(sizeof(Bucket) == kBucketBytes);
    memory_ = {};                                             // (at first, so that there are never two)
    const u64 buckets = numbers * 8 / (7 * kBucketSize) + 8;  // filled to seven eighths at most
    memory_ = ZeroedArray<std::byte>((buckets + 1) * kBucketBytes);
    const auto address = reinterpret_cast<std::uintptr_t>(memory_.data());
    buckets_ = reinterpret_cast<Bucket*>((address + kBucketBytes - 1) / kBucketBytes * kBucketBytes);
    count_ = buckets;
    most_ = buckets * kBucketSize * 7 / 8;
    size_ = 0;
  }
  u64 bytes() const { return count_ * kBucketBytes; }

 private:
  static constexpr u64 kOnes = 0x0101010101010101ull, kOfNone = 0xffffffff00000000ull;
  struct alignas(kBucketBytes) Bucket {
    u8 tags[16];  // of each number, never zero; zero: none. The last four always are.
    u32 numbers[kBucketSize];
  };

  // The topmost bit of each byte that is zero, and perhaps of some above one that is (a borrow).
  static u64 zero_bytes(u64 x) { return (x - kOnes) & ~x & (kOnes << 7); }
  static u8 tag_of(u64 hash) {
    const u8 tag = static_cast<u8>(hash);
    return tag == 0 ? 1 : tag;
  }
  const Bucket* first_bucket(u64 hash) const {
    return buckets_ + static_cast<u64>(static_cast<unsigned __int128>(hash) * count_ >> 64);
  }
  const Bucket* next(const Bucket* b) const { return b + 1 == buckets_ + count_ ? buckets_ : b + 1; }

  ZeroedArray<std::byte> memory_;
  Bucket* buckets_ = nullptr;
  u64 count_ = 0, size_ = 0, most_ = 0;
};

}  // namespace heddle::tester
