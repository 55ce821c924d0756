#include "tester/sampling_strategy.h"

#include <algorithm>

#include "tester/noise.h"
#include "vm/base/check.h"

namespace heddle::tester {
namespace {

ThreadId highest(const ThreadSet& able, const std::vector<u64>& priorities) {
  ThreadId best = vm::kNoThread;
  able.for_each([&](ThreadId t) {
    if (best == vm::kNoThread || priorities[t] > priorities[best]) best = t;
  });
  return best;
}

// Those who have no priority get one; in the order of their numbers, so that the run is the same every time.
void complete(const ThreadSet& able, u64 least, std::vector<u64>* priorities, Random& random) {
  able.for_each([&](ThreadId t) {
    if (priorities->size() <= t) priorities->resize(t + 1, 0);
    if ((*priorities)[t] == 0) (*priorities)[t] = least + random.below(~0ull - least);
  });
}

}  // namespace

ThreadId RandomWalk::next(const ThreadSet& able, Random& random) {
  u64 left = random.below(able.size());
  ThreadId chosen = vm::kNoThread;
  able.for_each([&](ThreadId t) {
    if (left-- == 0) chosen = t;
  });
  return chosen;
}

void Pct::begin_run(u64 limit, Random& random) {
  priorities_.clear();
  changes_.clear();
  steps_ = 0;
  lowest_ = kFallen;
  // (Until the first run is over nobody knows how long one is.)
  for (u32 i = 1; i < depth_ && most_steps_ > 0; ++i)
    changes_.push_back(1 + random.below(std::min(most_steps_, limit)));
}

ThreadId Pct::next(const ThreadSet& able, Random& random) {
  complete(able, kFirst, &priorities_, random);
  return highest(able, priorities_);
}

void Pct::ran(ThreadId t, const ThreadSet&) {
  ++steps_;
  for (size_t i = 0; i < changes_.size(); ++i)
    if (changes_[i] == steps_) priorities_[t] = kFallen + i;
}

void Pct::spins(ThreadId t) { priorities_[t] = --lowest_; }

void Pct::end_run(u64 steps, u32 threads) {
  most_steps_ = std::max(most_steps_, steps);
  threads_ = std::max(threads_, threads);
}

void Pct::describe(Coverage* coverage) const {
  coverage->depth = depth_;
  coverage->threads = threads_;
  coverage->steps = most_steps_;
}

ThreadId Pos::next(const ThreadSet& able, Random& random) {
  complete(able, 1, &priorities_, random);
  return highest(able, priorities_);
}

void Pos::ran(ThreadId, const ThreadSet& affected) {
  affected.for_each([&](ThreadId t) {
    if (t < priorities_.size()) priorities_[t] = 0;
  });
}

void Rounds::begin_run(u64, Random& random) {
  constexpr u64 kSlack[] = {0, 0, 1, 3};
  steps_.clear();
  main_first_ = random.below(2) == 0;
  slack_ = kSlack[random.below(std::size(kSlack))];
}

ThreadId Rounds::next(const ThreadSet& able, Random& random) {
  constexpr ThreadId kMain = 0;
  u64 fewest = ~0ull;
  able.for_each([&](ThreadId t) {
    if (steps_.size() <= t) steps_.resize(t + 1, 0);
    if (t != kMain || !main_first_) fewest = std::min(fewest, steps_[t]);
  });
  if (main_first_ && able.contains(kMain)) return kMain;
  ThreadSet pace;
  able.for_each([&](ThreadId t) {
    if (steps_[t] <= fewest + slack_) pace.insert(t);
  });
  return random_.next(pace, random);
}

void Rounds::spins(ThreadId t) {
  constexpr u64 kBehind = 1000;
  main_first_ = false;
  steps_[t] += kBehind;
}

ThreadId History::next(const ThreadSet& able, Random& random) {
  constexpr u64 kFactor = 0x9e3779b97f4a7c15ull;
  standing_.clear();
  able.for_each([&](ThreadId t) { standing_.push_back(place_(t)); });
  std::sort(standing_.begin(), standing_.end());
  u64 state = standing_.size();
  for (const u64 place : standing_) state = (state ^ place) * kFactor ^ state >> 29;
  ThreadId chosen = vm::kNoThread;
  able.for_each([&](ThreadId t) {
    if (chosen == vm::kNoThread && chosen_.insert((state ^ place_(t)) * kFactor ^ place_(t) >> 31).second) chosen = t;
  });
  return chosen == vm::kNoThread ? random_.next(able, random) : chosen;
}

std::unique_ptr<SamplingStrategy> make_strategy(const PartialOptions& options) {
  switch (options.strategy) {
    case Strategy::Random: return std::make_unique<RandomWalk>();
    case Strategy::Pct: return std::make_unique<Pct>(depth_of(options));
    case Strategy::Pos: return std::make_unique<Pos>();
    case Strategy::Rounds: return std::make_unique<Rounds>();
    case Strategy::History: return std::make_unique<History>();
    case Strategy::Noise: return std::make_unique<Noise>(options.noise);
    case Strategy::Exhaustive:
    case Strategy::Preemption:
    case Strategy::Predict: break;
  }
  HEDDLE_UNREACHABLE("no sampling strategy");
}

}  // namespace heddle::tester
