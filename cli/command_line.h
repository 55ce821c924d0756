// From the words of a command line to a command with its options filled in.
//
//   vm [options] Program.java [arguments]          is the command run
//   vm --systematic [options] Program.java ...     is the command explore (so are vm --explore=... and vm --resume
//   FILE) vm [options] COMMAND [options] ...             for every other one, and for these two as well
//
// What stands behind a program's file belongs to the program. "--" ends our options earlier.
#pragma once

#include <string>
#include <vector>

#include "cli/command.h"

namespace heddle::cli {

enum class Warnings : bool { Off, On };

// Null: a message has been printed. With Warnings::On those options are named on standard error that have no effect:
// ours behind the program's file, and those of another command.
std::unique_ptr<Command> parse_command_line(std::vector<std::string> arguments, Warnings warnings);

}  // namespace heddle::cli
