// In a browser there is no standard input that an editor could speak over.
#include "cli/protocol_loop.h"

#include <cstdio>

namespace heddle::cli {

struct ProtocolLoop::Urgent {};

ProtocolLoop::ProtocolLoop(std::function<bool(const nlohmann::json&)>) {
  std::fputs("vm: protocols of editors are not spoken in a browser\n", stderr);
}
ProtocolLoop::~ProtocolLoop() = default;
void ProtocolLoop::send(const nlohmann::json&) { written_ = written_ && output_ >= 0; }
int ProtocolLoop::run(const std::function<void(const nlohmann::json&)>&, const std::function<void(const std::string&)>&,
                      const std::function<bool()>&, const std::function<void()>&) {
  return 2;
}

}  // namespace heddle::cli
