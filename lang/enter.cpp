// Entering: class symbols by name for units, local and anonymous classes.
#include <algorithm>

#include "lang/class_sources.h"
#include "lang/tree_completer.h"

namespace heddle::lang {
namespace {

bool is_static_member_kind(const ClassDecl& decl) { return decl.class_kind != ClassKind::kClass; }

// JLS 8.9, 9.1.1, 8.10, 8.5.1: what a class is without saying so.
std::uint32_t implicit_flags(const ClassDecl& decl, const ClassSymbol* enclosing, std::uint32_t flags, bool local) {
  switch (decl.class_kind) {
    case ClassKind::kAnnotation: flags |= kAnnotation; [[fallthrough]];
    case ClassKind::kInterface: flags |= kInterface | kAbstract; break;
    case ClassKind::kEnum: {
      flags |= kEnum;
      const bool bodies = std::any_of(decl.enum_constants.begin(), decl.enum_constants.end(),
                                      [](const EnumConstantDecl* c) { return c->body != nullptr; });
      if (!bodies) flags |= kFinal;
      break;
    }
    case ClassKind::kRecord: flags |= kRecord | kFinal; break;
    case ClassKind::kClass: break;
  }
  if (enclosing != nullptr && is_static_member_kind(decl)) flags |= kStatic;
  if (enclosing != nullptr && enclosing->is_interface() && !decl.name.text.empty() && !local)
    flags |= kPublic | kStatic;
  return flags;
}

std::string package_text(const CompilationUnit& unit) {
  std::string result;
  for (const Ident& part : unit.package_path) result.append(result.empty() ? "" : ".").append(part.text);
  return result;
}

void define_all(AttrContext& context, ClassSymbol& symbol) {
  define_named(context, symbol);
  symbol.unit->classes.push_back(&symbol);
  for (ClassSymbol* member : symbol.member_classes) define_all(context, *member);
}

// Copies the walker's levels, which live on its stack, down to the first that is the completer's own.
Scope* keep_scopes(AttrContext& context, Scope& scope) {
  TreeCompleter& completer = completer_of(context);
  Scope* first = nullptr;
  Scope** link = &first;
  for (Scope* s = &scope; s != nullptr; s = s->next) {
    if (completer.owned_scopes.count(s) != 0) {
      *link = s;
      break;
    }
    auto* copy = context.arena.make<Scope>(*s);
    completer.owned_scopes[copy] = true;
    copy->next = nullptr;
    *link = copy;
    link = &copy->next;
  }
  return first;
}

// Whether code at `scope` has a `this` of the class around it.
bool in_static_context(const Scope& scope) {
  for (const Scope* s = &scope; s != nullptr; s = s->next) {
    if (s->kind == Scope::Kind::kClass) return false;
    if (s->constructor_prologue) return true;
    if (s->kind == Scope::Kind::kMethod && s->is_static) return true;
  }
  return true;
}

bool in_prologue(const Scope& scope) {
  for (const Scope* s = &scope; s != nullptr && s->kind != Scope::Kind::kClass; s = s->next)
    if (s->constructor_prologue) return true;
  return false;
}

CompilationUnit& unit_of(const Scope& scope) { return *scope.enclosing_class()->unit; }

MethodSymbol* method_of(const Scope& scope) {
  for (const Scope* s = &scope; s != nullptr && s->kind != Scope::Kind::kClass; s = s->next)
    if (s->kind == Scope::Kind::kMethod) return s->method;
  return nullptr;
}

// The parts of a local or anonymous class that both share.
ClassSymbol* make_local_class(AttrContext& context, ClassDecl& decl, Scope& scope) {
  TreeCompleter& completer = completer_of(context);
  ClassSymbol* enclosing = scope.enclosing_class();
  MethodSymbol* method = method_of(scope);
  Symbol* owner = method != nullptr ? static_cast<Symbol*>(method) : enclosing;
  ClassSymbol* symbol = make_class(context, decl, owner, enclosing, unit_of(scope));
  symbol->local = true;
  // In the arguments of this(...) and super(...) there is no object of the class yet, but the one around it.
  symbol->in_prologue = in_prologue(scope) && enclosing->outer_class() != nullptr;
  symbol->inner = decl.class_kind == ClassKind::kClass && (symbol->in_prologue || !in_static_context(scope));
  // Provisional; name_local_classes gives the one that lasts.
  symbol->binary_name =
      context.arena.intern(std::string(enclosing->binary_name) + "$" + std::to_string(++completer.provisional_names) +
                           "?" + std::string(decl.name.text));
  return symbol;
}

}  // namespace

void define_named(AttrContext& context, ClassSymbol& symbol) {
  ClassSymbol* known = context.symbols.define(&symbol);
  if (known == nullptr || known == &symbol || known->decl == nullptr) return;
  context.error(place_of(*symbol.decl), "classes: " + std::string(known->full_name) + " and " +
                                            std::string(symbol.full_name) + " have the same binary name");
  symbol.had_errors = true;
}

SourceRange place_of(const ClassDecl& decl) {
  if (decl.name.range.valid() && !decl.name.text.empty()) return decl.name.range;
  return {decl.range.file, decl.range.begin, std::min(decl.range.begin + 1, decl.range.end)};
}

std::vector<TypeVarSymbol*> enter_type_params(AttrContext& context, std::vector<TypeParamDecl*>& decls,
                                              Symbol& declaring) {
  std::vector<TypeVarSymbol*> result;
  for (TypeParamDecl* decl : decls) {
    auto* symbol = context.arena.make<TypeVarSymbol>(decl->name.text, &declaring);
    symbol->decl = decl;
    symbol->range = decl->name.range;
    symbol->type = context.types.new_type_var(symbol);
    decl->symbol = symbol;
    for (TypeVarSymbol* other : result)
      if (other->name == symbol->name)
        context.error(decl->name.range,
                      "type variable " + std::string(symbol->name) + " is already defined in " +
                          (declaring.kind == SymbolKind::kClass ? describe(static_cast<ClassSymbol&>(declaring))
                                                                : "method " + std::string(declaring.name)));
    result.push_back(symbol);
  }
  return result;
}

ClassSymbol* make_class(AttrContext& context, ClassDecl& decl, Symbol* owner, ClassSymbol* enclosing,
                        CompilationUnit& unit) {
  Arena& arena = context.arena;
  auto* symbol = arena.make<ClassSymbol>(decl.name.text, owner);
  const bool local = owner->kind == SymbolKind::kMethod;
  decl.symbol = symbol;
  symbol->decl = &decl;
  symbol->unit = &unit;
  symbol->class_kind = decl.class_kind;
  symbol->completer = context.symbols.tree_completer;
  symbol->package = unit.package;
  symbol->enclosing = enclosing;
  symbol->range = place_of(decl);
  symbol->anonymous = decl.name.text.empty();
  symbol->flags = implicit_flags(decl, enclosing,
                                 check_class_modifiers(context, decl, enclosing, local || symbol->anonymous), local);
  symbol->inner = enclosing != nullptr && !symbol->has(kStatic);
  const std::string package = unit.package == nullptr ? std::string() : std::string(unit.package->name);
  if (enclosing != nullptr) {
    symbol->binary_name = arena.intern(std::string(enclosing->binary_name) + '$' + std::string(decl.name.text));
    symbol->full_name = arena.intern(std::string(enclosing->full_name) + '.' + std::string(decl.name.text));
  } else {
    symbol->binary_name = arena.intern((package.empty() ? "" : slashes(package) + '/') + std::string(decl.name.text));
    symbol->full_name = arena.intern((package.empty() ? "" : package + '.') + std::string(decl.name.text));
  }
  symbol->type_params = enter_type_params(context, decl.type_params, *symbol);

  for (Node* node : decl.members) {
    auto* member = as<ClassDecl>(node);
    if (member == nullptr) continue;
    bool clash = false;
    for (const ClassSymbol* outer = symbol; outer != nullptr && !clash; outer = outer->enclosing) {
      if (outer->name != member->name.text) continue;
      clash = true;
      const bool top = outer->enclosing == nullptr;
      std::string where =
          top ? (package.empty() ? "package unnamed package" : "package " + package) : describe(*outer->enclosing);
      context.error(place_of(*member), describe(*outer) + " is already defined in " + where);
    }
    for (const ClassSymbol* other : symbol->member_classes)
      if (!clash && other->name == member->name.text) {
        clash = true;
        context.error(place_of(*member), describe(*other) + " is already defined in " + describe(*symbol));
      }
    ClassSymbol* made = make_class(context, *member, symbol, symbol, unit);
    if (!clash) symbol->member_classes.push_back(made);
    else made->had_errors = true;
  }
  return symbol;
}

void enter_unit(AttrContext& context, CompilationUnit& unit) {
  const std::string package = package_text(unit);
  unit.package = context.symbols.package(package);
  context.symbols.units.push_back(&unit);
  if (auto& entered = completer_of(context).unit_entered) entered(unit);
  for (ClassDecl* decl : unit.types) {
    ClassSymbol* symbol = make_class(context, *decl, unit.package, nullptr, unit);
    auto it = context.symbols.by_binary_name.find(symbol->binary_name);
    if (it != context.symbols.by_binary_name.end() && it->second != nullptr && it->second->decl != nullptr) {
      context.error(place_of(*decl), "duplicate class: " + std::string(symbol->full_name));
      symbol->had_errors = true;
      continue;
    }
    // A library class of the same name steps back behind the source (as on a class path).
    if (it != context.symbols.by_binary_name.end()) it->second = nullptr;
    define_all(context, *symbol);
  }
}

ClassSymbol* enter_snippet_class(AttrContext& context, CompilationUnit& unit, ClassSymbol* inside, bool inner) {
  unit.package = inside != nullptr ? inside->package : context.symbols.package(package_text(unit));
  context.symbols.units.push_back(&unit);
  completer_of(context).snippet_unit = &unit;
  Symbol* owner = inside != nullptr ? static_cast<Symbol*>(inside) : unit.package;
  ClassSymbol* symbol = make_class(context, *unit.types.front(), owner, inside, unit);
  symbol->inner = inner;
  if (inside != nullptr)
    symbol->flags = inner ? symbol->flags & ~static_cast<std::uint32_t>(kStatic) : symbol->flags | kStatic;
  define_all(context, *symbol);
  return symbol;
}

ClassSymbol* enter_local_class(AttrContext& context, ClassDecl& decl, Scope& scope) {
  for (Scope* s = &scope; s != nullptr; s = s->next) {
    bool clash = false;
    for (ClassSymbol* other : s->local_classes)
      clash = clash || (other->name == decl.name.text && other->decl != &decl);
    if (clash) {
      MethodSymbol* method = method_of(scope);
      context.error(place_of(decl), "class " + std::string(decl.name.text) + " is already defined in " +
                                        (method == nullptr          ? describe(*scope.enclosing_class())
                                         : method->is_constructor() ? "constructor " + describe(context, *method)
                                                                    : "method " + describe(context, *method)));
      break;
    }
    if (s->kind == Scope::Kind::kMethod || s->kind == Scope::Kind::kClass) break;
  }
  for (ClassSymbol* c = scope.enclosing_class(); c != nullptr; c = c->enclosing)
    if (c->name == decl.name.text && !c->anonymous) {
      context.error(place_of(decl), describe(*c) + " is already defined in " +
                                        (c->enclosing != nullptr    ? describe(*c->enclosing)
                                         : c->package->name.empty() ? "package unnamed package"
                                                                    : "package " + std::string(c->package->name)));
      break;
    }
  ClassSymbol* symbol = make_local_class(context, decl, scope);
  symbol->full_name = decl.name.text;
  // In scope within itself: the level that declares it is copied after it was added.
  scope.local_classes.push_back(symbol);
  completer_of(context).declaration_scopes[symbol] = keep_scopes(context, scope);
  symbol->ensure(ClassStage::kMembers);
  for (ClassSymbol* member : symbol->member_classes) member->ensure(ClassStage::kMembers);
  return symbol;
}

ClassSymbol* enter_anonymous_class(AttrContext& context, ClassDecl& decl, Type* super, Scope& scope) {
  ClassSymbol* symbol = make_local_class(context, decl, scope);
  symbol->anonymous = true;
  symbol->full_name = context.arena.intern("<anonymous " + context.types.to_string(super) + ">");
  ++symbol->enclosing->anonymous_count;
  // The header is what `new` named.
  ClassSymbol* named = context.types.class_of(super);
  if (named != nullptr && named->has(kSealed) && !named->has(kEnum))
    context.error(place_of(decl), "anonymous classes must not extend sealed classes");
  Type* object = context.symbols.known_type(KnownClass::kObject);
  symbol->superclass = object;
  if (super->is_error() || named == nullptr) {
    symbol->had_errors = true;
  } else if (named->is_interface()) {
    symbol->interfaces = {super};
  } else {
    symbol->superclass = super;
  }
  if (named != nullptr && named->has(kEnum)) symbol->flags |= kEnum | kFinal;
  symbol->stage = ClassStage::kHeader;
  completer_of(context).declaration_scopes[symbol] = keep_scopes(context, scope);
  symbol->ensure(ClassStage::kMembers);
  for (ClassSymbol* member : symbol->member_classes) member->ensure(ClassStage::kMembers);
  return symbol;
}

}  // namespace heddle::lang
