// The digit generation of JDK 17 (JDK-4511638 came in 19): Steele and White / dragon4 with Java's own estimates and
// stopping rules, which now and then give one digit more than the shortest. Worked out on integers of any size, so that
// only the rules remain; where the JDK computes in 32 or 64 bits its test for the upper bound is strict, else not.
#include "lang/java_number.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

namespace heddle::lang {
namespace {

// Non-negative integer, least significant word first.
class Big {
 public:
  explicit Big(std::uint64_t v) {
    for (; v != 0; v >>= 32) words_.push_back(static_cast<std::uint32_t>(v));
  }
  bool is_zero() const { return words_.empty(); }
  Big& multiply(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::uint32_t& w : words_) {
      carry += std::uint64_t{w} * factor;
      w = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    if (carry != 0) words_.push_back(static_cast<std::uint32_t>(carry));
    return *this;
  }
  Big& multiply_pow5(int n) {
    for (; n > 0; --n) multiply(5);
    return *this;
  }
  Big& shift_left(int n) {
    for (; n >= 31; n -= 31) multiply(1u << 31);
    return multiply(1u << n);
  }
  Big& add(const Big& other) {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < std::max(words_.size(), other.words_.size()) || carry != 0; ++i) {
      if (i >= words_.size()) words_.push_back(0);
      carry += std::uint64_t{words_[i]} + (i < other.words_.size() ? other.words_[i] : 0);
      words_[i] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    return *this;
  }
  // Precondition: other <= *this.
  Big& subtract(const Big& other) {
    std::int64_t borrow = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      std::int64_t d = std::int64_t{words_[i]} - borrow - (i < other.words_.size() ? std::int64_t{other.words_[i]} : 0);
      borrow = d < 0 ? 1 : 0;
      words_[i] = static_cast<std::uint32_t>(d + (borrow << 32));
    }
    while (!words_.empty() && words_.back() == 0) words_.pop_back();
    return *this;
  }
  int compare(const Big& other) const {
    if (words_.size() != other.words_.size()) return words_.size() < other.words_.size() ? -1 : 1;
    for (std::size_t i = words_.size(); i-- > 0;)
      if (words_[i] != other.words_[i]) return words_[i] < other.words_[i] ? -1 : 1;
    return 0;
  }
  // The low 64 bits.
  std::uint64_t low_word() const {
    return (words_.empty() ? 0 : words_[0]) | (words_.size() > 1 ? std::uint64_t{words_[1]} << 32 : 0);
  }
  // *this / divisor, which is known to be small; *this becomes the remainder.
  int divide_small(const Big& divisor) {
    int q = 0;
    for (; compare(divisor) >= 0; ++q) subtract(divisor);
    return q;
  }

