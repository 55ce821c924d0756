#include "lang/compiler.h"

#include <pthread.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <set>

#include "lang/attribute.h"
#include "lang/class_sources.h"
#include "lang/codegen.h"
#include "lang/image_symbols.h"
#include "lang/tree_completer.h"
#include "vm/base/read_file.h"

namespace heddle::lang {
namespace {

constexpr std::size_t kMaxFileBytes = 256u << 20;

class DiskReader : public SourceReader {
 public:
  std::optional<std::string> read(const std::string& path) override {
    std::string text, error;
    if (!base::read_file(path, &text, &error, kMaxFileBytes)) return std::nullopt;
    return text;
  }
  std::vector<std::string> list(const std::string& directory) override {
    std::vector<std::string> result;
    std::error_code error;
    for (std::filesystem::directory_iterator it(directory, error), end; !error && it != end; it.increment(error)) {
      std::string name = it->path().filename().string();
      if (name.size() > 5 && name.compare(name.size() - 5, 5, ".java") == 0) result.push_back(std::move(name));
    }
    std::sort(result.begin(), result.end());
    return result;
  }
  bool is_directory(const std::string& path) override {
    std::error_code error;
    return std::filesystem::is_directory(path, error);
  }
};

// Why a text cannot be Java source; empty when it can.
std::string not_source(const std::string& text) {
  const auto starts = [&](std::string_view bytes) { return text.compare(0, bytes.size(), bytes) == 0; };
  if (starts("\xCA\xFE\xBA\xBE")) return "is a compiled class file; give its source file";
  if (starts("\xFF\xFE") || starts("\xFE\xFF")) return "is UTF-16 text; save it as UTF-8";
  if (starts("PK\x03\x04")) return "is an archive; give a source file";
  if (text.size() > kMaxFileBytes) return "is too large for a source file";
  if (const std::size_t zero = text.find('\0'); zero != std::string::npos)
    return "is not a text file (zero byte at offset " + std::to_string(zero) + ")";
  return {};
}

class Compilation {
 public:
  Compilation(const CompileOptions& options, base::SourceFiles& files, base::Diagnostics& diagnostics)
      : options_(options),
        files_(files),
        diagnostics_(diagnostics),
        reader_(options.reader != nullptr ? *options.reader : disk_),
        store_(reader_, files, diagnostics, arena_),
        symbols_(arena_, diagnostics),
        types_(arena_, symbols_),
        context_{arena_, diagnostics, files, symbols_, types_},
        trees_(context_),
        images_(symbols_),
        loose_(store_) {}

  CompileResult run() {
    CompileResult result;
    if (!options_.main_file.empty()) main_unit_ = root(options_.main_file);
    for (const std::string& file : options_.files)
      if (!store_.was_parsed(file)) root(file);
    if (main_unit_ != nullptr && main_unit_->types.empty() && !diagnostics_.has_errors())
      diagnostics_.error({main_unit_->range.file, 0, 0}, "there is no class in this file");
    // As javac: with syntax errors nothing else is worth saying.
    if (diagnostics_.has_errors() && !options_.keep_going) return result;

    set_up();
    const bool attributed = attribute(context_, roots_);
    if (attributed && !options_.attribute_only) {
      result.images = generate(context_, symbols_.units);
    } else if (options_.keep_going && !options_.attribute_only) {
      result.images = generate(context_, units_without_errors());
    }
    result.ok = !diagnostics_.has_errors();
    if (!result.ok && !options_.keep_going) result.images.clear();
    order(result.images);
    if (main_unit_ != nullptr && result.ok) entry_points(result);
    return result;
  }

 private:
  CompilationUnit* root(const std::string& path) {
    if (reader_.is_directory(path)) {
      diagnostics_.error({}, path + " is a directory; give a .java file");
      return nullptr;
    }
    std::optional<std::string> text = reader_.read(path);
    if (!text) {
      diagnostics_.error({}, "cannot read " + path);
      return nullptr;
    }
    if (std::string why = not_source(*text); !why.empty()) {
      diagnostics_.error({}, path + " " + why);
      return nullptr;
    }
    CompilationUnit* unit = store_.parse_text(path, std::move(*text));
    roots_.push_back(unit);
    return unit;
  }

  void set_up() {
    symbols_.types = &types_;
    symbols_.context = &context_;
    symbols_.tree_completer = &trees_;
    symbols_.image_completer = &images_;
    symbols_.enter_unit = &enter_unit;
    trees_.loose_files = &loose_;
    trees_.flow_per_file = options_.keep_going;
    if (options_.library != nullptr) {
      LibraryProvider* library = options_.library;
      trees_.explain_missing = [library](std::string_view name) { return library->explain_missing(name); };
    }
    trees_.unit_entered = [this](CompilationUnit& unit) {
      if (const base::SourceFile* file = files_.find(unit.range.file))
        loose_.add_directory(package_of(unit), directory_of(file->path()));
      check_package(unit);
    };
    loose_.is_defined = [this](std::string_view package, std::string_view simple) {
      std::string binary(package);
      std::replace(binary.begin(), binary.end(), '.', '/');
      if (!binary.empty()) binary += '/';
      const auto it = symbols_.by_binary_name.find(binary.append(simple));
      return it != symbols_.by_binary_name.end() && it->second != nullptr;
    };
    rooted_ = std::make_unique<RootedSource>(store_, source_roots());
    symbols_.class_sources.push_back(rooted_.get());
    if (options_.library != nullptr) {
      library_ = std::make_unique<LibrarySource>(store_, *options_.library);
      symbols_.class_sources.push_back(library_.get());
    }
  }

