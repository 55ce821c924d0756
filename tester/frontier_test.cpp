// Explorations that stop and go on elsewhere, at each of many places, against those that run through.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <random>

#include "checkpoint/archive.h"
#include "test_support/random_program.h"
#include "test_support/test_world.h"
#include "tester/explorer.h"

namespace heddle::tester {
namespace {

class Exploration {
 public:
  Exploration(std::string text, const std::string& mode, bool cache) : text_(std::move(text)) {
    options_.mode = *mode_by_name(mode);
    options_.mode.cache &= cache;
    options_.limits.max_seconds = 0;
    options_.limits.max_timeouts = 2;
    options_.limits.max_findings = ~0ull;
    options_.collect_end_states = true;
    options_.minimise = options_.confirm = false;
  }

  ExploreResult whole(u64 most = 0) {
    options_.limits.max_schedules = most;
    return run();
  }

  // Stops behind so many schedules.
  std::string frontier_at(u64 schedules) {
    std::string frontier;
    options_.frontier.keep = [&](const auto& write) { frontier = checkpoint::payload_of(write); };
    options_.limits.max_schedules = schedules;
    run();
    options_.frontier.keep = nullptr;
    return frontier;
  }

  ExploreResult resumed(std::string frontier, u64 schedules = 0) {
    if (!frontier.empty()) options_.frontier.resume = [from = std::move(frontier)] { return from; };
    options_.limits.max_schedules = schedules;
    ExploreResult result = run();
    options_.frontier.resume = nullptr;
    return result;
  }

  // Stops and goes on in a new World again and again.
  ExploreResult in_pieces(u64 schedules, u64* pieces) {
    std::string frontier;
    options_.frontier.keep = [&](const auto& write) { frontier = checkpoint::payload_of(write); };
    ExploreResult result;
    for (*pieces = 1;; ++*pieces) {
      result = resumed(frontier, *pieces * schedules);
      if (!result.error.empty() || result.end == SearchEnd::Exhausted) break;
    }
    options_.frontier.keep = nullptr;
    return result;
  }

  // Stops at each finding, and goes on in a new World.
  ExploreResult finding_by_finding(u64* pieces) {
    std::string frontier;
    options_.frontier.keep = [&](const auto& write) { frontier = checkpoint::payload_of(write); };
    options_.limits.first = true;
    ExploreResult result;
    for (*pieces = 1;; ++*pieces) {
      std::string from = std::move(frontier);
      frontier.clear();
      result = resumed(std::move(from));
      if (!result.error.empty() || frontier.empty()) break;
    }
    options_.limits.first = false;
    options_.frontier.keep = nullptr;
    return result;
  }

  ExploreOptions& options() { return options_; }

 private:
  ExploreResult run() {
    std::vector<std::unique_ptr<interp::TestWorld>> worlds;
    return explore(
        [&](const vm::RunOptions& run, std::string*) {
          worlds.push_back(std::make_unique<interp::TestWorld>(text_, run));
          worlds.back()->start();
          return WorldPointer(&worlds.back()->world, WorldDeleter{false});
        },
        options_);
  }

