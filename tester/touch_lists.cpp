#include "tester/touch_lists.h"

#include <algorithm>

namespace heddle::tester {

TouchLists::TouchLists() : unions_(1u << kRememberedBits), mapped_(1u << kRememberedBits) {}

TouchLists::List TouchLists::unite(List a, List b) {
  if (a == b) return a;
  if (a > b) std::swap(a, b);
  Union& known = unions_[(a * 0x9e3779b1u + b * 0x85ebca6bu) >> (32 - kRememberedBits)];
  if (known.a == a && known.b == b) return known.result;
  made.clear();
  const std::span<const Item> one = items(a), other = items(b);
  for (size_t i = 0, j = 0; i < one.size() || j < other.size();)
    put_made(j == other.size() || (i < one.size() && one[i] < other[j]) ? one[i++] : other[j++]);
  known = {a, b, intern(made)};
  return known.result;
}

TouchLists::List TouchLists::intern_made() {
  if (made.empty()) return kNothing;
  std::sort(made.begin(), made.end());
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
