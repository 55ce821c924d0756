// vm replay FILE.
#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <sstream>

#include "checkpoint/real_world.h"
#include "checkpoint/schedule_archive.h"
#include "cli/commands.h"
#include "cli/plain_run.h"
#include "cli/saved_world.h"
#include "tester/describe.h"
#include "tester/replay.h"

namespace heddle::cli {
namespace {

std::vector<std::string> split_at_commas(const std::string& text) {
  std::vector<std::string> parts;
  std::stringstream in(text);
  for (std::string part; std::getline(in, part, ',');) parts.push_back(part);
  return parts;
}

// --until: the schedule ends behind its first `count` operations.
void keep_first_operations(interp::Schedule* schedule, u64 count) {
  std::vector<interp::ScheduleStep>& steps = schedule->steps;
  size_t kept = 0;
  for (; kept < steps.size() && count > 0; ++kept) {
    interp::ScheduleStep& step = steps[kept];
    if (step.count > count) {
      step.count = count;
      std::erase_if(step.picks, [&](const auto& pick) { return pick.at >= count; });
    }
    count -= step.count;
  }
  steps.resize(kept);
}

// --commit. False: a message has been printed.
bool commit(const vm::World& world, const vm::OutsideFacts& facts) {
  size_t changed = 0;
  std::string error;
  if (!checkpoint::commit_files(static_cast<const vm::FileOverlay&>(*world.files), facts, &changed, &error)) {
    std::fprintf(stderr, "vm: nothing, or not all, was written: %s\n", error.c_str());
    return false;
  }
  std::printf("%zu %s written\n", changed, changed == 1 ? "file" : "files");
  return true;
}

const std::string* option_of(const interp::Schedule& schedule, std::string_view name) {
  for (const auto& [key, value] : schedule.options)
    if (key == name) return &value;
  return nullptr;
}

// The program that a schedule is of, and the saved world that it begins at, if it does. Null: a message has been
// printed.
std::unique_ptr<Program> program_of(const interp::Schedule& schedule, const Options& options, const std::string& source,
                                    std::unique_ptr<SavedWorld>* saved) {
  const std::string& path = options.words[1];
  const std::string* world = option_of(schedule, "world");
  if (world == nullptr) {
    if (!options.load_file.empty()) {
      std::fprintf(stderr, "vm: %s begins at the program's start: --load-world means nothing here\n", path.c_str());
      return nullptr;
    }
    std::string errors;
    std::unique_ptr<Program> program = Program::load(source, &errors);
    if (program) return program;
    std::fputs(errors.c_str(), stderr);
    std::fprintf(stderr, "vm: the schedule is for %s; if the file has moved: vm replay %s PATH/%s\n",
                 schedule.program.c_str(), path.c_str(), schedule.program.c_str());
    return nullptr;
  }
  const std::string& file = options.load_file.empty() ? *world : options.load_file;
  *saved = SavedWorld::read(file, source);
  const std::string* hash = option_of(schedule, "world-hash");
  if (*saved && (hash == nullptr || *hash == fmt::format("{:016x}", (*saved)->hash()))) return (*saved)->take_program();
  std::fprintf(stderr, "vm: the schedule begins at %s%s; if the file has moved: vm replay %s --load-world PATH\n",
               *saved ? "another saved world than " : "the saved world ", file.c_str(), path.c_str());
  return nullptr;
}

}  // namespace

int replay_schedule(const Options& options) {
  if (options.words.size() < 2) {
    std::fputs("vm: replay needs a schedule file: vm replay FILE\n", stderr);
    return 2;
  }
  const std::string& path = options.words[1];
  std::ifstream in(path, std::ios::binary);
  std::stringstream buffer;
  if (in) buffer << in.rdbuf();
  if (!in || in.bad()) {
    std::fprintf(stderr, "vm: %s: %s\n", path.c_str(), errno ? std::strerror(errno) : "cannot be read");
    return 2;
  }
  interp::Schedule schedule;
  std::string error;
  const std::string bytes = buffer.str();
  const bool binary = checkpoint::is_archive(bytes);
  if (!(binary ? checkpoint::parse_schedule_archive(bytes, &schedule, &error)
               : interp::read_schedule(bytes, &schedule, &error))) {
    std::fprintf(stderr, "%s%s %s\n", path.c_str(), binary ? "" : ":", error.c_str());
    return 2;
  }
  std::string source = options.words.size() > 2 ? options.words[2] : schedule.program;
  std::unique_ptr<SavedWorld> saved;
  std::unique_ptr<Program> program = program_of(schedule, options, source, &saved);
  if (!program) return 2;
  if (schedule.program_hash != program->hash()) {
    std::fprintf(stderr, "vm: %s was recorded for another version of %s: the schedule may not fit\n", path.c_str(),
                 source.c_str());
    return 2;
  }
  if (is_plain_recording(schedule)) return replay_plain_run(options, *program, schedule);
  if (options.until != 0) keep_first_operations(&schedule, options.until);
  vm::RunOptions run = saved ? saved->exploring_options() : options.run;
  run.exploring = true;
  run.queue_finalizers = false;
  run.arguments = schedule.arguments;
  tester::RunnerOptions runner;
  runner.max_timeouts = options.limits.max_timeouts;
  for (const auto& [name, value] : schedule.options) {
    if (name == "assertions") run.assertions = value == "on";
    if (name == "join") run.full_join = runner.observed.full_join = value == "full";
    if (name == "interrupts") runner.observed.interrupts = true;
    if (name == "outcomes") runner.outcomes = true;
    if (name == "finalizers" && value == "off") run.finalizers = false;
    if (name == "finalizers" && value == "explore") run.queue_finalizers = true;
    if (name == "heap") run.max_heap_bytes = std::strtoull(value.c_str(), nullptr, 10);
    if (name == "spurious") runner.spurious = run.spurious_wakeups = true;
    if (name == "promote") run.promoted = split_at_commas(value);
    if (name == "max-timeouts") runner.max_timeouts = static_cast<u32>(std::strtoul(value.c_str(), nullptr, 10));
  }
  const std::shared_ptr<vm::KnownOutside> outside = program->replay_outside(schedule.outside);
  const tester::WorldFactory factory = world_factory(*program, saved.get());
  tester::WorldPointer world = factory(run, &error);
  if (!world) {
    std::fprintf(stderr, "vm: %s%s\n", saved ? (saved->path() + " ").c_str() : "", error.c_str());
    return 2;
  }
  if (!options.save_file.empty()) {
    const tester::ReplayResult reached = tester::replay(*world, schedule, runner, {false, false});
    if (reached.followed) return save_replayed_world(options.save_file, *program, *world, schedule);
    std::printf("the schedule does not fit this program: %s\n", reached.error.c_str());
    return 2;
  }
  tester::ReplayResult replayed = tester::replay(*world, schedule, runner, {!options.no_races, true});
  tester::ReportOptions report = report_options(*program, options);
  tester::Finding finding = tester::finding_of_replay(replayed, schedule.verdict);
  std::fputs(replayed.output.c_str(), stdout);
  std::fputs(replayed.errors.c_str(), stderr);
  if (!outside->unanswered.empty())
    std::fprintf(stderr, "vm: %s has no answer about %s\n", path.c_str(), outside->unanswered.c_str());
  if (!replayed.followed) {
    std::printf("the schedule does not fit this program: %s\n", replayed.error.c_str());
    return 2;
  }
  if (options.commit && !commit(*world, schedule.outside)) return 2;
  if (options.until != 0) {
    std::fputs(fmt::format("after {} operations:\n", replayed.operations).c_str(), stdout);
    std::fputs(tester::threads_text(replayed.threads).c_str(), stdout);
    return 0;
  }
  if (schedule.verdict.starts_with(tester::kPrintedKey)) {
    std::printf(finding.confirmed ? "replayed: the same output\n" : "replayed: another output\n");
    return finding.confirmed ? 0 : 1;
  }
  std::fputs(tester::finding_text(finding, report).c_str(), stdout);
  if (finding.confirmed) {
    std::printf("replayed: the same finding\n");
    return 1;
  }
  std::printf("replayed: the finding did not show (%s)\n", schedule.verdict.c_str());
  return 0;
}

}  // namespace heddle::cli
