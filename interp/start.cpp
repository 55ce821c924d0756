// Starting a program: the library's first classes, the main thread, main's frame.
#include "interp/library_contract.h"
#include "interp/loop.h"

#include <unordered_set>

namespace heddle::interp {

namespace {

// Runs `c`'s initialiser, and what it leads to, to the end on the main thread's empty stack. Returns an empty string,
// or what has gone wrong.
std::string initialise_now(World& world, const std::string& name) {
  std::string error;
  Class* c = world.classes.load(name, &error);
  if (c == nullptr) return "cannot load " + name + ": " + error;
  Thread& t = world.thread(0);
  while (next_to_initialise(world, 0, *c) != nullptr) {
    perform_class_init(world, 0, *c);
    while (t.core.frame_count != 0) {
      Loop loop{world, t, nullptr, 1u << 20, true};
      if (run_loop(loop) == LoopExit::Fuel) continue;
      if (t.core.frame_count == 0) break;
      if (perform(world, 0, {}, nullptr).kind != OutcomeKind::Done)
        return "the initialiser of " + name + " does not come to an end";
    }
    if (t.core.pending_exception != 0) {
      error = describe_exception(world, t.core.pending_exception);
      t.core.pending_exception = 0;
      return "the initialiser of " + name + " failed: " + error;
    }
  }
  return "";
}

// Exploring: library classes that the program can reach are initialised before it starts, so that their first use is
// no event between its threads. The main class is reachable, and so is each class that a constant of a reachable one
// names.
std::string initialise_library(World& world, Class& main) {
  std::vector<Class*> classes{&main};
  std::unordered_set<const Class*> known{&main};
  auto reach = [&](const std::string& name) {
    if (name.empty()) return;
    Class* c = world.classes.load(name);
    if (c != nullptr && known.insert(c).second) classes.push_back(c);
  };
  for (size_t i = 0; i < classes.size(); ++i) {
    Class& c = *classes[i];
    if (c.is_array()) {
      if (c.element_class != nullptr && known.insert(c.element_class).second) classes.push_back(c.element_class);
      continue;
    }
    for (const bytecode::Constant& constant : c.image.constants)
      if (constant.kind == bytecode::ConstantKind::Class || constant.kind == bytecode::ConstantKind::Field ||
          constant.kind == bytecode::ConstantKind::Method)
        reach(constant.owner);
  }
  for (Class* c : classes) {
    if (!c->is_library || !c->needs_init) continue;
    std::string error = initialise_now(world, c->name);
    if (!error.empty()) return error;
  }
  return "";
}

// The main thread's java.lang.Thread; 0 with *error.
Ref make_thread_object(World& world, std::string* error) {
  Class* c = world.classes.load(library::kThread, error);
  if (c == nullptr) return 0;
  Thread& t = world.thread(0);
  // It goes into the thread's record at once, for there the collector finds it.
  t.core.java_thread = world.allocate(*c, 0);
  const Ref name = t.core.java_thread == 0 ? 0 : world.new_string("main", 0);
  if (name == 0) {
    *error = "out of memory";
    return 0;
  }
  const Ref object = t.core.java_thread;
  if (const vm::Field* f = instance_field(*c, library::kThreadName)) world.heap.store<Ref>(object, f->offset, name);
  if (const vm::Field* f = instance_field(*c, library::kThreadId)) world.heap.store<i32>(object, f->offset, 1);
  if (const vm::Field* f = instance_field(*c, "priority")) world.heap.store<i32>(object, f->offset, 5);
  return object;
}

Ref make_arguments(World& world) {
  Class* strings = world.classes.array_of(world.classes.well_known().string);
  const auto& arguments = world.options.arguments;
  Ref array = world.allocate_array(*strings, static_cast<u32>(arguments.size()), 0);
  LocalRoot keep(world, &array);
  for (u32 i = 0; array != 0 && i < arguments.size(); ++i) {
    const Ref text = world.new_string(arguments[i], 0);
    if (text == 0) return 0;
    world.heap.store<Ref>(array, i * 4, text);
  }
  return array;
}

}  // namespace

StartResult start_program(World& world, const std::string& main_class) {
  StartResult result;
  Thread& t = world.thread(0);
  world.before_write_thread(0);
  t.core.state = ThreadState::Runnable;
  if (make_thread_object(world, &result.error) == 0) return result;
  world.scalars.live_threads = world.scalars.live_user_threads = 1;
  for (const char* name : {library::kThread, library::kSystem}) {
    // Only the library of the unit tests has no System.
    if (world.classes.load(name) == nullptr) continue;
    result.error = initialise_now(world, name);
    if (!result.error.empty()) return result;
  }

  std::string error;
  Class* c = world.classes.load(main_class, &error);
  if (c == nullptr) {
    result.error = "could not find or load main class " + bytecode::dotted(main_class) + ": " + error;
    return result;
  }
  Method* main = nullptr;
  for (const Class* k = c; k != nullptr && main == nullptr; k = k->super)
    main = k->find_declared("main", "([Ljava/lang/String;)V");
  const std::string where = "class " + c->dotted_name();
  if (main == nullptr)
    result.error =
        "main method not found in " + where + ", please define it as: public static void main(String[] args)";
  else if (!main->is_static()) result.error = "main method is not static in " + where;
  else if (!(main->flags & bytecode::kPublic)) result.error = "main method is not public in " + where;
  if (!result.error.empty()) return result;

  vm::LinkageError why;
  if (!ensure_prepared(world, *main, &why)) {
    result.error = bytecode::dotted(why.class_name) + ": " + why.message;
    return result;
  }
  if (world.options.boots_library) {
    result.error = initialise_library(world, *c);
    if (!result.error.empty()) return result;
  }
  world.boot_top = world.heap.top();
  world.boot_serials = t.core.allocations;
  const Ref arguments = make_arguments(world);
  if (arguments == 0) {
    result.error = "out of memory";
    return result;
  }
  push_frame(world, t, *main, vm::kRunFrame | kInitFirst, c->id);
  refs_of(t, t.top())[0] = arguments;
  result.ok = true;
  return result;
}

}  // namespace heddle::interp
