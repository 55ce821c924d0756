// Chronicles of hand-made programs, and what is counted and drawn from them.
#include "picture/chronicle.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "picture/chronicler.h"
#include "picture/contention.h"
#include "picture/listing.h"
#include "picture/lock_order.h"
#include "test_support/random_program.h"
#include "test_support/test_world.h"
#include "tester/confirmation.h"

namespace heddle::picture {
namespace {

using tester::Finding;

// Explores a program (test_support/random_program.h) and tells its first finding, or if it has none a schedule that
// ends.
struct Told {
  explicit Told(const std::string& text, size_t most_steps = Chronicler::kMostSteps)
      : classes(tester::assembly_of(tester::program_from_text(text))) {
    options.mode = *tester::mode_by_name("proof");
    options.limits.max_seconds = 0;
    const tester::WorldFactory factory = [&](const vm::RunOptions& run, std::string* error) {
      tester::WorldPointer world(new vm::World(classes, natives, run));
      const interp::StartResult started = interp::start_program(*world, "Main");
      if (started.ok) return world;
      *error = started.error;
      return tester::WorldPointer();
    };
    result = tester::explore(factory, options);
    if (!result.findings.empty()) finding = result.findings.front();
    else REQUIRE(!result.output_schedules.empty());
    const interp::Schedule& schedule =
        result.findings.empty() ? result.output_schedules.begin()->second : finding.schedule;
    std::string error;
    const tester::WorldPointer world = factory(tester::run_options(options, result.observed), &error);
    REQUIRE(world);
    Chronicler chronicler(most_steps);
    tester::ReplayOptions how{false, true};
    how.onlooker = &chronicler;
    const tester::ReplayResult replayed =
        tester::replay(*world, schedule, tester::runner_options(options, result.observed), how);
    REQUIRE(replayed.followed);
    c = chronicler.chronicle(replayed, finding, "Main.java");
  }

  // "0 starts Thread-0": the thread's index and what it does.
  std::vector<std::string> lines() const {
    std::vector<std::string> all;
    for (const Step& s : c.steps) all.push_back(std::to_string(s.thread) + " " + s.text);
    return all;
  }
  u32 step(const std::string& line) const {
    const std::vector<std::string> all = lines();
    const auto at = std::find(all.begin(), all.end(), line);
    CAPTURE(line);
    REQUIRE(at != all.end());
    return static_cast<u32>(at - all.begin());
  }
  Activity activity(u32 thread, u32 step) const {
    const Standing* s = c.standing(thread, step);
    REQUIRE(s != nullptr);
    return s->activity;
  }
  size_t arrows(ArrowKind kind, u32 from, u32 to) const {
    return static_cast<size_t>(std::count_if(c.arrows.begin(), c.arrows.end(), [&](const Arrow& a) {
      return a.kind == kind && a.from == from && a.to == to;
    }));
  }

