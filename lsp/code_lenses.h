// What of a file can be explored: its main method, and its tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "vm/base/types.h"

namespace heddle::lsp {

struct Explorable {
  size_t offset = 0;  // byte of the word `main`, or of the test's annotation
  std::string test;   // name of its method; "": the main method
};

// In the order of the text, which decides alone: also where it does not compile.
std::vector<Explorable> explorables(std::string_view text);

}  // namespace heddle::lsp
