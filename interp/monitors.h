// Monitors lie in the object headers: owner (thread + 1) and count.
#pragma once

#include "interp/machine.h"

namespace heddle::interp {

// The owner of an object's monitor; kNoThread if it is free.
inline ThreadId monitor_owner(const World& world, Ref object) {
  u32 owner = world.heap.header(object).owner;
  return owner == 0 ? vm::kNoThread : owner - 1;
}

// False when another thread has it; then nothing has changed.
inline bool monitor_enter(World& world, ThreadId t, Ref object) {
  vm::ObjectHeader& h = world.heap.header(object);
  if (h.owner != 0 && h.owner != t + 1) return false;
  world.heap.before_write(object);
  h.owner = t + 1;
  ++h.count;
  return true;
}

// The caller has checked that t is the owner. True when the monitor is free now.
inline bool monitor_exit(World& world, Ref object) {
  vm::ObjectHeader& h = world.heap.header(object);
  world.heap.before_write(object);
  if (--h.count != 0) return false;
  h.owner = 0;
  return true;
}

}  // namespace heddle::interp
