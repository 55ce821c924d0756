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

void Parser::check_assignable(Expr* target) {
  const Expr* inner = skip_parens(target);
  switch (inner->kind) {
    case NodeKind::kNameExpr: case NodeKind::kFieldAccessExpr: case NodeKind::kArrayAccessExpr: case NodeKind::kErrorExpr:
      return;
    default:
      error(target->range, "unexpected type (required: variable, found: value)");
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
    check_assignable(left);
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
  next();
  Expr* then_value = expression();
  expect(TokenKind::kColon);
  Expr* else_value = conditional();
  ConditionalExpr* result = make<ConditionalExpr>(from);
  result->condition = condition;
  result->then_value = then_value;
  result->else_value = else_value;
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
    case TokenKind::kPlus: case TokenKind::kTilde: case TokenKind::kNot: {
      Nesting nesting(*this);
      if (!nesting) return error_expr();
      const UnaryOp op = is(TokenKind::kMinus) ? UnaryOp::kMinus : is(TokenKind::kPlus) ? UnaryOp::kPlus
                         : is(TokenKind::kTilde) ? UnaryOp::kBitNot : UnaryOp::kNot;
      next();
      Expr* operand = unary();
      UnaryExpr* result = make<UnaryExpr>(from);
      result->op = op;
      result->operand = operand;
      return result;
    }
    case TokenKind::kPlusPlus: case TokenKind::kMinusMinus: {
      Nesting nesting(*this);
      if (!nesting) return error_expr();
      const bool increment = is(TokenKind::kPlusPlus);
      next();
      Expr* target = unary();
      check_assignable(target);
      IncDecExpr* result = make<IncDecExpr>(from);
      result->increment = increment;
      result->prefix = true;
      result->target = target;
      return result;
    }
    case TokenKind::kLeftParen:
      if (classify_paren() == ParenKind::kCast) return cast_expression();
      return primary();
    default:
      return primary();
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
    case TokenKind::kIdentifier: case TokenKind::kUnderscore: case TokenKind::kIntLiteral: case TokenKind::kLongLiteral:
    case TokenKind::kFloatLiteral: case TokenKind::kDoubleLiteral: case TokenKind::kCharLiteral:
    case TokenKind::kStringLiteral: case TokenKind::kTextBlock: case TokenKind::kTrue: case TokenKind::kFalse:
    case TokenKind::kNull: case TokenKind::kNot: case TokenKind::kTilde: case TokenKind::kLeftParen: case TokenKind::kThis:
    case TokenKind::kSuper: case TokenKind::kNew: case TokenKind::kSwitch: case TokenKind::kVoid:
      return true;
    default:
      return is_primitive(kind_at(index));
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
    error({file_.id(), from, from + 1},
          std::string("invalid lambda parameter declaration (cannot mix ") +
              (!any_var ? "implicitly-typed and explicitly-typed parameters)"
               : any_implicit ? "'var' and implicitly-typed parameters)" : "'var' and explicitly-typed parameters)"));
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

// ---------------------------------------------------------------- primaries

Expr* Parser::literal() {
  const Offset from = begin();
  const std::size_t first = at_;
  LiteralExpr* result = make<LiteralExpr>(from);
  result->constant = token().constant;
  switch (kind()) {
    case TokenKind::kIntLiteral: result->literal = LiteralKind::kInt; break;
    case TokenKind::kLongLiteral: result->literal = LiteralKind::kLong; break;
    case TokenKind::kFloatLiteral: result->literal = LiteralKind::kFloat; break;
    case TokenKind::kDoubleLiteral: result->literal = LiteralKind::kDouble; break;
    case TokenKind::kCharLiteral: result->literal = LiteralKind::kChar; break;
    case TokenKind::kStringLiteral: result->literal = LiteralKind::kString; break;
    case TokenKind::kTextBlock: result->literal = LiteralKind::kTextBlock; break;
    case TokenKind::kNull: result->literal = LiteralKind::kNull; break;
    default: {
      result->literal = LiteralKind::kBoolean;
      ConstantValue* constant = arena_.make<ConstantValue>();
      constant->kind = ConstantKind::kBoolean;
      constant->value = std::int32_t{is(TokenKind::kTrue) ? 1 : 0};
      result->constant = constant;
    }
  }
  if (token().min_magnitude) error(token().range, "integer number too large");
  next();
  return suffixes(finish(result, from), first, false);
}

Expr* Parser::primary() {
  switch (kind()) {
    case TokenKind::kIntLiteral: case TokenKind::kLongLiteral: case TokenKind::kFloatLiteral:
    case TokenKind::kDoubleLiteral: case TokenKind::kCharLiteral: case TokenKind::kStringLiteral:
    case TokenKind::kTextBlock: case TokenKind::kTrue: case TokenKind::kFalse: case TokenKind::kNull:
      return literal();
    case TokenKind::kIdentifier: case TokenKind::kUnderscore:
      return name_or_lambda();
    case TokenKind::kLeftParen:
      return paren_or_lambda();
    case TokenKind::kThis:
      return this_expression();
    case TokenKind::kSuper:
      return super_expression();
    case TokenKind::kNew: {
      const Offset from = begin();
      const std::size_t first = at_;
      return suffixes(creator(nullptr, from), first, false);
    }
    case TokenKind::kSwitch:
      return switch_expression();
    case TokenKind::kVoid: {
      if (peek() != TokenKind::kDot || peek(2) != TokenKind::kClass) break;
      const Offset from = begin();
      const std::size_t first = at_;
      ClassLiteralExpr* result = make<ClassLiteralExpr>(from);
      result->target = type_or_void();
      next();
      next();
      return suffixes(finish(result, from), first, false);
    }
    case TokenKind::kLess:
      return generic_call_error();
    case TokenKind::kAt:
      if (scan_type(at_) != 0) return type_in_expression();
      break;
    default:
      if (is_primitive(kind())) return type_in_expression();
      break;
  }
  illegal_start_of_expression();
  return error_expr();
}

// <T>this(...) and <T>super(...); nothing else starts with type arguments.
Expr* Parser::generic_call_error() {
  const Offset from = begin();
  const std::size_t end = scan_type_arguments(at_, 0);
  if (end != 0 && (kind_at(end) == TokenKind::kThis || kind_at(end) == TokenKind::kSuper) &&
      kind_at(end + 1) == TokenKind::kLeftParen) {
    std::vector<TypeNode*> type_args = type_arguments(nullptr);
    const bool is_super = is(TokenKind::kSuper);
    next();
    return constructor_call(is_super, nullptr, std::move(type_args), from);
  }
  illegal_start_of_expression();
  return error_expr();
}

Expr* Parser::name_or_lambda() {
  const Offset from = begin();
  const std::size_t first = at_;
  if (peek() == TokenKind::kArrow && !no_lambda_) return implicit_lambda_parameter();
  Ident name = identifier();
  if (is(TokenKind::kLeftParen)) {
    CallExpr* call = make<CallExpr>(from);
    call->name = name;
    if (name.text == "yield") {
      error(name.range, "invalid use of a restricted identifier 'yield'").hint =
          "to invoke a method called yield, qualify the yield with a receiver or type name";
    }
    call->args = arguments();
    return suffixes(finish(call, from), first, false);
  }
  NameExpr* result = make<NameExpr>(from);
  result->name = name.text;
  return suffixes(result, first, true);
}

Expr* Parser::this_expression() {
  const Offset from = begin();
  const std::size_t first = at_;
  next();
  if (is(TokenKind::kLeftParen)) return suffixes(constructor_call(false, nullptr, {}, from), first, false);
  return suffixes(make<ThisExpr>(from), first, false);
}

Expr* Parser::super_expression() {
  const Offset from = begin();
  const std::size_t first = at_;
  next();
  if (is(TokenKind::kLeftParen)) return suffixes(constructor_call(true, nullptr, {}, from), first, false);
  return suffixes(super_member(make<ThisExpr>(from), from), first, false);
}

// Behind `super`, which is `target`: .name, .name(...), .<T>name(...), ::name.
Expr* Parser::super_member(ThisExpr* target, Offset from) {
  if (is(TokenKind::kColonColon)) return method_reference(target, true, from);
  if (!expect(TokenKind::kDot)) return error_expr();
  std::vector<TypeNode*> type_args;
  const bool generic = is(TokenKind::kLess);
  if (generic) type_args = type_arguments(nullptr);
  Ident name = identifier();
  if (is(TokenKind::kLeftParen) || generic) {
    CallExpr* call = make<CallExpr>(from);
    call->target = target;
    call->super_target = true;
    call->type_args = std::move(type_args);
    call->name = name;
    call->args = arguments();
    return finish(call, from);
  }
  FieldAccessExpr* access = make<FieldAccessExpr>(from);
  access->target = target;
  access->super_target = true;
  access->name = name;
  return access;
}

Expr* Parser::constructor_call(bool is_super, Expr* outer, std::vector<TypeNode*> type_args, Offset from) {
  ConstructorCallExpr* call = make<ConstructorCallExpr>(from);
  call->is_super = is_super;
  call->outer = outer;
  call->type_args = std::move(type_args);
  call->args = arguments();
  return finish(call, from);
}

std::vector<Expr*> Parser::arguments() {
  std::vector<Expr*> args;
  if (!expect(TokenKind::kLeftParen)) return args;
  if (accept(TokenKind::kRightParen)) return args;
  do args.push_back(expression());
  while (accept(TokenKind::kComma));
  close_paren();
  return args;
}

TypeNode* Parser::to_type(const Expr* name) {
  std::vector<Ident> path;
  for (const Expr* e = name;;) {
    if (const auto* access = as<FieldAccessExpr>(e)) {
      path.push_back(access->name);
      e = access->target;
    } else {
      path.push_back({as<NameExpr>(e)->name, e->range});
      break;
    }
  }
  NamedTypeNode* result = arena_.make<NamedTypeNode>(name->range);
  for (auto it = path.rbegin(); it != path.rend(); ++it) result->segments.push_back({*it, {}, false});
  return result;
}

// `first`: index of the token where expr starts; is_name: expr is a.b.c, which may turn out to be a type.
Expr* Parser::suffixes(Expr* expr, std::size_t first, bool is_name) {
  const Offset from = tokens_[first].range.begin;
  for (int count = 0;; ++count) {
    if (count == kMaxChain) {
      too_deep();
      return expr;
    }
    switch (kind()) {
      case TokenKind::kDot:
        expr = dot_suffix(expr, from, is_name);
        break;
      case TokenKind::kLeftBracket: {
        if (peek() == TokenKind::kRightBracket && is_name) {
          at_ = first;
          return type_in_expression();
        }
        next();
        ArrayAccessExpr* access = make<ArrayAccessExpr>(from);
        access->array = expr;
        access->index = expression();
        expect(TokenKind::kRightBracket);
        expr = finish(access, from);
        is_name = false;
        break;
      }
      case TokenKind::kLess: {
        if (!is_name) return expr;
        const std::size_t end = scan_type(first);
        if (end <= at_ || kind_at(end) != TokenKind::kColonColon) return expr;
        at_ = first;
        return type_in_expression();
      }
      case TokenKind::kColonColon:
        return method_reference(expr, false, from);
      case TokenKind::kPlusPlus: case TokenKind::kMinusMinus:
        return postfix(expr, from);
      default:
        return expr;
    }
    if (expr->kind == NodeKind::kErrorExpr) return expr;
  }
}

Expr* Parser::postfix(Expr* expr, Offset from) {
  for (int count = 0; is(TokenKind::kPlusPlus) || is(TokenKind::kMinusMinus); ++count) {
    if (count == kMaxChain) {
      too_deep();
      break;
    }
    check_assignable(expr);
    const bool increment = is(TokenKind::kPlusPlus);
    next();
    IncDecExpr* result = make<IncDecExpr>(from);
    result->increment = increment;
    result->prefix = false;
    result->target = expr;
    expr = result;
  }
  return expr;
}

Expr* Parser::dot_suffix(Expr* target, Offset from, bool& is_name) {
  const bool was_name = std::exchange(is_name, false);
  next();  // '.'
  std::vector<TypeNode*> type_args;
  const bool generic = is(TokenKind::kLess);
  if (generic) type_args = type_arguments(nullptr);
  switch (kind()) {
    case TokenKind::kNew:
      return creator(target, from);
    case TokenKind::kClass: {
      if (!was_name || generic) break;
      next();
      ClassLiteralExpr* result = make<ClassLiteralExpr>(from);
      result->target = to_type(target);
      return result;
    }
    case TokenKind::kThis: {
      if (!was_name || generic) break;
      next();
      ThisExpr* result = make<ThisExpr>(from);
      result->qualifier = to_type(target);
      return result;
    }
    case TokenKind::kSuper: {
      next();
      if (is(TokenKind::kLeftParen)) return constructor_call(true, target, std::move(type_args), from);
      if (!was_name || generic) {
        expect(TokenKind::kLeftParen);
        return error_expr();
      }
      ThisExpr* result = make<ThisExpr>(from);
      result->qualifier = to_type(target);
      return super_member(result, from);
    }
    default:
      break;
  }
  Ident name = identifier();
  if (!name) return error_expr();
  if (is(TokenKind::kLeftParen) || generic) {
    CallExpr* call = make<CallExpr>(from);
    call->target = target;
    call->type_args = std::move(type_args);
    call->name = name;
    call->args = arguments();
    return finish(call, from);
  }
  FieldAccessExpr* access = make<FieldAccessExpr>(from);
  access->target = target;
  access->name = name;
  is_name = was_name;
  return access;
}

Expr* Parser::method_reference(Expr* target, bool super_target, Offset from) {
  next();  // '::'
  MethodRefExpr* result = make<MethodRefExpr>(from);
  result->target = target;
  result->super_target = super_target;
  if (is(TokenKind::kLess)) result->type_args = type_arguments(nullptr);
  if (accept(TokenKind::kNew)) {
    result->is_new = true;
  } else {
    result->name = identifier();
  }
  return finish(result, from);
}

Expr* Parser::type_in_expression() {
  const Offset from = begin();
  const std::size_t first = at_;
  TypeNode* target = type();
  if (is(TokenKind::kDot) && peek() == TokenKind::kClass) {
    next();
    next();
    ClassLiteralExpr* result = make<ClassLiteralExpr>(from);
    result->target = target;
    return suffixes(result, first, false);
  }
  if (!is(TokenKind::kColonColon)) {
    syntax_error("'.class' expected");
    return error_expr();
  }
  TypeExpr* type_expr = make<TypeExpr>(from);
  type_expr->target = target;
  return method_reference(type_expr, false, from);
}

// ---------------------------------------------------------------- new

Expr* Parser::creator(Expr* outer, Offset from) {
  Nesting nesting(*this);
  if (!nesting) return error_expr();
  next();  // new
  std::vector<TypeNode*> type_args;
  if (is(TokenKind::kLess)) type_args = type_arguments(nullptr);
  skip_annotations();
  const Offset type_from = begin();
  if (is_primitive(kind()) && outer == nullptr) {
    TypeNode* element = type_without_dims();
    if (kind_at(scan_annotations(at_)) == TokenKind::kLeftBracket) return array_creator(element, from, type_from);
    expected({"'['"});
    return error_expr();
  }
  if (!at_identifier(at_)) {
    expected({"<identifier>"});
    return error_expr();
  }
  NamedTypeNode* type_node = named_type(true);
  if (kind_at(scan_annotations(at_)) == TokenKind::kLeftBracket && outer == nullptr) {
    if (type_node->segments.back().diamond) error(type_node->range, "cannot create array with '<>'");
    return array_creator(type_node, from, type_from);
  }
  NewExpr* result = make<NewExpr>(from);
  result->outer = outer;
  result->type_args = std::move(type_args);
  result->class_type = type_node;
  if (!is(TokenKind::kLeftParen)) {
    expected({"'('", "'['"});
    return error_expr();
  }
  result->args = arguments();
  if (is(TokenKind::kLeftBrace) && !error_pending()) result->body = anonymous_body();
  return finish(result, from);
}

Expr* Parser::array_creator(TypeNode* element, Offset from, Offset type_from) {
  ArrayCreationExpr* result = make<ArrayCreationExpr>(from);
  skip_annotations();
  if (peek() == TokenKind::kRightBracket) {
    next();
    next();
    result->element = dims(element, type_from);
    if (is(TokenKind::kLeftBrace)) {
      result->init = array_initializer();
    } else {
      syntax_error("array dimension missing");
    }
    return finish(result, from);
  }
  while (kind_at(scan_annotations(at_)) == TokenKind::kLeftBracket) {
    const std::size_t bracket = scan_annotations(at_);
    if (kind_at(bracket + 1) == TokenKind::kRightBracket) break;
    skip_annotations();
    next();
    result->dimensions.push_back(expression());
    expect(TokenKind::kRightBracket);
    if (error_pending()) break;
  }
  if (result->dimensions.size() > 255) error(token().range, "array type has too many dimensions");
  result->element = dims(element, type_from);
  if (is(TokenKind::kLeftBrace) && !error_pending()) {
    error(token().range, "array creation with both dimension expression and initialization is illegal");
    array_initializer();
  }
  return finish(result, from);
}

ArrayInitExpr* Parser::array_initializer() {
  Nesting nesting(*this);
  const Offset from = begin();
  ArrayInitExpr* result = make<ArrayInitExpr>(from);
  if (!nesting) return result;
  next();  // '{'
  if (!accept(TokenKind::kComma)) {
    while (!is(TokenKind::kRightBrace)) {
      result->elements.push_back(variable_initializer());
      if (!accept(TokenKind::kComma)) break;
    }
  }
  expect(TokenKind::kRightBrace);
  return finish(result, from);
}

Expr* Parser::variable_initializer() {
  if (is(TokenKind::kLeftBrace)) return array_initializer();
  return expression();
}

Expr* Parser::switch_expression() {
  Nesting nesting(*this);
  if (!nesting) return error_expr();
  const Offset from = begin();
  SwitchExpr* result = make<SwitchExpr>(from);
  next();
  switch_body(result->body, true);
  return finish(result, from);
}

}  // namespace heddle::lang
