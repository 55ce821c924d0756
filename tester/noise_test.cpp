#include "tester/noise.h"

#include <doctest/doctest.h>

#include <map>

namespace heddle::tester {
namespace {

using Kind = NoiseOptions::Kind;

ThreadSet noise_set(std::initializer_list<ThreadId> threads) {
  ThreadSet s;
  for (const ThreadId t : threads) s.insert(t);
  return s;
}

NoiseOptions options(Kind kind, u32 percent) {
  NoiseOptions o;
  o.kind = kind;
  o.percent = percent;
  return o;
}

// Who runs at each of so many steps, as long as all of them can go on.
std::vector<ThreadId> schedule(const NoiseOptions& o, const ThreadSet& able, u32 steps, u64 run = 0) {
  Noise noise(o);
  Random random(1, run);
  noise.begin_run(1'000'000, random);
  std::vector<ThreadId> who;
  for (u32 i = 0; i < steps; ++i) {
    who.push_back(noise.next(able, random));
    noise.ran(who.back(), {});
  }
  return who;
}

u32 switches(const std::vector<ThreadId>& who) {
  u32 n = 0;
  for (size_t i = 1; i < who.size(); ++i) n += who[i] != who[i - 1];
  return n;
}

}  // namespace

TEST_CASE("without noise a thread runs for its time slice, and then they take turns") {
  const std::vector<ThreadId> who = schedule(options(Kind::None, 100), noise_set({0, 1, 2}), 5 * Noise::kSlice);
  CHECK(who.front() == 0);
  std::vector<std::pair<ThreadId, u32>> turns;
  for (const ThreadId t : who) {
    if (turns.empty() || turns.back().first != t) turns.emplace_back(t, 0);
    ++turns.back().second;
  }
  REQUIRE(turns.size() >= 5);
  CHECK(turns[0].second <= Noise::kSlice);
  for (size_t i = 1; i + 1 < turns.size(); ++i) {
    CHECK(turns[i].second == Noise::kSlice);
    CHECK(turns[i].first == i % 3);
  }
}

TEST_CASE("without noise the main thread is interrupted at each place of a short run about as seldom") {
  std::map<size_t, u32> first;
  constexpr u32 kRuns = 20'000, kSteps = 20;
  for (u64 run = 0; run < kRuns; ++run) {
    const std::vector<ThreadId> who = schedule(options(Kind::None, 0), noise_set({0, 1}), kSteps, run);
    size_t i = 0;
    while (i < who.size() && who[i] == 0) ++i;
    if (i < who.size()) ++first[i];
  }
  u32 all = 0;
  for (const auto& [at, n] : first) {
    CHECK(at > 0);
    CHECK(n < 60);  // 20 are expected
    all += n;
  }
  CHECK(all > 250);
  CHECK(all < 550);
}

TEST_CASE("whoever sleeps lets others run, wakes up, and when all sleep the first one does") {
  // Each event is a sleep: nobody runs twice in a row as long as another one is awake.
  const std::vector<ThreadId> who = schedule(options(Kind::Sleep, 100), noise_set({0, 1, 2, 3}), 2'000);
  std::map<ThreadId, u32> runs;
  for (const ThreadId t : who) ++runs[t];
  CHECK(runs.size() == 4);
  for (const auto& [t, n] : runs) CHECK(n > 300);
  CHECK(switches(who) > 1'200);
  for (const ThreadId t : schedule(options(Kind::Sleep, 100), noise_set({2}), 10)) CHECK(t == 2);
}

TEST_CASE("a yield passes to the next one in the queue, and does nothing where there is no other") {
  const std::vector<ThreadId> who = schedule(options(Kind::Yield, 100), noise_set({0, 1, 2}), 30);
  for (size_t i = 1; i < who.size(); ++i) CHECK(who[i] == (who[i - 1] + 1) % 3);
  for (const ThreadId t : schedule(options(Kind::Yield, 100), noise_set({1}), 10)) CHECK(t == 1);
}

TEST_CASE("priorities: who gets a lower one than another has gives way, and who has the highest goes on") {
  u32 all = 0;
  for (u64 run = 0; run < 50; ++run)
    all += switches(schedule(options(Kind::Priority, 100), noise_set({0, 1, 2}), 100, run));
  CHECK(all > 50);
  CHECK(all < 50 * 99);
}

TEST_CASE("the strength is the share of events at which there is noise") {
  const u32 weak = switches(schedule(options(Kind::Yield, 5), noise_set({0, 1}), 10'000));
  const u32 strong = switches(schedule(options(Kind::Yield, 50), noise_set({0, 1}), 10'000));
  CHECK((weak > 400 && weak < 610));  // and some ten ends of slices
  CHECK((strong > 4'700 && strong < 5'300));
  CHECK(switches(schedule(options(Kind::Yield, 0), noise_set({0, 1}), 10'000)) < 12);
}

TEST_CASE("nobody runs who cannot go on") {
  Noise noise(options(Kind::Mixed, 60));
  Random random(3, 0);
  noise.begin_run(1'000, random);
  for (u32 i = 0; i < 5'000; ++i) {
    ThreadSet able;
    for (ThreadId t = 0; t < 5; ++t)
      if (random.below(2) == 0) able.insert(t);
    if (able.empty()) continue;
    const ThreadId t = noise.next(able, random);
    REQUIRE(able.contains(t));
    if (random.below(10) == 0) noise.spins(t);
    noise.ran(t, {});
  }
}

TEST_CASE("a thread that spins gives way to those for whom it waits") {
  Noise noise(options(Kind::None, 0));
  Random random(1, 0);
  noise.begin_run(1'000, random);
  CHECK(noise.next(noise_set({0, 1}), random) == 0);
  noise.ran(0, {});
  noise.spins(0);
  CHECK(noise.next(noise_set({0, 1}), random) == 1);
}

// --- coverage

namespace {

struct Run {
  InterleavingCoverage& coverage;
  explicit Run(InterleavingCoverage& c) : coverage(c) { c.begin_run(); }
  // The innermost methods at its operations, and where it is now.
  void piece(ThreadId t, const std::vector<std::string>& executed, const std::vector<std::string>& stack,
             bool alone = false) {
    const auto numbers = [&](const std::vector<std::string>& names) {
      std::vector<InterleavingCoverage::Method> all;
      for (const std::string& name : names) all.push_back(coverage.by_name(name));
      return all;
    };
    coverage.ran({t, std::to_string(t), numbers(executed), numbers(stack), alone});
  }
  bool is_covered(const std::string& a, const std::string& b) {
    return coverage.pairs().contains({coverage.by_name(a), coverage.by_name(b)});
  }
  const InterleavingCoverage::Facts& facts(const std::string& name) {
    return coverage.methods()[coverage.by_name(name)];
  }
};

}  // namespace

TEST_CASE("coverage: a method is interrupted by a switch in it or in what it calls, and by whom") {
  InterleavingCoverage c;
  Run run(c);
  run.piece(0, {"main"}, {"main", "transfer"});
  run.piece(1, {"audit"}, {"run", "audit"});
  CHECK(run.facts("main").interrupted);
  CHECK(run.facts("transfer").interrupted);
  CHECK_FALSE(run.facts("audit").interrupted);
  CHECK(run.is_covered("transfer", "audit"));
  CHECK(run.is_covered("main", "audit"));
  CHECK_FALSE(run.is_covered("transfer", "run"));  // it was the other one's, but not innermost at an operation
  CHECK_FALSE(run.is_covered("audit", "transfer"));
  run.piece(0, {"transfer"}, {"main"});
  CHECK(run.is_covered("audit", "transfer"));
  CHECK(run.is_covered("run", "transfer"));
  // Thread 0 has been given control again: what others do now interrupts the rest of its stack only.
  run.piece(2, {"log"}, {"log"});
  CHECK(run.is_covered("main", "log"));
  CHECK_FALSE(run.is_covered("transfer", "log"));
  CHECK(run.is_covered("audit", "log"));
}

TEST_CASE("coverage: an execution without a switch is one, whether it shows at boundaries or not") {
  InterleavingCoverage c;
  Run run(c);
  run.piece(0, {"main"}, {"main", "one"});
  run.piece(0, {"one", "inside"}, {"main"});
  CHECK(run.facts("one").uninterrupted);
  CHECK(run.facts("inside").uninterrupted);
  CHECK_FALSE(run.facts("main").uninterrupted);
  run.piece(1, {"run"}, {});
  run.piece(0, {"main"}, {});
  CHECK(run.facts("run").uninterrupted);
  CHECK(run.facts("main").interrupted);
  CHECK_FALSE(run.facts("main").uninterrupted);
}

TEST_CASE("coverage: only what can be covered is a task") {
  InterleavingCoverage c;
  Run run(c);
  run.piece(0, {"before"}, {"main"}, true);
  run.piece(0, {"alone"}, {"main"}, true);
  run.piece(0, {"main"}, {"main"});
  CHECK(c.interrupted().tasks == 1);    // main: the others were executed when there was nobody else
  CHECK(c.pairs_covered().tasks == 0);  // (main, main): by one thread only
  run.piece(1, {"run"}, {"run"});
  CHECK(c.pairs_covered().tasks == 2);  // main with run, both ways
  CHECK(c.pairs_covered().covered == 1);
  run.piece(2, {"run"}, {"run"});
  CHECK(c.pairs_covered().tasks == 3);  // and run with itself
  CHECK(c.pairs_covered().covered == 2);
  CHECK(c.open_tasks(10).size() == 3);  // run by main, and neither has ever been left uninterrupted
  CHECK(c.open_tasks(2).size() == 2);
}

TEST_CASE("coverage: advice") {
  using Advice = InterleavingCoverage::Advice;
  InterleavingCoverage c;
  Run run(c);
  run.piece(1, {"run"}, {"run"});
  run.piece(0, {"main"}, {"main"});
  CHECK(c.of_methods(0) == Advice::Covers);  // main has not been interrupted
  CHECK(c.of_methods(1) == Advice::Nothing);
  CHECK(c.of_pairs(0, noise_set({0, 1})) == Advice::Covers);
  CHECK(c.of_pairs(1, noise_set({0, 1})) == Advice::Prepares);  // <run, main> is done; <main, run> would be next
  run.piece(1, {"run"}, {"run"});
  CHECK(c.of_methods(0) == Advice::Nothing);
  c.end_run();
  c.begin_run();
  CHECK(c.of_methods(0) == Advice::AllIsCovered);
  CHECK(c.of_pairs(0, noise_set({0, 1})) == Advice::AllIsCovered);
}

TEST_CASE("coverage: what nobody covers for a while is no reason to wait for it") {
  using Advice = InterleavingCoverage::Advice;
  InterleavingCoverage c;
  for (u64 i = 0; i <= InterleavingCoverage::kPatience + 2; ++i) {
    Run run(c);
    run.piece(1, {"run"}, {"run"});
    run.piece(0, {"main"}, {"main"});
    CHECK((c.of_methods(0) == Advice::AllIsCovered) == (i > InterleavingCoverage::kPatience + 1));
    c.end_run();
  }
  CHECK(c.runs() == InterleavingCoverage::kPatience + 3);
}

}  // namespace heddle::tester
