// Numbers (JLS 3.10.1, 3.10.2).
#include <algorithm>
#include <charconv>
#include <cmath>

#include "lang/lexer_impl.h"

namespace heddle::lang {

bool Lexer::digits(int radix) {
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

bool Lexer::leading_underscore() {
  if (c() != '_') return true;
  error(pos_, pos_ + 1, "illegal underscore");
  return false;
}

void Lexer::number(std::uint32_t begin) {
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

bool Lexer::is_hex_fraction() const {
  const char32_t next = peek();
  return hex_value(next) >= 0 || next == '_' || next == 'p' || next == 'P';
}

template <class T>
void Lexer::floating_literal(std::uint32_t begin, bool legal, int radix, TokenKind kind, ConstantKind constant_kind) {
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

void Lexer::integer_literal(std::uint32_t begin, bool legal, int radix) {
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

}  // namespace heddle::lang
