// vm replay FILE.
#pragma once

#include <optional>
#include <string>

#include "cli/command.h"
#include "cli/display.h"
#include "cli/formats.h"
#include "cli/kept_schedule.h"
#include "cli/pictures.h"

namespace heddle::cli {

struct ReplayOptions {
  ScheduleSource source;
  std::string options;       // as one would type them, each with a blank in front of it
  std::optional<u64> until;  // stop after so many operations (plain runs: instructions)
  bool tolerant = false;     // of a changed program, as far as it goes
  bool commit = false;       // do for real what the path did to files
  bool no_races = false;
  bool gc_stress = false;
  bool stats = false;
  bool allow_native = false;
  std::string save_file;  // of a saved world
  PictureOptions pictures;
  Display display;
  Formats formats;
};

// The command that follows the schedule in a changed program as far as it goes, with the options that were given.
std::string tolerant_replay(const ReplayOptions& options);

class ReplayCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App& app) override;
  bool check() override;
  int run() override;
  const Formats* formats() const override { return &options_.formats; }

 private:
  ReplayOptions options_;
  u64 until_ = 0;
};

}  // namespace heddle::cli
