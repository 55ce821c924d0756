// The options of explorations (vm --systematic, vm predict), and of each test of vm test.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/display.h"
#include "cli/formats.h"
#include "cli/option_groups.h"
#include "cli/pictures.h"
#include "cli/rule_options.h"

namespace heddle::cli {

struct ExplorationOptions {
  SearchOptions search;
  std::string mode = "proof";
  u32 keep_one_of = 0;  // ModeOptions
  bool death_branch = false, paper_literal = false, no_cache = false, check_digests = false, no_like_threads = false,
       no_task_threads = false;
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
  // Do they fit together? Completes them, and takes the program's file and arguments from the operands. False: a
  // message has been printed.
  bool check(const Given& given);
  // Does it say what is to be explored?
  bool names_program() const { return !file.empty() || !load_file.empty() || !resume_file.empty(); }
  // What of these options does not go together with mpirun; "": nothing.
  std::string problem_with_ranks(const Given& given) const;
  // Adds the texts of the files given with --expect-output. False: a message has been printed.
  bool read_expected_outputs(std::set<std::string>* outputs) const;
};

}  // namespace heddle::cli
