#include "cli/report_options.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>

#include "cli/name_checks.h"

namespace heddle::cli {

tester::ReportOptions report_options(const Program& program) {
  tester::ReportOptions r;
  r.program = program.file_name();
  r.command = "vm";
  if (!native_method(program).empty()) r.replay += " --allow-native";
  r.source_line = [&program](const std::string& file, u32 line) { return program.source_line(file, line); };
  return r;
}

std::string replay_command(const Program& program) {
  const tester::ReportOptions r = report_options(program);
  return r.command + ' ' + r.replay;
}

bool make_directory(const std::string& path, std::string* error) {
  if (::mkdir(path.c_str(), 0777) == 0 || errno == EEXIST) return true;
  if (const size_t slash = path.rfind('/'); errno == ENOENT && slash != std::string::npos && slash > 0)
    if (make_directory(path.substr(0, slash), error) && (::mkdir(path.c_str(), 0777) == 0 || errno == EEXIST))
      return true;
  *error = fmt::format("cannot make the directory {}: {}", path, std::strerror(errno));
  return false;
}

}  // namespace heddle::cli
