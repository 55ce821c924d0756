#include "predict/cut_points.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "predict/synthesis.h"
#include "tester/random.h"

namespace heddle::predict {
namespace {

// A run of threads that only acquire and release nested locks and access variables, each a step of its own.
struct Abstract {
  enum class Kind : u8 { Acquire, Release, Read, Write };
  struct Event {
    Kind kind;
    u32 what;
  };
  std::vector<std::vector<Event>> threads;
};

Abstract random_program(tester::Random& random, u32 threads, u32 length) {
  Abstract program;
  program.threads.resize(threads);
  for (auto& events : program.threads) {
    std::vector<u32> held;
    while (events.size() < length || !held.empty()) {
      const u64 draw = events.size() >= length ? 0 : random.below(5);
      if (draw == 0 && !held.empty()) {
        events.push_back({Abstract::Kind::Release, held.back()});
        held.pop_back();
      } else if (draw == 1 && held.size() < 3) {
        const u32 lock = static_cast<u32>(random.below(3));
        if (std::find(held.begin(), held.end(), lock) != held.end()) continue;
        held.push_back(lock);
        events.push_back({Abstract::Kind::Acquire, lock});
      } else if (draw > 1) {
        events.push_back(
            {random.below(2) != 0 ? Abstract::Kind::Write : Abstract::Kind::Read, static_cast<u32>(random.below(2))});
      }
    }
  }
  return program;
}

// Who owns each lock.
using Owners = std::map<u32, ThreadId>;
bool can_take(const Abstract& program, const Owners& owners, ThreadId t, u32 position) {
  const Abstract::Event& e = program.threads[t][position];
  return e.kind != Abstract::Kind::Acquire || !owners.contains(e.what);
}
void take(const Abstract& program, Owners* owners, ThreadId t, u32 position) {
  const Abstract::Event& e = program.threads[t][position];
  if (e.kind == Abstract::Kind::Acquire) owners->emplace(e.what, t);
  if (e.kind == Abstract::Kind::Release) owners->erase(e.what);
}

// A complete run by chance; nothing if the threads have come to wait for each other.
std::vector<ThreadId> random_run(const Abstract& program, tester::Random& random) {
  std::vector<u32> at(program.threads.size(), 0);
  std::vector<ThreadId> order;
  Owners owners;
  for (;;) {
    std::vector<ThreadId> able;
    bool all = true;
    for (ThreadId t = 0; t < at.size(); ++t) {
      if (at[t] == program.threads[t].size()) continue;
      all = false;
      if (can_take(program, owners, t, at[t])) able.push_back(t);
    }
    if (able.empty()) return all ? order : std::vector<ThreadId>{};
    const ThreadId t = able[random.below(able.size())];
    take(program, &owners, t, at[t]++);
    order.push_back(t);
  }
}

ObservedRun observed(const Abstract& program, const std::vector<ThreadId>& order) {
  ObservedRun run;
  run.of_thread.resize(program.threads.size());
  run.holdings.emplace_back();
  run.clocks.emplace_back();
  run.variables.resize(2);
  std::vector<Holding> holding(program.threads.size());
  std::vector<const Access*> last(2, nullptr);
  for (const ThreadId t : order) {
    const u32 position = static_cast<u32>(run.of_thread[t].size());
    const Abstract::Event& e = program.threads[t][position];
    Step s;
    s.thread = t;
    Holding& mine = holding[t];
    if (e.kind == Abstract::Kind::Acquire) {
      s.acquired = {e.what};
      for (Holding::Held& h : mine.held) {
        h.acquired_since.push_back(e.what);
        std::sort(h.acquired_since.begin(), h.acquired_since.end());
      }
      mine.held.push_back({e.what, {}});
    } else if (e.kind == Abstract::Kind::Release) {
      s.released = {e.what};
      std::erase_if(mine.held, [&](const Holding::Held& h) { return h.lock == e.what; });
    }
    s.holding = static_cast<u32>(run.holdings.size());
    run.holdings.push_back(mine);
    run.first_access.push_back(static_cast<u32>(run.accesses.size()));
    if (e.kind == Abstract::Kind::Read || e.kind == Abstract::Kind::Write) {
      Access a;
      a.thread = t;
      a.position = position + 1;
      a.order = static_cast<u32>(run.steps.size());
      a.variable = e.what;
      a.write = e.kind == Abstract::Kind::Write;
      a.reads = !a.write;
      a.place = static_cast<u64>(t) << 32 | position;
      run.variables[a.variable].accesses.push_back(static_cast<u32>(run.accesses.size()));
      run.variables[a.variable].label = std::to_string(a.variable);
      run.accesses.push_back(a);
      run.reads_from.emplace_back(vm::kNoThread, 0);
    }
    run.of_thread[t].push_back(static_cast<u32>(run.steps.size()));
    run.steps.push_back(std::move(s));
  }
  run.first_access.push_back(static_cast<u32>(run.accesses.size()));
  return run;
}

// All interleavings: can f come between e1 and e2? (How the run goes on behind f is not looked at, as in the paper.)
class BruteForce {
 public:
  BruteForce(const Abstract& program, ThreadId one, u32 e1, u32 e2, ThreadId other, u32 f)
      : program_(program), one_(one), other_(other), e1_(e1), e2_(e2), f_(f) {}
  bool possible() { return from(0, 0); }

