// Assignments, compound assignments, ++ and --.
#include "lang/codegen_method.h"

namespace heddle::lang {
namespace {

VarSymbol* variable_of(Expr* target) {
  auto* field = as<FieldAccessExpr>(target);
  if (field == nullptr || field->symbol == nullptr || field->symbol->kind != SymbolKind::kVar) return nullptr;
  return static_cast<VarSymbol*>(field->symbol);
}

}  // namespace

// ---------------------------------------------------------------- places

MethodGen::Place MethodGen::place(Expr* target, const Expr* later) {
  Place result;
  target = skip_parens(target);
  result.range = target->range;
  if (VarSymbol* local = plain_variable(target)) {
    result.symbol = local;
    result.type = local->type;
    return result;
  }
  if (auto* element = as<ArrayAccessExpr>(target)) {
    result.kind = Place::Kind::kElement;
    result.object = operand(element->array, element->index, later);
    result.index = operand(element->index, later);
    result.type = element->type;
    return result;
  }
  result.symbol = variable_of(target);
  if (result.symbol == nullptr) {
    broken("an assignment to something that is no variable");
    result.type = types_.int_type();
    return result;
  }
  auto& field = cast<FieldAccessExpr>(target);
  result.type = result.symbol->type;
  if (field.name.range.valid()) result.range = field.name.range;
  if (result.symbol->is_static()) {
    result.kind = Place::Kind::kStatic;
    result.through = field.qualifying_class;
    if (field.target != nullptr) drop(field.target);
  } else {
    result.kind = Place::Kind::kField;
    result.object = operand(field.target, later);
  }
  return result;
}

void MethodGen::load(const Place& place, u32 to) {
  if (place.symbol == nullptr && place.kind != Place::Kind::kElement) return;
  if (place.kind != Place::Kind::kLocal) column(place.range);
  switch (place.kind) {
    case Place::Kind::kLocal: return move(place.type, to, register_of(*place.symbol));
    case Place::Kind::kField: return get_field(*place.symbol, place.object, to);
    case Place::Kind::kStatic: return get_static(*place.symbol, to, place.through);
    case Place::Kind::kElement: return code_.emit(load_opcode(place.type), to, place.object, place.index);
  }
}

void MethodGen::store(const Place& place, u32 from) {
  if (place.symbol == nullptr && place.kind != Place::Kind::kElement) return;
  if (place.kind != Place::Kind::kLocal) column(place.range);
  switch (place.kind) {
    case Place::Kind::kLocal: return move(place.type, register_of(*place.symbol), from);
    case Place::Kind::kField: return put_field(*place.symbol, place.object, from);
    case Place::Kind::kStatic: return put_static(*place.symbol, from);
    case Place::Kind::kElement: return code_.emit(store_opcode(place.type), from, place.object, place.index);
  }
}

// ---------------------------------------------------------------- =

void MethodGen::assign(AssignExpr& e, const Destination* to) {
  const Mark before = mark();
  if (VarSymbol* local = plain_variable(e.target)) {
    const u32 reg = register_of(*local);
    value(e.value, variable(reg));
    if (to != nullptr) move(local->type, to->reg, reg);
    return release(before);
  }
  const u32 reg = assigned_operand(e);
  if (to != nullptr) move(e.type, to->reg, reg);
  release(before);
}

// For targets that are no locals: where the assigned value is.
u32 MethodGen::assigned_operand(AssignExpr& e) {
  const Place target = place(e.target, e.value);
  const u32 reg = operand(e.value);
  store(target, reg);
  return reg;
}

// ---------------------------------------------------------------- op=

void MethodGen::compound(CompoundAssignExpr& e, const Destination* to) {
  const Mark before = mark();
  const Place target = place(e.target, e.value);
  if (e.string_concat) {
    const u32 texts = push(true);
    if (target.kind == Place::Kind::kLocal) {
      text_of(register_of(*target.symbol), target.type, texts);
    } else {
      load(target, texts);
      text_of(texts, target.type, texts);
    }
    push_text(e.value);
    column(e.op_range.valid() ? e.op_range : e.range);
    const bool direct = target.kind == Place::Kind::kLocal;
    const u32 result = direct ? register_of(*target.symbol) : texts;
    code_.emit(Opcode::CONCAT, result, texts, 2);
    if (!direct) store(target, result);
    if (to != nullptr) move(true, to->reg, result);
    return release(before);
  }
  const bool divides = e.op == BinaryOp::kDiv || e.op == BinaryOp::kRem;
  u32 old;
  if (target.kind == Place::Kind::kLocal && !may_assign(e.value, target.symbol)) {
    old = register_of(*target.symbol);
  } else {
    old = push(target.type);
    load(target, old);
  }
  const u32 left = converted(e.read, old);
  // Straight into a local when nothing has to be narrowed or boxed on the way.
  bool direct = target.kind == Place::Kind::kLocal;
  for (const ConversionStep& step : e.write) direct = direct && is_no_op(step);
  u32 result = direct ? register_of(*target.symbol) : push(false);
  if (divides) {
    const u32 right = operand(e.value);
    column(e.op_range.valid() ? e.op_range : e.range);
    arithmetic(e.op, e.operand_type, result, left, right);
  } else {
    arithmetic(e.op, e.operand_type, result, left, e.value);
  }
  if (!direct) {
    result = converted(e.write, result);
    store(target, result);
  }
  if (to != nullptr) move(target.type, to->reg, result);
  release(before);
}

// ---------------------------------------------------------------- ++ and --

// A primitive local, in place.
bool MethodGen::inc_dec_local(IncDecExpr& e, const Destination* to) {
  VarSymbol* local = plain_variable(e.target);
  if (local == nullptr || is_reference(local->type)) return false;
  const u32 reg = register_of(*local);
  if (to != nullptr && !e.prefix) move(false, to->reg, reg);
  // x = x++ stores the old value last, which leaves x as it was: nothing is done at all.
  const bool undone = to != nullptr && !e.prefix && to->reg == reg;
  const Mark before = mark();
  const i32 step = e.increment ? 1 : -1;
  switch (undone ? TypeKind::kVoid : local->type->kind) {
    case TypeKind::kVoid: break;
    case TypeKind::kLong: code_.emit(Opcode::ADDK_L, reg, reg, static_cast<u16>(step)); break;
    case TypeKind::kFloat:
    case TypeKind::kDouble: {
      const u32 one = push(false);
      ConstantValue number;
      number.value = std::int32_t{1};
      constant(number, local->type, one);
      arithmetic(e.increment ? BinaryOp::kAdd : BinaryOp::kSub, local->type, reg, reg, one);
      break;
    }
    case TypeKind::kInt: code_.emit(Opcode::ADDK_I, reg, reg, static_cast<u16>(step)); break;
    default:
      code_.emit(Opcode::ADDK_I, reg, reg, static_cast<u16>(step));
      primitive_conversion(TypeKind::kInt, local->type->kind, reg, reg);
      break;
  }
  release(before);
  if (to != nullptr && e.prefix) move(false, to->reg, reg);
  return true;
}

void MethodGen::inc_dec(IncDecExpr& e, const Destination* to) {
  if (inc_dec_local(e, to)) return;
  const Mark before = mark();
  const Place target = place(e.target, nullptr);
  u32 old;
  if (target.kind == Place::Kind::kLocal) {
    // A boxed local: what it held is the value of a postfix expression.
    old = register_of(*target.symbol);
    if (to != nullptr && !e.prefix) {
      const u32 kept = push(target.type);
      load(target, kept);
      old = kept;
    }
  } else {
    old = push(target.type);
    load(target, old);
  }
  const u32 number = converted(e.read, old);
  const u32 sum = push(false);
  const TypeKind kind = e.operand_type->kind;
  if (kind == TypeKind::kFloat || kind == TypeKind::kDouble) {
    ConstantValue one;
    one.value = std::int32_t{1};
    constant(one, e.operand_type, sum);
    arithmetic(e.increment ? BinaryOp::kAdd : BinaryOp::kSub, e.operand_type, sum, number, sum);
  } else {
    code_.emit(kind == TypeKind::kLong ? Opcode::ADDK_L : Opcode::ADDK_I, sum, number,
               static_cast<u16>(e.increment ? 1 : -1));
  }
  const u32 result = converted(e.write, sum);
  store(target, result);
  if (to != nullptr) move(target.type, to->reg, e.prefix ? result : old);
  release(before);
}

}  // namespace heddle::lang
