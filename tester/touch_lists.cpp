#include "tester/touch_lists.h"

#include <algorithm>

namespace heddle::tester {

TouchLists::TouchLists() : unions_(1u << kUnionBits), mapped_(1u << kRememberedBits), found_(1u << kFoundBits) {}

TouchLists::List TouchLists::unite(List a, List b) {
  if (a == b) return a;
  if (a > b) std::swap(a, b);
  Union& known = unions_[(a * 0x9e3779b1u + b * 0x85ebca6bu) >> (32 - kUnionBits)];
  if (known.a == a && known.b == b) return known.result;
  const std::span<const Item> one = items(a), other = items(b);
  made.resize(one.size() + other.size());
  // Mostly one of the two has all that the other has: then it need not be looked for.
  bool is_one = true, is_other = true;
  size_t i = 0, j = 0, size = 0;
  while (i < one.size() && j < other.size()) {
    const Item &x = one[i], &y = other[j];
    if (x.is_same_touch(y)) {
      const EndSets::Set both = x.ends == y.ends ? x.ends : ends.intersect(x.ends, y.ends);
      is_one &= both == x.ends;
      is_other &= both == y.ends;
      made[size++] = {x.offset, x.who, both};
      ++i, ++j;
    } else if (x < y) {
      is_other = false;
      made[size++] = x;
      ++i;
    } else {
      is_one = false;
      made[size++] = y;
      ++j;
    }
  }
  is_one &= j == other.size();
  is_other &= i == one.size();
  if (!is_one && !is_other) {
    while (i < one.size()) made[size++] = one[i++];
    while (j < other.size()) made[size++] = other[j++];
    made.resize(size);
  }
  known = {a, b, is_one ? a : is_other ? b : intern(made)};
  return known.result;
}

// Mostly threads have changed places among touches of one kind of one variable: then only short runs are out of order.
void TouchLists::sort_made() {
  const auto group = [](const Item& item) { return item.order() & ~u64{Touch::kThreads - 1}; };
  for (size_t first = 0; first < made.size();) {
    const u64 of = group(made[first]);
    size_t end = first + 1;
    bool ordered = true;
    for (; end < made.size() && group(made[end]) == of; ++end) ordered &= !(made[end] < made[end - 1]);
    if (!ordered)
      std::sort(made.begin() + static_cast<std::ptrdiff_t>(first), made.begin() + static_cast<std::ptrdiff_t>(end));
    if (end < made.size() && group(made[end]) < of) return std::sort(made.begin(), made.end());
    first = end;
  }
}

TouchLists::List TouchLists::intern_made() {
  if (made.empty()) return kNothing;
  sort_made();
  size_t kept = 0;
  for (size_t i = 1; i < made.size(); ++i) {
    if (!made[kept].is_same_touch(made[i])) made[++kept] = made[i];
    else made[kept].ends = ends.intersect(made[kept].ends, made[i].ends);
  }
  made.resize(kept + 1);
  return intern(made);
}

std::vector<u32> end_stretches(const Touches& touches, const EndSets& sets) {
  std::vector<u32> all;
  for (size_t i = 0; i < touches.size(); ++i) {
    if (touches[i].ends == 0) continue;
    const std::span<const EndSets::Stretch> stretches = sets.stretches(touches[i].ends);
    all.insert(all.end(), {static_cast<u32>(i), static_cast<u32>(stretches.size())});
    for (const EndSets::Stretch& s : stretches) all.insert(all.end(), {s.first, s.last});
  }
  return all;
}

bool set_ends(Touches* touches, std::span<const u32> stretches, EndSets* sets) {
  std::vector<EndSets::Stretch> of_one;
  for (size_t at = 0; at < stretches.size();) {
    if (stretches.size() - at < 2) return false;
    const u32 touch = stretches[at], count = stretches[at + 1];
    at += 2;
    if (touch >= touches->size() || count == 0 || count > (stretches.size() - at) / 2) return false;
    of_one.clear();
    for (u32 i = 0; i < count; ++i, at += 2) of_one.push_back({stretches[at], stretches[at + 1]});
    constexpr ThreadId kWide = 16;  // (gates are of objects, which do not lie so near)
    bool ok = true;
    for (const EndSets::Stretch& s : of_one)
      ok = ok && (s.last < Touch::kThreads || (is_gate(s.first) && s.last - s.first < kWide));
    (*touches)[touch].ends = sets->of_stretches(of_one, &ok);
    if (!ok) return false;
  }
  return true;
}

size_t TouchLists::HashOfMapping::operator()(const std::vector<u32>& mapping) const {
  return hash_of_bytes(mapping.data(), mapping.size() * sizeof(u32));
}

u32 TouchLists::number(const std::vector<u32>& mapping) {
  if (const auto known = mappings_.find(mapping); known != mappings_.end()) return known->second;
  if (mappings_.size() == kMostMappings) mappings_.clear();  // (no number is given twice)
  return mappings_.emplace(mapping, next_mapping_++).first->second;
}

}  // namespace heddle::tester
