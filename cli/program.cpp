#include "cli/program.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <list>
#include <set>
#include <unordered_map>

#include "checkpoint/digest.h"
#include "checkpoint/real_world.h"
#include "cli/compile_errors.h"
#include "cli/error_text.h"
#include "cli/program_path.h"
#include "interp/run.h"
#include "lang/compiler.h"
#include "stdlib/jdk_names.h"
#include "stdlib/natives.h"
#include "tester/finding.h"
#include "vm/base/check.h"
#include "vm/base/nearest_name.h"
#include "vm/base/read_file.h"
#include "vm/bytecode/assembler.h"
#include "vm/bytecode/verifier.h"

extern "C" const char heddle_stdlib_image_begin[];
extern "C" const char heddle_stdlib_image_end[];

namespace heddle::cli {

const bytecode::ImageDirectory& library_images() {
  static const bytecode::ImageDirectory directory = [] {
    std::string error;
    size_t size = static_cast<size_t>(heddle_stdlib_image_end - heddle_stdlib_image_begin);
    auto* bytes = reinterpret_cast<const u8*>(heddle_stdlib_image_begin);
    bytecode::ImageDirectory d = bytecode::ImageDirectory::open({bytes, size}, &error);
    HEDDLE_CHECK(error.empty(), "the embedded class library cannot be read: " + error);
    return d;
  }();
  return directory;
}

namespace {

// The library's classes, each decoded when it is asked for first: the compiler and all Worlds share them.
class DecodedLibrary {
 public:
  // Null: there is no such class.
  std::shared_ptr<const bytecode::ClassImage> find(const std::string& name) {
    return find(images_, name, &bytecode::ImageDirectory::load);
  }
  // Without fields and methods.
  std::shared_ptr<const bytecode::ClassImage> outline(const std::string& name) {
    return find(outlines_, name, &bytecode::ImageDirectory::load_outline);
  }

 private:
  using Images = std::unordered_map<std::string, std::shared_ptr<const bytecode::ClassImage>>;
  using Load = bool (bytecode::ImageDirectory::*)(const std::string&, bytecode::ClassImage*, std::string*) const;
  static std::shared_ptr<const bytecode::ClassImage> find(Images& images, const std::string& name, Load load) {
    const auto known = images.find(name);
    if (known != images.end()) return known->second;
    if (!library_images().contains(name)) return nullptr;
    auto image = std::make_shared<bytecode::ClassImage>();
    std::string error;
    const bool ok = (library_images().*load)(name, image.get(), &error);
    HEDDLE_CHECK(ok, "damaged class library: " + error);
    return images.emplace(name, std::move(image)).first->second;
  }
  Images images_, outlines_;
};

// Of the process. Never destroyed: that would take a tenth of a short run.
DecodedLibrary& decoded_library() {
  static DecodedLibrary* const library = new DecodedLibrary;
  return *library;
}

// The library as the compiler sees it.
class EmbeddedLibrary : public lang::LibraryProvider {
 public:
  const bytecode::ClassImage* find(std::string_view binary_name) override {
    return decoded_library().find(std::string(binary_name)).get();
  }
  std::vector<std::string> classes_in(std::string_view package) override {
    std::vector<std::string> classes;
    const std::string prefix = prefix_of(package);
    for (auto name = first_with(prefix); name != names().end() && name->starts_with(prefix); ++name) {
      std::string simple = name->substr(prefix.size());
      if (simple.find_first_of("/$") == std::string::npos) classes.push_back(std::move(simple));
    }
    return classes;
  }
  bool has_package(std::string_view package) override {
    const std::string prefix = prefix_of(package);
    const auto name = first_with(prefix);
    return name != names().end() && name->starts_with(prefix);
  }
  std::string explain_missing(std::string_view dotted_name) override {
    static const std::pair<const char*, const char*> outside[] = {
        {"java.awt", "graphics"}, {"javax.swing", "graphics"}, {"java.sql", "databases"},  {"java.rmi", "remote calls"},
        {"sun", "JDK internals"}, {"javax", "extensions"},     {"java.applet", "applets"},
    };
    for (auto [prefix, what] : outside) {
      std::string_view p(prefix);
      if ((dotted_name == p || (dotted_name.starts_with(p) && dotted_name[p.size()] == '.')) &&
          !has_part_of(dotted_name, p.size()))
        return fmt::format("{} is outside this VM ({})", prefix, what);
    }
    // (A name that Java has not is misspelt: the compiler says what comes near it.)
    if (stdlib::jdk_name(dotted_name) == stdlib::JdkName::None) return {};
    return fmt::format("{} is not in this library yet", dotted_name);
  }
  std::string explain_unusable(std::string_view dotted_name) override {
    static const std::set<std::string_view> kCutShort = {"java.lang.Thread.stop", "java.lang.Thread.suspend",
                                                         "java.lang.Thread.resume"};
    if (!kCutShort.contains(dotted_name)) return {};
    return fmt::format("{} is outside this VM (no thread stops, suspends or resumes another)", dotted_name);
  }

