// Which registers of a frame on a stack still matter: what the collector takes as roots and the
// digest as values. All others may hold anything, stale references too, and are never looked at.
#pragma once

#include <algorithm>
#include <vector>

#include "vm/bytecode/effects.h"
#include "vm/class_table.h"
#include "vm/thread.h"

namespace heddle::vm {

// Whether the frame `index` of a thread executes code[pc] next, rather than waiting for the frame above it to return to
// the call that stands there: it is the innermost one, or above it is a class initialiser, which may come before any
// instruction (before main's first one, say).
inline bool executes_next(const Thread& t, u32 index) {
  return index + 1 == t.core.frame_count || (t.frames[index + 1].flags & kClinitFrame) != 0;
}

// Where `values_count` (RunOptions) is false, and the code is the program's own, without the primitive registers whose
// numbers are only printed. (The library looks at what it makes, the names of threads, say, in more ways than are
// seen.)
inline const bytecode::Liveness& liveness_of(const Method& method, bool values_count) {
  return values_count || method.owner->is_library ? method.liveness() : method.liveness_but_for_text();
}

// What the instruction at pc of a linked method, which is no MULTINEW, does to the registers.
inline bytecode::RegisterEffects effects_at(const Method& method, u32 pc) {
  const bytecode::Instruction& i = method.image->code[pc];
  if (!bytecode::is_call(i.op)) return bytecode::effects_of(i, {}, 0);
  const Method& callee = *method.calls[method.code[pc].a].method;
  return bytecode::effects_of(i, {callee.reference_arguments, callee.primitive_arguments, callee.result}, 0);
}

// Does the instruction at pc, of the program's own code, load or call for a number that is only printed? Never if
// `values_count`.
inline bool gives_printed_number(const Method& method, u32 pc, bool values_count) {
  if (values_count || method.owner->is_library || method.image == nullptr || pc >= method.image->code.size())
    return false;
  const bytecode::RegisterEffects e = effects_at(method, pc);
  return e.writes && !e.write.is_reference && !method.liveness_but_for_text().prim_live(pc + 1, e.write.index);
}

// Does the instruction at pc store a number in a field whose numbers are only printed?
inline bool sets_printed_field(const Method& method, u32 pc) {
  const Field* field = method.owner->printed_only == nullptr ? nullptr : method.field_accessed_at(pc);
  return field != nullptr && field->only_printed;
}

// Sorted register numbers into refs and prims. `next`: the frame executes code[pc] next (or is in the middle of it: its
// operands are still live). Otherwise it waits for the frame above it to return to the instruction at pc.
inline void live_registers(const Method& method, u32 pc, bool next, std::vector<u16>& refs, std::vector<u16>& prims,
                           bool values_count = true) {
  refs.clear();
  prims.clear();
  bytecode::Opcode op = method.code[pc].op;
  if (op == bytecode::Opcode::NATIVE || op == bytecode::Opcode::VMOP) {
    for (u16 i = 0; i < method.reference_arguments; ++i) refs.push_back(i);
    for (u16 i = 0; i < method.primitive_arguments; ++i) prims.push_back(i);
    return;
  }
  // Frames are also pushed at instructions that are no calls (class initialisers at INITCLASS);
  // these may be executed again, so their operands stay live.
  bool across = !next && op >= bytecode::Opcode::CALL_STATIC && op <= bytecode::Opcode::CALL_INTERFACE;
  liveness_of(method, values_count).live_registers(pc, across, refs, prims);
}

}  // namespace heddle::vm
