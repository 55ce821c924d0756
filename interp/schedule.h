// Schedule: the decisions of a run as data. With the program and the input journal it determines the
// run (law). Counted in visible operations, never in blocks; so a schedule may end anywhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "interp/run.h"
#include "vm/base/byte_sink.h"

namespace heddle::interp {

// What an operation was and where it stood, so that it can be found again in a program that has been changed since.
struct Anchor {
  std::string what;  // "enters Account.lock"; empty: without effect on others (a re-entrant enter), or not worth a name
  std::string file;  // of the user's place; empty: there is none
  u32 line = 0;
  std::string method;  // "Account.deposit"
  std::string code;    // the text of that line
  friend bool operator==(const Anchor&, const Anchor&) = default;
};

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

struct Schedule {
  int version = 1;
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
