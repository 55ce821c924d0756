// Natives of java.lang.Object, Thread, Throwable and StackTraceElement.
#include "interp/exceptions.h"
#include "interp/printed_text.h"
#include "interp/task_threads.h"
#include "stdlib/native_tables.h"
#include "vm/base/check.h"

namespace heddle::stdlib {

namespace {

void get_class(NativeContext& c) { c.result_ref(c.world.classes.mirror_of(&class_of(c, c.refs[0]))); }

void identity_hash(NativeContext& c) {
  c.result_int(c.refs[0] == 0 ? 0 : static_cast<i32>(c.world.identity_hash(c.refs[0])));
}

// --- Thread

void current_thread(NativeContext& c) {
  vm::World& world = c.world;
  if (world.options.thread_per_task && interp::runs_task(world, c.thread) &&
      !interp::own_thread_is_not_seen(world, c.thread))
    world.scalars.identity_observed = 1;
  c.result_ref(world.thread(c.thread).core.java_thread);
}

void ask_name(NativeContext& c) {
  interp::ask_thread_name(c.world, c.refs[0], c.refs[1], c.events, c.method->id);
  c.result_ref(c.refs[1]);
}

// (Of the frames above the program's one is this method's, and one its caller's.)
void is_only_printed(NativeContext& c) {
  const u32 frames = c.world.thread(c.thread).core.frame_count;
  c.result_int(frames >= 3 && interp::is_only_printed(c.world, c.thread, frames - 3));
}

// --- Throwable

void fill_in_stack_trace(NativeContext& c) {
  const Ref trace = interp::capture_backtrace(c.world, c.thread, true);
  if (trace == 0) return c.throw_("java/lang/OutOfMemoryError", "Java heap space");
  const vm::Field* field = c.world.classes.well_known().throwable->find_field("backtrace", "[J");
  c.heap().store_field<Ref>(c.refs[0], *field, trace);
}

// (A saved world, which may have been tampered with, may hold any number here.)
const vm::Method& method_of_frame(const NativeContext& c) {
  const auto id = static_cast<vm::MethodId>(c.prims[0] >> 32);
  return *c.world.classes.method_by_id(id < c.world.classes.method_count() ? id : 0);
}

void frame_class(NativeContext& c) { c.result_ref(c.new_string(method_of_frame(c).owner->dotted_name())); }
void frame_method(NativeContext& c) { c.result_ref(c.new_string(method_of_frame(c).name)); }
void frame_file(NativeContext& c) {
  const std::string& file = method_of_frame(c).owner->image->source_file;
  c.result_ref(file.empty() ? 0 : c.new_string(file));
}
void frame_line(NativeContext& c) {
  const vm::Method& m = method_of_frame(c);
  if (m.is_native()) return c.result_int(-2);
  const u32 line = m.line_of(static_cast<u32>(c.prims[0]));
  c.result_int(line == 0 ? -1 : static_cast<i32>(line));
}
void frame_is_library(NativeContext& c) {
  const Class& owner = *method_of_frame(c).owner;
  c.result_int(owner.is_library && owner.name.starts_with("java/"));
}
// Methods of the classes that stand for lambdas are not shown, and neither is how method handles hand on a call.
void frame_is_hidden(NativeContext& c) { c.result_int(interp::is_hidden_frame(method_of_frame(c))); }

constexpr NativeRow kLangRows[] = {
    {"java/lang/Object.getClass()Ljava/lang/Class;", get_class, NativeEffect::Pure},
    {"java/lang/Object.hashCode()I", identity_hash},
    {"java/lang/System.identityHashCode(Ljava/lang/Object;)I", identity_hash},
    {"java/lang/Thread.currentThread()Ljava/lang/Thread;", current_thread, NativeEffect::OwnThread},
    {"heddle/VM.askName(Ljava/lang/Thread;Ljava/lang/String;)Ljava/lang/String;", ask_name},
    {"heddle/VM.isOnlyPrinted()Z", is_only_printed},
    {"java/lang/Throwable.fillInStackTrace0()V", fill_in_stack_trace},
    {"java/lang/StackTraceElement.className0(J)Ljava/lang/String;", frame_class},
    {"java/lang/StackTraceElement.methodName0(J)Ljava/lang/String;", frame_method},
    {"java/lang/StackTraceElement.fileName0(J)Ljava/lang/String;", frame_file},
    {"java/lang/StackTraceElement.lineNumber0(J)I", frame_line},
    {"java/lang/StackTraceElement.isLibrary0(J)Z", frame_is_library},
    {"java/lang/StackTraceElement.isHidden0(J)Z", frame_is_hidden},
};

}  // namespace

std::span<const NativeRow> lang_natives() { return kLangRows; }

}  // namespace heddle::stdlib
