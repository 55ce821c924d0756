#include "lang/lexer_impl.h"

#include <algorithm>
#include <array>
#include <utility>

#include "lang/identifier_chars.h"

namespace heddle::lang {
namespace {

struct Keyword {
  std::string_view text;
  TokenKind kind;
};
// Sorted; one row per reserved word.
constexpr std::array kKeywords = {
    Keyword{"_", TokenKind::kUnderscore},
    Keyword{"abstract", TokenKind::kAbstract},
    Keyword{"assert", TokenKind::kAssert},
    Keyword{"boolean", TokenKind::kBoolean},
    Keyword{"break", TokenKind::kBreak},
    Keyword{"byte", TokenKind::kByte},
    Keyword{"case", TokenKind::kCase},
    Keyword{"catch", TokenKind::kCatch},
    Keyword{"char", TokenKind::kChar},
    Keyword{"class", TokenKind::kClass},
    Keyword{"const", TokenKind::kConst},
    Keyword{"continue", TokenKind::kContinue},
    Keyword{"default", TokenKind::kDefault},
    Keyword{"do", TokenKind::kDo},
    Keyword{"double", TokenKind::kDouble},
    Keyword{"else", TokenKind::kElse},
    Keyword{"enum", TokenKind::kEnum},
    Keyword{"extends", TokenKind::kExtends},
    Keyword{"false", TokenKind::kFalse},
    Keyword{"final", TokenKind::kFinal},
    Keyword{"finally", TokenKind::kFinally},
    Keyword{"float", TokenKind::kFloat},
    Keyword{"for", TokenKind::kFor},
    Keyword{"goto", TokenKind::kGoto},
    Keyword{"if", TokenKind::kIf},
    Keyword{"implements", TokenKind::kImplements},
    Keyword{"import", TokenKind::kImport},
    Keyword{"instanceof", TokenKind::kInstanceof},
    Keyword{"int", TokenKind::kInt},
    Keyword{"interface", TokenKind::kInterface},
    Keyword{"long", TokenKind::kLong},
    Keyword{"native", TokenKind::kNative},
    Keyword{"new", TokenKind::kNew},
    Keyword{"null", TokenKind::kNull},
    Keyword{"package", TokenKind::kPackage},
    Keyword{"private", TokenKind::kPrivate},
    Keyword{"protected", TokenKind::kProtected},
    Keyword{"public", TokenKind::kPublic},
    Keyword{"return", TokenKind::kReturn},
    Keyword{"short", TokenKind::kShort},
    Keyword{"static", TokenKind::kStatic},
    Keyword{"strictfp", TokenKind::kStrictfp},
    Keyword{"super", TokenKind::kSuper},
    Keyword{"switch", TokenKind::kSwitch},
    Keyword{"synchronized", TokenKind::kSynchronized},
    Keyword{"this", TokenKind::kThis},
    Keyword{"throw", TokenKind::kThrow},
    Keyword{"throws", TokenKind::kThrows},
    Keyword{"transient", TokenKind::kTransient},
    Keyword{"true", TokenKind::kTrue},
    Keyword{"try", TokenKind::kTry},
    Keyword{"void", TokenKind::kVoid},
    Keyword{"volatile", TokenKind::kVolatile},
    Keyword{"while", TokenKind::kWhile},
};

// Longest first among those with the same beginning. None contains '>' after its first character: see TokenKind.
constexpr std::array kOperators = {
    Keyword{"...", TokenKind::kEllipsis},   Keyword{"<<=", TokenKind::kShiftLeftAssign},
    Keyword{"<<", TokenKind::kShiftLeft},   Keyword{"<=", TokenKind::kLessEqual},
    Keyword{"==", TokenKind::kEqual},       Keyword{"!=", TokenKind::kNotEqual},
    Keyword{"&&", TokenKind::kAndAnd},      Keyword{"||", TokenKind::kOrOr},
    Keyword{"++", TokenKind::kPlusPlus},    Keyword{"--", TokenKind::kMinusMinus},
    Keyword{"+=", TokenKind::kPlusAssign},  Keyword{"-=", TokenKind::kMinusAssign},
    Keyword{"*=", TokenKind::kStarAssign},  Keyword{"/=", TokenKind::kSlashAssign},
    Keyword{"&=", TokenKind::kAndAssign},   Keyword{"|=", TokenKind::kOrAssign},
    Keyword{"^=", TokenKind::kCaretAssign}, Keyword{"%=", TokenKind::kPercentAssign},
    Keyword{"->", TokenKind::kArrow},       Keyword{"::", TokenKind::kColonColon},
    Keyword{"(", TokenKind::kLeftParen},    Keyword{")", TokenKind::kRightParen},
    Keyword{"{", TokenKind::kLeftBrace},    Keyword{"}", TokenKind::kRightBrace},
    Keyword{"[", TokenKind::kLeftBracket},  Keyword{"]", TokenKind::kRightBracket},
    Keyword{";", TokenKind::kSemicolon},    Keyword{",", TokenKind::kComma},
    Keyword{".", TokenKind::kDot},          Keyword{"@", TokenKind::kAt},
    Keyword{"=", TokenKind::kAssign},       Keyword{">", TokenKind::kGreater},
    Keyword{"<", TokenKind::kLess},         Keyword{"!", TokenKind::kNot},
    Keyword{"~", TokenKind::kTilde},        Keyword{"?", TokenKind::kQuestion},
    Keyword{":", TokenKind::kColon},        Keyword{"+", TokenKind::kPlus},
    Keyword{"-", TokenKind::kMinus},        Keyword{"*", TokenKind::kStar},
    Keyword{"/", TokenKind::kSlash},        Keyword{"&", TokenKind::kAnd},
    Keyword{"|", TokenKind::kOr},           Keyword{"^", TokenKind::kCaret},
    Keyword{"%", TokenKind::kPercent},
};

TokenKind keyword_or_identifier(std::string_view text) {
  const auto it = std::lower_bound(kKeywords.begin(), kKeywords.end(), text,
                                   [](const Keyword& k, std::string_view t) { return k.text < t; });
  return it != kKeywords.end() && it->text == text ? it->kind : TokenKind::kIdentifier;
}

bool is_surrogate(char32_t c) { return c >= 0xD800 && c <= 0xDFFF; }

// Length of the well-formed UTF-8 sequence at `at` and its code point; 0 when malformed.
std::size_t decode_utf8(std::string_view text, std::size_t at, char32_t& value) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80                   ? 1
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                             : lead >= 0xF0 && lead < 0xF5 ? 4
                                                           : 0;
  if (length == 0 || at + length > text.size()) return 0;
  value = length == 1 ? lead : lead & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
    value = value << 6 | (byte(i) & 0x3Fu);
  }
  if ((length == 3 && value < 0x800) || is_surrogate(value)) return 0;
  if (length == 4 && (value < 0x10000 || value > 0x10FFFF)) return 0;
  return length;
}

