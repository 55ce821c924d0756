#include "cli/test_files.h"

#include <algorithm>
#include <set>

#include "cli/program.h"
#include "cli/source_tokens.h"
#include "stdlib/jdk_names.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

// JUnit's, and our own, without their packages: whoever has forgotten the import shall be told.
const std::set<std::string> kTestAnnotations = {"Test",         "RepeatedTest", "ParameterizedTest", "TestFactory",
                                                "TestTemplate", "HeddleTest",   "Linearizable",      "Operation"};

bool is_name(const std::string& token) { return !token.empty() && is_word_character(token[0]); }

// What can be seen of the types in a file.
struct Types {
  std::set<std::string> declared;  // simple names, of nested ones, too
  std::set<std::string> used;      // what they extend, implement and are annotated by, as it is written
  std::set<std::string> imports;   // "bank.Account", "bank.*"
  bool names_tests = false;
};

class Reader {
 public:
  explicit Reader(const std::string& text) : tokens_(tokens_of(text)) {}

  Types read() {
    for (at_ = 0; at_ < tokens_.size(); ++at_) {
      const std::string& t = tokens_[at_];
      if (t == "import") read_import();
      else if (t == "@") read_annotation();
      else if (t == "extends" || t == "implements") read_list_of_types();
      else if ((t == "class" || t == "interface" || t == "enum" || t == "record") && is_name(token(at_ + 1)))
        types_.declared.insert(token(at_ + 1));
    }
    return std::move(types_);
  }

 private:
  const std::string& token(size_t i) const {
    static const std::string none;
    return i < tokens_.size() ? tokens_[i] : none;
  }
  // "a.b.C" from there on; `at_` is then at its last word.
  std::string qualified_name() {
    std::string name = token(at_);
    while (token(at_ + 1) == "." && is_name(token(at_ + 2))) {
      name += '.' + token(at_ + 2);
      at_ += 2;
    }
    return name;
  }
  void read_import() {
    std::string name;
    for (++at_; at_ < tokens_.size() && tokens_[at_] != ";"; ++at_) name += tokens_[at_];
    types_.imports.insert(std::move(name));
  }
  void read_annotation() {
    if (!is_name(token(at_ + 1)) || token(at_ + 1) == "interface") return;
    ++at_;
    const std::string name = qualified_name();
    types_.names_tests |= kTestAnnotations.contains(name.substr(name.rfind('.') + 1));
    types_.used.insert(name);
  }
  // "A<B>, c.D & E {"
  void read_list_of_types() {
    do {
      ++at_;
      if (!is_name(token(at_))) return;
      const std::string name = qualified_name();
      types_.names_tests |= name == "TestCase" || name.ends_with(".TestCase");
      types_.used.insert(name);
      size_t depth = 0;
      while (token(at_ + 1) == "<" || depth > 0) {
        ++at_;
        if (at_ >= tokens_.size()) return;
        if (tokens_[at_] == "<") ++depth;
        if (tokens_[at_] == ">") --depth;
      }
      if (token(at_ + 1) == "," || token(at_ + 1) == "&") ++at_;
      else return;
    } while (true);
  }

  std::vector<std::string> tokens_;
  size_t at_ = 0;
  Types types_;
};

// Is it a class of OpenJDK's, or of our library, which has no tests?
bool is_library_type(const std::string& name, const Types& where) {
  const auto known = [](std::string dotted) {
    if (stdlib::jdk_name(dotted) != stdlib::JdkName::None) return true;
    std::replace(dotted.begin(), dotted.end(), '.', '/');
    return library_images().contains(dotted);
  };
  if (name.find('.') != std::string::npos && known(name)) return true;
  const std::string first = name.substr(0, name.find('.'));
  for (const std::string& import : where.imports) {
    if (import.ends_with("." + first)) return known(import);
    if (import.ends_with(".*") && known(import.substr(0, import.size() - 1) + first)) return true;
  }
  return known("java.lang." + first);
}

}  // namespace

bool names_tests(const std::string& text) { return Reader(text).read().names_tests; }

JavaFiles files_with_tests(const std::string& folder) {
  JavaFiles all = java_files_below(folder);
  struct File {
    std::string path;
    Types types;
    bool may = false;
  };
  std::vector<File> files;
  std::set<std::string> declared, of_tests;  // of all, and of those that may have tests
  for (const std::string& path : all.files) {
    std::string text, problem;
    if (!base::read_file(path, &text, &problem)) {
      all.unreadable.emplace_back(path, problem);
      continue;
    }
    File file{path, Reader(text).read(), false};
    file.may = file.types.names_tests || text.find('\0') != std::string::npos;
    declared.insert(file.types.declared.begin(), file.types.declared.end());
    files.push_back(std::move(file));
  }
  const auto simple = [](const std::string& name) { return name.substr(name.rfind('.') + 1); };
  for (File& file : files) {
    file.may |= std::any_of(file.types.used.begin(), file.types.used.end(), [&](const std::string& name) {
      return !declared.contains(simple(name)) && !is_library_type(name, file.types);
    });
    if (file.may) of_tests.insert(file.types.declared.begin(), file.types.declared.end());
  }
  for (bool more = true; more;) {
    more = false;
    for (File& file : files) {
      if (file.may) continue;
      file.may = std::any_of(file.types.used.begin(), file.types.used.end(),
                             [&](const std::string& name) { return of_tests.contains(simple(name)); });
      if (!file.may) continue;
      of_tests.insert(file.types.declared.begin(), file.types.declared.end());
      more = true;
    }
  }
  all.files.clear();
  for (const File& file : files)
    if (file.may) all.files.push_back(file.path);
  std::sort(all.unreadable.begin(), all.unreadable.end());
  return all;
}

}  // namespace heddle::cli
