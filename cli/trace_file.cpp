#include "cli/trace_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "cli/output.h"

namespace heddle::cli {

bool TraceFile::open(const std::string& path) {
  path_ = path;
  file_ = path == "-" ? stderr : std::fopen(path.c_str(), "we");
  if (file_ == nullptr) return failed();
  log_ = tester::text_search_log([file = file_](const std::string& line) {
    std::fputs(line.c_str(), file);
    std::fputc('\n', file);
  });
  return true;
}

bool TraceFile::close() {
  std::FILE* const file = std::exchange(file_, nullptr);
  if (file == nullptr || file == stderr) return true;
  const bool written = std::ferror(file) == 0;
  return (std::fclose(file) == 0 && written) || failed();
}

bool TraceFile::failed() const { return fails(fmt::format("--trace={}: {}", path_, std::strerror(errno))); }

}  // namespace heddle::cli
