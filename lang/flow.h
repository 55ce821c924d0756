// Flow analysis: four walks over lowered trees, one idea each. Not for other folders.
#pragma once
#include <vector>

#include "lang/attr_context.h"

namespace heddle::lang {

// JLS 14.22: fills Stmt::can_complete; unreachable statements, missing returns, initialisers that never complete.
void check_reachability(AttrContext& context, ClassSymbol& outermost);
// JLS 16: definite assignment and unassignment; fills kEffectivelyFinal. After check_reachability.
void check_assignment(AttrContext& context, ClassSymbol& outermost);
// JLS 11.2: checked exceptions. After check_assignment (a rethrown parameter's precise types need kEffectivelyFinal).
void check_exceptions(AttrContext& context, ClassSymbol& outermost);
// JLS 8.1.3, 15.27.2: what lambdas and inner classes use of the code around them never changes. After check_assignment.
void check_captures(AttrContext& context, ClassSymbol& outermost);

// The body's closing brace.
inline SourceRange end_of(const BlockStmt& body) {
  const std::uint32_t end = body.range.end > body.range.begin ? body.range.end - 1 : body.range.begin;
  return {body.range.file, end, body.range.end};
}
inline SourceRange start_of(const Node& node) {
  return {node.range.file, node.range.begin, node.range.begin < node.range.end ? node.range.begin + 1 : node.range.end};
}
inline bool is_true(const Expr* e) { return e != nullptr && e->constant != nullptr && e->constant->is_true(); }
inline bool is_false(const Expr* e) { return e != nullptr && e->constant != nullptr && e->constant->is_false(); }
// The this(...) or super(...) call that a constructor starts with, or null.
ConstructorCallExpr* constructor_call_of(const MethodDecl& decl);

}  // namespace heddle::lang
