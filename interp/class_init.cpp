// Class initialisation, JLS 12.4.2, with visible operations at its beginning and its end.
//
// A use of C (INITCLASS) initialises one class after the other, superclasses first: each time the
// topmost one that is not initialised gets its <clinit> frame; when that ends (ClassInitDone) the
// INITCLASS instruction looks again. Other than in the JLS C itself is not yet marked as running while
// its superclasses are initialised; two threads with a cycle between superclass and subclass can
// deadlock there on a JVM and here not.
#include "interp/library_contract.h"
#include "interp/machine.h"

namespace heddle::interp {

using vm::InitState;

namespace {

InitState state_of(const World& world, const Class& c, ThreadId* thread = nullptr) {
  if (c.id >= world.class_init.size()) return InitState::None;
  const vm::ClassInitRecord& record = world.class_init[c.id];
  if (thread != nullptr) *thread = record.thread;
  return record.state;
}

void set_state(World& world, const Class& c, InitState state, ThreadId thread) {
  world.before_write_class_init(c.id);
  vm::ClassInitRecord& record = world.init_record(c.id);
  record.state = state;
  record.thread = thread;
}

bool has_default_methods(const Class& c) {
  for (const auto& m : c.methods)
    if (!m->is_static() && !m->is_abstract() && m->name != "<init>") return true;
  return false;
}

Class* next_in_interfaces(const World& world, ThreadId t, Class& c) {
  for (Class* i : c.interfaces) {
    if (Class* n = next_in_interfaces(world, t, *i)) return n;
    if (i->class_initialiser != nullptr && has_default_methods(*i))
      if (Class* n = next_to_initialise(world, t, *i)) return n;
  }
  return nullptr;
}

const vm::Field* failure_field(const World& world) {
  const Class* c = world.classes.well_known().class_;
  return c == nullptr ? nullptr : instance_field(*c, library::kInitFailure);
}

// Keeps why the initialisation failed, in OpenJDK's words, for later NoClassDefFoundErrors.
void remember_failure(World& world, ThreadId id, Class& c, Ref exception) {
  const vm::Field* field = failure_field(world);
  if (field == nullptr) return;
  LocalRoot keep(world, &exception);
  const Class& thrown = class_of(world, exception);
  std::string text = "Exception " + thrown.dotted_name();
  if (const vm::Field* f = instance_field(thrown, "message"))
    if (Ref message = world.heap.load<Ref>(exception, f->offset)) text += ": " + world.string_utf8(message);
  text += " [in thread \"" + world.thread_label(id) + "\"]";
  Ref failure = make_exception(world, id, library::kExceptionInInitializer, std::move(text));
  const vm::Field* trace = instance_field(thrown, library::kBacktrace);
  const vm::Field* own_trace = instance_field(class_of(world, failure), library::kBacktrace);
  if (trace != nullptr && own_trace != nullptr)
    world.heap.store<Ref>(failure, own_trace->offset, world.heap.load<Ref>(exception, trace->offset));
  LocalRoot keep_failure(world, &failure);
  const Ref mirror = world.classes.mirror_of(&c);
  if (mirror != 0) world.heap.store<Ref>(mirror, field->offset, failure);
}

// A use of `user` has met `c`, whose initialisation has failed before: itself or a supertype. Then every class from
// `user` up to `c` has failed, too.
void throw_failed(World& world, ThreadId id, Class& user, Class& c) {
  const vm::Field* field = failure_field(world);
  const Ref mirror = field == nullptr ? 0 : world.classes.mirror_of(&c);
  const Ref cause = mirror == 0 ? 0 : world.heap.load<Ref>(mirror, field->offset);
  Ref exception =
      make_exception(world, id, library::kNoClassDefFound, "Could not initialize class " + c.dotted_name(), cause);
  LocalRoot keep(world, &exception);
  for (Class* k = &user; k != nullptr && k != &c; k = k->super)
    if (k == &user || k->is_subclass_of(&c)) {
      set_state(world, *k, InitState::Failed, vm::kNoThread);
      remember_failure(world, id, *k, exception);
    }
  throw_exception(world, id, exception);
}

// The class whose use the top frame stands at; null if it stands at none.
Class* class_in_use(const World& world, const Thread& t) {
  if (t.core.frame_count == 0) return nullptr;
  const Frame& top = t.top();
  if (top.flags & kInitFirst) return world.classes.by_id(top.extra);
  const Method& m = method_of(world, top);
  const bytecode::Instruction& i = m.code[top.pc];
  if (i.op == bytecode::Opcode::VMOP && static_cast<VmOp>(i.imm()) == VmOp::InitialiseClass)
    return world.classes.class_of_mirror(refs_of(t, top)[0]);
  return i.op == bytecode::Opcode::INITCLASS ? m.classes[i.a] : nullptr;
}

}  // namespace

Class* next_to_initialise(const World& world, ThreadId t, Class& c) {
  if (world.is_initialised(c)) return nullptr;
  ThreadId runner = vm::kNoThread;
  const InitState state = state_of(world, c, &runner);
  if (state == InitState::Running) return runner == t ? nullptr : &c;
  if (state == InitState::Failed) return &c;
  if (!c.is_interface()) {
    if (c.super != nullptr)
      if (Class* n = next_to_initialise(world, t, *c.super)) return n;
    if (Class* n = next_in_interfaces(world, t, c)) return n;
  }
  return &c;
}

Performed perform_class_init(World& world, ThreadId id, Class& c) {
  Performed result;
  Thread& t = world.thread(id);
  while (Class* next = next_to_initialise(world, id, c)) {
    ThreadId runner = vm::kNoThread;
    const InitState state = state_of(world, *next, &runner);
    if (state == InitState::Running) {
      result.kind = PerformedKind::Blocked;
      result.owner = runner;
      return result;
    }
    result.threw = true;
    if (state == InitState::Failed) {
      throw_failed(world, id, c, *next);
      return result;
    }
    if (next->class_initialiser != nullptr) {
      vm::LinkageError why;
      if (!ensure_prepared(world, *next->class_initialiser, &why)) {
        set_state(world, *next, InitState::Failed, vm::kNoThread);
        throw_linkage(world, id, why);
        return result;
      }
      if (!push_frame(world, t, *next->class_initialiser, vm::kClinitFrame, next->id)) {
        throw_new(world, id, library::kStackOverflowError);
        return result;
      }
      set_state(world, *next, InitState::Running, id);
      result.threw = false;
      result.class_init_started = true;
      return result;
    }
    result.threw = false;
    set_state(world, *next, InitState::Done, vm::kNoThread);
  }
  if (t.core.frame_count != 0 && (t.top().flags & kInitFirst)) {
    world.before_write_frame(t, t.core.frame_count - 1);
    t.top().flags &= ~kInitFirst;
  }
  return result;
}

void perform_class_init_done(World& world, ThreadId id) {
  Thread& t = world.thread(id);
  world.before_write_thread(id);
  Class& c = *world.classes.by_id(t.top().extra);
  Ref exception = t.core.pending_exception;
  if (exception == 0) {
    set_state(world, c, InitState::Done, vm::kNoThread);
    pop_frame(world, t);
    return;
  }
  t.core.pending_exception = 0;
  set_state(world, c, InitState::Failed, vm::kNoThread);
  LocalRoot keep(world, &exception);
  pop_frame(world, t);
  remember_failure(world, id, c, exception);
  const Class* error = world.classes.load(library::kError);
  if (error == nullptr || !class_of(world, exception).is_subclass_of(error))
    exception = make_exception(world, id, library::kExceptionInInitializer, std::nullopt, exception);
  // The subclasses on whose behalf it was initialised have failed with it.
  for (Class* k = class_in_use(world, t); k != nullptr && k != &c; k = k->super)
    if (k->is_subclass_of(&c) && state_of(world, *k) == InitState::None) {
      set_state(world, *k, InitState::Failed, vm::kNoThread);
      remember_failure(world, id, *k, exception);
    }
  if (t.core.frame_count != 0 && (t.top().flags & kInitFirst)) {
    // The class of main has failed: main's frame has never begun.
    t.core.frame_count = 0;
    t.core.ref_top = t.core.prim_top = 0;
    t.core.pending_exception = exception;
    return;
  }
  throw_exception(world, id, exception);
}

}  // namespace heddle::interp
