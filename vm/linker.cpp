// ClassTable::prepare: symbolic code to resolved code, pc by pc, on a method's first call.
#include <unordered_map>

#include "vm/bytecode/polymorphic_call.h"
#include "vm/class_table.h"
#include "vm/class_table_impl.h"
#include "vm/fusion.h"
#include "vm/unfinished_objects.h"

namespace heddle::vm {
namespace {

using bytecode::Constant;
using bytecode::Opcode;

constexpr u32 position(Opcode op) { return static_cast<u32>(op); }
// The opcodes of the four families stand in the same order in opcodes.def, so that a resolved form is found by adding.
static_assert(position(Opcode::PUTF_R) - position(Opcode::GETF_4) == 5);
static_assert(position(Opcode::PUTF_R_X) - position(Opcode::GETF_4_X) == 5);
static_assert(position(Opcode::PUTF_R_V) - position(Opcode::GETF_4_V) == 5);
static_assert(position(Opcode::PUTS_R) - position(Opcode::GETS_4) == 5);
static_assert(position(Opcode::PUTS_R_X) - position(Opcode::GETS_4_X) == 5);
static_assert(position(Opcode::PUTS_R_V) - position(Opcode::GETS_4_V) == 5);
static_assert(position(Opcode::ASTORE_R_V) - position(Opcode::ALOAD_B_V) ==
              position(Opcode::ASTORE_R) - position(Opcode::ALOAD_B));

Opcode shifted(Opcode op, Opcode from, Opcode to) {
  return static_cast<Opcode>(position(op) - position(from) + position(to));
}

Bank bank_of_family(u32 index) {
  constexpr Bank kBanks[] = {Bank::Prim4, Bank::Prim8, Bank::Ref};
  return kBanks[index % 3];
}

bool is_array_access(Opcode op) { return op >= Opcode::ALOAD_B && op <= Opcode::ASTORE_R; }

class Linker {
 public:
  Linker(ClassTable& table, const NativeProvider& natives, Method& method, std::string* error)
      : table_(table), natives_(natives), method_(method), constants_(method.owner->image->constants), error_(error) {}

  bool run() {
    if (method_.is_abstract()) return fail("AbstractMethodError", "'" + method_.external_name() + "'");
    if (method_.is_native()) return link_native();
    method_.code = method_.image->code;
    method_.record_access.assign(method_.code.size(), 0);
    for (u32 pc = 0; pc < method_.code.size(); ++pc)
      if (!resolve(pc, method_.code[pc])) return false;
    return link_handlers();
  }

 private:
  bool fail(std::string_view kind, std::string_view message) { return linkage_error(error_, kind, message); }

  bool link_native() {
    NativeEntry entry;
    const std::string& owner = method_.owner->name;
    if (!natives_.find(owner, method_.name, method_.descriptor, &entry) && !find_foreign(&entry))
      return fail("UnsatisfiedLinkError", "'" + method_.external_name() + "'");
    method_.native = entry.function;
    method_.native_effect = entry.effect;
    const bool is_operation = entry.vm_op >= 0 && (!entry.chooses_hash_order || table_.hash_orders() > 1);
    method_.code.push_back(is_operation ? Instruction::ai(Opcode::VMOP, 0, entry.vm_op)
                                        : Instruction::ai(Opcode::NATIVE, table_.any_promoted() ? 1 : 0, 0));
    const Opcode ret = method_.result == Bank::Void  ? Opcode::RET
                       : method_.result == Bank::Ref ? Opcode::RET_R
                                                     : Opcode::RET_P;
    method_.code.push_back(Instruction::abc(ret));
    method_.record_access.assign(method_.code.size(), 0);
    return true;
  }

  // A method marked @Native(library, symbol): one native of the library serves them all. Unless it is pure,
  // the call is a visible operation.
  bool find_foreign(NativeEntry* entry) {
    for (const bytecode::Annotation& annotation : method_.image->annotations) {
      if (annotation.type != "heddle/Native") continue;
      bool pure = false;
      for (const bytecode::AnnotationValue& value : annotation.values)
        pure |= value.name == "effect" && value.text == "PURE";
      NativeEntry operation;
      if (!natives_.find("heddle/Native", "call", "()V", entry)) return false;
      if (!pure && natives_.find("heddle/Native", "operation", "()V", &operation)) entry->vm_op = operation.vm_op;
      return true;
    }
    return false;
  }

  bool link_handlers() {
    for (const bytecode::ExceptionHandler& row : method_.image->handlers) {
      Class* type = nullptr;
      if (row.class_index != 0 && !class_at(row.class_index - 1, &type)) return false;
      method_.handlers.push_back({row.start, row.end, row.target, type, row.exception_register});
    }
    return true;
  }

