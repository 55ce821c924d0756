// Bounds of inference variables and their incorporation (JLS 18.1.3, 18.3).
#include <algorithm>

#include "lang/symbols.h"
#include "lang/types.h"

namespace heddle::lang {
namespace {

// Incorporation that would not end (f-bounded chains) stops at so many bounds, of which those that come more or less
// directly from arguments are as many as these.
constexpr std::size_t kMaxBounds = 200;
constexpr int kDirect = 4;

}  // namespace

bool TypeTable::add_bound(InferenceVar* var, BoundKind kind, Type* type) {
  // Sticky, because the bound that failed stays in the list and a second look would take it for known.
  ++incorporating_;
  if (!var->failed && !incorporate(var, kind, type)) var->failed = true;
  --incorporating_;
  return !var->failed;
}

bool TypeTable::incorporate(InferenceVar* var, BoundKind kind, Type* type) {
  if (auto* other = as_inference(type); other != nullptr && other->solution != nullptr) type = other->solution;
  if (type == var || type->is_error()) {
    // An error is the solution when nothing better is known: it silences what follows.
    if (type->is_error() && var->solution == nullptr && var->lower.empty()) var->lower.push_back(type);
    return true;
  }
  if (var->solution != nullptr) {
    switch (kind) {
      case BoundKind::kEqual: return is_same(var->solution, type);
      case BoundKind::kLower: return is_subtype(type, var->solution);
      case BoundKind::kUpper: return is_subtype(var->solution, type);
    }
  }
  if (type->is_primitive() || type->is_void() || type->kind == TypeKind::kDeferred) return false;
  if (type->kind == TypeKind::kNull) return kind == BoundKind::kLower;
  if (type->kind == TypeKind::kWildcard) {
    if (kind == BoundKind::kEqual) return false;
    type = upper_bound(type);
  }
  std::vector<Type*>& bounds = kind == BoundKind::kEqual   ? var->equal
                               : kind == BoundKind::kLower ? var->lower
                                                           : var->upper;
  if (std::find(bounds.begin(), bounds.end(), type) != bounds.end()) return true;
  if (bounds.size() >= kMaxBounds && incorporating_ > kDirect) return false;
  bounds.push_back(type);

  // Incorporation may add bounds to these lists while they are walked, hence indices instead of iterators.
  if (kind == BoundKind::kEqual) {
    for (std::size_t i = 0; i < var->equal.size(); ++i)
      if (var->equal[i] != type && !is_same(var->equal[i], type)) return false;
    // Comparisons allow unchecked conversion, because a raw type may meet a parameterised bound.
    for (std::size_t i = 0; i < var->lower.size(); ++i)
      if (!is_subtype_unchecked(var->lower[i], type)) return false;
    for (std::size_t i = 0; i < var->upper.size(); ++i)
      if (!is_subtype_unchecked(type, var->upper[i])) return false;
  } else if (kind == BoundKind::kLower) {
    for (std::size_t i = 0; i < var->equal.size(); ++i)
      if (!is_subtype_unchecked(type, var->equal[i])) return false;
    for (std::size_t i = 0; i < var->upper.size(); ++i)
      if (!is_subtype_unchecked(type, var->upper[i])) return false;
  } else {
    for (std::size_t i = 0; i < var->equal.size(); ++i)
      if (!is_subtype_unchecked(var->equal[i], type)) return false;
    for (std::size_t i = 0; i < var->lower.size(); ++i)
      if (!is_subtype_unchecked(var->lower[i], type)) return false;
    // Two parameterisations of one class above the same variable must agree wherever both name types, not wildcards
    // (JLS 18.3.1).
    for (std::size_t i = 0; i < var->upper.size(); ++i) {
      auto* x = as_class(var->upper[i]);
      auto* y = as_class(type);
      if (x == nullptr || y == nullptr || x == y || x->symbol == y->symbol) continue;
      ClassType* up = is_subclass(x->symbol, y->symbol)   ? as_super(x, y->symbol)
                      : is_subclass(y->symbol, x->symbol) ? as_super(y, x->symbol)
                                                          : nullptr;
      ClassType* other = up == nullptr ? nullptr : up->symbol == y->symbol ? y : x;
      if (up == nullptr || up->raw || other->raw || up->args.size() != other->args.size()) continue;
      for (std::size_t k = 0; k < up->args.size(); ++k)
        if (up->args[k]->kind != TypeKind::kWildcard && other->args[k]->kind != TypeKind::kWildcard &&
            !is_same(up->args[k], other->args[k]))
          return false;
    }
  }
  if (auto* other = as_inference(type)) {
    const BoundKind mirrored = kind == BoundKind::kEqual   ? BoundKind::kEqual
                               : kind == BoundKind::kLower ? BoundKind::kUpper
                                                           : BoundKind::kLower;
    return add_bound(other, mirrored, var);
  }
  return true;
}

void TypeTable::inference_vars(Type* type, std::vector<InferenceVar*>& found) {
  if (type == nullptr || type->closed) return;
  switch (type->kind) {
    case TypeKind::kInference: {
      auto* var = static_cast<InferenceVar*>(type);
      if (var->solution != nullptr) return inference_vars(var->solution, found);
      if (std::find(found.begin(), found.end(), var) == found.end()) found.push_back(var);
      return;
    }
    case TypeKind::kClass:
      for (auto* t = static_cast<ClassType*>(type); t != nullptr; t = t->outer)
        for (Type* arg : t->args) inference_vars(arg, found);
      return;
    case TypeKind::kArray: return inference_vars(static_cast<ArrayType*>(type)->element, found);
    case TypeKind::kWildcard: return inference_vars(static_cast<WildcardType*>(type)->bound, found);
    case TypeKind::kIntersection:
      for (Type* part : static_cast<IntersectionType*>(type)->parts) inference_vars(part, found);
      return;
    default: return;
  }
}

bool TypeTable::is_proper(Type* type) {
  std::vector<InferenceVar*> found;
  inference_vars(type, found);
  return found.empty();
}

Type* TypeTable::instantiate(Type* type) {
  if (type == nullptr || type->closed) return type;
  switch (type->kind) {
    case TypeKind::kInference: {
      auto* var = static_cast<InferenceVar*>(type);
      return var->solution != nullptr && var->solution != var ? instantiate(var->solution) : type;
    }
    case TypeKind::kClass: {
      auto* t = static_cast<ClassType*>(type);
      if (t->args.empty() && t->outer == nullptr) return type;
      std::vector<Type*> args;
      bool changed = false;
      for (Type* arg : t->args) {
        args.push_back(instantiate(arg));
        changed = changed || args.back() != arg;
      }
      auto* outer = static_cast<ClassType*>(instantiate(t->outer));
      return changed || outer != t->outer ? class_type(t->symbol, args, outer) : type;
    }
    case TypeKind::kArray: {
      Type* old = static_cast<ArrayType*>(type)->element;
      Type* element = instantiate(old);
      return element == old ? type : array_of(element);
    }
    case TypeKind::kWildcard: {
      auto* t = static_cast<WildcardType*>(type);
      Type* bound = instantiate(t->bound);
      return bound == t->bound ? type : wildcard(t->bound_kind, bound);
    }
    case TypeKind::kIntersection: {
      std::vector<Type*> parts;
      for (Type* part : static_cast<IntersectionType*>(type)->parts) parts.push_back(instantiate(part));
      return intersection(parts);
    }
    case TypeKind::kTypeVar: {
      // A capture made while its bound was open: the bound is completed in place (once: it is proper afterwards).
      auto* var = static_cast<TypeVar*>(type);
      if (var->captured == nullptr || var->upper == nullptr) return type;
      Type* before = var->upper;
      var->upper = symbols_.known_type(KnownClass::kObject);  // a cycle through the bound ends here
      var->upper = instantiate(before);
      if (var->lower != nullptr && var->lower->kind == TypeKind::kInference) var->lower = instantiate(var->lower);
      return type;
    }
    default: return type;
  }
}

}  // namespace heddle::lang
