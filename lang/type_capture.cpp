// Capture conversion, projections, least upper and greatest lower bounds (JLS 5.1.10, 4.10.4, 4.10.5).
#include <algorithm>

#include "lang/symbols.h"
#include "lang/types.h"

namespace heddle::lang {
namespace {

constexpr int kMaxLubDepth = 2;  // type arguments of arguments: deeper ones become `?`, as javac cuts them

// Projections of f-bounded captures do not end by themselves.
struct DepthScope {
  explicit DepthScope(int& d) : depth(d) { ++depth; }
  ~DepthScope() { --depth; }
  bool too_deep() const { return depth > 6; }
  int& depth;
};

}  // namespace

Type* TypeTable::capture(Type* type) {
  auto* t = as_class(type);
  if (t == nullptr || t->args.empty()) return type;
  if (std::none_of(t->args.begin(), t->args.end(), [](Type* arg) { return arg->kind == TypeKind::kWildcard; }))
    return type;
  const auto& params = t->symbol->type_params;
  if (params.size() != t->args.size()) return type;
  Substitution s;
  std::vector<Type*> args;
  for (std::size_t i = 0; i < params.size(); ++i) {
    Type* arg = t->args[i];
    if (auto* wild = as_wildcard(arg)) {
      TypeVar* fresh = new_type_var(nullptr);
      fresh->captured = wild;
      fresh->upper = symbols_.known_type(KnownClass::kObject);
      arg = fresh;
    }
    args.push_back(arg);
    s.from.push_back(params[i]->type);
    s.to.push_back(arg);
  }
  for (std::size_t i = 0; i < params.size(); ++i) {
    auto* wild = as_wildcard(t->args[i]);
    if (wild == nullptr) continue;
    auto* fresh = static_cast<TypeVar*>(args[i]);
    Type* declared = substitute(upper_bound(params[i]->type), s);
    if (wild->bound_kind == WildcardNode::Bound::kExtends) fresh->upper = glb({wild->bound, declared});
    else fresh->upper = declared;
    if (wild->bound_kind == WildcardNode::Bound::kSuper) fresh->lower = wild->bound;
  }
  return class_type(t->symbol, args, t->outer);
}

Type* TypeTable::glb(const std::vector<Type*>& types) {
  const auto is_object = [&](Type* t) { return t == symbols_.known_type(KnownClass::kObject); };
  std::vector<Type*> parts;
  for (Type* type : types) {
    std::vector<Type*> flat;
    if (auto* i = as_intersection(type)) flat = i->parts;
    else flat = {type};
    for (Type* t : flat) {
      if (t->is_error()) return t;
      // Inference variables are no evidence: comparing would bind them.
      const bool open = !is_proper(t);
      if (std::any_of(parts.begin(), parts.end(), [&](Type* p) {
            return p == t || (!open && is_proper(p) && is_subtype(p, t)) ||
                   (open && t->kind == TypeKind::kClass && class_of(p) == class_of(t)) || is_object(t);
          }))
        continue;
      parts.erase(std::remove_if(parts.begin(), parts.end(),
                                 [&](Type* p) { return is_object(p) || (!open && is_proper(p) && is_subtype(t, p)); }),
                  parts.end());
      parts.push_back(t);
    }
  }
  if (parts.empty()) return symbols_.known_type(KnownClass::kObject);
  std::stable_partition(parts.begin(), parts.end(), [&](Type* p) {
    ClassSymbol* c = class_of(p);
    return c != nullptr && !c->is_interface();
  });
  return intersection(parts);
}

Type* TypeTable::upward(Type* type) {
  if (type->closed) return type;
  switch (type->kind) {
    case TypeKind::kTypeVar: {
      auto* var = static_cast<TypeVar*>(type);
      if (var->captured == nullptr) return type;
      DepthScope depth(relation_depth_);
      return depth.too_deep() ? symbols_.known_type(KnownClass::kObject) : upward(upper_bound(var));
    }
    case TypeKind::kArray: {
      Type* element = static_cast<ArrayType*>(type)->element;
      Type* projected = upward(element);
      return projected == element ? type : array_of(projected);
    }
    case TypeKind::kIntersection: {
      std::vector<Type*> parts;
      for (Type* part : static_cast<IntersectionType*>(type)->parts) parts.push_back(upward(part));
      return intersection(parts);
    }
    case TypeKind::kClass: {
      auto* t = static_cast<ClassType*>(type);
      std::vector<Type*> args;
      bool changed = false;
      DepthScope depth(relation_depth_);
      for (Type* arg : t->args) {
        Type* projected = arg;
        if (auto* var = as_type_var(arg); var != nullptr && var->captured != nullptr) {
          if (var->lower != nullptr) {
            projected = wildcard(WildcardNode::Bound::kSuper, var->lower);
          } else {
            Type* upper = depth.too_deep() ? symbols_.known_type(KnownClass::kObject) : upward(upper_bound(var));
            projected = upper == symbols_.known_type(KnownClass::kObject)
                            ? wildcard(WildcardNode::Bound::kNone, nullptr)
                            : wildcard(WildcardNode::Bound::kExtends, upper);
          }
        } else if (auto* wild = as_wildcard(arg)) {
          if (wild->bound != nullptr && !depth.too_deep()) projected = wildcard(wild->bound_kind, upward(wild->bound));
        } else {
          Type* inner = depth.too_deep() ? arg : upward(arg);
          if (inner != arg) projected = wildcard(WildcardNode::Bound::kExtends, inner);
        }
        args.push_back(projected);
        changed = changed || projected != arg;
      }
      return changed ? class_type(t->symbol, args, t->outer) : type;
    }
    default: return type;
  }
}

namespace {

// The type and all its supertypes, classes erased, type variables as they are; breadth first.
void collect_supers(TypeTable& types, Type* type, std::vector<Type*>& found) {
  std::vector<Type*> queue = {type};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    Type* t = queue[i];
    if (t->kind == TypeKind::kClass || t->kind == TypeKind::kTypeVar) {
      Type* entry = t->kind == TypeKind::kClass ? types.erasure(t) : t;
      if (std::find(found.begin(), found.end(), entry) != found.end()) continue;
      found.push_back(entry);
    }
    if (Type* super = types.superclass(t)) queue.push_back(super);
    for (Type* interface : types.interfaces(t)) queue.push_back(interface);
  }
}

}  // namespace

