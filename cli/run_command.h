// vm Program.java: a plain run.
#pragma once

#include "cli/command.h"
#include "cli/formats.h"
#include "cli/option_groups.h"
#include "cli/plain_run.h"
#include "cli/rule_options.h"

namespace heddle::cli {

class RunCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App& app) override;
  bool check() override;
  int run() override;
  const Formats* formats() const override { return &options_.formats; }

 private:
  int run_program();
  int dump_bytecode();

  PlainOptions options_;
  Colours colours_ = Colours::Auto;  // of the compiler's errors
  Promoted promoted_;
  bool dump_bytecode_ = false;
  RuleOptions rules_;
  bool list_rules_ = false, no_out_ = false;
  std::string out_directory_ = "heddle-out";
};

}  // namespace heddle::cli
