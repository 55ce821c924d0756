#include "lang/parser_impl.h"

namespace heddle::lang {

// ---------------------------------------------------------------- blocks

BlockStmt* Parser::block() {
  const Offset from = begin();
  BlockStmt* result = make<BlockStmt>(from);
  if (!accept(TokenKind::kLeftBrace)) {
    const bool fresh = !error_pending();
    expected({"'{'"});
    if (fresh && brace_surplus_ < 0 && at_line_start()) {
      ++brace_surplus_;  // counts as inserted
    } else if (seek_brace()) {
      next();
    } else {
      return result;
    }
  }
  return block_rest(result, from);
}

// Behind '{'.
BlockStmt* Parser::block_rest(BlockStmt* result, Offset from) {
  block_statements(result->statements, false);
  if (closing()) {
    --brace_surplus_;
  } else {
    expect(TokenKind::kRightBrace);
  }
  return finish(result, from);
}

void Parser::block_statements(std::vector<Stmt*>& out, bool in_switch) {
  while (!is(TokenKind::kRightBrace) && !is(TokenKind::kEnd) && !closing()) {
    if (in_switch && (is(TokenKind::kCase) || is(TokenKind::kDefault))) return;
    out.push_back(block_statement());
  }
}

Stmt* Parser::block_statement() {
  const std::size_t start = at_;
  Stmt* result = block_statement_or_error();
  if (closing()) return result;
  if (error_pending() && semicolon_at_ != at_) {
    if (at_ == start && !is(TokenKind::kRightBrace)) next();
    skip_to_statement();
  } else if (at_ == start) {
    next();
  }
  return result;
}

Stmt* Parser::block_statement_or_error() {
  switch (kind()) {
    case TokenKind::kFinal:
    case TokenKind::kAbstract:
    case TokenKind::kStrictfp:
    case TokenKind::kClass:
    case TokenKind::kInterface:
    case TokenKind::kEnum:
    case TokenKind::kAt: return local_declaration();
    case TokenKind::kPublic:
    case TokenKind::kPrivate:
    case TokenKind::kProtected:
    case TokenKind::kStatic:
    case TokenKind::kNative:
    case TokenKind::kTransient:
    case TokenKind::kVolatile: return misplaced_member();
    case TokenKind::kSynchronized:
      return peek() == TokenKind::kLeftParen || (!is_primitive(peek()) && peek() != TokenKind::kVoid)
                 ? plain_statement()
                 : misplaced_member();
    case TokenKind::kVoid: return at_method_header(at_) ? misplaced_member() : plain_statement();
    case TokenKind::kIdentifier:
      if (at_yield_statement()) return yield_statement();
      if (at_record() || at_sealed() || at_non_sealed()) return local_declaration();
      break;
    default: break;
  }
  if (!at_local_variable()) return plain_statement();
  return at_method_header(at_) ? misplaced_member() : local_declaration();
}

// Type name(...) { or throws: no statement looks like that.
bool Parser::at_method_header(std::size_t index) const {
  const std::size_t name = kind_at(index) == TokenKind::kVoid ? index + 1 : scan_type(index);
  if (name == 0 || !at_identifier(name) || kind_at(name + 1) != TokenKind::kLeftParen) return false;
  const std::size_t close = matching_paren(name + 1);
  return close != 0 && (kind_at(close + 1) == TokenKind::kLeftBrace || kind_at(close + 1) == TokenKind::kThrows);
}

// A method or field where a statement must stand. When the file lacks a '}', the likely reason is that the method
// before was not closed: all blocks end here. Else the member is parsed and dropped.
Stmt* Parser::misplaced_member() {
  const Offset from = begin();
  if (std::exchange(misplaced_reported_, true)) last_error_ = at_;
  syntax_error(range_of(scan_annotations(at_)), "illegal start of expression");
  if (brace_surplus_ > 0 && !snippet_) {
    closing_at_ = at_;
    return make<ErrorStmt>(from);
  }
  dropped_member();
  misplaced_reported_ = true;
  return make<ErrorStmt>(from);
}

// ---------------------------------------------------------------- declarations in blocks

bool Parser::at_record() const {
  return is_word("record") && peek() == TokenKind::kIdentifier &&
         (peek(2) == TokenKind::kLeftParen || peek(2) == TokenKind::kLess || peek(2) == TokenKind::kLeftBrace);
}

bool Parser::at_local_variable() const {
  if (is_primitive(kind())) {
    if (peek() == TokenKind::kDot || peek() == TokenKind::kColonColon || peek() == TokenKind::kSemicolon) return false;
    const std::size_t end = scan_type(at_);
    return kind_at(end) != TokenKind::kDot && kind_at(end) != TokenKind::kColonColon;
  }
  if (!at_identifier(at_)) return false;
  const std::size_t end = scan_type(at_);
  if (end == 0 || at_identifier(end)) return end != 0;
  // List<String> = x: the name is missing.
  const bool surely_type = kind_at(end - 1) == TokenKind::kGreater || kind_at(end - 1) == TokenKind::kRightBracket;
  return surely_type && (kind_at(end) == TokenKind::kAssign || kind_at(end) == TokenKind::kSemicolon);
}

Stmt* Parser::local_declaration() {
  Nesting nesting(*this);
  const Offset from = begin();
  if (!nesting) return make<ErrorStmt>(from);
  const std::size_t start = at_;
  Modifiers mods = modifiers();
  if (at_class(at_)) {
    if ((mods.flags & (kSealed | kNonSealed)) != 0)
      error(mods.range, "sealed or non-sealed local classes are not allowed");
    if (is(TokenKind::kAt)) error(token().range, "annotation interface declarations not allowed here");
    LocalClassStmt* result = make<LocalClassStmt>(from);
    result->decl = class_declaration(std::move(mods), from);
    return finish(result, from);
  }
  if ((mods.flags & ~static_cast<std::uint32_t>(kFinal)) != 0 || at_method_header(at_)) {
    at_ = start;
    return misplaced_member();
  }
  LocalVarStmt* result = make<LocalVarStmt>(from);
  local_variables(result->variables, std::move(mods), from);
  expect_semicolon();
  return finish(result, from);
}

void Parser::local_variables(std::vector<VarDecl*>& out, Modifiers mods, Offset from) {
  const Offset type_from = begin();
  TypeNode* base = local_type();
  bool first = true;
  do {
    out.push_back(declarator(mods, base, first ? from : begin(), type_from));
    if (out.back()->type->kind == NodeKind::kVarTypeNode && !is(TokenKind::kColon)) check_var(*out.back(), first);
    first = false;
  } while (accept(TokenKind::kComma));
}

// What `var` forbids by syntax (JLS 14.4).
void Parser::check_var(const VarDecl& variable, bool first) {
  if (variable.name && !first) error(variable.name.range, "'var' is not allowed in a compound declaration");
}

// ---------------------------------------------------------------- statements

Stmt* Parser::statement() {
  const std::size_t start = at_;
  const Offset from = begin();
  Stmt* result = nullptr;
  const auto is_type_use = [&] { return at_local_variable() && !at_yield_statement() && !at_method_header(at_); };
  if (is(TokenKind::kClass) || is(TokenKind::kInterface) || is(TokenKind::kEnum) || is(TokenKind::kAbstract) ||
      is(TokenKind::kFinal) || is(TokenKind::kAt) || is(TokenKind::kStrictfp) || at_record() || is_type_use()) {
    Stmt* declaration = local_declaration();
    if (const auto* variables = as<LocalVarStmt>(declaration)) {
      if (!variables->variables.empty() && variables->variables[0]->name)
        error(variables->variables[0]->name.range, "variable declaration not allowed here");
    } else {
      error({file_.id(), from, from}, "class, interface or enum declaration not allowed here");
    }
    result = make<ErrorStmt>(from);
  } else if (at_yield_statement()) {
    result = yield_statement();
  } else if (is(TokenKind::kRightBrace) || is(TokenKind::kEnd) || (switch_depth_ > 0 && is(TokenKind::kCase))) {
    syntax_error("illegal start of statement");
    return make<ErrorStmt>(from);
  } else {
    result = plain_statement();
  }
  if (error_pending() && semicolon_at_ != at_ && !closing()) {
    if (at_ == start && !is(TokenKind::kRightBrace)) next();
    skip_to_statement();
  }
  return result;
}

Stmt* Parser::orphan(std::string message) {
  const Offset from = begin();
  syntax_error(std::move(message));
  const TokenKind what = kind();
  if ((what == TokenKind::kCase || what == TokenKind::kDefault) && switch_depth_ > 0 && brace_surplus_ > 0 &&
      !snippet_) {
    closing_at_ = at_;
    return make<ErrorStmt>(from);
  }
  next();
  switch (what) {
    case TokenKind::kElse: statement(); break;
    case TokenKind::kCatch:
      --at_;
      catch_clause();
      break;
    case TokenKind::kFinally: block(); break;
    default: {
      SwitchCase dropped;
      if (what == TokenKind::kCase) {
        do case_label(dropped);
        while (accept(TokenKind::kComma));
      }
      if (!accept(TokenKind::kColon)) accept(TokenKind::kArrow);
    }
  }
  return make<ErrorStmt>(from);
}

Stmt* Parser::plain_statement() {
  Nesting nesting(*this);
  const Offset from = begin();
  if (!nesting) return make<ErrorStmt>(from);
  switch (kind()) {
    case TokenKind::kLeftBrace: return block();
    case TokenKind::kSemicolon: next(); return make<EmptyStmt>(from);
    case TokenKind::kIf: return if_statement();
    case TokenKind::kWhile: return while_statement();
    case TokenKind::kDo: return do_statement();
    case TokenKind::kFor: return for_statement();
    case TokenKind::kSwitch: return switch_statement();
    case TokenKind::kTry: return try_statement();
    case TokenKind::kSynchronized: return synchronized_statement();
    case TokenKind::kReturn:
    case TokenKind::kThrow:
    case TokenKind::kBreak:
    case TokenKind::kContinue: return jump_statement();
    case TokenKind::kAssert: return assert_statement();
    case TokenKind::kElse: return orphan("'else' without 'if'");
    case TokenKind::kCatch: return orphan("'catch' without 'try'");
    case TokenKind::kFinally: return orphan("'finally' without 'try'");
    case TokenKind::kCase: return orphan("orphaned case");
    case TokenKind::kDefault: return orphan("orphaned default");
    case TokenKind::kIdentifier:
      if (peek() == TokenKind::kColon) return labeled_statement();
      return expression_statement();
    default:
      if (is_primitive(kind()) && peek() == TokenKind::kSemicolon) {
        syntax_error("not a statement");
        return make<ErrorStmt>(from);
      }
      return expression_statement();
  }
}

bool Parser::is_statement_expression(const Expr* expr) {
  if (expr->kind == NodeKind::kBinaryExpr) {  // <error> * 5 has had its error
    while (const auto* binary = as<BinaryExpr>(expr)) expr = binary->left;
    return expr->kind == NodeKind::kErrorExpr;
  }
  switch (expr->kind) {
    case NodeKind::kAssignExpr:
    case NodeKind::kCompoundAssignExpr:
    case NodeKind::kIncDecExpr:
    case NodeKind::kCallExpr:
    case NodeKind::kConstructorCallExpr:
    case NodeKind::kNewExpr:
    case NodeKind::kErrorExpr: return true;
    default: return false;
  }
}

Stmt* Parser::expression_statement() {
  const Offset from = begin();
  return finish_expression_statement(expression(), from);
}

Stmt* Parser::finish_expression_statement(Expr* expr, Offset from) {
  const bool snippet_value = snippet_ && depth_ == 1;
  if (!is_statement_expression(expr) && !snippet_value && !error_pending()) {
    error(expr->range, "not a statement");
    if (!is(TokenKind::kSemicolon)) {
      last_error_ = at_;
      if (at_line_start()) semicolon_at_ = at_;
    }
  }
  expect_semicolon();
  ExprStmt* result = make<ExprStmt>(from);
  result->expr = expr;
  return result;
}

Stmt* Parser::labeled_statement() {
  const Offset from = begin();
  LabeledStmt* result = make<LabeledStmt>(from);
  result->label = identifier();
  next();  // ':'
  result->body = statement();
  return finish(result, from);
}

Stmt* Parser::if_statement() {
  std::vector<IfStmt*> chain;  // if ... else if ... else if
  for (;;) {
    IfStmt* result = make<IfStmt>(begin());
    if (!chain.empty()) chain.back()->else_stmt = result;
    chain.push_back(result);
    next();  // if
    result->condition = paren_expression();
    result->then_stmt = statement();
    if (closing() || !accept(TokenKind::kElse)) break;
    if (!is(TokenKind::kIf)) {
      result->else_stmt = statement();
      break;
    }
    if (chain.size() == static_cast<std::size_t>(kMaxChain)) {
      too_deep();
      break;
    }
  }
  for (IfStmt* one : chain) finish(one, one->range.begin);
  return chain.front();
}

Stmt* Parser::while_statement() {
  const Offset from = begin();
  WhileStmt* result = make<WhileStmt>(from);
  next();
  result->condition = paren_expression();
  result->body = statement();
  return finish(result, from);
}

Stmt* Parser::do_statement() {
  const Offset from = begin();
  DoWhileStmt* result = make<DoWhileStmt>(from);
  next();
  result->body = statement();
  if (expect(TokenKind::kWhile)) {
    result->condition = paren_expression();
    expect_semicolon();
  } else {
    result->condition = error_expr();
  }
  return finish(result, from);
}

Stmt* Parser::for_statement() {
  const Offset from = begin();
  next();
  if (!expect(TokenKind::kLeftParen)) return make<ErrorStmt>(from);
  ForStmt* result = make<ForStmt>(from);
  const Offset init_from = begin();
  if (is(TokenKind::kFinal) || is(TokenKind::kAt) || at_local_variable()) {
    LocalVarStmt* init = make<LocalVarStmt>(init_from);
    local_variables(init->variables, variable_modifiers(), init_from);
    if (is(TokenKind::kColon) && init->variables.size() == 1 && init->variables[0]->init == nullptr &&
        !error_pending()) {
      next();
      ForEachStmt* each = make<ForEachStmt>(from);
      each->variable = init->variables[0];
      each->iterable = expression();
      close_paren();
      each->body = statement();
      return finish(each, from);
    }
    result->init.push_back(finish(init, init_from));
  } else if (!is(TokenKind::kSemicolon)) {
    do {
      const Offset expr_from = begin();
      Expr* expr = expression();
      if (is(TokenKind::kColon)) {
        syntax_error("bad initializer for for-loop");
        next();
        expression();
        close_paren();
        statement();
        return make<ErrorStmt>(from);
      }
      if (!is_statement_expression(expr) && !error_pending()) error(expr->range, "not a statement");
      ExprStmt* init = make<ExprStmt>(expr_from);
      init->expr = expr;
      result->init.push_back(init);
    } while (accept(TokenKind::kComma));
  }
  expect(TokenKind::kSemicolon);
  if (!is(TokenKind::kSemicolon)) result->condition = expression();
  expect(TokenKind::kSemicolon);
  if (!is(TokenKind::kRightParen)) {
    do {
      Expr* update = expression();
      if (!is_statement_expression(update) && !error_pending()) error(update->range, "not a statement");
      result->update.push_back(update);
    } while (accept(TokenKind::kComma));
  }
  close_paren();
  result->body = statement();
  return finish(result, from);
}

Stmt* Parser::synchronized_statement() {
  const Offset from = begin();
  SynchronizedStmt* result = make<SynchronizedStmt>(from);
  next();
  result->lock = paren_expression();
  result->body = block();
  return finish(result, from);
}

Stmt* Parser::assert_statement() {
  const Offset from = begin();
  AssertStmt* result = make<AssertStmt>(from);
  next();
  result->condition = expression();
  if (accept(TokenKind::kColon)) result->message = expression();
  expect_semicolon();
  return finish(result, from);
}

// return, throw, break, continue
Stmt* Parser::jump_statement() {
  const Offset from = begin();
  const TokenKind what = kind();
  next();
  if (what == TokenKind::kReturn) {
    ReturnStmt* result = make<ReturnStmt>(from);
    const bool ends = is(TokenKind::kSemicolon) || (snippet_ && is(TokenKind::kEnd) && brace_surplus_ <= 0);
    if (!ends) result->value = expression();
    expect_semicolon();
    return finish(result, from);
  }
  if (what == TokenKind::kThrow) {
    ThrowStmt* result = make<ThrowStmt>(from);
    result->value = expression();
    expect_semicolon();
    return finish(result, from);
  }
  Ident label;
  if (at_identifier(at_)) label = identifier();
  expect_semicolon();
  if (what == TokenKind::kBreak) {
    BreakStmt* result = make<BreakStmt>(from);
    result->label = label;
    return result;
  }
  ContinueStmt* result = make<ContinueStmt>(from);
  result->label = label;
  return result;
}

// `yield` starts a statement unless what follows makes it a name (JLS 14.21, as javac decides).
bool Parser::at_yield_statement() const {
  if (!is_word("yield")) return false;
  switch (peek()) {
    case TokenKind::kPlus:
    case TokenKind::kMinus:
    case TokenKind::kStringLiteral:
    case TokenKind::kTextBlock:
    case TokenKind::kCharLiteral:
    case TokenKind::kIntLiteral:
    case TokenKind::kLongLiteral:
    case TokenKind::kFloatLiteral:
    case TokenKind::kDoubleLiteral:
    case TokenKind::kNull:
    case TokenKind::kIdentifier:
    case TokenKind::kUnderscore:
    case TokenKind::kTrue:
    case TokenKind::kFalse:
    case TokenKind::kNew:
    case TokenKind::kSwitch:
    case TokenKind::kThis:
    case TokenKind::kSuper:
    case TokenKind::kVoid:
    case TokenKind::kNot:
    case TokenKind::kTilde:
    case TokenKind::kSemicolon: return true;
    case TokenKind::kPlusPlus:
    case TokenKind::kMinusMinus: return peek(2) != TokenKind::kSemicolon;
    case TokenKind::kLeftParen: {
      // yield (a, b) would be a call, yield (a, b) -> ... is a lambda.
      const std::size_t close = matching_paren(at_ + 1);
      if (close == 0) return true;
      int depth = 0;
      bool type_arguments = false;  // between < and >, as far as tokens tell; commas there separate no arguments
      for (std::size_t i = at_ + 1; i < close; ++i) {
        switch (kind_at(i)) {
          case TokenKind::kLeftParen: ++depth; break;
          case TokenKind::kRightParen: --depth; break;
          case TokenKind::kLess: type_arguments = true; break;
          case TokenKind::kGreater: type_arguments = false; break;
          case TokenKind::kComma:
            if (depth == 1 && !type_arguments) return kind_at(close + 1) == TokenKind::kArrow;
            break;
          default: break;
        }
      }
      return close != at_ + 2 || kind_at(close + 1) == TokenKind::kArrow;
    }
    default: return is_primitive(peek());
  }
}

Stmt* Parser::yield_statement() {
  Nesting nesting(*this);
  const Offset from = begin();
  if (!nesting) return make<ErrorStmt>(from);
  YieldStmt* result = make<YieldStmt>(from);
  next();
  result->value = expression();
  expect_semicolon();
  return finish(result, from);
}

}  // namespace heddle::lang
