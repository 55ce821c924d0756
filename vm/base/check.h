// HEDDLE_CHECK: our own invariants. On in release builds too: a violated check is a bug of ours,
// it prints what was violated and how to report it, and aborts. Never used for user errors.
#pragma once

#include <string_view>

namespace heddle::base {

// Prints "internal error: FILE:LINE: CONDITION: message" and the command line of the process
// (set by set_reproduce_hint) to standard error, then aborts.
[[noreturn]] void check_failed(const char* file, int line, const char* condition, std::string_view message);

// What to print as "to reproduce": normally the command line. Called once by main.
void set_reproduce_hint(std::string_view hint);

}  // namespace heddle::base

#define HEDDLE_CHECK(condition, message)             \
  (__builtin_expect(static_cast<bool>(condition), 1) \
       ? static_cast<void>(0)                        \
       : ::heddle::base::check_failed(__FILE__, __LINE__, #condition, (message)))
#define HEDDLE_UNREACHABLE(message) ::heddle::base::check_failed(__FILE__, __LINE__, "unreachable", (message))
