// Reads of which the number is only printed, or not used at all, are independent of who writes the variable
// (docs/algorithms.md, "Numbers that are only printed").
#pragma once

#include "vm/bytecode/effects.h"
#include "vm/live_registers.h"
#include "vm/world.h"

namespace heddle::tester {

// Does the instruction at this place in the code load a number that decides nothing (RunOptions::values_count)? What it
// misses: numbers that are passed to a method, or come from one.
inline bool is_printed_read(const vm::World& world, vm::MethodId id, u32 pc) {
  if (world.options.values_count) return false;
  const vm::Method& method = *world.classes.method_by_id(id);
  if (method.image == nullptr || method.owner->is_library || pc >= method.image->code.size()) return false;
  const bytecode::Instruction& i = method.image->code[pc];
  if (bytecode::is_call(i.op)) return false;
  const bytecode::RegisterEffects e = bytecode::effects_of(i, {}, 0);
  return e.writes && !e.write.is_reference && !method.liveness_but_for_text().prim_live(pc + 1, e.write.index);
}

}  // namespace heddle::tester
