// Helpful NullPointerException messages in OpenJDK's words (JEP 358, bytecodeUtils.cpp of HotSpot):
// what could not be done, and which expression was null. The expression comes from the definition of
// the null register that reaches the instruction, if there is exactly one.
#include "interp/machine.h"
#include "vm/bytecode/effects.h"

namespace heddle::interp {

using bytecode::Constant;
using bytecode::Instruction;
using bytecode::Opcode;
using bytecode::Role;

namespace {

constexpr int kMaxDetail = 5;  // nesting of the described expression

// Types in messages: dotted, java.lang.Object and java.lang.String without their package.
std::string short_type(std::string text) {
  if (text.starts_with("java.lang.Object") && (text.size() == 16 || text[16] == '[')) return text.substr(10);
  if (text.starts_with("java.lang.String") && (text.size() == 16 || text[16] == '[')) return text.substr(10);
  return text;
}
std::string class_text(const std::string& binary_name) {
  return short_type(binary_name.starts_with("[") ? bytecode::readable_type(binary_name)
                                                 : bytecode::dotted(binary_name));
}
std::string method_text(const Constant& m) {
  std::string text = class_text(m.owner) + "." + m.name + "(";
  bool first = true;
  for (const std::string& p : bytecode::parse_method_descriptor(m.descriptor).parameters) {
    if (!first) text += ", ";
    first = false;
    text += short_type(bytecode::readable_type(p));
  }
  return text + ")";
}

class Describer {
 public:
  explicit Describer(const Method& method)
      : method_(method), code_(method.image->code), constants_(method.owner->image->constants) {
    find_predecessors();
  }

  std::string message(u32 pc) {
    u16 reg = 0;
    std::string action = failed_action(pc, &reg);
    if (action.empty()) return action;
    if (is_hidden_copy(pc)) return action + " because \"<local" + std::to_string(slots_in_use(pc)) + ">\" is null";
    const std::string cause = expression(pc, reg, true, kMaxDetail);
    if (cause.empty()) return action;
    if (outermost_is_call_) action += " because the return value of \"";
    else action += " because \"";
    return action + cause + "\" is null";
  }

 private:
  static constexpr u32 kEntry = 0xffffffffu;  // the definition of a parameter
  static constexpr u32 kUnknown = 0xfffffffeu;

  void find_predecessors() {
    const u32 n = static_cast<u32>(code_.size());
    predecessors_.resize(n);
    auto edge = [&](u32 from, i64 to) {
      if (to >= 0 && to < n) predecessors_[static_cast<size_t>(to)].push_back(from);
    };
    for (u32 pc = 0; pc < n; ++pc) {
      const Instruction& i = code_[pc];
      const bytecode::OpcodeInfo& info = bytecode::info(i.op);
      if (!(info.flags & bytecode::kEndsBlock)) edge(pc, pc + 1);
      if (info.format == bytecode::Format::AI && info.b == Role::Br) edge(pc, i64{pc} + i.imm());
      if (info.format == bytecode::Format::ABC && info.c == Role::Br) edge(pc, i64{pc} + i.sc());
      if (i.op == Opcode::SWITCH) {
        const bytecode::SwitchTable& table = method_.image->switches[static_cast<size_t>(i.imm())];
        edge(pc, table.default_target);
        for (u32 target : table.targets) edge(pc, target);
      }
      for (const bytecode::ExceptionHandler& h : method_.image->handlers)
        if (pc >= h.start && pc < h.end && (info.flags & bytecode::kCanThrow)) edge(pc, h.target);
    }
  }

  // Whether the instruction leaves a value in that register (or destroys it).
  bool defines(const Instruction& i, u16 reg, bool is_reference) const {
    if (bytecode::is_call(i.op)) return reg >= (is_reference ? i.b : i.c);
    const bytecode::RegisterEffects e = bytecode::effects_of(i, {}, 0);
    return e.writes && e.write.index == reg && e.write.is_reference == is_reference;
  }

  // The one instruction whose result `reg` holds before pc; kEntry for an argument; else kUnknown.
  u32 definition(u32 pc, u16 reg, bool is_reference) const {
    std::vector<bool> seen(code_.size());
    std::vector<u32> work{pc};
    u32 found = kUnknown;
    auto meet = [&](u32 definition) {
      const bool fits = found == kUnknown || found == definition;
      found = definition;
      return fits;
    };
    if (pc == 0) return kEntry;
    while (!work.empty()) {
      const u32 at = work.back();
      work.pop_back();
      if (at == 0 && !meet(kEntry)) return kUnknown;
      for (u32 p : predecessors_[at]) {
        if (seen[p]) continue;
        seen[p] = true;
        if (defines(code_[p], reg, is_reference)) {
          if (!meet(p)) return kUnknown;
        } else {
          work.push_back(p);
        }
      }
    }
    return found;
  }

