// Faults in the user's source: collected, sorted, shown with the line and a caret.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "vm/base/source.h"

namespace heddle::base {

enum class Severity { kError, kWarning };

struct DiagnosticNote {
  SourceRange range;  // may be invalid: then only the message is shown
  std::string message;
};

struct Diagnostic {
  Severity severity = Severity::kError;
  SourceRange range;    // begin gives LINE:COL; invalid: the message stands without a place
  std::string message;  // one sentence, lower case start, no full stop
  std::string hint;     // optional ("did you mean 'length'?")
  std::vector<DiagnosticNote> notes;
};

// Collects the diagnostics of one compilation. Of the errors at one place only the first is kept: the others follow
// from it (javac does the same). Errors without a place and warnings: same place and message are kept once. Collection
// never stops the compiler; memory is bounded because only kKept are kept and the rest counted.
class Diagnostics {
 public:
  static constexpr std::size_t kShown = 100;   // rendered at most
  static constexpr std::size_t kKept = 10000;  // stored at most

  // Returns the stored diagnostic so that hint and notes can be added; the reference lives until the next call.
  Diagnostic& error(SourceRange range, std::string message);
  Diagnostic& warning(SourceRange range, std::string message);
  Diagnostic& add(Diagnostic diagnostic);

  bool has_errors() const { return error_count_ != 0; }
  std::size_t error_count() const { return error_count_; }
  std::size_t warning_count() const { return warning_count_; }

  // While a Suspension lives on it, nothing is stored or counted for good: speculative attribution
  // (overload resolution of lambdas) asks `had_errors` and throws the rest away. Nests.
  class Suspension {
   public:
    explicit Suspension(Diagnostics& diagnostics);
    ~Suspension();
    Suspension(const Suspension&) = delete;
    Suspension& operator=(const Suspension&) = delete;
    bool had_errors() const { return diagnostics_.error_count_ != errors_before_; }

   private:
    Diagnostics& diagnostics_;
    std::vector<Diagnostic> kept_before_;
    std::unordered_set<std::uint64_t> places_before_;
    std::size_t errors_before_, warnings_before_;
  };

  // By file id, then offset, then severity, then order of arrival; without duplicates.
  std::vector<Diagnostic> sorted() const;

 private:
  std::vector<Diagnostic> kept_;
  Diagnostic overflow_;                             // what add() returns for what is not stored
  std::unordered_set<std::uint64_t> error_places_;  // file and offset of the errors so far
  std::size_t error_count_ = 0;
  std::size_t warning_count_ = 0;
};

// `File.java:LINE:COL: error: message`, the source line, caret and underline, `  help: ...`, notes in the same way.
// Tabs become one blank, control and malformed bytes '?'. A long line is cut to a window around the caret ("...").
std::string render(const Diagnostic& diagnostic, const SourceFiles& files);
// All of them, sorted, at most kShown, then "N errors" ("showing the first 100" when cut). Empty when there are none.
std::string render_all(const Diagnostics& diagnostics, const SourceFiles& files);

}  // namespace heddle::base
