// Names of local and anonymous classes, given when the bodies around them are attributed and final.
#include <set>
#include <string>
#include <vector>

#include "lang/tree_completer.h"
#include "lang/tree_walk.h"

namespace heddle::lang {
namespace {

void append_members(ClassSymbol& symbol, std::vector<ClassSymbol*>& out) {
  out.push_back(&symbol);
  for (ClassSymbol* member : symbol.member_classes) append_members(*member, out);
}

// Collects the local classes of a tree in source order, without going into them.
class LocalClassFinder {
 public:
  std::vector<ClassDecl*> found;

  void expr(Expr* e) {
    if (e == nullptr) return;
    // javac attributes lambdas that are arguments after the other arguments, and numbers what is in them then.
    std::vector<Expr*> lambdas;
    const bool call =
        e->kind == NodeKind::kCallExpr || e->kind == NodeKind::kNewExpr || e->kind == NodeKind::kConstructorCallExpr;
    each_operand(*e, [&](Expr* operand) {
      auto* packed = as<ArrayCreationExpr>(operand);  // variable arity arguments
      if (call && operand->kind == NodeKind::kLambdaExpr) {
        lambdas.push_back(operand);
      } else if (call && packed != nullptr && packed->element == nullptr && packed->init != nullptr) {
        for (Expr* element : packed->init->elements)
          if (element->kind == NodeKind::kLambdaExpr) lambdas.push_back(element);
          else expr(element);
      } else {
        expr(operand);
      }
    });
    for (Expr* lambda : lambdas) expr(lambda);
    if (auto* n = as<NewExpr>(e); n != nullptr && n->body != nullptr) found.push_back(n->body);
    if (auto* s = as<SwitchExpr>(e)) cases(s->body);
    if (auto* lambda = as<LambdaExpr>(e)) {
      expr(lambda->expr_body);
      stmt(lambda->block_body);
    }
  }
  void var(VarDecl* v) {
    if (v != nullptr) expr(v->init);
  }
  void stmt(Stmt* s);

