#include "cli/program_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <regex>

#include "cli/java_files.h"
#include "cli/next_command.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

namespace fs = std::filesystem;

bool is_file(const std::string& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

bool is_folder(const std::string& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

std::vector<std::string> split_at_colons(const std::string& text) {
  std::vector<std::string> parts;
  for (size_t at = 0; at <= text.size();) {
    const size_t end = std::min(text.find(':', at), text.size());
    if (end > at) parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

// The Java files below a folder that seem to have a main method, in the order of their names. (Comments may say so,
// too: then there is one to choose from too many.)
std::vector<std::string> programs_below(const std::string& folder, JavaFiles* all) {
  static const std::regex kMain(
      R"(\bstatic\s+((public|final|synchronized|strictfp)\s+)*void\s+main\s*\(\s*((final|@[\w.]+)\s+)*)"
      R"((java\s*\.\s*lang\s*\.\s*)?String\b)");
  *all = java_files_below(folder);
  std::vector<std::string> files;
  for (const std::string& path : all->files) {
    std::string text, problem;
    if (!base::read_file(path, &text, &problem)) all->unreadable.emplace_back(path, problem);
    else if (std::regex_search(text, kMain)) files.push_back(path);
  }
  return files;
}

bool find_program(std::string* folder, std::string* error) {
  constexpr size_t kNamed = 5;
  JavaFiles all_files;
  std::vector<std::string> programs = programs_below(*folder, &all_files);
  if (programs.size() == 1) {
    *folder = programs.front();
    return true;
  }
  if (programs.empty()) {
    *error = fmt::format("{}: no Java file below this folder has a main method (vm test {} is for tests)", *folder,
                         file_text(*folder));
    for (const auto& [path, why] : all_files.unreadable) *error += fmt::format("\nvm: {}: {}", path, why);
    return false;
  }
  const size_t all = programs.size();
  programs.resize(std::min(all, kNamed));
  *error = fmt::format("{}: {} files below this folder have a main method; name one of them: {}{}", *folder, all,
                       fmt::join(programs, ", "), all > kNamed ? ", ..." : "");
  return false;
}

}  // namespace

ProgramPath ProgramPath::parse(const std::string& path) {
  constexpr std::string_view kTest = ".java#";
  ProgramPath p;
  std::vector<std::string> parts = {path};
  if (!is_file(path) && path.find(':') != std::string::npos) parts = split_at_colons(path);
  p.file = parts.empty() ? path : parts.front();
  if (const size_t at = p.file.rfind(kTest); at != std::string::npos && !is_file(p.file)) {
    p.test = p.file.substr(at + kTest.size());
    p.file.resize(at + kTest.size() - 1);
  }
  for (size_t i = 1; i < parts.size(); ++i) (parts[i].ends_with(".java") ? p.more_files : p.roots).push_back(parts[i]);
  return p;
}

std::string ProgramPath::text() const {
  std::string text = file + (test.empty() ? "" : "#" + test);
  for (const auto* more : {&more_files, &roots})
    for (const std::string& path : *more) text += ":" + path;
  return text;
}

bool join_program_path(const std::string& roots, std::vector<std::string>* operands, std::string* error) {
  if (operands->empty()) return true;
  std::string& first = operands->front();
  if (is_folder(first) && !find_program(&first, error)) return false;
  ProgramPath path = ProgramPath::parse(first);
  if (!path.file.ends_with(".java")) return true;
  while (operands->size() > 1 && (*operands)[1].ends_with(".java") && is_file((*operands)[1])) {
    path.more_files.push_back((*operands)[1]);
    operands->erase(operands->begin() + 1);
  }
  for (std::string& root : split_at_colons(roots)) {
    if (!is_folder(root)) {
      *error = "--source-path: " + root + " is no folder";
      return false;
    }
    path.roots.push_back(std::move(root));
  }
  operands->front() = path.text();
  return true;
}

}  // namespace heddle::cli
