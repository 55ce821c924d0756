// The direct operands of an expression, in evaluation order.
#pragma once
#include "lang/ast.h"

namespace heddle::lang {

// Calls visit(Expr*) for each operand that is there. Bodies of lambdas, classes and switches are the caller's business;
// the selector of a switch expression counts as an operand, captured arguments do not.
template <class Visit>
void each_operand(Expr& e, Visit visit) {
  const auto one = [&visit](Expr* operand) {
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
      std::vector<Expr*> rights;
      Expr* left = &e;
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

}  // namespace heddle::lang
