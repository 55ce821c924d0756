// Checked exceptions (JLS 11.2), as javac's Flow.FlowAnalyzer: what each body throws, what is around to catch it.
#include <algorithm>
#include <map>
#include <utility>

#include "lang/attr.h"
#include "lang/flow.h"
#include "lang/tree_walk.h"

namespace heddle::lang {
namespace {

using TypeList = std::vector<Type*>;

class ExceptionAnalyzer {
 public:
  ExceptionAnalyzer(AttrContext& context, bool report) : context_(context), types_(context.types), report_(report) {}

  void class_body(ClassSymbol& symbol);
  TypeList thrown_by(Node& body);

 private:
  struct Uncaught {
    Type* type;
    SourceRange range;
    std::string detail;  // replaces "; must be caught or declared to be thrown", or adds to it
  };

  // -- sets of exception types: no member is a subtype of another
  bool covered(Type* type, const TypeList& list) {
    return std::any_of(list.begin(), list.end(), [&](Type* t) { return types_.is_subtype(type, t); });
  }
  TypeList without(const TypeList& list, Type* type) {
    TypeList result;
    for (Type* t : list)
      if (!types_.is_subtype(t, type)) result.push_back(t);
    return result;
  }
  void include(TypeList& list, Type* type) {
    if (covered(type, list)) return;
    list = without(list, type);
    list.push_back(type);
  }
  void include_all(TypeList& list, const TypeList& more) {
    for (Type* t : more) include(list, t);
  }
  TypeList difference(TypeList list, const TypeList& minus) {
    for (Type* t : minus) list = without(list, t);
    return list;
  }
  TypeList intersection(const TypeList& a, const TypeList& b) {
    TypeList result;
    for (Type* x : a)
      for (Type* y : b) {
        if (types_.is_subtype(x, y)) include(result, x);
        else if (types_.is_subtype(y, x)) include(result, y);
      }
    return result;
  }

  bool is_checked(Type* type) { return !type->is_error() && types_.is_checked_exception(type); }

  void mark_thrown(Type* type, SourceRange range, const std::string& detail = {}) {
    if (type == nullptr || !is_checked(type)) return;
    if (!covered(type, caught_)) uncaught_.push_back({type, range, detail});
    include(thrown_, type);
  }
  void report_uncaught() {
    for (const Uncaught& u : uncaught_) {
      if (!report_) continue;
      const std::string what = "unreported exception " + types_.to_string(u.type);
      if (u.detail == " in default constructor") {
        context_.error(u.range, what + u.detail);
      } else {
        auto& error = context_.error(u.range, what + "; must be caught or declared to be thrown");
        if (!u.detail.empty()) error.notes.push_back({{}, u.detail});
      }
    }
    uncaught_.clear();
  }

  TypeList declared(const MethodSymbol& method) { return method.thrown; }
  void call_throws(MethodSymbol* method, const TypeList& instantiated, Type* site, SourceRange range,
                   const std::string& detail = {}) {
    if (method == nullptr || method->thrown.empty()) return;
    if (!instantiated.empty()) {
      for (Type* t : instantiated) mark_thrown(t, range, detail);
      return;
    }
    for (Type* t : types_.member_type(site, method).thrown) {
      // A variable of the method itself that nothing decided stands for RuntimeException (JLS 18.4).
      auto* var = as_type_var(t);
      if (var != nullptr && var->symbol != nullptr && var->symbol->owner == method) continue;
      mark_thrown(t, range, detail);
    }
  }

  void method(MethodDecl& decl, bool anonymous);
  void lambda(LambdaExpr& e);
  void try_stmt(TryStmt& s);
  void stmt(Stmt* s);
  void expr(Expr* e);
  void throw_stmt(ThrowStmt& s);
  SourceRange place(Expr* e) { return Attr::of(context_).place(e); }
  SourceRange catch_place(const CatchClause& c) { return {c.range.file, c.range.begin, c.range.begin + 5}; }

