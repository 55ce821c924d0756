// Statements (JLS 14): blocks, local variables, branches, jumps.
#include <algorithm>

#include "lang/attr.h"
#include "lang/tree_completer.h"
#include "lang/tree_walk.h"

namespace heddle::lang {
namespace {

bool is_loop(const Stmt* s) {
  return s->kind == NodeKind::kWhileStmt || s->kind == NodeKind::kDoWhileStmt || s->kind == NodeKind::kForStmt ||
         s->kind == NodeKind::kForEachStmt;
}

// Whether an unlabelled break of this loop, or one with a label that is put on it, is among its statements.
bool breaks_out(const Stmt* s, const Stmt* loop) {
  if (s == nullptr) return false;
  if (auto* jump = as<BreakStmt>(s)) return jump->target == loop;
  bool found = false;
  each_child(
      *s, [&](const Stmt* child) { found = found || breaks_out(child, loop); }, [](const Expr*) {});
  return found;
}

}  // namespace

Scope& Attr::level(Scope::Kind kind, Scope& next) { return *arena_.make<Scope>(kind, &next); }

Scope& Attr::with_bindings(const std::vector<VarSymbol*>& bindings, Scope& s) {
  if (bindings.empty()) return s;
  Scope& inner = level(Scope::Kind::kBlock, s);
  inner.locals = bindings;
  inner.of_condition = true;
  return inner;
}

// No name may be bound by both, where a statement could not tell which one it means (JLS 6.3.1).
void Attr::check_bindings(const std::vector<VarSymbol*>& some, const std::vector<VarSymbol*>& others,
                          SourceRange range) {
  for (const VarSymbol* one : some)
    for (const VarSymbol* other : others)
      if (one != other && one->name == other->name)
        context_.error(range, "illegal attempt to redefine an existing match binding");
}

void Attr::check_redeclaration(Name name, SourceRange range, Scope& s, bool of_pattern) {
  for (Scope* l = &s; l != nullptr && l->kind != Scope::Kind::kClass; l = l->next) {
    const auto is_another = [&](const VarSymbol& other) {
      if (other.name.empty() || other.has(kSynthetic)) return false;
      // A variable that the enclosing block declares later in the text: this lambda was attributed after that
      // declaration.
      return !(other.range.valid() && range.valid() && other.range.begin > range.begin);
    };
    if (const VarSymbol* first = l->find_local(name, is_another); first != nullptr) {
      std::string where;
      for (Scope* m = l; m != nullptr && where.empty(); m = m->next) {
        if (m->kind == Scope::Kind::kMethod && m->method != nullptr)
          where = (m->method->is_constructor() ? "constructor " : "method ") + describe(context_, *m->method);
        else if (m->kind == Scope::Kind::kClass) where = describe(*m->class_symbol);
      }
      auto& error = context_.error(range, of_pattern && l->of_condition
                                              ? "illegal attempt to redefine an existing match binding"
                                              : "variable " + std::string(name) + " is already defined in " + where);
      if (first->range.valid()) error.notes.push_back({first->range, "it is defined here"});
      return;
    }
    if (l->kind == Scope::Kind::kMethod) break;
  }
}

VarSymbol* Attr::declare(VarDecl& decl, VarKind kind, Type* type, Scope& s) {
  Symbol* owner = s.enclosing_class();
  for (Scope* l = &s; l != nullptr && l->kind != Scope::Kind::kClass; l = l->next)
    if (l->kind == Scope::Kind::kMethod && l->method != nullptr) owner = l->method;
  if (type == nullptr || !type->is_error()) check_redeclaration(decl.name.text, decl.name.range, s);
  auto* v = arena_.make<VarSymbol>(decl.name.text, owner, kind);
  v->type = type;
  v->flags = decl.modifiers.flags & kFinal;
  v->range = decl.name.range;
  v->decl = &decl;
  decl.symbol = v;
  // (Those of a method's parameters have been resolved with its head.)
  const bool is_parameter = kind == VarKind::kExceptionParameter || kind == VarKind::kLambdaParameter;
  resolve_annotations(context_, decl.modifiers.annotations, s, {is_parameter ? "PARAMETER" : "LOCAL_VARIABLE"});
  annotations(decl.modifiers.annotations, s);
  note_home(*v, s);
  s.locals.push_back(v);
  return v;
}

void Attr::local_var(VarDecl& decl, Scope& s) {
  const Assigning assigning(*this, decl.name.text);
  const std::string name(decl.name.text);
  if (decl.type != nullptr && decl.type->kind != NodeKind::kVarTypeNode) {
    Type* type = resolve_type(context_, *decl.type, s);
    check_bounds(context_, *decl.type);
    if (type->is_void()) {
      context_.error(decl.type->range, "illegal start of expression");
      type = bad_type();
    }
    VarSymbol* v = declare(decl, VarKind::kLocal, type, s);
    if (decl.init == nullptr) return;
    decl.init = initializer(decl.init, type, s);
    if (v->has(kFinal) && !has_error(decl.init) && (type->is_primitive() || is_string(type)))
      v->constant = decl.init->constant;
    v->constant_state = VarSymbol::ConstantState::kDone;
    return;
  }
  // `var`
  const auto cannot = [&](const std::string& why) {
    context_.error(decl.name.range, "cannot infer type for local variable " + name + ": " + why);
  };
  VarSymbol* v = declare(decl, VarKind::kLocal, nullptr, s);
  if (decl.init == nullptr) {
    cannot("cannot use 'var' on variable without initializer");
    v->type = bad_type();
    return;
  }
  Type* type = bad_type();
  if (as<ArrayInitExpr>(decl.init) != nullptr) {
    cannot("array initializer needs an explicit target-type");
  } else {
    Expr* init = open(decl.init, s);
    Poly* poly = as_poly(init);
    if (poly != nullptr && poly->form == Poly::Form::kLambda) {
      cannot("lambda expression needs an explicit target-type");
    } else if (poly != nullptr && poly->form == Poly::Form::kMethodRef) {
      cannot("method reference needs an explicit target-type");
    } else {
      decl.init = close(init, Target::none());
      if (decl.init->type->is_void()) cannot("variable initializer is 'void'");
      else if (decl.init->type->kind == TypeKind::kNull) cannot("variable initializer is 'null'");
      else type = types_.upward(decl.init->type);
    }
  }
  v->type = type;
  v->constant_state = VarSymbol::ConstantState::kDone;
  if (type->is_error()) return;
  decl.init = convert(decl.init, Target::assignment(type));
  if (v->has(kFinal) && (type->is_primitive() || is_string(type))) v->constant = decl.init->constant;
}

void Attr::stmts(std::vector<Stmt*>& list, Scope& s) {
  for (std::size_t i = 0; i < list.size(); ++i) stmt(list[i], s);
}

void Attr::block(BlockStmt& b, Scope& s) { stmts(b.statements, level(Scope::Kind::kBlock, s)); }

// `else if` chains may be long; what each condition binds when false is in scope behind it.
void Attr::if_stmt(IfStmt& first, Scope& s) {
  struct Link {
    IfStmt* stmt;
    PatternBindings bindings;
  };
  std::vector<Link> chain;
  Scope* at = &s;
  for (IfStmt* i = &first;;) {
    i->condition = condition(i->condition, *at);
    PatternBindings bindings = pattern_bindings(*i->condition);
    stmt(i->then_stmt, level(Scope::Kind::kBlock, with_bindings(bindings.when_true, *at)));
    chain.push_back({i, bindings});
    if (i->else_stmt == nullptr) break;
    at = &with_bindings(bindings.when_false, *at);
    if (auto* next = as<IfStmt>(i->else_stmt)) {
      i = next;
      continue;
    }
    stmt(i->else_stmt, level(Scope::Kind::kBlock, *at));
    break;
  }
  // A branch that does not end leaves the other outcome's variables to what follows (JLS 6.3.2.2).
  const Link& top = chain[0];
  if (top.bindings.when_true.empty() && top.bindings.when_false.empty()) return;
  const bool then_ends = can_complete_normally(context_, *first.then_stmt);
  const bool else_ends = first.else_stmt == nullptr || can_complete_normally(context_, *first.else_stmt);
  if (!then_ends && else_ends)
    s.locals.insert(s.locals.end(), top.bindings.when_false.begin(), top.bindings.when_false.end());
  if (then_ends && !else_ends)
    s.locals.insert(s.locals.end(), top.bindings.when_true.begin(), top.bindings.when_true.end());
}

void Attr::stmt(Stmt*& slot, Scope& s) {
  Stmt* st = slot;
  switch (st->kind) {
    case NodeKind::kBlockStmt: return block(cast<BlockStmt>(st), s);
    case NodeKind::kLocalVarStmt:
      for (VarDecl* decl : cast<LocalVarStmt>(st).variables) local_var(*decl, s);
      if (context_.snippet != nullptr) keep_snippet_variables(slot, s);
      return;
    case NodeKind::kLocalClassStmt: {
      ClassSymbol* c = enter_local_class(context_, *cast<LocalClassStmt>(st).decl, s);
      if (c != nullptr) attribute_class(*c);
      return;
    }
    case NodeKind::kExprStmt:
      if (context_.snippet != nullptr && context_.snippet->result == st) return snippet_result(cast<ExprStmt>(st), s);
      return statement_expr(cast<ExprStmt>(st).expr, s);
    case NodeKind::kIfStmt: return if_stmt(cast<IfStmt>(st), s);
    case NodeKind::kWhileStmt: {
      auto& w = cast<WhileStmt>(st);
      w.condition = condition(w.condition, s);
      const PatternBindings bindings = pattern_bindings(*w.condition);
      Scope& body = level(Scope::Kind::kBlock, with_bindings(bindings.when_true, s));
      body.jump_target = st;
      stmt(w.body, body);
      if (!bindings.when_false.empty() && !breaks_out(w.body, st))
        s.locals.insert(s.locals.end(), bindings.when_false.begin(), bindings.when_false.end());
      return;
    }
    case NodeKind::kDoWhileStmt: {
      auto& w = cast<DoWhileStmt>(st);
      Scope& body = level(Scope::Kind::kBlock, s);
      body.jump_target = st;
      stmt(w.body, body);
      w.condition = condition(w.condition, s);
      const PatternBindings bindings = pattern_bindings(*w.condition);
      if (!bindings.when_false.empty() && !breaks_out(w.body, st))
        s.locals.insert(s.locals.end(), bindings.when_false.begin(), bindings.when_false.end());
      return;
    }
    case NodeKind::kForStmt: {
      auto& f = cast<ForStmt>(st);
      Scope& head = level(Scope::Kind::kBlock, s);
      stmts(f.init, head);
      PatternBindings bindings;
      if (f.condition != nullptr) {
        f.condition = condition(f.condition, head);
        bindings = pattern_bindings(*f.condition);
      }
      Scope& inner = with_bindings(bindings.when_true, head);
      for (Expr*& update : f.update) statement_expr(update, inner);
      Scope& body = level(Scope::Kind::kBlock, inner);
      body.jump_target = st;
      stmt(f.body, body);
      if (!bindings.when_false.empty() && !breaks_out(f.body, st))
        s.locals.insert(s.locals.end(), bindings.when_false.begin(), bindings.when_false.end());
      return;
    }
    case NodeKind::kForEachStmt: return for_each(cast<ForEachStmt>(st), s);
    case NodeKind::kLabeledStmt: {
      auto& l = cast<LabeledStmt>(st);
      // The statements of a lambda body are within those around it, too (JLS 14.7).
      for (Scope* o = &s; o != nullptr && o->kind != Scope::Kind::kMethod && o->kind != Scope::Kind::kClass;
           o = o->next)
        if (!o->label.empty() && o->label == l.label.text) {
          context_.error(l.label.range, "label " + std::string(l.label.text) + " already in use");
          break;
        }
      Scope& inner = level(Scope::Kind::kBlock, s);
      inner.jump_target = st;
      inner.label = l.label.text;
      stmt(l.body, inner);
      // What the body leaves to the statements that follow, its label leaves to them, too (JLS 6.3.2.6).
      if (!inner.locals.empty() && !breaks_out(l.body, st))
        s.locals.insert(s.locals.end(), inner.locals.begin(), inner.locals.end());
      return;
    }
    case NodeKind::kSwitchStmt: return switch_body(cast<SwitchStmt>(st).body, s, st, false);
    case NodeKind::kBreakStmt:
    case NodeKind::kContinueStmt: return jump(*st, s);
    case NodeKind::kYieldStmt: return yield_stmt(cast<YieldStmt>(st), s);
    case NodeKind::kReturnStmt: return return_stmt(cast<ReturnStmt>(st), s);
    case NodeKind::kThrowStmt: {
      auto& t = cast<ThrowStmt>(st);
      t.value = close(open(t.value, s), Target::none());
      if (has_error(t.value)) return;
      Type* throwable = known_type(KnownClass::kThrowable);
      if (t.value->type->is_primitive() || !types_.is_subtype(t.value->type, throwable))
        t.value = failed(t.value, st->range, "incompatible types: " + mismatch(t.value->type, throwable));
      else t.value = coerce(t.value, t.value->type->kind == TypeKind::kNull ? throwable : t.value->type);
      return;
    }
    case NodeKind::kTryStmt: return try_stmt(cast<TryStmt>(st), s);
    case NodeKind::kSynchronizedStmt: {
      auto& y = cast<SynchronizedStmt>(st);
      y.lock = value(y.lock, s);
      if (!has_error(y.lock) && (y.lock->type->is_primitive() || y.lock->type->kind == TypeKind::kNull)) {
        const std::string found = str(y.lock->type);
        y.lock = failed(y.lock, place(y.lock), "unexpected type; required: reference, found: " + found);
      }
      return block(*y.body, s);
    }
    case NodeKind::kAssertStmt: {
      auto& a = cast<AssertStmt>(st);
      a.condition = condition(a.condition, s);
      ClassSymbol* error = known(KnownClass::kAssertionError);
      if (a.message != nullptr) {
        a.message = value(a.message, s);
        if (!has_error(a.message)) {
          // The constructor that overload resolution would choose, so that char prints as a character.
          MethodQuery q;
          std::vector<Expr*> args = {a.message};
          q.name = "<init>";
          q.range = a.message->range;
          q.site = types_.raw_type(error);
          q.args = &args;
          q.scope = &s;
          std::vector<MethodSymbol*> one;
          for (MethodSymbol* m : find_methods(context_, q.site, "<init>"))
            if (m->param_types.size() == 1) one.push_back(m);
          Resolution r = resolve(q, one);
          a.error_constructor = r.method;
          if (r.method != nullptr) {
            close_arguments(args, r, a.message->range);
            a.message = args[0];
          }
        }
      } else {
        a.error_constructor = library_method(error, "<init>", {});
      }
      ClassSymbol* c = s.enclosing_class();
      c->uses_assert = true;
      return;
    }
    default: return;
  }
}

void Attr::jump(Stmt& st, Scope& s) {
  auto* brk = as<BreakStmt>(&st);
  auto* cont = as<ContinueStmt>(&st);
  const Ident& label = brk != nullptr ? brk->label : cont->label;
  const char* verb = brk != nullptr ? "break" : "continue";
  for (Scope* l = &s; l != nullptr; l = l->next) {
    if (l->kind == Scope::Kind::kSwitchExpr) {
      context_.error(st.range, std::string("attempt to ") + verb + " out of a switch expression");
      return;
    }
    if (l->kind == Scope::Kind::kLambda || l->kind == Scope::Kind::kMethod || l->kind == Scope::Kind::kClass) break;
    Stmt* target = l->jump_target;
    if (target == nullptr) continue;
    if (label) {
      if (l->label != label.text) continue;
      if (brk != nullptr) {
        brk->target = target;
        return;
      }
      Stmt* inner = target;
      while (auto* nested = as<LabeledStmt>(inner)) inner = nested->body;
      if (!is_loop(inner)) {
        context_.error(st.range, "not a loop label: " + std::string(label.text));
        return;
      }
      cont->target = inner;
      return;
    }
    if (brk != nullptr && (is_loop(target) || target->kind == NodeKind::kSwitchStmt)) {
      brk->target = target;
      return;
    }
    if (cont != nullptr && is_loop(target)) {
      cont->target = target;
      return;
    }
  }
  if (label) context_.error(st.range, "undefined label: " + std::string(label.text));
  else context_.error(st.range, brk != nullptr ? "break outside switch or loop" : "continue outside of loop");
}

void Attr::return_stmt(ReturnStmt& r, Scope& s) {
  for (Scope* l = &s; l != nullptr; l = l->next) {
    switch (l->kind) {
      case Scope::Kind::kSwitchExpr:
        context_.error(r.range, "attempt to return out of a switch expression");
        if (r.value != nullptr) r.value = open(r.value, s);
        return;
      case Scope::Kind::kLambda: {
        auto* p = static_cast<PolyLambda*>(as_poly(l->lambda));
        if (r.value != nullptr) {
          r.value = open(r.value, s);
          if (r.value->type->is_void())
            r.value =
                failed(r.value, place(r.value),
                       "incompatible types: bad return type in lambda expression: void cannot be converted to a value");
        }
        if (p != nullptr) p->returns.push_back(&r);
        return;
      }
      case Scope::Kind::kMethod: {
        if (l->method == nullptr) {
          context_.error(r.range, "return outside method");
          if (r.value != nullptr) r.value = value(r.value, s);
          return;
        }
        if (l->method->has(kCompactConstructor)) {
          context_.error(r.range, "invalid compact constructor in record " +
                                      std::string(l->method->owner_class()->name) +
                                      " (compact constructor must not have return statements)");
          return;
        }
        Type* type = l->return_type != nullptr ? l->return_type : types_.void_type();
        if (r.value == nullptr) {
          if (!type->is_void() && !type->is_error())
            context_.error(r.range, "incompatible types: missing return value");
          return;
        }
        if (type->is_void()) {
          Expr* v = open(r.value, s);
          if (!has_error(v)) context_.error(place(v), "incompatible types: unexpected return value");
          r.value = bad(r.value);
          return;
        }
        r.value = attribute(r.value, s, Target::assignment(type));
        return;
      }
      case Scope::Kind::kClass: return;
      default: break;
    }
  }
}

}  // namespace heddle::lang
