#include "tester/task_threads.h"

#include <algorithm>

#include "tester/confirmation.h"
#include "tester/search.h"
#include "tester/search_log.h"

namespace heddle::tester {

TaskThreads::TaskThreads(const WorldFactory& factory, const ExploreOptions& options)
    : factory_(factory),
      options_(options),
      observed_(options.observed),
      without_end_(options.task_threads_after != 0),
      first_(without_end_ ? options.task_threads_after : kFirst) {
  options_.run.thread_per_task = true;
  options_.partial = {};
  options_.frontier = {};
  options_.progress = nullptr;
  options_.on_ready = nullptr;
  options_.on_confirmed = nullptr;
  options_.limits.max_schedules = 0;
  options_.limits.first = true;
}

// (Not if it shall be told how paths end, or who looks on tells threads apart.)
bool TaskThreads::may_help(const ExploreOptions& options) {
  return options.task_threads && options.mode.is_default() && options.mode.like_threads && options.detect_races &&
         options.partial.strategy == Strategy::Exhaustive && options.limits.bitstate_bytes == 0 &&
         options.trusted.empty() && !options.own_search && !options.uses_eraser() && !options.outcomes &&
         options.expected_outputs.empty() && !options.collect_end_states && !options.explore_finalizers &&
         !options.from_saved_world && !options.on_leaf && !options.on_path;
}

TaskThreads::~TaskThreads() = default;

u64 TaskThreads::done() const { return done_before_ + (search_ ? search_->work() : 0); }

void TaskThreads::begin_pass() {
  done_at_begin_ = done();
  next_ = first_;
}

bool TaskThreads::prove(u64 work, double seconds_left) {
  next_ = work + std::max(kBetween, work / 16);
  return search(without_end_ ? ~0ull : done_at_begin_ + work / kShare, seconds_left);
}

// False: there is no such World.
bool TaskThreads::begin(double seconds) {
  std::string error;
  world_ = factory_(run_options(options_, observed_), &error);
  if (!world_) return false;
  proof_ = {};
  options_.limits.max_seconds = seconds;
  if (options_.log) options_.log->begins(*world_, passes_++, observed_, suspects_);
  search_ = std::make_unique<Search>(*world_, options_, runner_options(options_, observed_), suspects_, &proof_);
  return true;
}

// As many passes as the facts that turn up need, until so much has been done in all.
bool TaskThreads::search(u64 most, double seconds) {
  TimeBox time(seconds, options_.stop);
  while (!hopeless_ && done() < most && !time.is_over()) {
    hopeless_ = !search_ && !begin(time.seconds_left());
    if (hopeless_) return false;
    search_->pause_at(most == ~0ull ? most : most - done_before_);
    search_->run();
    if (search_->is_paused()) return false;
    done_before_ += search_->work() + 1;
    const std::unique_ptr<Search> ended = std::move(search_);
    const Counts& c = proof_.counts;
    hopeless_ = ended->broke_task_rules() || !ended->findings().empty();
    if (ended->restart_needed() && !hopeless_) {
      observed_ = ended->observed();
      hopeless_ = observed_.memory || observed_.identity;
      continue;
    }
    // Each path has come to the program's end, to a state that is known, or to where it does not count.
    hopeless_ |= !proof_.covers_all_schedules() || c.complete + c.pruned + c.abandoned != c.schedules();
    if (hopeless_) return false;
    proof_.observed = observed_;
    return true;
  }
  return false;
}

}  // namespace heddle::tester
