#include "tester/state_cache.h"

#include <algorithm>
#include <vector>

namespace heddle::tester {

StateCache::Visit StateCache::visit(const checkpoint::Digest& digest) {
  auto [it, fresh] = entries_.try_emplace(digest);
  Entry& entry = it->second;
  ++entry.visits_open;
  if (fresh) {
    entry.index = entry.low = next_index_++;
    if (ClosedState state; shared_ != nullptr && shared_->find(digest, &state)) {
      take(&entry, state);
      ++sharing_.taken;
      fresh = false;
    } else {
      ++seen_;
      entry.pending = true;
      pending_.push_back(&entry);
      pending_digests_.push_back(digest);
    }
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
  closed_.clear();
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
    if (shared_ != nullptr)
      closed_.push_back(
          {pending_digests_[i], pending_[i]->paths, entry->ends, entry->elsewhere, pending_[i]->of_component, {}});
  }
  closed_summary_ = entry->summary;
  pending_.resize(first);
  pending_digests_.resize(first);
  return !entry->ends && (entry->cyclic || !entry->elsewhere);
}

// --- together with others

void StateCache::share(SharedStates* shared, u64 limit_bytes) {
  shared_ = shared;
  limit_bytes_ = limit_bytes;
  sharing_ = {};
  shared_summaries_.clear();
  closed_.clear();
}

void StateCache::take(Entry* entry, const ClosedState& state) {
  entry->paths = state.paths;
  entry->ends = state.ends;
  entry->elsewhere = state.elsewhere;
  entry->of_component = state.of_component;
  entry->summary = summaries_.intern_packed(state.summary);
}

void StateCache::publish_closed() {
  if (shared_ != nullptr && !closed_.empty()) {
    if (closed_summary_ >= shared_summaries_.size()) shared_summaries_.resize(closed_summary_ + 1);
    for (ClosedState& state : closed_) {
      if (summaries_.contains(closed_summary_)) state.summary = summaries_.packed(closed_summary_);
      const SharedStates::Published published = shared_->publish(state, &shared_summaries_[closed_summary_]);
      sharing_.published += published == SharedStates::Published::New;
      sharing_.twice += published == SharedStates::Published::Known;
    }
  }
  closed_.clear();
}

void StateCache::add_shared() {
  if (shared_ == nullptr) return;
  shared_->for_each([&](const ClosedState& state) {
    const auto [it, fresh] = entries_.try_emplace(state.digest);
    if (!fresh) return;
    it->second.index = it->second.low = next_index_++;
    take(&it->second, state);
  });
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
  std::vector<std::pair<Entry*, checkpoint::Digest>> pending;
  for (const auto& [digest, entry] : saved.entries) {
    const auto [it, fresh] = entries_.try_emplace(digest, entry);
    if (!fresh || entry.index == 0 || entry.index >= next_index_ || entry.low > entry.index) return false;
    if (!entry.pending && entry.summary != 0 && !summaries_.contains(entry.summary)) return false;
    if (entry.pending) pending.emplace_back(&it->second, digest);
  }
  // Tarjan's stack has them in order of discovery.
  const auto earlier = [](const auto& a, const auto& b) { return a.first->index < b.first->index; };
  std::sort(pending.begin(), pending.end(), earlier);
  for (size_t i = 1; i < pending.size(); ++i)
    if (pending[i - 1].first->index == pending[i].first->index) return false;
  for (const auto& [entry, digest] : pending) {
    pending_.push_back(entry);
    pending_digests_.push_back(digest);
  }
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
  shared_summaries_.clear();
  evict_at_ = entries_.size() + entries_.size() / 8 + 1;
}

}  // namespace heddle::tester
