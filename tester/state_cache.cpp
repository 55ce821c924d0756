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
    entry.index = entry.low = next_index_++;
    entry.pending = true;
    pending_.push_back(&entry);
    if (bytes() > limit_bytes_ && entries_.size() >= evict_at_) evict();  // pointers to other entries stay valid
    return {&entry, false, {}, {}};
  }
  Visit v{&entry, true, entry.delayed - delayed, entry.delayed & delayed};
  entry.delayed = v.still_delayed;
  ++entry.visits_open;
  return v;
}

void StateCache::edge(Entry* from, const Entry* to) {
  from->ends |= to->ends;
  from->elsewhere |= to->elsewhere;
  if (!to->pending) return;
  from->low = std::min(from->low, to->low);
  from->cyclic |= to->low <= from->index;
}

bool StateCache::close(Entry* entry) {
  if (entry->low != entry->index) return false;
  size_t first = pending_.size();
  while (pending_[--first] != entry) {
    entry->ends |= pending_[first]->ends;
    entry->elsewhere |= pending_[first]->elsewhere;
    entry->cyclic = true;
  }
  for (size_t i = first; i < pending_.size(); ++i) {
    pending_[i]->ends = entry->ends;
    pending_[i]->elsewhere = entry->elsewhere;
    pending_[i]->pending = false;
  }
  pending_.resize(first);
  return !entry->ends && (entry->cyclic || !entry->elsewhere);
}

// Drops half of the entries that are not on the search stack, smallest digests first: deterministic.
void StateCache::evict() {
  std::vector<checkpoint::Digest> idle;
  for (const auto& [digest, entry] : entries_)
    if (entry.visits_open == 0 && !entry.pending) idle.push_back(digest);
  std::sort(idle.begin(), idle.end());
  for (size_t i = 0; i < idle.size() / 2; ++i) entries_.erase(idle[i]);
  evicted_ += idle.size() / 2;
  evict_at_ = entries_.size() + entries_.size() / 8 + 1;
}

}  // namespace heddle::tester
