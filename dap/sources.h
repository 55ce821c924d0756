// Which source file of the program a class stands in, and what the client calls that file.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "dap/host.h"

namespace heddle::dap {

class Sources {
 public:
  explicit Sources(std::vector<ProgramFile> files) : files_(std::move(files)) {}

  // The absolute path of the file that a class of the program stands in; "": it is not known.
  std::string path_of(const vm::Class& c) const;
  // The name under which the program knows the file at a path of the client's; "": it has no such file.
  std::string name_of(const std::string& path) const;
  const std::vector<ProgramFile>& files() const { return files_; }

 private:
  const std::vector<ProgramFile> files_;
};

// A `Source` of the protocol.
nlohmann::json source_json(const std::string& name, const std::string& path);

}  // namespace heddle::dap
