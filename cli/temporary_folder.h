// A folder for what processes tell each other.
#pragma once

#include <string>

namespace heddle::cli {

// A new one, "/tmp/heddle-grade-x1y2z3" for "heddle-grade", below the folder that TMPDIR names, or /tmp. Whoever asks
// for it removes it. "" with *error, which names the folder that cannot be used.
std::string make_temporary_folder(const std::string& name, std::string* error);

}  // namespace heddle::cli
