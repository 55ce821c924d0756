// Type inference (JLS 18), in the shape that programs need: bounds from arguments, nested calls that share their
// variables with the call around them, lambdas and method references whose turn comes when their parameters are known.
#include <algorithm>

#include "lang/attr.h"

namespace heddle::lang {

BoundsMark::BoundsMark(std::vector<InferenceVar*> vars) {
  for (InferenceVar* v : vars) saved_.emplace_back(v, *v);
}

void BoundsMark::restore() {
  for (auto& [var, copy] : saved_) *var = copy;
}

void Attr::collect_vars(const Expr* operand, std::vector<InferenceVar*>& vars) {
  Poly* poly = as_poly(operand);
  if (poly == nullptr) return;
  switch (poly->form) {
    case Poly::Form::kCall: {
      auto& own = static_cast<PolyCall*>(poly)->resolution.inference;
      vars.insert(vars.end(), own.vars.begin(), own.vars.end());
      for (const Postponed& p : own.postponed) collect_vars(p.expr, vars);
      break;
    }
    case Poly::Form::kLambda: {
      auto& lambda = *static_cast<PolyLambda*>(poly);
      if (lambda.lambda->expr_body != nullptr) collect_vars(lambda.lambda->expr_body, vars);
      for (ReturnStmt* r : lambda.returns) collect_vars(r->value, vars);
      break;
    }
    case Poly::Form::kMethodRef: {
      auto& ref = *static_cast<PolyMethodRef*>(poly);
      if (ref.lambda != nullptr) collect_vars(ref.lambda->expr_body, vars);
      break;
    }
    case Poly::Form::kConditional: {
      auto& c = cast<ConditionalExpr>(operand);
      collect_vars(c.then_value, vars);
      collect_vars(c.else_value, vars);
      break;
    }
    case Poly::Form::kSwitch:
      for (YieldStmt* y : static_cast<PolySwitch*>(poly)->yields) collect_vars(y->value, vars);
      break;
  }
}

bool Attr::compatible(Expr* operand, Type* to, bool strict, Inference* inference, bool commit, bool* unchecked,
                      Misfit* why) {
  if (has_error(operand) || to->is_error()) return true;
  Poly* poly = as_poly(operand);
  if (poly == nullptr) {
    Type* captured = types_.capture(operand->type);
    // Once it has gone into an inferred type, the expression has that very capture (JLS 15.12.3): a lambda's result is
    // converted to a type that its own bounds have made.
    if (commit && inference != nullptr && !types_.is_proper(to)) operand->type = captured;
    const Assignability a = types_.assignability(captured, to, strict);
    if (a == Assignability::kUnchecked && unchecked != nullptr) *unchecked = true;
    if (a == Assignability::kNo && why != nullptr) why->reason = mismatch(operand->type, types_.instantiate(to));
    return a != Assignability::kNo;
  }
  switch (poly->form) {
    case Poly::Form::kCall: {
      auto& call = *static_cast<PolyCall*>(poly);
      if (!return_fits(call, to, strict)) {
        if (why != nullptr) {
          Type* declared = call.resolution.method->is_constructor()
                               ? types_.this_type(call.resolution.method->owner_class())
                               : call.resolution.method->result;
          if (operand->kind == NodeKind::kNewExpr)
            why->reason = "cannot infer type arguments for " + types_.class_of(declared)->shown_name() + "<>";
          else if (as_inference(call.result) == nullptr &&
                   !types_.is_subtype(types_.erasure(call.result), types_.erasure(to)))
            why->reason = "no instance(s) of type variable(s) exist so that " + str(declared) + " conforms to " +
                          str(types_.instantiate(to));
          else
            why->reason = "inference variable " +
                          (call.resolution.inference.vars.empty() ? std::string("T")
                                                                  : str(call.resolution.inference.vars[0]->variable)) +
                          " has incompatible bounds";
        }
        return false;
      }
      if (commit && inference != nullptr && !call.absorbed && !types_.is_proper(to)) {
        call.absorbed = true;
        Inference& own = call.resolution.inference;
        inference->vars.insert(inference->vars.end(), own.vars.begin(), own.vars.end());
        inference->postponed.insert(inference->postponed.end(), own.postponed.begin(), own.postponed.end());
        own.postponed.clear();
      }
      return true;
    }
    case Poly::Form::kConditional: {
      auto& c = cast<ConditionalExpr>(operand);
      for (Expr* branch : {c.then_value, c.else_value})
        if (!compatible(branch, to, strict, inference, commit, unchecked, why)) {
          if (why != nullptr) {
            why->reason = "bad type in conditional expression: " + why->reason;
            if (!why->range.valid()) why->range = place(branch);
          }
          return false;
        }
      return true;
    }
    case Poly::Form::kSwitch:
      for (YieldStmt* y : static_cast<PolySwitch*>(poly)->yields)
        if (!compatible(y->value, to, strict, inference, commit, unchecked, why)) {
          if (why != nullptr) {
            why->reason = "bad type in switch expression: " + why->reason;
            if (!why->range.valid()) why->range = place(y->value);
          }
          return false;
        }
      return true;
    case Poly::Form::kLambda: return lambda_fits(*static_cast<PolyLambda*>(poly), to, inference, commit, why);
    case Poly::Form::kMethodRef: return method_ref_fits(*static_cast<PolyMethodRef*>(poly), to, inference, commit, why);
  }
  return true;
}

bool Attr::return_fits(PolyCall& call, Type* to, bool strict) {
  if (strict && to->is_primitive()) return false;  // no unboxing (JLS 15.12.2.2, 5.3)
  Type* result = types_.instantiate(call.result);
  to = types_.instantiate(to);
  if (to->is_error()) return true;
  if (auto* var = as_inference(result)) {
    bool resolve_first = false;
    if (to->is_primitive()) {
      for (auto* bounds : {&var->equal, &var->lower})
        for (Type* b : *bounds) resolve_first = resolve_first || (types_.is_proper(b) && types_.unboxed(b) != nullptr);
    } else if (auto* target = as_class(to)) {
      for (auto* bounds : {&var->equal, &var->lower})
        for (Type* b : *bounds) {
          auto* c = as_class(b);
          if (c == nullptr || !types_.is_proper(b)) continue;
          const bool wild =
              std::any_of(c->args.begin(), c->args.end(), [](Type* a) { return a->kind == TypeKind::kWildcard; });
          ClassType* super = types_.as_super(c, target->symbol);
          resolve_first = resolve_first || wild || (super != nullptr && super->raw && !target->args.empty());
        }
    }
    if (resolve_first) {
      if (!solve_var(var)) return false;
      result = types_.instantiate(result);
    } else if (to->is_primitive()) {
      return types_.add_bound(var, TypeTable::BoundKind::kEqual, types_.boxed(to));
    }
  }
  return types_.assignability(result, to) != Assignability::kNo;
}

// JLS 15.27.3: what stands in for a target with wildcards, as far as the lambda's own parameter types decide it.
Type* Attr::ground_target(const PolyLambda& p, Type* to) {
  if (p.implicit) return to;
  std::vector<Type*> mine;
  for (VarDecl* param : p.lambda->params) mine.push_back(param->symbol->type);
  return types_.explicit_parameterisation(to, mine);
}

bool Attr::lambda_fits(PolyLambda& p, Type* to, Inference* inference, bool commit, Misfit* why) {
  LambdaExpr* lambda = p.lambda;
  const auto no = [&](std::string reason) {
    if (why != nullptr) why->reason = std::move(reason);
    return false;
  };
  to = types_.instantiate(to);
  if (to->kind == TypeKind::kInference) {
    if (commit && inference != nullptr) inference->postponed.push_back({lambda, to});
    return true;
  }
  std::string reason;
  Type* ground = ground_target(p, to);
  const TypeTable::FunctionType f = types_.function_type(ground, &reason);
  if (f.method == nullptr) return no(reason);
  if (ground != to && !types_.is_subtype(ground, to)) return no("incompatible parameter types in lambda expression");
  if (f.type.params.size() != lambda->params.size()) return no("incompatible parameter types in lambda expression");
  Type* result = f.type.result;
  if (result->is_void()) {
    if (!p.void_shape)
      return no(lambda->expr_body != nullptr ? "lambda body is not compatible with a void functional interface"
                                             : "bad return type in lambda expression: unexpected return value");
  } else if (!p.value_shape) {
    return no("bad return type in lambda expression: missing return value");
  }
  if (p.implicit) {
    if (commit && inference != nullptr && !types_.is_proper(to)) inference->postponed.push_back({lambda, to});
    return true;
  }
  for (std::size_t i = 0; i < lambda->params.size(); ++i) {
    Type* mine = lambda->params[i]->symbol->type;
    if (!types_.is_same(mine, f.type.params[i])) return no("incompatible parameter types in lambda expression");
  }
  if (result->is_void()) {
    if (commit)
      infer_thrown(f, lambda->expr_body != nullptr ? static_cast<Node*>(lambda->expr_body) : lambda->block_body);
    return true;
  }
  const auto fits = [&](Expr* e) {
    // Return expressions stand in an assignment context.
    if (as_poly(e) == nullptr && types_.is_proper(result) &&
        types_.is_assignable(e->type, types_.instantiate(result), e->constant))
      return true;
    Misfit inner;
    if (compatible(e, result, false, inference, commit, nullptr, &inner)) return true;
    if (why != nullptr) {
      why->reason = "bad return type in lambda expression: " + inner.reason;
      why->range = inner.range.valid() ? inner.range : place(e);
    }
    return false;
  };
  if (lambda->expr_body != nullptr && !fits(lambda->expr_body)) return false;
  for (ReturnStmt* r : p.returns)
    if (r->value != nullptr && !fits(r->value)) return false;
  if (commit)
    infer_thrown(f, lambda->expr_body != nullptr ? static_cast<Node*>(lambda->expr_body) : lambda->block_body);
  return true;
}

// JLS 18.2.5: what a body throws goes to the variables among the function type's exceptions.
void Attr::infer_thrown(const TypeTable::FunctionType& f, Node* body) {
  std::vector<InferenceVar*> open;
  for (Type* t : f.type.thrown)
    if (auto* v = as_inference(types_.instantiate(t)); v != nullptr && v->solution == nullptr) open.push_back(v);
  if (open.empty() || body == nullptr) return;
  for (Type* t : thrown_types(context_, *body)) {
    const bool declared = std::any_of(f.type.thrown.begin(), f.type.thrown.end(), [&](Type* d) {
      d = types_.instantiate(d);
      return types_.is_proper(d) && types_.is_subtype(t, d);
    });
    if (declared) continue;
    for (InferenceVar* v : open) types_.add_bound(v, TypeTable::BoundKind::kLower, t);
  }
}

// ---------------------------------------------------------------- solving

std::vector<InferenceVar*> Attr::input_vars(const Postponed& item) {
  std::vector<InferenceVar*> vars;
  Type* to = types_.instantiate(item.target);
  if (to->kind == TypeKind::kInference) {
    vars.push_back(static_cast<InferenceVar*>(to));
    return vars;
  }
  Poly* poly = as_poly(item.expr);
  const bool known = (poly->form == Poly::Form::kLambda && !static_cast<PolyLambda*>(poly)->implicit) ||
                     (poly->form == Poly::Form::kMethodRef && static_cast<PolyMethodRef*>(poly)->exact != nullptr &&
                      !static_cast<PolyMethodRef*>(poly)->names_get_class());
  if (known) return vars;
  for (Type* p : types_.function_type(to).type.params) types_.inference_vars(p, vars);
  return vars;
}

void Attr::run_postponed(const Postponed& item, Inference& inference) {
  Type* to = types_.instantiate(item.target);
  Poly* poly = as_poly(item.expr);
  if (poly->form == Poly::Form::kLambda) to = ground_target(*static_cast<PolyLambda*>(poly), to);
  const TypeTable::FunctionType f = types_.function_type(to);
  if (f.method == nullptr) return;  // close() reports this
  std::vector<Type*> params;
  for (Type* p : f.type.params) params.push_back(types_.instantiate(p));
  std::vector<Expr*> results;
  Node* body = nullptr;
  if (poly->form == Poly::Form::kLambda) {
    auto& p = *static_cast<PolyLambda*>(poly);
    if (p.lambda->params.size() != params.size()) return;
    if (p.implicit) {
      if (!p.body_done) lambda_body(p, &params);
    } else {
      for (std::size_t i = 0; i < params.size(); ++i)
        types_.is_same(p.lambda->params[i]->symbol->type, f.type.params[i]);
    }
    if (p.lambda->expr_body != nullptr) results.push_back(p.lambda->expr_body);
    for (ReturnStmt* r : p.returns)
      if (r->value != nullptr) results.push_back(r->value);
    body = p.lambda->expr_body != nullptr ? static_cast<Node*>(p.lambda->expr_body) : p.lambda->block_body;
  } else {
    auto& p = *static_cast<PolyMethodRef*>(poly);
    if (p.lambda == nullptr && !method_ref_body(p, params, true)) return;
    if (p.lambda != nullptr && p.lambda->expr_body != nullptr) results.push_back(p.lambda->expr_body);
    body = p.lambda != nullptr ? p.lambda->expr_body : nullptr;
  }
  infer_thrown(f, body);
  if (f.type.result->is_void()) return;
  for (Expr* e : results) {
    if (e->type->is_void()) continue;
    std::vector<InferenceVar*> vars = inference.vars;
    collect_vars(e, vars);
    BoundsMark mark(vars);
    // A result that does not fit is not reported here, but when it is converted.
    if (compatible(e, f.type.result, false, &inference, true, nullptr, nullptr)) mark.keep();
    if (poly->form == Poly::Form::kMethodRef && as_poly(e) == nullptr)
      static_cast<PolyMethodRef*>(poly)->captured = e->type;
  }
}

bool Attr::solve_var(InferenceVar* var, int depth) {
  if (var->solution != nullptr) return true;
  const auto proper = [&](const std::vector<Type*>& bounds) {
    std::vector<Type*> result;
    for (Type* b : bounds)
      if (types_.is_proper(b)) result.push_back(types_.instantiate(b));
    return result;
  };
  std::vector<Type*> equal = proper(var->equal);
  if (equal.empty() && depth < 30) {
    // Variables that this one hangs on come first.
    std::vector<InferenceVar*> first;
    for (Type* b : var->equal) types_.inference_vars(b, first);
    for (Type* b : var->lower) types_.inference_vars(b, first);
    if (proper(var->lower).empty())
      for (Type* b : var->upper) types_.inference_vars(b, first);
    for (InferenceVar* other : first) {
      if (other == var || other->solution != nullptr) continue;
      if (solving_.count(other) != 0) continue;
      solving_.insert(var);
      const bool ok = solve_var(other, depth + 1);
      solving_.erase(var);
      if (!ok) return false;
      if (var->solution != nullptr) return true;
    }
    equal = proper(var->equal);
  }
  Type* solution = nullptr;
  if (!equal.empty()) {
    solution = equal[0];
  } else if (std::vector<Type*> lower = proper(var->lower); !lower.empty()) {
    solution = types_.lub(lower);
  } else {
    std::vector<Type*> upper = proper(var->upper);
    // An f-bound that mentions only the variable itself is cut with a wildcard.
    for (Type* b : var->upper) {
      std::vector<InferenceVar*> inside;
      types_.inference_vars(b, inside);
      if (b->kind == TypeKind::kInference || inside.size() != 1 || inside[0] != var) continue;
      var->solution = types_.wildcard(WildcardNode::Bound::kNone, nullptr);
      Type* cut = types_.instantiate(b);
      var->solution = nullptr;
      if (std::none_of(upper.begin(), upper.end(), [&](Type* u) { return types_.is_subtype(u, types_.erasure(cut)); }))
        upper.push_back(cut);
    }
    solution = upper.empty() ? known_type(KnownClass::kObject) : types_.glb(upper);
    // A variable of a throws clause about which nothing is known (JLS 18.4).
    if (var->thrown && std::all_of(upper.begin(), upper.end(), [&](Type* u) {
          ClassSymbol* c = types_.class_of(u);
          return c == known(KnownClass::kThrowable) || c == known(KnownClass::kException) ||
                 c == known(KnownClass::kObject);
        }))
      solution = known_type(KnownClass::kRuntimeException);
    var->solution = solution;
    return true;
  }
  if (solution->kind == TypeKind::kNull) solution = known_type(KnownClass::kObject);
  if (!types_.add_bound(var, TypeTable::BoundKind::kEqual, solution)) {
    failed_var_ = var;
    var->solution = solution;
    return false;
  }
  if (var->solution == nullptr) var->solution = solution;
  return true;
}

bool Attr::solve(Inference& inference) {
  failed_var_ = nullptr;
  while (!inference.postponed.empty()) {
    std::size_t chosen = inference.postponed.size();
    std::size_t fallback = 0;
    bool have_fallback = false;
    for (std::size_t i = 0; i < inference.postponed.size() && chosen == inference.postponed.size(); ++i) {
      const std::vector<InferenceVar*> needed = input_vars(inference.postponed[i]);
      if (needed.empty()) chosen = i;
      const bool informed = std::all_of(needed.begin(), needed.end(), [&](InferenceVar* v) {
        return std::any_of(v->equal.begin(), v->equal.end(), [&](Type* b) { return types_.is_proper(b); }) ||
               std::any_of(v->lower.begin(), v->lower.end(), [&](Type* b) { return types_.is_proper(b); });
      });
      if (informed && !have_fallback) {
        have_fallback = true;
        fallback = i;
      }
    }
    if (chosen == inference.postponed.size()) {
      chosen = fallback;
      for (InferenceVar* v : input_vars(inference.postponed[chosen]))
        if (!solve_var(v)) return false;
    }
    const Postponed item = inference.postponed[chosen];
    inference.postponed.erase(inference.postponed.begin() + static_cast<std::ptrdiff_t>(chosen));
    run_postponed(item, inference);
  }
  // Calls nested in lambdas may have added variables on the way: by index. Variables with equal bounds first, then
  // those with lower bounds, so that the others learn from them.
  for (int round = 0; round < 3; ++round)
    for (std::size_t i = 0; i < inference.vars.size(); ++i) {
      InferenceVar* v = inference.vars[i];
      const auto any_proper = [&](const std::vector<Type*>& bounds) {
        return std::any_of(bounds.begin(), bounds.end(), [&](Type* b) { return types_.is_proper(b); });
      };
      if (round == 0 && !any_proper(v->equal)) continue;
      if (round == 1 && !any_proper(v->lower)) continue;
      if (!solve_var(v)) return false;
    }
  return true;
}

}  // namespace heddle::lang
