#include "tester/sampling.h"

#include <algorithm>
#include <bit>

#include "tester/interleaving_coverage.h"
#include "tester/search_log.h"

namespace heddle::tester {

// Which methods of the program threads are in at their operations (tester/interleaving_coverage.h). All that it is told
// goes on to `log`, too.
class Sampling::MethodWatch final : public SearchLog {
 public:
  MethodWatch(const vm::World& world, SearchLog* log, InterleavingCoverage& coverage)
      : world_(world), log_(log), coverage_(coverage) {}

  // A block of a run begins.
  void begin() {
    piece_.executed.clear();
    watches_ = true;
  }
  void end(ThreadId t) {
    watches_ = false;
    piece_.thread = t;
    piece_.path = interp::thread_path(world_, t);
    piece_.alone = world_.scalars.live_threads <= 1;
    piece_.stack = methods_of(t);
    coverage_.ran(piece_);
  }

  void begins(const vm::World& w, u64 restarts, const RunnerOptions::Observed& o, const Suspects& s) override {
    if (log_) log_->begins(w, restarts, o, s);
  }
  void node(size_t depth, const checkpoint::Digest& d, const ThreadSet& enabled, const ThreadSet& delayed) override {
    if (log_) log_->node(depth, d, enabled, delayed);
  }
  void known_state(size_t depth, const checkpoint::Digest& d, const ThreadSet& left) override {
    if (log_) log_->known_state(depth, d, left);
  }
  void runs(size_t depth, ThreadId t, const std::vector<Pick>& forced) override {
    if (log_) log_->runs(depth, t, forced);
  }
  void operation(ThreadId t, const interp::Operation& stop) override {
    if (log_) log_->operation(t, stop);
    if (!watches_) return;
    if (const std::vector<InterleavingCoverage::Method> stack = methods_of(t); !stack.empty())
      piece_.executed.push_back(stack.back());
  }
  void block(const BlockArena& arena, const Block& b) override {
    if (log_) log_->block(arena, b);
  }
  void leaf(const char* kind) override {
    if (log_) log_->leaf(kind);
  }
  void finding(const std::string& key) override {
    if (log_) log_->finding(key);
  }

 private:
  // The program's own, outermost first.
  std::vector<InterleavingCoverage::Method> methods_of(ThreadId t) {
    std::vector<InterleavingCoverage::Method> methods;
    const vm::Thread& thread = world_.thread(t);
    for (u32 i = 0; i < thread.core.frame_count; ++i) {
      const vm::Method& m = *world_.classes.method_by_id(thread.frames[i].method);
      if (m.owner->is_library) continue;
      methods.push_back(coverage_.by_name(m.owner->dotted_name() + "." + m.name));
    }
    return methods;
  }

