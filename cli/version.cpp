#include "cli/version.h"

#include <fmt/format.h>

// From the file that the build generates (cmake/version.cmake).
extern "C" const char heddle_version[];
extern "C" const char heddle_commit[];
extern "C" const char heddle_build[];

namespace heddle::cli {
namespace {

std::string compiler() {
#ifdef __clang__
  return fmt::format("clang++ {}.{}.{}", __clang_major__, __clang_minor__, __clang_patchlevel__);
#else
  return fmt::format("g++ {}.{}.{}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#endif
}

}  // namespace

std::string version_text() {
  return fmt::format("heddle {} (commit {}, {}, {})", heddle_version, heddle_commit, compiler(), heddle_build);
}

}  // namespace heddle::cli
