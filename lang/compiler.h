// The front end's door: source files to class images.
#pragma once
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "vm/base/diagnostics.h"
#include "vm/base/source.h"
#include "vm/bytecode/class_image.h"

namespace heddle::lang {

// compile() runs on a thread of its own with this much stack, so that kMaxNesting and kMaxChain are safe in every walk.
inline constexpr std::size_t kCompilerStackBytes = 512u << 20;

// The class library, as the compiler sees it. Implemented by stdlib/ or cli/ (images of the boot image) and by tests.
class LibraryProvider {
 public:
  virtual ~LibraryProvider() = default;
  // "java/util/Map$Entry"; null when the library has no such class. The image outlives the compilation.
  virtual const bytecode::ClassImage* find(std::string_view binary_name) = 0;
  // Simple names of top-level classes of "java.util", sorted; empty for unknown packages.
  virtual std::vector<std::string> classes_in(std::string_view package) = 0;
  virtual bool has_package(std::string_view package) = 0;  // and prefixes of packages
  // Source text of a top-level library class ("java/util/ArrayList") while the library itself is compiled: then it is
  // preferred to find() and its classes are among the result's images. Null: none.
  virtual std::optional<std::string> source(std::string_view binary_name) {
    (void)binary_name;
    return std::nullopt;
  }
  // Packages or members that exist in Java but not here: the reason for a message
  // ("java.net is outside this VM"); empty when nothing special is known.
  virtual std::string explain_missing(std::string_view dotted_name) {
    (void)dotted_name;
    return {};
  }
  // Methods that the library declares, marked @Deprecated, but that cannot do here what Java says: the reason for a
  // message at each call ("java.lang.Thread.stop is outside this VM"); empty for all others.
  virtual std::string explain_unusable(std::string_view dotted_name) {
    (void)dotted_name;
    return {};
  }
};

// Reads source files; tests give texts from memory.
class SourceReader {
 public:
  virtual ~SourceReader() = default;
  virtual std::optional<std::string> read(const std::string& path) = 0;     // null: absent or unreadable
  virtual std::vector<std::string> list(const std::string& directory) = 0;  // names of *.java files, sorted
  virtual bool is_directory(const std::string& path) = 0;
};

struct CompileOptions {
  std::string main_file;           // read through `reader`; may be empty when `files` is not
  std::vector<std::string> files;  // further root files, compiled whether referred to or not (tests, the library)
  // Where packages start. Empty: main_file's directory with its own package's path taken off the end (a file that says
  // `package a.b;` in /x/a/b/Main.java has the root /x); if the path does not end so, the directory itself. A root
  // src/test/java has src/main/java beside it.
  std::vector<std::string> source_roots;
  std::vector<std::string> more_source_roots;  // looked into behind those
  LibraryProvider* library = nullptr;          // required
  SourceReader* reader = nullptr;              // null: from the disk
  bool warnings = false;
  bool attribute_only = false;  // check, make no images
  bool keep_going = false;      // with errors: still the images of the files that have none (library development)
};

struct CompileResult {
  bool ok = false;  // no errors; otherwise images are empty (but see keep_going)
  // Superclasses and superinterfaces before their subclasses, else in source order; user classes (and, when compiling
  // the library, library classes) only.
  std::vector<bytecode::ClassImage> images;
  // Binary name of the class of the main file with `public static void main(String[])` that is called like the file,
  // or else of the first one, in source order; else empty (the caller reports it: test runs need none).
  std::string main_class;
  std::vector<std::string> main_file_classes;  // binary names of the main file's top-level classes
};

// Classes are looked for in: the root files, NAME.java under the source roots by package, the library, and last the
// other
// *.java files of the using unit's directory (classes whose file has another name), but for files that are programs of
// their own: with a main method, or with a class of a name that this program has already. Each file is parsed at most
// once. `files` collects every file read; diagnostics refer to it. Never throws for faults of the input.
CompileResult compile(const CompileOptions& options, base::SourceFiles& files, base::Diagnostics& diagnostics);

}  // namespace heddle::lang