void append_utf8(std::string& out, char32_t c) {
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += static_cast<char>(0xC0 | c >> 6);
    out += static_cast<char>(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    out += static_cast<char>(0xE0 | c >> 12);
    out += static_cast<char>(0x80 | (c >> 6 & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
  } else {
    out += static_cast<char>(0xF0 | c >> 18);
    out += static_cast<char>(0x80 | (c >> 12 & 0x3F));
    out += static_cast<char>(0x80 | (c >> 6 & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
  }
}

}  // namespace

void append_utf16(std::u16string& out, char32_t c) {
  if (c == kMalformed || c == kBadEscape) {
    out += u'\uFFFD';
  } else if (c >= 0x10000) {
    out += static_cast<char16_t>(0xD800 + ((c - 0x10000) >> 10));
    out += static_cast<char16_t>(0xDC00 + ((c - 0x10000) & 0x3FF));
  } else {
    out += static_cast<char16_t>(c);
  }
}

std::vector<Token> Lexer::run() {
  if (check_encoding()) {
    load();
    while (next_token()) {}
  }
  emit(TokenKind::kEnd, file_.size(), file_.size());
  return std::move(tokens_);
}

bool Lexer::check_encoding() {
  if (const std::size_t nul = text_.find('\0'); nul != std::string_view::npos) {
    const auto at = static_cast<std::uint32_t>(nul);
    error(at, at + 1, "this is not a Java source file: it contains a NUL byte").hint = "a source file is text in UTF-8";
    return false;
  }
  for (std::size_t i = 0; i < text_.size();) {
    if (static_cast<unsigned char>(text_[i]) < 0x80) {
      ++i;
      continue;
    }
    char32_t value;
    std::size_t length = decode_utf8(text_, i, value);
    if (length != 0) {
      i += length;
      continue;
    }
    const std::size_t begin = i;
    while (i < text_.size() && static_cast<unsigned char>(text_[i]) >= 0x80 && decode_utf8(text_, i, value) == 0) ++i;
    constexpr const char* kHex = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(text_[begin]);
    error(static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(i),
          std::string("unmappable character (0x") + kHex[byte >> 4] + kHex[byte & 15] + ") for encoding UTF-8");
  }
  return true;
}

Lexer::Char Lexer::decode(std::uint32_t at, bool after_backslash) const {
  if (at >= text_.size()) return {kNoChar, 0, false};
  const unsigned char byte = static_cast<unsigned char>(text_[at]);
  if (byte == '\\' && !after_backslash && at + 1 < text_.size() && text_[at + 1] == 'u') return decode_escape(at);
  if (byte < 0x80) return {byte, 1, false};
  char32_t value = 0;
  if (const std::size_t length = decode_utf8(text_, at, value))
    return {value, static_cast<std::uint32_t>(length), false};
  return {kMalformed, 1, false};
}

Lexer::Char Lexer::decode_escape(std::uint32_t at) const {
  std::uint32_t i = at + 1;
  while (i < text_.size() && text_[i] == 'u') ++i;
  char32_t value = 0;
  for (int digits = 0; digits < 4; ++digits, ++i) {
    const int digit = i < text_.size() ? hex_value(static_cast<unsigned char>(text_[i])) : -1;
    if (digit < 0) return {kBadEscape, i - at, true};
    value = value << 4 | static_cast<char32_t>(digit);
  }
  return {value, i - at, true};
}

void Lexer::load() {
  current_ = decode(pos_, after_backslash_ && !after_escape_);
  while (current_.value == kBadEscape) {
    error(pos_, pos_ + current_.size, "illegal unicode escape");
    broken_escape_ = true;
    pos_ += current_.size;
    current_ = decode(pos_, false);
  }
}

void Lexer::advance() {
  after_backslash_ = current_.value == '\\' && !after_backslash_;
  after_escape_ = current_.escaped;
  pos_ += current_.size;
  load();
}

Token& Lexer::emit(TokenKind kind, std::uint32_t begin, std::uint32_t end) {
  Token token;
  token.kind = kind;
  token.joined = !tokens_.empty() && tokens_.back().range.end == begin;
  token.range = {file_.id(), begin, end};
  tokens_.push_back(token);
  return tokens_.back();
}

bool Lexer::next_token() {
  if (!skip_blank()) return true;
  if (std::exchange(broken_escape_, false)) emit_hole(pos_);
  const std::uint32_t begin = pos_;
  const char32_t first = c();
  if (first == kNoChar) return false;
  if (first == 0x1A && pos_ + current_.size == text_.size()) return false;  // Control-Z may end a file (JLS 3.5)
  if (starts_identifier()) {
    identifier(begin);
  } else if (is_digit(first) || (first == '.' && is_digit(peek()))) {
    number(begin);
  } else if (first == '"') {
    string_or_text_block(begin);
  } else if (first == '\'') {
    char_literal(begin);
  } else if (!operator_token(begin)) {
    illegal_character(begin);
  }
  return true;
}

bool Lexer::skip_blank() {
  for (;;) {
    switch (c()) {
      case ' ':
      case '\t':
      case '\n':
      case '\r':
      case '\f': advance(); continue;
      case '/':
        if (peek() == '/') {
          while (!at_line_end()) advance();
          continue;
        }
        if (peek() == '*') {
          const std::uint32_t begin = pos_;
          advance();
          advance();
          while (c() != kNoChar && !(c() == '*' && peek() == '/')) advance();
          if (c() == kNoChar) {
            error(begin, begin + 2, "unclosed comment");
            emit_hole(begin);
            return false;
          }
          advance();
          advance();
          continue;
        }
        return true;
      default: return true;
    }
  }
}

char32_t Lexer::code_point(bool& two) const {
  two = false;
  if (!(current_.escaped && c() >= 0xD800 && c() < 0xDC00)) return c();
  const Char low = decode(pos_ + current_.size, false);
  if (!(low.escaped && low.value >= 0xDC00 && low.value < 0xE000)) return c();
  two = true;
  return 0x10000 + ((c() - 0xD800) << 10) + (low.value - 0xDC00);
}

bool Lexer::starts_identifier() const {
  if (c() < 0x80) return is_identifier_start(c());
  bool two;
  return is_identifier_start(code_point(two));
}

void Lexer::identifier(std::uint32_t begin) {
  buffer_.clear();
  for (;;) {
    bool two;
    const char32_t point = code_point(two);
    if (!is_identifier_part(point)) break;
    if (!is_identifier_ignorable(point)) append_utf8(buffer_, point);
    if (two) advance();
    advance();
  }
  const TokenKind kind = keyword_or_identifier(buffer_);
  Token& token = emit(kind, begin, pos_);
  if (kind == TokenKind::kIdentifier) token.text = arena_.intern(buffer_);
}

bool Lexer::operator_token(std::uint32_t begin) {
  if (c() >= 0x80) return false;
  for (const Keyword& op : kOperators) {
    if (op.text[0] != static_cast<char>(c())) continue;
    if (op.text.size() == 1) {
      advance();
      emit(op.kind, begin, pos_);
      return true;
    }
    // Looked at character by character: any of them may be written as an escape.
    std::uint32_t at = pos_;
    bool matches = true;
    for (const char wanted : op.text) {
      const Char here = decode(at, false);
      matches = matches && here.value == static_cast<char32_t>(wanted);
      at += here.size;
    }
    if (!matches) continue;
    for (std::size_t i = 0; i < op.text.size(); ++i) advance();
    emit(op.kind, begin, pos_);
    return true;
  }
  return false;
}

void Lexer::illegal_character(std::uint32_t begin) {
  const char32_t bad = c();
  const auto is_illegal = [&] {
    if (c() == kMalformed) return true;
    if (c() == kNoChar || c() <= ' ')
      return c() != kNoChar && c() != ' ' && c() != '\t' && c() != '\n' && c() != '\r' && c() != '\f';
    return c() == '#' || c() == '`' || c() == '\\' || (c() >= 0x7F && !starts_identifier());
  };
  do advance();
  while (is_illegal());
  if (bad != kMalformed) {  // malformed bytes have had their error
    std::string shown;
    if (bad > ' ' && bad < 0x7F) {
      shown = static_cast<char>(bad);
    } else {
      std::u16string units;
      append_utf16(units, bad);
      for (const char16_t unit : units) {
        constexpr const char* kHex = "0123456789abcdef";
        shown += "\\u";
        for (int shift = 12; shift >= 0; shift -= 4) shown += kHex[unit >> shift & 15];
      }
    }
    base::Diagnostic& d = error(begin, pos_, "illegal character: '" + shown + "'");
    if (bad == 0xFEFF && begin == 0) d.hint = "the file starts with a byte order mark; save it as UTF-8 without one";
    if (bad >= 0x2018 && bad <= 0x201F) d.hint = "Java uses the plain quotes \" and '";
    if (bad == 0xA0 || bad == 0x200B) d.hint = "this is an invisible character; replace it by a blank";
  }
  emit_hole(begin);
}

std::vector<Token> lex(const base::SourceFile& file, Arena& arena, base::Diagnostics& diagnostics) {
  return Lexer(file, arena, diagnostics).run();
}

}  // namespace heddle::lang
