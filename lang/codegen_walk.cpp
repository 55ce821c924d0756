// Questions about expressions that need a look at everything in them.
#include "lang/codegen_method.h"
#include "lang/tree_walk.h"

namespace heddle::lang {
namespace {

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
  each_operand(*e, [&](const Expr* operand) { found = found || may_assign(operand, variable); });
  return found;
}

void collect_patterns(Expr* e, std::vector<VarSymbol*>& found) {
  if (e == nullptr || e->constant != nullptr) return;
  each_operand(*e, [&](Expr* operand) { collect_patterns(operand, found); });
  if (auto* test = as<InstanceofExpr>(e);
      test != nullptr && test->pattern != nullptr && test->pattern->symbol != nullptr)
    found.push_back(test->pattern->symbol);
}

}  // namespace heddle::lang
