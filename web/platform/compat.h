// What the sources take from the C++20 library and Debian's emscripten (libc++ 13) does not have. Included in front of
// each source of the browser's module (cmake/HeddleWasm.cmake), and nowhere else.
#pragma once

#include <algorithm>
#include <bit>
#include <cerrno>
#include <charconv>
#include <compare>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <string>
#include <vector>

namespace std {

#ifndef __cpp_lib_bit_cast
template <typename To, typename From>
constexpr To bit_cast(const From& from) noexcept {
  return __builtin_bit_cast(To, from);
}
#endif

// Numbers with a point. The sources hand over only text that has the form of a number as a whole, so strtod reads as
// much as from_chars would; it rounds correctly, too.
template <typename Real>
  requires(is_floating_point_v<Real>)
from_chars_result from_chars(const char* begin, const char* end, Real& value, chars_format format = chars_format::general) {
  const string text = (format == chars_format::hex ? "0x" : "") + string(begin, end);
  char* stop = nullptr;
  errno = 0;
  Real read;
  if constexpr (sizeof(Real) == sizeof(float)) read = strtof(text.c_str(), &stop);
  else read = strtod(text.c_str(), &stop);
  if (stop == text.c_str()) return {begin, errc::invalid_argument};
  const char* const at = begin + (stop - text.c_str()) - (format == chars_format::hex ? 2 : 0);
  // (The C library also calls numbers out of range that are less exact because they are so small.)
  if (errno == ERANGE && (read == 0 || read > numeric_limits<Real>::max() || read < -numeric_limits<Real>::max()))
    return {at, errc::result_out_of_range};
  value = read;
  return {at, errc()};
}

inline strong_ordering operator<=>(const string& a, const string& b) {
  const int order = a.compare(b);
  return order < 0 ? strong_ordering::less : order > 0 ? strong_ordering::greater : strong_ordering::equal;
}

template <typename T>
strong_ordering operator<=>(const vector<T>& a, const vector<T>& b) {
  for (size_t i = 0; i < a.size() && i < b.size(); ++i)
    if (const strong_ordering order = a[i] <=> b[i]; order != 0) return order;
  return a.size() <=> b.size();
}

namespace ranges {
template <typename A, typename B>
constexpr bool equal(const A& a, const B& b) {
  return std::equal(std::begin(a), std::end(a), std::begin(b), std::end(b));
}
}  // namespace ranges

}  // namespace std
