// A search that goes on in another process (--resume).
//
// Written down are the sets of the nodes of the path, by the numbers of threads and blocks; the cache's digests;
// and everything found. Not written are Worlds, marks and footprints: these come back by running all blocks of
// the path's nodes again from the start, which gives the same ones, as a run depends on nothing but the
// program, the journal and the decisions (a law). For digests and locksets to mean the same, the new World
// first gets the old one's order of classes, permanent objects, threads and files (checkpoint/world_order.h).
#include "tester/frontier.h"

#include <algorithm>

#include "checkpoint/world_order.h"
#include "tester/path.h"

namespace heddle::tester {

struct Search::BlockRecipe {
  ThreadId thread = 0;
  bool let_spin = false, in_time = false;
  std::vector<Pick> picks;
  // What comes of it, for checking.
  BlockEnd end = BlockEnd::Bound;
  u32 visible_operations = 0;
  template <typename A>
  friend void serialise(A& archive, BlockRecipe& r) {
    archive(r.thread, r.let_spin, r.in_time, r.picks, r.end, r.visible_operations);
  }
};

namespace {

bool same_picks(std::span<const Pick> one, std::span<const Pick> other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](const Pick& a, const Pick& b) {
    return a.at == b.at && a.kind == b.kind && a.value == b.value && a.options == b.options;
  });
}

constexpr const char* kNotThis = "does not fit this program, or not these options (its path runs otherwise)";

}  // namespace

// The part that is the same for writing and reading.
template <typename A>
void Search::serialise_results(A& archive) {
  ExploreResult& r = result_;
  archive(path_, deadlocks_);
  archive(r.counts, r.outputs, r.output_schedules, r.single_threaded);
  archive(r.end_states, r.fault_keys, r.stuck_keys, r.cycle_keys);
  archive(findings_);
  std::vector<u64> learnt = reduction_->learnt();
  archive(learnt);
  if constexpr (A::kReads) reduction_->remember(learnt);
}

void Search::keep_frontier() {
  const auto begin = std::chrono::steady_clock::now();
  if (!options_.frontier.keep || !result_.lost_worker.empty()) return;
  if (kept_will_do()) return frontier_timer_.start(options_.frontier.seconds);
  const bool starts_again = meetings_ && meetings_->check().grew();
  if (!starts_again) cache_.add_shared();
  options_.frontier.keep(frontier_writer(starts_again));
  if (starts_again) return;
  has_kept_ = true;

  // A large cache takes its time: not more than a twentieth of all.
  const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  frontier_timer_.start(std::max(options_.frontier.seconds, 20 * took));
  keep_seconds_per_state_ = took / static_cast<double>(cache_.states() + 1);
}

// What writes the frontier as it is now, as often as somebody likes: until the search goes on.
std::function<void(checkpoint::ArchiveWriter&)> Search::frontier_writer(bool starts_again) {
  for (size_t i = 0; i < path_.depth() && !starts_again; ++i) reduction_->pack(path_[i]);
  return [this, starts_again, seconds = budget_.seconds()](checkpoint::ArchiveWriter& archive) {
    archive(FrontierHead{runner_.options().observed, options_.run.promoted, result_.restarts + starts_again,
                         meetings_ ? meetings_->check().suspects() : Suspects{}, starts_again, seconds,
                         options_.mode.name});
    archive(checkpoint::order_of(world_));
    if (starts_again) return;
    archive(locksets_.sets(), seconds, runner_.memory());
    std::vector<BlockRecipe> recipes;
    for (const Block& b : arena_.blocks) {
      const auto picks = arena_.picks_of(b);
      recipes.push_back({b.thread, b.let_spin, b.in_time, {picks.begin(), picks.end()}, b.end, b.visible_operations});
    }
    archive(recipes);
    serialise_results(archive);
    archive(cache_, kept_, meetings_ ? meetings_->check().notes() : RaceCheck::Notes{});
  };
}

// Who wants an end wants it now: a large cache stays as it was when it was written last, and a little is done again.
// Nor is a new one begun that would not be written before time is up.
bool Search::kept_will_do() const {
  constexpr double kAtOnce = 0.5;
  if (!has_kept_) return false;
  const double takes = keep_seconds_per_state_ * static_cast<double>(cache_.states());
  if (!budget_.is_stopped()) return takes > budget_.seconds_left();
  return (budget_.end() == SearchEnd::TimeLimit || budget_.end() == SearchEnd::Interrupted) && takes > kAtOnce;
}

