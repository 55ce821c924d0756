// The whole of a file that a user names.
#pragma once

#include <string>

#include "vm/base/types.h"

namespace heddle::base {

// Largest file that is read where nothing else is said: source texts, schedules, expected outputs.
inline constexpr u64 kMaxUserFile = 256ull << 20;

// Reads a regular file. False with the reason in *error ("No such file or directory", "is a directory", ...): it cannot
// be read; it is something else, a device or a pipe, which may never end or never begin; or it is larger than the
// limit (files of /proc and growing ones have no size to believe, so what is read is counted).
bool read_file(const std::string& path, std::string* bytes, std::string* error, u64 max_bytes = kMaxUserFile);

}  // namespace heddle::base
