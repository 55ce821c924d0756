// A schedule from a file, with the program that it is of and everything to run it again: what vm replay and vm debug
// begin with.
#pragma once

#include <memory>
#include <string>

#include "cli/program.h"
#include "cli/saved_world.h"
#include "interp/schedule.h"
#include "tester/explorer.h"

namespace heddle::cli {

struct ScheduleSource {
  std::string path;
  std::string program;    // where the program is now; "": where it was
  std::string load_file;  // where the saved world is now that the schedule begins at; "": where it was
};

struct KeptSchedule {
  std::string path;
  interp::Schedule schedule;
  std::string source;  // of the program
  std::unique_ptr<Program> program;
  bool changed = false;               // the program has been since
  std::unique_ptr<SavedWorld> saved;  // that it begins at; null: the program's start
  // Of explored schedules (set_up):
  vm::RunOptions run;
  tester::RunnerOptions runner;
  std::shared_ptr<vm::KnownOutside> outside;

  // A World at its beginning, for an explored schedule. Null: a message has been printed.
  tester::WorldPointer start() const;
};

// Null: a message has been printed.
std::unique_ptr<KeptSchedule> read_schedule_file(const ScheduleSource& from);
// For the schedules of explorations: takes over the options of their run. Those that a schedule says nothing about are
// `run` (that of a saved world: its own) and `max_timeouts`. False: a message has been printed.
bool set_up_replay(const vm::RunOptions& run, u32 max_timeouts, KeptSchedule* kept);

// The text of its line for each anchor of the schedule: what a changed program is compared with.
void add_code(const Program& program, interp::Schedule* schedule);

// A number in an option of a schedule file. False with *error, for behind the file's name.
bool read_schedule_number(const std::string& name, const std::string& value, u64 least, u64 most, u64* number,
                          std::string* error);
inline constexpr u64 kLeastHeap = 1u << 20, kMostHeap = 15ull << 30;  // bytes, of a schedule that vm has written

}  // namespace heddle::cli
