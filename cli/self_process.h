// vm as a process of its own, beside this one: for what may take long, or fail.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace heddle::cli {

// The path by which this program can be started once more, from any folder: /proc/self/exe, or where /proc is not
// mounted (a bare chroot) that by which it was started itself.
const char* own_program();

// Between two looks at whether a process has ended: short pauses first, so that short processes cost no time, then up
// to ten milliseconds.
class Pauses {
 public:
  void pause();

 private:
  unsigned microseconds_ = 200;
};

struct SelfProcess {
  bool started = false;
  int status = 0;            // its exit status; -1: a signal has ended it, or it was lost
  std::string out, err;      // what it has written; if it has not been started, `err` says why, in a line
  bool interrupted = false;  // it was told to stop
};
// Runs vm with these arguments, without input, until it has ended. Once stop() is true it gets a SIGINT, upon which an
// exploration ends with what it has found; stop() is asked at least ten times a second. `folder`: where it runs; "":
// here.
SelfProcess run_vm(const std::vector<std::string>& arguments, const std::function<bool()>& stop,
                   const std::string& folder = "");

}  // namespace heddle::cli
