// Words for single operations of a schedule.
#pragma once

#include <string>

#include "interp/run.h"
#include "tester/finding.h"

namespace heddle::tester {

using vm::Ref;
using vm::ThreadId;

// What an operation that t is about to perform is called in a schedule; empty: not worth a line. *place:
// the user's line.
std::string operation_text(const vm::World& world, ThreadId t, const interp::Operation& stop, Place* place);

// The call of the class library, made by the user's code, in which t stands.
struct LibraryCall {
  std::string text;           // "Semaphore#2.acquire()"; empty: t is in the user's own code, or in an operation
                              // of the language (wait, start, join ...)
  std::string class_name;     // "java.util.concurrent.Semaphore"
  Ref receiver = 0;           // 0: a static method
  bool no_user_code = false;  // the thread's whole stack is the library's: a worker between two tasks
};
LibraryCall library_call(const vm::World& world, ThreadId t);

}  // namespace heddle::tester
