// A World in which a program has run for a while (a saved one), as the start of an exploration or of a replay.
#pragma once

#include "tester/locksets.h"
#include "vm/world.h"

namespace heddle::tester {

// Options of a World that is explored: time is free, attempts are undone, and the collector is not noticed.
void make_explorable(vm::RunOptions* run);

// Something has been executed in it: it does not stand where every program begins.
bool has_run(const vm::World& world);

// For a World that plain runs have brought here. Whoever sleeps stands at its sleep again, which under exploration
// takes any time; and nobody has used up time limits yet.
void start_exploring_from(vm::World& world);

// What each thread holds there: monitors in the order of their allocation (in which order they were taken is not
// known), and classes that it initialises. In a World that has not run this is nothing.
void note_held(const vm::World& world, HeldLocks& held);

}  // namespace heddle::tester
