#include "tester/budget.h"

#include <limits>

namespace heddle::tester {

bool Budget::allows_block(u64 schedules) {
  if (limits_.max_schedules != 0 && schedules >= limits_.max_schedules) stop(SearchEnd::ScheduleLimit);
  else if ((++asked_ & 3) == 0 && time_is_up()) stop();
  return !stopped_;
}

bool Budget::time_is_up() {
  if (stop_ != nullptr && *stop_) {
    end_ = SearchEnd::Interrupted;
    return true;
  }
  if (limits_.max_seconds <= 0 || since(made_) <= limits_.max_seconds) return false;
  end_ = SearchEnd::TimeLimit;
  return true;
}

void Budget::begin(double seconds_before) {
  seconds_before_ = seconds_before;
  begun_ = Clock::now();
}

double Budget::seconds_left() const {
  return limits_.max_seconds <= 0 ? std::numeric_limits<double>::infinity() : limits_.max_seconds - since(made_);
}

double Budget::seconds() const { return seconds_before_ + since(begun_); }

}  // namespace heddle::tester
