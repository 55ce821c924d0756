#include "tester/shared_states.h"

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>
#include <thread>
#include <vector>

namespace heddle::tester {
namespace {

// What the state `i` is, whoever publishes it.
struct Example {
  std::string summary;
  ClosedState state;
  explicit Example(u64 i) : summary(fmt::format("summary {:{}}", i % 100, i % 100 + 1)) {
    // Of each four two have the same low word, all four begin in the same bucket, and all have the same tag.
    state.digest = {(i / 4 + 1) * 0x9e3779b97f4a7c15ull ^ (i / 2 % 2) << 63, i};
    state.ends = i & 1;
    state.elsewhere = i & 2;
    state.of_component = i & 4;
    state.summary = {reinterpret_cast<const u8*>(summary.data()), summary.size()};
  }
};

// Not with doctest's macros, which take a lock.
bool is_whole(const ClosedState& found, u64 i) {
  const Example e(i);
  return found.digest == e.state.digest && found.ends == e.state.ends && found.elsewhere == e.state.elsewhere &&
         found.of_component == e.state.of_component &&
         std::equal(found.summary.begin(), found.summary.end(), e.state.summary.begin(), e.state.summary.end());
}

struct Publisher {
  SharedStates& states;
  std::vector<u64> places = std::vector<u64>(100);
  SharedStates::Room room = {};
  bool publish(u64 i) {
    const Example e(i);
    return states.publish(e.state, &places[i % 100], &room) == SharedStates::Published::New;
  }
};

}  // namespace

TEST_CASE("a published state is found as it was") {
  SharedStates states(64 << 20);
  REQUIRE(states.is_usable());
  Publisher publisher{states};
  ClosedState found;
  for (u64 i = 0; i < 3000; ++i) {
    CHECK(!states.find(Example(i).state.digest, &found));
    CHECK(publisher.publish(i));
    CHECK(!publisher.publish(i));
  }
  CHECK(states.states() == 3000);
  for (u64 i = 0; i < 3000; ++i) {
    REQUIRE(states.find(Example(i).state.digest, &found));
    CHECK(is_whole(found, i));
  }
  u64 all = 0;
  states.for_each([&](const ClosedState& state) { all += is_whole(state, state.digest.high); });
  CHECK(all == 3000);
}

TEST_CASE("threads that publish and look up the same states see whole ones, each published once") {
  SharedStates states(64 << 20);
  constexpr u64 kStates = 60'000, kThreads = 4;
  std::atomic<u64> fresh = 0, torn = 0, lost = 0;
  std::vector<std::thread> threads;
  for (u64 t = 0; t < kThreads; ++t)
    threads.emplace_back([&, t] {
      Publisher publisher{states};
      ClosedState found;
      for (u64 n = 0; n < kStates; ++n) {
        const u64 i = (n * 7919 + t * 131) % kStates;  // each in another order
        fresh += publisher.publish(i);
        const u64 other = (n * 104'729) % kStates;
        if (states.find(Example(other).state.digest, &found)) torn += !is_whole(found, other);
      }
    });
  for (std::thread& t : threads) t.join();
  ClosedState found;
  for (u64 i = 0; i < kStates; ++i)
    if (!states.find(Example(i).state.digest, &found)) ++lost;
    else torn += !is_whole(found, i);
  CHECK(torn == 0);
  CHECK(fresh == states.states());
  CHECK(lost == 0);
  CHECK(fresh == kStates);
}

TEST_CASE("a full table takes no more, and loses nothing") {
  SharedStates states(1 << 20);
  Publisher publisher{states};
  std::vector<u64> kept;
  for (u64 i = 0; i < 100'000; ++i)
    if (publisher.publish(i)) kept.push_back(i);
  CHECK(kept.size() == states.states());
  CHECK((kept.size() > 1000 && kept.size() < 100'000));
  ClosedState found;
  for (const u64 i : kept) REQUIRE((states.find(Example(i).state.digest, &found) && is_whole(found, i)));
}

TEST_CASE("what a process has published before it was killed is whole in the others") {
  SharedStates states(64 << 20);
  const int child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    Publisher publisher{states};
    for (u64 i = 0;; ++i) publisher.publish(i);
  }
  while (states.states() < 5000) ::usleep(100);
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  u64 torn = 0;
  states.for_each([&](const ClosedState& state) { torn += !is_whole(state, state.digest.high); });
  CHECK(torn == 0);
  Publisher publisher{states};
  ClosedState found;
  const u64 later = 1'000'000'007;
  CHECK(publisher.publish(later));
  CHECK(states.find(Example(later).state.digest, &found));
}

}  // namespace heddle::tester
