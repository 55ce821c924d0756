// What was given, for the commands that reports and messages name as the next step: each must do with the program what
// the words beside it say, so it has the same options and arguments.
#pragma once

#include <string>
#include <vector>

#include "cli/command.h"
#include "interp/schedule.h"
#include "tester/report.h"

namespace heddle::cli {

// Whether this option of `vm --systematic` has a say in what is explored and how far, and not only in what is told of
// it, in which files, and by how many processes.
bool matters_for_exploration(const std::string& option);

// Of the options that were given those, as they were given.
std::vector<tester::GivenOption> exploration_options(const Given& given);
// Words of options, each of the form "--name" or "--name=value".
std::vector<tester::GivenOption> exploration_options(const std::vector<std::string>& words);
// Of the options of a plain run those that an exploration of the program has, too.
std::vector<tester::GivenOption> shared_options(const Given& given);

// As one would type them: each with a blank in front of it.
std::string options_text(const std::vector<tester::GivenOption>& options);

// A file's name as an operand: in quotes if need be, and not to be taken for an option.
std::string file_text(const std::string& file);

// The command that explores what a schedule was of: with its arguments, and the options that it knows. `source`: where
// the program is now.
std::string command_exploring(const interp::Schedule& schedule, const std::string& source, bool allow_native);

}  // namespace heddle::cli
