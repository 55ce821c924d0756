#include "interp/task_threads.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "interp/library_contract.h"
#include "interp/library_fields.h"
#include "vm/live_registers.h"

namespace heddle::interp {

namespace {

using bytecode::Opcode;

// May a task call this method of its own thread? It may ask for its name; and for whether it is interrupted, or
// interrupt itself, unless it is a task of a ForkJoinPool (whose worker may run another one in front of its end): a
// worker has what is left of an interrupt taken away in front of the next task.
bool is_harmless(const vm::Method& callee, bool forked) {
  if (!is_library_class(*callee.owner, library::kThread)) return false;
  return callee.name == "getName" || (!forked && (callee.name == "interrupt" || callee.name == "isInterrupted"));
}

// Straight-line code behind the call at pc, which gives the thread: does it nothing with it but what is harmless?
bool only_does_harmless(const vm::Method& method, u32 pc, bool forked) {
  constexpr u32 kFar = 16;
  const std::vector<bytecode::Instruction>& code = method.image->code;
  const auto callee_at = [&](u32 at) -> const vm::Method& { return *method.calls[method.code[at].a].method; };
  if (pc >= code.size() || !bytecode::is_call(code[pc].op)) return false;
  const bytecode::RegisterEffects call = vm::effects_at(method, pc);
  if (!call.writes) return true;
  if (!call.write.is_reference) return false;
  std::vector<u16> holds{call.write.index};  // registers with the thread
  const auto held = [&](u16 r) { return std::find(holds.begin(), holds.end(), r) != holds.end(); };
  for (u32 at = pc + 1; at < code.size() && at <= pc + kFar; ++at) {
    std::erase_if(holds, [&](u16 r) { return !method.liveness().ref_live(at, r); });
    if (holds.empty()) return true;
    const bytecode::Instruction& i = code[at];
    if (i.op == Opcode::MOV_R) {
      const bool copies = held(i.b);
      std::erase(holds, i.a);
      if (copies) holds.push_back(i.a);
      continue;
    }
    if (!bytecode::is_call(i.op)) return false;
    const vm::Method& callee = callee_at(at);
    const bytecode::RegisterEffects e = vm::effects_at(method, at);
    if (!is_harmless(callee, forked)) return false;
    if (!held(static_cast<u16>(e.ref_window))) return false;
    if (e.writes && e.write.is_reference) std::erase(holds, e.write.index);
  }
  return false;
}

// In which the Thread object has its Runnable.
const vm::Field* target_field(const vm::World& world, vm::Ref thread) {
  return thread == 0 ? nullptr : vm::class_of(world, thread).find_field(library::kThreadTarget, "Ljava/lang/Runnable;");
}

// The thread's Runnable, if that is of this class of the library's, or one below it; else 0.
vm::Ref body_of(const vm::World& world, vm::ThreadId thread, std::string_view name) {
  const vm::Ref object = world.thread(thread).core.java_thread;
  const vm::Field* const target = target_field(world, object);
  const vm::Ref body = target == nullptr ? 0 : world.heap.load<vm::Ref>(object, target->offset);
  if (body == 0) return 0;
  for (const vm::Class* b = world.classes.by_id(world.heap.header(body).class_id); b != nullptr; b = b->super)
    if (is_library_class(*b, name)) return body;
  return 0;
}

bool has_body(const vm::World& world, vm::ThreadId thread, std::string_view name) {
  return body_of(world, thread, name) != 0;
}

// What the object's field holds; none: there is no such object, or no such field.
template <typename T>
std::optional<T> field_of(const vm::World& world, vm::Ref object, const char* name, const char* descriptor) {
  if (object == 0) return std::nullopt;
  const vm::Field* const field = world.classes.by_id(world.heap.header(object).class_id)->find_field(name, descriptor);
  return field == nullptr ? std::nullopt : std::optional<T>(world.heap.load<T>(object, field->offset));
}

// Of the task that the thread runs; none: it runs none.
template <typename T>
std::optional<T> of_task(const vm::World& world, vm::ThreadId thread, const char* name, const char* descriptor) {
  return field_of<T>(world, body_of(world, thread, library::kTaskBody), name, descriptor);
}

// The threads of the pool's tasks of which that holds, in the order of their numbers.
template <typename Holds>
std::vector<vm::ThreadId> tasks_of(const vm::World& world, vm::Ref pool, const Holds& holds) {
  std::vector<vm::ThreadId> tasks;
  for (const auto& t : world.threads)
    if (holds(*t) && of_task<vm::Ref>(world, t->id, library::kPoolOfTask, "Lheddle/TaskThreads;") == pool)
      tasks.push_back(t->id);
  return tasks;
}

// Does it call, in the name of the program, what that has chosen at run time?
bool calls_for_others(const vm::Class& c) {
  for (const std::string_view prefix : {"java/lang/reflect/", "java/lang/invoke/", "heddle/Reflection"})
    if (c.name.starts_with(prefix)) return true;
  for (const vm::Class* k = &c; k != nullptr; k = k->super)
    if (k->name == "heddle/Accessor") return true;
  return (c.flags & bytecode::kLambda) != 0;
}

}  // namespace

bool runs_task(const vm::World& world, vm::ThreadId thread) { return has_body(world, thread, library::kTaskBody); }

std::vector<std::pair<vm::Ref, const vm::Field*>> fields_of_task(const vm::World& world, vm::ThreadId thread) {
  std::vector<std::pair<vm::Ref, const vm::Field*>> fields;
  const vm::Ref object = world.thread(thread).core.java_thread;
  if (const vm::Field* const target = target_field(world, object)) fields.emplace_back(object, target);
  const vm::Ref body = body_of(world, thread, library::kTaskBody);
  if (body != 0)
    if (const vm::Field* const forked = vm::class_of(world, body).find_field(library::kIsForked, "Z"))
      fields.emplace_back(body, forked);
  return fields;
}

bool runs_forked_task(const vm::World& world, vm::ThreadId thread) {
  return of_task<u8>(world, thread, library::kIsForked, "Z").value_or(0) != 0;
}

bool is_unknown_to_all(const vm::World& world, vm::ThreadId thread) {
  return has_body(world, thread, library::kPoolBody) && !runs_task(world, thread);
}

bool has_workers(const vm::World& world) {
  return std::any_of(world.threads.begin(), world.threads.end(), [&](const auto& t) {
    const vm::Ref object = t->core.java_thread;
    if (object == 0) return false;
    const vm::Class* const c = world.classes.by_id(world.heap.header(object).class_id);
    return is_library_class(*c, library::kForkJoinWorker) || has_body(world, t->id, library::kPoolWorker);
  });
}

bool is_count_of_tasks(const vm::World& world, vm::Ref object, u32 offset) {
  return is_library_field(world, object, offset, library::kTaskThreads, library::kTaskCount, "I");
}

bool is_end_of_tasks(const vm::World& world, vm::Ref object, u32 offset) {
  return is_library_field(world, object, offset, library::kTaskThreads, library::kTasksEnded, "Z");
}

std::vector<vm::ThreadId> ended_tasks(const vm::World& world, vm::Ref pool) {
  return tasks_of(world, pool, [](const vm::Thread& t) { return t.core.state == vm::ThreadState::Dead; });
}

std::vector<vm::ThreadId> counted_tasks(const vm::World& world, vm::Ref pool) {
  return tasks_of(world, pool, [&](const vm::Thread& t) {
    return t.core.state != vm::ThreadState::Dead && t.core.state != vm::ThreadState::Unborn &&
           of_task<u8>(world, t.id, library::kHasLeft, "Z") == 0;
  });
}

bool stops_ended_task(const vm::World& world, vm::ThreadId thread) {
  const vm::Ref stopper = body_of(world, thread, library::kStopper);
  const vm::Ref task = field_of<vm::Ref>(world, stopper, library::kStoppedTask, "Lheddle/TaskBody;").value_or(0);
  return field_of<u8>(world, task, library::kHasEnded, "Z").value_or(0) != 0;
}

bool stops_pools(const vm::World& world) {
  const std::vector<std::string>& promoted = world.options.promoted;
  return std::find(promoted.begin(), promoted.end(), library::kStops) != promoted.end();
}

bool own_thread_is_not_seen(const vm::World& world, vm::ThreadId thread) {
  const vm::Thread& t = world.thread(thread);
  u32 i = t.core.frame_count;
  if (i > 0 && world.classes.method_by_id(t.frames[i - 1].method)->is_native()) --i;  // currentThread itself
  if (i == 0) return true;
  const vm::Frame& frame = t.frames[i - 1];
  const vm::Method& caller = *world.classes.method_by_id(frame.method);
  if (!caller.owner->is_library)
    return only_does_harmless(caller, frame.pc & 0x7fffffffu, runs_forked_task(world, thread));
  return !calls_for_others(*caller.owner);
}

}  // namespace heddle::interp
