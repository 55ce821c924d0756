#include "cli/error_text.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>

namespace heddle::cli {
namespace {

Colours& chosen() {
  static Colours colours = Colours::Auto;
  return colours;
}

// 0: standard error is no terminal.
unsigned width() {
  struct winsize size {};
  return ::isatty(2) && ::ioctl(2, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

}  // namespace

void set_error_colours(Colours colours) { chosen() = colours; }

void print_errors(const std::string& errors) {
  std::fputs(errors_for_terminal(errors, width(), wants_colours(chosen(), 2)).c_str(), stderr);
}

}  // namespace heddle::cli
