// Small pieces of messages.
#pragma once

#include <string>

#include "vm/base/types.h"

namespace heddle::cli {

// "1 test", "2 tests".
std::string counted(u64 n, const char* one);

}  // namespace heddle::cli
