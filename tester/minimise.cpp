#include "tester/minimise.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace heddle::tester {
namespace {

using interp::Schedule;
using interp::ScheduleStep;

using Cost = std::tuple<size_t, u32, size_t, u64>;  // sleeps outlasted, preemptions, segments, operations

Cost cost_of(const Schedule& s, const ReplayResult& r) {
  u64 operations = 0;
  for (const ScheduleStep& step : s.steps) operations += step.count;
  return {r.sleeps.size(), r.preemptions, s.steps.size(), operations};
}

// Joins neighbouring segments of one thread.
void normalise(Schedule& s) {
  std::vector<ScheduleStep> out;
  for (ScheduleStep& step : s.steps) {
    if (!out.empty() && out.back().thread == step.thread) {
      for (interp::DecisionAt& p : step.picks) {
        p.at += out.back().count;
        out.back().picks.push_back(std::move(p));
      }
      out.back().count += step.count;
    } else {
      out.push_back(std::move(step));
    }
  }
  s.steps = std::move(out);
}

class Minimiser {
 public:
  Minimiser(const Schedule& schedule, const std::function<ReplayResult(const Schedule&)>& run,
            const std::function<bool(const ReplayResult&)>& shows, u32 budget, const std::function<bool()>& enough,
            const std::function<Schedule(const Schedule&, bool rounds)>& patient)
      : run_(run), shows_(shows), budget_(budget), enough_(enough), patient_(patient) {
    best_.schedule = schedule;
    best_.replayed = run_(schedule);
    best_.replays = 1;
    steps_ = best_.replayed.steps;
  }

  MinimiseResult search() {
    if (!best_.replayed.followed || !shows_(best_.replayed)) return std::move(best_);
    bool better = true;
    while (better && !is_over()) better = wait() || punctual() || drop() || gather() || swap() || shorten();
    return std::move(best_);
  }

 private:
  // The limit is in steps rather than seconds, so that the same finding has the same schedule on every machine, as long
  // as there is time.
  bool is_over() const {
    constexpr u64 kMaxSteps = 100'000'000;
    return best_.replays >= budget_ || steps_ >= kMaxSteps || (enough_ && enough_());
  }

  bool offer(Schedule candidate) {
    if (is_over()) return false;
    normalise(candidate);
    ++best_.replays;
    ReplayResult r = run_(candidate);
    steps_ += r.steps;
    if (!r.followed || !shows_(r) || cost_of(candidate, r) >= cost_of(best_.schedule, best_.replayed)) return false;
    best_.schedule = std::move(candidate);
    best_.replayed = std::move(r);
    return true;
  }

  std::vector<ScheduleStep> steps() const { return best_.schedule.steps; }
  Schedule with(std::vector<ScheduleStep> s) const {
    Schedule c = best_.schedule;
    c.steps = std::move(s);
    return c;
  }

  // A candidate in which nobody's time is up before the others have gone as far as they can.
  bool wait() {
    for (const bool rounds : {false, true})
      if (patient_ && !best_.replayed.sleeps.empty() && !is_over() && offer(patient_(best_.schedule, rounds)))
        return true;
    return false;
  }
  // A candidate that takes the first option of one decision, where that makes fewer threads slow: a clock, say, is then
  // read in time instead of an hour late.
  bool punctual() {
    if (best_.replayed.sleeps.empty()) return false;
    for (size_t i = 0; i < best_.schedule.steps.size(); ++i)
      for (size_t k = 0; k < best_.schedule.steps[i].picks.size() && !is_over(); ++k) {
        const interp::DecisionAt& pick = best_.schedule.steps[i].picks[k];
        if (pick.decision.kind != interp::DecisionKind::Choose || pick.decision.number == 0) continue;
        auto s = steps();
        s[i].picks[k].decision.number = 0;
        if (offer(with(std::move(s)))) return true;
      }
    return false;
  }
  // A candidate without one segment: what the thread did there may not matter.
  bool drop() {
    for (size_t i = best_.schedule.steps.size(); i-- > 1 && !is_over();) {
      auto s = steps();
      s.erase(s.begin() + static_cast<std::ptrdiff_t>(i));
      if (offer(with(std::move(s)))) return true;
    }
    return false;
  }
  // A later segment of the same thread moved up to the earlier one, or the earlier one down to it.
  bool gather() {
    const std::vector<size_t> next = next_of_same_thread();
    for (size_t i = 0; i < next.size() && !is_over(); ++i) {
      size_t j = next[i];
      if (j == i + 1 && j < next.size()) j = next[j];  // (neighbours are one segment)
      if (j == next.size()) continue;
      auto up = steps();
      std::rotate(up.begin() + static_cast<std::ptrdiff_t>(i) + 1, up.begin() + static_cast<std::ptrdiff_t>(j),
                  up.begin() + static_cast<std::ptrdiff_t>(j) + 1);
      if (offer(with(std::move(up)))) return true;
      auto down = steps();
      std::rotate(down.begin() + static_cast<std::ptrdiff_t>(i), down.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                  down.begin() + static_cast<std::ptrdiff_t>(j));
      if (offer(with(std::move(down)))) return true;
    }
    return false;
  }
  // By segment: the next one of its thread, or the number of segments.
  std::vector<size_t> next_of_same_thread() const {
    const std::vector<ScheduleStep>& s = best_.schedule.steps;
    std::vector<size_t> next(s.size(), s.size());
    std::unordered_map<std::string_view, size_t> seen;
    for (size_t i = s.size(); i-- > 0;) {
      if (const auto later = seen.find(s[i].thread); later != seen.end()) next[i] = later->second;
      seen[s[i].thread] = i;
    }
    return next;
  }
  bool swap() {
    for (size_t i = 0; i + 1 < best_.schedule.steps.size() && !is_over(); ++i) {
      auto s = steps();
      std::swap(s[i], s[i + 1]);
      if (offer(with(std::move(s)))) return true;
    }
    return false;
  }
  // Candidates with fewer operations at the end of a segment. Of a short one all but one are cut off, then all but two
  // ...; of a long one half of them, then a quarter ...
  bool shorten() {
    constexpr u64 kShort = 16;
    for (size_t i = best_.schedule.steps.size(); i-- > 0 && !is_over();) {
      const u64 count = best_.schedule.steps[i].count;
      if (count == 0) continue;
      for (u64 cut = count <= kShort ? count - 1 : count / 2; cut > 0; cut = count <= kShort ? cut - 1 : cut / 2) {
        auto s = steps();
        s[i].count -= cut;
        std::erase_if(s[i].picks, [&](const interp::DecisionAt& p) { return p.at >= s[i].count; });
        if (offer(with(std::move(s)))) return true;
      }
    }
    return false;
  }

  const std::function<ReplayResult(const Schedule&)>& run_;
  const std::function<bool(const ReplayResult&)>& shows_;
  u32 budget_;
  const std::function<bool()>& enough_;
  const std::function<Schedule(const Schedule&, bool rounds)>& patient_;
  u64 steps_ = 0;  // of all replays
  MinimiseResult best_;
};

}  // namespace

MinimiseResult minimise(const Schedule& schedule, const std::function<ReplayResult(const Schedule&)>& run,
                        const std::function<bool(const ReplayResult&)>& shows, u32 max_replays,
                        const std::function<bool()>& enough,
                        const std::function<Schedule(const Schedule&, bool rounds)>& patient) {
  return Minimiser(schedule, run, shows, max_replays, enough, patient).search();
}

}  // namespace heddle::tester
