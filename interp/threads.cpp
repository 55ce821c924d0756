// Threads' lives: start, death, waking up.
#include "interp/library_contract.h"
#include "interp/machine.h"

#include <algorithm>

namespace heddle::interp {

ThreadId thread_of(const World& world, Ref java_thread) {
  if (const vm::Field* field = world.classes.well_known().thread_id) {
    const i32 id = world.heap.load<i32>(java_thread, field->offset);
    return id <= 0 ? vm::kNoThread : static_cast<ThreadId>(id) - 1;
  }
  for (const auto& t : world.threads)
    if (t->core.java_thread == java_thread && t->core.state != ThreadState::Unborn) return t->id;
  return vm::kNoThread;
}

bool start_thread(World& world, ThreadId id, Ref java_thread, vm::LinkageError* why) {
  Class& c = class_of(world, java_thread);
  Method* run = c.find_method(library::kRun, "()V");
  if (run == nullptr) {
    *why = {"java/lang/NoSuchMethodError", c.dotted_name() + ".run()"};
    return false;
  }
  if (!ensure_prepared(world, *run, why)) return false;
  Thread& t = world.thread(id);
  world.before_write_thread(id);
  const u32 epoch = t.core.epoch;
  t.core = vm::ThreadCore{};
  t.core.epoch = epoch;
  t.core.java_thread = java_thread;
  t.core.state = ThreadState::Runnable;
  if (const vm::Field* daemon = world.classes.well_known().thread_daemon)
    t.core.daemon = world.heap.load<u32>(java_thread, daemon->offset) != 0;
  if (const vm::Field* field = world.classes.well_known().thread_id) {
    t.core.interrupted = world.heap.load<i32>(java_thread, field->offset) < 0;
    world.heap.store<i32>(java_thread, field->offset, static_cast<i32>(id) + 1);
  }
  push_frame(world, t, *run, vm::kRunFrame, 0);
  refs_of(t, t.top())[0] = java_thread;
  ++world.scalars.live_threads;
  if (!t.core.daemon) ++world.scalars.live_user_threads;
  return true;
}

void wake_waiter(World& world, ThreadId waiter, std::vector<ThreadId>* woken) {
  world.before_write_thread(waiter);
  world.thread(waiter).core.state = ThreadState::Reacquire;
  if (woken != nullptr) woken->push_back(waiter);
}

bool wake_all_waiters(World& world, Ref object, std::vector<ThreadId>* woken) {
  std::vector<ThreadId> waiters;
  waiters_of(world, object, waiters);
  for (ThreadId w : waiters) wake_waiter(world, w, woken);
  return !waiters.empty();
}

Method* shutdown_hooks(World& world, ThreadId id) {
  if (world.thread(id).core.daemon || world.scalars.live_user_threads != 1) return nullptr;
  return has_shutdown_hooks(world) ? world.classes.load(library::kRuntime)->find_method(library::kRunHooks, "()V")
                                   : nullptr;
}

bool has_shutdown_hooks(World& world) {
  const vm::WellKnown& known = world.classes.well_known();
  if (known.runtime == nullptr && world.classes.load(library::kRuntime) == nullptr) return false;
  return known.shutdown_hooks != nullptr &&
         world.heap.load<Ref>(known.runtime->statics, known.shutdown_hooks->offset) != 0;
}

bool program_handles_uncaught(const World& world, ThreadId id, std::vector<std::pair<Ref, u32>>* looked_at) {
  const Class* thread = world.classes.well_known().thread;
  const auto look = [&](Ref object, const vm::Field* field) -> Ref {
    if (object == 0 || field == nullptr) return 0;
    looked_at->emplace_back(object, field->offset);  // it has been read even if it holds no handler
    return world.heap.load<Ref>(object, field->offset);
  };
  const Ref self = world.thread(id).core.java_thread;
  if (thread == nullptr || self == 0) return false;
  const Ref own = look(self, world.classes.well_known().thread_handler);
  // A group is a handler, too: it asks its parent, and the last one takes the default handler.
  const vm::Field* group_of = instance_field(*thread, library::kThreadGroup);
  Ref group = own != 0 || group_of == nullptr ? own : world.heap.load<Ref>(self, group_of->offset);
  while (group != 0) {
    Class& c = class_of(world, group);
    const Method* method = c.find_method(library::kUncaughtException, library::kUncaughtExceptionDescriptor);
    if (method == nullptr || !method->owner->is_library) return true;
    const vm::Field* parent = instance_field(c, library::kGroupParent);
    group = parent == nullptr ? 0 : world.heap.load<Ref>(group, parent->offset);
  }
  return look(thread->statics, thread->find_field(library::kDefaultHandler, library::kHandlerDescriptor)) != 0;
}

Ref own_handler(const World& world, ThreadId id) {
  const u32 offset = own_handler_offset(world, id);
  return offset == ~0u ? 0 : world.heap.load<Ref>(world.thread(id).core.java_thread, offset);
}

Ref default_handler(const World& world) {
  const Class* thread = world.classes.well_known().thread;
  const vm::Field* field =
      thread == nullptr ? nullptr : thread->find_field(library::kDefaultHandler, library::kHandlerDescriptor);
  return field == nullptr ? 0 : world.heap.load<Ref>(thread->statics, field->offset);
}

u32 own_handler_offset(const World& world, ThreadId id) {
  const Ref self = world.thread(id).core.java_thread;
  const vm::Field* own = self == 0 ? nullptr : world.classes.well_known().thread_handler;
  return own == nullptr || world.heap.load<Ref>(self, own->offset) == 0 ? ~0u : own->offset;
}

void kill_thread(World& world, ThreadId id, std::vector<ThreadId>* woken, bool* delivered) {
  Thread& t = world.thread(id);
  world.before_write_thread(id);
  t.core.state = ThreadState::Dead;
  // As OpenJDK's Thread.exit() does.
  if (const u32 handler = own_handler_offset(world, id); handler != ~0u)
    world.heap.store<Ref>(t.core.java_thread, handler, 0);
  --world.scalars.live_threads;
  if (!t.core.daemon) --world.scalars.live_user_threads;
  *delivered = t.core.java_thread != 0 && wake_all_waiters(world, t.core.java_thread, woken);
  if (!world.options.backtracks && !world.heap.recording_undo()) t.release_stacks();
}

void waiters_of(const World& world, Ref object, std::vector<ThreadId>& out) {
  out.clear();
  for (const auto& t : world.threads)
    if (vm::in_wait_set(t->core.state) && t->core.wait_object == object) out.push_back(t->id);
  std::sort(out.begin(), out.end(), [&](ThreadId a, ThreadId b) {
    return world.thread(a).core.wait_number < world.thread(b).core.wait_number;
  });
}

}  // namespace heddle::interp
