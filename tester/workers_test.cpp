// Explorations by several processes: what they say is what one says, also if they are stopped, or die.
#include "tester/forked_workers.h"

#include <doctest/doctest.h>
#include <signal.h>
#include <unistd.h>

#include "checkpoint/archive.h"
#include "test_support/explored_assembly.h"
#include "tester/report.h"

namespace heddle::tester {
TEST_CASE("several workers: the same end states and verdict as one, and they take over from each other") {
  const ExploreResult alone = SharedExploration(adding_threads(3, 2), 1).run();
  REQUIRE(alone.end == SearchEnd::Exhausted);
  CHECK(alone.workers.empty());
  CHECK(alone.end_states.size() > 10);
  for (const u32 n : {2, 3, 5}) {
    SharedExploration e(adding_threads(3, 2), n);
    e.options.on_worker_step = [](u32) { ::usleep(50); };  // so that nobody has ended before the others begin
    const ExploreResult r = e.run();
    CAPTURE(n);
    CHECK(r.end == SearchEnd::Exhausted);
    CHECK(r.end_states == alone.end_states);
    CHECK(verdict_of(r, {}) == Verdict::Passed);
    CHECK(r.workers.size() == n);
    CHECK(states_taken(r) > 0);
  }
}

TEST_CASE("several workers: one that is slow keeps nobody") {
  for (const u32 slow : {0, 1}) {
    SharedExploration e(adding_threads(3, 2), 2);
    e.options.on_worker_step = [slow](u32 worker) {
      if (worker == slow) ::usleep(2000);
    };
    const ExploreResult r = e.run();
    CHECK(r.end == SearchEnd::Exhausted);
    CHECK(r.end_states == SharedExploration(adding_threads(3, 2), 1).run().end_states);
    REQUIRE(r.workers.size() == 2);
    CHECK(r.workers[1 - slow].blocks > r.workers[slow].blocks);
  }
}

TEST_CASE("several workers: one that is killed is told, and nothing counts as passed") {
  SharedExploration e(adding_threads(4, 2), 3);
  e.options.on_worker_step = [steps = 0](u32 worker) mutable {
    if (worker == 0) ::usleep(100);
    if (worker == 2 && ++steps == 2) ::raise(SIGKILL);
  };
  std::string frontier;
  e.options.frontier.keep = [&](const auto& write) { frontier = checkpoint::payload_of(write); };
  const ExploreResult r = e.run();
  CHECK(r.end == SearchEnd::WorkerLost);
  CHECK(r.lost_worker == "worker 3 was killed by signal 9");
  CHECK(verdict_of(r, e.options) == Verdict::NothingFound);
  CHECK(text_report(r, e.options, {}).find(r.lost_worker) != std::string::npos);
  CHECK(frontier.empty());
}

TEST_CASE("several workers: what one of them observes restarts all") {
  // Only a late part of the program asks whether a thread lives.
  std::string text = adding_threads(3, 2) + "  isAlive thread 1\n";
  const ExploreResult alone = SharedExploration(text, 1).run();
  CHECK(alone.restarts > 0);
  for (const u32 slow : {0, 1}) {
    SharedExploration e(text, 2);
    e.options.on_worker_step = [slow](u32 worker) {
      if (worker == slow) ::usleep(500);
    };
    const ExploreResult r = e.run();
    CHECK(r.end == SearchEnd::Exhausted);
    CHECK(r.restarts > 0);
    CHECK(r.observed == alone.observed);
    CHECK(r.end_states == alone.end_states);
  }
}

TEST_CASE("several workers: stopped again and again, and resumed by as many or by one") {
  const std::string text = adding_threads(3, 2);
  const std::set<std::string> expected = SharedExploration(text, 1).run().end_states;
  u32 pieces = 0;
  for (const bool alone_then : {false, true}) {
    std::string frontier;
    ExploreResult r;
    for (u64 most = 150; pieces < 200; most += 150, ++pieces) {
      SharedExploration e(text, alone_then && pieces % 2 == 1 ? 1 : 2);
      if (!frontier.empty()) e.options.frontier.resume = [from = std::move(frontier)] { return from; };
      e.options.frontier.keep = [&](const auto& write) { frontier = checkpoint::payload_of(write); };
      e.options.limits.max_schedules = most;
      r = e.run();
      REQUIRE(r.error == "");
      if (r.end == SearchEnd::Exhausted) break;
      CHECK(r.end == SearchEnd::ScheduleLimit);
    }
    CHECK(r.end == SearchEnd::Exhausted);
    CHECK(r.end_states == expected);
  }
  CHECK(pieces > 3);
}

TEST_CASE("several workers: a frontier that is kept now and then holds what all know") {
  SharedExploration e(adding_threads(3, 2), 2);
  e.options.frontier.seconds = 0.001;
  std::vector<std::string> frontiers;
  e.options.frontier.keep = [&](const auto& write) { frontiers.push_back(checkpoint::payload_of(write)); };
  e.options.on_worker_step = [](u32) { ::usleep(200); };
  const ExploreResult whole = e.run();
  CHECK(whole.end == SearchEnd::Exhausted);
  REQUIRE(!frontiers.empty());
  for (size_t i = 0; i < frontiers.size(); i += 1 + frontiers.size() / 4) {
    SharedExploration again(e.text, 1);
    again.options.frontier.resume = [&] { return frontiers[i]; };
    const ExploreResult r = again.run();
    CHECK(r.error == "");
    CHECK(r.end_states == whole.end_states);
  }
}

}  // namespace heddle::tester
