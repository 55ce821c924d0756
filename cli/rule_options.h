// --rules, --rules-file, --summary: of plain runs, explorations and replays.
#pragma once

#include <string>

#include "cli/program.h"
#include "rules/run.h"

namespace CLI {
class App;
}

namespace heddle::cli {

struct RuleOptions {
  bool summary = false;
  u64 most_runs = 1000;  // of an exploration
  rules::Selection selection;

  // `this` must stay where it is until the command line has been parsed.
  void add_to(CLI::App& app, bool explores);
  // Reads what was named. False: a message has been printed.
  bool check();
  // Is there anything to look at?
  bool any() const { return summary || !words_.empty() || !file_.empty(); }
  bool has_rules() const { return !words_.empty() || !file_.empty(); }
  const std::string& given() const { return words_; }
  const std::string& file() const { return file_; }  // of the user's own rules, or ""

  // Completes the schedule of a finding: what vm replay must know of the rules.
  void describe(const tester::RuleFinding& finding, interp::Schedule* schedule) const;

 private:
  std::string words_, file_;
};

// The selection that describe() has left in a schedule. False with *error.
bool selection_of(const interp::Schedule& schedule, rules::Selection* selection, std::string* error);

// What a report of rules says: findings, how many rules are broken, the lock order and the summary if they are wanted.
// `replay`: the command that replays schedules of the program. `runs`: how many of how many schedules were looked at is
// said, too.
std::string rules_text(const tester::RuleReport& report, const RuleOptions& options, const std::string& replay,
                       bool runs);

// Exit status of runs and explorations that do not fail but break rules.
inline constexpr int kRulesBroken = 5;

}  // namespace heddle::cli
