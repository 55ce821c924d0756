// Which sleeps a schedule needs to be outlasted. Under exploration a sleep does not order anything
// (docs/algorithms.md, "Sleeps"): a schedule may let a thread sleep for an hour while another one, free to
// run, does not get its turn. Such schedules are possible, but a reader wants to know.
//
// The model: steps take no time, the clock stands still while anybody can run without sleeping. An
// operation behind a sleep, or a wait whose time is up, breaks it if some other thread could have run
// all the time. What it can miss: programs whose computations take longer than their sleeps.
#pragma once

#include <vector>

#include "interp/run.h"
#include "tester/block.h"
#include "tester/finding.h"

namespace heddle::tester {

using vm::ThreadId;

class SleepOrder {
 public:
  explicit SleepOrder(const vm::World& world) : world_(world) {}
  // t is about to perform this operation.
  void before(ThreadId t, const interp::Operation& stop);
  // t, which stands at `place`, has read the clock so much later than it could have. `in_loop`: it does so again and
  // again, so that, where nobody else could have run before, it is no more than time that passes.
  void read_late(ThreadId t, const Place& place, u64 nanoseconds, bool in_loop);
  // t, which has just fallen asleep, sleeps so much longer than it has to.
  void sleeps_longer(ThreadId t, u64 nanoseconds);
  const std::vector<SleepReport>& outlasted() const { return outlasted_; }

 private:
  struct Sleeper {
    u64 ready = 0;     // earliest time of its next operation, nanoseconds
    u64 deadline = 0;  // of its timed wait
    Sleeping how = Sleeping::Sleep;
    u64 limit = 0;
    Place place;
  };
  bool could_run(ThreadId t, u64 before) const;
  std::vector<std::string> others_who_could_run(ThreadId t, u64 before) const;
  void note_limit(ThreadId t, const interp::Operation& stop, Sleeping how, u64 now);

  const vm::World& world_;
  u64 clock_ = 0;
  std::vector<Sleeper> threads_;
  std::vector<SleepReport> outlasted_;
};

}  // namespace heddle::tester
