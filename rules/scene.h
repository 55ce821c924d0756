// What rules look at: the threads, who holds, wants and waits for what, since when and where, and what has just
// happened. Kept by the observer (rules/observer.h) from the operations of a run; rules only read it.
//
// Locks are what the program knows as such: monitors that its own code enters, and ReentrantLock,
// ReentrantReadWriteLock (one lock, held for reading or writing) and StampedLock. What the class library locks for its
// own purposes is none.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "tester/eraser.h"
#include "tester/finding.h"
#include "vm/world.h"

namespace heddle::rules {

using tester::Place;
using vm::MethodId;
using vm::Ref;
using vm::ThreadId;

// vm::ObjectName of the object on which it stands: the same in every run.
using LockId = u64;
inline constexpr LockId kNoLock = ~0ull;

struct Lock {
  enum class Kind : u8 { Monitor, Reentrant, ReadWrite, Stamped };
  Kind kind = Kind::Monitor;
  LockId id = kNoLock;
  Ref inner = 0;           // the object whose monitor it stands on; 0: it has been collected
  Ref object = 0;          // the one that the program knows: the ReentrantLock. Likewise
  std::string label;       // World::object_label of that
  std::string class_name;  // of that, "java.util.concurrent.locks.ReentrantLock"
};

struct Held {
  LockId lock = kNoLock;
  const Place* place = nullptr;  // where it was acquired
  u32 depth = 0;                 // of the frame of the program's own code that did that
  bool read = false;             // a read lock
  u64 step = 0, nanoseconds = 0;
};

enum class Standing : u8 { Absent, Running, Runnable, Blocked, Waiting, Sleeping };

struct Actor {
  std::string name, path;
  bool started = false, ended = false, joined = false, daemon = false;
  std::vector<Held> held;  // in the order of acquisition
  // Where it stands now, since the end of the operation before which that began.
  Standing standing = Standing::Absent;
  u64 since_step = 0, since_nanoseconds = 0;
  LockId wants = kNoLock;            // Blocked
  bool wants_to_read = false;        // ... as a read lock
  ThreadId by = vm::kNoThread;       // Blocked: who must do something first; kNoThread: see `wants`
  bool joins = false;                // Blocked: it waits for the end of `by`
  bool timed = false;                // Waiting or Blocked: its time may be up
  u64 time_limit = 0;                // timed, or Sleeping: nanoseconds
  const Place* stands_at = nullptr;  // in the program's own code
  // Waiting, for a notify or a signal:
  LockId waits_for = kNoLock;  // vm::ObjectName of the wait set
  std::string waits_label;     // how the object with that wait set is called
  MethodId wait_method = 0;    // the place of its call of wait or await in the program's own code
  u32 wait_pc = 0;

  std::map<LockId, Held> given_up;  // by a wait

  const Held* holds(LockId lock) const;
};

enum class Event : u8 {
  Acquired,    // lock, read, tried; `held` of the actor does not have it yet
  Blocked,     // what the actor wants stands in it
  Released,    // lock; `held_before` is what it was
  Waits,       // lock: the monitor; wait_set
  Notified,    // wait_set; all, waited
  Started,     // other
  Joined,      // other has ended, and the actor has seen that by a join or isAlive()
  Ended,       // what it still holds stands in the actor
  Sleeps,      // nanoseconds
  Reads,       // from standard input
  Threw,       // exception; nothing of the operation has happened
  Called,      // method, caller, receiver: a method of the program's or of a class named in a rules file
  Accessed,    // access
  Raced,       // race
  Stepped,     // an operation has been performed, and everybody stands where he stands now
  DeepStack,   // the thread has nearly as many frames as there may be
  ThreadsRun,  // other, place: run() of a Thread object was called by the program; receiver
  RunEnds,     // ended, over; also of a run that was cut short, where both are false
};
inline constexpr size_t kEvents = static_cast<size_t>(Event::RunEnds) + 1;

// A plain access of a shared variable.
struct Access {
  Ref object = 0;
  u64 name = 0;  // vm::ObjectName of the object
  u32 offset = 0;
  MethodId method = 0;
  u32 pc = 0;
  bool write = false;
  const vm::Field* field = nullptr;  // null: an element of an array
};

struct Record {
  Event event = Event::RunEnds;
  ThreadId thread = vm::kNoThread;
  LockId lock = kNoLock;
  ThreadId other = vm::kNoThread;
  const Place* place = nullptr;  // in the program's own code, where the operation stands
  bool read = false;
  bool tried = false;  // it would not have waited for ever: tryLock
  const Held* held_before = nullptr;
  LockId wait_set = kNoLock;
  std::string label;    // of the object with that wait set
  bool timed = false;   // Waits
  bool direct = false;  // Waits, Notified: called by the program's own code
  u32 depth = 0;        // of the frame of that code
  MethodId user_method = 0;
  u32 user_pc = 0;
  bool all = false;
  const std::vector<ThreadId>* waited = nullptr;
  u64 nanoseconds = 0;
  Ref exception = 0;
  const vm::Method* method = nullptr;  // Called; Threw: what the program's code had called, or null
  const vm::Method* caller = nullptr;
  Ref receiver = 0;
  const Access* access = nullptr;
  const tester::RaceReport* race = nullptr;
  bool ended = false;  // RunEnds: the program has ended by itself
  bool over = false;   // ... or nobody can go on any more
};

// When something happened, as far as starts and joins order it.
struct Stamp {
  ThreadId thread = 0;
  u32 tick = 0;
  std::vector<u32> seen;  // by thread: its ticks that came before
};
bool concurrent(const Stamp& a, const Stamp& b);

class OrderGraph;

class Scene {
 public:
  Scene(const vm::World& of, const OrderGraph& locks_order) : world(of), order(locks_order) {}

  const vm::World& world;
  std::vector<Actor> actors;       // by ThreadId
  std::map<LockId, Lock> locks;    // all that there have been
  u64 steps = 0, nanoseconds = 0;  // since the run's begin
  const OrderGraph& order;
  std::vector<std::vector<u32>> clocks;  // by thread
  Stamp now(ThreadId t) const { return {t, clocks[t][t], clocks[t]}; }

  const Actor& actor(ThreadId t) const { return actors[t]; }
  const std::string& name(ThreadId t) const { return actors[t].name; }
  const std::string& label(LockId lock) const;
  std::vector<ThreadId> holders(LockId lock) const;
  // Who stands before it.
  size_t waiters(LockId lock) const;
  // That place; the pointer stays good.
  const Place* place(MethodId method, u32 pc) const;
  // As Thread.getPriority() has it.
  u32 priority(ThreadId t) const;

 private:
  mutable std::unordered_map<u64, Place> places_;
};

// "Main.java:12"; "" for null.
std::string at(const Place* place);

// The innermost frame of the program's own code, and what that has called.
struct OwnFrame {
  u32 depth = 0;  // index of the frame; meaningful if there is a method
  const vm::Method* method = nullptr;
  u32 pc = 0;
  const vm::Method* callee = nullptr;  // null: the frame is the thread's innermost
};
OwnFrame own_frame(const vm::World& world, ThreadId t);
// The receiver of a frame's method; 0: there is none, or it is not known any more.
Ref receiver_of(const vm::World& world, ThreadId t, u32 frame);

}  // namespace heddle::rules
