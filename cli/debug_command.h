// vm debug Program.java, and vm debug FILE: the schedule debugger (docs/debugger.md).
#pragma once

#include "cli/command.h"
#include "cli/option_groups.h"
#include "cli/terminal_text.h"

namespace heddle::cli {

struct DebugOptions {
  SearchOptions search;  // for the debugger's command explore; `run` and max_timeouts also for a program from its start
  std::string load_file;  // where the saved world is now that a schedule begins at
  bool no_history = false;
  u64 max_operations = 1'000'000;  // of one command
  Colours colours = Colours::Auto;
  std::string input_file;  // the program's standard input; "": empty
  std::string file;        // a program or a schedule
  std::vector<std::string> arguments;
};

// The commands come from standard input; so the program gets another one: that file, or an empty one (""). The result
// is where the commands are. -1: a message has been printed.
int separate_input(const std::string& file);

class DebugCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App& app) override;
  bool check() override;
  int run() override;
  std::unique_ptr<Conversation> converse() override;
  const DebugOptions& options() const { return options_; }  // as they have been read

 private:
  DebugOptions options_;
};

}  // namespace heddle::cli