  interp::ProgramClasses classes;
  interp::TestNatives natives;
  tester::ExploreOptions options;
  tester::ExploreResult result;
  Finding finding;
  Chronicle c;
};

const char* const kCycle =
    "thread 0\n  start thread 1\n  start thread 2\n"
    "thread 1\n  sync l0\n    sync l1\n      yield\n"
    "thread 2\n  sync l1\n    sync l0\n      yield\n";

TEST_CASE("listing: a line for each step, with where the others stand") {
  const Told t(kCycle);
  const std::string text = listing(t.c);
  const std::vector<ThreadLife>& threads = t.c.threads;
  CHECK(text.starts_with("# 0 is " + threads[0].name + "\n# 0.0 is " + threads[1].name + "\n# 0.1 is " +
                         threads[2].name + "\n# step  thread  what"));
  size_t lines = 0;
  for (const char c : text) lines += c == '\n';
  CHECK(lines == 4 + t.c.steps.size());
  // The first one of the cycle to stand there is told of behind the steps of the other one.
  const bool blocked = text.find("blocked") != std::string::npos;
  CHECK(blocked);
  CHECK(text.find("[deadlock]") != std::string::npos);
  CHECK(text.find("     1  0       " + t.c.steps[0].text + " ") != std::string::npos);
}

}  // namespace

TEST_CASE("chronicle: a lock cycle") {
  const Told told(kCycle);
  const Chronicle& c = told.c;
  REQUIRE(told.finding.kind == tester::FindingKind::Deadlock);
  REQUIRE(c.threads.size() == 3);
  REQUIRE(c.locks.size() == 2);
  CHECK(c.locks[0].name != c.locks[1].name);
  // Each holds one lock to the end.
  REQUIRE(c.bands.size() == 2);
  for (const Band& band : c.bands) {
    CHECK(band.to == kNone);
    CHECK(band.depth == 0);
    CHECK(c.steps[band.from].thread == band.thread);
  }
  CHECK(c.bands[0].thread != c.bands[1].thread);
  // Both stand blocked, each by the other, on the lock that the other holds.
  const u32 last = static_cast<u32>(c.steps.size()) - 1;
  for (const Band& band : c.bands) {
    const u32 other = 3 - band.thread;
    const Standing* end = c.standing(other, last);
    REQUIRE(end != nullptr);
    CHECK(end->activity == Activity::Blocked);
    CHECK(end->lock == band.lock);
    CHECK(end->owner == band.thread);
    CHECK(end->text.find("wants") != std::string::npos);
  }
  CHECK(told.arrows(ArrowKind::Start, 0, 1) == 1);
  CHECK(told.arrows(ArrowKind::Start, 0, 2) == 1);
  CHECK(told.arrows(ArrowKind::Wants, 1, 2) == 1);
  CHECK(told.arrows(ArrowKind::Wants, 2, 1) == 1);
  // Their last words are no operations, and marked.
  CHECK(std::count_if(c.steps.begin(), c.steps.end(), [](const Step& s) { return s.last; }) == 2);
  for (const Step& s : c.steps) CHECK(s.last == (s.mark == Mark::Deadlock));
  CHECK(c.standing(1, 0) != nullptr);  // started by the first step ...
  CHECK(c.standing(2, 0) == nullptr);  // ... and this one by the second
}

TEST_CASE("chronicle: the order and the contention of a lock cycle") {
  const Told told(kCycle);
  const std::vector<LockOrder> order = lock_order(told.c);
  REQUIRE(order.size() == 2);
  for (const LockOrder& o : order) {
    CHECK(o.in_cycle);
    REQUIRE(o.events.size() == 1);
    CHECK(o.events[0].wanted);
  }
  CHECK(order[0].from == order[1].to);
  const std::vector<Contention> locks = contention_by_lock(told.c);
  REQUIRE(locks.size() == 2);
  for (const Contention& of : locks) {
    CHECK(of.acquisitions == 1);
    CHECK(of.contended == 1);
    CHECK(of.waited > 0);
    CHECK(of.longest_waited == of.waited);
  }
  CHECK(contention_by_thread(told.c).size() == 2);  // main has taken none
}

TEST_CASE("chronicle: locks in one order, and a wait for the end") {
  const Told told(
      "thread 0\n  start thread 1\n  sync l0\n    sync l1\n      yield\n  join thread 1\n"
      "thread 1\n  sync l0\n    sync l1\n      yield\n");
  const std::vector<LockOrder> order = lock_order(told.c);
  REQUIRE(order.size() == 1);
  CHECK(!order[0].in_cycle);
  CHECK(order[0].events.size() >= 1);
  for (const Band& band : told.c.bands) CHECK(band.to != kNone);
  CHECK(told.arrows(ArrowKind::Join, 1, 0) == 1);
  const u32 last = static_cast<u32>(told.c.steps.size()) - 1;
  CHECK(told.activity(1, last) == Activity::Ended);
  for (const Contention& of : contention_by_lock(told.c)) CHECK(of.acquisitions == 2);
}

TEST_CASE("chronicle: wait and notify, and nobody who notifies") {
  const Told lost("thread 0\n  start thread 1\n  sync l0\n    notify l0\nthread 1\n  sync l0\n    wait l0\n");
  REQUIRE(lost.finding.kind == tester::FindingKind::Deadlock);
  const u32 last = static_cast<u32>(lost.c.steps.size()) - 1;
  CHECK(lost.activity(1, last) == Activity::Waiting);
  CHECK(lost.c.steps[last].mark == Mark::Deadlock);
  CHECK(lost.arrows(ArrowKind::Notify, 0, 1) == 0);
  // Whoever waits has given its lock back.
  for (const Band& band : lost.c.bands) CHECK(band.to != kNone);

  const Told heard(
      "thread 0\n  start thread 1\n  vread 0\n  if =1\n    sync l0\n      notify l0\n"
      "thread 1\n  sync l0\n    vwrite 0 =1\n    timedWait l0\n");
  CHECK(heard.result.findings.empty());
}

TEST_CASE("chronicle: values of variables that are shared") {
  const Told told("thread 0\n  start thread 1\n  join thread 1\n  vread 0\nthread 1\n  vwrite 0 =7\n  vwrite 0 =8\n");
  REQUIRE(told.c.variables.size() >= 1);
  const Variable& v = told.c.variables.front();
  CHECK(v.shared);
  REQUIRE(v.changes.size() == 2);
  CHECK(v.changes[0].value == "7");
  CHECK(v.changes[1].value == "8");
  CHECK(v.changes[0].step < v.changes[1].step);
  CHECK(v.changes[1].thread == 1);
  CHECK(v.changes[1].write);
  for (const Variable::Change& change : v.changes) CHECK(told.c.steps[change.step].thread == 1);
}

TEST_CASE("chronicle: sleeping, parked, joining") {
  const Told told("thread 0\n  start thread 1\n  join thread 1\nthread 1\n  sync l0\n    vwrite 0 =1\n    sleep\n");
  const auto seen = [&](u32 thread, Activity activity) {
    const auto& life = told.c.threads[thread].standings;
    return std::any_of(life.begin(), life.end(), [&](const Standing& s) { return s.activity == activity; });
  };
  CHECK(seen(0, Activity::Joining));
  CHECK(seen(1, Activity::Sleeping));
  CHECK(!seen(1, Activity::Parked));
  const Told parked("thread 0\n  start thread 1\nthread 1\n  park\n");
  const u32 last = static_cast<u32>(parked.c.steps.size()) - 1;
  CHECK(parked.activity(1, last) == Activity::Parked);
}

TEST_CASE("chronicle: of long schedules the end is told") {
  std::string text = "thread 0\n  start thread 1\n  join thread 1\nthread 1\n";
  for (int i = 0; i < 30; ++i) text += "  vwrite 0 =" + std::to_string(i) + "\n";
  const Told whole(text), end(text, 10);
  CHECK(whole.c.left_out == 0);
  CHECK(whole.c.steps.size() > 30);
  CHECK(end.c.left_out > 15);
  CHECK(end.c.steps.size() <= 10);
  // What holds there holds in the whole story, too.
  CHECK(end.lines().back() == whole.lines().back());
  CHECK(end.c.variables.front().changes.back().value == "29");
  CHECK(end.activity(0, 0) == Activity::Joining);
}

TEST_CASE("chronicle: states and bands go on from step to step") {
  for (const char* text :
       {kCycle, "thread 0\n  start thread 1\n  sync l0\n    notifyAll l0\nthread 1\n  sync l0\n    wait l0\n"}) {
    const Told told(text);
    for (const ThreadLife& life : told.c.threads) {
      REQUIRE(!life.standings.empty());
      for (size_t i = 1; i < life.standings.size(); ++i) CHECK(life.standings[i - 1].step < life.standings[i].step);
      for (const Standing& s : life.standings) CHECK(s.step < told.c.steps.size());
    }
    // No two threads hold one lock.
    for (const Band& a : told.c.bands)
      for (const Band& b : told.c.bands)
        if (&a != &b && a.lock == b.lock && a.thread != b.thread) CHECK((a.to <= b.from || b.to <= a.from));
    for (size_t i = 1; i < told.c.arrows.size(); ++i) CHECK(told.c.arrows[i - 1].step <= told.c.arrows[i].step);
  }
}

}  // namespace heddle::picture
