#include "tester/block_runner.h"

#include <algorithm>

#include "tester/known_blocks.h"
#include "tester/running_world.h"
#include "tester/search_log.h"
#include "tester/weak_modes.h"

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

bool is_promoted(const vm::World& world, Ref object, u32 offset) {
  if (world.options.promoted.empty() || object == 0) return false;
  const vm::ObjectHeader& h = world.heap.header(object);
  const vm::Class* c = world.classes.by_id(h.class_id);
  if (c->is_array()) return world.has_promoted_elements(object);
  const vm::Field* f = c->field_at(offset, (h.flags & vm::kStaticsHolder) != 0);
  return f != nullptr && f->promoted && !f->is_volatile() && !is_hidden_state(*f);
}

BlockRunner::BlockRunner(vm::World& world, BlockArena& arena, HeldLocks& held, RunnerOptions options)
    : world_(world), arena_(arena), held_(held), options_(std::move(options)), spin_watch_(world) {
  world_.relocation_listeners.push_back(this);
  world_.options.counted_timeouts = options_.max_timeouts;
  note_held(world_, held_);
  for (const auto& t : world_.threads) started_ |= t->id != 0 && t->core.state != ThreadState::Unborn;
  if (started_) note_done_classes();
}

BlockRunner::~BlockRunner() { std::erase(world_.relocation_listeners, static_cast<vm::RelocationListener*>(this)); }

// The objects of accesses that detectors have not seen yet must survive this collection: other threads may have
// accessed them earlier, so that there is a race to be found although the object is garbage now.
void BlockRunner::collection_begins(std::vector<Ref>& kept) {
  for (const interp::Access& a : events_.accesses)
    if (a.offset != interp::kInitOffset) kept.push_back(a.object);
}

// A collection in the middle of a block has moved objects: what the block knows of them moves along.
void BlockRunner::objects_moved(const vm::Relocation& moved) {
  const auto relocate = [&](std::vector<Variable>& variables) {
    std::erase_if(variables, [&](Variable& v) {  // accesses of garbage matter to nobody: nobody can get hold of it
      if (!variable::is_of_object(v)) return false;
      const Ref now = moved.forward(variable::object_of(v));
      v = variable::make(now, variable::offset_of(v));
      return now == 0;
    });
  };
  before_joins_.clear();
  std::erase_if(joined_, is_gate);
  guards_.clear();
  relocate(reads_);
  relocate(writes_);
  relocate(adds_);
  for (Ref& r : held_before_)
    if (!is_init_monitor(r)) r = moved.forward(r);
  size_t kept = 0;
  for (size_t i = 0; i < acquired_.size(); ++i) {
    const Ref now = is_init_monitor(acquired_[i]) ? acquired_[i] : moved.forward(acquired_[i]);
    if (now == 0) continue;
    acquired_[kept] = now;
    acquired_at_[kept++] = acquired_at_[i];
  }
  acquired_.resize(kept);
  acquired_at_.resize(kept);
  for (interp::Access& a : events_.accesses)
    if (a.offset != interp::kInitOffset) a.object = moved.forward(a.object);
  if (events_.young_limit != ~0u) events_.young_limit = moved.boundary(events_.young_limit);
  born_ = moved.boundary(born_);
  constructed_up_to_ = moved.boundary(constructed_up_to_);
  held_.objects_moved(moved);
  if (pending_ != nullptr)
    for (Ref* r : {&pending_->object, &pending_->monitor, &pending_->exception})
      if (const Ref now = *r == 0 || is_init_monitor(*r) ? 0 : moved.forward(*r); now != 0) *r = now;
  if (known_) known_->objects_moved();
  if (races_) races_->objects_moved(moved);
  for (Detector* d : detectors_) d->objects_moved(moved);
}

bool BlockRunner::candidate(ThreadId t) const {
  const vm::ThreadCore& core = world_.thread(t).core;
  switch (core.state) {
    case ThreadState::Runnable:
    case ThreadState::Leaving:
    case ThreadState::Reacquire: return true;
    case ThreadState::Waiting:
      return interp::pending_operation(world_, t).has_time_limit()
                 ? may_time_out(core)
                 : options_.spurious && core.timeouts_taken < options_.max_timeouts;
    case ThreadState::Parked:
    case ThreadState::Sleeping: return true;
    case ThreadState::Unborn:
    case ThreadState::Dead: return false;
  }
  return false;
}