 private:
  static const std::vector<std::string>& names() { return library_images().names(); }  // sorted
  static std::vector<std::string>::const_iterator first_with(const std::string& prefix) {
    return std::lower_bound(names().begin(), names().end(), prefix);
  }
  // Has the library something of a package that the class is in, and whose name is longer than that?
  bool has_part_of(std::string_view class_name, size_t longer_than) {
    for (size_t dot = class_name.rfind('.'); dot != std::string_view::npos && dot > longer_than;
         dot = class_name.rfind('.', dot - 1))
      if (has_package(class_name.substr(0, dot))) return true;
    return false;
  }
  static std::string prefix_of(std::string_view package) {  // "java/util/"
    std::string prefix(package);
    std::replace(prefix.begin(), prefix.end(), '.', '/');
    return prefix + '/';
  }
};

// Tells each class where its source file is. (Packages may have files of one name.)
void tell_paths(const base::SourceFiles& sources, std::vector<bytecode::ClassImage>* images) {
  for (bytecode::ClassImage& image : *images) {
    const std::string package = image.name.substr(0, image.name.rfind('/') + 1);
    for (base::FileId id = 0; id < sources.size(); ++id) {
      const base::SourceFile& f = sources.get(id);
      if (f.name() != image.source_file) continue;
      const std::string path = shown_path(f.path());
      if (image.source_path.empty() || ("/" + path).ends_with("/" + package + image.source_file))
        image.source_path = path;
    }
  }
}

u64 fnv(u64 h, const u8* bytes, size_t n) {
  for (size_t i = 0; i < n; ++i) h = (h ^ bytes[i]) * 0x100000001b3ull;
  return h;
}

}  // namespace

std::string shown_path(const std::string& path) {
  std::error_code error;
  const std::filesystem::path below =
      std::filesystem::path(path).lexically_normal().lexically_proximate(std::filesystem::current_path(error));
  if (error || below.empty() || *below.begin() == ".." || below.is_absolute())
    return std::filesystem::path(path).lexically_normal().string();
  return below.string();
}

u64 library_hash() {
  static const u64 hash = [] {
    const size_t size = static_cast<size_t>(heddle_stdlib_image_end - heddle_stdlib_image_begin);
    checkpoint::Hasher hasher;
    hasher.add_bytes(heddle_stdlib_image_begin, size);
    return hasher.finish().low;
  }();
  return hash;
}

// The classes of a program, in front of the library, as the compiler sees them.
class CompiledProgram : public EmbeddedLibrary {
 public:
  explicit CompiledProgram(const std::vector<bytecode::ClassImage>& images) {
    for (const bytecode::ClassImage& image : images) own_[image.name] = &image;
  }
  const bytecode::ClassImage* find(std::string_view binary_name) override {
    const auto own = own_.find(std::string(binary_name));
    return own != own_.end() ? own->second : EmbeddedLibrary::find(binary_name);
  }
  bool has_package(std::string_view package) override {
    std::string prefix(package);
    std::replace(prefix.begin(), prefix.end(), '.', '/');
    prefix += '/';
    return EmbeddedLibrary::has_package(package) ||
           std::any_of(own_.begin(), own_.end(), [&](const auto& c) { return c.first.starts_with(prefix); });
  }

