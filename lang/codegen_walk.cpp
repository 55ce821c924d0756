// Questions about expressions that need a look at everything in them.
#include "lang/codegen_method.h"

namespace heddle::lang {
namespace {

// The direct subexpressions that are evaluated with `e`: no lambda bodies, of switches the selector.
template <class Visit>
void each_operand(const Expr* e, Visit visit) {
  const auto all = [&](const std::vector<Expr*>& list) {
    for (Expr* each : list) visit(each);
  };
  switch (e->kind) {
    case NodeKind::kFieldAccessExpr: return visit(cast<FieldAccessExpr>(e).target);
    case NodeKind::kArrayAccessExpr:
      visit(cast<ArrayAccessExpr>(e).array);
      return visit(cast<ArrayAccessExpr>(e).index);
    case NodeKind::kArrayLengthExpr: return visit(cast<ArrayLengthExpr>(e).array);
    case NodeKind::kCallExpr: visit(cast<CallExpr>(e).target); return all(cast<CallExpr>(e).args);
    case NodeKind::kConstructorCallExpr: {
      auto& call = cast<ConstructorCallExpr>(e);
      visit(call.outer);
      all(call.args);
      return all(call.captured_args);
    }
    case NodeKind::kNewExpr: visit(cast<NewExpr>(e).outer); return all(cast<NewExpr>(e).args);
    case NodeKind::kArrayCreationExpr:
      all(cast<ArrayCreationExpr>(e).dimensions);
      return visit(cast<ArrayCreationExpr>(e).init);
    case NodeKind::kArrayInitExpr: return all(cast<ArrayInitExpr>(e).elements);
    case NodeKind::kUnaryExpr: return visit(cast<UnaryExpr>(e).operand);
    case NodeKind::kIncDecExpr: return visit(cast<IncDecExpr>(e).target);
    case NodeKind::kBinaryExpr: visit(cast<BinaryExpr>(e).left); return visit(cast<BinaryExpr>(e).right);
    case NodeKind::kStringConcatExpr: return all(cast<StringConcatExpr>(e).operands);
    case NodeKind::kAssignExpr: visit(cast<AssignExpr>(e).target); return visit(cast<AssignExpr>(e).value);
    case NodeKind::kCompoundAssignExpr:
      visit(cast<CompoundAssignExpr>(e).target);
      return visit(cast<CompoundAssignExpr>(e).value);
    case NodeKind::kConditionalExpr: {
      auto& c = cast<ConditionalExpr>(e);
      visit(c.condition);
      visit(c.then_value);
      return visit(c.else_value);
    }
    case NodeKind::kInstanceofExpr: return visit(cast<InstanceofExpr>(e).operand);
    case NodeKind::kConversionExpr: return visit(cast<ConversionExpr>(e).operand);
    case NodeKind::kLambdaExpr: return visit(cast<LambdaExpr>(e).bound_receiver);
    case NodeKind::kSwitchExpr: return visit(cast<SwitchExpr>(e).body.selector);
    case NodeKind::kParenExpr: return visit(cast<ParenExpr>(e).inner);
    default: return;
  }
}

bool names(const Expr* target, const VarSymbol* variable) {
  auto* name = as<NameExpr>(target);
  return name != nullptr && name->symbol == variable;
}

}  // namespace

bool may_assign(const Expr* e, const VarSymbol* variable) {
  if (e == nullptr || e->constant != nullptr) return false;
  switch (e->kind) {
    case NodeKind::kSwitchExpr: return true;
    case NodeKind::kAssignExpr:
      if (names(cast<AssignExpr>(e).target, variable)) return true;
      break;
    case NodeKind::kCompoundAssignExpr:
      if (names(cast<CompoundAssignExpr>(e).target, variable)) return true;
      break;
    case NodeKind::kIncDecExpr:
      if (names(cast<IncDecExpr>(e).target, variable)) return true;
      break;
    case NodeKind::kInstanceofExpr: {
      auto* pattern = cast<InstanceofExpr>(e).pattern;
      if (pattern != nullptr && pattern->symbol == variable) return true;
      break;
    }
    default: break;
  }
  bool found = false;
  each_operand(e, [&](const Expr* operand) { found = found || may_assign(operand, variable); });
  return found;
}

void collect_patterns(Expr* e, std::vector<VarSymbol*>& found) {
  if (e == nullptr || e->constant != nullptr) return;
  each_operand(e, [&](Expr* operand) { collect_patterns(operand, found); });
  if (auto* test = as<InstanceofExpr>(e);
      test != nullptr && test->pattern != nullptr && test->pattern->symbol != nullptr)
    found.push_back(test->pattern->symbol);
}

}  // namespace heddle::lang
