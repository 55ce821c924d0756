// The debugger's walk through a run: a timeline (tester/timeline.h) with a plan, and what happened in words.
//
// What lies ahead is a plan: the rest of a schedule, or what has been walked before and gone back over. Whoever lets
// another thread go on than the planned one gives the plan up.
//
// A step back is: back to the newest mark, and the operations from there once more. What an operation looked like is
// kept for the latest ones, and found out again for the others. Whoever goes far back leaves a copy of the World at the
// far end, by which he comes forward again.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "checkpoint/checkpoint.h"
#include "interp/schedule.h"
#include "repl/scope.h"
#include "repl/step_log.h"
#include "repl/stepping.h"
#include "tester/finding.h"
#include "tester/path.h"
#include "tester/race_witness.h"
#include "tester/timeline.h"

namespace heddle::repl {

using vm::Ref;
using vm::ThreadId;

// One operation, as it is planned or was performed.
struct Step {
  std::string thread;               // its path: "0.1"
  std::vector<tester::Pick> picks;  // decisions that it takes: those of the schedule, in order
  bool only_starts = false;         // the thread is brought before its first operation, and performs none
  bool ends_step = false;           // a step of the schedule ends here (finalizers may be queued between steps)
  tester::StepReport row;           // performed ones
  std::vector<std::string> events;  // performed ones: failures and races that were seen, a sentence each
  bool fails = false;               // performed ones: an assertion failed, or an exception was not caught
  std::string output;               // performed ones: what the program wrote
};

class Walk {
 public:
  // What a long way may cost. (Tests make a short way long.)
  struct Limits {
    size_t most_marks = tester::Timeline::kMostMarks;
    size_t far = 8192;  // operations: to come so far forward again a copy of the World is worth its memory
  };
  // The world must have just been started, and stay.
  Walk(vm::World& world, const tester::RunnerOptions& runner, const Limits& limits);
  Walk(vm::World& world, const tester::RunnerOptions& runner) : Walk(world, runner, Limits{}) {}
  Walk(const Walk&) = delete;
  Walk& operator=(const Walk&) = delete;

  // These steps of a schedule lie ahead from now on, and nothing else.
  void plan(const std::vector<interp::ScheduleStep>& steps);

  // What lies behind and ahead, to come back to after another plan has been tried: the operations behind must be the
  // same ones then.
  struct Plan {
    StepLog operations;
    size_t scheduled = 0, walked = 0;
    std::map<std::string, size_t> named;
  };
  Plan kept_plan() const { return {operations_, scheduled_, walked_, named_}; }
  void plan(Plan kept);

  const vm::World& world() const { return world_; }
  size_t position() const { return timeline_.position(); }  // operations behind
  // In the midst of an operation: what of it has been executed. Everything that speaks of operations counts it as not
  // performed; who goes on by whole operations from there, or back, first leaves it.
  Point point() const { return {position(), ticks_}; }
  bool inside() const { return ticks_ != 0; }
  // The operation that is under way. Null: there is none, or it has not been performed (a thread that begins executes
  // code before it).
  const Step* under_way() const {
    return inside() && under_way_.row.operation.kind != interp::StopKind::Dead ? &under_way_ : nullptr;
  }
  size_t planned() const { return operations_.size(); }  // operations behind and ahead
  size_t scheduled() const { return scheduled_; }        // of these, those of plan(); 0 once its way has been left
  // Operation i < planned(): as it was performed, if it has ever been on this way; otherwise as it is planned. The
  // reference is good until another one is asked for or performed.
  const Step& operation(size_t i);
  // The same without a look back, which may take a while.
  const std::string& thread_of(size_t i) const { return operations_.thread(i); }
  bool fails(size_t i) const { return operations_.is(i, StepLog::kFails); }
  const std::vector<std::string>& events(size_t i) const { return operations_.events(i); }
  bool ended() const { return timeline_.ended(); }  // the program has
  // Which thread goes on next: the planned one; without a plan the one that ran last, or else the next in the order
  // of their starts, that can go on. Its path, or "" if none can.
  std::string next_thread() const;

