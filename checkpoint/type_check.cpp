#include "checkpoint/type_check.h"

#include <algorithm>
#include <string>
#include <unordered_set>

#include "interp/library_contract.h"
#include "interp/run.h"
#include "vm/bytecode/control_flow.h"
#include "vm/bytecode/effects.h"
#include "vm/object_walk.h"

namespace heddle::checkpoint {

using bytecode::Constant;
using bytecode::Instruction;
using bytecode::MethodShape;
using bytecode::Opcode;
using bytecode::RegisterEffects;
using vm::Class;
using vm::Elements;
using vm::Field;
using vm::Frame;
using vm::Method;
using vm::Ref;
using vm::Thread;
using vm::World;

namespace {

bool is_named(const Class& c, std::string_view name) {
  const auto same = [&](const Class* k) { return k->name == name; };
  if (c.name == name || name == "java/lang/Object") return true;
  if (c.is_array()) return name == "java/lang/Cloneable" || name == "java/io/Serializable";
  return std::any_of(c.super_chain.begin(), c.super_chain.end(), same) ||
         std::any_of(c.all_interfaces.begin(), c.all_interfaces.end(), same);
}

// Types are compared by name. A class that is not loaded has no instances, and loading it here would change the World.
bool is_of_type(const Class& c, std::string_view descriptor) {
  const Class* k = &c;
  while (descriptor.starts_with('[')) {
    if (!k->is_array()) return false;
    k = k->element_class;
    descriptor.remove_prefix(1);
  }
  if (k->is_primitive() || !descriptor.starts_with('L')) return descriptor.size() == 1 && k->primitive == descriptor[0];
  return is_named(*k, descriptor.substr(1, descriptor.size() - 2));
}

// The owner of a constant: a class's name or an array's descriptor.
bool is_of_owner(const Class& c, std::string_view owner) {
  return owner.starts_with('[') ? is_of_type(c, owner) : is_named(c, owner);
}

std::string_view parameter(const MethodShape& shape, u32 reference) {
  for (const std::string& p : shape.parameters)
    if (bytecode::bank_of(p) == bytecode::Bank::Ref && reference-- == 0) return p;
  return {};
}

// The one nearest to Object: a class of the program may declare a field of the same name.
const Field* instance_field(const Class& c, std::string_view name) {
  for (const Class* k : c.super_chain)
    for (const Field& f : k->fields)
      if (!f.is_static() && f.name == name) return &f;
  return nullptr;
}

bool has_elements(const Class& c, Elements elements) { return c.is_array() && c.elements == elements; }

}  // namespace

struct TypeCheck::Slot {
  std::string_view descriptor;
  const Class* good = nullptr;  // an instance of it was met here
};

struct TypeCheck::Facts {
  Facts(const Method& m, const std::vector<Instruction>& c)
      : method(m), code(c), exceptions(c, m.image->handlers), shape(bytecode::parse_method_descriptor(m.descriptor)) {
    for (u32 pc = 0; pc < code.size(); ++pc) {
      bytecode::CallShape call;
      if (bytecode::is_call(code[pc].op)) {
        const MethodShape& callee = shape_of_call(pc);
        call = {callee.reference_parameters + (code[pc].op != Opcode::CALL_STATIC ? 1u : 0u),
                callee.primitive_parameters, callee.result_bank};
      }
      const u32 dimensions = code[pc].op == Opcode::MULTINEW ? bytecode::multinew_dimensions(code, pc) : 0;
      effects.push_back(bytecode::effects_of(code[pc], call, dimensions));
    }
  }
  const Constant& constant(u32 index) const { return method.owner->image->constants[index]; }
  const MethodShape& shape_of_call(u32 pc) {
    auto [it, fresh] = calls.try_emplace(code[pc].a);
    if (fresh) it->second = bytecode::parse_method_descriptor(constant(code[pc].a).descriptor);
    return it->second;
  }
  void visit(u32 pc, u16 reg, const Class* is, bool exact) {
    const u64 key = static_cast<u64>(is->id) << 37 | static_cast<u64>(pc) << 17 | static_cast<u64>(reg) << 1 | exact;
    if (visited.insert(key).second) work.push_back({pc, reg, exact, is});
  }
  void visit_successors(u32 pc, u16 reg, const Class* is, bool exact) {
    bytecode::for_each_successor(code, method.image->switches, pc, [&](u32 next) { visit(next, reg, is, exact); });
  }
  void visit_handlers(u32 pc, u16 reg, const Class* is, bool exact) {
    exceptions.for_each_handler(pc, [&](const bytecode::ExceptionHandler& h) {
      if (h.exception_register != reg) visit(h.target, reg, is, exact);
    });
  }

