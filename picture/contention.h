// How much threads wait for each other's locks in a chronicle. In steps: what takes long in a schedule are the others.
#pragma once

#include <string>
#include <vector>

#include "picture/chronicle.h"

namespace heddle::picture {

// Of one lock, or of all locks of one thread.
struct Contention {
  std::string name;
  u32 acquisitions = 0;
  u32 contended = 0;                   // of these: behind a wait; and waits that were still going on at the end
  u32 held = 0, longest_held = 0;      // steps
  u32 waited = 0, longest_waited = 0;  // steps
};

// In the order of the chronicle's locks, and of its threads; threads that took or wanted none are left out.
std::vector<Contention> contention_by_lock(const Chronicle& chronicle);
std::vector<Contention> contention_by_thread(const Chronicle& chronicle);

}  // namespace heddle::picture
