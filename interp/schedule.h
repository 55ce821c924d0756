// Schedule: the decisions of a run as data. With the program and the input journal it determines the
// run (law). Counted in visible operations, never in blocks; so a schedule may end anywhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "interp/anchor.h"
#include "interp/run.h"
#include "vm/base/byte_sink.h"

namespace heddle::interp {

// "Thread t performs its next `count` operations (every stop of run_to_visible that perform() lets
// through, re-entrant enters and exits included) and then runs on to just before the next one";
// decisions that these need, in order.
struct ScheduleStep {
  std::string thread;  // path of start numbers: "0" main, "0.1" its second thread, "0.1.0" ...
  u64 count = 1;
  std::vector<DecisionAt> picks;     // at = operation within this step (0..count-1), in this order
  std::string note;                  // for people; ignored by readers
  std::vector<Anchor> anchors = {};  // one for each operation, from the first; some may be missing
};

inline constexpr int kScheduleVersion = 2;

struct Schedule {
  // Version 1 had anchors in English: they are read as the `subject` of anchors of kind Dead, and are to be translated
  // (tester/old_anchors.h). It is written again as it was read.
  int version = kScheduleVersion;
  std::string program;   // main source file name, for people
  u64 program_hash = 0;  // of the class images: replay refuses another program
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> options;  // run options that matter: join=full ...
  std::vector<ScheduleStep> steps;
  vm::OutsideFacts outside;  // the input journal: a replay needs nothing else from outside
  std::string verdict;       // what the run showed, one line, for people and for checks
};

// The versioned, readable text form; reading gives an error "line L: ..." in *error.
std::string write_schedule(const Schedule& schedule);
void write_schedule(const Schedule& schedule, const vm::ByteSink& sink);  // piece by piece
bool read_schedule(std::string_view text, Schedule* out, std::string* error);
// Whether every part of it is as write_schedule() wants it; for schedules that come from elsewhere. (What is only
// unusual, such as a decision about an operation that is not in its step, is the replay's business.)
bool is_well_formed(const Schedule& schedule);

std::string thread_path(const World& world, ThreadId t);
ThreadId find_thread(const World& world, std::string_view path);  // kNoThread if not known

}  // namespace heddle::interp
