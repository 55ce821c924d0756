// Switch statements and expressions (JLS 14.11, 15.28).
#include <algorithm>
#include <set>

#include "lang/attr.h"

namespace heddle::lang {

void Attr::switch_body(SwitchBody& body, Scope& s, Node* owner, bool is_expression) {
  body.selector = value(body.selector, s);
  Type* type = body.selector->type;
  ClassSymbol* enum_class = nullptr;
  Type* label_type = bad_type();
  if (!type->is_error()) {
    Type* primitive = type->is_primitive() ? type : types_.unboxed(type);
    ClassSymbol* c = type->is_primitive() ? nullptr : types_.class_of(type);
    if (primitive != nullptr && primitive->is_integral() && primitive->kind != TypeKind::kLong) {
      body.kind = SwitchKind::kInt;
      label_type = primitive;
      body.selector = convert_to_primitive(body.selector, types_.int_type());
    } else if (is_string(type)) {
      body.kind = SwitchKind::kString;
      label_type = type;
      body.selector = coerce(body.selector, type);
    } else if (c != nullptr && c->has(kEnum)) {
      body.kind = SwitchKind::kEnum;
      enum_class = c;
      // Constants with bodies have classes of their own.
      if (c->superclass != nullptr && types_.class_of(c->superclass) != known(KnownClass::kEnum) &&
          types_.class_of(c->superclass)->has(kEnum))
        enum_class = types_.class_of(c->superclass);
      label_type = type;
      body.selector = coerce(body.selector, type);
    } else {
      context_.error(place(body.selector),
                     "patterns in switch statements are a preview feature and are disabled by default "
                     "(a switch selects by int, short, byte, char, String or enum, not by " +
                         str(type) + ")");
    }
  }
  Scope& whole = level(is_expression ? Scope::Kind::kSwitchExpr : Scope::Kind::kBlock, s);
  if (is_expression) whole.switch_expr = static_cast<SwitchExpr*>(owner);
  else whole.jump_target = static_cast<SwitchStmt*>(owner);
  std::set<std::u16string> seen;
  std::set<const VarSymbol*> constants;
  bool has_default = false;
  bool mixed = false;
  for (SwitchCase& c : body.cases) {
    if (c.arrow != body.cases.front().arrow && !mixed) {
      context_.error({c.range.file, c.range.begin, c.range.begin + 4}, "different case kinds used in the switch");
      mixed = true;
    }
    if (c.is_default) {
      if (has_default) context_.error(c.range, "duplicate default label");
      has_default = true;
    }
    for (Expr*& label : c.labels) {
      const SourceRange range = label->range;
      if (auto* literal = as<LiteralExpr>(label); literal != nullptr && literal->literal == LiteralKind::kNull) {
        label = failed(label, range, "patterns in switch statements are a preview feature and are disabled by default");
        continue;
      }
      if (enum_class != nullptr) {
        auto* name = as<NameExpr>(skip_parens(label));
        VarSymbol* constant = nullptr;
        enum_class->ensure(ClassStage::kMembers);
        if (name != nullptr)
          for (VarSymbol* f : enum_class->fields)
            if (f->name == name->name && f->has(kEnum)) constant = f;
        if (constant == nullptr) {
          label = failed(label, place(label),
                         "an enum switch case label must be the unqualified name of an enumeration constant");
          continue;
        }
        context_.saw(range, constant);
        if (!constants.insert(constant).second) context_.error(range, "duplicate case label");
        auto* access = make<FieldAccessExpr>(range);
        access->name = {constant->name, range};
        access->symbol = constant;
        access->type = constant->type;
        label = access;
        continue;
      }
      // A boxed selector takes what can be assigned to its type (JLS 14.11.1): Integer no constant of type char.
      const bool boxed = body.kind == SwitchKind::kInt && types_.unboxed(type) != nullptr;
      label = attribute(label, s, label_type->is_error() || boxed ? Target::none() : Target::assignment(label_type));
      if (has_error(label) || label_type->is_error()) continue;
      if (boxed && !types_.is_assignable(label->type, type, label->constant)) {
        label = failed(label, place(label), "incompatible types: " + mismatch(label->type, type));
        continue;
      }
      if (boxed) label = convert(label, Target::assignment(label_type));
      if (has_error(label)) continue;
      if (label->constant == nullptr) {
        label = failed(
            label, place(label),
            body.kind == SwitchKind::kString ? "constant string expression required" : "constant expression required");
        continue;
      }
      if (body.kind == SwitchKind::kInt) label = convert_to_primitive(label, types_.int_type());
      if (!seen.insert(to_java_string(*label->constant)).second) context_.error(range, "duplicate case label");
    }
    if (c.arrow) {
      Scope& own = level(Scope::Kind::kBlock, whole);
      stmts(c.body, own);
    } else {
      stmts(c.body, whole);
      // Unlike declared variables, local classes and what patterns bind are in scope in their group only (JLS 6.3,
      // 6.3.2.6).
      whole.local_classes.clear();
      whole.end_locals([](const VarSymbol* v) { return v->var_kind == VarKind::kPattern; });
    }
  }
  if (is_expression) {
    const SourceRange where = owner->range;
    if (body.cases.empty()) {
      context_.error(where, "switch expression does not have any case clauses");
    } else if (!has_default && !type->is_error() && body.kind != SwitchKind::kUnknown) {
      bool exhaustive = enum_class != nullptr;
      if (enum_class != nullptr)
        for (VarSymbol* f : enum_class->fields) exhaustive = exhaustive && (!f->has(kEnum) || constants.count(f) != 0);
      body.needs_no_match_throw = exhaustive;  // else flow analysis reports it, as javac does
    }
  }
}

Expr* Attr::open_switch(SwitchExpr* e, Scope& s) {
  auto* poly = arena_.make<PolySwitch>();
  poly->scope = &s;
  poly->expr = e;
  e->type = poly;
  switch_body(e->body, s, e, true);
  if (poly->yields.empty()) {
    if (!e->body.cases.empty()) context_.error(e->range, "switch expression does not have any result expressions");
    return bad(e);
  }
  return e;
}

Expr* Attr::close_switch(SwitchExpr* e, Target t) {
  auto& poly = *static_cast<PolySwitch*>(as_poly(e));
  const bool targeted = t.converts() && t.type != nullptr && !t.type->is_void();
  bool failure = false;
  if (targeted) {
    e->type = t.type;
    for (YieldStmt* y : poly.yields) {
      y->value = close(y->value, {t.type, t.context, t.detail != nullptr ? t.detail : "bad type in switch expression"});
      failure = failure || has_error(y->value);
    }
  } else {
    std::vector<Expr*> results;
    for (YieldStmt* y : poly.yields) {
      y->value = close(y->value, Target::none());
      results.push_back(y->value);
    }
    e->type = standalone_type(results);
    if (e->type->is_error()) return bad(e);
    if (e->type->kind != TypeKind::kNull)
      for (YieldStmt* y : poly.yields) {
        y->value = convert(y->value, Target::assignment(e->type));
        failure = failure || has_error(y->value);
      }
  }
  return failure || has_error(e->body.selector) ? bad(e) : e;
}

void Attr::yield_stmt(YieldStmt& y, Scope& s) {
  for (Scope* l = &s; l != nullptr; l = l->next) {
    if (l->kind == Scope::Kind::kSwitchExpr) {
      y.target = l->switch_expr;
      auto* poly = static_cast<PolySwitch*>(as_poly(y.target));
      y.value = open(y.value, s);
      if (y.value->type->is_void())
        y.value = failed(y.value, place(y.value),
                         "incompatible types: bad type in switch expression: void cannot be converted to a value");
      if (poly != nullptr) poly->yields.push_back(&y);
      return;
    }
    if (l->kind == Scope::Kind::kLambda || l->kind == Scope::Kind::kMethod || l->kind == Scope::Kind::kClass) break;
  }
  context_.error(y.range, "yield outside of switch expression");
  value(y.value, s);
}

}  // namespace heddle::lang
