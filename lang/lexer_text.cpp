// Characters, strings and text blocks (JLS 3.10.4 to 3.10.7).
#include "lang/lexer_impl.h"
#include "lang/text_block.h"

namespace heddle::lang {

void Lexer::escape(std::u16string& out, std::uint32_t begin, bool in_text_block) {
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

void Lexer::string_or_text_block(std::uint32_t begin) {
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

void Lexer::text_block(std::uint32_t begin) {
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

void Lexer::take_line_end() {
  const bool carriage_return = c() == '\r';
  advance();
  if (carriage_return) accept('\n');
}

void Lexer::char_literal(std::uint32_t begin) {
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

}  // namespace heddle::lang
