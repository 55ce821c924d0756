// Access modes of java.util.concurrent.atomic that are weaker than volatile: lazySet, getOpaque, setRelease ... They
// are explored as volatile accesses (plain ones, getPlain and setPlain, as plain ones): a verdict about a program that
// uses them rests on that.
#pragma once

#include "vm/world.h"

namespace heddle::tester {

struct WeakModes {
  bool taken_as_volatile = false;  // a method of a mode between plain and volatile
  bool weak_cas = false;           // weakCompareAndSet...: may fail spuriously
};

// Which of them the program has called so far, on any path (code is linked when it is first called, and stays so).
WeakModes weak_modes_used(const vm::World& world);

}  // namespace heddle::tester
