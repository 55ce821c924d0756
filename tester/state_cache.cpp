#include "tester/state_cache.h"

#include <algorithm>
#include <vector>

namespace heddle::tester {

StateCache::Visit StateCache::visit(const checkpoint::Digest& digest, const ThreadSet& delayed) {
  auto [it, fresh] = entries_.try_emplace(digest);
  Entry& entry = it->second;
  if (fresh) {
    ++seen_;
    entry.delayed = delayed;
    ++entry.visits_open;
    if (bytes() > limit_bytes_ && entries_.size() >= evict_at_) evict();  // pointers to other entries stay valid
    return {&entry, false, {}, {}};
  }
  Visit v{&entry, true, entry.delayed - delayed, entry.delayed & delayed};
  entry.delayed = v.still_delayed;
  ++entry.visits_open;
  return v;
}

// Drops half of the entries that are not on the search stack, smallest digests first: deterministic.
void StateCache::evict() {
  std::vector<checkpoint::Digest> idle;
  for (const auto& [digest, entry] : entries_)
    if (entry.visits_open == 0) idle.push_back(digest);
  std::sort(idle.begin(), idle.end());
  for (size_t i = 0; i < idle.size() / 2; ++i) entries_.erase(idle[i]);
  evicted_ += idle.size() / 2;
  evict_at_ = entries_.size() + entries_.size() / 8 + 1;
}

}  // namespace heddle::tester
