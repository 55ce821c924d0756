#include "cli/protocol_loop.h"

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <nlohmann/json.hpp>

#include "cli/debug_command.h"
#include "cli/interrupt.h"

namespace heddle::cli {

struct ProtocolLoop::Urgent {
  std::function<bool(const nlohmann::json&)> is;
  std::atomic<int> waiting = 0;  // such messages that have been read and not been handled
};

ProtocolLoop::ProtocolLoop(std::function<bool(const nlohmann::json&)> urgent) : urgent_(std::make_shared<Urgent>()) {
  urgent_->is = std::move(urgent);
  const int input = separate_input("");
  if (input < 0) return;
  std::fflush(stdout);
  output_ = ::dup(1);
  if (output_ < 0 || ::dup2(2, 1) < 0) {
    std::fprintf(stderr, "vm: standard output: %s\n", std::strerror(errno));
    return;
  }
  ::signal(SIGPIPE, SIG_IGN);
  catch_interrupts();
  const pthread_t self = ::pthread_self();
  connection_ = std::make_unique<protocol::Connection>(input, output_, [self, u = urgent_](const nlohmann::json& m) {
    if (!u->is(m)) return;
    ++u->waiting;
    ::pthread_kill(self, SIGINT);
  });
}

ProtocolLoop::~ProtocolLoop() {
  std::fflush(stdout);
  if (output_ < 0) return;
  ::dup2(output_, 1);
  ::close(output_);
}

void ProtocolLoop::send(const nlohmann::json& message) {
  if (!connection_->send(message)) written_ = false;
}

int ProtocolLoop::run(const std::function<void(const nlohmann::json&)>& handle,
                      const std::function<void(const std::string&)>& malformed, const std::function<bool()>& finished,
                      const std::function<void()>& idle) {
  while (!finished()) {
    if (!written_) {
      std::fputs("vm: the client takes no messages any more\n", stderr);
      return 2;
    }
    if (idle && !connection_->has_next()) idle();
    const protocol::Incoming next = connection_->next();
    switch (next.kind) {
      case protocol::Incoming::Kind::Message:
        if (urgent_->is(*next.message)) --urgent_->waiting;
        clear_interrupt();
        if (urgent_->waiting > 0) ::raise(SIGINT);
        handle(*next.message);
        break;
      case protocol::Incoming::Kind::Malformed: malformed(next.error); break;
      case protocol::Incoming::Kind::Broken:
        std::fprintf(stderr, "vm: the client's messages cannot be read: %s\n", next.error.c_str());
        return 2;
      case protocol::Incoming::Kind::End: return 0;
    }
  }
  return 0;
}

}  // namespace heddle::cli
