#include "cli/messages.h"

#include <unistd.h>

#include <cstdio>

namespace heddle::cli {

KeptMessages::KeptMessages() {
  std::fflush(stderr);
  std::FILE* const file = std::tmpfile();
  if (file == nullptr) return;
  kept_ = ::dup(::fileno(file));
  std::fclose(file);
  before_ = ::dup(2);
  if (kept_ >= 0 && before_ >= 0) ::dup2(kept_, 2);
}

KeptMessages::~KeptMessages() {
  std::fflush(stderr);
  if (before_ >= 0 && kept_ >= 0) ::dup2(before_, 2);
  if (before_ >= 0) ::close(before_);
  if (kept_ >= 0) ::close(kept_);
}

std::string KeptMessages::text() const {
  std::fflush(stderr);
  std::string text;
  char buffer[4096];
  for (off_t at = 0; kept_ >= 0;) {
    const ssize_t count = ::pread(kept_, buffer, sizeof buffer, at);
    if (count <= 0) break;
    text.append(buffer, static_cast<size_t>(count));
    at += count;
  }
  return text;
}

}  // namespace heddle::cli
