// The children of a node: what a walk that asks something of a few kinds of nodes does with all others.
#pragma once
#include <vector>

#include "lang/ast.h"

namespace heddle::lang {

// Calls visit(Expr*) for each direct operand that is there, in evaluation order. Bodies of lambdas, classes and
// switches are the caller's business; the selector of a switch expression counts as an operand, captured arguments do
// not. E is Expr or const Expr.
template <class E, class Visit>
void each_operand(E& e, Visit visit) {
  const auto one = [&visit](E* operand) {
    if (operand != nullptr) visit(operand);
  };
  const auto all = [&visit](const std::vector<Expr*>& operands) {
    for (Expr* operand : operands)
      if (operand != nullptr) visit(operand);
  };
  switch (e.kind) {
    case NodeKind::kFieldAccessExpr: one(cast<FieldAccessExpr>(&e).target); break;
    case NodeKind::kArrayAccessExpr:
      one(cast<ArrayAccessExpr>(&e).array);
      one(cast<ArrayAccessExpr>(&e).index);
      break;
    case NodeKind::kArrayLengthExpr: one(cast<ArrayLengthExpr>(&e).array); break;
    case NodeKind::kCallExpr:
      one(cast<CallExpr>(&e).target);
      all(cast<CallExpr>(&e).args);
      break;
    case NodeKind::kConstructorCallExpr:
      one(cast<ConstructorCallExpr>(&e).outer);
      all(cast<ConstructorCallExpr>(&e).args);
      break;
    case NodeKind::kNewExpr:
      one(cast<NewExpr>(&e).outer);
      all(cast<NewExpr>(&e).args);
      break;
    case NodeKind::kArrayCreationExpr:
      all(cast<ArrayCreationExpr>(&e).dimensions);
      one(cast<ArrayCreationExpr>(&e).init);
      break;
    case NodeKind::kArrayInitExpr: all(cast<ArrayInitExpr>(&e).elements); break;
    case NodeKind::kUnaryExpr: one(cast<UnaryExpr>(&e).operand); break;
    case NodeKind::kIncDecExpr: one(cast<IncDecExpr>(&e).target); break;
    case NodeKind::kBinaryExpr: {
      // Left spines may be long.
      std::vector<E*> rights;
      E* left = &e;
      while (auto* binary = as<BinaryExpr>(left)) {
        rights.push_back(binary->right);
        left = binary->left;
      }
      one(left);
      for (auto it = rights.rbegin(); it != rights.rend(); ++it) one(*it);
      break;
    }
    case NodeKind::kStringConcatExpr: all(cast<StringConcatExpr>(&e).operands); break;
    case NodeKind::kAssignExpr:
      one(cast<AssignExpr>(&e).target);
      one(cast<AssignExpr>(&e).value);
      break;
    case NodeKind::kCompoundAssignExpr:
      one(cast<CompoundAssignExpr>(&e).target);
      one(cast<CompoundAssignExpr>(&e).value);
      break;
    case NodeKind::kConditionalExpr:
      one(cast<ConditionalExpr>(&e).condition);
      one(cast<ConditionalExpr>(&e).then_value);
      one(cast<ConditionalExpr>(&e).else_value);
      break;
    case NodeKind::kInstanceofExpr: one(cast<InstanceofExpr>(&e).operand); break;
    case NodeKind::kCastExpr: one(cast<CastExpr>(&e).operand); break;
    case NodeKind::kConversionExpr: one(cast<ConversionExpr>(&e).operand); break;
    case NodeKind::kLambdaExpr: one(cast<LambdaExpr>(&e).bound_receiver); break;
    case NodeKind::kMethodRefExpr: one(cast<MethodRefExpr>(&e).target); break;
    case NodeKind::kSwitchExpr: one(cast<SwitchExpr>(&e).body.selector); break;
    case NodeKind::kParenExpr: one(cast<ParenExpr>(&e).inner); break;
    default: break;
  }
}

// Calls visit(Stmt*) for each statement in the cases of a switch, in source order.
template <class Visit>
void each_case_statement(const SwitchBody& body, Visit visit) {
  for (const SwitchCase& c : body.cases)
    for (Stmt* s : c.body) visit(s);
}

// Calls on_stmt(Stmt*) and on_expr(Expr*) for each direct child of a statement that is there, in source order (but for
// the update of a `for` loop, which comes before the body). Initialisers stand for the variables they belong to; bodies
// of local classes are the caller's business. Of an `else if` chain, which may be long, all parts are children of the
// first `if`. S is Stmt or const Stmt.
template <class S, class OnStmt, class OnExpr>
void each_child(S& s, OnStmt on_stmt, OnExpr on_expr) {
  const auto stmt = [&on_stmt](Stmt* child) {
    if (child != nullptr) on_stmt(child);
  };
  const auto expr = [&on_expr](Expr* child) {
    if (child != nullptr) on_expr(child);
  };
  const auto variable = [&expr](VarDecl* v) {
    if (v != nullptr) expr(v->init);
  };
  switch (s.kind) {
    case NodeKind::kBlockStmt:
      for (Stmt* child : cast<BlockStmt>(&s).statements) stmt(child);
      break;
    case NodeKind::kLocalVarStmt:
      for (VarDecl* v : cast<LocalVarStmt>(&s).variables) variable(v);
      break;
    case NodeKind::kExprStmt: expr(cast<ExprStmt>(&s).expr); break;
    case NodeKind::kIfStmt: {
      Stmt* rest = nullptr;
      for (auto* chain = &cast<IfStmt>(&s); chain != nullptr; chain = as<IfStmt>(rest)) {
        expr(chain->condition);
        stmt(chain->then_stmt);
        rest = chain->else_stmt;
      }
      stmt(rest);
      break;
    }
    case NodeKind::kWhileStmt:
      expr(cast<WhileStmt>(&s).condition);
      stmt(cast<WhileStmt>(&s).body);
      break;
    case NodeKind::kDoWhileStmt:
      stmt(cast<DoWhileStmt>(&s).body);
      expr(cast<DoWhileStmt>(&s).condition);
      break;
    case NodeKind::kForStmt:
      for (Stmt* init : cast<ForStmt>(&s).init) stmt(init);
      expr(cast<ForStmt>(&s).condition);
      for (Expr* update : cast<ForStmt>(&s).update) expr(update);
      stmt(cast<ForStmt>(&s).body);
      break;
    case NodeKind::kForEachStmt:
      expr(cast<ForEachStmt>(&s).iterable);
      stmt(cast<ForEachStmt>(&s).body);
      break;
    case NodeKind::kLabeledStmt: stmt(cast<LabeledStmt>(&s).body); break;
    case NodeKind::kSwitchStmt:
      expr(cast<SwitchStmt>(&s).body.selector);
      each_case_statement(cast<SwitchStmt>(&s).body, stmt);
      break;
    case NodeKind::kYieldStmt: expr(cast<YieldStmt>(&s).value); break;
    case NodeKind::kReturnStmt: expr(cast<ReturnStmt>(&s).value); break;
    case NodeKind::kThrowStmt: expr(cast<ThrowStmt>(&s).value); break;
    case NodeKind::kTryStmt: {
      auto& t = cast<TryStmt>(&s);
      for (const TryResource& resource : t.resources) {
        variable(resource.variable);
        expr(resource.expr);
      }
      stmt(t.body);
      for (const CatchClause& c : t.catches) stmt(c.body);
      stmt(t.finally_block);
      break;
    }
    case NodeKind::kSynchronizedStmt:
      expr(cast<SynchronizedStmt>(&s).lock);
      stmt(cast<SynchronizedStmt>(&s).body);
      break;
    case NodeKind::kAssertStmt:
      expr(cast<AssertStmt>(&s).condition);
      expr(cast<AssertStmt>(&s).message);
      break;
    default: break;
  }
}

}  // namespace heddle::lang