  const bytecode::LocalVariable* local_at(u32 pc, u16 reg, bool is_reference) const {
    for (const bytecode::LocalVariable& v : method_.image->locals)
      if (v.reg == reg && v.is_reference == is_reference && pc >= v.start && pc < v.end) return &v;
    return nullptr;
  }
  // The array of an enhanced for, the string of a switch: javac copies them to a variable without a
  // name, which the message then calls by its number.
  bool is_hidden_copy(u32 pc) const {
    if (pc + 2 >= code_.size()) return false;
    const Instruction& i = code_[pc];
    const Instruction& next = code_[pc + 1];
    if (i.op == Opcode::ARRLEN) return next.op == Opcode::CONST_I && next.imm() == 0 && code_[pc + 2].op == Opcode::JMP;
    return i.op == Opcode::CALL_VIRTUAL || i.op == Opcode::CALL_SPECIAL
               ? constant(i.a).owner == "java/lang/String" && constant(i.a).name == "hashCode" &&
                     next.op == Opcode::SWITCH && next.a == i.c
               : false;
  }
  // The number that javac would give a new variable there.
  u32 slots_in_use(u32 pc) const {
    u32 slots = method_.is_static() ? 0 : 1;
    for (const bytecode::LocalVariable& v : method_.image->locals)
      if (pc >= v.start && pc < v.end)
        slots = std::max<u32>(slots, v.slot + (v.descriptor == "J" || v.descriptor == "D" ? 2u : 1u));
    return slots;
  }
  // Whether OpenJDK takes the parameter as assigned. It walks through the code once and believes the first way on which
  // it comes to an instruction; handlers it enters with nothing assigned.
  bool is_assigned_before(u32 pc, u16 reg, bool is_reference) const {
    std::vector<i8> assigned(code_.size(), -1);  // -1: not reached yet
    assigned[0] = 0;
    for (const bytecode::ExceptionHandler& h : method_.image->handlers) assigned[h.target] = 0;
    for (bool more = true; more && assigned[pc] < 0;) {
      more = false;
      for (u32 at = 0; at < code_.size(); ++at) {
        if (assigned[at] >= 0) continue;
        for (u32 from : predecessors_[at]) {
          if (assigned[from] < 0) continue;
          assigned[at] = assigned[from] != 0 || defines(code_[from], reg, is_reference);
          more = true;
          break;
        }
      }
    }
    return assigned[pc] > 0;
  }
  // javac leaves the names of variables out of class files (without -g), so that OpenJDK goes by numbers: of a
  // parameter that has not been assigned to, else of the slot. (The library is compiled with names.)
  std::string variable(const bytecode::LocalVariable& v, u32 pc) const {
    if (v.name == "this" || method_.owner->is_library) return v.name;
    if (v.parameter != 0 && !is_assigned_before(pc, v.reg, v.is_reference))
      return "<parameter" + std::to_string(v.parameter) + ">";
    return "<local" + std::to_string(v.slot) + ">";
  }
  const Constant& constant(u32 index) const { return constants_[index]; }
  bool is_this(u16 reg) const { return reg == 0 && !method_.is_static(); }

  // The text of the expression in the register before pc; empty if it has none. Sets
  // outermost_is_call_.
  std::string expression(u32 pc, u16 reg, bool is_reference, int detail) {
    if (detail <= 0) return "";
    if (const bytecode::LocalVariable* v = local_at(pc, reg, is_reference)) return variable(*v, pc);
    const u32 at = definition(pc, reg, is_reference);
    if (at == kUnknown) return "";
    if (at == kEntry) {
      if (!is_reference) return "";
      if (is_this(reg)) return "this";
      return reg < method_.reference_arguments
                 ? "<parameter" + std::to_string(reg + (method_.is_static() ? 1 : 0)) + ">"
                 : "";
    }
    const Instruction& i = code_[at];
    switch (i.op) {
      case Opcode::MOV_R:
      case Opcode::MOV_P: return expression(at, i.b, is_reference, detail);
      case Opcode::NULL_R: return "null";
      case Opcode::CONST_I: return std::to_string(i.imm());
      case Opcode::GETF_R:
      case Opcode::GETF_4: {
        const std::string object = expression(at, i.b, true, detail - 1);
        outermost_is_call_ = false;
        return (object.empty() ? "" : object + ".") + constant(i.c).name;
      }
      case Opcode::GETS_R:
      case Opcode::GETS_4: return class_text(constant(i.b).owner) + "." + constant(i.b).name;
      case Opcode::ALOAD_R:
      case Opcode::ALOAD_4:
      case Opcode::ALOAD_B:
      case Opcode::ALOAD_C:
      case Opcode::ALOAD_S: {
        const std::string array = expression(at, i.b, true, detail - 1);
        const std::string index = expression(at, i.c, false, detail - 1);
        outermost_is_call_ = false;
        return (array.empty() ? "<array>" : array) + "[" + (index.empty() ? "..." : index) + "]";
      }
      case Opcode::CALL_STATIC:
      case Opcode::CALL_SPECIAL:
      case Opcode::CALL_VIRTUAL:
      case Opcode::CALL_INTERFACE:
        if (reg != (is_reference ? i.b : i.c)) return "";
        outermost_is_call_ = true;
        return method_text(constant(i.a));
      default: return "";
    }
  }

