#include "cli/words.h"

#include <algorithm>

#include <fmt/format.h>

namespace heddle::cli {

std::string dotted(std::string name) {
  std::replace(name.begin(), name.end(), '/', '.');
  std::replace(name.begin(), name.end(), '$', '.');
  return name;
}

std::string counted(u64 n, const char* one) { return fmt::format("{} {}{}", n, one, n == 1 ? "" : "s"); }

}  // namespace heddle::cli
