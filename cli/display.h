// How reports look on a terminal: as wide as that, and in colours. Elsewhere they are plain text of a fixed width.
#pragma once

#include <string>

#include "cli/output.h"
#include "cli/terminal_text.h"
#include "tester/report.h"

namespace CLI {
class App;
}

namespace heddle::cli {

class Display {
 public:
  // --color, and with `schedules` --full.
  void add_to(CLI::App& app, bool schedules);
  // The width of schedules and source lines, and whether all their rows are shown.
  void set(tester::ReportOptions* report) const;
  // The report as it is to be shown.
  std::string text(const std::string& report) const;
  // Prints it. False: it could not be written, and a message says why.
  bool print(const std::string& report) const { return cli::print(text(report)); }

 private:
  Colours colours_ = Colours::Auto;
  bool full_ = false;
};

}  // namespace heddle::cli
