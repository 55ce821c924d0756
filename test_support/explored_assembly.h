// Explorations of programs in the text form of bytecode (vm/bytecode/assembler.h), over the library of test_world.h.
#pragma once

#include <string>

#include "tester/explorer.h"

namespace heddle::tester {

// Explores class Main. A program that does not start: ExploreResult::error.
ExploreResult explore_assembly(const std::string& text, const ExploreOptions& options);

// For tests of several workers or ranks: a random program's text, as its author would write it, and options that show
// all of it.
struct SharedExploration {
  explicit SharedExploration(std::string program, u32 workers = 1);
  ExploreResult run() const;

  std::string text;  // text_of(RandomProgram)
  ExploreOptions options;
};

// Threads that each add to two variables a few times: some hundred or thousand states.
std::string adding_threads(u32 threads, u32 turns);

// How many states workers have taken over from each other.
u64 states_taken(const ExploreResult& result);

}  // namespace heddle::tester
