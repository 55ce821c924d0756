// Where somebody can see how far an exploration has come, and stop it: a line on the terminal; in the browser what its
// page shows (web/platform/cli/progress_display.cpp).
#pragma once

#include "tester/explorer.h"

namespace heddle::cli {

class ProgressDisplay {
 public:
  // `samples`: it draws runs at random, and there is no tree. `stop`: becomes true when the exploration shall end.
  ProgressDisplay(bool samples, volatile bool* stop) : samples_(samples), stop_(stop) {}
  // Is there anybody who looks? `report`: whether the report is for programs.
  static bool is_seen(bool report_as_json);
  void show(const tester::Progress& progress);
  // Takes it away, before something else is written.
  void clear();

 private:
  const bool samples_;
  [[maybe_unused]] volatile bool* const stop_;  // for the page; a terminal has Ctrl-C
  bool shown_ = false;
};

}  // namespace heddle::cli
