// The schedules that an exploration leaves: completed by what a replay needs, and written as files.
#pragma once

#include <string>

#include "cli/exploration_options.h"
#include "cli/program.h"
#include "cli/saved_world.h"

namespace heddle::cli {

// Adds to a schedule what a replay needs and the search does not know: program, options, what came from outside.
void complete_schedule(const Program& program, const std::string& file, const tester::ExploreOptions& explore,
                       const tester::RunnerOptions::Observed& observed, const SavedWorld* saved,
                       interp::Schedule* schedule);

// Completes the schedules of findings and outputs, and writes those of findings, and with --outcomes one for
// each output, into the directory of --out (unless --no-out).
class ScheduleFiles {
 public:
  ScheduleFiles(const Program& program, const SavedWorld* saved, const ExplorationOptions& options,
                const tester::ExploreResult& result);

  void write(tester::ExploreResult& result);
  // The texts of findings' schedules for which there was no place.
  const std::string& unsaved() const { return unsaved_; }

 private:
  void complete(interp::Schedule* s, const std::string& verdict, const std::string& also_promoted = "");
  // The file's name; empty after an error.
  std::string save(const std::string& name, const interp::Schedule& s);

  const Program& program_;
  const SavedWorld* saved_;
  const ExplorationOptions& options_;
  const tester::RunnerOptions::Observed& observed_;
  std::string base_, error_, unsaved_;
  bool made_ = false;
};

}  // namespace heddle::cli
