#include "cli/submissions.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>

#include "checkpoint/archive.h"
#include "cli/java_files.h"
#include "cli/source_tokens.h"
#include "vm/base/read_file.h"
#include "vm/base/types.h"

namespace heddle::cli {
namespace {

namespace fs = std::filesystem;

constexpr size_t kMostFiles = 2000;
constexpr u64 kMostBytes = 4u << 20;  // of one file

bool is_type_word(const std::string& word) {
  return word == "class" || word == "interface" || word == "enum" || word == "record";
}

}  // namespace

std::string SourceOutline::place(const std::string& file_name) const {
  std::string folder = package;
  std::replace(folder.begin(), folder.end(), '.', '/');
  if (!folder.empty()) folder += '/';
  const std::string stem = file_name.substr(0, file_name.rfind('.'));
  const bool named = types.empty() || std::find(types.begin(), types.end(), stem) != types.end();
  return folder + (named ? stem : !public_type.empty() ? public_type : types.front()) + ".java";
}

SourceOutline outline_of(const std::string& text) {
  SourceOutline outline;
  const std::vector<std::string> tokens = tokens_of(text);
  size_t depth = 0;
  bool is_public = false;
  const auto name_from = [&](size_t i) {  // "a.b.c" up to the semicolon
    std::string name;
    for (; i < tokens.size() && tokens[i] != ";"; ++i) name += tokens[i];
    return name;
  };
  for (size_t i = 0; i < tokens.size(); ++i) {
    const std::string& t = tokens[i];
    if (t == "{" || t == "(") ++depth;
    if ((t == "}" || t == ")") && depth > 0) --depth;
    if (depth > 0) continue;
    if (t == ";" || t == "}") is_public = false;
    if (t == "public") is_public = true;
    if (t == "package" && outline.package.empty()) outline.package = name_from(i + 1);
    if (t == "import") {
      std::string name = name_from(i + 1);
      if (name.ends_with(".*") && !name.starts_with("static")) {
        name.resize(name.size() - 2);
        outline.on_demand_imports.push_back(name);
      }
      while (i < tokens.size() && tokens[i] != ";") ++i;
    }
    if (!is_type_word(t) || i + 1 >= tokens.size() || !is_word_character(tokens[i + 1][0])) continue;
    outline.types.push_back(tokens[i + 1]);
    if (is_public) outline.public_type = tokens[i + 1];
  }
  // (Not a package's name that leads out of the folder.)
  if (outline.package.find_first_of("/\\") != std::string::npos || outline.package.find("..") != std::string::npos)
    outline.package.clear();
  return outline;
}

std::vector<SourceText> java_sources(const std::string& path, std::string* problem) {
  std::vector<std::string> files;
  std::error_code error;
  if (fs::is_directory(path, error)) {
    const JavaFiles below = java_files_below(path);
    if (!below.unreadable.empty()) {
      const auto& [file, why] = below.unreadable.front();
      *problem = fs::path(file).lexically_relative(path).string() + ": " + why;
      return {};
    }
    if (below.files.size() > kMostFiles) {
      *problem = fmt::format("there are more than {} Java files in it", kMostFiles);
      return {};
    }
    std::error_code none;
    std::copy_if(below.files.begin(), below.files.end(), std::back_inserter(files),
                 [&](const std::string& file) { return !fs::is_symlink(file, none); });
  } else if (fs::exists(path, error)) {
    files = {path};
  } else {
    *problem = "No such file or directory";
    return {};
  }
  std::vector<SourceText> sources;
  for (const std::string& file : files) {
    SourceText s;
    s.path = file;
    std::string why;
    if (!base::read_file(file, &s.text, &why, kMostBytes)) {
      *problem = fs::path(file).filename().string() + ": " + why;
      return {};
    }
    s.outline = outline_of(s.text);
    s.place = s.outline.place(fs::path(file).filename().string());
    sources.push_back(std::move(s));
  }
  if (sources.empty()) *problem = "there is no Java file in it";
  return sources;
}

bool is_library_package(std::string package) {
  std::replace(package.begin(), package.end(), '.', '/');
  if (!package.ends_with('/')) package += '/';
  for (const char* own : {"java/", "javax/", "jdk/", "sun/", "heddle/", "junit/", "org/junit/", "org/hamcrest/",
                          "org/opentest4j/", "org/apiguardian/"})
    if (package.starts_with(own)) return true;
  return false;
}

bool lay_out(const std::vector<SourceText>& submission, const std::vector<SourceText>& hidden,
             const std::string& folder, std::vector<std::string>* remarks, std::string* problem) {
  std::map<std::string, const SourceText*> files;  // by place
  std::set<std::string> of_checks;
  for (const SourceText& s : hidden) {
    files[s.place] = &s;
    of_checks.insert(s.place);
  }
  const auto file_name = [](const SourceText& s) { return fs::path(s.path).filename().string(); };
  const auto leave_out = [&](const SourceText& s, const std::string& why) {
    remarks->push_back(fmt::format("{} is left out: {}", file_name(s), why));
  };
  // Files that are called as their class come first: not the "Account (copy).java" beside it.
  for (const bool named : {true, false})
    for (const SourceText& s : submission) {
      if ((fs::path(s.place).filename() == file_name(s)) != named) continue;
      if (!s.outline.package.empty() && is_library_package(s.outline.package)) {
        leave_out(s, fmt::format("package {} belongs to the class library", s.outline.package));
      } else if (of_checks.contains(s.place)) {
        leave_out(s, "the checks have a class of this name, and theirs counts");
      } else if (!files.try_emplace(s.place, &s).second) {
        leave_out(s, "another file of the submission has the same class");
      }
    }
  for (const auto& [place, source] : files) {
    const fs::path path = fs::path(folder) / place;
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (!checkpoint::replace_file(path.string(), source->text, problem)) return false;
  }
  return true;
}

}  // namespace heddle::cli
