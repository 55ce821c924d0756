// Conversions (JLS 5): which steps lead from one type to another, and the nodes that carry them.
#include <cstdio>
#include <cstdlib>
#include "lang/attr.h"

namespace heddle::lang {
namespace {

ConstantKind constant_kind(TypeKind kind) {
  switch (kind) {
    case TypeKind::kBoolean: return ConstantKind::kBoolean;
    case TypeKind::kByte: return ConstantKind::kByte;
    case TypeKind::kShort: return ConstantKind::kShort;
    case TypeKind::kChar: return ConstantKind::kChar;
    case TypeKind::kInt: return ConstantKind::kInt;
    case TypeKind::kLong: return ConstantKind::kLong;
    case TypeKind::kFloat: return ConstantKind::kFloat;
    case TypeKind::kDouble: return ConstantKind::kDouble;
    default: return ConstantKind::kString;
  }
}

const char* unbox_name(TypeKind kind) {
  switch (kind) {
    case TypeKind::kBoolean: return "booleanValue";
    case TypeKind::kByte: return "byteValue";
    case TypeKind::kShort: return "shortValue";
    case TypeKind::kChar: return "charValue";
    case TypeKind::kInt: return "intValue";
    case TypeKind::kLong: return "longValue";
    case TypeKind::kFloat: return "floatValue";
    default: return "doubleValue";
  }
}

}  // namespace

MethodSymbol* Attr::library_method(ClassSymbol* c, std::string_view name, const std::vector<Type*>& erased_params) {
  c->ensure(ClassStage::kMembers);
  for (MethodSymbol* m : c->methods) {
    if (m->name != name || m->param_types.size() != erased_params.size()) continue;
    bool same = true;
    for (std::size_t i = 0; i < erased_params.size(); ++i)
      same = same && types_.erasure(m->param_types[i]) == erased_params[i];
    if (same) return m;
  }
  return nullptr;
}

MethodSymbol* Attr::box_method(Type* box) {
  return library_method(types_.class_of(box), "valueOf", {types_.unboxed(box)});
}

MethodSymbol* Attr::unbox_method(Type* box) {
  return library_method(types_.class_of(box), unbox_name(types_.unboxed(box)->kind), {});
}

std::vector<ConversionStep> Attr::steps(Type* from, Type* to) {
  std::vector<ConversionStep> result;
  if (from == to || from->is_error() || to->is_error() || from->is_void() || to->is_void()) return result;
  if (from->is_primitive() && to->is_primitive()) {
    result.push_back({ConversionKind::kPrimitive, from, to});
    return result;
  }
  if (from->is_primitive()) {
    // Only a constant that fits becomes a Byte, Short or Character from an int.
    if (Type* primitive = types_.unboxed(to);
        primitive != nullptr && primitive != from && types_.boxed(primitive) == to) {
      result.push_back({ConversionKind::kPrimitive, from, primitive});
      from = primitive;
    }
    Type* box = types_.boxed(from);
    result.push_back({ConversionKind::kBox, from, box, box_method(box)});
    return result;
  }
  if (to->is_primitive()) {
    Type* primitive = types_.unboxed(from);
    if (primitive == nullptr) {  // a cast from Object, Number ...
      result.push_back({ConversionKind::kCheckedCast, from, types_.boxed(to)});
      from = types_.boxed(to);
      primitive = to;
    }
    Type* box = types_.boxed(primitive);
    result.push_back({ConversionKind::kUnbox, box, primitive, unbox_method(box)});
    if (primitive != to) result.push_back({ConversionKind::kPrimitive, primitive, to});
    return result;
  }
  if (from->kind != TypeKind::kNull && !types_.is_subtype(types_.erasure(from), types_.erasure(to)))
    result.push_back({ConversionKind::kCheckedCast, from, to});
  return result;
}

Expr* Attr::apply(Expr* e, const std::vector<ConversionStep>& steps) {
  for (const ConversionStep& step : steps) {
    if (step.kind == ConversionKind::kUnbox) e = coerce(e, step.from);
    auto* c = make<ConversionExpr>(e->range);
    c->operand = e;
    c->step = step;
    c->type = step.to;
    if (e->constant != nullptr && step.kind == ConversionKind::kPrimitive)
      c->constant = fold_cast(arena_, *e->constant, constant_kind(step.to->kind));
    e = c;
  }
  return e;
}

Expr* Attr::convert_to_primitive(Expr* e, Type* primitive) {
  if (has_error(e) || primitive->is_error() || e->type == primitive) return e;
  return apply(e, steps(e->type, primitive));
}

// The erased type that the code for a node leaves in its register.
Type* Attr::representation(const Expr* e) {
  switch (e->kind) {
    case NodeKind::kCallExpr: {
      auto& c = cast<CallExpr>(e);
      return c.method != nullptr && c.method->result != nullptr ? types_.erasure(c.method->result)
                                                                : types_.erasure(e->type);
    }
    case NodeKind::kFieldAccessExpr: {
      auto& f = cast<FieldAccessExpr>(e);
      if (f.symbol == nullptr || f.symbol->kind != SymbolKind::kVar) break;
      return types_.erasure(static_cast<VarSymbol*>(f.symbol)->type);
    }
    case NodeKind::kNameExpr: {
      auto& n = cast<NameExpr>(e);
      if (n.symbol == nullptr || n.symbol->kind != SymbolKind::kVar) break;
      return types_.erasure(static_cast<VarSymbol*>(n.symbol)->type);
    }
    case NodeKind::kArrayAccessExpr: {
      auto* array = as_array(representation(cast<ArrayAccessExpr>(e).array));
      if (array != nullptr) return array->element;
      break;
    }
    case NodeKind::kAssignExpr: return representation(cast<AssignExpr>(e).target);
    case NodeKind::kParenExpr: return representation(cast<ParenExpr>(e).inner);
    case NodeKind::kConversionExpr: {
      auto& c = cast<ConversionExpr>(e);
      if (c.step.kind == ConversionKind::kReference) return representation(c.operand);
      break;
    }
    default: break;
  }
  return types_.erasure(e->type);
}

Expr* Attr::coerce(Expr* e, Type* needed) {
  if (has_error(e) || needed->is_error() || !e->type->is_reference() || !needed->is_reference()) return e;
  if (e->type->kind == TypeKind::kNull || as_poly(e) != nullptr) return e;
  Type* target = types_.erasure(needed);
  Type* delivered = representation(e);
  if (delivered->is_primitive() || delivered->is_error() || types_.is_subtype(delivered, target)) return e;
  auto* c = make<ConversionExpr>(e->range);
  c->operand = e;
  c->step = {ConversionKind::kCheckedCast, e->type, target};
  c->step.to = types_.erasure(e->type) == target ? e->type : needed;
  c->type = c->step.to;
  return c;
}

std::string Attr::mismatch(Type* from, Type* to) {
  if (from->is_primitive() && to->is_primitive() && from->is_numeric() && to->is_numeric())
    return "possible lossy conversion from " + str(from) + " to " + str(to);
  return str(from) + " cannot be converted to " + str(to);
}

void Attr::report_incompatible(Expr* e, Type* from, Target t) {
  std::string message = "incompatible types: ";
  if (t.detail != nullptr) message.append(t.detail).append(": ");
  context_.error(place(e), message + mismatch(from, t.type));
}

Expr* Attr::convert(Expr* e, Target t) {
  if (t.type == nullptr || has_error(e) || t.type->is_error()) return e;
  Type* from = e->type;
  const ConstantValue* narrowed = t.context == Expected::Context::kAssignment ? e->constant : nullptr;
  if (!types_.is_assignable(from, t.type, narrowed)) {
    report_incompatible(e, from, t);
    return bad(e);
  }
  return adapt(e, t.type);
}

Expr* Attr::adapt(Expr* e, Type* to) {
  if (has_error(e) || to->is_error() || e->type->is_void()) return e;
  if (e->type->is_reference() && to->is_reference()) return coerce(e, to);
  return apply(e, steps(e->type, to));
}

Expr* Attr::cast_to(Expr* e, Type* to) {
  Type* from = e->type;
  if (from->is_primitive() && to->is_primitive()) {
    if (from == to) return e;
    return apply(e, steps(from, to));
  }
  if (from->is_primitive()) {
    e = apply(e, steps(from, types_.boxed(from)));
    if (e->type == to) return e;
    from = e->type;
  } else if (to->is_primitive()) {
    return apply(e, steps(from, to));
  }
  // References: every part of an intersection is checked; a cast that cannot fail only changes the static type.
  std::vector<Type*> parts = {to};
  if (auto* i = as_intersection(to)) parts = i->parts;
  for (std::size_t i = parts.size(); i-- > 0;) {
    Type* part = types_.erasure(parts[i]);
    if (e->type->kind != TypeKind::kNull && !types_.is_subtype(representation(e), part)) {
      auto* c = make<ConversionExpr>(e->range);
      c->operand = e;
      c->step = {ConversionKind::kCheckedCast, e->type, i == 0 ? to : parts[i]};
      c->type = c->step.to;
      e = c;
    }
  }
  if (e->type != to) {
    auto* c = make<ConversionExpr>(e->range);
    c->operand = e;
    c->step = {ConversionKind::kReference, e->type, to};
    c->type = to;
    c->constant = e->constant != nullptr && e->constant->is_string() && is_string(to) ? e->constant : nullptr;
    e = c;
  }
  return e;
}

Expr* Attr::bad(Expr* e) {
  if (getenv("HBAD") && !context_.diagnostics.has_errors()) {
    auto* f = context_.files.find(e->range.file);
    fprintf(stderr, "BAD %s:%u %s\n", f ? f->path().c_str() : "?", f ? f->line_of(e->range.begin) : 0,
            to_string(e->kind));
  }
  auto* error = make<ErrorExpr>(e->range);
  error->type = types_.error_type();
  return error;
}

Expr* Attr::name_of(VarSymbol* v, SourceRange range) {
  auto* n = make<NameExpr>(range);
  n->name = v->name;
  n->symbol = v;
  n->type = v->type;
  return n;
}

}  // namespace heddle::lang
