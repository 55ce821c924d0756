#include "stdlib/unicode.h"

#include <algorithm>
#include <iterator>

namespace heddle::stdlib {

namespace {

// Code points from `first` up to the next row's have this category. 31: upper and lower case in
// turn, upper case first; 32: lower case first.
struct CategoryRun {
  u32 first : 24;
  u32 category : 8;
};

// Every `step`-th code point from first to last is mapped by adding delta.
struct CaseRun {
  i32 first, last, step, delta;
};

// The upper case of one character as up to three; the rest is 0.
struct LongUpperCase {
  u16 character;
  char16_t units[3];
};

struct CodePoints {
  u32 first, last;
};

// Code points from first on with the values value, value + step ...
struct Numbers {
  i32 first, count, value, step;
};

#include "stdlib/unicode_tables.inc"

template <size_t N>
i32 mapped(const CaseRun (&runs)[N], i32 c) {
  const CaseRun* run =
      std::lower_bound(std::begin(runs), std::end(runs), c, [](const CaseRun& r, i32 value) { return r.last < value; });
  if (run == std::end(runs) || c < run->first || (c - run->first) % run->step != 0) return c;
  return c + run->delta;
}

}  // namespace

i32 category_of(i32 c) {
  if (c < 0 || c > 0x10ffff) return 0;
  const CategoryRun* run = std::upper_bound(std::begin(kCategories), std::end(kCategories), static_cast<u32>(c),
                                            [](u32 value, const CategoryRun& r) { return value < r.first; }) -
                           1;
  if (run->category <= 30) return run->category;
  const bool even = ((static_cast<u32>(c) - run->first) & 1) == 0;
  return even == (run->category == 31) ? 1 : 2;
}

bool is_alphabetic(i32 c) {
  const i32 category = category_of(c);
  if ((category >= 1 && category <= 5) || category == 10) return true;
  if (c < 128) return false;
  const CodePoints* range =
      std::lower_bound(std::begin(kMoreAlphabetic), std::end(kMoreAlphabetic), static_cast<u32>(c),
                       [](const CodePoints& r, u32 value) { return r.last < value; });
  return range != std::end(kMoreAlphabetic) && static_cast<u32>(c) >= range->first;
}

i32 number_of(i32 c) {
  const Numbers* row = std::upper_bound(std::begin(kNumbers), std::end(kNumbers), c,
                                        [](i32 value, const Numbers& r) { return value < r.first; });
  if (row == std::begin(kNumbers) || c >= row[-1].first + row[-1].count) return -1;
  return row[-1].value + (c - row[-1].first) * row[-1].step;
}

bool is_letter(i32 c) {
  const i32 category = category_of(c);
  return category >= 1 && category <= 5;
}

bool is_whitespace(i32 c) {
  if (c < 128) return c == ' ' || (c >= 9 && c <= 13) || (c >= 0x1c && c <= 0x1f);
  const i32 category = category_of(c);
  return category >= 12 && category <= 14 && c != 0xa0 && c != 0x2007 && c != 0x202f;
}

i32 to_lower_case(i32 c) {
  if (c < 128) return c >= 'A' && c <= 'Z' ? c + 32 : c;
  return mapped(kToLower, c);
}

i32 to_upper_case(i32 c) {
  if (c < 128) return c >= 'a' && c <= 'z' ? c - 32 : c;
  return mapped(kToUpper, c);
}

std::u16string_view long_upper_case(i32 c) {
  if (c < 0xdf || c > 0xffff) return {};
  const auto* const row = std::lower_bound(std::begin(kLongUpperCase), std::end(kLongUpperCase), c,
                                           [](const LongUpperCase& r, i32 value) { return r.character < value; });
  if (row == std::end(kLongUpperCase) || row->character != c) return {};
  size_t size = 3;
  while (row->units[size - 1] == 0) --size;
  return {row->units, size};
}

}  // namespace heddle::stdlib
