// Making types: interning by structure. The questions about them are in type_structure.cpp and type_relations.cpp.
#include "lang/types.h"

#include <algorithm>
#include <cstring>

#include "lang/symbols.h"
#include "vm/base/check.h"

namespace heddle::lang {
namespace {

void append_address(std::string& key, const void* address) {
  char bytes[sizeof address];
  std::memcpy(bytes, &address, sizeof address);
  key.append(bytes, sizeof bytes);
}

// Whether code in `symbol` sees type variables of an enclosing instance.
bool has_generic_outer(const ClassSymbol& symbol) {
  for (const ClassSymbol* s = &symbol; s->inner && s->enclosing != nullptr; s = s->enclosing)
    if (!s->enclosing->type_params.empty()) return true;
  return false;
}

}  // namespace

TypeTable::TypeTable(Arena& arena, SymbolTable& symbols) : arena_(arena), symbols_(symbols) {
  basics_.resize(static_cast<std::size_t>(TypeKind::kDeferred) + 1);
  for (TypeKind kind :
       {TypeKind::kBoolean, TypeKind::kByte, TypeKind::kShort, TypeKind::kChar, TypeKind::kInt, TypeKind::kLong,
        TypeKind::kFloat, TypeKind::kDouble, TypeKind::kVoid, TypeKind::kNull, TypeKind::kError})
    basics_[static_cast<std::size_t>(kind)] = arena.make<BasicType>(kind);
  for (Type* basic : basics_)
    if (basic != nullptr) basic->closed = !basic->is_error();
}

Type* TypeTable::basic(TypeKind kind) {
  Type* type = basics_[static_cast<std::size_t>(kind)];
  HEDDLE_CHECK(type != nullptr, "not a basic type");
  return type;
}

Type* TypeTable::primitive(PrimitiveKind kind) {
  switch (kind) {
    case PrimitiveKind::kBoolean: return basic(TypeKind::kBoolean);
    case PrimitiveKind::kByte: return basic(TypeKind::kByte);
    case PrimitiveKind::kShort: return basic(TypeKind::kShort);
    case PrimitiveKind::kChar: return basic(TypeKind::kChar);
    case PrimitiveKind::kInt: return basic(TypeKind::kInt);
    case PrimitiveKind::kLong: return basic(TypeKind::kLong);
    case PrimitiveKind::kFloat: return basic(TypeKind::kFloat);
    case PrimitiveKind::kDouble: return basic(TypeKind::kDouble);
    case PrimitiveKind::kVoid: return basic(TypeKind::kVoid);
  }
  return error_type();
}

ClassType* TypeTable::class_type(ClassSymbol* symbol, const std::vector<Type*>& args, ClassType* outer) {
  const bool generic_outer = has_generic_outer(*symbol);
  if (!generic_outer || (outer != nullptr && outer->raw)) outer = nullptr;
  // The type variables around a local class are always the ones in scope.
  if (generic_outer && symbol->local && outer == nullptr && (!args.empty() || symbol->type_params.empty()))
    outer = this_type(symbol->enclosing);
  std::string key = "C";
  append_address(key, symbol);
  append_address(key, outer);
  for (Type* arg : args) append_address(key, arg);
  Type*& slot = interned_[key];
  if (slot == nullptr) {
    auto* type = arena_.make<ClassType>();
    type->symbol = symbol;
    type->args = args;
    type->outer = outer;
    type->closed = (outer == nullptr || outer->closed) &&
                   std::all_of(args.begin(), args.end(), [](const Type* arg) { return arg->closed; });
    type->raw = (args.empty() && !symbol->type_params.empty()) || (generic_outer && outer == nullptr && args.empty());
    slot = type;
  }
  return static_cast<ClassType*>(slot);
}

ClassType* TypeTable::raw_type(ClassSymbol* symbol) { return class_type(symbol, {}); }

ClassType* TypeTable::this_type(ClassSymbol* symbol) {
  std::vector<Type*> args;
  for (TypeVarSymbol* param : symbol->type_params) args.push_back(param->type);
  return class_type(symbol, args, has_generic_outer(*symbol) ? this_type(symbol->enclosing) : nullptr);
}

ArrayType* TypeTable::array_of(Type* element) {
  std::string key = "A";
  append_address(key, element);
  Type*& slot = interned_[key];
  if (slot == nullptr) {
    auto* type = arena_.make<ArrayType>();
    type->element = element;
    type->closed = element->closed;
    slot = type;
  }
  return static_cast<ArrayType*>(slot);
}

WildcardType* TypeTable::wildcard(WildcardNode::Bound kind, Type* bound) {
  if (kind == WildcardNode::Bound::kNone) bound = nullptr;
  std::string key = "W";
  key += static_cast<char>(kind);
  append_address(key, bound);
  Type*& slot = interned_[key];
  if (slot == nullptr) {
    auto* type = arena_.make<WildcardType>();
    type->bound_kind = kind;
    type->bound = bound;
    slot = type;
  }
  return static_cast<WildcardType*>(slot);
}

Type* TypeTable::intersection(std::vector<Type*> parts) {
  std::vector<Type*> flat;
  const auto add = [&flat](Type* part) {
    for (Type* seen : flat)
      if (seen == part) return;
    flat.push_back(part);
  };
  for (Type* part : parts) {
    if (part->is_error()) return part;
    if (auto* inner = as_intersection(part))
      for (Type* p : inner->parts) add(p);
    else add(part);
  }
  HEDDLE_CHECK(!flat.empty(), "intersection of nothing");
  if (flat.size() == 1) return flat[0];
  std::string key = "I";
  for (Type* part : flat) append_address(key, part);
  Type*& slot = interned_[key];
  if (slot == nullptr) {
    auto* type = arena_.make<IntersectionType>();
    type->parts = flat;
    slot = type;
  }
  return slot;
}

TypeVar* TypeTable::new_type_var(TypeVarSymbol* symbol) {
  auto* var = arena_.make<TypeVar>();
  var->symbol = symbol;
  return var;
}

InferenceVar* TypeTable::new_inference_var(TypeVar* variable) {
  auto* var = arena_.make<InferenceVar>();
  var->variable = variable;
  return var;
}

DeferredType* TypeTable::deferred(Expr* expr) {
  auto* type = arena_.make<DeferredType>();
  type->expr = expr;
  return type;
}

}  // namespace heddle::lang
