#include "vm/base/diagnostics.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace heddle::base {
namespace {

constexpr std::size_t kWindow = 120;  // code points of a source line that are shown
constexpr std::size_t kLead = 60;     // of which stand before the caret when the line is cut

struct CodePoint {
  std::size_t size;  // bytes consumed, at least 1
  bool printable;
};

CodePoint next_code_point(std::string_view text, std::size_t at) {
  const unsigned char c = static_cast<unsigned char>(text[at]);
  if (c < 0x80) return {1, c >= 0x20 && c != 0x7F};
  std::size_t size = c >= 0xF0 && c <= 0xF4 ? 4 : c >= 0xE0 && c < 0xF0 ? 3 : c >= 0xC2 && c < 0xE0 ? 2 : 1;
  if (size == 1 || at + size > text.size()) return {1, false};
  for (std::size_t i = 1; i < size; ++i)
    if ((static_cast<unsigned char>(text[at + i]) & 0xC0) != 0x80) return {1, false};
  // C1 controls (U+0080..U+009F) could drive a terminal.
  if (c == 0xC2 && static_cast<unsigned char>(text[at + 1]) < 0xA0) return {2, false};
  return {size, true};
}

std::string sanitized(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint point = next_code_point(text, i);
    if (point.printable) out.append(text.substr(i, point.size));
    else out += text[i] == '\t' ? ' ' : text[i] == '\n' ? '\n' : '?';
    i += point.size;
  }
  return out;
}

// Steps back over at most `count` code points from `at`, never before `begin`.
std::size_t step_back(std::string_view text, std::size_t at, std::size_t count) {
  while (at > 0 && count > 0) {
    --at;
    for (int i = 0; i < 3 && at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80; ++i) --at;
    --count;
  }
  return at;
}

void append_snippet(std::string& out, const SourceFile& file, SourceRange range) {
  const std::uint32_t begin = std::min(range.begin, file.size());
  const std::uint32_t line = file.line_of(begin);
  const std::string_view text = file.line_text(line);
  const std::size_t caret = std::min<std::size_t>(begin - file.line_start(line), text.size());
  const std::size_t end = std::max(
      caret,
      std::min<std::size_t>(range.end > file.line_start(line) ? range.end - file.line_start(line) : 0, text.size()));

  std::size_t from = 0;
  // Bytes are at least as many as code points, so a short line is never cut.
  if (text.size() > kWindow) {
    from = step_back(text, caret, kLead);
    if (from <= 3) from = 0;
  }
  std::string shown = "    ", marks = "    ";
  if (from > 0) {
    shown += "...";
    marks += "   ";
  }
  std::size_t at = from, points = 0;
  bool marked = false;
  for (; at < text.size() && points < kWindow; ++points) {
    const CodePoint point = next_code_point(text, at);
    if (point.printable) shown.append(text.substr(at, point.size));
    else shown += text[at] == '\t' ? ' ' : '?';
    if (!marked && at + point.size > caret) {
      marks += '^';
      marked = true;
    } else if (marked) {
      if (at < end) marks += '~';
    } else {
      marks += ' ';
    }
    at += point.size;
  }
  if (at < text.size()) shown += "...";
  if (!marked) marks += '^';  // just behind the line's last character
  out += shown + '\n' + marks + '\n';
}

void append_place(std::string& out, const SourceFiles& files, SourceRange range) {
  const SourceFile* file = files.find(range.file);
  if (file == nullptr) return;
  const LineColumn place = file->line_column(range.begin);
  out += sanitized(file->path());
  out += ':' + std::to_string(place.line) + ':' + std::to_string(place.column) + ": ";
}

auto order_key(const Diagnostic& d) { return std::make_tuple(d.range.file, d.range.begin, d.severity); }

}  // namespace

Diagnostic& Diagnostics::error(SourceRange range, std::string message) {
  return add({Severity::kError, range, std::move(message), {}, {}});
}

Diagnostic& Diagnostics::warning(SourceRange range, std::string message) {
  return add({Severity::kWarning, range, std::move(message), {}, {}});
}

Diagnostic& Diagnostics::add(Diagnostic diagnostic) {
  if (diagnostic.severity == Severity::kError && diagnostic.range.valid() &&
      !error_places_.insert(std::uint64_t{diagnostic.range.file} << 32 | diagnostic.range.begin).second) {
    overflow_ = std::move(diagnostic);
    return overflow_;
  }
  ++(diagnostic.severity == Severity::kError ? error_count_ : warning_count_);
  if (kept_.size() >= kKept) {
    overflow_ = std::move(diagnostic);
    return overflow_;
  }
  kept_.push_back(std::move(diagnostic));
  return kept_.back();
}

Diagnostics::Suspension::Suspension(Diagnostics& diagnostics)
    : diagnostics_(diagnostics),
      kept_before_(std::exchange(diagnostics.kept_, {})),
      places_before_(diagnostics.error_places_),
      errors_before_(diagnostics.error_count_),
      warnings_before_(diagnostics.warning_count_) {}

Diagnostics::Suspension::~Suspension() {
  diagnostics_.kept_ = std::move(kept_before_);
  diagnostics_.error_places_ = std::move(places_before_);
  diagnostics_.error_count_ = errors_before_;
  diagnostics_.warning_count_ = warnings_before_;
}

std::vector<Diagnostic> Diagnostics::sorted() const {
  std::vector<Diagnostic> all = kept_;
  std::stable_sort(all.begin(), all.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return order_key(a) < order_key(b); });
  std::vector<Diagnostic> unique;
  for (Diagnostic& d : all) {
    bool seen = false;
    for (auto it = unique.rbegin(); it != unique.rend() && order_key(*it) == order_key(d); ++it)
      seen = seen || it->message == d.message;
    if (!seen) unique.push_back(std::move(d));
  }
  return unique;
}

std::string render(const Diagnostic& diagnostic, const SourceFiles& files) {
  std::string out;
  append_place(out, files, diagnostic.range);
  out += diagnostic.severity == Severity::kError ? "error: " : "warning: ";
  out += sanitized(diagnostic.message) + '\n';
  if (const SourceFile* file = files.find(diagnostic.range.file)) append_snippet(out, *file, diagnostic.range);
  if (!diagnostic.hint.empty()) out += "  help: " + sanitized(diagnostic.hint) + '\n';
  for (const DiagnosticNote& note : diagnostic.notes) {
    append_place(out, files, note.range);
    out += "note: " + sanitized(note.message) + '\n';
    if (const SourceFile* file = files.find(note.range.file)) append_snippet(out, *file, note.range);
  }
  return out;
}

std::string render_all(const Diagnostics& diagnostics, const SourceFiles& files) {
  const std::vector<Diagnostic> all = diagnostics.sorted();
  if (all.empty()) return {};
  std::string out;
  std::size_t errors = 0, warnings = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i < Diagnostics::kShown) out += render(all[i], files);
    ++(all[i].severity == Severity::kError ? errors : warnings);
  }
  const auto count = [](std::size_t n, const char* what) {
    return std::to_string(n) + ' ' + what + (n == 1 ? "" : "s");
  };
  const bool more = diagnostics.error_count() + diagnostics.warning_count() > Diagnostics::kKept;
  if (more) out += "more than ";
  if (errors != 0) out += count(errors, "error");
  if (warnings != 0) out += (errors != 0 ? ", " : "") + count(warnings, "warning");
  if (all.size() > Diagnostics::kShown) out += " (showing the first " + std::to_string(Diagnostics::kShown) + ")";
  return out + '\n';
}

}  // namespace heddle::base
