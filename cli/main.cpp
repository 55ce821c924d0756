// vm: the command line.
#include <fcntl.h>
#include <signal.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>
#include <string>

#include "cli/command_line.h"
#include "cli/compile_errors.h"
#include "cli/lifeline.h"
#include "cli/output.h"
#include "vm/base/check.h"
#include "vm/base/out_of_memory.h"
#include "vm/base/shell_text.h"

namespace {

// A standard stream that is closed must not become the number of a file that is opened later. (What is written to
// it still fails.)
void fill_closed_streams() {
  for (int fd = 0; fd <= 2; ++fd)
    if (::fcntl(fd, F_GETFD) < 0 && ::open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY) != fd) return;
}

int run(int argc, char** argv) {
  heddle::base::set_reproduce_hint(heddle::base::shell_text({argv, argv + argc}));

  const std::unique_ptr<heddle::cli::Command> asked =
      heddle::cli::parse_command_line({argv + 1, argv + argc}, heddle::cli::Warnings::On);
  return asked ? heddle::cli::finished(*asked, asked->run()) : 2;
}

}  // namespace

int main(int argc, char** argv) {
  fill_closed_streams();
  heddle::cli::follow_parent();
  std::set_new_handler([] { heddle::base::out_of_memory("the machine, or a limit of this process, gives no more"); });
  ::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error like a full disk
  ::signal(SIGCHLD, SIG_DFL);  // (Whoever has started vm may ignore it: then nobody is told how a child has ended.)
  const int status = run(argc, argv);
  const bool flushed = std::fflush(stdout) == 0;
  if (flushed && std::ferror(stdout) == 0) return status;
  std::fprintf(stderr, "vm: cannot write to standard output%s%s\n", flushed ? "" : ": ",
               flushed ? "" : std::strerror(errno));
  return heddle::cli::kNotWritten;
}
