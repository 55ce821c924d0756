#include "lang/parser.h"

#include "lang/parser_impl.h"

namespace heddle::lang {
namespace {

constexpr std::size_t kMaxLookAhead = 1000;  // tokens; keeps recovery linear in the file's size

}  // namespace

Parser::Parser(const base::SourceFile& file, base::Diagnostics& diagnostics, Arena& arena)
    : file_(file), diagnostics_(diagnostics), arena_(arena) {
  const std::size_t errors_before = diagnostics.error_count();
  bool hole = false;
  bool unclosed = false;
  for (const Token& t : lex(file, arena, diagnostics)) {
    if (t.kind == TokenKind::kError) {
      hole = true;
      unclosed = t.range.end == file.size() && (file.text().substr(t.range.begin, 2) == "/*" ||
                                                (!tokens_.empty() && tokens_.back().kind == TokenKind::kTextBlock));
      continue;
    }
    tokens_.push_back(t);
    hole_before_.push_back(hole);
    hole = false;
    if (t.kind == TokenKind::kLeftBrace) ++brace_surplus_;
    if (t.kind == TokenKind::kRightBrace) --brace_surplus_;
  }
  any_error_ = diagnostics.error_count() != errors_before;
  error_at_end_ = unclosed && diagnostics.error_count() == errors_before + 1;
}

bool Parser::at_line_start() const { return at_ == 0 || file_.line_of(previous_end()) != file_.line_of(begin()); }

void Parser::syntax_error(SourceRange range, std::string message) {
  if (last_error_ == at_) return;
  last_error_ = at_;
  if (stopped_ || hole_before_[at_] || shadowed()) return;
  last_reported_ = at_;
  if (is(TokenKind::kEnd)) {
    if (!any_error_) error_at_end_ = true;
    message = "reached end of file while parsing";
    range = {file_.id(), previous_end(), previous_end()};
  }
  any_error_ = true;
  diagnostics_.error(range, std::move(message));
}

// A fault right behind another one is most likely its consequence.
bool Parser::shadowed() const {
  if (last_reported_ == static_cast<std::size_t>(-1) || at_ > last_reported_ + 2) return false;
  for (std::size_t i = last_reported_; i < at_; ++i)
    if (kind_at(i) == TokenKind::kSemicolon || kind_at(i) == TokenKind::kLeftBrace ||
        kind_at(i) == TokenKind::kRightBrace)
      return false;
  return true;
}

void Parser::expected(std::initializer_list<const char*> what) {
  std::string message;
  std::size_t n = 0;
  for (const char* one : what) {
    if (n != 0) message += what.size() == 2 ? " or " : n + 1 == what.size() ? ", or " : ", ";
    message += one;
    ++n;
  }
  const Offset end = at_ == 0 ? begin() : previous_end();
  syntax_error({file_.id(), end, end}, message + " expected");
}

bool Parser::expect(TokenKind k) {
  if (accept(k)) return true;
  expected({to_string(k)});
  return false;
}

base::Diagnostic& Parser::error(SourceRange range, std::string message) {
  if (stopped_) return ignored_;
  any_error_ = true;
  return diagnostics_.error(range, std::move(message));
}

void Parser::expect_semicolon() {
  if (accept(TokenKind::kSemicolon)) return;
  if (snippet_ && is(TokenKind::kEnd) && brace_surplus_ <= 0) return;
  const bool dropped = hole_before_[at_] && at_line_start();  // "abc);  took the rest of the line
  if (error_pending() && !dropped) return;
  expected({"';'"});
  if (at_line_start()) semicolon_at_ = at_;
}

void Parser::close_paren() {
  if (expect(TokenKind::kRightParen)) return;
  int depth = 0;
  for (std::size_t i = at_; i < at_ + kMaxLookAhead; ++i) {
    switch (kind_at(i)) {
      case TokenKind::kLeftParen: ++depth; break;
      case TokenKind::kRightParen:
        if (depth-- > 0) break;
        at_ = i + 1;
        return;
      case TokenKind::kEnd:
      case TokenKind::kSemicolon:
      case TokenKind::kLeftBrace:
      case TokenKind::kRightBrace: return;
      default: break;
    }
  }
}

bool Parser::seek_brace() {
  const std::uint32_t line = file_.line_of(previous_end());
  for (std::size_t i = at_;; ++i) {
    const TokenKind k = kind_at(i);
    if (k == TokenKind::kEnd || k == TokenKind::kSemicolon || k == TokenKind::kRightBrace) return false;
    if (file_.line_of(tokens_[i].range.begin) != line) return false;
    if (k != TokenKind::kLeftBrace) continue;
    at_ = i;
    return true;
  }
}

void Parser::too_deep() {
  if (!stopped_) {
    error(token().range, "nested too deeply");
    stopped_ = true;
  }
  at_ = tokens_.size() - 1;
  last_error_ = at_;
}

void Parser::skip_to_statement() {
  for (;; next()) {
    switch (kind()) {
      case TokenKind::kSemicolon: next(); return;
      case TokenKind::kCase:
      case TokenKind::kDefault:
        if (switch_depth_ > 0) return;
        break;
      case TokenKind::kLeftBrace:
        // The body of an anonymous class, most likely.
        if (peek() == TokenKind::kPublic || peek() == TokenKind::kPrivate || peek() == TokenKind::kProtected ||
            peek() == TokenKind::kStatic || (peek() == TokenKind::kAt && peek(3) != TokenKind::kFinal))
          return skip_braces();
        return;
      case TokenKind::kEnd:
      case TokenKind::kRightBrace:
      case TokenKind::kIf:
      case TokenKind::kFor:
      case TokenKind::kWhile:
      case TokenKind::kDo:
      case TokenKind::kTry:
      case TokenKind::kReturn:
      case TokenKind::kThrow:
      case TokenKind::kBreak:
      case TokenKind::kContinue:
      case TokenKind::kAssert:
      case TokenKind::kElse:
      case TokenKind::kCatch:
      case TokenKind::kFinally:
      case TokenKind::kFinal:
      case TokenKind::kInterface:
      case TokenKind::kEnum:
      case TokenKind::kPublic:
      case TokenKind::kPrivate:
      case TokenKind::kProtected: return;
      case TokenKind::kClass:
        if (at_ == 0 || tokens_[at_ - 1].kind != TokenKind::kDot) return;
        break;
      case TokenKind::kSwitch:
      case TokenKind::kSynchronized:
        if (at_line_start()) return;
        break;
      default: break;
    }
  }
}

std::size_t Parser::matching_paren(std::size_t open) const {
  int depth = 0;
  for (std::size_t i = open; i < open + kMaxLookAhead; ++i) {
    switch (kind_at(i)) {
      case TokenKind::kLeftParen: ++depth; break;
      case TokenKind::kRightParen:
        if (--depth == 0) return i;
        break;
      case TokenKind::kEnd:
      case TokenKind::kLeftBrace:
      case TokenKind::kRightBrace: return 0;
      default: break;
    }
  }
  return 0;
}

void Parser::skip_braces() {
  int depth = 0;
  for (;; next()) {
    if (is(TokenKind::kEnd)) return;
    if (is(TokenKind::kLeftBrace)) ++depth;
    if (is(TokenKind::kRightBrace) && --depth == 0) break;
  }
  next();
}

void Parser::skip_to_member() {
  for (;;) {
    switch (kind()) {
      case TokenKind::kEnd:
      case TokenKind::kRightBrace:
      case TokenKind::kPublic:
      case TokenKind::kPrivate:
      case TokenKind::kProtected:
      case TokenKind::kStatic:
      case TokenKind::kAbstract:
      case TokenKind::kNative:
      case TokenKind::kTransient:
      case TokenKind::kVolatile:
      case TokenKind::kInterface:
      case TokenKind::kEnum:
      case TokenKind::kAt:
      case TokenKind::kImport: return;
      case TokenKind::kClass:
        if (at_ == 0 || tokens_[at_ - 1].kind != TokenKind::kDot) return;
        next();
        break;
      case TokenKind::kSemicolon: next(); return;
      case TokenKind::kLeftBrace:
        skip_braces();
        if (!is(TokenKind::kSemicolon) && !is(TokenKind::kRightParen)) return;
        break;
      case TokenKind::kLeftParen:
        if (const std::size_t close = matching_paren(at_)) at_ = close;
        next();
        break;
      case TokenKind::kFinal:
      case TokenKind::kVoid:
      case TokenKind::kSynchronized:
        if (at_line_start()) return;
        next();
        break;
      default:
        if (is_primitive(kind()) && at_line_start()) return;
        next();
    }
  }
}

CompilationUnit* parse(const base::SourceFile& file, base::Diagnostics& diagnostics, Arena& arena) {
  return Parser(file, diagnostics, arena).parse_unit();
}

Snippet parse_snippet(const base::SourceFile& file, base::Diagnostics& diagnostics, Arena& arena) {
  base::Diagnostics own;
  Snippet snippet = Parser(file, own, arena).parse_snippet();
  if (snippet.incomplete) return snippet;
  for (base::Diagnostic& d : own.sorted()) diagnostics.add(std::move(d));
  return snippet;
}

}  // namespace heddle::lang
