#include "tester/summaries.h"

#include <algorithm>

#include "vm/world.h"

namespace heddle::tester {

using vm::ThreadState;

void Summaries::enter(Node& node, bool known) {
  node.summary.heap_top = world_.heap.top();
  if (known) {
    node.enabled = {};
    if (exchanged_) tell_exchanges(node.cache);
    if (!node.cache) node.summary.unknown = true;
    else if (!node.cache.pending()) read_known(node);  // (else it is on a cycle, and everybody is tried in front of it)
    return;
  }
  keep_names(node);
}

void Summaries::enter_again(Node& node) {
  node.summary.heap_top = world_.heap.top();
  keep_names(node);
  node.summary.below.clear();
  read(node.summary.packed, false, false, &node.summary.below);
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

// What lies below a closed state, in terms of the world, which is in that state.
void Summaries::read_known(Node& node) {
  const StateCache::Entry& entry = node.cache;
  if (!table_.contains(entry.summary())) return;
  if (entry.of_component() && drops(Condition::Members)) return;
  scratch_.clear();
  table_.read(entry.summary(), &scratch_);
  read(scratch_, entry.of_component(), true, &node.summary.below);
}

// --- like threads

// A touch of a closed state has places in place of threads: in the world's state, these threads. `any_alike`: not just
// the thread at that place, but all those like it.
template <typename Add>
void Summaries::read_threads(const Touch& touch, bool any_alike, Add&& add) const {
  const checkpoint::ThreadOrder& order = digest_.thread_order();
  if (order.threads.empty() || drops(Condition::Places)) return add(touch);
  const auto each = [&](u32 place, const auto& take) {
    const u32 last = static_cast<u32>(order.threads.size()) - 1;
    place = std::min(place, last);
    if (!any_alike) return take(order.threads[place]);
    for (u32 at = order.like[place]; at <= last && order.like[at] == order.like[place]; ++at) take(order.threads[at]);
  };
  each(touch.thread(), [&](ThreadId t) {
    Touch one = touch;
    one.who = (touch.who & ~(Touch::kThreads - 1)) | t;
    if (touch.key == Touch::kNoKey || touch.is_young() || !variable::is_of_thread(touch.key)) return add(one);
    each(variable::object_of(touch.key), [&](ThreadId about) {
      one.key = variable::make(about, variable::offset_of(touch.key));
      add(one);
    });
  });
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

// The other way round, by place_of_. Those who have not been started yet act only if those do who start them. *drop: of
// a thread that has not been started, which nobody can touch in front of the state.
Touch Summaries::by_place(Touch touch, bool* drop) const {
  if (drops(Condition::Places)) return touch;
  if (drops(Condition::Unstarted) && place_of_[touch.thread()] == 0) *drop = true;
  const auto place = [&](ThreadId t) { return place_of_[t] == 0 ? 0 : place_of_[t] - 1; };
  touch.who = (touch.who & ~(Touch::kThreads - 1)) | place(nearest_started(touch.thread()));
  if (touch.key == Touch::kNoKey || !variable::is_of_thread(touch.key)) return touch;
  const ThreadId about = variable::object_of(touch.key);
  *drop |= about >= place_of_.size() || place_of_[about] == 0;
  if (!*drop) touch.key = variable::make(place(about), variable::offset_of(touch.key));
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

// Who stands at a place now, and who stood there when the state was met first, have changed places. If that is not
// known all those may have that are like each other.
void Summaries::tell_exchanges(const StateCache::Entry& entry) const {
  const checkpoint::ThreadOrder& order = digest_.thread_order();
  if (order.threads.empty()) return;
  if (!entry || entry.pending() || entry.of_component() || !table_.contains(entry.summary())) {
    for (size_t i = 0; i < order.threads.size(); ++i)
      if (order.like[i] != i) exchanged_(order.threads[order.like[i]], order.threads[i]);
    return;
  }
  Summary canonical;
  table_.read(entry.summary(), &canonical);
  std::vector<ThreadId> then(order.threads.size());
  for (u32 i = 0; i < then.size(); ++i) then[i] = i;
  for (const Touch& t : canonical)
    if (t.kind() == TouchKind::Place && t.key < then.size()) then[t.key] = t.thread();
  for (size_t i = 0; i < then.size(); ++i)
    if (then[i] != order.threads[i]) exchanged_(then[i], order.threads[i]);
}

// The digest of the world's state has just been computed.
void Summaries::read(const Summary& canonical, bool of_component, bool by_places, Summary* below) const {
  if (drops(Condition::MemberNames)) of_component = false;
  const std::vector<Ref>& young = digest_.young_objects();
  ThreadSet coarse;
  size_t moved = 0;  // those from there on are in another order
  const auto add = [&](const Touch& t) {
    if (of_component) coarse.insert(t.thread());
    if (!t.is_young()) {
      below->push_back(t);
      moved = below->size();
      return;
    }
    const u32 number = variable::object_of(t.key);
    if (of_component || number >= young.size()) {
      coarse.insert(t.thread());
      return;
    }
    below->push_back({variable::make(young[number], variable::offset_of(t.key)), t.who & ~Touch::kYoung});
  };
  for (const Touch& t : canonical)
    if (!by_places) add(t);
    else if (t.kind() != TouchKind::Place) read_threads(t, of_component && !drops(Condition::MembersAlike), add);
  if (!digest_.thread_order().threads.empty()) moved = 0;
  const auto middle = below->begin() + static_cast<std::ptrdiff_t>(moved);
  std::sort(middle, below->end());
  std::inplace_merge(below->begin(), middle, below->end());
  if (moved == 0) below->erase(std::unique(below->begin(), below->end()), below->end());
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
  if (!like && !std::any_of(s.below.begin(), s.below.end(), is_young_touch)) return s.below;
  canonical_.clear();
  const auto slot = [&](Ref r) -> u32& {
    const bool threads_own = r < base;
    std::vector<u32>& numbers = threads_own ? number_of_threads_own_ : number_of_;
    const size_t at = threads_own ? digest_.threads_own().index_of(r) : (r - base) / 4;  // the least size of an object
    if (at >= numbers.size()) numbers.resize(at + at / 2 + 64);
    return numbers[at];
  };
  by_places &= like;
  if (by_places) place_threads(node);
  const std::span<const Ref> names = std::span(names_).subspan(s.names_begin, s.names_size);
  for (u32 i = 0; i < names.size(); ++i) slot(names[i]) = i + 1;
  ThreadSet coarse;
  block_.clear();
  for (Touch t : s.below) {
    const bool young_touch = is_young_touch(t);
    bool drop = false;
    if (by_places) t = by_place(t, &drop);
    if (drop) continue;
    if (!young_touch) {
      canonical_.push_back(t);
    } else if (drops(Condition::YoungTouches)) {
      continue;
    } else if (!s.names_kept) {
      if (!drops(Condition::Unnamed)) coarse.insert(t.thread());
    } else if (const u32 number = slot(object_of(t)); number != 0) {
      block_.push_back({variable::make(number - 1, variable::offset_of(t.key)), t.who | Touch::kYoung});
    }
  }
  for (const Ref r : names) slot(r) = 0;
  for (u32 i = 0; by_places && i < s.order.threads.size(); ++i)
    if (s.order.threads[i] != i) canonical_.push_back(Touch::make(i, s.order.threads[i], TouchKind::Place));
  if (like) {
    std::sort(canonical_.begin(), canonical_.end());
    canonical_.erase(std::unique(canonical_.begin(), canonical_.end()), canonical_.end());
  }
  add_coarse(coarse, &canonical_);
  std::sort(block_.begin(), block_.end());
  canonical_.insert(canonical_.end(), block_.begin(), block_.end());
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
  std::erase_if(s.below, [&](const Touch& t) {
    return object_of(t) >= top || (t.kind() == TouchKind::AnyYoung && !young_there);
  });
  summarise_block(block, &block_);
  // (Where nothing but bits is kept of known states, somebody there may depend on whatever runs here.)
  parent->summary.unknown |= s.unknown;
  const bool cyclic = parent->cache ? parent->cache.cyclic() : parent->summary.unknown;
  const bool everybody =
      (cyclic && !drops(Condition::Cycles)) || (block.everything && !drops(Condition::EverythingBlock));
  if (everybody) require(*parent, parent->candidates);
  else require(*parent, dependents(s.below, block_, block.thread, young()));
  unite(&parent->summary.below, s.below, &scratch_);
  unite(&parent->summary.below, block_, &scratch_);
  Summary& below = parent->summary.below;
  if (drops(Condition::Coarsening)) below.resize(std::min(below.size(), mode_.summary.max_touches));
  limit(&below, young(), mode_.summary.max_touches);
}

}  // namespace heddle::tester
