// Relations between types: sameness, subtyping, containment, castability, assignability (JLS 4.5.1, 4.10, 5).
#include <algorithm>

#include "lang/symbols.h"
#include "lang/types.h"

namespace heddle::lang {
namespace {

// Expansive class declarations have no finite derivation; javac gives up likewise.
constexpr int kMaxRelationDepth = 120;

struct DepthGuard {
  explicit DepthGuard(int& d) : depth(d) { ++depth; }
  ~DepthGuard() { --depth; }
  int& depth;
};

bool has_wildcards(const ClassType& type) {
  for (const ClassType* t = &type; t != nullptr; t = t->outer)
    for (Type* arg : t->args)
      if (arg->kind == TypeKind::kWildcard) return true;
  return false;
}

// Widening among primitives (JLS 4.10.1).
bool is_primitive_subtype(TypeKind a, TypeKind b) {
  if (a == b) return true;
  if (a == TypeKind::kBoolean || b == TypeKind::kBoolean) return false;
  if (b == TypeKind::kChar) return false;
  if (a == TypeKind::kChar) return b >= TypeKind::kInt;
  return a < b;
}

}  // namespace

bool TypeTable::is_same(Type* a, Type* b) {
  if (a == b || a->is_error() || b->is_error()) return true;
  if (a->closed && b->closed) return false;
  if (auto* var = as_inference(a)) return add_bound(var, BoundKind::kEqual, b);
  if (auto* var = as_inference(b)) return add_bound(var, BoundKind::kEqual, a);
  if (a->kind != b->kind) return false;
  switch (a->kind) {
    case TypeKind::kClass: {
      auto* x = static_cast<ClassType*>(a);
      auto* y = static_cast<ClassType*>(b);
      if (x->symbol != y->symbol || x->args.size() != y->args.size()) return false;
      for (std::size_t i = 0; i < x->args.size(); ++i)
        if (!is_same(x->args[i], y->args[i])) return false;
      return (x->outer == nullptr) == (y->outer == nullptr) && (x->outer == nullptr || is_same(x->outer, y->outer));
    }
    case TypeKind::kArray: return is_same(static_cast<ArrayType*>(a)->element, static_cast<ArrayType*>(b)->element);
    case TypeKind::kWildcard: {
      auto* x = static_cast<WildcardType*>(a);
      auto* y = static_cast<WildcardType*>(b);
      if (x->bound_kind != y->bound_kind) {
        // `?` and `? extends Object` mean the same; what is inferred for the bound may be Object.
        Type* object = symbols_.known_type(KnownClass::kObject);
        return x->bound_kind != WildcardNode::Bound::kSuper && y->bound_kind != WildcardNode::Bound::kSuper &&
               is_same(upper_bound(x), object) && is_same(upper_bound(y), object);
      }
      return x->bound == nullptr || is_same(x->bound, y->bound);
    }
    case TypeKind::kIntersection: {
      auto& x = static_cast<IntersectionType*>(a)->parts;
      auto& y = static_cast<IntersectionType*>(b)->parts;
      return x.size() == y.size() && std::all_of(x.begin(), x.end(), [&](Type* p) {
               return std::any_of(y.begin(), y.end(), [&](Type* q) { return is_same(p, q); });
             });
    }
    default: return false;
  }
}

Type* TypeTable::cached_capture(Type* type) {
  auto* t = as_class(type);
  if (t == nullptr || !has_wildcards(*t)) return type;
  if (!is_proper(type)) return capture(type);
  Type*& slot = captures_[type];
  if (slot == nullptr) slot = capture(type);
  return slot;
}

bool TypeTable::is_subtype(Type* a, Type* b, bool capturing) {
  if (a == b || a->is_error() || b->is_error()) return true;
  if (a->is_primitive() || b->is_primitive())
    return a->is_primitive() && b->is_primitive() && is_primitive_subtype(a->kind, b->kind);
  if (a->is_void() || b->is_void() || a->kind == TypeKind::kDeferred || b->kind == TypeKind::kDeferred) return false;
  if (a->kind == TypeKind::kNull) return true;
  if (b->kind == TypeKind::kNull) return false;
  DepthGuard guard(relation_depth_);
  if (relation_depth_ > kMaxRelationDepth) return false;
  if (auto* var = as_inference(b)) return add_bound(var, BoundKind::kLower, a);
  if (auto* var = as_inference(a)) return add_bound(var, BoundKind::kUpper, b);
  if (a->kind == TypeKind::kWildcard) return is_subtype(upper_bound(a), b, capturing);
  if (b->kind == TypeKind::kWildcard) {
    auto* w = static_cast<WildcardType*>(b);
    return w->bound_kind == WildcardNode::Bound::kSuper && is_subtype(a, w->bound, capturing);
  }
  if (auto* i = as_intersection(b))
    return std::all_of(i->parts.begin(), i->parts.end(), [&](Type* part) { return is_subtype(a, part, capturing); });
  if (auto* var = as_type_var(b); var != nullptr && var->lower != nullptr && is_subtype(a, var->lower, false))
    return true;
  if (a->kind == TypeKind::kTypeVar) return is_subtype(upper_bound(a), b, false);
  if (auto* i = as_intersection(a))
    return std::any_of(i->parts.begin(), i->parts.end(), [&](Type* part) { return is_subtype(part, b, capturing); });
  if (auto* x = as_array(a)) {
    if (auto* y = as_array(b)) {
      if (x->element->is_primitive() || y->element->is_primitive()) return x->element == y->element;
      return is_subtype(x->element, y->element, false);
    }
  }
  auto* target = as_class(b);
  if (target == nullptr) return false;
  ClassType* base = as_super(capturing ? cached_capture(a) : a, target->symbol);
  if (base == nullptr) return false;
  if (target->args.empty() && (target->raw || target->outer == nullptr)) return true;
  if (base->raw || base->args.size() != target->args.size()) return false;
  for (std::size_t i = 0; i < base->args.size(); ++i)
    if (!contains(target->args[i], base->args[i])) return false;
  if (target->outer != nullptr && base->outer != nullptr) {
    for (std::size_t i = 0; i < base->outer->args.size() && i < target->outer->args.size(); ++i)
      if (!contains(target->outer->args[i], base->outer->args[i])) return false;
  }
  return true;
}

bool TypeTable::contains(Type* outer_arg, Type* arg) {
  if (outer_arg == arg) return true;
  auto* outer = as_wildcard(outer_arg);
  if (outer == nullptr) return is_same(outer_arg, arg);
  auto* inner = as_wildcard(arg);
  // An inference variable learns from a captured variable's bounds, not from the variable.
  const auto upper = [&](Type* t) {
    if (inner != nullptr) t = upper_bound(inner);
    for (auto* var = as_type_var(t); var != nullptr && var->captured != nullptr; var = as_type_var(t))
      t = upper_bound(var);
    return t;
  };
  switch (outer->bound_kind) {
    case WildcardNode::Bound::kNone: return true;
    case WildcardNode::Bound::kExtends:
      return is_subtype(is_proper(outer->bound) && inner == nullptr ? arg : upper(arg), outer->bound, false);
    case WildcardNode::Bound::kSuper:
      if (inner == nullptr) {
        auto* var = as_type_var(arg);
        if (var != nullptr && var->captured != nullptr && var->lower != nullptr && !is_proper(outer->bound))
          return is_subtype(outer->bound, var->lower, false);
        return is_subtype(outer->bound, arg, false);
      }
      return inner->bound_kind == WildcardNode::Bound::kSuper && is_subtype(outer->bound, inner->bound, false);
  }
  return false;
}

bool TypeTable::is_subtype_unchecked(Type* a, Type* b, bool* unchecked) {
  if (is_subtype(a, b)) return true;
  if (a->is_primitive() || b->is_primitive()) return false;
  if (auto* x = as_array(a))
    if (auto* y = as_array(b))
      return !x->element->is_primitive() && !y->element->is_primitive() &&
             is_subtype_unchecked(x->element, y->element, unchecked);
  if (a->kind == TypeKind::kTypeVar) return is_subtype_unchecked(upper_bound(a), b, unchecked);
  if (auto* i = as_intersection(a))
    return std::any_of(i->parts.begin(), i->parts.end(),
                       [&](Type* part) { return is_subtype_unchecked(part, b, unchecked); });
  auto* target = as_class(b);
  if (target == nullptr || target->raw) return false;
  ClassType* base = as_super(a, target->symbol);
  if (base == nullptr || !base->raw) return false;
  if (unchecked != nullptr) *unchecked = true;
  return true;
}

bool TypeTable::is_subclass(ClassSymbol* a, ClassSymbol* b) {
  if (a == b) return true;
  if (a == nullptr || b == nullptr) return false;
  if (b == symbols_.known(KnownClass::kObject)) return true;
  a->ensure(ClassStage::kHeader);
  if (a->superclass != nullptr && is_subclass(class_of(a->superclass), b)) return true;
  if (!b->is_interface()) return false;
  for (Type* i : a->interfaces)
    if (is_subclass(class_of(i), b)) return true;
  return false;
}

bool TypeTable::is_reifiable(Type* type) {
  switch (type->kind) {
    case TypeKind::kArray: return is_reifiable(static_cast<ArrayType*>(type)->element);
    case TypeKind::kClass: {
      auto* t = static_cast<ClassType*>(type);
      if (t->raw) return true;
      for (ClassType* c = t; c != nullptr; c = c->outer)
        for (Type* arg : c->args) {
          auto* w = as_wildcard(arg);
          if (w == nullptr || w->bound_kind != WildcardNode::Bound::kNone) return false;
        }
      return true;
    }
    case TypeKind::kTypeVar:
    case TypeKind::kIntersection: return false;
    default: return true;
  }
}

bool TypeTable::is_checked_exception(Type* type) {
  if (type->is_error() || type->kind == TypeKind::kNull) return false;
  ClassSymbol* symbol = class_of(type);
  return symbol != nullptr && !is_subclass(symbol, symbols_.known(KnownClass::kRuntimeException)) &&
         !is_subclass(symbol, symbols_.known(KnownClass::kError));
}

Assignability TypeTable::assignability(Type* from, Type* to, bool strict_only) {
  if (from->is_error() || to->is_error()) return Assignability::kSubtype;
  if (from->is_void() || to->is_void() || from->kind == TypeKind::kDeferred) return Assignability::kNo;
  if (from->is_primitive() == to->is_primitive()) {
    if (from->is_primitive()) return is_subtype(from, to) ? Assignability::kSubtype : Assignability::kNo;
    bool unchecked = false;
    if (!is_subtype_unchecked(from, to, &unchecked)) return Assignability::kNo;
    return unchecked ? Assignability::kUnchecked : Assignability::kSubtype;
  }
  if (strict_only) return Assignability::kNo;
  if (from->is_primitive()) return is_subtype(boxed(from), to) ? Assignability::kBoxing : Assignability::kNo;
  if (auto* var = as_inference(from); var != nullptr && var->solution == nullptr)
    return add_bound(var, BoundKind::kEqual, boxed(to)) ? Assignability::kBoxing : Assignability::kNo;
  Type* primitive = unboxed(from);
  return primitive != nullptr && is_subtype(primitive, to) ? Assignability::kBoxing : Assignability::kNo;
}

bool TypeTable::is_assignable(Type* from, Type* to, const ConstantValue* constant) {
  if (assignability(from, to) != Assignability::kNo) return true;
  // An int constant fits byte, short, char and their boxes (JLS 5.2).
  if (constant == nullptr || !(from->is_integral() && from->kind != TypeKind::kLong)) return false;
  Type* target = to->is_primitive() ? to : unboxed(to);
  if (target == nullptr || (!to->is_primitive() && boxed(target) != to)) return false;
  const std::int32_t value = constant->as_int();
  switch (target->kind) {
    case TypeKind::kByte: return value >= -128 && value <= 127;
    case TypeKind::kShort: return value >= -32768 && value <= 32767;
    case TypeKind::kChar: return value >= 0 && value <= 65535;
    default: return false;
  }
}

}  // namespace heddle::lang
