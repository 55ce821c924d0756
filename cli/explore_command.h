// vm --systematic Program.java, and vm --resume FILE.
#pragma once

#include "cli/command.h"
#include "cli/display.h"
#include "cli/formats.h"
#include "cli/option_groups.h"
#include "cli/pictures.h"
#include "cli/rule_options.h"
#include "tester/ranks.h"

namespace heddle::cli {

struct ExplorationOptions {
  SearchOptions search;
  std::string mode = "proof";
  u32 keep_one_of = 0;  // ModeOptions
  bool death_branch = false, paper_literal = false, no_cache = false, no_like_threads = false, no_task_threads = false;
  std::string bitstate;                       // megabytes of the table; "": states are not kept as bits
  std::vector<std::string> expected_outputs;  // names of files
  bool stats = false;
  Display display;
  std::string out_directory = "heddle-out";
  bool no_out = false, archives = false;
  std::string load_file;         // of a saved world; "": from the program's start
  std::string resume_file;       // the frontier of an exploration that is to go on
  double frontier_seconds = 30;  // seconds between two writings of the frontier file
  std::string trace_file;        // "": none, "-": standard error
  std::string coverage_file;     // "": none
  Formats formats;
  bool json() const { return formats.form == Formats::Form::Json; }
  PictureOptions pictures;
  RuleOptions rules;
  std::string file;  // may be "" with --resume and --load-world, which know it
  std::vector<std::string> arguments;

  void add_to(CLI::App& app);
};

class SavedWorld;
// Adds to a schedule what a replay needs and the search does not know: program, options, what came from outside.
void complete_schedule(const Program& program, const std::string& file, const tester::ExploreOptions& explore,
                       const tester::RunnerOptions::Observed& observed, const SavedWorld* saved,
                       interp::Schedule* schedule);

class ExploreCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App& app) override { options_.add_to(app); }
  bool check() override;
  int run() override;
  const Formats* formats() const override { return &options_.formats; }
  const ExplorationOptions& options() const { return options_; }

 protected:
  // As --explore does.
  void choose(tester::Strategy strategy) { options_.search.explore.partial.strategy = strategy; }

 private:
  std::string problem_with_part() const;
  std::string problem_with_workers() const;
  std::string problem_with_kept_states() const;
  std::string problem_with_rules() const;
  std::string problem_with_ranks(const ExplorationOptions& options) const;
  std::string read_bitstate();
  int explore_with(tester::Ranks* ranks);  // null: there is no other process

  ExplorationOptions options_;
};

}  // namespace heddle::cli
