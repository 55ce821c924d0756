// Properties of characters as java.lang.Character of Java 17 has them (Unicode 13).
#pragma once

#include <string_view>

#include "vm/base/types.h"

namespace heddle::stdlib {

// General category under the numbers of Character.getType; 0 for unassigned ones and non-characters.
i32 category_of(i32 code_point);
bool is_letter(i32 code_point);
bool is_whitespace(i32 code_point);  // Character.isWhitespace
bool is_alphabetic(i32 code_point);  // Character.isAlphabetic
// Character.getNumericValue of what is neither a decimal digit nor a Latin letter: -1 for no number, -2 for none that
// is an int.
i32 number_of(i32 code_point);
// Simple case mappings: one code point to one code point.
i32 to_lower_case(i32 code_point);
i32 to_upper_case(i32 code_point);
// The upper case of a code point in a text, where it has several characters (Unicode's SpecialCasing, without
// conditions): sharp s becomes SS. Empty: it is the simple mapping.
std::u16string_view long_upper_case(i32 code_point);

}  // namespace heddle::stdlib
