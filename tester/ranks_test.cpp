// Explorations by processes that share nothing but messages: what they say is what one says, also if one is gone.
#include "tester/ranks.h"

#include <doctest/doctest.h>
#include <signal.h>
#include <sys/mman.h>

#include "checkpoint/archive.h"
#include "test_support/explored_assembly.h"
#include "test_support/local_messenger.h"

namespace heddle::tester {
namespace {

// The same by ranks, which are processes of their own from here on; 1: by one process.
struct RankedRun : SharedExploration {
  u32 ranks;
  std::function<void(u32 rank)> on_step;
  std::function<void(Ranks&)> on_ranks;
  RankedRun(std::string program, u32 n) : SharedExploration(std::move(program)), ranks(n) {}
  ExploreResult run() {
    if (ranks == 1) return SharedExploration::run();
    LocalMessenger messenger(ranks);
    messenger.fork_others();
    Ranks all(messenger);
    if (on_ranks) on_ranks(all);
    options.ranks = &all;
    if (on_step) options.on_worker_step = on_step;
    return SharedExploration::run();  // (the others end in ~Ranks)
  }
};

}  // namespace

TEST_CASE("several ranks: the same end states as one process, and they take over from each other") {
  const ExploreResult alone = RankedRun(adding_threads(3, 2), 1).run();
  REQUIRE(alone.end == SearchEnd::Exhausted);
  CHECK(alone.end_states.size() > 10);
  for (const u32 n : {2, 4}) {
    RankedRun e(adding_threads(3, 2), n);
    e.on_step = [](u32 rank) { ::usleep(rank == 0 ? 1000 : 50); };
    const ExploreResult r = e.run();
    CAPTURE(n);
    CHECK(r.lost_worker == "");
    CHECK(r.end == SearchEnd::Exhausted);
    CHECK(r.end_states == alone.end_states);
    CHECK(r.workers.size() == n);
    CHECK(r.workers[1].blocks > r.workers[0].blocks);
    CHECK(states_taken(r) > 0);
  }
}

TEST_CASE("several ranks: what one of them observes restarts all") {
  const std::string text = adding_threads(3, 2) + "  isAlive thread 1\n";
  const ExploreResult alone = RankedRun(text, 1).run();
  CHECK(alone.restarts > 0);
  for (const u32 slow : {0, 1}) {
    RankedRun e(text, 3);
    e.on_step = [slow](u32 rank) {
      if (rank == slow) ::usleep(500);
    };
    const ExploreResult r = e.run();
    CHECK(r.end == SearchEnd::Exhausted);
    CHECK(r.restarts > 0);
    CHECK(r.observed == alone.observed);
    CHECK(r.end_states == alone.end_states);
  }
}

TEST_CASE("several ranks: stopped again and again, and resumed by any number") {
  const std::string text = adding_threads(3, 2);
  const std::set<std::string> expected = RankedRun(text, 1).run().end_states;
  std::string frontier;
  ExploreResult r;
  u32 pieces = 0;
  for (u64 most = 150; pieces < 200; most += 150, ++pieces) {
    RankedRun e(text, pieces % 3 + 1);
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
  CHECK(pieces > 2);
}

TEST_CASE("several ranks: one that is gone, of which somebody tells by an interrupt") {
  static bool stop = false;
  stop = false;
  // The interrupt comes when it has gone, as from mpirun, however long that takes on a busy machine.
  void* const shared = ::mmap(nullptr, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  REQUIRE(shared != MAP_FAILED);
  volatile int* const gone = static_cast<int*>(shared);
  RankedRun e(adding_threads(3, 2), 3);
  e.on_step = [steps = 0, gone](u32 rank) mutable {
    ::usleep(100);
    ++steps;
    if (rank == 2 && steps == 20) {
      *gone = 1;
      ::raise(SIGKILL);
    }
    if (rank != 0 || steps != 1000) return;
    for (int waits = 0; *gone == 0 && waits < 60'000; ++waits) ::usleep(1000);
    stop = true;
  };
  std::string frontier;
  e.options.frontier.keep = [&](const auto& write) { frontier = checkpoint::payload_of(write); };
  e.options.stop = &stop;
  const ExploreResult r = e.run();
  CHECK(*gone == 1);
  ::munmap(shared, sizeof(int));
  CHECK(r.end == SearchEnd::WorkerLost);
  CHECK(r.lost_worker == "worker 3 (rank 2) has not answered in 0.4 s");
  // What was kept when the others began is still good.
  RankedRun again(e.text, 1);
  again.options.frontier.resume = [&] { return frontier; };
  REQUIRE(!frontier.empty());
  const ExploreResult whole = again.run();
  CHECK(whole.end == SearchEnd::Exhausted);
  CHECK(whole.end_states == RankedRun(e.text, 1).run().end_states);
}

TEST_CASE("several ranks: one that has another program refuses, and says so") {
  RankedRun e(adding_threads(2, 2), 2);
  e.on_step = [](u32) { ::usleep(200); };
  e.on_ranks = [](Ranks& ranks) {
    ranks.unpack = [](const std::string&, std::string* error) {
      *error = "has another program";
      return std::optional<std::string>();
    };
  };
  const ExploreResult r = e.run();
  CHECK(r.end == SearchEnd::WorkerLost);
  CHECK(r.lost_worker == "worker 2 has another program");
}

TEST_CASE("several ranks: closed states with equal summaries arrive, whoever has them first") {
  LocalMessenger messenger(2);
  messenger.fork_others();
  {
    Ranks ranks(messenger);
    const std::vector<u8> one = {1, 2, 3}, other(1000, 7), none;
    const auto state = [](u64 n, const std::vector<u8>& summary) {
      return ClosedState{{n * 0x9e3779b97f4a7c15ull, n}, n % 2 == 0, n % 3 == 0, n % 5 == 0, summary};
    };
    constexpr u64 kStates = 5000;  // several batches
    const auto summary_of = [&](u64 n) -> const std::vector<u8>& {
      return n % 4 == 0 ? none : n % 4 == 1 ? one : other;
    };
    if (!ranks.is_first()) {
      RankWorkers workers(ranks, 1, 1 << 20, nullptr);
      u64 where[3] = {};
      SharedStates::Room room;
      for (u64 n = 1; n <= kStates; ++n)
        workers.states().publish(state(n, summary_of(n)), &where[n % 4 == 0 ? 0 : n % 4 == 1 ? 1 : 2], &room);
      workers.flush();
      const RankWorkers::Traffic& t = workers.traffic();
      const bool good = t.states == kStates && t.batches > 1 && t.bytes / kStates < 24;  // 21 each, and two summaries
      workers.send(Workers::Message::Last, good ? "good" : "bad");
      Ranks::Task task;
      ranks.wait_for_task(&workers, &task);  // until all is over
    } else {
      RankWorkers workers(ranks, 1, 1 << 20, nullptr);
      u64 where = 0;
      SharedStates::Room room;
      workers.states().publish(state(7, other), &where, &room);  // is known when it comes
      RankWorkers late(ranks, 2, 1 << 20, nullptr);              // of another pass: gets nothing
      for (std::vector<Workers::Message> heard; heard.empty();) {
        heard = workers.receive(false);
        for (const Workers::Message& m : heard) CHECK(m.bytes == "good");
      }
      CHECK(workers.traffic().received == kStates);
      CHECK(workers.traffic().new_here == kStates - 1);
      CHECK(workers.states().states() == kStates);
      CHECK(late.states().states() == 0);
      for (u64 n = 1; n <= kStates; ++n) {
        ClosedState found;
        const ClosedState expected = state(n, summary_of(n));
        REQUIRE(workers.states().find(expected.digest, &found));
        CHECK(found.ends == expected.ends);
        CHECK(found.elsewhere == expected.elsewhere);
        CHECK(found.of_component == expected.of_component);
        CHECK(std::equal(found.summary.begin(), found.summary.end(), expected.summary.begin(), expected.summary.end()));
      }
    }
  }
}

}  // namespace heddle::tester
