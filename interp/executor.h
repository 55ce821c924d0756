// Plain runs: deterministic scheduling, virtual time, output to the real streams.
#pragma once

#include <functional>
#include <string>

#include "interp/run.h"
#include "interp/schedule.h"

namespace heddle::interp {

// Where a plain run stands between two instructions, besides its World: with both it goes on in another process
// as if nothing had happened.
struct PlainState {
  u64 random = 0;        // of the seeded choice
  ThreadId current = 0;  // whose turn it is, or was
  u64 steps = 0, turns = 0;
  // If the run stands in the middle of a turn: what is left of the turn (RunPolicy).
  bool in_turn = false;
  u64 quantum = 0, patience = 0;
};

struct PlainRunOptions {
  u64 seed = 0;       // 0: round robin in thread order; else a seeded choice of thread and quantum
  u64 max_steps = 0;  // 0 = no limit
  // Before each turn of a thread (counted from 0): the virtual clock may be set forward.
  std::function<u64(u64 turn, u64 clock_ns)> clock;
  const PlainState* from = nullptr;           // go on from here
  const volatile int* stop = nullptr;         // once it is not 0, the run ends as Stopped before the next turn
  u64 stop_at_turn = ~0ull;                   // the run ends as Stopped before this turn
  u64 pause_at = ~0ull;                       // after so many steps the run ends as Paused, if it has not ended before
  std::function<void(World&)> at_every_stop;  // --checkpoint-stress hooks in here
};
enum class PlainEnd : u8 { Normal, MainFailed, ExitCalled, Deadlock, StepLimit, Paused, Stopped };
struct PlainResult {
  PlainEnd end = PlainEnd::Normal;
  int exit_status = 0;  // 0; 1 if main ended by an exception or all threads block; exit's status
  PlainState state;     // Paused: to go on from; otherwise the steps count
  std::string message;  // Deadlock: who holds what and wants what; StepLimit; ExitCalled with RunOptions::no_exit
};
// Runs the started program to its end. Output goes through `sink` (stream 1 or 2, bytes) as it comes.
PlainResult run_plain(World& world, const PlainRunOptions& options,
                      const std::function<void(int, std::string_view)>& sink);

}  // namespace heddle::interp
