#include "vm/base/read_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace heddle::base {
namespace {

// A device that is as good as an empty file.
bool is_dev_null(const struct stat& info) {
  struct stat null {};
  return S_ISCHR(info.st_mode) && ::stat("/dev/null", &null) == 0 && S_ISCHR(null.st_mode) &&
         info.st_rdev == null.st_rdev;
}

}  // namespace

bool read_file(const std::string& path, std::string* bytes, std::string* error, u64 max_bytes) {
  const auto failed = [&](const char* why) {
    *error = why;
    return false;
  };
  // (Without O_NONBLOCK to open a pipe waits until somebody writes.)
  const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0) return failed(std::strerror(errno));
  struct Closer {
    int fd;
    ~Closer() { ::close(fd); }
  } closer{fd};
  struct stat info {};
  if (::fstat(fd, &info) != 0) return failed(std::strerror(errno));
  if (S_ISDIR(info.st_mode)) return failed("is a directory");
  if (!S_ISREG(info.st_mode) && !is_dev_null(info)) return failed("is not a regular file");
  bytes->clear();
  char buffer[65536];
  for (;;) {
    const ssize_t n = ::read(fd, buffer, sizeof buffer);
    if (n == 0) return true;
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return failed(std::strerror(errno));
    bytes->append(buffer, static_cast<size_t>(n));
    if (bytes->size() > max_bytes) return failed("is too large");
  }
}

}  // namespace heddle::base
