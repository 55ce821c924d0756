// vm Program.java: a plain run.
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "checkpoint/stress.h"
#include "cli/commands.h"
#include "interp/executor.h"
#include "vm/bytecode/assembler.h"

namespace heddle::cli {
namespace {

// Whole writes to a descriptor; false once it is closed or full (reported once by the caller).
bool write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t n = ::write(fd, bytes.data(), bytes.size());
    if (n < 0) {
      if (errno == EINTR) continue;
      return false;
    }
    bytes.remove_prefix(static_cast<size_t>(n));
  }
  return true;
}

}  // namespace

int run_program(const Options& options) {
  std::string errors;
  std::unique_ptr<Program> program = Program::load(options.words[0], &errors);
  if (!program) {
    std::fputs(errors.c_str(), stderr);
    return 2;
  }
  if (program->main_class().empty()) {
    std::fprintf(stderr, "vm: %s: no class with a method public static void main(String[] args)\n",
                 options.words[0].c_str());
    return 2;
  }
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
  std::unique_ptr<checkpoint::Stress> stress;
  if (options.checkpoint_stress) {
    stress = std::make_unique<checkpoint::Stress>(*world);
    plain.at_every_stop = [&](vm::World&) { stress->at_stop(); };
  }
  bool failed_write = false;
  interp::PlainResult result = interp::run_plain(*world, plain, [&](int stream, std::string_view bytes) {
    if (!failed_write && !write_all(stream, bytes)) {
      failed_write = true;
      if (stream == 1) std::fprintf(stderr, "vm: cannot write to standard output: %s\n", std::strerror(errno));
    }
  });
  if (!result.message.empty()) std::fprintf(stderr, "%s%s", result.message.c_str(), result.message.back() == '\n' ? "" : "\n");
  if (failed_write && result.exit_status == 0) return 1;
  return result.exit_status;
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
