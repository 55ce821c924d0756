// --checkpoint-stress: at every stop of a plain run, mark, let a thread run ahead for a few operations,
// and restore. Nothing that the program can notice may change; every so often the whole state is
// compared by digest.
#pragma once

#include "checkpoint/checkpoint.h"
#include "vm/world.h"

namespace heddle::checkpoint {

class Stress {
 public:
  explicit Stress(vm::World& world) : world_(world), checkpoints_(world) {}
  void at_stop();

 private:
  vm::World& world_;
  Checkpoints checkpoints_;
  u64 until_comparison_ = 0;  // stops
};

}  // namespace heddle::checkpoint
