// Sentences about findings: causes and hints.
#include <fmt/format.h>

#include <algorithm>

#include "tester/words.h"

namespace heddle::tester {
namespace {

std::string at(const std::vector<Place>& stack) {
  const Place* p = first_user_place(stack);
  return p == nullptr ? "" : " (" + place_text(*p) + ")";
}

std::string at_line(const Place& p) { return p.line == 0 ? "" : ":" + std::to_string(p.line); }

constexpr size_t kMaxSpelledOut = 3;  // threads of a cycle whose locks are all named in the headline

// "Thread-0 has a (Main.java:7) and wants b (Main.java:8)", for each thread of the cycle.
std::vector<std::string> cycle_parts(const std::vector<const ThreadReport*>& cycle) {
  std::vector<std::string> parts;
  for (size_t i = 0; i < cycle.size(); ++i) {
    const ThreadReport& t = *cycle[i];
    const ThreadReport& before = *cycle[(i + cycle.size() - 1) % cycle.size()];  // who wants what t has
    std::string has;
    for (const HeldLock& h : t.holds)
      if (h.lock == before.wants) has = " has " + thing_text(h.lock) + at(h.stack) + " and";
    const bool joins = t.status == ThreadStatus::Joins;
    parts.push_back(t.thread + has + (joins ? " waits for " : " wants ") + thing_text(t.wants) + at(t.stack));
  }
  return parts;
}

std::string cycle_sentence(const DeadlockCause& c) {
  const std::string rest = c.last_ones ? "" : "; the other threads could still run, these never will";
  const std::string parts = joined(cycle_parts(c.cycle), "; ");
  switch (c.kind) {
    case DeadlockKind::SelfJoin: return c.cycle[0]->thread + " waits for its own end" + at(c.cycle[0]->stack) + rest;
    case DeadlockKind::InitialiserCycle: return "class initialisers wait for each other: " + parts + rest;
    case DeadlockKind::JoinCycle: return "threads wait for each other's end: " + parts + rest;
    default: break;
  }
  if (c.cycle.size() > kMaxSpelledOut) {
    std::vector<std::string> names;
    for (const ThreadReport* t : c.cycle) names.push_back(t->thread);
    return std::to_string(c.cycle.size()) +
           " threads in a circle, each of which wants what the next one has: " + listed(names) + rest;
  }
  return (c.kind == DeadlockKind::JoinUnderLock ? "a thread is joined by one that has what it needs: "
                                                : "locks taken in different orders: ") +
         parts + rest;
}

std::string exit_in_hook_sentence(const DeadlockCause& c) {
  const ThreadReport& t = *c.thread;
  return "exit in a shutdown hook: " + t.thread + " calls System.exit" + at(t.stack) + ", which waits for ever while " +
         t.wanted_from + " shuts the program down; that waits for " +
         (c.cycle.size() == 2 ? "the end of the hook " + t.thread : "a hook that waits for " + t.thread) +
         " (Runtime.halt waits for nobody)";
}

struct Missing {
  const char* class_name;
  const char* text;
};
constexpr Missing kMissing[] = {
    {"CountDownLatch", "nobody will count the latch down to zero"},
    {"Semaphore", "nobody will release a permit"},
    {"CyclicBarrier", "not enough threads will come to the barrier"},
    {"Phaser", "not enough parties will arrive"},
    {"Exchanger", "nobody will come to exchange"},
    {"FutureTask", "nobody will finish the task"},
    {"CompletableFuture", "nobody will complete the future"},
    {"ForkJoinTask", "nobody will finish the task"},
    {"ThreadPoolExecutor", "the pool will not end"},  // of awaitTermination
    {"WriteLock", "others hold the lock and never give it back (a read lock cannot be made a write lock)"},
    {"ReadLock", "a writer has the lock and never gives it back"},
    {"StampedLock", "others hold the lock and never give it back"},
};

// A wait inside the library.
std::string library_wait_sentence(const DeadlockCause& c) {
  const ThreadReport& t = *c.thread;
  const std::string waits = t.thread + " waits in " + t.call + at(t.stack);
  if (c.kind == DeadlockKind::Queue)
    return waits + (c.puts ? ", but nobody will take an element" : ", but nobody will put another element");
  const std::string simple = t.call_class.substr(t.call_class.find_last_of(".$") + 1);
  const bool for_the_end = t.call.find(".awaitTermination(") != std::string::npos;
  const bool of_pool = simple.ends_with("ThreadPoolExecutor");
  std::string text = waits + ", but " + (of_pool && !for_the_end ? "nobody will finish the task" : missing_in(simple)) +
                     (t.call_state.empty() ? "" : " (" + t.call_state + ")");
  if (c.in_pool) text += ": " + t.thread + " is a worker itself, and the pool has no other one left for that task";
  return text;
}

// A wait on a monitor that nobody ends.
std::string waiter_sentence(const DeadlockCause& c) {
  const ThreadReport& t = *c.thread;
  const std::string what = t.call.empty() ? "waits on " + thing_text(t.wants) : "waits in " + t.call;
  switch (c.kind) {
    case DeadlockKind::SwallowedInterrupt:
      return t.thread + " " + what + at(t.stack) + " for ever, although it was interrupted before (" +
             place_text(c.step->place) + "): the InterruptedException was caught, and the thread waits again";
    case DeadlockKind::WrongThreadNotified: {
      // (A Condition goes by the name of its calls, as in the rows, not by that of the object inside.)
      const bool of_condition = c.step->call.find(".signal(") != std::string::npos;
      return "wrong thread notified: " + c.step->thread + "'s " +
             (of_condition ? c.step->call : "notify on " + thing_text(t.wants)) + " (" + place_text(c.step->place) +
             ") " + effect_text(*c.step) + ", and " + t.thread + at(t.stack) + " waits for ever; " +
             (of_condition ? "signalAll" : "notifyAll") + " would wake all of them";
    }
    case DeadlockKind::LostNotify:
      return "lost notify: " + c.step->thread + " notifies (" + place_text(c.step->place) + ") before " + t.thread +
             " waits" + at(t.stack) + "; a notify is not remembered, and nobody sends another one";
    case DeadlockKind::UnreachableMonitor:
      return t.thread + " " + what + at(t.stack) + ", which no other live thread can reach: nobody can ever notify it" +
             (c.last_ones ? "" : "; the others can go on, it never will");
    default: break;
  }
  if (c.waits_again)
    return t.thread + " was notified (" + place_text(c.step->place) + ") and waits again" + at(t.stack) +
           ", and nobody sends another notify";
  return t.thread + " " + what + at(t.stack) + ", and nobody notifies it";
}

}  // namespace

const char* missing_in(const std::string& simple_class_name) {
  for (const Missing& m : kMissing)
    if (simple_class_name == m.class_name) return m.text;
  return "nobody will help";
}

std::string deadlock_sentence(const DeadlockCause& c) {
  switch (c.kind) {
    case DeadlockKind::None: return "";
    case DeadlockKind::SelfJoin:
    case DeadlockKind::InitialiserCycle:
    case DeadlockKind::JoinCycle:
    case DeadlockKind::JoinUnderLock:
    case DeadlockKind::LockCycle: return cycle_sentence(c);
    case DeadlockKind::ExitInHook: return exit_in_hook_sentence(c);
    case DeadlockKind::NestedMonitor:
      return "nested monitor lockout: " + c.thread->thread + " waits on " + thing_text(c.thread->wants) +
             at(c.thread->stack) + " and keeps " + thing_text(c.lock->lock) + at(c.lock->stack) + ", which " +
             c.other->thread + " needs" + at(c.other->stack) + "; a wait frees only the monitor it is called on";
    case DeadlockKind::SwallowedInterrupt:
    case DeadlockKind::WrongThreadNotified:
    case DeadlockKind::LostNotify:
    case DeadlockKind::MissingNotify:
    case DeadlockKind::UnreachableMonitor: return waiter_sentence(c);
    case DeadlockKind::Latch:
    case DeadlockKind::Semaphore:
    case DeadlockKind::Barrier:
    case DeadlockKind::Queue:
    case DeadlockKind::UnfinishedTask:
    case DeadlockKind::ReadWriteLock: return library_wait_sentence(c);
    case DeadlockKind::MissingUnpark:
      return c.thread->thread + " is parked" + at(c.thread->stack) + ", and nobody unparks it";
    case DeadlockKind::HeldAtTheEnd:
      return c.thread->thread + " wants " + thing_text(c.thread->wants) + at(c.thread->stack) + ", which " +
             c.thread->wanted_from + " has and never gives back";
    case DeadlockKind::NobodyCanGoOn: break;
  }
  if (c.thread == nullptr) return "no thread can go on";
  return c.thread->thread + " waits for the end of a thread that cannot end" + at(c.thread->stack);
}

std::string race_sentence(const Finding& f) {
  if (f.accesses.size() < 2) return "two accesses without a common lock";
  const AccessReport& a = f.accesses[0];
  const AccessReport& b = f.accesses[1];
  const auto locks = [](const AccessReport& r) {
    std::vector<std::string> names;
    for (const Thing& lock : r.locks) names.push_back(thing_text(lock));
    return names.empty() ? std::string("no lock") : listed(names);
  };
  if (f.kind == FindingKind::LockDiscipline)
    return "no lock protects it at every access: " + a.thread + " holds " + locks(a) + ", " + b.thread + " holds " +
           locks(b) + " (here the accesses were ordered by other means)";
  const bool library = !f.library.class_name.empty();
  const Place* const place_a = first_user_place(a.stack);
  const Place* const place_b = first_user_place(b.stack);
  const bool one_file = place_a == nullptr || place_b == nullptr || place_a->file == place_b->file;
  const auto access = [&](const AccessReport& r, const Place* p) {
    const std::string where = p == nullptr ? "" : one_file ? ":" + std::to_string(p->line) : place_text(*p);
    if (library) return call_text(r.call) + (p == nullptr ? "" : " at " + where) + " in " + r.thread;
    return r.thread + (r.write ? " writes it" : " reads it") + (p == nullptr ? "" : " (" + where + ")");
  };
  const std::string both = access(a, place_a) + (library ? " and " : " while ") + access(b, place_b);
  return both + (a.locks.empty() && b.locks.empty() ? ", and neither holds a lock" : ", and they hold no common lock");
}

std::string endless_sentence(EndlessKind kind, const std::vector<const ThreadReport*>& threads, bool pool) {
  std::vector<std::string> names;
  for (const ThreadReport* t : threads) {
    const Place* p = kind == EndlessKind::Idle ? nullptr : first_user_place(t->stack);
    names.push_back(t->thread + (p == nullptr ? "" : " (" + place_text(*p) + " in " + method_text(*p) + ")"));
  }
  if (kind == EndlessKind::Idle)
    return "the program never ends: " + listed(names) + (names.size() == 1 ? " waits" : " wait") +
           " for work that nobody will give " + (names.size() == 1 ? "it" : "them") +
           (pool ? "; has shutdown() been called?" : "");
  const std::string who = names.empty() ? "" : ": " + listed(names);
  if (kind == EndlessKind::Livelock)
    return "livelock: the program spins through the same states for ever, although every thread that can run gets its "
           "turn" +
           who;
  return "a thread spins for ever, what it waits for never changes again" + who;
}

std::string finalizer_access_sentence(const std::string& finalizer, bool finalizer_writes, const std::string& variable,
                                      const std::string& thread, bool thread_writes) {
  return finalizer + (finalizer_writes ? " writes " : " reads ") + variable + ", which " + thread +
         (thread_writes ? " writes" : " reads") + " when the finalizer may or may not have run";
}

std::string finalizer_deed_sentence(const std::string& finalizer, FinalizerDeed deed,
                                    const std::vector<std::string>& operands) {
  std::string what;
  switch (deed) {
    case FinalizerDeed::NeverEnds: what = "does not come to an end"; break;
    case FinalizerDeed::Waits: what = "waits for somebody"; break;
    case FinalizerDeed::Notifies: what = "notifies " + operands.at(0); break;
    case FinalizerDeed::Starts: what = "starts a thread"; break;
    case FinalizerDeed::Interrupts: what = "interrupts a thread"; break;
    case FinalizerDeed::Unparks: what = "unparks a thread"; break;
    case FinalizerDeed::ReadsInput: what = "reads input"; break;
    case FinalizerDeed::Chooses: what = "makes a choice"; break;
    case FinalizerDeed::UsesFiles: what = "uses files"; break;
    case FinalizerDeed::Exits: what = "ends the program"; break;
    case FinalizerDeed::LockOrder:
      what = "takes " + operands.at(0) + " while it holds " + operands.at(1) + ", and " + operands.at(2) +
             " takes them the other way round";
      break;
  }
  return finalizer + " " + what + ", at a time that nothing determines";
}

std::string guard_sentence(const Thing& lock, const std::vector<std::string>& places, size_t all,
                           const std::string& variable) {
  return thing_text(lock) + " is held at " + std::to_string(places.size()) + " of the " + std::to_string(all) +
         " places that use " + variable + " (" + joined(places) + "), not at the other" +
         (all - places.size() == 1 ? "" : "s");
}

std::string opaque_native_sentence(const std::string& method) {
  return "this call of " + method + " was made with other arguments on another path, and cannot be made twice";
}

std::string program_exit_sentence(const std::string& thread, i64 status) {
  return fmt::format("{} ends the whole program with exit status {}, which --no-exit forbids", thread, status);
}

const char* potential_deadlock_sentence() {
  return "the paper's reverse lock chain analysis sees a chain of locks that may close; "
         "it gives false alarms: --systematic=proof decides";
}

const char* unexpected_output_sentence() { return "the program prints something that is not expected"; }

std::string not_replayed_sentence(const std::string& error) {
  return error.empty() ? "its schedule could not be followed" : "the schedule did not replay: " + error;
}

// --- the parts of a finding

namespace {

std::string raced_variable(const Finding& f) {
  return f.variable + (f.library.note.empty() ? "" : " (" + f.library.note + ")");
}

std::string held_text(const ThreadReport& t) {
  std::string s;
  for (const HeldLock& h : t.holds) {
    const Place* p = first_user_place(h.stack);
    s += (s.empty() ? "; it holds " : ", ") + thing_text(h.lock) + (p == nullptr ? "" : " since " + place_text(*p));
  }
  return s;
}

}  // namespace

std::string headline(const Finding& f) {
  switch (f.kind) {
    case FindingKind::AssertionFailed: return fmt::format("assertion failed in thread {}: {}", f.thread, f.message);
    case FindingKind::UncaughtException: return fmt::format("uncaught exception in thread {}: {}", f.thread, f.message);
    case FindingKind::Deadlock: return "deadlock: " + f.message;
    case FindingKind::DataRace: return "data race on " + raced_variable(f) + ": " + f.message;
    case FindingKind::LockDiscipline: return "lock discipline broken on " + raced_variable(f) + ": " + f.message;
    default: return std::string(to_string(f.kind)) + ": " + f.message;
  }
}

std::string stuck_text(const ThreadReport& t, DeadlockKind deadlock) {
  if (t.idle_worker) return t.thread + " waits for work" + held_text(t);
  const bool wants = t.status == ThreadStatus::WantsMonitor;
  const bool in_library = !t.call.empty() && !wants;
  std::string s = t.thread + " ";
  if (in_library) s += "waits in " + t.call + (t.call_state.empty() ? "" : " (" + t.call_state + ")");
  else s += (wants ? "wants" : status_text(t.status)) + " " + thing_text(t.wants);
  if (!t.wanted_from.empty() && t.status != ThreadStatus::Joins) s += ", which " + t.wanted_from + " has";
  if (t.unreachable && deadlock == DeadlockKind::UnreachableMonitor) s += ", which nobody else can reach";
  return s + held_text(t);
}

std::string last_word_text(const ThreadReport& t) {
  return (t.status == ThreadStatus::Joins ? "waits for " : "cannot get ") + thing_text(t.wants);
}

std::string last_write_text(const VariableReport& v) {
  const std::string name = v.name + (v.value.empty() ? "" : " was " + v.value);
  if (v.thread.empty()) return name + ", not written since the other threads were started";
  const Place* p = first_user_place(v.stack);
  return name + ", last written by " + v.thread +
         (p == nullptr ? "" : " (" + place_text(*p) + " in " + method_text(*p) + ")");
}

std::string access_text(const AccessReport& a, const std::string& variable) {
  return a.thread + (a.write ? " writes " : " reads ") + variable +
         (a.call.name.empty() ? "" : " in " + call_text(a.call)) + " holding " +
         (a.locks.empty() ? "no lock" : things_text(a.locks));
}

std::string sleep_note(const SleepReport& r) {
  if (r.how == Sleeping::Clock)
    return "the clock was read " + time_text(r.nanoseconds) + " later (" + place_text(r.place) +
           "): this schedule lets " + r.thread + " be that slow";
  return "this schedule needs " + r.thread + "'s " + sleep_text(r) + " (" + place_text(r.place) +
         ") to be over before " + joined(r.others) + ", which can run, " + (r.others.size() == 1 ? "goes on" : "go on");
}

// --- hints

std::string overtaken_waiter_hint(const StepReport& woken, const StepReport& back, const StepReport& other) {
  const std::string monitor = thing_text(back.operation.object);
  return back.thread + " is woken (" + place_text(woken.place) + "), but before it gets " + monitor + " back " +
         other.thread + " has it (" + place_text(other.place) +
         "): what it waited for must be tested again after the wait (while, not if)";
}

std::string decisive_switch_hint(const StepReport& between, const Place& before, const Place& after,
                                 const std::string& thread) {
  return "what matters: " + between.thread + " comes in between two steps of " + thread + " (" +
         (after.line == before.line ? "both " + place_text(before) : place_text(before) + " and " + at_line(after)) +
         ")";
}

std::string different_locks_hint(const AccessReport& a, const Place& at_a, const AccessReport& b, const Place& at_b) {
  const auto names = [](const AccessReport& r) {
    std::vector<std::string> texts;
    for (const Thing& lock : r.locks) texts.push_back(thing_text(lock));
    return listed(texts);
  };
  return "two different locks: " + names(a) + " at " + at_line(at_a) + " and " + names(b) + " at " + at_line(at_b) +
         "; only one and the same lock excludes";
}

std::string lost_update_hint(const Place& place, const std::string& variable) {
  return place_text(place) + " reads " + variable +
         " and writes it in two steps; if another thread comes in between, its update is lost";
}

std::string lock_in_a_variable_hint(const std::string& variable) {
  return "the threads lock the object that " + variable +
         " refers to, and that changes: they lock different objects. A lock belongs into a final field of its own";
}

std::string double_checked_hint(const Place& check, const std::string& variable) {
  return "double-checked locking: the first check (" + place_text(check) + ") reads " + variable +
         " without the lock, and may see an object that is not finished yet; make the field volatile";
}

}  // namespace heddle::tester
