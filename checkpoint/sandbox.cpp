#include "checkpoint/sandbox.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>

namespace heddle::checkpoint {
namespace {

namespace fs = std::filesystem;

bool is_below(const std::string& path, const std::string& folder) {
  if (folder == "/" || path == folder) return true;
  return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

// The path without links, "." and "..", as far as there is something; behind that by its text. "": it leads nowhere
// that can be told, such as a link to something that is not there.
std::string without_links(fs::path path) {
  // (A ".." behind a name that is not there is taken back by text, and what is found then may be a link again.)
  for (int round = 0; round < 16; ++round) {
    std::error_code error;
    fs::path next = fs::weakly_canonical(path, error);
    if (error) return "";
    if (!next.has_filename() && next.has_relative_path()) next = next.parent_path();
    if (next != path) {
      path = std::move(next);
      continue;
    }
    fs::path part;
    for (const fs::path& name : path) {
      part /= name;
      struct stat info {};
      if (::lstat(part.c_str(), &info) != 0) break;
      if (S_ISLNK(info.st_mode)) return "";
    }
    return path.string();
  }
  return "";
}

}  // namespace

void Sandbox::confine(const std::string& folder) {
  confines_ = true;
  folder_ = folder.empty() ? "" : without_links(fs::absolute(folder));
}

bool Sandbox::leads_inside(const std::string& path, bool entry, std::string* real) const {
  if (folder_.empty() || path.empty()) return false;
  fs::path whole = path[0] == '/' ? fs::path(path) : fs::path(folder_) / path;
  while (!whole.has_filename() && whole.has_relative_path()) whole = whole.parent_path();  // "a/"
  const fs::path name = whole.filename();
  if (!entry || name.empty() || name == "." || name == "..") {
    *real = without_links(whole);
  } else {
    *real = without_links(whole.parent_path());
    if (!real->empty()) *real = (fs::path(*real) / name).string();
  }
  return !real->empty() && is_below(*real, folder_);
}

bool Sandbox::allows(const std::string& path) {
  std::string real;
  return !confines_ || leads_inside(path, false, &real);
}

i32 Sandbox::resolve(const std::string& path, bool entry, std::string* real) {
  if (!confines_) {
    *real = path;
    return 0;
  }
  if (leads_inside(path, entry, real)) return 0;
  // (Who is refused a file asks about its directory, too.)
  const bool known =
      std::any_of(refused_.begin(), refused_.end(), [&](const std::string& r) { return is_below(r, path); });
  if (!known) refused_.push_back(path);
  return EACCES;
}

std::string Sandbox::note() const {
  if (refused_.empty()) return "";
  constexpr size_t kMost = 5;
  std::string names;
  for (size_t i = 0; i < refused_.size() && i < kMost; ++i) {
    names += i == 0 ? "" : ", ";
    for (const char c : refused_[i]) names += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  }
  if (refused_.size() > kMost) names += fmt::format(" and {} more", refused_.size() - kMost);
  return fmt::format("vm: --sandbox kept the program from {} file{}: {}\n", refused_.size(),
                     refused_.size() == 1 ? "" : "s", names);
}

}  // namespace heddle::checkpoint
