#include "tester/race_witness.h"

#include <algorithm>

#include "tester/describe.h"
#include "tester/finalization.h"

namespace heddle::tester {
namespace {

using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

class RaceWitness {
 public:
  RaceWitness(vm::World& world, checkpoint::Checkpoints& checkpoints, const RunnerOptions& runner,
              const RawFinding& race, bool promoted_before)
      : world_(world),
        checkpoints_(checkpoints),
        race_(race),
        promoted_before_(promoted_before),
        held_(locksets_),
        runner_(world, arena_, held_, runner.single_operations()) {}

  std::optional<interp::Schedule> build() {
    for (const PathStep& step : race_.path)
      if (!follow(step)) return std::nullopt;
    if (!go_on_to(race_.race.first) || !go_on_to(race_.race.second)) return std::nullopt;
    return to_schedule(world_, steps_);
  }

 private:
  Operation pending(ThreadId t) {
    if (world_.thread(t).core.state == ThreadState::Runnable) runner_.advance(t);
    return interp::pending_operation(world_, t);
  }

  // Does the operation access exactly one variable? Others, such as copies of arrays, access several together.
  static bool is_variable(const Operation& stop) {
    return stop.kind == StopKind::VolatileRead || stop.kind == StopKind::VolatileWrite;
  }

  // Is the operation an access that was invisible in the search, and is an operation in this World only?
  bool is_new_operation(const Operation& stop) const {
    if (promoted_before_ || (stop.kind != StopKind::Elements && !(is_variable(stop) && is_promoted(world_, stop))))
      return false;
    if (promotable_name(world_, stop.object, stop.offset) == race_.promotable) return true;
    if (stop.kind != StopKind::Elements || world_.has_promoted_elements(stop.object)) return false;
    return !was_promoted(stop.object);  // it is for the raced field that the object's accesses are operations
  }

  // Has the object a field, other than the raced one, whose accesses were operations in the search, too?
  bool was_promoted(Ref object) const {
    const auto& chain = world_.classes.by_id(world_.heap.header(object).class_id)->super_chain;
    return std::any_of(chain.begin(), chain.end(), [&](const vm::Class* c) {
      return std::any_of(c->fields.begin(), c->fields.end(), [&](const vm::Field& f) {
        return f.promoted && !f.is_static() && promotable_name(world_, object, f.offset) != race_.promotable;
      });
    });
  }

  // Performs one operation of the step's thread. False if it cannot proceed.
  bool perform(PathStep* step, const std::vector<Pick>& forced) {
    runner_.let_time_pass(true);  // (the search has done the same)
    if (!runner_.candidate(step->thread)) return false;
    const Block block = arena_.blocks[runner_.run(step->thread, forced)];
    std::vector<Pick> picks(arena_.picks.begin() + block.picks.begin,
                            arena_.picks.begin() + block.picks.begin + block.picks.size);
    arena_.truncate({});
    // (A thread that goes round for ever behind the operation has performed it all the same.)
    if (block.visible_operations == 0 || block.end == BlockEnd::Blocked || runner_.pick_out_of_range()) return false;
    for (Pick& p : picks) {
      p.at = step->operations;
      step->picks.push_back(p);
    }
    ++step->operations;
    return true;
  }

  // The thread that the search's World knew by that number; kNoThread if it has not been started here.
  ThreadId thread_of(u32 number) const {
    if (number >= race_.race.threads.size()) return vm::kNoThread;
    const ThreadId t = interp::find_thread(world_, race_.race.threads[number]);
    return t == vm::kNoThread || world_.thread(t).core.state == ThreadState::Unborn ? vm::kNoThread : t;
  }

  // Follows one step of the search's path. The path does not count accesses of the raced variable if they were no
  // operations in the search; here they are performed in between.
  bool follow(const PathStep& step) {
    PathStep now{thread_of(step.thread), 0, {}};
    if (now.thread == vm::kNoThread) return false;
    u32 new_operations = 0;
    for (u32 done = 0; done < step.operations;) {
      const bool counts = !is_new_operation(pending(now.thread));
      if (!counts && ++new_operations > kMostAccesses) return false;
      std::vector<Pick> forced;
      for (const Pick& p : step.picks)
        if (counts && p.at == done && p.kind != interp::DecisionKind::Timeout)
          forced.push_back({0, p.kind, p.value, p.options});
      if (!perform(&now, forced)) return false;
      done += counts;
    }
    if (!run_on(step, &now)) return false;
    steps_.push_back(std::move(now));
    queue_dead_finalizable(world_);  // as behind each block of the search
    return true;
  }

  // Through accesses of the raced variable behind the step's last operation, as far as the search's block has gone:
  // what it has written there others may wait for. (A block that could not get a monitor may have no operation at all.)
  bool run_on(const PathStep& step, PathStep* now) {
    if (step.end_position.frames == 0) return true;
    for (u32 i = 0; i < kMostAccesses; ++i) {
      const Operation next = pending(now->thread);
      const bool there = is_at_or_behind(run_position(world_.thread(now->thread)), step.end_position);
      if (there || !is_new_operation(next)) return true;
      if (!perform(now, {})) return false;
    }
    return false;
  }

