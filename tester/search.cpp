#include "tester/search.h"

#include <algorithm>
#include <bit>

#include "tester/describe.h"
#include "tester/replay.h"
#include "tester/search_log.h"

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

Search::Search(vm::World& world, const ExploreOptions& options, const RunnerOptions& runner_options, Suspects& suspects)
    : world_(world),
      options_(options),
      held_(locksets_),
      checkpoints_(world),
      digest_(world),
      cache_(options.limits.cache_bytes),
      runner_(world, arena_, held_, runner_options) {
  checkpoints_.add_rider(&held_);
  if (options.detect_races && options.mode.exact_races) {
    races_ = std::make_unique<RaceCheck>(world, locksets_, suspects);
    checkpoints_.add_rider(races_.get());
    runner_.check_races(races_.get());
  }
  if (options.uses_eraser()) {
    eraser_ = std::make_unique<Eraser>(world, locksets_, [this](const RaceReport& r) { on_race(r); });
    checkpoints_.add_rider(eraser_.get());
    runner_.add_detector(eraser_.get());
  }
  if (FinalizationCheck::needed(world)) {
    finalization_ = std::make_unique<FinalizationCheck>(world, checkpoints_, locksets_,
                                                        [this](const FinalizerBreach& b) { on_breach(b); });
    checkpoints_.add_rider(finalization_.get());
    runner_.add_detector(finalization_.get());
  }
  runner_.on_fault([this](const ProgramFault& f) { on_fault(f); });
  runner_.out_of_time([this] { return !rebuilding_ && time_is_up(); });
  runner_.log(options.log);
}

void Search::run(ExploreResult* result) {
  result_ = result;
  counts_ = &result->counts;
  if (!resumed_) seconds_before_ = result->seconds;
  start_ = last_progress_ = last_kept_ = std::chrono::steady_clock::now();
  keep_seconds_ = std::min(options_.frontier.seconds, kFirstKept);
  if (resumed_ || run_to_root()) {
    if (!resumed_) {
      runner_.at_root();
      push_node(candidates(), 0, 0, 0);
    }
    while (!over_ && !restart_needed() && step()) {
      if (keep_due_) keep_frontier();
      if (told_ < raw_findings_.size()) tell_findings();
    }
    if (!over_) restart_when_due(true);
  }
  // (Limits in front of the root are none that can be gone on from.)
  if (over_ && !restart_needed() && depth_ > 0) keep_frontier();
  if (!nodes_.empty()) counts_->paths = nodes_[0].paths;
  result->timed = runner_.slept();
  result->random_drawn = runner_.random_drawn();
  result->seen = runner_.seen();
  counts_->share = over_ ? share_done() : 1;
  counts_->states = cache_.states();
  result->evicted_states = cache_.evicted();
  result->end = end_;
  result->seconds = seconds_now();
}

// Before the first start the main thread runs alone; the root is the first boundary after the first
// start (docs/algorithms.md, "The search"). False when the program has ended before: one schedule.
bool Search::run_to_root() {
  checkpoint::Digest remembered;
  for (u64 blocks = 1;; ++blocks) {
    if ((blocks & 1023) == 0 && time_is_up()) {
      over_ = true;
      return false;
    }
    if (world_.scalars.live_threads > 1 || !runner_.candidate(0)) return true;
    if (world_.thread(0).core.steps > 0 || !prefix_.empty()) {
      Operation next = interp::pending_operation(world_, 0);
      if (next.kind == StopKind::Choose) return true;
      if (next.kind == StopKind::Clock && next.count == 2 && world_.scalars.clock_ns != 0) return true;  // or late
      if (next.kind == StopKind::Cas && next.count == 2) return true;                                    // or it fails
      if (runner_.options().spurious && (next.kind == StopKind::Park || next.kind == StopKind::Waiting)) return true;
    }
    auto position = arena_.position();
    u32 index = runner_.run(0, {});
    Block block = arena_.blocks[index];
    ++counts_->blocks;
    PathStep step{0, block.visible_operations, {}};
    for (u32 i = 0; i < block.picks.size; ++i) step.picks.push_back(arena_.picks[block.picks.begin + i]);
    arena_.truncate(position);
    queue_dead_finalizable(world_);
    const bool alone = world_.scalars.live_threads == 1;
    if (block.end == BlockEnd::Blocked || block.end == BlockEnd::Spinning ||
        (block.end == BlockEnd::TooLong && !alone)) {
      // Nothing can be undone here (no mark yet): the attempt that blocked has changed nothing but
      // the main thread's own progress, which is real.
      prefix_.push_back(std::move(step));
      if (block.end == BlockEnd::Spinning && alone) {
        add_finding(FindingKind::NeverTerminates, {CauseKind::Spin, {stuck_part(world_, 0, {}, 0)}}, prefix_);
        ++counts_->spinning;
        return false;
      }
      return true;
    }
    if (block.end == BlockEnd::TooLong || block.end == BlockEnd::CutShort) {
      if (block.end == BlockEnd::TooLong) count_leaf(&Counts::step_limited, "too many steps");
      else over_ = true;
      return false;
    }
    prefix_.push_back(std::move(step));
    if (alone && spins_alone(blocks, &remembered)) {
      add_finding(FindingKind::NeverTerminates, {CauseKind::Spin, {stuck_part(world_, 0, {}, 0)}}, prefix_);
      ++counts_->spinning;
      return false;
    }
    if (finalization_) finalization_->at_boundary();
    if (block.end == BlockEnd::Dead || block.end == BlockEnd::Ended) {
      if (world_.scalars.live_user_threads == 0 || block.end == BlockEnd::Ended) {
        result_->single_threaded = true;
        count_leaf(&Counts::complete, "complete");
        counts_->paths = 1;
        note_end_state();
        return false;
      }
      return true;
    }
    if (block.end == BlockEnd::Abandoned) {
      count_leaf(&Counts::abandoned, "abandoned");
      return false;
    }
  }
}

