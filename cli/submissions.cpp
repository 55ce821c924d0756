#include "cli/submissions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>

#include "checkpoint/archive.h"
#include "vm/base/read_file.h"
#include "vm/base/types.h"

namespace heddle::cli {
namespace {

namespace fs = std::filesystem;

constexpr size_t kMostFiles = 2000;
constexpr u64 kMostBytes = 4u << 20;  // of one file

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || (c & 0x80); }

// The words and signs of a source text, without comments and the contents of literals.
std::vector<std::string> tokens_of(const std::string& text) {
  std::vector<std::string> tokens;
  const auto at = [&](size_t i) { return i < text.size() ? text[i] : '\0'; };
  for (size_t i = 0; i < text.size();) {
    if (text.compare(i, 2, "//") == 0) {
      i = std::min(text.find('\n', i), text.size());
    } else if (text.compare(i, 2, "/*") == 0) {
      const size_t end = text.find("*/", i + 2);
      i = end == std::string::npos ? text.size() : end + 2;
    } else if (text.compare(i, 3, "\"\"\"") == 0) {
      for (i += 3; i < text.size() && text.compare(i, 3, "\"\"\"") != 0; ++i)
        if (text[i] == '\\') ++i;
      i += 3;
    } else if (text[i] == '"' || text[i] == '\'') {
      const char quote = text[i++];
      for (; i < text.size() && text[i] != quote && text[i] != '\n'; ++i)
        if (text[i] == '\\') ++i;
      ++i;
    } else if (is_word(text[i])) {
      size_t end = i;
      while (is_word(at(end)) && end < text.size()) ++end;
      tokens.push_back(text.substr(i, end - i));
      i = end;
    } else {
      if (std::isspace(static_cast<unsigned char>(text[i])) == 0) tokens.emplace_back(1, text[i]);
      ++i;
    }
  }
  return tokens;
}

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
    if (!is_type_word(t) || i + 1 >= tokens.size() || !is_word(tokens[i + 1][0])) continue;
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
    for (fs::recursive_directory_iterator at(path, fs::directory_options::skip_permission_denied, error), end;
         !error && at != end && files.size() < kMostFiles; at.increment(error)) {
      std::error_code none;
      if (at->is_symlink(none)) continue;
      if (at->is_directory(none) && at->path().filename().string().starts_with('.')) at.disable_recursion_pending();
      if (at->path().extension() == ".java" && at->is_regular_file(none)) files.push_back(at->path().string());
    }
    std::sort(files.begin(), files.end());
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
