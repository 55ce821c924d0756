// vm completion bash|zsh|fish: the script by which that shell completes our commands and options.
#pragma once

#include "cli/command.h"

namespace heddle::cli {

class CompletionCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App&) override {}
  bool check() override;
  int run() override;
};

}  // namespace heddle::cli
