// A plain run that rules look at, and the replay of what they have found.
#pragma once

#include "cli/kept_schedule.h"
#include "cli/plain_run.h"
#include "cli/rule_options.h"

namespace heddle::cli {

// vm --rules Program.java, and --summary. The program's output goes to standard output as ever, what is said about the
// run to standard error behind it. `out`: where schedules of findings go; "": nowhere. Returns the exit status: the
// program's, or kRulesBroken if that would be 0 and a rule is broken.
int run_with_rules(const PlainOptions& options, const RuleOptions& rules, const Program& program,
                   const std::string& out);

// vm replay of a schedule whose verdict is a rule's finding. `program`: as it is named there.
int replay_rules(const KeptSchedule& kept, const std::string& program, const Formats& formats);

}  // namespace heddle::cli
