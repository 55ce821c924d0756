// What is wrong, read off a JSON document of any command: what SARIF, GitHub's annotations and JUnit's XML have in
// common.
#pragma once

#include <string>
#include <vector>

#include "cli/formats.h"
#include "vm/base/types.h"

namespace heddle::cli {

struct ProblemPlace {
  std::string file;                                        // "": none
  u32 line = 0, column = 0, end_line = 0, end_column = 0;  // from 1; 0: not known
  std::string method;
};

struct Problem {
  std::string kind;  // of a finding: "data race"; "rule NAME", "compile error", "test error"
  bool failure = true;
  std::string message;
  std::string key;      // the same cause has the same one
  std::string program;  // "AccountTest.java#deposits"
  std::string schedule_file;
  ProblemPlace place;               // the innermost one in the user's code
  std::vector<ProblemPlace> stack;  // in the user's code, innermost first
  std::vector<std::string> hints;
  struct Related {
    std::string message;
    ProblemPlace place;
  };
  std::vector<Related> related;
  struct Step {
    std::string thread, thread_id, what, operation;
    ProblemPlace place;
    bool switches = false;
  };
  std::vector<Step> steps;  // the schedule, in the order of time
};

std::vector<Problem> problems_of(const Document& document);

}  // namespace heddle::cli
