// What would become of an exception. Changes nothing.
#pragma once

#include "vm/world.h"

namespace heddle::interp {

// Whether a handler on t's stack that names a class would take the exception, which t is about to throw. (Those that
// name none pass it on: a `finally`, the end of a synchronized block.)
bool is_handled(const vm::World& world, vm::ThreadId t, vm::Ref exception);

// Whether t only passes on what a handler without a class has taken: it is in the end of a `finally` or of a
// synchronized block, and the exception comes from within. (Of an exception without a stack trace that is not known:
// false.)
bool is_passed_on(const vm::World& world, vm::ThreadId t, vm::Ref exception);

// Whether nobody reports that the exception has ended its thread: a ThreadDeath, unless a handler of the program's
// takes it.
bool ends_silently(const vm::World& world, vm::Ref exception);

}  // namespace heddle::interp
