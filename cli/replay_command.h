// vm replay FILE.
#pragma once

#include "cli/command.h"
#include "cli/display.h"
#include "cli/formats.h"
#include "cli/kept_schedule.h"
#include "cli/pictures.h"

namespace heddle::cli {

struct ReplayOptions {
  ScheduleSource source;
  u64 until = 0;          // stop after so many operations (plain runs: instructions); 0: go to the end
  bool tolerant = false;  // of a changed program, as far as it goes
  bool commit = false;    // do for real what the path did to files
  bool no_races = false;
  bool gc_stress = false;
  bool stats = false;
  bool allow_native = false;
  std::string save_file;  // of a saved world
  PictureOptions pictures;
  Display display;
  Formats formats;
};

class ReplayCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App& app) override;
  bool check() override;
  int run() override;
  const Formats* formats() const override { return &options_.formats; }

 private:
  ReplayOptions options_;
};

}  // namespace heddle::cli
