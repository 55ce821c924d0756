#include "interp/exceptions.h"

#include "interp/handlers.h"
#include "interp/library_contract.h"
#include "interp/machine.h"

namespace heddle::interp {

using bytecode::Instruction;

std::vector<u64> backtrace_of(const World& world, ThreadId id, bool in_constructor) {
  std::vector<u64> trace;
  const Thread& t = world.thread(id);
  u32 i = t.core.frame_count;
  if (in_constructor) {
    const Class* throwable = world.classes.well_known().throwable;
    while (i > 0) {
      const Method& m = method_of(world, t.frames[i - 1]);
      if (m.owner != throwable || !m.name.starts_with("fillInStackTrace")) break;
      --i;
    }
    while (i > 0) {
      const Method& m = method_of(world, t.frames[i - 1]);
      if (!m.owner->is_exception || m.name != "<init>") break;
      --i;
    }
  }
  for (; i > 0 && trace.size() < kMaxTraceDepth; --i) {
    const Frame& f = t.frames[i - 1];
    if (f.flags & kInitFirst) continue;
    trace.push_back((static_cast<u64>(f.method) << 32) | f.pc);
  }
  return trace;
}

bool is_own_native(const Method& method) {
  return method.is_native() && method.owner->is_library && method.name.ends_with('0');
}

bool is_hidden_frame(const Method& method) {
  const bool hands_on = method.owner->is_library && method.owner->name.starts_with("java/lang/invoke/") &&
                        (method.flags & bytecode::kPublic) == 0;
  return hands_on || (method.owner->flags & bytecode::kLambda) != 0;
}

Ref capture_backtrace(World& world, ThreadId id, bool in_constructor, ThreadId creator) {
  std::vector<u64> trace = backtrace_of(world, id, in_constructor);
  if (creator == vm::kNoThread) creator = id;
  // In a trace of another thread, native methods of our own, such as Object.wait0, are left out: OpenJDK has only the
  // method that calls them.
  if (creator != id && !trace.empty()) {
    const Method& top = *world.classes.method_by_id(static_cast<u32>(trace.front() >> 32));
    if (is_own_native(top)) trace.erase(trace.begin());
  }
  Class* longs = world.classes.array_of(world.classes.primitive('J'));
  Ref array = world.allocate_array(*longs, static_cast<u32>(trace.size()), creator);
  if (array != 0) world.heap.store_bytes(array, 0, trace.data(), trace.size() * sizeof(u64));
  return array;
}

namespace {

const vm::Field* message_field(const Class& c) {
  const vm::Field* f = instance_field(c, "message");
  return f != nullptr ? f : instance_field(c, "detailMessage");
}

void set_field(World& world, Ref object, const vm::Field* field, Ref value) {
  if (field != nullptr) world.heap.store<Ref>(object, field->offset, value);
}

// The permanent OutOfMemoryError for when nothing can be allocated any more.
Ref last_resort(World& world) {
  Class* c = world.classes.load(library::kOutOfMemoryError);
  HEDDLE_CHECK(c != nullptr, "the library has no OutOfMemoryError");
  Ref error = world.classes.singleton_of(c);
  HEDDLE_CHECK(error != 0, "no room for the OutOfMemoryError");
  const vm::Field* message = message_field(*c);
  if (message != nullptr && world.heap.load<Ref>(error, message->offset) == 0)
    set_field(world, error, message, world.classes.intern("Java heap space"));
  return error;
}

}  // namespace

Ref make_exception(World& world, ThreadId id, const std::string& class_name, const std::optional<std::string>& message,
                   Ref cause) {
  Class* c = world.classes.load(class_name);
  if (c == nullptr) c = world.classes.load(library::kError);
  if (c == nullptr) c = world.classes.well_known().throwable;
  HEDDLE_CHECK(c != nullptr, "the library has no Throwable");
  Ref exception = 0;
  LocalRoot keep_cause(world, &cause), keep_exception(world, &exception);
  exception = world.allocate(*c, id);
  if (exception == 0) return last_resort(world);
  if (message) {
    Ref text = world.new_string(*message, id);
    if (text == 0) return last_resort(world);
    set_field(world, exception, message_field(*c), text);
  }
  if (cause != 0) set_field(world, exception, instance_field(*c, library::kCause), cause);
  if (const vm::Field* field = instance_field(*c, library::kBacktrace)) {
    Ref trace = capture_backtrace(world, id, false);
    if (trace == 0) return last_resort(world);
    set_field(world, exception, field, trace);
  }
  return exception;
}

void throw_new(World& world, ThreadId id, const std::string& class_name, const std::optional<std::string>& message) {
  throw_exception(world, id, make_exception(world, id, class_name, message));
}

void throw_out_of_memory(World& world, ThreadId id) {
  throw_new(world, id, library::kOutOfMemoryError, "Java heap space");
}

void throw_null_pointer(World& world, ThreadId id) {
  const Thread& t = world.thread(id);
  std::string message = null_pointer_message(method_of(world, t.top()), t.top().pc);
  throw_new(world, id, library::kNullPointerException,
            message.empty() ? std::nullopt : std::optional(std::move(message)));
}

namespace {

// "java.lang.String is in module java.base of loader 'bootstrap'" without the name and verb.
std::string loader_of(const Class& c) {
  const Class* k = &c;
  while (k->is_array()) k = k->element_class;
  return k->is_library || k->is_primitive() ? "module java.base of loader 'bootstrap'"
                                            : "unnamed module of loader 'app'";
}

}  // namespace

void throw_class_cast(World& world, ThreadId id, const Class& from, const Class& to) {
  const std::string a = from.dotted_name(), b = to.dotted_name();
  const std::string in_a = loader_of(from), in_b = loader_of(to);
  std::string message = "class " + a + " cannot be cast to class " + b + " (";
  if (in_a == in_b) message += a + " and " + b + " are in " + in_a + ")";
  else message += a + " is in " + in_a + "; " + b + " is in " + in_b + ")";
  throw_new(world, id, library::kClassCastException, std::move(message));
}

bool is_handled(const World& world, ThreadId id, Ref exception) {
  const Thread& t = world.thread(id);
  const Class& thrown = class_of(world, exception);
  for (u32 i = t.core.frame_count; i-- > 0;) {
    const Frame& frame = t.frames[i];
    if (frame.flags & kInitFirst) continue;
    for (const vm::LinkedHandler& h : method_of(world, frame).handlers)
      if (frame.pc >= h.start && frame.pc < h.end && h.type != nullptr && thrown.is_subclass_of(h.type)) return true;
  }
  return false;
}

bool ends_silently(const World& world, Ref exception) {
  for (const Class* c = &class_of(world, exception); c != nullptr; c = c->super)
    if (c->is_library && c->name == library::kThreadDeath) return true;
  return false;
}

bool is_passed_on(const World& world, ThreadId id, Ref exception) {
  const Thread& t = world.thread(id);
  const vm::Field* field = instance_field(class_of(world, exception), library::kBacktrace);
  const Ref trace = field == nullptr ? 0 : world.heap.load<Ref>(exception, field->offset);
  if (t.core.frame_count == 0 || trace == 0) return false;
  const Frame& top = t.frames[t.core.frame_count - 1];
  const Method& method = method_of(world, top);
  if (method.is_native() || (top.flags & kInitFirst) || method.image->code[top.pc].op != bytecode::Opcode::THROW)
    return false;
  for (const vm::LinkedHandler& h : method.handlers) {
    if (h.type != nullptr || h.reg != method.image->code[top.pc].a || top.pc < h.target) continue;
    for (u32 i = 0; i < world.heap.header(trace).length; ++i) {
      const u64 entry = world.heap.load<u64>(trace, i * 8);
      const u32 pc = static_cast<u32>(entry);
      if (entry >> 32 == method.id && pc >= h.start && pc < h.end) return true;
    }
  }
  return false;
}

void throw_exception(World& world, ThreadId id, Ref exception) {
  for (vm::ThrowListener* listener : world.throw_listeners) listener->exception_thrown(id, exception);
  Thread& t = world.thread(id);
  world.before_write_thread(id);
  const Class& thrown = class_of(world, exception);
  while (t.core.frame_count != 0) {
    const u32 index = t.core.frame_count - 1;
    const Frame& frame = t.frames[index];
    const Method& method = method_of(world, frame);
    for (const vm::LinkedHandler& h : method.handlers) {
      if (frame.flags & kInitFirst) break;  // the frame's method has not begun, so its handlers do not count
      if (frame.pc < h.start || frame.pc >= h.end) continue;
      if (h.type != nullptr && !thrown.is_subclass_of(h.type)) continue;
      world.before_write_frame(t, index);
      t.frames[index].pc = h.target;
      refs_of(t, frame)[h.reg] = exception;
      t.core.ref_top = frame.ref_base + method.reference_registers;
      t.core.prim_top = frame.prim_base + method.primitive_registers;
      return;
    }
    if (frame.flags & vm::kClinitFrame) {
      t.core.pending_exception = exception;
      t.core.ref_top = frame.ref_base + method.reference_registers;
      t.core.prim_top = frame.prim_base + method.primitive_registers;
      return;
    }
    --t.core.frame_count;
  }
  t.core.ref_top = t.core.prim_top = 0;
  t.core.pending_exception = exception;
}

std::string describe_exception(const World& world, Ref exception) {
  const Class& c = class_of(world, exception);
  std::string text = c.dotted_name();
  if (const vm::Field* f = message_field(c))
    if (Ref message = world.heap.load<Ref>(exception, f->offset)) text += ": " + world.string_utf8(message);
  text += "\n";
  const vm::Field* f = instance_field(c, library::kBacktrace);
  const Ref trace = f == nullptr ? 0 : world.heap.load<Ref>(exception, f->offset);
  if (trace != 0) {
    const u32 n = world.heap.header(trace).length;
    for (u32 i = 0; i < n; ++i) {
      const u64 entry = world.heap.load<u64>(trace, i * 8);
      const Method& m = *world.classes.method_by_id(static_cast<u32>(entry >> 32));
      const u32 line = m.line_of(static_cast<u32>(entry));
      text += "\tat " + m.owner->dotted_name() + "." + m.name + "(";
      if (m.is_native()) text += "Native Method";
      else text += m.owner->image->source_file + (line != 0 ? ":" + std::to_string(line) : "");
      text += ")\n";
    }
  }
  return text;
}

}  // namespace heddle::interp
