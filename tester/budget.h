// What one pass of the search may cost: time, schedules, memory, findings, and the patience of whoever presses Ctrl-C.
#pragma once

#include <chrono>

#include "tester/explorer.h"

namespace heddle::tester {

class Budget {
 public:
  // The time runs from here.
  Budget(const Limits& limits, const volatile bool* stop) : limits_(limits), stop_(stop) {}

  // Another block? Asked before each; looks at the clock at every fourth. False: the search is stopped.
  bool allows_block(u64 schedules);
  // Is the time over? Asked in the middle of long blocks, too, which are then cut short.
  bool time_is_up();
  // Why the search is over, if somebody else has had enough. `why` is left out by those who have been told by
  // time_is_up().
  void stop() { stopped_ = true; }
  void stop(SearchEnd why) {
    stopped_ = true;
    end_ = why;
  }
  bool is_stopped() const { return stopped_; }
  SearchEnd end() const { return end_; }

  // The blocks are about to run, which earlier searches have done for so many seconds.
  void begin(double seconds_before);
  double age() const { return since(made_); }  // seconds since it was made
  double seconds_left() const;                 // until the time is over; infinite without a limit
  double seconds() const;                      // of searching, restarts and resumed searches included

 private:
  using Clock = std::chrono::steady_clock;
  static double since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

  const Limits& limits_;
  const volatile bool* stop_;
  SearchEnd end_ = SearchEnd::Exhausted;
  bool stopped_ = false;
  u64 asked_ = 0;
  double seconds_before_ = 0;
  const Clock::time_point made_ = Clock::now();
  Clock::time_point begun_ = made_;
};

// True at most so often: for what is done now and then while the search goes on.
class Timer {
 public:
  void start(double seconds) {
    seconds_ = seconds;
    last_ = Clock::now();
  }
  bool is_due() const { return std::chrono::duration<double>(Clock::now() - last_).count() > seconds_; }

 private:
  using Clock = std::chrono::steady_clock;
  double seconds_ = 0;
  Clock::time_point last_;
};

}  // namespace heddle::tester
