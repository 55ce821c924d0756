#include "cli/debug_host.h"

#include <algorithm>

#include "vm/bytecode/descriptor.h"

namespace heddle::cli {
namespace {

// The program's classes before those of the library.
class ProgramAndLibrary final : public lang::LibraryProvider {
 public:
  explicit ProgramAndLibrary(const Program& program) : program_(program), library_(embedded_library()) {
    for (const bytecode::ClassImage& image : program.images()) {
      const size_t slash = image.name.rfind('/');
      packages_.push_back(slash == std::string::npos ? "" : bytecode::dotted(image.name.substr(0, slash)));
      if (image.name.find('$', slash == std::string::npos ? 0 : slash) == std::string::npos)
        tops_.emplace_back(packages_.back(), image.name.substr(slash == std::string::npos ? 0 : slash + 1));
    }
  }
  const bytecode::ClassImage* find(std::string_view binary_name) override {
    const bytecode::ClassImage* own = program_.find_class(binary_name);
    return own != nullptr ? own : library_->find(binary_name);
  }
  std::vector<std::string> classes_in(std::string_view package) override {
    std::vector<std::string> names = library_->classes_in(package);
    for (const auto& [in, name] : tops_)
      if (in == package) names.push_back(name);
    std::sort(names.begin(), names.end());
    return names;
  }
  bool has_package(std::string_view package) override {
    const std::string prefix = std::string(package) + ".";
    return library_->has_package(package) || std::any_of(packages_.begin(), packages_.end(), [&](const std::string& p) {
             return p == package || p.starts_with(prefix);
           });
  }
  std::string explain_missing(std::string_view dotted_name) override { return library_->explain_missing(dotted_name); }
  std::string explain_unusable(std::string_view dotted_name) override {
    return library_->explain_unusable(dotted_name);
  }

 private:
  const Program& program_;
  const std::unique_ptr<lang::LibraryProvider> library_;
  std::vector<std::string> packages_;
  std::vector<std::pair<std::string, std::string>> tops_;  // package, simple name
};

class ProgramHost final : public repl::SnippetHost {
 public:
  explicit ProgramHost(const Program& program) : program_(program), classes_(program) {}
  lang::LibraryProvider& classes() override { return classes_; }
  void add(bytecode::ClassImage image) override { program_.add_class(std::move(image)); }
  std::vector<std::string> imports(const std::string& source_file) override {
    for (base::FileId id = 0; id < program_.sources().size(); ++id)
      if (const base::SourceFile& file = program_.sources().get(id); file.name() == source_file)
        return lang::imports_of(file);
    return {};
  }
  std::string main_class() override { return program_.main_class(); }

 private:
  const Program& program_;
  ProgramAndLibrary classes_;
};

}  // namespace

std::unique_ptr<repl::SnippetHost> snippet_host(const Program& program) {
  return std::make_unique<ProgramHost>(program);
}

}  // namespace heddle::cli
