// What one instruction does to its frame's registers, read off the opcode table. The verifier and
// liveness both work from this, so they cannot disagree.
#pragma once

#include <vector>

#include "vm/bytecode/class_image.h"
#include "vm/bytecode/descriptor.h"

namespace heddle::bytecode {

struct RegisterEffects {
  static constexpr u32 kNone = 0xffffffff;
  struct Register {
    u16 index = 0;
    bool is_reference = false;
  };
  // Registers read one by one, and runs [window, window + count) read as argument windows.
  Register reads[3];
  u8 read_count = 0;
  bool writes = false;  // `write` is the result register; unchanged if the instruction throws
  Register write;
  bool writes_zeros = false;  // register 0 of both banks (NATIVE and VMOP leave their result there)
  u32 ref_window = 0, ref_window_count = 0;
  u32 prim_window = 0, prim_window_count = 0;
  // Registers from here on lose their values, also when the instruction throws (a callee's frame
  // overlaps them). The result, if any, is written afterwards. kNone: nothing is lost.
  u32 ref_clobber = kNone, prim_clobber = kNone;
};

// The register view of a callee.
struct CallShape {
  u32 refs = 0;  // reference arguments, with the receiver
  u32 prims = 0;
  Bank result = Bank::Void;
};

inline bool is_call(Opcode op) { return op >= Opcode::CALL_STATIC && op <= Opcode::CALL_INTERFACE; }

// `call` is looked at for CALL_* only; `dimensions` for MULTINEW only (multinew_dimensions). NATIVE and
// VMOP: reads nothing here; they read the method's parameters, which the caller knows.
RegisterEffects effects_of(const Instruction& instruction, const CallShape& call, u32 dimensions);

// How many lengths the MULTINEW at `pc` reads: the constant that straight-line code before it put into
// the first register of its window (nearest write, a CONST_I, nothing branching in between). 0 if
// there is no such constant; the verifier rejects that, and also a branch target in between.
// *const_pc, if given, is where the CONST_I stands.
u32 multinew_dimensions(const std::vector<Instruction>& code, u32 pc, u32* const_pc = nullptr);

}  // namespace heddle::bytecode
