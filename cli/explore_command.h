// vm --systematic Program.java, and vm --resume FILE.
#pragma once

#include "cli/command.h"
#include "cli/exploration_options.h"
#include "tester/ranks.h"

namespace heddle::cli {

class ExploreCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App& app) override { options_.add_to(app); }
  bool check() override;
  int run() override;
  const Formats* formats() const override { return &options_.formats; }
  const ExplorationOptions& options() const { return options_; }

 protected:
  // As --explore does.
  void choose(tester::Strategy strategy) { options_.search.explore.partial.strategy = strategy; }

 private:
  int explore_with(tester::Ranks* ranks);  // null: there is no other process

  ExplorationOptions options_;
};

}  // namespace heddle::cli
