#include "tester/summaries.h"

#include <algorithm>

#include "vm/world.h"

namespace heddle::tester {

using vm::ThreadState;

void Summaries::enter(Node& node, bool known) {
  node.summary.heap_top = world_.heap.top();
  if (node.summary.below.capacity() < spare_.capacity()) node.summary.below.swap(spare_);
  node.summary.below.clear();
  if (known) {
    node.enabled = {};
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
      ThreadSet who = dependents(s.below, obstacle(node, t, &owner), t, world_.heap.root_top());
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
  read(scratch_, entry.of_component(), &node.summary.below);
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
  below->reserve(below->size() + old_size + named);
  below->insert(below->end(), canonical.begin(), behind);
  for (const Group& g : groups_)
    for (size_t at = g.begin; at < g.end; ++at)
      below->push_back(
          {variable::make(g.object, variable::offset_of(canonical[at].key)), canonical[at].who & ~Touch::kYoung});
  below->insert(below->end(), behind, old_end);
  if (!sorted) std::sort(below->begin(), below->end());
  add_coarse(coarse, below);
}

void Summaries::add_coarse(const ThreadSet& threads, Summary* summary) {
  if (threads.empty()) return;
  threads.for_each([&](ThreadId t) { summary->push_back(Touch::make(Touch::kNoKey, t, TouchKind::AnyYoung)); });
  std::sort(summary->begin(), summary->end());
  summary->erase(std::unique(summary->begin(), summary->end()), summary->end());
}

// The node's summary by the numbers of young objects. What the state's digest has not come to nobody can get hold of.
const Summary& Summaries::canonical(const Node& node) {
  const NodeSummary& s = node.summary;
  const Ref base = world_.heap.root_top();
  const auto is_young_touch = [&](const Touch& t) { return object_of(t) >= base; };
  // (Variables that are of no object may lie among them.)
  const auto key_less = [](const Touch& t, Variable key) { return t.key < key; };
  const auto begin = std::lower_bound(s.below.begin(), s.below.end(), variable::make(base, 0), key_less);
  const auto end = std::lower_bound(begin, s.below.end(), variable::make(kInitMonitor, 0), key_less);
  if (!std::any_of(begin, end, is_young_touch)) return s.below;
  const auto slot = [&](Ref r) -> u32& {
    const size_t at = (r - base) / 4;  // no object is smaller than four granules
    if (at >= group_of_.size()) group_of_.resize(at + at / 2 + 64);
    return group_of_[at];
  };
  canonical_.assign(s.below.begin(), begin);
  ThreadSet coarse;
  groups_.clear();
  for (auto at = begin; at != end; ++at) {
    if (!is_young_touch(*at)) {
      canonical_.push_back(*at);
    } else if (drops(Condition::YoungTouches)) {
      continue;
    } else if (!s.names_kept) {
      if (!drops(Condition::Unnamed)) coarse.insert(at->thread());
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
  for (u32 i = 0; i < s.names_size && left > 0; ++i) {
    const u32 group = slot(names_[s.names_begin + i]);
    if (group == 0) continue;
    --left;
    for (size_t at = groups_[group - 1].begin; at < groups_[group - 1].end; ++at)
      if (const Touch& t = s.below[at]; is_young_touch(t))
        canonical_.push_back({variable::make(i, variable::offset_of(t.key)), t.who | Touch::kYoung});
  }
  for (const Group& g : groups_) slot(g.object) = 0;
  return canonical_;
}

// --- on the way back

void Summaries::close(Node& node) {
  if (node.cache && node.cache.first_of_component()) node.cache.set_summary(table_.intern(canonical(node)));
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
  const bool young_there = top > world_.heap.root_top();
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
    const ThreadSet others = dependents(s.below, block_, block.thread, world_.heap.root_top());
    depend(block.thread, others);
    require(*parent, others);
  }
  Summary& below = parent->summary.below;
  if (below.empty()) below.swap(s.below);
  else unite(&below, s.below, &scratch_);
  unite(&below, block_, &scratch_);
  if (drops(Condition::Coarsening)) below.resize(std::min(below.size(), mode_.summary.max_touches));
  limit(&below, world_.heap.root_top(), mode_.summary.max_touches);
  // Its memory is for the next node: SearchPath::pop() gives long ones back.
  if (s.below.capacity() > spare_.capacity()) s.below.swap(spare_);
}

}  // namespace heddle::tester