  const vm::World& world_;
  SearchLog* const log_;
  InterleavingCoverage& coverage_;
  InterleavingCoverage::Piece piece_;
  bool watches_ = false;
};

Sampling::Sampling(vm::World& world, const ExploreOptions& options, const Limits& limits, const PartialOptions& partial,
                   const std::vector<Strategy>& strategies, const RunnerOptions& runner_options, Suspects& suspects,
                   ExploreResult* result)
    : PartialSearch(world, options, limits, runner_options, suspects, result), partial_(partial) {
  length_ = std::min(length_, limits.max_depth);
  for (Strategy s : strategies) {
    PartialOptions of_its_own = partial;
    of_its_own.strategy = s;
    Stream stream;
    stream.strategy = make_strategy(of_its_own);
    stream.strategy->places([this](ThreadId t) { return place_hash(world_, t); });
    stream.coverage.strategy = s;
    stream.coverage.seed = partial.seed;
    streams_.push_back(std::move(stream));
  }
  if (partial.noise.coverage != nullptr) {
    partial.noise.coverage->begin_search();
    watch_ = std::make_unique<MethodWatch>(world, options.log, *partial.noise.coverage);
    runner_.log(watch_.get());
  }
}

Sampling::~Sampling() = default;

// One run.
bool Sampling::step() {
  if (!stand_at_root()) return !is_stopped() && !root_is_known_;
  Stream& stream = streams_[runs_ % streams_.size()];
  const u64 number = runs_ / streams_.size();
  Random random(partial_.seed, number);
  if (run_once(stream, random)) ++runs_;
  return !is_stopped() && runs_ < partial_.runs * streams_.size();
}

// What threads do first is found out once, and again when there are new suspects. False: it is not known.
bool Sampling::stand_at_root() {
  while (path_.depth() > 1) path_.pop();
  Node& root = path_.top();
  root.dirty = true;
  restore(root);
  world_.address_space_exhausted = false;
  if (!root_is_known_) {
    arena_.truncate(root.arena);
    at_root_.clear();
    root_is_known_ = look_ahead(root, &at_root_, root.candidates);
    if (world_.address_space_exhausted) budget_.stop(SearchEnd::MemoryLimit);
    behind_root_ = arena_.position();
  }
  arena_.truncate(behind_root_);
  next_ = at_root_;
  return root_is_known_;
}

// False: the run has been broken off, and does not count.
bool Sampling::run_once(Stream& stream, Random& random) {
  limit_ = limit_of_run();
  stream.strategy->begin_run(limit_, random);
  if (watch_) partial_.noise.coverage->begin_run();
  last_ = vm::kNoThread;
  alone_ = 0;
  attempts_before_ = counts_.attempts;
  for (;;) {
    Node& n = path_.top();
    if (world_.scalars.live_user_threads == 0 || world_.scalars.exiting) break;
    count_state(stream);
    ThreadId t = vm::kNoThread;
    if (!choose(*stream.strategy, random, &t)) {
      if (is_stopped()) return false;
      if (!world_.address_space_exhausted) {  // new suspects: the run is drawn again
        root_is_known_ = false;
        return false;
      }
      leaves_.count(&Counts::too_long, "too long");
      return end_run(stream, true), true;
    }
    u32 block;
    if (watch_) watch_->begin();
    if (t == vm::kNoThread) {
      if (let_time_pass(n, &next_)) continue;
      block = let_spin(n, next_, n.forced_spins);
      if (block == kUnknown) break;
    } else {
      if (!budget_.allows_block(counts_.schedules())) return false;
      block = run_with_random_picks(n, t, arena_.blocks[next_[t]], random);
    }
    if (is_stopped()) return false;
    if (watch_) watch_->end(arena_.blocks[block].thread);
    if (!advance(block, *stream.strategy)) {
      if (budget_.is_stopped()) return false;
      return end_run(stream, arena_.blocks[block].end != BlockEnd::Abandoned), true;
    }
  }
  Node& n = path_.top();
  restore(n);
  leaves_.at_end_of_path(n);
  checkpoint::Digest end = digest_.compute({true, false});
  stream.end_states.insert(end.low ^ end.high);
  if (has_failed() && ++stream.coverage.failed == 1) stream.coverage.first_failed = stream.coverage.runs + 1;
  return end_run(stream, false), true;
}

// The world stands at a node of a run. (Beside an exhaustive search, whose states they are anyway, it is not worth its
// time.)
void Sampling::count_state(Stream& stream) {
  if (options_.partial.strategy == Strategy::Exhaustive || stream.states.size() >= kMostStates) return;
  const checkpoint::Digest state = digest_.compute({options_.outcomes, false});
  stream.states.insert(state.low ^ state.high);
}

// Who runs next; kNoThread: nobody can. False: the run cannot go on (look_ahead).
bool Sampling::choose(SamplingStrategy& strategy, Random& random, ThreadId* chosen) {
  Node& n = path_.top();
  // Where many threads conflict it would cost more to look at all of them again behind each block than to run.
  const u64 ahead = counts_.attempts - attempts_before_;
  const bool all = ahead < kAhead * (path_.depth() + n.candidates.size());
  if (!look_ahead(n, &next_, all ? n.candidates : ThreadSet{})) return false;
  for (;;) {
    const ThreadSet can_run = quick_first(n);
    if (can_run.empty()) return true;
    const ThreadId t = strategy.next(can_run, random);
    if (next_[t] == kUnknown) {
      ThreadSet him;
      him.insert(t);
      if (!look_ahead(n, &next_, him)) return false;
      if (n.blocked.contains(t) || n.postponed.contains(t)) continue;
    }
    alone_ = t == last_ && can_run.size() > 1 ? alone_ + 1 : 0;
    *chosen = last_ = t;
    return true;
  }
}

// The decisions in the block are drawn one after the other, for the later ones are not known before.
u32 Sampling::run_with_random_picks(Node& n, ThreadId t, const Block& next, Random& random) {
  const bool hasty = next.end == BlockEnd::Postponed;
  const BlockArena::Position before = arena_.position();
  forced_.clear();
  u32 index = run_block(n, t, {}, false);
  if (hasty) return index;
  for (size_t i = 0; i < arena_.picks_of(arena_.blocks[index]).size(); ++i) {
    const auto picks = arena_.picks_of(arena_.blocks[index]);
    Pick pick = picks[i];
    pick.value = static_cast<u32>(random.below(pick.options));
    const bool same = pick.value == picks[i].value;
    forced_.assign(picks.begin(), picks.begin() + static_cast<std::ptrdiff_t>(i));
    forced_.push_back(pick);
    if (same) continue;
    arena_.truncate(before);
    index = run_block(n, t, forced_, false);
    if (restart_needed()) return index;
    meet_others(n, next_, index);
    const BlockEnd end = arena_.blocks[index].end;
    if (end != BlockEnd::Blocked && end != BlockEnd::Spinning) continue;
    // With these decisions it cannot go on; with the first ones it can.
    arena_.truncate(before);
    return run_block(n, t, {}, false);
  }
  return index;
}

// Behind the block there is another node of the path. False: the run ends there.
bool Sampling::advance(u32 index, SamplingStrategy& strategy) {
  if (!goes_on_behind(index, limit_)) return false;
  const Block block = arena_.blocks[index];
  const ThreadSet affected = forget_dependent(block, &next_);
  strategy.ran(block.thread, affected);
  if (path_.depth() > 1) checkpoints_.pop(path_.top().mark);  // but the root's stays
  push_node(block.thread, index);
  if (!strategy.is_fair() && spins(block.thread)) strategy.spins(block.thread);
  return true;
}

// It has been running for a while, all by itself: has the state come back? (Brent's algorithm, in short stretches.)
bool Sampling::spins(ThreadId) {
  constexpr u64 kFew = 64;
  if (alone_ < kFew) return false;
  const u64 power = std::bit_floor(alone_);
  if (alone_ == power) kept_ = digest_.compute({});
  else if (alone_ - power <= kFew && digest_.compute({}) == kept_) return alone_ = 0, true;
  return false;
}

void Sampling::end_run(Stream& stream, bool cut) {
  u32 threads = 0;
  for (const auto& t : world_.threads) threads += t->core.state != vm::ThreadState::Unborn;
  stream.strategy->end_run(path_.depth() - 1, threads);
  ++stream.coverage.runs;
  if (watch_) partial_.noise.coverage->end_run();
  stream.coverage.cut += cut;
  stream.coverage.length = std::max(stream.coverage.length, limit_);
  ++(cut ? cut_ : ended_);
  if (!cut || world_.address_space_exhausted || ++cut_at_length_ < kCutRuns) return;
  cut_at_length_ = 0;
  length_ = std::min(2 * length_, limits_.max_depth);
}

// The run is over, and nobody can go on.
bool Sampling::has_failed() const {
  if (world_.scalars.live_user_threads > 0 && !world_.scalars.exiting) return true;
  return std::any_of(world_.threads.begin(), world_.threads.end(), [](const auto& t) { return t->core.uncaught != 0; });
}

u32 Sampling::limit_of_run() const {
  if (ended_ > 0) return length_;
  const u64 limit = static_cast<u64>(kFirstLength) << std::min(20, std::countr_zero(cut_ + 1));
  return static_cast<u32>(std::min<u64>(limit, limits_.max_depth));
}

void Sampling::describe(ExploreResult* result) const {
  result->coverage.clear();
  for (const Stream& s : streams_) {
    Coverage c = s.coverage;
    c.states = s.states.size();
    c.states_at_least = c.states >= kMostStates;
    c.end_states = s.end_states.size();
    s.strategy->describe(&c);
    result->coverage.push_back(c);
  }
  if (partial_.runs > 0)
    counts_.share = static_cast<double>(runs_) / static_cast<double>(partial_.runs * streams_.size());
}

}  // namespace heddle::tester