 private:
  void stmts(const std::vector<Stmt*>& list) {
    for (Stmt* s : list) stmt(s);
  }
  void cases(SwitchBody& body) {
    for (SwitchCase& c : body.cases) stmts(c.body);
  }
};

void LocalClassFinder::stmt(Stmt* s) {
  if (s == nullptr) return;
  switch (s->kind) {
    case NodeKind::kBlockStmt: stmts(cast<BlockStmt>(s).statements); break;
    case NodeKind::kLocalVarStmt:
      for (VarDecl* v : cast<LocalVarStmt>(s).variables) var(v);
      break;
    case NodeKind::kLocalClassStmt: found.push_back(cast<LocalClassStmt>(s).decl); break;
    case NodeKind::kExprStmt: expr(cast<ExprStmt>(s).expr); break;
    case NodeKind::kIfStmt:
      for (;;) {
        auto& i = cast<IfStmt>(s);
        expr(i.condition);
        stmt(i.then_stmt);
        s = i.else_stmt;
        if (s == nullptr || s->kind != NodeKind::kIfStmt) break;
      }
      stmt(s);
      break;
    case NodeKind::kWhileStmt:
      expr(cast<WhileStmt>(s).condition);
      stmt(cast<WhileStmt>(s).body);
      break;
    case NodeKind::kDoWhileStmt:
      stmt(cast<DoWhileStmt>(s).body);
      expr(cast<DoWhileStmt>(s).condition);
      break;
    case NodeKind::kForStmt:
      stmts(cast<ForStmt>(s).init);
      expr(cast<ForStmt>(s).condition);
      for (Expr* e : cast<ForStmt>(s).update) expr(e);
      stmt(cast<ForStmt>(s).body);
      break;
    case NodeKind::kForEachStmt:
      expr(cast<ForEachStmt>(s).iterable);
      stmt(cast<ForEachStmt>(s).body);
      break;
    case NodeKind::kLabeledStmt: stmt(cast<LabeledStmt>(s).body); break;
    case NodeKind::kSwitchStmt:
      expr(cast<SwitchStmt>(s).body.selector);
      cases(cast<SwitchStmt>(s).body);
      break;
    case NodeKind::kYieldStmt: expr(cast<YieldStmt>(s).value); break;
    case NodeKind::kReturnStmt: expr(cast<ReturnStmt>(s).value); break;
    case NodeKind::kThrowStmt: expr(cast<ThrowStmt>(s).value); break;
    case NodeKind::kTryStmt: {
      auto& t = cast<TryStmt>(s);
      for (TryResource& r : t.resources) {
        var(r.variable);
        expr(r.expr);
      }
      stmt(t.body);
      for (CatchClause& c : t.catches) stmt(c.body);
      stmt(t.finally_block);
      break;
    }
    case NodeKind::kSynchronizedStmt:
      expr(cast<SynchronizedStmt>(s).lock);
      stmt(cast<SynchronizedStmt>(s).body);
      break;
    case NodeKind::kAssertStmt:
      expr(cast<AssertStmt>(s).condition);
      expr(cast<AssertStmt>(s).message);
      break;
    default: break;
  }
}

std::vector<ClassDecl*> local_classes_of(ClassDecl& decl) {
  LocalClassFinder finder;
  for (EnumConstantDecl* constant : decl.enum_constants) {
    if (constant->creation != nullptr) {
      finder.expr(constant->creation);
    } else {
      for (Expr* arg : constant->args) finder.expr(arg);
      if (constant->body != nullptr) finder.found.push_back(constant->body);
    }
  }
  for (Node* member : decl.members) {
    if (auto* field = as<VarDecl>(member)) finder.var(field);
    if (auto* method = as<MethodDecl>(member)) finder.stmt(method->body);
    if (auto* init = as<InitializerDecl>(member)) finder.stmt(init->body);
  }
  return std::move(finder.found);
}

// "Outer$1Local": the lowest number for this name in the class around it (javac's Check.localClassName).
class LocalNamer {
 public:
  LocalNamer(AttrContext& context, CompilationUnit& unit) : context_(context), unit_(unit) {}

  void bodies_of(ClassSymbol& symbol) {
    if (symbol.decl == nullptr) return;
    for (ClassDecl* decl : local_classes_of(*symbol.decl)) {
      ClassSymbol* local = decl->symbol;
      if (local == nullptr || !done_.insert(local).second) continue;
      rename(*local, next_name(*local));
      std::vector<ClassSymbol*> all;
      append_members(*local, all);
      for (ClassSymbol* c : all) {
        context_.symbols.define(c);
        unit_.classes.push_back(c);
      }
      for (ClassSymbol* c : all) bodies_of(*c);
    }
  }

 private:
  std::string next_name(const ClassSymbol& local) {
    for (int i = 1;; ++i) {
      std::string name = std::string(local.enclosing->binary_name) + '$' + std::to_string(i) + std::string(local.name);
      if (taken_.insert(name).second && context_.symbols.by_binary_name.count(name) == 0) return name;
    }
  }
  void rename(ClassSymbol& symbol, const std::string& name) {
    symbol.binary_name = context_.arena.intern(name);
    for (ClassSymbol* member : symbol.member_classes) rename(*member, name + '$' + std::string(member->name));
  }

  AttrContext& context_;
  CompilationUnit& unit_;
  std::set<ClassSymbol*> done_;
  std::set<std::string> taken_;
};

}  // namespace

void name_local_classes(AttrContext& context, ClassSymbol& outermost) {
  std::vector<ClassSymbol*> all;
  append_members(outermost, all);
  LocalNamer namer(context, *outermost.unit);
  for (ClassSymbol* symbol : all) namer.bodies_of(*symbol);
}

}  // namespace heddle::lang
