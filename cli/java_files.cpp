#include "cli/java_files.h"

#include <algorithm>
#include <filesystem>

namespace heddle::cli {
namespace {

namespace fs = std::filesystem;

void look_into(const fs::path& folder, JavaFiles* found) {
  std::error_code error;
  const auto cannot = [&](const fs::path& path, const std::error_code& why) {
    found->unreadable.emplace_back(path.lexically_normal().string(), why.message());
  };
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    const fs::path& path = at->path();
    const bool hidden = path.filename().string().starts_with('.');
    std::error_code why;
    const bool is_link = at->is_symlink(why);
    const bool is_folder = !why && at->is_directory(why);
    if (is_folder) {
      if (!hidden && !is_link) look_into(path, found);
      continue;
    }
    if (path.extension() != ".java") continue;
    // (Emacs marks a file that is being edited by a link ".#Name.java" that leads nowhere.)
    if (hidden && is_link) continue;
    if (at->is_regular_file(why)) found->files.push_back(path.lexically_normal().string());
    else if (!why && is_link && !at->exists(why))
      cannot(path, std::make_error_code(std::errc::no_such_file_or_directory));
    else if (why) cannot(path, why);
  }
  if (error) cannot(folder, error);
}

}  // namespace

JavaFiles java_files_below(const std::string& folder) {
  JavaFiles found;
  look_into(folder, &found);
  std::sort(found.files.begin(), found.files.end());
  std::sort(found.unreadable.begin(), found.unreadable.end());
  return found;
}

}  // namespace heddle::cli
