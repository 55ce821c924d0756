// Members of source classes: fields, methods, constructors, and what enums and records have without saying so
// (JLS 8.2, 8.8.9, 8.9.3, 8.10).
#include <algorithm>

#include "lang/tree_completer.h"

namespace heddle::lang {
namespace {

template <class T>
T* node(AttrContext& context, SourceRange range) {
  return context.arena.make<T>(range);
}

class MemberCompleter {
 public:
  MemberCompleter(TreeCompleter& completer, ClassSymbol& symbol)
      : completer_(completer),
        context_(completer.context),
        types_(context_.types),
        symbol_(symbol),
        decl_(*symbol.decl),
        scope_(*class_scope(context_, symbol)) {}

  void run() {
    if (symbol_.inner) {
      int depth = 0;
      for (ClassSymbol* c = symbol_.outer_class(); c->inner; c = c->outer_class()) ++depth;
      std::string name = "this$" + std::to_string(depth);
      while (has_field_named(name)) name += '$';
      symbol_.outer_this =
          make_var(name, &symbol_, VarKind::kField, types_.this_type(symbol_.outer_class()), kFinal | kSynthetic);
    }
    enum_constants();
    for (VarDecl* component : decl_.record_components) record_component(*component);
    for (Node* member : decl_.members) {
      if (auto* field = as<VarDecl>(member)) enter_field(*field);
      if (auto* method = as<MethodDecl>(member)) enter_method(*method);
    }
    if (symbol_.class_kind == ClassKind::kEnum) enum_methods();
    if (symbol_.has(kRecord)) record_members();
    if (!symbol_.is_interface() && !symbol_.anonymous && !has_constructor() && !symbol_.has(kRecord))
      default_constructor();
  }

  // Hidden leading parameters that every constructor of the class has.
  static void add_hidden_params(AttrContext& context, MethodSymbol& method) {
    ClassSymbol& owner = *method.owner_class();
    const auto add = [&](const std::string& name, Type* type) {
      auto* param = context.arena.make<VarSymbol>(context.arena.intern(name), &method, VarKind::kParameter);
      param->type = type;
      param->flags = kFinal | kSynthetic | kEffectivelyFinal;
      method.hidden_params.push_back(param);
    };
    if (owner.inner) add(std::string(owner.outer_this->name), owner.outer_this->type);
    if (owner.has(kEnum)) {
      add("$name", context.symbols.known_type(KnownClass::kString));
      add("$ordinal", context.types.int_type());
    }
  }

 private:
  bool has_field_named(std::string_view name) const {
    return std::any_of(decl_.members.begin(), decl_.members.end(), [&](const Node* member) {
      return member->kind == NodeKind::kVarDecl && static_cast<const VarDecl*>(member)->name.text == name;
    });
  }

  VarSymbol* make_var(std::string_view name, Symbol* owner, VarKind kind, Type* type, std::uint32_t flags) {
    auto* var = context_.arena.make<VarSymbol>(context_.arena.intern(name), owner, kind);
    var->type = type;
    var->flags = flags;
    return var;
  }

  Type* value_type(TypeNode* type_node, Scope& scope) {
    if (type_node == nullptr) return types_.error_type();
    Type* type = resolve_type(context_, *type_node, scope);
    if (type->is_void()) {
      context_.error(type_node->range, "'void' type not allowed here");
      return types_.error_type();
    }
    return type;
  }

  void enum_constants() {
    Type* self = types_.this_type(&symbol_);
    std::int32_t ordinal = 0;
    for (EnumConstantDecl* constant : decl_.enum_constants) {
      VarSymbol* field =
          make_var(constant->name.text, &symbol_, VarKind::kField, self, kPublic | kStatic | kFinal | kEnum);
      field->range = constant->name.range;
      field->enum_decl = constant;
      field->ordinal = ordinal;
      constant->ordinal = static_cast<std::uint32_t>(ordinal++);
      constant->symbol = field;
      symbol_.fields.push_back(field);
    }
  }

