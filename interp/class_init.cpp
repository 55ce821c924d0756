// Class initialisation, JLS 12.4.2, with visible operations at its beginning and its end.
//
// A use of C (INITCLASS) marks C as being initialised by the thread (step 6), then initialises its superclasses and the
// superinterfaces with default methods in the same way (step 7), and then runs C's own initialiser (step 9). Each
// operation takes one of these steps; when an initialiser has ended (ClassInitDone) the INITCLASS instruction looks
// again. What C needs itself is `pending` until its own initialiser begins: the use in the frame that has marked it
// goes on with it, while to any other use by this thread, which an initialiser in between has made, it is a recursive
// request (step 3), which finds nothing to do. A class of which nothing else is to be initialised is marked and
// begins in one operation.
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

void set_state(World& world, const Class& c, InitState state, ThreadId thread, u32 pending_at = 0) {
  world.before_write_class_init(c.id);
  vm::ClassInitRecord& record = world.init_record(c.id);
  record.state = state;
  record.thread = thread;
  record.pending_at = pending_at;
}

// What ClassInitRecord::pending_at holds for a class that the use in t's top frame has marked.
u32 use_of_top_frame(const World& world, ThreadId t) { return world.thread(t).core.frame_count + 1; }

// The classes that the use in t's top frame has marked and whose own initialisers have not begun.
std::vector<Class*> pending_classes(const World& world, ThreadId t) {
  std::vector<Class*> pending;
  for (vm::ClassId id = 0; id < world.class_init.size(); ++id) {
    const vm::ClassInitRecord& record = world.class_init[id];
    if (record.state == InitState::Running && record.thread == t && record.pending_at == use_of_top_frame(world, t))
      pending.push_back(world.classes.by_id(id));
  }
  return pending;
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

// Likewise for the classes that `c` needs before its own initialiser runs (JLS 12.4.2, step 7).
Class* next_above(const World& world, ThreadId t, Class& c) {
  if (c.is_interface()) return nullptr;
  if (c.super != nullptr)
    if (Class* n = next_to_initialise(world, t, *c.super)) return n;
  return next_in_interfaces(world, t, c);
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
  text += " [in thread \"" + world.thread_name(id) + "\"]";
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

// Begins the initialiser of `c` itself, which has been marked before or is marked now. If it cannot begin, nothing is
// left marked.
Outcome begin_initialiser(World& world, ThreadId id, Class& c) {
  Outcome result;
  Thread& t = world.thread(id);
  const bool marked = state_of(world, c) == InitState::Running;
  vm::LinkageError why;
  result.threw = true;
  if (!ensure_prepared(world, *c.class_initialiser, &why)) {
    for (Class* k : pending_classes(world, id)) set_state(world, *k, InitState::Failed, vm::kNoThread);
    set_state(world, c, InitState::Failed, vm::kNoThread);
    throw_linkage(world, id, why);
    return result;
  }
  if (!push_frame(world, t, *c.class_initialiser, vm::kClinitFrame, c.id)) {
    for (Class* k : pending_classes(world, id)) set_state(world, *k, InitState::None, vm::kNoThread);
    throw_new(world, id, library::kStackOverflowError);
    return result;
  }
  set_state(world, c, InitState::Running, id);
  result.threw = false;
  result.class_init_started = !marked;
  result.class_id = c.id;
  return result;
}

}  // namespace

Class* next_to_initialise(const World& world, ThreadId t, Class& c) {
  if (world.is_initialised(c)) return nullptr;
  ThreadId runner = vm::kNoThread;
  const InitState state = state_of(world, c, &runner);
  if (state == InitState::Failed) return &c;
  if (state == InitState::None) return &c;
  if (runner != t) return &c;
  if (world.class_init[c.id].pending_at != use_of_top_frame(world, t)) return nullptr;
  Class* above = next_above(world, t, c);
  return above != nullptr ? above : &c;
}

Outcome perform_class_init(World& world, ThreadId id, Class& c) {
  Outcome result;
  Thread& t = world.thread(id);
  Class* next = next_to_initialise(world, id, c);
  if (next != nullptr) {
    ThreadId runner = vm::kNoThread;
    const InitState state = state_of(world, *next, &runner);
    if (state == InitState::Running && runner != id) {
      result.kind = OutcomeKind::Blocked;
      result.owner = runner;
      return result;
    }
    Class* above = state == InitState::None ? next_above(world, id, *next) : nullptr;
    Class* failed = state == InitState::Failed                                         ? next
                    : above != nullptr && state_of(world, *above) == InitState::Failed ? above
                                                                                       : nullptr;
    if (failed != nullptr) {
      result.threw = true;
      throw_failed(world, id, c, *failed);
      return result;
    }
    if (above != nullptr) {
      set_state(world, *next, InitState::Running, id, use_of_top_frame(world, id));
      result.class_init_started = true;
      result.class_id = next->id;
      return result;
    }
    if (next->class_initialiser != nullptr) return begin_initialiser(world, id, *next);
    set_state(world, *next, InitState::Done, vm::kNoThread);
    if (next_to_initialise(world, id, c) != nullptr) return result;
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
  // The classes on whose behalf it was initialised have failed with it (JLS 12.4.2, step 7).
  for (Class* k : pending_classes(world, id)) {
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
