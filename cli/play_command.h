// vm play Program.java: the game of schedules (docs/play.md).
#pragma once

#include "cli/command.h"
#include "cli/debug_command.h"

namespace heddle::cli {

class PlaySession;

class PlayCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App& app) override;
  bool check() override;
  int run() override;
  // Lines are keys, or "size WIDTH HEIGHT"; answers are pictures, as JSON: {"lines": [[[text, style], ...], ...],
  // "finished": ..., "won": ...}.
  std::unique_ptr<Conversation> converse() override;

 private:
  std::unique_ptr<PlaySession> begin(int* status);
  int write_page();
  DebugOptions options_;
  std::string script_, keep_, page_;
  u32 width_ = 80, height_ = 24;
};

}  // namespace heddle::cli
