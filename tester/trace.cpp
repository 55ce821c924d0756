#include "tester/trace.h"

#include <algorithm>

#include "interp/outside_ops.h"
#include "interp/queues.h"
#include "tester/describe.h"
#include "tester/names.h"
#include "tester/words.h"

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

OperationReport operation_report(const vm::World& world, ThreadId t, const Operation& s, Place* place) {
  std::vector<Place> stack = places_of(world, t);
  if (const Place* p = user_place(stack)) *place = *p;
  OperationReport o;
  o.kind = s.kind;
  const auto is = [&](Manner manner, bool so) {
    if (so) o.manner = manner;
  };
  const auto on_field = [&] {
    const vm::Thread& thread = world.thread(t);
    o.name = variable_label(world, s.object, s.offset, thread.top().method, thread.top().pc);
  };
  const auto on_other = [&] {
    if (s.target < world.threads.size() && world.thread(s.target).core.state != ThreadState::Unborn)
      o.name = world.thread_label(s.target);
  };
  const vm::ThreadCore& core = world.thread(t).core;
  const bool arrived = interp::has_arrived(core);
  switch (s.kind) {
    case StopKind::Enter:
      o.object = monitor_thing(world, s.object);
      is(Manner::Queues, !s.reentrant && !interp::decode(world, s).can_go_on());
      is(Manner::Unnoticed, s.reentrant);
      break;
    case StopKind::Exit:
      o.object = monitor_thing(world, s.object);
      is(Manner::Unnoticed, s.reentrant);
      break;
    case StopKind::Leave: o.object = monitor_thing(world, core.wait_object); break;
    case StopKind::Reacquire:
      o.object = monitor_thing(world, s.object);
      is(Manner::Interrupted, core.pending_interrupted_exception != 0);
      break;
    case StopKind::Wait:
    case StopKind::Notify:
    case StopKind::NotifyAll:
    case StopKind::TryEnter:
    case StopKind::Elements: o.object = monitor_thing(world, s.object); break;
    case StopKind::Join:
      on_other();
      is(Manner::Arrived, arrived);
      break;
    case StopKind::Park:
    case StopKind::Sleep: is(Manner::Arrived, arrived); break;
    case StopKind::Unpark:
    case StopKind::Interrupt: on_other(); break;
    case StopKind::GetState:
      if (s.object == 0) o.name = "all threads";
      else on_other();
      break;
    case StopKind::IsAlive:
      if (s.object == 0) break;  // of which threads?
      o.object = monitor_thing(world, s.object);
      on_other();
      // (Thread's own methods ask, too.)
      is(Manner::Unnoticed, std::none_of(stack.begin(), stack.end(),
                                         [](const Place& p) { return p.method == "java.lang.Thread.isAlive"; }));
      break;
    case StopKind::VolatileRead:
    case StopKind::VolatileWrite:
    case StopKind::Cas: on_field(); break;
    case StopKind::ClassInit:
    case StopKind::ClassInitDone: o.name = world.classes.by_id(s.class_id)->dotted_name(); break;
    case StopKind::Choose: o.count = s.count; break;
    case StopKind::HashOrder:
      o.count = s.count;
      is(Manner::Unnoticed, s.count < 2);
      break;
    case StopKind::File: o.file = interp::file_deed(world, t, &o.name); break;
    case StopKind::Native: o.name = interp::stack_of(world, t).front().method->readable(); break;
    case StopKind::Waiting: o.object = {ThingKind::Monitor, world.object_label(core.wait_object)}; break;
    case StopKind::Uncaught: o.name = exception_text(world, s.exception); break;
    case StopKind::Start:
    case StopKind::Death:
    case StopKind::InterruptedQuery:
    case StopKind::Input:
    case StopKind::Output:
    case StopKind::Clock:
    case StopKind::ExitVm:
    case StopKind::Collect:
    case StopKind::AwaitFinalizers:
    case StopKind::AssertionFailed: break;
    default: is(Manner::Unnoticed, true);
  }
  return o;
}

namespace {

// Their methods are operations of the language, as far as schedules go.
bool is_language_class(const std::string& name) {
  return name == "java/lang/Object" || name == "java/lang/Thread" || name.starts_with("heddle/") ||
         name == "java/lang/System" || name == "java/io/PrintStream";
}

bool is_thread_group(const vm::Class& c) { return simple_name(c).starts_with("ThreadGroup"); }

}  // namespace

LibraryCall library_call(const vm::World& world, ThreadId t) {
  LibraryCall call;
  const std::vector<interp::StackFrame> stack = interp::stack_of(world, t);  // innermost first
  size_t user = 0;
  while (user < stack.size() && (stack[user].method == nullptr || stack[user].method->owner->is_library)) ++user;
  if (user == 0 || stack.empty()) return call;
  call.no_user_code = user == stack.size();
  size_t i = user - 1;
  // A worker: what its thread runs, behind Thread.run and the lambdas of the library.
  if (call.no_user_code)
    while (i > 0 && (stack[i].method == nullptr || is_language_class(stack[i].method->owner->name))) --i;
  // Of a concatenation the toString() in it, not String.valueOf().
  while (i > 0 && stack[i].method != nullptr && stack[i].method->owner->name.starts_with("java/lang/String")) --i;
  const vm::Method* method = stack[i].method;
  if (method == nullptr || is_language_class(method->owner->name)) return call;
  if (call.no_user_code && world.thread(t).parent == vm::kNoThread && method == stack.back().method) {
    call.begins_program = true;
    return call;
  }
  const vm::Class* owner = method->owner;
  std::string who = simple_name(*owner);
  if (!method->is_static()) {
    const vm::Thread& thread = world.thread(t);
    const vm::Frame& frame = thread.frames[thread.core.frame_count - 1 - i];
    const Ref receiver = thread.refs[frame.ref_base];
    // (The register may be dead, and hold anything, if the method does not use its receiver any more.)
    if (receiver != 0 && receiver < world.heap.top() &&
        world.heap.header(receiver).class_id < world.classes.class_count()) {
      const vm::Class* c = world.classes.by_id(world.heap.header(receiver).class_id);
      if (c != nullptr && c->is_subclass_of(owner)) {
        call.receiver = receiver;
        const std::string label = world.object_label(receiver);
        const size_t number = label.find('#');
        who = number == std::string::npos ? label : simple_name(*c) + label.substr(number);
        owner = c;
      }
    }
  }
  if (who.starts_with("MonitorCondition#")) who = who.substr(7);  // how ours is called does not matter
  call.class_name = declared_name(*owner);
  const std::string name = method->name;
  call.kind = !call.no_user_code        ? name == "<init>" ? CallKind::Constructor : CallKind::Method
              : is_thread_group(*owner) ? CallKind::UncaughtReport
                                        : CallKind::Worker;
  call.text = library_call_text(call.kind, who, name);
  return call;
}

}  // namespace heddle::tester
