// The inside of the lexer, shared by lexer*.cpp only.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lang/lexer.h"

namespace heddle::lang {

// No characters of the text, but what stands for one at a place.
inline constexpr char32_t kNoChar = 0xFFFFFFFF;     // end of the text
inline constexpr char32_t kMalformed = 0xFFFFFFFE;  // bytes that are no UTF-8, reported before lexing starts
inline constexpr char32_t kBadEscape = 0xFFFFFFFD;  // a broken \u escape

// The value of a hexadecimal digit; -1: it is none.
inline int hex_value(char32_t c) {
  if (c >= '0' && c <= '9') return static_cast<int>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<int>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<int>(c - 'A' + 10);
  return -1;
}
inline bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }
// Appends the UTF-16 units of a code point; of what is none, the replacement character.
void append_utf16(std::u16string& out, char32_t c);

class Lexer {
 public:
  Lexer(const base::SourceFile& file, Arena& arena, base::Diagnostics& diagnostics)
      : file_(file), text_(file.text()), arena_(arena), diagnostics_(diagnostics) {}

  std::vector<Token> run();

 private:
  // ---- characters

  // True when the text can be lexed. Malformed bytes are reported here, one error for each run of them.
  bool check_encoding();

  struct Char {
    char32_t value;
    std::uint32_t size;  // in bytes of the file
    bool escaped;        // from \uXXXX
  };

  // The character at byte `at`; `after_backslash`: an unpaired raw backslash stands before it (JLS 3.3). As in javac,
  // one from an escape pairs with a raw one behind it, too, but an escape may follow it.
  Char decode(std::uint32_t at, bool after_backslash) const;
  Char decode_escape(std::uint32_t at) const;

  // Makes the character at pos_ current.
  void load();
  void advance();
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

  Token& emit(TokenKind kind, std::uint32_t begin, std::uint32_t end);
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

  // ---- tokens (lexer.cpp)

  // False at the end of the text.
  bool next_token();

  // Blanks and comments. False after an unclosed comment.
  bool skip_blank();

  // The identifier character at the current place, two escaped surrogates joined; `size` of them are to be consumed.
  char32_t code_point(bool& two) const;
  bool starts_identifier() const;
  void identifier(std::uint32_t begin);
  bool operator_token(std::uint32_t begin);
  void illegal_character(std::uint32_t begin);

  // ---- numbers (lexer_numbers.cpp)

  // Appends the digits of `radix` and underscores to buffer_ (without the underscores). False: "illegal underscore"
  // reported.
  bool digits(int radix);

  bool leading_underscore();
  void number(std::uint32_t begin);

  // After 0x...: does the dot belong to the number? (0x1.p0, 0x1.8p0, but not 0x1.foo; 0x1.e is a malformed float.)
  bool is_hex_fraction() const;
  template <class T>
  void floating_literal(std::uint32_t begin, bool legal, int radix, TokenKind kind, ConstantKind constant_kind);
  void integer_literal(std::uint32_t begin, bool legal, int radix);

  // ---- characters and strings (lexer_text.cpp)

  // Behind a backslash: appends the escape's meaning. `in_text_block` keeps the escape as written (it is interpreted
  // after stripping) and allows an escaped line end.
  void escape(std::u16string& out, std::uint32_t begin, bool in_text_block);
  void string_or_text_block(std::uint32_t begin);
  void text_block(std::uint32_t begin);
  void take_line_end();
  void char_literal(std::uint32_t begin);

  const base::SourceFile& file_;
  std::string_view text_;
  Arena& arena_;
  base::Diagnostics& diagnostics_;
  std::vector<Token> tokens_;
  std::uint32_t pos_ = 0;  // byte offset of current_
  Char current_{kNoChar, 0, false};
  bool after_backslash_ = false;  // an unpaired backslash stands before pos_
  bool after_escape_ = false;     // what stands before pos_ came from \uXXXX
  bool broken_escape_ = false;    // a broken \u escape was dropped since the last token
  std::string buffer_;            // digits or identifier being collected
};

}  // namespace heddle::lang
