#include "tester/explain.h"

#include <algorithm>
#include <cctype>

#include "tester/words.h"

namespace heddle::tester {

std::string listed(const std::vector<std::string>& items) {
  std::string s;
  for (size_t i = 0; i < items.size(); ++i) s += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + items[i];
  return s;
}

std::string joined(const std::vector<std::string>& items, const char* separator) {
  std::string s;
  for (const std::string& item : items) s += (s.empty() ? "" : separator) + item;
  return s;
}

std::string place_text(const Place& p) {
  if (p.line == 0) return p.method;
  return p.file + ":" + std::to_string(p.line);
}

const Place* first_user_place(const std::vector<Place>& stack) {
  for (const Place& p : stack)
    if (!p.library && p.line != 0) return &p;
  return nullptr;
}

std::string readable_name(std::string name) {
  for (size_t i = 0; i + 1 < name.size(); ++i)
    if (name[i] == '$' && std::isalpha(static_cast<u8>(name[i + 1]))) name[i] = '.';
  return name;
}

std::string method_text(const Place& p) {
  const size_t at = p.method.find(".lambda$");
  if (at == std::string::npos) return readable_name(p.method);
  const std::string rest = p.method.substr(at + 8);
  return "a lambda in " + readable_name(p.method.substr(0, at)) + "." + rest.substr(0, rest.rfind('$'));
}

namespace {

using interp::StopKind;

bool stuck(const ThreadReport& t) { return t.status != ThreadStatus::Runs && t.status != ThreadStatus::HasEnded; }

// Is it a worker of a pool? (Who calls a pool's methods is in one of them, too, but below methods of the program's.)
bool in_pool(const ThreadReport& t) {
  for (size_t i = t.stack.size(); i-- > 0 && t.stack[i].library;)
    if (t.stack[i].method.find("ThreadPoolExecutor") != std::string::npos) return true;
  return false;
}

// Is the thread one of those that run in the livelock's cycle? (Of other findings all are that run.)
bool goes_round(const Finding& f, const ThreadReport& t) {
  return f.key.kind != CauseKind::Livelock || f.key.parts.empty() ||
         std::any_of(f.key.parts.begin(), f.key.parts.end(), [&](const std::string& part) {
           return part == t.thread || part.starts_with(livelock_part(t.thread, "") + " in ");
         });
}

const ThreadReport* named(const Finding& f, const std::string& thread) {
  for (const ThreadReport& t : f.threads)
    if (t.thread == thread) return &t;
  return nullptr;
}

// The threads that wait for each other in a circle, in order; empty if there is no circle.
std::vector<const ThreadReport*> cycle_of(const Finding& f) {
  for (const ThreadReport& start : f.threads) {
    std::vector<const ThreadReport*> chain;
    const ThreadReport* t = &start;
    while (t != nullptr && stuck(*t) && !t->wanted_from.empty() &&
           std::find(chain.begin(), chain.end(), t) == chain.end()) {
      chain.push_back(t);
      t = named(f, t->wanted_from);
    }
    if (t == &start && !chain.empty()) return chain;
  }
  return {};
}

DeadlockCause cycle_cause(const std::vector<const ThreadReport*>& cycle) {
  DeadlockCause cause;
  cause.cycle = cycle;
  // Does somebody in the circle call exit while another one's shutdown waits for the hooks?
  for (const ThreadReport* t : cycle) {
    if (t->wants.kind != ThingKind::Shutdown) continue;
    cause.kind = DeadlockKind::ExitInHook;
    cause.thread = t;
    return cause;
  }
  size_t joins = 0, initialisers = 0;
  for (const ThreadReport* t : cycle) {
    joins += t->status == ThreadStatus::Joins;
    initialisers += t->wants.kind == ThingKind::ClassInit;
  }
  cause.kind = cycle.size() == 1       ? DeadlockKind::SelfJoin
               : initialisers > 0      ? DeadlockKind::InitialiserCycle
               : joins == cycle.size() ? DeadlockKind::JoinCycle
               : joins > 0             ? DeadlockKind::JoinUnderLock
                                       : DeadlockKind::LockCycle;
  return cause;
}

bool is_notify(const StepReport& s, const Thing& object) {
  return (s.operation.kind == StopKind::Notify || s.operation.kind == StopKind::NotifyAll) &&
         s.operation.object == object;
}

// Was t interrupted and has gone on waiting, or waits again?
const StepReport* swallowed_interrupt(const Finding& f, const ThreadReport& t) {
  for (size_t i = f.steps.size(); i-- > 0;) {
    const OperationReport& o = f.steps[i].operation;
    const bool interrupted =
        o.kind == StopKind::Leave || (o.kind == StopKind::Reacquire && o.manner == Manner::Interrupted);
    if (f.steps[i].thread == t.thread && interrupted) return &f.steps[i];
  }
  return nullptr;
}

// Why does nobody notify `t`, which waits on t.wants?
DeadlockCause waiter_cause(const Finding& f, const ThreadReport& t) {
  // Where did its wait begin, and what was notified before and since?
  size_t began = 0;
  for (size_t i = 0; i < f.steps.size(); ++i) {
    const OperationReport& o = f.steps[i].operation;
    if (f.steps[i].thread == t.thread && o.kind == StopKind::Wait && o.object == t.wants) began = i;
  }
  const StepReport* before = nullptr;
  const StepReport* wrong = nullptr;
  for (size_t i = 0; i < f.steps.size(); ++i) {
    const StepReport& s = f.steps[i];
    if (!is_notify(s, t.wants)) continue;
    if (s.woken.size() < s.waiters) wrong = &s;
    // A notify is lost if it went to all there were, and who waits now has not looked since whether there is any need
    // to. (Its own notifies are for others; and those inside the library go with a state that it keeps.)
    const bool woken = std::find(s.woken.begin(), s.woken.end(), t.thread) != s.woken.end();
    const bool to_all = s.waiters == 0 || s.operation.kind == StopKind::NotifyAll;
    const bool lost = to_all && s.thread != t.thread && !t.tested && t.call.empty();
    if (i < began && (woken || lost)) before = &s;
  }
  DeadlockCause cause;
  cause.thread = &t;
  cause.kind = DeadlockKind::MissingNotify;
  if (const StepReport* interrupted = swallowed_interrupt(f, t)) {
    cause.kind = DeadlockKind::SwallowedInterrupt;
    cause.step = interrupted;
  } else if (wrong != nullptr) {
    cause.kind = DeadlockKind::WrongThreadNotified;
    cause.step = wrong;
  } else if (before != nullptr) {
    cause.waits_again = std::find(before->woken.begin(), before->woken.end(), t.thread) != before->woken.end();
    cause.kind = cause.waits_again ? DeadlockKind::MissingNotify : DeadlockKind::LostNotify;
    cause.step = before;
  } else if (t.unreachable) {
    cause.kind = DeadlockKind::UnreachableMonitor;
  }
  return cause;
}

struct Helper {  // a class of java.util.concurrent whose waiting threads need somebody
  const char* class_name;
  DeadlockKind kind;
};
constexpr Helper kHelpers[] = {
    {"CountDownLatch", DeadlockKind::Latch},
    {"Semaphore", DeadlockKind::Semaphore},
    {"CyclicBarrier", DeadlockKind::Barrier},
    {"Phaser", DeadlockKind::Barrier},
    {"Exchanger", DeadlockKind::Barrier},
    {"FutureTask", DeadlockKind::UnfinishedTask},
    {"CompletableFuture", DeadlockKind::UnfinishedTask},
    {"ForkJoinTask", DeadlockKind::UnfinishedTask},
    {"ThreadPoolExecutor", DeadlockKind::UnfinishedTask},
    {"WriteLock", DeadlockKind::ReadWriteLock},
    {"ReadLock", DeadlockKind::ReadWriteLock},
    {"StampedLock", DeadlockKind::ReadWriteLock},
};

// Waits inside the library: latches, semaphores, queues, futures. Of kind None: it is none of these.
DeadlockCause library_cause(const ThreadReport& t) {
  DeadlockCause cause;
  cause.kind = DeadlockKind::None;
  cause.thread = &t;
  if (!t.call_class.starts_with("java.util.concurrent.")) return cause;
  const std::string simple = t.call_class.substr(t.call_class.find_last_of(".$") + 1);
  for (const Helper& h : kHelpers) {
    if (simple != h.class_name) continue;
    cause.kind = h.kind;
    cause.in_pool = h.kind == DeadlockKind::UnfinishedTask && in_pool(t);
    return cause;
  }
  if (simple.ends_with("Queue") || simple.ends_with("Deque")) {
    cause.kind = DeadlockKind::Queue;
    cause.puts = t.call.find(".put") != std::string::npos || t.call.find(".offer") != std::string::npos ||
                 t.call.find(".transfer") != std::string::npos;
  }
  return cause;
}

// A monitor that a thread in a wait keeps, and that another one needs.
bool nested_monitor(const Finding& f, const ThreadReport& t, DeadlockCause* cause) {
  for (const ThreadReport& u : f.threads)
    for (const HeldLock& h : t.holds)
      if (u.status == ThreadStatus::WantsMonitor && u.wants == h.lock) {
        cause->kind = DeadlockKind::NestedMonitor;
        cause->thread = &t;
        cause->other = &u;
        cause->lock = &h;
        return true;
      }
  return false;
}

DeadlockCause cause_of(const Finding& f, size_t cycle_length) {
  const std::vector<const ThreadReport*> cycle = cycle_of(f);
  if (cycle_length > 0 && !cycle.empty()) return cycle_cause(cycle);

  DeadlockCause cause;
  const ThreadReport *waiter = nullptr, *wanting = nullptr, *joining = nullptr, *parked = nullptr;
  for (const ThreadReport& t : f.threads) {
    if (!stuck(t)) continue;
    auto first = [&](const ThreadReport*& slot) {
      if (slot == nullptr) slot = &t;
    };
    if (t.status == ThreadStatus::WaitsOn && !t.idle_worker) {
      if (nested_monitor(f, t, &cause)) return cause;
      // Rather a wait in the pool's thread, or for something else, than one for a future, which only follows.
      auto rank = [](const ThreadReport& r) { return !r.call_class.ends_with("FutureTask") ? 2 : in_pool(r) ? 1 : 0; };
      if (waiter == nullptr || rank(*waiter) < rank(t)) waiter = &t;
    }
    if (t.status == ThreadStatus::WantsMonitor) first(wanting);
    if (t.status == ThreadStatus::Joins) first(joining);
    if (t.status == ThreadStatus::Parks) first(parked);
  }
  if (waiter != nullptr) {
    cause = library_cause(*waiter);
    return cause.kind == DeadlockKind::None ? waiter_cause(f, *waiter) : cause;
  }
  cause.kind = parked != nullptr    ? DeadlockKind::MissingUnpark
               : wanting != nullptr ? DeadlockKind::HeldAtTheEnd
                                    : DeadlockKind::NobodyCanGoOn;
  cause.thread = parked != nullptr ? parked : wanting != nullptr ? wanting : joining;
  return cause;
}

}  // namespace

void explain_deadlock(Finding* f, size_t cycle_length) {
  DeadlockCause cause = cause_of(*f, cycle_length);
  cause.last_ones = f->all_stuck;
  f->deadlock_kind = cause.kind;
  f->message = deadlock_sentence(cause);
}

std::string explain_never_terminates(const Finding& f) {
  std::vector<const ThreadReport*> threads;
  bool pool = false;
  if (f.key.kind == CauseKind::Idle) {
    for (const ThreadReport& t : f.threads)
      if (t.idle_worker && !t.daemon) {
        threads.push_back(&t);
        pool |= in_pool(t);
      }
    return endless_sentence(EndlessKind::Idle, threads, pool);
  }
  return endless_sentence(f.key.kind == CauseKind::Livelock ? EndlessKind::Livelock : EndlessKind::Spin,
                          who_goes_round(f), false);
}

std::vector<const ThreadReport*> who_goes_round(const Finding& f) {
  std::vector<const ThreadReport*> threads;
  for (const ThreadReport& t : f.threads)
    if (first_user_place(t.stack) != nullptr && t.status == ThreadStatus::Runs && goes_round(f, t))
      threads.push_back(&t);
  return threads;
}

}  // namespace heddle::tester
