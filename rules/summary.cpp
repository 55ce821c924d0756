#include "rules/summary.h"

#include <algorithm>

namespace heddle::rules {
namespace {

constexpr u64 kFewSteps = 10;  // a thread that has run so little says nothing about how coarse a lock is

void add(tester::Duration* sum, tester::Duration* longest, u64 steps, u64 nanoseconds) {
  sum->steps += steps;
  sum->nanoseconds += nanoseconds;
  longest->steps = std::max(longest->steps, steps);
  longest->nanoseconds = std::max(longest->nanoseconds, nanoseconds);
}

}  // namespace

void Ledger::elapse(const Scene& scene, ThreadId runs, u64 steps) {
  threads_.resize(scene.actors.size());
  steps_ += steps;
  for (ThreadId t = 0; t < scene.actors.size(); ++t) {
    tester::ThreadUse& use = threads_[t];
    switch (t == runs ? Standing::Running : scene.actor(t).standing) {
      case Standing::Absent: break;
      case Standing::Running:
        use.running += steps;
        able_ += steps;
        break;
      case Standing::Runnable:
        use.runnable += steps;
        able_ += steps;
        break;
      case Standing::Blocked: use.blocked += steps; break;
      case Standing::Waiting: use.waiting += steps; break;
      case Standing::Sleeping: use.sleeping += steps; break;
    }
  }
  for (const Held& held : scene.actor(runs).held) uses_[held.lock].steps_of[runs] += steps;
}

void Ledger::on(const Record& record, const Scene& scene) {
  waits_.resize(std::max(waits_.size(), scene.actors.size()));
  switch (record.event) {
    case Event::Blocked: {
      const Actor& actor = scene.actor(record.thread);
      Wait& wait = waits_[record.thread];
      wait = {actor.wants != kNoLock, actor.wants, scene.steps, scene.nanoseconds};
      if (!wait.begun) return;
      Use& use = uses_[actor.wants];
      use.figures.most_waiters = std::max<u64>(use.figures.most_waiters, scene.waiters(actor.wants));
      return;
    }
    case Event::Acquired: {
      Use& use = uses_[record.lock];
      ++use.figures.acquisitions;
      Wait& wait = waits_[record.thread];
      if (!wait.begun || wait.lock != record.lock) return;
      wait.begun = false;
      ++use.figures.contended;
      add(&use.figures.waited, &use.figures.longest_wait, scene.steps - wait.step,
          scene.nanoseconds - wait.nanoseconds);
      return;
    }
    case Event::Released: {
      Use& use = uses_[record.lock];
      add(&use.figures.held, &use.figures.longest_held, scene.steps - record.held_before->step,
          scene.nanoseconds - record.held_before->nanoseconds);
      return;
    }
    default: return;
  }
}

tester::RunSummary Ledger::summary(const Scene& scene) const {
  tester::RunSummary s;
  s.length = {scene.steps, scene.nanoseconds};
  s.parallelism = steps_ == 0 ? 0 : static_cast<double>(able_) / static_cast<double>(steps_);
  std::map<LockId, Use> uses = uses_;
  for (ThreadId t = 0; t < scene.actors.size(); ++t) {
    for (const Held& held : scene.actor(t).held)
      add(&uses[held.lock].figures.held, &uses[held.lock].figures.longest_held, scene.steps - held.step,
          scene.nanoseconds - held.nanoseconds);
    // Who still stands before a lock has waited for it, too.
    if (t < waits_.size() && waits_[t].begun && scene.actor(t).standing == Standing::Blocked) {
      Use& use = uses[waits_[t].lock];
      add(&use.figures.waited, &use.figures.longest_wait, scene.steps - waits_[t].step,
          scene.nanoseconds - waits_[t].nanoseconds);
    }
    if (t >= threads_.size() || !scene.actor(t).started) continue;
    tester::ThreadUse use = threads_[t];
    use.thread = scene.name(t);
    use.path = scene.actor(t).path;
    s.threads.push_back(std::move(use));
  }
  for (auto& [lock, use] : uses) {
    if (use.figures.acquisitions == 0 && use.figures.waited.steps == 0) continue;
    use.figures.lock = scene.label(lock);
    for (const auto& [t, steps] : use.steps_of) {
      const u64 all = t < threads_.size() ? threads_[t].running : 0;
      if (all < kFewSteps || steps * 100 / all <= use.figures.main_users_share) continue;
      use.figures.main_users_share = steps * 100 / all;
      use.figures.main_user = scene.name(t);
    }
    use.figures.coarse = use.figures.main_users_share > 50 && use.figures.waited.steps > 0;
    s.locks.push_back(std::move(use.figures));
  }
  std::stable_sort(s.locks.begin(), s.locks.end(), [](const tester::LockUse& a, const tester::LockUse& b) {
    return a.waited.steps != b.waited.steps ? a.waited.steps > b.waited.steps : a.acquisitions > b.acquisitions;
  });
  return s;
}

}  // namespace heddle::rules
