#include "cli/dap_command.h"

#include <cstdio>

#include "cli/dap_host.h"
#include "cli/protocol_loop.h"
#include "dap/session.h"

namespace heddle::cli {

const CommandTexts& DapCommand::texts() const {
  static constexpr CommandTexts kTexts = {"dap", "vm dap", "the debugger for editors (Debug Adapter Protocol)",
                                          "the debug adapter", false};
  return kTexts;
}

bool DapCommand::check() {
  if (given.operands.empty()) return true;
  std::fputs("vm: dap takes no file: the editor's launch request names the program\n", stderr);
  return false;
}

int DapCommand::run() {
  ProtocolLoop loop([](const nlohmann::json& message) {
    const auto command = message.find("command");
    return command != message.end() &&
           (*command == "pause" || *command == "cancel" || *command == "terminate" || *command == "disconnect");
  });
  if (!loop.ok()) return 2;
  DapHost host;
  dap::Session session(host, [&](const nlohmann::json& message) { loop.send(message); });
  return loop.run([&](const nlohmann::json& message) { session.handle(message); },
                  [&](const std::string& error) { session.malformed(error); }, [&] { return session.finished(); });
}

}  // namespace heddle::cli
