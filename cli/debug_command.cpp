#include "cli/debug_command.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "cli/debug_session.h"
#include "cli/interrupt.h"
#include "cli/name_checks.h"
#include "cli/output.h"
#include "repl/line_editor.h"

namespace heddle::cli {
namespace {

class DebugConversation final : public Conversation {
 public:
  DebugConversation(std::unique_ptr<KeptSchedule> kept, const DebugOptions& options)
      : session_(std::move(kept), options, interrupt_number(), nullptr) {}
  bool ok() const { return session_.ok(); }
  std::string greeting() override { return session_.debugger().greeting(); }
  std::string prompt() const override { return session_.debugger().prompt(); }
  std::string execute(const std::string& line) override { return session_.debugger().execute(line); }
  bool finished() const override { return session_.debugger().finished(); }

 private:
  DebugSession session_;
};

}  // namespace
int separate_input(const std::string& file) {
  const int commands = ::dup(0);
  const char* path = file.empty() ? "/dev/null" : file.c_str();
  // (A pipe without a writer, say, would let everybody wait.)
  const int input = ::open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat info {};
  if (input >= 0 && !file.empty() && (::fstat(input, &info) != 0 || !S_ISREG(info.st_mode))) {
    std::fprintf(stderr, "vm: --input=%s: is not a regular file\n", path);
    return -1;
  }
  if (commands >= 0 && input >= 0 && ::dup2(input, 0) == 0) {
    ::close(input);
    return commands;
  }
  std::fprintf(stderr, "vm: %s: %s\n", path, std::strerror(errno));
  return -1;
}

const CommandTexts& DebugCommand::texts() const {
  static constexpr CommandTexts kTexts = {"debug",
                                          "vm debug [options] FILE|Program.java [args]",
                                          "walk through a schedule, forwards and backwards",
                                          "the debugger",
                                          true,
                                          "schedules"};
  return kTexts;
}

void DebugCommand::add_options(CLI::App& app) {
  add_file(app, "--input", &options_.input_file,
           "of a program: its standard input (empty; that of vm is the commands')");
  add_file(app, "--load-world", &options_.load_file, "where the saved world is now that the schedule begins at");
  app.add_flag("--no-history", options_.no_history, "what is typed is not kept for the next session");
  add_number(app, "--max-operations", &options_.max_operations, 1, 1'000'000'000,
             "so many operations one command may take, then it stops (1000000)");
  add_colours(app, &options_.colours);
  options_.search.add_to(app);
}

bool DebugCommand::check() {
  if (given.operands.empty()) {
    std::fputs("vm: debug needs a program or a schedule: vm debug Program.java, vm debug FILE.schedule\n", stderr);
    return false;
  }
  options_.file = given.operands[0];
  options_.arguments.assign(given.operands.begin() + 1, given.operands.end());
  options_.search.explore.promote_races = options_.search.promoted.automatic;
  return true;
}

int DebugCommand::run() {
  std::unique_ptr<KeptSchedule> kept = schedule_to_debug(options_);
  if (!kept || !natives_are_allowed(*kept->program, options_.search.allow_native, kept->run)) return 2;
  const int commands = separate_input(options_.input_file);
  if (commands < 0) return 2;
  DebugSession session(std::move(kept), options_, interrupt_number(), nullptr);
  if (!session.ok()) return 2;
  repl::LineEditor editor(
      [&](const std::string& line, size_t begin) { return session.debugger().complete(line, begin); }, commands,
      repl::Debugger::kWordBreaks, take_interrupt);
  if (!options_.no_history) editor.keep_history(repl::history_file("debug"));
  if (editor.interactive()) catch_interrupts();
  const bool colours = wants_colours(options_.colours);
  // (The terminal's width may change meanwhile.)
  const auto show = [&](const std::string& text) {
    return write_to_stdout(for_terminal(text, repl::terminal_width(), colours));
  };
  bool written = show(session.debugger().greeting());
  for (std::string line;
       written && !session.debugger().finished() && editor.read(session.debugger().prompt(), &line);) {
    clear_interrupt();
    written = show(session.debugger().execute(line)) && std::fflush(stdout) == 0;
  }
  if (written) return session.debugger().failed() && !editor.interactive() ? 1 : 0;
  std::fprintf(stderr, "vm: cannot write to standard output: %s\n", std::strerror(errno));
  return kNotWritten;
}

std::unique_ptr<Conversation> DebugCommand::converse() {
  std::unique_ptr<KeptSchedule> kept = schedule_to_debug(options_);
  if (!kept || !natives_are_allowed(*kept->program, options_.search.allow_native, kept->run)) return nullptr;
  auto session = std::make_unique<DebugConversation>(std::move(kept), options_);
  if (!session->ok()) return nullptr;
  return session;
}

}  // namespace heddle::cli
