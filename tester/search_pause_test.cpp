// Searches that pause, as the one with a thread for each task does, against those that run through.
#include <doctest/doctest.h>

#include "test_support/explored_assembly.h"
#include "test_support/random_comparison.h"
#include "test_support/test_world.h"
#include "tester/confirmation.h"
#include "tester/search.h"

namespace heddle::tester {
namespace {

// Runs in turns of so much work; 0: to the end at once. `between` is called in each pause.
ExploreResult run_in_turns(const SharedExploration& program, u64 turn, u64* turns,
                           const std::function<void()>& between) {
  interp::ProgramClasses classes(assembly_of(program_from_text(program.text)));
  interp::TestNatives natives;
  ExploreOptions options = program.options;
  options.collect_end_states = false;
  vm::World world(classes, natives, run_options(options, {}));
  REQUIRE(interp::start_program(world, "Main").ok);
  Suspects suspects;
  ExploreResult result;
  Search search(world, options, runner_options(options, {}), suspects, &result);
  for (*turns = 1;; ++*turns) {
    if (turn != 0) search.pause_at(*turns * turn);
    search.run();
    if (!search.is_paused()) return result;
    CHECK(search.work() >= *turns * turn);
    between();
  }
}

}  // namespace

TEST_CASE("a search that pauses, while others search, comes to the same in the same steps") {
  const SharedExploration program(adding_threads(3, 2));
  u64 turns = 0;
  const ExploreResult whole = run_in_turns(program, 0, &turns, [] {});
  CHECK(turns == 1);
  CHECK(whole.end == SearchEnd::Exhausted);
  CHECK(whole.counts.states > 100);
  for (const u64 turn : {1, 7, 100}) {
    u64 others = 0;
    const ExploreResult r = run_in_turns(program, turn, &turns, [&] {
      u64 once = 0;
      if (++others == 2) CHECK(run_in_turns(program, 0, &once, [] {}).counts.states == whole.counts.states);
    });
    CAPTURE(turn);
    CHECK(others > 2);
    CHECK(r.end == SearchEnd::Exhausted);
    CHECK(r.counts.states == whole.counts.states);
    CHECK(r.counts.blocks == whole.counts.blocks);
    CHECK(r.counts.schedules() == whole.counts.schedules());
  }
}

}  // namespace heddle::tester
