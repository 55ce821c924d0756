#include "vm/base/out_of_memory.h"

#include <cstdio>
#include <cstdlib>

namespace heddle::base {

void out_of_memory(std::string_view what) {
  std::fflush(stdout);
  std::fprintf(stderr, "vm: not enough memory: %.*s\n", static_cast<int>(what.size()), what.data());
  std::_Exit(kOutOfMemoryStatus);
}

}  // namespace heddle::base
