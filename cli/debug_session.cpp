#include "cli/debug_session.h"

#include <cstdio>

#include "cli/debug_host.h"
#include "cli/interrupt.h"
#include "cli/next_command.h"
#include "cli/plain_run.h"
#include "cli/program_path.h"
#include "cli/walked_program.h"
#include "tester/replay.h"
#include "tester/running_world.h"
#include "vm/base/read_file.h"

namespace heddle::cli {

bool is_source(const std::string& path) {
  const std::string file = ProgramPath::parse(path).file;
  return file.ends_with(".java") || file.ends_with(".hasm");
}

std::unique_ptr<KeptSchedule> ready_to_debug(const DebugOptions& options, std::unique_ptr<KeptSchedule> kept) {
  if (!kept) return nullptr;
  if (kept->changed) {
    std::fprintf(
        stderr,
        "vm: %s is another version of the program that %s was recorded for; vm replay --tolerant %s%s follows the "
        "schedule there as far as it goes\n",
        kept->source.c_str(), kept->path.c_str(), file_text(kept->path).c_str(),
        kept->source == kept->schedule.program ? "" : (' ' + file_text(kept->source)).c_str());
    return nullptr;
  }
  if (is_plain_recording(kept->schedule)) {
    std::fprintf(stderr,
                 "vm: %s is the recording of a plain run, which has no schedule of operations; vm replay %s --until N "
                 "shows it at any instruction\n",
                 kept->path.c_str(), file_text(kept->path).c_str());
    return nullptr;
  }
  const tester::ExploreOptions& explore = options.search.explore;
  return set_up_replay(explore.run, explore.limits.max_timeouts, kept.get()) ? std::move(kept) : nullptr;
}

std::unique_ptr<KeptSchedule> schedule_to_debug(const DebugOptions& options) {
  if (!is_source(options.file)) {
    return ready_to_debug(
        options,
        read_schedule_file({options.file, options.arguments.empty() ? "" : options.arguments[0], options.load_file}));
  }
  const tester::ExploreOptions& explore = options.search.explore;
  return schedule_from_the_start(options.file, options.arguments, explore.run, explore.limits.max_timeouts, true);
}

DebugSession::DebugSession(std::unique_ptr<KeptSchedule> kept, const DebugOptions& options, const volatile int* stop,
                           const volatile int* pause)
    : kept_(std::move(kept)), options_(options), world_(kept_->start()) {
  if (!world_) return;
  walk_.emplace(*world_, kept_->runner);
  walk_->plan(kept_->schedule.steps);
  explorations_.emplace(*kept_, options_, *world_);
  host_ = snippet_host(*kept_->program);
  evaluator_.emplace(*world_, walk_->checkpoints(), *host_);
  repl::DebuggerOptions debugging;
  debugging.program = kept_->program->file_name();
  debugging.source_line = [this](const std::string& file, u32 line) { return kept_->program->source_line(file, line); };
  debugging.save = [this](const std::vector<tester::PathStep>& path, const std::string& file, std::string* error) {
    return save_walk(*kept_, path, *world_, file, error);
  };
  debugging.questions = &*explorations_;
  for (const bytecode::ClassImage& image : kept_->program->images()) debugging.classes.push_back(&image);
  debugging.evaluator = &*evaluator_;
  debugging.max_operations = options.max_operations;
  evaluator_->limits.stop = interrupt_number();
  debugging.stop = stop;
  debugging.pause = pause;
  debugging.read_file = [](const std::string& file, std::string* text, std::string* error) {
    if (base::read_file(file, text, error)) return true;
    *error = file + ": " + *error;
    return false;
  };
  debugger_.emplace(*walk_, debugging);
}

}  // namespace heddle::cli
