// The end of a process that gets no more memory.
#pragma once

#include <string_view>

namespace heddle::base {

inline constexpr int kOutOfMemoryStatus = 7;

// The machine, or a limit of this process, gives no more memory: prints "vm: not enough memory: WHAT" to standard error
// and ends the process with kOutOfMemoryStatus. It is no fault of ours, nor of the program that runs: its own
// OutOfMemoryError is about --heap.
[[noreturn]] void out_of_memory(std::string_view what);

}  // namespace heddle::base
