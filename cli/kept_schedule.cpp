#include "cli/kept_schedule.h"

#include <fmt/format.h>

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>

#include "checkpoint/schedule_archive.h"
#include "cli/error_text.h"
#include "cli/name_list.h"
#include "cli/next_command.h"
#include "tester/anchors.h"
#include "tester/old_anchors.h"
#include "tester/running_world.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

const std::string* option_of(const interp::Schedule& schedule, std::string_view name) {
  for (const auto& [key, value] : schedule.options)
    if (key == name) return &value;
  return nullptr;
}

// The program that a schedule is of, and the saved world that it begins at, if it does. Null: a message has been
// printed.
std::unique_ptr<Program> program_of(const interp::Schedule& schedule, const ScheduleSource& from,
                                    const std::string& source, std::unique_ptr<SavedWorld>* saved) {
  const std::string& path = from.path;
  const std::string* world = option_of(schedule, "world");
  if (world == nullptr) {
    if (!from.load_file.empty()) {
      std::fprintf(stderr, "vm: %s begins at the program's start: --load-world means nothing here\n", path.c_str());
      return nullptr;
    }
    std::string errors;
    std::unique_ptr<Program> program = Program::load(source, &errors);
    if (program) return program;
    print_errors(errors);
    std::fprintf(stderr, "vm: the schedule is for %s; if the file has moved: vm replay %s %s\n",
                 schedule.program.c_str(), file_text(path).c_str(), file_text("PATH/" + schedule.program).c_str());
    return nullptr;
  }
  const std::string& file = from.load_file.empty() ? *world : from.load_file;
  *saved = SavedWorld::read(file, source);
  const std::string* hash = option_of(schedule, "world-hash");
  if (*saved && (hash == nullptr || *hash == fmt::format("{:016x}", (*saved)->hash()))) return (*saved)->take_program();
  std::fprintf(stderr, "vm: the schedule begins at %s%s; if the file has moved: vm replay %s --load-world PATH\n",
               *saved ? "another saved world than " : "the saved world ", file.c_str(), file_text(path).c_str());
  return nullptr;
}

}  // namespace

// (Recordings hold all that the program has read.)
static constexpr u64 kMaxSchedule = 4ull << 30;

std::unique_ptr<KeptSchedule> read_schedule_file(const ScheduleSource& from) {
  const std::string& path = from.path;
  std::string error, bytes;
  if (!base::read_file(path, &bytes, &error, kMaxSchedule)) {
    std::fprintf(stderr, "vm: %s: %s\n", path.c_str(), error.c_str());
    return nullptr;
  }
  return read_schedule_text(from, bytes);
}

std::unique_ptr<KeptSchedule> read_schedule_text(const ScheduleSource& from, const std::string& bytes) {
  auto kept = std::make_unique<KeptSchedule>();
  const std::string& path = kept->path = from.path;
  std::string error;
  const bool binary = checkpoint::is_archive(bytes);
  if (!(binary ? checkpoint::parse_schedule_archive(bytes, &kept->schedule, &error)
               : interp::read_schedule(bytes, &kept->schedule, &error))) {
    std::fprintf(stderr, "%s%s %s\n", path.c_str(), binary ? "" : ":", error.c_str());
    return nullptr;
  }
  tester::translate_old_anchors(&kept->schedule);
  kept->source = from.program.empty() ? kept->schedule.program : from.program;
  kept->program = program_of(kept->schedule, from, kept->source, &kept->saved);
  if (!kept->program) return nullptr;
  kept->changed = kept->schedule.program_hash != kept->program->hash();
  return kept;
}

void add_code(const Program& program, interp::Schedule* schedule) {
  for (interp::ScheduleStep& step : schedule->steps)
    for (interp::Anchor& a : step.anchors) a.code = tester::trimmed_code(program.source_line(a.file, a.line));
}

bool read_schedule_number(const std::string& name, const std::string& value, u64 least, u64 most, u64* number,
                          std::string* error) {
  const char* end = value.data() + value.size();
  const auto [next, fault] = std::from_chars(value.data(), end, *number);
  if (fault == std::errc() && next == end && *number >= least && *number <= most) return true;
  *error = fmt::format("option {} \"{}\": a number from {} to {} is needed", name, value.substr(0, 40), least, most);
  return false;
}

bool set_up_replay(const vm::RunOptions& given, u32 max_timeouts, KeptSchedule* kept) {
  vm::RunOptions& run = kept->run;
  tester::RunnerOptions& runner = kept->runner;
  run = kept->saved ? kept->saved->exploring_options() : given;
  tester::make_explorable(&run);
  run.queue_finalizers = false;
  run.arguments = kept->schedule.arguments;
  runner.max_timeouts = max_timeouts;
  for (const auto& [name, value] : kept->schedule.options) {
    std::string error;
    u64 number = runner.max_timeouts;
    if (name == "assertions") run.assertions = value == "on";
    if (name == "join") run.full_join = runner.observed.full_join = value == "full";
    // ("observed" stands in schedules of older versions, where the interrupt itself takes a waiter out of the wait
    // set.)
    if (name == "interrupts") runner.observed.interrupts = true, run.waiters_leave = value == "leave";
    if (name == "outcomes") runner.outcomes = true;
    if (name == "arrivals") runner.observed.queues = true, runner.observed.thread_state = value == "all";
    if (name == "finalizers" && value == "off") run.finalizers = false;
    if (name == "finalizers" && value == "explore") run.queue_finalizers = true;
    if (name == "latches") run.latches_add = value == "add";
    if (name == "exit") run.no_exit = value == "fails";
    if (name == "sandbox") run.sandbox = vm::RunOptions::kNoFiles;  // (what there was is in the journal)
    if (name == "plain-modes") runner.observed.plain_modes = true;
    if (name == "handled-exceptions") runner.handled_exceptions_fail = value == "fail";
    if (name == "spurious") runner.spurious = run.spurious_wakeups = true;
    if (name == "promote" || name == "library-state")
      for (const std::string& field : split_names(value)) run.promoted.push_back(field);
    if (name == "library-state") runner.observed.library_state = split_names(value);
    if (name == "heap" && read_schedule_number(name, value, kLeastHeap, kMostHeap, &number, &error))
      run.max_heap_bytes = number;
    if (name == "hash-orders" && read_schedule_number(name, value, 1, kMostHashOrders, &number, &error))
      run.hash_orders = static_cast<u32>(number);
    if (name == "max-timeouts" && read_schedule_number(name, value, 0, 0xffffffffu, &number, &error))
      runner.max_timeouts = static_cast<u32>(number);
    if (error.empty()) continue;
    std::fprintf(stderr, "vm: %s: %s\n", kept->path.c_str(), error.c_str());
    return false;
  }
  kept->outside = kept->program->replay_outside(kept->schedule.outside);
  return true;
}

tester::WorldPointer KeptSchedule::start() const {
  std::string error;
  tester::WorldPointer world = world_factory(*program, saved.get())(run, &error);
  if (!world) std::fprintf(stderr, "vm: %s%s\n", saved ? (saved->path() + " ").c_str() : "", error.c_str());
  return world;
}

}  // namespace heddle::cli
