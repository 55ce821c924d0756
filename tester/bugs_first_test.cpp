// An exhaustive search that shares its time: finds what it would not come to, loses nothing, and is the same each time.
#include "tester/bugs_first.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "test_support/random_program.h"
#include "test_support/test_world.h"
#include "tester/report.h"

namespace heddle::tester {
namespace {

// Each writer sets two volatiles, one after the other; the last thread must not see the first one alone.
std::string reorder(int writers, bool checked) {
  std::string text = "thread 0\n";
  for (int t = 1; t <= writers + 1; ++t) text += fmt::format("  start thread {}\n", t);
  for (int t = 1; t <= writers; ++t) text += fmt::format("thread {}\n  vwrite 0 =1\n  vwrite 1 =1\n", t);
  text += fmt::format("thread {}\n  vread 0\n  if =1\n    vread 1\n", writers + 1);
  if (checked) text += "    assert =1\n";
  return text;
}

ExploreResult run_bugs_first(const std::string& text, u64 bugs_first_after, u64 max_schedules, bool first = false) {
  ExploreOptions options;
  options.limits.max_seconds = 0;
  options.limits.max_schedules = max_schedules;
  options.limits.first = first;
  options.bugs_first = bugs_first_after != 0;
  options.bugs_first_after = bugs_first_after;
  const std::string assembly = assembly_of(program_from_text(text));
  std::vector<std::unique_ptr<interp::TestWorld>> worlds;
  const WorldFactory factory = [&](const vm::RunOptions& run, std::string*) {
    worlds.push_back(std::make_unique<interp::TestWorld>(assembly, run));
    worlds.back()->start();
    return WorldPointer(&worlds.back()->world, WorldDeleter{false});
  };
  return explore(factory, options);
}

}  // namespace

TEST_CASE("a fault near the program's start is found although the search does not come to it") {
  const ExploreResult alone = run_bugs_first(reorder(12, true), 0, 50'000);
  CHECK(alone.end == SearchEnd::ScheduleLimit);
  CHECK(alone.findings.empty());
  CHECK(alone.coverage.empty());
  const ExploreResult shared = run_bugs_first(reorder(12, true), 1000, 50'000);
  CHECK(shared.end == SearchEnd::ScheduleLimit);
  REQUIRE(shared.findings.size() == 1);
  CHECK(shared.findings[0].kind == FindingKind::AssertionFailed);
  CHECK(shared.findings[0].confirmed);
  CHECK(!shared.findings[0].schedule.steps.empty());
  CHECK(shared.counts.blocks == alone.counts.blocks);
  CHECK(shared.coverage.size() == 4);
  // The first one is enough.
  const ExploreResult first = run_bugs_first(reorder(12, true), 1000, 50'000, true);
  CHECK(first.end == SearchEnd::FindingLimit);
  CHECK(first.findings.size() == 1);
  CHECK(first.counts.blocks < shared.counts.blocks);
}

TEST_CASE("who shares his time does so in the same way each time, and loses a small part") {
  const ExploreResult once = run_bugs_first(reorder(10, false), 1000, 40'000),
                      again = run_bugs_first(reorder(10, false), 1000, 40'000);
  CHECK(stats_line(once) == stats_line(again));
  REQUIRE(once.coverage.size() == 4);
  for (size_t i = 0; i < once.coverage.size(); ++i) {
    CHECK(once.coverage[i].strategy == again.coverage[i].strategy);
    CHECK(once.coverage[i].runs == again.coverage[i].runs);
    CHECK(once.coverage[i].end_states == again.coverage[i].end_states);
    CHECK(once.coverage[i].states == again.coverage[i].states);
    CHECK(once.coverage[i].preemptions == again.coverage[i].preemptions);
  }
  CHECK(once.coverage[1].runs > 0);
}

TEST_CASE("what can be exhausted is, with the same figures") {
  const ExploreResult alone = run_bugs_first(reorder(4, true), 0, 0), shared = run_bugs_first(reorder(4, true), 100, 0);
  CHECK(alone.end == SearchEnd::Exhausted);
  CHECK(shared.end == SearchEnd::Exhausted);
  CHECK(stats_line(shared) == stats_line(alone));
  CHECK(shared.findings.size() == alone.findings.size());
  const ExploreResult right = run_bugs_first(reorder(4, false), 100, 0);
  CHECK(right.end == SearchEnd::Exhausted);
  CHECK(right.findings.empty());
  CHECK(!right.coverage.empty());
}

}  // namespace heddle::tester