  // (Which elements of which arrays a native method accesses only its call knows: a thread may come to one call of the
  // library that copies arrays several times.)
  bool is_at(const RawFinding::Race::Side& side, ThreadId t) {
    const vm::Thread& thread = world_.thread(t);
    if (thread.core.frame_count == 0) return false;  // about to end
    const vm::Frame* place = &thread.top();
    const vm::Method* method = world_.classes.method_by_id(place->method);
    // A native method of the program's has no lines: its accesses stand at the call (interp::record_accesses).
    if (method->is_native() && !method->owner->is_library && thread.core.frame_count > 1) {
      place = &thread.frames[thread.core.frame_count - 2];
      method = world_.classes.method_by_id(place->method);
    }
    if ((place->pc & 0x7fffffffu) != side.pc || method->name_hash != side.method) return false;
    const std::vector<StandingAccess> standing = standing_accesses(world_, checkpoints_, t);
    return std::any_of(standing.begin(), standing.end(), [&](const StandingAccess& a) {
      return a.access.offset <= race_.race.offset && race_.race.offset - a.access.offset < a.width &&
             world_.object_label(a.access.object) == race_.race.object;
    });
  }

  // Brings the thread to just before its racing access, through accesses of the same variable that lie before it.
  bool go_on_to(const RawFinding::Race::Side& side) {
    PathStep now{thread_of(side.thread), 0, {}};
    if (now.thread == vm::kNoThread) return false;
    for (u32 i = 0; i < kMostAccesses; ++i) {
      const Operation stop = pending(now.thread);
      if (is_at(side, now.thread)) {
        steps_.push_back(std::move(now));
        return true;
      }
      // (If it comes to an operation that the search knew, too, the search's block has ended before the access, so that
      // this is not the way to it.)
      if (!is_new_operation(stop) || !perform(&now, {})) return false;
    }
    return false;
  }

  static constexpr u32 kMostAccesses = 1'000'000;  // of the raced variable, between two operations of the search

  vm::World& world_;
  checkpoint::Checkpoints& checkpoints_;
  const RawFinding& race_;
  const bool promoted_before_;
  BlockArena arena_;
  LocksetTable locksets_;
  HeldLocks held_;
  BlockRunner runner_;
  std::vector<PathStep> steps_;
};

}  // namespace

std::optional<StandingAccess> standing_access(const vm::World& world, ThreadId t) {
  const vm::Thread& thread = world.thread(t);
  if (thread.core.state != ThreadState::Runnable || thread.core.frame_count == 0) return std::nullopt;
  const Operation stop = interp::pending_operation(world, t);
  const bool write = stop.kind != StopKind::VolatileRead;
  if (stop.object == 0 || (write && stop.kind != StopKind::VolatileWrite && stop.kind != StopKind::Cas))
    return std::nullopt;
  const bool plain = stop.plain || is_promoted(world, stop);
  const vm::Frame& top = thread.top();
  return StandingAccess{{stop.object, stop.offset, top.method, top.pc & 0x7fffffffu, write}, !plain, stop.width};
}

std::vector<StandingAccess> standing_accesses(vm::World& world, checkpoint::Checkpoints& checkpoints, ThreadId t) {
  if (world.thread(t).core.state != ThreadState::Runnable || world.thread(t).core.frame_count == 0) return {};
  const Operation stop = interp::pending_operation(world, t);
  // (A native function that must not be called twice is not: its answer is in the journal.)
  const bool at_once = stop.kind == StopKind::Elements || stop.kind == StopKind::Input || stop.kind == StopKind::File ||
                       stop.kind == StopKind::Native ||
                       (stop.kind == StopKind::IsAlive && stop.object == 0);  // Thread.enumerate
  if (at_once && !world.options.promoted.empty()) {
    const auto mark = checkpoints.mark();
    interp::Events events;
    interp::perform(world, t, {}, &events);
    checkpoints.restore(mark);
    checkpoints.pop(mark);
    std::vector<StandingAccess> all;
    for (const interp::Access& a : events.accesses)
      if (a.offset != interp::kInitOffset) all.push_back({a, false});
    return all;
  }
  const std::optional<StandingAccess> one = standing_access(world, t);
  return one ? std::vector<StandingAccess>{*one} : std::vector<StandingAccess>{};
}

std::optional<interp::Schedule> race_witness(vm::World& world, checkpoint::Checkpoints& checkpoints,
                                             const RunnerOptions& runner, const RawFinding& race,
                                             bool promoted_before) {
  return RaceWitness(world, checkpoints, runner, race, promoted_before).build();
}

}  // namespace heddle::tester
