#include "cli/error_text.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string_view>

#include "cli/ansi.h"

namespace heddle::cli {
namespace {

constexpr std::string_view kSource = "    ";  // before lines of source, and carets below them
constexpr std::string_view kCut = "...";

Colours& chosen() {
  static Colours colours = Colours::Auto;
  return colours;
}

// Of standard error; 0: it is no terminal.
unsigned width_of_terminal() {
  struct winsize size {};
  return ::isatty(2) && ::ioctl(2, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

bool is_source_line(std::string_view line) { return line.starts_with(kSource); }

// "         ^~~~"
bool is_marks(std::string_view line) {
  const size_t caret = line.find_first_not_of(' ');
  return is_source_line(line) && caret != std::string_view::npos && line[caret] == '^' &&
         line.find_first_not_of('~', caret + 1) == std::string_view::npos;
}

// A line of source and its marks, so that they fit into the width: the caret is in the middle, where there is enough
// on both sides of it.
void cut_around_caret(unsigned width, std::string* source, std::string* marks) {
  const size_t room = width - kSource.size() - 2 * kCut.size(), caret = marks->find('^') - kSource.size();
  const size_t begin = caret > room / 2 ? caret - room / 2 : 0, from = begin > kCut.size() ? begin : 0;
  std::string_view code = std::string_view(*source).substr(kSource.size());
  code.remove_prefix(end_of(code, from));
  const size_t end = end_of(code, room);
  const std::string lead = std::string(kSource) + std::string(from > 0 ? kCut : "");
  std::string cut = lead + std::string(code.substr(0, end)) + std::string(end < code.size() ? kCut : "");
  *marks = std::string(lead.size(), ' ') + marks->substr(kSource.size() + from).substr(0, room);
  *source = std::move(cut);
}

// "Bank.java:3:9: error: ...", "  help: ...", "note: ...", carets; `text` is the line as it is wrapped.
std::string coloured_error(const std::string& text, std::string_view line) {
  if (is_marks(line)) {
    const size_t caret = text.find('^');
    return text.substr(0, caret) + in(kRed, text.substr(caret));
  }
  if (is_source_line(line)) return text;
  if (constexpr std::string_view kHelp = "  help: "; line.starts_with(kHelp))
    return in(kGreen, kHelp) + text.substr(kHelp.size());
  struct Label {
    std::string_view words, colour;
  };
  constexpr Label kLabels[] = {{"error: ", kRed}, {"warning: ", kYellow}, {"note: ", kCyan}};
  for (const Label& label : kLabels) {
    const size_t at = text.find(label.words);
    // (Behind the place's column, or where there is no place.)
    const bool placed = at != std::string::npos && at >= 3 && text.compare(at - 2, 2, ": ") == 0 &&
                        text[at - 3] >= '0' && text[at - 3] <= '9';
    if (at != 0 && !placed) continue;
    const std::string rest = text.substr(at + label.words.size());
    return (at == 0 ? "" : in(kBold, text.substr(0, at))) + std::string(kBold) + in(label.colour, label.words) +
           (label.colour == kCyan ? rest : in(kBold, rest));
  }
  return text;
}

}  // namespace

std::string errors_for_terminal(const std::string& text, unsigned width, bool colours) {
  constexpr unsigned kLeast = 30;  // narrower ones are left to the terminal
  std::string shown, source;
  bool has_source = false;
  const auto show = [&](const std::string& line, const std::string& as) {
    shown += (colours ? coloured_error(as, line) : as) + '\n';
  };
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    std::string line = text.substr(at, end - at);
    at = end + 1;
    if (is_marks(line) && has_source && width >= kLeast && (columns(source) > width || columns(line) > width))
      cut_around_caret(width, &source, &line);
    if (has_source) show(source, source);
    has_source = is_source_line(line) && !is_marks(line);
    if (has_source) source = std::move(line);
    else show(line, is_source_line(line) || width < kLeast ? line : for_terminal(line, width, false));
  }
  if (has_source) show(source, source);
  return shown;
}

void set_error_colours(Colours colours) { chosen() = colours; }

void print_errors(const std::string& errors) {
  std::fputs(errors_for_terminal(errors, width_of_terminal(), wants_colours(chosen(), 2)).c_str(), stderr);
}

}  // namespace heddle::cli
