// Headers of source classes: supertypes, type parameter bounds, permits, cycles (JLS 8.1, 9.1).
#include <algorithm>

#include "lang/tree_completer.h"

namespace heddle::lang {
namespace {

class HeaderCompleter {
 public:
  HeaderCompleter(TreeCompleter& completer, ClassSymbol& symbol)
      : context_(completer.context), types_(context_.types), symbol_(symbol), decl_(*symbol.decl) {}

  void run() {
    Scope* around = class_scope(context_, symbol_)->next;
    Scope scope(Scope::Kind::kClass, around);
    scope.class_symbol = &symbol_;
    scope.type_vars = symbol_.type_params;
    scope.is_static = symbol_.has(kStatic);
    scope.header = true;
    supertypes(scope);
    if (ClassSymbol* super = types_.class_of(symbol_.superclass)) super->ensure(ClassStage::kHeader);
    for (Type* i : symbol_.interfaces)
      if (ClassSymbol* super = types_.class_of(i)) super->ensure(ClassStage::kHeader);
    check_cycle();
    resolve_type_param_bounds(context_, decl_.type_params, scope);
    permits(scope);
  }

 private:
  Type* object() { return context_.symbols.known_type(KnownClass::kObject); }

  void supertypes(Scope& scope) {
    symbol_.superclass = object();
    switch (decl_.class_kind) {
      case ClassKind::kClass:
        if (decl_.superclass != nullptr)
          if (Type* super = extended_class(*decl_.superclass, scope)) symbol_.superclass = super;
        if (&symbol_ == context_.symbols.known(KnownClass::kObject)) symbol_.superclass = nullptr;
        break;
      case ClassKind::kEnum:
        symbol_.superclass = types_.class_type(context_.symbols.known(KnownClass::kEnum), {types_.this_type(&symbol_)});
        break;
      case ClassKind::kRecord: symbol_.superclass = context_.symbols.known_type(KnownClass::kRecord); break;
      case ClassKind::kAnnotation:
        symbol_.interfaces.push_back(context_.symbols.known_type(KnownClass::kAnnotation));
        break;
      case ClassKind::kInterface: break;
    }
    for (TypeNode* node : decl_.interfaces) {
      Type* type = resolve_type(context_, *node, scope);
      if (type->is_error() || !plain_supertype(*node, type)) continue;
      ClassSymbol* super = types_.class_of(type);
      if (!super->is_interface()) {
        context_.error(node->range, "interface expected here");
        node->resolved = types_.error_type();
        continue;
      }
      bool repeated = false;
      for (Type* other : symbol_.interfaces) repeated = repeated || types_.class_of(other) == super;
      if (repeated) {
        context_.error(node->range, "repeated interface");
        continue;
      }
      check_sealed(*super, *node);
      if (!named_inside(*node, *super)) symbol_.interfaces.push_back(type);
    }
  }

  // Not a type variable and without wildcards as arguments.
  bool plain_supertype(TypeNode& node, Type* type) {
    auto* c = as_class(type);
    if (c == nullptr) {
      context_.error(node.range, "unexpected type; required: class, found: " +
                                     std::string(type->kind == TypeKind::kTypeVar ? "type parameter " : "") +
                                     types_.to_string(type));
      return false;
    }
    for (Type* arg : c->args)
      if (arg->kind == TypeKind::kWildcard) {
        context_.error(node.range,
                       "unexpected type; required: class or interface without bounds, found: " + types_.to_string(arg));
        return false;
      }
    return true;
  }

  Type* extended_class(TypeNode& node, Scope& scope) {
    Type* type = resolve_type(context_, node, scope);
    if (type->is_error()) return nullptr;
    if (!plain_supertype(node, type)) return nullptr;
    ClassSymbol* super = types_.class_of(type);
    std::string fault;
    if (super->is_interface()) fault = "no interface expected here";
    else if (super->has(kFinal)) fault = "cannot inherit from final " + super->shown_name();
    else if (super->has(kEnum)) fault = "enum types are not extensible";
    else if (super == context_.symbols.known(KnownClass::kEnum) || super == context_.symbols.known(KnownClass::kRecord))
      fault = "classes cannot directly extend " + std::string(super->full_name);
    if (!fault.empty()) {
      context_.error(node.range, fault);
      if (super->has(kEnum) && super->has(kFinal)) context_.error(place_of(decl_), "enum types are not extensible");
      if (super->has(kFinal) && !super->has(kEnum)) return type;  // what is inherited is clear all the same
      node.resolved = types_.error_type();
      return nullptr;
    }
    check_sealed(*super, node);
    return named_inside(node, *super) ? nullptr : type;
  }

  // class C extends C.D: a class depends on the classes whose members its header names (JLS 8.1.4).
  bool named_inside(TypeNode& node, ClassSymbol& super) {
    auto* named = as<NamedTypeNode>(&node);
    std::size_t written = named != nullptr ? named->segments.size() : 1;
    for (ClassSymbol* outer = super.enclosing; written > 1 && outer != nullptr; outer = outer->enclosing, --written)
      if (outer == &symbol_) {
        context_.error(place_of(decl_), "cyclic inheritance involving " + symbol_.shown_name());
        node.resolved = types_.error_type();
        return true;
      }
    return false;
  }

