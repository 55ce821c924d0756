// vm Program.java: a plain run.
#include <cstdio>

#include "cli/commands.h"
#include "cli/name_checks.h"
#include "cli/plain_run.h"
#include "cli/saved_world.h"
#include "vm/bytecode/assembler.h"

namespace heddle::cli {

int run_program(const Options& options) {
  const std::unique_ptr<Program> program = load_program(options.words[0]);
  if (!program || !names_are_known(*program, options)) return 2;
  if (!options.save_file.empty()) return run_and_save_world(options, *program);
  if (!options.record_file.empty()) return record_run(options, *program);
  vm::RunOptions run = options.run;
  run.arguments.assign(options.words.begin() + 1, options.words.end());
  std::string error;
  std::unique_ptr<vm::World> world = program->start(run, &error);
  if (!world) {
    std::fprintf(stderr, "vm: %s\n", error.c_str());
    return 2;
  }
  interp::PlainRunOptions plain;
  plain.seed = options.seed;
  plain.max_steps = options.plain_max_steps;
  if (options.real_time) plain.clock = real_time_clock(nullptr);
  return run_plainly(*world, options, plain).exit_status;
}

int dump_bytecode(const Options& options) {
  std::string errors;
  std::unique_ptr<Program> program = Program::load(options.words[0], &errors);
  if (!program) {
    std::fputs(errors.c_str(), stderr);
    return 2;
  }
  for (const auto& image : program->images()) std::fputs(bytecode::disassemble(image).c_str(), stdout);
  return 0;
}

}  // namespace heddle::cli