Type* TypeTable::lub(const std::vector<Type*>& types) { return lub_at_depth(types, 0); }

Type* TypeTable::lub_at_depth(const std::vector<Type*>& given, int depth) {
  Type* object = symbols_.known_type(KnownClass::kObject);
  std::vector<Type*> types;
  for (Type* t : given) {
    if (t->is_error()) return t;
    if (t->kind == TypeKind::kNull || std::find(types.begin(), types.end(), t) != types.end()) continue;
    types.push_back(t);
  }
  if (types.empty()) return given.empty() ? object : null_type();
  if (types.size() == 1) return types[0];
  // If one of the types is above all others, it is the result.
  for (Type* t : types)
    if (std::all_of(types.begin(), types.end(), [&](Type* other) { return is_subtype(other, t); })) return t;
  // Arrays.
  if (std::all_of(types.begin(), types.end(), [](Type* t) { return t->kind == TypeKind::kArray; })) {
    std::vector<Type*> elements;
    bool primitive = false;
    for (Type* t : types) {
      elements.push_back(static_cast<ArrayType*>(t)->element);
      primitive = primitive || elements.back()->is_primitive();
    }
    if (!primitive) return array_of(lub_at_depth(elements, depth));
    return intersection(
        {object, symbols_.known_type(KnownClass::kCloneable), symbols_.known_type(KnownClass::kSerializable)});
  }
  // Erased candidates, then the minimal ones among them.
  std::vector<Type*> candidates;
  collect_supers(*this, types[0], candidates);
  for (std::size_t i = 1; i < types.size(); ++i) {
    std::vector<Type*> supers;
    collect_supers(*this, types[i], supers);
    std::erase_if(candidates, [&](Type* c) { return std::find(supers.begin(), supers.end(), c) == supers.end(); });
  }
  std::vector<Type*> minimal;
  for (Type* c : candidates)
    if (std::none_of(candidates.begin(), candidates.end(),
                     [&](Type* other) { return other != c && is_subtype(other, c); }))
      minimal.push_back(c);
  if (minimal.empty()) return object;
  std::stable_partition(minimal.begin(), minimal.end(), [&](Type* c) {
    ClassSymbol* symbol = class_of(c);
    return c->kind == TypeKind::kTypeVar || (symbol != nullptr && !symbol->is_interface());
  });

  const auto merge = [&](Type* a, Type* b) -> Type* {  // least containing type argument
    if (a == b) return a;
    Type* any = wildcard(WildcardNode::Bound::kNone, nullptr);
    if (depth >= kMaxLubDepth) return any;
    auto* x = as_wildcard(a);
    auto* y = as_wildcard(b);
    const bool x_super = x != nullptr && x->bound_kind == WildcardNode::Bound::kSuper;
    const bool y_super = y != nullptr && y->bound_kind == WildcardNode::Bound::kSuper;
    if (x_super && y_super) return wildcard(WildcardNode::Bound::kSuper, glb({x->bound, y->bound}));
    if (x_super || y_super) return any;
    Type* upper = lub_at_depth({x != nullptr ? upper_bound(x) : a, y != nullptr ? upper_bound(y) : b}, depth + 1);
    return upper == object ? any : wildcard(WildcardNode::Bound::kExtends, upper);
  };
  std::vector<Type*> parts;
  for (Type* candidate : minimal) {
    if (candidate->kind == TypeKind::kTypeVar) {
      parts.push_back(candidate);
      continue;
    }
    ClassSymbol* c = class_of(candidate);
    ClassType* merged = as_super(types[0], c);
    for (std::size_t i = 1; i < types.size() && merged != nullptr && !merged->args.empty(); ++i) {
      ClassType* next = as_super(types[i], c);
      if (next == nullptr || next->raw || next->args.size() != merged->args.size()) {
        merged = raw_type(c);
        break;
      }
      std::vector<Type*> args;
      for (std::size_t k = 0; k < merged->args.size(); ++k) args.push_back(merge(merged->args[k], next->args[k]));
      merged = class_type(c, args, merged->outer);
    }
    parts.push_back(merged != nullptr ? merged : raw_type(c));
  }
  return intersection(parts);
}

}  // namespace heddle::lang
