#include "lang/parser_impl.h"

namespace heddle::lang {

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
    case TokenKind::kIntLiteral:
    case TokenKind::kLongLiteral:
    case TokenKind::kFloatLiteral:
    case TokenKind::kDoubleLiteral:
    case TokenKind::kCharLiteral:
    case TokenKind::kStringLiteral:
    case TokenKind::kTextBlock:
    case TokenKind::kTrue:
    case TokenKind::kFalse:
    case TokenKind::kNull: return literal();
    case TokenKind::kIdentifier:
    case TokenKind::kUnderscore: return name_or_lambda();
    case TokenKind::kLeftParen: return paren_or_lambda();
    case TokenKind::kThis: return this_expression();
    case TokenKind::kSuper: return super_expression();
    case TokenKind::kNew: {
      const Offset from = begin();
      const std::size_t first = at_;
      return suffixes(creator(nullptr, from), first, false);
    }
    case TokenKind::kSwitch: return switch_expression();
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
    case TokenKind::kLess: return generic_call_error();
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
      case TokenKind::kDot: expr = dot_suffix(expr, from, is_name); break;
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
      case TokenKind::kColonColon: return method_reference(expr, false, from);
      case TokenKind::kPlusPlus:
      case TokenKind::kMinusMinus: return postfix(expr, from);
      default: return expr;
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
    case TokenKind::kNew: return creator(target, from);
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
    default: break;
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
