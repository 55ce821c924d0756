// Questions about the structure of types: erasure, substitution, supertypes, members seen from a site
// (JLS 4.6, 4.10, 8.4).
#include <algorithm>

#include "lang/symbols.h"
#include "lang/types.h"

namespace heddle::lang {
namespace {

// The substitution that a parameterised type stands for, its enclosing types included.
Substitution substitution_of(const ClassType& type) {
  Substitution s;
  for (const ClassType* t = &type; t != nullptr; t = t->outer) {
    const auto& params = t->symbol->type_params;
    if (t->args.size() != params.size()) continue;
    for (std::size_t i = 0; i < params.size(); ++i) {
      s.from.push_back(params[i]->type);
      s.to.push_back(t->args[i]);
    }
  }
  return s;
}

}  // namespace

Type* TypeTable::erasure(Type* type) {
  switch (type->kind) {
    case TypeKind::kClass: return raw_type(static_cast<ClassType*>(type)->symbol);
    case TypeKind::kArray: return array_of(erasure(static_cast<ArrayType*>(type)->element));
    case TypeKind::kTypeVar:
    case TypeKind::kWildcard: return erasure(upper_bound(type));
    case TypeKind::kIntersection: return erasure(static_cast<IntersectionType*>(type)->parts[0]);
    case TypeKind::kInference: {
      auto* var = static_cast<InferenceVar*>(type);
      if (var->solution != nullptr) return erasure(var->solution);
      return var->variable != nullptr ? erasure(var->variable) : symbols_.known_type(KnownClass::kObject);
    }
    default: return type;
  }
}

Type* TypeTable::substitute(Type* type, const Substitution& substitution) {
  if (type == nullptr || type->closed || substitution.empty()) return type;
  switch (type->kind) {
    case TypeKind::kTypeVar:
      for (std::size_t i = 0; i < substitution.from.size(); ++i)
        if (substitution.from[i] == type) return substitution.to[i];
      return type;
    case TypeKind::kClass: {
      auto* t = static_cast<ClassType*>(type);
      if (t->args.empty() && t->outer == nullptr) return type;
      std::vector<Type*> args;
      args.reserve(t->args.size());
      bool changed = false;
      for (Type* arg : t->args) {
        args.push_back(substitute(arg, substitution));
        changed = changed || args.back() != arg;
      }
      Type* outer = substitute(t->outer, substitution);
      if (!changed && outer == t->outer) return type;
      return class_type(t->symbol, args, static_cast<ClassType*>(outer));
    }
    case TypeKind::kArray: {
      Type* old = static_cast<ArrayType*>(type)->element;
      Type* element = substitute(old, substitution);
      if (element == old) return type;
      // T[] with T := ? extends X (an uncaptured site) is an X[].
      if (element->kind == TypeKind::kWildcard) element = upper_bound(element);
      return array_of(element);
    }
    case TypeKind::kWildcard: {
      auto* t = static_cast<WildcardType*>(type);
      if (t->bound == nullptr) return type;
      Type* bound = substitute(t->bound, substitution);
      if (bound == t->bound) return type;
      if (auto* nested = as_wildcard(bound)) {
        // ? extends (? extends X) is ? extends X; anything that meets a bound of the other direction is unbounded.
        if (nested->bound_kind != t->bound_kind) return wildcard(WildcardNode::Bound::kNone, nullptr);
        bound = nested->bound;
      }
      return wildcard(t->bound_kind, bound);
    }
    case TypeKind::kIntersection: {
      std::vector<Type*> parts;
      for (Type* part : static_cast<IntersectionType*>(type)->parts) parts.push_back(substitute(part, substitution));
      return intersection(parts);
    }
    default: return type;
  }
}

Type* TypeTable::upper_bound(Type* type) {
  if (auto* var = as_type_var(type)) {
    if (var->upper == nullptr && var->symbol != nullptr && var->symbol->owner != nullptr &&
        var->symbol->owner->kind == SymbolKind::kClass)
      static_cast<ClassSymbol*>(var->symbol->owner)->ensure(ClassStage::kHeader);
    return var->upper != nullptr ? var->upper : symbols_.known_type(KnownClass::kObject);
  }
  if (auto* wild = as_wildcard(type))
    return wild->bound_kind == WildcardNode::Bound::kExtends ? wild->bound : symbols_.known_type(KnownClass::kObject);
  return type;
}

Type* TypeTable::superclass(Type* type) {
  switch (type->kind) {
    case TypeKind::kClass: {
      auto* t = static_cast<ClassType*>(type);
      t->symbol->ensure(ClassStage::kHeader);
      if (t->symbol->is_interface() || t->symbol->superclass == nullptr) return nullptr;
      return t->raw ? erasure(t->symbol->superclass) : substitute(t->symbol->superclass, substitution_of(*t));
    }
    case TypeKind::kArray: return symbols_.known_type(KnownClass::kObject);
    case TypeKind::kTypeVar:
    case TypeKind::kWildcard: return upper_bound(type);
    case TypeKind::kIntersection: {
      Type* first = static_cast<IntersectionType*>(type)->parts[0];
      ClassSymbol* symbol = class_of(first);
      return symbol != nullptr && !symbol->is_interface() ? first : symbols_.known_type(KnownClass::kObject);
    }
    default: return nullptr;
  }
}

std::vector<Type*> TypeTable::interfaces(Type* type) {
  std::vector<Type*> result;
  switch (type->kind) {
    case TypeKind::kClass: {
      auto* t = static_cast<ClassType*>(type);
      t->symbol->ensure(ClassStage::kHeader);
      if (t->symbol->interfaces.empty()) break;
      const Substitution s = t->raw ? Substitution{} : substitution_of(*t);
      for (Type* i : t->symbol->interfaces) result.push_back(t->raw ? erasure(i) : substitute(i, s));
      break;
    }
    case TypeKind::kArray:
      result = {symbols_.known_type(KnownClass::kCloneable), symbols_.known_type(KnownClass::kSerializable)};
      break;
    case TypeKind::kIntersection: {
      auto& parts = static_cast<IntersectionType*>(type)->parts;
      ClassSymbol* first = class_of(parts[0]);
      const bool has_class = first != nullptr && !first->is_interface();
      result.assign(parts.begin() + (has_class ? 1 : 0), parts.end());
      break;
    }
    default: break;
  }
  return result;
}

ClassType* TypeTable::as_super(Type* type, ClassSymbol* symbol) {
  if (type == nullptr || symbol == nullptr) return nullptr;
  switch (type->kind) {
    case TypeKind::kClass: {
      auto* t = static_cast<ClassType*>(type);
      if (t->symbol == symbol) return t;
      if (symbol == symbols_.known(KnownClass::kObject)) return raw_type(symbol);
      // A class that is not generic, nor declared within a generic one, has one type only: it is enough that it is
      // above.
      if (symbol->type_params.empty() && !symbol->inner && !symbol->local)
        return is_subclass(t->symbol, symbol) ? raw_type(symbol) : nullptr;
      if (Type* super = superclass(type))
        if (ClassType* found = as_super(super, symbol)) return found;
      if (symbol->is_interface())
        for (Type* i : interfaces(type))
          if (ClassType* found = as_super(i, symbol)) return found;
      return nullptr;
    }
    case TypeKind::kArray:
      if (symbol == symbols_.known(KnownClass::kObject) || symbol == symbols_.known(KnownClass::kCloneable) ||
          symbol == symbols_.known(KnownClass::kSerializable))
        return raw_type(symbol);
      return nullptr;
    case TypeKind::kTypeVar:
    case TypeKind::kWildcard: return as_super(upper_bound(type), symbol);
    case TypeKind::kIntersection:
      for (Type* part : static_cast<IntersectionType*>(type)->parts)
        if (ClassType* found = as_super(part, symbol)) return found;
      return nullptr;
    case TypeKind::kInference: return as_super(static_cast<InferenceVar*>(type)->solution, symbol);
    default: return nullptr;
  }
}

Type* TypeTable::member_type(Type* site, VarSymbol* field) {
  if (field->type == nullptr) return error_type();
  ClassSymbol* owner = field->owner_class();
  if (field->is_static() || owner == nullptr || site == nullptr) return field->type;
  ClassType* base = as_super(site, owner);
  if (base == nullptr) return field->type;
  if (base->raw) return erasure(field->type);
  return substitute(field->type, substitution_of(*base));
}

MethodType TypeTable::member_type(Type* site, MethodSymbol* method) {
  MethodType result;
  for (TypeVarSymbol* param : method->type_params) result.type_params.push_back(param->type);
  result.params = method->param_types;
  result.result = method->result != nullptr ? method->result : error_type();
  result.thrown = method->thrown;
  if (method->is_static() || site == nullptr) return result;
  ClassType* base = as_super(site, method->owner_class());
  if (base == nullptr) return result;
  if (base->raw) {
    // A constructor of a raw type is erased too, but the type parameters of its own class stay visible to `new C<>`,
    // which asks with this_type.
    result.type_params.clear();
    for (Type*& param : result.params) param = erasure(param);
    result.result = erasure(result.result);
    for (Type*& thrown : result.thrown) thrown = erasure(thrown);
    return result;
  }
  Substitution s = substitution_of(*base);
  if (s.empty()) return result;
  // The method's own variables get new identities only when their bounds mention what is replaced.
  bool bounds_change = false;
  for (TypeVar* var : result.type_params)
    bounds_change = bounds_change || substitute(upper_bound(var), s) != upper_bound(var);
  if (bounds_change) {
    std::vector<TypeVar*> old = std::move(result.type_params);
    result.type_params.clear();
    for (TypeVar* var : old) {
      TypeVar* fresh = new_type_var(var->symbol);
      s.from.push_back(var);
      s.to.push_back(fresh);
      result.type_params.push_back(fresh);
    }
    for (std::size_t i = 0; i < old.size(); ++i) result.type_params[i]->upper = substitute(upper_bound(old[i]), s);
  }
  for (Type*& param : result.params) param = substitute(param, s);
  result.result = substitute(result.result, s);
  for (Type*& thrown : result.thrown) thrown = substitute(thrown, s);
  return result;
}

ClassSymbol* TypeTable::class_of(Type* type) {
  if (type == nullptr) return nullptr;
  switch (type->kind) {
    case TypeKind::kClass: return static_cast<ClassType*>(type)->symbol;
    case TypeKind::kArray: return symbols_.known(KnownClass::kObject);
    case TypeKind::kTypeVar:
    case TypeKind::kWildcard: return class_of(upper_bound(type));
    case TypeKind::kIntersection: return class_of(static_cast<IntersectionType*>(type)->parts[0]);
    case TypeKind::kInference: return class_of(static_cast<InferenceVar*>(type)->solution);
    default: return nullptr;
  }
}

}  // namespace heddle::lang
