#include "lang/parser_impl.h"

namespace heddle::lang {
namespace {

constexpr int kMaxScanDepth = kMaxNesting;  // deeper types are not parsed, either
constexpr int kMaxDims = 255;               // JVMS 4.3.2

}  // namespace

// ---------------------------------------------------------------- identifiers

Ident Parser::identifier() {
  if (is(TokenKind::kIdentifier)) {
    Ident ident{token().text, token().range};
    next();
    return ident;
  }
  if (is(TokenKind::kUnderscore)) {
    error(token().range, "as of release 9, '_' is a keyword, and may not be used as an identifier");
    Ident ident{arena_.intern("_"), token().range};
    next();
    return ident;
  }
  if (is(TokenKind::kAssert) || is(TokenKind::kEnum)) {
    const std::string word = is(TokenKind::kAssert) ? "assert" : "enum";
    syntax_error("as of release " + std::string(is(TokenKind::kAssert) ? "1.4" : "5") + ", '" + word +
                 "' is a keyword, and may not be used as an identifier");
    Ident ident{arena_.intern(word), token().range};
    next();
    return ident;
  }
  expected({"<identifier>"});
  return {{}, {file_.id(), begin(), begin()}};
}

bool Parser::is_primitive(TokenKind k) {
  switch (k) {
    case TokenKind::kBoolean:
    case TokenKind::kByte:
    case TokenKind::kShort:
    case TokenKind::kChar:
    case TokenKind::kInt:
    case TokenKind::kLong:
    case TokenKind::kFloat:
    case TokenKind::kDouble: return true;
    default: return false;
  }
}

bool Parser::is_restricted_type_name(Name name) {
  return name == "var" || name == "yield" || name == "record" || name == "sealed" || name == "permits";
}

Ident Parser::type_declaration_name() {
  Ident name = identifier();
  if (is_restricted_type_name(name.text)) {
    error(name.range, "'" + std::string(name.text) + "' not allowed here").hint =
        "'" + std::string(name.text) + "' is a restricted type name and cannot be used for type declarations";
  }
  return name;
}

std::vector<Ident> Parser::qualified_name() {
  std::vector<Ident> path{identifier()};
  while (is(TokenKind::kDot) && peek() != TokenKind::kStar) {
    next();
    path.push_back(identifier());
  }
  return path;
}

// ---------------------------------------------------------------- annotations and modifiers

Annotation* Parser::annotation() {
  const Offset from = begin();
  next();  // '@'
  Annotation* result = make<Annotation>(from);
  const Offset name_from = begin();
  NamedTypeNode* name = make<NamedTypeNode>(name_from);
  for (Ident& ident : qualified_name()) name->segments.push_back({ident, {}, false});
  result->name = finish(name, name_from);
  if (!accept(TokenKind::kLeftParen)) return finish(result, from);
  while (!is(TokenKind::kRightParen)) {
    AnnotationArg arg{};
    if (is(TokenKind::kIdentifier) && peek() == TokenKind::kAssign) {
      arg.name = identifier();
      next();
    }
    arg.value = annotation_value();
    result->args.push_back(arg);
    if (!accept(TokenKind::kComma)) break;
    if (is(TokenKind::kRightParen)) illegal_start_of_expression();
  }
  expect(TokenKind::kRightParen);
  return finish(result, from);
}

Expr* Parser::annotation_value() {
  Nesting nesting(*this);
  if (!nesting) return error_expr();
  const Offset from = begin();
  if (is(TokenKind::kAt)) {
    AnnotationExpr* result = make<AnnotationExpr>(from);
    result->annotation = annotation();
    return finish(result, from);
  }
  if (accept(TokenKind::kLeftBrace)) {
    ArrayInitExpr* result = make<ArrayInitExpr>(from);
    if (is(TokenKind::kComma)) {
      next();
    } else {
      while (!is(TokenKind::kRightBrace)) {
        result->elements.push_back(annotation_value());
        if (!accept(TokenKind::kComma)) break;
      }
    }
    expect(TokenKind::kRightBrace);
    return finish(result, from);
  }
  return conditional();
}

std::vector<Annotation*> Parser::annotations() {
  std::vector<Annotation*> result;
  while (is(TokenKind::kAt) && peek() != TokenKind::kInterface) result.push_back(annotation());
  return result;
}

void Parser::skip_annotations() { annotations(); }

bool Parser::may_follow_sealed(std::size_t index) const {
  switch (kind_at(index)) {
    case TokenKind::kClass:
    case TokenKind::kInterface:
    case TokenKind::kEnum:
    case TokenKind::kAbstract:
    case TokenKind::kFinal:
    case TokenKind::kStatic:
    case TokenKind::kStrictfp:
    case TokenKind::kPublic:
    case TokenKind::kPrivate:
    case TokenKind::kProtected:
    case TokenKind::kAt: return true;
    case TokenKind::kIdentifier:
      return is_word_at(index, "sealed") || is_word_at(index, "non") ||
             (is_word_at(index, "record") && kind_at(index + 1) == TokenKind::kIdentifier);
    default: return false;
  }
}

bool Parser::at_sealed() const { return is_word("sealed") && may_follow_sealed(at_ + 1); }

bool Parser::at_non_sealed() const {
  return is_word("non") && peek(1) == TokenKind::kMinus && joined_at(at_ + 1) && is_word_at(at_ + 2, "sealed") &&
         joined_at(at_ + 2) && may_follow_sealed(at_ + 3);
}

Modifiers Parser::modifiers() {
  Modifiers result;
  const Offset from = begin();
  const std::size_t first = at_;
  for (;;) {
    std::uint32_t flag = 0;
    int count = 1;
    switch (kind()) {
      case TokenKind::kPublic: flag = kPublic; break;
      case TokenKind::kPrivate: flag = kPrivate; break;
      case TokenKind::kProtected: flag = kProtected; break;
      case TokenKind::kStatic: flag = kStatic; break;
      case TokenKind::kFinal: flag = kFinal; break;
      case TokenKind::kAbstract: flag = kAbstract; break;
      case TokenKind::kNative: flag = kNative; break;
      case TokenKind::kSynchronized: flag = kSynchronized; break;
      case TokenKind::kTransient: flag = kTransient; break;
      case TokenKind::kVolatile: flag = kVolatile; break;
      case TokenKind::kStrictfp: flag = kStrictfp; break;
      case TokenKind::kDefault: flag = kDefault; break;
      case TokenKind::kAt:
        if (peek() == TokenKind::kInterface) break;
        result.annotations.push_back(annotation());
        continue;
      case TokenKind::kIdentifier:
        if (at_sealed()) flag = kSealed;
        if (at_non_sealed()) {
          flag = kNonSealed;
          count = 3;
        }
        break;
      default: break;
    }
    if (flag == 0) break;
    if ((result.flags & flag) != 0) error(token().range, "repeated modifier");
    result.flags |= flag;
    for (; count > 0; --count) next();
  }
  if (at_ != first) result.range = range_from(from);
  return result;
}

// Of parameters and the like.
Modifiers Parser::variable_modifiers() {
  const SourceRange place = range_of(scan_annotations(at_));
  Modifiers result = modifiers();
  if ((result.flags & ~static_cast<std::uint32_t>(kFinal)) != 0) {
    std::string_view word = file_.text().substr(place.begin, place.end - place.begin);
    error(place, "modifier " + std::string(word) + " not allowed here");
    last_reported_ = at_;
  }
  return result;
}

// ---------------------------------------------------------------- types

TypeNode* Parser::type() {
  Nesting nesting(*this);
  const Offset from = begin();
  skip_annotations();
  TypeNode* result = type_without_dims();
  if (nesting) result = dims(result, from);
  return result;
}

TypeNode* Parser::type_or_void() {
  if (!is(TokenKind::kVoid)) return type();
  const Offset from = begin();
  next();
  PrimitiveTypeNode* result = make<PrimitiveTypeNode>(from);
  result->primitive = PrimitiveKind::kVoid;
  return result;
}

TypeNode* Parser::local_type() {
  if (!is_word("var")) return type();
  const Offset from = begin();
  if (peek() == TokenKind::kLeftBracket) {
    error(token().range, "'var' is not allowed as an element type of an array");
  } else if (peek() != TokenKind::kIdentifier && peek() != TokenKind::kUnderscore) {
    return type();
  }
  next();
  VarTypeNode* result = make<VarTypeNode>(from);
  return dims(result, from)->kind == NodeKind::kVarTypeNode ? result : make<VarTypeNode>(from);
}

TypeNode* Parser::type_without_dims() {
  const Offset from = begin();
  if (is_primitive(kind())) {
    PrimitiveKind primitive = PrimitiveKind::kInt;
    switch (kind()) {
      case TokenKind::kBoolean: primitive = PrimitiveKind::kBoolean; break;
      case TokenKind::kByte: primitive = PrimitiveKind::kByte; break;
      case TokenKind::kShort: primitive = PrimitiveKind::kShort; break;
      case TokenKind::kChar: primitive = PrimitiveKind::kChar; break;
      case TokenKind::kLong: primitive = PrimitiveKind::kLong; break;
      case TokenKind::kFloat: primitive = PrimitiveKind::kFloat; break;
      case TokenKind::kDouble: primitive = PrimitiveKind::kDouble; break;
      default: break;
    }
    next();
    PrimitiveTypeNode* result = make<PrimitiveTypeNode>(from);
    result->primitive = primitive;
    return result;
  }
  if (!at_identifier(at_)) {
    if (is(TokenKind::kVoid)) {
      error(token().range, "'void' type not allowed here");
      next();
    } else {
      syntax_error("illegal start of type");
    }
    NamedTypeNode* result = make<NamedTypeNode>(from);
    result->segments.push_back({{{}, {file_.id(), from, from}}, {}, false});
    return result;
  }
  return named_type(false);
}

NamedTypeNode* Parser::named_type(bool allow_diamond) {
  const Offset from = begin();
  NamedTypeNode* result = make<NamedTypeNode>(from);
  if (is(TokenKind::kIdentifier) && is_restricted_type_name(token().text) && peek() != TokenKind::kDot)
    error(token().range, "'" + std::string(token().text) + "' is not allowed here");
  for (;;) {
    skip_annotations();
    NamedTypeNode::Segment segment;
    segment.name = identifier();
    if (is(TokenKind::kLess)) segment.args = type_arguments(allow_diamond ? &segment.diamond : nullptr);
    result->segments.push_back(std::move(segment));
    if (!is(TokenKind::kDot) || (peek() != TokenKind::kIdentifier && peek() != TokenKind::kAt)) break;
    next();
  }
  return finish(result, from);
}

TypeNode* Parser::dims(TypeNode* element, Offset from) {
  int count = 0;
  for (;;) {
    const std::size_t bracket = scan_annotations(at_);
    if (kind_at(bracket) != TokenKind::kLeftBracket || kind_at(bracket + 1) != TokenKind::kRightBracket) return element;
    skip_annotations();
    if (++count == kMaxDims + 1) error(token().range, "array type has too many dimensions");
    next();
    next();
    if (count > kMaxDims) continue;
    ArrayTypeNode* array = make<ArrayTypeNode>(from);
    array->element = element;
    element = array;
  }
}

std::vector<TypeNode*> Parser::type_arguments(bool* diamond) {
  std::vector<TypeNode*> args;
  next();  // '<'
  if (is(TokenKind::kGreater) && diamond != nullptr) {
    next();
    *diamond = true;
    return args;
  }
  do args.push_back(type_argument());
  while (accept(TokenKind::kComma));
  if (!accept(TokenKind::kGreater)) {
    expected({"'>'", "','"});
    for (std::size_t i = at_; i < at_ + 8; ++i) {
      const TokenKind k = kind_at(i);
      if (k == TokenKind::kGreater) {
        at_ = i + 1;
        break;
      }
      if (k != TokenKind::kIdentifier && k != TokenKind::kComma && k != TokenKind::kDot && !is_primitive(k)) break;
    }
  }
  return args;
}

TypeNode* Parser::type_argument() {
  const Offset from = begin();
  const std::size_t question = scan_annotations(at_);
  if (kind_at(question) != TokenKind::kQuestion) {
    return type();
  }
  skip_annotations();
  next();
  WildcardNode* result = make<WildcardNode>(from);
  if (is(TokenKind::kExtends) || is(TokenKind::kSuper)) {
    result->bound_kind = is(TokenKind::kExtends) ? WildcardNode::Bound::kExtends : WildcardNode::Bound::kSuper;
    next();
    result->bound = type();
  }
  return finish(result, from);
}

std::vector<TypeParamDecl*> Parser::type_parameters() {
  std::vector<TypeParamDecl*> result;
  if (!accept(TokenKind::kLess)) return result;
  do {
    const Offset from = begin();
    skip_annotations();
    TypeParamDecl* parameter = make<TypeParamDecl>(from);
    parameter->name = type_declaration_name();
    if (accept(TokenKind::kExtends)) {
      do parameter->bounds.push_back(type());
      while (accept(TokenKind::kAnd));
    }
    result.push_back(finish(parameter, from));
  } while (accept(TokenKind::kComma));
  expect(TokenKind::kGreater);
  return result;
}

std::vector<TypeNode*> Parser::type_list() {
  std::vector<TypeNode*> result;
  do result.push_back(type());
  while (accept(TokenKind::kComma));
  return result;
}

// ---------------------------------------------------------------- looking ahead

std::size_t Parser::scan_annotations(std::size_t index) const {
  while (kind_at(index) == TokenKind::kAt && kind_at(index + 1) == TokenKind::kIdentifier) {
    index += 2;
    while (kind_at(index) == TokenKind::kDot && kind_at(index + 1) == TokenKind::kIdentifier) index += 2;
    if (kind_at(index) != TokenKind::kLeftParen) continue;
    int depth = 0;
    for (;; ++index) {
      if (kind_at(index) == TokenKind::kEnd) return index;
      if (kind_at(index) == TokenKind::kLeftParen) ++depth;
      if (kind_at(index) == TokenKind::kRightParen && --depth == 0) break;
    }
    ++index;
  }
  return index;
}

std::size_t Parser::scan_type(std::size_t index, int depth) const {
  if (depth > kMaxScanDepth) return 0;
  index = scan_annotations(index);
  if (is_primitive(kind_at(index))) {
    ++index;
  } else {
    for (;;) {
      if (!at_identifier(index)) return 0;
      ++index;
      if (kind_at(index) == TokenKind::kLess) {
        index = scan_type_arguments(index, depth);
        if (index == 0) return 0;
      }
      if (kind_at(index) != TokenKind::kDot) break;
      const std::size_t after = scan_annotations(index + 1);
      if (!at_identifier(after)) break;
      index = after;
    }
  }
  for (;;) {
    const std::size_t bracket = scan_annotations(index);
    if (kind_at(bracket) != TokenKind::kLeftBracket || kind_at(bracket + 1) != TokenKind::kRightBracket) return index;
    index = bracket + 2;
  }
}

std::size_t Parser::scan_type_arguments(std::size_t index, int depth) const {
  ++index;  // '<'
  if (kind_at(index) == TokenKind::kGreater) return index + 1;
  for (;;) {
    index = scan_annotations(index);
    bool has_type = true;
    if (kind_at(index) == TokenKind::kQuestion) {
      ++index;
      has_type = kind_at(index) == TokenKind::kExtends || kind_at(index) == TokenKind::kSuper;
      if (has_type) ++index;
    }
    if (has_type) {
      index = scan_type(index, depth + 1);
      if (index == 0) return 0;
    }
    if (kind_at(index) == TokenKind::kGreater) return index + 1;
    if (kind_at(index) != TokenKind::kComma) return 0;
    ++index;
  }
}

}  // namespace heddle::lang
