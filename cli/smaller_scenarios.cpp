#include "cli/smaller_scenarios.h"

#include <algorithm>

#include "cli/program.h"

namespace heddle::cli {

using Status = TestOutcome::Status;

namespace {

// The kind of what was found first.
std::string kind_of(const TestOutcome& t) { return t.words.substr(0, t.words.find(':')); }

// Fails with one call less, as it does: the first such test. False: there is none.
bool make_smaller(const Program& program, const TestRunOptions& options, TestOutcome* test) {
  std::vector<TestOutcome> less;
  for (const std::string& name : test->test.smaller)
    for (junit::Test& t : program.tests(name)) {
      if (t.name != name) continue;
      TestOutcome outcome;
      outcome.file = test->file;
      outcome.test = std::move(t);
      outcome.test.scenarios_of.clear();  // each is to be run
      less.push_back(std::move(outcome));
    }
  run_tests(options, &less, [](const TestOutcome&) {});
  const auto found = std::find_if(less.begin(), less.end(), [&](const TestOutcome& t) {
    return t.status == Status::Failed && kind_of(t) == kind_of(*test);
  });
  if (found == less.end()) return false;
  found->seconds += test->seconds;
  *test = std::move(*found);
  return true;
}

}  // namespace

void shrink_scenarios(const TestRunOptions& options, std::vector<TestOutcome>* tests) {
  TestRunOptions each = options;
  each.fail_fast = false;
  each.budget = 0;
  for (TestOutcome& t : *tests) {
    if (t.status != Status::Failed || t.test.scenarios_of.empty() || t.test.smaller.empty()) continue;
    std::string errors;
    const std::unique_ptr<Program> program = Program::load(t.file, &errors);
    while (program != nullptr && (options.stop == nullptr || !*options.stop) && make_smaller(*program, each, &t)) {}
  }
}

}  // namespace heddle::cli
