// Stopping a thread in front of any instruction, for whoever wants to see a run in smaller steps than its operations.
// Without a watch the loop does not know of this: a watched run is an instance of its own (interpreter.cpp), several
// times slower, in which every instruction is dispatched by itself.
#pragma once

#include "vm/world.h"

namespace heddle::interp {

class InstructionWatch {
 public:
  // Asked in front of every instruction of the thread, its class library's code included; an instruction that has to
  // begin anew (its callee had to be linked first, say) is asked about again. `method` and `pc` are where it stands;
  // `depth` is the number of its frames. The thread's record is not up to date, but its registers and the heap are.
  // True: at_instruction() is asked, too.
  virtual bool looks_at(const vm::Method& method, u32 pc, u32 depth) = 0;
  // The thread's record is up to date, and the World as it stands in front of the instruction. Whatever this does to
  // the World it must undo (checkpoint/). True: the thread stops here.
  virtual bool at_instruction(vm::ThreadId t) = 0;

  // Set where a thread has stopped; whoever lets it go on clears it.
  bool stopped = false;

 protected:
  ~InstructionWatch() = default;
};

}  // namespace heddle::interp
