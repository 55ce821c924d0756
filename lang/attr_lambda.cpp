// Lambda expressions (JLS 15.27). A body is attributed once, as soon as its parameter types are known; what its result
// expressions become waits for the function type's result.
#include <algorithm>
#include <cstdio>
#include <map>

#include "lang/attr.h"
#include "lang/codegen_image.h"

namespace heddle::lang {
namespace {

// What a block body looks like before it is attributed: its return statements, and whether its end may be reached.
struct BodyShape {
  bool returns_value = false, returns_nothing = false;

  // Whether control may leave the statement at its end (JLS 14.22 on syntax alone: `while (true)` counts as endless,
  // other constant conditions do not). `breaks` collects whether an unlabelled break leaves the innermost target.
  bool completes(const Stmt* s, bool* breaks, const std::vector<std::pair<Name, bool*>>& labels) {
    switch (s->kind) {
      case NodeKind::kBlockStmt: return completes(cast<BlockStmt>(s).statements, breaks, labels);
      case NodeKind::kReturnStmt:
        (cast<ReturnStmt>(s).value != nullptr ? returns_value : returns_nothing) = true;
        return false;
      case NodeKind::kThrowStmt:
      case NodeKind::kContinueStmt:
      case NodeKind::kYieldStmt: return false;
      case NodeKind::kBreakStmt: {
        auto& b = cast<BreakStmt>(s);
        if (!b.label) {
          if (breaks != nullptr) *breaks = true;
        } else {
          for (auto& [name, flag] : labels)
            if (name == b.label.text) *flag = true;
        }
        return false;
      }
      case NodeKind::kIfStmt: {
        bool result = false;
        for (;;) {
          auto& i = cast<IfStmt>(s);
          result = completes(i.then_stmt, breaks, labels) || result;
          if (i.else_stmt == nullptr) return true;
          s = i.else_stmt;
          if (s->kind != NodeKind::kIfStmt) return completes(s, breaks, labels) || result;
        }
      }
      case NodeKind::kWhileStmt: return loop(cast<WhileStmt>(s).body, cast<WhileStmt>(s).condition, labels);
      case NodeKind::kDoWhileStmt: return loop(cast<DoWhileStmt>(s).body, cast<DoWhileStmt>(s).condition, labels);
      case NodeKind::kForStmt: return loop(cast<ForStmt>(s).body, cast<ForStmt>(s).condition, labels, true);
      case NodeKind::kForEachStmt: {
        bool left = false;
        completes(cast<ForEachStmt>(s).body, &left, labels);
        return true;
      }
      case NodeKind::kLabeledStmt: {
        bool left = false;
        auto inner = labels;
        inner.emplace_back(cast<LabeledStmt>(s).label.text, &left);
        const bool end = completes(cast<LabeledStmt>(s).body, breaks, inner);
        return end || left;
      }
      case NodeKind::kSwitchStmt: {
        bool left = false, result = false, has_default = false;
        const auto& cases = cast<SwitchStmt>(s).body.cases;
        for (std::size_t i = 0; i < cases.size(); ++i) {
          has_default = has_default || cases[i].is_default;
          const bool end = completes(cases[i].body, &left, labels);
          if (cases[i].arrow || i + 1 == cases.size()) result = result || end;
        }
        return result || left || !has_default || cases.empty();
      }
      case NodeKind::kSynchronizedStmt: return completes(cast<SynchronizedStmt>(s).body, breaks, labels);
      case NodeKind::kTryStmt: {
        auto& t = cast<TryStmt>(s);
        bool result = completes(t.body, breaks, labels);
        for (const CatchClause& c : t.catches) result = completes(c.body, breaks, labels) || result;
        if (t.finally_block != nullptr && !completes(t.finally_block, breaks, labels)) return false;
        return result;
      }
      default: return true;
    }
  }
  bool completes(const std::vector<Stmt*>& list, bool* breaks, const std::vector<std::pair<Name, bool*>>& labels) {
    bool result = true;
    for (const Stmt* s : list) result = completes(s, breaks, labels) && result;
    return result;
  }
  bool loop(const Stmt* body, const Expr* condition, const std::vector<std::pair<Name, bool*>>& labels,
            bool absent_is_true = false) {
    bool left = false;
    completes(body, &left, labels);
    while (auto* p = as<ParenExpr>(condition)) condition = p->inner;
    const bool endless =
        condition == nullptr ? absent_is_true : condition->constant != nullptr && condition->constant->is_true();
    return !endless || left;
  }
};

bool is_statement_expression(const Expr* e) {
  switch (e->kind) {
    case NodeKind::kCallExpr:
    case NodeKind::kNewExpr:
    case NodeKind::kAssignExpr:
    case NodeKind::kCompoundAssignExpr:
    case NodeKind::kIncDecExpr:
    case NodeKind::kErrorExpr: return true;
    default: return false;
  }
}

}  // namespace

std::string Attr::method_name_at(Scope& s) {
  for (Scope* l = &s; l != nullptr && l->kind != Scope::Kind::kClass; l = l->next)
    if (l->kind == Scope::Kind::kMethod) {
      if (l->method == nullptr) {
        // (Initialisers of local classes have the names of these, as javac has it.)
        const ClassSymbol* c = s.enclosing_class();
        return l->is_static ? "static" : c->local ? std::string(c->name) : "new";
      }
      return l->method->is_constructor() ? "new" : std::string(l->method->name);
    }
  return "new";
}

Expr* Attr::open_lambda(LambdaExpr* e, Scope& s) {
  auto* p = arena_.make<PolyLambda>();
  p->expr = e;
  p->scope = &s;
  p->lambda = e;
  p->method_name = method_name_at(s);
  p->assigned = assigned_;
  e->type = p;
  for (VarDecl* param : e->params)
    p->implicit = p->implicit || param->type == nullptr || param->type->kind == NodeKind::kVarTypeNode;
  if (e->block_body != nullptr) {
    BodyShape shape;
    const bool end = shape.completes(e->block_body, nullptr, {});
    p->void_shape = !shape.returns_value;
    p->value_shape = !end && !shape.returns_nothing;
  } else {
    p->void_shape = is_statement_expression(e->expr_body);
    p->value_shape = true;
  }
  if (!p->implicit) {
    std::vector<Type*> types;
    for (VarDecl* param : e->params) types.push_back(resolve_type(context_, *param->type, s));
    lambda_body(*p, &types);
  }
  return e;
}

void Attr::lambda_body(PolyLambda& p, const std::vector<Type*>* param_types) {
  LambdaExpr* e = p.lambda;
  p.body_done = true;
  const Assigning nothing(*this, {});
  Scope& s = level(Scope::Kind::kLambda, *p.scope);
  s.lambda = e;
  for (std::size_t i = 0; i < e->params.size(); ++i)
    declare(*e->params[i], VarKind::kLambdaParameter,
            param_types != nullptr ? types_.upward((*param_types)[i]) : bad_type(), s);
  if (e->expr_body != nullptr) {
    e->expr_body = open(e->expr_body, s);
  } else {
    Stmt* body = e->block_body;
    stmt(body, s);
  }
}

// Once everything about the target is known: what the run time and the code generator need.
void Attr::complete_lambda(LambdaExpr* e, const TypeTable::FunctionType& f, Type* target, Scope& s,
                           const std::string& method_name, Name assigned) {
  e->type = target;
  e->interface_method = f.method;
  e->interface_class = f.target->symbol;
  if (auto* i = as_intersection(target))
    for (Type* part : i->parts)
      if (types_.class_of(part) != e->interface_class) e->marker_interfaces.push_back(types_.class_of(part));
  ClassSymbol* owner = s.enclosing_class();
  auto* m = arena_.make<MethodSymbol>(arena_.intern("lambda$"), owner);
  m->flags = kPrivate | kSynthetic;
  m->range = e->range;
  m->result = types_.erasure(f.type.result);
  m->synthetic = SyntheticBody::kLambda;
  e->implementation = m;
  ClassSymbol* serializable = context_.symbols.known(KnownClass::kSerializable);
  const auto is_serializable = [&](Type* part) { return types_.as_super(part, serializable) != nullptr; };
  auto* several = as_intersection(target);
  e->serializable = several == nullptr ? is_serializable(target)
                                       : std::any_of(several->parts.begin(), several->parts.end(), is_serializable);
  MadeLambda made{e, owner, method_name, e->body_is_method_ref, nullptr, false, assigned};
  for (const Scope* l = &s; l != nullptr && l->kind != Scope::Kind::kClass; l = l->next) {
    if (l->kind != Scope::Kind::kMethod) continue;
    made.around = l->method;
    made.is_static = l->is_static;
    break;
  }
  lambdas_.push_back(made);

  // Other erased shapes under which supertypes of the interface know its method.
  std::vector<std::string> seen = {types_.descriptor(f.method)};
  std::vector<Type*> queue = {f.target};
  if (auto* i = as_intersection(target)) queue = i->parts;
  for (std::size_t i = 0; i < queue.size() && i < 200; ++i) {
    ClassSymbol* c = types_.class_of(queue[i]);
    if (c == nullptr) continue;
    c->ensure(ClassStage::kMembers);
    for (MethodSymbol* other : c->methods) {
      if (other == f.method || other->name != f.method->name || !other->has(kAbstract) || other->is_static() ||
          other->param_types.size() != f.method->param_types.size())
        continue;
      std::string descriptor = types_.descriptor(other);
      if (std::find(seen.begin(), seen.end(), descriptor) != seen.end()) continue;
      seen.push_back(std::move(descriptor));
      e->bridges.push_back(other);
    }
    for (Type* interface : types_.interfaces(queue[i])) queue.push_back(interface);
  }
}

Expr* Attr::close_lambda(LambdaExpr* e, Target t) {
  auto& p = *static_cast<PolyLambda*>(as_poly(e));
  const auto fail = [&](std::string message) {
    // The body's own errors are told too, unless they would come from parameters without types.
    if (!p.body_done && e->params.empty()) lambda_body(p, nullptr);
    if (!message.empty()) context_.error(e->range, message);
    return bad(e);
  };
  if (t.type == nullptr || t.context == Expected::Context::kNone || t.context == Expected::Context::kStatement)
    return fail("lambda expression not expected here");
  if (t.type->is_error()) return fail("");
  const std::string head =
      std::string("incompatible types: ") + (t.detail != nullptr ? std::string(t.detail) + ": " : "");
  std::string why;
  Type* ground = ground_target(p, t.type);
  const TypeTable::FunctionType f = types_.function_type(ground, &why);
  if (f.method == nullptr) return fail(head + why);
  if (!f.method->type_params.empty())
    return fail(head + "invalid functional descriptor for lambda expression: method " + std::string(f.method->name) +
                " in interface " + std::string(f.target->symbol->name) + " is generic");
  if (f.type.params.size() != e->params.size()) return fail(head + "incompatible parameter types in lambda expression");
  if (p.implicit) {
    if (!p.body_done) lambda_body(p, &f.type.params);
  } else {
    for (std::size_t i = 0; i < e->params.size(); ++i)
      if (!types_.is_same(e->params[i]->symbol->type, f.type.params[i]))
        return fail(head + "incompatible parameter types in lambda expression");
    if (ground != t.type && !types_.is_subtype(ground, t.type))
      return fail(head + "incompatible parameter types in lambda expression");
  }
  Type* result = f.type.result;
  bool failure = false;
  if (e->expr_body != nullptr) {
    if (result->is_void()) {
      e->body_is_void = true;
      if (!p.void_shape) {
        Expr* body = close(e->expr_body, Target::none());
        if (!has_error(body))
          context_.error(place(body),
                         "incompatible types: lambda body is not compatible with a void functional interface");
        return bad(e);
      }
      e->expr_body = close(e->expr_body, {nullptr, Expected::Context::kStatement, nullptr});
    } else {
      e->expr_body = close(e->expr_body, Target::assignment(result, "bad return type in lambda expression"));
    }
    failure = has_error(e->expr_body);
  } else {
    e->body_is_void = result->is_void();
    for (ReturnStmt* r : p.returns) {
      if (r->value == nullptr) {
        if (result->is_void()) continue;
        context_.error(r->range, "incompatible types: bad return type in lambda expression: missing return value");
        failure = true;
      } else if (result->is_void()) {
        Expr* v = as_poly(r->value) == nullptr ? r->value : bad(r->value);
        if (!has_error(r->value))
          context_.error(place(v), "incompatible types: bad return type in lambda expression: unexpected return value");
        failure = true;
      } else {
        r->value = close(r->value, Target::assignment(result, "bad return type in lambda expression"));
        failure = failure || has_error(r->value);
      }
    }
    if (!result->is_void() && !p.value_shape && !failure) {
      context_.error(e->block_body->range,
                     "incompatible types: bad return type in lambda expression: missing return value");
      failure = true;
    }
  }
  if (failure) {
    e->type = t.type;
    return e;  // reported inside; the lambda itself has its type
  }
  complete_lambda(e, f, t.type, *p.scope, p.method_name, p.assigned);
  return e;
}

// The signature of what is around the lambda, as javac takes it for names: of an initialiser that of the last
// constructor, of a local class's the class itself.
std::string Attr::javac_signature_around(const MadeLambda& lambda) {
  MethodSymbol* method = lambda.around;
  if (method == nullptr && lambda.is_static) return "()V";
  if (method == nullptr && lambda.owner->local) return 'L' + std::string(lambda.owner->binary_name) + ';';
  if (method == nullptr)
    for (MethodSymbol* m : lambda.owner->methods)
      if (m->is_constructor()) method = m;
  if (method == nullptr) return "()V";
  if (std::string generic = method_signature(types_, *method); !generic.empty()) return generic;
  // (Without the hidden parameters of constructors.)
  std::string text = "(";
  for (Type* param : method->param_types) text += types_.signature(param);
  return text + ')' + types_.signature(method->result != nullptr ? method->result : types_.void_type());
}

// lambda$METHOD$N: within a class, a lambda in another one's body comes first, as javac numbers them. Names of
// serializable lambdas shall outlive changes of the class: lambda$METHOD$HASH$N, of a text that says where it stands
// and what it captures (String.hashCode of it), N counting from 1 those of one hash.
void Attr::name_lambdas(ClassSymbol& outermost) {
  std::vector<MadeLambda> mine;
  for (const MadeLambda& l : lambdas_)
    if (l.owner->outermost() == &outermost) mine.push_back(l);
  lambdas_.erase(std::remove_if(lambdas_.begin(), lambdas_.end(),
                                [&](const MadeLambda& l) { return l.owner->outermost() == &outermost; }),
                 lambdas_.end());
  std::stable_sort(mine.begin(), mine.end(), [](const MadeLambda& a, const MadeLambda& b) {
    if (a.lambda->range.end != b.lambda->range.end) return a.lambda->range.end < b.lambda->range.end;
    return a.lambda->range.begin > b.lambda->range.begin;
  });
  std::unordered_map<ClassSymbol*, std::pair<int, int>> counts;
  std::map<std::pair<ClassSymbol*, std::string>, int> serializable;
  for (const MadeLambda& l : mine) {
    MethodSymbol* m = l.lambda->implementation;
    // Method references have no lambda method on OpenJDK; theirs are numbered apart.
    if (l.lambda->serializable && l.lambda->reference == nullptr) {
      std::string text = javac_signature_around(l) + ':';
      text += l.lambda->interface_method->owner_class()->binary_name;
      std::replace(text.begin() + static_cast<std::ptrdiff_t>(text.find_last_of(':')), text.end(), '/', '.');
      text += ' ';
      if (!l.assigned.empty()) text.append(l.assigned) += '=';
      for (const VarSymbol* v : l.lambda->captures)
        if (v->var_kind != VarKind::kSynthetic) (text += types_.signature(v->type) + ' ').append(v->name) += ',';
      std::uint32_t hash = 0;
      for (const char c : text) hash = 31 * hash + static_cast<unsigned char>(c);
      char digits[9];
      std::snprintf(digits, sizeof digits, "%x", hash);
      const std::string stem = "lambda$" + l.method + "$" + digits + "$";
      m->name = arena_.intern(stem + std::to_string(++serializable[{l.owner, stem}]));
    } else {
      int& count = l.from_method_ref ? counts[l.owner].second : counts[l.owner].first;
      m->name =
          arena_.intern((l.from_method_ref ? "lambda$ref$" : "lambda$") + l.method + "$" + std::to_string(count++));
    }
    if (!l.lambda->captures_this) m->flags |= kStatic;
    m->params = l.lambda->captures;
    for (VarDecl* param : l.lambda->params) m->params.push_back(param->symbol);
    m->param_types.clear();
    for (VarSymbol* v : m->params) m->param_types.push_back(types_.erasure(v->type));
    l.owner->lambda_bodies.push_back(m);
  }
}

}  // namespace heddle::lang