 private:
  std::vector<std::uint32_t> words_;
};

// Bits that 5^n takes; above the table the JDK counts 3 for each factor.
int pow5_bits(int n, int table_size) {
  if (n >= table_size) return n * 3;
  Big power(1);
  int bits = 1;
  power.multiply_pow5(n);
  for (Big two(2); two.compare(power) <= 0; two.multiply(2)) ++bits;
  return n == 0 ? 0 : bits;
}
constexpr int kPow5Table = 27;  // 5^26 is the last that fits 63 bits

struct Digits {
  std::string digits;
  int exponent = 0;  // value = 0.DIGITS * 10^exponent
};

void round_up(Digits& d) {
  std::size_t i = d.digits.size();
  while (i > 0 && d.digits[i - 1] == '9') d.digits[--i] = '0';
  if (i == 0) {
    d.digits[0] = '1';
    ++d.exponent;
  } else {
    ++d.digits[i - 1];
  }
}

int insignificant_digits(int power_of_2) {
  if (power_of_2 <= 1) return 0;
  static constexpr int kTable[] = {0,  0,  0,  0,  1,  1,  1,  2,  2,  2,  3,  3,  3,  3,  4,  4,  4,  5,  5,  5,  6,  6,
                                   6,  6,  7,  7,  7,  8,  8,  8,  9,  9,  9,  9,  10, 10, 10, 11, 11, 11, 12, 12, 12, 12,
                                   13, 13, 13, 14, 14, 14, 15, 15, 15, 15, 16, 16, 16, 17, 17, 17, 18, 18, 18, 19};
  return power_of_2 < 64 ? kTable[power_of_2] : 0;
}

Digits integer_digits(std::uint64_t value, int insignificant) {
  int dropped = 0;
  if (insignificant != 0) {
    std::uint64_t power = 1;
    for (int i = 0; i < insignificant; ++i) power *= 10;
    const std::uint64_t residue = value % power;
    value /= power;
    dropped = insignificant;
    if (residue >= power / 2) ++value;
  }
  Digits d;
  d.digits = std::to_string(value);
  d.exponent = static_cast<int>(d.digits.size()) + dropped;
  while (d.digits.size() > 1 && d.digits.back() == '0') d.digits.pop_back();
  return d;
}

// fraction: 53 bits with the leading one at bit 52; value = fraction * 2^(exponent - 52).
Digits generate(int exponent, std::uint64_t fraction, int significant_bits) {
  constexpr int kShift = 52;
  const int tail_zeros = std::countr_zero(fraction);
  const int fraction_bits = kShift + 1 - tail_zeros;
  const int tiny_bits = std::max(0, fraction_bits - exponent - 1);
  if (exponent <= 62 && exponent >= -21 && tiny_bits == 0 && fraction_bits < 64) {
    const int insignificant = exponent > significant_bits ? insignificant_digits(exponent - significant_bits - 1) : 0;
    const std::uint64_t value = exponent >= kShift ? fraction << (exponent - kShift) : fraction >> (kShift - exponent);
    return integer_digits(value, insignificant);
  }
  // Estimate of the decimal exponent from a straight line through log10.
  const double mantissa =
      std::bit_cast<double>(std::uint64_t{0x3FF0000000000000} | (fraction & ~(std::uint64_t{1} << kShift)));
  int decimal = static_cast<int>(
      std::floor((mantissa - 1.5) * 0.289529654 + 0.176091259 + static_cast<double>(exponent) * 0.301029995663981));

  const int b5 = std::max(0, -decimal);
  int b2 = b5 + tiny_bits + exponent;
  const int s5 = std::max(0, decimal);
  int s2 = s5 + tiny_bits;
  int m2 = b2 - significant_bits;
  fraction >>= tail_zeros;
  b2 -= fraction_bits - 1;
  const int common = std::min(b2, s2);
  b2 -= common;
  s2 -= common;
  m2 -= common;
  if (fraction_bits == 1) m2 -= 1;
  if (m2 < 0) {
    b2 -= m2;
    s2 -= m2;
    m2 = 0;
  }
  const int value_bits = fraction_bits + b2 + pow5_bits(b5, kPow5Table);
  const int scale_bits = s2 + 1 + pow5_bits(s5 + 1, kPow5Table);
  // The JDK then computes in int or long, whose sums may wrap round.
  const bool ints = value_bits < 32 && scale_bits < 32;
  const bool longs = !ints && value_bits < 64 && scale_bits < 64;
  const auto wrap = [ints](std::uint64_t v) {
    return ints ? std::int64_t{static_cast<std::int32_t>(v)} : static_cast<std::int64_t>(v);
  };

  Big b(fraction), s(1), m(1);
  b.multiply_pow5(b5).shift_left(b2);
  s.multiply_pow5(s5).shift_left(s2);
  m.multiply_pow5(b5).shift_left(m2);
  Big ten_s = s;
  ten_s.multiply(10);
  bool low = false, high = false, first = true;
  const auto step = [&] {
    const int q = b.divide_small(s);
    b.multiply(10);
    m.multiply(10);
    if (ints || longs) {
      const std::int64_t margin = wrap(m.low_word());
      const std::int64_t rest = wrap(b.low_word());
      if (margin > 0 || first) {
        low = rest < margin;
        high = wrap(static_cast<std::uint64_t>(rest) + static_cast<std::uint64_t>(margin)) > wrap(ten_s.low_word());
      } else {
        low = high = true;
      }
    } else {
      Big sum = b;
      sum.add(m);
      low = b.compare(m) < 0;
      high = sum.compare(ten_s) >= 0;
    }
    first = false;
    return q;
  };
  Digits d;
  int q = step();
  if (q == 0 && !high)
    --decimal;
  else
    d.digits += static_cast<char>('0' + q);
  // E-form needs a second digit.
  if (decimal < -3 || decimal >= 8) high = low = false;
  while (!low && !high) {
    q = step();
    d.digits += static_cast<char>('0' + q);
  }
  d.exponent = decimal + 1;
  if (high) {
    if (low) {
      b.multiply(2);
      const int order = b.compare(ten_s);
      if (order > 0 || (order == 0 && ((d.digits.back() - '0') & 1) != 0)) round_up(d);
    } else {
      round_up(d);
    }
  }
  return d;
}

std::string layout(bool negative, const Digits& d) {
  std::string text = negative ? "-" : "";
  const int n = static_cast<int>(d.digits.size());
  if (d.exponent > 0 && d.exponent < 8) {
    if (n <= d.exponent)
      text += d.digits + std::string(static_cast<std::size_t>(d.exponent - n), '0') + ".0";
    else
      text += d.digits.substr(0, static_cast<std::size_t>(d.exponent)) + "." +
              d.digits.substr(static_cast<std::size_t>(d.exponent));
  } else if (d.exponent <= 0 && d.exponent > -3) {
    text += "0." + std::string(static_cast<std::size_t>(-d.exponent), '0') + d.digits;
  } else {
    text += d.digits.substr(0, 1) + "." + (n > 1 ? d.digits.substr(1) : "0") + "E" + std::to_string(d.exponent - 1);
  }
  return text;
}

}  // namespace

