// std::to_chars for numbers with a point, which libc++ 13 does not have; for the one source that uses it.
#pragma once

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace std {

// As few digits as give the number back, in the shorter of the two forms.
template <typename Real>
requires(is_floating_point_v<Real>) to_chars_result to_chars(char* begin, char* end, Real value) {
  char best[64] = "";
  for (const char* form : {"%.*e", "%.*f"})
    for (int digits = 0; digits <= 40; ++digits) {
      char text[512];
      const int size = snprintf(text, sizeof text, form, digits, static_cast<double>(value));
      if (size >= 64) break;
      const Real back =
          sizeof(Real) == sizeof(float) ? strtof(text, nullptr) : static_cast<Real>(strtod(text, nullptr));
      if (back != value && back == back) continue;
      if (best[0] == 0 || strlen(text) <= strlen(best)) strcpy(best, text);
      break;
    }
  const size_t size = strlen(best);
  if (end - begin < static_cast<ptrdiff_t>(size)) return {end, errc::value_too_large};
  memcpy(begin, best, size);
  return {begin + size, errc()};
}

}  // namespace std