  bool resolve(u32 pc, Instruction& i) {
    switch (i.op) {
      case Opcode::CONST_P: i.b = slot(method_.bits, i.b, constants_[i.b].bits); return true;
      case Opcode::STRING: return resolve_string(i);
      case Opcode::CLASS:
      case Opcode::SINGLETON:
      case Opcode::CHECKCAST: return class_operand(i.b);
      case Opcode::NEW: return class_operand(i.b) && instantiable(*method_.classes[i.b]);
      case Opcode::NEWARR:
      case Opcode::MULTINEW: return class_operand(i.c) && array_class(*method_.classes[i.c]);
      case Opcode::INSTANCEOF: return class_operand(i.c);
      case Opcode::INITCLASS: return resolve_init(i);
      case Opcode::CALL_STATIC:
      case Opcode::CALL_SPECIAL:
      case Opcode::CALL_VIRTUAL:
      case Opcode::CALL_INTERFACE: return resolve_call(i);
      default: break;
    }
    if (i.op >= Opcode::GETF_4 && i.op <= Opcode::PUTF_R) return resolve_field(pc, i);
    if (i.op >= Opcode::GETS_4 && i.op <= Opcode::PUTS_R) return resolve_static(pc, i);
    if (is_array_access(i.op)) {
      method_.record_access[pc] = 1;
      // Only at run time the array shows whether its elements are promoted ones.
      if (table_.any_promoted_elements()) i.op = shifted(i.op, Opcode::ALOAD_B, Opcode::ALOAD_B_V);
    }
    return true;
  }

  // The index of `value` in its table: one entry for each constant. A constant goes into one table only,
  // that of its kind.
  template <typename T>
  u16 slot(std::vector<T>& table, u16 constant, T value) {
    const auto [entry, fresh] = slots_.try_emplace(constant, static_cast<u16>(table.size()));
    if (fresh) table.push_back(std::move(value));
    return entry->second;
  }

  bool class_at(u32 constant, Class** result) {
    *result = table_.load(constants_[constant].owner, error_);
    return *result != nullptr;
  }

  bool class_operand(u16& operand) {
    Class* c = nullptr;
    if (!class_at(operand, &c)) return false;
    operand = slot(method_.classes, operand, c);
    return true;
  }

  bool instantiable(const Class& c) {
    if (!(c.flags & (bytecode::kAbstract | bytecode::kInterface)) && c.elements == Elements::None) return true;
    return fail("InstantiationError", c.dotted_name());
  }

  bool array_class(const Class& c) {
    return c.is_array() || fail("VerifyError", c.dotted_name() + " is not an array class");
  }

  bool resolve_init(Instruction& i) {
    Class* c = nullptr;
    if (!class_at(i.a, &c)) return false;
    if (c->needs_init) i.a = slot(method_.classes, i.a, c);
    else i = Instruction::abc(Opcode::NOP);
    return true;
  }

  bool resolve_string(Instruction& i) {
    const Ref literal = table_.intern(constants_[i.b].owner);
    if (literal == 0) return fail("OutOfMemoryError", "string constants");
    i.b = slot(method_.strings, i.b, literal);
    return true;
  }

  bool find_field(u16 constant, Bank bank, bool is_static, const Field** result) {
    const Constant& k = constants_[constant];
    Class* owner = table_.load(k.owner, error_);
    if (owner == nullptr) return false;
    const Field* field = owner->find_field(k.name, k.descriptor);
    if (field == nullptr) return fail("NoSuchFieldError", k.name);
    if (field->is_static() != is_static)
      return fail("IncompatibleClassChangeError",
                  std::string("Expected ") + (is_static ? "" : "non-") + "static field " + field->readable());
    if (field->bank != bank) return fail("VerifyError", field->readable() + " is not of that type");
    *result = field;
    return true;
  }

  // System.setOut and its like write final fields.
  static bool is_standard_stream(const Field& field) {
    return field.owner->name == "java/lang/System" && field.is_static() && field.bank == Bank::Ref &&
           (field.name == "in" || field.name == "out" || field.name == "err");
  }

  // Final fields are written by their own constructors and initialisers; elsewhere nothing can change under a reader,
  // but for an object that is known to others before it is finished (vm/unfinished_objects.h).
  void note_access(u32 pc, const Field& field) {
    method_.field_uses.push_back({pc, &field});
    const bool initialises =
        (method_.owner == field.owner && method_.name == (field.is_static() ? "<clinit>" : "<init>")) ||
        method_.owner->name.find('#') != std::string::npos;  // reflection (vm/bytecode/member_access.h) may change it
    if (!field.is_visible() && (!field.is_final() || initialises || is_standard_stream(field) || is_seen_early(field)))
      method_.record_access[pc] = 1;
  }

