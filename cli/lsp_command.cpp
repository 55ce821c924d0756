#include "cli/lsp_command.h"

#include <cstdio>
#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/protocol_loop.h"
#include "cli/self_process.h"
#include "lsp/session.h"

namespace heddle::cli {
namespace {

class LspHost final : public lsp::Host {
 public:
  std::unique_ptr<lang::LibraryProvider> library() override { return embedded_library(); }
  bool explore(const std::string& program, const std::string& folder, const std::vector<std::string>& options,
               const std::function<bool()>& stopped, nlohmann::json* report, std::string* error) override {
    std::vector<std::string> words = {"--systematic", "--format=json"};
    words.insert(words.end(), options.begin(), options.end());
    words.push_back(program);
    const SelfProcess done = run_vm(words, stopped, folder);
    *report = nlohmann::json::parse(done.out, nullptr, false);
    // (A program that does not compile has a document of another kind.)
    if (report->is_object() && report->value("schema", "") == "heddle-report") return true;
    *error = done.err;
    return false;
  }
};

}  // namespace

const CommandTexts& LspCommand::texts() const {
  static constexpr CommandTexts kTexts = {"lsp", "vm lsp", "errors and findings for editors (Language Server Protocol)",
                                          "the language server", false};
  return kTexts;
}

bool LspCommand::check() {
  if (given.operands.empty()) return true;
  std::fputs("vm: lsp takes no file: the editor opens documents\n", stderr);
  return false;
}

int LspCommand::run() {
  ProtocolLoop loop([](const nlohmann::json&) { return false; });
  if (!loop.ok()) return 2;
  LspHost host;
  lsp::Session session(host, [&](const nlohmann::json& message) { loop.send(message); });
  const int status = loop.run([&](const nlohmann::json& message) { session.handle(message); },
                              [&](const std::string& error) { session.malformed(error); },
                              [&] { return session.finished(); }, [&] { session.idle(); });
  return status != 0 ? status : session.shut_down() ? 0 : 1;
}

}  // namespace heddle::cli
