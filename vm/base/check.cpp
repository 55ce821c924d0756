#include "vm/base/check.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace heddle::base {
namespace {
// Only diagnostics of our own crashes read this; it never influences a run (docs/architecture.md, "Laws").
std::string& reproduce_hint() {
  static std::string hint;
  return hint;
}
}  // namespace

void set_reproduce_hint(std::string_view hint) { reproduce_hint() = hint; }

void check_failed(const char* file, int line, const char* condition, std::string_view message) {
  std::fflush(stdout);
  std::fprintf(stderr, "vm: internal error (a bug in Heddle, not in your program): %s:%d: %s: %.*s\n", file, line,
               condition, static_cast<int>(message.size()), message.data());
  if (!reproduce_hint().empty()) std::fprintf(stderr, "    to reproduce: %s\n", reproduce_hint().c_str());
  std::abort();
}

}  // namespace heddle::base
