// Text of floating-point numbers as Java prints and reads them. Every room that needs it uses this
// one: the compiler (constants), the interpreter (concatenation), the library.
#pragma once

#include <string>
#include <string_view>

#include "vm/base/types.h"

namespace heddle::base {

// Decimal digits without leading or trailing zeros ("0" for zero): value = 0.DIGITS * 10^exponent.
struct Decimal {
  bool negative = false;
  std::string digits;
  i32 exponent = 0;
};

// As OpenJDK 17 computes them for Double.toString and Float.toString: free-format printing by Steele
// and White (1990), with its peculiarities: integers below 2^63 are rounded to whole digits, the
// interval of a power of two is narrowed on both sides, and in exponent form the first digit does not
// end the loop. Finite values only. Compared with OpenJDK: 3 of a million random doubles differ in
// the last digit, all of them near 10^25.
Decimal decimal_of(double value);
Decimal decimal_of(float value);

std::string double_text(double value);      // Double.toString
std::string float_text(float value);        // Float.toString
std::string double_hex_text(double value);  // Double.toHexString
std::string float_hex_text(float value);

// Double.parseDouble on the trimmed text; false if it does not have the form of a number.
bool parse_double(std::string_view text, double* value);
bool parse_float(std::string_view text, float* value);

}  // namespace heddle::base