  // A program's own classes may not join a package of the library (javac's words for it: java.base is where those are).
  void check_package(const CompilationUnit& unit) {
    const std::string package = package_of(unit);
    if (package.compare(0, 5, "java.") != 0 || options_.library == nullptr || !options_.library->has_package(package))
      return;
    std::string binary = package + '.' + (unit.types.empty() ? "package-info" : std::string(unit.types[0]->name.text));
    std::replace(binary.begin(), binary.end(), '.', '/');
    if (options_.library->source(binary)) return;  // the library itself is being compiled
    diagnostics_.error(base::SourceRange::cover(unit.package_path.front().range, unit.package_path.back().range),
                       "package exists in another module: java.base");
  }

  std::vector<std::string> source_roots() const {
    if (!options_.source_roots.empty()) return options_.source_roots;
    if (main_unit_ == nullptr) return {};
    std::string directory = directory_of(options_.main_file);
    const std::string whole = directory;
    for (auto part = main_unit_->package_path.rbegin(); part != main_unit_->package_path.rend(); ++part) {
      const std::size_t slash = directory.rfind('/');
      const std::string_view last =
          slash == std::string::npos ? directory : std::string_view(directory).substr(slash + 1);
      if (last != part->text) return {whole};
      directory = slash == std::string::npos ? "." : slash == 0 ? "/" : directory.substr(0, slash);
    }
    return {directory};
  }

  std::vector<CompilationUnit*> units_without_errors() {
    std::set<base::FileId> bad;
    for (const base::Diagnostic& d : diagnostics_.sorted())
      if (d.severity == base::Severity::kError) bad.insert(d.range.file);
    std::vector<CompilationUnit*> good;
    for (CompilationUnit* unit : symbols_.units)
      if (bad.count(unit->range.file) == 0) good.push_back(unit);
    return good;
  }

  // Supertypes first, else the order they have.
  static void order(std::vector<bytecode::ClassImage>& images) {
    std::map<std::string_view, std::size_t> index;
    for (std::size_t i = 0; i < images.size(); ++i) index.emplace(images[i].name, i);
    std::vector<std::size_t> sequence;
    std::vector<bool> visited(images.size());
    const std::function<void(std::size_t)> visit = [&](std::size_t i) {
      if (visited[i]) return;
      visited[i] = true;
      if (auto it = index.find(images[i].super_name); it != index.end()) visit(it->second);
      for (const std::string& name : images[i].interfaces)
        if (auto it = index.find(name); it != index.end()) visit(it->second);
      sequence.push_back(i);
    };
    for (std::size_t i = 0; i < images.size(); ++i) visit(i);
    std::vector<bytecode::ClassImage> ordered;
    ordered.reserve(images.size());
    for (std::size_t i : sequence) ordered.push_back(std::move(images[i]));
    images = std::move(ordered);
  }

  bool is_main(const MethodSymbol& method) {
    if (!method.has(kPublic) || !method.is_static() || !method.result->is_void() || method.param_types.size() != 1)
      return false;
    auto* array = as_array(method.param_types[0]);
    return array != nullptr && array->element == symbols_.known_type(KnownClass::kString);
  }

  void entry_points(CompileResult& result) {
    for (ClassDecl* decl : main_unit_->types)
      if (decl->symbol != nullptr) result.main_file_classes.emplace_back(decl->symbol->binary_name);
    std::vector<ClassSymbol*> candidates;
    for (ClassDecl* decl : main_unit_->types) candidates.push_back(decl->symbol);
    for (ClassSymbol* symbol : main_unit_->classes)
      if (symbol->enclosing != nullptr && !symbol->local) candidates.push_back(symbol);
    for (ClassSymbol* symbol : candidates)
      for (MethodSymbol* method : find_methods(context_, types_.raw_type(symbol), arena_.intern("main")))
        if (result.main_class.empty() && is_main(*method)) result.main_class = symbol->binary_name;
  }

  const CompileOptions& options_;
  base::SourceFiles& files_;
  base::Diagnostics& diagnostics_;
  DiskReader disk_;
  SourceReader& reader_;
  Arena arena_;
  SourceStore store_;
  SymbolTable symbols_;
  TypeTable types_;
  AttrContext context_;
  TreeCompleter trees_;
  ImageCompleter images_;
  LooseSource loose_;
  std::unique_ptr<RootedSource> rooted_;
  std::unique_ptr<LibrarySource> library_;
  CompilationUnit* main_unit_ = nullptr;
  std::vector<CompilationUnit*> roots_;
};

}  // namespace

CompileResult compile(const CompileOptions& options, base::SourceFiles& files, base::Diagnostics& diagnostics) {
  struct Job {
    const CompileOptions& options;
    base::SourceFiles& files;
    base::Diagnostics& diagnostics;
    CompileResult result;
  } job{options, files, diagnostics, {}};
  const auto work = [](void* argument) -> void* {
    Job& j = *static_cast<Job*>(argument);
    j.result = Compilation(j.options, j.files, j.diagnostics).run();
    return nullptr;
  };
  for (std::size_t stack = kCompilerStackBytes; stack >= kCompilerStackBytes / 16; stack /= 2) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, stack);
    pthread_t thread;
    const int failed = pthread_create(&thread, &attributes, work, &job);
    pthread_attr_destroy(&attributes);
    if (failed != 0) continue;  // less address space than we would like
    pthread_join(thread, nullptr);
    return std::move(job.result);
  }
  diagnostics.error({}, "there is not enough memory for the compiler's stack");
  return {};
}

}  // namespace heddle::lang
