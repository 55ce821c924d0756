// vm test PATH...: the tests of Java files, each explored by itself.
#pragma once

#include "cli/command.h"
#include "cli/exploration_options.h"
#include "cli/test_report.h"
#include "cli/test_run.h"

namespace heddle::cli {

class TestCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App& app) override;
  bool check() override;
  int run() override;
  const Formats* formats() const override { return delivered_ ? nullptr : &explore_.formats; }

 private:
  struct Source;
  std::vector<std::string> explore_options() const;
  bool find_sources(std::vector<Source>* sources, std::vector<NotTested>* not_tested) const;
  bool write_junit(const std::vector<TestOutcome>& tests, const std::vector<NotTested>& not_tested) const;

  ExplorationOptions explore_;  // as they are given: each test's process has the same
  std::string pattern_, junit_file_;
  double budget_ = 0;  // seconds for all tests; 0: each has its own limit
  u32 jobs_ = 0;       // 0: one for each processor
  bool fail_fast_ = false, list_ = false, delivered_ = false;
};

}  // namespace heddle::cli
