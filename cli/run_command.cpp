#include "cli/run_command.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <ctime>

#include "cli/error_text.h"
#include "cli/help.h"
#include "cli/name_checks.h"
#include "cli/next_command.h"
#include "cli/output.h"
#include "cli/rules_run.h"
#include "cli/saved_world.h"
#include "vm/bytecode/assembler.h"

namespace heddle::cli {

const CommandTexts& RunCommand::texts() const {
  static constexpr CommandTexts kTexts = {
      "run", "vm [options] Program.java [args]", "run the program", "plain runs", true, "schedules"};
  return kTexts;
}

void RunCommand::add_options(CLI::App& app) {
  add_number(app, "--seed", &options_.seed, 0, ~0ull, "another interleaving");
  add_recording(app, "--record", &options_.record_file, "keep what `vm replay FILE` needs in this file");
  add_recording(app, "--save-world", &options_.save_file,
                "stop at --at and keep the whole program's state in this file");
  add_number(app, "--at", &options_.save_at, 0, ~0ull,
             "with --save-world: after that many steps (--plain-max-steps counts the same)");
  add_file(app, "--load-world", &options_.load_file, "a file of --save-world: the program goes on where it was");
  app.add_flag("--real-time", options_.real_time, "sleeps take their time, clocks follow the wall clock");
  add_number(app, "--plain-max-steps", &options_.max_steps, 0, ~0ull,
             "stop after that many instructions, at the end of a thread's turn (some 10,000)");
  add_seconds(app, "--max-time", &options_.max_seconds, "60, 60s, 5m or 1h",
              "stop after that time of the wall clock, and say where the threads stand");
  app.add_flag("--stats", options_.stats, "one line of figures, for scripts: steps and the last state's digest");
  app.add_flag("--checkpoint-stress", options_.checkpoint_stress,
               "mark and restore at every operation; then another thread has its turn");
  app.add_flag("--dump-bytecode", dump_bytecode_, "print the compiled program instead");
  add_choice(
      app, "--finalizers", {"check", "explore", "off"},
      [this](const std::string& word) {
        if (word == "off") options_.run.finalizers = false;
      },
      "off: finalize() is never called (the other words are for explorations)");
  app.add_flag("--spurious", options_.run.spurious_wakeups, "waits and parks may wake up without reason");
  rules_.add_to(app, false);
  app.add_flag("--list-rules", list_rules_, "print which rules there are");
  app.add_option("--out", out_directory_, "where schedules of findings go (heddle-out)")->type_name("FOLDER");
  app.add_flag("--no-out", no_out_, "write no files");
  options_.formats.add_to(app);
  add_colours(app, &colours_);
  promoted_.add_option(app, &options_.run);
  add_program_options(app, &options_.run);
}

bool RunCommand::check() {
  const auto wrong = [](const std::string& message) {
    std::fprintf(stderr, "vm: %s\n", message.c_str());
    return false;
  };
  if (!given.operands.empty()) {
    options_.file = given.operands[0];
    options_.arguments.assign(given.operands.begin() + 1, given.operands.end());
  }
  options_.shared_options = options_text(shared_options(given));
  if (list_rules_) return true;
  if (!rules_.check()) return false;
  if (rules_.any())
    for (const char* name : {"--record", "--save-world", "--load-world", "--real-time", "--checkpoint-stress",
                             "--max-time", "--format", "--json", "--sarif", "--junit"})
      if (given.contains(name)) return wrong(std::string(name) + " does not go with --rules and --summary");
  if (options_.formats.any() && given.contains("--dump-bytecode"))
    return wrong("--dump-bytecode does not go with --format, --json, --sarif and --junit");
  const bool worlds = !options_.save_file.empty() || !options_.load_file.empty();
  if (worlds && (options_.real_time || !options_.record_file.empty() || options_.checkpoint_stress))
    return wrong("--save-world and --load-world do not go with --record, --real-time or --checkpoint-stress");
  if (worlds && !options_.run.sandbox.empty()) return wrong("--sandbox does not go with --save-world and --load-world");
  if (!options_.load_file.empty()) {
    if (const std::string problem = problem_with_load_world(given); !problem.empty()) return wrong(problem);
  } else if (options_.file.empty()) {
    std::fputs(usage_without_program(given).c_str(), stderr);
    return false;
  }
  if (options_.real_time) options_.run.start_time_ms = static_cast<u64>(std::time(nullptr)) * 1000;
  return true;
}

int RunCommand::run() {
  if (list_rules_) {
    std::fputs(rules::list_of_rules().c_str(), stdout);
    return 0;
  }
  if (dump_bytecode_) return dump_bytecode();
  return options_.load_file.empty() ? run_program() : load_world_and_run(options_);
}

int RunCommand::run_program() {
  const std::unique_ptr<Program> program = load_program(options_.file);
  if (!program || !names_are_known(*program, promoted_)) return 2;
  if (!names_are_known(*program, rules_.selection.file, rules_.file())) return 2;
  if (!options_.save_file.empty()) return run_and_save_world(options_, *program);
  if (!options_.record_file.empty()) return record_run(options_, *program);
  if (rules_.any()) return run_with_rules(options_, rules_, *program, no_out_ ? "" : out_directory_);
  vm::RunOptions run = options_.run;
  program->stop_at(limit_time(options_.max_seconds));
  run.arguments = options_.arguments;
  std::string error;
  std::unique_ptr<vm::World> world = program->start(run, &error);
  if (!world) {
    std::fprintf(stderr, "vm: %s\n", error.c_str());
    return 2;
  }
  interp::PlainRunOptions plain;
  plain.seed = options_.seed;
  plain.max_steps = options_.max_steps;
  plain.stop = limit_time(0);
  if (options_.real_time) plain.clock = real_time_clock(nullptr);
  PlainExtras extras{options_.checkpoint_stress, options_.stats, false};
  const KeptPrints prints(options_.formats, &extras);
  const PlainRun done = run_plainly(*world, plain, extras);
  std::fputs(program->sandbox_note().c_str(), stderr);
  if (!extras.quiet) advise_behind(done, options_, *program);
  if (!prints.any()) return done.exit_status;
  return prints.deliver(prints.document(*program, options_.file, *world, done)) ? done.exit_status : kNotWritten;
}

int RunCommand::dump_bytecode() {
  std::string errors;
  std::unique_ptr<Program> program = Program::load(options_.file, &errors);
  if (!program) {
    print_errors(errors);
    return 2;
  }
  for (const auto& image : program->images()) std::fputs(bytecode::disassemble(image).c_str(), stdout);
  return 0;
}

}  // namespace heddle::cli
