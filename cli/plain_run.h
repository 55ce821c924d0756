// A plain run of a World, recorded or not, and the replay of a recording.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/formats.h"
#include "cli/program.h"
#include "interp/executor.h"
#include "interp/schedule.h"

namespace heddle::cli {

struct PlainOptions {
  std::string file;  // may be "" with --load-world, which knows it
  std::vector<std::string> arguments;
  vm::RunOptions run;
  u64 seed = 0;
  u64 max_steps = 0;                 // 0: no limit
  double max_seconds = 0;            // of the wall clock; 0: no limit
  std::string record_file;           // where the recording goes; "": none is made
  std::string save_file, load_file;  // of saved worlds
  u64 save_at = 0;                   // steps
  bool real_time = false;
  bool checkpoint_stress = false;
  bool stats = false;
  Formats formats;             // in which it is told, besides
  std::string shared_options;  // those that explorations have, too, as one would type them (next_command.h)
};

struct PlainRun {
  int exit_status = 0;
  // One line that two runs have in common exactly if they end alike and print the same: exit status,
  // size and hash of the output.
  std::string summary;  // (if it was asked for: it costs some time)
  interp::PlainEnd end = interp::PlainEnd::Normal;
  std::string message;  // PlainResult::message
  interp::PlainState state;
};
struct PlainExtras {
  bool checkpoint_stress = false;                    // mark and restore at every stop
  bool stats = false;                                // print the line for scripts
  bool summary = false;                              // PlainRun::summary is wanted
  std::string *output = nullptr, *errors = nullptr;  // what it prints is added to these
  bool quiet = false;                                // and not written, nor the message
};
// --max-time: in so many seconds of the wall clock (0: never) the result becomes another number than 0, for
// PlainRunOptions::stop and Program::stop_at; run_plainly then says where the threads stand, and its exit status is 3.
const volatile int* limit_time(double seconds);
// What the program prints, for a document about the run.
class KeptPrints {
 public:
  // Has it kept, if there is to be a document; if that is printed the run itself prints nothing.
  KeptPrints(const Formats& formats, PlainExtras* extras);
  KeptPrints(const KeptPrints&) = delete;
  KeptPrints& operator=(const KeptPrints&) = delete;
  // The document, schema "heddle-run"; `path` names the program.
  Document document(const Program& program, const std::string& path, const vm::World& world, const PlainRun& run) const;
  // Delivers that. False: a message has been printed.
  bool deliver(const Document& document) const;
  bool any() const { return formats_.any(); }

 private:
  const Formats& formats_;
  std::string output_, errors_;
};
// Runs the started world to its end, printing as it goes.
PlainRun run_plainly(vm::World& world, const interp::PlainRunOptions& plain, const PlainExtras& extras);
// What to do next, to standard error: behind a deadlock the command that explores the program.
void advise_behind(const PlainRun& done, const PlainOptions& options, const Program& program);

// vm --record FILE Program.java
int record_run(const PlainOptions& options, Program& program);
// Whether the schedule was made by vm --record. vm replay FILE then means replay_plain_run, not an exploration's
// replay.
bool is_plain_recording(const interp::Schedule& schedule);
struct ReplayOptions;
// `changed`: the program is not the one that was recorded.
int replay_plain_run(const ReplayOptions& options, Program& program, const interp::Schedule& schedule, bool changed);

// The clock of --real-time, for PlainRunOptions. It sleeps until the wall clock has reached the virtual one; if the
// virtual clock is behind instead, it sets that forward, and *kept (if not null) gets by how much, for the recording.
std::function<u64(u64, u64)> real_time_clock(std::vector<std::pair<u64, u64>>* kept);

}  // namespace heddle::cli
