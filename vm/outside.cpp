#include "vm/outside.h"

#include <cerrno>
#include <vector>

namespace heddle::vm {

std::string_view KnownOutside::input(u64 position) {
  return position < facts.input.size() ? std::string_view(facts.input).substr(position) : std::string_view();
}

const FileFact& KnownOutside::file(const std::string& path, bool contents) {
  const auto [entry, fresh] = facts.files.try_emplace(path);
  FileFact& fact = entry->second;
  if (fresh) {
    fact.error = ENOENT;
    miss("file", path);
  } else if (contents && !fact.has_contents && fact.error == 0) {
    fact.error = EIO;
    miss("the contents of file", path);
  }
  return fact;
}

std::optional<std::string> KnownOutside::variable(const std::string& name) {
  const auto found = facts.environment.find(name);
  if (found != facts.environment.end()) return found->second;
  if (!facts.whole_environment) miss("environment variable", name);
  return std::nullopt;
}

std::string KnownOutside::environment() {
  if (!facts.whole_environment) miss("the", "environment");
  std::string all;
  for (const auto& [name, value] : facts.environment)
    if (value) all += name + '=' + *value + '\0';
  return all;
}

std::string KnownOutside::property(const std::string& name) {
  const auto found = facts.properties.find(name);
  if (found != facts.properties.end()) return found->second;
  miss("property", name);
  return name == "user.name" ? "user" : "/";
}

const NativeFact* KnownOutside::native(const NativeCall& call, const std::function<NativeFact()>&) {
  const auto found = facts.natives.find(call);
  if (found != facts.natives.end()) return &found->second;
  if (was_made_otherwise(facts, call)) return nullptr;
  miss("native call", std::to_string(call.number) + " of thread " + call.thread);
  return &facts.natives[call];
}

bool was_made_otherwise(const OutsideFacts& facts, const NativeCall& call) {
  if (!call.once) return false;
  NativeCall first = call;
  first.arguments = 0;
  const auto found = facts.natives.lower_bound(first);
  if (found == facts.natives.end()) return false;
  NativeCall known = found->first;
  known.arguments = call.arguments;
  return known == call && found->first != call;
}

std::string absolute_path(std::string_view directory, std::string_view path) {
  std::vector<std::string_view> parts;
  const auto add = [&](std::string_view text) {
    for (size_t at = 0; at <= text.size();) {
      size_t end = text.find('/', at);
      if (end == std::string_view::npos) end = text.size();
      const std::string_view part = text.substr(at, end - at);
      at = end + 1;
      if (part.empty() || part == ".") continue;
      if (part != "..") parts.push_back(part);
      else if (!parts.empty()) parts.pop_back();
    }
  };
  if (path.empty() || path[0] != '/') add(directory);
  add(path);
  std::string result;
  for (std::string_view part : parts) {
    result += '/';
    result += part;
  }
  return result.empty() ? "/" : result;
}

std::string_view parent_path(std::string_view absolute) {
  const size_t slash = absolute.rfind('/');
  return slash == 0 || slash == std::string_view::npos ? std::string_view("/") : absolute.substr(0, slash);
}

// A table of our own: the same text on every system.
std::string error_text(i32 error) {
  switch (error) {
    case ENOENT: return "No such file or directory";
    case EACCES: return "Permission denied";
    case EPERM: return "Operation not permitted";
    case EEXIST: return "File exists";
    case ENOTDIR: return "Not a directory";
    case EISDIR: return "Is a directory";
    case ENOTEMPTY: return "Directory not empty";
    case EINVAL: return "Invalid argument";
    case EBADF: return "Bad file descriptor";
    case ENOSPC: return "No space left on device";
    case EFBIG: return "File too large";
    case EROFS: return "Read-only file system";
    case ENAMETOOLONG: return "File name too long";
    case ELOOP: return "Too many levels of symbolic links";
    case EMFILE: return "Too many open files";
    case EXDEV: return "Invalid cross-device link";
    case EPIPE: return "Broken pipe";
    case EIO: return "Input/output error";
    default: return "Error " + std::to_string(error);
  }
}

}  // namespace heddle::vm