 private:
  // Positions are counts of events taken; e1, e2 and f are numbered from 1.
  bool from(u32 a, u32 b) {
    if (b >= f_) return false;  // f before e1
    if (!seen_.insert({a, b}).second) return false;
    const Owners owners = owners_at(a, b);
    if (a >= e1_ && a < e2_ && can_take(program_, owners, other_, b) && b + 1 == f_) return true;
    if (a + 1 < e2_ && a < program_.threads[one_].size() && can_take(program_, owners, one_, a) && from(a + 1, b))
      return true;
    return b + 1 < f_ && can_take(program_, owners, other_, b) && from(a, b + 1);
  }
  Owners owners_at(u32 a, u32 b) const {
    Owners owners;
    for (u32 i = 0; i < a; ++i) take(program_, &owners, one_, i);
    Owners theirs;
    for (u32 i = 0; i < b; ++i) take(program_, &theirs, other_, i);
    owners.insert(theirs.begin(), theirs.end());
    return owners;
  }

  const Abstract& program_;
  const ThreadId one_, other_;
  const u32 e1_, e2_, f_;
  std::set<std::pair<u32, u32>> seen_;
};

// Are locks respected, and does it end where the point is?
void check_schedule(const Abstract& program, const ObservedRun& run, const CutPoint& point,
                    const std::vector<u32>& steps) {
  std::vector<u32> at(program.threads.size(), 0);
  Owners owners;
  for (const u32 s : steps) {
    const ThreadId t = run.steps[s].thread;
    REQUIRE(run.of_thread[t][at[t]] == s);
    REQUIRE(can_take(program, owners, t, at[t]));
    take(program, &owners, t, at[t]++);
  }
  for (const CutPoint::Place& p : point.places) CHECK(at[p.thread] == p.position);
}

}  // namespace

TEST_CASE("cut points are those of brute force, and schedules lead to them") {
  const CutPointLimits all{1'000'000, 1'000'000};
  u64 found = 0, possible = 0;
  for (u64 seed = 0; seed < 400; ++seed) {
    tester::Random random(seed, 1);
    const Abstract program = random_program(random, 2, 9);
    const std::vector<ThreadId> order = random_run(program, random);
    if (order.empty()) continue;
    const ObservedRun run = observed(program, order);
    // All that a thread does is one transaction.
    std::set<std::tuple<ThreadId, u32, u32, u32>> predicted;
    for (const CutPoint& point : atomicity_cut_points(
             run, [](const Access&, const Access&) { return true; }, all)) {
      const Access &e1 = run.accesses[point.accesses[0]], &e2 = run.accesses[point.accesses[1]];
      const Access& f = run.accesses[point.accesses[2]];
      predicted.insert({e1.thread, e1.position, e2.position, f.position});
      check_schedule(program, run, point, synthesise(run, point));
      ++found;
    }
    for (const Access& e1 : run.accesses)
      for (const Access& e2 : run.accesses)
        for (const Access& f : run.accesses) {
          if (e1.thread != e2.thread || e1.thread == f.thread || e1.variable != e2.variable ||
              e1.variable != f.variable)
            continue;
          if (e1.position >= e2.position || !(f.write || (e1.write && e2.write))) continue;
          const bool is_possible =
              BruteForce(program, e1.thread, e1.position, e2.position, f.thread, f.position).possible();
          possible += is_possible;
          CHECK(is_possible == predicted.contains({e1.thread, e1.position, e2.position, f.position}));
        }
  }
  CHECK(found > 1000);
  CHECK(possible == found);
}

TEST_CASE("of three threads, schedules respect the locks of all") {
  const CutPointLimits limits{5, 200};
  u64 checked = 0;
  for (u64 seed = 0; seed < 200; ++seed) {
    tester::Random random(seed, 2);
    const Abstract program = random_program(random, 3, 10);
    const std::vector<ThreadId> order = random_run(program, random);
    if (order.empty()) continue;
    const ObservedRun run = observed(program, order);
    for (const auto& points : {atomicity_cut_points(
                                   run, [](const Access&, const Access&) { return true; }, limits),
                               race_cut_points(run, limits), deadlock_cut_points(run, limits)})
      for (const CutPoint& point : points) {
        check_schedule(program, run, point, synthesise(run, point));
        ++checked;
      }
  }
  CHECK(checked > 1000);
}

// A deadlock that a run can be reordered into is predicted, and none that it cannot.
TEST_CASE("deadlocks of two threads are those of brute force") {
  const CutPointLimits all{1'000'000, 1'000'000};
  u64 deadlocks = 0;
  for (u64 seed = 0; seed < 10'000; ++seed) {
    tester::Random random(seed, 3);
    const Abstract program = random_program(random, 2, 8);
    const std::vector<ThreadId> order = random_run(program, random);
    if (order.empty()) continue;
    const ObservedRun run = observed(program, order);
    std::set<std::pair<u32, u32>> predicted, possible;
    for (const CutPoint& point : deadlock_cut_points(run, all)) {
      REQUIRE(point.places.size() == 2);
      predicted.insert({point.places[0].position, point.places[1].position});
    }
    // The states in which each waits for the other; reached with each lock acquired in the order of the run.
    std::set<std::pair<u32, u32>> seen;
    const auto look = [&](const auto& self, u32 a, u32 b) -> void {
      if (!seen.insert({a, b}).second) return;
      Owners owners;
      for (u32 i = 0; i < a; ++i) take(program, &owners, 0, i);
      Owners theirs;
      for (u32 i = 0; i < b; ++i) take(program, &theirs, 1, i);
      owners.insert(theirs.begin(), theirs.end());
      const auto held_by_other = [&](ThreadId t, u32 at) {
        if (at == program.threads[t].size()) return false;
        const Abstract::Event& e = program.threads[t][at];
        return e.kind == Abstract::Kind::Acquire && owners.contains(e.what) && owners.at(e.what) != t;
      };
      if (held_by_other(0, a) && held_by_other(1, b)) possible.insert({a, b});
      if (a < program.threads[0].size() && can_take(program, owners, 0, a)) self(self, a + 1, b);
      if (b < program.threads[1].size() && can_take(program, owners, 1, b)) self(self, a, b + 1);
    };
    look(look, 0, 0);
    for (const auto& p : predicted) CHECK(possible.contains(p));
    deadlocks += predicted.size();
  }
  CHECK(deadlocks > 20);
}

}  // namespace heddle::predict
