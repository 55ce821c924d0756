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

}  // namespace heddle::cli
