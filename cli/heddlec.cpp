// heddlec: the compiler of the class library. Runs during the build, so it knows no library but the sources it is
// given.
//
//   heddlec --library DIR... -o FILE   every .java below the folders into one image file; any error: nothing is
//                                      written, status 2
//   heddlec --library DIR... --check   only the errors, and how many each file has
//   --keep-going                       with errors: write the classes of the files that have none (status 0)
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "lang/compiler.h"
#include "vm/base/diagnostics.h"
#include "vm/base/source.h"
#include "vm/bytecode/image_file.h"
#include "vm/bytecode/verifier.h"

namespace {

namespace base = heddle::base;
namespace bytecode = heddle::bytecode;
namespace lang = heddle::lang;

// All of the library is among the roots.
class NoLibrary : public lang::LibraryProvider {
 public:
  const bytecode::ClassImage* find(std::string_view) override { return nullptr; }
  std::vector<std::string> classes_in(std::string_view) override { return {}; }
  bool has_package(std::string_view) override { return false; }
};

// The sources below the folders, in the order of their paths relative to these: the image does not depend on which of
// the folders a source is in.
std::vector<std::string> java_files(const std::vector<std::string>& directories) {
  std::vector<std::pair<std::string, std::string>> sources;  // relative path, path
  for (const std::string& directory : directories) {
    std::error_code error;
    for (std::filesystem::recursive_directory_iterator it(directory, error), end; !error && it != end;
         it.increment(error))
      if (it->is_regular_file() && it->path().extension() == ".java")
        sources.emplace_back(it->path().lexically_relative(directory).string(), it->path().string());
  }
  std::sort(sources.begin(), sources.end());
  std::vector<std::string> result;
  for (const auto& [relative, path] : sources) result.push_back(path);
  return result;
}

void print_errors(const base::Diagnostics& diagnostics, const base::SourceFiles& files, bool per_file) {
  std::map<std::string, int> counts;
  for (const base::Diagnostic& d : diagnostics.sorted()) {
    std::fputs(base::render(d, files).c_str(), stderr);
    const base::SourceFile* file = files.find(d.range.file);
    if (d.severity == base::Severity::kError) ++counts[file != nullptr ? file->path() : "(no file)"];
  }
  if (per_file)
    for (const auto& [path, count] : counts) std::fprintf(stderr, "%5d  %s\n", count, path.c_str());
  if (!counts.empty())
    std::fprintf(stderr, "%zu errors in %zu of %zu files\n", diagnostics.error_count(), counts.size(), files.size());
}

bool write_bytes(const std::string& path, const std::vector<heddle::u8>& bytes) {
  errno = 0;
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  return static_cast<bool>(out.flush());
}

// The file appears complete or not at all. What is no file (a device) is written to, never replaced. False with errno.
bool write_file(const std::string& path, const std::vector<heddle::u8>& bytes) {
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(path, error);
  const bool replaces = !std::filesystem::exists(status) || std::filesystem::is_regular_file(status);
  if (!replaces) return write_bytes(path, bytes);
  const std::string temporary = path + ".part";
  if (write_bytes(temporary, bytes)) {
    std::filesystem::rename(temporary, path, error);
    if (!error) return true;
    errno = error.value();
  }
  const int why = errno;
  std::filesystem::remove(temporary, error);
  errno = why;
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error like a full disk
  CLI::App app{"compiles the class library"};
  std::vector<std::string> library;
  std::string output;
  bool check = false, keep_going = false;
  app.add_option("--library", library, "folders of the library's sources")->required();
  app.add_option("-o", output, "image file to write");
  app.add_flag("--check", check, "report errors and how many each file has");
  app.add_flag("--keep-going", keep_going, "write what compiled although there were errors");
  CLI11_PARSE(app, argc, argv);
  if (output.empty() && !check) {
    std::fputs("heddlec: give -o FILE or --check\n", stderr);
    return 2;
  }

  NoLibrary none;
  lang::CompileOptions options;
  options.files = java_files(library);
  options.source_roots = library;
  options.library = &none;
  options.attribute_only = output.empty();
  options.keep_going = keep_going || check;
  if (options.files.empty()) {
    std::fprintf(stderr, "heddlec: there is no .java file below %s\n", library.front().c_str());
    return 2;
  }
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  lang::CompileResult result = lang::compile(options, files, diagnostics);
  print_errors(diagnostics, files, check);
  if (diagnostics.has_errors() && !keep_going) return 2;
  if (output.empty()) return diagnostics.has_errors() ? 2 : 0;

  std::size_t faults = 0;
  std::vector<bytecode::ClassImage> images;
  for (bytecode::ClassImage& image : result.images) {
    const std::vector<std::string> messages = bytecode::verify(image);
    for (const std::string& message : messages) std::fprintf(stderr, "verifier: %s\n", message.c_str());
    faults += messages.size();
    if (messages.empty()) images.push_back(std::move(image));
  }
  if (faults != 0) {
    std::fprintf(stderr, "heddlec: %zu faults in the generated code\n", faults);
    if (!keep_going) return 1;
  }
  if (!write_file(output, bytecode::write_images(images))) {
    std::fprintf(stderr, "heddlec: cannot write %s: %s\n", output.c_str(), std::strerror(errno));
    return 1;
  }
  if (check || keep_going) std::fprintf(stderr, "%zu classes written\n", images.size());
  return 0;
}
