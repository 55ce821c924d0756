#include "lsp/documents.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "lsp/codes.h"
#include "vm/base/diagnostics.h"
#include "vm/base/read_file.h"

namespace heddle::lsp {
namespace {

constexpr size_t kMostBytes = 256u << 20;

std::string folder_of(const std::string& path) {
  const size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

std::optional<std::string> on_disk(const std::string& path) {
  std::string text, error;
  // (A text that has no file has no neighbours either: the folder that vm was started in is not theirs.)
  if (!path.starts_with('/') || !base::read_file(path, &text, &error, kMostBytes)) return std::nullopt;
  return text;
}

// What an editor underlines: of `.lenght` the name, though the compiler means the dot, as javac does.
nlohmann::json shown_range(const base::SourceFile& file, base::SourceRange range) {
  const std::string_view text = file.text();
  u32 begin = std::min(range.begin, file.size()), end = std::min(std::max(range.begin, range.end), file.size());
  if (end == begin + 1 && text[begin] == '.') {
    u32 name = end;
    while (name < text.size() && is_name_byte(text[name])) ++name;
    if (name > end) {
      begin = end;
      end = name;
    }
  }
  return range_json(file, begin, end);
}

}  // namespace

std::optional<std::string> Documents::read(const std::string& path) {
  const auto open = documents_.find(path);
  return open != documents_.end() ? open->second.text : on_disk(path);
}

std::vector<std::string> Documents::list(const std::string& directory) {
  std::set<std::string> names;
  std::error_code error;
  if (directory.starts_with('/'))
    for (std::filesystem::directory_iterator it(directory, error), end; !error && it != end; it.increment(error))
      if (std::string name = it->path().filename().string(); name.size() > 5 && name.ends_with(".java"))
        names.insert(std::move(name));
  for (const auto& [path, document] : documents_)
    if (path.starts_with('/') && path.ends_with(".java") && folder_of(path) == directory)
      names.insert(path.substr(path.rfind('/') + 1));
  return {names.begin(), names.end()};
}

bool Documents::is_directory(const std::string& path) {
  std::error_code error;
  return path.starts_with('/') && std::filesystem::is_directory(path, error);
}

Document& Documents::open(const std::string& uri, std::string text) {
  Document& document = documents_[path_of(uri)];
  document.uri = uri;
  document.path = path_of(uri);
  document.text = std::move(text);
  return document;
}

void Documents::close(const std::string& uri) { documents_.erase(path_of(uri)); }

Document* Documents::find(const std::string& uri) { return find_path(path_of(uri)); }

Document* Documents::find_path(const std::string& path) {
  const auto found = documents_.find(path);
  return found == documents_.end() ? nullptr : &found->second;
}

std::string Documents::client_uri(const std::string& path) const {
  const auto found = documents_.find(path);
  return found == documents_.end() ? uri_of(path) : found->second.uri;
}

std::vector<Document*> Documents::all() {
  std::vector<Document*> all;
  for (auto& [path, document] : documents_) all.push_back(&document);
  return all;
}

bool Documents::is_saved(const Document& document) const { return on_disk(document.path) == document.text; }

lang::CompileOptions options_for(Documents& documents, const Document& document, lang::LibraryProvider& library) {
  lang::CompileOptions options;
  options.main_file = document.path;
  options.library = &library;
  options.reader = &documents;
  options.attribute_only = true;
  return options;
}

std::set<std::string> Compiled::paths() const {
  std::set<std::string> all;
  for (base::FileId id = 0; id < files.size(); ++id) all.insert(files.get(id).path());
  return all;
}

std::unique_ptr<Compiled> compile(Documents& documents, Document& document, lang::LibraryProvider& library) {
  auto compiled = std::make_unique<Compiled>();
  base::Diagnostics diagnostics;
  lang::compile(options_for(documents, document, library), compiled->files, diagnostics);
  document.has_errors = diagnostics.has_errors();
  document.program_files = compiled->paths();
  for (const base::Diagnostic& d : diagnostics.sorted()) {
    const base::SourceFile* const file = compiled->files.find(d.range.file);
    nlohmann::json shown = {{"severity", d.severity == base::Severity::kError ? kError : kWarning},
                            {"source", "heddle"},
                            {"message", d.message}};
    std::string& message = shown["message"].get_ref<std::string&>();
    if (file != nullptr) shown["range"] = shown_range(*file, d.range);
    else shown["range"] = {{"start", position_json({})}, {"end", position_json({})}};
    nlohmann::json related = nlohmann::json::array();
    for (const base::DiagnosticNote& note : d.notes) {
      const base::SourceFile* const where = compiled->files.find(note.range.file);
      if (where == nullptr) {
        message += '\n' + note.message;
        continue;
      }
      related.push_back(
          {{"location", {{"uri", documents.client_uri(where->path())}, {"range", shown_range(*where, note.range)}}},
           {"message", note.message}});
    }
    if (!d.hint.empty()) message += "\nhelp: " + d.hint;
    if (!related.empty()) shown["relatedInformation"] = std::move(related);
    compiled->diagnostics[file != nullptr ? file->path() : document.path].push_back(std::move(shown));
  }
  return compiled;
}

}  // namespace heddle::lsp
