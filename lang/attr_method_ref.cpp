// Method references (JLS 15.13): each becomes a lambda over synthetic parameters whose body is the call that is meant.
#include <algorithm>

#include "lang/attr.h"
#include "lang/tree_completer.h"
#include "vm/base/nearest_name.h"

namespace heddle::lang {

Expr* Attr::open_method_ref(MethodRefExpr* e, Scope& s) {
  auto* p = arena_.make<PolyMethodRef>();
  p->expr = e;
  p->scope = &s;
  p->ref = e;
  p->site = bad_type();
  p->assigned = assigned_;
  e->type = p;
  resolve_type_arguments(e->type_args, s);
  if (e->super_target) {
    Expr* self = open_super(static_cast<ThisExpr*>(e->target), s, p->site);
    if (has_error(self)) return bad(e);
    e->target = self;
  } else {
    const Qualifier q = qualify(e->target, s);
    if (q.kind == Qualifier::Kind::kPackage) {
      if (auto* simple = as<NameExpr>(e->target)) report_missing_variable(simple->name, simple->range, s, true);
      else report_unknown_type(context_, q.package, place(e->target), s);
    }
    if (q.kind == Qualifier::Kind::kPackage || q.kind == Qualifier::Kind::kError) return bad(e);
    p->is_type = q.kind == Qualifier::Kind::kType;
    if (p->is_type) {
      p->site = q.type;
    } else {
      if (q.type->is_primitive())
        return failed(e, e->range, "unexpected type; required: reference, found: " + str(q.type));
      p->receiver = q.expr;
      p->site = types_.capture(q.type);
    }
  }
  if (e->is_new) {
    if (auto* array = as_array(p->site)) {
      if (!types_.is_reifiable(array->element)) return failed(e, e->range, "generic array creation");
      return e;
    }
    ClassSymbol* c = types_.class_of(p->site);
    if (c == nullptr || p->site->kind != TypeKind::kClass)
      return failed(e, e->range, "unexpected type; required: class");
    if (c->has(kAbstract)) return failed(e, e->range, c->shown_name() + " is abstract; cannot be instantiated");
    if (c->has(kEnum)) return failed(e, e->range, "enum types may not be instantiated");
    p->candidates = find_methods(context_, p->site, "<init>");
  } else {
    p->candidates = find_methods(context_, p->site, e->name.text);
    if (p->candidates.empty()) {
      ClassSymbol* c = types_.class_of(p->site);
      auto& error = context_.error(
          e->range, "invalid method reference: cannot find symbol: method " + std::string(e->name.text) + "()");
      if (c != nullptr) error.notes.push_back({{}, "location: " + describe(*c)});
      std::vector<std::string> names;
      for (; c != nullptr; c = types_.class_of(c->superclass)) {
        c->ensure(ClassStage::kMembers);
        for (MethodSymbol* m : c->methods)
          if (!m->is_constructor() && may_be_meant(*c, *m)) names.emplace_back(m->name);
      }
      if (const std::string near = base::nearest_name(e->name.text, names); !near.empty())
        error.hint = "did you mean '" + near + "'?";
      return bad(e);
    }
  }
  std::vector<MethodSymbol*> usable;
  for (MethodSymbol* m : p->candidates)
    if (is_accessible(context_, *m, p->site, s, e->super_target)) usable.push_back(m);
  auto* named = as_class(p->site);
  const bool raw = named != nullptr && named->raw;
  if (usable.size() == 1 && !usable[0]->is_varargs() && !raw &&
      (usable[0]->type_params.empty() || !e->type_args.empty()))
    p->exact = usable[0];
  return e;
}

bool Attr::method_ref_fits(PolyMethodRef& p, Type* to, Inference* inference, bool commit, Misfit* why) {
  const auto no = [&](std::string reason) {
    if (why != nullptr) why->reason = std::move(reason);
    return false;
  };
  const auto later = [&] {
    if (commit && inference != nullptr && !types_.is_proper(to)) inference->postponed.push_back({p.ref, to});
    return true;
  };
  to = types_.instantiate(to);
  if (to->kind == TypeKind::kInference) return later();
  std::string reason;
  const TypeTable::FunctionType f = types_.function_type(to, &reason);
  if (f.method == nullptr) return no(reason);
  const std::size_t n = f.type.params.size();
  if (p.ref->is_new && p.site->kind == TypeKind::kArray) {
    if (n != 1) return no("incompatible parameter types in method reference");
    if (f.type.result->is_void()) return true;
    return types_.assignability(p.site, f.type.result) != Assignability::kNo ||
           no("bad return type in method reference: " + mismatch(p.site, f.type.result));
  }
  // Potentially compatible: some method has the arity (JLS 15.12.2.1).
  const bool arity = std::any_of(p.candidates.begin(), p.candidates.end(), [&](MethodSymbol* m) {
    const std::size_t k = m->param_types.size();
    const auto takes = [&](std::size_t count) { return k == count || (m->is_varargs() && count + 1 >= k); };
    if (p.ref->is_new) return takes(n);
    if (!p.is_type) return takes(n) && !m->is_static();
    return (m->is_static() && takes(n)) || (!m->is_static() && n > 0 && takes(n - 1));
  });
  if (!arity) return no("invalid method reference");
  if (p.exact == nullptr) return later();
  // An exact reference says what it takes and gives.
  MethodType type = p.ref->is_new ? types_.member_type(p.site, p.exact) : types_.member_type(p.site, p.exact);
  if (p.ref->is_new) type.result = p.site;
  if (p.site->kind == TypeKind::kArray && p.exact->name == "clone") type.result = p.site;  // JLS 10.7
  if (!type.type_params.empty() && type.type_params.size() == p.ref->type_args.size()) {
    Substitution s;
    s.from = type.type_params;
    for (TypeNode* node : p.ref->type_args) s.to.push_back(node->resolved);
    for (Type*& param : type.params) param = types_.substitute(param, s);
    type.result = types_.substitute(type.result, s);
  }
  std::size_t first = 0;
  if (!p.ref->is_new && p.is_type && !p.exact->is_static()) {
    if (types_.assignability(f.type.params[0], p.site) == Assignability::kNo) return no("invalid method reference");
    first = 1;
  }
  if (type.params.size() + first != n) return no("invalid method reference");
  for (std::size_t i = first; i < n; ++i)
    if (types_.assignability(f.type.params[i], type.params[i - first]) == Assignability::kNo)
      return no("invalid method reference: " + mismatch(f.type.params[i], type.params[i - first]));
  if (commit)
    for (Type* d : f.type.thrown)
      if (auto* v = as_inference(types_.instantiate(d)); v != nullptr && v->solution == nullptr)
        for (Type* t : type.thrown)
          if (types_.is_checked_exception(t)) types_.add_bound(v, TypeTable::BoundKind::kLower, t);
  if (f.type.result->is_void()) return true;
  if (type.result->is_void())
    return no("bad return type in method reference: void cannot be converted to " +
              str(types_.instantiate(f.type.result)));
  Type* result = types_.capture(type.result);
  if (p.names_get_class()) return later();  // its result depends on the receiver (JLS 4.3.2)
  if (types_.assignability(result, f.type.result) == Assignability::kNo)
    return no("bad return type in method reference: " + mismatch(result, types_.instantiate(f.type.result)));
  if (commit && inference != nullptr && !types_.is_proper(f.type.result)) p.captured = result;
  return true;
}

// Makes the lambda for known parameter types; its body is open. False: no such method (reported unless quiet).
bool Attr::method_ref_body(PolyMethodRef& p, const std::vector<Type*>& params, bool quiet) {
  MethodRefExpr* ref = p.ref;
  const SourceRange range = ref->range;
  auto* lambda = make<LambdaExpr>(range);
  lambda->explicit_params = true;
  lambda->body_is_method_ref = true;
  Scope& s = level(Scope::Kind::kLambda, *p.scope);
  s.lambda = lambda;
  std::vector<VarSymbol*> vars;
  for (std::size_t i = 0; i < params.size(); ++i) {
    auto* decl = make<VarDecl>(range);
    decl->name = {arena_.intern("arg" + std::to_string(i)), range};
    auto* v = arena_.make<VarSymbol>(decl->name.text, s.enclosing_class(), VarKind::kLambdaParameter);
    v->type = types_.upward(params[i]);
    v->flags = kSynthetic | kEffectivelyFinal;
    v->decl = decl;
    decl->symbol = v;
    note_home(*v, s);
    lambda->params.push_back(decl);
    vars.push_back(v);
  }
  const auto arguments = [&](std::size_t from) {
    std::vector<Expr*> args;
    for (std::size_t i = from; i < vars.size(); ++i) args.push_back(name_of(vars[i], range));
    return args;
  };
  const auto no = [&](const std::string& reason) {
    if (!quiet) context_.error(range, reason);
    return false;
  };

  if (ref->is_new) {
    if (auto* array = as_array(p.site)) {
      if (vars.size() != 1) return no("incompatible types: invalid constructor reference");
      Type* promoted = types_.unary_promotion(vars[0]->type);
      if (promoted != types_.int_type())
        return no("incompatible types: invalid constructor reference: " + mismatch(vars[0]->type, types_.int_type()));
      auto* creation = make<ArrayCreationExpr>(range);
      creation->dimensions.push_back(convert_to_primitive(name_of(vars[0], range), types_.int_type()));
      creation->type = array;
      lambda->expr_body = creation;
      p.lambda = lambda;
      return true;
    }
    MethodQuery q;
    std::vector<Expr*> args = arguments(0);
    std::vector<Misfit> misfits;
    auto* named = static_cast<ClassType*>(p.site);
    q.name = "<init>";
    q.range = range;
    q.site = p.site;
    q.args = &args;
    q.scope = &s;
    q.diamond = named->raw && !named->symbol->type_params.empty();
    q.quiet = true;
    q.misfits = &misfits;
    for (TypeNode* node : ref->type_args) q.type_args.push_back(node->resolved);
    Resolution r = resolve(q, p.candidates);
    if (r.method == nullptr) return no("incompatible types: invalid constructor reference" + misfit_text(misfits));
    auto* creation = make<NewExpr>(range);
    creation->args = args;
    creation->class_symbol = named->symbol;
    if (named->symbol->inner) {
      creation->outer = implicit_outer(*named->symbol, range, s);
      if (creation->outer == nullptr) return false;  // reported
    }
    context_.saw(ref->name.range, r.method);
    lambda->expr_body = new_resolved(creation, r, s);
    p.lambda = lambda;
    return true;
  }

  // Both searches of JLS 15.13.1.
  MethodQuery q;
  q.name = ref->name.text;
  q.range = range;
  q.site = p.site;
  q.scope = &s;
  q.quiet = true;
  q.through_super = ref->super_target;
  for (TypeNode* node : ref->type_args) q.type_args.push_back(node->resolved);
  std::vector<Expr*> all = arguments(0);
  std::vector<Expr*> rest = vars.empty() ? std::vector<Expr*>{} : arguments(1);
  std::vector<Misfit> misfits, second_misfits;
  q.args = &all;
  q.misfits = &misfits;
  Resolution first = resolve(q, p.candidates);
  Resolution second;
  Type* second_site = p.site;
  if (p.is_type && !vars.empty()) {
    Type* receiver = vars[0]->type;
    auto* named = as_class(p.site);
    // (A type variable has the methods of all of its bounds, of which its erasure knows the first.)
    bool fits = types_.is_subtype(types_.erasure(receiver), types_.erasure(p.site)) ||
                types_.is_subtype(types_.capture(receiver), types_.erasure(p.site));
    if (named != nullptr && named->raw) {
      if (ClassType* super = types_.as_super(types_.capture(receiver), named->symbol))
        second_site = types_.capture(super);
    } else if (fits) {
      fits = types_.is_subtype_unchecked(types_.capture(receiver), p.site);
    }
    if (fits) {
      q.site = second_site;
      q.args = &rest;
      q.misfits = &second_misfits;
      second = resolve(q, p.candidates);
    }
  }
  auto* call = make<CallExpr>(range);
  call->name = ref->name;
  if (!p.is_type) {
    if (first.method == nullptr) return no("incompatible types: invalid method reference" + misfit_text(misfits));
    if (first.method->is_static())
      return no("invalid method reference: unexpected static method " + describe(context_, *first.method) +
                " found in bound lookup");
    call->args = all;
    call->super_target = ref->super_target;
    if (ref->super_target || (p.receiver != nullptr && p.receiver->kind == NodeKind::kThisExpr &&
                              static_cast<ThisExpr*>(p.receiver)->path.empty())) {
      auto* self = static_cast<ThisExpr*>(ref->super_target ? ref->target : p.receiver);
      call->target = this_of(types_.class_of(self->type), range, s);
      if (call->target == nullptr) call->target = self;
      lambda->captures_this = true;
    } else {
      if (p.bound == nullptr) {
        p.bound = arena_.make<VarSymbol>(arena_.intern("rec$"), s.enclosing_class(), VarKind::kSynthetic);
        p.bound->type = p.site->kind == TypeKind::kTypeVar ? p.receiver->type : p.site;
        p.bound->flags = kSynthetic | kFinal | kEffectivelyFinal;
        homes_[p.bound] = lambda;
      }
      lambda->bound_variable = p.bound;
      lambda->captures.push_back(p.bound);
      call->target = name_of(p.bound, range);
    }
    if (ref->super_target && first.method->has(kAbstract))
      return no("abstract method " + describe(context_, *first.method) + " in " +
                first.method->owner_class()->shown_name() + " cannot be accessed directly");
    context_.saw(ref->name.range, first.method);
    lambda->expr_body = call_resolved(call, first, p.site, s);
    p.lambda = lambda;
    return true;
  }
  const bool use_static = first.method != nullptr && first.method->is_static();
  const bool use_instance = second.method != nullptr && !second.method->is_static();
  if (use_static && use_instance)
    return no("incompatible types: invalid method reference: reference to " + std::string(ref->name.text) +
              " is ambiguous");
  if (use_static || use_instance) context_.saw(ref->name.range, use_static ? first.method : second.method);
  if (use_static) {
    call->args = all;
    lambda->expr_body = call_resolved(call, first, p.site, s);
  } else if (use_instance) {
    call->args = rest;
    call->target = name_of(vars[0], range);
    lambda->expr_body = call_resolved(call, second, second_site, s);
  } else if (first.method != nullptr) {
    return no("invalid method reference: non-static method " + describe(context_, *first.method) +
              " cannot be referenced from a static context");
  } else if (second.method != nullptr) {
    return no("invalid method reference: unexpected static method " + describe(context_, *second.method) +
              " found in unbound lookup");
  } else {
    return no("incompatible types: invalid method reference" + misfit_text(misfits.empty() ? second_misfits : misfits));
  }
  p.lambda = lambda;
  return true;
}

// The call or creation that javac hands on as it is; null where it makes a lambda: for arrays, `super`, inner and local
// classes, calls that pack their arguments into an array, and methods that only a subclass may call.
Expr* Attr::direct_reference(const PolyMethodRef& p, const LambdaExpr& lambda) {
  Expr* body = lambda.expr_body;
  while (auto* conversion = as<ConversionExpr>(body)) body = conversion->operand;
  const auto packs = [](const MethodSymbol& method, const std::vector<Expr*>& args) {
    return method.is_varargs() && !args.empty() && as<ArrayCreationExpr>(args.back()) != nullptr;
  };
  if (auto* creation = as<NewExpr>(body)) {
    const ClassSymbol& c = *creation->class_symbol;
    return c.inner || c.local || packs(*creation->constructor, creation->args) ? nullptr : creation;
  }
  auto* call = as<CallExpr>(body);
  if (call == nullptr || p.ref->super_target || call->method == nullptr || packs(*call->method, call->args))
    return nullptr;
  if (p.site->kind == TypeKind::kArray && call->method->name == "clone") return nullptr;
  const ClassSymbol* owner = call->method->owner_class();
  const ClassSymbol* here = p.scope->enclosing_class();
  return call->method->has(kProtected) && owner != nullptr && owner->package != here->package ? nullptr : call;
}

std::string Attr::misfit_text(const std::vector<Misfit>& misfits) {
  if (misfits.size() != 1) return "";
  const Misfit& m = misfits[0];
  if (m.argument != nullptr && !m.varargs) return ": incompatible types: " + m.reason;
  return ": " + std::string(m.method->is_constructor() ? "constructor " : "method ") + describe(context_, *m.method) +
         " cannot be applied to given types";
}

Expr* Attr::close_method_ref(MethodRefExpr* e, Target t) {
  auto& p = *static_cast<PolyMethodRef*>(as_poly(e));
  if (t.type == nullptr || t.context == Expected::Context::kNone || t.context == Expected::Context::kStatement)
    return failed(e, e->range, "method reference not expected here");
  if (t.type->is_error()) return bad(e);
  const std::string head =
      std::string("incompatible types: ") + (t.detail != nullptr ? std::string(t.detail) + ": " : "");
  std::string why;
  const TypeTable::FunctionType f = types_.function_type(t.type, &why);
  if (f.method == nullptr) return failed(e, e->range, head + why);
  // Parameter types may have become narrower than those that inference saw: made afresh for the final ones.
  bool same = p.lambda != nullptr && p.lambda->params.size() == f.type.params.size();
  for (std::size_t i = 0; same && i < f.type.params.size(); ++i)
    same = p.lambda->params[i]->symbol->type == types_.upward(f.type.params[i]);
  if (!same) {
    p.lambda = nullptr;
    if (!method_ref_body(p, f.type.params, false)) return bad(e);
  }
  LambdaExpr* lambda = p.lambda;
  lambda->bound_receiver = lambda->bound_variable != nullptr ? coerce(p.receiver, p.receiver->type) : nullptr;
  Type* result = f.type.result;
  if (result->is_void()) {
    lambda->body_is_void = true;
    lambda->expr_body = close(lambda->expr_body, {nullptr, Expected::Context::kStatement, nullptr});
  } else {
    if (lambda->expr_body->type->is_void())
      return failed(
          e, e->range,
          "incompatible types: bad return type in method reference: void cannot be converted to " + str(result));
    if (Expr* body = lambda->expr_body;
        p.captured != nullptr && as_poly(body) == nullptr && types_.erasure(body->type) == types_.erasure(p.captured))
      body->type = p.captured;
    lambda->expr_body = close(lambda->expr_body, Target::assignment(result, "bad return type in method reference"));
  }
  if (has_error(lambda->expr_body)) {
    if (context_.diagnostics.has_errors()) return bad(e);
    return failed(e, e->range, "invalid method reference");
  }
  lambda->reference = direct_reference(p, *lambda);
  complete_lambda(lambda, f, t.type, *p.scope, method_name_at(*p.scope), p.assigned);
  std::string uncaught;
  for (Type* thrown : thrown_types(context_, *lambda->expr_body)) {
    bool allowed = false;
    for (Type* declared : f.type.thrown) allowed = allowed || types_.is_subtype(thrown, types_.instantiate(declared));
    if (!allowed) uncaught.append(uncaught.empty() ? "" : ",").append(str(thrown));
  }
  if (!uncaught.empty())
    return failed(e, e->range, "incompatible thrown types " + uncaught + " in functional expression");
  return lambda;
}

}  // namespace heddle::lang
