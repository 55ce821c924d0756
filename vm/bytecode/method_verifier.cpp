#include "vm/bytecode/method_verifier.h"

#include <limits>
#include <string_view>

#include "vm/bytecode/verifier.h"

namespace heddle::bytecode {

void MethodContext::fail(u32 pc, const std::string& message) const {
  const Opcode op = method.code[pc].op;
  const std::string opcode =
      op < Opcode::kCount ? std::string(info(op).name) : "opcode " + std::to_string(static_cast<int>(op));
  errors.add(name + " pc " + std::to_string(pc), opcode + ": " + message);
}

RegisterEffects MethodContext::effects_at(u32 pc) const {
  const Instruction& instruction = method.code[pc];
  CallShape call;
  if (is_call(instruction.op)) {
    call = constants[instruction.a].call;
    if (instruction.op != Opcode::CALL_STATIC) ++call.refs;
  }
  const u32 dimensions = instruction.op == Opcode::MULTINEW ? multinew_dimensions(method.code, pc) : 0;
  return effects_of(instruction, call, dimensions);
}

namespace {

bool is_array(const Constant& constant) { return !constant.owner.empty() && constant.owner[0] == '['; }

class StructureVerifier {
 public:
  explicit StructureVerifier(const MethodContext& context)
      : context_(context),
        method_(context.method),
        size_(static_cast<u32>(context.method.code.size())),
        targets_(size_, false) {}

  void run();

 private:
  void sizes();
  void instruction(u32 pc);
  void operand(u32 pc, Role role, u16 value);
  void register_operand(u32 pc, bool is_reference, u32 first, u32 count = 1);
  void constant_operand(u32 pc, ConstantKind kind, std::string_view what, u16 value);
  void branch(u32 pc);
  void special(u32 pc);
  void field_access(u32 pc);
  void call(u32 pc);
  void result(u32 pc);
  void multinew(u32 pc);
  void switch_table(size_t index);
  void handlers();
  void debug_tables();
  const Constant& constant(u16 index) const { return context_.image.constants[index]; }

