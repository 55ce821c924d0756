#pragma once

#include <string>
#include <string_view>

#include "vm/base/write_all.h"

namespace heddle::cli {

// The whole text to standard output, at once. False: it could not be written, and a message says why.
bool print(const std::string& text);

// The same without a message, for those that say so themselves. (A text may hold any character, also a NUL.)
bool write_to_stdout(const std::string& text);

using base::write_all;

// In the place of what stands there. False: it could not be written, and a message says why.
bool write_file(const std::string& path, const std::string& bytes);

// The exit status where a file or standard output could not be written; the same as where a file cannot be read.
inline constexpr int kNotWritten = 2;

// "vm: MESSAGE" to standard error. False.
bool fails(const std::string& message);

}  // namespace heddle::cli
