#include "tester/end_sets.h"

namespace heddle::tester {

EndSets::EndSets() : unions_(1u << kRememberedBits), intersections_(1u << kRememberedBits) { intern(); }

EndSets::Set EndSets::of(std::span<const ThreadId> threads) {
  sorted_.assign(threads.begin(), threads.end());
  if (!std::is_sorted(sorted_.begin(), sorted_.end())) std::sort(sorted_.begin(), sorted_.end());
  made_.clear();
  for (const ThreadId t : sorted_) {
    if (!made_.empty() && t <= made_.back().last + 1) made_.back().last = t;
    else made_.push_back({t, t});
  }
  return intern();
}

EndSets::Set EndSets::of_stretches(std::span<const Stretch> stretches, bool* ok) {
  for (size_t i = 0; i < stretches.size(); ++i)
    *ok = *ok && stretches[i].first <= stretches[i].last &&
          (i == 0 || u64{stretches[i - 1].last} + 1 < stretches[i].first);
  if (!*ok) return 0;
  made_.assign(stretches.begin(), stretches.end());
  return intern();
}

EndSets::Set EndSets::intern() {
  if (made_.size() > kMostStretches) made_.resize(kMostStretches);
  const u32 before = all_.count();
  const Set set = all_.intern(made_);
  if (set != before) return set;
  for (const Stretch& s : made_)
    for (ThreadId t = s.first; is_gate(t) && t <= s.last; ++t)
      if (!knows_gate(t)) gates_.push_back(t);
  return set;
}

template <typename Make>
EndSets::Set EndSets::remember(std::vector<Pair>* pairs, Set a, Set b, const Make& make) {
  if (a > b) std::swap(a, b);
  Pair& known = (*pairs)[(a * 0x9e3779b1u + b * 0x85ebca6bu) >> (32 - kRememberedBits)];
  if (known.a == a && known.b == b) return known.result;
  made_.clear();
  make(stretches(a), stretches(b));
  known = {a, b, intern()};
  return known.result;
}

EndSets::Set EndSets::unite(Set a, Set b) {
  if (a == b || b == 0) return a;
  if (a == 0) return b;
  return remember(&unions_, a, b, [&](std::span<const Stretch> one, std::span<const Stretch> other) {
    std::merge(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(made_),
               [](const Stretch& x, const Stretch& y) { return x.first < y.first; });
    size_t kept = 0;
    for (size_t i = 1; i < made_.size(); ++i) {
      if (made_[i].first <= made_[kept].last + 1) made_[kept].last = std::max(made_[kept].last, made_[i].last);
      else made_[++kept] = made_[i];
    }
    made_.resize(kept + 1);
  });
}

EndSets::Set EndSets::intersect(Set a, Set b) {
  if (a == b) return a;
  if (careless_) return unite(a, b);
  if (a == 0 || b == 0) return 0;
  return remember(&intersections_, a, b, [&](std::span<const Stretch> one, std::span<const Stretch> other) {
    for (size_t i = 0, j = 0; i < one.size() && j < other.size();) {
      const Stretch both{std::max(one[i].first, other[j].first), std::min(one[i].last, other[j].last)};
      if (both.first <= both.last) made_.push_back(both);
      one[i].last < other[j].last ? ++i : ++j;
    }
  });
}

}  // namespace heddle::tester
