// Assignments (JLS 15.26), increments and decrements (15.14, 15.15), and which variables may be assigned.
#include "lang/attr.h"

namespace heddle::lang {
namespace {

// The constructor or initialiser whose code may set a blank final field (JLS 4.12.4), seen from `s`; lambdas may not.
bool may_set_blank_final(const VarSymbol& field, const Scope& s) {
  for (const Scope* l = &s; l != nullptr; l = l->next) {
    if (l->kind == Scope::Kind::kLambda) return false;
    if (l->kind == Scope::Kind::kClass) return false;
    if (l->kind != Scope::Kind::kMethod) continue;
    if (l->next == nullptr || l->enclosing_class() != field.owner) return false;
    if (l->method != nullptr && !l->method->is_constructor()) return false;
    return field.is_static() == l->is_static;
  }
  return false;
}

}  // namespace

void Attr::check_assignable(VarSymbol& v, Expr* written, SourceRange range, Scope& s) {
  const std::string name(v.name);
  if (v.var_kind == VarKind::kResource) {
    context_.error(range, "auto-closeable resource " + name + " may not be assigned");
    return;
  }
  if (!v.has(kFinal)) return;
  if (v.var_kind == VarKind::kExceptionParameter && v.decl != nullptr && v.decl->type != nullptr &&
      v.decl->type->kind == NodeKind::kUnionTypeNode) {
    context_.error(range, "multi-catch parameter " + name + " may not be assigned");
    return;
  }
  bool blank = false;
  if (v.is_field()) {
    const bool initialised =
        v.enum_decl != nullptr || (v.decl != nullptr && v.decl->init != nullptr) || v.decl == nullptr;
    auto* access = as<FieldAccessExpr>(written);
    auto* self = access != nullptr ? as<ThisExpr>(access->target) : nullptr;
    const bool simple = written->kind == NodeKind::kNameExpr || (self != nullptr && self->qualifier == nullptr);
    blank = !initialised && simple && may_set_blank_final(v, s);
    if (blank && v.owner_class()->has(kRecord) && !v.is_static()) {
      // Compact constructors leave the fields to the end, where they are assigned for them.
      for (Scope* l = &s; l != nullptr; l = l->next)
        if (l->kind == Scope::Kind::kMethod) {
          if (l->method != nullptr && l->method->has(kCompactConstructor) && l->method->decl != nullptr &&
              !(written->range == l->method->decl->name.range))
            blank = false;
          break;
        }
    }
  } else if (v.var_kind == VarKind::kParameter || v.var_kind == VarKind::kLambdaParameter) {
    context_.error(range, "final parameter " + name + " may not be assigned");
    return;
  } else {
    blank = v.var_kind == VarKind::kLocal && v.decl != nullptr && v.decl->init == nullptr;
  }
  if (!blank) context_.error(range, "cannot assign a value to final variable " + name);
}

Expr* Attr::open_variable(Expr* e, Scope& s, bool also_read) {
  e = skip_parens(e);
  if (!also_read) written_only_ = e;
  Expr* written = e;
  VarSymbol* local = nullptr;
  if (auto* n = as<NameExpr>(e); n != nullptr && n->type == nullptr) {
    const FoundVariable found = find_variable(n->name, n->range, s);
    if (found.variable != nullptr && !found.variable->is_field()) local = found.variable;
  }
  if (e->kind == NodeKind::kThisExpr) return failed(e, e->range, "cannot assign to 'this'");
  // Blank final fields are assigned by their name or by `this` before it; `C.this` does not do (JLS 4.12.4, 16).
  auto* access = as<FieldAccessExpr>(e);
  auto* self = access != nullptr && !access->super_target ? as<ThisExpr>(access->target) : nullptr;
  const bool qualified_this = self != nullptr && self->qualifier != nullptr;
  Expr* target = open(e, s);
  if (has_error(target)) return target;
  if (as<ArrayLengthExpr>(target) != nullptr)
    return failed(e, place(e), "cannot assign a value to final variable length");
  // The code must load the variable itself: one that is assigned here has no constant value.
  target->constant = nullptr;
  VarSymbol* v = nullptr;
  if (auto* n = as<NameExpr>(target)) v = static_cast<VarSymbol*>(n->symbol);
  if (auto* f = as<FieldAccessExpr>(target)) v = static_cast<VarSymbol*>(f->symbol);
  // Decided by what the source says: a cast without effect is gone from the tree by now, but its result is no variable.
  const bool variable = written->kind == NodeKind::kNameExpr || written->kind == NodeKind::kFieldAccessExpr;
  if (v == nullptr || !variable) {
    if (written->kind == NodeKind::kArrayAccessExpr) return target;
    return failed(e, place(e), "unexpected type; required: variable, found: value");
  }
  if (local != nullptr && v != local) {
    // What was found is the field in which an inner class keeps its copy of the local variable.
    if (local->has(kFinal)) check_assignable(*local, written, place(written), s);
    else
      context_.error(place(written),
                     "local variables referenced from an inner class must be final or effectively final");
    return bad(e);
  }
  const std::size_t before = context_.diagnostics.error_count();
  if (qualified_this && v->has(kFinal))
    context_.error(place(written), "cannot assign a value to final variable " + std::string(v->name));
  else if (written->kind == NodeKind::kFieldAccessExpr) check_assignable(*v, target, place(written), s);
  else check_assignable(*v, written, place(written), s);
  return context_.diagnostics.error_count() != before ? bad(e) : target;
}

Expr* Attr::open_assign(AssignExpr* e, Scope& s) {
  e->target = open_variable(e->target, s, false);
  Type* type = e->target->type;
  if (type->is_error()) {
    // The target was wrong and gives the value no type. What is wrong inside the value is reported all the same.
    Expr* v = as<ArrayInitExpr>(e->value) != nullptr ? bad(e->value) : open(e->value, s);
    if (as_poly(v) == nullptr || as_poly(v)->form == Poly::Form::kCall) close(v, Target::none());
    return bad(e);
  }
  e->value = initializer(e->value, type, s);
  e->type = type;
  return has_error(e->value) ? bad(e) : e;
}

Expr* Attr::open_compound_assign(CompoundAssignExpr* e, Scope& s) {
  e->target = open_variable(e->target, s, true);
  e->value = attribute(e->value, s, Target::none());
  if (has_error(e->target) || has_error(e->value)) return bad(e);
  Type* left = e->target->type;
  Type* right = e->value->type;
  Type* result = nullptr;
  if (e->op == BinaryOp::kAdd && !right->is_void() && (is_string(left) || is_string(right))) {
    if (!types_.is_castable(known_type(KnownClass::kString), left)) {
      context_.error(place(e->value), "incompatible types: " + mismatch(known_type(KnownClass::kString), left));
      return bad(e);
    }
    e->string_concat = true;
    e->operand_type = known_type(KnownClass::kString);
    if (is_string(right)) e->value = coerce(e->value, right);
    e->type = left;
    if (!types_.is_subtype(known_type(KnownClass::kString), left))
      e->write = {{ConversionKind::kCheckedCast, known_type(KnownClass::kString), left}};
    return e;
  }
  e->operand_type = operator_type(e->op, left, right, &result);
  if (e->operand_type == nullptr || right->is_void()) {
    auto& error =
        context_.error(e->op_range, std::string("bad operand types for binary operator '") + to_string(e->op) + "'");
    error.notes.push_back({{}, "first type:  " + str(left)});
    error.notes.push_back({{}, "second type: " + str(right)});
    return bad(e);
  }
  if (!types_.is_castable(result, left))
    return failed(e, place(e->value), "incompatible types: " + mismatch(result, left));
  e->read = steps(left, e->operand_type);
  const bool shift = e->op == BinaryOp::kShl || e->op == BinaryOp::kShr || e->op == BinaryOp::kUshr;
  if (shift) {
    e->value = convert_to_primitive(e->value, types_.unary_promotion(right));
    e->value = convert_to_primitive(e->value, types_.int_type());
  } else {
    e->value = convert_to_primitive(e->value, e->operand_type);
  }
  // (T)(a op b): for a box the primitive cast comes first.
  Type* primitive = left->is_primitive() ? left : types_.unboxed(left);
  if (primitive == nullptr) {  // Object o += 1 is no such operation; Number is not either
    e->write = steps(result, left);
  } else {
    e->write = steps(result, primitive);
    for (const ConversionStep& step : steps(primitive, left)) e->write.push_back(step);
  }
  e->type = left;
  return e;
}

Expr* Attr::open_inc_dec(IncDecExpr* e, Scope& s) {
  const SourceRange where = place(e);
  e->target = open_variable(e->target, s, true);
  if (has_error(e->target)) return bad(e);
  Type* type = e->target->type;
  e->operand_type = types_.unary_promotion(type);
  if (e->operand_type == nullptr)
    return failed(e, where,
                  "bad operand type " + str(type) + " for unary operator '" + (e->increment ? "++" : "--") + "'");
  e->type = type;
  e->read = steps(type, e->operand_type);
  Type* primitive = type->is_primitive() ? type : types_.unboxed(type);
  e->write = steps(e->operand_type, primitive);
  for (const ConversionStep& step : steps(primitive, type)) e->write.push_back(step);
  return e;
}

}  // namespace heddle::lang
