// Boxes, numeric promotion (JLS 5.1.7, 5.1.8, 5.6) and functional interfaces (JLS 9.8, 9.9).
#include <algorithm>

#include "lang/attr_context.h"
#include "lang/symbols.h"
#include "lang/tree_completer.h"
#include "lang/types.h"

namespace heddle::lang {
namespace {

struct Box {
  TypeKind primitive;
  KnownClass box;
};
constexpr Box kBoxes[] = {
    {TypeKind::kBoolean, KnownClass::kBoolean}, {TypeKind::kByte, KnownClass::kByte},
    {TypeKind::kShort, KnownClass::kShort},     {TypeKind::kChar, KnownClass::kCharacter},
    {TypeKind::kInt, KnownClass::kInteger},     {TypeKind::kLong, KnownClass::kLong},
    {TypeKind::kFloat, KnownClass::kFloat},     {TypeKind::kDouble, KnownClass::kDouble},
};

}  // namespace

Type* TypeTable::boxed(Type* primitive) {
  for (const Box& b : kBoxes)
    if (b.primitive == primitive->kind) return symbols_.known_type(b.box);
  return primitive;
}

Type* TypeTable::unboxed(Type* reference) {
  if (reference == nullptr || !reference->is_reference() || reference->kind == TypeKind::kArray) return nullptr;
  if (auto* i = as_intersection(reference)) {
    for (Type* part : i->parts)
      if (Type* primitive = unboxed(part)) return primitive;
    return nullptr;
  }
  if (reference->kind == TypeKind::kTypeVar) return unboxed(upper_bound(reference));
  ClassSymbol* symbol = class_of(reference);
  if (symbol == nullptr || symbol->binary_name.substr(0, 10) != "java/lang/") return nullptr;
  for (const Box& b : kBoxes)
    if (symbols_.known(b.box) == symbol) return basic(b.primitive);
  return nullptr;
}

Type* TypeTable::unary_promotion(Type* a) {
  if (a->is_error()) return a;
  if (!a->is_primitive()) a = unboxed(a);
  if (a == nullptr || !a->is_numeric()) return nullptr;
  return a->kind < TypeKind::kInt ? int_type() : a;
}

Type* TypeTable::binary_promotion(Type* a, Type* b) {
  if (a->is_error()) return a;
  if (b->is_error()) return b;
  a = unary_promotion(a);
  b = unary_promotion(b);
  if (a == nullptr || b == nullptr) return nullptr;
  return a->kind > b->kind ? a : b;
}

TypeTable::FunctionType TypeTable::function_type(Type* type, std::string* why) {
  FunctionType result;
  const auto fail = [&](std::string reason) {
    if (why != nullptr) *why = std::move(reason);
    return FunctionType{};
  };
  if (auto* var = as_inference(type); var != nullptr && var->solution != nullptr) type = var->solution;
  if (auto* i = as_intersection(type)) {
    // Exactly one part has a function type; the others are markers.
    for (Type* part : i->parts) {
      FunctionType f = function_type(part);
      if (f.method == nullptr) continue;
      if (result.method != nullptr) return fail(to_string(type) + " is not a functional interface");
      result = f;
    }
    return result.method != nullptr ? result : fail(to_string(type) + " is not a functional interface");
  }
  auto* target = as_class(type);
  if (target == nullptr || !target->symbol->is_interface())
    return fail(to_string(type) + " is not a functional interface");

  // The parameterisation without wildcards (JLS 9.9).
  if (std::any_of(target->args.begin(), target->args.end(), [](Type* a) { return a->kind == TypeKind::kWildcard; })) {
    const auto& params = target->symbol->type_params;
    std::vector<Type*> args;
    for (std::size_t i = 0; i < target->args.size(); ++i) {
      Type* arg = target->args[i];
      if (auto* wild = as_wildcard(arg)) {
        Type* declared = i < params.size() ? upper_bound(params[i]->type) : symbols_.known_type(KnownClass::kObject);
        // A bound that mentions the class's own parameters counts only by its erasure.
        Substitution own;
        for (TypeVarSymbol* p : params) {
          own.from.push_back(p->type);
          own.to.push_back(error_type());
        }
        const bool recursive = substitute(declared, own) != declared;
        switch (wild->bound_kind) {
          case WildcardNode::Bound::kNone: arg = recursive ? erasure(declared) : declared; break;
          case WildcardNode::Bound::kExtends:
            arg = recursive || !is_proper(wild->bound) ? wild->bound : glb({wild->bound, declared});
            break;
          case WildcardNode::Bound::kSuper: arg = wild->bound; break;
        }
      }
      args.push_back(arg);
    }
    target = class_type(target->symbol, args, target->outer);
  }

  // Abstract methods of the interface and above, without those of Object and those that a sub-interface overrides.
  AttrContext& context = *symbols_.context;
  ClassSymbol* object = symbols_.known(KnownClass::kObject);
  object->ensure(ClassStage::kMembers);
  std::vector<ClassSymbol*> supers;
  std::vector<Type*> queue = {target};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    ClassSymbol* c = class_of(queue[i]);
    if (c == nullptr || std::find(supers.begin(), supers.end(), c) != supers.end()) continue;
    supers.push_back(c);
    for (Type* interface : interfaces(queue[i])) queue.push_back(interface);
  }
  std::vector<MethodSymbol*> seen, abstract_methods;
  for (ClassSymbol* c : supers) {
    c->ensure(ClassStage::kMembers);
    for (MethodSymbol* m : c->methods) {
      if (m->is_static() || m->has(kPrivate | kSynthetic)) continue;
      if (std::any_of(object->methods.begin(), object->methods.end(), [&](MethodSymbol* o) {
            return o->name == m->name && o->has(kPublic) && is_override_equivalent(context, *m, *o);
          }))
        continue;
      if (std::any_of(seen.begin(), seen.end(), [&](MethodSymbol* s) {
            return s->name == m->name && s->owner != m->owner && is_subclass(s->owner_class(), m->owner_class()) &&
                   overrides(context, *s, *m);
          }))
        continue;
      seen.push_back(m);
      if (m->has(kAbstract)) abstract_methods.push_back(m);
    }
  }
  const std::string kind = std::string("interface ") + std::string(target->symbol->name);
  if (abstract_methods.empty())
    return fail(to_string(type) + " is not a functional interface: no abstract method found in " + kind);
  MethodSymbol* best = abstract_methods[0];
  Type* seen_from = this_type(target->symbol);
  for (MethodSymbol* m : abstract_methods) {
    if (m == best) continue;
    // As the interface sees them: with K<String> above, m(T) of K is m(String).
    if (!is_subsignature(context, *m, *best, seen_from) && !is_subsignature(context, *best, *m, seen_from))
      return fail(to_string(type) +
                  " is not a functional interface: multiple non-overriding abstract methods found in " + kind);
    // Of override-equivalent methods the one counts whose result fits the others (JLS 9.8).
    Type* mine = member_type(target, m).result;
    Type* other = member_type(target, best).result;
    if (!mine->is_void() && !other->is_void() && is_proper(mine) && is_proper(other) && mine != other &&
        is_subtype(mine, other))
      best = m;
  }
  result.method = best;
  result.target = target;
  result.type = member_type(target, best);
  // What any of them does not allow is not thrown (JLS 9.9).
  for (MethodSymbol* m : abstract_methods) {
    if (m == best || m->owner == best->owner) continue;
    const std::vector<Type*> others = member_type(target, m).thrown;
    const auto is_variable = [](Type* t) { return as_type_var(t) != nullptr || as_inference(t) != nullptr; };
    if (std::any_of(others.begin(), others.end(), is_variable) ||
        std::any_of(result.type.thrown.begin(), result.type.thrown.end(), is_variable))
      continue;
    std::vector<Type*> both;
    for (Type* a : result.type.thrown)
      for (Type* b : others)
        if (is_subtype(a, b)) both.push_back(a);
        else if (is_subtype(b, a)) both.push_back(b);
    result.type.thrown = std::move(both);
  }
  return result;
}