bool Search::begins_as(checkpoint::ArchiveReader& archive, std::string* error) {
  *error = kNotThis;
  checkpoint::WorldOrder order;
  archive(order);
  if (!archive.ok() || !archive.at_end() || !checkpoint::bring_into_order(world_, order, error)) return false;
  error->clear();
  return true;
}

bool Search::resume(checkpoint::ArchiveReader& archive, std::string* error) {
  rebuilding_ = true;
  detectors_.silence(true);
  *error = kNotThis;
  if (!prologue_.run_to_root()) return false;
  runner_.at_root();
  collected_at_root_ = world_.scalars.collected_at;
  checkpoint::WorldOrder order;
  std::vector<std::vector<Ref>> locksets;
  BlockRunner::Memory memory;
  archive(order, locksets, seconds_before_, memory);
  if (!archive.ok() || !checkpoint::bring_into_order(world_, order, error)) return false;
  *error = kNotThis;
  if (!locksets_.restore(locksets)) return false;
  runner_.remember(memory);
  std::vector<BlockRecipe> recipes;
  archive(recipes);
  RaceCheck::Notes notes;
  if (!read_frontier(archive, &notes) || !rebuild_path(recipes) || !check_indices()) return false;
  if (meetings_ && !meetings_->check().restore(notes)) return false;
  if (meetings_) meetings_->rebuild(path_);
  rebuilding_ = false;
  detectors_.silence(false);
  resumed_ = true;
  error->clear();
  return true;
}

bool Search::read_frontier(checkpoint::ArchiveReader& archive, RaceCheck::Notes* notes) {
  serialise_results(archive);
  archive(cache_, kept_, *notes);
  return archive.ok() && archive.at_end() && path_.depth() > 0;
}

// At each node, its blocks in the order in which they were run; behind the last one stands the next node.
bool Search::rebuild_path(const std::vector<BlockRecipe>& recipes) {
  if (arena_.position().blocks != 0) return false;
  for (size_t i = 0; i < path_.depth(); ++i) {
    Node& node = path_[i];
    const size_t begin = node.arena.blocks;
    const size_t end = i + 1 < path_.depth() ? path_[i + 1].arena.blocks : recipes.size();
    if (begin != arena_.blocks.size() || end < begin || end > recipes.size()) return false;
    detectors_.at_boundary();
    runner_.let_time_pass(node.in_time);
    if (node.candidates != runner_.candidates()) return false;
    node.arena = arena_.position();
    node.mark = checkpoints_.mark();
    node.dirty = false;
    if (i == 0 && is_like()) digest_.at_root();
    if (i == 0 && meetings_) meetings_->check().at_root();
    if (options_.mode.uses_summaries()) {
      // (The root's is computed before there is a root mark: it is equal to no other one.)
      if (digest_of_state() != node.digest && node.is_kept() && i > 0) return false;
      if (node.is_kept()) clock_loops_.enter(i);
      else clock_loops_.enter_unkept(i);
      reduction_->enter_again(node);
    }
    for (size_t b = begin; b < end; ++b) {
      const BlockRecipe& recipe = recipes[b];
      if (recipe.thread >= world_.threads.size() || !node.candidates.contains(recipe.thread)) return false;
      if (node.dirty) checkpoints_.restore(node.mark);
      runner_.let_time_pass(recipe.in_time);
      runner_.pace(clock_loops_.pace(i, recipe.thread));
      const u32 index =
          recipe.let_spin ? runner_.run_at_most(recipe.thread, kSpinSteps) : runner_.run(recipe.thread, recipe.picks);
      Block& block = arena_.blocks[index];
      if (block.end != BlockEnd::Blocked && block.end != BlockEnd::Spinning && queue_dead_finalizable(world_))
        block.everything = true;  // as in child()
      node.dirty = true;
      if (restart_needed() || block.end != recipe.end || block.visible_operations != recipe.visible_operations ||
          !same_picks(recipe.picks, arena_.picks_of(block)))
        return false;
    }
    runner_.let_time_pass(false);
    runner_.pace(0);
    if (i + 1 == path_.depth()) break;
    // What is undone leads nowhere.
    if (end == begin || path_[i + 1].path_block != end - 1) return false;
    const BlockEnd last = arena_.blocks[end - 1].end;
    if (last == BlockEnd::Blocked || last == BlockEnd::Abandoned || is_no_end(last)) return false;
  }
  return true;
}

