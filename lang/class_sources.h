// Where the classes of a compilation come from: files under the source roots, the library, files of other names.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lang/arena.h"
#include "lang/compiler.h"
#include "lang/symbols.h"

namespace heddle::lang {

// The files of a compilation: each is read and parsed at most once.
class SourceStore {
 public:
  SourceStore(SourceReader& reader, base::SourceFiles& files, base::Diagnostics& diagnostics, Arena& arena)
      : reader_(reader), files_(files), diagnostics_(diagnostics), arena_(arena) {}

  // Null when the file was parsed before, cannot be read, or `accept` does not like the unit, of which then nothing is
  // reported or remembered. Syntax errors are reported.
  template <class Accept>
  CompilationUnit* parse_if(const std::string& path, Accept accept);
  CompilationUnit* parse_text(const std::string& path, std::string text);
  bool was_parsed(const std::string& path) const { return parsed_.count(path) != 0; }
  // Names of the *.java files in the directory, sorted; remembered.
  const std::vector<std::string>& names_in(const std::string& directory);
  bool is_directory(const std::string& path) { return reader_.is_directory(path); }
  std::optional<std::string> read(const std::string& path) { return reader_.read(path); }
  // The syntax errors of all files so far, which are reported, too.
  const base::Diagnostics& syntax_errors() const { return syntax_errors_; }

 private:
  SourceReader& reader_;
  base::SourceFiles& files_;
  base::Diagnostics& diagnostics_;
  Arena& arena_;
  base::Diagnostics syntax_errors_;
  std::set<std::string> parsed_;
  std::map<std::string, std::vector<std::string>> listings_;
};

// "a/b" + "C.java"; an empty or "." directory adds nothing.
std::string join_path(std::string_view directory, std::string_view name);
std::string directory_of(std::string_view path);      // "." when there is none
std::string package_of(const CompilationUnit& unit);  // with dots
std::string slashes(std::string_view dotted);         // "java.util" -> "java/util"

// ROOT/java/util/NAME.java, in the order of the roots.
class RootedSource : public ClassSource {
 public:
  RootedSource(SourceStore& store, std::vector<std::string> roots) : store_(store), roots_(std::move(roots)) {}
  Found find(std::string_view package, std::string_view simple) override;
  const bytecode::ClassImage* find_image(std::string_view) override { return nullptr; }
  bool has_package(std::string_view package) override;
  std::vector<std::string> classes_in(std::string_view package) override;

 private:
  SourceStore& store_;
  std::vector<std::string> roots_;
};

class LibrarySource : public ClassSource {
 public:
  LibrarySource(SourceStore& store, LibraryProvider& library) : store_(store), library_(library) {}
  Found find(std::string_view package, std::string_view simple) override;
  const bytecode::ClassImage* find_image(std::string_view binary_name) override { return library_.find(binary_name); }
  bool has_package(std::string_view package) override { return library_.has_package(package); }
  std::vector<std::string> classes_in(std::string_view package) override { return library_.classes_in(package); }

 private:
  SourceStore& store_;
  LibraryProvider& library_;
};

// Files beside the ones that declare a package, whatever their names: the last resort before "cannot find symbol".
class LooseSource : public ClassSource {
 public:
  explicit LooseSource(SourceStore& store) : store_(store) {}
  // Whether the program has a class of this package and name already; set by the owner.
  std::function<bool(std::string_view package, std::string_view simple)> is_defined;
  // From now on `directory` is searched for classes of `package`.
  void add_directory(const std::string& package, const std::string& directory) {
    directories_[package].insert(directory);
  }
  Found find(std::string_view package, std::string_view simple) override;
  const bytecode::ClassImage* find_image(std::string_view) override { return nullptr; }
  bool has_package(std::string_view) override { return false; }
  std::vector<std::string> classes_in(std::string_view) override { return {}; }

 private:
  // Identifiers that follow `class`, `interface`, `enum` or `record` in the file; no matter where.
  const std::set<std::string>& declared_names(const std::string& path);

  SourceStore& store_;
  std::map<std::string, std::set<std::string>> directories_;  // by package
  std::map<std::string, std::set<std::string>> declared_;     // by path
};

}  // namespace heddle::lang