  std::string text_;
  ExploreOptions options_;
};

// Everything that an exploration has found, as text.
std::string description(const ExploreResult& r) {
  const Counts& c = r.counts;
  std::string s = fmt::format(
      "error '{}' end {} complete {} cut {} aborted {} stuck {} pruned {} abandoned {} spinning {} too long {} limited "
      "{} "
      "blocks {} attempts {} nodes {} states {} first failure {} restarts {} timed {} seen {}\n",
      r.error, static_cast<int>(r.end), c.complete, c.cut, c.aborted, c.stuck, c.pruned, c.abandoned, c.spinning,
      c.too_long, c.timeouts_limited, c.blocks, c.attempts, c.nodes, c.states, c.first_failure, r.restarts, r.timed,
      r.seen);
  for (const auto* set : {&r.end_states, &r.fault_keys, &r.stuck_keys, &r.cycle_keys})
    for (const std::string& item : *set) s += item + "\n";
  for (const auto& [output, count] : r.outputs) s += fmt::format("{} times {}", count, output);
  for (const Finding& f : r.findings)
    s += fmt::format("{} {} {} {}", to_string(f.key), f.count, f.first_schedule, interp::write_schedule(f.schedule));
  return s;
}

}  // namespace

TEST_CASE("an exploration in pieces is the same as a whole one") {
  u64 programs = 0, pieces_in_all = 0;
  for (u64 seed = 1; seed <= 60; ++seed) {
    const std::string text = assembly_of(random_program(seed));
    for (const char* mode : {"proof", "all", "rw"}) {
      for (const bool cache : {true, false}) {
        Exploration exploration(text, mode, cache);
        const ExploreResult expected = exploration.whole(1500);  // those that take long are left out
        if (expected.end != SearchEnd::Exhausted) continue;
        CAPTURE(seed);
        CAPTURE(mode);
        CAPTURE(cache);
        const u64 step = std::max<u64>(1, expected.counts.schedules() / 7);
        u64 pieces = 0;
        const ExploreResult found = exploration.in_pieces(step, &pieces);
        CHECK(description(found) == description(expected));
        pieces_in_all += pieces;
        ++programs;
      }
    }
  }
  CHECK(programs > 100);
  CHECK(pieces_in_all > 3 * programs);
}

TEST_CASE("an exploration that stops at each finding and goes on finds the same as a whole one") {
  u64 programs = 0, pieces_in_all = 0;
  for (u64 seed = 1; seed <= 60; ++seed) {
    const std::string text = assembly_of(random_program(seed));
    for (const char* mode : {"proof", "all"}) {
      Exploration exploration(text, mode, true);
      ExploreResult expected = exploration.whole(1500);
      if (expected.end != SearchEnd::Exhausted || expected.findings.size() < 2) continue;
      CAPTURE(seed);
      CAPTURE(mode);
      u64 pieces = 0;
      const ExploreResult found = exploration.finding_by_finding(&pieces);
      // (The last step of all may have shown the last finding.)
      if (found.end == SearchEnd::FindingLimit) expected.end = found.end;
      CHECK(description(found) == description(expected));
      pieces_in_all += pieces;
      ++programs;
    }
  }
  CHECK(programs > 10);
  CHECK(pieces_in_all > 2 * programs);
}

TEST_CASE("a frontier of another program, of other options, or of nonsense") {
  // (In this program brute force runs other blocks than proof, from the first path on.)
  const u32 features = kAllFeatures & ~kYoungObjects;
  Exploration exploration(assembly_of(random_program(3, features)), "proof", true);
  const std::string frontier = exploration.frontier_at(3);
  REQUIRE(!frontier.empty());
  REQUIRE(exploration.resumed(frontier).error.empty());

  Exploration other(assembly_of(random_program(4)), "proof", true);
  CHECK(!other.resumed(frontier).error.empty());
  Exploration brute_force(assembly_of(random_program(3, features)), "all", true);
  CHECK(!brute_force.resumed(frontier).error.empty());

  // Behind a checksum anything may stand: it is refused, or is a search all the same, but never worse.
  std::mt19937 random(1);
  u32 refused = 0;
  for (int i = 0; i < 400; ++i) {
    std::string damaged = frontier;
    for (u32 n = 1 + random() % 3; n > 0; --n) damaged[random() % damaged.size()] = static_cast<char>(random());
    if (random() % 4 == 0) damaged.resize(random() % damaged.size());
    if (damaged.empty()) continue;
    const ExploreResult result = exploration.resumed(damaged, 50);
    refused += !result.error.empty();
  }
  CHECK(refused > 100);
}

// The second thread in the sets of the path's nodes, above all, which stand in the first half: who has been tried, who
// is to be, and who need not be.
TEST_CASE("a frontier in which one bit is another one") {
  Exploration exploration(assembly_of(random_program(1)), "proof", true);
  const std::string frontier = exploration.frontier_at(1);
  u32 refused = 0, taken = 0;
  for (size_t i = 0; i < frontier.size() / 2; ++i) {
    std::string damaged = frontier;
    damaged[i] = static_cast<char>(damaged[i] ^ 2);
    ++(exploration.resumed(damaged, 40).error.empty() ? taken : refused);
  }
  CHECK(refused > 1000);
  CHECK(taken > 100);  // counts, and what is told apart no more
}

}  // namespace heddle::tester
