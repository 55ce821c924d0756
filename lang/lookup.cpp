// Members by name, access, overriding (JLS 6.6, 8.4.2, 8.4.8, 8.2).
#include <algorithm>

#include "lang/tree_completer.h"

namespace heddle::lang {
namespace {

// JLS 8.2: private members and package-private ones of other packages are not inherited.
bool is_inherited_in(TypeTable& types, const Symbol& member, const ClassSymbol& owner, ClassSymbol* site) {
  if (site == nullptr || site == &owner || member.has(kPublic | kProtected)) return true;
  if (member.has(kPrivate)) return false;
  for (ClassSymbol* c = site; c != nullptr && c != &owner; c = types.class_of(types.superclass(types.raw_type(c))))
    if (c->package != owner.package) return false;
  return true;
}

struct MethodCollector {
  AttrContext& context;
  Type* site;
  ClassSymbol* site_class;
  Name name;
  std::vector<MethodSymbol*> found;
  std::vector<ClassSymbol*> seen;

  void visit(Type* type) {
    ClassSymbol* symbol = context.types.class_of(type);
    if (symbol == nullptr) return;
    if (std::find(seen.begin(), seen.end(), symbol) != seen.end()) return;
    seen.push_back(symbol);
    symbol->ensure(ClassStage::kMembers);
    const std::size_t others = found.size();
    for (MethodSymbol* method : symbol->methods)
      if (method->name == name) consider(*method, *symbol, others);
  }

  // The first `others` of those found are of other classes.
  void consider(MethodSymbol& method, ClassSymbol& owner, std::size_t others) {
    if (!is_inherited_in(context.types, method, owner, site_class)) return;
    if (owner.is_interface() && method.is_static() && &owner != site_class) return;
    for (std::size_t i = 0; i < others; ++i) {
      MethodSymbol* other = found[i];
      if (other->param_types.size() != method.param_types.size()) continue;
      ClassSymbol* other_owner = other->owner_class();
      const bool closer = context.types.is_subclass(other_owner, &owner) ||
                          (!other_owner->is_interface() && owner.is_interface() && !other->has(kAbstract));
      if (closer && is_subsignature(context, *other, method, site)) return;
    }
    found.push_back(&method);
  }

  void interfaces_of(ClassSymbol* symbol) {
    if (symbol == nullptr) return;
    symbol->ensure(ClassStage::kHeader);
    for (Type* i : symbol->interfaces) {
      visit(i);
      interfaces_of(context.types.class_of(i));
    }
  }

  void collect(ClassSymbol* start) {
    if (start == nullptr) return;
    std::vector<ClassSymbol*> chain;
    for (ClassSymbol* c = start; c != nullptr && std::find(chain.begin(), chain.end(), c) == chain.end();) {
      chain.push_back(c);
      c->ensure(ClassStage::kHeader);
      c = c->is_interface() ? nullptr : context.types.class_of(c->superclass);
    }
    for (ClassSymbol* c : chain) visit(context.types.raw_type(c));
    for (ClassSymbol* c : chain) interfaces_of(c);
    // Every interface has Object's public members (JLS 9.2).
    if (start->is_interface()) visit(context.symbols.known_type(KnownClass::kObject));
  }
};

struct FieldFinder {
  AttrContext& context;
  Name name;
  bool ambiguous = false;
  std::vector<ClassSymbol*> seen;

