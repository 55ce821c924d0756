// Deadlocks, and what may become one (Harrow 2000, section 4.1).
#include <algorithm>

#include "rules/builtin.h"
#include "rules/order_graph.h"
#include "tester/explain.h"

namespace heddle::rules {
namespace {

// A circle of threads, each of which waits for what the next one has: the paper's mark-search, invoked only when a
// thread blocks.
class Deadlock final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Blocked}; }

  void on(const Record& record, const Scene& scene) override {
    path_.clear();
    marks_.resize(scene.actors.size());
    ++mark_;
    check(record.thread, scene);
  }

 private:
  // For whom it waits. Who may give up after a time is in no deadlock.
  static std::vector<ThreadId> waits_for(ThreadId t, const Scene& scene) {
    const Actor& a = scene.actor(t);
    if (a.standing != Standing::Blocked || a.timed) return {};
    if (a.by != vm::kNoThread) return {a.by};
    std::vector<ThreadId> holders = scene.holders(a.wants);
    // (Readers do not wait for readers, but for a writer before them in the queue, who is not known here.)
    if (a.wants_to_read) std::erase_if(holders, [&](ThreadId u) { return scene.actor(u).holds(a.wants)->read; });
    return holders;
  }

  void check(ThreadId t, const Scene& scene) {
    const auto met = std::find(path_.begin(), path_.end(), t);
    if (met != path_.end()) return tell({met, path_.end()}, scene);
    if (marks_[t] == mark_) return;
    marks_[t] = mark_;
    path_.push_back(t);
    for (const ThreadId u : waits_for(t, scene)) check(u, scene);
    path_.pop_back();
  }

  void tell(const std::vector<ThreadId>& circle, const Scene& scene) {
    std::vector<std::string> parts, who;
    std::vector<RuleEvent> lines;
    for (size_t i = 0; i < circle.size(); ++i) {
      const ThreadId t = circle[i], before = circle[(i + circle.size() - 1) % circle.size()];
      const Actor& a = scene.actor(t);
      who.push_back(a.name);
      // What the one before waits for.
      const LockId wanted = scene.actor(before).wants;
      if (const Held* held = wanted == kNoLock ? nullptr : a.holds(wanted))
        lines.push_back(event(a.name, "acquired " + scene.label(wanted), held->place));
      const std::string what = a.joins              ? "the end of " + scene.name(a.by)
                               : a.wants != kNoLock ? scene.label(a.wants)
                                                    : "what " + scene.name(a.by) + " has";
      lines.push_back(event(a.name, "waits for " + what, a.stands_at));
      parts.push_back(at(a.stands_at));
    }
    std::sort(parts.begin(), parts.end());
    const std::string message = who.size() == 1 ? who.front() + " waits for what it has itself, for ever"
                                                : tester::listed(who) + " wait for each other in a circle, for ever";
    report(std::move(parts), message, std::move(lines));
  }

  std::vector<u64> marks_;
  u64 mark_ = 0;
  std::vector<ThreadId> path_;
};

// Locks that are acquired in an inconsistent order, also by way of others.
class LockOrderRule final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Acquired, Event::Blocked}; }

  void on(const Record&, const Scene& scene) override {
    for (const OrderGraph::Cycle& cycle : scene.order.fresh()) {
      std::vector<std::string> parts, names;
      std::vector<RuleEvent> lines;
      for (const OrderGraph::Edge* e : cycle) {
        const std::string& thread = scene.name(e->when.thread);
        parts.push_back(at(e->held_at) + " " + at(e->acquired_at));
        names.push_back(scene.label(e->held));
        lines.push_back(event(thread, "acquires " + scene.label(e->held), e->held_at));
        lines.push_back(event(thread,
                              "acquires " + scene.label(e->acquired) + " while it holds " + scene.label(e->held),
                              e->acquired_at));
      }
      std::sort(parts.begin(), parts.end());
      parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
      report(std::move(parts),
             tester::listed(names) +
                 " are acquired in an inconsistent order: threads may come to "
                 "wait for each other",
             std::move(lines));
    }
  }
};

