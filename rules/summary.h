// The summary of a run (Harrow 2000, section 4.4, Figure 6), counted while it goes on: contention, hold and wait times
// by lock, states by thread, parallelism.
#pragma once

#include <map>
#include <vector>

#include "rules/scene.h"
#include "tester/rule_report.h"

namespace heddle::rules {

class Ledger {
 public:
  // Before the scene's clock goes on: `runs` takes so many steps, and so much time goes by.
  void elapse(const Scene& scene, ThreadId runs, u64 steps);
  // Of Acquired, Blocked and Released.
  void on(const Record& record, const Scene& scene);
  // Locks that are still held are held up to now. Labels as the scene has them.
  tester::RunSummary summary(const Scene& scene) const;

 private:
  struct Use {
    tester::LockUse figures;
    std::map<ThreadId, u64> steps_of;  // that each thread has run while it held the lock
  };
  struct Wait {
    bool begun = false;
    LockId lock = kNoLock;
    u64 step = 0, nanoseconds = 0;
  };
  std::map<LockId, Use> uses_;
  std::vector<tester::ThreadUse> threads_;
  std::vector<Wait> waits_;   // by thread
  u64 steps_ = 0, able_ = 0;  // threads that could run, summed over the steps
};

}  // namespace heddle::rules