  // The declared type of the register's value before pc; empty if it cannot be told.
  std::string type_of(u32 pc, u16 reg, int detail) const {
    if (detail <= 0) return "";
    if (const bytecode::LocalVariable* v = local_at(pc, reg, true)) return v->descriptor;
    const u32 at = definition(pc, reg, true);
    if (at == kUnknown || at == kEntry) return "";
    const Instruction& i = code_[at];
    switch (i.op) {
      case Opcode::MOV_R: return type_of(at, i.b, detail);
      case Opcode::GETF_R: return constant(i.c).descriptor;
      case Opcode::GETS_R: return constant(i.b).descriptor;
      case Opcode::ALOAD_R: {
        const std::string array = type_of(at, i.b, detail - 1);
        return array.starts_with("[") ? array.substr(1) : "";
      }
      case Opcode::CALL_STATIC:
      case Opcode::CALL_SPECIAL:
      case Opcode::CALL_VIRTUAL:
      case Opcode::CALL_INTERFACE: return bytecode::parse_method_descriptor(constant(i.a).descriptor).result;
      default: return "";
    }
  }

  std::string array_text(u32 pc, u16 reg, const char* first, char other, const char* second) const {
    const std::string type = type_of(pc, reg, kMaxDetail);
    return type.size() == 2 && type[1] == other ? second : first;
  }

  // "Cannot ..." and the register that was null; empty for instructions without a message.
  std::string failed_action(u32 pc, u16* reg) const {
    if (pc >= code_.size()) return "";
    const Instruction& i = code_[pc];
    *reg = i.b;
    switch (i.op) {
      case Opcode::CALL_SPECIAL:
      case Opcode::CALL_VIRTUAL:
      case Opcode::CALL_INTERFACE: return "Cannot invoke \"" + method_text(constant(i.a)) + "\"";
      case Opcode::GETF_4:
      case Opcode::GETF_8:
      case Opcode::GETF_R: return "Cannot read field \"" + constant(i.c).name + "\"";
      case Opcode::PUTF_4:
      case Opcode::PUTF_8:
      case Opcode::PUTF_R: return "Cannot assign field \"" + constant(i.c).name + "\"";
      case Opcode::ARRLEN: return "Cannot read the array length";
      case Opcode::ALOAD_B: return "Cannot load from byte/boolean array";
      case Opcode::ALOAD_C: return "Cannot load from char array";
      case Opcode::ALOAD_S: return "Cannot load from short array";
      case Opcode::ALOAD_4: return "Cannot load from " + array_text(pc, i.b, "int", 'F', "float") + " array";
      case Opcode::ALOAD_8: return "Cannot load from " + array_text(pc, i.b, "long", 'D', "double") + " array";
      case Opcode::ALOAD_R: return "Cannot load from object array";
      case Opcode::ASTORE_B: return "Cannot store to byte/boolean array";
      case Opcode::ASTORE_C: return "Cannot store to " + array_text(pc, i.b, "char", 'S', "short") + " array";
      case Opcode::ASTORE_4: return "Cannot store to " + array_text(pc, i.b, "int", 'F', "float") + " array";
      case Opcode::ASTORE_8: return "Cannot store to " + array_text(pc, i.b, "long", 'D', "double") + " array";
      case Opcode::ASTORE_R: return "Cannot store to object array";
      default: break;
    }
    *reg = i.a;
    switch (i.op) {
      case Opcode::THROW:
      case Opcode::ASSERTFAIL: return "Cannot throw exception";
      case Opcode::MONENTER: return "Cannot enter synchronized block";
      case Opcode::MONEXIT: return "Cannot exit synchronized block";
      default: return "";
    }
  }

  const Method& method_;
  const std::vector<Instruction>& code_;
  const std::vector<Constant>& constants_;
  std::vector<std::vector<u32>> predecessors_;
  bool outermost_is_call_ = false;
};

}  // namespace

std::string null_pointer_message(const Method& method, u32 pc) {
  if (method.image == nullptr || method.image->code.empty()) return "";
  return Describer(method).message(pc);
}

}  // namespace heddle::interp
