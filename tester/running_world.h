// A World in which a program has run for a while (a saved one), as the start of an exploration or of a replay.
#pragma once

#include "tester/locksets.h"
#include "vm/world.h"

namespace heddle::tester {

// Options of a World that is explored: time is free, attempts are undone, and the collector is not noticed.
void make_explorable(vm::RunOptions* run);

// Whether anything has been executed in the World. If not, it stands where every program begins.
bool has_run(const vm::World& world);

// Prepares a World that a plain run has brought to where it stands. A thread that sleeps stands before its sleep again,
// which takes any time under exploration, and no thread has used up any of its timeouts. Who cannot get a monitor, or
// a lock, has arrived there, so that it is seen to be blocked.
void start_exploring_from(vm::World& world);

// Puts into `held` what each thread of the World holds: monitors, and classes that it initialises. The order in which
// the monitors were taken is not known, so they come in the order of their allocation. In a World that has not run
// nobody holds anything.
void note_held(const vm::World& world, HeldLocks& held);

// Whether somebody has the monitor of System.out, err or in, waits for a notify of it, or is inside a call of the
// library's that has it on OpenJDK: then prints enter it, too, as if he had been seen to come to it
// (BlockRunner::note_stream).
bool standard_monitors_are_used(const vm::World& world);

}  // namespace heddle::tester
