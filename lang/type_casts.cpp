// Cast contexts (JLS 5.5): which casts are legal, and which of them the run time cannot check.
#include <algorithm>

#include "lang/symbols.h"
#include "lang/types.h"

namespace heddle::lang {
namespace {

bool is_final_class(const ClassSymbol& c) { return c.has(kFinal); }

// Whether no object can be both (JLS 5.1.6.1 for unrelated classes and interfaces; sealed hierarchies are followed).
bool are_disjoint(TypeTable& types, ClassSymbol* a, ClassSymbol* b, int depth = 0) {
  if (types.is_subclass(a, b) || types.is_subclass(b, a)) return false;
  if (!a->is_interface() && !b->is_interface()) return true;
  if (is_final_class(*a) || is_final_class(*b)) return true;
  if (depth > 20) return false;
  a->ensure(ClassStage::kHeader);
  b->ensure(ClassStage::kHeader);
  for (auto [sealed, other] : {std::pair{a, b}, std::pair{b, a}}) {
    if (!sealed->has(kSealed) || sealed->permits.empty()) continue;
    ClassSymbol* right = other;
    if (std::all_of(sealed->permits.begin(), sealed->permits.end(),
                    [&](ClassSymbol* permitted) { return are_disjoint(types, permitted, right, depth + 1); }))
      return true;
  }
  return false;
}

// JLS 4.5: provably distinct type arguments.
bool provably_distinct(TypeTable& types, Type* a, Type* b, int depth) {
  if (a == b || depth > 4 || a->is_error() || b->is_error()) return false;
  if (a->kind == TypeKind::kInference || b->kind == TypeKind::kInference) return false;
  if (a->kind == TypeKind::kTypeVar || b->kind == TypeKind::kTypeVar || a->kind == TypeKind::kWildcard ||
      b->kind == TypeKind::kWildcard) {
    const auto bound = [&](Type* t) -> Type* {
      auto* w = as_wildcard(t);
      if (w != nullptr && w->bound_kind == WildcardNode::Bound::kSuper) return nullptr;
      return types.upper_bound(t);
    };
    Type* x = bound(a);
    Type* y = bound(b);
    return x != nullptr && y != nullptr && !types.is_castable(types.erasure(x), types.erasure(y));
  }
  auto* x = as_class(a);
  auto* y = as_class(b);
  if (x != nullptr && y != nullptr && x->symbol == y->symbol && x->args.size() == y->args.size()) {
    for (std::size_t i = 0; i < x->args.size(); ++i)
      if (provably_distinct(types, x->args[i], y->args[i], depth + 1)) return true;
    return false;
  }
  return !types.is_same(a, b);
}

// Whether the parameterisations that a and b give their common generic supertypes exclude each other.
bool arguments_exclude(TypeTable& types, Type* a, Type* b) {
  auto* x = as_class(a);
  auto* y = as_class(b);
  if (x == nullptr || y == nullptr || x->raw || y->raw) return false;
  const auto compare = [&](ClassType* p, ClassType* q) {
    if (p == nullptr || q == nullptr || p->raw || q->raw || p->args.size() != q->args.size()) return false;
    for (std::size_t i = 0; i < p->args.size(); ++i)
      if (provably_distinct(types, p->args[i], q->args[i], 0)) return true;
    return false;
  };
  if (types.is_subclass(x->symbol, y->symbol)) return compare(types.as_super(x, y->symbol), y);
  if (types.is_subclass(y->symbol, x->symbol)) return compare(x, types.as_super(y, x->symbol));
  // Neither class is below the other: every generic class above both is compared.
  std::vector<Type*> queue = {x};
  for (std::size_t i = 0; i < queue.size() && i < 200; ++i) {
    auto* t = as_class(queue[i]);
    if (t == nullptr) continue;
    if (!t->args.empty() && types.is_subclass(y->symbol, t->symbol) && compare(t, types.as_super(y, t->symbol)))
      return true;
    if (Type* super = types.superclass(t)) queue.push_back(super);
    for (Type* interface : types.interfaces(t)) queue.push_back(interface);
  }
  return false;
}

// Whether a value of static type `from` that is an erasure(to) is certainly a `to`.
bool is_checkable(TypeTable& types, Type* from, Type* to) {
  if (types.is_reifiable(to) || types.is_subtype(from, to)) return true;
  if (auto* x = as_array(to)) {
    auto* y = as_array(from);
    return y != nullptr && !x->element->is_primitive() && is_checkable(types, y->element, x->element);
  }
  auto* target = as_class(to);
  if (target == nullptr || target->args.empty()) return false;
  ClassType* source = as_class(from);
  if (source == nullptr) {
    Type* upper = types.upper_bound(from);
    if (upper == from) return false;
    return is_checkable(types, upper, to);
  }
  if (source->raw || source->args.empty()) return false;
  // Arguments of `to` that its supertype `from` determines.
  ClassType* declared = types.this_type(target->symbol);
  ClassType* super = types.as_super(declared, source->symbol);
  if (super == nullptr || super->args.size() != source->args.size()) return false;
  Substitution s;
  for (std::size_t i = 0; i < super->args.size(); ++i) {
    auto* var = as_type_var(super->args[i]);
    if (var == nullptr) continue;
    s.from.push_back(var);
    s.to.push_back(source->args[i]);
  }
  for (std::size_t i = 0; i < declared->args.size(); ++i) {
    auto* wild = as_wildcard(target->args[i]);
    if (wild != nullptr && wild->bound_kind == WildcardNode::Bound::kNone) continue;
    const bool known = std::find(s.from.begin(), s.from.end(), declared->args[i]) != s.from.end();
    if (!known || !types.contains(target->args[i], types.substitute(declared->args[i], s))) return false;
  }
  return true;
}

}  // namespace

bool TypeTable::is_castable(Type* from, Type* to, bool* unchecked) {
  if (from->is_error() || to->is_error()) return true;
  if (from->is_void() || to->is_void() || from->kind == TypeKind::kDeferred) return false;
  if (from->is_primitive() && to->is_primitive()) return from == to || (from->is_numeric() && to->is_numeric());
  if (from->is_primitive()) return is_subtype(boxed(from), to);
  if (to->is_primitive()) {
    if (from->kind == TypeKind::kNull) return false;
    if (Type* primitive = unboxed(from)) return is_subtype(primitive, to);
    return is_subtype(boxed(to), upper_bound(from));
  }
  if (from->kind == TypeKind::kNull) return true;
  if (from->kind == TypeKind::kInference || to->kind == TypeKind::kInference) return true;
  if (unchecked != nullptr && !is_checkable(*this, from, to)) *unchecked = true;
  if (auto* i = as_intersection(to))
    return std::all_of(i->parts.begin(), i->parts.end(), [&](Type* part) { return is_castable(from, part); });
  if (auto* i = as_intersection(from))
    return std::all_of(i->parts.begin(), i->parts.end(), [&](Type* part) { return is_castable(part, to); });
  if (is_subtype(from, to)) return true;
  if (from->kind == TypeKind::kTypeVar) return is_castable(upper_bound(from), to);
  if (to->kind == TypeKind::kTypeVar) return is_castable(from, upper_bound(to));
  auto* from_array = as_array(from);
  auto* to_array = as_array(to);
  if (from_array != nullptr && to_array != nullptr) {
    if (from_array->element->is_primitive() || to_array->element->is_primitive())
      return from_array->element == to_array->element;
    return is_castable(from_array->element, to_array->element);
  }
  if (from_array != nullptr) return is_subtype(from, erasure(to));
  if (to_array != nullptr) return is_subtype(to, erasure(from));
  ClassSymbol* a = class_of(from);
  ClassSymbol* b = class_of(to);
  if (a == nullptr || b == nullptr) return false;
  return !are_disjoint(*this, a, b) && !arguments_exclude(*this, from, to);
}

}  // namespace heddle::lang