  AttrContext& context_;
  TypeTable& types_;
  bool report_;
  TypeList thrown_, caught_;
  std::vector<Uncaught> uncaught_;
  // Parameters of catch clauses around the place and what can really arrive in them (JLS 11.2.2).
  std::map<const VarSymbol*, TypeList> precise_;
};

void ExceptionAnalyzer::class_body(ClassSymbol& symbol) {
  if (symbol.decl == nullptr) return;
  ClassDecl& decl = *symbol.decl;
  TypeList thrown_before = std::exchange(thrown_, {});
  TypeList caught_before = std::exchange(caught_, {});
  std::vector<Uncaught> uncaught_before = std::exchange(uncaught_, {});

  for (EnumConstantDecl* constant : decl.enum_constants) expr(constant->creation);
  report_uncaught();
  for (Node* member : decl.members) {
    if (auto* field = as<VarDecl>(member); field != nullptr && field->symbol != nullptr && field->symbol->is_static())
      expr(field->init);
    if (auto* init = as<InitializerDecl>(member); init != nullptr && init->is_static) stmt(init->body);
    report_uncaught();
  }
  // Instance initialisers may throw what every constructor declares; those of anonymous classes anything, which the
  // expression that makes the object then throws.
  if (!symbol.anonymous) {
    bool first = true;
    for (Node* member : decl.members) {
      auto* m = as<MethodDecl>(member);
      if (m == nullptr || m->symbol == nullptr || !m->is_constructor) continue;
      ConstructorCallExpr* call = constructor_call_of(*m);
      if (call != nullptr && !call->is_super) continue;
      caught_ = first ? declared(*m->symbol) : intersection(declared(*m->symbol), caught_);
      first = false;
    }
  }
  thrown_.clear();
  for (Node* member : decl.members) {
    if (auto* field = as<VarDecl>(member); field != nullptr && field->symbol != nullptr && !field->symbol->is_static())
      expr(field->init);
    if (auto* init = as<InitializerDecl>(member); init != nullptr && !init->is_static) stmt(init->body);
    if (symbol.anonymous) uncaught_.clear();
    else report_uncaught();
  }
  const TypeList from_initializers = std::exchange(thrown_, {});
  for (Node* member : decl.members) {
    if (auto* m = as<MethodDecl>(member)) method(*m, symbol.anonymous);
    if (auto* inner = as<ClassDecl>(member); inner != nullptr && inner->symbol != nullptr) class_body(*inner->symbol);
  }
  thrown_ = std::move(thrown_before);
  caught_ = std::move(caught_before);
  uncaught_ = std::move(uncaught_before);
  if (symbol.anonymous)
    for (Type* t : from_initializers) mark_thrown(t, symbol.range);
}

void ExceptionAnalyzer::method(MethodDecl& decl, bool anonymous) {
  if (decl.body == nullptr || decl.symbol == nullptr) return;
  if (anonymous && decl.is_constructor) return;  // throws what its super constructor does: see NewExpr
  TypeList thrown_before = std::exchange(thrown_, {});
  TypeList caught_before = std::exchange(caught_, declared(*decl.symbol));
  stmt(decl.body);
  if (decl.name.range == decl.range)
    for (Uncaught& u : uncaught_) u.detail = " in default constructor";
  report_uncaught();
  thrown_ = std::move(thrown_before);
  caught_ = std::move(caught_before);
}

TypeList ExceptionAnalyzer::thrown_by(Node& body) {
  if (is_expr(body)) expr(static_cast<Expr*>(&body));
  else if (is_stmt(body)) stmt(static_cast<Stmt*>(&body));
  return thrown_;
}

void ExceptionAnalyzer::lambda(LambdaExpr& e) {
  TypeList thrown_before = std::exchange(thrown_, {});
  TypeList caught_before = std::exchange(caught_, {});
  std::vector<Uncaught> uncaught_before = std::exchange(uncaught_, {});
  if (e.type != nullptr && e.type->is_reference() && e.interface_method != nullptr) {
    // Wildcards in the target are gone in the function type.
    const TypeTable::FunctionType function = types_.function_type(e.type);
    caught_ = function.method != nullptr ? function.type.thrown : e.interface_method->thrown;
  }
  expr(e.expr_body);
  stmt(e.block_body);
  if (e.interface_method != nullptr) report_uncaught();
  thrown_ = std::move(thrown_before);
  caught_ = std::move(caught_before);
  uncaught_ = std::move(uncaught_before);
}

void ExceptionAnalyzer::throw_stmt(ThrowStmt& s) {
  expr(s.value);
  Expr* value = skip_parens(s.value);
  if (auto* name = as<NameExpr>(value);
      name != nullptr && name->symbol != nullptr && name->symbol->kind == SymbolKind::kVar) {
    auto it = precise_.find(static_cast<VarSymbol*>(name->symbol));
    if (it != precise_.end() && name->symbol->has(kFinal | kEffectivelyFinal)) {
      for (Type* t : it->second) mark_thrown(t, start_of(s));
      return;
    }
  }
  mark_thrown(s.value->type, start_of(s));
}

void ExceptionAnalyzer::try_stmt(TryStmt& s) {
  TypeList caught_before = caught_;
  TypeList thrown_before = std::exchange(thrown_, {});
  const auto alternatives = [](const CatchClause& c) {
    std::vector<TypeNode*> nodes;
    if (c.param == nullptr || c.param->type == nullptr) return nodes;
    if (auto* several = as<UnionTypeNode>(c.param->type)) nodes = several->alternatives;
    else nodes.push_back(c.param->type);
    std::erase_if(nodes, [](TypeNode* n) { return n->resolved == nullptr || n->resolved->is_error(); });
    return nodes;
  };
  for (CatchClause& c : s.catches)
    for (TypeNode* node : alternatives(c)) include(caught_, node->resolved);
  std::vector<Uncaught> uncaught_before = std::exchange(uncaught_, {});

  for (TryResource& resource : s.resources) {
    if (resource.variable != nullptr) expr(resource.variable->init);
    expr(resource.expr);
  }
  for (TryResource& resource : s.resources) {
    if (resource.variable == nullptr || resource.variable->symbol == nullptr) continue;
    call_throws(resource.close, {}, resource.variable->symbol->type, resource.variable->name.range,
                "exception thrown from implicit call to close() on resource variable '" +
                    std::string(resource.variable->name.text) + "'");
  }
  stmt(s.body);
  TypeList in_try = thrown_;
  include(in_try, context_.symbols.known_type(KnownClass::kRuntimeException));
  include(in_try, context_.symbols.known_type(KnownClass::kError));
  thrown_ = thrown_before;
  caught_ = caught_before;

  TypeList caught_in_try;
  for (CatchClause& c : s.catches) {
    TypeList all;
    const TypeList rethrown = difference(in_try, caught_in_try);
    for (TypeNode* node : alternatives(c)) {
      Type* type = node->resolved;
      const std::string name = types_.to_string(type);
      ClassSymbol* symbol = types_.class_of(type);
      const bool general = symbol == context_.symbols.known(KnownClass::kThrowable) ||
                           symbol == context_.symbols.known(KnownClass::kException);
      if (covered(type, caught_in_try)) {
        if (report_) context_.error(catch_place(c), "exception " + name + " has already been caught");
      } else if (is_checked(type) && !general && intersection({type}, in_try).empty()) {
        if (report_)
          context_.error(catch_place(c),
                         "exception " + name + " is never thrown in body of corresponding try statement");
      }
      include(caught_in_try, type);
      all.push_back(type);
    }
    const VarSymbol* param = c.param != nullptr ? c.param->symbol : nullptr;
    if (param != nullptr) precise_[param] = intersection(all, rethrown);
    stmt(c.body);
    if (param != nullptr) precise_.erase(param);
  }

  if (s.finally_block != nullptr) {
    const TypeList saved = std::exchange(thrown_, {});
    std::vector<Uncaught> inside = std::exchange(uncaught_, std::move(uncaught_before));
    stmt(s.finally_block);
    if (s.finally_block->can_complete) {
      include_all(thrown_, difference(in_try, caught_in_try));
      include_all(thrown_, saved);
      uncaught_.insert(uncaught_.end(), std::make_move_iterator(inside.begin()), std::make_move_iterator(inside.end()));
    } else {
      // A finally block that cannot complete normally discards the exceptions of the try statement (JLS 14.20.2).
      include_all(thrown_, thrown_before);
    }
  } else {
    include_all(thrown_, difference(in_try, caught_in_try));
    uncaught_.insert(uncaught_.begin(), std::make_move_iterator(uncaught_before.begin()),
                     std::make_move_iterator(uncaught_before.end()));
  }
}

void ExceptionAnalyzer::stmt(Stmt* s) {
  if (s == nullptr) return;
  switch (s->kind) {
    case NodeKind::kLocalClassStmt:
      if (ClassSymbol* symbol = cast<LocalClassStmt>(s).decl->symbol) class_body(*symbol);
      break;
    case NodeKind::kThrowStmt: throw_stmt(cast<ThrowStmt>(s)); break;
    case NodeKind::kTryStmt: try_stmt(cast<TryStmt>(s)); break;
    default:
      each_child(
          *s, [this](Stmt* child) { stmt(child); }, [this](Expr* child) { expr(child); });
  }
}

void ExceptionAnalyzer::expr(Expr* e) {
  if (e == nullptr || e->constant != nullptr) return;
  each_operand(*e, [this](Expr* operand) { expr(operand); });
  switch (e->kind) {
    case NodeKind::kCallExpr: {
      auto& call = cast<CallExpr>(e);
      if (call.method == nullptr || call.method->thrown.empty()) break;
      // An array's clone() throws nothing.
      if (call.method->name == "clone" && call.target != nullptr && call.target->type != nullptr &&
          (call.target->type->kind == TypeKind::kArray || (e->type != nullptr && e->type->kind == TypeKind::kArray)))
        break;
      Type* site = call.target != nullptr ? call.target->type : nullptr;
      call_throws(call.method, call.thrown, site, place(e));
      break;
    }
    case NodeKind::kNewExpr: {
      auto& creation = cast<NewExpr>(e);
      ClassDecl* body = creation.body;
      call_throws(creation.constructor, creation.thrown, creation.type, start_of(*e));
      if (body != nullptr && body->symbol != nullptr) class_body(*body->symbol);
      break;
    }
    case NodeKind::kConstructorCallExpr: {
      auto& call = cast<ConstructorCallExpr>(e);
      Type* site = call.method != nullptr ? types_.this_type(call.method->owner_class()) : nullptr;
      call_throws(call.method, call.thrown, site, call.range);
      break;
    }
    case NodeKind::kLambdaExpr: lambda(cast<LambdaExpr>(e)); break;
    case NodeKind::kSwitchExpr:
      each_case_statement(cast<SwitchExpr>(e).body, [this](Stmt* child) { stmt(child); });
      break;
    default: break;
  }
}

}  // namespace

void check_exceptions(AttrContext& context, ClassSymbol& outermost) {
  ExceptionAnalyzer(context, true).class_body(outermost);
}

std::vector<Type*> thrown_types(AttrContext& context, Node& body) {
  return ExceptionAnalyzer(context, false).thrown_by(body);
}

}  // namespace heddle::lang
