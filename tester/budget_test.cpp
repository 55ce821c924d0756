#include "tester/budget.h"

#include <doctest/doctest.h>

namespace heddle::tester {

TEST_CASE("the limit of schedules stops the search before the next block") {
  Limits limits;
  limits.max_schedules = 2;
  limits.max_seconds = 0;
  Budget budget(limits, nullptr);
  for (int i = 0; i < 10; ++i) CHECK(budget.allows_block(1));
  CHECK(budget.end() == SearchEnd::Exhausted);
  CHECK(!budget.allows_block(2));
  CHECK(budget.is_stopped());
  CHECK(budget.end() == SearchEnd::ScheduleLimit);
}

TEST_CASE("Ctrl-C is heard within four blocks, and goes before the time") {
  Limits limits;
  limits.max_seconds = 1e-9;
  volatile bool pressed = true;
  Budget budget(limits, &pressed);
  int blocks = 0;
  while (budget.allows_block(0)) ++blocks;
  CHECK(blocks < 4);
  CHECK(budget.end() == SearchEnd::Interrupted);
}

TEST_CASE("who asks in the middle of a block is told, but it is the search that stops") {
  Limits limits;
  limits.max_seconds = 1e-9;
  Budget budget(limits, nullptr);
  CHECK(budget.time_is_up());
  CHECK(budget.end() == SearchEnd::TimeLimit);
  CHECK(!budget.is_stopped());
  budget.stop();
  CHECK(budget.end() == SearchEnd::TimeLimit);
  Limits none;
  none.max_seconds = 0;
  CHECK(!Budget(none, nullptr).time_is_up());
}

TEST_CASE("seconds go on from those of earlier searches") {
  Limits limits;
  Budget budget(limits, nullptr);
  budget.begin(100);
  CHECK(budget.seconds() >= 100);
  CHECK(budget.seconds() < 160);
}

}  // namespace heddle::tester
