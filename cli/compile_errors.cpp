#include "cli/compile_errors.h"

namespace heddle::cli {
namespace {

struct Noted {
  std::string program;  // the first one
  Document errors = Document::array();
};
Noted& noted() {
  static Noted all;
  return all;
}

// With `range` unknown: without a place.
void add_place(const base::SourceRange& range, const base::SourceFiles& files, Document* j) {
  const base::SourceFile* file = range.valid() ? files.find(range.file) : nullptr;
  if (file == nullptr) return;
  const base::LineColumn begin = file->line_column(range.begin), end = file->line_column(range.end);
  (*j)["file"] = file->path();
  (*j)["line"] = begin.line;
  (*j)["column"] = begin.column;
  (*j)["end_line"] = end.line;
  (*j)["end_column"] = end.column;
}

}  // namespace

void note_compile_errors(const std::string& path, const base::Diagnostics& diagnostics,
                         const base::SourceFiles& files) {
  Noted& all = noted();
  if (all.program.empty()) all.program = path;
  for (const base::Diagnostic& d : diagnostics.sorted()) {
    Document j{{"severity", d.severity == base::Severity::kError ? "error" : "warning"}, {"message", d.message}};
    add_place(d.range, files, &j);
    if (!d.hint.empty()) j["hint"] = d.hint;
    if (!d.notes.empty()) {
      Document notes = Document::array();
      for (const base::DiagnosticNote& n : d.notes) {
        Document note{{"message", n.message}};
        add_place(n.range, files, &note);
        notes.push_back(std::move(note));
      }
      j["notes"] = std::move(notes);
    }
    all.errors.push_back(std::move(j));
  }
}

void note_unreadable(const std::string& path, const std::string& why) {
  Noted& all = noted();
  if (all.program.empty()) all.program = path;
  all.errors.push_back({{"severity", "error"}, {"message", why}, {"file", path}});
}

bool has_compile_errors() { return !noted().errors.empty(); }

Document noted_compile_errors() { return noted().errors; }

Document compile_error_document() {
  return {
      {"schema", "heddle-compile-errors"}, {"version", 1}, {"program", noted().program}, {"errors", noted().errors}};
}

int finished(const Command& command, int status) {
  if (status != 2 || !has_compile_errors()) return status;
  if (const Formats* formats = command.formats(); formats != nullptr && formats->any())
    deliver(*formats, compile_error_document());
  return kDoesNotCompile;
}

}  // namespace heddle::cli