  const MethodContext& context_;
  const MethodImage& method_;
  const u32 size_;
  std::vector<bool> targets_;  // pcs that a branch, a switch or an exception goes to
  u64 words_ = 0;
  u64 switch_work_ = 0, handler_work_ = 0;
};

void StructureVerifier::sizes() {
  const bool has_body = (method_.flags & (kAbstract | kNative)) == 0;
  if (has_body && size_ == 0) context_.fail("no code");
  if (!has_body && size_ != 0) context_.fail("abstract or native with code");
  if (method_.code.size() > kMaxCode) context_.fail("more than " + std::to_string(kMaxCode) + " instructions");
  const u32 refs = method_.reference_registers, prims = method_.primitive_registers;
  if (refs > kMaxRegisters || prims > kMaxRegisters)
    context_.fail("more than " + std::to_string(kMaxRegisters) + " registers");
  const u32 receiver = context_.is_static() ? 0 : 1;
  if (has_body &&
      (context_.shape.reference_parameters + receiver > refs || context_.shape.primitive_parameters > prims))
    context_.fail("the frame has no room for the parameters");
  words_ = (refs + prims + 63) / 64;
  if (u64{size_} * words_ > kMaxFlow) context_.fail("too many instructions for that many registers");
}

void StructureVerifier::register_operand(u32 pc, bool is_reference, u32 first, u32 count) {
  const u32 limit = is_reference ? method_.reference_registers : method_.primitive_registers;
  if (first <= limit && count <= limit - first) return;
  const std::string bank = is_reference ? "r" : "p";
  const u32 last = first + (count == 0 ? 0 : count - 1);
  context_.fail(pc, (count == 1 ? "register " : "window up to register ") + bank + std::to_string(last) +
                        " out of range (" + std::to_string(limit) + ")");
}

void StructureVerifier::constant_operand(u32 pc, ConstantKind kind, std::string_view what, u16 value) {
  if (value < context_.image.constants.size() && constant(value).kind == kind) return;
  context_.fail(pc, "constant " + std::to_string(value) + " is not " + std::string(what));
}

void StructureVerifier::operand(u32 pc, Role role, u16 value) {
  switch (role) {
    case Role::None:
      if (value != 0) context_.fail(pc, "an unused operand must be 0");
      break;
    case Role::PD:
    case Role::PS:
    case Role::PDS: register_operand(pc, false, value); break;
    case Role::RD:
    case Role::RS: register_operand(pc, true, value); break;
    case Role::KInt: constant_operand(pc, ConstantKind::Bits, "a number", value); break;
    case Role::KStr: constant_operand(pc, ConstantKind::String, "a string", value); break;
    case Role::KCls: constant_operand(pc, ConstantKind::Class, "a class", value); break;
    case Role::KFld: constant_operand(pc, ConstantKind::Field, "a field", value); break;
    case Role::KMth: constant_operand(pc, ConstantKind::Method, "a method", value); break;
    case Role::Br: branch(pc); break;
    case Role::Sw: {
      const u32 index = static_cast<u32>(method_.code[pc].imm());
      if (index >= method_.switches.size()) {
        context_.fail(pc, "no such switch table");
      } else {
        switch_work_ += method_.switches[index].targets.size() + 1;
      }
      break;
    }
    case Role::RW:
    case Role::PW:
    case Role::Imm:
    case Role::Cnt:
    case Role::X: break;  // windows: special()
  }
}

void StructureVerifier::branch(u32 pc) {
  const Instruction& instruction = method_.code[pc];
  const i64 relative = info(instruction.op).format == Format::AI ? instruction.imm() : instruction.sc();
  const i64 target = static_cast<i64>(pc) + relative;
  if (target < 0 || target >= static_cast<i64>(size_)) {
    context_.fail(pc, "branch target " + std::to_string(target) + " out of range");
  } else {
    targets_[static_cast<size_t>(target)] = true;
  }
}

void StructureVerifier::instruction(u32 pc) {
  const Instruction& each = method_.code[pc];
  if (each.op >= Opcode::kCount) return context_.fail(pc, "unknown");
  const OpcodeInfo& row = info(each.op);
  if ((row.flags & kResolvedOnly) != 0) return context_.fail(pc, "made by the linker only");
  const size_t before = context_.errors.count();
  operand(pc, row.a, each.a);
  operand(pc, row.b, each.b);
  if (row.format == Format::ABC) operand(pc, row.c, each.c);
  if (context_.errors.count() == before) special(pc);
}

// What the roles of the table do not say.
void StructureVerifier::special(u32 pc) {
  const Instruction& each = method_.code[pc];
  switch (each.op) {
    case Opcode::GETF_4:
    case Opcode::GETF_8:
    case Opcode::GETF_R:
    case Opcode::PUTF_4:
    case Opcode::PUTF_8:
    case Opcode::PUTF_R:
    case Opcode::GETS_4:
    case Opcode::GETS_8:
    case Opcode::GETS_R:
    case Opcode::PUTS_4:
    case Opcode::PUTS_8:
    case Opcode::PUTS_R: return field_access(pc);
    case Opcode::CALL_STATIC:
    case Opcode::CALL_SPECIAL:
    case Opcode::CALL_VIRTUAL:
    case Opcode::CALL_INTERFACE: return call(pc);
    case Opcode::RET:
    case Opcode::RET_P:
    case Opcode::RET_R: return result(pc);
    case Opcode::MULTINEW: return multinew(pc);
    case Opcode::NEWARR:
      if (!is_array(constant(each.c))) context_.fail(pc, "needs the class of an array");
      return;
    case Opcode::NEW:
    case Opcode::SINGLETON:
      if (is_array(constant(each.b))) context_.fail(pc, "cannot make an array");
      return;
    case Opcode::INITCLASS:
      if (is_array(constant(each.a))) context_.fail(pc, "arrays need no initialisation");
      return;
    case Opcode::CONCAT: return register_operand(pc, true, each.b, each.c);
    case Opcode::TOSTR:
      if (each.c > 0x7f || std::string_view("ZCIJFD").find(static_cast<char>(each.c)) == std::string_view::npos)
        context_.fail(pc, "unknown kind " + std::to_string(each.c));
      return;
    default: return;
  }
}

void StructureVerifier::field_access(u32 pc) {
  const Instruction& each = method_.code[pc];
  const OpcodeInfo& row = info(each.op);
  const u16 index = row.b == Role::KFld ? each.b : each.c;
  const char suffix = row.name.back();
  const Bank needed = suffix == '4' ? Bank::Prim4 : suffix == '8' ? Bank::Prim8 : Bank::Ref;
  if (context_.constants[index].bank != needed)
    context_.fail(pc, "wrong size for a field of type " + readable_type(constant(index).descriptor));
}

void StructureVerifier::call(u32 pc) {
  const Instruction& each = method_.code[pc];
  const Constant& callee = constant(each.a);
  if (callee.name == "<init>" && each.op != Opcode::CALL_SPECIAL) context_.fail(pc, "a constructor is CALL_SPECIAL");
  if (each.op == Opcode::CALL_INTERFACE && !callee.interface_owner) context_.fail(pc, "the owner is not an interface");
  if (each.op == Opcode::CALL_VIRTUAL && callee.interface_owner) context_.fail(pc, "the owner is an interface");
  const RegisterEffects effects = context_.effects_at(pc);
  register_operand(pc, true, effects.ref_window, effects.ref_window_count);
  register_operand(pc, false, effects.prim_window, effects.prim_window_count);
  if (effects.writes) register_operand(pc, effects.write.is_reference, effects.write.index);
}

void StructureVerifier::result(u32 pc) {
  const Opcode op = method_.code[pc].op;
  const Bank bank = context_.shape.result_bank;
  const Opcode needed = bank == Bank::Void ? Opcode::RET : bank == Bank::Ref ? Opcode::RET_R : Opcode::RET_P;
  if (op != needed) context_.fail(pc, "the method returns " + readable_type(context_.shape.result));
}

// The window's size is the number of dimensions, a value; it must be plain from the code.
void StructureVerifier::multinew(u32 pc) {
  const Instruction& each = method_.code[pc];
  const size_t depth = constant(each.c).owner.find_first_not_of('[');
  const u32 dimensions = multinew_dimensions(method_.code, pc);
  if (dimensions == 0 || dimensions > depth) {
    context_.fail(pc, "the number of dimensions must come from a CONST_I before it, 1 to " + std::to_string(depth));
  } else {
    register_operand(pc, false, each.b, 1 + dimensions);
  }
}

void StructureVerifier::switch_table(size_t index) {
  const SwitchTable& table = method_.switches[index];
  const auto fail = [&](const std::string& message) {
    context_.fail("switch table " + std::to_string(index) + ": " + message);
  };
  if (table.dense) {
    if (!table.keys.empty()) fail("a dense table has no keys");
    if (static_cast<i64>(table.low) + static_cast<i64>(table.targets.size()) - 1 > std::numeric_limits<i32>::max())
      fail("keys beyond the range of int");
  } else if (table.keys.size() != table.targets.size()) {
    fail("not as many targets as keys");
  }
  for (size_t i = 1; i < table.keys.size(); ++i) {
    if (table.keys[i - 1] < table.keys[i]) continue;
    fail("keys not ascending");
    break;
  }
  bool outside = table.default_target >= size_;
  if (!outside) targets_[table.default_target] = true;
  for (u32 target : table.targets) {
    if (target < size_) {
      targets_[target] = true;
    } else {
      outside = true;
    }
  }
  if (outside) fail("target out of range");
}

void StructureVerifier::handlers() {
  for (size_t i = 0; i < method_.handlers.size(); ++i) {
    const ExceptionHandler& handler = method_.handlers[i];
    const auto fail = [&](const std::string& message) {
      context_.fail("handler " + std::to_string(i) + ": " + message);
    };
    if (handler.start >= handler.end || handler.end > size_) {
      fail("bad range");
    } else {
      handler_work_ += handler.end - handler.start;
    }
    if (handler.target >= size_) {
      fail("target out of range");
    } else {
      targets_[handler.target] = true;
    }
    if (handler.class_index != 0 && (handler.class_index > context_.image.constants.size() ||
                                     constant(static_cast<u16>(handler.class_index - 1)).kind != ConstantKind::Class ||
                                     is_array(constant(static_cast<u16>(handler.class_index - 1)))))
      fail("catches something that is not a class");
    if (handler.exception_register >= method_.reference_registers)
      fail("register r" + std::to_string(handler.exception_register) + " out of range");
  }
}

void StructureVerifier::debug_tables() {
  u32 last = 0;
  for (const LineEntry& entry : method_.lines) {
    if (entry.pc >= last && entry.pc < size_ && entry.line != 0) {
      last = entry.pc;
      continue;
    }
    context_.fail("bad line table");
    break;
  }
  for (const LocalVariable& local : method_.locals) {
    const Bank bank = bank_of(local.descriptor);
    const u32 limit = local.is_reference ? method_.reference_registers : method_.primitive_registers;
    if (bank != Bank::Void && (bank == Bank::Ref) == local.is_reference && local.start <= local.end &&
        local.end <= size_ && local.reg < limit)
      continue;
    context_.fail("bad entry for local variable '" + local.name + "'");
    break;
  }
}

void StructureVerifier::run() {
  const size_t before = context_.errors.count();
  sizes();
  if (context_.errors.count() != before) return;
  for (size_t i = 0; i < method_.switches.size() && !context_.errors.full(); ++i) switch_table(i);
  handlers();
  debug_tables();
  for (u32 pc = 0; pc < size_ && !context_.errors.full(); ++pc) instruction(pc);
  if ((size_ + switch_work_ + handler_work_) * words_ > kMaxFlow)
    context_.fail("too many switch targets or protected instructions for that many registers");
  if (context_.errors.count() != before || size_ == 0) return;
  if ((info(method_.code.back().op).flags & kEndsBlock) == 0) context_.fail(size_ - 1, "control runs off the end");
  for (u32 pc = 0; pc < size_; ++pc) {
    u32 const_pc = 0;
    if (method_.code[pc].op != Opcode::MULTINEW) continue;
    multinew_dimensions(method_.code, pc, &const_pc);
    for (u32 between = const_pc + 1; between <= pc; ++between) {
      if (!targets_[between]) continue;
      context_.fail(pc, "a branch comes in after the CONST_I of its number of dimensions");
      break;
    }
  }
}

}  // namespace

bool verify_structure(const MethodContext& context) {
  const size_t before = context.errors.count();
  StructureVerifier(context).run();
  return context.errors.count() == before && !context.errors.full();
}

}  // namespace heddle::bytecode
