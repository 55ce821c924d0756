// Processes that one `vm` starts to have explorations made by them end with it, however it ends: also when it is
// killed. (Linux's PR_SET_PDEATHSIG. Elsewhere they go on to their own limits of time.)
#pragma once

#include <string>
#include <vector>

namespace heddle::cli {

// The environment for posix_spawn of such a process: this one's, and who its parent is.
class ChildEnvironment {
 public:
  ChildEnvironment();
  char** get() { return pointers_.data(); }

 private:
  std::string parent_;
  std::vector<char*> pointers_;
};

// At the start of main: if another `vm` has started this process so, it ends with that one; at once, if that has ended
// already. The program to be run does not see the variable.
void end_with_parent();

}  // namespace heddle::cli
