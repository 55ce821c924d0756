#include "cli/words.h"

#include <fmt/format.h>

namespace heddle::cli {

std::string counted(u64 n, const char* one) { return fmt::format("{} {}{}", n, one, n == 1 ? "" : "s"); }

}  // namespace heddle::cli
