// Starting a program: the library's first classes, the main thread, main's frame.
#include "interp/library_contract.h"
#include "interp/loop.h"

#include <unordered_map>
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

// The classes that a program can reach: its main class, and each class that a constant of a reachable one names. There
// are hundreds, most of them of the library, which the program will hardly ever use: so only those are loaded which can
// make a difference before their first use.
class ReachableClasses {
 public:
  ReachableClasses(World& world, const std::string& main) : world_(world) {
    reach(main);
    for (size_t i = 0; i < names_.size(); ++i) visit(std::string(names_[i]));
  }
  // Those of the library that are to be initialised, in the order in which they were reached.
  const std::vector<Class*>& to_initialise() const { return to_initialise_; }

 private:
  void reach(const std::string& name) {
    if (!name.empty() && known_.insert(name).second) names_.push_back(name);
  }

  void visit(const std::string& name) {
    if (name[0] == '[') {
      const std::string element = name.substr(1);
      if (element[0] == 'L') reach(element.substr(1, element.size() - 2));
      else if (element[0] == '[') reach(element);
      return;
    }
    bool is_library = false;
    const auto outline = world_.classes.outline(name, &is_library);
    if (outline == nullptr) return;
    if (!is_library || is_to_be_loaded(name)) {
      Class* c = world_.classes.load(name);
      if (c == nullptr) return;
      if (c->is_library && c->needs_init) to_initialise_.push_back(c);
    }
    for (const bytecode::Constant& constant : outline->constants)
      if (constant.kind == bytecode::ConstantKind::Class || constant.kind == bytecode::ConstantKind::Field ||
          constant.kind == bytecode::ConstantKind::Method)
        reach(constant.owner);
  }

  // It, or one of its supertypes, has an initialiser. Or it has to do with references: whether collections matter must
  // be known from the beginning (World::collections_matter).
  bool is_to_be_loaded(const std::string& name) {
    const auto known = to_be_loaded_.find(name);
    if (known != to_be_loaded_.end()) return known->second;
    bool is_library = false;
    const auto outline = world_.classes.outline(name, &is_library);
    if (outline == nullptr) return false;
    bool loaded = (outline->flags & bytecode::kHasInit) != 0 || name == library::kReference ||
                  (!outline->super_name.empty() && is_to_be_loaded(outline->super_name));
    for (const std::string& i : outline->interfaces) loaded |= is_to_be_loaded(i);
    return to_be_loaded_[name] = loaded;
  }

  World& world_;
  std::vector<std::string> names_;  // in the order in which they were reached
  std::unordered_set<std::string> known_;
  std::unordered_map<std::string, bool> to_be_loaded_;
  std::vector<Class*> to_initialise_;
};

// Exploring: library classes that the program can reach are initialised before it starts, so that their first use is
// no event between its threads.
std::string initialise_library(World& world, const Class& main) {
  const ReachableClasses reachable(world, main.name);
  for (const Class* c : reachable.to_initialise()) {
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
