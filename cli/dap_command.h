// vm dap: the Debug Adapter Protocol over standard input and output (docs/dap.md).
#pragma once

#include "cli/command.h"

namespace heddle::cli {

class DapCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App&) override {}
  bool check() override;
  int run() override;
};

}  // namespace heddle::cli
