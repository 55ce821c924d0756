// Sequences of instructions that the interpreter's loop performs at one go (superinstructions: M. A. Ertl and D. Gregg,
// "The Structure and Performance of Efficient Interpreters", 2003). fusions.def lists them.
//
// Only the opcode of a sequence's first instruction changes, in linked code: all instructions stay where they are, with
// their operands. So a pc means the same as before, a branch may lead into the middle of a sequence, and a thread may
// stop there and go on. Nobody but the loop knows these opcodes. Others look at linked code for what is pending at a pc
// (visible operations, class initialisation, native methods) and for calls: none of these begins a sequence.
//
// A method that consists of one access to a field, or a constant, and its return (accessors.def), or of nothing, begins
// with an opcode of its own: the loop need not push its frame.
#pragma once

#include "vm/class_table.h"

namespace heddle::vm {

inline constexpr u16 kFusionCount =
#define FUSE2(a, b, of_b) 1 +
#define FUSE3(a, b, of_b, c, of_c) 1 +
#define FUSE4(a, b, of_b, c, of_c, d, of_d) 1 +
#include "vm/fusions.def"
#undef FUSE2
#undef FUSE3
#undef FUSE4
    0;
inline constexpr u16 kFirstAccessor = static_cast<u16>(bytecode::Opcode::kCount) + kFusionCount;
inline constexpr u16 kAccessorCount =
#define ACCESSOR(a, b) 1 +
#include "vm/accessors.def"
#undef ACCESSOR
    0;
inline constexpr bytecode::Opcode kEmptyMethod = static_cast<bytecode::Opcode>(kFirstAccessor + kAccessorCount);
inline bool is_accessor(bytecode::Opcode begin) { return static_cast<u16>(begin) >= kFirstAccessor; }

// Gives the first instruction of each sequence in the method's linked code its opcode: from Opcode::kCount on those of
// fusions.def in their order, then those of accessors.def, then kEmptyMethod.
void fuse(Method& method);
// The opcode of the instruction that begins a sequence, or is the first one of an accessor, by itself.
bytecode::Opcode own_opcode(bytecode::Opcode op);
// Linked code with the own opcodes of all instructions.
std::vector<Instruction> unfused(const std::vector<Instruction>& code);

}  // namespace heddle::vm
