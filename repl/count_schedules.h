// How many interleavings of threads lead to which output: for `par` at the prompt. Counted by dynamic programming over
// states: what a state can lead to does not depend on how it was reached.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "tester/block_runner.h"
#include "vm/world.h"

namespace heddle::repl {

struct ScheduleCounts {
  std::map<std::string, u64> by_output;  // of schedules that come to the program's end, and nothing goes wrong
  u64 failing = 0;                       // the others, up to where an exception is not caught, or nobody can go on
};

// `world` stands before main's first instruction. Main goes on alone until it has started `threads` threads; then all
// others take turns, operation by operation, in every order (decisions make orders of their own), and when none of them
// can go on any more, main again. How threads end is no operation that counts. Nothing if that cannot be counted: it
// takes more than `states` states or `seconds`, a run need not end, there are more than 2^63; or `stop` is set.
std::optional<ScheduleCounts> count_schedules(vm::World& world, const tester::RunnerOptions& runner, u32 threads,
                                              size_t states, double seconds, const volatile bool* stop);

}  // namespace heddle::repl
