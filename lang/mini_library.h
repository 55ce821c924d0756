// For unit tests of the front end: a library in memory, small but with everything that the language refers to, and a
// compiler of programs from memory. Only included by *_test.cpp.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/compiler.h"

namespace heddle::lang::testing {

// Texts by path; directories are what the paths say.
class MemoryReader : public SourceReader {
 public:
  std::map<std::string, std::string> texts;

  std::optional<std::string> read(const std::string& path) override {
    auto it = texts.find(path);
    return it == texts.end() ? std::nullopt : std::optional(it->second);
  }
  std::vector<std::string> list(const std::string& directory) override {
    std::vector<std::string> names;
    const std::string prefix = directory == "." || directory.empty() ? "" : directory + "/";
    for (const auto& [path, text] : texts)
      if (path.compare(0, prefix.size(), prefix) == 0 && path.find('/', prefix.size()) == std::string::npos)
        names.push_back(path.substr(prefix.size()));
    return names;
  }
  bool is_directory(const std::string& path) override {
    const std::string prefix = path + "/";
    for (const auto& [name, text] : texts)
      if (name.compare(0, prefix.size(), prefix) == 0) return true;
    return false;
  }
};

// Library classes as sources, compiled along with the program.
class MiniLibrary : public LibraryProvider {
 public:
  MiniLibrary();
  const bytecode::ClassImage* find(std::string_view binary_name) override {
    for (const bytecode::ClassImage& image : images)
      if (image.name == binary_name) return &image;
    return nullptr;
  }
  std::vector<std::string> classes_in(std::string_view package) override;
  bool has_package(std::string_view package) override;
  std::optional<std::string> source(std::string_view binary_name) override {
    auto it = sources.find(std::string(binary_name));
    return it == sources.end() ? std::nullopt : std::optional(it->second);
  }
  std::map<std::string, std::string> sources;  // by binary name
  std::vector<bytecode::ClassImage> images;
};

struct Compiled {
  CompileResult result;
  std::vector<std::string> errors;  // "LINE: message"; faults of the library as "path:LINE: message"
  bool ok() const { return errors.empty(); }
  // Whether the only error is at this line and contains the text.
  bool only(int line, std::string_view text) const;
};
// Compiles (without making images unless `generate`) Main.java with this text.
Compiled check(const std::string& text, bool generate = false);
Compiled check(const CompileOptions& options);

}  // namespace heddle::lang::testing
