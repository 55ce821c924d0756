#include "tester/partial_search.h"

#include "tester/describe.h"
#include "tester/search_log.h"

namespace heddle::tester {
namespace {
constexpr u64 kSpinSteps = 10'000;  // instructions that a spinning thread is let go on for
}  // namespace

PartialSearch::PartialSearch(vm::World& world, const ExploreOptions& options, const Limits& limits,
                             const RunnerOptions& runner_options, Suspects& suspects, ExploreResult* result)
    : world_(world),
      options_(options),
      limits_(limits),
      result_(*result),
      counts_(result->counts),
      budget_(limits_, options.stop),
      held_(locksets_),
      checkpoints_(world),
      digest_(world),
      runner_(world, arena_, held_, runner_options),
      path_(arena_),
      findings_(world, options, path_, runner_, counts_, budget_),
      suspects_(suspects),
      meetings_(options.detect_races && options.mode.exact_races
                    ? std::make_unique<RaceMeetings>(world, arena_, locksets_, suspects, findings_, budget_)
                    : nullptr),
      detectors_(world, options, runner_, checkpoints_, locksets_, findings_, result_),
      deadlocks_(world, options, arena_, held_, path_, findings_, result_, counts_),
      leaves_(world, options, arena_, path_, digest_, findings_, deadlocks_, result_),
      prologue_(world, arena_, runner_, path_, digest_, detectors_, findings_, leaves_, budget_, result_),
      seconds_before_(result->seconds) {
  runner_.log(options.log);
  checkpoints_.add_rider(&held_);
  if (meetings_) {
    checkpoints_.add_rider(&meetings_->check());
    runner_.check_races(&meetings_->check());
  }
  runner_.out_of_time([this] { return budget_.time_is_up(); });
}

void PartialSearch::run_for(u64 blocks) {
  const u64 before = blocks_run();
  if (!begun_) {
    begun_ = true;
    over_ = !begin();
  }
  while (!over_ && !is_stopped() && blocks_run() - before < blocks) {
    over_ = !step();
    if (meetings_ && !is_stopped()) restart_for_suspects_ = meetings_->is_restart_due(counts_.nodes, over_);
    now_and_then();
  }
  over_ |= is_stopped();
  result_.timed = runner_.slept();
  result_.seen = runner_.seen();
  // (A program that has ended before its first start has one schedule only.)
  result_.end = budget_.is_stopped() || result_.single_threaded ? budget_.end() : SearchEnd::Partial;
  result_.seconds = budget_.seconds();
  describe(&result_);
}

// False: the program has ended before the root, or a limit has been reached there.
bool PartialSearch::begin() {
  budget_.begin(seconds_before_);
  progress_timer_.start(kProgress);
  if (!prologue_.run_to_root()) return false;
  runner_.at_root();
  push_node(0, 0);
  return true;
}

Node& PartialSearch::push_node(ThreadId current, u32 path_block) {
  path_.delayed.clear();
  path_.blocked.clear();
  Node& n = path_.push(0);
  n.candidates = runner_.candidates();
  n.current = current;
  n.path_block = path_block;
  ++counts_.nodes;
  detectors_.at_boundary();
  n.mark = checkpoints_.mark();
  return n;
}

void PartialSearch::pop_node() {
  const Node& n = path_.top();
  checkpoints_.pop(n.mark);
  arena_.truncate(n.arena);
  path_.pop();
  if (path_.depth() > 0) path_.top().dirty = true;
}

void PartialSearch::restore(Node& n) {
  if (n.dirty) checkpoints_.restore(n.mark);
  n.dirty = false;
}

u32 PartialSearch::run_block(Node& n, ThreadId t, const std::vector<Pick>& forced, bool hasty) {
  restore(n);
  if (options_.log) options_.log->runs(path_.depth(), t, forced);
  n.dirty = true;
  runner_.let_time_pass(n.in_time);
  const u32 index = hasty ? runner_.run_hastily(t) : runner_.run(t, forced);
  runner_.let_time_pass(false);
  return index;
}

bool PartialSearch::suspects_are_new() {
  return std::exchange(known_suspects_, suspects_.all().size()) != suspects_.all().size();
}

bool PartialSearch::look_ahead(Node& n, NextBlocks* next, const ThreadSet& whose) {
  next->resize(world_.threads.size(), kUnknown);
  bool news = false;
  for (ThreadId t = 0; t < next->size(); ++t) {
    if ((*next)[t] != kUnknown || !n.candidates.contains(t) || !whose.contains(t)) continue;
    news = true;
    restore(n);
    const u64 standing = standing_key(t);
    const u32 index = run_block(n, t, {}, true);
    ++counts_.attempts;
    if (notes_places_) places_behind_[standing] = place_hash(world_, t);
    if (restart_needed()) return false;
    BlockEnd& end = arena_.blocks[index].end;
    if (end == BlockEnd::CutShort) {
      budget_.stop();
      return false;
    }
    if (world_.address_space_exhausted) return false;
    if (end == BlockEnd::Blocked) deadlocks_.look_at_attempt(arena_.blocks[index]);
    // (A long block that races is not worth its end, as in Search::meet_others.)
    if (meet_others(n, *next, index) && end == BlockEnd::Postponed) end = BlockEnd::Spinning;
    (*next)[t] = index;
    if (budget_.is_stopped()) return false;
  }
  restore(n);
  if (news && suspects_are_new()) return false;
  record_next(n, *next, vm::kNoThread);
  if (world_.scalars.live_user_threads > 0 && !world_.scalars.exiting) deadlocks_.look(n);
  return !budget_.is_stopped();
}

u64 PartialSearch::standing_key(ThreadId t) const { return (static_cast<u64>(t) << 44) ^ world_.thread(t).core.steps; }

std::optional<u64> PartialSearch::places_of(ThreadId t) const {
  const auto behind = places_behind_.find(standing_key(t));
  if (behind == places_behind_.end()) return std::nullopt;
  return place_hash(world_, t) * 0x9e3779b97f4a7c15ull ^ behind->second;
}

bool PartialSearch::meet_others(Node& n, const NextBlocks& next, u32 index) {
  if (!meetings_ || arena_.blocks[index].accesses.size == 0) return false;
  record_next(n, next, arena_.blocks[index].thread);
  n.met_begin = 0;
  meetings_->close(n);
  meetings_->open(n, path_);
  return meetings_->meet(n, index);
}

// Puts them where the checks of nodes look for them.
void PartialSearch::record_next(Node& n, const NextBlocks& next, ThreadId but) {
  path_.delayed.clear();
  path_.blocked.clear();
  n.delayed_begin = n.blocked_begin = 0;
  n.blocked = n.postponed = {};
  n.candidates.for_each([&](ThreadId t) {
    if (t == but || t >= next.size() || next[t] == kUnknown) return;
    const BlockEnd end = arena_.blocks[next[t]].end;
    if (end == BlockEnd::Blocked || end == BlockEnd::Spinning) {
      path_.blocked.push_back({t, next[t], 1});
      n.blocked.insert(t);
    } else {
      path_.delayed.push_back({t, next[t], 1});
      if (end == BlockEnd::Postponed) n.postponed.insert(t);
    }
  });
}

ThreadSet PartialSearch::forget_dependent(const Block& block, NextBlocks* next) {
  ThreadSet affected;
  affected.insert(block.thread);
  for (ThreadId t = 0; t < next->size(); ++t) {
    u32& index = (*next)[t];
    const bool stays = index != kUnknown && t != block.thread &&
                       arena_.blocks[index].want.kind != WantKind::OthersStuck && !arena_.blocks[index].in_time &&
                       !dependent(arena_, block, arena_.blocks[index], options_.mode.dependence);
    if (stays) continue;
    index = kUnknown;
    affected.insert(t);
  }
  return affected;
}

ThreadSet PartialSearch::quick_first(const Node& n) const {
  const ThreadSet all = able(n), quick = all - n.postponed;
  return quick.empty() ? all : quick;
}

u32 PartialSearch::let_spin(Node& n, const NextBlocks& next, u32 first) {
  constexpr u32 kRounds = 4;  // a thread and path
  if (n.forced_spins >= kRounds * world_.scalars.live_threads) return kUnknown;
  record_next(n, next, vm::kNoThread);
  while (n.spinner < path_.blocked.size()) {
    const Recorded r = path_.blocked[(n.spinner++ + first) % path_.blocked.size()];
    if (arena_.blocks[r.first_block].end != BlockEnd::Spinning) continue;
    restore(n);
    n.dirty = true;
    const u32 index = runner_.run_at_most(r.thread, kSpinSteps);
    if (!arena_.blocks[index].changes_something() && !world_.address_space_exhausted) continue;
    ++n.forced_spins;
    return index;
  }
  restore(n);
  return kUnknown;
}

bool PartialSearch::let_time_pass(Node& n, NextBlocks* next) const {
  if (n.in_time) return false;
  const ThreadSet waiting = deadlocks_.waiting_for_time(n);
  if (waiting.empty()) return false;
  n.let_time_pass(waiting);
  waiting.for_each([&](ThreadId t) { (*next)[t] = kUnknown; });
  return true;
}

bool PartialSearch::goes_on_behind(u32 index, u32 max_length) {
  ++counts_.blocks;
  // Who runs the finalizer next depends on it.
  if (queue_dead_finalizable(world_)) arena_.blocks[index].everything = true;
  switch (arena_.blocks[index].end) {
    case BlockEnd::Abandoned: leaves_.count(&Counts::abandoned, "abandoned"); return false;
    case BlockEnd::TooLong: leaves_.count(&Counts::step_limited, "too many steps"); return false;
    case BlockEnd::CutShort: budget_.stop(); return false;
    default: break;
  }
  if (path_.depth() < max_length && !world_.address_space_exhausted) return true;
  leaves_.count(&Counts::too_long, "too long");
  return false;
}

// Between two steps: what is done once in a while.
void PartialSearch::now_and_then() {
  constexpr double kTellAfter = 1;  // seconds: short searches tell everything at their end
  if (on_finding_ && findings_.has_news() && budget_.seconds() >= kTellAfter) findings_.tell(on_finding_);
  if ((++steps_ & 3) != 0 || !options_.progress || !progress_timer_.is_due()) return;
  progress_timer_.start(kProgress);
  describe(&result_);
  options_.progress({&counts_, budget_.seconds(), findings_.all().size()});
}

}  // namespace heddle::tester
