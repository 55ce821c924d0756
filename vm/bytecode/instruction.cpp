#include "vm/bytecode/instruction.h"

#include <algorithm>
#include <array>

#include "vm/base/check.h"

namespace heddle::bytecode {
namespace {

// The letters of the flags column of opcodes.def.
constexpr u8 T = kCanThrow, A = kAllocates, V = kVisible, E = kEndsBlock, R = kResolvedOnly;

constexpr std::array<OpcodeInfo, kOpcodeCount> kTable = {{
#define OP(name, format, a, b, c, flags) {#name, Format::format, Role::a, Role::b, Role::c, flags},
#include "vm/bytecode/opcodes.def"
#undef OP
}};

std::array<Opcode, kOpcodeCount> sorted_by_name() {
  std::array<Opcode, kOpcodeCount> result{};
  for (int i = 0; i < kOpcodeCount; ++i) result[i] = static_cast<Opcode>(i);
  std::sort(result.begin(), result.end(), [](Opcode x, Opcode y) {
    return kTable[static_cast<size_t>(x)].name < kTable[static_cast<size_t>(y)].name;
  });
  return result;
}

}  // namespace

const OpcodeInfo& info(Opcode op) {
  HEDDLE_CHECK(op < Opcode::kCount, "opcode out of range");
  return kTable[static_cast<size_t>(op)];
}

Opcode opcode_by_name(std::string_view name) {
  static const std::array<Opcode, kOpcodeCount> by_name = sorted_by_name();
  auto it = std::lower_bound(by_name.begin(), by_name.end(), name,
                             [](Opcode op, std::string_view n) { return kTable[static_cast<size_t>(op)].name < n; });
  if (it == by_name.end() || kTable[static_cast<size_t>(*it)].name != name) return Opcode::kCount;
  return *it;
}

}  // namespace heddle::bytecode
