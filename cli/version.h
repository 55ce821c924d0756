#pragma once

#include <string>

namespace heddle::cli {

// "heddle 0.1.0 (commit 1bce5f3..., g++ 12.2.0, RelWithDebInfo)", for reports of faults.
std::string version_text();

}  // namespace heddle::cli
