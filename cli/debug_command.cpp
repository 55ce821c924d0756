#include "cli/debug_command.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "cli/debug_explorations.h"
#include "cli/debug_host.h"
#include "cli/interrupt.h"
#include "cli/kept_schedule.h"
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

bool is_source(const std::string& path) { return path.ends_with(".java") || path.ends_with(".hasm"); }

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
  const DebugOptions& options = options_;
  const std::unique_ptr<KeptSchedule> kept =
      is_source(options.file) ? schedule_from_the_start(options.file, options.arguments, options.search.explore.run,
                                                        options.search.explore.limits.max_timeouts, true)
                              : schedule_of_a_finding(options);
  if (!kept) return 2;
  const int commands = separate_input(options.input_file);
  if (commands < 0) return 2;
  const tester::WorldPointer world = kept->start();
  if (!world) return 2;
  repl::Walk walk(*world, kept->runner);
  walk.plan(kept->schedule.steps);
  repl::DebuggerOptions debugging;
  debugging.program = kept->program->file_name();
  debugging.source_line = [&](const std::string& file, u32 line) { return kept->program->source_line(file, line); };
  debugging.save = [&](const std::vector<tester::PathStep>& path, const std::string& file, std::string* error) {
    return save_walk(*kept, path, *world, file, error);
  };
  const DebugExplorations explorations(*kept, options, *world);
  debugging.questions = &explorations;
  for (const bytecode::ClassImage& image : kept->program->images()) debugging.classes.push_back(&image);
  const std::unique_ptr<repl::SnippetHost> host = snippet_host(*kept->program);
  repl::Evaluator evaluator(*world, walk.checkpoints(), *host);
  debugging.evaluator = &evaluator;
  evaluator.limits.stop = debugging.stop = interrupt_number();
  debugging.read_file = [](const std::string& file, std::string* text, std::string* error) {
    if (base::read_file(file, text, error)) return true;
    *error = file + ": " + *error;
    return false;
  };
  repl::Debugger debugger(walk, debugging);
  repl::LineEditor editor([&](const std::string& line, size_t begin) { return debugger.complete(line, begin); },
                          commands, repl::Debugger::kWordBreaks);
  if (!options_.no_history) editor.keep_history(repl::history_file("debug"));
  if (editor.interactive()) catch_interrupts();
  bool written = std::fputs(debugger.greeting().c_str(), stdout) >= 0;
  for (std::string line; written && !debugger.finished() && editor.read(debugger.prompt(), &line);) {
    clear_interrupt();
    written = std::fputs(debugger.execute(line).c_str(), stdout) >= 0 && std::fflush(stdout) == 0;
  }
  if (written) return debugger.failed() && !editor.interactive() ? 1 : 0;
  std::fprintf(stderr, "vm: cannot write to standard output: %s\n", std::strerror(errno));
  return 1;
}

}  // namespace heddle::cli
