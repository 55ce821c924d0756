// Explorations by several processes: what they say is what one says, also if they are stopped, or die.
#include "tester/workers.h"

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <signal.h>
#include <unistd.h>

#include "test_support/random_comparison.h"
#include "test_support/test_world.h"
#include "tester/explorer.h"
#include "tester/report.h"

namespace heddle::tester {
namespace {

// Four threads that each add to two variables a few times: some hundred or thousand states.
std::string adding_threads(u32 threads, u32 turns) {
  std::string text = "thread 0\n";
  for (u32 t = 1; t <= threads; ++t) text += fmt::format("  start thread {}\n", t);
  for (u32 t = 1; t <= threads; ++t) text += fmt::format("  join thread {}\n", t);
  for (u32 t = 1; t <= threads; ++t) {
    text += fmt::format("thread {}\n", t);
    for (u32 i = 0; i < turns; ++i) text += fmt::format("  vread {}\n  vwrite {} ={}\n", i % 2, (i + t) % 2, t);
  }
  return text;
}

struct Explored {
  std::string text;
  ExploreOptions options;
  explicit Explored(std::string program, u32 workers) : text(std::move(program)) {
    options.mode = *mode_by_name("proof");
    options.limits.max_seconds = 0;
    options.limits.max_timeouts = 2;
    options.limits.max_findings = ~0ull;
    options.collect_end_states = true;
    options.minimise = false;
    options.workers = workers;
    options.workers_after = 0;
  }
  ExploreResult run() {
    const RandomProgram program = program_from_text(text);
    interp::ProgramClasses classes(assembly_of(program));
    interp::TestNatives natives;
    options.end_state = [&](const vm::World& world) { return end_state(world, program); };
    const WorldFactory factory = [&](const vm::RunOptions& run, std::string* error) {
      WorldPointer world(new vm::World(classes, natives, run));
      const interp::StartResult started = interp::start_program(*world, "Main");
      if (!started.ok) *error = started.error;
      return started.ok ? std::move(world) : WorldPointer();
    };
    return explore(factory, options);
  }
};

u64 taken(const ExploreResult& r) {
  u64 n = 0;
  for (const WorkerFigures& w : r.workers) n += w.taken;
  return n;
}

}  // namespace

TEST_CASE("several workers: the same end states and verdict as one, and they take over from each other") {
  const ExploreResult alone = Explored(adding_threads(3, 2), 1).run();
  REQUIRE(alone.end == SearchEnd::Exhausted);
  CHECK(alone.workers.empty());
  CHECK(alone.end_states.size() > 10);
  for (const u32 n : {2, 3, 5}) {
    Explored e(adding_threads(3, 2), n);
    e.options.on_worker_step = [](u32) { ::usleep(50); };  // so that nobody has ended before the others begin
    const ExploreResult r = e.run();
    CAPTURE(n);
    CHECK(r.end == SearchEnd::Exhausted);
    CHECK(r.end_states == alone.end_states);
    CHECK(verdict_of(r, {}) == Verdict::Passed);
    CHECK(r.workers.size() == n);
    CHECK(taken(r) > 0);
  }
}

TEST_CASE("several workers: whoever closes the root first ends the search") {
  for (const u32 slow : {0, 1}) {
    Explored e(adding_threads(3, 2), 2);
    e.options.on_worker_step = [slow](u32 worker) {
      if (worker == slow) ::usleep(2000);
    };
    const ExploreResult r = e.run();
    CHECK(r.end == SearchEnd::Exhausted);
    CHECK(r.end_states == Explored(adding_threads(3, 2), 1).run().end_states);
    REQUIRE(r.workers.size() == 2);
    CHECK(r.workers[1 - slow].blocks > r.workers[slow].blocks);
  }
}

TEST_CASE("several workers: one that is killed is told, and nothing counts as passed") {
  Explored e(adding_threads(3, 2), 3);
  e.options.on_worker_step = [steps = 0](u32 worker) mutable {
    if (worker == 0) ::usleep(100);
    if (worker == 2 && ++steps == 20) ::raise(SIGKILL);
  };
  std::string frontier;
  e.options.frontier.keep = [&](std::string state) { frontier = std::move(state); };
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
  const ExploreResult alone = Explored(text, 1).run();
  CHECK(alone.restarts > 0);
  for (const u32 slow : {0, 1}) {
    Explored e(text, 2);
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
  const std::set<std::string> expected = Explored(text, 1).run().end_states;
  u32 pieces = 0;
  for (const bool alone_then : {false, true}) {
    std::string frontier;
    ExploreResult r;
    for (u64 most = 150; pieces < 200; most += 150, ++pieces) {
      Explored e(text, alone_then && pieces % 2 == 1 ? 1 : 2);
      e.options.frontier.resume = std::move(frontier);
      e.options.frontier.keep = [&](std::string state) { frontier = std::move(state); };
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
  Explored e(adding_threads(3, 2), 2);
  e.options.frontier.seconds = 0.001;
  std::vector<std::string> frontiers;
  e.options.frontier.keep = [&](std::string state) { frontiers.push_back(std::move(state)); };
  e.options.on_worker_step = [](u32) { ::usleep(200); };
  const ExploreResult whole = e.run();
  CHECK(whole.end == SearchEnd::Exhausted);
  REQUIRE(!frontiers.empty());
  for (size_t i = 0; i < frontiers.size(); i += 1 + frontiers.size() / 4) {
    Explored again(e.text, 1);
    again.options.frontier.resume = frontiers[i];
    const ExploreResult r = again.run();
    CHECK(r.error == "");
    CHECK(r.end_states == whole.end_states);
  }
}

}  // namespace heddle::tester
