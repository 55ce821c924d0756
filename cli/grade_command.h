// vm grade CHECKS SUBMISSION...: marks what students hand in (docs/grading.md).
#pragma once

#include "cli/command.h"
#include "cli/grade_run.h"

namespace heddle::cli {

class GradeCommand : public Command {
 public:
  const CommandTexts& texts() const override;
  void add_options(CLI::App& app) override;
  bool check() override;
  int run() override;

 private:
  bool write_files(const std::vector<Graded>& graded, double seconds) const;

  GradeOptions options_;
  std::string csv_, html_, json_file_, junit_;
  u32 jobs_ = 0;  // 0: one for each processor
  bool json_ = false;
};

}  // namespace heddle::cli
