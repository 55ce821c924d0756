#include "cli/debug_command.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <optional>

#include "cli/debug_explorations.h"
#include "cli/debug_host.h"
#include "cli/interrupt.h"
#include "cli/kept_schedule.h"
#include "cli/name_checks.h"
#include "cli/output.h"
#include "cli/plain_run.h"
#include "cli/walked_program.h"
#include "repl/debugger.h"
#include "repl/line_editor.h"
#include "tester/replay.h"
#include "tester/report.h"
#include "tester/running_world.h"
#include "tester/words.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

bool is_source(const std::string& path) {
  const std::string file = file_and_test(path).first;
  return file.ends_with(".java") || file.ends_with(".hasm");
}

std::unique_ptr<KeptSchedule> schedule_of_a_finding(const DebugOptions& options) {
  std::unique_ptr<KeptSchedule> kept =
      read_schedule_file({options.file, options.arguments.empty() ? "" : options.arguments[0], options.load_file});
  if (!kept) return nullptr;
  if (kept->changed) {
    std::fprintf(
        stderr,
        "vm: %s is another version of the program that %s was recorded for; vm replay --tolerant %s follows the "
        "schedule there as far as it goes\n",
        kept->source.c_str(), kept->path.c_str(), kept->path.c_str());
    return nullptr;
  }
  if (is_plain_recording(kept->schedule)) {
    std::fprintf(stderr,
                 "vm: %s is the recording of a plain run, which has no schedule of operations; vm replay %s --until N "
                 "shows it at any instruction\n",
                 kept->path.c_str(), kept->path.c_str());
    return nullptr;
  }
  const tester::ExploreOptions& explore = options.search.explore;
  return set_up_replay(explore.run, explore.limits.max_timeouts, kept.get()) ? std::move(kept) : nullptr;
}

// A debugger with all that it stands on.
class DebugSession final : public Conversation {
 public:
  DebugSession(std::unique_ptr<KeptSchedule> kept, const DebugOptions& options)
      : kept_(std::move(kept)), options_(options), world_(kept_->start()) {
    if (!world_) return;
    walk_.emplace(*world_, kept_->runner);
    walk_->plan(kept_->schedule.steps);
    explorations_.emplace(*kept_, options_, *world_);
    host_ = snippet_host(*kept_->program);
    evaluator_.emplace(*world_, walk_->checkpoints(), *host_);
    repl::DebuggerOptions debugging;
    debugging.program = kept_->program->file_name();
    debugging.source_line = [this](const std::string& file, u32 line) {
      return kept_->program->source_line(file, line);
    };
    debugging.save = [this](const std::vector<tester::PathStep>& path, const std::string& file, std::string* error) {
      return save_walk(*kept_, path, *world_, file, error);
    };
    debugging.questions = &*explorations_;
    for (const bytecode::ClassImage& image : kept_->program->images()) debugging.classes.push_back(&image);
    debugging.evaluator = &*evaluator_;
    debugging.max_operations = options.max_operations;
    evaluator_->limits.stop = debugging.stop = interrupt_number();
    debugging.read_file = [](const std::string& file, std::string* text, std::string* error) {
      if (base::read_file(file, text, error)) return true;
      *error = file + ": " + *error;
      return false;
    };
    debugger_.emplace(*walk_, debugging);
  }
  // False: it could not begin, and a message has been printed.
  bool ok() const { return debugger_.has_value(); }
  std::string greeting() override { return debugger_->greeting(); }
  std::string prompt() const override { return debugger_->prompt(); }
  std::string execute(const std::string& line) override { return debugger_->execute(line); }
  bool finished() const override { return debugger_->finished(); }
  const repl::Debugger& debugger() const { return *debugger_; }

 private:
  const std::unique_ptr<KeptSchedule> kept_;
  const DebugOptions options_;
  const tester::WorldPointer world_;
  std::optional<repl::Walk> walk_;
  std::optional<DebugExplorations> explorations_;
  std::unique_ptr<repl::SnippetHost> host_;
  std::optional<repl::Evaluator> evaluator_;
  std::optional<repl::Debugger> debugger_;
};

std::unique_ptr<KeptSchedule> schedule_to_debug(const DebugOptions& options) {
  if (!is_source(options.file)) return schedule_of_a_finding(options);
  const tester::ExploreOptions& explore = options.search.explore;
  return schedule_from_the_start(options.file, options.arguments, explore.run, explore.limits.max_timeouts, true);
}

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
  add_choice(
      app, "--color", {"auto", "always", "never"},
      [this](const std::string& word) {
        options_.colours = word == "always" ? Colours::Always : word == "never" ? Colours::Never : Colours::Auto;
      },
      "colours: on a terminal, unless NO_COLOR is set (auto), always or never");
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
  DebugSession session(std::move(kept), options_);
  if (!session.ok()) return 2;
  repl::LineEditor editor(
      [&](const std::string& line, size_t begin) { return session.debugger().complete(line, begin); }, commands,
      repl::Debugger::kWordBreaks);
  if (!options_.no_history) editor.keep_history(repl::history_file("debug"));
  if (editor.interactive()) catch_interrupts();
  const bool colours = wants_colours(options_.colours);
  // (The terminal's width may change meanwhile.)
  const auto show = [&](const std::string& text) {
    return write_to_stdout(for_terminal(text, repl::terminal_width(), colours));
  };
  bool written = show(session.greeting());
  for (std::string line; written && !session.finished() && editor.read(session.prompt(), &line);) {
    clear_interrupt();
    written = show(session.execute(line)) && std::fflush(stdout) == 0;
  }
  if (written) return session.debugger().failed() && !editor.interactive() ? 1 : 0;
  std::fprintf(stderr, "vm: cannot write to standard output: %s\n", std::strerror(errno));
  return 1;
}

std::unique_ptr<Conversation> DebugCommand::converse() {
  std::unique_ptr<KeptSchedule> kept = schedule_to_debug(options_);
  if (!kept || !natives_are_allowed(*kept->program, options_.search.allow_native, kept->run)) return nullptr;
  auto session = std::make_unique<DebugSession>(std::move(kept), options_);
  return session->ok() ? std::move(session) : nullptr;
}

}  // namespace heddle::cli
