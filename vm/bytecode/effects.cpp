#include "vm/bytecode/effects.h"

namespace heddle::bytecode {
namespace {

constexpr u32 kMaxScan = 256;  // instructions between a MULTINEW and its CONST_I

void add_operand(RegisterEffects& effects, Role role, u16 value) {
  const bool reference = role == Role::RD || role == Role::RS;
  switch (role) {
    case Role::PDS: effects.reads[effects.read_count++] = {value, false}; [[fallthrough]];
    case Role::PD:
    case Role::RD:
      effects.writes = true;
      effects.write = {value, reference};
      break;
    case Role::PS:
    case Role::RS: effects.reads[effects.read_count++] = {value, reference}; break;
    default: break;
  }
}

}  // namespace

RegisterEffects effects_of(const Instruction& instruction, const CallShape& call, u32 dimensions) {
  RegisterEffects effects;
  const OpcodeInfo& row = info(instruction.op);
  add_operand(effects, row.a, instruction.a);
  if (row.format == Format::ABC) {
    add_operand(effects, row.b, instruction.b);
    add_operand(effects, row.c, instruction.c);
  }
  switch (instruction.op) {
    case Opcode::CALL_STATIC:
    case Opcode::CALL_SPECIAL:
    case Opcode::CALL_VIRTUAL:
    case Opcode::CALL_INTERFACE:
      effects.ref_window = effects.ref_clobber = instruction.b;
      effects.ref_window_count = call.refs;
      effects.prim_window = effects.prim_clobber = instruction.c;
      effects.prim_window_count = call.prims;
      if (call.result != Bank::Void) {
        effects.writes = true;
        const bool reference = call.result == Bank::Ref;
        effects.write = {reference ? instruction.b : instruction.c, reference};
      }
      break;
    case Opcode::CONCAT:
      effects.ref_window = instruction.b;
      effects.ref_window_count = instruction.c;
      break;
    case Opcode::MULTINEW:
      effects.prim_window = instruction.b;
      effects.prim_window_count = 1 + dimensions;
      break;
    case Opcode::NATIVE:
    case Opcode::VMOP: effects.writes_zeros = true; break;
    default: break;
  }
  return effects;
}

u32 multinew_dimensions(const std::vector<Instruction>& code, u32 pc, u32* const_pc) {
  const u16 reg = code[pc].b;
  for (u32 back = 1; back <= kMaxScan && back <= pc; ++back) {
    const Instruction& earlier = code[pc - back];
    if (earlier.op >= Opcode::kCount) return 0;
    if (earlier.op == Opcode::CONST_I && earlier.a == reg) {
      if (const_pc != nullptr) *const_pc = pc - back;
      return earlier.imm() > 0 ? static_cast<u32>(earlier.imm()) : 0;
    }
    const OpcodeInfo& row = info(earlier.op);
    const bool branches = row.b == Role::Br || row.c == Role::Br || (row.flags & kEndsBlock) != 0;
    const bool writes = (row.a == Role::PD || row.a == Role::PDS) && earlier.a == reg;
    const bool clobbers = is_call(earlier.op) && earlier.c <= reg;
    if (branches || writes || clobbers) return 0;
  }
  return 0;
}

}  // namespace heddle::bytecode
