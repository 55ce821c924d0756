// What the search knows of java.util.concurrent.CountDownLatch: a call of await() that goes on is behind all calls of
// countDown() that were needed for it.
#pragma once

#include "vm/world.h"

namespace heddle::interp {

enum class LatchMethod : u8 {
  None,       // of another class, or another one
  Await,      // await(), without a time limit
  CountDown,  // countDown()
};
LatchMethod latch_method(const vm::Method& method);

// Is it the field with a latch's count? And what that is now: below zero if more have counted down than were needed.
bool is_latch_count(const vm::World& world, vm::Ref object, u32 offset);
i64 latch_count(const vm::World& world, vm::Ref object, u32 offset);

}  // namespace heddle::interp
