#include "vm/fusion.h"

#include <array>
#include <unordered_map>

namespace heddle::vm {
namespace {

using bytecode::Instruction;
using bytecode::Opcode;

constexpr size_t kLongest = 4;

// Which operand of an instruction must be the register that the one before writes.
enum class Operand : u8 { none, a, b, c };

struct Fusion {
  Opcode opcode;
  std::array<Operand, kLongest> chained;
};

// Opcodes of a sequence, 16 bits each, the first one lowest. No sequence has a NOP, which is 0.
constexpr u64 key_of(Opcode a, Opcode b, Opcode c = Opcode::NOP, Opcode d = Opcode::NOP) {
  return static_cast<u64>(a) | static_cast<u64>(b) << 16 | static_cast<u64>(c) << 32 | static_cast<u64>(d) << 48;
}

// By opcodes; of several for the same ones the first that fits is taken.
const std::unordered_map<u64, std::vector<Fusion>>& fusions() {
  static const std::unordered_map<u64, std::vector<Fusion>> table = [] {
    std::unordered_map<u64, std::vector<Fusion>> result;
    u16 next = static_cast<u16>(Opcode::kCount);
    const auto add = [&](u64 key, Operand b, Operand c, Operand d) {
      result[key].push_back({static_cast<Opcode>(next++), {Operand::none, b, c, d}});
    };
#define FUSE2(a, b, of_b) add(key_of(Opcode::a, Opcode::b), Operand::of_b, Operand::none, Operand::none);
#define FUSE3(a, b, of_b, c, of_c) \
  add(key_of(Opcode::a, Opcode::b, Opcode::c), Operand::of_b, Operand::of_c, Operand::none);
#define FUSE4(a, b, of_b, c, of_c, d, of_d) \
  add(key_of(Opcode::a, Opcode::b, Opcode::c, Opcode::d), Operand::of_b, Operand::of_c, Operand::of_d);
#include "vm/fusions.def"
#undef FUSE2
#undef FUSE3
#undef FUSE4
    return result;
  }();
  return table;
}

bool fits(const Fusion& fusion, const Instruction* first, size_t length) {
  for (size_t i = 1; i < length; ++i) {
    const Instruction& each = first[i];
    switch (fusion.chained[i]) {
      case Operand::none: break;
      case Operand::a:
        if (each.a != first[i - 1].a) return false;
        break;
      case Operand::b:
        if (each.b != first[i - 1].a) return false;
        break;
      case Operand::c:
        if (each.c != first[i - 1].a) return false;
        break;
    }
  }
  return true;
}

// The longest sequence that begins there; otherwise the instruction's own opcode. (Instructions before pc may have been
// given other opcodes, those behind it have not.)
Opcode fused_opcode(const std::vector<Instruction>& code, size_t pc) {
  static const std::vector<bool> begins = [] {
    std::vector<bool> result(static_cast<size_t>(Opcode::kCount));
    for (const auto& [key, rows] : fusions()) result[key & 0xffff] = true;
    return result;
  }();
  if (!begins[static_cast<size_t>(code[pc].op)]) return code[pc].op;
  u64 keys[kLongest + 1] = {};
  size_t length = 0;
  while (length < kLongest && pc + length < code.size()) {
    keys[length + 1] = keys[length] | static_cast<u64>(code[pc + length].op) << (16 * length);
    ++length;
  }
  for (; length >= 2; --length) {
    const auto found = fusions().find(keys[length]);
    if (found == fusions().end()) continue;
    for (const Fusion& each : found->second)
      if (fits(each, &code[pc], length)) return each.opcode;
  }
  return code[pc].op;
}

// The opcode of the accessor that the method is; kCount: none.
Opcode accessor_opcode(const Method& method) {
  const std::vector<Instruction>& code = method.code;
  const Opcode first = code[0].op;
  // A class initialiser's return is an operation (StopKind::ClassInitDone).
  if (first == Opcode::RET) return method.name == "<clinit>" ? Opcode::kCount : kEmptyMethod;
  // What is returned must be what has been read.
  if (code.size() < 2 || (code[1].op != Opcode::RET && code[1].a != code[0].a)) return Opcode::kCount;
  u16 op = kFirstAccessor;
#define ACCESSOR(x, y)                                                               \
  if (first == Opcode::x && code[1].op == Opcode::y) return static_cast<Opcode>(op); \
  ++op;
#include "vm/accessors.def"
#undef ACCESSOR
  return Opcode::kCount;
}

// The first instruction's own opcode, by the opcode that it got.
const std::vector<Opcode>& own_opcodes() {
  static const std::vector<Opcode> table = {
#define FUSE2(a, b, of_b) Opcode::a,
#define FUSE3(a, b, of_b, c, of_c) Opcode::a,
#define FUSE4(a, b, of_b, c, of_c, d, of_d) Opcode::a,
#include "vm/fusions.def"
#undef FUSE2
#undef FUSE3
#undef FUSE4
#define ACCESSOR(a, b) Opcode::a,
#include "vm/accessors.def"
#undef ACCESSOR
      Opcode::RET};
  return table;
}

}  // namespace

Opcode own_opcode(Opcode op) {
  if (op < Opcode::kCount) return op;
  return own_opcodes()[static_cast<size_t>(op) - static_cast<size_t>(Opcode::kCount)];
}

std::vector<Instruction> unfused(const std::vector<Instruction>& code) {
  std::vector<Instruction> result = code;
  for (Instruction& i : result) i.op = own_opcode(i.op);
  return result;
}

void fuse(Method& method) {
  if (method.is_native()) return;
  const Opcode accessor = accessor_opcode(method);
  for (size_t pc = 0; pc < method.code.size(); ++pc) method.code[pc].op = fused_opcode(method.code, pc);
  if (accessor != Opcode::kCount) method.code[0].op = accessor;
}

}  // namespace heddle::vm
