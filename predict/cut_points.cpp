#include "predict/cut_points.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace heddle::predict {
namespace {

// How often something like it has been seen.
class Representatives {
 public:
  explicit Representatives(const CutPointLimits& limits) : limits_(limits) {}
  bool wants(Pattern pattern, const std::string& what, const std::vector<u64>& places) {
    return seen_[{pattern, what, places}] < limits_.each;
  }
  void add(Pattern pattern, const std::string& what, const std::vector<u64>& places) {
    ++seen_[{pattern, what, places}];
    ++all_;
  }
  bool full() const { return all_ >= limits_.most; }

 private:
  const CutPointLimits limits_;
  std::map<std::tuple<Pattern, std::string, std::vector<u64>>, u32> seen_;
  size_t all_ = 0;
};

// The accesses of a variable, by thread, in the order of the run.
std::map<ThreadId, std::vector<u32>> by_thread(const ObservedRun& run, const VariableFacts& v) {
  std::map<ThreadId, std::vector<u32>> accesses;
  for (const u32 a : v.accesses) accesses[run.accesses[a].thread].push_back(a);
  return accesses;
}

bool is_written(const ObservedRun& run, const VariableFacts& v) {
  return std::any_of(v.accesses.begin(), v.accesses.end(), [&](u32 a) { return run.accesses[a].write; });
}

// Of accesses that are alike, some from the beginning and some from the end: loops make thousands.
std::vector<u32> some_of_each(const ObservedRun& run, const std::vector<u32>& accesses) {
  constexpr u32 kSome = 4;
  std::map<std::tuple<u64, bool, u32>, std::vector<u32>> kinds;
  for (const u32 a : accesses) {
    const Access& x = run.accesses[a];
    kinds[{x.place, x.write, run.step(x.thread, x.position).holding}].push_back(a);
  }
  std::vector<u32> some;
  for (const auto& [kind, all] : kinds)
    for (size_t i = 0; i < all.size(); ++i)
      if (i < kSome || i + kSome >= all.size()) some.push_back(all[i]);
  std::sort(some.begin(), some.end());
  return some;
}

Pattern pattern_of(bool w1, bool wf, bool w2) {
  if (!wf) return Pattern::WRW;
  if (w1) return w2 ? Pattern::WWW : Pattern::WWR;
  return w2 ? Pattern::RWW : Pattern::RWR;
}

// A position of e1's thread, behind e1 and before e2, at which f's thread can be in front of f: nothing that the two
// hold keeps them from it, and neither must wait for what the other does only later. Of all such the one at which the
// least is held.
bool find_position(const ObservedRun& run, const Access& e1, const Access& e2, const Access& f, u32* position) {
  const Holding& theirs = run.holding_at(f.thread, f.position);
  constexpr u32 kFar = 10'000;
  size_t least = ~size_t{0};
  for (u32 p = e1.position; p < e2.position && p < e1.position + kFar; ++p) {
    if (run.known_before(e1.thread, p, f.thread) >= f.position) break;  // (and later ones know even more)
    if (run.known_before(f.thread, f.position, e1.thread) > p) continue;
    const Holding& ours = run.holding_at(e1.thread, p);
    if (ours.held.size() >= least || !compatible(ours, theirs)) continue;
    least = ours.held.size();
    *position = p;
  }
  return least != ~size_t{0};
}

void add_atomicity(const ObservedRun& run, Variable variable, u32 e1, u32 e2, const std::vector<u32>& others,
                   Representatives* seen, std::vector<CutPoint>* points) {
  const Access &a = run.accesses[e1], &b = run.accesses[e2];
  for (const u32 other : others) {
    const Access& f = run.accesses[other];
    const bool conflicts = f.write || (a.write && b.write);
    if (!conflicts) continue;
    const Pattern pattern = pattern_of(a.write, f.write, b.write);
    const std::vector<u64> places{a.place, b.place, f.place, a.own_place, b.own_place, f.own_place};
    const std::string& label = run.variables[variable].label;
    if (seen->full() || !seen->wants(pattern, label, places)) continue;
    CutPoint point;
    u32 position = 0;
    if (!find_position(run, a, b, f, &position)) continue;
    point.pattern = pattern;
    point.variable = variable;
    point.accesses = {e1, e2, other};
    point.places = {{a.thread, position}, {f.thread, f.position - 1}};
    point.was_observed = a.order < f.order && f.order < b.order;
    seen->add(pattern, label, places);
    points->push_back(std::move(point));
  }
}

}  // namespace

