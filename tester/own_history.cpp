#include "tester/own_history.h"

#include <algorithm>

namespace heddle::tester {

namespace {

const vm::Class& owner_of(const vm::World& world, const vm::Frame& frame) {
  return *world.classes.method_by_id(frame.method)->owner;
}

}  // namespace

bool checks_history(const vm::World& world, vm::ThreadId t) {
  // (The test's main method, Scenario.run, History.explained.)
  constexpr u32 kDepth = 3;
  const vm::Thread& thread = world.thread(t);
  for (u32 i = 0; i < std::min(thread.core.frame_count, kDepth); ++i)
    if (const vm::Class& c = owner_of(world, thread.frames[i]); c.is_library && c.name == "heddle/History") return true;
  return false;
}

bool records_call(const vm::World& world, vm::ThreadId t, interp::StopKind kind) {
  if (kind != interp::StopKind::Enter && kind != interp::StopKind::Exit) return false;
  const vm::Thread& thread = world.thread(t);
  if (thread.core.frame_count == 0) return false;
  const vm::Class& c = owner_of(world, thread.top());
  return c.is_library && c.name == "heddle/Scenario";
}

}  // namespace heddle::tester