std::string java_number_text(double value) {
  if (std::isnan(value)) return "NaN";
  const bool negative = std::signbit(value);
  if (std::isinf(value)) return negative ? "-Infinity" : "Infinity";
  if (value == 0) return negative ? "-0.0" : "0.0";
  const auto bits = std::bit_cast<std::uint64_t>(value);
  std::uint64_t fraction = bits & 0x000FFFFFFFFFFFFF;
  int exponent = static_cast<int>(bits >> 52 & 0x7FF);
  int significant = 53;
  if (exponent == 0) {
    const int shift = std::countl_zero(fraction) - 11;
    fraction <<= shift;
    exponent = 1 - shift;
    significant = 64 - (std::countl_zero(fraction) + shift) ;
  } else {
    fraction |= std::uint64_t{1} << 52;
  }
  return layout(negative, generate(exponent - 1023, fraction, significant));
}

std::string java_number_text(float value) {
  if (std::isnan(value)) return "NaN";
  const bool negative = std::signbit(value);
  if (std::isinf(value)) return negative ? "-Infinity" : "Infinity";
  if (value == 0) return negative ? "-0.0" : "0.0";
  const auto bits = std::bit_cast<std::uint32_t>(value);
  std::uint32_t fraction = bits & 0x007FFFFF;
  int exponent = static_cast<int>(bits >> 23 & 0xFF);
  int significant = 24;
  if (exponent == 0) {
    const int shift = std::countl_zero(fraction) - 8;
    fraction <<= shift;
    exponent = 1 - shift;
    significant = 32 - (std::countl_zero(fraction) + shift);
  } else {
    fraction |= std::uint32_t{1} << 23;
  }
  return layout(negative, generate(exponent - 127, std::uint64_t{fraction} << 29, significant));
}

}  // namespace heddle::lang
