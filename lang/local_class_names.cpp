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
    if (auto* s = as<SwitchExpr>(e)) each_case_statement(s->body, [this](Stmt* child) { stmt(child); });
    if (auto* lambda = as<LambdaExpr>(e)) {
      expr(lambda->expr_body);
      stmt(lambda->block_body);
    }
  }
  void var(VarDecl* v) {
    if (v != nullptr) expr(v->init);
  }
  void stmt(Stmt* s) {
    if (s == nullptr) return;
    if (auto* local = as<LocalClassStmt>(s)) found.push_back(local->decl);
    each_child(
        *s, [this](Stmt* child) { stmt(child); }, [this](Expr* child) { expr(child); });
  }
};

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
        define_named(context_, *c);
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
