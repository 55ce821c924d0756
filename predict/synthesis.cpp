#include "predict/synthesis.h"

#include <algorithm>

namespace heddle::predict {
namespace {

class Synthesis {
 public:
  Synthesis(const ObservedRun& run, const CutPoint& point)
      : run_(run), taken_(run.of_thread.size(), 0), most_(taken_.size(), ~0u) {
    for (const CutPoint::Place& p : point.places) most_[p.thread] = p.position;
  }

  std::vector<u32> of_atomicity(const CutPoint& point) {
    CutPoint::Place a = point.places[0], b = point.places[1];
    u32 free_a = run_.free_position(a.thread, a.position), free_b = run_.free_position(b.thread, b.position);
    if (order(b.thread, free_b) < order(a.thread, free_a)) {
      std::swap(a, b);
      std::swap(free_a, free_b);
    }
    // Region I.
    const i64 limit = order(a.thread, free_a);
    std::vector<u32> up_to(taken_.size());
    for (ThreadId t = 0; t < up_to.size(); ++t) {
      const auto& own = run_.of_thread[t];
      const auto behind = std::upper_bound(own.begin(), own.end(), limit, [](i64 l, u32 s) { return l < i64{s}; });
      up_to[t] = std::min(run_.free_position(t, static_cast<u32>(behind - own.begin())), most_[t]);
    }
    for (i64 s = 0; s <= limit; ++s) {
      const ThreadId t = run_.steps[static_cast<size_t>(s)].thread;
      if (taken_[t] < up_to[t] && run_.of_thread[t][taken_[t]] == s) take(t);
    }
    // Regions II and III.
    while (taken_[b.thread] < free_b && take(b.thread)) {}
    weave(a, b);
    return std::move(steps_);
  }

 private:
  i64 order(ThreadId t, u32 position) const { return position == 0 ? -1 : i64{run_.of_thread[t][position - 1]}; }

  // t's next step, behind what it waits for. False: that lies beyond somebody's place.
  bool take(ThreadId t) {
    if (taken_[t] >= std::min(most_[t], run_.length(t))) return false;
    const u32 index = run_.of_thread[t][taken_[t]];
    const Step& s = run_.steps[index];
    if (s.wants_after != vm::kNoThread && s.wanted_step <= most_[s.wants_after])
      while (taken_[s.wants_after] < s.wanted_step && take(s.wants_after)) {}
    ++taken_[t];
    steps_.push_back(index);
    return true;
  }

  // Must t's next step wait until the other has released a lock that t then keeps?
  bool must_wait(const CutPoint::Place& mine, const CutPoint::Place& theirs) const {
    const Step& next = run_.step(mine.thread, taken_[mine.thread] + 1);
    const Holding& keeps = run_.holding_at(mine.thread, mine.position);
    for (const Lock lock : next.acquired) {
      if (!keeps.holds(lock)) continue;
      for (u32 p = taken_[theirs.thread] + 1; p <= theirs.position; ++p) {
        const std::vector<Lock>& released = run_.step(theirs.thread, p).released;
        if (std::find(released.begin(), released.end(), lock) != released.end()) return true;
      }
    }
    return false;
  }

  void weave(const CutPoint::Place& a, const CutPoint::Place& b) {
    for (bool more = true; more;) {
      more = false;
      for (const auto& [mine, theirs] : {std::pair{&a, &b}, std::pair{&b, &a}})
        while (taken_[mine->thread] < mine->position && !must_wait(*mine, *theirs) && take(mine->thread)) more = true;
    }
  }

  const ObservedRun& run_;
  std::vector<u32> taken_, most_;  // by thread
  std::vector<u32> steps_;
};

}  // namespace

std::vector<u32> synthesise(const ObservedRun& run, const CutPoint& point) {
  if (point.pattern != Pattern::Race && point.pattern != Pattern::Deadlock)
    return Synthesis(run, point).of_atomicity(point);
  const std::vector<u32> taken = sync_preserving_closure(run, point.places);
  std::vector<u32> steps;
  for (ThreadId t = 0; t < taken.size(); ++t)
    steps.insert(steps.end(), run.of_thread[t].begin(), run.of_thread[t].begin() + taken[t]);
  std::sort(steps.begin(), steps.end());
  return steps;
}

}  // namespace heddle::predict