  // Performs one operation of a thread. False with *error, in a state as before: there is no such thread, it has
  // ended, it cannot go on (with the reason), or the decision is out of range. Planned decisions are taken along if
  // the thread is the planned one and `picks` is empty; otherwise the plan is given up if it says something else.
  bool forward(const std::string& thread, const std::vector<tester::Pick>& picks, std::string* error);
  // Undoes the latest operation, or what has been executed of the one that is under way. False at the beginning.
  bool back();
  // To the state behind so many operations, back or forwards. False with *error, as far as it came: nobody can go on,
  // or the schedule does not fit.
  bool go_to(size_t target, std::string* error);
  // Once it is not 0, a long way is given up where it has come to.
  void stop_at(const volatile int* stop) { stop_ = stop; }
  // Walks from the state behind operation `from` to the one behind `to` (at most all that have been walked on this
  // way), and shows each operation to `look`, just before and just behind it, until that says false; then everything is
  // as before.
  using Look = std::function<bool(size_t operation, bool performed)>;
  // `rows`: operation(i) of those that are shown costs nothing then.
  void look_back(size_t from, size_t to, bool rows, const Look& look);
  tester::BlockRunner& runner() { return timeline_.runner(); }
  const tester::HeldLocks& held() const { return timeline_.held(); }
  bool stopped() const { return stop_ != nullptr && *stop_ != 0; }

  // Names for points of this way. A way that is left takes those ahead along.
  std::map<std::string, size_t>& named_points() { return named_; }
  size_t walked() const { return walked_; }  // how far this way has ever been walked

  enum class Reached : u8 { Whole, Inside, Refused };
  // As forward(), from between two operations; but `ticker` may stop the thread in the midst of the operation. Whole:
  // it has not, or where it did is the operation's end. The plan is kept as long as the operation is under way.
  Reached forward(const std::string& thread, const std::vector<tester::Pick>& picks, Ticker& ticker,
                  std::string* error);
  // Back to the point in front of the operation that is under way.
  void leave();
  // To an instruction of the next operation, from between two operations. False: there is no such instruction, and the
  // walk is where it was.
  bool seek(const std::string& thread, const std::vector<tester::Pick>& picks, u64 ticks);

  // Changes the state at this point, besides the operations: `change` does it through the doors of the World, and says
  // whether it has. It belongs to this point from now on: whoever goes back over it undoes it, and coming here again on
  // the same way does it again. A plan that lies ahead is given up.
  bool edit(const std::function<bool()>& change);
  size_t edits() const;  // of the way behind
  vm::World& world_to_edit() { return world_; }
  checkpoint::Checkpoints& checkpoints() { return checkpoints_; }

  // The thread's next operation, as far as it is known: a thread that has not run since its start stands before code
  // that nobody has looked at (nothing).
  tester::OperationReport next_operation(ThreadId t, tester::Place* place) const;
  bool can_go_on(ThreadId t) const;  // its next operation, as far as that is known
  std::vector<tester::ThreadReport> threads() const;

  // What lies behind, as a path (tester::to_schedule makes a schedule of it). Steps of finalizer threads may be joined
  // otherwise than they were walked: with --finalizers=explore the schedule may end in another state.
  std::vector<tester::PathStep> path() const;

 private:
  void look_for_races(vm::ThreadId mover);
  void on_fault(const tester::ProgramFault& fault);
  bool go(const std::string& thread, const std::vector<tester::Pick>& picks, Ticker* ticker, std::string* error);
  bool perform(size_t at, Step* step, bool shown, Ticker* ticker, std::string* error);
  bool advance(bool shown, Ticker* ticker, std::string* error);
  void show(Step step, size_t at);
  void leave_way(Point from);
  bool back_to(size_t target);
  void repeat_to(size_t target);
  bool repeat(size_t target, bool marks);
  void do_edits(size_t at);
  bool edits_inside(size_t operation) const;
  std::string why_not(tester::Refusal refusal, ThreadId t) const;

  vm::World& world_;
  const size_t far_;
  checkpoint::Checkpoints checkpoints_;
  KeptVariables kept_;
  tester::Timeline timeline_;

  Ticker::Edits edits_;
  StepLog operations_;  // [0, position()) are performed
  size_t scheduled_ = 0;
  size_t walked_ = 0;  // [0, walked_) have been performed on this way; those from position() on lie ahead again
  u64 ticks_ = 0;      // of the operation that is under way
  Step under_way_;     // likewise
  static constexpr size_t kShown = 2048;
  std::map<std::string, size_t> named_;
  struct Shown {
    Step step;
    u64 number = 0;
  };
  u64 shows_ = 0;
  std::map<size_t, Shown> shown_;  // what operations looked like, at most kShown
  std::deque<std::pair<size_t, u64>> shown_order_;
  Step planned_;  // the last one that was asked for and has never been performed
  std::shared_ptr<const tester::Timeline::Copy> far_end_;
  size_t far_position_ = 0;  // of far_end_
  const volatile int* stop_ = nullptr;
  bool comes_back_ = false;          // whoever walks only looks, and goes all the way
  std::string refusal_;              // why the latest operation was refused
  std::vector<std::string> events_;  // of the operation that is being performed
  bool fails_ = false;               // likewise
};

}  // namespace heddle::repl
