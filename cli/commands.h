// What `vm` does, one function a command. Each returns the exit status (docs/architecture.md).
#pragma once

#include "cli/options.h"
#include "cli/program.h"

namespace heddle::cli {

int run_program(const Options& options);       // vm Program.java
int explore_program(const Options& options);   // vm --systematic Program.java
int replay_schedule(const Options& options);   // vm replay FILE
int dump_bytecode(const Options& options);     // vm --dump-bytecode Program.java

// Writes a file by way of a temporary one, so that it is never half-written. False with *error.
bool write_file_atomically(const std::string& path, const std::string& text, std::string* error);

}  // namespace heddle::cli
