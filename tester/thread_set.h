// A set of threads, copied freely. Ids below 64, all that most programs have, need no memory of their own.
#pragma once

#include <algorithm>
#include <bit>
#include <memory>
#include <optional>
#include <vector>

#include "vm/object.h"

namespace heddle::tester {

using vm::ThreadId;

class ThreadSet {
 public:
  ThreadSet() = default;
  ThreadSet(const ThreadSet& o) : first_(o.first_), more_(o.more_ ? std::make_unique<Words>(*o.more_) : nullptr) {}
  ThreadSet(ThreadSet&&) noexcept = default;
  ThreadSet& operator=(const ThreadSet& o) {
    first_ = o.first_;
    if (!o.more_) more_.reset();
    else if (more_) *more_ = *o.more_;
    else more_ = std::make_unique<Words>(*o.more_);
    return *this;
  }
  ThreadSet& operator=(ThreadSet&&) noexcept = default;
  ~ThreadSet() = default;

  bool contains(ThreadId t) const { return (word(t >> 6) >> (t & 63)) & 1; }
  void insert(ThreadId t) {
    if (t < 64) {
      first_ |= 1ull << t;
      return;
    }
    if (!more_) more_ = std::make_unique<Words>();
    if (more_->size() < t >> 6) more_->resize(t >> 6);
    (*more_)[(t >> 6) - 1] |= 1ull << (t & 63);
  }
  void erase(ThreadId t) {
    if (t < 64) {
      first_ &= ~(1ull << t);
    } else if (t >> 6 < words()) {
      (*more_)[(t >> 6) - 1] &= ~(1ull << (t & 63));
      trim();
    }
  }
  static ThreadSet of_word(u64 ids) {
    ThreadSet set;
    set.first_ = ids;
    return set;
  }
  // All of it, if its ids are below 64.
  std::optional<u64> as_word() const { return more_ ? std::nullopt : std::optional(first_); }
  bool empty() const { return first_ == 0 && !more_; }
  void clear() {
    first_ = 0;
    if (more_) more_.reset();
  }
  // The lowest id; only for non-empty sets.
  ThreadId lowest() const {
    for (u32 i = 0; i < words(); ++i)
      if (word(i)) return i * 64 + static_cast<u32>(std::countr_zero(word(i)));
    return vm::kNoThread;
  }
  u32 size() const {
    u32 n = 0;
    for (u32 i = 0; i < words(); ++i) n += static_cast<u32>(std::popcount(word(i)));
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
  friend bool operator==(const ThreadSet& a, const ThreadSet& b) {
    if (a.first_ != b.first_ || a.words() != b.words()) return false;
    return !a.more_ || *a.more_ == *b.more_;
  }
  template <typename F>
  void for_each(F&& f) const {
    for (u32 i = 0; i < words(); ++i)
      for (u64 w = word(i); w; w &= w - 1) f(i * 64 + static_cast<u32>(std::countr_zero(w)));
  }
  template <typename A>
  friend void serialise(A& archive, ThreadSet& set) {
    Words more = set.more_ ? *set.more_ : Words{};
    archive(set.first_, more);
    set.more_ = more.empty() ? nullptr : std::make_unique<Words>(std::move(more));
    set.trim();
  }

 private:
  using Words = std::vector<u64>;
  u32 words() const { return more_ ? static_cast<u32>(more_->size()) + 1 : 1; }
  u64 word(u32 i) const { return i == 0 ? first_ : i < words() ? (*more_)[i - 1] : 0; }
  // Equal sets have equal words: words without a thread at the end are dropped.
  void trim() {
    if (!more_) return;
    while (!more_->empty() && more_->back() == 0) more_->pop_back();
    if (more_->empty()) more_.reset();
  }
  template <typename F>
  [[gnu::always_inline]] ThreadSet combine(const ThreadSet& o, F&& f) const {
    ThreadSet r;
    r.first_ = f(first_, o.first_);
    if (__builtin_expect(more_ || o.more_, 0)) combine_more(o, f, r);
    return r;
  }
  template <typename F>
  [[gnu::noinline]] void combine_more(const ThreadSet& o, F&& f, ThreadSet& r) const {
    const u32 n = std::max(words(), o.words());
    r.more_ = std::make_unique<Words>(n - 1);
    for (u32 i = 1; i < n; ++i) (*r.more_)[i - 1] = f(word(i), o.word(i));
    r.trim();
  }

  u64 first_ = 0;
  std::unique_ptr<Words> more_;  // the threads from 64 on; null if there are none
};

}  // namespace heddle::tester
