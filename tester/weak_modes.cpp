#include "tester/weak_modes.h"

namespace heddle::tester {

WeakModes weak_modes_used(const vm::World& world) {
  WeakModes used;
  for (vm::ClassId id = 0; id < world.classes.class_count(); ++id) {
    const vm::Class* c = world.classes.by_id(id);
    if (c == nullptr) continue;
    const bool is_handle = c->name == "java/lang/invoke/VarHandle";
    if (!is_handle && !c->name.starts_with("java/util/concurrent/atomic/")) continue;
    for (const auto& m : c->methods) {
      if (!m->prepared) continue;
      std::string_view name = m->name;
      if (is_handle && name.ends_with('0')) name.remove_suffix(1);  // getAcquire0 is what calls of getAcquire come to
      const bool weak_cas = name.starts_with("weakCompareAndSet");
      used.weak_cas |= weak_cas;
      // (weakCompareAndSet is volatile in a VarHandle, and plain in the classes of atomic variables.)
      const bool volatile_weak = name.ends_with("Volatile") || is_handle;
      used.taken_as_volatile |= name == "lazySet" || name.ends_with("Opaque") || name.ends_with("Acquire") ||
                                name.ends_with("Release") || name.ends_with("SetPlain") || (weak_cas && !volatile_weak);
    }
  }
  return used;
}

}  // namespace heddle::tester
