#include "lang/lexer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "lang/identifier_chars.h"
#include "lang/text_block.h"

namespace heddle::lang {
namespace {

constexpr char32_t kNoChar = 0xFFFFFFFF;     // end of the text
constexpr char32_t kMalformed = 0xFFFFFFFE;  // bytes that are no UTF-8, reported before lexing starts
constexpr char32_t kBadEscape = 0xFFFFFFFD;  // a broken \u escape

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

int hex_value(char32_t c) {
  if (c >= '0' && c <= '9') return static_cast<int>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<int>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<int>(c - 'A' + 10);
  return -1;
}
bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }
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

class Lexer {
 public:
  Lexer(const base::SourceFile& file, Arena& arena, base::Diagnostics& diagnostics)
      : file_(file), text_(file.text()), arena_(arena), diagnostics_(diagnostics) {}

  std::vector<Token> run() {
    if (check_encoding()) {
      load();
      while (next_token()) {}
    }
    emit(TokenKind::kEnd, file_.size(), file_.size());
    return std::move(tokens_);
  }

 private:
  // ---- characters

  // True when the text can be lexed. Malformed bytes are reported here, one error for each run of them.
  bool check_encoding() {
    if (const std::size_t nul = text_.find('\0'); nul != std::string_view::npos) {
      const auto at = static_cast<std::uint32_t>(nul);
      error(at, at + 1, "this is not a Java source file: it contains a NUL byte").hint =
          "a source file is text in UTF-8";
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

  struct Char {
    char32_t value;
    std::uint32_t size;  // in bytes of the file
    bool escaped;        // from \uXXXX
  };

  // The character at byte `at`; `after_backslash`: an unpaired raw backslash stands before it (JLS 3.3).
  Char decode(std::uint32_t at, bool after_backslash) const {
    if (at >= text_.size()) return {kNoChar, 0, false};
    const unsigned char byte = static_cast<unsigned char>(text_[at]);
    if (byte == '\\' && !after_backslash && at + 1 < text_.size() && text_[at + 1] == 'u') return decode_escape(at);
    if (byte < 0x80) return {byte, 1, false};
    char32_t value = 0;
    if (const std::size_t length = decode_utf8(text_, at, value))
      return {value, static_cast<std::uint32_t>(length), false};
    return {kMalformed, 1, false};
  }

  Char decode_escape(std::uint32_t at) const {
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

  // Makes the character at pos_ current.
  void load() {
    current_ = decode(pos_, after_backslash_);
    while (current_.value == kBadEscape) {
      error(pos_, pos_ + current_.size, "illegal unicode escape");
      broken_escape_ = true;
      pos_ += current_.size;
      current_ = decode(pos_, false);
    }
  }
  void advance() {
    after_backslash_ = current_.value == '\\' && !current_.escaped && !after_backslash_;
    pos_ += current_.size;
    load();
  }
  char32_t c() const { return current_.value; }
  char32_t peek() const {
    const bool after = current_.value == '\\' && !current_.escaped && !after_backslash_;
    return decode(pos_ + current_.size, after).value;
  }
  bool accept(char32_t expected) {
    if (c() != expected) return false;
    advance();
    return true;
  }
  bool at_line_end() const { return c() == '\n' || c() == '\r' || c() == kNoChar; }

  // ---- results

  base::Diagnostic& error(std::uint32_t begin, std::uint32_t end, std::string message) {
    return diagnostics_.error({file_.id(), begin, end}, std::move(message));
  }

  Token& emit(TokenKind kind, std::uint32_t begin, std::uint32_t end) {
    Token token;
    token.kind = kind;
    token.joined = !tokens_.empty() && tokens_.back().range.end == begin;
    token.range = {file_.id(), begin, end};
    tokens_.push_back(token);
    return tokens_.back();
  }
  template <class T>
  Token& emit_literal(TokenKind kind, std::uint32_t begin, ConstantKind constant_kind, T value) {
    ConstantValue* constant = arena_.make<ConstantValue>();
    constant->kind = constant_kind;
    constant->value = std::move(value);
    Token& token = emit(kind, begin, pos_);
    token.constant = constant;
    return token;
  }
  // Tells the parser that text was dropped here, so that it does not complain about what is missing.
  void emit_hole(std::uint32_t begin) { emit(TokenKind::kError, begin, pos_); }

  // ---- tokens

  // False at the end of the text.
  bool next_token() {
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

  // Blanks and comments. False after an unclosed comment.
  bool skip_blank() {
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

  // The identifier character at the current place, two escaped surrogates joined; `size` of them are to be consumed.
  char32_t code_point(bool& two) const {
    two = false;
    if (!(current_.escaped && c() >= 0xD800 && c() < 0xDC00)) return c();
    const Char low = decode(pos_ + current_.size, false);
    if (!(low.escaped && low.value >= 0xDC00 && low.value < 0xE000)) return c();
    two = true;
    return 0x10000 + ((c() - 0xD800) << 10) + (low.value - 0xDC00);
  }
  bool starts_identifier() const {
    if (c() < 0x80) return is_identifier_start(c());
    bool two;
    return is_identifier_start(code_point(two));
  }

  void identifier(std::uint32_t begin) {
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

  bool operator_token(std::uint32_t begin) {
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

  void illegal_character(std::uint32_t begin) {
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

  // ---- numbers (JLS 3.10.1, 3.10.2)

  // Appends the digits of `radix` and underscores to buffer_ (without the underscores). False: "illegal underscore"
  // reported.
  bool digits(int radix) {
    bool legal = true;
    std::uint32_t last_underscore = 0;
    bool underscore = false;
    for (;; advance()) {
      if (c() == '_') {
        underscore = true;
        last_underscore = pos_;
        continue;
      }
      // Too large digits of octal and binary numbers are taken in, so that they can be reported.
      const int digit = hex_value(c());
      if (digit < 0 || digit >= std::max(radix, 10)) break;
      buffer_ += static_cast<char>(c());
      underscore = false;
    }
    if (underscore) {
      error(last_underscore, last_underscore + 1, "illegal underscore");
      legal = false;
    }
    return legal;
  }

  bool leading_underscore() {
    if (c() != '_') return true;
    error(pos_, pos_ + 1, "illegal underscore");
    return false;
  }

  void number(std::uint32_t begin) {
    buffer_.clear();
    int radix = 10;
    bool legal = true;
    bool floating = false;
    bool fraction_digits = false;
    if (c() == '0' && (peek() == 'x' || peek() == 'X')) {
      advance();
      advance();
      radix = 16;
      legal = leading_underscore();
    } else if (c() == '0' && (peek() == 'b' || peek() == 'B')) {
      advance();
      advance();
      radix = 2;
      legal = leading_underscore();
    }
    legal = digits(radix) && legal;
    const bool whole_digits = !buffer_.empty();
    if (c() == '.' && radix != 2 && (radix == 16 ? is_hex_fraction() : true)) {
      floating = true;
      buffer_ += '.';
      advance();
      legal = leading_underscore() && legal;
      const std::size_t before = buffer_.size();
      legal = digits(radix) && legal;
      fraction_digits = buffer_.size() != before;
    }
    if (!whole_digits && !fraction_digits) {
      if (legal) {
        error(begin, pos_,
              radix == 2 ? "binary numbers must contain at least one binary digit"
                         : "hexadecimal numbers must contain at least one hexadecimal digit");
      }
      legal = false;
    }
    const bool exponent = radix == 10 ? c() == 'e' || c() == 'E' : radix == 16 && (c() == 'p' || c() == 'P');
    if (exponent) {
      floating = true;
      buffer_ += radix == 10 ? 'e' : 'p';
      advance();
      if (c() == '+' || c() == '-') {
        if (c() == '-') buffer_ += '-';
        advance();
      }
      if (is_digit(c())) {
        legal = digits(10) && legal;
      } else {
        if (legal) error(begin, pos_, "malformed floating-point literal");
        legal = false;
      }
    } else if (floating && radix == 16) {
      if (legal) error(begin, pos_, "malformed floating-point literal");
      legal = false;
    }
    if (radix != 2 && (c() == 'f' || c() == 'F') && (radix == 10 || floating)) {
      advance();
      floating_literal<float>(begin, legal, radix, TokenKind::kFloatLiteral, ConstantKind::kFloat);
    } else if (radix != 2 && (c() == 'd' || c() == 'D') && (radix == 10 || floating)) {
      advance();
      floating_literal<double>(begin, legal, radix, TokenKind::kDoubleLiteral, ConstantKind::kDouble);
    } else if (floating) {
      floating_literal<double>(begin, legal, radix, TokenKind::kDoubleLiteral, ConstantKind::kDouble);
    } else {
      integer_literal(begin, legal, radix);
    }
  }

  // After 0x...: does the dot belong to the number? (0x1.p0, 0x1.8p0, but not 0x1.foo; 0x1.e is a malformed float.)
  bool is_hex_fraction() const {
    const char32_t next = peek();
    return hex_value(next) >= 0 || next == '_' || next == 'p' || next == 'P';
  }

  template <class T>
  void floating_literal(std::uint32_t begin, bool legal, int radix, TokenKind kind, ConstantKind constant_kind) {
    T value = 0;
    if (legal) {
      const std::size_t exponent_at = buffer_.find(radix == 10 ? 'e' : 'p');
      const std::string_view mantissa = std::string_view(buffer_).substr(0, exponent_at);
      const std::size_t first_digit = mantissa.find_first_not_of("0.");
      if (first_digit != std::string_view::npos) {
        const char* end = buffer_.data() + buffer_.size();
        const auto result = std::from_chars(buffer_.data(), end, value,
                                            radix == 10 ? std::chars_format::general : std::chars_format::hex);
        const bool out_of_range = result.ec == std::errc::result_out_of_range;
        if (out_of_range || std::isinf(value) || value == 0) {
          // Which side? The exponent decides; one digit weighs at most 4 bits or one decade.
          const std::size_t dot = std::min(mantissa.find('.'), mantissa.size());
          double magnitude = static_cast<double>(dot) - static_cast<double>(first_digit);
          if (radix == 16) magnitude *= 4;
          double exponent = 0;
          if (exponent_at != std::string::npos)
            for (std::size_t i = exponent_at + 1; i < buffer_.size(); ++i)
              if (is_digit(static_cast<unsigned char>(buffer_[i]))) exponent = exponent * 10 + (buffer_[i] - '0');
          if (exponent_at != std::string::npos && buffer_[exponent_at + 1] == '-') exponent = -exponent;
          error(begin, pos_,
                magnitude + exponent > 0 ? "floating-point number too large" : "floating-point number too small");
          value = 0;
        }
      }
    }
    emit_literal(kind, begin, constant_kind, value);
  }

  void integer_literal(std::uint32_t begin, bool legal, int radix) {
    const bool is_long = c() == 'l' || c() == 'L';
    if (is_long) advance();
    if (radix == 10 && buffer_.size() > 1 && buffer_[0] == '0') radix = 8;
    std::uint64_t value = 0;
    bool too_large = false;
    bool bad_digit = false;
    for (const char digit_char : buffer_) {
      const auto digit = static_cast<std::uint64_t>(hex_value(static_cast<unsigned char>(digit_char)));
      bad_digit = bad_digit || digit >= static_cast<std::uint64_t>(radix);
      too_large = too_large || __builtin_mul_overflow(value, static_cast<std::uint64_t>(radix), &value) ||
                  __builtin_add_overflow(value, digit, &value);
    }
    const std::uint64_t minimum = is_long ? std::uint64_t{1} << 63 : std::uint64_t{1} << 31;
    const std::uint64_t limit = radix == 10 ? minimum : is_long ? ~std::uint64_t{0} : 0xFFFFFFFFu;
    if (legal && bad_digit) {
      error(begin, pos_,
            radix == 8 ? "digits 8 and 9 are not allowed in an octal number"
                       : "only the digits 0 and 1 are allowed in a binary number")
          .hint = radix == 8 ? "a number that starts with 0 is octal" : "";
      legal = false;
    } else if (legal && (too_large || value > limit)) {
      base::Diagnostic& d = error(begin, pos_, "integer number too large");
      if (!is_long && !too_large && value <= 0x7FFFFFFFFFFFFFFFu) d.hint = "a long literal ends with L";
      legal = false;
    }
    if (!legal) value = 0;
    Token& token =
        is_long ? emit_literal(TokenKind::kLongLiteral, begin, ConstantKind::kLong, static_cast<std::int64_t>(value))
                : emit_literal(TokenKind::kIntLiteral, begin, ConstantKind::kInt,
                               static_cast<std::int32_t>(static_cast<std::uint32_t>(value)));
    token.min_magnitude = radix == 10 && value == minimum;
  }

  // ---- characters and strings (JLS 3.10.4 to 3.10.7)

  // Behind a backslash: appends the escape's meaning. `in_text_block` keeps the escape as written (it is interpreted
  // after stripping) and allows an escaped line end.
  void escape(std::u16string& out, std::uint32_t begin, bool in_text_block) {
    const auto put = [&](char16_t unit) {
      if (in_text_block) {
        out += u'\\';
        append_utf16(out, c());
      } else {
        out += unit;
      }
      advance();
    };
    switch (c()) {
      case 'b': return put(u'\b');
      case 't': return put(u'\t');
      case 'n': return put(u'\n');
      case 'f': return put(u'\f');
      case 'r': return put(u'\r');
      case 's': return put(u' ');
      case '\'': return put(u'\'');
      case '"': return put(u'"');
      case '\\': return put(u'\\');
      case '0':
      case '1':
      case '2':
      case '3':
      case '4':
      case '5':
      case '6':
      case '7': {
        if (in_text_block) return put(0);
        const int most = c() <= '3' ? 3 : 2;
        int value = 0;
        for (int i = 0; i < most && c() >= '0' && c() <= '7'; ++i, advance())
          value = value * 8 + static_cast<int>(c() - '0');
        out += static_cast<char16_t>(value);
        return;
      }
      case '\n':
      case '\r':
        if (in_text_block) {
          out += u'\\';
          return;  // the caller takes the line end
        }
        [[fallthrough]];
      case kNoChar:
        if (!in_text_block && c() != kNoChar) return;  // the caller reports the unclosed literal
        [[fallthrough]];
      default:
        error(begin, pos_, "illegal escape character").hint =
            "the escapes are \\b \\t \\n \\f \\r \\s \\\" \\' \\\\, octal ones and \\uXXXX";
        if (!at_line_end()) {
          append_utf16(out, c());
          advance();
        }
    }
  }

  void string_or_text_block(std::uint32_t begin) {
    advance();
    if (c() == '"' && peek() == '"') {
      advance();
      advance();
      return text_block(begin);
    }
    std::u16string value;
    while (c() != '"') {
      if (at_line_end()) {
        error(begin, begin + 1, "unclosed string literal");
        emit_literal(TokenKind::kStringLiteral, begin, ConstantKind::kString, std::move(value));
        return emit_hole(pos_);
      }
      if (c() == '\\') {
        const std::uint32_t at = pos_;
        advance();
        escape(value, at, false);
      } else {
        append_utf16(value, c());
        advance();
      }
    }
    advance();
    emit_literal(TokenKind::kStringLiteral, begin, ConstantKind::kString, std::move(value));
  }

  void text_block(std::uint32_t begin) {
    while (c() == ' ' || c() == '\t' || c() == '\f') advance();
    if (!at_line_end() || c() == kNoChar) {
      error(begin, begin + 3, "illegal text block open delimiter sequence, missing line terminator").hint =
          "the text starts on the line after \"\"\"";
      // Go on behind the closing delimiter if it is on the same line.
      while (!at_line_end() && !(c() == '"' && peek() == '"')) advance();
      while (accept('"')) {}
      emit_literal(TokenKind::kTextBlock, begin, ConstantKind::kString, std::u16string());
      return emit_hole(pos_);
    }
    take_line_end();
    std::u16string raw;
    for (int quotes = 0; quotes < 3;) {
      if (c() == kNoChar) {
        error(begin, begin + 3, "unclosed text block");
        raw.clear();
        emit_literal(TokenKind::kTextBlock, begin, ConstantKind::kString, std::move(raw));
        return emit_hole(pos_);
      }
      if (c() == '"') {
        ++quotes;
        raw += u'"';
        advance();
        continue;
      }
      quotes = 0;
      if (c() == '\\') {
        const std::uint32_t at = pos_;
        advance();
        escape(raw, at, true);
      } else if (at_line_end()) {
        take_line_end();
        raw += u'\n';
      } else {
        append_utf16(raw, c());
        advance();
      }
    }
    raw.resize(raw.size() - 3);
    emit_literal(TokenKind::kTextBlock, begin, ConstantKind::kString, text_block_value(raw));
  }

  void take_line_end() {
    const bool carriage_return = c() == '\r';
    advance();
    if (carriage_return) accept('\n');
  }

  void char_literal(std::uint32_t begin) {
    advance();
    std::u16string value;
    if (c() == '\'') {
      advance();
      error(begin, pos_, "empty character literal");
      emit_literal(TokenKind::kCharLiteral, begin, ConstantKind::kChar, std::int32_t{0});
      return;
    }
    if (at_line_end()) {
      error(begin, begin + 1, "illegal line end in character literal");
      emit_literal(TokenKind::kCharLiteral, begin, ConstantKind::kChar, std::int32_t{0});
      return emit_hole(pos_);
    }
    if (c() == '\\') {
      const std::uint32_t at = pos_;
      advance();
      escape(value, at, false);
    } else {
      append_utf16(value, c());
      advance();
    }
    bool hole = false;
    if (value.size() != 1 || c() != '\'') {
      base::Diagnostic& d = error(begin, begin + 1, "unclosed character literal");
      // 'abc': take all of it when it is closed on the same line by a word's end; else only the one character.
      std::uint32_t at = pos_;
      while (at < text_.size() && text_[at] != '\'' && text_[at] != '\n' && text_[at] != ';' && text_[at] != '"') ++at;
      if (at < text_.size() && text_[at] == '\'') {
        if (value.size() > 1 && c() == '\'') {
          d.hint = "this character takes two char values; use a string";
        } else {
          d.hint = "a char literal holds one character; strings are written with double quotes";
        }
        while (pos_ < at && c() != kNoChar) advance();
        accept('\'');
      } else {
        hole = true;
      }
    } else {
      advance();
    }
    emit_literal(TokenKind::kCharLiteral, begin, ConstantKind::kChar,
                 static_cast<std::int32_t>(value.empty() ? 0 : value[0]));
    if (hole) emit_hole(pos_);
  }

  const base::SourceFile& file_;
  std::string_view text_;
  Arena& arena_;
  base::Diagnostics& diagnostics_;
  std::vector<Token> tokens_;
  std::uint32_t pos_ = 0;  // byte offset of current_
  Char current_{kNoChar, 0, false};
  bool after_backslash_ = false;  // an unpaired raw backslash stands before pos_
  bool broken_escape_ = false;    // a broken \u escape was dropped since the last token
  std::string buffer_;            // digits or identifier being collected
};

}  // namespace

std::vector<Token> lex(const base::SourceFile& file, Arena& arena, base::Diagnostics& diagnostics) {
  return Lexer(file, arena, diagnostics).run();
}

}  // namespace heddle::lang