  VarSymbol* in(ClassSymbol* symbol) {
    if (symbol == nullptr || std::find(seen.begin(), seen.end(), symbol) != seen.end()) return nullptr;
    seen.push_back(symbol);
    symbol->ensure(ClassStage::kMembers);
    for (VarSymbol* field : symbol->fields)
      if (field->name == name) return field;
    VarSymbol* result = nullptr;
    if (!symbol->is_interface()) result = in(context.types.class_of(symbol->superclass));
    for (Type* i : symbol->interfaces) {
      VarSymbol* other = in(context.types.class_of(i));
      if (other == nullptr || other == result) continue;
      if (result != nullptr && !result->has(kPrivate)) ambiguous = true;
      else result = other;
    }
    return result;
  }
};

bool same_package(const Symbol& member, const Scope& scope) {
  const ClassSymbol* owner = member.kind == SymbolKind::kClass ? static_cast<const ClassSymbol*>(&member)
                             : member.owner != nullptr && member.owner->kind == SymbolKind::kClass
                                 ? static_cast<const ClassSymbol*>(member.owner)
                                 : nullptr;
  if (owner == nullptr) return true;
  for (const Scope* s = &scope; s != nullptr; s = s->next) {
    if (s->kind == Scope::Kind::kClass) return s->class_symbol->package == owner->package;
    if (s->kind == Scope::Kind::kUnit) return s->unit->package == owner->package;
  }
  return false;
}

bool is_subclass_of(AttrContext& context, ClassSymbol* a, ClassSymbol* b) {
  return a != nullptr && b != nullptr && context.types.is_subclass(a, b);
}

// The interface methods that `m` meets in class `in`, those overridden by others among them left out.
void maximal_interface_methods(AttrContext& context, MethodSymbol& m, ClassSymbol& in, Type* site,
                               std::vector<MethodSymbol*>& out) {
  std::vector<ClassSymbol*> seen;
  std::vector<MethodSymbol*> all;
  const auto interfaces = [&](auto&& self, ClassSymbol* symbol) -> void {
    if (symbol == nullptr || std::find(seen.begin(), seen.end(), symbol) != seen.end()) return;
    seen.push_back(symbol);
    symbol->ensure(ClassStage::kMembers);
    if (symbol->is_interface())
      for (MethodSymbol* method : symbol->methods)
        if (method->name == m.name && !method->is_static() && !method->has(kPrivate) &&
            method->param_types.size() == m.param_types.size() &&
            (method == &m || is_subsignature(context, *method, m, site) || is_subsignature(context, m, *method, site)))
          all.push_back(method);
    if (!symbol->is_interface()) self(self, context.types.class_of(symbol->superclass));
    for (Type* i : symbol->interfaces) self(self, context.types.class_of(i));
  };
  interfaces(interfaces, &in);
  for (MethodSymbol* method : all) {
    bool overridden = false;
    for (MethodSymbol* other : all)
      overridden = overridden || (other != method && other->owner_class() != method->owner_class() &&
                                  context.types.is_subclass(other->owner_class(), method->owner_class()));
    if (!overridden) out.push_back(method);
  }
}

MethodSymbol* first_unimplemented_in(AttrContext& context, ClassSymbol& symbol, ClassSymbol& from,
                                     std::vector<ClassSymbol*>& seen) {
  if (std::find(seen.begin(), seen.end(), &from) != seen.end()) return nullptr;
  seen.push_back(&from);
  from.ensure(ClassStage::kMembers);
  if (&from == &symbol || from.has(kAbstract) || from.is_interface()) {
    for (auto it = from.methods.rbegin(); it != from.methods.rend(); ++it) {
      MethodSymbol* method = *it;
      if (!method->has(kAbstract) || method->is_static()) continue;
      MethodSymbol* implementation = find_implementation(context, *method, symbol);
      if (implementation == nullptr || implementation->has(kAbstract)) return method;
      // A method whose result type does not fit does not implement the abstract one (JLS 8.4.5).
      TypeTable& types = context.types;
      Type* site = types.this_type(&symbol);
      MethodType wanted = types.member_type(site, method);
      const MethodType found = types.member_type(site, implementation);
      if (wanted.type_params.size() == found.type_params.size() && !wanted.type_params.empty())
        wanted.result =
            types.substitute(wanted.result, {wanted.type_params, {found.type_params.begin(), found.type_params.end()}});
      else if (wanted.type_params.size() != found.type_params.size()) wanted.result = types.erasure(wanted.result);
      const bool references = wanted.result->is_reference() && found.result->is_reference();
      if (references ? !types.is_subtype_unchecked(found.result, wanted.result)
                     : wanted.result->kind != found.result->kind)
        return method;
    }
    if (!from.is_interface())
      if (ClassSymbol* super = context.types.class_of(from.superclass))
        if (MethodSymbol* open = first_unimplemented_in(context, symbol, *super, seen)) return open;
    for (Type* i : from.interfaces)
      if (ClassSymbol* super = context.types.class_of(i))
        if (MethodSymbol* open = first_unimplemented_in(context, symbol, *super, seen)) return open;
  }
  return nullptr;
}

}  // namespace

VarSymbol* find_field(AttrContext& context, Type* site, Name name, bool* ambiguous) {
  if (ambiguous != nullptr) *ambiguous = false;
  if (site == nullptr) return nullptr;
  if (auto* parts = as_intersection(site)) {
    for (Type* part : parts->parts)
      if (VarSymbol* field = find_field(context, part, name, ambiguous)) return field;
    return nullptr;
  }
  if (site->kind == TypeKind::kTypeVar) return find_field(context, context.types.upper_bound(site), name, ambiguous);
  if (site->kind == TypeKind::kArray) return nullptr;
  FieldFinder finder{context, name, false, {}};
  VarSymbol* field = finder.in(context.types.class_of(site));
  if (ambiguous != nullptr) *ambiguous = finder.ambiguous;
  return field;
}

std::vector<MethodSymbol*> find_methods(AttrContext& context, Type* site, Name name) {
  if (site == nullptr) return {};
  if (name == "<init>") {
    std::vector<MethodSymbol*> result;
    if (ClassSymbol* symbol = context.types.class_of(site)) {
      symbol->ensure(ClassStage::kMembers);
      for (MethodSymbol* method : symbol->methods)
        if (method->is_constructor()) result.push_back(method);
    }
    return result;
  }
  while (site->kind == TypeKind::kTypeVar || site->kind == TypeKind::kWildcard) site = context.types.upper_bound(site);
  if (auto* inference = as_inference(site); inference != nullptr) {
    if (inference->solution == nullptr) return {};
    return find_methods(context, inference->solution, name);
  }
  MethodCollector collector{context, site, context.types.class_of(site), name, {}, {}};
  if (auto* parts = as_intersection(site)) {
    collector.site_class = nullptr;
    // A type variable among the parts may have several bounds itself.
    const auto collect = [&](auto&& self, Type* part) -> void {
      while (part->kind == TypeKind::kTypeVar) part = context.types.upper_bound(part);
      if (auto* inner = as_intersection(part)) {
        for (Type* each : inner->parts) self(self, each);
      } else {
        collector.collect(context.types.class_of(part));
      }
    };
    for (Type* part : parts->parts) collect(collect, part);
  } else {
    collector.collect(context.types.class_of(site));
  }
  return std::move(collector.found);
}

bool is_accessible(AttrContext& context, const Symbol& member, Type* site, Scope& scope, bool through_super) {
  if (context.ignores_access) return true;
  ClassSymbol* here = scope.enclosing_class();
  if (member.kind == SymbolKind::kClass) {
    auto& symbol = static_cast<const ClassSymbol&>(member);
    if (symbol.local) return true;
    if (symbol.enclosing != nullptr && !is_accessible(context, *symbol.enclosing, nullptr, scope)) {
      // A member class inherited through an accessible class counts by its own access only.
      if (site == nullptr) return false;
    }
  }
  if (member.has(kPublic)) return true;
  // JLS 10.7: arrays have a public clone().
  if (site != nullptr && site->kind == TypeKind::kArray && member.kind == SymbolKind::kMethod && member.name == "clone")
    return true;
  ClassSymbol* owner = member.kind == SymbolKind::kClass ? static_cast<const ClassSymbol&>(member).enclosing
                       : member.owner != nullptr && member.owner->kind == SymbolKind::kClass
                           ? static_cast<ClassSymbol*>(member.owner)
                           : nullptr;
  if (member.has(kPrivate)) {
    if (owner == nullptr || here == nullptr || here->outermost() != owner->outermost()) return false;
    // Private members are not inherited: a subclass, or a type variable bounded by the class, does not have them (JLS
    // 8.2).
    if (site == nullptr || member.kind == SymbolKind::kClass) return true;
    auto* type = as_class(site);
    return type != nullptr && type->symbol == owner;
  }
  if (same_package(member, scope)) return true;
  if (!member.has(kProtected) || owner == nullptr) return false;
  const bool free_of_site = member.is_static() || member.kind == SymbolKind::kClass || through_super || site == nullptr;
  const bool constructor = member.kind == SymbolKind::kMethod && member.name == "<init>";
  for (ClassSymbol* c = here; c != nullptr; c = c->enclosing) {
    if (!is_subclass_of(context, c, owner)) continue;
    if (constructor) return through_super;
    if (free_of_site) return true;
    if (is_subclass_of(context, context.types.class_of(site), c)) return true;
  }
  return false;
}

bool is_subsignature(AttrContext& context, MethodSymbol& a, MethodSymbol& b, Type* site) {
  if (a.name != b.name || a.param_types.size() != b.param_types.size()) return false;
  TypeTable& types = context.types;
  if (a.param_types.empty() && a.type_params.size() == b.type_params.size()) return true;
  const MethodType ta = types.member_type(site, &a);
  MethodType tb = types.member_type(site, &b);
  if (ta.type_params.size() == tb.type_params.size()) {
    Substitution s{tb.type_params, {ta.type_params.begin(), ta.type_params.end()}};
    bool same = true;
    for (std::size_t i = 0; i < ta.params.size() && same; ++i)
      same = types.is_same(ta.params[i], types.substitute(tb.params[i], s));
    for (std::size_t i = 0; i < ta.type_params.size() && same; ++i)
      same = types.is_same(types.upper_bound(ta.type_params[i]),
                           types.substitute(types.upper_bound(tb.type_params[i]), s));
    if (same) return true;
  }
  if (!ta.type_params.empty()) return false;
  for (std::size_t i = 0; i < ta.params.size(); ++i)
    if (!types.is_same(ta.params[i], types.erasure(tb.params[i]))) return false;
  return true;
}

bool supertypes_known(AttrContext& context, ClassSymbol& symbol) {
  std::vector<ClassSymbol*> all{&symbol};
  for (std::size_t i = 0; i < all.size(); ++i) {
    ClassSymbol& c = *all[i];
    if (c.decl == nullptr) continue;
    const auto failed = [](const TypeNode* node) {
      return node != nullptr && node->resolved != nullptr && node->resolved->is_error();
    };
    if (failed(c.decl->superclass) || std::any_of(c.decl->interfaces.begin(), c.decl->interfaces.end(), failed))
      return false;
    const auto add = [&](Type* type) {
      ClassSymbol* super = context.types.class_of(type);
      if (super != nullptr && std::find(all.begin(), all.end(), super) == all.end()) all.push_back(super);
    };
    if (c.superclass != nullptr) add(c.superclass);
    for (Type* type : c.interfaces) add(type);
  }
  return true;
}

bool supertypes_known(AttrContext& context, Scope& scope) {
  for (Scope* s = &scope; s != nullptr; s = s->next)
    if (s->kind == Scope::Kind::kClass && !supertypes_known(context, *s->class_symbol)) return false;
  return true;
}

bool is_override_equivalent(AttrContext& context, MethodSymbol& a, MethodSymbol& b) {
  const bool a_below = context.types.is_subclass(a.owner_class(), b.owner_class());
  Type* site = context.types.this_type((a_below ? a : b).owner_class());
  return is_subsignature(context, a, b, site) || is_subsignature(context, b, a, site);
}

bool overrides(AttrContext& context, MethodSymbol& a, MethodSymbol& b) {
  if (&a == &b) return true;
  if (a.name != b.name || a.is_constructor() || a.is_static() || b.is_static() || b.has(kPrivate)) return false;
  ClassSymbol* below = a.owner_class();
  ClassSymbol* above = b.owner_class();
  if (below == above || a.param_types.size() != b.param_types.size() || !context.types.is_subclass(below, above))
    return false;
  if (!b.has(kPublic | kProtected) && below->package != above->package) return false;
  return is_subsignature(context, a, b, context.types.this_type(below));
}

MethodSymbol* find_implementation(AttrContext& context, MethodSymbol& m, ClassSymbol& in) {
  Type* site = context.types.this_type(&in);
  for (ClassSymbol* c = &in; c != nullptr && !c->is_interface();) {
    c->ensure(ClassStage::kMembers);
    for (MethodSymbol* method : c->methods) {
      if (method->name != m.name || method->is_static() || method->param_types.size() != m.param_types.size()) continue;
      if (method != &m && (method->has(kPrivate) || !is_subsignature(context, *method, m, site))) continue;
      if (method != &m && !m.has(kPublic | kProtected) && c->package != m.owner_class()->package) continue;
      if (!method->has(kAbstract)) return method;
      if (method == &m || context.types.is_subclass(c, m.owner_class()) || m.owner_class()->is_interface()) {
        // An abstract redeclaration wins over concrete methods further up and over defaults.
        return nullptr;
      }
    }
    c = context.types.class_of(c->superclass);
  }
  if (!m.owner_class()->is_interface()) return nullptr;
  std::vector<MethodSymbol*> maximal;
  maximal_interface_methods(context, m, in, site, maximal);
  if (maximal.size() == 1 && !maximal[0]->has(kAbstract)) return maximal[0];
  return nullptr;
}

MethodSymbol* first_unimplemented(AttrContext& context, ClassSymbol& symbol) {
  std::vector<ClassSymbol*> seen;
  return first_unimplemented_in(context, symbol, symbol, seen);
}

}  // namespace heddle::lang
