// Sets of threads, each kept once: behind the ends of which something comes (tester/touch_lists.h), or behind whatever
// each of them does next, for there it does what a gate needs (tester/block.h). Gates are in the sets, too.
//
// Threads get their numbers in the order in which they are made, and mostly all of a stretch have ended: so a set is
// kept as stretches of numbers.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "tester/block.h"
#include "tester/interned_lists.h"

namespace heddle::tester {

class EndSets {
 public:
  // A number; 0 is the empty set.
  using Set = u32;
  struct Stretch {
    ThreadId first = 0, last = 0;
    friend bool operator==(const Stretch&, const Stretch&) = default;
  };
  // A set of more stretches loses those with the highest numbers: less is known then than there is to be known.
  static constexpr size_t kMostStretches = 32;

  EndSets();

  // For tests: what is known of one place is taken to be so everywhere.
  void careless() { careless_ = true; }

  // In any order, some more than once.
  Set of(std::span<const ThreadId> threads);
  // In order, with gaps between them: else `ok` is set to false.
  Set of_stretches(std::span<const Stretch> stretches, bool* ok);
  // Valid until the next set is made.
  std::span<const Stretch> stretches(Set set) const { return all_.items(set); }
  bool contains(Set set, ThreadId t) const {
    if (set == 0) return false;
    for (const Stretch& s : stretches(set))
      if (t <= s.last) return t >= s.first;
    return false;
  }
  Set unite(Set a, Set b);
  Set intersect(Set a, Set b);
  // Is it in some set that there is? (Once it has been, yes.)
  bool knows_gate(ThreadId gate) const { return std::find(gates_.begin(), gates_.end(), gate) != gates_.end(); }
  bool knows_gates() const { return !gates_.empty(); }
  // The set of to(t) for each thread t, and of the gates; vm::kNoThread: of this one there is none.
  template <typename To>
  Set map(Set set, const To& to) {
    if (set == 0) return 0;
    threads_.clear();
    for (const Stretch& s : stretches(set))
      for (ThreadId t = s.first; t <= s.last; ++t)
        if (const ThreadId now = is_gate(t) ? t : to(t); now != vm::kNoThread) threads_.push_back(now);
    return of(threads_);
  }

 private:
  struct Pair {
    Set a = ~0u, b = ~0u, result = 0;
  };
  static constexpr u32 kRememberedBits = 10;
  template <typename Make>
  Set remember(std::vector<Pair>* pairs, Set a, Set b, const Make& make);
  Set intern();  // made_

  bool careless_ = false;
  InternedLists<Stretch> all_{~0u, "too many sets of threads"};
  std::vector<Stretch> made_;
  std::vector<ThreadId> threads_, sorted_;  // work space
  std::vector<ThreadId> gates_;             // that are in some set
  std::vector<Pair> unions_, intersections_;
};

}  // namespace heddle::tester
