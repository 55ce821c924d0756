#include "cli/lifeline.h"

#include <fmt/format.h>
#include <signal.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

extern char** environ;

namespace heddle::cli {
namespace {

constexpr const char* kParent = "HEDDLE_PARENT";
constexpr const char* kLimitsVariable = "HEDDLE_LIMITS";  // the numbers of ChildLimits, in its order

// (What cannot be granted is not: another limit holds already.)
void take_limits() {
  const char* text = std::getenv(kLimitsVariable);
  if (text == nullptr) return;
  unsigned long long memory = 0, cpu_seconds = 0, largest_file = 0;
  if (std::sscanf(text, "%llu %llu %llu", &memory, &cpu_seconds, &largest_file) == 3) {
    const auto set = [](auto resource, u64 most) {
      const rlimit both{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
      if (most != 0) ::setrlimit(resource, &both);
    };
    set(RLIMIT_AS, memory);
    set(RLIMIT_CPU, cpu_seconds);
    set(RLIMIT_FSIZE, largest_file);
  }
  ::unsetenv(kLimitsVariable);
}

}  // namespace

ChildEnvironment::ChildEnvironment(const ChildLimits& limits)
    : parent_(fmt::format("{}={}", kParent, ::getpid())),
      limits_(fmt::format("{}={} {} {}", kLimitsVariable, limits.memory, limits.cpu_seconds, limits.largest_file)) {
  for (char** each = environ; *each != nullptr; ++each) pointers_.push_back(*each);
  pointers_.push_back(parent_.data());
  pointers_.push_back(limits_.data());
  pointers_.push_back(nullptr);
}

void follow_parent() {
  take_limits();
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
