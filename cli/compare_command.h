// vm compare Program.java: every strategy with the same budget, side by side.
#pragma once

#include "cli/command.h"
#include "cli/formats.h"
#include "cli/option_groups.h"

namespace heddle::cli {

class CompareCommand final : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App& app) override;
  bool check() override;
  int run() override;
  const Formats* formats() const override { return &formats_; }

 private:
  SearchOptions search_;
  u64 runs_ = 10'000, seed_ = 1;
  double seconds_ = 5;
  Formats formats_;
  std::string html_;  // file; "": none
  std::string file_;
  std::vector<std::string> arguments_;
};

}  // namespace heddle::cli
