// What the debugger asks of the tester: explorations that begin behind the way that was walked, and the finding that a
// schedule file is about.
#pragma once

#include <optional>

#include "cli/debug_command.h"
#include "cli/kept_schedule.h"
#include "repl/questions.h"

namespace heddle::cli {

class DebugExplorations final : public repl::Questions {
 public:
  // `walked`: the session's World, from which the names of threads come. All three must stay.
  DebugExplorations(const KeptSchedule& kept, const DebugOptions& options, const vm::World& walked)
      : kept_(kept), options_(options), walked_(walked) {}

  repl::Exploration explore(const std::vector<tester::PathStep>& path, double seconds) const override;
  repl::Exploration shortest_failure(const std::vector<tester::PathStep>& path, double seconds) const override;
  repl::Exploration passing_way(const std::vector<tester::PathStep>& path, double seconds) const override;
  repl::Exploration outcomes(const std::vector<tester::PathStep>& path, double seconds) const override;
  std::optional<tester::Finding> finding() const override;

 private:
  tester::ExploreOptions options_for(double seconds) const;
  tester::ExploreResult run(const std::vector<tester::PathStep>& path, tester::ExploreOptions explore) const;

  const KeptSchedule& kept_;
  const DebugOptions& options_;
  const vm::World& walked_;
};

}  // namespace heddle::cli
