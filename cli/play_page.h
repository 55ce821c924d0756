// The game of schedules as one page for browsers, with the VM inside (vm play --html; docs/browser.md).
#pragma once

#include <string>
#include <vector>

#include "cli/program.h"

namespace heddle::cli {

// The page without its program, as web/build_pages.py makes it: wasm/play.html beside the executable.
std::string play_page_template();

// Writes the page that plays the program with these options of vm play and arguments. False with *error.
bool write_play_page(const Program& program, const std::vector<std::string>& options,
                     const std::vector<std::string>& arguments, const std::string& file, std::string* error);

}  // namespace heddle::cli
