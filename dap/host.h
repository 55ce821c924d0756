// What a session of the Debug Adapter Protocol needs of the rest of vm: programs to debug, and explorations.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "repl/debugger.h"
#include "repl/evaluator.h"
#include "repl/walk.h"

namespace heddle::dap {

// What the client has asked for in `launch`.
struct LaunchRequest {
  std::string program;                 // a .java file, a test of one ("AccountTest.java#deposits"), a schedule
  std::vector<std::string> arguments;  // the program's; behind a schedule: the program's path, if it has moved
  std::vector<std::string> options;    // of `vm debug`, which are also those of explorations: "--promote", "auto"
  std::string directory;               // where relative paths begin; "": where vm was started
  std::string input;                   // a file for the program's standard input; "": it is empty
};

// A source file of the program.
struct ProgramFile {
  std::string name;  // as stack traces have it: "Main.java"
  std::string path;  // absolute
};

// A program at some point of a run, with all that the debugger stands on.
class Debuggee {
 public:
  virtual ~Debuggee() = default;
  virtual repl::Debugger& debugger() = 0;
  virtual repl::Walk& walk() = 0;
  virtual repl::Evaluator& evaluator() = 0;
  virtual std::string name() const = 0;  // "Main.java"
  virtual std::vector<ProgramFile> files() const = 0;
};

// What explorations are asked for.
struct ExploreRequest {
  std::vector<std::string> options;  // beside those of the launch: "--max-time", "10s"
  bool outcomes = false;             // the set of outputs is to be complete
};

class Host {
 public:
  virtual ~Host() = default;
  // The program at its beginning, or a schedule at its own. Null with *error, lines: what is wrong with the program
  // has its file, line and column there.
  virtual std::unique_ptr<Debuggee> launch(const LaunchRequest& request, std::string* error) = 0;
  // The same program at the beginning of a schedule, which is given as the text of a schedule file.
  virtual std::unique_ptr<Debuggee> load(const LaunchRequest& request, const std::string& schedule,
                                         std::string* error) = 0;
  // Explores the program of a launch from its start: *report is as docs/report.schema.json says. False with *error,
  // lines.
  virtual bool explore(const LaunchRequest& request, const ExploreRequest& what, nlohmann::json* report,
                       std::string* error) = 0;
};

}  // namespace heddle::dap
