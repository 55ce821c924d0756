#include "lang/parser_impl.h"

namespace heddle::lang {
namespace {

constexpr int kRelational = 7;  // precedence of < > <= >= instanceof

}  // namespace

// ---------------------------------------------------------------- operators

Parser::Operator Parser::binary_operator() const {
  switch (kind()) {
    case TokenKind::kOrOr: return {BinaryOp::kOr, 1, 1};
    case TokenKind::kAndAnd: return {BinaryOp::kAnd, 2, 1};
    case TokenKind::kOr: return {BinaryOp::kBitOr, 3, 1};
    case TokenKind::kCaret: return {BinaryOp::kBitXor, 4, 1};
    case TokenKind::kAnd: return {BinaryOp::kBitAnd, 5, 1};
    case TokenKind::kEqual: return {BinaryOp::kEqual, 6, 1};
    case TokenKind::kNotEqual: return {BinaryOp::kNotEqual, 6, 1};
    case TokenKind::kLess: return {BinaryOp::kLess, kRelational, 1};
    case TokenKind::kLessEqual: return {BinaryOp::kLessEqual, kRelational, 1};
    case TokenKind::kShiftLeft: return {BinaryOp::kShl, 8, 1};
    case TokenKind::kPlus: return {BinaryOp::kAdd, 9, 1};
    case TokenKind::kMinus: return {BinaryOp::kSub, 9, 1};
    case TokenKind::kStar: return {BinaryOp::kMul, 10, 1};
    case TokenKind::kSlash: return {BinaryOp::kDiv, 10, 1};
    case TokenKind::kPercent: return {BinaryOp::kRem, 10, 1};
    case TokenKind::kGreater: {
      int count = 1;
      while (count < 3 && kind_at(at_ + count) == TokenKind::kGreater && joined_at(at_ + count)) ++count;
      const bool assign = kind_at(at_ + count) == TokenKind::kAssign && joined_at(at_ + count);
      if (assign) return count == 1 ? Operator{BinaryOp::kGreaterEqual, kRelational, 2} : Operator{};
      if (count == 1) return {BinaryOp::kGreater, kRelational, 1};
      return {count == 2 ? BinaryOp::kShr : BinaryOp::kUshr, 8, count};
    }
    default: return {};
  }
}

Parser::AssignOperator Parser::assign_operator() const {
  switch (kind()) {
    case TokenKind::kAssign: return {BinaryOp::kAdd, false, 1};
    case TokenKind::kPlusAssign: return {BinaryOp::kAdd, true, 1};
    case TokenKind::kMinusAssign: return {BinaryOp::kSub, true, 1};
    case TokenKind::kStarAssign: return {BinaryOp::kMul, true, 1};
    case TokenKind::kSlashAssign: return {BinaryOp::kDiv, true, 1};
    case TokenKind::kPercentAssign: return {BinaryOp::kRem, true, 1};
    case TokenKind::kAndAssign: return {BinaryOp::kBitAnd, true, 1};
    case TokenKind::kOrAssign: return {BinaryOp::kBitOr, true, 1};
    case TokenKind::kCaretAssign: return {BinaryOp::kBitXor, true, 1};
    case TokenKind::kShiftLeftAssign: return {BinaryOp::kShl, true, 1};
    case TokenKind::kGreater: {
      int count = 1;
      while (count < 3 && kind_at(at_ + count) == TokenKind::kGreater && joined_at(at_ + count)) ++count;
      if (count == 1 || kind_at(at_ + count) != TokenKind::kAssign || !joined_at(at_ + count)) return {};
      return {count == 2 ? BinaryOp::kShr : BinaryOp::kUshr, true, count + 1};
    }
    default: return {};
  }
}

// ---------------------------------------------------------------- by precedence

Expr* Parser::expression() {
  Nesting nesting(*this);
  if (!nesting) return error_expr();
  const bool no_lambda = std::exchange(no_lambda_, false);
  const Offset from = begin();
  Expr* left = conditional();
  const AssignOperator op = assign_operator();
  if (op.tokens != 0) {
    SourceRange op_range = token().range;
    for (int i = 0; i < op.tokens; ++i) next();
    op_range.end = previous_end();
    Expr* value = expression();
    if (op.compound) {
      CompoundAssignExpr* assign = make<CompoundAssignExpr>(from);
      assign->op = op.op;
      assign->op_range = op_range;
      assign->target = left;
      assign->value = value;
      left = assign;
    } else {
      AssignExpr* assign = make<AssignExpr>(from);
      assign->target = left;
      assign->value = value;
      left = assign;
    }
  }
  no_lambda_ = no_lambda;
  return left;
}

Expr* Parser::conditional() {
  const Offset from = begin();
  Expr* condition = binary();
  if (!is(TokenKind::kQuestion)) return condition;
  Nesting nesting(*this);
  if (!nesting) return condition;
  const SourceRange question = token().range;
  next();
  Expr* then_value = expression();
  expect(TokenKind::kColon);
  Expr* else_value = conditional();
  ConditionalExpr* result = make<ConditionalExpr>(from);
  result->condition = condition;
  result->then_value = then_value;
  result->else_value = else_value;
  result->question = question;
  return result;
}

Expr* Parser::binary() {
  struct Pending {
    Expr* left;
    Operator op;
    SourceRange op_range;
  };
  Expr* operand = unary();
  if (binary_operator().tokens == 0 && !is(TokenKind::kInstanceof)) return operand;
  std::vector<Pending> pending;
  const auto reduce = [&](int precedence) {  // operators that bind at least so tightly take their operands
    while (!pending.empty() && pending.back().op.precedence >= precedence) {
      BinaryExpr* node = make<BinaryExpr>(pending.back().left->range.begin);
      node->op = pending.back().op.op;
      node->op_range = pending.back().op_range;
      node->left = pending.back().left;
      node->right = operand;
      node->range.end = operand->range.end;
      operand = node;
      pending.pop_back();
    }
  };
  for (int count = 0;; ++count) {
    if (count == kMaxChain) {
      too_deep();
      break;
    }
    if (is(TokenKind::kInstanceof)) {
      reduce(kRelational);
      operand = instanceof_suffix(operand);
      continue;
    }
    const Operator op = binary_operator();
    if (op.tokens == 0) break;
    reduce(op.precedence);
    SourceRange op_range = token().range;
    for (int i = 0; i < op.tokens; ++i) next();
    op_range.end = previous_end();
    pending.push_back({operand, op, op_range});
    operand = unary();
  }
  reduce(1);
  return operand;
}

Expr* Parser::instanceof_suffix(Expr* operand) {
  next();  // instanceof
  InstanceofExpr* result = make<InstanceofExpr>(operand->range.begin);
  result->operand = operand;
  const Offset from = begin();
  if (is(TokenKind::kLeftParen)) {
    syntax_error("parenthesized patterns are not supported");
    if (const std::size_t close = matching_paren(at_)) at_ = close + 1;
    result->target = arena_.make<NamedTypeNode>(token().range);
    cast<NamedTypeNode>(result->target).segments.push_back({{{}, token().range}, {}, false});
    return finish(result, operand->range.begin);
  }
  Modifiers mods;
  if (is(TokenKind::kFinal) || is(TokenKind::kAt)) mods = variable_modifiers();
  result->target = type();
  if (at_identifier(at_)) {
    VarDecl* pattern = make<VarDecl>(from);
    pattern->modifiers = std::move(mods);
    pattern->type = result->target;
    pattern->name = identifier();
    result->pattern = finish(pattern, from);
  } else if (is(TokenKind::kLeftParen) && !error_pending()) {
    syntax_error("record patterns are not supported (Java 17 does not have them)");
    if (const std::size_t close = matching_paren(at_)) at_ = close + 1;
    if (is(TokenKind::kIdentifier)) next();
  } else if ((mods.flags & kFinal) != 0) {
    expected({"<identifier>"});
  }
  return finish(result, operand->range.begin);
}

Expr* Parser::unary() {
  const Offset from = begin();
  switch (kind()) {
    case TokenKind::kMinus:
      if ((peek() == TokenKind::kIntLiteral || peek() == TokenKind::kLongLiteral) && tokens_[at_ + 1].min_magnitude)
        return negative_minimum();
      [[fallthrough]];
    case TokenKind::kPlus:
    case TokenKind::kTilde:
    case TokenKind::kNot: {
      Nesting nesting(*this);
      if (!nesting) return error_expr();
      const UnaryOp op = is(TokenKind::kMinus)   ? UnaryOp::kMinus
                         : is(TokenKind::kPlus)  ? UnaryOp::kPlus
                         : is(TokenKind::kTilde) ? UnaryOp::kBitNot
                                                 : UnaryOp::kNot;
      next();
      Expr* operand = unary();
      UnaryExpr* result = make<UnaryExpr>(from);
      result->op = op;
      result->operand = operand;
      return result;
    }
    case TokenKind::kPlusPlus:
    case TokenKind::kMinusMinus: {
      Nesting nesting(*this);
      if (!nesting) return error_expr();
      const bool increment = is(TokenKind::kPlusPlus);
      next();
      Expr* target = unary();
      IncDecExpr* result = make<IncDecExpr>(from);
      result->increment = increment;
      result->prefix = true;
      result->target = target;
      return result;
    }
    case TokenKind::kLeftParen:
      if (classify_paren() == ParenKind::kCast) return cast_expression();
      return primary();
    default: return primary();
  }
}

// -2147483648 and -9223372036854775808L, whose digits alone are no legal literals.
Expr* Parser::negative_minimum() {
  const Offset from = begin();
  next();
  LiteralExpr* result = make<LiteralExpr>(from);
  result->literal = is(TokenKind::kIntLiteral) ? LiteralKind::kInt : LiteralKind::kLong;
  result->constant = token().constant;
  next();
  return finish(result, from);
}

Expr* Parser::cast_expression() {
  Nesting nesting(*this);
  if (!nesting) return error_expr();
  const Offset from = begin();
  next();  // '('
  const Offset type_from = begin();
  TypeNode* target = type();
  if (is(TokenKind::kAnd)) {
    IntersectionTypeNode* intersection = make<IntersectionTypeNode>(type_from);
    intersection->parts.push_back(target);
    while (accept(TokenKind::kAnd)) intersection->parts.push_back(type());
    target = finish(intersection, type_from);
  }
  expect(TokenKind::kRightParen);
  Expr* operand = unary();
  CastExpr* result = make<CastExpr>(from);
  result->target = target;
  result->operand = operand;
  return result;
}

// ---------------------------------------------------------------- parentheses

bool Parser::starts_cast_operand(std::size_t index) const {
  switch (kind_at(index)) {
    case TokenKind::kIdentifier:
    case TokenKind::kUnderscore:
    case TokenKind::kIntLiteral:
    case TokenKind::kLongLiteral:
    case TokenKind::kFloatLiteral:
    case TokenKind::kDoubleLiteral:
    case TokenKind::kCharLiteral:
    case TokenKind::kStringLiteral:
    case TokenKind::kTextBlock:
    case TokenKind::kTrue:
    case TokenKind::kFalse:
    case TokenKind::kNull:
    case TokenKind::kNot:
    case TokenKind::kTilde:
    case TokenKind::kLeftParen:
    case TokenKind::kThis:
    case TokenKind::kSuper:
    case TokenKind::kNew:
    case TokenKind::kSwitch:
    case TokenKind::kVoid: return true;
    default: return is_primitive(kind_at(index));
  }
}

Parser::ParenKind Parser::classify_paren() const {
  const std::size_t first = at_ + 1;
  if (!no_lambda_) {
    if (kind_at(first) == TokenKind::kRightParen) return ParenKind::kExplicitLambda;
    if (at_identifier(first)) {
      std::size_t i = first;
      while (at_identifier(i) && kind_at(i + 1) == TokenKind::kComma) i += 2;
      if (at_identifier(i) && kind_at(i + 1) == TokenKind::kRightParen && kind_at(i + 2) == TokenKind::kArrow)
        return ParenKind::kImplicitLambda;
      // (a, int b) -> ...: no expression has a comma there.
      if (i != first) return ParenKind::kExplicitLambda;
    }
  }
  std::size_t start = first;
  for (;;) {
    const std::size_t after = scan_annotations(start);
    if (kind_at(after) == TokenKind::kFinal) {
      start = after + 1;
    } else if (after != start) {
      start = after;
    } else {
      break;
    }
  }
  std::size_t end = scan_type(start);
  if (end == 0) return ParenKind::kParens;
  if (!no_lambda_ && (at_identifier(end) || kind_at(end) == TokenKind::kEllipsis)) return ParenKind::kExplicitLambda;
  while (kind_at(end) == TokenKind::kAnd) {
    end = scan_type(end + 1);
    if (end == 0) return ParenKind::kParens;
  }
  if (kind_at(end) != TokenKind::kRightParen) return ParenKind::kParens;
  const TokenKind last = kind_at(end - 1);
  const bool surely_type = is_primitive(last) || last == TokenKind::kRightBracket || last == TokenKind::kGreater;
  return surely_type || starts_cast_operand(end + 1) ? ParenKind::kCast : ParenKind::kParens;
}

Expr* Parser::paren_or_lambda() {
  const ParenKind paren = classify_paren();
  if (paren == ParenKind::kImplicitLambda || paren == ParenKind::kExplicitLambda) return lambda_with_parens();
  const Offset from = begin();
  const std::size_t first = at_;
  next();
  Expr* inner = expression();
  expect(TokenKind::kRightParen);
  ParenExpr* result = make<ParenExpr>(from);
  result->inner = inner;
  return suffixes(result, first, false);
}

Expr* Parser::paren_expression() {
  const bool open = expect(TokenKind::kLeftParen);
  Expr* inner = expression();
  if (open) {
    close_paren();
  } else {
    accept(TokenKind::kRightParen);
  }
  return inner;
}

// ---------------------------------------------------------------- lambdas

Expr* Parser::implicit_lambda_parameter() {
  const Offset from = begin();
  LambdaExpr* lambda = make<LambdaExpr>(from);
  VarDecl* parameter = make<VarDecl>(from);
  parameter->name = identifier();
  lambda->params.push_back(finish(parameter, from));
  return lambda_body(lambda, from);
}

Expr* Parser::lambda_with_parens() {
  const Offset from = begin();
  next();  // '('
  LambdaExpr* lambda = make<LambdaExpr>(from);
  bool any_implicit = false, any_explicit = false, any_var = false;
  if (!is(TokenKind::kRightParen)) {
    do {
      if (at_identifier(at_) && (peek() == TokenKind::kComma || peek() == TokenKind::kRightParen)) {
        const Offset parameter_from = begin();
        VarDecl* parameter = make<VarDecl>(parameter_from);
        parameter->name = identifier();
        lambda->params.push_back(finish(parameter, parameter_from));
        any_implicit = true;
        continue;
      }
      const Offset parameter_from = begin();
      VarDecl* parameter = make<VarDecl>(parameter_from);
      if (is(TokenKind::kFinal) || is(TokenKind::kAt)) parameter->modifiers = variable_modifiers();
      const Offset type_from = begin();
      parameter->type = local_type();
      (parameter->type->kind == NodeKind::kVarTypeNode ? any_var : any_explicit) = true;
      if (scan_annotations(at_) != at_ && kind_at(scan_annotations(at_)) == TokenKind::kEllipsis) skip_annotations();
      if (accept(TokenKind::kEllipsis)) {
        parameter->varargs = true;
        ArrayTypeNode* array = make<ArrayTypeNode>(type_from);
        array->element = parameter->type;
        parameter->type = array;
        if (is(TokenKind::kIdentifier) && peek() == TokenKind::kComma)
          error(token().range, "varargs parameter must be the last parameter");
      }
      parameter->name = identifier();
      if (is(TokenKind::kLeftBracket)) {
        if (any_var) error(token().range, "'var' is not allowed as an element type of an array");
        parameter->type = dims(parameter->type, type_from);
      }
      lambda->params.push_back(finish(parameter, parameter_from));
    } while (accept(TokenKind::kComma));
  }
  lambda->explicit_params = !any_implicit;
  if (!accept(TokenKind::kRightParen)) expected({"','", "')'"});
  if (any_implicit + any_explicit + any_var > 1) {
    error({file_.id(), from, from + 1}, std::string("invalid lambda parameter declaration (cannot mix ") +
                                            (!any_var       ? "implicitly-typed and explicitly-typed parameters)"
                                             : any_implicit ? "'var' and implicitly-typed parameters)"
                                                            : "'var' and explicitly-typed parameters)"));
  }
  return lambda_body(lambda, from);
}

Expr* Parser::lambda_body(LambdaExpr* lambda, Offset from) {
  if (!expect(TokenKind::kArrow)) {
    lambda->expr_body = error_expr();
    return finish(lambda, from);
  }
  if (is(TokenKind::kLeftBrace)) {
    const int switch_depth = std::exchange(switch_depth_, 0);
    const bool no_lambda = std::exchange(no_lambda_, false);
    lambda->block_body = block();
    switch_depth_ = switch_depth;
    no_lambda_ = no_lambda;
  } else {
    lambda->expr_body = expression();
  }
  return finish(lambda, from);
}

}  // namespace heddle::lang
