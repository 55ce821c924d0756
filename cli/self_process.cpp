#include "cli/self_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#ifdef __linux__
#include <sys/auxv.h>
#endif
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "cli/lifeline.h"

namespace heddle::cli {
namespace {

constexpr int kLook = 100;  // milliseconds

// A pipe whose ends no other child inherits.
struct Pipe {
  int ends[2] = {-1, -1};
  bool open() { return ::pipe(ends) == 0 && ::fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 && set_cloexec(ends[1]); }
  void close_end(int i) {
    if (ends[i] >= 0) ::close(ends[i]);
    ends[i] = -1;
  }
  ~Pipe() {
    close_end(0);
    close_end(1);
  }
  static bool set_cloexec(int fd) { return ::fcntl(fd, F_SETFD, FD_CLOEXEC) == 0; }
};

// Takes what there is; false at its end.
bool take(int fd, std::string* text) {
  char buffer[1 << 14];
  const ssize_t count = ::read(fd, buffer, sizeof buffer);
  if (count < 0 && errno == EINTR) return true;
  if (count > 0) text->append(buffer, static_cast<size_t>(count));
  return count > 0;
}

}  // namespace

const char* own_program() {
  static const std::string path = [] {
    std::string found = "/proc/self/exe";
    if (::access(found.c_str(), X_OK) == 0) return found;
#ifdef __linux__
    std::error_code error;
    const auto* const started = reinterpret_cast<const char*>(::getauxval(AT_EXECFN));
    const std::filesystem::path real = std::filesystem::canonical(started == nullptr ? "" : started, error);
    if (!error) found = real.string();
#endif
    return found;
  }();
  return path.c_str();
}

void Pauses::pause() {
  constexpr unsigned kLongest = 10'000;
  ::usleep(microseconds_);
  microseconds_ = std::min(microseconds_ * 3 / 2, kLongest);
}

SelfProcess run_vm(const std::vector<std::string>& arguments, const std::function<bool()>& stop,
                   const std::string& folder) {
  SelfProcess result;
  Pipe out, err;
  if (!out.open() || !err.open()) {
    result.err = std::string("no pipe can be made: ") + std::strerror(errno) + "\n";
    return result;
  }
  std::vector<std::string> words = {"vm"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, out.ends[1], 1);
  posix_spawn_file_actions_adddup2(&actions, err.ends[1], 2);
  if (!folder.empty()) posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  pid_t id = 0;
  ChildEnvironment environment;
  const int error = ::posix_spawn(&id, own_program(), &actions, nullptr, pointers.data(), environment.get());
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) {
    result.err = std::string("vm cannot be started: ") + std::strerror(error) + "\n";
    return result;
  }
  result.started = true;
  out.close_end(1);
  err.close_end(1);
  while (out.ends[0] >= 0 || err.ends[0] >= 0) {
    if (!result.interrupted && stop()) {
      result.interrupted = true;
      ::kill(id, SIGINT);
    }
    // (A descriptor of -1 is passed over.)
    pollfd waits[2] = {{out.ends[0], POLLIN, 0}, {err.ends[0], POLLIN, 0}};
    if (::poll(waits, 2, kLook) <= 0) continue;
    if (waits[0].revents != 0 && !take(out.ends[0], &result.out)) out.close_end(0);
    if (waits[1].revents != 0 && !take(err.ends[0], &result.err)) err.close_end(0);
  }
  int status = 0;
  pid_t ended = 0;
  while ((ended = ::waitpid(id, &status, 0)) < 0 && errno == EINTR) {}
  result.status = ended == id && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return result;
}

}  // namespace heddle::cli
