#include "interp/call.h"

#include "interp/machine.h"
#include "vm/fusion.h"

namespace heddle::interp {

DebugCall::DebugCall(World& world, ThreadId t, vm::Method& method, const std::vector<Ref>& arguments)
    : world_(world), t_(t), before_(world.thread(t).core) {
  for (Ref* r : {&before_.wait_object, &before_.wait_monitor, &before_.pending_exception})
    world_.extra_roots.push_back(r);
  vm::LinkageError why;
  if (!ensure_prepared(world, method, &why)) {
    error_ = bytecode::dotted(why.class_name) + ": " + why.message;
    return;
  }
  Thread& thread = world.thread(t);
  world.before_write_thread(t);
  if (!push_frame(world, thread, method, vm::kClinitFrame, method.owner->id)) {
    error_ = "the stack of " + world.thread_label(t) + " is full";
    return;
  }
  thread.core.state = ThreadState::Runnable;
  thread.core.pending_exception = 0;
  for (size_t i = 0; i < arguments.size(); ++i) refs_of(thread, thread.top())[i] = arguments[i];
}

DebugCall::~DebugCall() {
  for (int i = 0; i < 3; ++i) world_.extra_roots.pop_back();
}

bool DebugCall::is_over() const {
  const Thread& t = world_.thread(t_);
  if (t.core.frame_count != before_.frame_count + 1) return false;
  if (pending_operation(world_, t_).kind == StopKind::ClassInitDone) return true;
  // A method that does nothing has an instruction of its own.
  return t.core.state == ThreadState::Runnable &&
         method_of(world_, t.top()).code[t.top().pc].op == static_cast<bytecode::Opcode>(vm::kEmptyMethod);
}

DebugCall::Result DebugCall::finish() {
  Thread& t = world_.thread(t_);
  HEDDLE_CHECK(is_over(), "a call is not over");
  Result result;
  result.exception = t.core.pending_exception;
  const Method& method = method_of(world_, t.top());
  if (result.exception == 0 && method.result == vm::Bank::Ref) result.reference = refs_of(t, t.top())[0];
  if (result.exception == 0 && (method.result == vm::Bank::Prim4 || method.result == vm::Bank::Prim8))
    result.primitive = prims_of(t, t.top())[0];
  pop_frame(world_, t);
  // As it stood; what it has counted stays counted.
  vm::ThreadCore& core = t.core;
  core.state = before_.state;
  core.pending_interrupted_exception = before_.pending_interrupted_exception;
  core.timed_out = before_.timed_out;
  core.uninterruptible = before_.uninterruptible;
  core.uncaught = before_.uncaught;
  core.in_handler = before_.in_handler;
  core.wait_object = before_.wait_object;
  core.wait_monitor = before_.wait_monitor;
  core.saved_count = before_.saved_count;
  core.wait_number = before_.wait_number;
  core.wake_time = before_.wake_time;
  core.pending_exception = before_.pending_exception;
  return result;
}

}  // namespace heddle::interp
