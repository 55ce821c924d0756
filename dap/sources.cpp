#include "dap/sources.h"

#include <filesystem>
#include <nlohmann/json.hpp>

namespace heddle::dap {

std::string Sources::path_of(const vm::Class& c) const {
  if (c.image == nullptr) return "";
  // Of files with one name the one whose folders are the class's package.
  const size_t slash = c.name.rfind('/');
  const std::string with_package =
      "/" + (slash == std::string::npos ? "" : c.name.substr(0, slash + 1)) + c.image->source_file;
  std::string found;
  for (const ProgramFile& file : files_) {
    if (file.name != c.image->source_file) continue;
    if (file.path.ends_with(with_package)) return file.path;
    if (found.empty()) found = file.path;
  }
  return found;
}

std::string Sources::name_of(const std::string& path) const {
  std::error_code error;
  const std::filesystem::path wanted = std::filesystem::weakly_canonical(path, error);
  for (const ProgramFile& file : files_)
    if (file.path == path || (!error && file.path == wanted.string())) return file.name;
  return "";
}

nlohmann::json source_json(const std::string& name, const std::string& path) {
  nlohmann::json source = {{"name", name}};
  if (!path.empty()) {
    source["path"] = path;
  } else {
    source["origin"] = "Heddle's class library";
    source["presentationHint"] = "deemphasize";
  }
  return source;
}

}  // namespace heddle::dap