  void enter_field(VarDecl& decl) {
    const std::uint32_t flags = check_field_modifiers(context_, decl, symbol_);
    Scope scope(Scope::Kind::kMethod, &scope_);
    scope.is_static = (flags & kStatic) != 0;
    VarSymbol* field = make_var(decl.name.text, &symbol_, VarKind::kField, value_type(decl.type, scope), flags);
    field->range = decl.name.range;
    field->decl = &decl;
    decl.symbol = field;
    symbol_.fields.push_back(field);
    if (symbol_.has(kRecord) && (flags & kStatic) == 0)
      context_.error(decl.name.range, "field declaration must be static");
  }

  void record_component(VarDecl& decl) {
    VarSymbol* field =
        make_var(decl.name.text, &symbol_, VarKind::kField, value_type(decl.type, scope_), kPrivate | kFinal);
    field->range = decl.name.range;
    field->decl = &decl;
    field->ordinal = static_cast<std::int32_t>(symbol_.record_components.size());
    for (VarSymbol* other : symbol_.record_components)
      if (other->name == field->name) {
        context_.error(decl.name.range, "record component " + std::string(field->name) +
                                            " is already defined in record " + std::string(symbol_.name));
        symbol_.had_errors = true;
      }
    decl.symbol = field;
    symbol_.fields.push_back(field);
    symbol_.record_components.push_back(field);
  }

  void enter_params(MethodSymbol& method, std::vector<VarDecl*>& decls, Scope& scope) {
    for (VarDecl* decl : decls) {
      if (const std::uint32_t wrong =
              decl->modifiers.flags & (kAccessMask | kStatic | kAbstract | kVolatile | kTransient);
          wrong != 0)
        context_.error(decl->name.range, "modifier not allowed here");
      VarSymbol* param = make_var(decl->name.text, &method, VarKind::kParameter, value_type(decl->type, scope),
                                  decl->modifiers.flags & kFinal);
      param->range = decl->name.range;
      param->decl = decl;
      decl->symbol = param;
      method.params.push_back(param);
      method.param_types.push_back(param->type);
    }
    if (!decls.empty() && decls.back()->varargs) method.flags |= kVarargs;
  }

  void enter_method(MethodDecl& decl) {
    if (decl.is_constructor && (decl.name.text != symbol_.name || symbol_.anonymous || symbol_.is_interface())) {
      context_.error(decl.name.range, "invalid method declaration; return type required");
      return;
    }
    auto* method = context_.arena.make<MethodSymbol>(
        decl.is_constructor ? context_.arena.intern("<init>") : decl.name.text, &symbol_);
    method->decl = &decl;
    method->range = decl.name.range;
    method->flags = check_method_modifiers(context_, decl, symbol_);
    if (decl.is_compact) method->flags |= kCompactConstructor;
    decl.symbol = method;
    method->type_params = enter_type_params(context_, decl.type_params, *method);
    Scope scope(Scope::Kind::kMethod, &scope_);
    scope.method = method;
    scope.is_static = method->is_static();
    scope.type_vars = method->type_params;
    resolve_type_param_bounds(context_, decl.type_params, scope);
    method->result = decl.is_constructor || decl.result == nullptr ? types_.void_type()
                                                                   : resolve_type(context_, *decl.result, scope);
    if (decl.is_compact) {
      if (!symbol_.has(kRecord)) {
        context_.error(decl.name.range, "compact constructors are only allowed in records");
        return;
      }
      decl.params = canonical_params(decl.name.range);
    }
    enter_params(*method, decl.params, scope);
    if (decl.is_constructor) {
      add_hidden_params(context_, *method);
      if (decl.is_compact && decl.body != nullptr) {
        completer_.compact_assignments[&decl] = symbol_.record_components.size();
        append_assignments(*decl.body, decl.name.range);
      }
    }
    for (TypeNode* node : decl.throws) {
      Type* type = resolve_type(context_, *node, scope);
      if (!type->is_error()) method->thrown.push_back(type);
    }
    symbol_.methods.push_back(method);
  }

  bool has_constructor() const {
    return std::any_of(symbol_.methods.begin(), symbol_.methods.end(),
                       [](MethodSymbol* m) { return m->is_constructor(); }) ||
           std::any_of(decl_.members.begin(), decl_.members.end(), [](Node* n) {
             auto* m = as<MethodDecl>(n);
             return m != nullptr && m->is_constructor && m->symbol != nullptr;
           });
  }

