#include "tester/preemption_search.h"

#include <algorithm>
#include <utility>

namespace heddle::tester {

PreemptionSearch::PreemptionSearch(vm::World& world, const ExploreOptions& options, const Limits& limits, u32 most,
                                   const RunnerOptions& runner_options, Suspects& suspects, ExploreResult* result)
    : PartialSearch(world, options, limits, runner_options, suspects, result),
      most_(most),
      deviates_(most > 0),
      length_(std::min(kFirstLength, limits.max_depth)) {
  coverage_.strategy = Strategy::Preemption;
  if (deviates_) note_places();
}

void PreemptionSearch::begin_round() {
  in_round_ = true;
  while (path_.depth() > 1) pop_node();
  Node& root = path_.top();
  root.dirty = true;
  restore(root);
  arena_.truncate(root.arena);
  root.running = vm::kNoThread;
  root.more = false;
  seen_.clear();
  cut_ = refused_ = false;
  if (frames_.empty()) frames_.emplace_back();
  Frame& frame = frames_[0];
  frame.next.clear();
  frame.left = deviates_ ? 1 : round_;
  frame.entered = frame.surely = false;
  blocks_before_ = blocks_run();
}

// True: there is another one.
bool PreemptionSearch::end_round() {
  in_round_ = false;
  if (std::exchange(deviates_, false)) return true;
  if (cut_ && !by_depth_) {
    by_depth_ = true;
    return true;
  }
  // (Of schedules of that length; shorter ones have been covered with more preemptions, perhaps.)
  if (round_ >= coverage_.preemptions.value_or(0)) {
    coverage_.preemptions = round_;
    coverage_.length = cut_ ? length_ : 0;
  }
  coverage_.whole = !refused_ && !cut_;
  if (coverage_.whole) return false;
  if (round_ < most_ && refused_) {
    ++round_;
    return true;
  }
  if (!cut_ || length_ >= limits_.max_depth) return false;
  length_ = std::min(2 * length_, limits_.max_depth);
  round_ = 0;
  return true;
}

// One block at the top node, or the way back from it.
bool PreemptionSearch::step() {
  if (!in_round_) begin_round();
  if (deviates_ && blocks_run() - blocks_before_ > kDeviating) return end_round();
  if (!frames_[path_.depth() - 1].entered) {
    switch (enter()) {
      case Entered::Open: break;
      case Entered::Closed: return leave();
      case Entered::Deeper: return true;
      case Entered::Broken: return !is_stopped();
    }
  }
  Node& n = path_.top();
  if (n.running == vm::kNoThread || !n.more) {
    if (n.enabled.empty()) return n.spinner > 0 && let_next_spin() != Entered::Open ? !is_stopped() : leave();
    const ThreadSet quick = n.enabled - n.postponed;
    const ThreadSet& next = quick.empty() ? n.enabled : quick;
    const ThreadId first = frames_[path_.depth() - 1].first;
    n.running = next.contains(first) ? first : next.lowest();
    n.enabled.erase(n.running);
    n.forced.clear();
  }
  if (!budget_.allows_block(counts_.schedules())) return false;
  const BlockArena::Position before = arena_.position();
  const u32 index = run_block(n, n.running, n.forced, false);
  if (is_stopped()) return false;
  const Block& block = arena_.blocks[index];
  if (!n.forced.empty()) meet_others(n, frames_[path_.depth() - 1].next, index);
  if (budget_.is_stopped()) return false;
  n.more = next_decision(n, block);
  if (block.end == BlockEnd::Blocked || block.end == BlockEnd::Spinning) {  // with these decisions it cannot go on
    arena_.truncate(before);
    Frame& frame = frames_[path_.depth() - 1];
    if (deviates_ && frame.left == 0 && !frame.surely) {  // but somebody else may be able to
      frame.surely = true;
      frame.entered = n.more = false;
      n.running = vm::kNoThread;
    }
    return true;
  }
  if (!goes_on_behind(index, length_)) {
    if (arena_.blocks[index].end != BlockEnd::Abandoned) cut_off();
    arena_.truncate(before);
    return !is_stopped();
  }
  child(index);
  return true;
}

void PreemptionSearch::child(u32 index) {
  const size_t depth = path_.depth();
  if (frames_.size() == depth) frames_.emplace_back();
  const Frame& above = frames_[depth - 1];
  const Block block = arena_.blocks[index];
  Frame& frame = frames_[depth];
  frame.next = above.next;
  frame.left = above.left - (above.base != vm::kNoThread && block.thread != above.base ? 1 : 0);
  frame.entered = frame.surely = false;
  forget_dependent(block, &frame.next);
  // Its block lies below the node, so that it stays when the node goes.
  push_node(block.thread, index);
}

// There is more behind the top node, which is not explored.
PreemptionSearch::Entered PreemptionSearch::cut_off() {
  world_.address_space_exhausted = false;
  cut_ = true;
  return budget_.is_stopped() ? Entered::Broken : Entered::Closed;
}

// The world stands at a new node.
PreemptionSearch::Entered PreemptionSearch::enter() {
  Node& n = path_.top();
  Frame& frame = frames_[path_.depth() - 1];
  frame.entered = true;
  frame.base = frame.first = vm::kNoThread;
  n.enabled = {};
  const bool ended = world_.scalars.live_user_threads == 0 || world_.scalars.exiting;
  bool known = ended || look_around();
  if (!ended && known && n.enabled.empty() && let_time_pass(n, &frame.next)) known = look_around();
  if (!known) {
    if (is_stopped()) return Entered::Broken;
    if (world_.address_space_exhausted) {
      leaves_.count(&Counts::too_long, "too long");
      return cut_off();
    }
    in_round_ = false;  // new suspects: blocks end elsewhere
    return Entered::Broken;
  }
  if (!frame.surely && is_known(frame)) {
    ++counts_.pruned;
    return Entered::Closed;
  }
  if (!n.enabled.empty()) return Entered::Open;
  if (const Entered spun = ended ? Entered::Open : let_next_spin(); spun != Entered::Open) return spun;
  leaves_.at_end_of_path(n);
  return Entered::Closed;
}

// Who is to be run at the top node, and who of these for nothing. False: see look_ahead.
bool PreemptionSearch::look_around() {
  Node& n = path_.top();
  Frame& frame = frames_[path_.depth() - 1];
  if (deviates_) return look_for_deviations(n, frame);
  if (!look_ahead(n, &frame.next, n.candidates)) return false;
  n.enabled = able(n);
  frame.first = n.current;
  // (In a saved world nobody has run.)
  const bool somebody_has_run = path_.depth() > 1 || !path_.prefix.empty();
  if (!somebody_has_run || !n.enabled.contains(n.current)) return true;
  frame.base = n.current;
  if (frame.left > 0) return true;
  refused_ |= n.enabled.size() > 1;
  n.enabled = {};
  n.enabled.insert(n.current);
  return true;
}

// Whoever has run, else the next one that can; and if a deviation is left, one thread of those at each place.
bool PreemptionSearch::look_for_deviations(Node& n, Frame& frame) {
  const u32 threads = static_cast<u32>(world_.threads.size());
  std::vector<u64> places;
  for (u32 i = 0; i < threads; ++i) {
    const ThreadId t = (n.current + i) % threads;
    if (!n.candidates.contains(t)) continue;
    const bool deviation = frame.base != vm::kNoThread;
    if (deviation && frame.left == 0) break;
    const auto is_new = [&] {
      const std::optional<u64> at = places_of(t);
      return !at || std::find(places.begin(), places.end(), *at) == places.end();
    };
    if (deviation && !is_new()) continue;
    // With no deviation left nothing has to be known of the others: whoever seems to be able to go on is run.
    if (frame.left == 0 && !frame.surely && runner_.can_go_on(t)) {
      frame.base = frame.first = t;
      n.enabled.insert(t);
      return true;
    }
    ThreadSet him;
    him.insert(t);
    if (!look_ahead(n, &frame.next, him)) return false;
    if (n.blocked.contains(t) || (deviation && !is_new())) continue;
    if (!deviation) frame.base = frame.first = t;
    places.push_back(places_of(t).value_or(0));
    n.enabled.insert(t);
  }
  return true;
}

// Open: there is nobody whom it would make a difference to let spin.
PreemptionSearch::Entered PreemptionSearch::let_next_spin() {
  const u32 spun = let_spin(path_.top(), frames_[path_.depth() - 1].next, 0);
  if (spun == kUnknown) return Entered::Open;
  if (!goes_on_behind(spun, length_)) return cut_off();
  child(spun);
  return Entered::Deeper;
}

// The state, with who may go on for nothing: met before with as much left?
bool PreemptionSearch::is_known(const Frame& frame) {
  checkpoint::Digest key = detectors_.digest(digest_, {options_.outcomes, meetings_ != nullptr});
  if (frame.base != vm::kNoThread) {
    checkpoint::Hasher hasher;
    hasher.add(key.low);
    hasher.add(key.high);
    hasher.add(frame.base);
    key = hasher.finish();
  }
  const u32 depth = by_depth_ ? static_cast<u32>(path_.depth()) : 0;
  const auto [at, fresh] = seen_.try_emplace(key, Seen{frame.left, depth});
  if (fresh) {
    ++states_;
    return false;
  }
  Seen& before = at->second;
  if (before.left >= frame.left && before.depth <= depth) return true;
  before = {frame.left, depth};
  return false;
}

bool PreemptionSearch::next_decision(Node& node, const Block& block) const {
  const auto picks = arena_.picks_of(block);
  for (size_t i = picks.size(); i-- > 0;) {
    if (picks[i].value + 1 >= picks[i].options) continue;
    node.forced.assign(picks.begin(), picks.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    ++node.forced.back().value;
    return true;
  }
  return false;
}

// All has been done at the top node; at the root that is the end of the round. False: it was the last one.
bool PreemptionSearch::leave() {
  if (path_.depth() == 1) return end_round();
  pop_node();
  return true;
}

void PreemptionSearch::describe(ExploreResult* result) const {
  Coverage c = coverage_;
  c.states = states_;
  result->coverage = {c};
  counts_.states = states_;
}

}  // namespace heddle::tester
