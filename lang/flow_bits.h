// Sets of variable numbers for definite assignment.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace heddle::lang {

class Bits {
 public:
  bool has(std::size_t i) const { return i / 64 < words_.size() && (words_[i / 64] >> (i % 64) & 1) != 0; }
  void add(std::size_t i) {
    if (i / 64 >= words_.size()) words_.resize(i / 64 + 1);
    words_[i / 64] |= std::uint64_t{1} << (i % 64);
  }
  void remove(std::size_t i) {
    if (i / 64 < words_.size()) words_[i / 64] &= ~(std::uint64_t{1} << (i % 64));
  }
  void add_range(std::size_t from, std::size_t to) {  // [from, to)
    for (; from < to && from % 64 != 0; ++from) add(from);
    for (; from + 64 <= to; from += 64) {
      if (from / 64 >= words_.size()) words_.resize(from / 64 + 1);
      words_[from / 64] = ~std::uint64_t{0};
    }
    for (; from < to; ++from) add(from);
  }
  void remove_from(std::size_t from) {
    if (from / 64 >= words_.size()) return;
    words_[from / 64] &= (std::uint64_t{1} << (from % 64)) - 1;
    words_.resize(from / 64 + 1);
  }
  Bits& operator&=(const Bits& other) {
    if (words_.size() > other.words_.size()) words_.resize(other.words_.size());
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  Bits& operator|=(const Bits& other) {
    if (words_.size() < other.words_.size()) words_.resize(other.words_.size());
    for (std::size_t i = 0; i < other.words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  // Whether a member of this set from `from` on is missing in `other`.
  bool exceeds(const Bits& other, std::size_t from) const {
    for (std::size_t i = from / 64; i < words_.size(); ++i) {
      std::uint64_t word = words_[i] & ~(i < other.words_.size() ? other.words_[i] : 0);
      if (i == from / 64) word &= ~((std::uint64_t{1} << (from % 64)) - 1);
      if (word != 0) return true;
    }
    return false;
  }

 private:
  std::vector<std::uint64_t> words_;
};

}  // namespace heddle::lang
