// The two 32-bit halves of a double, and polynomials. Only strict_math_*.cpp include this.
#pragma once

#include <bit>
#include <cmath>
#include <cstddef>
#include <limits>

#include "vm/base/types.h"

namespace heddle::stdlib::strict {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
inline constexpr i32 kInfinityHigh = 0x7ff00000;  // high_word of infinity; greater: NaN

inline i32 high_word(double x) { return static_cast<i32>(std::bit_cast<u64>(x) >> 32); }
inline u32 low_word(double x) { return static_cast<u32>(std::bit_cast<u64>(x)); }
inline i32 high_of_absolute(double x) { return high_word(x) & 0x7fffffff; }
inline double from_words(i32 high, u32 low) {
  return std::bit_cast<double>(static_cast<u64>(static_cast<u32>(high)) << 32 | low);
}
inline double with_high(double x, i32 high) { return from_words(high, low_word(x)); }
// The upper 20 bits of the significand: what products can hold exactly.
inline double truncated(double x) { return from_words(high_word(x), 0); }
// x * 2^n by its exponent field; x and the result are normal.
inline double scaled(double x, i32 n) {
  return with_high(x, static_cast<i32>(static_cast<u32>(high_word(x)) + (static_cast<u32>(n) << 20)));
}

// c[from] + x * (c[from + step] + x * (...)), Horner's rule.
template <std::size_t N>
constexpr double polynomial(const double (&c)[N], double x, std::size_t from = 0, std::size_t step = 1) {
  std::size_t i = from + (N - 1 - from) / step * step;
  double sum = c[i];
  while (i > from) {
    i -= step;
    sum = c[i] + x * sum;
  }
  return sum;
}

// In strict_math_exp.cpp: coefficients of the even part of exp, common to exp and pow.
extern const double kExpEven[5];
inline constexpr double kLn2High = 6.93147180369123816490e-01;  // 32 bits
inline constexpr double kLn2Low = 1.90821492927058770002e-10;
inline constexpr double kLog2E = 1.44269504088896338700e+00;

}  // namespace heddle::stdlib::strict
