// vm lsp: the Language Server Protocol over standard input and output (docs/lsp.md).
#pragma once

#include "cli/command.h"

namespace heddle::cli {

class LspCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App&) override {}
  bool check() override;
  int run() override;
};

}  // namespace heddle::cli