// Everything that is an index lies where step() and the functions below it will look. Finds the nodes' states.
bool Search::check_indices() {
  const size_t threads = world_.threads.size(), blocks = arena_.blocks.size();
  const auto known = [&](const ThreadSet& set) {
    bool all = true;
    set.for_each([&](ThreadId t) { all &= t < threads; });
    return all;
  };
  const auto entries_fit = [&](const std::vector<Recorded>& entries) {
    return std::all_of(entries.begin(), entries.end(), [&](const Recorded& e) {
      return e.thread < threads && e.count > 0 && e.count <= blocks && e.first_block <= blocks - e.count;
    });
  };
  if (!entries_fit(path_.delayed) || !entries_fit(path_.blocked)) return false;
  for (const RawFinding& f : findings_.all())
    for (const PathStep& step : f.path)
      if (step.thread >= threads) return false;
  const bool cached = options_.mode.cache || options_.mode.merge_states;
  u32 delayed = 0, blocked = 0, undiscovered = 0;
  for (size_t i = 0; i < path_.depth(); ++i) {
    Node& n = path_[i];
    for (const ThreadSet* set : {&n.enabled, &n.delayed, &n.blocked, &n.delayed_first, &n.explored_before, &n.postponed,
                                 &n.able, &n.summary.untried, &n.summary.required, &n.summary.answered})
      if (!known(*set)) return false;
    // (What can be tried is tried: a thread that cannot go on must not be among them.)
    if (!((n.enabled | n.summary.untried | n.postponed) - n.candidates).empty() || n.current >= threads) return false;
    if (n.summary.preferred != vm::kNoThread && n.summary.preferred >= threads) return false;
    if (n.delayed_begin < delayed || n.delayed_begin > path_.delayed.size()) return false;
    if (n.blocked_begin < blocked || n.blocked_begin > path_.blocked.size()) return false;
    delayed = n.delayed_begin;
    blocked = n.blocked_begin;
    if (n.spinner > path_.blocked.size() || n.summary.attempts > path_.blocked.size()) return false;
    const bool runs = n.running != vm::kNoThread;
    if (runs && (!n.candidates.contains(n.running) || n.block_count == 0 || n.block_count > blocks ||
                 n.first_block > blocks - n.block_count))
      return false;
    if (!runs && n.more) return false;
    if (!cached) continue;
    n.cache = cache_.find(n.digest);
    if (!n.cache) return false;
    cache_.enter(n.cache);
    if (!n.first_visit) {
      if (options_.mode.delaying == Delaying::None || options_.mode.uses_summaries())
        return false;  // it would be no node
      continue;
    }
    // Tarjan's stack is the path's, and more.
    if (!n.cache.pending() || cache_.place_of(n.cache) < undiscovered) return false;
    undiscovered = cache_.place_of(n.cache) + 1;
  }
  return !options_.mode.uses_summaries() || nobody_is_tried_twice();
}

// A thread that can go on at a node has been tried there, is to be tried, or has not been needed: one of these.
bool Search::nobody_is_tried_twice() const {
  size_t delayed = path_.delayed.size(), blocked = path_.blocked.size();
  for (size_t i = path_.depth(); i-- > 0;) {
    const Node& n = path_[i];
    const ThreadSet others = n.enabled | n.summary.untried;
    if (!(n.enabled & n.summary.untried).empty()) return false;
    if (n.running != vm::kNoThread && others.contains(n.running)) return false;
    for (; delayed > n.delayed_begin; --delayed)
      if (others.contains(path_.delayed[delayed - 1].thread)) return false;
    for (; blocked > n.blocked_begin; --blocked)
      if (others.contains(path_.blocked[blocked - 1].thread)) return false;
  }
  return true;
}

}  // namespace heddle::tester
