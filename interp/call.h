// A call that nobody in the program has made: a debugger's, on the stack of a thread that stands where it stands. The
// caller drives the thread (run_to_visible, perform) until the call is over, and then everything about the thread that
// is not an effect of the call is as before.
//
// Its frame counts as one of a class initialiser, which may come above any instruction, and in front of whose end the
// thread stops by itself.
#pragma once

#include <string>
#include <vector>

#include "interp/run.h"

namespace heddle::interp {

class DebugCall {
 public:
  // Pushes the frame. `arguments` with the receiver, which all are references. Not ok(): the method does not link, or
  // the stack is full; then nothing has changed. The thread must have been started.
  DebugCall(World& world, ThreadId t, vm::Method& method, const std::vector<Ref>& arguments);
  ~DebugCall();
  DebugCall(const DebugCall&) = delete;
  DebugCall& operator=(const DebugCall&) = delete;

  bool ok() const { return error_.empty(); }
  const std::string& error() const { return error_; }
  // Whether the thread, which stands in front of an operation, stands in front of the call's end.
  bool is_over() const;
  // Ends the call, which is over. (One that is not is the caller's to undo, by a restore.)
  struct Result {
    Ref exception = 0;  // that has left the method
    Ref reference = 0;  // what it has returned, by the method's type
    u64 primitive = 0;
  };
  Result finish();

 private:
  World& world_;
  const ThreadId t_;
  vm::ThreadCore before_;
  std::string error_;
};

}  // namespace heddle::interp
