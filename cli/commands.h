// What `vm` does, one function a command. Each returns the exit status (docs/architecture.md).
#pragma once

#include "cli/options.h"
#include "cli/program.h"
#include "tester/report.h"

namespace heddle::cli {

int run_program(const Options& options);      // vm Program.java
int explore_program(const Options& options);  // vm --systematic Program.java
int replay_schedule(const Options& options);  // vm replay FILE
int debug_program(const Options& options);    // vm debug FILE|Program.java
int dump_bytecode(const Options& options);    // vm --dump-bytecode Program.java

// Whose sources a report quotes, and how it calls the program.
tester::ReportOptions report_options(const Program& program, const Options& options);

// Or it is there already. False with *error.
bool make_directory(const std::string& path, std::string* error);

}  // namespace heddle::cli
