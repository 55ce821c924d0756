// One 64-bit instruction, and what the opcode table says about each opcode.
#pragma once

#include <string_view>

#include "vm/base/types.h"

namespace heddle::bytecode {

enum class Opcode : u16 {
#define OP(name, format, a, b, c, flags) name,
#include "vm/bytecode/opcodes.def"
#undef OP
  kCount
};
inline constexpr int kOpcodeCount = static_cast<int>(Opcode::kCount);

// opcode and three 16-bit operands, or opcode, one operand and a 32-bit immediate (which then
// occupies b and c: b the low half). An aggregate: compare and hash by bits().
struct Instruction {
  Opcode op = Opcode::NOP;
  u16 a = 0;
  u16 b = 0;
  u16 c = 0;

  i32 imm() const { return static_cast<i32>(static_cast<u32>(b) | (static_cast<u32>(c) << 16)); }
  void set_imm(i32 value) {
    b = static_cast<u16>(static_cast<u32>(value));
    c = static_cast<u16>(static_cast<u32>(value) >> 16);
  }
  i16 sb() const { return static_cast<i16>(b); }
  i16 sc() const { return static_cast<i16>(c); }

  static Instruction abc(Opcode op, u16 a = 0, u16 b = 0, u16 c = 0) { return {op, a, b, c}; }
  static Instruction ai(Opcode op, u16 a, i32 imm) {
    Instruction i{op, a, 0, 0};
    i.set_imm(imm);
    return i;
  }
  friend bool operator==(const Instruction&, const Instruction&) = default;
};
static_assert(sizeof(Instruction) == 8);

enum class Format : u8 { ABC, AI };
enum class Role : u8 { None, PD, PS, PDS, RD, RS, RW, PW, Imm, Cnt, Br, KInt, KStr, KCls, KFld, KMth, Sw, X };
enum OpcodeFlags : u8 {
  kCanThrow = 1,
  kAllocates = 2,
  kVisible = 4,
  kEndsBlock = 8,
  kResolvedOnly = 16,
};

struct OpcodeInfo {
  std::string_view name;
  Format format;
  Role a, b, c;  // for Format::AI: b is the role of the immediate
  u8 flags;      // OpcodeFlags
};

// The table row of an opcode. Defined in instruction.cpp from opcodes.def.
const OpcodeInfo& info(Opcode op);
// Opcode::kCount when there is no opcode of that name.
Opcode opcode_by_name(std::string_view name);

}  // namespace heddle::bytecode
