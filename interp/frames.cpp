#include "interp/machine.h"

namespace heddle::interp {

const vm::Field* instance_field(const Class& c, std::string_view name) {
  // A class of the program may declare a field of the same name.
  for (const Class* k : c.super_chain)
    for (const vm::Field& f : k->fields)
      if (!f.is_static() && f.name == name) return &f;
  return nullptr;
}

bool ensure_prepared(World& world, Method& method, vm::LinkageError* why) {
  if (method.prepared) return true;
  if (method.is_abstract()) {
    *why = {"java/lang/AbstractMethodError",
            "Receiver class " + method.owner->dotted_name() + " does not define the method " + method.name};
    return false;
  }
  std::string error;
  if (world.classes.prepare(method, &error)) return true;
  *why = vm::parse_linkage_error(error);
  return false;
}

bool push_frame(World& world, Thread& t, Method& method, u32 flags, u32 extra, bool emergency) {
  u32 ref_base = 0, prim_base = 0;
  if (t.core.frame_count != 0) {
    const Frame& top = t.top();
    const Method& below = method_of(world, top);
    ref_base = top.ref_base + below.reference_registers;
    prim_base = top.prim_base + below.primitive_registers;
  }
  const u32 ref_top = ref_base + method.reference_registers;
  const u32 prim_top = prim_base + method.primitive_registers;
  if (!t.can_push(ref_top, prim_top, emergency)) return false;
  world.before_write_thread(t.id);
  world.before_write_frame(t, t.core.frame_count);
  t.frames[t.core.frame_count++] = {method.id, 0, ref_base, prim_base, flags, extra};
  t.core.ref_top = ref_top;
  t.core.prim_top = prim_top;
  return true;
}

void pop_frame(World& world, Thread& t) {
  world.before_write_thread(t.id);
  if (--t.core.frame_count == 0) {
    t.core.ref_top = t.core.prim_top = 0;
    return;
  }
  world.before_write_frame(t, t.core.frame_count - 1);
  const Frame& top = t.top();
  const Method& method = method_of(world, top);
  t.core.ref_top = top.ref_base + method.reference_registers;
  t.core.prim_top = top.prim_base + method.primitive_registers;
}

}  // namespace heddle::interp
