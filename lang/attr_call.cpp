// Method calls (JLS 15.12): where the method is looked for, what it is called on, arguments and result.
#include <algorithm>

#include "lang/attr.h"
#include "lang/codegen_image.h"
#include "lang/tree_completer.h"

namespace heddle::lang {

// The exceptions of a call whose method declares type variables as thrown, its own or its class's, or is one of several
// with one signature; empty: as declared. (No checked ones: RuntimeException.)
std::vector<Type*> Attr::thrown_by_call(const Resolution& r) {
  std::vector<Type*> result;
  if (r.common_thrown && r.common_thrown->empty()) return {known_type(KnownClass::kRuntimeException)};
  if (r.common_thrown) return *r.common_thrown;
  bool variable = false;
  for (Type* t : r.method->thrown) variable = variable || as_type_var(t) != nullptr;
  if (variable)
    for (Type* t : r.type.thrown) result.push_back(types_.instantiate(t));
  return result;
}

void Attr::open_arguments(std::vector<Expr*>& args, Scope& s) {
  for (Expr*& arg : args) {
    arg = open(arg, s);
    if (arg->type->is_void()) arg = failed(arg, place(arg), "'void' type not allowed here");
  }
}

std::vector<Type*> Attr::resolve_type_arguments(std::vector<TypeNode*>& nodes, Scope& s) {
  std::vector<Type*> result;
  for (TypeNode* node : nodes) {
    Type* t = resolve_type(context_, *node, s);
    if (t->is_primitive()) {
      context_.error(node->range, "unexpected type; required: reference, found: " + str(t));
      t = bad_type();
    }
    result.push_back(t);
  }
  return result;
}

// Arguments take the types that the chosen method has for this call; variable arity arguments are packed.
void Attr::close_arguments(std::vector<Expr*>& args, const Resolution& r, SourceRange range) {
  const auto& params = r.type.params;
  // Overload resolution has found that a standalone argument fits. Its type may have been captured since, so it is only
  // adapted, not compared again.
  const auto finish = [&](Expr* arg, Type* type) {
    return as_poly(arg) == nullptr ? adapt(arg, type) : close(arg, Target::invocation(type));
  };
  const bool packed = r.phase == Phase::kVarargs;
  const std::size_t fixed = packed ? params.size() - 1 : params.size();
  for (std::size_t i = 0; i < fixed && i < args.size(); ++i) args[i] = finish(args[i], types_.instantiate(params[i]));
  if (!packed) return;
  Type* array = types_.instantiate(params.back());
  auto* element = as_array(array);
  if (element == nullptr) return;
  auto* creation = make<ArrayCreationExpr>(args.size() > fixed ? args[fixed]->range : range);
  creation->init = make<ArrayInitExpr>(creation->range);
  creation->type = creation->init->type = array;
  for (std::size_t i = fixed; i < args.size(); ++i)
    creation->init->elements.push_back(finish(args[i], element->element));
  args.resize(fixed);
  args.push_back(creation);
}

// ---------------------------------------------------------------- calls

Expr* Attr::open_call(CallExpr* e, Scope& s) {
  MethodQuery q;
  q.name = e->name.text;
  q.args = &e->args;
  q.scope = &s;
  q.range = e->target == nullptr ? e->name.range : dot_before(e->target->range, e->name.range);
  std::vector<MethodSymbol*> candidates;
  Scope* found_at = nullptr;  // unqualified: the class level, or the unit for static imports
  bool static_context = false, prologue = false;
  Qualifier qualifier;
  bool failure = false;

  if (e->target == nullptr) {
    bool is_static = false, in_prologue = false;
    std::vector<MethodSymbol*> hidden;  // there, but not accessible: counts only when nothing else is found
    for (Scope* l = &s; l != nullptr && found_at == nullptr; l = l->next) {
      if (l->kind == Scope::Kind::kMethod && l->is_static) is_static = true;
      if (l->constructor_prologue) in_prologue = true;
      if (l->kind == Scope::Kind::kUnit) {
        candidates = find_imported_methods(context_, *l->unit, q.name);
        if (!candidates.empty()) found_at = l;
      }
      if (l->kind != Scope::Kind::kClass) continue;
      q.site = types_.this_type(l->class_symbol);
      candidates = find_methods(context_, q.site, q.name);
      // What the snippet's own class inherits from Object is not meant.
      if (context_.snippet != nullptr && context_.snippet->is_class(l->class_symbol))
        std::erase_if(candidates, [&](MethodSymbol* m) { return m->owner != l->class_symbol; });
      const bool usable = std::any_of(candidates.begin(), candidates.end(),
                                      [&](MethodSymbol* m) { return is_accessible(context_, *m, q.site, s); });
      if (!candidates.empty() && !usable && hidden.empty()) hidden = candidates;
      if (usable) {
        found_at = l;
        static_context = is_static;
        prologue = in_prologue;
        break;
      }
      if (!l->class_symbol->inner) is_static = true;
      in_prologue = false;
    }
    if (found_at == nullptr) candidates = hidden;
    if (found_at == nullptr) q.site = s.enclosing_class() != nullptr ? types_.this_type(s.enclosing_class()) : nullptr;
    if (found_at != nullptr && found_at->kind == Scope::Kind::kUnit) q.site = nullptr;
  } else if (e->super_target) {
    auto* self = static_cast<ThisExpr*>(e->target);
    q.through_super = true;
    qualifier.kind = Qualifier::Kind::kValue;
    qualifier.expr = open_super(self, s, q.site);
    failure = has_error(qualifier.expr);
    if (!failure) candidates = find_methods(context_, q.site, q.name);
  } else {
    qualifier = qualify(e->target, s);
    switch (qualifier.kind) {
      case Qualifier::Kind::kError: failure = true; break;
      case Qualifier::Kind::kPackage:
        if (auto* simple = as<NameExpr>(e->target)) {
          report_missing_variable(simple->name, simple->range, s, true);
        } else {
          report_unknown_type(context_, qualifier.package, place(e->target), s);
        }
        failure = true;
        break;
      case Qualifier::Kind::kValue:
        if (qualifier.type->is_primitive()) {
          context_.error(q.range, str(qualifier.type) + " cannot be dereferenced");
          failure = true;
          break;
        }
        if (qualifier.type->kind == TypeKind::kNull) {
          context_.error(q.range, "<null> cannot be dereferenced");
          failure = true;
          break;
        }
        q.site = types_.capture(qualifier.type);
        break;
      case Qualifier::Kind::kType:
        if (qualifier.type->is_primitive()) {
          context_.error(q.range, str(qualifier.type) + " cannot be dereferenced");
          failure = true;
          break;
        }
        q.site = qualifier.type;
        break;
    }
    if (!failure) candidates = find_methods(context_, q.site, q.name);
  }
  q.type_args = resolve_type_arguments(e->type_args, s);
  open_arguments(e->args, s);
  if (failure) return bad(e);

  Resolution r = resolve(q, candidates);
  if (r.method == nullptr) return bad(e);
  MethodSymbol& m = *r.method;
  context_.saw(e->name.range, &m, e);
  const std::string text = describe(context_, m);

  // The receiver: `this`, an enclosing instance, or none for a static method.
  if (e->target == nullptr) {
    if (!m.is_static()) {
      if (found_at->kind == Scope::Kind::kUnit || static_context)
        return failed(e, q.range, "non-static method " + text + " cannot be referenced from a static context");
      if (prologue) return failed(e, q.range, "cannot reference this before supertype constructor has been called");
      e->target = this_of(found_at->class_symbol, e->name.range, s);
      if (e->target == nullptr)
        return failed(
            e, q.range,
            "no enclosing instance of type " + std::string(found_at->class_symbol->full_name) + " is in scope");
    }
  } else if (qualifier.kind == Qualifier::Kind::kType) {
    if (!m.is_static())
      return failed(e, q.range, "non-static method " + text + " cannot be referenced from a static context");
    e->target = nullptr;
  } else {
    e->target = qualifier.expr;
    if (m.is_static() && m.owner_class()->is_interface() && !e->super_target)
      return failed(
          e, q.range,
          "illegal static interface method call (the receiver expression should be replaced with the type qualifier '" +
              str(qualifier.type) + "')");
    if (e->super_target && m.has(kAbstract))
      return failed(
          e, q.range,
          "abstract method " + text + " in " + m.owner_class()->shown_name() + " cannot be accessed directly");
    ClassSymbol* named = e->super_target ? types_.class_of(q.site) : nullptr;
    // I.super.m() (JLS 15.12.3)
    if (named != nullptr && named->is_interface() && m.owner_class()->is_interface())
      for (Type* other : direct_supertypes(*s.enclosing_class()))
        for (MethodSymbol* over : find_methods(context_, other, q.name))
          if (over != &m && overrides(context_, *over, m) && !types_.is_subclass(named, over->owner_class()))
            return failed(e, q.range,
                          "bad type qualifier " + str(q.site) + " in default super call; method " + text +
                              " is overridden in " + str(other));
  }
  // What an enclosing class has inherited and has as a static method is called as its declaring class's.
  const bool inherited_outside = m.is_static() && found_at != nullptr && found_at->class_symbol != s.enclosing_class();
  return call_resolved(e, r, inherited_outside ? nullptr : q.site, s);
}

void Attr::settle_call(CallExpr* e, MethodSymbol& m, Type* site) {
  e->method = &m;
  ClassSymbol* owner = m.owner_class();
  // The class that the call names is the one through which it was found (JLS 13.1); Object's methods and static ones of
  // interfaces keep their own.
  ClassSymbol* through = types_.class_of(types_.erasure(site));
  if (owner == known(KnownClass::kObject) || through == owner || (m.is_static() && owner->is_interface()) ||
      through == nullptr || !types_.is_subclass(through, owner))
    through = nullptr;
  if (m.is_static()) {
    e->call = CallKind::kStatic;
    e->qualifying_class = through;
    return;
  }
  if (e->super_target || m.has(kPrivate)) {
    e->call = CallKind::kSpecial;
    if (e->super_target) e->qualifying_class = types_.class_of(site);
  } else {
    e->call = owner->is_interface() ? CallKind::kInterface : CallKind::kVirtual;
    e->qualifying_class = through;
  }
  if (e->target != nullptr && !e->super_target) {
    // The receiver's static type has the method; for intersections its owner is the part that counts.
    Type* needed = e->target->type;
    if (!types_.is_subtype(types_.erasure(needed), types_.raw_type(owner))) needed = types_.raw_type(owner);
    e->target = coerce(e->target, needed);
  }
}

Expr* Attr::call_resolved(CallExpr* e, Resolution& r, Type* site, Scope& s) {
  MethodSymbol& m = *r.method;
  check_usable(context_, m, e->name.range);
  if (is_signature_polymorphic(m)) return polymorphic_call(e, r, types_.raw_type(m.owner_class()));
  settle_call(e, m, site != nullptr ? site : types_.raw_type(m.owner_class()));
  Type* result = r.type.result;
  if (site != nullptr && m.name == "getClass" && m.param_types.empty() &&
      m.owner_class() == known(KnownClass::kObject)) {
    ClassSymbol* c = known(KnownClass::kClass);
    Type* of = types_.erasure(site->kind == TypeKind::kArray ? site : types_.upper_bound(site));
    if (!c->type_params.empty()) result = types_.class_type(c, {types_.wildcard(WildcardNode::Bound::kExtends, of)});
  } else if (site != nullptr && site->kind == TypeKind::kArray && m.name == "clone" && m.param_types.empty()) {
    result = site;
    e->qualifying_class = known(KnownClass::kObject);
  }
  if (r.unchecked) result = types_.erasure(result);
  if (!types_.is_proper(result)) {
    auto* poly = arena_.make<PolyCall>();
    poly->scope = &s;
    poly->expr = e;
    poly->resolution = std::move(r);
    poly->result = result;
    e->type = poly;
    return e;
  }
  if (!solve(r.inference)) return failed(e, place(e), inference_failure());
  close_arguments(e->args, r, e->range);
  e->type = types_.instantiate(result);
  e->thrown = thrown_by_call(r);
  for (Expr* arg : e->args)
    if (has_error(arg)) return recover_call(e);
  if (m.name == "forName" && m.owner_class() == known(KnownClass::kClass)) take_in_class_named(*e->args.front());
  return e;
}

// Class.forName finds what belongs to the program: so does the class that a constant names, where there is a file of
// it.
void Attr::take_in_class_named(const Expr& argument) {
  if (argument.constant == nullptr || !argument.constant->is_string()) return;
  const std::string name = image_text(argument.constant->as_string());
  const std::string outermost = name.substr(0, name.find('$'));
  const std::size_t dot = outermost.rfind('.');
  if (outermost.empty() || outermost.find_first_of("[/\\") != std::string::npos) return;
  if (dot == std::string::npos) find_class_or_loose(context_, "", outermost);
  else find_class_or_loose(context_, outermost.substr(0, dot), outermost.substr(dot + 1));
}

// After wrong arguments the call still has its type, unless inference was to find that from the arguments.
Expr* Attr::recover_call(Expr* e) {
  if (auto* call = as<CallExpr>(e); call != nullptr && call->method != nullptr && call->method->type_params.empty())
    return e;
  return e->type->is_error() ? bad(e) : e;
}

std::string Attr::inference_failure() {
  if (failed_var_ == nullptr || failed_var_->variable == nullptr)
    return "incompatible types: cannot infer type arguments";
  return "incompatible types: inference variable " + str(failed_var_->variable) + " has incompatible bounds";
}

Expr* Attr::close_call(PolyCall& poly, Target t) {
  Expr* e = poly.expr;
  Resolution& r = poly.resolution;
  bool mismatch_with_target = false;
  if (!poly.absorbed) {
    if (t.converts() && t.type != nullptr && !t.type->is_error() && !t.type->is_void()) {
      std::vector<InferenceVar*> vars;
      collect_vars(e, vars);
      BoundsMark mark(vars);
      if (return_fits(poly, t.type)) mark.keep();
      else mismatch_with_target = true;
    }
    if (!solve(r.inference)) {
      auto& error = context_.error(place(e), inference_failure());
      add_bounds_notes(error);
      return bad(e);
    }
  }
  Type* result = types_.instantiate(poly.result);
  if (mismatch_with_target && types_.assignability(result, t.type) == Assignability::kNo) {
    auto& call_place = e;
    std::string message = "incompatible types: ";
    if (t.detail != nullptr) message.append(t.detail).append(": ");
    if (e->kind == NodeKind::kNewExpr) {
      ClassSymbol* c = types_.class_of(poly.result);
      message += "cannot infer type arguments for " + c->shown_name() + "<>";
    } else if (auto* var = as_inference(poly.result);
               var == nullptr && !types_.is_subtype(types_.erasure(result), types_.erasure(t.type))) {
      std::string names;
      for (TypeVarSymbol* v : r.method->type_params) names.append(names.empty() ? "" : ",").append(v->name);
      message += "no instance(s) of type variable(s) " + names + " exist so that " +
                 str(r.method->result != nullptr ? r.method->result : result) + " conforms to " + str(t.type);
    } else {
      InferenceVar* named = var != nullptr ? var : r.inference.vars.empty() ? nullptr : r.inference.vars[0];
      message += "inference variable " + (named != nullptr && named->variable != nullptr ? str(named->variable) : "T") +
                 " has incompatible bounds";
    }
    auto& error = context_.error(place(call_place), message);
    error.notes.push_back({{}, mismatch(result, t.type)});
    return bad(e);
  }
  if (auto* n = as<NewExpr>(e)) {
    r.type.result = result;
    return finish_new(n, r, result, *poly.scope);
  }
  auto* call = static_cast<CallExpr*>(e);
  call->type = result;
  close_arguments(call->args, r, call->range);
  call->thrown = thrown_by_call(r);
  for (Expr* arg : call->args)
    if (has_error(arg)) return recover_call(call);
  return call;
}

void Attr::add_bounds_notes(base::Diagnostic& error) {
  InferenceVar* v = failed_var_;
  if (v == nullptr) return;
  const auto list = [&](const std::vector<Type*>& types) {
    std::string text;
    for (Type* t : types)
      if (types_.is_proper(t)) text.append(text.empty() ? "" : ",").append(str(types_.instantiate(t)));
    return text;
  };
  for (const auto& [name, bounds] : {std::pair<const char*, std::vector<Type*>*>{"equality constraints: ", &v->equal},
                                     {"lower bounds: ", &v->lower},
                                     {"upper bounds: ", &v->upper}})
    if (std::string text = list(*bounds); !text.empty()) error.notes.push_back({{}, name + text});
}

}  // namespace heddle::lang
