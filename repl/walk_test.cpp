// Walking forwards and backwards: every state is met again, bit for bit, however one comes to it.
#include "repl/walk.h"

#include <random>
#include <set>

#include <doctest/doctest.h>

#include "checkpoint/digest.h"
#include "test_support/random_program.h"
#include "test_support/test_world.h"
#include "tester/replay.h"
#include "tester/running_world.h"

namespace heddle::repl {
namespace {

vm::RunOptions exploring() {
  vm::RunOptions options;
  tester::make_explorable(&options);
  options.queue_finalizers = false;
  return options;
}

// What can be compared between Worlds, whose classes may have been loaded in another order.
std::string end_of(const vm::World& world) {
  std::set<std::string> threads;
  for (const auto& t : world.threads)
    if (t->core.state != vm::ThreadState::Unborn)
      threads.insert(interp::thread_path(world, t->id) + " " + std::to_string(static_cast<int>(t->core.state)) + " " +
                     std::to_string(t->core.visible) + " " + std::to_string(t->core.allocations));
  std::string text = world.out.text + world.err.text;
  for (const std::string& t : threads) text += t + "\n";
  return text;
}

// A state that has been seen. Permanent objects that were made later (by linking) stay when the World goes back.
struct Seen {
  vm::Ref permanent_top;
  checkpoint::Digest digest;
  explicit Seen(const vm::World& world)
      : permanent_top(world.heap.permanent_top()), digest(checkpoint::full_digest(world, permanent_top)) {}
  bool again(const vm::World& world) const { return checkpoint::full_digest(world, permanent_top) == digest; }
};

// One program, walked in a random order for a while.
void walk(u64 seed) {
  CAPTURE(seed);
  const std::string text = tester::assembly_of(tester::random_program(seed));
  interp::TestWorld w(text, exploring());
  w.start();
  Walk::Limits limits;
  if (seed % 3 != 0) limits.most_marks = 2 + seed % 3 * 2;
  if (seed % 2 != 0) limits.far = 3;
  Walk walk(w.world, {}, limits);
  std::vector<Seen> states = {Seen(w.world)};
  std::mt19937_64 random(seed);
  const auto forward = [&] {
    const auto& threads = w.world.threads;
    const std::string planned = walk.next_thread();
    if (planned.empty()) return false;
    std::string error, thread = planned;
    if (random() % 4 == 0) thread = interp::thread_path(w.world, static_cast<ThreadId>(random() % threads.size()));
    const size_t before = walk.position();
    // In the midst of the operation, which changes nothing behind it.
    if (random() % 2 == 0 && walk.seek(planned, {}, 1 + random() % 12)) {
      CHECK(walk.inside());
      CHECK(walk.position() == before);
      CHECK(walk.next_thread() == planned);
      const Point point = walk.point();
      const Seen inside(w.world);
      if (random() % 2 == 0) {
        walk.leave();
        CHECK(states[before].again(w.world));
        CHECK(walk.seek(planned, {}, point.ticks));
        CHECK(inside.again(w.world));
        CHECK(walk.back());
      } else {
        thread = planned;  // goes on from there
      }
    }
    if (!walk.forward(thread, {}, &error)) {
      CHECK(!error.empty());
      CHECK(walk.position() == before);
      CHECK(states[before].again(w.world));  // a refusal changes nothing
      error.clear();
      if (!walk.forward(planned, {}, &error)) return false;
    }
    return true;
  };
  for (int i = 0; i < 60; ++i) {
    if (random() % 8 == 0) {  // to any point that has been seen
      std::string error;
      const size_t target = random() % states.size();
      CHECK_MESSAGE(walk.go_to(target, &error), error);
      CHECK(walk.position() == target);
      CHECK(states[target].again(w.world));
    }
    if (random() % 8 == 0 && walk.walked() > 0) {  // what an operation looked like changes nothing
      const size_t here = walk.position();
      walk.operation(random() % walk.walked());
      CHECK(walk.position() == here);
      CHECK(states[here].again(w.world));
    }
    const size_t at = walk.position();
    const std::string planned = at < walk.planned() ? walk.operation(at).thread : "none";
    if (random() % 3 != 0 && forward()) {
      const bool as_planned = walk.operation(at).thread == planned;
      if (as_planned) {
        CHECK(states[walk.position()].again(w.world));
        continue;
      }
      states.erase(states.begin() + static_cast<std::ptrdiff_t>(walk.position()), states.end());
      states.emplace_back(w.world);
    } else if (walk.back()) {
      CHECK(states[walk.position()].again(w.world));
    }
  }
  // What has been walked is a schedule, and a replay of it ends in the same state.
  const interp::Schedule schedule = tester::to_schedule(w.world, walk.path());
  interp::TestWorld again(text, exploring());
  again.start();
  const tester::ReplayResult replayed = tester::replay(again.world, schedule, {}, {});
  CHECK(replayed.error == "");
  CHECK(again.world.out.text + again.world.err.text == w.world.out.text + w.world.err.text);
  // And it can be planned.
  interp::TestWorld third(text, exploring());
  third.start();
  Walk planned(third.world, {});
  planned.plan(schedule.steps);
  while (planned.position() < planned.planned()) {
    std::string error;
    REQUIRE(planned.forward(planned.next_thread(), {}, &error));
  }
  CHECK(end_of(third.world) == end_of(w.world));
}

// Who parks with a time limit can go on: its time may be up. (The debugger used to say that nobody can, and then went
// on.) Whoever walks may let time pass as often as he likes, however many timeouts an exploration tries.
TEST_CASE("timeline: what is offered is performed, and what is refused is not offered") {
  const std::string text = R"(
public class Main
  method public static main([Ljava/lang/String;)V refs=4 prims=4
    CONST_L p0 1000
    CALL_STATIC java/util/concurrent/locks/LockSupport.parkNanos(J)V r0 p0
    RET
  end
end)";
  for (const u32 timeouts : {0u, 1u}) {
    CAPTURE(timeouts);
    interp::TestWorld w(text, exploring());
    w.start();
    tester::RunnerOptions runner;
    runner.max_timeouts = timeouts;
    Walk walk(w.world, runner);
    std::string error, next = walk.next_thread();
    while (!next.empty() && !walk.ended()) {
      REQUIRE_MESSAGE(walk.forward(next, {}, &error), error);
      next = walk.next_thread();
    }
    CHECK(walk.ended());
  }
}

TEST_CASE("timeline: random programs, walked to and fro") {
  for (u64 seed = 1; seed <= 300; ++seed) walk(seed);
}

}  // namespace
}  // namespace heddle::repl
