// The Java files in a folder and below it.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace heddle::cli {

struct JavaFiles {
  std::vector<std::string> files;                               // in the order of their paths
  std::vector<std::pair<std::string, std::string>> unreadable;  // files and folders nobody can look into, and why
};

// Folders whose name begins with a dot are left out, and folders that are links. What cannot be read is told, for it
// may be what is looked for: a folder without permission, a link that leads nowhere. (Whether a file itself can be
// read is seen by whoever reads it.)
JavaFiles java_files_below(const std::string& folder);

}  // namespace heddle::cli
