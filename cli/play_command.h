// vm play Program.java: the game of schedules (docs/play.md).
#pragma once

#include "cli/command.h"
#include "cli/debug_command.h"

namespace heddle::cli {

class PlayCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App& app) override;
  bool check() override;
  int run() override;

 private:
  DebugOptions options_;
  std::string script_, keep_;
  u32 width_ = 80, height_ = 24;
};

}  // namespace heddle::cli
