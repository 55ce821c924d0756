// A set of threads, small and copied freely.
#pragma once

#include <array>
#include <bit>

#include "vm/object.h"

namespace heddle::tester {

using vm::ThreadId;

class ThreadSet {
 public:
  static constexpr ThreadId kCapacity = 256;  // more threads than this are not explored

  bool contains(ThreadId t) const { return (words_[t >> 6] >> (t & 63)) & 1; }
  void insert(ThreadId t) { words_[t >> 6] |= 1ull << (t & 63); }
  void erase(ThreadId t) { words_[t >> 6] &= ~(1ull << (t & 63)); }
  bool empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
  // The lowest id; only for non-empty sets.
  ThreadId lowest() const {
    for (u32 i = 0; i < 4; ++i)
      if (words_[i]) return i * 64 + static_cast<u32>(std::countr_zero(words_[i]));
    return vm::kNoThread;
  }
  u32 size() const {
    u32 n = 0;
    for (u64 w : words_) n += static_cast<u32>(std::popcount(w));
    return n;
  }
  ThreadSet operator|(const ThreadSet& o) const {
    return combine(o, [](u64 a, u64 b) { return a | b; });
  }
  ThreadSet operator&(const ThreadSet& o) const {
    return combine(o, [](u64 a, u64 b) { return a & b; });
  }
  ThreadSet operator-(const ThreadSet& o) const {
    return combine(o, [](u64 a, u64 b) { return a & ~b; });
  }
  friend bool operator==(const ThreadSet&, const ThreadSet&) = default;
  template <typename F>
  void for_each(F&& f) const {
    for (u32 i = 0; i < 4; ++i)
      for (u64 w = words_[i]; w; w &= w - 1) f(i * 64 + static_cast<u32>(std::countr_zero(w)));
  }
  const std::array<u64, 4>& words() const { return words_; }
  template <typename A>
  friend void serialise(A& archive, ThreadSet& set) {
    archive(set.words_);
  }

 private:
  template <typename F>
  ThreadSet combine(const ThreadSet& o, F&& f) const {
    ThreadSet r;
    for (u32 i = 0; i < 4; ++i) r.words_[i] = f(words_[i], o.words_[i]);
    return r;
  }
  std::array<u64, 4> words_{};
};

}  // namespace heddle::tester
