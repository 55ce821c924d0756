#include "cli/display.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/option_groups.h"
#include "repl/line_editor.h"

namespace heddle::cli {

void Display::add_to(CLI::App& app, bool schedules) {
  add_colours(app, &colours_);
  if (schedules) app.add_flag("--full", full_, "all rows of schedules, however many");
}

void Display::set(tester::ReportOptions* report) const {
  constexpr unsigned kLeast = 60, kMost = 250;
  report->full = full_;
  if (const unsigned width = repl::terminal_width(); width != 0) report->width = std::clamp(width - 1, kLeast, kMost);
}

std::string Display::text(const std::string& report) const {
  return report_for_terminal(report, repl::terminal_width(), wants_colours(colours_));
}

}  // namespace heddle::cli