  MethodDecl* synthetic_constructor(SourceRange range, std::uint32_t flags) {
    auto* decl = node<MethodDecl>(context_, range);
    decl->is_constructor = true;
    decl->name = {symbol_.name, range};
    decl->modifiers.flags = flags;
    decl->body = node<BlockStmt>(context_, range);
    auto* call = node<ConstructorCallExpr>(context_, range);
    call->is_super = true;
    auto* statement = node<ExprStmt>(context_, range);
    statement->expr = call;
    decl->body->statements.push_back(statement);
    return decl;
  }

  void default_constructor() {
    MethodDecl* decl =
        synthetic_constructor(place_of(decl_), symbol_.has(kEnum) ? kPrivate : symbol_.flags & kAccessMask);
    decl_.members.push_back(decl);
    enter_method(*decl);
  }

  MethodSymbol* declared(Name name, const std::vector<Type*>& params) {
    for (MethodSymbol* method : symbol_.methods) {
      if (method->name != name || method->param_types.size() != params.size()) continue;
      bool same = true;
      for (std::size_t i = 0; i < params.size(); ++i)
        same = same && types_.erasure(method->param_types[i]) == types_.erasure(params[i]);
      if (same) return method;
    }
    return nullptr;
  }

  MethodSymbol* synthetic_method(std::string_view name, std::uint32_t flags, Type* result, SyntheticBody body,
                                 std::string_view param_name = {}, Type* param = nullptr) {
    auto* method = context_.arena.make<MethodSymbol>(context_.arena.intern(name), &symbol_);
    method->flags = flags;
    method->range = symbol_.range;
    method->result = result;
    method->synthetic = body;
    if (param != nullptr) {
      method->params.push_back(make_var(param_name, method, VarKind::kParameter, param, kFinal));
      method->param_types.push_back(param);
    }
    symbol_.methods.push_back(method);
    return method;
  }

  void enum_methods() {
    Type* self = types_.this_type(&symbol_);
    Type* string = context_.symbols.known_type(KnownClass::kString);
    for (MethodSymbol* method : {declared("values", {}), declared("valueOf", {string})})
      if (method != nullptr)
        context_.error(method->range, "method " + describe(context_, *method) + " is already defined in enum " +
                                          std::string(symbol_.name));
    if (declared("values", {}) == nullptr)
      synthetic_method("values", kPublic | kStatic, types_.array_of(self), SyntheticBody::kEnumValues);
    if (declared("valueOf", {string}) == nullptr)
      synthetic_method("valueOf", kPublic | kStatic, self, SyntheticBody::kEnumValueOf, "name", string);
  }

  std::vector<VarDecl*> canonical_params(SourceRange) {
    std::vector<VarDecl*> params;
    for (VarDecl* component : decl_.record_components) {
      auto* param = node<VarDecl>(context_, component->range);
      param->type = component->type;
      param->name = component->name;
      param->varargs = component->varargs;
      params.push_back(param);
    }
    return params;
  }

  // this.x = x; for each component.
  void append_assignments(BlockStmt& body, SourceRange range) {
    for (VarDecl* component : decl_.record_components) {
      auto* target = node<FieldAccessExpr>(context_, range);
      target->target = node<ThisExpr>(context_, range);
      target->name = {component->name.text, range};
      auto* value = node<NameExpr>(context_, range);
      value->name = component->name.text;
      auto* assign = node<AssignExpr>(context_, range);
      assign->target = target;
      assign->value = value;
      auto* statement = node<ExprStmt>(context_, range);
      statement->expr = assign;
      body.statements.push_back(statement);
    }
  }

