#include "cli/debug_command.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "checkpoint/archive.h"
#include "cli/debug_host.h"
#include "cli/kept_schedule.h"
#include "cli/plain_run.h"
#include "repl/debugger.h"
#include "repl/line_editor.h"
#include "tester/replay.h"
#include "tester/report.h"
#include "tester/running_world.h"
#include "tester/words.h"

namespace heddle::cli {
namespace {

bool is_source(const std::string& path) { return path.ends_with(".java") || path.ends_with(".hasm"); }

// A program at its beginning, as a schedule without steps. Null: a message has been printed.
std::unique_ptr<KeptSchedule> schedule_from_the_start(const DebugOptions& options) {
  const vm::RunOptions& run = options.search.explore.run;
  const u32 max_timeouts = options.search.explore.limits.max_timeouts;
  auto kept = std::make_unique<KeptSchedule>();
  kept->path = kept->source = options.file;
  kept->program = load_program(kept->source);
  if (!kept->program) return nullptr;
  interp::Schedule& schedule = kept->schedule;
  schedule.program = kept->source;
  schedule.program_hash = kept->program->hash();
  schedule.arguments = options.arguments;
  schedule.options = {{"assertions", run.assertions ? "on" : "off"},
                      {"join", "full"},
                      {"interrupts", "leave"},
                      {"max-timeouts", std::to_string(max_timeouts)},
                      {"heap", std::to_string(run.max_heap_bytes)}};
  kept->run = run;
  tester::make_explorable(&kept->run);
  kept->run.full_join = kept->run.waiters_leave = true;
  kept->run.queue_finalizers = false;
  kept->run.arguments = schedule.arguments;
  kept->runner.max_timeouts = max_timeouts;
  kept->runner.observed.full_join = kept->runner.observed.interrupts = true;
  return kept;
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

// What a walk shows, in the words that schedules have for it: a failure, a race, a deadlock, or else its output.
tester::FindingId verdict_of(const tester::ReplayResult& r) {
  if (!r.fault_keys.empty()) return r.fault_keys.back();
  if (!r.race_keys.empty()) return r.race_keys.back();
  if (r.all_stuck) return r.stuck_key;
  if (!r.cycles.empty()) return r.cycles.front().key;
  if (!r.stranded.empty()) return r.stranded.front();
  return tester::printed_id(r.output);
}

// The walk as a schedule file: a World of its own goes it once more, to see what it shows.
bool save(const KeptSchedule& kept, const std::vector<tester::PathStep>& path, const vm::World& walked,
          const std::string& file, std::string* error) {
  interp::Schedule schedule = kept.schedule;
  schedule.steps = tester::to_schedule(walked, path).steps;
  const tester::WorldPointer world = kept.start();
  if (!world) {
    *error = "the program cannot be started a second time";
    return false;
  }
  tester::ReplayResult replayed = tester::replay(*world, schedule, kept.runner, {false, true});
  if (!replayed.followed) {
    *error = "this way cannot be gone a second time: " + replayed.error;
    return false;
  }
  schedule.verdict = to_string(verdict_of(replayed));
  for (size_t i = 0; i < schedule.steps.size(); ++i) schedule.steps[i].anchors = std::move(replayed.anchors[i]);
  if (!tester::has_anchors(schedule))  // its last step ended the program early
    for (interp::ScheduleStep& step : schedule.steps) step.anchors.clear();
  add_code(*kept.program, &schedule);
  if (!kept.outside) schedule.outside = kept.program->outside_facts();
  return checkpoint::replace_file(file, interp::write_schedule(schedule), error);
}

// Every way behind the one that was walked: each World of the exploration goes that first.
repl::Exploration explore_behind(const KeptSchedule& kept, const DebugOptions& options,
                                 const std::vector<tester::PathStep>& path, const vm::World& walked, double seconds) {
  interp::Schedule way;
  way.steps = tester::to_schedule(walked, path).steps;
  tester::ExploreOptions explore = options.search.explore;
  explore.limits.max_seconds = seconds;
  explore.run = kept.run;
  explore.observed = kept.runner.observed;
  const auto factory = [&](const vm::RunOptions& run, std::string* error) {
    tester::WorldPointer world = world_factory(*kept.program, kept.saved.get())(run, error);
    if (!world || way.steps.empty()) return world;
    tester::RunnerOptions runner = kept.runner;
    runner.observed.full_join = run.full_join;
    const tester::ReplayResult replayed = tester::replay(*world, way, runner, {false, false});
    if (replayed.followed) return world;
    *error = replayed.error;
    return tester::WorldPointer();
  };
  repl::Exploration result;
  const tester::ExploreResult found = tester::explore(factory, explore);
  if (!found.error.empty()) {
    result.error = "what lies behind cannot be explored: " + found.error;
    return result;
  }
  const char* verdicts[] = {"can fail from here", "no schedule fails from here on",
                            "nothing found, but not everything was tried", "internal error of Heddle"};
  result.text = fmt::format("{}: {} states, {} paths in {:.2f} s\n",
                            verdicts[static_cast<size_t>(tester::verdict_of(found, explore))], found.counts.states,
                            found.counts.schedules(), found.seconds);
  for (const tester::Finding& f : found.findings) {
    if (!tester::is_failure(f.kind)) continue;
    result.text += "  " + tester::headline(f) + "\n";
    if (result.way.empty()) result.way = f.schedule.steps;
  }
  return result;
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
      is_source(options.file) ? schedule_from_the_start(options) : schedule_of_a_finding(options);
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
    return save(*kept, path, *world, file, error);
  };
  debugging.explore = [&](const std::vector<tester::PathStep>& path, double seconds) {
    return explore_behind(*kept, options, path, *world, seconds);
  };
  const std::unique_ptr<repl::SnippetHost> host = snippet_host(*kept->program);
  repl::Evaluator evaluator(*world, walk.checkpoints(), *host);
  debugging.evaluator = &evaluator;
  repl::Debugger debugger(walk, debugging);
  repl::LineEditor editor(repl::Debugger::command_names(), commands);
  bool written = std::fputs(debugger.greeting().c_str(), stdout) >= 0;
  for (std::string line; written && !debugger.finished() && editor.read(debugger.prompt(), &line);)
    written = std::fputs(debugger.execute(line).c_str(), stdout) >= 0 && std::fflush(stdout) == 0;
  if (written) return 0;
  std::fprintf(stderr, "vm: cannot write to standard output: %s\n", std::strerror(errno));
  return 1;
}

}  // namespace heddle::cli
