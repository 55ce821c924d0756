#pragma once

#include <string>

namespace heddle::cli {

// The whole text to standard output, at once. False: it could not be written, and a message says why.
bool print(const std::string& text);

// The same without a message, for those that say so themselves. (A text may hold any character, also a NUL.)
bool write_to_stdout(const std::string& text);

}  // namespace heddle::cli
