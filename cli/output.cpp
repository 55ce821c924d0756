#include "cli/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace heddle::cli {

bool write_to_stdout(const std::string& text) {
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
}

bool print(const std::string& text) {
  if (write_to_stdout(text) && std::fflush(stdout) == 0) return true;
  std::fprintf(stderr, "vm: cannot write to standard output: %s\n", std::strerror(errno));
  std::clearerr(stdout);  // (main, too, looks for errors.)
  return false;
}

}  // namespace heddle::cli