// The main thread, alone, goes round through visible operations (it waits for a volatile that nobody can write): its
// state comes back. Looked at in a short stretch behind each power of two (Brent's algorithm, with a window).
bool Search::spins_alone(u64 blocks, checkpoint::Digest* remembered) {
  constexpr u64 kFew = 1024, kWindow = 64;
  if (blocks < kFew) return false;
  const u64 power = std::bit_floor(blocks);
  if (blocks == power) {
    *remembered = digest_.compute({});
    return false;
  }
  return blocks - power <= kWindow && digest_.compute({}) == *remembered;
}

ThreadSet Search::candidates() const {
  ThreadSet set;
  u32 n = static_cast<u32>(world_.threads.size());
  for (ThreadId t = 0; t < n; ++t)
    if (runner_.candidate(t)) set.insert(t);
  return set;
}

double Search::seconds_now() const {
  return seconds_before_ + std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

// Asked in the middle of long blocks, too.
bool Search::time_is_up() {
  if (options_.stop && *options_.stop) {
    end_ = SearchEnd::Interrupted;
    return true;
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
  if (options_.limits.max_seconds <= 0 || seconds <= options_.limits.max_seconds) return false;
  end_ = SearchEnd::TimeLimit;
  return true;
}

bool Search::over_budget() {
  if (options_.limits.max_schedules && counts_->schedules() >= options_.limits.max_schedules) {
    end_ = SearchEnd::ScheduleLimit;
    return true;
  }
  if ((++ticks_ & 3) != 0) return false;
  if (time_is_up()) return true;
  auto now = std::chrono::steady_clock::now();
  keep_due_ = options_.frontier.keep && std::chrono::duration<double>(now - last_kept_).count() > keep_seconds_;
  if (options_.progress && now - last_progress_ > std::chrono::milliseconds(100)) {
    last_progress_ = now;
    counts_->share = share_done();
    options_.progress({counts_, seconds_now(), raw_findings_.size()});
  }
  return false;
}

// Knuth's estimate (Estimating the efficiency of backtrack programs, 1975), turned round: each node gives every
// branch the same share of its own; what is done is the sum of the shares that lie behind the path. It knows
// the branches that are known to be tried, not those that will be pruned or born: an estimate.
double Search::share_done() const {
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

void Search::push_node(ThreadSet enabled, ThreadId current, u32 path_block, u32 delayed_begin) {
  if (depth_ == nodes_.size()) nodes_.emplace_back();
  Node& n = nodes_[depth_++];
  n.arena = arena_.position();
  n.candidates = candidates();
  n.enabled = enabled & n.candidates;
  n.delayed = {};
  for (size_t i = delayed_begin; i < delayed_.size(); ++i) n.delayed.insert(delayed_[i].thread);
  n.delayed_first = n.delayed;
  n.blocked = {};
  n.explored_before = {};
  n.postponed = {};
  n.current = current;
  n.running = vm::kNoThread;
  n.path_block = path_block;
  n.delayed_begin = delayed_begin;
  n.blocked_begin = static_cast<u32>(blocked_.size());
  n.met_begin = static_cast<u32>(met_.size());
  n.fresh = true;
  n.spinner = 0;
  n.forced_spins = depth_ > 1 ? nodes_[depth_ - 2].forced_spins : 0;
  n.dirty = false;
  n.more = false;
  n.cache = nullptr;
  n.first_visit = true;
  n.able = {};
  n.paths = 0;
  ++counts_->nodes;
  if (finalization_) finalization_->at_boundary();
  if (options_.mode.cache || options_.mode.merge_states) {
    const checkpoint::DigestOptions digest_options{options_.outcomes, races_ != nullptr};
    checkpoint::Digest digest =
        options_.mode.exact_states ? checkpoint::full_digest(world_)
        : eraser_ || finalization_
            ? digest_.compute(digest_options,
                              [this](checkpoint::Hasher& h, const checkpoint::StateDigest::NameFunction& name) {
                                if (eraser_) eraser_->digest(h, name);
                                if (finalization_) finalization_->digest(h, name);
                              })
            : digest_.compute(digest_options);
    n.digest = digest;
    StateCache::Visit visit = cache_.visit(digest, n.delayed);
    n.cache = visit.entry;
    n.first_visit = !visit.known;
    if (runner_.options().observed.cycles)
      n.candidates.for_each([&](ThreadId t) {
        if (want_now(world_, t).kind == WantKind::Nothing) n.able.insert(t);
      });
    if (visit.known) {
      if (visit.entry->visits_open > 1) {
        runner_.observe_cycles();
        if (!restart_needed()) look_for_livelock(n, visit.entry);
      }
      n.explored_before = n.candidates - visit.to_do - visit.still_delayed;
      n.enabled = n.enabled & visit.to_do;
      n.delayed = visit.still_delayed;
      std::erase_if(delayed_, [&, i = size_t{0}](const Entry& e) mutable {
        return i++ >= delayed_begin && !n.delayed.contains(e.thread);
      });
      n.paths = visit.entry->paths;
      if (options_.log) options_.log->known_state(depth_, digest, n.enabled);
      if (n.enabled.empty()) {
        ++counts_->pruned;
        if (depth_ > 1) {
          nodes_[depth_ - 2].paths += std::max(n.paths, 0.0);
          cache_.edge(nodes_[depth_ - 2].cache, n.cache);
        }
        --visit.entry->visits_open;
        delayed_.resize(delayed_begin);
        --depth_;
        return;
      }
      n.fresh = false;  // its leaf, if it has one, was counted at the first visit
    }
  }
  begin_meeting(n);
  n.mark = checkpoints_.mark();
  if (options_.log) options_.log->node(depth_, n.cache ? n.digest : checkpoint::Digest{}, n.enabled, n.delayed);
}

// At a new node only those are known who sleep.
void Search::begin_meeting(Node& n) {
  if (!races_) return;
  for (size_t i = n.delayed_begin; i < delayed_.size(); ++i)
    for (u32 k = 0; k < delayed_[i].count; ++k) met_.push_back(delayed_[i].first_block + k);
}

bool Search::step() {
  if (depth_ == 0) return false;
  Node& n = nodes_[depth_ - 1];
  if (n.running != vm::kNoThread && !n.more) finish_thread(n);
  if (n.running == vm::kNoThread) {
    if (n.enabled.empty()) {
      if (commit_spinner(n)) return !over_;
      close_node(n);
      pop_node();
      return depth_ > 0;
    }
    const ThreadSet quick = n.enabled - n.postponed;
    const ThreadSet& next = quick.empty() ? n.enabled : quick;
    n.running = next.contains(n.current) ? n.current : next.lowest();
    n.enabled.erase(n.running);
    n.forced.clear();
    n.first_block = static_cast<u32>(arena_.blocks.size());
    n.block_count = 0;
  }
  if (over_budget()) return stop_before_block(n);
  if (n.dirty) {
    checkpoints_.restore(n.mark);
    n.dirty = false;
  }
  const BlockArena::Position before = arena_.position();
  if (options_.log) options_.log->runs(depth_, n.running, n.forced);
  // A long block comes last: what the others do may shorten it (a loop that counts its rounds until a flag is set).
  // And it may be long because of a race.
  const bool hasty =
      n.forced.empty() && (races_ || !(n.enabled - n.postponed).empty()) && !n.postponed.contains(n.running);
  u32 index = hasty ? runner_.run_hastily(n.running) : runner_.run(n.running, n.forced);
  if (restart_needed()) return false;
  if (world_.address_space_exhausted) {
    arena_.truncate(before);
    n.dirty = true;
    end_ = SearchEnd::MemoryLimit;
    return stop_before_block(n);
  }
  n.dirty = true;
  if (races_) {
    const bool raced = meet_others(n, index);
    restart_when_due(false);
    if (restart_needed()) return false;
    // A long block that races is not worth its end here: it is tried again after a write to what it has read.
    if (raced && arena_.blocks[index].end == BlockEnd::Postponed) arena_.blocks[index].end = BlockEnd::Spinning;
  }
  const Block& block = arena_.blocks[index];
  if (block.end == BlockEnd::CutShort || block.end == BlockEnd::Postponed) {
    const bool cut_short = block.end == BlockEnd::CutShort;
    arena_.truncate(before);
    if (races_) met_.pop_back();
    if (cut_short) return stop_before_block(n);
    n.enabled.insert(n.running);
    n.postponed.insert(n.running);
    n.running = vm::kNoThread;
    return true;
  }
  if (block.end == BlockEnd::Blocked || block.end == BlockEnd::Spinning) {
    ++counts_->attempts;
    if (options_.mode.deadlocks == DeadlockCheck::ReverseLockChain) check_reverse_chain(block);
    n.blocked.insert(n.running);
    blocked_.push_back({n.running, index, 1});
    n.running = vm::kNoThread;
    return true;
  }
  ++counts_->blocks;
  ++n.block_count;
  n.fresh = !n.enabled.empty() && options_.mode.delaying != Delaying::None;
  n.more = next_decision(n, block);
  child(n, index);
  return !over_;
}

// The search is over. What was to be run next counts as not begun: the frontier is the node as it was before.
bool Search::stop_before_block(Node& n) {
  over_ = true;
  if (!n.more) {
    n.enabled.insert(n.running);
    n.running = vm::kNoThread;
  }
  return false;
}

// The next combination of open decisions, like an odometer: all prefixes are re-run from the node.
bool Search::next_decision(Node& node, const Block& block) {
  for (u32 i = block.picks.size; i-- > 0;) {
    const Pick& p = arena_.picks[block.picks.begin + i];
    if (p.value + 1 < p.options) {
      node.forced.assign(arena_.picks.begin() + block.picks.begin, arena_.picks.begin() + block.picks.begin + i + 1);
      ++node.forced.back().value;
      return true;
    }
  }
  return false;
}

void Search::child(Node& parent, u32 block_index) {
  // Who runs the finalizer next depends on it.
  if (queue_dead_finalizable(world_)) arena_.blocks[block_index].everything = true;
  const Block block = arena_.blocks[block_index];
  if (block.end == BlockEnd::Abandoned) {
    count_leaf(&Counts::abandoned, "abandoned");
    if (parent.cache) parent.cache->ends = true;
    return;
  }
  if (block.end == BlockEnd::TooLong) {
    count_leaf(&Counts::step_limited, "too many steps");
    if (parent.cache) parent.cache->ends = true;
    return;
  }
  if (depth_ >= options_.limits.max_depth) {
    count_leaf(&Counts::too_long, "too long");
    if (parent.cache) parent.cache->ends = true;
    return;
  }
  // Who may run: those still to be tried here, the newly runnable, this thread, the blocked again, and
  // the delayed ones that this block wakes.
  u32 begin = static_cast<u32>(delayed_.size());
  ThreadSet enabled = parent.enabled | (candidates() - parent.candidates) | parent.blocked | parent.explored_before;
  enabled.insert(block.thread);
  if (options_.mode.delaying == Delaying::None) enabled = candidates();
  // A spinning attempt is tried again only after a write to what it read.
  std::vector<Entry> still_spinning;
  for (size_t i = parent.blocked_begin; i < blocked_.size(); ++i) {
    const Entry e = blocked_[i];
    if (arena_.blocks[e.first_block].end != BlockEnd::Spinning || e.thread == block.thread) continue;
    if (dependent(arena_, block, arena_.blocks[e.first_block], options_.mode.dependence)) continue;
    enabled.erase(e.thread);
    still_spinning.push_back(e);
  }
  const bool pushes = block.end != BlockEnd::Dead || options_.mode.death_pushes;
  for (u32 i = parent.delayed_begin; i < begin; ++i) {
    const Entry e = delayed_[i];
    bool wakes = false;
    if (pushes) {
      if (options_.mode.delaying == Delaying::Pruned) {
        for (u32 k = 0; k < e.count && !wakes; ++k)
          wakes = dependent(arena_, block, arena_.blocks[e.first_block + k], options_.mode.dependence);
      } else {
        wakes = true;
      }
    }
    if (wakes) enabled.insert(e.thread);
    else delayed_.push_back(e);
  }
  if (block.end == BlockEnd::Ended) enabled = {};  // daemons end with the program
  const size_t depth = depth_;
  push_node(enabled, block.thread, block_index, begin);
  if (depth_ > depth)
    for (const Entry& e : still_spinning) {
      nodes_[depth_ - 1].blocked.insert(e.thread);
      blocked_.push_back(e);
      if (races_) met_.push_back(e.first_block);
    }
}

// At the end of a path at which nobody but spinning threads is left: each of them may go on for a while after
// all, for what it has written in the loop's first rounds may be what another thread waits for (a program
// with data races: the detectors must see both sides). A few times on a path; then it spins for ever.
bool Search::commit_spinner(Node& n) {
  constexpr u32 kRounds = 4;  // a thread and path
  if (!n.fresh || !n.delayed.empty() || options_.mode.delaying == Delaying::None) return false;
  if (n.forced_spins >= kRounds * world_.scalars.live_threads) return false;
  while (n.blocked_begin + n.spinner < blocked_.size()) {
    const Entry e = blocked_[n.blocked_begin + n.spinner++];
    if (arena_.blocks[e.first_block].end != BlockEnd::Spinning) continue;
    if (n.dirty) checkpoints_.restore(n.mark);
    n.dirty = true;
    const BlockArena::Position before = arena_.position();
    u32 index = runner_.run_at_most(e.thread, kSpinSteps);
    if (world_.address_space_exhausted) {
      arena_.truncate(before);
      --n.spinner;
      over_ = true;
      end_ = SearchEnd::MemoryLimit;
      return true;
    }
    ++counts_->blocks;
    ++n.forced_spins;
    const size_t at = depth_ - 1;
    const bool wrote = arena_.blocks[index].writes.size > 0;
    child(n, index);
    // If it has written something its leaf lies below: this is not the end of the path.
    if (wrote) nodes_[at].fresh = false;
    return true;
  }
  return false;
}

// All outcomes of the running thread have been explored: it is delayed from here on.
void Search::finish_thread(Node& n) {
  const ThreadId t = n.running;
  const Block& last = arena_.blocks[n.first_block];
  n.running = vm::kNoThread;
  if (last.end == BlockEnd::Dead && !options_.mode.death_pushes) {
    n.enabled = {};  // figure 3: nothing else is tried at this node
    n.fresh = false;
    return;
  }
  switch (options_.mode.delaying) {
    case Delaying::None: return;
    case Delaying::Single:
      delayed_.resize(n.delayed_begin);
      n.delayed = {};
      break;
    case Delaying::All:
    case Delaying::Pruned: break;
  }
  delayed_.push_back({t, n.first_block, n.block_count});
  n.delayed.insert(t);
}

void Search::close_node(Node& n) {
  if (n.dirty) {
    checkpoints_.restore(n.mark);
    n.dirty = false;
  }
  const bool ended = world_.scalars.live_user_threads == 0 || world_.scalars.exiting;
  if (!ended && options_.mode.deadlocks == DeadlockCheck::Cut) check_cut(n);
  if (!ended && options_.mode.delaying == Delaying::None) check_cycles_now(n);
  if (!ended && runner_.options().spurious && only_spurious_wakeups(n)) stuck(n);
  if (!n.fresh) return;
  const u64 stopped = counts_->aborted + counts_->cut;
  leaf(n);
  if (n.cache) (counts_->aborted + counts_->cut > stopped ? n.cache->elsewhere : n.cache->ends) = true;
}

void Search::pop_node() {
  Node& n = nodes_[depth_ - 1];
  if (n.cache) {
    n.cache->paths = n.paths;
    --n.cache->visits_open;
    if (n.first_visit && cache_.close(n.cache)) look_for_endless_run(n);
    if (depth_ > 1) cache_.edge(nodes_[depth_ - 2].cache, n.cache);
  }
  checkpoints_.pop(n.mark);
  delayed_.resize(n.delayed_begin);
  blocked_.resize(n.blocked_begin);
  met_.resize(n.met_begin);
  arena_.truncate(n.arena);
  --depth_;
  if (depth_ > 0) {
    nodes_[depth_ - 1].paths += n.paths;
    nodes_[depth_ - 1].dirty = true;
  }
}

void Search::leaf(const Node& n) {
  nodes_[depth_ - 1].paths += 1;
  if (world_.scalars.live_user_threads == 0 || world_.scalars.exiting) {
    count_leaf(&Counts::complete, "complete");
    note_end_state();
    return;
  }
  bool all_accounted = true;  // everybody live is delayed, blocked or waiting
  n.candidates.for_each([&](ThreadId t) {
    if (!n.delayed.contains(t) && !n.blocked.contains(t)) all_accounted = false;
  });
  if (!n.delayed.empty()) {
    if (!n.blocked.empty() && all_accounted) count_leaf(&Counts::aborted, "aborted");
    else count_leaf(&Counts::cut, "cut");
    return;
  }
  bool spins = false;
  for (size_t i = n.blocked_begin; i < blocked_.size(); ++i)
    spins |= arena_.blocks[blocked_[i].first_block].end == BlockEnd::Spinning;
  if (spins) {
    FindingId key{CauseKind::Spin, {}};
    for (size_t i = n.blocked_begin; i < blocked_.size(); ++i)
      if (arena_.blocks[blocked_[i].first_block].end == BlockEnd::Spinning)
        key.parts.push_back(stuck_part(world_, blocked_[i].thread, {}, 0));
    add_finding(FindingKind::NeverTerminates, std::move(key), path_so_far());
    look_for_stranded();
    count_leaf(&Counts::spinning, "spinning");
    return;
  }
  if (could_time_out(n)) {  // if only more timeouts were tried
    look_for_stranded();
    count_leaf(&Counts::timeouts_limited, "limited");
    return;
  }
  if (!all_accounted) {  // figure 3 to the letter has lost a thread that could run (W1)
    count_leaf(&Counts::cut, "cut");
    return;
  }
  stuck(n);
  count_leaf(&Counts::stuck, "stuck");
}

// Can nobody go on unless somebody wakes up without any reason? Nobody has to, ever: that is a deadlock, too.
bool Search::only_spurious_wakeups(const Node& n) const {
  bool some = false;
  for (const auto& t : world_.threads) {
    const vm::ThreadCore& core = t->core;
    if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) continue;
    bool attempted = false;
    for (size_t i = n.blocked_begin; i < blocked_.size(); ++i)
      if (blocked_[i].thread == t->id) attempted = arena_.blocks[blocked_[i].first_block].end == BlockEnd::Blocked;
    const bool waits = core.state == ThreadState::Waiting && core.wake_time == ~0ull;
    const bool parks = want_now(world_, t->id).kind == WantKind::Permit;
    if (!attempted && !waits && !parks) return false;
    some |= !attempted;
  }
  return some && !could_time_out(n);
}

// Does anybody wait or park with a time limit, whether another timeout is tried on this path or not?
bool Search::could_time_out(const Node& n) const {
  for (const auto& t : world_.threads)
    if (t->core.state == ThreadState::Waiting && t->core.wake_time != ~0ull) return true;
  for (size_t i = n.blocked_begin; i < blocked_.size(); ++i)
    if (arena_.blocks[blocked_[i].first_block].want.kind == WantKind::TimedPermit) return true;
  return false;
}

void Search::count_leaf(u64 Counts::*which, const char* kind) {
  ++(counts_->*which);
  if (options_.log) options_.log->leaf(kind);
  if (options_.on_leaf) {
    std::vector<ThreadId> order;
    for (size_t i = 1; i < depth_; ++i) order.push_back(arena_.blocks[nodes_[i].path_block].thread);
    options_.on_leaf(order, kind);
  }
}

void Search::note_end_state() {
  ++result_->outputs[world_.out.text];
  if (result_->outputs[world_.out.text] == 1)
    result_->output_schedules[world_.out.text] = to_schedule(world_, path_so_far());
  if (!options_.expected_outputs.empty() && !options_.expected_outputs.contains(world_.out.text))
    add_finding(FindingKind::UnexpectedOutput, output_id(world_.out.text), path_so_far());
  if (options_.end_state) {
    result_->end_states.insert(options_.end_state(world_));
  } else if (options_.collect_end_states) {
    checkpoint::Digest d = digest_.compute({});
    result_->end_states.insert(std::to_string(d.low) + "/" + std::to_string(d.high));
  }
}

}  // namespace heddle::tester