  static bool is_seen_early(const Field& field) {
    if (field.is_static()) return false;
    Class& owner = *field.owner;
    if (!owner.seen_unfinished) owner.seen_unfinished = may_be_seen_unfinished(owner);
    return *owner.seen_unfinished;
  }

  bool resolve_field(u32 pc, Instruction& i) {
    const Field* field = nullptr;
    const Bank bank = bank_of_family(position(i.op) - position(Opcode::GETF_4));
    if (!find_field(i.c, bank, false, &field)) return false;
    i.op = shifted(i.op, Opcode::GETF_4, field->is_visible() ? Opcode::GETF_4_V : Opcode::GETF_4_X);
    i.c = static_cast<u16>(field->offset);  // lay_out_fields keeps it small enough
    note_access(pc, *field);
    return true;
  }

  bool resolve_static(u32 pc, Instruction& i) {
    const Field* field = nullptr;
    const Bank bank = bank_of_family(position(i.op) - position(Opcode::GETS_4));
    if (!find_field(i.b, bank, true, &field)) return false;
    i.op = shifted(i.op, Opcode::GETS_4, field->is_visible() ? Opcode::GETS_4_V : Opcode::GETS_4_X);
    i.b = slot(method_.statics, i.b, StaticTarget{field->owner, field, field->owner->statics, field->offset});
    note_access(pc, *field);
    return true;
  }

  bool resolve_call(Instruction& i) {
    const Constant& k = constants_[i.a];
    Class* owner = table_.load(k.owner, error_);
    if (owner == nullptr) return false;
    Method* callee = owner->find_method(k.name, k.descriptor);
    if (owner->image != nullptr && bytecode::is_signature_polymorphic(*owner->image, k.name) &&
        !polymorphic(*owner, k, &callee))
      return false;
    if (callee == nullptr) return fail("NoSuchMethodError", "'" + external_name(k.owner, k.name, k.descriptor) + "'");
    if (callee->is_static() != (i.op == Opcode::CALL_STATIC))
      return fail("IncompatibleClassChangeError", std::string("Expected ") +
                                                      (callee->is_static() ? "non-static" : "static") + " method '" +
                                                      callee->external_name() + "'");
    if (i.op == Opcode::CALL_VIRTUAL || i.op == Opcode::CALL_INTERFACE) {
      i.op = dispatch_of(*owner, *callee);
    } else if (callee->is_abstract()) {
      return fail("AbstractMethodError", "'" + callee->external_name() + "'");
    }
    CallTarget target;
    target.method = callee;
    target.vtable_index = callee->vtable_index;
    i.a = slot(method_.calls, i.a, target);
    return true;
  }

  // What a call of a signature polymorphic method with that descriptor calls in its place, with the same receiver.
  bool polymorphic(const Class& owner, const Constant& k, Method** callee) {
    const Class* c = table_.load(bytecode::polymorphic_call_class(owner.name, k.name, k.descriptor), error_);
    if (c != nullptr) *callee = c->find_method(k.name, k.descriptor);
    return c != nullptr;
  }

  // How a virtual or interface call of `callee` is dispatched. A class may leave an interface's method to
  // its subclasses (then no class declares it), and an interface has the methods of Object too.
  static Opcode dispatch_of(const Class& owner, const Method& callee) {
    if ((callee.flags & bytecode::kPrivate) || callee.name[0] == '<') return Opcode::CALL_SPECIAL;
    if (callee.owner->is_interface()) return Opcode::CALL_INTERFACE;
    if ((callee.flags & bytecode::kFinal) || ((owner.flags & bytecode::kFinal) && !callee.is_abstract()))
      return Opcode::CALL_SPECIAL;
    return Opcode::CALL_VIRTUAL;
  }

  ClassTable& table_;
  const NativeProvider& natives_;
  Method& method_;
  const std::vector<Constant>& constants_;
  std::string* error_;
  std::unordered_map<u16, u16> slots_;  // constant to table index
};

void forget_code(Method& method) {
  method.code.clear();
  method.calls.clear();
  method.statics.clear();
  method.classes.clear();
  method.strings.clear();
  method.bits.clear();
  method.handlers.clear();
  method.field_uses.clear();
  method.record_access.clear();
  method.native = nullptr;
  method.native_effect = NativeEffect::Unknown;
}

}  // namespace

bool ClassTable::prepare(Method& method, std::string* error) {
  if (method.prepared) return true;
  method.prepared = Linker(*this, impl_->natives, method, error).run();
  if (method.prepared) fuse(method);
  else forget_code(method);  // so that the next call fails with the same error
  return method.prepared;
}

}  // namespace heddle::vm
