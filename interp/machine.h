// What the files of the interpreter share: frames, registers, exceptions, monitors, class
// initialisation of one thread. Not for other rooms.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "interp/run.h"
#include "interp/vm_ops.h"

namespace heddle::interp {

using vm::Class;
using vm::Frame;
using vm::Method;
using vm::Thread;
using vm::ThreadState;

inline constexpr u64 kNoLimit = ~0ull;

// Registers a C++ local as a root for the collector while it lives.
class LocalRoot {
 public:
  LocalRoot(World& world, Ref* ref) : world_(world) { world_.extra_roots.push_back(ref); }
  ~LocalRoot() { world_.extra_roots.pop_back(); }
  LocalRoot(const LocalRoot&) = delete;
  LocalRoot& operator=(const LocalRoot&) = delete;

 private:
  World& world_;
};

using vm::class_of;
inline Ref* refs_of(const Thread& t, const Frame& f) { return t.refs + f.ref_base; }
inline u64* prims_of(const Thread& t, const Frame& f) { return t.prims + f.prim_base; }
inline Method& method_of(const World& world, const Frame& f) { return *world.classes.method_by_id(f.method); }

// --- frames (frames.cpp)
// The instance field of that name in the class or a superclass; null if there is none.
const vm::Field* instance_field(const Class& c, std::string_view name);
// Prepares the method if need be; false: it does not link, and *thrown (class, message) says why.
bool ensure_prepared(World& world, Method& method, vm::LinkageError* why);
// Pushes a frame above the top frame's registers; its arguments are to be stored by the caller at
// once. False when the stack is full. The method must be prepared. The top frame's pc must be saved.
bool push_frame(World& world, Thread& t, Method& method, u32 flags, u32 extra, bool emergency = false);
// Drops the top frame.
void pop_frame(World& world, Thread& t);
// Moves the top frame, of a native method, past the VM operation at which it stands.
inline void step_behind(World& world, Thread& t) {
  world.before_write_frame(t, t.core.frame_count - 1);
  ++t.top().pc;
}
// Counts `steps` and lets the virtual time pass.
inline void pass_steps(World& world, Thread& t, u64 steps) {
  t.core.steps += steps;
  if (world.options.time == vm::TimePolicy::Elapses) world.scalars.clock_ns += steps * kNanosPerStep;
}

// --- promoted elements of arrays (pending.cpp): RunOptions::promoted
struct Element {
  Ref array = 0;
  u32 index = 0;
};
// The element that the instruction is about to access as a visible operation. Array 0: there is none, because the
// instruction does something else, the elements are not promoted, or it will throw.
Element promoted_element(const World& world, const bytecode::Instruction& i, const Ref* R, const u64* P);
inline bool is_element_store(bytecode::Opcode op) { return op >= bytecode::Opcode::ASTORE_B_V; }  // of the _V forms
// Does what the instruction says; the top frame's registers may be written (loop_support.cpp).
void perform_element_access(World& world, const bytecode::Instruction& i, const Element& e, Ref* R, u64* P);
// The first argument of a native method that has promoted elements or fields, which the call may access at once; 0:
// none.
Ref promoted_argument(const World& world, const Method& native, const Ref* R);

// --- threads (threads.cpp)
// The thread of a java.lang.Thread object; kNoThread if it has not been started.
ThreadId thread_of(const World& world, Ref java_thread);
inline bool is_alive(const World& world, ThreadId t) {
  return t != vm::kNoThread && world.thread(t).core.state != ThreadState::Unborn &&
         world.thread(t).core.state != ThreadState::Dead;
}
// The same, as the program sees it: until has_ended().
inline bool seems_alive(const World& world, ThreadId t) { return is_alive(world, t) && !has_ended(world, t); }
// Starts slot `id` with run() of java_thread on an empty stack. False: `why` holds what to throw.
bool start_thread(World& world, ThreadId id, Ref java_thread, vm::LinkageError* why);
// The thread's own uncaught-exception handler, or the default one; 0 if there is none.
Ref own_handler(const World& world, ThreadId id);
Ref default_handler(const World& world);
// The method that runs the shutdown hooks, if there are some and the death of `id` would end the program.
Method* shutdown_hooks(World& world, ThreadId id);
void kill_thread(World& world, ThreadId id, std::vector<ThreadId>* woken, bool* delivered);

// The volatile instance field of that name (a String; with a class's binary name and a dot in front of it that class's
// own one, which a subclass's may hide); null if there is none.
const vm::Field* volatile_field(const World& world, Ref object, Ref name);
// The field of System that this operation, SetIn, SetOut or SetErr, sets.
const vm::Field& standard_stream(const Class& system, VmOp op);
// The object's index-th instance field whose accesses are visible operations; null: it has not so many.
const vm::Field* visible_field(const World& world, Ref object, u32 index);

// --- monitors (monitors.h has the fast paths)
bool wake_all_waiters(World& world, Ref object, std::vector<ThreadId>* woken);

// --- exceptions (exceptions.cpp)
// A new exception object with its stack trace; never 0 (an OutOfMemoryError instead when memory ends).
Ref make_exception(World& world, ThreadId t, const std::string& class_name, const std::optional<std::string>& message,
                   Ref cause = 0);
// Creates the exception at t's saved pc and unwinds.
void throw_new(World& world, ThreadId t, const std::string& class_name,
               const std::optional<std::string>& message = std::nullopt);
// Unwinds t to the handler of `exception`. Without one t stands in front of Uncaught (or Death, in
// the uncaught handler); at a class initialiser it stands in front of ClassInitDone.
void throw_exception(World& world, ThreadId t, Ref exception);
inline void throw_linkage(World& world, ThreadId t, const vm::LinkageError& why) {
  throw_new(world, t, why.class_name, why.message);
}
void throw_null_pointer(World& world, ThreadId t);  // helpful message from the saved pc
void throw_class_cast(World& world, ThreadId t, const Class& from, const Class& to);
void throw_out_of_memory(World& world, ThreadId t);
// The library's message and the stack trace, for reports when no managed code can print them.
std::string describe_exception(const World& world, Ref exception);

// Whether a pending operation can be performed: Pending without the operation.
struct Progress {
  Proceed proceed;
  ThreadId by;
};
Progress progress_of(const World& world, const Operation& operation);

// --- class initialisation (class_init.cpp)
// What t's use of `c` in its top frame must mark, initialise, or wait for, next; null: nothing.
Class* next_to_initialise(const World& world, ThreadId t, Class& c);
Outcome perform_class_init(World& world, ThreadId t, Class& c);
// The initialiser on top of t's stack has ended, by pending_exception or normally.
void perform_class_init_done(World& world, ThreadId t);

// --- helpful NullPointerException messages (npe_message.cpp); empty if there is nothing to say
std::string null_pointer_message(const Method& method, u32 pc);

}  // namespace heddle::interp
