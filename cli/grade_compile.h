// The first half of grading a submission: does it compile with the checks, which checks are there, and does it keep to
// what submissions may do.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli/submissions.h"

namespace heddle::cli {

// Of each file of the checks that holds some, laid out in the current directory together with a submission:
//   {"file": "bank/AccountTest.java", "error": "...", "refused": "...", "checks": [...]}
// "error": it does not compile; "refused": the submission does what none may. Each of the checks has "name" ("": the
// file's main method), "class", "display_name", "line", "problem", "options", "expect", "points"; disabled ones are
// left out.
nlohmann::json compile_checks(const std::vector<SourceText>& checks);

}  // namespace heddle::cli
