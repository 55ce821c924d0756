#include "tester/touch_lists.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <stdexcept>

namespace heddle::tester {

TouchLists::TouchLists() : begin_{0}, unions_(1u << kRememberedBits), mapped_(1u << kRememberedBits) {}

TouchLists::List TouchLists::intern(std::span<const Item> items) {
  const u64 hash = XXH3_64bits(items.data(), items.size_bytes());
  const u32 known = index_.find(hash, [&](List list) { return std::ranges::equal(this->items(list), items); });
  if (known != HashIndex::kNone) return known;
  if (!index_.has_room()) make_index();
  const List list = static_cast<List>(begin_.size() - 1);
  if (list >= kMost || items_.size() + items.size() > ~u32{0}) throw std::length_error("too many lists of touches");
  items_.insert(items_.end(), items.begin(), items.end());
  begin_.push_back(static_cast<u32>(items_.size()));
  index_.insert(hash, list);
  return list;
}

void TouchLists::make_index() {
  const List size = static_cast<List>(begin_.size() - 1);
  index_.reset(size + size / 2 + 64);
  for (List i = 0; i < size; ++i) index_.insert(XXH3_64bits(items(i).data(), items(i).size_bytes()), i);
}

TouchLists::List TouchLists::unite(List a, List b) {
  if (a == b) return a;
  if (a > b) std::swap(a, b);
  Union& known = unions_[(a * 0x9e3779b1u + b * 0x85ebca6bu) >> (32 - kRememberedBits)];
  if (known.a == a && known.b == b) return known.result;
  made.clear();
  std::set_union(items(a).begin(), items(a).end(), items(b).begin(), items(b).end(), std::back_inserter(made));
  known = {a, b, intern(made)};
  return known.result;
}

TouchLists::List TouchLists::intern_made() {
  if (made.empty()) return kNothing;
  std::sort(made.begin(), made.end());
  made.erase(std::unique(made.begin(), made.end()), made.end());
  return intern(made);
}

size_t TouchLists::HashOfMapping::operator()(const std::vector<u32>& mapping) const {
  return XXH3_64bits(mapping.data(), mapping.size() * sizeof(u32));
}

u32 TouchLists::number(const std::vector<u32>& mapping) {
  if (const auto known = mappings_.find(mapping); known != mappings_.end()) return known->second;
  if (mappings_.size() == kMostMappings) mappings_.clear();  // (no number is given twice)
  return mappings_.emplace(mapping, next_mapping_++).first->second;
}

}  // namespace heddle::tester
