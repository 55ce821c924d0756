#include "cli/terminal_text.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "tester/finding.h"

namespace heddle::cli {
namespace {

constexpr std::string_view kPlain = "\x1b[0m", kBold = "\x1b[1m", kDim = "\x1b[2m", kRed = "\x1b[31m",
                           kGreen = "\x1b[32m", kYellow = "\x1b[33m", kCyan = "\x1b[36m";

// Columns, one for each character (of UTF-8).
size_t columns(std::string_view text) {
  return static_cast<size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

// Where the first `most` columns end.
size_t end_of(std::string_view text, size_t most) {
  size_t at = 0;
  for (size_t seen = 0; at < text.size(); ++at)
    if ((static_cast<unsigned char>(text[at]) & 0xc0) != 0x80 && ++seen > most) break;
  return at;
}

size_t digits_behind(std::string_view line, size_t at) {
  const size_t end = line.find_first_not_of("0123456789", at);
  return (end == std::string_view::npos ? line.size() : end) - at;
}

// Where the code begins in "  12 | code"; 0: it is none.
size_t code_begin(std::string_view line) {
  const size_t number = line.find_first_not_of(' ');
  if (number == std::string_view::npos) return 0;
  const size_t digits = digits_behind(line, number);
  return digits > 0 && line.substr(number + digits).starts_with(" | ") ? number + digits + 3 : 0;
}

constexpr std::string_view kSwitch = "<- switch";  // at the end of a row; stays whole

std::string wrapped(std::string_view line, unsigned width) {
  constexpr size_t kLeast = 20;  // columns for words
  std::string text;
  const size_t first = std::min(line.find_first_not_of(' '), line.size());
  const size_t indent = first + 4 + kLeast <= width ? first + 4 : 0;
  for (bool is_first = true; !line.empty(); is_first = false) {
    const size_t room = width - (is_first ? 0 : indent);
    size_t end = columns(line) <= room ? line.size() : line.rfind(' ', end_of(line, room));
    // (A word that is longer than a line stays whole.)
    if (end == std::string_view::npos || end <= (is_first ? first : 0))
      end = line.find(' ', (is_first ? first : 0) + 1);
    end = std::min(end, line.size());
    if (line.ends_with(kSwitch) && end < line.size() && end > line.size() - kSwitch.size())
      end = line.size() - kSwitch.size();
    if (!is_first) text += '\n' + std::string(indent, ' ');
    const std::string_view piece = line.substr(0, end);
    line.remove_prefix(end);
    text += line.empty() ? piece : piece.substr(0, piece.find_last_not_of(' ') + 1);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  }
  return text;
}

std::string coloured(const std::string& text, std::string_view line) {
  const auto in = [](std::string_view colour, std::string_view part) {
    return std::string(colour) + std::string(part) + std::string(kPlain);
  };
  if (const size_t code = code_begin(line)) return in(kDim, line.substr(0, code)) + text.substr(code);
  const size_t first = line.find_first_not_of(' ');
  if (first == std::string_view::npos) return text;
  const std::string_view words = line.substr(first);
  if (first >= 4 && words.starts_with("! ")) return in(kRed, text);
  if (first >= 4 && words.starts_with("> ")) return in(kGreen, text);
  for (const std::string_view label : {"next: ", "at: "})
    if (first == 0 && words.starts_with(label))
      return in(kBold, text.substr(0, label.size())) + text.substr(label.size());
  const size_t digits = digits_behind(line, first);
  if (first == 0 && digits > 0 && line.substr(digits).starts_with(": ")) return in(kYellow, text);  // a breakpoint
  if (digits > 0 && line.substr(first + digits).starts_with("  "))                                  // an operation
    return in(kDim, text.substr(0, first + digits)) + text.substr(first + digits);
  return text;
}

// The words with which a line about a finding begins.
bool is_headline(std::string_view line) {
  if (const size_t digits = digits_behind(line, 0); digits > 0 && line.substr(digits).starts_with(". "))
    line.remove_prefix(digits + 2);
  for (int kind = 0; kind <= static_cast<int>(tester::kLastFindingKind); ++kind) {
    const std::string_view name = tester::to_string(static_cast<tester::FindingKind>(kind));
    if (!name.empty() && line.starts_with(name)) return true;
  }
  return false;
}

std::string coloured_report(const std::string& text, std::string_view line) {
  const auto in = [](std::string_view colour, std::string_view part) {
    return std::string(colour) + std::string(part) + std::string(kPlain);
  };
  if (const size_t code = code_begin(line)) return in(kDim, line.substr(0, code)) + text.substr(code);
  struct Verdict {
    std::string_view words, colour;
  };
  constexpr Verdict kVerdicts[] = {{"FAILED", kRed},         {"PASSED", kGreen},  {"NOTHING FOUND", kYellow},
                                   {"INTERNAL ERROR", kRed}, {"passed", kGreen},  {"limit", kYellow},
                                   {"ERROR", kRed},          {"skipped", kYellow}};
  for (const Verdict& v : kVerdicts)
    if (line.starts_with(v.words) && line.substr(v.words.size()).find_first_of(",: ") == 0)
      return std::string(kBold) + in(v.colour, text.substr(0, v.words.size())) + text.substr(v.words.size());
  for (const std::string_view before : {" ... ", "test result: "}) {
    const size_t at = text.find(before);
    if (!line.starts_with("test ") || at == std::string::npos) continue;
    const size_t begin = at + before.size();
    for (const Verdict& v : kVerdicts)
      if (text.compare(begin, v.words.size(), v.words) == 0)
        return text.substr(0, begin) + in(v.colour, v.words) + text.substr(begin + v.words.size());
  }
  if (is_headline(line)) return in(kBold, text);
  for (const std::string_view label : {"  hint: ", "  note: "})
    if (line.starts_with(label)) return in(kYellow, label) + text.substr(label.size());
  if (line.ends_with(kSwitch) && text.ends_with(kSwitch))
    return text.substr(0, text.size() - kSwitch.size()) + in(kYellow, kSwitch);
  return text;
}

constexpr std::string_view kSource = "    ";  // before lines of source, and carets below them
constexpr std::string_view kCut = "...";

bool is_source(std::string_view line) { return line.starts_with(kSource); }

// "         ^~~~"
bool is_marks(std::string_view line) {
  const size_t caret = line.find_first_not_of(' ');
  return caret != std::string_view::npos && line[caret] == '^' &&
         line.find_first_not_of('~', caret + 1) == std::string_view::npos;
}

// A line of source and its marks, so that they fit into the width: from where the caret is in the middle of it, and to
// where the width ends.
void cut_around_caret(std::string_view source, std::string_view marks, unsigned width, std::string* text) {
  const size_t room = width - kSource.size() - 2 * kCut.size(), caret = columns(marks.substr(0, marks.find('^')));
  std::string_view code = source.substr(kSource.size());
  std::string_view below = marks.substr(kSource.size());
  // (What has been cut already is cut once more, further in.)
  const size_t behind = caret - kSource.size() > room / 2 ? caret - kSource.size() - room / 2 : 0;
  const size_t from = behind <= kCut.size() ? 0 : behind;
  code.remove_prefix(end_of(code, from));
  below.remove_prefix(from);
  const size_t end = end_of(code, room);
  const std::string lead = std::string(kSource) + std::string(from > 0 ? kCut : "");
  *text += lead + std::string(code.substr(0, end)) + std::string(end < code.size() ? kCut : "") + '\n';
  *text += std::string(lead.size(), ' ') + std::string(below.substr(0, room)) + '\n';
}

// Of all lines that are followed by marks.
std::string cut_sources(const std::string& text, unsigned width) {
  constexpr unsigned kLeast = 30;
  if (width < kLeast) return text;
  std::string shown;
  for (size_t at = 0; at < text.size();) {
    const size_t end = text.find('\n', at);
    const size_t next_end = end == std::string::npos ? end : text.find('\n', end + 1);
    if (next_end != std::string::npos) {
      const std::string_view line = std::string_view(text).substr(at, end - at),
                             next = std::string_view(text).substr(end + 1, next_end - end - 1);
      if (is_source(line) && is_source(next) && is_marks(next) && (columns(line) > width || columns(next) > width)) {
        cut_around_caret(line, next, width, &shown);
        at = next_end + 1;
        continue;
      }
    }
    shown.append(text, at, end == std::string::npos ? end : end + 1 - at);
    at = end == std::string::npos ? text.size() : end + 1;
  }
  return shown;
}

// "Bank.java:3:9: error: ...", "  help: ...", "note: ...", carets.
std::string coloured_error(const std::string& text, std::string_view line) {
  const auto in = [](std::string_view colour, std::string_view part) {
    return std::string(colour) + std::string(part) + std::string(kPlain);
  };
  if (is_source(line)) {
    const size_t caret = line.find_first_not_of(' ');
    return is_marks(line) ? text.substr(0, caret) + in(kRed, text.substr(caret)) : text;
  }
  if (constexpr std::string_view kHelp = "  help: "; line.starts_with(kHelp))
    return in(kGreen, kHelp) + text.substr(kHelp.size());
  struct Label {
    std::string_view words, colour;
  };
  constexpr Label kLabels[] = {{"error: ", kRed}, {"warning: ", kYellow}, {"note: ", kCyan}};
  for (const Label& label : kLabels) {
    size_t at = text.find(label.words);
    // (Behind the place's column, or where there is no place.)
    if (at == std::string::npos ||
        (at != 0 && (at < 3 || text[at - 1] != ' ' || text[at - 2] != ':' || digits_behind(text, at - 3) != 1)))
      continue;
    const std::string rest = text.substr(at + label.words.size());
    return in(kBold, text.substr(0, at)) + std::string(kBold) + in(label.colour, label.words) +
           (label.colour == kCyan ? rest : in(kBold, rest));
  }
  return text;
}

bool is_code(std::string_view line) { return code_begin(line) != 0; }

// Line by line; those of which `whole` holds stay so.
template <typename Whole, typename Colour>
std::string told(const std::string& text, unsigned width, bool colours, Whole whole, Colour colour) {
  std::string shown;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = std::string_view(text).substr(at, end - at);
    const bool fits = width == 0 || columns(line) <= width || whole(line);
    const std::string lines = fits ? std::string(line) : wrapped(line, width);
    shown += colours ? colour(lines, line) : lines;
    if (end < text.size()) shown += '\n';
    at = end + 1;
  }
  return shown;
}

}  // namespace

bool wants_colours(Colours colours, int stream) {
  if (colours != Colours::Auto) return colours == Colours::Always;
  const char* const no = std::getenv("NO_COLOR");
  const char* const term = std::getenv("TERM");
  return ::isatty(stream) != 0 && (no == nullptr || *no == '\0') && (term == nullptr || std::strcmp(term, "dumb") != 0);
}

std::string for_terminal(const std::string& text, unsigned width, bool colours) {
  return told(text, width, colours, is_code, coloured);
}

std::string report_for_terminal(const std::string& text, unsigned width, bool colours) {
  return told(text, width, colours, is_code, coloured_report);
}

std::string errors_for_terminal(const std::string& text, unsigned width, bool colours) {
  return told(cut_sources(text, width), width, colours, is_source, coloured_error);
}

}  // namespace heddle::cli
