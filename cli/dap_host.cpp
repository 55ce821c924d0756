#include "cli/dap_host.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/debug_session.h"
#include "cli/interrupt.h"
#include "cli/messages.h"
#include "cli/self_process.h"

namespace heddle::cli {
namespace {

// Where the program is now, if that has been said behind a schedule.
std::string moved_to(const dap::LaunchRequest& request) {
  return is_source(request.program) || request.arguments.empty() ? "" : request.arguments[0];
}

// The options of `vm debug` that stand in a request. False with *error.
bool read_options(const dap::LaunchRequest& request, DebugOptions* options, std::string* error) {
  DebugCommand command;
  CLI::App app;
  app.set_help_flag();
  command.add_options(app);
  std::vector<std::string> words(request.options.rbegin(), request.options.rend());  // (CLI11 wants them so)
  try {
    app.parse(words);
  } catch (const CLI::ParseError& e) {
    *error = std::string("arguments.options: ") + e.what();
    return false;
  }
  *options = command.options();
  options->search.explore.promote_races = options->search.promoted.automatic;
  options->file = request.program;
  options->arguments = request.arguments;
  return true;
}

class Debugged final : public dap::Debuggee {
 public:
  Debugged(std::unique_ptr<KeptSchedule> kept, const DebugOptions& options)
      : session_(std::move(kept), options, nullptr, interrupt_number()) {}
  bool ok() const { return session_.ok(); }
  repl::Debugger& debugger() override { return session_.debugger(); }
  repl::Walk& walk() override { return session_.walk(); }
  repl::Evaluator& evaluator() override { return session_.evaluator(); }
  std::string name() const override { return session_.kept().program->file_name(); }
  std::vector<dap::ProgramFile> files() const override {
    std::vector<dap::ProgramFile> all;
    const base::SourceFiles& sources = session_.kept().program->sources();
    for (base::FileId id = 0; id < sources.size(); ++id) {
      const base::SourceFile& file = sources.get(id);
      std::error_code error;
      const std::filesystem::path path = std::filesystem::weakly_canonical(file.path(), error);
      all.push_back({std::string(file.name()), error ? file.path() : path.string()});
    }
    return all;
  }

 private:
  DebugSession session_;
};

std::unique_ptr<dap::Debuggee> begun(std::unique_ptr<KeptSchedule> kept, const DebugOptions& options) {
  if (!kept) return nullptr;
  auto debuggee = std::make_unique<Debugged>(std::move(kept), options);
  if (!debuggee->ok()) return nullptr;
  return debuggee;
}

std::string message_of(const KeptMessages& messages) {
  const std::string text = messages.text();
  return text.empty() ? "the program cannot be started" : text;
}

}  // namespace

std::unique_ptr<dap::Debuggee> DapHost::launch(const dap::LaunchRequest& request, std::string* error) {
  if (!request.directory.empty() && ::chdir(request.directory.c_str()) != 0) {
    *error = "arguments.cwd: " + request.directory + ": " + std::strerror(errno);
    return nullptr;
  }
  DebugOptions options;
  if (!read_options(request, &options, error)) return nullptr;
  if (!request.input.empty()) options.input_file = request.input;
  const KeptMessages messages;
  const int unused = separate_input(options.input_file);
  if (unused >= 0) ::close(unused);
  std::unique_ptr<dap::Debuggee> debuggee;
  if (unused >= 0) {
    std::unique_ptr<KeptSchedule> kept = schedule_to_debug(options);
    if (kept) source_ = kept->source;
    debuggee = begun(std::move(kept), options);
  }
  if (!debuggee) *error = message_of(messages);
  return debuggee;
}

std::unique_ptr<dap::Debuggee> DapHost::load(const dap::LaunchRequest& request, const std::string& schedule,
                                             std::string* error) {
  DebugOptions options;
  if (!read_options(request, &options, error)) return nullptr;
  const KeptMessages messages;
  std::unique_ptr<dap::Debuggee> debuggee = begun(
      ready_to_debug(options, read_schedule_text({"the schedule", moved_to(request), options.load_file}, schedule)),
      options);
  if (!debuggee) *error = message_of(messages);
  return debuggee;
}

bool DapHost::explore(const dap::LaunchRequest& request, const dap::ExploreRequest& what, nlohmann::json* report,
                      std::string* error) {
  std::vector<std::string> words = {"--systematic", "--format=json"};
  words.insert(words.end(), request.options.begin(), request.options.end());
  words.insert(words.end(), what.options.begin(), what.options.end());
  if (what.outcomes) words.emplace_back("--outcomes");
  words.push_back(source_);
  if (is_source(request.program)) words.insert(words.end(), request.arguments.begin(), request.arguments.end());
  const SelfProcess done = run_vm(words, [] { return *interrupt_number() != 0; });
  *report = nlohmann::json::parse(done.out, nullptr, false);
  if (report->is_object()) return true;
  *error = done.err.empty() ? "the exploration has given no report" : done.err;
  return false;
}

}  // namespace heddle::cli
