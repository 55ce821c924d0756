// A schedule as lines of text, one a step, for scripts and for the eye: the cooperative trace file of M. Simoes,
// Cooperative Testing of Multithreaded Java Applications (2014), section 3.2.
#pragma once

#include <string>

#include "picture/chronicle.h"

namespace heddle::picture {

// A line for each step: its number from 1 on, the thread's path, what it does and where, what the step has to do with
// the finding ("[race]"), and behind `#` where every other thread stands that has begun and not ended: its path, its
// state and place, and what it waits for. Columns are parted by two blanks or more.
std::string listing(const Chronicle& c);

}  // namespace heddle::picture
