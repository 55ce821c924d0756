// Runs the tests of Java files, each in a process of its own that explores it: one that crashes or does not end costs
// only itself.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli/program_path.h"
#include "junit/tests.h"

namespace heddle::cli {

// A test, and what came of it.
struct TestOutcome {
  enum class Status : u8 {
    Passed,
    Failed,
    Limit,    // nothing was found, but the time was up before all of it was explored
    Skipped,  // disabled, or its assumptions are never met
    Error,    // it could not be explored
    NotRun,   // another one has failed (--fail-fast), or Ctrl-C
  };
  std::string file;    // as it was found: "tests/AccountTest.java"
  std::string folder;  // in which its process runs, and to which `file` belongs; "": this one
  junit::Test test;    // with no name: the file's main method
  Status status = Status::NotRun;
  std::string words;      // a few: "every schedule (12)", "deadlock: ..."
  std::string report;     // of the exploration, as text
  nlohmann::json result;  // the same as JSON; null: there is none
  double seconds = 0;
  bool left_out = false;  // skipped, for a smaller scenario of its class has failed
  std::string path() const {
    if (test.name.empty()) return file;
    ProgramPath path = ProgramPath::parse(file);
    path.test = test.name;
    return path.text();
  }
  std::string full_name() const { return test.name.empty() ? test.class_name : test.class_name + '.' + short_name(); }
  std::string short_name() const;  // without the class
};
const char* to_string(TestOutcome::Status status);  // "passed", as in JSON

struct TestRunOptions {
  std::vector<std::string> options;  // of vm --systematic, for all tests
  double budget = 0;                 // seconds for all of them together; 0: no limit
  double each = 10;                  // seconds for a test that says nothing itself; 0: no limit
  u32 jobs = 1;
  bool fail_fast = false;
  u64 memory = 0;       // bytes that the process of a test may have; 0: no limit
  u64 cpu_seconds = 0;  // after which it is killed; 0: no limit
  const volatile bool* stop = nullptr;
};
// Runs all whose status is NotRun. `done` is called for each test in the order of the list, as soon as it and all
// before it have an outcome. With a budget each test may use an equal share of what is left when its turn comes, and
// who has come to that limit has another turn when time is left in the end.
void run_tests(const TestRunOptions& options, std::vector<TestOutcome>* tests,
               const std::function<void(const TestOutcome&)>& done);

}  // namespace heddle::cli
