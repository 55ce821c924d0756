#include "vm/bytecode/member_access.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "vm/bytecode/assembler.h"
#include "vm/bytecode/boxes.h"
#include "vm/bytecode/descriptor.h"

namespace heddle::bytecode {
namespace {

constexpr const char* kAccessor = "heddle/Accessor";

struct MemberName {
  std::string owner;
  char kind = 0;  // m d g s
  size_t index = 0;
};

std::optional<MemberName> parse(const std::string& name) {
  const size_t mark = name.rfind('#');
  if (mark == std::string::npos || mark == 0 || mark + 2 >= name.size()) return std::nullopt;
  MemberName result{name.substr(0, mark), name[mark + 1], 0};
  const char* const end = name.data() + name.size();
  const char* const digits = name.data() + mark + 2;
  const auto [stop, error] = std::from_chars(digits, end, result.index);
  if (error != std::errc() || stop != end || (*digits == '0' && end - digits > 1)) return std::nullopt;
  return result;
}

Opcode by_bank(Bank bank, Opcode narrow, Opcode wide, Opcode reference) {
  return bank == Bank::Ref ? reference : bank == Bank::Prim8 ? wide : narrow;
}

// The body of apply: register r0 is the accessor, r1 the target, r2 the array of arguments. What it works with lies
// above these, and in a call's windows, which end where `refs_` and `prims_` are.
class Apply {
 public:
  Apply(ClassBuilder& owner, const ClassImage& of)
      : of_(of),
        owner_(owner),
        code_(owner.method("apply", "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;", kPublic | kFinal)) {}

  // `exactly`: that method, not one that overrides it.
  void call(const MethodImage& method, bool exactly) {
    const MethodShape shape = parse_method_descriptor(method.descriptor);
    const bool constructor = method.name == "<init>";
    if (constructor && of_.name == "java/lang/String") return new_string(method, shape);
    const bool is_static = (method.flags & kStatic) != 0;
    if (constructor) object();
    else if (is_static) code_.emit(Opcode::INITCLASS, owner_.class_(of_.name));
    else code_.emit(Opcode::CHECKCAST, 1, owner_.class_(of_.name));
    if (!is_static) code_.emit(Opcode::MOV_R, take_ref(), 1);
    for (size_t i = 0; i < shape.parameters.size(); ++i) argument(i, shape.parameters[i]);
    const bool in_interface = (of_.flags & kInterface) != 0;
    const Opcode op = is_static                                                  ? Opcode::CALL_STATIC
                      : constructor || exactly || (method.flags & kPrivate) != 0 ? Opcode::CALL_SPECIAL
                      : in_interface                                             ? Opcode::CALL_INTERFACE
                                                                                 : Opcode::CALL_VIRTUAL;
    code_.emit(op, owner_.method_ref(of_.name, method.name, method.descriptor, in_interface), kFirstRef, 0);
    if (constructor) code_.emit(Opcode::RET_R, 1);
    else give_back(shape.result);
    finish();
  }

  void get(const FieldImage& field) {
    const Bank bank = bank_of(field.descriptor);
    const u16 constant = owner_.field_ref(of_.name, field.name, field.descriptor);
    const u16 to = bank == Bank::Ref ? take_ref() : take_prim();
    if ((field.flags & kStatic) != 0) {
      code_.emit(Opcode::INITCLASS, owner_.class_(of_.name));
      code_.emit(by_bank(bank, Opcode::GETS_4, Opcode::GETS_8, Opcode::GETS_R), to, constant);
    } else {
      code_.emit(Opcode::CHECKCAST, 1, owner_.class_(of_.name));
      code_.emit(by_bank(bank, Opcode::GETF_4, Opcode::GETF_8, Opcode::GETF_R), to, 1, constant);
    }
    give_back(field.descriptor);
    finish();
  }

  void set(const FieldImage& field) {
    const Bank bank = bank_of(field.descriptor);
    const u16 constant = owner_.field_ref(of_.name, field.name, field.descriptor);
    const u16 from = bank == Bank::Ref ? refs_ : prims_;
    if ((field.flags & kStatic) != 0) {
      code_.emit(Opcode::INITCLASS, owner_.class_(of_.name));
      argument(0, field.descriptor);
      code_.emit(by_bank(bank, Opcode::PUTS_4, Opcode::PUTS_8, Opcode::PUTS_R), from, constant);
    } else {
      code_.emit(Opcode::CHECKCAST, 1, owner_.class_(of_.name));
      argument(0, field.descriptor);
      code_.emit(by_bank(bank, Opcode::PUTF_4, Opcode::PUTF_8, Opcode::PUTF_R), from, 1, constant);
    }
    give_back("V");
    finish();
  }

