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
  const u32 owner = world.heap.header(object).owner;
  if (owner != 0 && owner != t + 1) return false;
  const vm::Writer writer = world.heap.open(object);
  writer.owner() = t + 1;
  ++writer.count();
  return true;
}

// The caller has checked that t is the owner. True when the monitor is free now.
inline bool monitor_exit(World& world, Ref object) {
  const vm::Writer writer = world.heap.open(object);
  if (--writer.count() != 0) return false;
  writer.owner() = 0;
  return true;
}

}  // namespace heddle::interp