 private:
  std::unordered_map<std::string, const bytecode::ClassImage*> own_;
};

// One source text that stands in no file.
class OneText final : public lang::SourceReader {
 public:
  OneText(const std::string& name, const std::string& text) : name_(name), text_(text) {}
  std::optional<std::string> read(const std::string& path) override {
    return path == name_ ? std::optional(text_) : std::nullopt;
  }
  std::vector<std::string> list(const std::string&) override { return {}; }
  bool is_directory(const std::string&) override { return false; }

 private:
  const std::string& name_;
  const std::string& text_;
};

struct Program::Provider : vm::ClassProvider {
  std::unordered_map<std::string, std::shared_ptr<const bytecode::ClassImage>> program;
  std::string hidden;  // a class of ours that nobody wants to see: a test's driver
  std::shared_ptr<const bytecode::ClassImage> find(const std::string& binary_name, bool* is_library) override {
    const auto own = program.find(binary_name);
    *is_library = own == program.end() || binary_name == hidden;
    return own == program.end() ? decoded_library().find(binary_name) : own->second;
  }
  std::shared_ptr<const bytecode::ClassImage> outline(const std::string& binary_name, bool* is_library) override {
    const auto own = program.find(binary_name);
    *is_library = own == program.end() || binary_name == hidden;
    return own == program.end() ? decoded_library().outline(binary_name) : own->second;
  }
  const bytecode::PrintedOnly* printed_only() override {
    if (printed_ == nullptr && hidden.empty()) {  // (a driver calls the program by names)
      std::vector<const bytecode::ClassImage*> images;
      for (const auto& [name, image] : program) images.push_back(image.get());
      printed_ = std::make_unique<bytecode::PrintedOnly>(
          images, [](const std::string& name) { return decoded_library().find(name); });
    }
    return printed_.get();
  }

