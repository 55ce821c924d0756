#include "cli/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <unistd.h>

#include "checkpoint/archive.h"

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

bool write_file(const std::string& path, const std::string& bytes) {
  std::string error;
  return checkpoint::replace_file(path, bytes, &error) || fails(error);
}

bool fails(const std::string& message) {
  std::fprintf(stderr, "vm: %s\n", message.c_str());
  return false;
}

}  // namespace heddle::cli
