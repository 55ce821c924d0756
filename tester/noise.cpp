#include "tester/noise.h"

#include <algorithm>

namespace heddle::tester {

void Noise::begin_run(u64, Random& random) {
  queue_.clear();
  states_.clear();
  running_ = 0;
  time_ = 0;
  slice_ends_ = 1 + random.below(kSlice);  // the main thread has used up some of its first one
  at_event_ = true;                        // it has just started another one
}

ThreadId Noise::next(const ThreadSet& able, Random& random) {
  able.for_each([&](ThreadId t) {
    if (states_.size() <= t) states_.resize(t + 1);
    if (!states_[t].known) queue_.push_back(t);
    states_[t].known = true;
  });
  if (states_.size() <= running_) states_.resize(running_ + 1);
  if (std::exchange(at_event_, false) && makes_noise(able, random)) make_noise(random);
  const auto is_ready = [&](ThreadId t) { return able.contains(t) && states_[t].wakes <= time_; };
  if (std::none_of(queue_.begin(), queue_.end(), is_ready)) {
    u64 first = ~0ull;
    able.for_each([&](ThreadId t) { first = std::min(first, states_[t].wakes); });
    time_ = first;
  }
  const bool goes_on = is_ready(running_);
  if (goes_on && time_ >= slice_ends_) to_the_end(running_);
  ThreadId best = vm::kNoThread;
  for (const ThreadId t : queue_)
    if (is_ready(t) && (best == vm::kNoThread || states_[t].priority > states_[best].priority)) best = t;
  if (goes_on && time_ < slice_ends_ && states_[running_].priority >= states_[best].priority) return running_;
  if (best != running_) {
    to_the_end(running_);
    running_ = best;
  }
  if (time_ >= slice_ends_ || !goes_on) slice_ends_ = time_ + kSlice;
  return best;
}

void Noise::ran(ThreadId, const ThreadSet&) {
  ++time_;
  at_event_ = true;
}

// A busy wait: on the processor it would use up its slice, and give way in the end.
void Noise::spins(ThreadId t) {
  states_[t].priority = kLeastPriority;
  states_[t].wakes = time_ + 1;
  slice_ends_ = time_;
}

bool Noise::makes_noise(const ThreadSet& able, Random& random) const {
  constexpr u64 kPercent = 100, kCovers = 75, kPrepares = 40;
  using Advice = InterleavingCoverage::Advice;
  Advice advice = Advice::AllIsCovered;
  if (options_.directed == NoiseOptions::Directed::Methods) advice = options_.coverage->of_methods(running_);
  if (options_.directed == NoiseOptions::Directed::Pairs) advice = options_.coverage->of_pairs(running_, able);
  switch (advice) {
    case Advice::Nothing:
      if (options_.directed == NoiseOptions::Directed::Methods) return false;
      break;
    case Advice::Prepares: return random.below(kPercent) < kPrepares;
    case Advice::Covers: return random.below(kPercent) < kCovers;
    case Advice::AllIsCovered: break;
  }
  return random.below(kPercent) < options_.percent;
}

void Noise::make_noise(Random& random) {
  using Kind = NoiseOptions::Kind;
  constexpr Kind kEach[] = {Kind::Sleep, Kind::Yield, Kind::Priority};
  const Kind kind = options_.kind == Kind::Mixed ? kEach[random.below(std::size(kEach))] : options_.kind;
  State& state = states_[running_];
  switch (kind) {
    case Kind::Sleep: state.wakes = time_ + 1 + random.below(kLongestSleep); break;
    case Kind::Yield: slice_ends_ = time_; break;
    case Kind::Priority: state.priority = static_cast<u32>(kLeastPriority + random.below(kMostPriority)); break;
    case Kind::Mixed:
    case Kind::None: break;
  }
}

void Noise::to_the_end(ThreadId t) {
  if (std::erase(queue_, t) > 0) queue_.push_back(t);
}

}  // namespace heddle::tester
