// What the workers on one machine search (docs/algorithms.md, "Several workers").
//
// The first one searches as if it were alone. Another one does beforehand what the first will have to do: at a node of
// the first one's path, behind which the search has been for a while already, it explores what another thread leads to,
// one that is to be tried there or in all likelihood will turn out so. What it closes the first one finds closed. So
// the first one's path is told from time to time, and a worker goes over to it.
//
// It chooses threads as the first one does: then it comes to states that the first one would have come to, and not to
// others that the reduction leaves out.
#include <unistd.h>

#include "tester/frontier.h"

namespace heddle::tester {

// --- the first

// Is one known for whoever is free? (If not it is not looked for again at once.)
bool Search::has_job() {
  constexpr double kSoon = 0.0005, kLater = 0.002;  // seconds
  if (!next_job_.empty()) return true;
  if (!job_timer_.is_due()) return false;
  next_job_ = choose_job();
  job_delay_ = next_job_.empty() ? std::clamp(2 * job_delay_, kSoon, kLater) : 0;
  job_timer_.start(job_delay_);
  return !next_job_.empty();
}

void Search::give_jobs() {
  if (!workers_->uses_jobs()) return;
  for (u32 number = 1; number < workers_->all(); ++number)
    if (workers_->wants_job(number) && has_job()) workers_->give_job(number, std::exchange(next_job_, {}));
}

// The deepest node of the path behind which the search has been for some time, with somebody to be tried there: what
// he leads to is much, and the first one will not be there at once. Packed, for the others; empty: there is none.
std::string Search::choose_job() {
  constexpr double kSeconds = 0.01;
  constexpr u64 kLeastNodes = 2;
  constexpr size_t kMostLookedAt = 256, kMostDepth = 20'000;
  const double rate = static_cast<double>(counts_.nodes) / std::max(budget_.seconds(), 0.001);
  const u64 least = std::max(kLeastNodes, static_cast<u64>(rate * std::min(options_.seconds_alone(), kSeconds)));
  const auto is_old = [&](size_t depth) { return path_[depth - 1].number + least <= counts_.nodes; };
  size_t oldest = 0;  // (Nodes are the older the higher they are.)
  for (size_t end = path_.depth() + 1; oldest + 1 < end;) {
    const size_t middle = oldest + (end - oldest) / 2;
    if (is_old(middle)) oldest = middle;
    else end = middle;
  }
  if (oldest > kMostDepth) return "";
  for (size_t depth = oldest; depth > 0 && depth + kMostLookedAt > oldest; --depth) {
    Node& n = path_[depth - 1];
    if (!n.cache || !n.cache.pending() || n.running == vm::kNoThread) continue;
    const ThreadId t = reduction_->likely_next(n, n.handed_on);
    if (t == vm::kNoThread) continue;
    n.handed_on.insert(t);
    return pack_job(depth, t);
  }
  return "";
}

std::string Search::pack_job(size_t depth, ThreadId thread) const {
  Job job;
  job.thread = thread;
  for (size_t i = 0; i < depth; ++i) {
    const Node& n = path_[i];
    Job::Step step;
    step.digest = n.digest;
    if (i > 0) {
      const Block& block = arena_.blocks[n.path_block];
      if (block.let_spin || block.in_time) return "";
      const auto picks = arena_.picks_of(block);
      step.thread = block.thread;
      step.picks.assign(picks.begin(), picks.end());
    }
    job.path.push_back(std::move(step));
  }
  checkpoint::ArchiveWriter archive;
  archive(job);
  return archive.take();
}

// --- the others

// Between two steps: goes on with the job, or with the next one.
void Search::go_on_with_job() {
  if (job_ && is_job_going_on()) return;
  job_.reset();
  while (!job_ && !budget_.is_stopped()) {
    if (const std::string packed = workers_->take_job(); !packed.empty()) {
      checkpoint::ArchiveReader archive(packed);
      Job job;
      archive(job);
      HEDDLE_CHECK(archive.ok() && archive.at_end(), "a worker's job");
      begin_job(std::move(job));
      continue;
    }
    constexpr u32 kMicroseconds = 200;
    ::usleep(kMicroseconds);
    if (asked_to_hurry()) budget_.stop(SearchEnd::Interrupted);
  }
}

// Has the same block led to the node? (Its digest does not say: threads that are like each other may have changed
// places.)
bool Search::is_step(const Node& n, const Job::Step& step) const {
  const Block& block = arena_.blocks[n.path_block];
  const auto picks = arena_.picks_of(block);
  const auto same = [](const Pick& a, const Pick& b) { return a.at == b.at && a.kind == b.kind && a.value == b.value; };
  const bool is_same = n.digest == step.digest || !n.is_kept() || !StateCache::is_kept(step.digest);
  return block.thread == step.thread && is_same &&
         std::equal(picks.begin(), picks.end(), step.picks.begin(), step.picks.end(), same);
}

// The path is left, up to where it is the job's, too: the states there are the first one's to be closed.
void Search::begin_job(Job job) {
  size_t common = 1;
  while (common < std::min(path_.depth(), job.path.size()) && is_step(path_[common], job.path[common])) ++common;
  while (path_.depth() > common) {
    Node& n = path_.top();
    checkpoints_.pop(n.mark);
    if (meetings_) meetings_->close(n);
    reduction_->abandon(n);
    drop_top();
  }
  Node& n = path_.top();
  cache_.forget_behind(n.cache);
  n.dirty = true;
  job.published_before = cache_.sharing().published;
  job.twice_before = cache_.sharing().twice;
  job_ = std::move(job);
  aim(n);
}

// The next step at the node is the job's.
void Search::aim(Node& n) {
  n.postponed = n.enabled = {};
  n.first_block = static_cast<u32>(arena_.blocks.size());
  n.block_count = 0;
  n.more = path_.depth() < job_->path.size();
  if (n.more) {
    const Job::Step& next = job_->path[path_.depth()];
    n.running = next.thread;
    n.forced = next.picks;
  } else {
    n.running = vm::kNoThread;
    n.enabled.insert(job_->thread);
    job_->is_there = true;
  }
}

// A step has been made. Is there another one?
bool Search::is_job_going_on() {
  const size_t depth = path_.depth(), end = job_->path.size();
  if (!job_->is_there) {
    // (Where the step led to is another state than it was for the first one, or one that has been closed since.)
    Node& n = path_.top();
    if (depth < 2 || depth > end || n.number != counts_.nodes || !is_step(n, job_->path[depth - 1])) return false;
    aim(n);
    return true;
  }
  if (depth < end || (depth == end && !path_.top().more)) return false;
  // The first one has come there, too, if much of what is closed here it has closed: then both do the same.
  constexpr u64 kWindow = 32, kMostTwice = 8;
  const StateCache::Shared& sharing = cache_.sharing();
  const u64 twice = sharing.twice - job_->twice_before;
  if (twice > kMostTwice) return false;
  if (twice + sharing.published - job_->published_before < kWindow) return true;
  job_->twice_before = sharing.twice;
  job_->published_before = sharing.published;
  return true;
}

}  // namespace heddle::tester
