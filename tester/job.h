// What one worker explores for another one (tester/search_jobs.cpp): what a thread leads to at a state, and the path to
// that state.
#pragma once

#include <vector>

#include "checkpoint/digest.h"
#include "tester/block.h"

namespace heddle::tester {

struct Job {
  // A block of the path, and the state that it leads to; of the first step there is only the state, the root.
  struct Step {
    ThreadId thread = vm::kNoThread;
    std::vector<Pick> picks;
    checkpoint::Digest digest;
    template <typename A>
    friend void serialise(A& archive, Step& s) {
      archive(s.thread, s.picks, s.digest);
    }
  };
  std::vector<Step> path;
  ThreadId thread = vm::kNoThread;
  // In the worker that does it:
  bool is_there = false;                       // the path has been followed to its end
  u64 published_before = 0, twice_before = 0;  // StateCache::Shared, a while ago
  template <typename A>
  friend void serialise(A& archive, Job& j) {
    archive(j.path, j.thread);
  }
};

}  // namespace heddle::tester
