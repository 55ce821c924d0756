// Single operations of a schedule as data for readers (words.h has the text), and the calls that they belong to.
#pragma once

#include <string>

#include "interp/run.h"
#include "tester/finding.h"

namespace heddle::tester {

using vm::Ref;
using vm::ThreadId;

// An operation that t is about to perform; Manner::Unnoticed: not worth a line. *place: the user's line.
OperationReport operation_report(const vm::World& world, ThreadId t, const interp::Operation& stop, Place* place);

// The call of the class library, made by the user's code, in which t stands.
struct LibraryCall {
  std::string text;  // "Semaphore#2.acquire()"; empty: t is in the user's own code, or in an operation
                     // of the language (wait, start, join ...)
  CallKind kind = CallKind::None;
  std::string class_name;       // "java.util.concurrent.Semaphore"
  Ref receiver = 0;             // 0: a static method
  bool no_user_code = false;    // the whole stack is the library's: a worker between two tasks
  bool begins_program = false;  // it is in a main() of the library, which begins a test
};
LibraryCall library_call(const vm::World& world, ThreadId t);

}  // namespace heddle::tester
