// What the parts of the text report share.
#pragma once

#include <string>

namespace heddle::tester {

// At most `width` bytes; what is longer ends in "..".
std::string clip(std::string text, size_t width);
// An output of the program, indented, a line each; long ones are clipped, and so are long lines.
std::string quoted_output(const std::string& text);

}  // namespace heddle::tester