// A lock that its holder can not take again.
class Relock final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Blocked}; }

  void on(const Record& record, const Scene& scene) override {
    const Actor& a = scene.actor(record.thread);
    const Held* held = a.wants == kNoLock ? nullptr : a.holds(a.wants);
    if (held == nullptr || a.timed) return;
    const auto lock = scene.locks.find(a.wants);
    if (lock->second.kind != Lock::Kind::Stamped && lock->second.kind != Lock::Kind::ReadWrite) return;
    report({at(a.stands_at)},
           a.name + " waits for " + scene.label(a.wants) + ", which it has" + (held->read ? " as a reader" : "") +
               " and can not take again" + (held->read ? " for writing" : ""),
           {event(a.name, "acquired " + scene.label(a.wants), held->place),
            event(a.name, "waits for " + scene.label(a.wants), a.stands_at)});
  }
};

// A thread waits for a lock of one of lower priority, while one of a priority in between runs.
class PriorityInversion final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Stepped}; }

  void on(const Record& record, const Scene& scene) override {
    const u32 running = scene.priority(record.thread);
    for (ThreadId t = 0; t < scene.actors.size(); ++t) {
      const Actor& high = scene.actor(t);
      if (t == record.thread || high.standing != Standing::Blocked || high.wants == kNoLock) continue;
      const u32 most = scene.priority(t);
      if (most <= running) continue;
      for (const ThreadId holder : scene.holders(high.wants)) {
        const u32 least = scene.priority(holder);
        if (holder == record.thread || least >= running) continue;
        const std::string lock = scene.label(high.wants);
        report({at(high.stands_at), at(scene.actor(holder).holds(high.wants)->place)},
               high.name + " (priority " + std::to_string(most) + ") waits for " + lock + " of " + scene.name(holder) +
                   " (priority " + std::to_string(least) + "), while " + scene.name(record.thread) + " (priority " +
                   std::to_string(running) + ") runs",
               {event(scene.name(holder), "acquired " + lock, scene.actor(holder).holds(high.wants)->place),
                event(high.name, "waits for " + lock, high.stands_at),
                event(scene.name(record.thread), "runs", record.place)});
      }
    }
  }
};

// Locks shared between threads of differing priority.
class PrioritySharing final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Acquired}; }

  void on(const Record& record, const Scene& scene) override {
    const u32 priority = scene.priority(record.thread);
    const auto [at_first, is_new] = first_.try_emplace(record.lock, First{record.thread, priority, record.place});
    const First& first = at_first->second;
    if (first.priority == priority || first.thread == record.thread) return;
    const std::string lock = scene.label(record.lock);
    report({at(first.place), at(record.place)},
           lock + " is shared by threads of priority " + std::to_string(first.priority) + " and " +
               std::to_string(priority),
           {event(scene.name(first.thread), "acquires " + lock, first.place),
            event(scene.name(record.thread), "acquires " + lock, record.place)});
  }

 private:
  struct First {
    ThreadId thread;
    u32 priority;
    const Place* place;
  };
  std::map<LockId, First> first_;
};

// wait() frees one monitor; others stay taken.
class WaitUnderLock final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Waits}; }

  void on(const Record& record, const Scene& scene) override {
    if (record.timed || !record.direct) return;
    const Actor& a = scene.actor(record.thread);
    for (const Held& held : a.held) {
      if (held.lock == record.lock) continue;
      report({at(held.place), at(record.place)},
             a.name + " waits on " + record.label + " and keeps " + scene.label(held.lock) +
                 ": whoever needs that in order to notify it never will",
             {event(a.name, "acquired " + scene.label(held.lock), held.place),
              event(a.name, "waits on " + record.label, record.place)});
    }
  }
};

}  // namespace

RulePointer make_deadlock() { return std::make_unique<Deadlock>(); }
RulePointer make_lock_order() { return std::make_unique<LockOrderRule>(); }
RulePointer make_relock() { return std::make_unique<Relock>(); }
RulePointer make_priority_inversion() { return std::make_unique<PriorityInversion>(); }
RulePointer make_priority_sharing() { return std::make_unique<PrioritySharing>(); }
RulePointer make_wait_under_lock() { return std::make_unique<WaitUnderLock>(); }

}  // namespace heddle::rules