 private:
  static constexpr u16 kFirstRef = 3;

  u16 take_ref() { return refs_++; }
  u16 take_prim() { return prims_++; }

  // The VM makes strings in a static method that takes what the constructor takes.
  void new_string(const MethodImage& constructor, const MethodShape& shape) {
    for (size_t i = 0; i < shape.parameters.size(); ++i) argument(i, shape.parameters[i]);
    std::string descriptor = constructor.descriptor;
    descriptor.back() = 'L';  // for V
    descriptor += "java/lang/String;";
    code_.emit(Opcode::CALL_STATIC, owner_.method_ref(of_.name, "$new", descriptor, false), kFirstRef, 0);
    give_back("Ljava/lang/String;");
    finish();
  }

  // A new object in r1, if there is no target.
  void object() {
    if ((of_.flags & kAbstract) != 0) return;
    const MethodBuilder::Label there = code_.label();
    code_.jump(Opcode::JNONNULL, 1, there);
    code_.emit(Opcode::INITCLASS, owner_.class_(of_.name));
    code_.emit(Opcode::NEW, 1, owner_.class_(of_.name));
    code_.place(there);
  }

  // Argument `i`, in the next register of its bank.
  void argument(size_t i, const std::string& type) {
    code_.emit_imm(Opcode::CONST_I, prims_, static_cast<i32>(i));
    code_.emit(Opcode::ALOAD_R, refs_, 2, prims_);
    if (bank_of(type) == Bank::Ref) {
      code_.emit(Opcode::CHECKCAST, refs_, owner_.class_(class_of(type)));
      take_ref();
    } else {
      const Box box = box_of(type[0]);
      code_.emit(Opcode::CHECKCAST, refs_, owner_.class_(box.type));
      code_.emit(Opcode::CALL_VIRTUAL, owner_.method_ref(box.type, box.unbox, "()" + type, false), refs_, prims_);
      take_prim();
    }
    most_refs_ = std::max<u16>(most_refs_, refs_ + 1);
    most_prims_ = std::max<u16>(most_prims_, prims_ + 1);
  }

  // Returns the value of that type, which is in the first register above the fixed ones.
  void give_back(const std::string& type) {
    if (type == "V") {
      code_.emit(Opcode::NULL_R, kFirstRef);
    } else if (bank_of(type) != Bank::Ref) {
      const std::string box = box_of(type[0]).type;
      code_.emit(Opcode::INITCLASS, owner_.class_(box));
      code_.emit(Opcode::CALL_STATIC, owner_.method_ref(box, "valueOf", "(" + type + ")L" + box + ";", false),
                 kFirstRef, 0);
    }
    code_.emit(Opcode::RET_R, kFirstRef);
  }

  void finish() {
    code_.registers(std::max<u16>(most_refs_, kFirstRef + 1), most_prims_);
    code_.finish();
  }

  const ClassImage& of_;
  ClassBuilder& owner_;
  MethodBuilder code_;
  u16 refs_ = kFirstRef, prims_ = 0;
  u16 most_refs_ = kFirstRef + 1, most_prims_ = 1;
};

void constructor(ClassBuilder& made) {
  MethodBuilder init = made.method("<init>", "()V", kPublic);
  init.registers(1, 0);
  init.emit(Opcode::CALL_SPECIAL, made.method_ref(kAccessor, "<init>", "()V", false), 0, 0);
  init.emit(Opcode::RET);
  init.finish();
}

}  // namespace

std::shared_ptr<const ClassImage> member_access_image(
    const std::string& name, const std::function<std::shared_ptr<const ClassImage>(const std::string&)>& find) {
  const std::optional<MemberName> member = parse(name);
  if (!member) return nullptr;
  const std::shared_ptr<const ClassImage> of = find(member->owner);
  if (of == nullptr) return nullptr;
  const size_t members = member->kind == 'm' || member->kind == 'd' ? of->methods.size() : of->fields.size();
  if (member->index >= members) return nullptr;
  // As a lambda's class: no frame of its is ever shown.
  ClassBuilder made(name, kAccessor, kFinal | kSynthetic | kLambda);
  constructor(made);
  Apply apply(made, *of);
  switch (member->kind) {
    case 'm': apply.call(of->methods[member->index], false); break;
    case 'd': apply.call(of->methods[member->index], true); break;
    case 'g': apply.get(of->fields[member->index]); break;
    case 's': apply.set(of->fields[member->index]); break;
    default: return nullptr;
  }
  return std::make_shared<ClassImage>(std::move(made.image()));
}

}  // namespace heddle::bytecode
