// vm help, and vm --version.
#pragma once

#include <string>

#include "cli/command.h"

namespace heddle::cli {

// The subject of `vm --help`: all options of all commands.
inline constexpr const char* kEverything = "options";

// A line for each command.
std::string usage();
// The same where a command line names no program, with the reason in front of it if it says anything at all.
std::string usage_without_program(const Given& given);
// What `vm COMMAND --help` prints.
std::string help_of(Command& command);
// The group of options that a command refuses with a reason of its own, and that its help does not list.
inline constexpr const char* kHidden = "";

// On a command, a topic or kEverything; "": about help itself. Empty: there is no such subject.
std::string help_on(const std::string& subject);

class HelpCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App&) override {}
  int run() override;
};

class VersionCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App&) override {}
  int run() override;
};

}  // namespace heddle::cli
