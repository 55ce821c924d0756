#include "tester/trace.h"

#include <algorithm>

#include "interp/outside_ops.h"
#include "interp/queues.h"
#include "tester/describe.h"
#include "tester/names.h"

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

std::string operation_text(const vm::World& world, ThreadId t, const Operation& s, Place* place) {
  std::vector<Place> stack = places_of(world, t);
  if (const Place* p = user_place(stack)) *place = *p;
  auto object = [&] { return monitor_label(world, s.object); };
  auto field = [&] {
    const vm::Thread& thread = world.thread(t);
    return variable_label(world, s.object, s.offset, thread.top().method, thread.top().pc);
  };
  auto other = [&] {
    return s.target < world.threads.size() && world.thread(s.target).core.state != ThreadState::Unborn
               ? world.thread_label(s.target)
               : std::string("a thread");
  };
  const bool arrived = interp::has_arrived(world.thread(t).core);
  switch (s.kind) {
    case StopKind::Enter:
      return s.reentrant ? "" : (interp::would_block(world, t) ? "queues for " : "enters ") + object();
    case StopKind::Leave:
      return "is interrupted and stops waiting on " + monitor_label(world, world.thread(t).core.wait_object);
    case StopKind::Reacquire: {
      const vm::ThreadCore& core = world.thread(t).core;
      const bool interrupted = core.pending_interrupted_exception != 0;
      return std::string(interrupted ? "is interrupted and " : "") + "gets " + object() + " back";
    }
    case StopKind::Exit: return s.reentrant ? "" : "leaves " + object();
    case StopKind::Wait: return "waits on " + object();
    case StopKind::Notify: return "notifies one on " + object();
    case StopKind::NotifyAll: return "notifies all on " + object();
    case StopKind::Start: return "starts a thread";
    case StopKind::Join: return (arrived ? "has joined " : "joins ") + other();
    case StopKind::Death: return "ends";
    case StopKind::Park: return arrived ? "has parked" : "parks";
    case StopKind::Unpark: return "unparks " + other();
    case StopKind::Interrupt: return "interrupts " + other();
    case StopKind::InterruptedQuery: return "asks if interrupted";
    case StopKind::IsAlive: {
      if (s.object == 0) return "asks which threads live";
      // (Thread's own methods ask, too.)
      const bool asked = std::any_of(stack.begin(), stack.end(),
                                     [](const Place& p) { return p.method == "java.lang.Thread.isAlive"; });
      return asked ? "asks if " + other() + " is alive" : "";
    }
    case StopKind::GetState: return "asks for the state of " + other();
    case StopKind::Sleep: return arrived ? "has slept" : "sleeps";
    case StopKind::TryEnter: return "tries to enter " + object();
    case StopKind::VolatileRead: return "reads " + field();
    case StopKind::VolatileWrite: return "writes " + field();
    case StopKind::Cas: return "updates " + field();
    case StopKind::Elements: return "accesses elements of " + object();
    case StopKind::ClassInit: return "needs class " + world.classes.by_id(s.class_id)->dotted_name();
    case StopKind::ClassInitDone: return "has initialised class " + world.classes.by_id(s.class_id)->dotted_name();
    case StopKind::Choose: return "chooses one of " + std::to_string(s.count);
    case StopKind::Input: return "reads input";
    case StopKind::Output: return "prints";
    case StopKind::Clock: return "reads the clock";
    case StopKind::File: return interp::file_operation_text(world, t);
    case StopKind::Native: return "calls native " + interp::stack_of(world, t).front().method->readable();
    case StopKind::ExitVm: return "exits the program";
    case StopKind::Collect: return "calls gc";
    case StopKind::AwaitFinalizers: return "waits for finalizers";
    case StopKind::Waiting: return "its time on " + world.object_label(world.thread(t).core.wait_object) + " is up";
    case StopKind::AssertionFailed: return "the assertion fails";
    case StopKind::Uncaught: return "dies by " + exception_text(world, s.exception);
    default: return "";
  }
}

namespace {

// Their methods are operations of the language, as far as schedules go.
bool is_language_class(const std::string& name) {
  return name == "java/lang/Object" || name == "java/lang/Thread" || name.starts_with("heddle/") ||
         name == "java/lang/System" || name == "java/io/PrintStream";
}

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
  call.class_name = owner->dotted_name();
  const std::string name = method->name;
  call.text = call.no_user_code ? "(" + who + " at work)" : name == "<init>" ? "new " + who : who + "." + name + "()";
  return call;
}

}  // namespace heddle::tester
