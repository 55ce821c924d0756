// What would become of an exception. Changes nothing.
#pragma once

#include "vm/world.h"

namespace heddle::interp {

// Whether a handler on t's stack that names a class would take the exception, which t is about to throw. (Those that
// name none pass it on: a `finally`, the end of a synchronized block.)
bool is_handled(const vm::World& world, vm::ThreadId t, vm::Ref exception);

}  // namespace heddle::interp
