// Lists of small items without padding, each kept once, with numbers from 0 on in the order in which they came.
#pragma once

#include <algorithm>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <vector>

#include "tester/hash_index.h"

namespace heddle::tester {

u64 hash_of_bytes(const void* bytes, size_t size);

template <typename Item>
class InternedLists {
  static_assert(std::has_unique_object_representations_v<Item>);

 public:
  // There are less than `most`: else std::length_error, and it says `too_many`.
  InternedLists(u32 most, const char* too_many) : most_(most), too_many_(too_many) {}

  u32 intern(std::span<const Item> list) {
    const u64 hash = hash_of(list);
    const u32 known = index_.find(hash, [&](u32 number) { return std::ranges::equal(items(number), list); });
    if (known != HashIndex::kNone) return known;
    if (!index_.has_room()) make_index();
    const u32 number = count();
    if (number >= most_ || items_.size() + list.size() > ~u32{0}) throw std::length_error(too_many_);
    items_.insert(items_.end(), list.begin(), list.end());
    begin_.push_back(static_cast<u32>(items_.size()));
    index_.insert(hash, number);
    return number;
  }
  u32 count() const { return static_cast<u32>(begin_.size() - 1); }
  // Valid until the next list is made.
  std::span<const Item> items(u32 number) const {
    return {items_.data() + begin_[number], items_.data() + begin_[number + 1]};
  }
  u32 size(u32 number) const { return begin_[number + 1] - begin_[number]; }

 private:
  static u64 hash_of(std::span<const Item> list) { return hash_of_bytes(list.data(), list.size_bytes()); }
  void make_index() {
    index_.reset(count() + count() / 2 + 64);
    for (u32 i = 0; i < count(); ++i) index_.insert(hash_of(items(i)), i);
  }

  u32 most_;
  const char* too_many_;
  std::vector<Item> items_;
  std::vector<u32> begin_{0};
  HashIndex index_;
};

}  // namespace heddle::tester
