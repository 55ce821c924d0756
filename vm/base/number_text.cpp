#include "vm/base/number_text.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <vector>

namespace heddle::base {

namespace {

// Unsigned integers of any size, as far as digit generation needs them.
class Big {
 public:
  explicit Big(u64 value) {
    words_.push_back(static_cast<u32>(value));
    words_.push_back(static_cast<u32>(value >> 32));
    trim();
  }
  void multiply(u32 factor) {
    u64 carry = 0;
    for (u32& w : words_) {
      carry += static_cast<u64>(w) * factor;
      w = static_cast<u32>(carry);
      carry >>= 32;
    }
    if (carry != 0) words_.push_back(static_cast<u32>(carry));
  }
  void multiply_power_of_ten(int n) {
    for (; n >= 9; n -= 9) multiply(1000000000u);
    for (; n > 0; --n) multiply(10);
  }
  void shift_left(int bits) {
    if (words_.empty()) return;
    const int rest = bits % 32;
    if (rest != 0) multiply(1u << rest);
    words_.insert(words_.begin(), static_cast<size_t>(bits / 32), 0u);
  }
  bool has_bits_from(int) const { return false; }
  static int compare(const Big& a, const Big& b) {
    if (a.words_.size() != b.words_.size()) return a.words_.size() < b.words_.size() ? -1 : 1;
    for (size_t i = a.words_.size(); i-- > 0;)
      if (a.words_[i] != b.words_[i]) return a.words_[i] < b.words_[i] ? -1 : 1;
    return 0;
  }
  static Big sum(const Big& a, const Big& b) {
    Big r(0);
    u64 carry = 0;
    for (size_t i = 0; i < a.words_.size() || i < b.words_.size() || carry != 0; ++i) {
      if (i < a.words_.size()) carry += a.words_[i];
      if (i < b.words_.size()) carry += b.words_[i];
      r.words_.push_back(static_cast<u32>(carry));
      carry >>= 32;
    }
    r.trim();
    return r;
  }
  // this -= other; precondition: other <= this.
  void subtract(const Big& other) {
    i64 borrow = 0;
    for (size_t i = 0; i < words_.size(); ++i) {
      i64 v = static_cast<i64>(words_[i]) + borrow - (i < other.words_.size() ? static_cast<i64>(other.words_[i]) : 0);
      words_[i] = static_cast<u32>(v);
      borrow = v < 0 ? -1 : 0;
    }
    trim();
  }
  // Small quotients only: *this becomes the remainder.
  int divide(const Big& divisor) {
    int quotient = 0;
    while (compare(*this, divisor) >= 0) {
      subtract(divisor);
      ++quotient;
    }
    return quotient;
  }

