// The report of an exploration as text: one screen, verdict first.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tester/explorer.h"

namespace heddle::tester {

// An option as it was given: {"--seed", "--seed 3"}. The text is as one would type it into a shell.
struct GivenOption {
  std::string name, text;
};

struct ReportOptions {
  std::string program;            // "SplitSync.java"
  std::string command;            // how to run `vm`: "vm" or "./run"
  std::string replay = "replay";  // the command, with the options that replays of this program need
  // For the commands that the report names as the next step, each as one would type it into a shell:
  std::string source;                // the file, as the user named it, or the saved world
  std::string arguments;             // of the program; "": none
  std::vector<GivenOption> options;  // those that have a say in what is explored and how far
  std::string from;      // where the exploration began, if not at the program's start: "s.world, after 9 steps"
  std::string resume;    // the command that goes on with an exploration that was stopped; "": none
  u32 width = 100;       // of schedules and source lines, in characters
  bool full = false;     // all rows of schedules
  bool figures = false;  // how many blocks, and other words of the search's own
  // Text of a source line; empty if unknown.
  std::function<std::string(const std::string& file, u32 line)> source_line;

  // The command that runs the schedule in this file again, as one would type it.
  std::string replay_of(const std::string& schedule_file) const;
};

std::string text_report(const ExploreResult& result, const ExploreOptions& options, const ReportOptions& report);
// "stats: schedules=6 complete=6 cut=0 ...", one line, for scripts and tests (--stats).
std::string stats_line(const ExploreResult& result);
// One finding alone (also used by `vm replay`).
std::string finding_text(const Finding& finding, const ReportOptions& report);

// The middle of it: without its headline and its schedule.
std::string finding_explanation(const Finding& finding, const ReportOptions& report);

enum class Verdict : u8 { Failed, Passed, NothingFound, InternalError };
// NothingFound: the exploration ended at a limit, or no schedule was seen to end: no proof. InternalError: nothing is
// wrong that could be replayed, but something was seen that could not.
Verdict verdict_of(const ExploreResult& result, const ExploreOptions& options);
// Whether `outputs` has each output that some schedule prints.
bool outputs_complete(const ExploreResult& result, const ExploreOptions& options);
const char* to_string(Verdict verdict);  // "failed", "passed", "nothing found", "internal error"

// Failure findings there are (those that make the exit status 1).
size_t failures(const ExploreResult& result, bool strict_discipline);

}  // namespace heddle::tester
