#include "tester/plain_additions.h"

#include <algorithm>
#include <optional>

#include "vm/bytecode/control_flow.h"
#include "vm/bytecode/effects.h"
#include "vm/live_registers.h"

namespace heddle::tester {

using bytecode::Instruction;
using bytecode::Opcode;

namespace {

// An access of a variable: which operands say what the variable is, and in which register its value is.
struct AccessShape {
  Opcode store;
  bool is_element, is_static;
};

std::optional<AccessShape> shape_of_load(Opcode op) {
  switch (op) {
    case Opcode::GETF_4: return AccessShape{Opcode::PUTF_4, false, false};
    case Opcode::GETF_8: return AccessShape{Opcode::PUTF_8, false, false};
    case Opcode::GETS_4: return AccessShape{Opcode::PUTS_4, false, true};
    case Opcode::GETS_8: return AccessShape{Opcode::PUTS_8, false, true};
    case Opcode::ALOAD_B: return AccessShape{Opcode::ASTORE_B, true, false};
    case Opcode::ALOAD_C:
    case Opcode::ALOAD_S: return AccessShape{Opcode::ASTORE_C, true, false};
    case Opcode::ALOAD_4: return AccessShape{Opcode::ASTORE_4, true, false};
    case Opcode::ALOAD_8: return AccessShape{Opcode::ASTORE_8, true, false};
    default: return std::nullopt;
  }
}

// Loads that an addition may have between its own read and write: `sum += a[i]`.
bool is_load(Opcode op) {
  return shape_of_load(op) || op == Opcode::GETF_R || op == Opcode::GETS_R || op == Opcode::ALOAD_R ||
         op == Opcode::ARRLEN;
}

// The code from one load on, followed as long as it is straight-line code.
class Addition {
 public:
  Addition(const vm::Method& method, const bytecode::Liveness& liveness, const std::vector<bool>& targets,
           const bytecode::ProtectedCode& protection, u32 load)
      : method_(method),
        liveness_(liveness),
        code_(method.image->code),
        targets_(targets),
        protection_(protection),
        load_(load) {}

  // Where the sum is written; none: it is no addition.
  std::optional<u32> store() {
    constexpr u32 kFar = 24;
    const std::optional<AccessShape> shape = shape_of_load(code_[load_].op);
    if (!shape || (shape->is_element && code_[load_].a == code_[load_].c)) return std::nullopt;
    sums_.assign(1, code_[load_].a);
    if (!is_dead_in_handlers(load_)) return std::nullopt;
    for (u32 at = load_ + 1; at < code_.size() && at <= load_ + kFar; ++at) {
      if (targets_[at]) return std::nullopt;
      if (is_store(at, *shape)) return is_dead_at(at + 1) && is_dead_in_handlers(at) ? std::optional(at) : std::nullopt;
      if (!step(at, *shape) || sums_.empty()) return std::nullopt;
    }
    return std::nullopt;
  }

 private:
  bool is_sum(u16 reg) const { return std::find(sums_.begin(), sums_.end(), reg) != sums_.end(); }

  bool is_dead_at(u32 pc) const {
    return std::none_of(sums_.begin(), sums_.end(), [&](u16 reg) { return liveness_.prim_live(pc, reg); });
  }
  // An exception in between: what has been read is lost, as if it had not been read.
  bool is_dead_in_handlers(u32 pc) const {
    bool dead = true;
    protection_.for_each_handler(pc, [&](const bytecode::ExceptionHandler& h) { dead &= is_dead_at(h.target); });
    return dead;
  }

  // Of the variable that the load has read, by the same registers.
  bool is_of_variable(const Instruction& i, const AccessShape& shape) const {
    return i.b == code_[load_].b && (shape.is_static || i.c == code_[load_].c);
  }

  // (In `x = x + x` something is added to what the second load gives, but the first one reads.)
  bool is_same_load(const Instruction& i, const AccessShape& shape) const {
    return i.op == code_[load_].op && is_of_variable(i, shape);
  }

  bool is_store(u32 at, const AccessShape& shape) const {
    const Instruction& i = code_[at];
    return i.op == shape.store && is_sum(i.a) && is_of_variable(i, shape);
  }

