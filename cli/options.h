// The command line as data.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "tester/explorer.h"

namespace heddle::cli {

struct Options {
  std::vector<std::string> words;  // the file, or a command and its operands; then the program's arguments
  std::string systematic;          // mode name; empty: a plain run
  bool death_branch = false, paper_literal = false;
  bool stats = false;
  std::string format = "text";
  std::string out_directory = "heddle-out";
  bool no_out = false;
  std::string resume_file;                // the frontier of an exploration that is to go on
  double frontier_seconds = 30;           // so often it is kept
  std::vector<std::string> command_line;  // as it was given, without the program's name
  std::set<std::string> given;            // names of the options in it: "--max-time"
  u64 seed = 0;
  std::string record_file;           // plain runs: where the recording goes
  std::string save_file, load_file;  // plain runs: of saved worlds
  u64 save_at = 0;                   // steps
  bool archives = false;             // schedules of findings as .heddle
  bool real_time = false;
  std::string input_file;  // debug: the program's standard input; "": empty
  u64 until = 0;           // replays: stop after so many operations (plain runs: steps)
  bool tolerant = false;   // replays: of a changed program, as far as it goes
  bool commit = false;     // replays: do for real what the path did to files
  bool checkpoint_stress = false;
  bool dump_bytecode = false;
  bool version = false, help = false;
  bool no_assertions = false;
  std::string heap;  // "512m"
  std::string finalizers = "check";
  bool no_cache = false;
  u64 cache_mb = 2048;
  bool no_races = false;
  std::vector<std::string> expected_outputs;  // files
  std::vector<std::string> trusted, promoted;
  std::string max_time;  // "60", "60s", "5m"
  u64 plain_max_steps = 0;
  tester::Limits limits;
  tester::ExploreOptions explore;  // filled from the above by finish_options
  vm::RunOptions run;
};

// 0: go on; otherwise the exit status to end with (a message has been printed).
int parse_options(int argc, char** argv, Options* options);
// The same for a command line that has been kept. Of the options of the command that resumes it only those
// about limits and output count: they replace the kept ones. --max-schedules does not stop it again.
int parse_kept_options(const std::vector<std::string>& command_line, const Options& now, Options* options);
const char* usage();
// Text of `vm help TOPIC`; empty for an unknown topic.
std::string help_topic(const std::string& topic);

}  // namespace heddle::cli
