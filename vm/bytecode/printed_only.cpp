#include "vm/bytecode/printed_only.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "vm/bytecode/descriptor.h"
#include "vm/bytecode/effects.h"

namespace heddle::bytecode {

namespace {

// Whoever names one of these may get at fields and methods by their names.
bool reaches_members_by_name(std::string_view name) {
  static constexpr std::string_view kPrefixes[] = {"java/lang/reflect/",
                                                   "java/lang/invoke/",
                                                   "java/lang/foreign/",
                                                   "java/io/Object",
                                                   "java/io/Externalizable",
                                                   "javax/",
                                                   "org/",
                                                   "junit/",
                                                   "com/",
                                                   "sun/",
                                                   "jdk/",
                                                   "java/beans/",
                                                   "java/rmi/"};
  if (name.find("FieldUpdater") != std::string_view::npos) return true;
  if (name.starts_with("heddle/") && name != "heddle/Verify") return true;
  return std::any_of(std::begin(kPrefixes), std::end(kPrefixes),
                     [&](std::string_view p) { return name.starts_with(p); });
}

bool is_primitive(const std::string& descriptor) {
  const Bank bank = bank_of(descriptor);
  return bank == Bank::Prim4 || bank == Bank::Prim8;
}

std::string member(const std::string& owner, const std::string& name, const std::string& descriptor) {
  return owner + "." + name + ":" + descriptor;
}

// Of a method's parameter, by the name of its result; `index` among the primitive ones.
std::string parameter(const std::string& method, u32 index) { return method + std::to_string(index); }

// The shapes of what a class's methods call.
auto shapes_of_calls(const ClassImage& c) {
  return [&c](const Instruction& call, bool* has_receiver) {
    *has_receiver = call.op != Opcode::CALL_STATIC;
    return parse_method_descriptor(c.constants[call.a].descriptor);
  };
}

bool is_virtual(const MethodImage& m) { return (m.flags & (kStatic | kPrivate)) == 0 && m.name[0] != '<'; }

}  // namespace

PrintedOnly::PrintedOnly(const std::vector<const ClassImage*>& program, const FindLibrary& library) {
  counts_.push_back(1);  // kCounts
  for (const ClassImage* c : program) classes_[c->name] = c;
  for (const ClassImage* c : program)
    for (const Constant& constant : c->constants) {
      const bool names = constant.kind == ConstantKind::Class || constant.kind == ConstantKind::Field ||
                         constant.kind == ConstantKind::Method;
      if (names && find(constant.owner) == nullptr && reaches_members_by_name(constant.owner)) return;
    }
  for (const ClassImage* c : program)
    for (const FieldImage& f : c->fields)
      if (is_primitive(f.descriptor)) slot(member(c->name, f.name, f.descriptor));
  for (const ClassImage* c : program)
    for (const MethodImage& m : c->methods) {
      const std::string name = name_of_method(*c, m);
      const MethodShape shape = parse_method_descriptor(m.descriptor);
      for (u32 i = 0; i < shape.primitive_parameters; ++i)
        counts_[slot(parameter(name, i))] |= m.flags & kNative ? 1 : 0;
      if (is_primitive(shape.result)) counts_[slot(name)] |= m.flags & kNative ? 1 : 0;
    }
  leave_out_what_the_library_calls(library);
  std::vector<Body> bodies;
  for (const ClassImage* c : program)
    for (const MethodImage& m : c->methods)
      if (!m.code.empty()) bodies.push_back(look_at(*c, m));
  for (bool more = true; more;) {
    more = false;
    for (const Body& body : bodies) more |= look_again(body);
  }
  for (const Body& body : bodies) sinks_.emplace(body.method, sinks_of(body));
}

const ClassImage* PrintedOnly::find(const std::string& name) const {
  const auto at = classes_.find(name);
  return at == classes_.end() ? nullptr : at->second;
}

PrintedOnly::Slot PrintedOnly::slot(const std::string& name) {
  const auto [at, fresh] = slots_.try_emplace(name, static_cast<Slot>(counts_.size()));
  if (fresh) counts_.push_back(0);
  return at->second;
}

// The class that declares it, from the one that is named upwards (JVMS 5.4.3.2; constants of interfaces count).
PrintedOnly::Slot PrintedOnly::slot_of_field(const Constant& field) {
  for (const ClassImage* c = find(field.owner); c != nullptr; c = find(c->super_name))
    for (const FieldImage& f : c->fields)
      if (f.name == field.name && f.descriptor == field.descriptor) {
        const auto known = slots_.find(member(c->name, f.name, f.descriptor));
        return known == slots_.end() ? kCounts : known->second;
      }
  return kCounts;
}

std::string PrintedOnly::name_of_method(const ClassImage& owner, const MethodImage& m) const {
  return is_virtual(m) ? m.name + m.descriptor : member(owner.name, m.name, m.descriptor);
}

std::string PrintedOnly::name_of_callee(const Constant& callee) const {
  std::vector<const ClassImage*> above{find(callee.owner)};
  std::set<const ClassImage*> seen;
  for (size_t i = 0; i < above.size(); ++i) {
    const ClassImage* c = above[i];
    if (c == nullptr || !seen.insert(c).second) continue;
    for (const MethodImage& m : c->methods)
      if (m.name == callee.name && m.descriptor == callee.descriptor) return name_of_method(*c, m);
    if (callee.name == "<init>") break;
    above.push_back(find(c->super_name));
    for (const std::string& name : c->interfaces) above.push_back(find(name));
  }
  return {};
}

void PrintedOnly::leave_out_what_the_library_calls(const FindLibrary& library) {
  std::set<std::string> seen;
  std::vector<std::string> todo;
  const auto add = [&](const std::string& name) {
    if (!name.empty() && find(name) == nullptr && seen.insert(name).second) todo.push_back(name);
  };
  for (const auto& [name, c] : classes_) {
    add(c->super_name);
    for (const std::string& i : c->interfaces) add(i);
  }
  while (!todo.empty()) {
    const std::shared_ptr<const ClassImage> c = library(todo.back());
    todo.pop_back();
    if (c == nullptr) continue;
    add(c->super_name);
    for (const std::string& i : c->interfaces) add(i);
    for (const MethodImage& m : c->methods) {
      const std::string name = m.name + m.descriptor;
      const MethodShape shape = parse_method_descriptor(m.descriptor);
      for (u32 i = 0; i < shape.primitive_parameters; ++i)
        if (const auto at = slots_.find(parameter(name, i)); at != slots_.end()) counts_[at->second] = 1;
      if (const auto at = slots_.find(name); at != slots_.end()) counts_[at->second] = 1;
    }
  }
}

PrintedOnly::Body PrintedOnly::look_at(const ClassImage& owner, const MethodImage& method) {
  Body body;
  body.owner = &owner;
  body.method = &method;
  const std::string own_name = name_of_method(owner, method);
  const MethodShape own_shape = parse_method_descriptor(method.descriptor);
  for (u32 i = 0; i < own_shape.primitive_parameters; ++i) body.parameters.push_back(slot(parameter(own_name, i)));
  for (u32 pc = 0; pc < method.code.size(); ++pc) {
    const Instruction& i = method.code[pc];
    switch (i.op) {
      case Opcode::GETF_4:
      case Opcode::GETF_8: body.loads.push_back({pc, i.a, slot_of_field(owner.constants[i.c])}); break;
      case Opcode::GETS_4:
      case Opcode::GETS_8: body.loads.push_back({pc, i.a, slot_of_field(owner.constants[i.b])}); break;
      case Opcode::PUTF_4:
      case Opcode::PUTF_8: body.stores.push_back({pc, slot_of_field(owner.constants[i.c])}); break;
      case Opcode::PUTS_4:
      case Opcode::PUTS_8: body.stores.push_back({pc, slot_of_field(owner.constants[i.b])}); break;
      case Opcode::RET_P: body.stores.push_back({pc, slot(own_name)}); break;
      case Opcode::CALL_STATIC:
      case Opcode::CALL_SPECIAL:
      case Opcode::CALL_VIRTUAL:
      case Opcode::CALL_INTERFACE: {
        const Constant& callee = owner.constants[i.a];
        const std::string name = name_of_callee(callee);
        if (name.empty()) break;
        const MethodShape shape = parse_method_descriptor(callee.descriptor);
        for (u32 k = 0; k < shape.primitive_parameters; ++k)
          body.arguments.push_back({{pc, k}, slot(parameter(name, k))});
        if (is_primitive(shape.result)) body.loads.push_back({pc, i.c, slot(name)});
        break;
      }
      default: break;
    }
  }
  std::erase_if(body.loads, [](const Load& l) { return l.from == kCounts; });
  std::erase_if(body.stores, [](const auto& s) { return s.second == kCounts; });
  body.liveness = compute_liveness(method.code, method.handlers, method.switches, method.reference_registers,
                                   method.primitive_registers, shapes_of_calls(owner));
  return body;
}

NumberSinks PrintedOnly::sinks_of(const Body& body) const {
  NumberSinks sinks;
  for (const auto& [pc, to] : body.stores)
    if (counts_[to] == 0) sinks.pcs.push_back(pc);
  for (const auto& [argument, to] : body.arguments)
    if (counts_[to] == 0) sinks.arguments.push_back(argument);
  return sinks;
}

bool PrintedOnly::look_again(const Body& body) {
  const auto is_open = [&](Slot s) { return counts_[s] == 0; };
  const bool anything =
      std::any_of(body.parameters.begin(), body.parameters.end(), is_open) ||
      std::any_of(body.loads.begin(), body.loads.end(), [&](const Load& l) { return is_open(l.from); });
  if (!anything) return false;
  const MethodImage& m = *body.method;
  const Liveness live = compute_liveness_but_for_text(m.code, m.handlers, m.switches, body.liveness,
                                                      shapes_of_calls(*body.owner), 0xffffffff, sinks_of(body));
  bool more = false;
  const auto use = [&](Slot s) {
    more |= counts_[s] == 0;
    counts_[s] = 1;
  };
  for (u32 i = 0; i < body.parameters.size(); ++i)
    if (live.prim_live(0, i)) use(body.parameters[i]);
  for (const Load& l : body.loads)
    if (l.pc + 1 < m.code.size() && live.prim_live(l.pc + 1, l.reg)) use(l.from);
  return more;
}

bool PrintedOnly::holds(const ClassImage& owner, const FieldImage& field) const {
  const auto at = slots_.find(member(owner.name, field.name, field.descriptor));
  return at != slots_.end() && counts_[at->second] == 0;
}

const NumberSinks& PrintedOnly::sinks(const MethodImage& method) const {
  static const NumberSinks kNone;
  const auto at = sinks_.find(&method);
  return at == sinks_.end() ? kNone : at->second;
}

}  // namespace heddle::bytecode
