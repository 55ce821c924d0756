// State of the library that OpenJDK makes safe for threads, and that hardly any program changes while others look:
// names, priorities and handlers of threads, the streams of System, its properties. As fields it is plain; only when
// two threads meet in a part of it does the search start again with that part as visible operations. So who never
// changes it pays nothing for it, and it never is a data race.
#pragma once

#include <string>
#include <vector>

#include "interp/events.h"
#include "vm/world.h"

namespace heddle::tester {

// The name of one part of hidden state that is no field: which threads live. Thread.activeCount and enumerate look at
// it.
inline constexpr const char* kLiveThreads = "live threads";
// Nor is this: somebody interrupts a thread. Then the library takes a step of its own to look whether it has to wait at
// all, as OpenJDK does before it looks at the interrupt (VM.interrupts).
inline constexpr const char* kInterruptsMade = "thread interrupts";
// Nor this: more threads count a latch down than are needed, so that it matters who waits (BlockRunner::note_latch).
inline constexpr const char* kLatchesBelowZero = "latches below zero";
// Nor this: somebody uses the monitor of System.out, err or in, so that prints enter it, too (BlockRunner::note_stream;
// heddle/VM.java knows the name).
inline constexpr const char* kStandardMonitors = "monitors of standard streams";
// Nor this: a task of a pool waits, or who holds a lock does, where each task has a thread of its own (task_rules.h;
// heddle/TaskThreads.java knows the name).
inline constexpr const char* kTasksWait = "heddle.TaskThreads.waits";
// Nor this: somebody may have come between two additions of a thread's (BlockRunner::runs_on).
inline constexpr const char* kAdditionsMet = "additions met";

// Nor this: somebody looks at text that is made of numbers which were to be printed only (interp/printed_text.h).
inline constexpr const char* kPrintedValues = "printed values";
// Nor this: somebody may see the order in which threads have appended to a list (list_appends.h).
inline constexpr const char* kListOrder = "order of lists";

// A variable of hidden state, with who has accessed it on any path so far. Accesses before the program's first start do
// not count, for main is alone then.
struct HiddenUse {
  u64 object = 0;  // vm::ObjectName; 0: any object but threads and classes
  u32 offset = 0;
  vm::ThreadId thread = vm::kNoThread;  // the first that has accessed it
  u8 several = 0, written = 0;
};

bool is_hidden_state(const vm::Field& field);
// heddle.Monitor.clock: a write of it stands for publish(), a read for observe().
bool is_hand_over(const vm::Field& field);

class HiddenState {
 public:
  // The part of hidden state that the access is one of, or the field that is_hand_over; null: none.
  const vm::Field* field_of(const vm::World& world, vm::Ref object, u32 offset) {
    const size_t index = index_of(world.heap.header(object));
    return index < hidden_of_.size() && hidden_of_[index] == kNothing ? nullptr : look_up(world, object, offset);
  }
  // Notes an access. If two threads now meet in that part of hidden state, and it has not been visible so far, appends
  // its name to `parts` and returns true: the search must start again with it. `several`: other threads may do the
  // same.
  bool note(const vm::World& world, vm::ThreadId thread, bool several, vm::Ref object, const vm::Field& field,
            bool write, bool threads_started, std::vector<std::string>* parts);

  // Notes that somebody appends to a list, or sees the order of its elements (list_appends.h). True: somebody who has
  // not made the list appends to it, and somebody looks. Lists that are made behind the root count as one, for they may
  // have other names on other paths.
  bool note_list(const vm::World& world, vm::ThreadId thread, vm::Ref list, bool looks);

  const std::vector<HiddenUse>& uses() const { return uses_; }
  void remember(const std::vector<HiddenUse>& uses) { uses_ = uses; }
  // What somebody else has noted of other paths of the same search. False: all of it together says more than what
  // either has noted.
  bool add(const std::vector<HiddenUse>& uses);

 private:
  HiddenUse& use_of(const vm::World& world, vm::Ref object, u32 offset);
  HiddenUse& use_at(u64 name, u32 offset);
  const vm::Field* look_up(const vm::World& world, vm::Ref object, u32 offset);
  void learn(const vm::Class& c, bool statics);
  static size_t index_of(const vm::ObjectHeader& header) {
    return static_cast<size_t>(header.class_id) * 2 + ((header.flags & vm::kStaticsHolder) != 0);
  }
  // By ClassId * 2 + (of its statics): 0 not known yet, kNothing it has no hidden state, otherwise 2 + where its part
  // of fields_ begins, which a null ends.
  static constexpr u32 kNothing = 1;
  std::vector<u32> hidden_of_;
  std::vector<const vm::Field*> fields_;
  std::vector<HiddenUse> uses_;  // sorted by object and offset
};

}  // namespace heddle::tester