bool BlockRunner::can_go_on(ThreadId t) const {
  if (!candidate(t)) return false;
  const interp::Pending pending = interp::decode(world_, t);
  if (pending.proceed == interp::Proceed::Yes) return true;
  return pending.proceed == interp::Proceed::InTime && may_time_out(world_.thread(t).core);
}

ThreadSet BlockRunner::candidates() const {
  ThreadSet set;
  for (ThreadId t = 0; t < world_.threads.size(); ++t)
    if (candidate(t)) set.insert(t);
  return set;
}

void BlockRunner::know_blocks(bool check) {
  known_ = std::make_unique<KnownBlocks>(world_, arena_, held_);
  known_->check(check);
}

u64 BlockRunner::repeated_blocks() const { return known_ ? known_->repeated() : 0; }

// Is the next block one that depends on nothing but what KnownBlocks sees? (Where somebody looks at how far threads
// are, an operation depends on other threads' records, too.)
bool BlockRunner::may_be_known(const std::vector<Pick>& forced, const Look& look) const {
  const RunnerOptions::Observed& observed = options_.observed;
  return known_ && forced.empty() && !look && !commit_spinning_ && !on_trial_ && started_ &&
         options_.policy != BlockPolicy::SingleOperation && options_.trusted.empty() && !options_.all_locks_observed &&
         !observed.thread_state && !observed.queues && !observed.plain_modes && detectors_.empty() && log_ == nullptr &&
         !slice_ && access_watch_ == nullptr && watch_ == nullptr;
}

// The next block of t, if it is known.
std::optional<u32> BlockRunner::repeat(ThreadId t) {
  const std::optional<u64> joined = races_ ? races_->joined_by_as_word(t) : std::optional<u64>(0);
  if (!joined) return std::nullopt;
  const std::optional<u32> block = known_->repeat(t, *joined, circumstances());
  noting_ = known_->is_noting();
  if (!block) return std::nullopt;
  thread_ = t;
  picks_.clear();
  pick_out_of_range_ = false;
  operations_ = arena_.blocks[*block].visible_operations;
  if (world_.scalars.random_drawn) seen_ |= kRandomDrawn;
  if (world_.scalars.identity_observed) seen_ |= kIdentity;
  return block;
}

// The operation is about to be performed in a block that is noted.
void BlockRunner::note_operation(const Operation& stop) {
  const RunnerOptions::Observed& observed = options_.observed;
  if (stop.kind == StopKind::Death && (observed.liveness || observed.full_join)) return stop_noting();
  known_->operation(stop);
}

// The block has done what KnownBlocks cannot see.
void BlockRunner::stop_noting() { known_->give_up(); }

