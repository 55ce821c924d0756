// Options that name parts of the program or of the library: what they name must be there.
#pragma once

#include "cli/option_groups.h"
#include "cli/program.h"
#include "rules/rules_file.h"

namespace heddle::cli {

// Whether there are the fields and types of --promote, and the packages and classes of --trust. False: a message has
// been printed.
bool names_are_known(const Program& program, const Promoted& promoted);
bool names_are_known(const Program& program, const SearchOptions& options);
// The classes, fields and methods that the rules of a file name: a misspelt one would never be broken.
bool names_are_known(const Program& program, const rules::RulesFile& rules, const std::string& path);

// A native method of the program (@heddle.Native), as "Tally.announce"; "" if it has none.
std::string native_method(const Program& program);
// Explorations and replays of programs that have native methods (@heddle.Native) must be told that they may call these,
// unless the program runs in a sandbox, where it cannot. False: a message has been printed.
bool natives_are_allowed(const Program& program, bool allow_native, const vm::RunOptions& run);

}  // namespace heddle::cli
