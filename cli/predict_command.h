// vm predict Program.java: an exploration by prediction from one run (predict/prediction.h).
#pragma once

#include "cli/explore_command.h"

namespace heddle::cli {

class PredictCommand final : public ExploreCommand {
 public:
  const CommandTexts& texts() const override;
  bool check() override;
};

}  // namespace heddle::cli