  // What the narrower types are cut to. (Of an array of bytes the instruction does not say whether it is one of
  // booleans; nobody can add to these.)
  Opcode narrowing(const AccessShape& shape) const {
    const Instruction& load = code_[load_];
    if (shape.is_element) {
      return load.op == Opcode::ALOAD_B   ? Opcode::I2B
             : load.op == Opcode::ALOAD_C ? Opcode::I2C
             : load.op == Opcode::ALOAD_S ? Opcode::I2S
                                          : Opcode::NOP;
    }
    const std::string& type = method_.owner->image->constants[shape.is_static ? load.b : load.c].descriptor;
    return type == "B" ? Opcode::I2B : type == "C" ? Opcode::I2C : type == "S" ? Opcode::I2S : Opcode::NOP;
  }

  // One instruction in between. False: it is none that an addition may have.
  bool step(u32 at, const AccessShape& shape) {
    const Instruction& i = code_[at];
    const bytecode::OpcodeInfo& row = bytecode::info(i.op);
    constexpr u8 kEffects = bytecode::kAllocates | bytecode::kVisible | bytecode::kEndsBlock;
    const bool pure = (row.flags & (kEffects | bytecode::kCanThrow)) == 0 && row.a == bytecode::Role::PD;
    const bool other = i.op == Opcode::MOV_R || i.op == Opcode::NOP || is_load(i.op);
    const bool branches = row.b == bytecode::Role::Br || row.c == bytecode::Role::Br;
    if ((!pure && !other) || branches) return false;
    if (is_load(i.op) && (is_same_load(i, shape) || !is_dead_in_handlers(at))) return false;
    const bytecode::RegisterEffects e = bytecode::effects_of(i, {}, 0);
    u32 sums = 0;
    for (u8 k = 0; k < e.read_count; ++k) sums += !e.reads[k].is_reference && is_sum(e.reads[k].index);
    if (sums > 0 && !keeps_sum(i, shape)) return false;
    if (!e.writes) return true;
    if (e.write.is_reference) return shape.is_static || e.write.index != code_[load_].b;
    if (shape.is_element && e.write.index == code_[load_].c) return false;
    std::erase(sums_, e.write.index);
    if (sums > 0) sums_.push_back(e.write.index);
    return true;
  }

  // Is what the instruction makes of the sum the old value of the variable, once, and something more?
  bool keeps_sum(const Instruction& i, const AccessShape& shape) const {
    switch (i.op) {
      case Opcode::MOV_P:
      case Opcode::ADDK_I:
      case Opcode::ADDK_L: return true;
      case Opcode::ADD_I:
      case Opcode::ADD_L: return is_sum(i.b) != is_sum(i.c);
      case Opcode::SUB_I:
      case Opcode::SUB_L: return !is_sum(i.c);
      default: return i.op == narrowing(shape) && i.op != Opcode::NOP;
    }
  }

  const vm::Method& method_;
  const bytecode::Liveness& liveness_;
  const std::vector<Instruction>& code_;
  const std::vector<bool>& targets_;
  const bytecode::ProtectedCode& protection_;
  const u32 load_;
  std::vector<u16> sums_;  // registers with the variable's old value and something more
};

}  // namespace

std::vector<bool> PlainAdditions::parts_of(const vm::Method& method, bool values_count) {
  std::vector<bool> parts;
  if (method.image == nullptr) return parts;
  const std::vector<Instruction>& code = method.image->code;
  std::vector<bool> targets(code.size());  // where control comes from elsewhere than the instruction before
  for (u32 pc = 0; pc < code.size(); ++pc)
    bytecode::for_each_successor(code, method.image->switches, pc, [&](u32 to) {
      if (to != pc + 1) targets[to] = true;
    });
  for (const bytecode::ExceptionHandler& h : method.image->handlers) targets[h.target] = true;
  const bytecode::ProtectedCode protection(code, method.image->handlers);
  for (u32 pc = 0; pc < code.size(); ++pc) {
    if (!shape_of_load(code[pc].op)) continue;
    const std::optional<u32> store =
        Addition(method, vm::liveness_of(method, values_count), targets, protection, pc).store();
    if (!store) continue;
    parts.resize(code.size());
    parts[pc] = parts[*store] = true;
  }
  return parts;
}

}  // namespace heddle::tester
