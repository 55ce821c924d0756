#include "lang/parser_impl.h"

namespace heddle::lang {

// ---------------------------------------------------------------- switch

Stmt* Parser::switch_statement() {
  const Offset from = begin();
  SwitchStmt* result = make<SwitchStmt>(from);
  next();
  switch_body(result->body, false);
  return finish(result, from);
}

void Parser::switch_body(SwitchBody& body, bool is_expression) {
  body.selector = paren_expression();
  if (!accept(TokenKind::kLeftBrace)) {
    expected({"'{'"});
    if (!seek_brace()) return;
    next();
  }
  ++switch_depth_;
  const bool no_lambda = std::exchange(no_lambda_, false);
  while (!is(TokenKind::kRightBrace) && !is(TokenKind::kEnd)) {
    if (closing() && !is(TokenKind::kCase) && !is(TokenKind::kDefault)) break;
    if (!is(TokenKind::kCase) && !is(TokenKind::kDefault)) {
      expected({"case", "default", "'}'"});
      const std::size_t start = at_;
      block_statement();
      if (at_ == start) next();
      continue;
    }
    body.cases.push_back(switch_case(is_expression));
  }
  --switch_depth_;
  no_lambda_ = no_lambda;
  if (closing()) {
    --brace_surplus_;
  } else {
    expect(TokenKind::kRightBrace);
  }
}

SwitchCase Parser::switch_case(bool is_expression) {
  const Offset from = begin();
  SwitchCase result;
  if (accept(TokenKind::kDefault)) {
    result.is_default = true;
  } else {
    next();  // case
    do case_label(result);
    while (accept(TokenKind::kComma));
  }
  if (!is(TokenKind::kArrow) && !is(TokenKind::kColon)) {
    expected({"':'", "'->'"});
    // Go on at the label's end if it is near.
    for (std::size_t i = at_; i < at_ + 20; ++i) {
      const TokenKind k = kind_at(i);
      if (k == TokenKind::kSemicolon || k == TokenKind::kLeftBrace || k == TokenKind::kRightBrace ||
          k == TokenKind::kEnd)
        break;
      if (k != TokenKind::kArrow && k != TokenKind::kColon) continue;
      at_ = i;
      break;
    }
  }
  if (accept(TokenKind::kArrow)) {
    result.arrow = true;
    if (Stmt* body = arrow_body(is_expression)) result.body.push_back(body);
  } else {
    accept(TokenKind::kColon);
    block_statements(result.body, true);
  }
  result.range = range_from(from);
  return result;
}

void Parser::case_label(SwitchCase& out) {
  const auto unsupported = [&](const char* what) {
    syntax_error(std::string(what) + " in switch are not supported (a preview feature of Java 17)");
    for (; !is(TokenKind::kArrow) && !is(TokenKind::kColon) && !is(TokenKind::kSemicolon) &&
           !is(TokenKind::kLeftBrace) && !is(TokenKind::kRightBrace) && !is(TokenKind::kEnd);
         next()) {}
  };
  if (is(TokenKind::kNull)) return unsupported("null labels");
  if (is(TokenKind::kDefault)) return unsupported("'case default' labels");
  const std::size_t type_end = is(TokenKind::kFinal) || is(TokenKind::kAt) ? 0 : scan_type(at_);
  if (is(TokenKind::kFinal) || is(TokenKind::kAt) || (type_end != 0 && at_identifier(type_end)))
    return unsupported("patterns");
  if (type_end != 0 && kind_at(type_end) == TokenKind::kLeftParen) {
    const std::size_t component_end = scan_type(type_end + 1);
    if (component_end != 0 && at_identifier(component_end)) return unsupported("record patterns");
  }
  const bool no_lambda = std::exchange(no_lambda_, true);
  Nesting nesting(*this);
  out.labels.push_back(nesting ? conditional() : error_expr());
  no_lambda_ = no_lambda;
}

// What follows `->`: a block, a throw statement or an expression. Never null.
Stmt* Parser::arrow_body(bool is_expression) {
  const Offset from = begin();
  const std::size_t start = at_;
  Stmt* result = nullptr;
  if (is(TokenKind::kLeftBrace) || is(TokenKind::kThrow)) {
    result = plain_statement();
  } else if (!is_expression) {
    result = block_statement_or_error();
    if (result->kind != NodeKind::kExprStmt && result->kind != NodeKind::kErrorStmt) {
      error(result->range, "unexpected statement in case, expected is an expression, a block or a throw statement");
      result = make<ErrorStmt>(from);
    }
  } else {
    YieldStmt* yield = make<YieldStmt>(from);
    yield->implicit = true;
    yield->value = expression();
    expect_semicolon();
    result = finish(yield, from);
  }
  if (error_pending() && semicolon_at_ != at_ && !closing()) {
    if (at_ == start && !is(TokenKind::kRightBrace)) next();
    skip_to_statement();
  }
  return result;
}

// ---------------------------------------------------------------- try

Stmt* Parser::try_statement() {
  const Offset from = begin();
  const SourceRange keyword = token().range;
  TryStmt* result = make<TryStmt>(from);
  next();
  const bool with_resources = is(TokenKind::kLeftParen);
  if (with_resources) {
    next();
    do {
      result->resources.push_back(resource());
      if (is(TokenKind::kRightParen)) break;
      if (!accept(TokenKind::kSemicolon)) break;
    } while (!is(TokenKind::kRightParen) && !is(TokenKind::kEnd));
    close_paren();
  }
  result->body = block();
  while (is(TokenKind::kCatch) && !closing()) result->catches.push_back(catch_clause());
  if (!closing() && accept(TokenKind::kFinally)) result->finally_block = block();
  if (!with_resources && result->catches.empty() && result->finally_block == nullptr && !error_pending())
    error(keyword, "'try' without 'catch', 'finally' or resource declarations");
  return finish(result, from);
}

TryResource Parser::resource() {
  TryResource result{};
  const Offset from = begin();
  if (is(TokenKind::kFinal) || is(TokenKind::kAt) || at_local_variable()) {
    Modifiers mods = variable_modifiers();
    const Offset type_from = begin();
    TypeNode* base = local_type();
    result.variable = declarator(mods, base, from, type_from);
    if (result.variable->init == nullptr) {
      expected({"'='"});
      result.variable->init = error_expr();
    } else if (base->kind == NodeKind::kVarTypeNode) {
      check_var(*result.variable, true);
    }
    return result;
  }
  result.expr = expression();
  const NodeKind k = result.expr->kind;
  if (k != NodeKind::kNameExpr && k != NodeKind::kFieldAccessExpr && k != NodeKind::kThisExpr &&
      k != NodeKind::kErrorExpr) {
    error(result.expr->range,
          "the try-with-resources resource must either be a variable declaration or an expression "
          "denoting a reference to a final or effectively final variable");
  }
  return result;
}

CatchClause Parser::catch_clause() {
  const Offset from = begin();
  CatchClause result{};
  next();  // catch
  expect(TokenKind::kLeftParen);
  const Offset param_from = begin();
  result.param = make<VarDecl>(param_from);
  result.param->modifiers = variable_modifiers();
  const Offset type_from = begin();
  TypeNode* caught = type();
  if (is(TokenKind::kOr)) {
    UnionTypeNode* alternatives = make<UnionTypeNode>(type_from);
    alternatives->alternatives.push_back(caught);
    while (accept(TokenKind::kOr)) alternatives->alternatives.push_back(type());
    caught = finish(alternatives, type_from);
  }
  result.param->type = caught;
  result.param->name = identifier();
  finish(result.param, param_from);
  close_paren();
  result.body = block();
  result.range = range_from(from);
  return result;
}

}  // namespace heddle::lang
