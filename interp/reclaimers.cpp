#include "interp/reclaimers.h"

#include "interp/library_contract.h"
#include "interp/machine.h"

namespace heddle::interp {

namespace {

ThreadId find_reclaimer(const World& world, u32 number) {
  for (const auto& t : world.threads)
    if (t->parent == vm::kNoThread && t->number == number) return t->id;
  return vm::kNoThread;
}

// As Thread's constructor would make it, in the name of the new thread itself.
void start_reclaimer(World& world, u32 number, const char* class_name, const char* name) {
  const ThreadId id = world.intern_thread(vm::kNoThread, number);
  if (is_alive(world, id)) return;
  Class* c = world.classes.load(class_name);
  HEDDLE_CHECK(c != nullptr, "the class library has no thread for what was reclaimed");
  Ref object = world.allocate(*c, id);
  LocalRoot keep(world, &object);
  const Ref text = object == 0 ? 0 : world.new_string(name, id);
  if (text == 0) return;
  const auto set = [&](const char* field, i32 value) {
    if (const vm::Field* f = instance_field(*c, field)) world.heap.store<i32>(object, f->offset, value);
  };
  world.heap.store<Ref>(object, instance_field(*c, library::kThreadName)->offset, text);
  set(library::kThreadDaemon, 1);
  set("priority", 10);
  set("id", static_cast<i32>(number) + 1);
  vm::LinkageError why;
  HEDDLE_CHECK(start_thread(world, id, object, &why), "the VM's own thread does not start: " + why.message);
}

}  // namespace

ThreadId finalizer_thread(const World& world) { return find_reclaimer(world, kFinalizerNumber); }

void start_reclaimers(World& world) {
  if (world.scalars.pending_references != 0)
    start_reclaimer(world, kReferenceHandlerNumber, library::kReferenceHandler, "Reference Handler");
  if (world.scalars.pending_finalizers != 0)
    start_reclaimer(world, kFinalizerNumber, library::kFinalizerThread, "Finalizer");
}

bool finalizers_to_run(const World& world, ThreadId asking) {
  const ThreadId finalizer = finalizer_thread(world);
  if (finalizer == asking) return false;  // a finalizer that asks does not wait for itself
  if (world.scalars.pending_finalizers != 0) return true;
  if (!is_alive(world, finalizer)) return false;
  return pending_operation(world, finalizer).kind != StopKind::TakeReclaimed;
}

}  // namespace heddle::interp