 private:
  void trim() {
    while (!words_.empty() && words_.back() == 0) words_.pop_back();
  }
  std::vector<u32> words_;
};

// The same interface for values that fit in 128 bits.
struct Wide {
  unsigned __int128 value;
  void multiply(u32 factor) { value *= factor; }
  bool has_bits_from(int bit) const { return value >> bit != 0; }
  static int compare(const Wide& a, const Wide& b) { return a.value < b.value ? -1 : a.value == b.value ? 0 : 1; }
  static Wide sum(const Wide& a, const Wide& b) { return {a.value + b.value}; }
  int divide(const Wide& divisor) {
    int quotient = static_cast<int>(value / divisor.value);
    value %= divisor.value;
    return quotient;
  }
};

void strip_trailing_zeros(std::string& digits) {
  while (digits.size() > 1 && digits.back() == '0') digits.pop_back();
}

// Digits of b / s * 10^k (first digit before the point) with half-interval m. `exponent_form`: the
// number will be printed with an exponent. A sum that reaches the bit `sign` is taken for a negative number: so does
// OpenJDK 17, where all this fits in an int or a long but for that sum, and for m, of which it knows that.
template <typename N>
void generate(N b, const N& s, N m, int k, bool exponent_form, int sign, Decimal& out) {
  N ten = s;
  ten.multiply(10);
  const auto is_high = [&] {
    const N sum = N::sum(b, m);
    return m.has_bits_from(sign) || (!sum.has_bits_from(sign) && N::compare(sum, ten) > 0);
  };
  std::string& digits = out.digits;
  int q = b.divide(s);
  b.multiply(10);
  m.multiply(10);
  bool low = N::compare(b, m) < 0;
  bool high = is_high();
  if (exponent_form) low = high = false;
  if (q == 0) --k;
  else digits += static_cast<char>('0' + q);
  while (!low && !high) {
    // b is already multiplied by ten: dividing by s gives the next digit.
    q = b.divide(s);
    b.multiply(10);
    m.multiply(10);
    low = N::compare(b, m) < 0;
    high = is_high();
    digits += static_cast<char>('0' + q);
  }
  bool up = high;
  if (high && low) {
    N twice = b;
    twice.multiply(2);
    int c = N::compare(twice, ten);
    up = c > 0 || (c == 0 && (digits.back() - '0') % 2 != 0);
  }
  out.exponent = k + 1;
  if (up) {
    size_t i = digits.size();
    while (i > 0 && digits[i - 1] == '9') digits[--i] = '0';
    if (i == 0) {
      digits.insert(digits.begin(), '1');
      ++out.exponent;
    } else {
      ++digits[i - 1];
    }
  }
  strip_trailing_zeros(digits);
}

// How jdk.internal.math.FloatingDecimal.dtoa of OpenJDK 17 calculates: in words of so many bits (0: of any length),
// with a divisor that has this power of two.
struct Decimals {
  int word, s2;
};
Decimals decimals_of_java(int bits, int binary_exponent, int k, int precision, bool power_of_two) {
  const int tiny = std::max(0, bits - binary_exponent - 1);
  const int b5 = std::max(0, -k), s5 = std::max(0, k);
  int b2 = b5 + tiny + binary_exponent, s2 = s5 + tiny;
  int m2 = b2 - precision;
  b2 -= bits - 1;
  const int common = std::min(b2, s2);
  b2 -= common;
  s2 -= common;
  m2 -= common;
  if (power_of_two) --m2;
  if (m2 < 0) {
    b2 -= m2;
    s2 -= m2;
  }
  const auto bits_of_power = [](int fives) {
    u64 power = 1;
    for (int i = 0; fives < 27 && i < fives; ++i) power *= 5;
    return fives == 0 ? 0 : fives < 27 ? static_cast<int>(std::bit_width(power)) : fives * 3;
  };
  const int b_bits = bits + b2 + bits_of_power(b5);
  const int ten_bits = s2 + 1 + bits_of_power(s5 + 1);
  return {b_bits >= 64 || ten_bits >= 64 ? 0 : b_bits < 32 && ten_bits < 32 ? 32 : 64, s2};
}

// value = fraction * 2^exponent; `precision` bits in the type's fraction.
Decimal decimal_of_parts(u64 fraction, int exponent, int precision) {
  Decimal out;
  if (fraction == 0) {
    out.digits = "0";
    out.exponent = 1;
    return out;
  }
  const int trailing = std::countr_zero(fraction);
  const u64 odd = fraction >> trailing;
  exponent += trailing;
  const int bits = std::bit_width(odd);
  const int binary_exponent = bits - 1 + exponent;
  if (exponent >= 0 && binary_exponent < 63) {
    // A whole number below 2^63: its digits, without those that its precision does not reach.
    u64 value = odd << exponent;
    const int beyond = binary_exponent - precision - 1;
    int insignificant = beyond > 1 ? static_cast<int>(beyond * 0.30102999566398120) : 0;
    u64 unit = 1;
    for (int i = 0; i < insignificant; ++i) unit *= 10;
    if (insignificant > 0) value = (value / unit + (value % unit >= unit / 2 ? 1 : 0)) * unit;
    out.digits = std::to_string(value);
    out.exponent = static_cast<int>(out.digits.size());
    strip_trailing_zeros(out.digits);
    return out;
  }
  // The estimate of David Gay's dtoa; it may be one too high, then the first digit is zero.
  const double scaled = static_cast<double>(odd) / std::ldexp(1.0, bits - 1);
  const int k = static_cast<int>(
      std::floor((scaled - 1.5) * 0.289529654602168 + 0.1760912590558 + binary_exponent * 0.301029995663981));
  const bool exponent_form = k < -3 || k >= 8;
  // b / s = value / 10^k; m = half a unit in the last place, a quarter for powers of two.
  int b2 = exponent, s2 = 0;
  int m2 = exponent + bits - precision - 1;  // log2 of the half unit of a normal number
  const int least = precision == 53 ? -1075 : -150;
  if (m2 < least) m2 = least;
  if (odd == 1) --m2;
  const int lowest = b2 < m2 ? b2 : m2;
  if (lowest < 0) {
    b2 -= lowest;
    m2 -= lowest;
    s2 -= lowest;
  }
  const int ten_bits = (k < 0 ? -k : k) * 10 / 3 + 5;
  if (bits + b2 + (k < 0 ? ten_bits : 0) < 120 && s2 + (k > 0 ? ten_bits : 0) < 120) {
    unsigned __int128 power = 1;
    for (int i = k < 0 ? -k : k; i > 0; --i) power *= 10;
    Wide b{static_cast<unsigned __int128>(odd) << b2}, s{static_cast<unsigned __int128>(1) << s2},
        m{static_cast<unsigned __int128>(1) << m2};
    if (k < 0) {
      b.value *= power;
      m.value *= power;
    } else {
      s.value *= power;
    }
    // (These numbers are OpenJDK's times a power of two.)
    const Decimals java = decimals_of_java(bits, binary_exponent, k, precision, odd == 1);
    const int sign = java.word == 0 ? 127 : java.word - 1 + s2 + std::max(0, k) - java.s2;
    generate(b, s, m, k, exponent_form, sign, out);
    return out;
  }
  Big b(odd), s(1), m(1);
  b.shift_left(b2);
  s.shift_left(s2);
  m.shift_left(m2);
  if (k < 0) {
    b.multiply_power_of_ten(-k);
    m.multiply_power_of_ten(-k);
  } else {
    s.multiply_power_of_ten(k);
  }
  generate(b, s, m, k, exponent_form, 0, out);
  return out;
}

std::string text_of(const Decimal& d) {
  std::string out = d.negative ? "-" : "";
  const int n = static_cast<int>(d.digits.size());
  const int e = d.exponent;
  if (d.digits == "0") return out + "0.0";
  if (e > -3 && e <= 7) {
    if (e <= 0) {
      out += "0.";
      out.append(static_cast<size_t>(-e), '0');
      out += d.digits;
    } else if (n <= e) {
      out += d.digits;
      out.append(static_cast<size_t>(e - n), '0');
      out += ".0";
    } else {
      out += d.digits.substr(0, static_cast<size_t>(e)) + "." + d.digits.substr(static_cast<size_t>(e));
    }
    return out;
  }
  out += d.digits[0];
  out += '.';
  out += n > 1 ? d.digits.substr(1) : "0";
  out += 'E';
  return out + std::to_string(e - 1);
}

template <typename T>
std::string text_of_real(T value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  return text_of(decimal_of(value));
}

std::string hex_text(bool negative, u64 fraction, int digits, int exponent, bool subnormal) {
  std::string out = negative ? "-0x" : "0x";
  out += subnormal ? "0." : "1.";
  std::string hex;
  for (int i = digits - 1; i >= 0; --i) hex += "0123456789abcdef"[(fraction >> (4 * i)) & 15];
  strip_trailing_zeros(hex);
  return out + hex + "p" + std::to_string(exponent);
}

// Checks the form that Java reads: digits, point, exponent, or hexadecimal with `p`; suffix cut off.
bool has_number_form(std::string_view t, bool* hexadecimal) {
  size_t i = 0;
  *hexadecimal = t.size() > 2 && t[0] == '0' && (t[1] == 'x' || t[1] == 'X');
  if (*hexadecimal) i = 2;
  auto is_digit = [&](char c) {
    return (c >= '0' && c <= '9') || (*hexadecimal && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
  };
  size_t digits = 0;
  while (i < t.size() && is_digit(t[i])) ++i, ++digits;
  if (i < t.size() && t[i] == '.') {
    ++i;
    while (i < t.size() && is_digit(t[i])) ++i, ++digits;
  }
  if (digits == 0) return false;
  const bool exponent = i < t.size() && (*hexadecimal ? t[i] == 'p' || t[i] == 'P' : t[i] == 'e' || t[i] == 'E');
  if (!exponent) return i == t.size() && !*hexadecimal;
  ++i;
  if (i < t.size() && (t[i] == '+' || t[i] == '-')) ++i;
  size_t exponent_digits = 0;
  while (i < t.size() && t[i] >= '0' && t[i] <= '9') ++i, ++exponent_digits;
  return exponent_digits > 0 && i == t.size();
}

template <typename T>
bool parse_real(std::string_view text, T* value) {
  while (!text.empty() && static_cast<unsigned char>(text.front()) <= ' ') text.remove_prefix(1);
  while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ') text.remove_suffix(1);
  bool negative = false;
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) {
    negative = text[0] == '-';
    text.remove_prefix(1);
  }
  T result;
  if (text == "NaN") {
    result = std::numeric_limits<T>::quiet_NaN();
  } else if (text == "Infinity") {
    result = std::numeric_limits<T>::infinity();
  } else {
    if (!text.empty()) {
      const char last = text.back();
      if (last == 'd' || last == 'D' || last == 'f' || last == 'F') {
        // In a hexadecimal number they are digits before the exponent; the form check tells.
        bool hex = text.size() > 2 && (text[1] == 'x' || text[1] == 'X');
        if (!hex || text.find_first_of("pP") != std::string_view::npos) text.remove_suffix(1);
      }
    }
    bool hexadecimal = false;
    if (!has_number_form(text, &hexadecimal)) return false;
    std::string_view body = hexadecimal ? text.substr(2) : text;
    result = 0;
    auto [end, error] = std::from_chars(body.data(), body.data() + body.size(), result,
                                        hexadecimal ? std::chars_format::hex : std::chars_format::general);
    if (error == std::errc::result_out_of_range) {
      // Too large or too small: strtod gives infinity or zero (or the nearest subnormal).
      const std::string copy(text);
      if constexpr (sizeof(T) == 8) result = std::strtod(copy.c_str(), nullptr);
      else result = std::strtof(copy.c_str(), nullptr);
    } else if (error != std::errc() || end != body.data() + body.size()) {
      return false;
    }
  }
  *value = negative ? -result : result;
  return true;
}

}  // namespace

Decimal decimal_of(double value) {
  const u64 bits = std::bit_cast<u64>(value);
  const int biased = static_cast<int>(bits >> 52) & 0x7ff;
  u64 fraction = bits & ((1ull << 52) - 1);
  if (biased != 0) fraction |= 1ull << 52;
  Decimal d = decimal_of_parts(fraction, (biased != 0 ? biased : 1) - 1075, 53);
  d.negative = bits >> 63 != 0;
  return d;
}

Decimal decimal_of(float value) {
  const u32 bits = std::bit_cast<u32>(value);
  const int biased = static_cast<int>(bits >> 23) & 0xff;
  u32 fraction = bits & ((1u << 23) - 1);
  if (biased != 0) fraction |= 1u << 23;
  Decimal d = decimal_of_parts(fraction, (biased != 0 ? biased : 1) - 150, 24);
  d.negative = bits >> 31 != 0;
  return d;
}

std::string double_text(double value) { return text_of_real(value); }
std::string float_text(float value) { return text_of_real(value); }

std::string double_hex_text(double value) {
  if (std::isnan(value) || std::isinf(value)) return double_text(value);
  const u64 bits = std::bit_cast<u64>(value);
  const int biased = static_cast<int>(bits >> 52) & 0x7ff;
  const u64 fraction = bits & ((1ull << 52) - 1);
  if (biased == 0 && fraction == 0) return bits >> 63 != 0 ? "-0x0.0p0" : "0x0.0p0";
  return hex_text(bits >> 63 != 0, fraction, 13, biased == 0 ? -1022 : biased - 1023, biased == 0);
}

std::string float_hex_text(float value) {
  if (std::isnan(value) || std::isinf(value)) return float_text(value);
  const u32 bits = std::bit_cast<u32>(value);
  const int biased = static_cast<int>(bits >> 23) & 0xff;
  const u32 fraction = bits & ((1u << 23) - 1);
  if (biased == 0 && fraction == 0) return bits >> 31 != 0 ? "-0x0.0p0" : "0x0.0p0";
  return hex_text(bits >> 31 != 0, static_cast<u64>(fraction) << 1, 6, biased == 0 ? -126 : biased - 127, biased == 0);
}

bool parse_double(std::string_view text, double* value) { return parse_real(text, value); }
bool parse_float(std::string_view text, float* value) { return parse_real(text, value); }

}  // namespace heddle::base
