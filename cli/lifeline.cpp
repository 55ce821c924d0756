#include "cli/lifeline.h"

#include <signal.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <unistd.h>

#include <cstdlib>

extern char** environ;

namespace heddle::cli {
namespace {

constexpr const char* kParent = "HEDDLE_PARENT";

}  // namespace

ChildEnvironment::ChildEnvironment() : parent_(std::string(kParent) + '=' + std::to_string(::getpid())) {
  for (char** each = environ; *each != nullptr; ++each) pointers_.push_back(*each);
  pointers_.push_back(parent_.data());
  pointers_.push_back(nullptr);
}

void end_with_parent() {
  const char* parent = std::getenv(kParent);
  if (parent == nullptr) return;
  [[maybe_unused]] const std::string number = parent;
  ::unsetenv(kParent);
#ifdef __linux__
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  // (Who has died before that is followed by another parent.)
  if (std::to_string(::getppid()) != number) ::_exit(1);
#endif
}

}  // namespace heddle::cli
