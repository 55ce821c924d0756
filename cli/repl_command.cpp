#include "cli/repl_command.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

#include "checkpoint/archive.h"
#include "cli/debug_command.h"
#include "cli/debug_host.h"
#include "cli/error_text.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "interp/run.h"
#include "repl/line_editor.h"
#include "repl/session.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

// The World of a session: main stands before its first instruction, and stays there.
constexpr const char* kMain = "class Session { public static void main(String[] arguments) {} }\n";

// As jshell's, as far as the library has them.
std::vector<std::string> first_imports(lang::LibraryProvider& classes) {
  std::vector<std::string> imports;
  for (const char* package :
       {"java.io", "java.math", "java.nio.file", "java.util", "java.util.concurrent", "java.util.concurrent.atomic",
        "java.util.concurrent.locks", "java.util.function", "java.util.regex", "java.util.stream"})
    if (classes.has_package(package)) imports.push_back(std::string("import ") + package + ".*;");
  return imports;
}

// False with *error: it cannot be read, or is no text, of which every line would be a message.
bool read_snippets(const std::string& file, std::string* text, std::string* error) {
  if (!base::read_file(file, text, error)) {
    *error = file + ": " + *error;
    return false;
  }
  if (text->find('\0') == std::string::npos) return true;
  *error = file + ": this is no text";
  return false;
}

}  // namespace

const CommandTexts& ReplCommand::texts() const {
  static constexpr CommandTexts kTexts = {
      "repl", "vm repl [options] [FILES]", "a prompt for snippets of Java", "the prompt", false, ""};
  return kTexts;
}

void ReplCommand::add_options(CLI::App& app) {
  add_program_options(app, &options_.run);
  app.add_flag("--no-history", no_history_, "what is typed is not kept for the next session");
}

int ReplCommand::run() {
  options_.files = given.operands;
  std::string errors;
  for (const std::string& file : options_.files)
    if (std::string text; !read_snippets(file, &text, &errors)) return fails(errors), 2;
  const std::unique_ptr<Program> program = Program::compile("Session.java", kMain, &errors);
  if (!program) {
    print_errors(errors);
    return 4;
  }
  const int commands = separate_input("");
  if (commands < 0) return 2;
  const std::unique_ptr<repl::SnippetHost> host = snippet_host(*program);
  repl::SessionOptions options;
  options.host = host.get();
  options.imports = first_imports(host->classes());
  options.stop = interrupt_number();
  options.stop_exploring = interrupt_flag();
  options.new_world = [&](std::string* error) {
    vm::RunOptions run = options_.run;
    run.backtracks = true;
    run.queue_finalizers = false;
    return program->start(run, error);
  };
  options.run = options_.run;
  options.start = [&](const std::string& main_class, const vm::RunOptions& run, std::string* error) {
    std::unique_ptr<vm::World> world = program->connected_world(run);
    const interp::StartResult started = interp::start_program(*world, main_class);
    *error = started.error;
    return tester::WorldPointer(started.ok ? world.release() : nullptr);
  };
  options.read_file = read_snippets;
  options.write_file = [](const std::string& file, const std::string& text, std::string* error) {
    return checkpoint::replace_file(file, text, error);
  };
  repl::Session session(options);
  if (!session.error().empty()) {
    std::fprintf(stderr, "vm: %s\n", session.error().c_str());
    return 2;
  }
  catch_interrupts();
  repl::LineEditor editor([&](const std::string& line, size_t begin) { return session.complete(line, begin); },
                          commands, repl::Session::kWordBreaks, take_interrupt);
  if (!no_history_) editor.keep_history(repl::history_file("repl"));
  bool written = write_to_stdout(session.greeting());
  for (const std::string& file : options_.files) written = written && write_to_stdout(session.execute("/load " + file));
  std::string line;
  while (written && !session.finished() &&
         editor.read(session.prompt(), &line, session.take_prefill(), session.fresh_prompt())) {
    clear_interrupt();
    if (editor.cancelled()) session.cancel();
    written = write_to_stdout(session.execute(line)) && std::fflush(stdout) == 0;
  }
  if (written && session.is_open() && !session.finished()) return fails("the input ends inside a snippet"), 2;
  if (written) return session.exit_status();
  std::fprintf(stderr, "vm: cannot write to standard output: %s\n", std::strerror(errno));
  return kNotWritten;
}

}  // namespace heddle::cli
