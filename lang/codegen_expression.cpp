// Values: constants, variables, fields, arrays, and the way from an expression to a register.
#include "lang/codegen_method.h"

#include <limits>

#include "vm/bytecode/descriptor.h"

namespace heddle::lang {

namespace {

// Conversions that leave the register alone.
Expr* without_conversions(Expr* e) {
  for (;;) {
    if (auto* conversion = as<ConversionExpr>(e);
        conversion != nullptr && e->constant == nullptr && conversion->step.kind == ConversionKind::kReference) {
      e = conversion->operand;
    } else if (auto* paren = as<ParenExpr>(e)) {
      e = paren->inner;
    } else {
      return e;
    }
  }
}

bool is_usable(const Expr& e) {
  if (e.constant == nullptr) return false;
  return e.constant->is_string() ? is_reference(e.type) : e.type->is_primitive();
}

enum class Width { k4, k8, kReference };

Width width_of(const Type* type) {
  if (is_reference(type)) return Width::kReference;
  return type->kind == TypeKind::kLong || type->kind == TypeKind::kDouble ? Width::k8 : Width::k4;
}

}  // namespace

// ---------------------------------------------------------------- ways to ask for a value

u32 MethodGen::temp(Expr* e) {
  const u32 reg = push(e->type);
  value(e, scratch(reg));
  return reg;
}

VarSymbol* MethodGen::plain_variable(Expr* e) {
  e = without_conversions(e);
  if (e->constant != nullptr) return nullptr;
  auto* name = as<NameExpr>(e);
  if (name == nullptr || name->symbol == nullptr || name->symbol->kind != SymbolKind::kVar) return nullptr;
  return static_cast<VarSymbol*>(name->symbol);
}

u32 MethodGen::plain_register(Expr* e) {
  if (VarSymbol* symbol = plain_variable(e)) return has_register(*symbol) ? register_of(*symbol) : kNone;
  auto* self = as<ThisExpr>(without_conversions(e));
  return self != nullptr && self->path.empty() ? this_ : kNone;
}

u32 MethodGen::operand(Expr* e, const Expr* later, const Expr* even_later) {
  if (is_usable(*e)) return temp(e);
  if (VarSymbol* symbol = plain_variable(e)) {
    if (!may_assign(later, symbol) && !may_assign(even_later, symbol)) return register_of(*symbol);
    return temp(e);
  }
  Expr* inner = without_conversions(e);
  if (auto* self = as<ThisExpr>(inner); self != nullptr && self->path.empty()) return this_;
  if (auto* conversion = as<ConversionExpr>(inner)) {
    // A checked cast tests the value in the register where it is, and moves nothing.
    if (conversion->step.kind == ConversionKind::kCheckedCast) {
      const u32 reg = operand(conversion->operand, later, even_later);
      column(conversion->range);
      check_cast(reg, conversion->step.to);
      return reg;
    }
    if (is_no_op(conversion->step)) return operand(conversion->operand, later, even_later);
  }
  if (auto* assignment = as<AssignExpr>(inner); assignment != nullptr && plain_variable(assignment->target) == nullptr)
    return assigned_operand(*assignment);
  return temp(e);
}

void MethodGen::drop(Expr* e) {
  if (is_usable(*e)) return;
  const Mark before = mark();
  switch (e->kind) {
    case NodeKind::kAssignExpr: assign(cast<AssignExpr>(e), nullptr); break;
    case NodeKind::kCompoundAssignExpr: compound(cast<CompoundAssignExpr>(e), nullptr); break;
    case NodeKind::kIncDecExpr: inc_dec(cast<IncDecExpr>(e), nullptr); break;
    case NodeKind::kCallExpr: call(cast<CallExpr>(e), nullptr); break;
    case NodeKind::kConstructorCallExpr: constructor_call(cast<ConstructorCallExpr>(e)); break;
    case NodeKind::kParenExpr: drop(cast<ParenExpr>(e).inner); break;
    case NodeKind::kConversionExpr: {
      auto& conversion = cast<ConversionExpr>(e);
      // Boxing a dropped value changes nothing; unboxing and casts may throw.
      const ConversionKind kind = conversion.step.kind;
      if (kind == ConversionKind::kReference || kind == ConversionKind::kPrimitive || kind == ConversionKind::kBox)
        drop(conversion.operand);
      else operand(e);
      break;
    }
    case NodeKind::kNameExpr:
    case NodeKind::kThisExpr:
    case NodeKind::kTypeExpr: break;
    default:
      if (!e->type->is_void()) operand(e);
      break;
  }
  release(before);
}

void MethodGen::value(Expr* e, Destination to) {
  if (is_usable(*e)) return constant(*e->constant, e->type, to.reg);
  switch (e->kind) {
    case NodeKind::kLiteralExpr: code_.emit(Opcode::NULL_R, to.reg); return;
    case NodeKind::kParenExpr: return value(cast<ParenExpr>(e).inner, to);
    case NodeKind::kNameExpr: {
      auto& name = cast<NameExpr>(e);
      if (name.symbol == nullptr || name.symbol->kind != SymbolKind::kVar) return broken("a name that is no variable");
      return move(e->type, to.reg, register_of(*static_cast<VarSymbol*>(name.symbol)));
    }
    case NodeKind::kThisExpr: return this_value(cast<ThisExpr>(e), to);
    case NodeKind::kFieldAccessExpr: return field_value(cast<FieldAccessExpr>(e), to);
    case NodeKind::kArrayAccessExpr: return array_element(cast<ArrayAccessExpr>(e), to);
    case NodeKind::kArrayLengthExpr: {
      const Mark before = mark();
      const u32 array = operand(cast<ArrayLengthExpr>(e).array);
      column(e->range);
      code_.emit(Opcode::ARRLEN, to.reg, array);
      return release(before);
    }
    case NodeKind::kCallExpr: return call(cast<CallExpr>(e), &to);
    case NodeKind::kNewExpr: return new_object(cast<NewExpr>(e), to);
    case NodeKind::kArrayCreationExpr: return array_creation(cast<ArrayCreationExpr>(e), to);
    case NodeKind::kArrayInitExpr: return array_of(cast<ArrayInitExpr>(e), e->type, to);
    case NodeKind::kUnaryExpr: return unary(cast<UnaryExpr>(e), to);
    case NodeKind::kIncDecExpr: return inc_dec(cast<IncDecExpr>(e), &to);
    case NodeKind::kBinaryExpr: return binary(cast<BinaryExpr>(e), to);
    case NodeKind::kStringConcatExpr: return concatenation(cast<StringConcatExpr>(e), to);
    case NodeKind::kAssignExpr: return assign(cast<AssignExpr>(e), &to);
    case NodeKind::kCompoundAssignExpr: return compound(cast<CompoundAssignExpr>(e), &to);
    case NodeKind::kConditionalExpr: return conditional(cast<ConditionalExpr>(e), to);
    case NodeKind::kInstanceofExpr: return condition_value(e, to);
    case NodeKind::kConversionExpr: return conversion(cast<ConversionExpr>(e), to);
    case NodeKind::kLambdaExpr: return lambda_value(cast<LambdaExpr>(e), to);
    case NodeKind::kSwitchExpr: {
      JumpScope result;
      result.value = to;
      return switch_value(cast<SwitchExpr>(e), result);
    }
    case NodeKind::kClassLiteralExpr: return class_literal(cast<ClassLiteralExpr>(e), to);
    default: return broken(std::string("no value of ") + to_string(e->kind));
  }
}

void MethodGen::move(bool reference, u32 to, u32 from) {
  if (to != from) code_.emit(reference ? Opcode::MOV_R : Opcode::MOV_P, to, from);
}

void MethodGen::move(Type* type, u32 to, u32 from) { move(is_reference(type), to, from); }

// ---------------------------------------------------------------- constants

void MethodGen::load_int(u32 to, i32 number) { code_.emit_imm(Opcode::CONST_I, to, number); }

void MethodGen::load_long(u32 to, i64 number) {
  if (number >= std::numeric_limits<i32>::min() && number <= std::numeric_limits<i32>::max())
    code_.emit_imm(Opcode::CONST_L, to, static_cast<i32>(number));
  else code_.emit(Opcode::CONST_P, to, image_.bits(static_cast<u64>(number)));
}

void MethodGen::constant(const ConstantValue& value, Type* type, u32 to) {
  if (!code_.alive()) return;  // nothing for the pool either
  if (value.is_string()) return code_.emit(Opcode::STRING, to, image_.string(value.as_string()));
  switch (type->kind) {
    case TypeKind::kLong: return load_long(to, integral_value(value));
    case TypeKind::kFloat:
    case TypeKind::kDouble: return code_.emit(Opcode::CONST_P, to, image_.bits(constant_bits(value, type->kind)));
    default: return load_int(to, static_cast<i32>(integral_value(value)));
  }
}

void MethodGen::class_literal(ClassLiteralExpr& e, Destination to) {
  Type* type = e.target->resolved;
  if (is_reference(type)) return code_.emit(Opcode::CLASS, to.reg, image_.class_of(type));
  KnownClass box = KnownClass::kVoid;
  switch (type->kind) {
    case TypeKind::kBoolean: box = KnownClass::kBoolean; break;
    case TypeKind::kByte: box = KnownClass::kByte; break;
    case TypeKind::kShort: box = KnownClass::kShort; break;
    case TypeKind::kChar: box = KnownClass::kCharacter; break;
    case TypeKind::kInt: box = KnownClass::kInteger; break;
    case TypeKind::kLong: box = KnownClass::kLong; break;
    case TypeKind::kFloat: box = KnownClass::kFloat; break;
    case TypeKind::kDouble: box = KnownClass::kDouble; break;
    default: break;
  }
  ClassSymbol* owner = owner_.symbols().known(box);
  initialise(*owner);
  code_.emit(Opcode::GETS_R, to.reg, image_.field(owner->binary_name, "TYPE", "Ljava/lang/Class;"));
}

// ---------------------------------------------------------------- fields

void MethodGen::initialise(ClassSymbol& symbol) {
  for (ClassSymbol* own = &owner_.symbol; own != nullptr;) {
    if (own == &symbol) return;
    auto* super = own->superclass != nullptr ? as_class(own->superclass) : nullptr;
    own = super != nullptr ? super->symbol : nullptr;
  }
  if (!code_.alive() || !generator_.needs_init(symbol)) return;
  if (initialised_at_ != code_.joins()) initialised_.clear();
  initialised_at_ = code_.joins();
  for (const ClassSymbol* done : initialised_)
    if (done == &symbol) return;
  initialised_.push_back(&symbol);
  code_.emit(Opcode::INITCLASS, image_.class_named(symbol.binary_name));
}

void MethodGen::this_value(ThisExpr& e, Destination to) {
  u32 object = this_;
  for (VarSymbol* step : e.path) {
    if (!step->is_field()) {
      object = register_of(*step);
    } else {
      get_field(*step, object, to.reg);
      object = to.reg;
    }
  }
  move(true, to.reg, object);
}

void MethodGen::get_field(VarSymbol& field, u32 object, u32 to) {
  static constexpr Opcode kOpcodes[] = {Opcode::GETF_4, Opcode::GETF_8, Opcode::GETF_R};
  code_.emit(kOpcodes[static_cast<int>(width_of(field.type))], to, object, image_.field(field));
}

void MethodGen::put_field(VarSymbol& field, u32 object, u32 from) {
  static constexpr Opcode kOpcodes[] = {Opcode::PUTF_4, Opcode::PUTF_8, Opcode::PUTF_R};
  code_.emit(kOpcodes[static_cast<int>(width_of(field.type))], from, object, image_.field(field));
}

void MethodGen::get_static(VarSymbol& field, u32 to, const ClassSymbol* through) {
  static constexpr Opcode kOpcodes[] = {Opcode::GETS_4, Opcode::GETS_8, Opcode::GETS_R};
  initialise(*field.owner_class());
  const ClassSymbol& named = through != nullptr ? *through : *field.owner_class();
  code_.emit(kOpcodes[static_cast<int>(width_of(field.type))], to,
             image_.field(named.binary_name, field.name, types_.descriptor(field.type)));
}

void MethodGen::put_static(VarSymbol& field, u32 from) {
  static constexpr Opcode kOpcodes[] = {Opcode::PUTS_4, Opcode::PUTS_8, Opcode::PUTS_R};
  initialise(*field.owner_class());
  code_.emit(kOpcodes[static_cast<int>(width_of(field.type))], from, image_.field(field));
}

void MethodGen::field_value(FieldAccessExpr& e, Destination to) {
  if (e.symbol == nullptr || e.symbol->kind != SymbolKind::kVar) return broken("a field access without its field");
  VarSymbol& field = *static_cast<VarSymbol*>(e.symbol);
  const Mark before = mark();
  if (field.is_static()) {
    if (e.target != nullptr) drop(e.target);
    column(e.range);
    get_static(field, to.reg, e.qualifying_class);
  } else {
    if (e.target == nullptr) return broken("a field access without its object");
    const u32 object = operand(e.target);
    column(e.name.range.valid() ? e.name.range : e.range);
    get_field(field, object, to.reg);
  }
  release(before);
}

// ---------------------------------------------------------------- arrays

bytecode::Opcode MethodGen::load_opcode(Type* element) {
  switch (element->kind) {
    case TypeKind::kBoolean:
    case TypeKind::kByte: return Opcode::ALOAD_B;
    case TypeKind::kChar: return Opcode::ALOAD_C;
    case TypeKind::kShort: return Opcode::ALOAD_S;
    case TypeKind::kInt:
    case TypeKind::kFloat: return Opcode::ALOAD_4;
    case TypeKind::kLong:
    case TypeKind::kDouble: return Opcode::ALOAD_8;
    default: return Opcode::ALOAD_R;
  }
}

bytecode::Opcode MethodGen::store_opcode(Type* element) {
  switch (element->kind) {
    case TypeKind::kBoolean:
    case TypeKind::kByte: return Opcode::ASTORE_B;
    case TypeKind::kChar:
    case TypeKind::kShort: return Opcode::ASTORE_C;
    case TypeKind::kInt:
    case TypeKind::kFloat: return Opcode::ASTORE_4;
    case TypeKind::kLong:
    case TypeKind::kDouble: return Opcode::ASTORE_8;
    default: return Opcode::ASTORE_R;
  }
}

void MethodGen::array_element(ArrayAccessExpr& e, Destination to) {
  const Mark before = mark();
  const u32 array = operand(e.array, e.index);
  const u32 index = operand(e.index);
  column(e.range);
  code_.emit(load_opcode(e.type), to.reg, array, index);
  release(before);
}

void MethodGen::array_creation(ArrayCreationExpr& e, Destination to) {
  if (e.init != nullptr) return array_of(*e.init, e.type, to);
  const Mark before = mark();
  if (e.dimensions.size() == 1) {
    const u32 length = operand(e.dimensions[0]);
    column(e.range);
    code_.emit(Opcode::NEWARR, to.reg, length, image_.class_of(e.type));
    return release(before);
  }
  const u32 count = push(false);
  for (Expr* dimension : e.dimensions) temp(dimension);
  column(e.range);
  load_int(count, static_cast<i32>(e.dimensions.size()));
  code_.emit(Opcode::MULTINEW, to.reg, count, image_.class_of(e.type));
  release(before);
}

void MethodGen::array_of(ArrayInitExpr& init, Type* type, Destination to) {
  const Mark before = mark();
  auto* array_type =
      as_array(types_.erasure(init.type != nullptr && as_array(init.type) != nullptr ? init.type : type));
  const u32 array = to.scratch ? to.reg : push(true);
  const u32 index = push(false);
  load_int(index, static_cast<i32>(init.elements.size()));
  code_.emit(Opcode::NEWARR, array, index, image_.class_of(array_type));
  for (std::size_t i = 0; i < init.elements.size(); ++i) {
    const Mark element = mark();
    const u32 reg = operand(init.elements[i]);
    load_int(index, static_cast<i32>(i));
    code_.emit(store_opcode(array_type->element), reg, array, index);
    release(element);
  }
  move(true, to.reg, array);
  release(before);
}

// ---------------------------------------------------------------- choice

void MethodGen::conditional(ConditionalExpr& e, Destination to) {
  const Label otherwise = code_.new_label(), end = code_.new_label();
  line(e.condition->range);
  condition(e.condition, otherwise, false);
  if (code_.alive()) {
    line(e.then_value->range);
    value(e.then_value, to);
  }
  code_.jump(end);
  code_.place(otherwise);
  if (code_.alive()) {
    line(e.else_value->range);
    value(e.else_value, to);
  }
  code_.place(end);
}

}  // namespace heddle::lang
