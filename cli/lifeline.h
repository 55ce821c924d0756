// Processes that one `vm` starts to have explorations made by them end with it, however it ends: also when it is
// killed. (Linux's PR_SET_PDEATHSIG. Elsewhere they go on to their own limits of time.) They take their limits upon
// themselves, too, before they do anything else: one whose limits another process sets may by then have reserved more
// address space than it is to have, and gets no more (Heap::Heap takes what it can have).
#pragma once

#include <string>
#include <vector>

#include "vm/base/types.h"

namespace heddle::cli {

// What the kernel grants such a process; 0: no limit.
struct ChildLimits {
  u64 memory = 0;        // bytes of address space
  u64 cpu_seconds = 0;   // after which it is killed
  u64 largest_file = 0;  // bytes
};

// The environment for posix_spawn of such a process: this one's, who its parent is, and its limits.
class ChildEnvironment {
 public:
  explicit ChildEnvironment(const ChildLimits& limits = {});
  char** get() { return pointers_.data(); }

 private:
  std::string parent_, limits_;
  std::vector<char*> pointers_;
};

// At the start of main: if another `vm` has started this process so, it ends with that one; at once, if that has ended
// already; and its limits hold. The program to be run does not see the variables.
void follow_parent();

}  // namespace heddle::cli
