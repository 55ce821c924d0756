// In which order threads take locks in a chronicle: the graph whose cycles are deadlocks, or may be ones in another
// schedule. (Havelund, "Using Runtime Analysis to Guide Model Checking of Java Programs", SPIN 2000: the GoodLock
// relation, here of all threads together.)
#pragma once

#include <vector>

#include "picture/chronicle.h"

namespace heddle::picture {

// Somebody has taken, or wants, the lock `to` while holding the lock `from`.
struct LockOrder {
  u32 from = 0, to = 0;
  bool in_cycle = false;  // some way of such edges leads back from `to` to `from`
  struct Event {
    u32 thread = 0, step = 0;
    Place from, to;       // where it got the one, and got or wants the other
    bool wanted = false;  // it has not got it
    friend bool operator==(const Event& a, const Event& b) {
      return a.thread == b.thread && a.wanted == b.wanted && a.from.line == b.from.line && a.to.line == b.to.line &&
             a.from.file == b.from.file && a.to.file == b.to.file;
    }
  };
  std::vector<Event> events;  // each thread and pair of places once, by step
};

// By `from`, then `to`.
std::vector<LockOrder> lock_order(const Chronicle& chronicle);

}  // namespace heddle::picture
