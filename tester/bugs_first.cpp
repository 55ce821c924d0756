#include "tester/bugs_first.h"

#include <algorithm>

#include "tester/confirmation.h"
#include "tester/preemption_search.h"
#include "tester/sampling.h"

namespace heddle::tester {
namespace {
constexpr u32 kMostPreemptions = 1000;
constexpr u64 kMostRuns = 1'000'000'000'000;
constexpr u64 kShares[] = {2, 1};  // preemption bounding's share and sampling's
}  // namespace

// One of the searches, begun again whenever it has observed a fact that needs it.
class BugsFirst::Part {
 public:
  using Make = std::function<std::unique_ptr<PartialSearch>(Part&, const Limits&, const RunnerOptions&)>;
  Part(const WorldFactory& factory, const ExploreOptions& options, const RunnerOptions::Observed& observed, Make make)
      : factory_(factory), options_(options), observed_(observed), make_(std::move(make)) {
    options_.partial = {};
    options_.progress = nullptr;
    options_.log = nullptr;
    options_.collect_end_states = false;
    options_.end_state = nullptr;
    options_.on_leaf = nullptr;
    options_.on_path = nullptr;
    options_.limits.max_schedules = 0;
  }

  void run_for(u64 blocks, double seconds, const Handler& handler) {
    const u64 before = blocks_run();
    options_.limits.max_seconds = seconds;
    while (blocks_run() - before < blocks && !over_) {
      if (!search_ && !begin()) return;
      search_->limit_time(seconds);
      search_->run_for(blocks - (blocks_run() - before));
      for (; told_ < search_->findings().size(); ++told_) handler(search_->observed(), search_->findings()[told_]);
      if (search_->restart_needed()) {
        observed_ = search_->observed();
        blocks_before_ += search_->blocks_run();
        search_.reset();
      } else if (search_->is_over()) {
        over_ = true;
      }
    }
  }
  u64 blocks_run() const { return blocks_before_ + (search_ ? search_->blocks_run() : 0); }
  const std::vector<Coverage>& coverage() const { return result_.coverage; }
  vm::World& world() { return *world_; }
  const ExploreOptions& options() const { return options_; }
  Suspects& suspects() { return suspects_; }
  ExploreResult& result() { return result_; }

 private:
  bool begin() {
    std::string error;
    search_.reset();
    world_ = factory_(run_options(options_, observed_), &error);
    if (!world_) return !(over_ = true);
    result_ = {};
    told_ = 0;
    search_ = make_(*this, options_.limits, runner_options(options_, observed_));
    return true;
  }

  const WorldFactory& factory_;
  ExploreOptions options_;
  RunnerOptions::Observed observed_;
  const Make make_;
  Suspects suspects_;
  WorldPointer world_;
  ExploreResult result_;
  std::unique_ptr<PartialSearch> search_;
  size_t told_ = 0;
  u64 blocks_before_ = 0;
  bool over_ = false;
};

BugsFirst::BugsFirst(const WorldFactory& factory, const ExploreOptions& options,
                     const RunnerOptions::Observed& observed)
    : first_(options.bugs_first_after != 0 ? options.bugs_first_after : kFirst) {
  const auto sampling = [](Part& p, const Limits& limits, const RunnerOptions& runner) {
    PartialOptions partial;
    partial.runs = kMostRuns;
    return std::make_unique<Sampling>(p.world(), p.options(), limits, partial,
                                      std::vector<Strategy>{Strategy::Rounds, Strategy::Pos, Strategy::Pct}, runner,
                                      p.suspects(), &p.result());
  };
  const auto preemption = [](Part& p, const Limits& limits, const RunnerOptions& runner) {
    return std::make_unique<PreemptionSearch>(p.world(), p.options(), limits, kMostPreemptions, runner, p.suspects(),
                                              &p.result());
  };
  parts_.push_back(std::make_unique<Part>(factory, options, observed, preemption));
  parts_.push_back(std::make_unique<Part>(factory, options, observed, sampling));
}

BugsFirst::~BugsFirst() = default;

u64 BugsFirst::interrupt(u64 blocks, double seconds_left, const Handler& handler) {
  blocks_of_pass_ = blocks;
  const u64 exhaustive = blocks_before_ + blocks;
  if (exhaustive < first_) return first_ - blocks_before_;
  for (size_t i = 0; i < parts_.size(); ++i) {
    const u64 allowed = exhaustive / kShare * kShares[i] / (kShares[0] + kShares[1]), used = parts_[i]->blocks_run();
    if (allowed > used) parts_[i]->run_for(allowed - used, seconds_left, handler);
  }
  return blocks + std::max(exhaustive / 4, first_ / 4);
}

std::vector<Coverage> BugsFirst::coverage() const {
  std::vector<Coverage> all;
  for (const auto& part : parts_) all.insert(all.end(), part->coverage().begin(), part->coverage().end());
  return all;
}

u64 BugsFirst::blocks_run() const {
  u64 n = 0;
  for (const auto& part : parts_) n += part->blocks_run();
  return n;
}

}  // namespace heddle::tester