  void record_members() {
    std::vector<Type*> components;
    for (VarSymbol* component : symbol_.record_components) components.push_back(component->type);
    MethodSymbol* canonical = declared("<init>", components);
    if (canonical == nullptr) {
      const SourceRange range = place_of(decl_);
      MethodDecl* decl = synthetic_constructor(range, symbol_.flags & kAccessMask);
      decl->params = canonical_params(range);
      append_assignments(*decl->body, range);
      decl_.members.push_back(decl);
      enter_method(*decl);
    } else if (canonical->decl != nullptr && !canonical->has(kCompactConstructor)) {
      for (std::size_t i = 0; i < components.size(); ++i)
        if (canonical->params[i]->name != symbol_.record_components[i]->name) {
          context_.error(canonical->range, "invalid canonical constructor in record " + std::string(symbol_.name) +
                                               " (invalid parameter names in canonical constructor)");
          break;
        }
    }
    for (VarSymbol* component : symbol_.record_components) {
      MethodSymbol* accessor = declared(component->name, {});
      if (accessor == nullptr) {
        accessor = synthetic_method(component->name, kPublic, component->type, SyntheticBody::kRecordAccessor);
        accessor->synthetic_field = component;
        accessor->range = component->range;
      } else {  // JLS 8.10.3
        const char* why = !accessor->has(kPublic) ? "accessor method must be public"
                          : accessor->result != component->type
                              ? "return type of accessor method must match the type of record component"
                          : accessor->decl != nullptr && !accessor->decl->throws.empty()
                              ? "throws clause not allowed for accessor method"
                          : !accessor->type_params.empty() ? "accessor method must not be generic"
                          : accessor->is_static()          ? "accessor method must not be static"
                                                           : nullptr;
        if (why == nullptr) continue;
        if (!accessor->result->is_error() && !component->type->is_error())
          context_.error(accessor->range,
                         "invalid accessor method in record " + std::string(symbol_.name) + " (" + why + ")");
      }
    }
    Type* object = context_.symbols.known_type(KnownClass::kObject);
    if (declared("equals", {object}) == nullptr)
      synthetic_method("equals", kPublic | kFinal, types_.boolean_type(), SyntheticBody::kRecordEquals, "o", object);
    if (declared("hashCode", {}) == nullptr)
      synthetic_method("hashCode", kPublic | kFinal, types_.int_type(), SyntheticBody::kRecordHashCode);
    if (declared("toString", {}) == nullptr)
      synthetic_method("toString", kPublic | kFinal, context_.symbols.known_type(KnownClass::kString),
                       SyntheticBody::kRecordToString);
  }

  TreeCompleter& completer_;
  AttrContext& context_;
  TypeTable& types_;
  ClassSymbol& symbol_;
  ClassDecl& decl_;
  Scope& scope_;
};

}  // namespace

MethodSymbol* synthesise_anonymous_constructor(AttrContext& context, ClassSymbol& anonymous,
                                               MethodSymbol& super_constructor, const std::vector<Type*>& params,
                                               bool passes_outer) {
  const SourceRange range = anonymous.range;
  Arena& arena = context.arena;
  auto* decl = arena.make<MethodDecl>(range);
  decl->is_constructor = true;
  decl->name = {arena.intern(""), range};
  decl->body = arena.make<BlockStmt>(range);
  auto* method = arena.make<MethodSymbol>(arena.intern("<init>"), &anonymous);
  method->decl = decl;
  method->range = range;
  method->result = context.types.void_type();
  method->thrown = super_constructor.thrown;
  decl->symbol = method;
  MemberCompleter::add_hidden_params(context, *method);

  auto* call = arena.make<ConstructorCallExpr>(range);
  call->is_super = true;
  for (std::size_t i = 0; i < params.size(); ++i) {
    auto* param_decl = arena.make<VarDecl>(range);
    param_decl->name = {arena.intern("x" + std::to_string(i)), range};
    auto* param = arena.make<VarSymbol>(param_decl->name.text, method, VarKind::kParameter);
    param->type = params[i];
    param->flags = kFinal | kSynthetic | kEffectivelyFinal;
    param->decl = param_decl;
    param_decl->symbol = param;
    decl->params.push_back(param_decl);
    method->params.push_back(param);
    method->param_types.push_back(params[i]);
    auto* use = arena.make<NameExpr>(range);
    use->name = param->name;
    if (passes_outer && i == 0) call->outer = use;
    else call->args.push_back(use);
  }
  auto* statement = arena.make<ExprStmt>(range);
  statement->expr = call;
  decl->body->statements.push_back(statement);
  anonymous.methods.push_back(method);
  anonymous.decl->members.push_back(decl);
  return method;
}

void TreeCompleter::complete_members(ClassSymbol& symbol) { MemberCompleter(*this, symbol).run(); }

}  // namespace heddle::lang
