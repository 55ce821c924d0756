#include "tester/task_threads.h"

#include "tester/confirmation.h"
#include "tester/search.h"
#include "tester/search_log.h"

namespace heddle::tester {

TaskThreads::TaskThreads(const WorldFactory& factory, const ExploreOptions& options)
    : factory_(factory),
      options_(options),
      observed_(options.observed),
      without_end_(options.task_threads_after != 0),
      next_(without_end_ ? options.task_threads_after : kFirst) {
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

bool TaskThreads::prove(u64 blocks, double seconds_left) {
  const bool proved = search(without_end_ ? ~0ull : blocks / kShare, seconds_left);
  next_ = hopeless_ ? ~0ull : kMoreBlocks * blocks;
  return proved;
}

// As many passes as the facts that turn up need.
bool TaskThreads::search(u64 work, double seconds) {
  TimeBox time(seconds, options_.stop);
  u64 done = 0;
  while (done < work && !time.is_over()) {
    std::string error;
    const WorldPointer world = factory_(run_options(options_, observed_), &error);
    if (!world) return false;
    proof_ = {};
    options_.limits.max_seconds = time.seconds_left();
    if (options_.log) options_.log->begins(*world, passes_++, observed_, suspects_);
    Search search(*world, options_, runner_options(options_, observed_), suspects_, &proof_);
    if (work != ~0ull) search.interrupt_at(work - done, [](u64) { return u64{0}; });
    search.run();
    const Counts& c = proof_.counts;
    done += c.blocks + c.attempts + 1;
    hopeless_ = search.broke_task_rules() || !search.findings().empty();
    if (hopeless_) return false;
    if (search.restart_needed()) {
      observed_ = search.observed();
      hopeless_ = observed_.memory || observed_.identity;
      if (hopeless_) return false;
      continue;
    }
    // Each path has come to the program's end, to a state that is known, or to where it does not count.
    if (proof_.end != SearchEnd::Exhausted || c.complete + c.pruned + c.abandoned != c.schedules()) return false;
    proof_.observed = observed_;
    return true;
  }
  return false;
}

}  // namespace heddle::tester
