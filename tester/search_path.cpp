#include "tester/search_path.h"

namespace heddle::tester {

Node& SearchPath::push(u32 delayed_begin) {
  if (depth_ == nodes_.size()) nodes_.emplace_back();
  Node& n = nodes_[depth_++];
  n.arena = arena_.position();
  for (ThreadSet* set :
       {&n.enabled, &n.candidates, &n.delayed, &n.blocked, &n.explored_before, &n.postponed, &n.able, &n.handed_on})
    set->clear();
  n.current = 0;
  n.running = vm::kNoThread;
  n.path_block = 0;
  n.delayed_begin = delayed_begin;
  n.blocked_begin = static_cast<u32>(blocked.size());
  n.met_begin = 0;
  n.spinner = 0;
  n.forced_spins = depth_ > 1 ? nodes_[depth_ - 2].forced_spins : 0;
  n.in_time = false;
  n.fresh = true;
  n.dirty = n.more = false;
  n.kind = 0;
  n.unkept_in_a_row = 0;
  n.cache = {};
  n.digest = {};
  n.first_visit = true;
  n.summary.reset();
  for (const Recorded& r : delayed_at(n)) n.delayed.insert(r.thread);
  n.delayed_first = n.delayed;
  return n;
}

// What a node no longer needs it may keep for the next one, unless it is so much that the deepest path would tell.
void SearchPath::pop() {
  constexpr size_t kMostKept = 64;
  Node& n = nodes_[--depth_];
  if (n.summary.below.capacity() > kMostKept) Summary().swap(n.summary.below);
}

std::vector<PathStep> SearchPath::steps() const {
  std::vector<PathStep> steps = prefix;
  for (size_t i = 1; i < depth_; ++i) steps.push_back(step_of(arena_, arena_.blocks[nodes_[i].path_block]));
  steps.insert(steps.end(), beyond.begin(), beyond.end());
  return steps;
}

std::vector<ThreadId> SearchPath::threads() const {
  std::vector<ThreadId> threads;
  for (size_t i = 1; i < depth_; ++i) threads.push_back(arena_.blocks[nodes_[i].path_block].thread);
  return threads;
}

u32 SearchPath::slow_decisions(ThreadId thread, std::span<const Pick> picks, bool looks_at_clock) const {
  u32 slow = 0, late = 0;
  ThreadSet asleep;
  const auto others_at = [&](size_t node, ThreadId t) {
    ThreadSet others = nodes_[node].candidates - nodes_[node].blocked - asleep;
    others.erase(t);
    return !others.empty();
  };
  const auto add = [&](size_t node, ThreadId t, std::span<const Pick> decisions, bool at_clock, bool timed_out) {
    u32 outlasted = timed_out + asleep.contains(t);
    for (const Pick& p : decisions) {
      outlasted += p.kind == interp::DecisionKind::Timeout;
      late += at_clock && p.kind == interp::DecisionKind::Choose && p.value == 1;
    }
    if (outlasted != 0 && others_at(node, t)) slow += outlasted;
    asleep.erase(t);
  };
  for (size_t i = 1; i < depth_; ++i) {
    const Block& b = arena_.blocks[nodes_[i].path_block];
    add(i - 1, b.thread, arena_.picks_of(b), b.looks_at_clock, b.timed_out);
    if (b.sleeps) asleep.insert(b.thread);
  }
  if (depth_ > 0) add(depth_ - 1, thread, picks, looks_at_clock, false);
  return slow + late;
}

// Knuth's estimate (Estimating the efficiency of backtrack programs, 1975), turned round: each node gives every
// branch the same share of its own; what is done is the sum of the shares that lie behind the path. It knows
// the branches that are known to be tried, not those that will be pruned or born: an estimate.
double SearchPath::share_done() const {
  double done = 0, share = 1;
  for (size_t i = 0; i < depth_; ++i) {
    const Node& n = nodes_[i];
    const double tried = static_cast<double>((n.delayed - n.delayed_first).size() + n.blocked.size());
    const double left = static_cast<double>(n.enabled.size()) + (n.running != vm::kNoThread);
    if (tried + left < 1) break;
    done += share * tried / (tried + left);
    share /= tried + left;
  }
  return done;
}

}  // namespace heddle::tester
