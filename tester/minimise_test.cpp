// The minimiser among made-up replays: what shows the finding is decided by the segments of the candidate alone.
#include "tester/minimise.h"

#include <doctest/doctest.h>

#include <fmt/format.h>

namespace heddle::tester {
namespace {

using interp::Schedule;
using interp::ScheduleStep;

Schedule schedule_of(size_t segments, u32 threads) {
  Schedule s;
  for (size_t i = 0; i < segments; ++i) {
    ScheduleStep& step = s.steps.emplace_back();
    step.thread = fmt::format("0.{}", i % threads);
  }
  return s;
}

ReplayResult replayed(const Schedule& s) {
  ReplayResult r;
  r.preemptions = static_cast<u32>(s.steps.size());
  r.steps = s.steps.size();
  return r;
}

TEST_CASE("all that does not matter is dropped, and segments of one thread are brought together") {
  // The finding: thread 0.1 has run twice before the second segment of 0.2.
  const Schedule start = schedule_of(12, 3);
  const Schedule* last = nullptr;
  const auto run = [&](const Schedule& s) {
    last = &s;
    return replayed(s);
  };
  const auto shows = [&](const ReplayResult&) {
    u64 first = 0, second = 0;
    for (const ScheduleStep& step : last->steps) {
      if (step.thread == "0.1") first += step.count;
      if (step.thread == "0.2") {
        second += step.count;
        if (second >= 2) return first >= 2;
      }
    }
    return false;
  };
  const MinimiseResult best = minimise(start, run, shows);
  REQUIRE(best.schedule.steps.size() >= 2);
  u64 others = 0;
  for (const ScheduleStep& step : best.schedule.steps) others += step.thread == "0.0" ? step.count : 0;
  // (The first segment is never dropped: main must begin.)
  CHECK(others <= 1);
  CHECK(best.schedule.steps.size() <= 3);
}

TEST_CASE("once it is enough no more candidates are made") {
  // (Each would be a copy of the whole schedule: of 60,000 segments that once took ten minutes beyond the time limit.)
  const Schedule start = schedule_of(3'000, 50);
  u32 asked_after = 0, runs = 0;
  bool is_over = false;
  const auto run = [&](const Schedule& s) {
    ++runs;
    return replayed(s);
  };
  // Nothing shorter shows it.
  const auto shows = [&](const ReplayResult& r) { return r.steps >= 3'000; };
  const auto enough = [&] {
    if (is_over) ++asked_after;
    is_over |= runs >= 5;
    return is_over;
  };
  minimise(start, run, shows, 1'000'000, enough);
  CHECK(runs == 5);
  CHECK(asked_after < 20);
}

}  // namespace
}  // namespace heddle::tester
