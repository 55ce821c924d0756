// The compiler's errors on standard error: as wide as a terminal there, and in colours.
#pragma once

#include <string>

#include "cli/terminal_text.h"

namespace heddle::cli {

// --color, of whichever command has it.
void set_error_colours(Colours colours);

void print_errors(const std::string& errors);

}  // namespace heddle::cli
