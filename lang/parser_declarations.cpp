#include "lang/parser_impl.h"

namespace heddle::lang {

// ---------------------------------------------------------------- compilation units

bool Parser::at_module() const {
  std::size_t i = at_;
  if (is_word_at(i, "open") && is_word_at(i + 1, "module")) ++i;
  if (!is_word_at(i, "module") || kind_at(i + 1) != TokenKind::kIdentifier) return false;
  i += 2;
  while (kind_at(i) == TokenKind::kDot && kind_at(i + 1) == TokenKind::kIdentifier) i += 2;
  return kind_at(i) == TokenKind::kLeftBrace;
}

CompilationUnit* Parser::parse_unit() {
  CompilationUnit* unit = make<CompilationUnit>(0);
  Offset from = begin();
  Modifiers mods = modifiers();
  if (is(TokenKind::kPackage) && mods.flags == 0) {
    unit->package_annotations = std::move(mods.annotations);
    mods = Modifiers();
    next();
    unit->package_path = qualified_name();
    expect_semicolon();
    unit->package_range = range_from(from);
    if (error_pending()) {
      while (!is(TokenKind::kEnd) && !at_line_start() && !is(TokenKind::kSemicolon)) next();
    }
    from = begin();
  }
  bool stray_reported = false;
  const auto has_modifiers = [&] { return mods.range.valid(); };
  while (!is(TokenKind::kEnd)) {
    const std::size_t start = at_;
    if (!has_modifiers()) {
      from = begin();
      if (accept(TokenKind::kSemicolon)) continue;
      if (is(TokenKind::kImport)) {
        if (!unit->types.empty()) expected({"class", "interface", "enum", "record"});
        unit->imports.push_back(import_declaration());
        if (error_pending()) {
          while (!is(TokenKind::kEnd) && !at_line_start() && !is(TokenKind::kSemicolon)) next();
        }
        if (at_ == start) next();
        continue;
      }
      mods = modifiers();
    }
    if (at_class(at_)) {
      unit->types.push_back(class_declaration(std::move(mods), from));
      stray_reported = false;
    } else if (at_module()) {
      syntax_error("modules are not supported");
      while (!is(TokenKind::kLeftBrace)) next();
      skip_braces();
      stray_reported = true;
    } else {
      stray_top_level(stray_reported);
    }
    mods = Modifiers();
    if (at_ == start) next();
  }
  if (has_modifiers()) expected({"class", "interface", "enum", "record"});
  unit->range = {file_.id(), 0, file_.size()};
  return unit;
}

// Something that is no type declaration: one error for a sequence of them. Members (of a class that was closed too
// early) are parsed and dropped.
void Parser::stray_top_level(bool& reported) {
  if (reported) {
    last_error_ = at_;
  } else if (is(TokenKind::kPackage)) {
    syntax_error("the package declaration must come first in the file");
    next();
    return skip_to_member();
  } else {
    syntax_error("class, interface, enum, or record expected");
  }
  reported = true;
  if (is(TokenKind::kRightBrace)) return next();
  const std::size_t start = at_;
  if (at_identifier(at_) && at_identifier(at_ + 1) && peek(2) == TokenKind::kLeftBrace) {  // clas X { ... }
    next();
    next();
    class_body(*make<ClassDecl>(begin()), false);
  } else if (at_method_header(at_) || is(TokenKind::kLeftBrace) ||
             (is(TokenKind::kIdentifier) && peek() == TokenKind::kLeftParen)) {
    dropped_member();
  }
  if (at_ != start) return;
  next();
  skip_to_member();
}

ImportDecl* Parser::import_declaration() {
  const Offset from = begin();
  ImportDecl* result = make<ImportDecl>(from);
  next();
  result->is_static = accept(TokenKind::kStatic);
  result->path = qualified_name();
  if (is(TokenKind::kDot)) {  // qualified_name stops at ".*"
    next();
    next();
    result->on_demand = true;
  } else if (result->path.size() == 1 && result->path[0]) {
    expected({"'.'"});
    if (is(TokenKind::kSemicolon)) next();
    return finish(result, from);
  }
  expect_semicolon();
  return finish(result, from);
}

// ---------------------------------------------------------------- classes

bool Parser::at_class(std::size_t index) const {
  switch (kind_at(index)) {
    case TokenKind::kClass:
    case TokenKind::kInterface:
    case TokenKind::kEnum: return true;
    case TokenKind::kAt: return kind_at(index + 1) == TokenKind::kInterface;
    case TokenKind::kIdentifier:
      return is_word_at(index, "record") && kind_at(index + 1) == TokenKind::kIdentifier &&
             kind_at(index + 2) != TokenKind::kAssign && kind_at(index + 2) != TokenKind::kSemicolon;
    default: return false;
  }
}

ClassDecl* Parser::class_declaration(Modifiers mods, Offset from) {
  Nesting nesting(*this);
  ClassDecl* decl = make<ClassDecl>(from);
  if (!nesting) return decl;
  decl->modifiers = std::move(mods);
  switch (kind()) {
    case TokenKind::kClass: decl->class_kind = ClassKind::kClass; break;
    case TokenKind::kInterface: decl->class_kind = ClassKind::kInterface; break;
    case TokenKind::kEnum: decl->class_kind = ClassKind::kEnum; break;
    case TokenKind::kAt:
      decl->class_kind = ClassKind::kAnnotation;
      next();
      break;
    default: decl->class_kind = ClassKind::kRecord; break;
  }
  next();
  decl->name = type_declaration_name();
  decl->type_params = type_parameters();
  if (decl->class_kind == ClassKind::kRecord) record_header(*decl);
  if (is(TokenKind::kExtends) && decl->class_kind == ClassKind::kClass) {
    next();
    decl->superclass = type();
    if (is(TokenKind::kComma)) {
      syntax_error("'{' expected");
      error_pending() ? void() : next();
    }
  } else if (is(TokenKind::kExtends) && decl->class_kind == ClassKind::kInterface) {
    next();
    decl->interfaces = type_list();
  }
  if (is(TokenKind::kImplements) && decl->class_kind != ClassKind::kInterface &&
      decl->class_kind != ClassKind::kAnnotation) {
    next();
    decl->interfaces = type_list();
  }
  if (is_word("permits") && (decl->class_kind == ClassKind::kClass || decl->class_kind == ClassKind::kInterface)) {
    const Offset permits_from = begin();
    next();
    decl->permits = type_list();
    if ((decl->modifiers.flags & kSealed) == 0)
      error(range_from(permits_from), "invalid permits clause (class must be sealed)");
  }
  class_body(*decl, false);
  return finish(decl, from);
}

void Parser::record_header(ClassDecl& decl) {
  if (!is(TokenKind::kLeftParen)) {
    expected({"'('"});
    return;
  }
  decl.record_components = formal_parameters(true);
}

ClassDecl* Parser::anonymous_body() {
  const Offset from = begin();
  ClassDecl* decl = make<ClassDecl>(from);
  class_body(*decl, true);
  return finish(decl, from);
}

// Where a member is out of place: its faults are reported, the rest is forgotten.
void Parser::dropped_member() {
  const bool any_constructor = std::exchange(any_constructor_name_, true);
  member_with_recovery(*make<ClassDecl>(begin()));
  any_constructor_name_ = any_constructor;
}

void Parser::class_body(ClassDecl& decl, bool anonymous) {
  const bool inserted = !is(TokenKind::kLeftBrace) && brace_surplus_ < 0 && at_line_start();
  if (inserted) ++brace_surplus_;
  if (!expect(TokenKind::kLeftBrace) && !inserted) {
    // A broken header: its body is near, or there is none.
    std::size_t i = at_;
    while (kind_at(i) != TokenKind::kLeftBrace && kind_at(i) != TokenKind::kRightBrace &&
           kind_at(i) != TokenKind::kEnd && kind_at(i) != TokenKind::kSemicolon)
      ++i;
    if (kind_at(i) != TokenKind::kLeftBrace) return;
    at_ = i + 1;
  }
  const int switch_depth = std::exchange(switch_depth_, 0);
  const bool no_lambda = std::exchange(no_lambda_, false);
  const bool any_constructor = std::exchange(any_constructor_name_, !decl.name && !anonymous);
  if (decl.class_kind == ClassKind::kEnum) enum_constants(decl);
  while (!is(TokenKind::kRightBrace) && !is(TokenKind::kEnd)) member_with_recovery(decl);
  expect(TokenKind::kRightBrace);
  switch_depth_ = switch_depth;
  no_lambda_ = no_lambda;
  any_constructor_name_ = any_constructor;
}

void Parser::enum_constants(ClassDecl& decl) {
  const auto at_constant = [&] {
    const std::size_t name = scan_annotations(at_);
    if (!at_identifier(name)) return false;
    switch (kind_at(name + 1)) {
      case TokenKind::kComma:
      case TokenKind::kSemicolon:
      case TokenKind::kRightBrace:
      case TokenKind::kLeftParen:
      case TokenKind::kLeftBrace:
      case TokenKind::kEnd: return true;
      default:
        return !at_identifier(name + 1) || kind_at(name + 2) == TokenKind::kComma ||
               kind_at(name + 2) == TokenKind::kRightBrace;
    }
  };
  if (is(TokenKind::kComma)) {  // enum E { , } is legal
    next();
  } else {
    while (at_constant()) {
      const std::size_t start = at_;
      decl.enum_constants.push_back(enum_constant());
      if (accept(TokenKind::kComma)) continue;
      if (is(TokenKind::kSemicolon) || is(TokenKind::kRightBrace)) break;
      expected({"','", "'}'", "';'"});
      if (at_ == start) next();
    }
  }
  if (accept(TokenKind::kSemicolon) || is(TokenKind::kRightBrace)) return;
  if (!error_pending()) {
    if (decl.enum_constants.empty()) {
      // Members without the ';' that must come first.
      syntax_error(at_identifier(at_) ? "',', '}', or ';' expected" : "enum constant expected here");
    } else {
      expected({"<identifier>"});
    }
  }
}

EnumConstantDecl* Parser::enum_constant() {
  Nesting nesting(*this);
  const Offset from = begin();
  EnumConstantDecl* result = make<EnumConstantDecl>(from);
  if (!nesting) return result;
  result->annotations = annotations();
  result->name = identifier();
  if (is(TokenKind::kLeftParen)) result->args = arguments();
  if (is(TokenKind::kLeftBrace)) result->body = anonymous_body();
  return finish(result, from);
}

// ---------------------------------------------------------------- members

void Parser::member_with_recovery(ClassDecl& decl) {
  const std::size_t start = at_;
  member(decl);
  if (error_pending() && semicolon_at_ != at_ && !closing()) {
    if (at_ == start && !is(TokenKind::kRightBrace)) next();
    skip_to_member();
  } else if (at_ == start && !is(TokenKind::kRightBrace)) {
    next();
  }
}

void Parser::member(ClassDecl& decl) {
  Nesting nesting(*this);
  if (!nesting) return;
  switch (kind()) {
    case TokenKind::kSemicolon: next(); return;
    // Statements outside of a method are parsed and dropped.
    case TokenKind::kIf:
    case TokenKind::kFor:
    case TokenKind::kWhile:
    case TokenKind::kDo:
    case TokenKind::kTry:
    case TokenKind::kReturn:
    case TokenKind::kThrow:
    case TokenKind::kBreak:
    case TokenKind::kContinue:
    case TokenKind::kSwitch:
    case TokenKind::kAssert:
    case TokenKind::kElse:
    case TokenKind::kCatch:
    case TokenKind::kFinally:
    case TokenKind::kCase:
    case TokenKind::kThis:
    case TokenKind::kSuper:
    case TokenKind::kNew: return stray_statement();
    case TokenKind::kSynchronized:
      if (peek() == TokenKind::kLeftParen) return stray_statement();
      break;
    default: break;
  }
  in_stray_statements_ = false;
  misplaced_reported_ = false;
  const Offset from = begin();
  Modifiers mods = modifiers();
  if (at_class(at_)) {
    decl.members.push_back(class_declaration(std::move(mods), from));
    return;
  }
  if (is(TokenKind::kLeftBrace)) return initializer(decl, mods, from);
  std::vector<TypeParamDecl*> type_params = type_parameters();
  if (!type_params.empty()) {
    std::vector<Annotation*> more = annotations();
    mods.annotations.insert(mods.annotations.end(), more.begin(), more.end());
  }
  if (constructor(decl, mods, type_params, from)) return;
  const Offset type_from = begin();
  if (!at_identifier(at_) && !is_primitive(kind()) && !is(TokenKind::kVoid) && !is(TokenKind::kAt)) {
    if (is(TokenKind::kEnd) || is(TokenKind::kRightBrace) || mods.range.valid()) {
      if (mods.range.valid() && !is(TokenKind::kEnd)) {
        expected({"<identifier>"});
      } else {
        syntax_error("illegal start of type");
      }
    } else {
      syntax_error("illegal start of type");
    }
    return;
  }
  TypeNode* base = type_or_void();
  if (at_identifier(at_) && peek() == TokenKind::kLeftParen) {
    MethodDecl* method = make<MethodDecl>(from);
    method->modifiers = std::move(mods);
    method->type_params = std::move(type_params);
    method->result = base;
    method->name = identifier();
    method_rest(method, decl, from);
    return;
  }
  if (base->kind == NodeKind::kPrimitiveTypeNode && cast<PrimitiveTypeNode>(base).primitive == PrimitiveKind::kVoid &&
      at_identifier(at_)) {
    identifier();
    expected({"'('"});
    return;
  }
  if (!type_params.empty() && at_identifier(at_)) {
    identifier();
    expected({"'('"});
    return;
  }
  fields(decl, mods, base, from, type_from);
}

// A statement outside of a method: one error for a sequence of them, parsed and dropped.
void Parser::stray_statement() {
  if (std::exchange(in_stray_statements_, true)) last_error_ = at_;
  syntax_error("illegal start of type");
  block_statement();
  in_stray_statements_ = true;
}

void Parser::initializer(ClassDecl& decl, const Modifiers& mods, Offset from) {
  if (decl.class_kind == ClassKind::kInterface || decl.class_kind == ClassKind::kAnnotation) {
    error(token().range, "initializers not allowed in interfaces");
  } else if (decl.class_kind == ClassKind::kRecord && (mods.flags & kStatic) == 0) {
    error(token().range, "instance initializers not allowed in records");
  } else if ((mods.flags & ~static_cast<std::uint32_t>(kStatic)) != 0 || !mods.annotations.empty()) {
    error(token().range, "illegal start of type");
  }
  InitializerDecl* result = make<InitializerDecl>(from);
  result->is_static = (mods.flags & kStatic) != 0;
  result->body = block();
  decl.members.push_back(finish(result, from));
}

// Name(...) or, in a record, Name { ... }. False: something else stands here. A method without result type is reported.
bool Parser::constructor(ClassDecl& decl, Modifiers& mods, std::vector<TypeParamDecl*>& type_params, Offset from) {
  if (!is(TokenKind::kIdentifier)) return false;
  const bool own_name = any_constructor_name_ || (decl.name && token().text == decl.name.text);
  const bool compact = decl.class_kind == ClassKind::kRecord && own_name && peek() == TokenKind::kLeftBrace;
  if (peek() != TokenKind::kLeftParen && !compact) return false;
  MethodDecl* method = make<MethodDecl>(from);
  method->modifiers = std::move(mods);
  method->type_params = std::move(type_params);
  if (!own_name) {
    error(token().range, "invalid method declaration; return type required");
    // foo(1, x); is a statement in the wrong place.
    const std::size_t close = matching_paren(at_ + 1);
    if (close != 0 && kind_at(close + 1) == TokenKind::kSemicolon &&
        (method->modifiers.flags & (kAbstract | kNative)) == 0 && decl.class_kind != ClassKind::kInterface) {
      at_ = close + 2;
      return true;
    }
    PrimitiveTypeNode* result = arena_.make<PrimitiveTypeNode>(token().range);
    result->primitive = PrimitiveKind::kVoid;
    method->result = result;
  }
  method->name = identifier();
  if (own_name && (decl.class_kind == ClassKind::kInterface || decl.class_kind == ClassKind::kAnnotation))
    expected({"<identifier>"});  // interfaces have no constructors
  method->is_constructor = own_name;
  method->is_compact = compact;
  if (compact) {
    method->body = block();
    decl.members.push_back(finish(method, from));
  } else {
    method_rest(method, decl, from);
  }
  return true;
}

// From the parameters on.
void Parser::method_rest(MethodDecl* method, ClassDecl& decl, Offset from) {
  method->params = formal_parameters(false);
  if (method->result != nullptr) method->result = dims(method->result, method->result->range.begin);
  if (accept(TokenKind::kThrows)) {
    if (at_identifier(at_) || is(TokenKind::kAt)) {
      method->throws = type_list();
    } else {
      expected({"<identifier>"});
    }
  }
  if (accept(TokenKind::kDefault)) method->annotation_default = annotation_value();
  if (is(TokenKind::kLeftBrace) && method->annotation_default == nullptr) {
    method->body = block();
  } else if (!accept(TokenKind::kSemicolon)) {
    expected({"'{'", "';'"});
    const Offset body_from = begin();
    const bool may_have_body =
        (method->modifiers.flags & (kAbstract | kNative)) == 0 && decl.class_kind != ClassKind::kInterface;
    if (brace_surplus_ < 0 && may_have_body && at_line_start()) {  // the '{' is missing
      ++brace_surplus_;
      method->body = block_rest(make<BlockStmt>(body_from), body_from);
    } else if (at_line_start()) {
      semicolon_at_ = at_;
    } else if (seek_brace()) {
      method->body = block();
    }
  }
  decl.members.push_back(finish(method, from));
}

std::vector<VarDecl*> Parser::formal_parameters(bool of_record) {
  std::vector<VarDecl*> result;
  if (!expect(TokenKind::kLeftParen)) return result;
  if (accept(TokenKind::kRightParen)) return result;
  do {
    VarDecl* parameter = formal_parameter(of_record);
    if (parameter == nullptr) continue;  // receiver
    if (parameter->varargs && is(TokenKind::kComma))
      error(parameter->name.range, "varargs parameter must be the last parameter");
    result.push_back(parameter);
  } while (accept(TokenKind::kComma));
  if (is(TokenKind::kRightParen)) {
    next();
    return result;
  }
  expected({"','", "')'", "'['"});
  close_paren();
  return result;
}

// Null for a receiver parameter (`Outer this`, `Outer.Inner Outer.this`), which declares nothing.
VarDecl* Parser::formal_parameter(bool of_record) {
  const Offset from = begin();
  VarDecl* result = make<VarDecl>(from);
  result->modifiers = of_record ? modifiers() : variable_modifiers();
  if (of_record && result->modifiers.flags != 0)
    error(result->modifiers.range, "record components cannot have modifiers");
  const Offset type_from = begin();
  result->type = type();
  std::size_t receiver = at_;
  while (at_identifier(receiver) && kind_at(receiver + 1) == TokenKind::kDot) receiver += 2;
  if (kind_at(receiver) == TokenKind::kThis) {
    at_ = receiver + 1;
    return nullptr;
  }
  varargs_and_name(result, type_from);
  if (of_record) {
    if (kind_at(at_ - 1) == TokenKind::kRightBracket && !result->varargs)
      error(result->name.range, "legacy array notation not allowed on record components");
    // The names of Object's methods without parameters (JLS 8.10.1)
    for (const std::string_view name :
         {"clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait"})
      if (result->name.text == name) error(result->name.range, "illegal record component name " + std::string(name));
  }
  return finish(result, from);
}

void Parser::varargs_and_name(VarDecl* parameter, Offset type_from) {
  if (kind_at(scan_annotations(at_)) == TokenKind::kEllipsis) skip_annotations();
  if (accept(TokenKind::kEllipsis)) {
    parameter->varargs = true;
    ArrayTypeNode* array = make<ArrayTypeNode>(type_from);
    array->element = parameter->type;
    parameter->type = array;
  }
  parameter->name = identifier();
  if (!is(TokenKind::kLeftBracket) && !is(TokenKind::kAt)) return;
  if (parameter->varargs) error(token().range, "legacy array notation not allowed on variable-arity parameter");
  parameter->type = dims(parameter->type, type_from);
}

// ---------------------------------------------------------------- variables

VarDecl* Parser::declarator(const Modifiers& mods, TypeNode* base_type, Offset from, Offset type_from) {
  VarDecl* result = make<VarDecl>(from);
  result->modifiers = mods;
  result->name = identifier();
  if (is(TokenKind::kLeftBracket) && base_type->kind == NodeKind::kVarTypeNode) {
    error(result->name.range, "'var' is not allowed as an element type of an array");
    result->type = dims(base_type, type_from);
  } else {
    result->type = dims(base_type, type_from);
  }
  if (is(TokenKind::kLeftBracket) && !error_pending()) expected({"']'"});  // int a[5]
  if (accept(TokenKind::kAssign)) result->init = variable_initializer();
  return finish(result, from);
}

void Parser::fields(ClassDecl& decl, const Modifiers& mods, TypeNode* base_type, Offset from, Offset type_from) {
  bool first = true;
  do {
    VarDecl* field = declarator(mods, base_type, first ? from : begin(), type_from);
    if (!field->name) return;
    if ((decl.class_kind == ClassKind::kInterface || decl.class_kind == ClassKind::kAnnotation) &&
        field->init == nullptr)
      expected({"'='"});
    if (decl.class_kind == ClassKind::kRecord && (mods.flags & kStatic) == 0) {
      error(field->name.range, "field declaration must be static").hint =
          "consider replacing the field with a record component";
    }
    decl.members.push_back(field);
    first = false;
  } while (accept(TokenKind::kComma));
  if (decl.class_kind == ClassKind::kInterface && error_pending() && is(TokenKind::kSemicolon)) {
    next();
    return;
  }
  expect_semicolon();
}

// ---------------------------------------------------------------- snippets

Snippet Parser::parse_snippet() {
  snippet_ = true;
  Snippet result;
  while (!is(TokenKind::kEnd) && !any_error_) {
    const std::size_t start = at_;
    const Offset from = begin();
    const std::size_t imports = result.imports.size(), members = result.members.size();
    const std::size_t statements = result.statements.size();
    snippet_item(result);
    Node* node = result.imports.size() > imports         ? static_cast<Node*>(result.imports.back())
                 : result.members.size() > members       ? result.members.back()
                 : result.statements.size() > statements ? static_cast<Node*>(result.statements.back())
                                                         : nullptr;
    if (node != nullptr) result.items.push_back({node, range_from(from)});
    if (at_ == start) break;
  }
  result.incomplete = error_at_end_;
  return result;
}

void Parser::snippet_item(Snippet& out) {
  if (accept(TokenKind::kSemicolon)) return;
  if (is(TokenKind::kImport)) {
    out.imports.push_back(import_declaration());
    return;
  }
  const bool synchronized_block = is(TokenKind::kSynchronized) && peek() == TokenKind::kLeftParen;
  const Offset from = begin();
  const std::size_t start = at_;
  Modifiers mods;
  if (!synchronized_block && !is(TokenKind::kDefault)) mods = modifiers();
  const std::size_t name = is(TokenKind::kVoid) ? at_ + 1 : scan_type(at_);
  const bool method =
      is(TokenKind::kLess) || (name != 0 && at_identifier(name) && kind_at(name + 1) == TokenKind::kLeftParen &&
                               !at_yield_statement() && !at_record());
  if (at_class(at_) || method) {
    at_ = start;
    ClassDecl* holder = make<ClassDecl>(from);
    member(*holder);
    out.members.insert(out.members.end(), holder->members.begin(), holder->members.end());
    return;
  }
  if (mods.range.valid()) {
    LocalVarStmt* variables = make<LocalVarStmt>(from);
    local_variables(variables->variables, std::move(mods), from);
    expect_semicolon();
    out.statements.push_back(finish(variables, from));
    return;
  }
  out.statements.push_back(block_statement());
}

}  // namespace heddle::lang
