#include "tester/explain.h"

#include <algorithm>
#include <cctype>

#include "tester/describe.h"

namespace heddle::tester {

std::string listed(const std::vector<std::string>& items) {
  std::string s;
  for (size_t i = 0; i < items.size(); ++i) s += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + items[i];
  return s;
}

std::string lock_names(const std::vector<HeldLock>& held) {
  std::vector<std::string> names;
  for (const HeldLock& h : held) names.push_back(h.lock);
  return listed(names);
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

std::string at(const std::vector<Place>& stack) {
  const Place* p = first_user_place(stack);
  return p == nullptr ? "" : " (" + place_text(*p) + ")";
}

bool stuck(const ThreadReport& t) { return t.state != "runs" && t.state != "has ended"; }

bool in_pool(const ThreadReport& t) {
  return std::any_of(t.stack.begin(), t.stack.end(),
                     [](const Place& p) { return p.method.find("ThreadPoolExecutor") != std::string::npos; });
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

constexpr size_t kMaxSpelledOut = 3;  // threads of a cycle whose locks are all named in the headline

std::string semicolons(const std::vector<std::string>& parts) {
  std::string s;
  for (const std::string& p : parts) s += (s.empty() ? "" : "; ") + p;
  return s;
}

// Does somebody in the circle call exit while another one's shutdown waits for the hooks?
bool explain_exit_in_hook(Finding* f, const std::vector<const ThreadReport*>& cycle) {
  for (const ThreadReport* t : cycle) {
    if (t->wants != kShutdownLabel) continue;
    f->deadlock_kind = "exit in a shutdown hook";
    f->message = "exit in a shutdown hook: " + t->thread + " calls System.exit" + at(t->stack) +
                 ", which waits for ever while " + t->wanted_from + " shuts the program down; that waits for " +
                 (cycle.size() == 2 ? "the end of the hook " + t->thread : "a hook that waits for " + t->thread) +
                 " (Runtime.halt waits for nobody)";
    return true;
  }
  return false;
}

void explain_cycle(Finding* f, const std::vector<const ThreadReport*>& cycle) {
  if (explain_exit_in_hook(f, cycle)) return;
  size_t joins = 0, initialisers = 0;
  std::vector<std::string> parts;
  for (size_t i = 0; i < cycle.size(); ++i) {
    const ThreadReport& t = *cycle[i];
    const ThreadReport& before = *cycle[(i + cycle.size() - 1) % cycle.size()];  // who wants what t has
    joins += t.state == "joins";
    initialisers += t.wants.starts_with("the initialisation");
    std::string has;
    for (const HeldLock& h : t.holds)
      if (h.lock == before.wants) has = " has " + h.lock + at(h.stack) + " and";
    parts.push_back(t.thread + has + (t.state == "joins" ? " waits for " : " wants ") + t.wants + at(t.stack));
  }
  std::string rest = f->all_stuck ? "" : "; the other threads could still run, these never will";
  if (cycle.size() == 1) {
    f->deadlock_kind = "self join";
    f->message = cycle[0]->thread + " waits for its own end" + at(cycle[0]->stack) + rest;
    return;
  }
  if (initialisers > 0) {
    f->deadlock_kind = "initialiser cycle";
    f->message = "class initialisers wait for each other: " + semicolons(parts) + rest;
    return;
  }
  if (joins == cycle.size()) {
    f->deadlock_kind = "join cycle";
    f->message = "threads wait for each other's end: " + semicolons(parts) + rest;
    return;
  }
  f->deadlock_kind = joins > 0 ? "join under a lock" : "lock cycle";
  if (cycle.size() > kMaxSpelledOut) {
    std::vector<std::string> names;
    for (const ThreadReport* t : cycle) names.push_back(t->thread);
    f->message = std::to_string(cycle.size()) +
                 " threads in a circle, each of which wants what the next one has: " + listed(names) + rest;
    return;
  }
  f->message =
      (joins > 0 ? "a thread is joined by one that has what it needs: " : "locks taken in different orders: ") +
      semicolons(parts) + rest;
}

bool is_notify(const StepReport& s, const std::string& object) {
  return s.what == "notifies one on " + object || s.what == "notifies all on " + object;
}

// Was t interrupted and has gone on waiting, or waits again?
const StepReport* swallowed_interrupt(const Finding& f, const ThreadReport& t) {
  for (size_t i = f.steps.size(); i-- > 0;)
    if (f.steps[i].thread == t.thread && f.steps[i].what.starts_with("is interrupted")) return &f.steps[i];
  return nullptr;
}

// Why does nobody notify `t`, which waits on t.wants?
void explain_waiter(Finding* f, const ThreadReport& t) {
  const std::string what = t.call.empty() ? "waits on " + t.wants : "waits in " + t.call;
  // Where did its wait begin, and what was notified before and since?
  size_t began = 0;
  for (size_t i = 0; i < f->steps.size(); ++i)
    if (f->steps[i].thread == t.thread && f->steps[i].what == "waits on " + t.wants) began = i;
  const StepReport* before = nullptr;
  const StepReport* wrong = nullptr;
  for (size_t i = 0; i < f->steps.size(); ++i) {
    const StepReport& s = f->steps[i];
    if (!is_notify(s, t.wants)) continue;
    if (s.effect.find(", one of ") != std::string::npos) wrong = &s;
    if (i < began) before = &s;
  }
  if (const StepReport* interrupted = swallowed_interrupt(*f, t)) {
    f->deadlock_kind = "swallowed interrupt";
    f->message = t.thread + " " + what + at(t.stack) + " for ever, although it was interrupted before (" +
                 place_text(interrupted->place) + "): the InterruptedException was caught, and the thread waits again";
    return;
  }
  if (wrong != nullptr) {
    f->deadlock_kind = "wrong thread notified";
    f->message = "wrong thread notified: " + wrong->thread + "'s notify on " + t.wants + " (" +
                 place_text(wrong->place) + ") " + wrong->effect + ", and " + t.thread + at(t.stack) +
                 " waits for ever; notifyAll would wake all of them";
    return;
  }
  if (before != nullptr) {
    const bool remembered = before->effect.find(t.thread) != std::string::npos;  // it waits again
    f->deadlock_kind = remembered ? "missing notify" : "lost notify";
    f->message = remembered ? t.thread + " was notified (" + place_text(before->place) + ") and waits again" +
                                  at(t.stack) + ", and nobody sends another notify"
                            : "lost notify: " + before->thread + " notifies (" + place_text(before->place) +
                                  ") before " + t.thread + " waits" + at(t.stack) +
                                  "; a notify is not remembered, and nobody sends another one";
    return;
  }
  if (t.unreachable) {
    f->deadlock_kind = "unreachable monitor";
    f->message = t.thread + " " + what + at(t.stack) +
                 ", which no other live thread can reach: nobody can ever notify it" +
                 (f->all_stuck ? "" : "; the others can go on, it never will");
    return;
  }
  f->deadlock_kind = "missing notify";
  f->message = t.thread + " " + what + at(t.stack) + ", and nobody notifies it";
}

struct Helper {  // what helps a thread that waits in a class of java.util.concurrent
  const char* class_name;
  const char* kind;
  const char* missing;
};
constexpr Helper kHelpers[] = {
    {"CountDownLatch", "latch", "nobody will count the latch down to zero"},
    {"Semaphore", "semaphore", "nobody will release a permit"},
    {"CyclicBarrier", "barrier", "not enough threads will come to the barrier"},
    {"Phaser", "barrier", "not enough parties will arrive"},
    {"Exchanger", "barrier", "nobody will come to exchange"},
    {"FutureTask", "unfinished task", "nobody will finish the task"},
    {"CompletableFuture", "unfinished task", "nobody will complete the future"},
    {"ForkJoinTask", "unfinished task", "nobody will finish the task"},
    {"ThreadPoolExecutor", "unfinished task", "the pool will not end"},
    {"WriteLock", "read-write lock",
     "others hold the lock and never give it back (a read lock cannot be made a write lock)"},
    {"ReadLock", "read-write lock", "a writer has the lock and never gives it back"},
    {"StampedLock", "read-write lock", "others hold the lock and never give it back"},
};

// Waits inside the library: latches, semaphores, queues, futures. False: it is none of these.
bool explain_library_wait(Finding* f, const ThreadReport& t) {
  if (!t.call_class.starts_with("java.util.concurrent.")) return false;
  const std::string simple = t.call_class.substr(t.call_class.find_last_of(".$") + 1);
  const std::string state = t.call_state.empty() ? "" : " (" + t.call_state + ")";
  for (const Helper& h : kHelpers) {
    if (simple != h.class_name) continue;
    f->deadlock_kind = h.kind;
    f->message = t.thread + " waits in " + t.call + at(t.stack) + ", but " + h.missing + state;
    if (f->deadlock_kind == "unfinished task" && in_pool(t))
      f->message += ": " + t.thread + " is a worker itself, and the pool has no other one left for that task";
    return true;
  }
  if (simple.ends_with("Queue") || simple.ends_with("Deque")) {
    f->deadlock_kind = "queue";
    const bool puts = t.call.find(".put") != std::string::npos || t.call.find(".offer") != std::string::npos ||
                      t.call.find(".transfer") != std::string::npos;
    f->message = t.thread + " waits in " + t.call + at(t.stack) +
                 (puts ? ", but nobody will take an element" : ", but nobody will put another element");
    return true;
  }
  return false;
}

}  // namespace

void explain_deadlock(Finding* f, size_t cycle_length) {
  const std::vector<const ThreadReport*> cycle = cycle_of(*f);
  if (cycle_length > 0 && !cycle.empty()) return explain_cycle(f, cycle);

  const ThreadReport *waiter = nullptr, *wanting = nullptr, *joining = nullptr, *parked = nullptr;
  for (const ThreadReport& t : f->threads) {
    if (!stuck(t)) continue;
    auto first = [&](const ThreadReport*& slot) {
      if (slot == nullptr) slot = &t;
    };
    if (t.state == "waits on" && !t.idle_worker) {
      // A monitor that a waiting thread keeps, and that somebody needs.
      for (const ThreadReport& u : f->threads)
        for (const HeldLock& h : t.holds)
          if (u.state == "wants monitor" && u.wants == h.lock) {
            f->deadlock_kind = "nested monitor lockout";
            f->message = "nested monitor lockout: " + t.thread + " waits on " + t.wants + at(t.stack) + " and keeps " +
                         h.lock + at(h.stack) + ", which " + u.thread + " needs" + at(u.stack) +
                         "; a wait frees only the monitor it is called on";
            return;
          }
      // Rather a wait in the pool's thread, or for something else, than one for a future, which only follows.
      auto rank = [](const ThreadReport& r) { return !r.call_class.ends_with("FutureTask") ? 2 : in_pool(r) ? 1 : 0; };
      if (waiter == nullptr || rank(*waiter) < rank(t)) waiter = &t;
    }
    if (t.state == "wants monitor") first(wanting);
    if (t.state == "joins") first(joining);
    if (t.state == "parks") first(parked);
  }
  if (waiter != nullptr) {
    if (!explain_library_wait(f, *waiter)) explain_waiter(f, *waiter);
  } else if (parked != nullptr) {
    f->deadlock_kind = "missing unpark";
    f->message = parked->thread + " is parked" + at(parked->stack) + ", and nobody unparks it";
  } else if (wanting != nullptr) {
    f->deadlock_kind = "held at the end";
    f->message = wanting->thread + " wants " + wanting->wants + at(wanting->stack) + ", which " + wanting->wanted_from +
                 " has and never gives back";
  } else {
    f->deadlock_kind = "nobody can go on";
    f->message = joining == nullptr
                     ? "no thread can go on"
                     : joining->thread + " waits for the end of a thread that cannot end" + at(joining->stack);
  }
}

std::string explain_race(const Finding& f) {
  if (f.accesses.size() < 2) return "two accesses without a common lock";
  const AccessReport& a = f.accesses[0];
  const AccessReport& b = f.accesses[1];
  auto locks = [](const AccessReport& r) { return r.locks.empty() ? std::string("no lock") : listed(r.locks); };
  if (f.kind == FindingKind::LockDiscipline)
    return "no lock protects it at every access: " + a.thread + " holds " + locks(a) + ", " + b.thread + " holds " +
           locks(b) + " (here the accesses were ordered by other means)";
  const bool library = !f.library.class_name.empty();
  const auto access = [&](const AccessReport& r) {
    const Place* p = first_user_place(r.stack);
    if (library) return r.call + (p == nullptr ? "" : " at :" + std::to_string(p->line)) + " in " + r.thread;
    return r.thread + (r.write ? " writes it" : " reads it") +
           (p == nullptr ? "" : " (:" + std::to_string(p->line) + ")");
  };
  const std::string both = access(a) + (library ? " and " : " while ") + access(b);
  return both + (a.locks.empty() && b.locks.empty() ? ", and neither holds a lock" : ", and they hold no common lock");
}

std::string explain_never_terminates(const Finding& f) {
  if (f.key.starts_with("idle")) {
    std::vector<std::string> workers;
    bool pool = false;
    for (const ThreadReport& t : f.threads)
      if (t.idle_worker && !t.daemon) {
        workers.push_back(t.thread);
        pool |= in_pool(t);
      }
    return "the program never ends: " + listed(workers) + (workers.size() == 1 ? " waits" : " wait") +
           " for work that nobody will give " + (workers.size() == 1 ? "it" : "them") +
           (pool ? "; has shutdown() been called?" : "");
  }
  // Where those are that go round in circles.
  std::vector<std::string> where;
  for (const ThreadReport& t : f.threads)
    if (const Place* p = first_user_place(t.stack); p != nullptr && t.state == "runs")
      where.push_back(t.thread + " (" + place_text(*p) + " in " + method_text(*p) + ")");
  const std::string who = where.empty() ? "" : ": " + listed(where);
  if (f.key.starts_with("livelock"))
    return "livelock: the program spins through the same states for ever, although every thread that can run gets its "
           "turn" +
           who;
  return "a thread spins for ever, what it waits for never changes again" + who;
}

}  // namespace heddle::tester