const char* to_string(Pattern pattern) {
  switch (pattern) {
    case Pattern::RWR: return "RWR";
    case Pattern::WRW: return "WRW";
    case Pattern::RWW: return "RWW";
    case Pattern::WWR: return "WWR";
    case Pattern::WWW: return "WWW";
    case Pattern::Race: return "race";
    case Pattern::Deadlock: return "deadlock";
  }
  return "";
}

std::vector<CutPoint> atomicity_cut_points(const ObservedRun& run, const InOneTransaction& in_one_transaction,
                                           const CutPointLimits& limits) {
  std::vector<CutPoint> points;
  Representatives seen(limits);
  for (Variable v = 0; v < run.variables.size(); ++v) {
    if (!is_written(run, run.variables[v])) continue;
    const auto threads = by_thread(run, run.variables[v]);
    if (threads.size() < 2) continue;
    std::map<ThreadId, std::vector<u32>> some;
    for (const auto& [t, accesses] : threads) some[t] = some_of_each(run, accesses);
    for (const auto& [t, accesses] : threads)
      for (size_t i = 0; i < accesses.size(); ++i)
        for (size_t j = i + 1; j < accesses.size() && j <= i + kNear; ++j) {
          const Access &a = run.accesses[accesses[i]], &b = run.accesses[accesses[j]];
          if (a.position == b.position || !in_one_transaction(a, b)) continue;
          for (const auto& [u, others] : some)
            if (u != t) add_atomicity(run, v, accesses[i], accesses[j], others, &seen, &points);
        }
  }
  return points;
}

namespace {

// The position at which the thread has released what it has acquired by that step; 0: never.
u32 release_of(const ObservedRun& run, u32 acquired, Lock lock) {
  const std::vector<u32>& own = run.of_thread[run.steps[acquired].thread];
  for (auto at = std::upper_bound(own.begin(), own.end(), acquired); at != own.end(); ++at) {
    const std::vector<Lock>& released = run.steps[*at].released;
    if (std::find(released.begin(), released.end(), lock) != released.end())
      return static_cast<u32>(at - own.begin()) + 1;
  }
  return 0;
}

}  // namespace

std::vector<u32> sync_preserving_closure(const ObservedRun& run, const std::vector<CutPoint::Place>& places) {
  std::vector<u32> taken(run.of_thread.size(), 0);
  std::vector<u32> most(run.of_thread.size(), ~0u);
  for (const CutPoint::Place& p : places) {
    taken[p.thread] = std::max(taken[p.thread], p.position);
    most[p.thread] = p.position;
  }
  const auto want = [&](ThreadId t, u32 position) {
    if (taken[t] >= position) return false;
    taken[t] = position;
    return true;
  };
  // What comes next must be possible: the thread has been started, or notified.
  for (const CutPoint::Place& p : places)
    if (p.position < run.length(p.thread))
      if (const Step& next = run.step(p.thread, p.position + 1); next.wants_after != vm::kNoThread)
        want(next.wants_after, next.wanted_step);
  std::vector<u32> looked(taken.size(), 0);
  // Of each lock, the acquisitions that are taken, in the order of the run: all but the last must have been released.
  std::map<Lock, u32> latest;  // the last of them: an index into the run's steps
  for (bool more = true; more;) {
    more = false;
    for (ThreadId t = 0; t < taken.size(); ++t) {
      for (; looked[t] < taken[t]; ++looked[t]) {
        const Step& s = run.step(t, looked[t] + 1);
        if (s.wants_after != vm::kNoThread) more |= want(s.wants_after, s.wanted_step);
        const u32 index = run.of_thread[t][looked[t]];
        for (u32 a = run.first_access[index]; a < run.first_access[index + 1]; ++a)
          if (run.reads_from[a].first != vm::kNoThread) more |= want(run.reads_from[a].first, run.reads_from[a].second);
        for (const Lock lock : s.acquired) {
          const auto [at, is_new] = latest.try_emplace(lock, index);
          if (is_new) continue;
          const u32 earlier = std::min(at->second, index);
          at->second = std::max(at->second, index);
          if (const u32 released = release_of(run, earlier, lock)) more |= want(run.steps[earlier].thread, released);
        }
        more = true;
      }
      if (taken[t] > most[t]) return {};
    }
  }
  return taken;
}