u32 BlockRunner::run(ThreadId t, const std::vector<Pick>& forced, const Look& look) {
  if (may_be_known(forced, look))
    if (const std::optional<u32> block = repeat(t)) return *block;
  thread_ = t;
  post_ = false;
  first_ = true;
  in_trusted_call_ = pick_out_of_range_ = idle_ = late_ = false;
  from_wait_ = world_.thread(t).core.state != ThreadState::Runnable;
  everything_ = ends_program_ = nested_ = interruptible_ = timed_out_ = looks_at_clock_ = sleeps_ = false;
  operations_ = 0;
  yielded_ = 0;
  want_ = {};
  reads_.clear();
  writes_.clear();
  adds_.clear();
  acquired_.clear();
  acquired_at_.clear();
  joined_.clear();
  before_joins_.clear();
  guards_.clear();
  at_closed_guard_ = ran_on_ = false;
  picks_.clear();
  events_.accesses.clear();
  events_.stop_before = nullptr;
  events_.young_limit = born_ = constructed_up_to_ = world_.heap.top();
  if (races_) races_->begin_block();
  forced_ = &forced;
  held_before_ = held_.held(t);
  start_steps_ = world_.thread(t).core.steps;
  shrink_at_ = kShrinkAt;
  spin_watch_.begin(t);
  // (The VM's own threads, for finalizers and cleaners, are started by nobody.)
  if (!started_ && world_.scalars.live_threads > 1) first_start(vm::kNoThread);

  for (;;) {
    BlockEnd end = BlockEnd::Bound;
    Operation stop = run_watched(&end);
    if (stop.kind == StopKind::Budget) return finish(end);
    if (stop.kind == StopKind::Access) return finish(BlockEnd::Bound);
    if (options_.policy == BlockPolicy::SingleOperation && !first_) return finish(BlockEnd::Bound);
    if (!options_.trusted.empty() && options_.policy != BlockPolicy::SingleOperation &&
        enter_trusted_call() == Trust::Stop)
      return finish(BlockEnd::Bound);
    if (look) look(stop);
    if (log_) log_->operation(t, stop);
    if (is_noting()) known_->arrived(stop);
    const Step step = operate(stop, &end);
    pending_ = nullptr;
    if (step == Step::End && (!in_trusted_call_ || end_in_trusted_call(&end))) {
      // The thread runs on to just before its next visible operation: what follows without being
      // visible belongs to this block in every policy.
      if (end == BlockEnd::Blocked && ((races_ && races_->wrote_suspect()) || (!first_ && somebody_awaits_stuck()))) {
        if (is_noting()) stop_noting();
        want_ = {};
        return finish(BlockEnd::Bound);
      }
      BlockEnd cut = end;
      first_ = false;
      if (end == BlockEnd::Exit && run_watched(&cut).kind == StopKind::Budget) return finish(cut);
      return finish(end);
    }
    first_ = false;
  }
}

u32 BlockRunner::run_at_most(ThreadId t, u64 steps) {
  const u64 usual = options_.block_steps;
  options_.block_steps = steps;
  commit_spinning_ = true;
  u32 index = run(t, {});
  commit_spinning_ = false;
  options_.block_steps = usual;
  return index;
}

u32 BlockRunner::seen() const {
  const WeakModes weak = weak_modes_used(world_);
  u32 seen = seen_;
  if (weak.taken_as_volatile) seen |= kWeakMode;
  if (weak.weak_cas) seen |= kWeakCas;
  return seen;
}

u32 BlockRunner::run_hastily(ThreadId t) {
  hasty_ = true;
  const u32 index = run(t, {});
  hasty_ = false;
  return index;
}

u32 BlockRunner::run_on_trial(ThreadId t, bool hastily) {
  on_trial_ = true;  // (nor is it a known block from now on, without its accesses)
  if (races_) races_->take_notes(false);
  const u32 index = hastily ? run_hastily(t) : run(t, {});
  if (races_) races_->take_notes(true);
  on_trial_ = false;
  return index;
}

bool BlockRunner::advance(ThreadId t, u64 steps) {
  const u64 usual = options_.block_steps;
  if (steps != 0) options_.block_steps = steps;
  thread_ = t;
  operations_ = 0;
  post_ = false;
  picks_.clear();
  reads_.clear();
  writes_.clear();
  adds_.clear();
  events_.accesses.clear();
  events_.stop_before = nullptr;
  events_.young_limit = constructed_up_to_ = world_.heap.top();
  if (races_) races_->begin_block();
  in_trusted_call_ = late_ = false;
  start_steps_ = world_.thread(t).core.steps;
  spin_watch_.begin(t);
  BlockEnd end = BlockEnd::Bound;
  const bool arrived = run_watched(&end).kind != StopKind::Budget;
  options_.block_steps = usual;
  return arrived;
}

// Whether the block ends because its thread has made so many steps; Bound: no.
BlockEnd BlockRunner::end_after(u64 used) const {
  if (too_long(used)) return BlockEnd::TooLong;
  if (late_) return BlockEnd::CutShort;
  if (hasty_ && used >= kHastySteps) return BlockEnd::Postponed;
  return used >= SpinWatch::kSlice && out_of_time_ && out_of_time_() ? BlockEnd::CutShort : BlockEnd::Bound;
}

