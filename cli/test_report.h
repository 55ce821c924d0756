// What vm test says.
#pragma once

#include <string>
#include <vector>

#include "cli/test_run.h"

namespace heddle::cli {

std::string test_line(const TestOutcome& test);  // "test bank.AccountTest.deposits ... passed: every schedule (12)"
// The reports of those that failed, their names, and how many came out how.
std::string test_summary(const std::vector<TestOutcome>& tests, double seconds);
std::string tests_as_json(const std::vector<TestOutcome>& tests, double seconds);
// As JUnit's own runners write it (one <testsuite> for each class), for build servers.
std::string tests_as_junit_xml(const std::vector<TestOutcome>& tests);
// 0: all have passed or were skipped; 1: one has failed, or could not be run; 3: one came to a limit.
int status_of(const std::vector<TestOutcome>& tests);

}  // namespace heddle::cli
