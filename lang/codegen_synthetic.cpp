// Members that nobody has written: of enums and records, and bridges.
#include "lang/codegen_method.h"

#include <utility>

namespace heddle::lang {

using bytecode::Opcode;

void ClassGen::synthetic(MethodSymbol& method) {
  bytecode::MethodImage image = method_head(method);
  if (method.synthetic == SyntheticBody::kRecordAccessor && method.synthetic_field != nullptr &&
      method.synthetic_field->decl != nullptr)
    image.annotations = component_annotations(*method.synthetic_field, "METHOD");
  // A bridge has the annotations of what it calls, as javac's bridges have.
  if (const MethodSymbol* target = method.bridge_target; target != nullptr && target->decl != nullptr) {
    image.annotations = image_annotations(types(), target->decl->modifiers.annotations);
    parameter_annotations(*target, image);
  }
  MethodGen code(*this, method.is_static());
  code.synthetic_body(method);
  finish(std::move(image), code, symbol.range);
}

void MethodGen::synthetic_body(MethodSymbol& method) {
  method_ = &method;
  for (std::size_t i = 0; i < method.param_types.size(); ++i)
    reserve_parameter(i < method.params.size() ? method.params[i] : nullptr, method.param_types[i], {});
  line(method.range.valid() ? method.range : owner_.symbol.range);
  switch (method.synthetic) {
    case SyntheticBody::kEnumValues: return enum_values();
    case SyntheticBody::kEnumValueOf: return enum_value_of();
    case SyntheticBody::kRecordAccessor: return record_accessor(method);
    case SyntheticBody::kRecordEquals: return record_equals(method);
    case SyntheticBody::kRecordHashCode: return record_hash_code();
    case SyntheticBody::kRecordToString: return record_to_string();
    case SyntheticBody::kBridge: return bridge(method);
    case SyntheticBody::kNone:
    case SyntheticBody::kLambda: return;
  }
}

// ---------------------------------------------------------------- enums

void MethodGen::enum_constants(ClassDecl& decl) {
  ClassSymbol& self = owner_.symbol;
  const std::string array_type = "[L" + std::string(self.binary_name) + ';';
  for (EnumConstantDecl* constant : decl.enum_constants) {
    const Mark before = mark();
    line(constant->name.range);
    const u32 object = push(true);
    for (Expr* arg : constant->creation->args) prepare(arg);
    new_object(*constant->creation, scratch(object), constant);
    put_static(*constant->symbol, object);
    release(before);
  }
  const Mark before = mark();
  line(self.range);
  const u32 array = push(true), element = push(true), index = push(false);
  load_int(index, static_cast<i32>(decl.enum_constants.size()));
  code_.emit(Opcode::NEWARR, array, index, image_.class_named(array_type));
  for (EnumConstantDecl* constant : decl.enum_constants) {
    get_static(*constant->symbol, element);
    load_int(index, static_cast<i32>(constant->ordinal));
    code_.emit(Opcode::ASTORE_R, element, array, index);
  }
  code_.emit(Opcode::PUTS_R, array, image_.field(self.binary_name, values_field(self), array_type));
  release(before);
}

void MethodGen::enum_values() {
  const std::string array_type = "[L" + std::string(owner_.symbol.binary_name) + ';';
  Type* object = owner_.symbols().known_type(KnownClass::kObject);
  const u32 result = push(true);
  const Destination to = scratch(result);
  const Window window = open_window(object, &to);
  code_.emit(Opcode::GETS_R, push(true),
             image_.field(owner_.symbol.binary_name, values_field(owner_.symbol), array_type));
  call_library(Opcode::CALL_VIRTUAL, "java/lang/Object", "clone", "()Ljava/lang/Object;", window, object);
  close_window(window, object, &to);
  code_.emit(Opcode::CHECKCAST, result, image_.class_named(array_type));
  code_.emit(Opcode::RET_R, result);
}

void MethodGen::enum_value_of() {
  Type* object = owner_.symbols().known_type(KnownClass::kObject);
  const u32 result = push(true);
  const Destination to = scratch(result);
  const Window window = open_window(object, &to);
  code_.emit(Opcode::CLASS, push(true), image_.class_named(owner_.symbol.binary_name));
  move(true, push(true), first_argument(true));
  call_library(Opcode::CALL_STATIC, "java/lang/Enum", "valueOf",
               "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Enum;", window, object);
  close_window(window, object, &to);
  code_.emit(Opcode::CHECKCAST, result, image_.class_named(owner_.symbol.binary_name));
  code_.emit(Opcode::RET_R, result);
}

u32 MethodGen::first_argument(bool reference) const { return reference && !is_static_ ? 1 : 0; }

// ---------------------------------------------------------------- records

void MethodGen::record_accessor(MethodSymbol& method) {
  VarSymbol& field = *method.synthetic_field;
  const u32 result = push(field.type);
  get_field(field, 0, result);
  code_.emit(is_reference(field.type) ? Opcode::RET_R : Opcode::RET_P, result);
}

void MethodGen::record_equals(MethodSymbol&) {
  const u32 other = first_argument(true);
  const Label no = code_.new_label(), yes = code_.new_label();
  const u32 result = push(false);
  code_.branch(Opcode::JEQ_R, 0, other, yes);
  code_.emit(Opcode::INSTANCEOF, result, other, image_.class_named(owner_.symbol.binary_name));
  code_.branch(Opcode::JZ, result, no);
  for (VarSymbol* field : owner_.symbol.record_components) {
    const Mark before = mark();
    const TypeKind kind = field->type->kind;
    if (!is_reference(field->type) && kind != TypeKind::kFloat && kind != TypeKind::kDouble) {
      const u32 mine = push(false), theirs = push(false);
      get_field(*field, 0, mine);
      get_field(*field, other, theirs);
      code_.branch(kind == TypeKind::kLong ? Opcode::JNE_L : Opcode::JNE_I, mine, theirs, no);
    } else {
      // Float.compare, Double.compare, Objects.equals.
      const bool reference = is_reference(field->type);
      const Window window = open_window(types_.int_type(), nullptr);
      get_field(*field, 0, push(reference));
      get_field(*field, other, push(reference));
      if (reference) {
        initialise(*owner_.symbols().known(KnownClass::kObjects));
        call_library(Opcode::CALL_STATIC, "java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z",
                     window, types_.boolean_type());
      } else {
        const bool wide = kind == TypeKind::kDouble;
        ClassSymbol* box = owner_.symbols().known(wide ? KnownClass::kDouble : KnownClass::kFloat);
        initialise(*box);
        call_library(Opcode::CALL_STATIC, box->binary_name, "compare", wide ? "(DD)I" : "(FF)I", window,
                     types_.int_type());
      }
      code_.branch(reference ? Opcode::JZ : Opcode::JNZ, window.prims, no);
      close_window(window, nullptr, nullptr);
    }
    release(before);
  }
  code_.place(yes);
  load_int(result, 1);
  code_.emit(Opcode::RET_P, result);
  code_.place(no);
  if (!code_.alive()) return;
  load_int(result, 0);
  code_.emit(Opcode::RET_P, result);
}

// 31 * (... 31 * hash(first) ...) + hash(last), as OpenJDK computes it.
void MethodGen::record_hash_code() {
  const u32 result = push(false);
  load_int(result, 0);
  for (VarSymbol* field : owner_.symbol.record_components) {
    const Mark before = mark();
    const u32 hash = push(false);
    KnownClass box = KnownClass::kInteger;
    std::string descriptor;
    switch (field->type->kind) {
      case TypeKind::kByte:
      case TypeKind::kShort:
      case TypeKind::kChar:
      case TypeKind::kInt: get_field(*field, 0, hash); break;
      case TypeKind::kBoolean:
        box = KnownClass::kBoolean;
        descriptor = "(Z)I";
        break;
      case TypeKind::kLong:
        box = KnownClass::kLong;
        descriptor = "(J)I";
        break;
      case TypeKind::kFloat:
        box = KnownClass::kFloat;
        descriptor = "(F)I";
        break;
      case TypeKind::kDouble:
        box = KnownClass::kDouble;
        descriptor = "(D)I";
        break;
      default:
        box = KnownClass::kObjects;
        descriptor = "(Ljava/lang/Object;)I";
        break;
    }
    if (!descriptor.empty()) {
      const Destination to = scratch(hash);
      const Window window = open_window(types_.int_type(), &to);
      get_field(*field, 0, push(field->type));
      ClassSymbol* owner = owner_.symbols().known(box);
      initialise(*owner);
      call_library(Opcode::CALL_STATIC, owner->binary_name, "hashCode", descriptor, window, types_.int_type());
      close_window(window, types_.int_type(), &to);
    }
    code_.emit(Opcode::MULK_I, result, result, 31);
    code_.emit(Opcode::ADD_I, result, result, hash);
    release(before);
  }
  code_.emit(Opcode::RET_P, result);
}

void MethodGen::record_to_string() {
  const u32 result = push(true);
  const u32 first = refs_.top;
  u32 pieces = 0;
  const auto text = [&](std::string piece) {
    code_.emit(Opcode::STRING, push(true), image_.string_text(std::move(piece)));
    ++pieces;
  };
  std::string before_value = std::string(owner_.symbol.name) + '[';
  for (VarSymbol* field : owner_.symbol.record_components) {
    text(before_value + std::string(field->name) + '=');
    before_value = ", ";
    const u32 to = push(true);
    const Mark before = mark();
    const u32 value_register = push(field->type);
    get_field(*field, 0, value_register);
    text_of(value_register, field->type, to);
    release(before);
    ++pieces;
  }
  text(owner_.symbol.record_components.empty() ? before_value + ']' : std::string("]"));
  code_.emit(Opcode::CONCAT, result, first, pieces);
  code_.emit(Opcode::RET_R, result);
}

// ---------------------------------------------------------------- bridges

void MethodGen::bridge(MethodSymbol& method) {
  MethodSymbol& target = *method.bridge_target;
  Type* result = target.result != nullptr ? types_.erasure(target.result) : types_.void_type();
  const Window window = open_window(result, nullptr);
  u32 ref_argument = is_static_ ? 0 : 1, prim_argument = 0;
  move(true, push(true), 0);
  for (std::size_t i = 0; i < method.param_types.size(); ++i) {
    if (!is_reference(method.param_types[i])) {
      move(false, push(false), prim_argument++);
      continue;
    }
    const u32 to = push(true);
    move(true, to, ref_argument++);
    Type* wanted = types_.erasure(target.param_types[i]);
    if (wanted != types_.erasure(method.param_types[i])) check_cast(to, wanted);
  }
  // The most specific override: found by dispatch on this class. A bridge to the inherited method that it stands for
  // would find itself.
  const bool inherited = types_.descriptor(&method) == types_.descriptor(&target);
  ClassSymbol* owner = inherited ? target.owner_class() : &owner_.symbol;
  emit_call(call_opcode(inherited ? CallKind::kSpecial : CallKind::kVirtual, *owner), method_constant(target, owner),
            window, result);
  if (result->is_void()) code_.emit(Opcode::RET);
  else
    code_.emit(is_reference(result) ? Opcode::RET_R : Opcode::RET_P, is_reference(result) ? window.refs : window.prims);
  close_window(window, nullptr, nullptr);
}

}  // namespace heddle::lang