// Runs the thread up to its next visible operation. Stopped before (StopKind::Budget) if it spins, is too long about
// it, or the time is over: `end` says which.
Operation BlockRunner::run_watched(BlockEnd* end) {
  Operation stop;
  stop.kind = StopKind::Budget;
  for (;;) {
    const u64 used = world_.thread(thread_).core.steps - start_steps_;
    *end = end_after(used);
    if (*end != BlockEnd::Bound) return stop;
    u64 budget = spin_watch_.steps_to_look(used);
    if (options_.block_steps != 0) budget = std::min(budget, options_.block_steps - used);
    stop = in_trusted_call_ ? run_in_trusted_call(budget) : run_invisible(budget);
    if (stop.kind != StopKind::Budget || world_.address_space_exhausted) return stop;
    if (watch_ != nullptr && watch_->stopped) {
      *end = BlockEnd::CutShort;
      return stop;
    }
    if (!spin_watch_.look(world_.thread(thread_).core.steps - start_steps_, picks_.size())) continue;
    *end = BlockEnd::Spinning;
    return stop;
  }
}

// Behind a commit, or in brute force behind an operation, an access of a suspect begins another block.
bool BlockRunner::stops_before_suspects() const {
  const bool behind = post_ || (options_.policy == BlockPolicy::SingleOperation && !first_);
  return races_ && behind && !in_trusted_call_ && races_->has_suspects() && !checks_history();
}

// Runs the thread up to its next visible operation, or the access before which the block ends.
Operation BlockRunner::run_invisible(u64 budget) {
  // What was born in the block before the latest commit may have been published by it; what is born from now on can be
  // known to others only through an access that would end the block, or by the next operation.
  if (post_) events_.young_limit = races_ ? world_.heap.top() : ~0u;
  events_.stop_before = stops_before_suspects() ? races_ : nullptr;
  if (access_watch_ != nullptr) return run_watched_closely(budget);
  if (!slice_) {
    interp::InstructionWatch* const watch = is_noting() && known_->is_noting() ? known_.get() : watch_;
    return run_in_chunks(budget, watch);
  }
  // (Looking at each call of a long computation would take too long. Behind its first steps the call path that an
  // access is given may be that of a call a little earlier.)
  constexpr u64 kExact = 200'000, kCoarse = 64;
  for (;;) {
    slice_(thread_);
    const u64 used = world_.thread(thread_).core.steps - start_steps_;
    const u64 chunk = used < kExact ? 1 : std::min(budget, kCoarse);
    Operation stop = interp::run_to_visible(world_, thread_, chunk, &events_, watch_);
    drain_accesses();
    budget -= chunk;
    if (stop.kind != StopKind::Budget || budget == 0 || (watch_ != nullptr && watch_->stopped)) return stop;
  }
}

// One step may be a native method that copies many elements. So the time is looked at in between, more often where
// steps are long.
Operation BlockRunner::run_in_chunks(u64 budget, interp::InstructionWatch* watch) {
  constexpr u64 kFirst = 512, kShort = 16, kLongStep = 64;  // steps; accesses of a step
  for (u64 chunk = kFirst;;) {
    const u64 steps = std::min(chunk, budget);
    Operation stop = interp::run_to_visible(world_, thread_, steps, &events_, watch);
    const bool is_long = events_.accesses.size() > steps * kLongStep;
    drain_accesses();
    budget -= steps;
    const bool goes_on = stop.kind == StopKind::Budget && budget != 0 && !world_.address_space_exhausted &&
                         (watch == nullptr || !watch->stopped);
    if (!goes_on) return stop;
    chunk = is_long ? kShort : 2 * chunk;
    late_ = is_long && out_of_time_ && out_of_time_();
    if (late_) return stop;
  }
}

// (See watch_accesses().)
Operation BlockRunner::run_watched_closely(u64 budget) {
  events_.young_limit = ~0u;
  events_.stop_before = access_watch_;
  for (;;) {
    const Operation stop = interp::run_to_visible(world_, thread_, 1, &events_, watch_);
    drain_accesses();
    at_stop_(thread_, stop);
    if (watch_ != nullptr && watch_->stopped) return stop;
    if (stop.kind == StopKind::Access) continue;
    if (stop.kind != StopKind::Budget || --budget == 0 || world_.address_space_exhausted) return stop;
  }
}

}  // namespace heddle::tester
