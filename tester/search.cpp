#include "tester/search.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "tester/describe.h"
#include "tester/same_footprint.h"
#include "tester/search_log.h"
#include "tester/summaries.h"
#include "vm/base/check.h"

namespace heddle::tester {
Search::Search(vm::World& world, const ExploreOptions& options, const RunnerOptions& runner_options, Suspects& suspects,
               ExploreResult* result)
    : world_(world),
      options_(options),
      result_(*result),
      counts_(result->counts),
      budget_(options.limits, options.stop),
      held_(locksets_),
      checkpoints_(world),
      digest_(world),
      cache_(options.limits.cache_bytes,
             options.mode.uses_summaries() ? StateCache::Keeps::Summaries : StateCache::Keeps::Delayed),
      bits_(options.limits.bitstate_bytes == 0 ? nullptr : std::make_unique<Bitstate>(options.limits.bitstate_bytes)),
      runner_(world, arena_, held_, runner_options),
      join_chains_(world, checkpoints_, digest_, runner_.done_at_start(),
                   options.mode.summary.dropped == Condition::JoinsShared),
      path_(arena_),
      // (Sleep sets must keep something of each state.)
      reduction_(options.mode.uses_summaries() || (bits_ && options.mode.delaying != Delaying::None)
                     ? std::make_unique<Summaries>(options.mode, arena_, path_, world, cache_, digest_)
                     : make_reduction(options.mode, arena_, path_)),
      findings_(world, options, path_, runner_, counts_, budget_),
      meetings_(options.detect_races && options.mode.exact_races
                    ? std::make_unique<RaceMeetings>(world, arena_, locksets_, suspects, findings_, budget_)
                    : nullptr),
      detectors_(world, options, runner_, checkpoints_, locksets_, findings_, result_),
      deadlocks_(world, options, arena_, held_, path_, findings_, result_, counts_),
      livelocks_(world, checkpoints_, digest_, arena_, runner_, path_, findings_, deadlocks_, budget_),
      clock_loops_(world, options, digest_, runner_, arena_, path_),
      leaves_(world, options, arena_, path_, digest_, findings_, deadlocks_, result_),
      prologue_(world, arena_, runner_, path_, digest_, detectors_, findings_, leaves_, budget_, result_),
      seconds_before_(result->seconds) {
  runner_.log(options.log);
  if (world.options.thread_per_task) task_rules_.emplace(world, held_);
  runner_.know_blocks(options.check_digests);
  checkpoints_.add_rider(&held_);
  if (meetings_) {
    checkpoints_.add_rider(&meetings_->check());
    runner_.check_races(&meetings_->check());
  }
  runner_.out_of_time([this] { return !rebuilding_ && (asked_to_hurry() || budget_.time_is_up()); });
  if (options.mode.uses_summaries()) {
    static_cast<Summaries&>(*reduction_).on_meeting([this] { runner_.observe_meetings(); });
    runner_.run_on_additions();
  }
  if (is_like() && meetings_) {
    meetings_->check().like_threads(&digest_.threads_own());
    if (options.mode.summary.dropped != Condition::Exchanges)
      static_cast<Summaries&>(*reduction_).on_exchange([this](ThreadId a, ThreadId b) {
        meetings_->check().exchanged(a, b);
      });
  }
}

// False: the program has come to no state in front of the root.
bool Search::begin() {
  constexpr double kFirstKept = 5;  // seconds until the first frontier is written, if not earlier
  budget_.begin(seconds_before_);
  progress_timer_.start(kProgress);
  frontier_timer_.start(std::min(options_.frontier.seconds, kFirstKept));
  if (resumed_) return true;
  if (!prologue_.run_to_root()) return false;
  runner_.at_root();
  collected_at_root_ = world_.scalars.collected_at;
  const ThreadSet everybody = runner_.candidates();
  push_node(everybody, everybody, 0, 0, 0, {});
  if (is_like()) digest_.at_root();
  if (meetings_) meetings_->check().at_root();
  if (is_like() && looks_at_identity(0)) runner_.observe_identity();
  return true;
}

void Search::run() {
  if (std::exchange(paused_, false) || begin()) {
    walk();
    if (paused_) return;
    if (workers_) end_workers();
    if (!is_stopped() && meetings_) restart_for_suspects_ |= meetings_->is_restart_due(counts_.nodes, true);
  }
  // (Limits in front of the root are none that can be gone on from.)
  if (is_stopped() && !restart_needed() && path_.depth() > 0) keep_frontier();
  result_.timed = runner_.slept();
  result_.seen = runner_.seen();
  result_.repeated_blocks = runner_.repeated_blocks();
  counts_.share = is_stopped() ? path_.share_done() : 1;
  counts_.states = cache_.states();
  result_.evicted_states = cache_.evicted();
  result_.unkept_states = cache_.unkept();
  result_.cache_bytes = cache_.bytes();
  tell_branchings();
  result_.end = is_stopped() ? budget_.end() : SearchEnd::Exhausted;
  if (bits_ && path_.root() != nullptr) {
    result_.bitstate = bits_->coverage();
    counts_.states = result_.bitstate->states;
    result_.cache_bytes = result_.bitstate->bytes;
    if (result_.end == SearchEnd::Exhausted) result_.end = SearchEnd::Partial;
  }
  result_.seconds = budget_.seconds();
  if (workers_) finish_worker_figures();
}

void Search::walk() {
  while (!budget_.is_stopped() && !restart_needed() && !workers_end_ && !broke_task_rules_) {
    paused_ = work() >= pause_at_;
    if (paused_ || !step()) return;
    now_and_then();
  }
}

// One attempt at the top node. False: the search is over, or must start again.
bool Search::step() {
  if (path_.depth() == 0) return false;
  Node& n = path_.top();
  if (n.running != vm::kNoThread && !n.more) {
    const ThreadId t = std::exchange(n.running, vm::kNoThread);
    reduction_->explored(n, t);
  }
  if (n.running == vm::kNoThread) {
    if (n.enabled.empty()) restore(n);
    if (n.enabled.empty() && !reduction_->wants_more(n)) return finish_node(n);
    n.running = reduction_->next(n);
    n.enabled.erase(n.running);
    n.forced.clear();
    n.first_block = static_cast<u32>(arena_.blocks.size());
    n.block_count = 0;
  }
  if (!budget_.allows_block(counts_.schedules() + schedules_of_workers())) return stop_before_block(n);
  restore(n);
  const BlockArena::Position before = arena_.position();
  const u32 index = run_block(n);
  more_work_ += arena_.blocks[index].visible_operations / kOperationsPerBlock;
  // As long as all that a path allocates fits, no other order of its blocks can be short of memory. Else the order
  // matters, which is in no footprint.
  if (options_.mode.uses_summaries() && options_.mode.summary.dropped != Condition::Memory &&
      world_.scalars.collected_at != collected_at_root_)
    runner_.observe_memory();
  if (is_like() && looks_at_identity(n.running)) runner_.observe_identity();
  if (task_rules_) note(task_rules_->of(arena_.blocks[index]));
  if (restart_needed()) return false;
  n.dirty = true;
  if (broke_task_rules_) return stop_before_block(n);
  if (world_.address_space_exhausted) {
    arena_.truncate(before);
    budget_.stop(SearchEnd::MemoryLimit);
    return stop_before_block(n);
  }
  if (meetings_) {
    meet_others(n, index);
    if (restart_needed()) return false;
  }
  switch (arena_.blocks[index].end) {
    case BlockEnd::CutShort: forget_last_block(before); return stop_before_block(n);
    case BlockEnd::Postponed:
      forget_last_block(before);
      n.enabled.insert(n.running);
      n.postponed.insert(n.running);
      n.running = vm::kNoThread;
      return true;
    case BlockEnd::Blocked:
    case BlockEnd::Spinning:
      ++counts_.attempts;
      deadlocks_.look_at_attempt(arena_.blocks[index]);
      n.blocked.insert(n.running);
      path_.blocked.push_back({n.running, index, 1});
      n.running = vm::kNoThread;
      return true;
    default:
      ++counts_.blocks;
      ++n.block_count;
      n.fresh = reduction_->leaves_an_end(n);
      n.more = next_decision(n, arena_.blocks[index]);
      child(n, index);
      return !budget_.is_stopped();
  }
}

// Nobody is left to be tried at the node.
bool Search::finish_node(Node& n) {
  if (let_time_pass(n)) return true;
  if (commit_spinner(n)) return !budget_.is_stopped();
  if (!n.summary.untried.empty() && deadlocks_.stuck_but_for(n, n.summary.untried)) {
    reduction_->require_all(n);
    return true;
  }
  close_node(n);
  pop_node();
  return path_.depth() > 0;
}

// A long block comes last: what the others do may shorten it (a loop that counts its rounds until a flag is set).
// And it may be long because of a race.
u32 Search::run_block(Node& n) {
  const bool hasty =
      n.forced.empty() && (meetings_ || !(n.enabled - n.postponed).empty()) && !n.postponed.contains(n.running);
  if (options_.log) options_.log->runs(path_.depth(), n.running, n.forced);
  runner_.let_time_pass(n.in_time);
  runner_.pace(clock_loops_.pace(path_.depth() - 1, n.running));
  const u32 index = hasty ? runner_.run_hastily(n.running) : runner_.run(n.running, n.forced);
  runner_.pace(0);
  runner_.let_time_pass(false);
  return index;
}

void Search::meet_others(Node& n, u32 block_index) {
  const bool raced = meetings_->meet(n, block_index);
  restart_for_suspects_ |= meetings_->is_restart_due(counts_.nodes, false);
  // A long block that races is not worth its end here: it is tried again after a write to what it has read.
  BlockEnd& end = arena_.blocks[block_index].end;
  if (raced && end == BlockEnd::Postponed) end = BlockEnd::Spinning;
}

void Search::forget_last_block(const BlockArena::Position& before) {
  arena_.truncate(before);
  if (meetings_) meetings_->forget_last();
}

void Search::restore(Node& n) {
  if (n.dirty) checkpoints_.restore(n.mark);
  n.dirty = false;
}

// The search is over. What was to be run next counts as not begun: the frontier is the node as it was before.
bool Search::stop_before_block(Node& n) {
  budget_.stop();
  if (!n.more) {
    n.enabled.insert(n.running);
    n.running = vm::kNoThread;
  }
  return false;
}

// The next combination of open decisions, like an odometer: all prefixes are re-run from the node.
bool Search::next_decision(Node& node, const Block& block) const {
  const auto picks = arena_.picks_of(block);
  for (size_t i = picks.size(); i-- > 0;) {
    if (picks[i].value + 1 >= picks[i].options) continue;
    node.forced.assign(picks.begin(), picks.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    ++node.forced.back().value;
    return true;
  }
  return false;
}

// The world stands behind the block: a node of its own, unless the path ends here.
void Search::child(Node& parent, u32 block_index) {
  // Who runs the finalizer next depends on it.
  if (queue_dead_finalizable(world_)) arena_.blocks[block_index].everything = true;
  if (worker_ != 0) note_growth();
  const Block block = arena_.blocks[block_index];
  if (block.end == BlockEnd::Abandoned) return cut_off(parent, &Counts::abandoned, "abandoned");
  if (block.end == BlockEnd::TooLong) return cut_off(parent, &Counts::step_limited, "too many steps");
  if (path_.depth() >= options_.limits.max_depth) return cut_off(parent, &Counts::too_long, "too long");
  const u32 delayed_begin = static_cast<u32>(path_.delayed.size());
  ThreadSet candidates = runner_.candidates();
  ThreadSet enabled = reduction_->successor(parent, block, candidates);
  const std::vector<Recorded> stuck = still_stuck(parent, block);
  for (const Recorded& r : stuck) enabled.erase(r.thread);
  if (block.end == BlockEnd::Ended) enabled = {};  // daemons end with the program
  push_node(std::move(candidates), enabled, block.thread, block_index, delayed_begin, stuck);
}

void Search::cut_off(Node& parent, u64 Counts::*kind, const char* name) {
  leaves_.count(kind, name);
  reduction_->cut_off(parent);
  if (parent.cache) parent.cache.set_ends();
}

// The attempts at the node that would be the same behind the block, for it has changed nothing that they depend on.
// (What ends a blocked one that waits for all others to be stuck is no dependence, and neither is it in the paper's
// modes.)
std::vector<Recorded> Search::still_stuck(const Node& parent, const Block& block) const {
  std::vector<Recorded> stuck;
  for (const Recorded& r : path_.blocked_at(parent)) {
    const Block& attempt = arena_.blocks[r.first_block];
    const bool may_last = attempt.end == BlockEnd::Spinning ||
                          (options_.mode.uses_summaries() && attempt.want.kind != WantKind::OthersStuck);
    if (!may_last || r.thread == block.thread) continue;
    if (options_.mode.summary.dropped == Condition::AttemptsLast ||
        !dependent(arena_, block, attempt, options_.mode.dependence))
      stuck.push_back(r);
  }
  return stuck;
}

// For tests: the attempts made again at the new node on top, which must meet what they have met before. (New suspects
// are seen at once, and the search will start again because of them.)
void Search::check_attempts(const std::vector<Recorded>& stuck) {
  if (meetings_ && meetings_->check().grew()) return;
  if (options_.mode.summary.dropped == Condition::AttemptsLast) return;
  for (const Recorded& r : stuck) {
    if (arena_.blocks[r.first_block].end != BlockEnd::Blocked) continue;
    const BlockArena::Position before = arena_.position();
    const u32 again = runner_.run(r.thread, {});
    HEDDLE_CHECK(
        runner_.restart_needed() || same_footprint(arena_, arena_.blocks[r.first_block], arena_, arena_.blocks[again]),
        "an attempt that lasts meets something else when it is made again");
    arena_.truncate(before);
    checkpoints_.restore(path_.top().mark);
  }
}

void Search::push_node(ThreadSet candidates, const ThreadSet& enabled, ThreadId current, u32 path_block,
                       u32 delayed_begin, const std::vector<Recorded>& stuck) {
  Node& n = path_.push(delayed_begin);
  n.candidates = std::move(candidates);
  n.enabled = enabled & n.candidates;
  n.current = current;
  n.path_block = path_block;
  n.number = ++counts_.nodes;
  detectors_.at_boundary();
  if ((options_.mode.cache || options_.mode.merge_states) && !enter_state(n)) return;
  for (const Recorded& r : stuck) {
    n.blocked.insert(r.thread);
    path_.blocked.push_back(r);
  }
  if (meetings_) meetings_->open(n, path_);
  n.mark = checkpoints_.mark();
  if (options_.check_digests) check_attempts(stuck);
  if (options_.log) options_.log->node(path_.depth(), n.cache ? n.digest : checkpoint::Digest{}, n.enabled, n.delayed);
}

// Are like threads interchangeable? (What detectors keep besides the state goes by the numbers of threads.)
bool Search::is_like() const { return options_.mode.uses_like_threads() && !detectors_.has_relations(); }

// Flags of the library's, in classes that have been loaded since.
void Search::find_asked() {
  constexpr std::pair<std::string_view, const char*> kAsked[] = {
      {"java/lang/Thread", "nameAsked"}, {"java/lang/Thread", "idAsked"}, {"heddle/VM", "toldApart"}};
  for (; classes_looked_at_ < world_.classes.class_count(); ++classes_looked_at_) {
    const vm::Class* const c = world_.classes.by_id(classes_looked_at_);
    if (c == nullptr || !c->is_library || c->statics == 0) continue;
    for (const auto& [owner, flag] : kAsked)
      if (c->name == owner)
        if (const vm::Field* const field = c->find_field(flag, "Z")) asked_.emplace_back(c->statics, field->offset);
  }
}

// Has the program seen on this path what tells like threads apart? (Seeds of generators depend on who asks for them,
// and a native function is told who calls it.)
bool Search::looks_at_identity(ThreadId ran) {
  if (options_.mode.summary.dropped == Condition::Asked) return false;
  find_asked();
  const vm::ThreadCore& core = world_.thread(ran).core;
  return join_chains_.in_circles() || world_.scalars.identity_observed || world_.scalars.random_drawn ||
         runner_.live_threads_seen() || core.native_calls != 0 || core.irreversible_calls != 0 ||
         std::any_of(asked_.begin(), asked_.end(),
                     [&](const auto& field) { return world_.heap.load<u32>(field.first, field.second) != 0; });
}

checkpoint::Digest Search::digest_of_state() {
  if (options_.mode.exact_states) return checkpoint::full_digest(world_);
  // (Whether there are threads to be taken for each other is a property of the state. If there are none its digest
  // need not take the trouble.)
  const bool like = is_like() && join_chains_.some_alike();
  if (like && options_.mode.summary.dropped != Condition::HiddenAlike) runner_.like_threads();
  const auto compute = [&](const checkpoint::Ahead& ahead) {
    return detectors_.digest(digest_, {options_.outcomes, meetings_ != nullptr, options_.check_digests, like, &ahead,
                                       options_.end_state && !options_.end_state_is_output});
  };
  if (!like) return compute({});
  // (Where threads are interrupted, and where somebody looks at how far others are, it matters at which join one
  // waits; where somebody looks at whether others live, which have been started.)
  const RunnerOptions::Observed& observed = runner_.options().observed;
  const bool seen = observed.interrupts || observed.thread_state || observed.queues;
  const bool joins_are_waits = (!seen || options_.mode.summary.dropped == Condition::JoinsSeen);
  return joins_are_waits ? join_chains_.digest(compute, !observed.liveness) : compute({});
}

bool Search::is_known(Node& n) {
  if (bits_) return bits_->visit(n.digest);
  const auto [entry, known] = cache_.visit(n.digest);
  n.cache = entry;
  return known;
}

// Of the state: see tester/kept_states.h.
u64 Search::kind_of(const Node& n) const {
  u64 places = 0;
  n.candidates.for_each([&](ThreadId t) { places += place_hash(world_, t) * 0x9e3779b97f4a7c15ull; });
  return places ^ places >> 32;
}

// Is the state at which the node stands to be left out of the cache? (Where a path leads back to a state on it the
// search starts again, and keeps all: what goes on for ever is a cycle of states, and so are the components whose
// summaries are one state's.)
bool Search::leaves_out(Node& n) {
  constexpr u32 kOneOf = 32;  // in a row, for else a path could go on for ever
  const u32 one_of = options_.mode.keep_one_of;
  const Node* const parent = path_.above_top();
  if (!options_.mode.uses_summaries() || bits_) return false;
  n.kind = kind_of(n);
  if (parent == nullptr || n.enabled.empty() || runner_.options().observed.cycles ||
      parent->unkept_in_a_row + 1 >= (one_of != 0 ? one_of : kOneOf))
    return false;
  if (one_of == 0 && (cache_.states() < KeptStates::kFew || !kept_.leaves_out(n.kind))) return false;
  n.unkept_in_a_row = parent->unkept_in_a_row + 1;
  return true;
}

// (That there are threads to be taken for each other is a property of the state, which its digest would have noticed.)
void Search::enter_unkept(Node& n) {
  if (is_like() && join_chains_.some_alike() && options_.mode.summary.dropped != Condition::HiddenAlike)
    runner_.like_threads();
  n.cache = cache_.visit_unkept(&n.digest);
  cache_.enter(n.cache);
  clock_loops_.enter_unkept(path_.depth() - 1);
  reduction_->enter(n, false);
}

// False: the state is known, and nothing is left to be done from it. Then it is no node.
bool Search::enter_state(Node& n) {
  if (leaves_out(n)) {
    enter_unkept(n);
    return true;
  }
  n.digest = digest_of_state();
  clock_loops_.enter(path_.depth() - 1);
  more_work_ += digest_.young_object_count() / kObjectsPerBlock;
  const bool known = is_known(n);
  n.first_visit = !known;
  kept_.kept(n.kind, known);
  if (runner_.options().observed.cycles) n.able = livelocks_.able_among(n.candidates);
  if (known && (bits_ ? on_path_.contains(n.digest) : n.cache.on_path())) {
    runner_.observe_cycles();
    if (!restart_needed()) livelocks_.look_at_cycle();
  }
  if (n.cache) cache_.enter(n.cache);
  else if (!known) on_path_.insert(n.digest);
  reduction_->enter(n, known);
  if (!known) return true;
  if (options_.log) options_.log->known_state(path_.depth(), n.digest, n.enabled);
  if (n.enabled.empty()) {
    ++counts_.pruned;
    leave_node(n);
    return false;
  }
  n.fresh = false;  // its leaf, if it has one, was counted at the first visit
  return true;
}

// Nobody can go on at the node, unless his time is up, of those who have had as many timeouts as are tried in all
// orders (Limits::max_timeouts): then time passes. These timeouts are not counted, so that who looks again and again
// for what never comes goes round in states that are known.
bool Search::let_time_pass(Node& n) {
  if (n.in_time || !n.fresh || !n.delayed.empty() || world_.scalars.live_user_threads == 0 || world_.scalars.exiting)
    return false;
  const ThreadSet waiting = deadlocks_.waiting_for_time(n);
  if (waiting.empty()) return false;
  n.let_time_pass(waiting);
  return true;
}

// At the end of a path at which nobody but spinning threads is left: each of them may go on for a while after
// all, for what it has written in the loop's first rounds may be what another thread waits for (a program
// with data races: the detectors must see both sides). A few times on a path; then it spins for ever.
bool Search::commit_spinner(Node& n) {
  constexpr u32 kRounds = 4;  // a thread and path
  if (!n.fresh || !n.delayed.empty() || options_.mode.delaying == Delaying::None) return false;
  if (n.forced_spins >= kRounds * world_.scalars.live_threads) return false;
  while (n.blocked_begin + n.spinner < path_.blocked.size()) {
    const Recorded r = path_.blocked[n.blocked_begin + n.spinner++];
    if (arena_.blocks[r.first_block].end != BlockEnd::Spinning) continue;
    restore(n);
    n.dirty = true;
    const BlockArena::Position before = arena_.position();
    const u32 index = runner_.run_at_most(r.thread, kSpinSteps);
    if (world_.address_space_exhausted) {
      arena_.truncate(before);
      --n.spinner;
      budget_.stop(SearchEnd::MemoryLimit);
      return true;
    }
    ++counts_.blocks;
    ++n.forced_spins;
    const size_t at = path_.depth() - 1;
    if (task_rules_) note(task_rules_->of(arena_.blocks[index]));
    const bool wrote = arena_.blocks[index].changes_something();
    child(n, index);
    // If it has written something its leaf lies below: this is not the end of the path.
    if (wrote) path_[at].fresh = false;
    return true;
  }
  return false;
}

// Everything has been tried at the node.
void Search::close_node(Node& n) {
  restore(n);
  if (world_.scalars.live_user_threads > 0 && !world_.scalars.exiting) deadlocks_.look(n);
  if (!n.fresh) return;
  const u64 stopped = counts_.aborted + counts_.cut;
  leaves_.at_end_of_path(n);
  if (!n.cache) return;
  if (counts_.aborted + counts_.cut > stopped) n.cache.set_elsewhere();
  else n.cache.set_ends();
}

void Search::pop_node() {
  Node& n = path_.top();
  if (n.first_visit && n.cache) {
    if (n.is_kept()) reduction_->close(n);
    // (In a loop that looks at the clock somebody might be late once more.)
    if (cache_.close(n.cache) && !livelocks_.look_for_endless_run() && clock_loops_.has_taken_rounds())
      ++counts_.timeouts_limited;
    if (worker_ != 0) note_growth();
    if (!budget_.is_stopped()) cache_.publish_closed();
  }
  checkpoints_.pop(n.mark);
  if (meetings_) meetings_->close(n);
  leave_node(n);
}

void Search::note(TaskConduct conduct) {
  broke_task_rules_ |= conduct == TaskConduct::Broken;
  if (conduct == TaskConduct::Waits) runner_.observe_task_waits();
}

void Search::leave_node(Node& n) {
  if (bits_ && n.first_visit) on_path_.erase(n.digest);
  if (Node* const parent = path_.above_top()) {
    parent->dirty = true;
    if (n.cache) cache_.edge(parent->cache, n.cache);
    // (As long as the state is pending a way leads back from it to where its thread has run.)
    if (task_rules_ && n.cache && n.cache.pending()) note(task_rules_->of_cycle(n.current));
  }
  reduction_->leave(n);
  if (n.cache) cache_.leave(n.cache, n.first_visit);
  drop_top();
}

void Search::drop_top() {
  const Node& n = path_.top();
  clock_loops_.leave(path_.depth() - 1);
  path_.blocked.resize(n.blocked_begin);
  arena_.truncate(n.arena);
  path_.pop();
}

void Search::tell_branchings() {
  std::map<std::string, u64> by_line;
  for (const Reduction::Branching& b : reduction_->branchings()) {
    if (b.method == ~0u) {
      by_line["threads of the library's own"] += b.times;
      continue;
    }
    if (b.pc == ~0u) {
      std::string name = world_.classes.method_by_id(b.method)->owner->dotted_name();
      name = name.substr(0, name.find('$'));
      by_line["threads of " + name.substr(name.rfind('.') + 1)] += b.times;
      continue;
    }
    const Place place = place_of(*world_.classes.method_by_id(b.method), b.pc);
    by_line[fmt::format("{}:{}", place.file, place.line)] += b.times;
  }
  result_.branchings.assign(by_line.begin(), by_line.end());
  std::stable_sort(result_.branchings.begin(), result_.branchings.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
}

// Between two steps: what is done once in a while.
void Search::now_and_then() {
  constexpr double kTellAfter = 1;  // seconds: short searches tell everything at their end
  if (on_finding_ && findings_.has_news() && budget_.seconds() >= kTellAfter) findings_.tell(on_finding_);
  if (options_.on_worker_step) options_.on_worker_step(worker_);
  if (worker_ != 0) return look_at_parent();
  if (work() >= interrupt_at_ && !budget_.is_stopped()) {
    interrupt_at_ = interruption_(work());
    if (interrupt_at_ == 0) budget_.stop(SearchEnd::FindingLimit);
  }
  if ((++steps_ & 3) != 0) return;
  if (may_have_workers_) look_after_workers();
  if (options_.frontier.keep && frontier_timer_.is_due()) {
    if (workers_) frontier_wanted_ = true;  // what the others know belongs to it
    else keep_frontier();
  }
  if (options_.progress && progress_timer_.is_due()) {
    progress_timer_.start(kProgress);
    tell_progress();
  }
}

}  // namespace heddle::tester
