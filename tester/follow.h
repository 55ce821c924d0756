// Follows a schedule in a program that has been changed since it was written (vm replay --tolerant): its operations are
// found again by their anchors, as far as that goes.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tester/anchors.h"
#include "tester/replay.h"
#include "tester/timeline.h"

namespace heddle::tester {

class Follower {
 public:
  // Performs a thread's next operation, with these decisions; false if it cannot.
  using Operate = std::function<bool(ThreadId, const std::vector<Pick>&)>;
  // `checkpoints`: of the world, to look ahead. What was followed, and what not, goes to *following.
  Follower(vm::World& world, Timeline& timeline, checkpoint::Checkpoints& checkpoints, Anchors& anchors,
           Operate operate, Following* following)
      : world_(world),
        timeline_(timeline),
        checkpoints_(checkpoints),
        anchors_(anchors),
        operate_(std::move(operate)),
        following_(*following) {}

  // All of it that can be followed. Each operation must have its anchor.
  void follow(const interp::Schedule& schedule);

 private:
  // An operation of the schedule, on its way to be followed by its anchor.
  struct Due {
    const interp::ScheduleStep* step;
    u64 at;
    bool done = false;
    const interp::Anchor& anchor() const { return step->anchors[at]; }
  };
  enum class Found : u8 { Done, Gone, HeldUp };
  Found find(std::vector<Due>& due, size_t index, bool in_turn);
  bool bring_before_next(std::vector<Due>& due, size_t index);
  Partners partners_of(const std::vector<Due>& due, size_t index, ThreadId t, std::vector<size_t>* window);
  void drop(Due& due);
  bool add_operation(ThreadId t);
  void remark(std::string line);
  ThreadId thread_now(const std::string& path) const;
  void note_started(ThreadId parent, const std::string& path, bool of_schedule);
  interp::Anchor anchor_now(ThreadId t) { return anchors_.of(t, interp::pending_operation(world_, t)); }

  vm::World& world_;
  Timeline& timeline_;
  checkpoint::Checkpoints& checkpoints_;
  Anchors& anchors_;
  const Operate operate_;
  Following& following_;
  std::map<std::string, ThreadId> threads_now_;            // path in the schedule -> the thread
  std::set<std::pair<std::string, std::string>> changes_;  // objects, then and now
  std::map<std::string, u32> starts_;                      // of a path's thread in the schedule, so far
};

}  // namespace heddle::tester
