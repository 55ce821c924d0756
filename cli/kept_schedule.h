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
  std::string source;  // the program's source, as it was read
  std::unique_ptr<Program> program;
  bool changed = false;               // the source is not the one that the schedule was written for
  std::unique_ptr<SavedWorld> saved;  // the world that the schedule begins at; null: it begins at the program's start
  // Only of the schedules of explorations; set_up_replay fills these:
  vm::RunOptions run;
  tester::RunnerOptions runner;
  std::shared_ptr<vm::KnownOutside> outside;

  // A World at the schedule's beginning, for the schedule of an exploration. Null: a message has been printed.
  tester::WorldPointer start() const;
};

// Null: a message has been printed.
std::unique_ptr<KeptSchedule> read_schedule_file(const ScheduleSource& from);
// The same of what would stand in that file.
std::unique_ptr<KeptSchedule> read_schedule_text(const ScheduleSource& from, const std::string& bytes);
// For the schedules of explorations: takes over the options of their run. Those that a schedule says nothing about are
// `run` (that of a saved world: its own) and `max_timeouts`. False: a message has been printed.
bool set_up_replay(const vm::RunOptions& run, u32 max_timeouts, KeptSchedule* kept);

// Gives each anchor of the schedule the text of its source line, with which a changed program is compared later.
void add_code(const Program& program, interp::Schedule* schedule);

// Reads a number, an option's value in a schedule file, which must be in these bounds. False with *error, the end of a
// message that begins with the file's name.
bool read_schedule_number(const std::string& name, const std::string& value, u64 least, u64 most, u64* number,
                          std::string* error);
inline constexpr u32 kMostHashOrders = 200, kHashOrdersOfOutcomes = 4;
inline constexpr u64 kLeastHeap = 1u << 20, kMostHeap = 15ull << 30;  // bytes, of a schedule that vm has written

}  // namespace heddle::cli
