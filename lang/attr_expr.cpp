// Expressions: the dispatcher of both steps, and the small kinds.
#include <algorithm>

#include "lang/attr.h"
#include "lang/tree_completer.h"

namespace heddle::lang {

Attr& Attr::of(AttrContext& context) {
  if (context.bodies == nullptr) context.bodies = context.arena.make<Attr>(context);
  return *context.bodies;
}

Expr* Attr::open(Expr* e, Scope& s) {
  if (e->type != nullptr) return e;  // synthesised, or attributed before
  switch (e->kind) {
    case NodeKind::kLiteralExpr: return open_literal(static_cast<LiteralExpr*>(e));
    case NodeKind::kNameExpr: return open_name(static_cast<NameExpr*>(e), s);
    case NodeKind::kFieldAccessExpr: return open_field_access(static_cast<FieldAccessExpr*>(e), s);
    case NodeKind::kArrayAccessExpr: return open_array_access(static_cast<ArrayAccessExpr*>(e), s);
    case NodeKind::kCallExpr: return open_call(static_cast<CallExpr*>(e), s);
    case NodeKind::kNewExpr: return open_new(static_cast<NewExpr*>(e), s);
    case NodeKind::kArrayCreationExpr: return open_array_creation(static_cast<ArrayCreationExpr*>(e), s);
    case NodeKind::kUnaryExpr: return open_unary(static_cast<UnaryExpr*>(e), s);
    case NodeKind::kIncDecExpr: return open_inc_dec(static_cast<IncDecExpr*>(e), s);
    case NodeKind::kBinaryExpr: return open_binary(static_cast<BinaryExpr*>(e), s);
    case NodeKind::kAssignExpr: return open_assign(static_cast<AssignExpr*>(e), s);
    case NodeKind::kCompoundAssignExpr: return open_compound_assign(static_cast<CompoundAssignExpr*>(e), s);
    case NodeKind::kConditionalExpr: return open_conditional(static_cast<ConditionalExpr*>(e), s);
    case NodeKind::kInstanceofExpr: return open_instanceof(static_cast<InstanceofExpr*>(e), s);
    case NodeKind::kCastExpr: return open_cast(static_cast<CastExpr*>(e), s);
    case NodeKind::kLambdaExpr: return open_lambda(static_cast<LambdaExpr*>(e), s);
    case NodeKind::kMethodRefExpr: return open_method_ref(static_cast<MethodRefExpr*>(e), s);
    case NodeKind::kSwitchExpr: return open_switch(static_cast<SwitchExpr*>(e), s);
    case NodeKind::kThisExpr: return open_this(static_cast<ThisExpr*>(e), s);
    case NodeKind::kClassLiteralExpr: return open_class_literal(static_cast<ClassLiteralExpr*>(e), s);
    case NodeKind::kParenExpr: return open(static_cast<ParenExpr*>(e)->inner, s);
    case NodeKind::kConstructorCallExpr: {
      auto* call = static_cast<ConstructorCallExpr*>(e);
      return failed(
          e, e->range,
          std::string("call to ") + (call->is_super ? "super" : "this") + " must be first statement in constructor");
    }
    case NodeKind::kArrayInitExpr: return failed(e, e->range, "array initializer is not expected here");
    case NodeKind::kTypeExpr: {
      resolve_type(context_, *static_cast<TypeExpr*>(e)->target, s);
      return failed(e, e->range, "illegal start of expression");
    }
    default: return bad(e);
  }
}

Expr* Attr::close(Expr* e, Target t) {
  if (Poly* poly = as_poly(e)) {
    switch (poly->form) {
      case Poly::Form::kCall:
        e = close_call(*static_cast<PolyCall*>(poly), t);
        // Overload resolution has found that the argument fits. Wildcards of its type may have been captured since, so
        // it is only adapted, not compared again.
        if (context_.cursor != nullptr) context_.cursor->saw(e);
        if (t.context == Expected::Context::kInvocation) return t.type != nullptr ? adapt(e, t.type) : e;
        break;
      case Poly::Form::kLambda:
        if (context_.cursor != nullptr) context_.cursor->saw(e);
        return close_lambda(static_cast<LambdaExpr*>(e), t);
      case Poly::Form::kMethodRef: return close_method_ref(static_cast<MethodRefExpr*>(e), t);
      case Poly::Form::kConditional: return close_conditional(static_cast<ConditionalExpr*>(e), t);
      case Poly::Form::kSwitch: return close_switch(static_cast<SwitchExpr*>(e), t);
    }
  }
  if (context_.cursor != nullptr) context_.cursor->saw(e);
  switch (t.context) {
    case Expected::Context::kAssignment:
    case Expected::Context::kInvocation: return convert(e, t);
    case Expected::Context::kCondition: return convert(e, Target::assignment(types_.boolean_type()));
    default: return e;
  }
}

Expr* Attr::value(Expr* e, Scope& s) {
  e = close(open(e, s), Target::none());
  if (e->type->is_void()) return failed(e, place(e), "'void' type not allowed here");
  return e;
}

Expr* Attr::condition(Expr* e, Scope& s) { return attribute(e, s, Target::assignment(types_.boolean_type())); }

void Attr::statement_expr(Expr*& e, Scope& s) {
  e = open(e, s);
  give_result(e, types_.void_type());
  e = close(e, {nullptr, Expected::Context::kStatement, nullptr});
}

Expr* Attr::initializer(Expr* e, Type* type, Scope& s) {
  if (auto* init = as<ArrayInitExpr>(e)) {
    if (type->is_error()) return bad(e);
    if (type->kind != TypeKind::kArray) return failed(e, e->range, "illegal initializer for " + str(type));
    return array_initializer(init, type, s);
  }
  return attribute(e, s, Target::assignment(type));
}

Expr* Attr::open_literal(LiteralExpr* e) {
  switch (e->literal) {
    case LiteralKind::kInt: e->type = types_.int_type(); break;
    case LiteralKind::kLong: e->type = types_.basic(TypeKind::kLong); break;
    case LiteralKind::kFloat: e->type = types_.basic(TypeKind::kFloat); break;
    case LiteralKind::kDouble: e->type = types_.basic(TypeKind::kDouble); break;
    case LiteralKind::kBoolean: e->type = types_.boolean_type(); break;
    case LiteralKind::kChar: e->type = types_.basic(TypeKind::kChar); break;
    case LiteralKind::kString:
    case LiteralKind::kTextBlock: e->type = known_type(KnownClass::kString); break;
    case LiteralKind::kNull: e->type = types_.null_type(); break;
  }
  return e;
}

Expr* Attr::open_class_literal(ClassLiteralExpr* e, Scope& s) {
  Type* t = resolve_type(context_, *e->target, s);
  if (t->is_error()) return bad(e);
  Type* innermost = t;
  while (auto* array = as_array(innermost)) innermost = array->element;
  if (innermost->kind == TypeKind::kTypeVar) return failed(e, e->range, "cannot select from a type variable");
  Type* arg = t->is_void() ? known_type(KnownClass::kVoid) : types_.boxed(t);
  ClassSymbol* c = known(KnownClass::kClass);
  e->type = c->type_params.empty() ? types_.raw_type(c) : types_.class_type(c, {types_.erasure(arg)});
  return e;
}

// ---------------------------------------------------------------- casts

Expr* Attr::open_cast(CastExpr* e, Scope& s) {
  Type* to = resolve_type(context_, *e->target, s);
  check_bounds(context_, *e->target);
  Expr* operand = open(e->operand, s);
  if (!to->is_error()) give_result(operand, to);
  if (to->is_error()) {
    if (as_poly(operand) == nullptr || as_poly(operand)->form == Poly::Form::kCall) close(operand, Target::none());
    return bad(e);
  }
  if (Poly* poly = as_poly(operand)) {
    // Only lambdas and method references take the cast's type for their target (JLS 15.16).
    if (poly->form == Poly::Form::kLambda || poly->form == Poly::Form::kMethodRef) {
      operand = close(operand, {to, Expected::Context::kCast, nullptr});
      if (has_error(operand)) return operand;
      operand->type = to;
      return operand;
    }
    operand = close(operand, Target::none());
  }
  if (has_error(operand)) return operand;
  Type* from = operand->type;
  if (!types_.is_castable(types_.capture(from), to))
    return failed(e, place(operand), "incompatible types: " + str(from) + " cannot be converted to " + str(to));
  Expr* result = cast_to(operand, to);
  if (result != operand) result->range = e->range;
  return result;
}

Expr* Attr::open_instanceof(InstanceofExpr* e, Scope& s) {
  e->operand = value(e->operand, s);
  Type* to = resolve_type(context_, *e->target, s);
  e->type = types_.boolean_type();
  if (e->pattern != nullptr) {
    e->pattern->type = e->target;
    check_redeclaration(e->pattern->name.text, e->pattern->name.range, s, true);
    VarSymbol* v = arena_.make<VarSymbol>(e->pattern->name.text, s.enclosing_class(), VarKind::kPattern);
    for (Scope* l = &s; l != nullptr && l->kind != Scope::Kind::kClass; l = l->next)
      if (l->kind == Scope::Kind::kMethod && l->method != nullptr) v->owner = l->method;
    v->type = to;
    v->flags = e->pattern->modifiers.flags & kFinal;
    v->range = e->pattern->name.range;
    v->decl = e->pattern;
    e->pattern->symbol = v;
    resolve_annotations(context_, e->pattern->modifiers.annotations, s, {"LOCAL_VARIABLE"});
    annotations(e->pattern->modifiers.annotations, s);
    note_home(*v, s);
  }
  if (has_error(e->operand) || to->is_error()) return e;
  Type* from = e->operand->type;
  if (from->is_primitive())
    return failed(e, place(e->operand), "unexpected type; required: reference, found: " + str(from));
  if (to->is_primitive())
    return failed(e, e->target->range, "unexpected type; required: class or array, found: " + str(to));
  bool unchecked = false;
  if (!types_.is_castable(types_.capture(from), to, &unchecked))
    return failed(e, place(e->operand), "incompatible types: " + str(from) + " cannot be converted to " + str(to));
  if (unchecked) return failed(e, place(e), str(from) + " cannot be safely cast to " + str(to));
  if (e->pattern != nullptr && types_.is_subtype(from, to))
    return failed(e, place(e), "expression type " + str(from) + " is a subtype of pattern type " + str(to));
  return e;
}

// ---------------------------------------------------------------- conditionals

Type* Attr::standalone_type(const std::vector<Expr*>& results) {
  std::vector<Type*> types;
  for (Expr* r : results) {
    if (has_error(r)) return r->type;
    types.push_back(r->type);
  }
  const auto all = [&](auto&& test) {
    for (Type* t : types)
      if (!test(t)) return false;
    return true;
  };
  if (all([&](Type* t) { return t == types[0]; })) return types[0];
  const auto primitive = [&](Type* t) { return t->is_primitive() ? t : types_.unboxed(t); };
  if (all([&](Type* t) { return primitive(t) != nullptr && primitive(t)->kind == TypeKind::kBoolean; }))
    return types_.boolean_type();
  if (all([&](Type* t) { return primitive(t) != nullptr && primitive(t)->is_numeric(); })) {
    // A narrow type of one side wins when the others' constants fit it (JLS table 15.25-A).
    std::vector<Type*> narrow;
    for (std::size_t i = 0; i < results.size(); ++i)
      if (!(results[i]->constant != nullptr && types[i]->kind == TypeKind::kInt)) narrow.push_back(primitive(types[i]));
    if (!narrow.empty() && narrow.size() < types.size()) {
      Type* candidate = narrow[0];
      for (Type* t : narrow)
        if (types_.is_subtype(candidate, t)) candidate = t;
      bool fits = candidate->kind < TypeKind::kInt;
      for (Type* t : narrow) fits = fits && types_.is_subtype(t, candidate);
      for (std::size_t i = 0; i < results.size(); ++i)
        if (results[i]->constant != nullptr && types[i]->kind == TypeKind::kInt)
          fits = fits && types_.is_assignable(types[i], candidate, results[i]->constant);
      if (fits) return candidate;
    }
    Type* result = primitive(types[0]);
    bool small = true;
    for (Type* t : types) small = small && primitive(t)->kind < TypeKind::kInt;
    for (Type* t : types) {
      Type* p = primitive(t);
      if (result == p) continue;
      const bool byte_short = small && result->kind != TypeKind::kChar && p->kind != TypeKind::kChar;
      result = byte_short ? types_.basic(TypeKind::kShort) : types_.binary_promotion(result, p);
    }
    return result;
  }
  std::vector<Type*> boxes;
  for (Type* t : types) {
    if (t->is_void()) return types_.error_type();
    boxes.push_back(types_.boxed(t));
  }
  return types_.lub(boxes);
}

// Whether an operand makes a conditional a boolean or numeric one (JLS 15.25): by its own type, and a call by the type
// that its method declares. javac counts `null` among them.
bool Attr::is_boolean_or_numeric(const Expr* operand) {
  if (has_error(operand)) return true;
  if (const Poly* poly = as_poly(operand)) {
    if (poly->form == Poly::Form::kConditional) {
      auto& c = cast<ConditionalExpr>(operand);
      return is_boolean_or_numeric(c.then_value) && is_boolean_or_numeric(c.else_value);
    }
    if (poly->form != Poly::Form::kSwitch) return false;
    const auto& yields = static_cast<const PolySwitch*>(poly)->yields;
    return std::all_of(yields.begin(), yields.end(),
                       [this](const YieldStmt* y) { return is_boolean_or_numeric(y->value); });
  }
  if (operand->type->kind == TypeKind::kNull) return true;
  if (auto* call = as<CallExpr>(operand); call != nullptr && call->method != nullptr) {
    const auto& own = call->method->type_params;
    if (std::any_of(own.begin(), own.end(), [&](const TypeVarSymbol* p) { return p->type == call->method->result; }))
      return false;
  }
  return operand->type->is_primitive() || types_.unboxed(operand->type) != nullptr;
}

Expr* Attr::open_conditional(ConditionalExpr* e, Scope& s) {
  e->condition = condition(e->condition, s);
  const PatternBindings bindings = pattern_bindings(*e->condition);
  e->then_value = open(e->then_value, with_bindings(bindings.when_true, s));
  e->else_value = open(e->else_value, with_bindings(bindings.when_false, s));
  // JLS 6.3.1.4, as far as javac looks
  const PatternBindings yes = pattern_bindings(*e->then_value), no = pattern_bindings(*e->else_value);
  check_bindings(bindings.when_true, no.when_true, e->question);
  check_bindings(bindings.when_true, no.when_false, e->question);
  check_bindings(bindings.when_false, yes.when_true, e->question);
  check_bindings(bindings.when_false, yes.when_false, e->question);
  check_bindings(yes.when_true, no.when_true, e->question);
  check_bindings(yes.when_false, no.when_false, e->question);
  for (Expr* branch : {e->then_value, e->else_value})
    if (branch->type->is_void())
      return failed(e, place(branch),
                    "incompatible types: bad type in conditional expression: void cannot be converted to a value");
  // Numeric and boolean conditionals stand alone.
  if (is_boolean_or_numeric(e->then_value) && is_boolean_or_numeric(e->else_value))
    return close_conditional(e, Target::none());
  auto* poly = arena_.make<PolyConditional>();
  poly->scope = &s;
  poly->expr = e;
  e->type = poly;
  return e;
}

Expr* Attr::close_conditional(ConditionalExpr* e, Target t) {
  const bool targeted = t.converts() && t.type != nullptr && !t.type->is_void();
  if (targeted && as_poly(e) != nullptr) {
    const Target branch{t.type, t.context, t.detail != nullptr ? t.detail : "bad type in conditional expression"};
    e->then_value = close(e->then_value, branch);
    e->else_value = close(e->else_value, branch);
    if (has_error(e->then_value) || has_error(e->else_value)) return bad(e);
    e->type = t.type;
  } else {
    e->then_value = close(e->then_value, Target::none());
    e->else_value = close(e->else_value, Target::none());
    e->type = standalone_type({e->then_value, e->else_value});
    if (e->type->is_error()) return bad(e);
    if (e->type->kind != TypeKind::kNull) {
      e->then_value = convert(e->then_value, Target::assignment(e->type));
      e->else_value = convert(e->else_value, Target::assignment(e->type));
      if (has_error(e->then_value) || has_error(e->else_value)) return bad(e);
    }
  }
  if (e->condition->constant != nullptr && e->then_value->constant != nullptr && e->else_value->constant != nullptr)
    e->constant = e->condition->constant->is_true() ? e->then_value->constant : e->else_value->constant;
  return e;
}

// ---------------------------------------------------------------- pattern variables

namespace {

void append(std::vector<VarSymbol*>& to, const std::vector<VarSymbol*>& from) {
  to.insert(to.end(), from.begin(), from.end());
}

}  // namespace

PatternBindings pattern_bindings(const Expr& expr) {
  switch (expr.kind) {
    case NodeKind::kParenExpr: return pattern_bindings(*cast<ParenExpr>(&expr).inner);
    case NodeKind::kInstanceofExpr: {
      auto& i = cast<InstanceofExpr>(&expr);
      if (i.pattern == nullptr || i.pattern->symbol == nullptr) return {};
      return {{i.pattern->symbol}, {}};
    }
    case NodeKind::kUnaryExpr: {
      auto& u = cast<UnaryExpr>(&expr);
      if (u.op != UnaryOp::kNot) return {};
      PatternBindings inner = pattern_bindings(*u.operand);
      return {std::move(inner.when_false), std::move(inner.when_true)};
    }
    case NodeKind::kBinaryExpr: {
      auto* b = &cast<BinaryExpr>(&expr);
      if (b->op != BinaryOp::kAnd && b->op != BinaryOp::kOr) return {};
      // Down the left spine of one operator, then together from left to right.
      const BinaryOp op = b->op;
      std::vector<const Expr*> operands;
      const Expr* left = b;
      for (auto* l = as<BinaryExpr>(left); l != nullptr && l->op == op; l = as<BinaryExpr>(left)) {
        operands.push_back(l->right);
        left = l->left;
      }
      operands.push_back(left);
      PatternBindings result;
      for (auto it = operands.rbegin(); it != operands.rend(); ++it) {
        const PatternBindings part = pattern_bindings(**it);
        if (op == BinaryOp::kAnd) append(result.when_true, part.when_true);
        else append(result.when_false, part.when_false);
      }
      return result;
    }
    default: return {};
  }
}

}  // namespace heddle::lang
