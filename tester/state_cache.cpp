#include "tester/state_cache.h"

#include <algorithm>
#include <vector>

namespace heddle::tester {

StateCache::Visit StateCache::visit(const checkpoint::Digest& digest) {
  auto [it, fresh] = entries_.try_emplace(digest);
  Entry& entry = it->second;
  ++entry.visits_open;
  if (fresh) {
    ++seen_;
    entry.index = entry.low = next_index_++;
    entry.pending = true;
    pending_.push_back(&entry);
    if (bytes() > limit_bytes_ && entries_.size() >= evict_at_) evict();  // pointers to other entries stay valid
  }
  return {&entry, !fresh};
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
    pending_[i]->summary = entry->summary;
    pending_[i]->of_component = pending_[i] != entry;
  }
  pending_.resize(first);
  return !entry->ends && (entry->cyclic || !entry->elsewhere);
}

StateCache::Saved StateCache::save() const {
  Saved saved{seen_, evicted_, evict_at_, next_index_, {}, summaries_};
  std::vector<std::pair<checkpoint::Digest, const Entry*>> order;  // quicker to sort than what it stands for
  order.reserve(entries_.size());
  for (const auto& [digest, entry] : entries_) order.emplace_back(digest, &entry);
  std::sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  saved.entries.reserve(order.size());
  for (const auto& [digest, entry] : order) saved.entries.emplace_back(digest, *entry);
  return saved;
}

bool StateCache::restore(Saved saved) {
  summaries_ = std::move(saved.summaries);
  seen_ = saved.seen;
  evicted_ = saved.evicted;
  evict_at_ = saved.evict_at;
  next_index_ = saved.next_index;
  entries_.reserve(saved.entries.size());
  for (const auto& [digest, entry] : saved.entries) {
    const auto [it, fresh] = entries_.try_emplace(digest, entry);
    if (!fresh || entry.index == 0 || entry.index >= next_index_ || entry.low > entry.index) return false;
    if (!entry.pending && entry.summary != 0 && !summaries_.contains(entry.summary)) return false;
    if (entry.pending) pending_.push_back(&it->second);
  }
  // Tarjan's stack has them in order of discovery.
  const auto earlier = [](const Entry* a, const Entry* b) { return a->index < b->index; };
  std::sort(pending_.begin(), pending_.end(), earlier);
  for (size_t i = 1; i < pending_.size(); ++i)
    if (pending_[i - 1]->index == pending_[i]->index) return false;
  return true;
}

StateCache::Entry* StateCache::find(const checkpoint::Digest& digest) {
  const auto found = entries_.find(digest);
  return found == entries_.end() ? nullptr : &found->second;
}

// Drops half of the entries that are not on the search stack, smallest digests first: deterministic.
void StateCache::evict() {
  std::vector<checkpoint::Digest> idle;
  for (const auto& [digest, entry] : entries_)
    if (entry.visits_open == 0 && !entry.pending) idle.push_back(digest);
  std::sort(idle.begin(), idle.end());
  for (size_t i = 0; i < idle.size() / 2; ++i) entries_.erase(idle[i]);
  evicted_ += idle.size() / 2;
  std::vector<SummaryTable::Index*> used;
  for (auto& [digest, entry] : entries_)
    if (!entry.pending) used.push_back(&entry.summary);
  summaries_.keep_only(used);
  evict_at_ = entries_.size() + entries_.size() / 8 + 1;
}

}  // namespace heddle::tester
