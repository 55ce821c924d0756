// Overload resolution (JLS 15.12.2): applicable methods by phase, the most specific of them.
#include <algorithm>

#include "lang/attr.h"
#include "lang/tree_completer.h"

namespace heddle::lang {

MethodType Attr::type_for_call(MethodQuery& q, MethodSymbol* m) {
  if (!m->is_constructor()) return types_.member_type(q.site, m);
  if (!q.diamond) {
    MethodType t = types_.member_type(q.site, m);
    t.result = q.site;
    return t;
  }
  // `new C<>(...)`: as a generic method with the class's type parameters in front (JLS 15.9.3).
  ClassSymbol* c = m->owner_class();
  ClassType* self = types_.this_type(c);
  MethodType t = types_.member_type(self, m);
  std::vector<TypeVar*> params;
  for (TypeVarSymbol* p : c->type_params) params.push_back(p->type);
  t.type_params.insert(t.type_params.begin(), params.begin(), params.end());
  auto* named = as_class(q.site);
  t.result = types_.class_type(c, self->args, named != nullptr && named->outer != nullptr ? named->outer : self->outer);
  return t;
}

bool Attr::applicable(MethodQuery& q, MethodSymbol* m, Phase phase, bool commit, Resolution& out, Misfit& why) {
  const std::vector<Expr*>& args = *q.args;
  const std::size_t k = m->param_types.size();
  why = {};
  why.method = m;
  why.varargs = phase == Phase::kVarargs;
  if (phase == Phase::kVarargs ? args.size() + 1 < k : args.size() != k) {
    why.arity = true;
    why.reason = "actual and formal argument lists differ in length";
    return false;
  }
  MethodType type = type_for_call(q, m);
  out = {};
  out.method = m;
  out.phase = phase;
  if (!type.type_params.empty()) {
    Substitution s;
    s.from = type.type_params;
    if (!q.type_args.empty() && !q.diamond) {
      if (q.type_args.size() != s.from.size()) {
        why.reason = "wrong number of type arguments; required " + std::to_string(s.from.size());
        return false;
      }
      s.to = q.type_args;
      for (std::size_t i = 0; i < s.from.size(); ++i) {
        Type* bound = types_.substitute(types_.upper_bound(s.from[i]), s);
        if (types_.is_subtype_unchecked(s.to[i], bound)) continue;
        why.reason = "explicit type argument " + str(s.to[i]) + " does not conform to declared bound(s) " + str(bound);
        return false;
      }
    } else {
      for (TypeVar* v : s.from) {
        out.inference.vars.push_back(types_.new_inference_var(v));
        s.to.push_back(out.inference.vars.back());
      }
      for (InferenceVar* v : out.inference.vars) {
        Type* bound = types_.substitute(types_.upper_bound(v->variable), s);
        if (auto* i = as_intersection(bound)) {
          for (Type* part : i->parts) types_.add_bound(v, TypeTable::BoundKind::kUpper, part);
        } else {
          types_.add_bound(v, TypeTable::BoundKind::kUpper, bound);
        }
      }
    }
    for (Type*& p : type.params) p = types_.substitute(p, s);
    for (Type*& t : type.thrown) {
      t = types_.substitute(t, s);
      if (auto* v = as_inference(t)) v->thrown = true;
    }
    type.result = types_.substitute(type.result, s);
    type.type_params.clear();
  }
  out.type = std::move(type);
  for (std::size_t i = 0; i < args.size(); ++i) {
    Type* formal = out.type.params[std::min(i, k - 1)];
    if (phase == Phase::kVarargs && i + 1 >= k) {
      auto* array = as_array(formal);
      formal = array != nullptr ? array->element : formal;
    }
    if (!compatible(args[i], formal, phase == Phase::kStrict, &out.inference, commit, &out.unchecked, &why)) {
      // When the bounds of a variable contradict each other, no single argument is to blame: the message names the
      // variable.
      auto failed =
          std::find_if(out.inference.vars.begin(), out.inference.vars.end(), [](InferenceVar* v) { return v->failed; });
      if (failed == out.inference.vars.end()) why.argument = args[i];
      else why.reason = "inference variable " + str((*failed)->variable) + " has incompatible bounds";
      return false;
    }
  }
  return true;
}

namespace {

Type* formal_at(const MethodType& t, std::size_t i, Phase phase) {
  if (phase != Phase::kVarargs || i + 1 < t.params.size()) return t.params[i];
  auto* array = as_array(t.params.back());
  return array != nullptr ? array->element : t.params.back();
}

// The closed or open result expressions of a lambda.
std::vector<Expr*> results_of(const PolyLambda& p) {
  std::vector<Expr*> results;
  if (p.lambda->expr_body != nullptr) results.push_back(p.lambda->expr_body);
  for (ReturnStmt* r : p.returns)
    if (r->value != nullptr) results.push_back(r->value);
  return results;
}

}  // namespace

// JLS 15.12.2.5 for one argument: whether type s serves it better than t (or as well).
bool Attr::more_specific_type(Expr* arg, Type* s, Type* t) {
  Poly* poly = as_poly(arg);
  auto* choice = poly != nullptr ? as<ConditionalExpr>(arg) : nullptr;
  if (choice != nullptr && s->is_reference() && t->is_reference())
    return more_specific_type(choice->then_value, s, t) && more_specific_type(choice->else_value, s, t);
  if (poly != nullptr && (poly->form == Poly::Form::kLambda || poly->form == Poly::Form::kMethodRef)) {
    ClassSymbol* a = types_.class_of(s);
    ClassSymbol* b = types_.class_of(t);
    const bool unrelated = a != nullptr && b != nullptr && s->kind == TypeKind::kClass && t->kind == TypeKind::kClass &&
                           !types_.is_subclass(a, b) && !types_.is_subclass(b, a);
    if (unrelated) {
      const TypeTable::FunctionType f = types_.function_type(s);
      TypeTable::FunctionType g = types_.function_type(t);
      if (f.method == nullptr || g.method == nullptr || f.type.params.size() != g.type.params.size()) return false;
      auto* lambda = poly->form == Poly::Form::kLambda ? static_cast<PolyLambda*>(poly) : nullptr;
      auto* ref = poly->form == Poly::Form::kMethodRef ? static_cast<PolyMethodRef*>(poly) : nullptr;
      if (lambda != nullptr && lambda->implicit) return false;
      if (ref != nullptr && ref->exact == nullptr) return false;
      // Of generic methods the type parameters must be the same.
      if (f.type.type_params.size() != g.type.type_params.size()) return false;
      const Substitution same{g.type.type_params, {f.type.type_params.begin(), f.type.type_params.end()}};
      for (std::size_t i = 0; i < f.type.type_params.size(); ++i)
        if (!types_.is_same(types_.upper_bound(f.type.type_params[i]),
                            types_.substitute(types_.upper_bound(g.type.type_params[i]), same)))
          return false;
      for (Type*& p : g.type.params) p = types_.substitute(p, same);
      g.type.result = types_.substitute(g.type.result, same);
      for (std::size_t i = 0; i < f.type.params.size(); ++i)
        if (!types_.is_same(f.type.params[i], g.type.params[i])) return false;
      Type* rs = f.type.result;
      Type* rt = g.type.result;
      if (rt->is_void()) return true;
      if (rs->is_void()) return false;
      if (rs->is_primitive() != rt->is_primitive()) {
        const bool wants_primitive = rs->is_primitive();
        if (ref != nullptr) return ref->exact->result->is_primitive() == wants_primitive;
        for (Expr* r : results_of(*lambda))
          if ((as_poly(r) == nullptr && r->type->is_primitive()) != wants_primitive) return false;
        return true;
      }
      if (lambda != nullptr && rs->is_reference()) {
        for (Expr* r : results_of(*lambda))
          if (as_poly(r) != nullptr && as_poly(r)->form == Poly::Form::kLambda) return more_specific_type(r, rs, rt);
      }
      return types_.is_subtype(rs, rt);
    }
  }
  return is_subtype_of_parameter(s, t);
}

// Neither boxing nor unchecked conversion counts.
bool Attr::is_subtype_of_parameter(Type* s, Type* t) {
  return s->is_primitive() == t->is_primitive() && types_.is_subtype(s, t);
}

bool Attr::more_specific(MethodQuery& q, MethodSymbol* m1, MethodSymbol* m2, Phase phase) {
  const MethodType a = type_for_call(q, m1);
  MethodType b = type_for_call(q, m2);
  if (!b.type_params.empty()) {
    Substitution s;
    s.from = b.type_params;
    std::vector<InferenceVar*> vars;
    for (TypeVar* v : s.from) {
      vars.push_back(types_.new_inference_var(v));
      s.to.push_back(vars.back());
    }
    for (InferenceVar* v : vars) {
      Type* bound = types_.substitute(types_.upper_bound(v->variable), s);
      if (auto* i = as_intersection(bound)) {
        for (Type* part : i->parts) types_.add_bound(v, TypeTable::BoundKind::kUpper, part);
      } else {
        types_.add_bound(v, TypeTable::BoundKind::kUpper, bound);
      }
    }
    for (Type*& p : b.params) p = types_.substitute(p, s);
  }
  for (std::size_t i = 0; i < q.args->size(); ++i)
    if (!more_specific_type((*q.args)[i], formal_at(a, i, phase), formal_at(b, i, phase))) return false;
  if (phase == Phase::kVarargs && std::max(a.params.size(), b.params.size()) > q.args->size())
    return is_subtype_of_parameter(formal_at(a, q.args->size(), phase), formal_at(b, q.args->size(), phase));
  return true;
}

MethodSymbol* Attr::most_specific(MethodQuery& q, const std::vector<MethodSymbol*>& fits, Phase phase,
                                  bool* ambiguous) {
  *ambiguous = false;
  std::vector<MethodSymbol*> best;
  for (MethodSymbol* m : fits)
    if (std::all_of(fits.begin(), fits.end(),
                    [&](MethodSymbol* other) { return m == other || more_specific(q, m, other, phase); }))
      best.push_back(m);
  if (best.size() == 1) return best[0];
  if (best.empty()) {
    *ambiguous = true;
    return fits[0];
  }
  // Equivalent signatures, inherited from several sides: a concrete one wins, else the most specific result.
  for (MethodSymbol* m : best)
    if (!is_override_equivalent(context_, *m, *best[0]) && !is_subsignature(context_, *m, *best[0], q.site) &&
        !is_subsignature(context_, *best[0], *m, q.site)) {
      *ambiguous = true;
      return best[0];
    }
  std::vector<MethodSymbol*> concrete;
  for (MethodSymbol* m : best)
    if (!m->has(kAbstract)) concrete.push_back(m);
  if (concrete.size() == 1) return concrete[0];
  if (concrete.size() > 1) {
    // The one whose class is below all the others' overrides them. (Two of one class: m(T) and m(String) of A<String>.)
    for (MethodSymbol* m : concrete)
      if (std::all_of(concrete.begin(), concrete.end(), [&](MethodSymbol* other) {
            return m == other || (m->owner_class() != other->owner_class() &&
                                  types_.is_subclass(m->owner_class(), other->owner_class()));
          }))
        return m;
    *ambiguous = true;
    return concrete[0];
  }
  MethodSymbol* result = best[0];
  for (MethodSymbol* m : best) {
    Type* mine = types_.member_type(q.site, m).result;
    Type* other = types_.member_type(q.site, result).result;
    if (mine != other && !mine->is_void() && !other->is_void() && types_.is_subtype_unchecked(mine, other)) result = m;
  }
  q.common_thrown = common_thrown(q, best);
  return result;
}

// The exceptions that a call of any of these methods may throw: each of them must allow it.
std::optional<std::vector<Type*>> Attr::common_thrown(const MethodQuery& q, const std::vector<MethodSymbol*>& methods) {
  std::vector<Type*> common = types_.member_type(q.site, methods[0]).thrown;
  for (std::size_t i = 1; i < methods.size(); ++i) {
    std::vector<Type*> both;
    for (Type* a : common)
      for (Type* b : types_.member_type(q.site, methods[i]).thrown) {
        if (as_type_var(a) != nullptr || as_type_var(b) != nullptr) return std::nullopt;
        if (types_.is_subtype(a, b)) both.push_back(a);
        else if (types_.is_subtype(b, a)) both.push_back(b);
      }
    common = std::move(both);
  }
  return common;
}

Resolution Attr::resolve(MethodQuery& q, const std::vector<MethodSymbol*>& candidates) {
  const bool broken = std::any_of(q.args->begin(), q.args->end(), [&](Expr* a) { return has_error(a); }) ||
                      (q.site != nullptr && q.site->is_error());
  std::vector<MethodSymbol*> usable;
  MethodSymbol* hidden = nullptr;
  for (MethodSymbol* m : candidates) {
    if ((q.anonymous && m->has(kProtected)) || is_accessible(context_, *m, q.site, *q.scope, q.through_super))
      usable.push_back(m);
    else if (hidden == nullptr) hidden = m;
  }
  std::vector<InferenceVar*> open;
  for (Expr* arg : *q.args) collect_vars(arg, open);
  std::vector<Misfit> misfits;
  for (Phase phase : {Phase::kStrict, Phase::kLoose, Phase::kVarargs}) {
    std::vector<MethodSymbol*> fits;
    for (MethodSymbol* m : usable) {
      // (Each argument of a signature polymorphic method stands for itself, also an array or null.)
      if (phase == Phase::kVarargs ? !m->is_varargs() : is_signature_polymorphic(*m)) continue;
      BoundsMark mark(open);
      Resolution tried;
      Misfit why;
      if (applicable(q, m, phase, false, tried, why)) {
        fits.push_back(m);
        continue;
      }
      auto it = std::find_if(misfits.begin(), misfits.end(), [&](const Misfit& f) { return f.method == m; });
      if (it == misfits.end()) misfits.push_back(why);
      else *it = why;
    }
    if (fits.empty()) continue;
    MethodSymbol* chosen = fits[0];
    if (fits.size() > 1) {
      bool ambiguous = false;
      {
        BoundsMark mark(open);
        chosen = most_specific(q, fits, phase, &ambiguous);
      }
      if (ambiguous) {
        if (broken || q.quiet) return {};
        MethodSymbol* other = fits[0] == chosen ? fits[1] : fits[0];
        const std::string name(chosen->is_constructor() ? chosen->owner_class()->name : chosen->name);
        auto& error = context_.error(q.range, "reference to " + name + " is ambiguous");
        const auto text = [&](MethodSymbol* m) {
          return (m->is_constructor() ? "constructor " : "method ") + describe(context_, *m) + " in " +
                 m->owner_class()->shown_name();
        };
        error.notes.push_back({{}, "both " + text(chosen) + " and " + text(other) + " match"});
        return {};
      }
    }
    Resolution result;
    Misfit why;
    applicable(q, chosen, phase, true, result, why);
    result.common_thrown = std::move(q.common_thrown);
    return result;
  }
  if (q.misfits != nullptr) *q.misfits = misfits;
  if (q.quiet || broken) return {};
  if (usable.empty() && hidden != nullptr) {
    const std::string text = describe(context_, *hidden);
    const std::string owner = hidden->owner_class()->shown_name();
    if (hidden->has(kPrivate | kProtected))
      context_.error(q.range,
                     text + " has " + (hidden->has(kPrivate) ? "private" : "protected") + " access in " + owner);
    else context_.error(q.range, text + " is not public in " + owner + "; cannot be accessed from outside package");
  } else if (usable.empty()) {
    report_missing_method(q);
  } else {
    report_misfits(q, misfits);
  }
  return {};
}

}  // namespace heddle::lang
