#include "tester/own_history.h"

#include <algorithm>

#include "tester/block.h"

namespace heddle::tester {

namespace {

const vm::Class& owner_of(const vm::World& world, const vm::Frame& frame) {
  return *world.classes.method_by_id(frame.method)->owner;
}

bool is_of_scenario(const vm::World& world, const vm::Frame& frame) {
  const vm::Class& c = owner_of(world, frame);
  return c.is_library && c.name == "heddle/Scenario";
}

}  // namespace

bool checks_history(const vm::World& world, vm::ThreadId t) {
  // (The test's main method, Scenario.run, History.explained.)
  constexpr u32 kDepth = 3;
  const vm::Thread& thread = world.thread(t);
  for (u32 i = 0; i < std::min(thread.core.frame_count, kDepth); ++i)
    if (const vm::Class& c = owner_of(world, thread.frames[i]); c.is_library && c.name.starts_with("heddle/History"))
      return true;
  return false;
}

bool records_call(const vm::World& world, vm::ThreadId t, interp::StopKind kind) {
  const vm::Thread& thread = world.thread(t);
  if (kind == interp::StopKind::Join) return interp::is_unless_stuck(interp::pending_operation(world, t));
  if (kind != interp::StopKind::Enter && kind != interp::StopKind::Exit) return false;
  return thread.core.frame_count != 0 && is_of_scenario(world, thread.top());
}

bool is_call_boundary(const vm::World& world, vm::ThreadId t, vm::Ref monitor) {
  if (is_init_monitor(monitor) || world.classes.by_id(world.heap.header(monitor).class_id)->name != "heddle/Monitor")
    return false;
  const vm::Thread& thread = world.thread(t);
  return std::any_of(thread.frames, thread.frames + thread.core.frame_count,
                     [&](const vm::Frame& f) { return is_of_scenario(world, f); });
}

}  // namespace heddle::tester
