// Grades submissions: each is compiled with the hidden checks, and each check is explored in a process of its own.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/submissions.h"
#include "cli/test_run.h"

namespace heddle::cli {

struct GradeOptions {
  std::vector<std::string> options;  // of vm --systematic, besides those that grading always has
  std::string sandbox;               // the folder of --sandbox, absolute; "": no files
  double seconds = 60;               // so long the checks of one submission may take together
  u64 memory = 2ull << 30;           // bytes, of each process
  u64 heap = 256u << 20;             // bytes, of each program
  u32 jobs = 1;
  std::string keep;  // folder for what is compiled; "": a temporary one
  const volatile bool* stop = nullptr;
};

// Those of vm --systematic that each check is explored with.
std::vector<std::string> exploration_options(const GradeOptions& options);

// A check of a submission: a test, or a program.
struct CheckOutcome {
  u32 points = 1;  // that it is worth
  TestOutcome test;
  u32 earned() const { return test.status == TestOutcome::Status::Passed ? points : 0; }
  // "passed", "FAILED", "does not compile", "not allowed", "undecided", "crashed", "not run".
  std::string verdict;
};

struct Graded {
  std::string name;  // no two have the same: "ada", "group1/ada"
  std::string path;
  std::vector<std::string> remarks;  // sentences about files that do not count
  std::string problem;               // why nothing of it could be compiled; ""
  std::vector<CheckOutcome> checks;  // all have the same, in the same order
  u32 points() const;
  u32 most_points() const;
};

// The outcome of each submission; `done` is called for each in their order, as soon as it and all before it have one.
// With options.stop set it ends soon, with checks that are "not run: interrupted" or undecided.
// Checks that no submission compiles with are not known one by one: their file counts as one check.
std::vector<Graded> grade(const GradeOptions& options, const std::vector<SourceText>& checks,
                          const std::vector<std::string>& submissions, const std::function<void(const Graded&)>& done,
                          std::string* error);

}  // namespace heddle::cli