std::vector<CutPoint> race_cut_points(const ObservedRun& run, const CutPointLimits& limits) {
  std::vector<CutPoint> points;
  Representatives seen(limits);
  for (Variable v = 0; v < run.variables.size(); ++v) {
    const VariableFacts& facts = run.variables[v];
    if (facts.in_library || !is_written(run, facts)) continue;
    const auto threads = by_thread(run, facts);
    for (auto one = threads.begin(); one != threads.end(); ++one)
      for (auto other = std::next(one); other != threads.end(); ++other)
        for (const u32 x : some_of_each(run, one->second))
          for (const u32 y : some_of_each(run, other->second)) {
            const Access &a = run.accesses[x], &b = run.accesses[y];
            if ((!a.write && !b.write) || a.atomic || b.atomic) continue;
            const std::vector<u64> places{std::min(a.place, b.place), std::max(a.place, b.place)};
            if (seen.full() || !seen.wants(Pattern::Race, facts.label, places)) continue;
            CutPoint point;
            point.pattern = Pattern::Race;
            point.variable = v;
            point.accesses = {x, y};
            point.places = {{a.thread, a.position - 1}, {b.thread, b.position - 1}};
            if (sync_preserving_closure(run, point.places).empty()) continue;
            seen.add(Pattern::Race, facts.label, places);
            points.push_back(std::move(point));
          }
  }
  return points;
}

namespace {

// A thread that acquires a lock while it holds others: an edge of the lock-order graph.
struct Wish {
  ThreadId thread;
  u32 position;  // of the step that acquires
  Lock lock;
  std::vector<Lock> held;
};

class Cycles {
 public:
  Cycles(const ObservedRun& run, const CutPointLimits& limits) : run_(run), seen_(limits) {
    std::map<std::tuple<ThreadId, Lock, std::vector<Lock>, u64>, u32> known;
    constexpr u32 kSome = 3;
    for (ThreadId t = 0; t < run.of_thread.size(); ++t)
      for (u32 p = 1; p <= run.length(t); ++p) {
        const Step& s = run.step(t, p);
        if (s.acquired.empty()) continue;
        std::vector<Lock> held;
        for (const Holding::Held& h : run.holding_at(t, p - 1).held) held.push_back(h.lock);
        if (held.empty()) continue;
        const u64 place = static_cast<u64>(s.method) << 32 | s.pc;
        if (known[{t, s.acquired.front(), held, place}]++ < kSome) wishes_.push_back({t, p, s.acquired.front(), held});
      }
  }
  std::vector<CutPoint> find() {
    for (const Wish& w : wishes_) {
      path_ = {&w};
      extend();
    }
    return std::move(points_);
  }

 private:
  // Cycles are found from their member with the lowest thread.
  void extend() {
    const Wish& first = *path_.front();
    const Wish& last = *path_.back();
    if (seen_.full() || ++chains_ > kMostChains) return;
    if (path_.size() > 1 && std::find(first.held.begin(), first.held.end(), last.lock) != first.held.end()) add();
    if (path_.size() == kMostThreads) return;
    for (const Wish& next : wishes_) {
      if (next.thread <= first.thread || std::find(next.held.begin(), next.held.end(), last.lock) == next.held.end())
        continue;
      const bool fits = std::all_of(path_.begin(), path_.end(), [&](const Wish* w) {
        return w->thread != next.thread && w->lock != next.lock &&
               std::none_of(w->held.begin(), w->held.end(), [&](Lock l) {
                 return std::find(next.held.begin(), next.held.end(), l) != next.held.end();
               });
      });
      if (!fits) continue;
      path_.push_back(&next);
      extend();
      path_.pop_back();
    }
  }

  void add() {
    CutPoint point;
    point.pattern = Pattern::Deadlock;
    std::vector<u64> places;
    for (const Wish* w : path_) {
      point.places.push_back({w->thread, w->position - 1});
      const Step& s = run_.step(w->thread, w->position);
      places.push_back(static_cast<u64>(s.method) << 32 | s.pc);
    }
    std::sort(places.begin(), places.end());
    if (!seen_.wants(Pattern::Deadlock, "", places) || sync_preserving_closure(run_, point.places).empty()) return;
    seen_.add(Pattern::Deadlock, "", places);
    points_.push_back(std::move(point));
  }

  const ObservedRun& run_;
  Representatives seen_;
  std::vector<Wish> wishes_;
  std::vector<const Wish*> path_;
  u64 chains_ = 0;
  std::vector<CutPoint> points_;
};

}  // namespace

std::vector<CutPoint> deadlock_cut_points(const ObservedRun& run, const CutPointLimits& limits) {
  return Cycles(run, limits).find();
}

}  // namespace heddle::predict
