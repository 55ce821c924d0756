#include "tester/summaries.h"

#include <algorithm>
#include <numeric>

#include "vm/world.h"

namespace heddle::tester {

using vm::ThreadState;

namespace {

// Into what is sorted from `begin` on; near its end mostly.
void insert(Summary* summary, size_t begin, const Touch& touch) {
  if (summary->size() == begin || summary->back() < touch) return summary->push_back(touch);
  auto at = summary->end();
  const auto first = summary->begin() + static_cast<std::ptrdiff_t>(begin);
  while (at != first && touch < at[-1]) --at;
  if (at == first || !(at[-1] == touch)) summary->insert(at, touch);
}

bool are_in_order(const std::vector<ThreadId>& threads) {
  for (u32 i = 0; i < threads.size(); ++i)
    if (threads[i] != i) return false;
  return true;
}

}  // namespace

void Summaries::enter(Node& node, bool known) {
  node.summary.heap_top = world_.heap.top();
  if (node.summary.below.capacity() < spare_.capacity()) node.summary.below.swap(spare_);
  node.summary.below.clear();
  if (known) {
    node.enabled = {};
    const bool is_closed = node.cache && !node.cache.pending() && table_.contains(node.cache.summary());
    scratch_.clear();
    if (is_closed) table_.read(node.cache.summary(), &scratch_);
    if (exchanged_) tell_exchanges(is_closed && !node.cache.of_component() ? &scratch_ : nullptr);
    if (!node.cache) node.summary.unknown = true;
    else if (is_closed) read_known(node);  // (else it is on a cycle, and everybody is tried in front of it)
    return;
  }
  keep_names(node);
}

void Summaries::enter_again(Node& node) {
  node.summary.heap_top = world_.heap.top();
  keep_names(node);
  node.summary.below.clear();
  read(node.summary.packed, false, &node.summary.below);
  node.summary.packed.clear();
}

// The candidates that have not been tried when the first of them has run need not be, for now.
ThreadSet Summaries::successor(Node& node, const Block&, const ThreadSet& candidates) {
  NodeSummary& s = node.summary;
  if (!s.settled) {
    s.settled = true;
    s.untried = node.enabled;
    node.enabled = {};
    const ThreadSet required = mode_.uses_summaries() ? s.required : node.candidates;
    require(node, required);
  }
  return candidates;
}

void Summaries::explored(Node& node, ThreadId t) {
  path_.delayed.push_back({t, node.first_block, node.block_count});
  node.delayed.insert(t);
}

// What the block has touched, less what a test drops.
void Summaries::summarise_block(const Block& block, Summary* summary) const {
  summarise(arena_, block, summary);
  const auto drop = [&](TouchKind kind) { std::erase_if(*summary, [&](const Touch& t) { return t.kind() == kind; }); };
  if (drops(Condition::Outer)) drop(TouchKind::Outer);
  if (drops(Condition::Leave)) drop(TouchKind::Leave);
  if (const u32 without = mode_.summary.without_variable)
    std::erase_if(*summary, [&](const Touch& t) {
      return (t.kind() == TouchKind::Read || t.kind() == TouchKind::Write) && variable::offset_of(t.key) == without;
    });
}

// Nobody has been tried behind the block, so everybody is in front of it. And what it has touched is a reason to try
// its thread in front of earlier blocks, too: there it may come further.
void Summaries::cut_off(Node& node) {
  if (!drops(Condition::CutOff)) require(node, node.candidates);
  if (drops(Condition::CutOffTouches)) return;
  summarise_block(arena_.blocks.back(), &block_);
  unite(&node.summary.below, block_, &scratch_);
}

void Summaries::require_all(Node& node) {
  if (drops(Condition::Bystanders)) node.summary.untried = {};
  else require(node, node.candidates);
}

void Summaries::require(Node& node, const ThreadSet& threads) {
  NodeSummary& s = node.summary;
  s.required = s.required | threads;
  node.enabled = node.enabled | (s.untried & threads);
  s.untried = s.untried - threads;
}

// What keeps t from going on at the node, as a footprint: whoever can let it go on has touches that depend on it. And
// *owner: he has what it wants, or it wants his end (he may never come to give it).
const Summary& Summaries::obstacle(const Node& node, ThreadId t, ThreadId* owner) {
  *owner = vm::kNoThread;
  for (const Recorded& r : path_.blocked_at(node)) {
    if (r.thread != t) continue;
    if (!drops(Condition::Owner)) *owner = arena_.blocks[r.first_block].want.owner;
    summarise_block(arena_.blocks[r.first_block], &block_);
    return block_;
  }
  block_.clear();
  if (t >= world_.threads.size()) return block_;
  const vm::ThreadCore& core = world_.thread(t).core;
  if (core.state == ThreadState::Unborn) {
    // (Only then can those act who start it.)
    if (!drops(Condition::Starter))
      for (*owner = t; world_.thread(*owner).core.state == ThreadState::Unborn;) *owner = world_.thread(*owner).parent;
    block_.push_back(Touch::make(variable::make(t, variable::kAlive), t, TouchKind::Read));
  } else if (core.state == ThreadState::Waiting) {
    block_.push_back(Touch::make(variable::make(core.wait_object, variable::kWaitSet), t, TouchKind::Read));
    block_.push_back(Touch::make(variable::make(t, variable::kInterrupt), t, TouchKind::Read));
    std::sort(block_.begin(), block_.end());
  }
  return block_;
}

bool Summaries::wants_more(Node& node) {
  NodeSummary& s = node.summary;
  const auto attempts = path_.blocked_at(node);
  for (; s.attempts < attempts.size(); ++s.attempts) {
    if (drops(Condition::Attempts)) continue;
    summarise_block(arena_.blocks[attempts[s.attempts].first_block], &block_);
    unite(&s.below, block_, &scratch_);
  }
  for (;;) {
    const ThreadSet open = s.required - s.answered;
    if (open.empty()) return !node.enabled.empty();
    open.for_each([&](ThreadId t) {
      if (node.enabled.contains(t)) return;  // it will be tried first
      s.answered.insert(t);
      if (node.candidates.contains(t) && node.delayed.contains(t)) return;  // it has run
      if (drops(Condition::Obstacle)) return;
      ThreadId owner = vm::kNoThread;
      ThreadSet who = dependents(s.below, obstacle(node, t, &owner), t, young());
      if (owner != vm::kNoThread && owner != t) who.insert(owner);
      require(node, who);
    });
    if (!node.enabled.empty()) return true;
  }
}

// --- names

// The digest of the node's state has just been computed.
void Summaries::keep_names(Node& node) {
  NodeSummary& s = node.summary;
  const std::vector<Ref>& young = digest_.young_objects();
  s.order = digest_.thread_order();
  const bool root = world_.heap.root_top() == vm::Heap::kNoRoot;  // nothing is younger than it
  s.names_begin = static_cast<u32>(names_.size());
  s.names_kept = root || names_.size() + young.size() <= mode_.summary.max_names;
  s.names_size = s.names_kept && !root ? static_cast<u32>(young.size()) : 0;
  if (s.names_size > 0) names_.insert(names_.end(), young.begin(), young.end());
}

// What lies below a closed state, which scratch_ says, in terms of the world, which is in that state.
void Summaries::read_known(Node& node) {
  const bool of_component = node.cache.of_component();
  if (of_component && drops(Condition::Members)) return;
  by_threads(of_component && !drops(Condition::MembersAlike), &scratch_);
  read(scratch_, of_component, &node.summary.below);
}

// --- like threads

// The touches of a closed state have places in place of threads: in the world's state, these threads. `any_alike`: not
// just the thread at a place, but all those like it.
void Summaries::by_threads(bool any_alike, Summary* canonical) {
  const checkpoint::ThreadOrder& order = digest_.thread_order();
  if (order.threads.empty()) return;
  const auto is_place = [](const Touch& t) { return t.kind() == TouchKind::Place; };
  if (drops(Condition::Places) || (!any_alike && are_in_order(order.threads))) {
    std::erase_if(*canonical, is_place);
    return;
  }
  const u32 size = static_cast<u32>(order.threads.size());
  const auto each = [&](u32 place, const auto& take) {
    place = std::min(place, size - 1);
    if (!any_alike) return take(order.threads[place]);
    for (u32 at = order.like[place]; at < size && order.like[at] == order.like[place]; ++at) take(order.threads[at]);
  };
  block_.clear();
  size_t young = 0;  // where those of young objects begin
  for (const Touch& t : *canonical) {
    if (is_place(t)) continue;
    if (!t.is_young()) young = 0;
    else if (young == 0) young = block_.size();
    each(t.thread(), [&](ThreadId thread) {
      const u32 who = (t.who & ~(Touch::kThreads - 1)) | thread;
      if (t.is_young() || t.key == Touch::kNoKey || !variable::is_of_thread(t.key))
        return insert(&block_, young, {t.key, who});
      each(variable::object_of(t.key), [&](ThreadId about) {
        insert(&block_, young, {variable::make(about, variable::offset_of(t.key)), who});
      });
    });
  }
  canonical->swap(block_);
}

void Summaries::place_threads(const Node& node) {
  place_of_.assign(world_.threads.size(), 0);
  const std::vector<ThreadId>& threads = node.summary.order.threads;
  for (u32 i = 0; i < threads.size(); ++i) place_of_[threads[i]] = i + 1;
}

// The thread itself, or whoever has to act before it can be started.
ThreadId Summaries::nearest_started(ThreadId t) const {
  while (t != 0 && place_of_[t] == 0) t = world_.thread(t).parent;
  return t;
}

// The other way round, by place_of_. Those who have not been started yet act only if those do who start them. Nothing:
// it is of a thread that has not been started, which nobody can touch in front of the state.
std::optional<Touch> Summaries::by_place(Touch touch) const {
  if (drops(Condition::Places)) return touch;
  if (drops(Condition::Unstarted) && place_of_[touch.thread()] == 0) return std::nullopt;
  const auto place = [&](ThreadId t) { return place_of_[t] == 0 ? 0 : place_of_[t] - 1; };
  touch.who = (touch.who & ~(Touch::kThreads - 1)) | place(nearest_started(touch.thread()));
  if (touch.key == Touch::kNoKey || !variable::is_of_thread(touch.key)) return touch;
  const ThreadId about = variable::object_of(touch.key);
  if (about >= place_of_.size() || place_of_[about] == 0) return std::nullopt;
  touch.key = variable::make(place(about), variable::offset_of(touch.key));
  return touch;
}

// The node is the first of a component of states: paths lead back to it, and in the state that they come back to like
// threads may have changed places. What one of them touches below any of them may touch.
void Summaries::add_alike(Node& node) {
  NodeSummary& s = node.summary;
  const std::vector<u32>& like = s.order.like;
  bool some = false;
  for (u32 i = 0; i < like.size(); ++i) some |= like[i] != i;
  if (!some || drops(Condition::Alike)) return;
  place_threads(node);
  const YoungObjects are_young = young();
  const auto each_like = [&](ThreadId t, const auto& take) {
    const u32 place = place_of_[t];
    if (place == 0) return take(t);
    for (u32 at = like[place - 1]; at < like.size() && like[at] == like[place - 1]; ++at) take(s.order.threads[at]);
  };
  scratch_ = s.below;
  for (const Touch& t : s.below) {
    if (place_of_[t.thread()] == 0) {
      each_like(nearest_started(t.thread()), [&](ThreadId u) { scratch_.push_back(Touch::make(t.key, u, t.kind())); });
      continue;
    }
    each_like(t.thread(), [&](ThreadId u) {
      if (are_young.contains(object_of(t))) {
        scratch_.push_back(Touch::make(Touch::kNoKey, u, TouchKind::AnyYoung));
      } else if (t.key == Touch::kNoKey || !variable::is_of_thread(t.key)) {
        scratch_.push_back(Touch::make(t.key, u, t.kind()));
      } else if (const ThreadId about = variable::object_of(t.key); about < place_of_.size()) {
        each_like(about, [&](ThreadId v) {
          scratch_.push_back(Touch::make(variable::make(v, variable::offset_of(t.key)), u, t.kind()));
        });
      }
    });
  }
  std::sort(scratch_.begin(), scratch_.end());
  scratch_.erase(std::unique(scratch_.begin(), scratch_.end()), scratch_.end());
  s.below.swap(scratch_);
}

// Who stands at a place now, and who stood there when the state was closed, have changed places. If that is not known
// (null) all those may have that are like each other.
void Summaries::tell_exchanges(const Summary* closed) {
  const checkpoint::ThreadOrder& order = digest_.thread_order();
  if (order.threads.empty()) return;
  if (closed == nullptr) {
    for (size_t i = 0; i < order.threads.size(); ++i)
      if (order.like[i] != i) exchanged_(order.threads[order.like[i]], order.threads[i]);
    return;
  }
  stood_.resize(order.threads.size());
  std::iota(stood_.begin(), stood_.end(), 0);
  for (const Touch& t : *closed)
    if (t.kind() == TouchKind::Place && t.key < stood_.size()) stood_[t.key] = t.thread();
  for (size_t i = 0; i < stood_.size(); ++i)
    if (stood_[i] != order.threads[i]) exchanged_(stood_[i], order.threads[i]);
}

// The digest of the world's state has just been computed.
void Summaries::read(const Summary& canonical, bool of_component, Summary* below) {
  if (drops(Condition::MemberNames)) of_component = false;
  const std::vector<Ref>& young = digest_.young_objects();
  ThreadSet coarse;
  if (of_component)
    for (const Touch& t : canonical) coarse.insert(t.thread());
  const size_t old_size = static_cast<size_t>(
      std::find_if(canonical.begin(), canonical.end(), [](const Touch& t) { return t.is_young(); }) -
      canonical.begin());
  // Young objects in the order of their Refs.
  groups_.clear();
  size_t named = 0;
  for (size_t at = old_size; at < canonical.size() && !of_component;) {
    const u32 number = variable::object_of(canonical[at].key);
    const size_t begin = at;
    for (; at < canonical.size() && variable::object_of(canonical[at].key) == number; ++at)
      if (number >= young.size()) coarse.insert(canonical[at].thread());
    if (number >= young.size()) continue;
    groups_.push_back({young[number], begin, at});
    named += at - begin;
  }
  std::sort(groups_.begin(), groups_.end(), [](const Group& a, const Group& b) { return a.object < b.object; });

  const auto old_end = canonical.begin() + static_cast<std::ptrdiff_t>(old_size);
  auto behind = old_end;  // of the old ones, what comes behind the young ones: touches without an object
  bool sorted = true;
  if (!groups_.empty()) {
    const Variable first = variable::make(groups_.front().object, 0),
                   end = variable::make(groups_.back().object + 1, 0);
    const auto key_less = [](const Touch& t, Variable key) { return t.key < key; };
    behind = std::lower_bound(canonical.begin(), old_end, first, key_less);
    sorted = behind == old_end || behind->key >= end;  // (none in between)
  }
  if (!sorted) behind = old_end;
  below->reserve(below->size() + old_size + named);
  below->insert(below->end(), canonical.begin(), behind);
  const auto middle = static_cast<std::ptrdiff_t>(below->size());
  for (const Group& g : groups_)
    for (size_t at = g.begin; at < g.end; ++at)
      below->push_back(
          {variable::make(g.object, variable::offset_of(canonical[at].key)), canonical[at].who & ~Touch::kYoung});
  below->insert(below->end(), behind, old_end);
  if (!sorted) std::inplace_merge(below->begin(), below->begin() + middle, below->end());
  add_coarse(coarse, below);
}

void Summaries::add_coarse(const ThreadSet& threads, Summary* summary) {
  if (threads.empty()) return;
  threads.for_each([&](ThreadId t) { summary->push_back(Touch::make(Touch::kNoKey, t, TouchKind::AnyYoung)); });
  std::sort(summary->begin(), summary->end());
  summary->erase(std::unique(summary->begin(), summary->end()), summary->end());
}

// The node's summary by the numbers of young objects, and the places of threads. What the state's digest has not come
// to nobody can get hold of.
const Summary& Summaries::canonical(const Node& node, bool by_places) {
  const NodeSummary& s = node.summary;
  const Ref base = world_.heap.root_top();
  const bool like = !s.order.threads.empty();  // (else the digest has named threads' own objects as the other old ones)
  // (The digest of the root was made before it was known which these are.)
  const YoungObjects are_young = like && &node != path_.root() ? young() : YoungObjects(base);
  const auto is_young_touch = [&](const Touch& t) { return are_young.contains(object_of(t)); };
  // (Variables that are of no object may lie among them.)
  const auto key_less = [](const Touch& t, Variable key) { return t.key < key; };
  auto begin = s.below.begin(), end = s.below.end();
  if (!like) {
    begin = std::lower_bound(begin, end, variable::make(base, 0), key_less);
    end = std::lower_bound(begin, end, variable::make(kInitMonitor, 0), key_less);
    if (!std::any_of(begin, end, is_young_touch)) return s.below;
  }
  const bool in_order = s.order.threads.size() == world_.threads.size() && are_in_order(s.order.threads);
  by_places &= like && !in_order;
  if (by_places) place_threads(node);
  const auto slot = [&](Ref r) -> u32& {
    const bool threads_own = r < base;
    std::vector<u32>& groups = threads_own ? group_of_threads_own_ : group_of_;
    const size_t at = threads_own ? digest_.threads_own().index_of(r) : (r - base) / 4;  // the least size of an object
    if (at >= groups.size()) groups.resize(at + at / 2 + 64);
    return groups[at];
  };
  canonical_.assign(s.below.begin(), begin);
  if (by_places && exchanged_)
    for (u32 i = 0; i < s.order.threads.size(); ++i)
      if (s.order.threads[i] != i) canonical_.push_back(Touch::make(i, s.order.threads[i], TouchKind::Place));
  ThreadSet coarse;
  groups_.clear();
  const auto placed = [&](const Touch& t) { return by_places ? by_place(t) : t; };
  for (auto at = begin; at != end; ++at) {
    if (!is_young_touch(*at)) {
      if (const auto t = placed(*at)) insert(&canonical_, 0, *t);
    } else if (drops(Condition::YoungTouches)) {
      continue;
    } else if (!s.names_kept) {
      if (const auto t = placed(*at); t && !drops(Condition::Unnamed)) coarse.insert(t->thread());
    } else {
      const Ref object = object_of(*at);
      const size_t index = static_cast<size_t>(at - s.below.begin());
      if (groups_.empty() || groups_.back().object != object) {
        groups_.push_back({object, index, index});
        slot(object) = static_cast<u32>(groups_.size());
      }
      groups_.back().end = index + 1;
    }
  }
  canonical_.insert(canonical_.end(), end, s.below.end());
  add_coarse(coarse, &canonical_);
  size_t left = groups_.size();
  const size_t old_size = canonical_.size();
  for (u32 i = 0; i < s.names_size && left > 0; ++i) {
    const u32 group = slot(names_[s.names_begin + i]);
    if (group == 0) continue;
    --left;
    for (size_t at = groups_[group - 1].begin; at < groups_[group - 1].end; ++at)
      if (const auto t = placed(s.below[at]); t && is_young_touch(s.below[at]))
        insert(&canonical_, old_size, {variable::make(i, variable::offset_of(t->key)), t->who | Touch::kYoung});
  }
  for (const Group& g : groups_) slot(g.object) = 0;
  return canonical_;
}

// --- on the way back

void Summaries::close(Node& node) {
  if (!node.cache || !node.cache.first_of_component()) return;
  if (node.cache.cyclic()) add_alike(node);
  node.cache.set_summary(table_.intern(canonical(node, true)));
}

void Summaries::leave(Node& node) {
  path_.delayed.resize(node.delayed_begin);
  NodeSummary& s = node.summary;
  if (s.names_kept) names_.resize(s.names_begin);
  Node* const parent = path_.above_top();
  if (parent == nullptr) return;
  const Block& block = arena_.blocks[node.path_block];
  // Nobody in front of the block can depend on what is younger.
  const Ref top = parent->summary.heap_top;
  const bool young_there = top > world_.heap.root_top() || digest_.threads_own().size() > 0;
  const auto from = std::lower_bound(s.below.begin(), s.below.end(), variable::make(top, 0),
                                     [](const Touch& t, Variable key) { return t.key < key; });
  const auto younger = std::remove_if(from, s.below.end(), [&](const Touch& t) {
    return object_of(t) >= top || (t.kind() == TouchKind::AnyYoung && !young_there);
  });
  s.below.erase(younger, s.below.end());
  summarise_block(block, &block_);
  // (Where nothing but bits is kept of known states, somebody there may depend on whatever runs here.)
  parent->summary.unknown |= s.unknown;
  const bool cyclic = parent->cache ? parent->cache.cyclic() : parent->summary.unknown;
  const bool everybody =
      (cyclic && !drops(Condition::Cycles)) || (block.everything && !drops(Condition::EverythingBlock));
  if (everybody) {
    require(*parent, parent->candidates);
  } else {
    const ThreadSet others = dependents(s.below, block_, block.thread, young());
    depend(block.thread, others);
    require(*parent, others);
  }
  Summary& below = parent->summary.below;
  if (below.empty()) below.swap(s.below);
  else unite(&below, s.below, &scratch_);
  unite(&below, block_, &scratch_);
  if (drops(Condition::Coarsening)) below.resize(std::min(below.size(), mode_.summary.max_touches));
  limit(&below, young(), mode_.summary.max_touches);
  // Its memory is for the next node: SearchPath::pop() gives long ones back.
  if (s.below.capacity() > spare_.capacity()) s.below.swap(spare_);
}

}  // namespace heddle::tester