 private:
  std::unique_ptr<bytecode::PrintedOnly> printed_;
};

std::unique_ptr<Program> Program::load(const std::string& given, std::string* errors) {
  auto program = std::make_unique<Program>();
  program->path_ = given;
  const ProgramPath named = ProgramPath::parse(given);
  const std::string& path = named.file;
  program->sources_ = std::make_shared<base::SourceFiles>();
  if (path.ends_with(".hasm")) {
    std::string error, text;
    if (!base::read_file(path, &text, &error)) {
      *errors = "vm: " + path + ": " + error + "\n";
      return nullptr;
    }
    bytecode::AssemblyResult assembled = bytecode::assemble(text);
    for (const auto& e : assembled.errors)
      *errors += fmt::format("{}:{}:{}: error: {}\n", path, e.line, e.column, e.message);
    if (!errors->empty()) return nullptr;
    program->images_ = std::move(assembled.classes);
    for (const auto& image : program->images_) {
      for (const std::string& problem : bytecode::verify(image))
        *errors += fmt::format("{}: error: {}\n", path, problem);
      for (const auto& m : image.methods)
        if (program->main_class_.empty() && m.name == "main") program->main_class_ = image.name;
    }
    if (!errors->empty()) return nullptr;
  } else {
    std::string error, text;
    if (!base::read_file(path, &text, &error)) {
      *errors = "vm: " + path + ": " + error + "\n";
      return nullptr;
    }
    EmbeddedLibrary library;
    lang::CompileOptions options;
    options.main_file = path;
    options.files = named.more_files;
    options.more_source_roots = named.roots;
    options.library = &library;
    base::Diagnostics diagnostics;
    lang::CompileResult result = lang::compile(options, *program->sources_, diagnostics);
    if (!result.ok) {
      *errors = base::render_all(diagnostics, *program->sources_);
      note_compile_errors(path, diagnostics, *program->sources_);
      if (errors->empty()) *errors = fmt::format("vm: {}: could not be compiled\n", path);
      return nullptr;
    }
    program->images_ = std::move(result.images);
    program->main_class_ = result.main_class;
    program->main_file_classes_ = std::move(result.main_file_classes);
    if (program->main_class_.empty()) program->take_main_of(named.more_files);
    if (!named.test.empty() && !program->become_test(named.test, errors)) return nullptr;
  }
  program->finish();
  return program;
}

// Moves the place from the beginning of the method's code to its name: to the nearest "name(" in front of it.
void Program::point_to_name(const std::string& file, junit::Test* test) const {
  if (test->method.empty() || test->line == 0) return;
  for (base::FileId id = 0; id < sources_->size(); ++id) {
    const base::SourceFile& f = sources_->get(id);
    if (f.name() != file || test->line > f.line_count()) continue;
    const std::string_view line = f.line_text(test->line);
    u32 end = f.line_start(test->line);  // of the text in which the name stands
    for (size_t at = 0; at < line.size() && f.line_column(end).column < test->column; ++at) ++end;
    const std::string_view text = f.text().substr(0, end);
    const auto is_word = [](char c) {
      return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$';
    };
    for (size_t at = text.rfind(test->method); at != std::string_view::npos && at > 0;
         at = text.rfind(test->method, at - 1)) {
      const size_t open = text.find_first_not_of(" \t", at + test->method.size());
      if (is_word(text[at - 1]) || open == std::string_view::npos || text[open] != '(') continue;
      const base::LineColumn place = f.line_column(static_cast<u32>(at));
      test->line = place.line;
      test->column = place.column;
      return;
    }
    return;
  }
}

// What is wrong with the kind of finding that a @HeddleTest expects; "": nothing.
static std::string problem_with_expected(const std::string& expect) {
  std::vector<std::string> kinds = {"failure"};
  for (u8 k = 0; k <= static_cast<u8>(tester::kLastFindingKind); ++k)
    kinds.emplace_back(to_string(static_cast<tester::FindingKind>(k)));
  if (expect.empty() || std::find(kinds.begin(), kinds.end(), expect) != kinds.end()) return "";
  const std::string guess = base::nearest_name(expect, kinds);
  return fmt::format("@HeddleTest: expect = \"{}\" is no kind of finding{}: the kinds are {}", expect,
                     guess.empty() ? "" : ", did you mean \"" + guess + "\"?", fmt::join(kinds, ", "));
}

std::vector<junit::Test> Program::tests(const std::string& wanted) const {
  if (main_file_classes_.empty()) return {};
  const std::string& first = main_file_classes_.front();
  const std::string package = first.substr(0, first.rfind('/') + 1);
  const std::string file = ProgramPath::parse(path_).file;
  CompiledProgram classes(images_);
  const std::string name = file.substr(file.rfind('/') + 1);
  std::vector<junit::Test> tests = junit::tests_of(
      images_, package, name, [&](std::string_view of) { return classes.find(of); }, wanted);
  for (junit::Test& t : tests) {
    point_to_name(name, &t);
    if (t.problem.empty()) t.problem = problem_with_expected(t.settings.expect);
  }
  return tests;
}

// Where the first file has no main method, that of the first of the others that has one.
void Program::take_main_of(const std::vector<std::string>& files) {
  const auto has_main = [](const bytecode::ClassImage& image) {
    return std::any_of(image.methods.begin(), image.methods.end(), [](const bytecode::MethodImage& m) {
      return m.name == "main" && m.descriptor == "([Ljava/lang/String;)V" && (m.flags & bytecode::kStatic) != 0 &&
             (m.flags & bytecode::kPublic) != 0;
    });
  };
  for (const std::string& file : files)
    for (const bytecode::ClassImage& image : images_)
      if (main_class_.empty() && image.source_file == file.substr(file.rfind('/') + 1) && has_main(image))
        main_class_ = image.name;
}

// Its main method is from now on that of the test's driver.
bool Program::become_test(const std::string& name, std::string* errors) {
  const std::vector<junit::Test> tests = this->tests(name);
  const std::string file = ProgramPath::parse(path_).file;
  const auto test = std::find_if(tests.begin(), tests.end(), [&](const junit::Test& t) { return t.name == name; });
  if (test == tests.end()) {
    std::vector<std::string> names;
    for (const junit::Test& t : tests) names.push_back(t.name);
    const std::string guess = base::nearest_name(name, names);
    *errors = names.empty() ? fmt::format("vm: {} has no tests\n", file)
                            : fmt::format("vm: {} has no test {}{}; its tests are {}\n", file, name,
                                          guess.empty() ? "" : ", did you mean " + guess + "?", fmt::join(names, ", "));
    return false;
  }
  if (!test->problem.empty() || test->skipped) {
    const std::string& why = test->skipped ? *test->skipped : test->problem;
    *errors = fmt::format("vm: {} {}{}{}\n", path_, test->skipped ? "is disabled" : "cannot be run here",
                          why.empty() ? "" : ": ", why);
    return false;
  }
  const std::string driver = std::string(junit::kDriver) + ".java";
  CompiledProgram classes(images_);
  OneText reader(driver, test->driver);
  lang::CompileOptions options;
  options.main_file = driver;
  options.library = &classes;
  options.reader = &reader;
  base::Diagnostics diagnostics;
  lang::CompileResult result = lang::compile(options, *sources_, diagnostics);
  if (!result.ok) {
    *errors = fmt::format("vm: {} cannot be run: the class that would call it does not compile\n{}", path_,
                          base::render_all(diagnostics, *sources_));
    return false;
  }
  for (bytecode::ClassImage& image : result.images) images_.push_back(std::move(image));
  main_class_ = result.main_class;
  return true;
}

void Program::finish() {
  tell_paths(*sources_, &images_);
  std::vector<u8> bytes = bytecode::write_images(images_);
  hash_ = fnv(0xcbf29ce484222325ull, bytes.data(), bytes.size());
  provider_ = std::make_shared<Provider>();
  for (const auto& image : images_)
    provider_->program[image.name] = std::make_shared<const bytecode::ClassImage>(image);
  if (!ProgramPath::parse(path_).test.empty()) provider_->hidden = main_class_;
  sandbox_ = std::make_shared<checkpoint::Sandbox>();
  journal_ = std::make_shared<checkpoint::Journal>(std::make_unique<checkpoint::RealWorld>(nullptr, sandbox_));
}

std::unique_ptr<Program> Program::compile(const std::string& name, const std::string& text, std::string* errors) {
  auto program = std::make_unique<Program>();
  program->path_ = name;
  program->sources_ = std::make_shared<base::SourceFiles>();
  EmbeddedLibrary library;
  OneText reader(name, text);
  lang::CompileOptions options;
  options.main_file = name;
  options.library = &library;
  options.reader = &reader;
  base::Diagnostics diagnostics;
  lang::CompileResult result = lang::compile(options, *program->sources_, diagnostics);
  if (!result.ok) {
    *errors = base::render_all(diagnostics, *program->sources_);
    return nullptr;
  }
  program->images_ = std::move(result.images);
  program->main_class_ = result.main_class;
  program->finish();
  return program;
}

std::unique_ptr<lang::LibraryProvider> embedded_library() { return std::make_unique<EmbeddedLibrary>(); }

void Program::add_class(bytecode::ClassImage image) const {
  const std::string name = image.name;
  provider_->program[name] = std::make_shared<const bytecode::ClassImage>(std::move(image));
}

const bytecode::ClassImage* Program::find_class(std::string_view binary_name) const {
  const auto found = provider_->program.find(std::string(binary_name));
  return found == provider_->program.end() ? nullptr : found->second.get();
}

std::string Program::file_name() const {
  const auto named = ProgramPath::parse(path_);
  return named.file.substr(named.file.rfind('/') + 1) + (named.test.empty() ? "" : "#" + named.test);
}

std::string Program::stem() const { return file_stem(path_); }

std::string file_stem(const std::string& path) {
  const auto [file, test, more_files, roots] = ProgramPath::parse(path);
  std::string name = file.substr(file.rfind('/') + 1);
  if (const size_t dot = name.rfind('.'); dot != std::string::npos) name.resize(dot);
  if (!test.empty()) name += '.' + test;
  // (Of "deposits[2]" and "deposits(int, String)".)
  for (char& c : name)
    if (std::string_view("[](), /").find(c) != std::string_view::npos) c = '_';
  return name;
}

std::string Program::source_line(const std::string& file, u32 line) const {
  for (base::FileId id = 0; id < sources_->size(); ++id) {
    const base::SourceFile& f = sources_->get(id);
    if ((f.name() == file || shown_path(f.path()) == file) && line >= 1 && line <= f.line_count())
      return std::string(f.line_text(line));
  }
  return {};
}

std::unique_ptr<vm::World> Program::connected_world(const vm::RunOptions& options) const {
  static const stdlib::Natives natives;  // immutable
  auto world = std::make_unique<vm::World>(*provider_, natives, options);
  if (!options.sandbox.empty() && !sandbox_->confines())
    sandbox_->confine(options.sandbox == vm::RunOptions::kNoFiles ? "" : options.sandbox);
  if (known_) world->connect(known_);
  else if (options.backtracks) world->connect(journal_);
  else if (recorded_)
    world->connect(journal_, std::make_unique<checkpoint::RecordedFiles>(
                                 journal_, static_cast<i64>(options.start_time_ms), sandbox_));
  else
    world->connect(std::make_shared<checkpoint::RealWorld>(stop_, sandbox_),
                   std::make_unique<checkpoint::RealFiles>(sandbox_));
  return world;
}

std::unique_ptr<vm::World> Program::start(const vm::RunOptions& options, std::string* error) const {
  std::unique_ptr<vm::World> world = connected_world(options);
  interp::StartResult started = interp::start_program(*world, main_class_);
  if (!started.ok) {
    *error = started.error;
    return nullptr;
  }
  return world;
}

void Program::record(const volatile int* stop) {
  recorded_ = true;
  journal_ = std::make_shared<checkpoint::Journal>(std::make_unique<checkpoint::RealWorld>(stop, sandbox_));
}

std::shared_ptr<vm::KnownOutside> Program::replay_outside(vm::OutsideFacts facts) {
  known_ = std::make_shared<vm::KnownOutside>(std::move(facts));
  return known_;
}

std::unique_ptr<Program> load_program(const std::string& path) {
  std::string errors;
  std::unique_ptr<Program> program = Program::load(path, &errors);
  if (!program) {
    print_errors(errors);
    return nullptr;
  }
  if (!program->main_class().empty()) return program;
  std::fprintf(stderr, "vm: %s: no class with a method public static void main(String[] args)\n", path.c_str());
  const std::string file = ProgramPath::parse(path).file;
  if (const std::vector<junit::Test> tests = program->tests(); !tests.empty())
    std::fprintf(stderr, "help: it has tests: vm test %s; one of them as a program: '%s#%s'\n", file.c_str(),
                 file.c_str(), tests.front().name.c_str());
  return nullptr;
}

}  // namespace heddle::cli