Type* TypeTable::explicit_parameterisation(Type* type, const std::vector<Type*>& lambda_params) {
  if (auto* var = as_inference(type); var != nullptr && var->solution != nullptr) type = var->solution;
  auto* target = as_class(type);
  if (target == nullptr ||
      std::none_of(target->args.begin(), target->args.end(), [](Type* a) { return as_wildcard(a) != nullptr; }))
    return type;
  const FunctionType declared = function_type(this_type(target->symbol));
  if (declared.method == nullptr || declared.type.params.size() != lambda_params.size()) return type;
  Substitution to_vars;
  for (TypeVarSymbol* p : target->symbol->type_params) {
    to_vars.from.push_back(p->type);
    to_vars.to.push_back(new_inference_var(p->type));
  }
  if (to_vars.to.size() != target->args.size()) return type;
  for (std::size_t i = 0; i < lambda_params.size(); ++i)
    if (!is_same(substitute(declared.type.params[i], to_vars), lambda_params[i])) return type;
  std::vector<Type*> args;
  for (std::size_t i = 0; i < target->args.size(); ++i) {
    const std::vector<Type*>& equal = as_inference(to_vars.to[i])->equal;
    args.push_back(equal.empty() ? target->args[i] : equal[0]);
  }
  return class_type(target->symbol, args, target->outer);
}

}  // namespace heddle::lang
