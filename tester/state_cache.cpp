#include "tester/state_cache.h"

#include <algorithm>
#include <stdexcept>

namespace heddle::tester {

// --- entries

bool StateCache::Entry::on_path() const {
  const Record& r = cache_->record(id_);
  return r.kind() == Kind::Pending ? cache_->pending_[r.place()].visits > 0 : r.kind() == Kind::ClosedOnPath;
}

bool StateCache::Entry::ends() const { return pending() ? cache_->open(id_).ends : cache_->record(id_).ends(); }
bool StateCache::Entry::elsewhere() const {
  return pending() ? cache_->open(id_).elsewhere : cache_->record(id_).elsewhere();
}

void StateCache::Entry::set_ends() {
  if (pending()) cache_->open(id_).ends = true;
  else cache_->record(id_).set_ends();
}

void StateCache::Entry::set_elsewhere() {
  if (pending()) cache_->open(id_).elsewhere = true;
  else cache_->record(id_).set_elsewhere();
}

bool StateCache::Entry::first_of_component() const {
  const u32 place = cache_->record(id_).place();
  return cache_->pending_[place].low == place;
}

ThreadSet StateCache::Entry::delayed() const {
  const u32 set = pending() ? cache_->open(id_).delayed : cache_->record(id_).value();
  return set < cache_->delayed_sets_.size() ? cache_->delayed_sets_[set] : ThreadSet{};
}

void StateCache::Entry::set_delayed(const ThreadSet& delayed) {
  const u32 set = cache_->intern(delayed);
  if (pending()) cache_->open(id_).delayed = set;
  else cache_->record(id_).set_value(set);
}

// --- the search

StateCache::Entry StateCache::find(const checkpoint::Digest& digest) {
  const u32 id = index_.find(hash_of(digest), [&](u32 i) { return record(i).is(digest); });
  return id == HashIndex::kNone ? Entry{} : Entry(this, id);
}

StateCache::Visit StateCache::visit(const checkpoint::Digest& digest) {
  if (const Entry known = find(digest)) return {known, true};
  if (ClosedState state; shared_ != nullptr && shared_->find(digest, &state)) {
    if (bytes() > limit_bytes_ && entries_ >= evict_at_) evict();  // (before, for it is not on the path yet)
    ++sharing_.taken;
    return {Entry(this, add_closed(state)), true};
  }
  ++seen_;
  const u32 id = add_pending(add(digest));
  if (bytes() > limit_bytes_ && entries_ >= evict_at_) evict();
  return {Entry(this, id), false};
}

StateCache::Entry StateCache::visit_unkept(checkpoint::Digest* digest) {
  ++seen_;
  *digest = {++unkept_, kUnkept};
  return Entry(this, add_pending(new_record(*digest)));  // (no index leads there)
}

u32 StateCache::add_pending(u32 id) {
  const u32 place = static_cast<u32>(pending_.size());
  if (place >= Record::kMostPlaces) throw std::length_error("too many states in one component");
  record(id).set_place(place);
  Open& open = pending_.emplace_back();
  open.id = id;
  open.low = place;
  return id;
}

void StateCache::enter(Entry entry) {
  Record& r = record(entry.id_);
  if (r.kind() == Kind::Pending) {
    ++pending_[r.place()].visits;
    return;
  }
  on_path_.emplace_back(entry.id_, r.kind() == Kind::Closed);
  r.set_kind(Kind::ClosedOnPath);
}

void StateCache::leave(Entry entry, bool first_visit) {
  Record& r = record(entry.id_);
  if (r.kind() == Kind::Pending) {
    --pending_[r.place()].visits;
  } else if (!is_kept(r.digest())) {
    free_record(entry.id_);
  } else if (!first_visit && !on_path_.empty() && on_path_.back().first == entry.id_) {  // (but for a made-up path)
    if (on_path_.back().second) r.set_kind(Kind::Closed);
    on_path_.pop_back();
  }
}

void StateCache::forget_behind(Entry entry) {
  const size_t kept = size_t{record(entry.id_).place()} + 1;
  for (size_t i = kept; i < pending_.size(); ++i) free_record(pending_[i].id);
  pending_.resize(kept);
}

void StateCache::edge(Entry from, Entry to) {
  if (to.ends()) from.set_ends();
  if (to.elsewhere()) from.set_elsewhere();
  if (!to.pending() || !from.pending()) return;
  const u32 low = open(to.id_).low;
  Open& open_from = open(from.id_);
  open_from.low = std::min(open_from.low, low);
  open_from.cyclic |= low <= record(from.id_).place();
}

bool StateCache::close(Entry entry) {
  const u32 first = record(entry.id_).place();
  Open all = pending_[first];
  if (all.low != first) return false;
  for (size_t i = pending_.size(); --i > first;) {
    all.ends |= pending_[i].ends;
    all.elsewhere |= pending_[i].elsewhere;
    all.cyclic = true;
  }
  closed_.clear();
  closed_summary_ = all.summary;
  for (size_t i = first; i < pending_.size(); ++i) {
    const u32 value = keeps_ == Keeps::Delayed ? pending_[i].delayed : all.summary;
    if (value >= Record::kMostValues) throw std::length_error("too many different summaries");
    Record& closed = record(pending_[i].id);
    const bool kept = is_kept(closed.digest());
    if (!kept && i != first) {  // (the first one has not been left yet)
      free_record(pending_[i].id);
      continue;
    }
    closed.set_closed(value, all.ends, all.elsewhere, i != first);
    if (shared_ != nullptr && kept) closed_.push_back({closed.digest(), all.ends, all.elsewhere, i != first, {}});
  }
  pending_.resize(first);
  return !all.ends && (all.cyclic || !all.elsewhere);
}

// --- together with others

void StateCache::share(SharedStates* shared, u64 limit_bytes) {
  shared_ = shared;
  limit_bytes_ = limit_bytes;
  shared_room_ = {};
  sharing_ = {};
  shared_summaries_.clear();
  closed_.clear();
}

u32 StateCache::add_closed(const ClosedState& state) {
  const u32 id = add(state.digest);
  const SummaryTable::Index summary = summaries_.intern_packed(state.summary);
  if (summary >= Record::kMostValues) throw std::length_error("too many different summaries");
  record(id).set_closed(summary, state.ends, state.elsewhere, state.of_component);
  return id;
}

void StateCache::publish_closed() {
  if (shared_ != nullptr && !closed_.empty()) {
    if (closed_summary_ >= shared_summaries_.size()) shared_summaries_.resize(closed_summary_ + 1);
    for (ClosedState& state : closed_) {
      // (Its bytes are asked for only where it is stored for the first time.)
      if (shared_summaries_[closed_summary_] == 0 && summaries_.contains(closed_summary_))
        state.summary = summaries_.packed(closed_summary_);
      const SharedStates::Published published =
          shared_->publish(state, &shared_summaries_[closed_summary_], &shared_room_);
      sharing_.published += published == SharedStates::Published::New;
      sharing_.twice += published == SharedStates::Published::Known;
    }
  }
  closed_.clear();
}

void StateCache::add_shared() {
  if (shared_ == nullptr) return;
  shared_->for_each([&](const ClosedState& state) {
    if (!find(state.digest)) add_closed(state);
  });
}

// --- memory

u32 StateCache::add(const checkpoint::Digest& digest) {
  if (!index_.has_room()) make_index();
  const u32 id = new_record(digest);
  index_.insert(hash_of(digest), id);
  return id;
}

u32 StateCache::new_record(const checkpoint::Digest& digest) {
  u32 id = first_free_;
  if (id != HashIndex::kNone) {
    first_free_ = record(id).next_free();
  } else {
    if (records_ >= Record::kMostPlaces - 1) throw std::length_error("too many states");
    id = records_++;
    if (id / kSegment == segments_.size()) segments_.push_back(std::unique_ptr<Record[]>(new Record[kSegment]));
  }
  record(id).set_digest(digest);
  ++entries_;
  return id;
}

// (If the index has its number it keeps that until it is made anew, where nobody asks for the digest that the record
// will have.)
void StateCache::free_record(u32 id) {
  record(id).set_digest({});
  record(id).set_free(first_free_);
  first_free_ = id;
  --entries_;
}

void StateCache::make_index() {
  index_.reset(entries_ + entries_ / 2 + 64);
  for (u32 id = 0; id < records_; ++id)
    if (record(id).kind() != Kind::Free) index_.insert(hash_of(record(id).digest()), id);
}

u64 StateCache::bytes() const {
  return entries_ * kMostBytesOfState + pending_.size() * sizeof(Open) + summaries_.bytes() +
         delayed_sets_.size() * (sizeof(ThreadSet) + HashIndex::kMostBytes);
}

u64 StateCache::bytes_allocated() const {
  return segments_.size() * kSegment * sizeof(Record) + index_.bytes() + pending_.capacity() * sizeof(Open) +
         summaries_.bytes();
}

// Drops half of the entries that are not on the search's path, smallest digests first: deterministic.
void StateCache::evict() {
  std::vector<u32> idle;
  for (u32 id = 0; id < records_; ++id)
    if (record(id).kind() == Kind::Closed) idle.push_back(id);
  const auto middle = idle.begin() + static_cast<std::ptrdiff_t>(idle.size() / 2);
  std::nth_element(idle.begin(), middle, idle.end(),
                   [this](u32 a, u32 b) { return record(a).digest() < record(b).digest(); });
  idle.erase(middle, idle.end());
  std::sort(idle.begin(), idle.end(), std::greater<>());
  for (const u32 id : idle) free_record(id);
  evicted_ += idle.size();
  make_index();
  keep_only_used_values();
  shared_summaries_.clear();
  evict_at_ = entries_ + entries_ / 8 + 1;
}

// What no state refers to any more is forgotten; the others get new numbers.
void StateCache::keep_only_used_values() {
  std::vector<bool> used;
  const auto use = [&](u32 value) {
    if (value >= used.size()) used.resize(value + value / 2 + 1);
    used[value] = true;
  };
  const bool delayed = keeps_ == Keeps::Delayed;
  for (u32 id = 0; id < records_; ++id)
    if (is_closed(id)) use(record(id).value());
  if (delayed)
    for (const Open& o : pending_) use(o.delayed);
  const std::vector<u32> now = delayed ? keep_only(used) : summaries_.keep_only(used);
  const auto renamed = [&](u32 value) { return value < now.size() ? now[value] : 0; };
  for (u32 id = 0; id < records_; ++id)
    if (is_closed(id)) record(id).set_value(renamed(record(id).value()));
  if (delayed)
    for (Open& o : pending_) o.delayed = renamed(o.delayed);
}

// --- sets of sleep sets

u32 StateCache::intern(const ThreadSet& delayed) {
  if (!delayed_index_.has_room()) index_delayed_sets();
  const u64 hash = hash_of(delayed);
  const u32 known = delayed_index_.find(hash, [&](u32 i) { return delayed_sets_[i] == delayed; });
  if (known != HashIndex::kNone) return known;
  const u32 set = static_cast<u32>(delayed_sets_.size());
  if (set >= Record::kMostValues) throw std::length_error("too many different sleep sets");
  delayed_sets_.push_back(delayed);
  delayed_index_.insert(hash, set);
  return set;
}

void StateCache::index_delayed_sets() {
  delayed_index_.reset(delayed_sets_.size() + delayed_sets_.size() / 2 + 64);
  for (u32 i = 0; i < delayed_sets_.size(); ++i) delayed_index_.insert(hash_of(delayed_sets_[i]), i);
}

u64 StateCache::hash_of(const ThreadSet& set) {
  checkpoint::Hasher hasher;
  set.for_each([&](ThreadId t) { hasher.add(t); });
  return hasher.finish().low;
}

// The new numbers by the old ones.
std::vector<u32> StateCache::keep_only(const std::vector<bool>& used) {
  std::vector<u32> now(delayed_sets_.size());
  std::vector<ThreadSet> kept;
  for (u32 i = 0; i < delayed_sets_.size() && i < used.size(); ++i) {
    if (!used[i]) continue;
    now[i] = static_cast<u32>(kept.size());
    kept.push_back(std::move(delayed_sets_[i]));
  }
  delayed_sets_ = std::move(kept);
  index_delayed_sets();
  return now;
}

// --- frontiers

bool StateCache::is_value(u32 value) const {
  if (value == 0) return true;  // (where nothing is kept)
  return keeps_ == Keeps::Delayed ? value < delayed_sets_.size() : summaries_.contains(value);
}

bool StateCache::restore_closed(const checkpoint::Digest& digest, u32 word) {
  if (find(digest) || !is_kept(digest)) return false;
  Record& r = record(add(digest));
  r.set_word(word);
  return r.kind() == Kind::Closed && is_value(r.value());
}

// In the order of Tarjan's stack.
bool StateCache::restore_pending(const checkpoint::Digest& digest, const Open& open) {
  const u32 place = static_cast<u32>(pending_.size());
  if (find(digest) || open.low > place || (keeps_ == Keeps::Delayed && !is_value(open.delayed))) return false;
  const u32 id = add(digest);
  record(id).set_place(place);
  pending_.push_back(open);
  pending_.back().id = id;
  return true;
}

}  // namespace heddle::tester
