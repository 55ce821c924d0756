// A plain run of a World, recorded or not, and the replay of a recording.
#pragma once

#include <string>

#include "cli/options.h"
#include "cli/program.h"
#include "interp/executor.h"
#include "interp/schedule.h"

namespace heddle::cli {

struct PlainRun {
  int exit_status = 0;
  // One line that two runs have in common exactly if they end alike and print the same: exit status,
  // size and hash of the output.
  std::string summary;  // (if it was asked for: it costs some time)
  interp::PlainEnd end = interp::PlainEnd::Normal;
  interp::PlainState state;
};
// Runs the started world to its end, printing as it goes.
PlainRun run_plainly(vm::World& world, const Options& options, const interp::PlainRunOptions& plain,
                     bool summary = false);

// vm --record FILE Program.java
int record_run(const Options& options, Program& program);
// Is it such a recording? vm replay FILE then is this.
bool is_plain_recording(const interp::Schedule& schedule);
// `changed`: the program is not the one that was recorded.
int replay_plain_run(const Options& options, Program& program, const interp::Schedule& schedule, bool changed);

// The clock of --real-time: sleeps until the wall clock has reached the virtual one, and sets that forward
// when it is behind; the latter goes into *kept, if it is not null.
std::function<u64(u64, u64)> real_time_clock(std::vector<std::pair<u64, u64>>* kept);

}  // namespace heddle::cli
