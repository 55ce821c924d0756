// Options that name parts of the program or of the library: what they name must be there.
#pragma once

#include "cli/options.h"
#include "cli/program.h"

namespace heddle::cli {

// Whether there are the packages and classes of --trust and the fields of --promote. False: a message has been printed.
bool names_are_known(const Program& program, const Options& options);

}  // namespace heddle::cli
