// Running methods for somebody who looks at a stopped program: on the stack of one of its threads, to their end.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "vm/world.h"

namespace heddle::repl {

// How far a call may go.
struct ExecutionLimits {
  u64 steps = 20'000'000;              // backward branches and calls
  const volatile int* stop = nullptr;  // once it is not 0, the call is given up
  // All threads may run, by turns. Otherwise only the one that calls, and when it cannot go on, those that it has
  // started since the call began.
  bool everybody = false;
  u64* random = nullptr;  // with `everybody`: the state of a generator that says who goes on, instead of turns
};

struct Execution {
  enum class End {
    Returned,
    Threw,    // `exception` has left the method
    Blocked,  // it waits for what nobody does; `why`
    Limit,    // it has used up its steps
    Stopped,  // somebody has asked for it
    Exited,   // it has ended the program
    Failed,   // it could not begin; `why`
  };
  End end = End::Returned;
  vm::Ref exception = 0;
  vm::Ref reference = 0;  // what has been returned
  u64 primitive = 0;
  std::string why;  // a sentence for people
};

// Calls `method` with these arguments (the receiver first; references only) on thread t, which must have been started.
// Whatever it does, is done; if it has not Returned and not Threw, the thread stands in the middle of it, and the World
// is only good for going back to a mark.
Execution execute(vm::World& world, vm::ThreadId t, vm::Method& method, const std::vector<vm::Ref>& arguments,
                  const ExecutionLimits& limits);

// Lets all threads but t go on, by turns, until none can or `steps` of them are used up. False: the program has ended.
bool run_others(vm::World& world, vm::ThreadId t, const ExecutionLimits& limits);

}  // namespace heddle::repl