  void check_sealed(ClassSymbol& super, TypeNode& node) {
    if (!super.has(kSealed)) return;
    if (symbol_.local) {
      context_.error(node.range, "local classes must not extend sealed classes");
      return;
    }
    if (super.decl == nullptr || !super.decl->permits.empty()) return;  // compared in check_classes.cpp
    if (super.unit == symbol_.unit) super.permits.push_back(&symbol_);
  }

  void permits(Scope& scope) {
    for (TypeNode* node : decl_.permits) {
      Type* type = resolve_type(context_, *node, scope);
      if (ClassSymbol* permitted = types_.class_of(type)) symbol_.permits.push_back(permitted);
    }
    if (!decl_.permits.empty() && !symbol_.has(kSealed))
      context_.error(decl_.permits[0]->range, "invalid permits clause: class is not sealed");
  }

  // A class on a cycle gets Object as its superclass and no interfaces, so that every later walk ends. The class whose
  // header was asked for first reports it: the others are then still being completed.
  void check_cycle() {
    std::vector<ClassSymbol*> path;
    if (!reaches(symbol_, path)) return;
    for (ClassSymbol* other : path)
      if (other != &symbol_ && other->completing) return;
    context_.error(place_of(decl_), "cyclic inheritance involving " + symbol_.shown_name());
    path.push_back(&symbol_);
    for (ClassSymbol* other : path) {
      other->superclass = other->image != nullptr ? other->superclass : object();
      other->interfaces.clear();
      other->had_errors = true;
    }
  }

  // Whether symbol_ is among the supertypes of `from`; path: the classes between.
  bool reaches(ClassSymbol& from, std::vector<ClassSymbol*>& path) {
    std::vector<Type*> supers = from.interfaces;
    if (from.superclass != nullptr) supers.push_back(from.superclass);
    for (Type* type : supers) {
      ClassSymbol* super = types_.class_of(type);
      if (super == nullptr || super->decl == nullptr) continue;
      if (super == &symbol_) return true;
      if (std::find(visited_.begin(), visited_.end(), super) != visited_.end()) continue;
      visited_.push_back(super);
      path.push_back(super);
      if (reaches(*super, path)) return true;
      path.pop_back();
    }
    return false;
  }

  AttrContext& context_;
  TypeTable& types_;
  ClassSymbol& symbol_;
  ClassDecl& decl_;
  std::vector<ClassSymbol*> visited_;  // by reaches
};

}  // namespace

Scope* class_scope(AttrContext& context, ClassSymbol& symbol) {
  TreeCompleter& completer = completer_of(context);
  Scope*& slot = completer.class_scopes[&symbol];
  if (slot != nullptr) return slot;
  auto* scope = context.arena.make<Scope>(Scope::Kind::kClass, nullptr);
  completer.class_scopes[&symbol] = scope;
  completer.owned_scopes[scope] = true;
  scope->class_symbol = &symbol;
  scope->type_vars = symbol.type_params;
  scope->is_static = symbol.has(kStatic);
  auto around = completer.declaration_scopes.find(&symbol);
  if (around != completer.declaration_scopes.end()) scope->next = around->second;
  else if (symbol.enclosing != nullptr) scope->next = class_scope(context, *symbol.enclosing);
  else if (symbol.unit != nullptr) scope->next = completer.unit_scope(*symbol.unit);
  else if (completer.snippet_unit != nullptr) scope->next = completer.unit_scope(*completer.snippet_unit);
  return scope;
}

void resolve_type_param_bounds(AttrContext& context, std::vector<TypeParamDecl*>& decls, Scope& scope) {
  TypeTable& types = context.types;
  for (TypeParamDecl* decl : decls) {
    std::vector<Type*> bounds;
    for (std::size_t i = 0; i < decl->bounds.size(); ++i) {
      Type* bound = resolve_type(context, *decl->bounds[i], scope);
      if (bound->is_error()) continue;
      if (!bound->is_reference() || bound->kind == TypeKind::kArray) {
        context.error(decl->bounds[i]->range, "unexpected type; required: class, found: " + types.to_string(bound));
        continue;
      }
      if (i > 0) {
        if (bound->kind == TypeKind::kTypeVar || !types.class_of(bound)->is_interface()) {
          context.error(decl->bounds[i]->range, "interface expected here");
          continue;
        }
        if (decl->bounds[0]->resolved->kind == TypeKind::kTypeVar) {
          context.error(decl->bounds[i]->range, "a type variable may not be followed by other bounds");
          continue;
        }
      }
      bounds.push_back(bound);
    }
    decl->symbol->type->upper =
        bounds.empty() ? context.symbols.known_type(KnownClass::kObject) : types.intersection(bounds);
  }
  for (TypeParamDecl* decl : decls) {
    TypeVar* const start = decl->symbol->type;
    TypeVar* var = as_type_var(start->upper);
    for (std::size_t steps = 0; steps < decls.size() && var != nullptr && var != start; ++steps)
      var = as_type_var(var->upper);
    if (var != start) continue;
    context.error(decl->name.range, "cyclic inheritance involving " + std::string(decl->name.text));
    start->upper = context.symbols.known_type(KnownClass::kObject);
  }
}

void TreeCompleter::complete_header(ClassSymbol& symbol) { HeaderCompleter(*this, symbol).run(); }

}  // namespace heddle::lang
