// A run as a line in time: forward by one visible operation of a thread, and back again. It knows no schedule and no
// words: who goes on, and with which decisions, its user says; what happened it hands over as data.
//
// Replays go forward only (tester/replay.h); the debugger walks in both directions. Going back is by marks
// (checkpoint/checkpoint.h): to the newest one before where one wants to be, and from there whoever walks performs the
// operations in between once more. There are at most kMostMarks marks, evenly distributed over what lies behind: the
// longer the run, the further apart. So memory is bounded, and so is the way from a mark.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "checkpoint/checkpoint.h"
#include "tester/block_runner.h"
#include "tester/locksets.h"

namespace heddle::tester {

// One operation that was performed.
struct Moment {
  interp::Operation operation;       // as it stood before; kind Dead: the thread was only brought before its first one
  interp::Outcome outcome;           // without `woken`: see there
  std::vector<ThreadId> waited;      // Notify, NotifyAll: who could be chosen, longest waiting first
  std::vector<ThreadId> woken;       // whose state has changed from waiting
  ThreadId started = vm::kNoThread;  // Start: who
  std::vector<Pick> picks;           // all decisions that it took
  bool switches = false;             // the operation before was another thread's
  bool preempts = false;             // ... and that thread could have gone on
  bool ended = false;                // the program has ended, or this path is abandoned
};

// Why an operation was not performed. Then nothing has changed.
enum class Refusal : u8 {
  None,
  NoSuchThread,  // not started at this point
  ThreadEnded,
  ProgramEnded,
  CannotGoOn,    // decode() says for what it waits
  NoSuchOption,  // a decision for an option that there is not
  NoOperation,   // it runs on and on without coming to one
  OutOfTime,
  OutOfMemory,  // marks keep what is dead: there is not enough memory to be able to go back
};

// Does t wait, sleep or park, or is it about to sleep? If it can go on at all, it is by its time being up.
bool waits_for_time(const vm::World& world, ThreadId t);

class Timeline {
 public:
  static constexpr size_t kMostMarks = 1024;
  // The world must stand where no operation is being performed. `checkpoints` are the world's; null: there is no going
  // back. `most_marks`: at least 2; tests have few.
  Timeline(vm::World& world, const RunnerOptions& runner, checkpoint::Checkpoints* checkpoints,
           size_t most_marks = kMostMarks);
  Timeline(const Timeline&) = delete;
  Timeline& operator=(const Timeline&) = delete;

  // t's next operation. Decisions beyond `picks` are the first option. `look` sees it just before it is performed.
  using Look = std::function<void(const interp::Operation&)>;
  Refusal forward(ThreadId t, const std::vector<Pick>& picks, const Look& look, Moment* moment);
  // If it is refused the World may be that of the newest mark behind, and position() says so: whoever walks comes
  // forward again. Called when forward() has refused, in the state that the attempt has come to: the thread has been
  // brought before its operation, so that one can see why.
  void on_refusal(std::function<void(ThreadId, Refusal)> look) { on_refusal_ = std::move(look); }
  // The same, but `watch` may stop t in the midst of it, in front of an instruction (watch.stopped): then inside()
  // holds, position() is as before, and leave() comes back to where forward() has begun. Nothing else may go forward
  // from there.
  Refusal forward(ThreadId t, const std::vector<Pick>& picks, const Look& look, interp::InstructionWatch& watch,
                  Moment* moment);
  // A thread stands in the midst of an operation.
  bool inside() const { return inside_; }
  void leave();
  // Brings t before its first operation, if it is not there.
  Refusal start(ThreadId t, Moment* moment);
  Refusal start(ThreadId t, interp::InstructionWatch& watch, Moment* moment);
  // Goes back to the newest mark at `position` (at most the present one) or before it. False: there is none.
  bool back_to_mark(size_t position);
  // Makes a mark before each operation from now on, or where it is due only.
  void mark_everywhere(bool everywhere) { everywhere_ = everywhere; }
  // The World has been changed here: a mark that stands here is none any more.
  void forget_mark_here();

  // All of it as it is here, with its marks, to come back to later. Null: not possible.
  struct Copy;
  std::shared_ptr<const Copy> copy();
  bool come_back(const Copy& copy);  // false: it cannot be done any more, and nothing has changed

  // How many operations lie behind, not counting the one in the midst of which a thread stands.
  size_t position() const { return position_; }
  size_t marks() const { return before_.size(); }
  size_t spacing() const { return spacing_; }  // of marks that are due
  // Who has gone on last; kNoThread at the beginning.
  ThreadId last() const { return last_; }
  bool ended() const { return ended_; }
  // Would forward() perform it, with the first options, and without a wakeup that nobody can count on? True of a thread
  // that does not stand in front of an operation yet.
  bool can_go_on(ThreadId t) const;
  // Of those that can go on the one that ran last, or else the next in the order of their starts; who only waits for
  // his time, or is about to sleep, comes after all others, the shortest time first. So that endless loops of threads
  // that wait for others do come to their ends, who stands in front of a yield comes after those who need no time, and
  // every kTurn-th operation is one of a thread that waits for its time, or else of the next one. kNoThread: nobody
  // can.
  static constexpr size_t kTurn = 2'000;
  ThreadId next() const;

  BlockRunner& runner() { return runner_; }
  const BlockRunner& runner() const { return runner_; }
  HeldLocks& held() { return held_; }
  const HeldLocks& held() const { return held_; }
  LocksetTable& locksets() { return locksets_; }

 private:
  Refusal refusal_of(ThreadId t) const;
  Refusal refused(ThreadId t, Refusal refusal) const;
  Refusal run(ThreadId t, const std::vector<Pick>& picks, const Look& look, Moment* moment,
              interp::InstructionWatch* watch);
  Refusal step(ThreadId t, const std::vector<Pick>& picks, const Look& look, interp::InstructionWatch* watch,
               Moment* moment);
  Refusal begin(ThreadId t, interp::InstructionWatch* watch, Moment* moment);
  void mark();
  void mark_if_due();
  void mark_here();
  void thin();
  void undo();
  bool preempts(ThreadId t) const;

  vm::World& world_;
  BlockArena arena_;
  LocksetTable locksets_;
  HeldLocks held_;
  checkpoint::Checkpoints* const checkpoints_;
  BlockRunner runner_;
  std::function<void(ThreadId, Refusal)> on_refusal_;
  // Mark i of the checkpoints (others may stand above these for a while, as long as somebody tries something out).
  struct Before {
    size_t position;
    BlockRunner::Memory memory;
    ThreadId last;
  };
  std::vector<Before> before_;                 // positions ascend
  static constexpr size_t kUndueMarks = 4096;  // of operations that were watched
  const size_t most_marks_;
  size_t position_ = 0, spacing_ = 1;
  bool everywhere_ = false;
  ThreadId last_ = vm::kNoThread;
  bool ended_ = false, inside_ = false;
};

}  // namespace heddle::tester
