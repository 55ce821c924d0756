// Names (JLS 6.4, 6.5, 15.11, 15.8.3): variables, fields, `this`, and what stands before a dot.
#include "lang/attr.h"
#include "lang/tree_completer.h"
#include "vm/base/nearest_name.h"

namespace heddle::lang {
namespace {

// Names of parameters are in scope everywhere in their body; other locals from their declaration on. (Lambdas may be
// attributed after later declarations of the block were entered.)
bool is_visible(const VarSymbol& v, SourceRange use) {
  switch (v.var_kind) {
    case VarKind::kLocal:
    case VarKind::kResource:
    case VarKind::kPattern:
    case VarKind::kForEach: return !v.range.valid() || v.range.file != use.file || v.range.begin < use.begin;
    default: return true;
  }
}

// The initialiser or initialiser block around a place, lambdas not minded; null in methods.
Scope* initializer_level(Scope& s) {
  for (Scope* l = &s; l != nullptr && l->kind != Scope::Kind::kClass; l = l->next)
    if (l->kind == Scope::Kind::kMethod) return l->method == nullptr ? l : nullptr;
  return nullptr;
}

void collect_variable_names(AttrContext& context, Scope& s, std::vector<std::string>& names) {
  // After so many errors no near names are suggested any more, because each suggestion is a search among all names.
  constexpr std::size_t kMostAdvised = 100;
  if (context.diagnostics.error_count() > kMostAdvised) return;
  for (Scope* l = &s; l != nullptr; l = l->next) {
    for (VarSymbol* v : l->locals) names.emplace_back(v->name);
    if (l->kind != Scope::Kind::kClass || l->header) continue;
    for (ClassSymbol* c = l->class_symbol; c != nullptr; c = context.types.class_of(c->superclass)) {
      c->ensure(ClassStage::kMembers);
      for (VarSymbol* f : c->fields)
        if (!f->has(kSynthetic)) names.emplace_back(f->name);
    }
  }
}

std::string location_of(TypeTable& types, Type* site) {
  ClassSymbol* c = types.class_of(site);
  if (site->kind == TypeKind::kClass && c != nullptr && static_cast<ClassType*>(site)->args.empty())
    return describe(*c);
  return "class " + types.to_string(site);
}

}  // namespace

Symbol* Attr::type_symbol(Type* type) {
  if (auto* variable = as_type_var(type)) return variable->symbol;
  auto* named = as_class(type);
  return named != nullptr ? named->symbol : nullptr;
}

Attr::FoundVariable Attr::find_variable(Name name, SourceRange use, Scope& s) {
  bool is_static = false, prologue = false, static_class = false, static_method = false;
  FoundVariable hidden;
  for (Scope* l = &s; l != nullptr; l = l->next) {
    if (l->kind == Scope::Kind::kUnit) {
      bool ambiguous = false;
      VarSymbol* v = find_imported_field(context_, *l->unit, name, &ambiguous);
      if (ambiguous) context_.error(use, "reference to " + std::string(name) + " is ambiguous");
      if (v != nullptr) return {v, l, false, false};
      continue;
    }
    if (l->kind == Scope::Kind::kClass) {
      if (!l->header) {
        bool ambiguous = false;
        if (VarSymbol* v = find_field(context_, types_.this_type(l->class_symbol), name, &ambiguous)) {
          if (is_accessible(context_, *v, types_.this_type(l->class_symbol), s)) {
            if (ambiguous) context_.error(use, "reference to " + std::string(name) + " is ambiguous");
            return {v, l, is_static, prologue};
          }
          if (hidden.variable == nullptr)
            hidden = {v, l, is_static, prologue, true};  // unless a level further out has one
        }
      }
      if (!l->class_symbol->inner) is_static = true;
      if (static_method || l->class_symbol->has(kStatic) || l->class_symbol->class_kind != ClassKind::kClass)
        static_class = true;
      static_method = false;
      prologue = false;
      continue;
    }
    if (VarSymbol* v = l->find_local(name, [&](const VarSymbol& local) { return is_visible(local, use); }))
      return {v, l, static_class, false};
    if (l->kind == Scope::Kind::kMethod && l->is_static) is_static = static_method = true;
    if (l->constructor_prologue) prologue = true;
  }
  return hidden;
}

void Attr::report_missing_variable(Name name, SourceRange range, Scope& s, bool maybe_type) {
  if (!supertypes_known(context_, s)) return;
  std::string type_hint;
  if (maybe_type) {  // what would be said, or advised, of an unknown class
    if (const std::string reason = explain_unimported(context_, name, s); !reason.empty()) {
      context_.error(range, reason);
      return;
    }
    base::Diagnostics scratch;
    AttrContext aside{arena_, scratch, context_.files, symbols_, types_};
    report_unknown_type(aside, name, range, s);
    for (const base::Diagnostic& d : scratch.sorted()) type_hint = d.hint;
  }
  auto& error = context_.error(range, "cannot find symbol: variable " + std::string(name));
  std::vector<std::string> names;
  collect_variable_names(context_, s, names);
  const std::string near = base::nearest_name(name, names);
  // (What begins with a small letter is a variable, to its author.)
  const bool type_first = name.empty() || !(name[0] >= 'a' && name[0] <= 'z') || near.empty();
  if (type_first && !type_hint.empty()) error.hint = type_hint;
  else if (!near.empty()) error.hint = "did you mean '" + near + "'?";
  if (ClassSymbol* c = s.enclosing_class(); c != nullptr && !c->anonymous)
    error.notes.push_back({{}, "location: " + describe(*c)});
}

void Attr::check_forward_reference(VarSymbol& field, SourceRange use, Scope& s) {
  Scope* init = initializer_level(s);
  if (init == nullptr || field.owner != s.enclosing_class() || field.is_static() != init->is_static) return;
  if (!field.range.valid() || !use.valid() || field.range.file != use.file) return;
  const SourceRange own = field.decl != nullptr && field.decl->init != nullptr ? field.decl->init->range
                          : field.enum_decl != nullptr                         ? field.enum_decl->range
                                                                               : SourceRange{};
  if (own.valid() && own.begin <= use.begin && use.begin < own.end)
    context_.error(use, "self-reference in initializer");
  else if (field.range.begin > use.begin) context_.error(use, "illegal forward reference");
}

bool Attr::is_too_early_in_enum(VarSymbol& field, Scope& s) {
  ClassSymbol* owner = field.owner_class();
  ClassSymbol* here = s.enclosing_class();
  if (!field.is_static() || owner == nullptr || owner->class_kind != ClassKind::kEnum || here == nullptr ||
      !types_.is_subclass(here, owner) || constant_of(field) != nullptr)
    return false;
  for (Scope* l = &s; l != nullptr && l->kind != Scope::Kind::kClass; l = l->next)
    if (l->kind == Scope::Kind::kMethod && !l->is_static && (l->method == nullptr || l->method->is_constructor()))
      return true;
  return false;
}

void Attr::record_constant(Expr* e, VarSymbol& variable) {
  if (variable.has(kFinal)) e->constant = constant_of(variable);
}

Expr* Attr::static_field(VarSymbol* field, SourceRange range) {
  auto* f = make<FieldAccessExpr>(range);
  f->name = {field->name, range};
  f->symbol = field;
  f->type = field->type != nullptr ? field->type : bad_type();
  record_constant(f, *field);
  return f;
}

Expr* Attr::field_of(Expr* target, VarSymbol* field, Type* site, SourceRange range, Scope&) {
  auto* f = make<FieldAccessExpr>(range);
  f->target = target;
  f->name = {field->name, range};
  f->symbol = field;
  f->type = types_.member_type(site, field);
  return f;
}

Expr* Attr::variable_reference(const FoundVariable& found, SourceRange range, Scope& s) {
  VarSymbol* v = found.variable;
  if (!v->is_field()) {
    if (v->type == nullptr) {
      context_.error(range, "cannot infer type for local variable " + std::string(v->name) +
                                ": cannot use 'var' on self-referencing variable");
      auto* e = make<ErrorExpr>(range);
      e->type = bad_type();
      return e;
    }
    return local_reference(v, range, s);
  }
  if (v->is_static() || found.level->kind == Scope::Kind::kUnit) {
    Expr* field = static_field(v, range);
    if (found.level->class_symbol == s.enclosing_class())
      static_cast<FieldAccessExpr*>(field)->qualifying_class = found.level->class_symbol;
    return field;
  }
  ClassSymbol* c = found.level->class_symbol;
  Expr* self = this_of(c, range, s);
  if (self == nullptr) {
    auto* e = make<ErrorExpr>(range);
    e->type = bad_type();
    context_.error(range, "no enclosing instance of type " + std::string(c->full_name) + " is in scope");
    return e;
  }
  Expr* f = field_of(self, v, types_.this_type(c), range, s);
  record_constant(f, *v);
  return f;
}

Expr* Attr::open_name(NameExpr* e, Scope& s) {
  const FoundVariable found = find_variable(e->name, e->range, s);
  if (found.variable == nullptr) {
    report_missing_variable(e->name, e->range, s);
    return bad(e);
  }
  VarSymbol* v = found.variable;
  context_.saw(e->range, v);
  const std::string name(e->name);
  if (v->is_field() && v->type != nullptr && v->type->is_error()) return bad(e);
  if (found.static_context && !v->is_static())
    return failed(e, e->range, "non-static variable " + name + " cannot be referenced from a static context");
  if (found.prologue && v->is_field() && !v->is_static())
    return failed(e, e->range, "cannot reference " + name + " before supertype constructor has been called");
  if (v->is_field() &&
      !is_accessible(context_, *v,
                     found.level->class_symbol != nullptr ? types_.this_type(found.level->class_symbol) : nullptr, s))
    return failed(e, e->range, name + " has private access in " + v->owner_class()->shown_name());
  if (v->is_field() && is_too_early_in_enum(*v, s))
    return failed(e, e->range, "illegal reference to static field from initializer");
  if (v->is_field() && e != written_only_) check_forward_reference(*v, e->range, s);
  return variable_reference(found, e->range, s);
}

Expr* Attr::this_of(ClassSymbol* wanted, SourceRange range, Scope& s) {
  auto* self = make<ThisExpr>(range);
  self->type = types_.this_type(wanted);
  std::vector<LambdaExpr*> crossed;
  for (const Frame& frame : frames_at(s)) {
    if (frame.lambda != nullptr) {
      crossed.push_back(frame.lambda);
      continue;
    }
    ClassSymbol* c = frame.class_symbol;
    if (c != wanted && frame.prologue_of != nullptr) {
      if (!c->inner || frame.prologue_of->hidden_params.empty()) return nullptr;
      VarSymbol* outer = frame.prologue_of->hidden_params[0];
      for (LambdaExpr* l : crossed) capture_in_lambda(*l, outer);
      self->path.push_back(outer);
      c = c->outer_class();
    } else {
      for (LambdaExpr* l : crossed) l->captures_this = true;
    }
    while (c != wanted) {
      if (c == nullptr || !c->inner || c->outer_this == nullptr) return nullptr;
      self->path.push_back(c->outer_this);
      c = c->outer_class();
    }
    return self;
  }
  return nullptr;
}

std::vector<Type*> Attr::direct_supertypes(ClassSymbol& symbol) {
  std::vector<Type*> result = types_.interfaces(types_.this_type(&symbol));
  if (Type* super = types_.superclass(types_.this_type(&symbol))) result.push_back(super);
  return result;
}

Expr* Attr::open_super(ThisExpr* e, Scope& s, Type*& site) {
  Type* named = e->qualifier != nullptr ? resolve_type(context_, *e->qualifier, s) : nullptr;
  if (named != nullptr && named->is_error()) return bad(e);
  ClassSymbol* here = s.enclosing_class();
  if (named != nullptr && types_.class_of(named)->is_interface() && types_.class_of(named) != here) {
    Type* direct = nullptr;
    for (Type* i : types_.interfaces(types_.this_type(here)))
      if (types_.class_of(i) == types_.class_of(named)) direct = i;
    if (direct == nullptr)
      return failed(e, e->range, "not an enclosing class: " + types_.class_of(named)->shown_name());
    for (Type* other : direct_supertypes(*here))
      if (ClassSymbol* c = types_.class_of(other);
          c != nullptr && c != types_.class_of(named) && types_.is_subclass(c, types_.class_of(named)))
        return failed(e, e->range,
                      "bad type qualifier " + str(named) + " in default super call; redundant interface " + str(named) +
                          " is extended by " + str(other));
    e->qualifier = nullptr;
    site = direct;
    return open_this(e, s, "super");
  }
  // An interface has no superclass (JLS 15.11.2, 15.12.1).
  if (here->is_interface() && named == nullptr)
    return failed(e, e->range, "non-static variable super cannot be referenced from a static context");
  Expr* self = open_this(e, s, "super");
  if (has_error(self)) return self;
  site = types_.superclass(self->type);
  if (site == nullptr) site = known_type(KnownClass::kObject);
  return self;
}

Expr* Attr::open_this(ThisExpr* e, Scope& s, Name word) {
  ClassSymbol* wanted = s.enclosing_class();
  if (e->qualifier != nullptr) {
    Type* type = resolve_type(context_, *e->qualifier, s);
    if (type->is_error()) return bad(e);
    wanted = types_.class_of(type);
  } else if (context_.snippet != nullptr && context_.snippet->is_class(wanted)) {
    wanted = context_.snippet->inside;
  }
  bool is_static = false, prologue = false;
  Scope* l = &s;
  for (; l != nullptr; l = l->next) {
    if (l->kind == Scope::Kind::kMethod && l->is_static) is_static = true;
    if (l->constructor_prologue) prologue = true;
    if (l->kind != Scope::Kind::kClass) continue;
    if (l->class_symbol == wanted) break;
    if (!l->class_symbol->inner) is_static = true;
    prologue = false;
  }
  if (l == nullptr) return failed(e, e->range, "not an enclosing class: " + wanted->shown_name());
  if (is_static)
    return failed(e, e->range,
                  std::string("non-static variable ") + (word == Name("super") ? "super" : "this") +
                      " cannot be referenced from a static context");
  if (prologue)
    return failed(e, e->range,
                  "cannot reference " + std::string(word) + " before supertype constructor has been called");
  Expr* self = this_of(wanted, e->range, s);
  if (self == nullptr)
    return failed(e, e->range, "no enclosing instance of type " + std::string(wanted->full_name) + " is in scope");
  return self;
}

// ---------------------------------------------------------------- qualified names

Qualifier Attr::qualify(Expr* e, Scope& s) {
  Qualifier q;
  const auto as_value = [&](Expr* v) {
    q.expr = v;
    q.type = v->type;
    q.kind = has_error(v) ? Qualifier::Kind::kError : Qualifier::Kind::kValue;
    if (v->type->is_void()) {
      context_.error(place(v), "void cannot be dereferenced");
      q.kind = Qualifier::Kind::kError;
    }
    return q;
  };
  const auto as_type = [&](Type* t) {
    q.type = t;
    q.kind = t->is_error() ? Qualifier::Kind::kError : Qualifier::Kind::kType;
    return q;
  };
  if (e->type != nullptr && as_poly(e) == nullptr) return as_value(e);
  if (auto* t = as<TypeExpr>(e)) return as_type(resolve_type(context_, *t->target, s));
  if (auto* n = as<NameExpr>(e)) {
    const FoundVariable found = find_variable(n->name, n->range, s);
    if (found.variable != nullptr && !found.inaccessible) return as_value(open_name(n, s));
    if (Type* t = find_type(context_, n->name, s, n->range)) {
      context_.saw(n->range, type_symbol(t));
      return as_type(t);
    }
    if (found.variable != nullptr && !context_.symbols.package_exists(n->name)) return as_value(open_name(n, s));
    q.kind = Qualifier::Kind::kPackage;
    q.package = std::string(n->name);
    if (context_.cursor != nullptr) context_.cursor->saw(n->range, "package " + q.package);
    return q;
  }
  auto* f = as<FieldAccessExpr>(e);
  if (f == nullptr || f->super_target) return as_value(value(e, s));
  Qualifier left = qualify(f->target, s);
  if (left.kind == Qualifier::Kind::kError) return q;
  if (left.kind == Qualifier::Kind::kPackage) {
    if (ClassSymbol* c = find_class_or_loose(context_, left.package, f->name.text)) {
      if (!is_accessible(context_, *c, nullptr, s)) {
        context_.error(place(f), std::string(c->full_name) + " is not public in " + left.package +
                                     "; cannot be accessed from outside package");
        return q;
      }
      context_.saw(f->name.range, c);
      return as_type(types_.raw_type(c));
    }
    q.kind = Qualifier::Kind::kPackage;
    q.package = left.package + "." + std::string(f->name.text);
    if (context_.cursor != nullptr) context_.cursor->saw(f->name.range, "package " + q.package);
    return q;
  }
  if (left.kind == Qualifier::Kind::kType) {
    if (find_field(context_, left.type, f->name.text) == nullptr) {
      ClassSymbol* in = types_.class_of(left.type);
      if (ClassSymbol* member = in != nullptr ? find_member_class(context_, *in, f->name.text) : nullptr) {
        if (!is_accessible(context_, *member, left.type, s)) {
          context_.error(place(f), std::string(member->name) + " has private access in " + std::string(in->name));
          return q;
        }
        context_.saw(f->name.range, member);
        return as_type(types_.raw_type(member));
      }
    }
  }
  return as_value(value(e, s));
}

Expr* Attr::open_field_access(FieldAccessExpr* e, Scope& s) {
  const std::string name(e->name.text);
  Qualifier q;
  if (e->super_target) {
    Expr* self = open_this(static_cast<ThisExpr*>(e->target), s, "super");
    if (has_error(self)) return self;
    q.kind = Qualifier::Kind::kValue;
    q.expr = self;
    q.type = types_.superclass(self->type);
    if (q.type == nullptr) return bad(e);
  } else {
    q = qualify(e->target, s);
  }
  switch (q.kind) {
    case Qualifier::Kind::kError: return bad(e);
    case Qualifier::Kind::kPackage:
      if (auto* simple = as<NameExpr>(e->target)) {
        // `a.b` where nothing is called a: javac takes a for a variable only when it is not a package either.
        if (symbols_.package_exists(q.package)) {
          context_.error(place(e), "cannot find symbol: class " + name);
        } else {
          report_missing_variable(simple->name, simple->range, s, true);
        }
      } else {
        report_unknown_type(context_, q.package, place(e->target), s);
      }
      return bad(e);
    default: break;
  }
  const bool by_type = q.kind == Qualifier::Kind::kType;
  if (!by_type && q.type->is_primitive()) return failed(e, place(e), str(q.type) + " cannot be dereferenced");
  if (!by_type && q.type->kind == TypeKind::kArray && name == "length") {
    auto* length = make<ArrayLengthExpr>(e->range);
    length->array = coerce(q.expr, q.type);
    length->type = types_.int_type();
    if (context_.cursor != nullptr) context_.cursor->saw(e->name.range, "int length");
    return length;
  }
  Type* site = by_type ? q.type : types_.capture(q.type);
  bool ambiguous = false;
  VarSymbol* field = find_field(context_, site, e->name.text, &ambiguous);
  if (field == nullptr) {
    const SourceRange where = place(e);
    ClassSymbol* owner = types_.class_of(site);
    if (owner != nullptr && !supertypes_known(context_, *owner)) return bad(e);
    if (owner != nullptr)
      if (std::string reason = explain_missing_member(context_, *owner, name); !reason.empty())
        return failed(e, where, reason);
    auto& error = context_.error(where, "cannot find symbol: variable " + name);
    error.notes.push_back({{}, "location: " + location_of(types_, site)});
    std::vector<std::string> names;
    for (ClassSymbol* c = owner; c != nullptr; c = types_.class_of(c->superclass))
      for (VarSymbol* f : c->fields)
        if (!f->has(kSynthetic) && may_be_meant(*c, *f)) names.emplace_back(f->name);
    if (site->kind == TypeKind::kArray) names.emplace_back("length");
    const std::string near = base::nearest_name(e->name.text, names);
    if (!near.empty()) error.hint = "did you mean '" + near + "'?";
    return bad(e);
  }
  context_.saw(e->name.range, field, e);
  if (ambiguous) return failed(e, place(e), "reference to " + name + " is ambiguous");
  if (!is_accessible(context_, *field, site, s, e->super_target)) {
    const char* access = field->has(kPrivate) ? "private" : "protected";
    if (!field->has(kPrivate | kProtected))
      return failed(e, place(e),
                    name + " is not public in " + field->owner_class()->shown_name() +
                        "; cannot be accessed from outside package");
    return failed(e, place(e), name + " has " + access + " access in " + field->owner_class()->shown_name());
  }
  if (field->type == nullptr || field->type->is_error()) return bad(e);
  if (by_type && !field->is_static())
    return failed(e, place(e), "non-static variable " + name + " cannot be referenced from a static context");
  e->symbol = field;
  if (is_too_early_in_enum(*field, s)) return failed(e, place(e), "illegal reference to static field from initializer");
  if (field->is_static()) {
    e->type = field->type;
    e->qualifying_class = types_.class_of(types_.erasure(site));
    if (by_type) {
      e->target = nullptr;
      record_constant(e, *field);
    } else {
      e->target = q.expr;
    }
    return e;
  }
  e->target = coerce(q.expr, types_.erasure(q.type)->kind == TypeKind::kArray ? q.type
                             : types_.is_subtype(types_.erasure(q.type), types_.raw_type(field->owner_class()))
                                 ? q.type
                                 : types_.raw_type(field->owner_class()));
  e->type = types_.member_type(site, field);
  if (as<ThisExpr>(e->target) != nullptr && field->has(kFinal)) constant_of(*field);
  return e;
}

}  // namespace heddle::lang