  const Method& method;
  const std::vector<Instruction>& code;  // as compiled, with names
  std::vector<RegisterEffects> effects;
  bytecode::ProtectedCode exceptions;
  MethodShape shape;
  std::unordered_map<u32, MethodShape> calls;  // by constant
  std::unordered_set<u64> visited;             // places that are good if all those in `work` are
  std::vector<Place> work;
};

TypeCheck::TypeCheck(const World& world) : world_(world) {}
TypeCheck::~TypeCheck() = default;

bool TypeCheck::fits(Ref r, std::string_view descriptor) const { return r == 0 || is_of_type(class_of(r), descriptor); }

// --- the heap

bool TypeCheck::heap() {
  bool good = true;
  const auto check = [&](Ref r) { good = good && object(r); };
  world_.heap.for_each_permanent(check);
  world_.heap.for_each_object(check);
  return good;
}

std::vector<TypeCheck::Slot>& TypeCheck::slots_of(const Class& c, bool statics) {
  auto [it, fresh] = slots_.try_emplace(c.id * 2 + statics);
  if (!fresh) return it->second;
  for (u32 offset : vm::reference_offsets(c, statics)) it->second.push_back({c.field_at(offset, statics)->descriptor});
  return it->second;
}

bool TypeCheck::object(Ref r) {
  const vm::ObjectHeader& h = world_.heap.header(r);
  const Class& c = *world_.classes.by_id(h.class_id);
  const bool statics = h.flags & vm::kStaticsHolder;
  bool good = true;
  if (c.elements == Elements::Refs && !statics) {
    const Class* known = nullptr;
    vm::for_each_reference(world_, r, [&](Ref value) {
      if (value == 0 || &class_of(value) == known) return;
      known = &class_of(value);
      good = good && known->is_subclass_of(c.element_class);
    });
    return good;
  }
  std::vector<Slot>& slots = slots_of(c, statics);
  vm::for_each_reference(world_, r, [&](Ref value, const vm::Edge& edge) {
    Slot& slot = slots[edge.number];
    if (value == 0 || &class_of(value) == slot.good) return;
    good = good && fits(value, slot.descriptor);
    slot.good = &class_of(value);
  });
  return good && (statics || contents(r, c));
}

// What the VM itself keeps in fields of primitive types.
bool TypeCheck::contents(Ref r, const Class& c) const {
  if (c.is_exception) {
    const Field* f = instance_field(c, interp::library::kBacktrace);
    const Ref trace = f == nullptr ? 0 : world_.heap.load<Ref>(r, f->offset);
    if (trace == 0) return true;
    if (!fits(trace, "[J")) return false;
    for (u32 i = 0; i < world_.heap.header(trace).length; ++i)
      if (world_.heap.load<u64>(trace, i * 8) >> 32 >= world_.classes.method_count()) return false;
  }
  if (c.object_flags & vm::kThreadObject) {
    const Field* f = instance_field(c, interp::library::kThreadId);
    const i32 id = f == nullptr ? 0 : world_.heap.load<i32>(r, f->offset);
    if (id > 0 && (static_cast<u32>(id) > world_.threads.size() || world_.thread(id - 1).core.java_thread != r))
      return false;
  }
  return true;
}

// --- frames

bool TypeCheck::frames(const Thread& t) {
  for (u32 i = 0; i < t.core.frame_count; ++i)
    if (!linked(t, i) || !registers(t, i)) return false;
  return true;
}

// Is there a way to get from the frame below to this one?
bool TypeCheck::linked(const Thread& t, u32 index) const {
  const Frame& f = t.frames[index];
  const Method& m = *world_.classes.method_by_id(f.method);
  if (index == 0) {
    if (f.ref_base != 0 || f.prim_base != 0 || m.result != vm::Bank::Void) return false;
    if (f.flags == (vm::kRunFrame | interp::kInitFirst)) return f.pc == 0 && f.extra < world_.classes.class_count();
    return f.flags == vm::kRunFrame || f.flags == vm::kUncaughtFrame;
  }
  const Frame& below = t.frames[index - 1];
  const Method& caller = *world_.classes.method_by_id(below.method);
  const Instruction& at = caller.code[below.pc];
  if (f.flags == vm::kClinitFrame) {
    const bool initialises = (below.flags & interp::kInitFirst) || at.op == Opcode::INITCLASS || at.op == Opcode::VMOP;
    return initialises && f.extra < world_.class_init.size() &&
           world_.classes.by_id(f.extra)->class_initialiser == &m &&
           world_.class_init[f.extra].state == vm::InitState::Running && world_.class_init[f.extra].thread == t.id &&
           f.ref_base == below.ref_base + caller.reference_registers &&
           f.prim_base == below.prim_base + caller.primitive_registers;
  }
  if (f.flags != 0 || (below.flags & interp::kInitFirst) || !bytecode::is_call(at.op)) return false;
  if (f.ref_base != below.ref_base + at.b || f.prim_base != below.prim_base + at.c) return false;
  const Method& callee = *caller.calls[at.a].method;
  if (at.op == Opcode::CALL_STATIC || at.op == Opcode::CALL_SPECIAL) return &callee == &m;
  return !m.is_static() && m.name == callee.name && m.descriptor == callee.descriptor;
}

bool TypeCheck::registers(const Thread& t, u32 index) {
  const Frame& f = t.frames[index];
  const Method& m = *world_.classes.method_by_id(f.method);
  if (m.is_native()) return arguments(t, f, m);
  Facts& facts = facts_of(m);
  const bool next = vm::executes_next(t, index);
  const bool across = !next && bytecode::is_call(facts.code[f.pc].op);
  std::vector<u16> refs, prims;
  vm::live_registers(m, f.pc, next, refs, prims);
  vm::for_each_register_root(t, index, refs, [&](Ref r, const vm::Root& root) {
    if (r == 0) return;
    const u16 reg = root.reg;
    const Class* is = &class_of(r);
    const Instruction& at = facts.code[f.pc];
    if (across) {
      facts.visit_successors(f.pc, reg, is, true);
      facts.visit_handlers(f.pc, reg, is, true);
    } else if (at.op == Opcode::JZ || at.op == Opcode::JNZ) {  // behind INSTANCEOF: its answer is in the register
      const bool jumps = (static_cast<u32>(t.prims[f.prim_base + at.a]) == 0) == (at.op == Opcode::JZ);
      facts.visit(jumps ? f.pc + static_cast<u32>(at.imm()) : f.pc + 1, reg, is, true);
    } else {
      facts.visit(f.pc, reg, is, true);
    }
  });
  return follow(facts);
}

// The same for the frame of a native method, which may have left its result in register 0 already.
bool TypeCheck::arguments(const Thread& t, const Frame& f, const Method& m) const {
  const Ref* refs = t.refs + f.ref_base;
  if (f.pc != 0)
    return m.result != vm::Bank::Ref || fits(refs[0], bytecode::parse_method_descriptor(m.descriptor).result);
  const MethodShape shape = bytecode::parse_method_descriptor(m.descriptor);
  u32 i = 0;
  if (!m.is_static()) {
    if (refs[0] == 0 || !is_of_owner(class_of(refs[0]), m.owner->name)) return false;
    i = 1;
  }
  for (u32 k = 0; i < m.reference_arguments; ++i, ++k)
    if (!fits(refs[i], parameter(shape, k))) return false;
  return true;
}

TypeCheck::Facts& TypeCheck::facts_of(const Method& m) {
  std::unique_ptr<Facts>& facts = facts_[m.id];
  if (!facts) facts = std::make_unique<Facts>(m, m.image->code);
  return *facts;
}

bool TypeCheck::follow(Facts& facts) {
  while (!facts.work.empty()) {
    const Place place = facts.work.back();
    facts.work.pop_back();
    if (!may_use(facts, place)) return false;
    step(facts, place);
  }
  return true;
}

// Where the value goes from there.
void TypeCheck::step(Facts& facts, const Place& p) {
  const Instruction& at = facts.code[p.pc];
  const RegisterEffects& effects = facts.effects[p.pc];
  if (p.reg < effects.ref_clobber) facts.visit_handlers(p.pc, p.reg, p.is, p.exact);
  switch (at.op) {
    case Opcode::MOV_R:
      if (at.b == p.reg) facts.visit_successors(p.pc, at.a, p.is, p.exact);
      break;
    case Opcode::ALOAD_R:
      if (at.b == p.reg) facts.visit_successors(p.pc, at.a, p.is->element_class, false);
      break;
    case Opcode::CHECKCAST:
      // Either the cast fails, or the value, of which we know only a superclass, fits wherever the cast lets it pass.
      if (at.a == p.reg && !is_of_owner(*p.is, facts.constant(at.b).owner)) return;
      break;
    case Opcode::INSTANCEOF: {
      if (at.b != p.reg || p.pc + 1 >= facts.code.size()) break;
      const Instruction& branch = facts.code[p.pc + 1];
      if ((branch.op != Opcode::JZ && branch.op != Opcode::JNZ) || branch.a != at.a) break;
      // (Likewise for a superclass: where the value passes, it is what it is taken for.)
      const bool jumps = is_of_owner(*p.is, facts.constant(at.c).owner) == (branch.op == Opcode::JNZ);
      return facts.visit(jumps ? p.pc + 1 + static_cast<u32>(branch.imm()) : p.pc + 2, p.reg, p.is, p.exact);
    }
    default: break;
  }
  const bool written = effects.writes && effects.write.is_reference && effects.write.index == p.reg;
  if (!written && p.reg < effects.ref_clobber) facts.visit_successors(p.pc, p.reg, p.is, p.exact);
}

bool TypeCheck::may_use(const Facts& facts, const Place& p) const {
  const Instruction& at = facts.code[p.pc];
  const Class& c = *p.is;
  switch (at.op) {
    case Opcode::GETF_4:
    case Opcode::GETF_8:
    case Opcode::GETF_R:
    case Opcode::PUTF_4:
    case Opcode::PUTF_8: return at.b != p.reg || is_of_owner(c, facts.constant(at.c).owner);
    case Opcode::PUTF_R:
      return (at.b != p.reg || is_of_owner(c, facts.constant(at.c).owner)) &&
             (at.a != p.reg || is_of_type(c, facts.constant(at.c).descriptor));
    case Opcode::PUTS_R: return at.a != p.reg || is_of_type(c, facts.constant(at.b).descriptor);
    case Opcode::RET_R: return at.a != p.reg || is_of_type(c, facts.shape.result);
    case Opcode::ARRLEN: return at.b != p.reg || c.is_array();
    case Opcode::ALOAD_B:
    case Opcode::ASTORE_B: return at.b != p.reg || has_elements(c, Elements::Bytes1);
    case Opcode::ALOAD_C:
    case Opcode::ALOAD_S:
    case Opcode::ASTORE_C: return at.b != p.reg || has_elements(c, Elements::Bytes2);
    case Opcode::ALOAD_4:
    case Opcode::ASTORE_4: return at.b != p.reg || has_elements(c, Elements::Bytes4);
    case Opcode::ALOAD_8:
    case Opcode::ASTORE_8: return at.b != p.reg || has_elements(c, Elements::Bytes8);
    case Opcode::ALOAD_R:
    case Opcode::ASTORE_R: return at.b != p.reg || has_elements(c, Elements::Refs);
    case Opcode::THROW:
    case Opcode::ASSERTFAIL: return at.a != p.reg || c.is_exception;
    case Opcode::CONCAT: return p.reg < at.b || p.reg >= at.b + at.c || c.elements == Elements::String;
    case Opcode::CALL_STATIC:
    case Opcode::CALL_SPECIAL:
    case Opcode::CALL_VIRTUAL:
    case Opcode::CALL_INTERFACE: {
      const RegisterEffects& effects = facts.effects[p.pc];
      if (p.reg < effects.ref_window || p.reg >= effects.ref_window + effects.ref_window_count) return true;
      u32 number = p.reg - effects.ref_window;
      if (at.op != Opcode::CALL_STATIC && number-- == 0) return is_of_owner(c, facts.constant(at.a).owner);
      return is_of_type(c, parameter(facts.calls.at(at.a), number));
    }
    default: return true;
  }
}

}  // namespace heddle::checkpoint
