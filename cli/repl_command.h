// vm repl [FILES]: the prompt of the language (docs/repl.md).
#pragma once

#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/option_groups.h"

namespace heddle::cli {

struct ReplOptions {
  vm::RunOptions run;
  std::vector<std::string> files;  // whose snippets come first
};

class ReplCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App& app) override;
  int run() override;

 private:
  ReplOptions options_;
  bool no_history_ = false;
};

}  // namespace heddle::cli
