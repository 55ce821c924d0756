// What vm test says.
#pragma once

#include <string>
#include <vector>

#include "cli/test_run.h"
#include "tester/report.h"

namespace heddle::cli {

std::string test_line(const TestOutcome& test);  // "test bank.AccountTest.deposits ... passed: every schedule (12)"
// The reports of those that failed, their names, and how many came out how. `options`: those given for all tests that
// the commands named beside them need.
std::string test_summary(const std::vector<TestOutcome>& tests, const std::vector<tester::GivenOption>& options,
                         double seconds);
std::string tests_as_json(const std::vector<TestOutcome>& tests, double seconds);
// A file of which nobody knows what tests it has, and why: it does not compile, or cannot be read.
struct NotTested {
  std::string file;
  std::string words;
};
// As JUnit's own runners write it (one <testsuite> for each class, and one for each file that is not tested, with an
// <error>), for build servers.
std::string tests_as_junit_xml(const std::vector<TestOutcome>& tests, const std::vector<NotTested>& not_tested);
// 0: all have passed or were skipped; 1: one has failed, or could not be run; 3: one came to a limit.
int status_of(const std::vector<TestOutcome>& tests);

}  // namespace heddle::cli
