#include "lang/class_sources.h"

#include <algorithm>

#include "lang/parser.h"

namespace heddle::lang {
std::string slashes(std::string_view dotted) {
  std::string result(dotted);
  std::replace(result.begin(), result.end(), '.', '/');
  return result;
}

namespace {

bool declares(const CompilationUnit& unit, std::string_view package, std::string_view simple) {
  return package_of(unit) == package && std::any_of(unit.types.begin(), unit.types.end(),
                                                    [&](const ClassDecl* decl) { return decl->name.text == simple; });
}

// A program of its own: `static void main(String[]...)` in a top-level class.
bool has_main(const CompilationUnit& unit) {
  for (const ClassDecl* decl : unit.types)
    for (const Node* member : decl->members) {
      auto* method = as<MethodDecl>(member);
      if (method != nullptr && method->name.text == "main" && (method->modifiers.flags & kStatic) != 0 &&
          method->params.size() == 1)
        return true;
    }
  return false;
}

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$' ||
         static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace

std::string join_path(std::string_view directory, std::string_view name) {
  if (directory.empty() || directory == ".") return std::string(name);
  std::string result(directory);
  if (result.back() != '/') result += '/';
  return result.append(name);
}

std::string directory_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string_view::npos) return ".";
  return slash == 0 ? "/" : std::string(path.substr(0, slash));
}

std::string package_of(const CompilationUnit& unit) {
  std::string result;
  for (const Ident& part : unit.package_path) result.append(result.empty() ? "" : ".").append(part.text);
  return result;
}

const std::vector<std::string>& SourceStore::names_in(const std::string& directory) {
  auto it = listings_.find(directory);
  if (it == listings_.end()) it = listings_.emplace(directory, reader_.list(directory)).first;
  return it->second;
}

CompilationUnit* SourceStore::parse_text(const std::string& path, std::string text) {
  parsed_.insert(path);
  base::Diagnostics found;
  CompilationUnit* const unit = parse(files_.add(path, std::move(text)), found, arena_);
  for (base::Diagnostic& d : found.sorted()) {
    if (d.severity == base::Severity::kError) syntax_errors_.add(d);
    diagnostics_.add(std::move(d));
  }
  return unit;
}

template <class Accept>
CompilationUnit* SourceStore::parse_if(const std::string& path, Accept accept) {
  if (was_parsed(path)) return nullptr;
  std::optional<std::string> text = reader_.read(path);
  if (!text) return nullptr;
  {
    // A file that `accept` turns down must leave no trace in `files` or among the diagnostics, so it is parsed apart
    // first.
    base::SourceFiles scratch_files;
    base::Diagnostics scratch;
    Arena scratch_arena;
    if (!accept(*parse(scratch_files.add(path, *text), scratch, scratch_arena))) return nullptr;
  }
  return parse_text(path, std::move(*text));
}

ClassSource::Found RootedSource::find(std::string_view package, std::string_view simple) {
  const std::string file = std::string(simple) + ".java";
  for (const std::string& root : roots_) {
    std::string directory = join_path(root, slashes(package));
    if (directory.empty()) directory = ".";
    const auto& names = store_.names_in(directory);
    if (!std::binary_search(names.begin(), names.end(), file)) continue;
    const auto accept = [&](const CompilationUnit& unit) { return declares(unit, package, simple); };
    if (CompilationUnit* unit = store_.parse_if(join_path(directory, file), accept)) return {unit, nullptr};
  }
  return {};
}

bool RootedSource::has_package(std::string_view package) {
  if (package.empty()) return true;
  return std::any_of(roots_.begin(), roots_.end(),
                     [&](const std::string& root) { return store_.is_directory(join_path(root, slashes(package))); });
}

std::vector<std::string> RootedSource::classes_in(std::string_view package) {
  std::vector<std::string> result;
  for (const std::string& root : roots_) {
    std::string directory = join_path(root, slashes(package));
    if (directory.empty()) directory = ".";
    for (const std::string& name : store_.names_in(directory)) result.push_back(name.substr(0, name.size() - 5));
  }
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

ClassSource::Found LibrarySource::find(std::string_view package, std::string_view simple) {
  std::string binary = slashes(package);
  if (!binary.empty()) binary += '/';
  binary += simple;
  const std::string path = binary + ".java";
  if (!store_.was_parsed(path))
    if (std::optional<std::string> text = library_.source(binary))
      return {store_.parse_text(path, std::move(*text)), nullptr};
  return {nullptr, library_.find(binary)};
}

ClassSource::Found LooseSource::find(std::string_view package, std::string_view simple) {
  auto it = directories_.find(std::string(package));
  if (it == directories_.end()) return {};
  for (const std::string& directory : it->second)
    for (const std::string& name : store_.names_in(directory)) {
      const std::string path = join_path(directory, name);
      if (store_.was_parsed(path) || declared_names(path).count(std::string(simple)) == 0) continue;
      // A file with a main method or with a class that the program has too belongs to another program of the directory.
      const auto accept = [&](const CompilationUnit& unit) {
        return !has_main(unit) && declares(unit, package, simple) &&
               std::none_of(unit.types.begin(), unit.types.end(),
                            [&](const ClassDecl* decl) { return is_defined(package, decl->name.text); });
      };
      if (CompilationUnit* unit = store_.parse_if(path, accept)) return {unit, nullptr};
    }
  return {};
}

const std::set<std::string>& LooseSource::declared_names(const std::string& path) {
  auto [it, fresh] = declared_.try_emplace(path);
  if (!fresh) return it->second;
  const std::string text = store_.read(path).value_or("");
  bool after_keyword = false;
  for (std::size_t i = 0; i < text.size();) {
    if (!is_word(text[i])) {
      if (text[i] != ' ' && text[i] != '\t' && text[i] != '\n' && text[i] != '\r') after_keyword = false;
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < text.size() && is_word(text[end])) ++end;
    const std::string_view word(text.data() + i, end - i);
    if (after_keyword) it->second.emplace(word);
    after_keyword = word == "class" || word == "interface" || word == "enum" || word == "record";
    i = end;
  }
  return it->second;
}

}  // namespace heddle::lang
