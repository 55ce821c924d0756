// The compiler's errors on standard error: as wide as a terminal there, and in colours.
#pragma once

#include <string>

#include "cli/terminal_text.h"

namespace heddle::cli {

// --color, of whichever command has it.
void set_error_colours(Colours colours);

void print_errors(const std::string& errors);

// `width`: columns; 0: nothing is cut and wrapped. A line of source and the carets below it are cut to what is around
// the caret.
std::string errors_for_terminal(const std::string& text, unsigned width, bool colours);

}  // namespace heddle::cli
