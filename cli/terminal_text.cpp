#include "cli/terminal_text.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "cli/ansi.h"
#include "tester/finding.h"

namespace heddle::cli {
namespace {

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
      end = line.size() > kSwitch.size() ? line.size() - kSwitch.size() : line.size();
    if (!is_first) text += '\n' + std::string(indent, ' ');
    const std::string_view piece = line.substr(0, end);
    line.remove_prefix(end);
    text += line.empty() ? piece : piece.substr(0, piece.find_last_not_of(' ') + 1);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  }
  return text;
}

std::string coloured(const std::string& text, std::string_view line) {
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

// Line by line.
template <typename Colour>
std::string told(const std::string& text, unsigned width, bool colours, Colour colour) {
  std::string shown;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    const std::string tame = without_controls(std::string_view(text).substr(at, end - at));
    const std::string_view line = tame;
    const bool fits = width == 0 || columns(line) <= width || code_begin(line) != 0;
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

std::string without_controls(std::string_view line) {
  std::string text;
  for (size_t i = 0; i < line.size(); ++i) {
    const auto byte = static_cast<unsigned char>(line[i]);
    const auto next = i + 1 < line.size() ? static_cast<unsigned char>(line[i + 1]) : 0;
    if ((byte < 0x20 && byte != '\t') || byte == 0x7f) {
      text += '^';
      text += static_cast<char>(byte ^ 0x40);
    } else if (byte == 0xc2 && next >= 0x80 && next < 0xa0) {  // U+0080 to U+009F, with which terminals do the same
      text += "^?";
      ++i;
    } else {
      text += line[i];
    }
  }
  return text;
}

std::string for_terminal(const std::string& text, unsigned width, bool colours) {
  return told(text, width, colours, coloured);
}

std::string report_for_terminal(const std::string& text, unsigned width, bool colours) {
  return told(text, width, colours, coloured_report);
}

}  // namespace heddle::cli
