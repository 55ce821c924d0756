// The value of a text block (JLS 3.10.6).
#pragma once
#include <string>

namespace heddle::lang {

// `raw`: the text between the delimiters, line ends already \n, escapes still as written (and legal). Strips incidental
// white space as String.stripIndent does, then interprets the escapes as String.translateEscapes does.
std::u16string text_block_value(const std::u16string& raw);

}  // namespace heddle::lang
