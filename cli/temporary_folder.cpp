#include "cli/temporary_folder.h"

#include <fmt/format.h>
#include <stdlib.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace heddle::cli {

std::string make_temporary_folder(const std::string& name, std::string* error) {
  const char* const given = std::getenv("TMPDIR");
  const bool is_given = given != nullptr && *given != '\0';
  // (Absolute: those who are told of it may stand in other folders.)
  std::error_code none;
  const std::string parent = is_given ? std::filesystem::absolute(given, none).string() : "/tmp";
  std::string path = fmt::format("{}/{}-XXXXXX", parent, name);
  if (::mkdtemp(path.data()) != nullptr) return path;
  *error = fmt::format("no temporary folder can be made in {}{}: {}", parent, is_given ? " (TMPDIR)" : "",
                       std::strerror(errno));
  return "";
}

}  // namespace heddle::cli
