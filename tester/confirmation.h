// Every finding is replayed before it counts: in a fresh World, with a schedule that is made as short as it can be
// (docs/exploration.md, "Every finding is replayed").
#pragma once

#include <chrono>

#include "tester/raw_findings.h"

namespace heddle::tester {

// How blocks are run, and Worlds are made, for a search that knows these facts, and for replays of what it finds.
RunnerOptions runner_options(const ExploreOptions& options, const RunnerOptions::Observed& observed);
// Do threads count latches down in any order (RunOptions::latches_add)? A replay must, too.
bool latches_add(const ExploreOptions& options, const RunnerOptions::Observed& observed);
vm::RunOptions run_options(const ExploreOptions& options, const RunnerOptions::Observed& observed);

// The time that an exploration may take, restarts and replays included.
class TimeBox {
 public:
  TimeBox(double max_seconds, const volatile bool* stop) : max_seconds_(max_seconds), stop_(stop) {}

  // What is left for the next pass of the search; 0: there is no limit.
  double seconds_left() const {
    constexpr double kLeast = 1e-9;
    return max_seconds_ <= 0 ? 0 : std::max(kLeast, max_seconds_ - seconds());
  }
  bool is_over() {
    const bool stopped = stop_ != nullptr && *stop_;
    if (!stopped && (max_seconds_ <= 0 || seconds() < max_seconds_)) return false;
    if (over_since_ < 0) over_since_ = seconds();
    return true;
  }
  // Findings that are not replayed when the time is over get a little more; what only makes them nicer gets none.
  bool is_over_for_good() {
    constexpr double kGrace = 0.4;
    return is_over() && seconds() - over_since_ > kGrace;
  }
  double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point begin_ = Clock::now();
  double max_seconds_, over_since_ = -1;
  const volatile bool* stop_;
};

enum class Confirmed : u8 { Yes, No, NoTime };

// Replays one finding in a fresh World and fills in what it shows there.
Confirmed confirm(const WorldFactory& factory, const ExploreOptions& options, const RunnerOptions::Observed& observed,
                  const RawFinding& raw, TimeBox& time, Finding* finding);
// What a schedule shows as it is, told as reports tell it: not made short, and not yet confirmed.
Finding first_look(const WorldFactory& factory, const ExploreOptions& options, const RunnerOptions::Observed& observed,
                   const RawFinding& raw);

}  // namespace heddle::tester
