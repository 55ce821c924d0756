// vm: the command line.
#include <fcntl.h>
#include <signal.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/saved_world.h"
#include "vm/base/check.h"

namespace {

// A standard stream that is closed must not become the number of a file that is opened later. (What is written to
// it still fails.)
void fill_closed_streams() {
  for (int fd = 0; fd <= 2; ++fd)
    if (::fcntl(fd, F_GETFD) < 0 && ::open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY) != fd) return;
}

int run(int argc, char** argv) {
  std::string command;
  for (int i = 0; i < argc; ++i) command += (i ? " " : "") + std::string(argv[i]);
  heddle::base::set_reproduce_hint(command);

  heddle::cli::Options options;
  int status = heddle::cli::parse_options(argc, argv, &options);
  if (status < 0) return 0;
  if (status > 0) return status;
  if (options.version) {
    std::printf("heddle %s\n", HEDDLE_VERSION);
    return 0;
  }
  if (!options.resume_file.empty()) return heddle::cli::explore_program(options);
  const bool replays = !options.words.empty() && options.words[0] == "replay";
  if (!options.load_file.empty() && !replays)
    return options.systematic.empty() ? heddle::cli::load_world_and_run(options)
                                      : heddle::cli::explore_program(options);
  if (options.words.empty()) {
    std::fputs(heddle::cli::usage(), stderr);
    return 2;
  }
  const std::string& word = options.words[0];
  if (word == "help") {
    std::string topic = options.words.size() > 1 ? options.words[1] : "";
    std::string text = heddle::cli::help_topic(topic);
    if (text.empty()) {
      std::fprintf(stderr, "vm: no help on '%s'; topics: modes, report, limits, schedules\n", topic.c_str());
      return 2;
    }
    std::fputs(text.c_str(), stdout);
    return 0;
  }
  if (word == "replay") return heddle::cli::replay_schedule(options);
  if (word == "debug") return heddle::cli::debug_program(options);
  if (options.dump_bytecode) return heddle::cli::dump_bytecode(options);
  if (!options.systematic.empty()) return heddle::cli::explore_program(options);
  return heddle::cli::run_program(options);
}

}  // namespace

int main(int argc, char** argv) {
  fill_closed_streams();
  ::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error like a full disk
  const int status = run(argc, argv);
  const bool flushed = std::fflush(stdout) == 0;
  if (flushed && std::ferror(stdout) == 0) return status;
  std::fprintf(stderr, "vm: cannot write to standard output%s%s\n", flushed ? "" : ": ",
               flushed ? "" : std::strerror(errno));
  return status == 0 ? 1 : status;
}
