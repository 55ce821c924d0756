#include "interp/number_text.h"

#include <charconv>
#include <cmath>

namespace heddle::interp {

namespace {

// The shortest digits that read back, laid out as Double.toString does (JLS, Double.toString).
template <typename Real>
std::string text_of(Real value) {
  if (value != value) return "NaN";
  std::string sign = std::signbit(value) ? "-" : "";
  if (std::isinf(value)) return sign + "Infinity";
  if (value == 0) return sign + "0.0";
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, std::fabs(value),
                                 std::chars_format::scientific);
  std::string_view text(buffer, static_cast<size_t>(end.ptr - buffer));
  const size_t e = text.find('e');
  int exponent = 0;
  const char* digits_of_exponent = text.data() + e + 1;
  if (*digits_of_exponent == '+') ++digits_of_exponent;
  std::from_chars(digits_of_exponent, end.ptr, exponent);
  std::string digits;
  for (char c : text.substr(0, e))
    if (c != '.') digits += c;
  if (exponent >= -3 && exponent < 7) {
    if (exponent < 0) return sign + "0." + std::string(static_cast<size_t>(-exponent - 1), '0') + digits;
    const size_t whole = static_cast<size_t>(exponent) + 1;
    if (digits.size() < whole) digits.append(whole - digits.size(), '0');
    const std::string fraction = digits.substr(whole);
    return sign + digits.substr(0, whole) + "." + (fraction.empty() ? "0" : fraction);
  }
  const std::string fraction = digits.substr(1);
  return sign + digits[0] + "." + (fraction.empty() ? "0" : fraction) + "E" + std::to_string(exponent);
}

}  // namespace

std::string double_text(double value) { return text_of(value); }
std::string float_text(float value) { return text_of(value); }

}  // namespace heddle::interp
