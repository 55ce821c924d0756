// Fields of the library's own classes that the VM or the search knows by name (interp/library_contract.h).
#pragma once

#include <string_view>

#include "vm/world.h"

namespace heddle::interp {

inline bool is_library_class(const vm::Class& c, std::string_view name) { return c.is_library && c.name == name; }

// Is what lies there this instance field of an object of that class?
inline bool is_library_field(const vm::World& world, vm::Ref object, u32 offset, std::string_view class_name,
                             std::string_view name, std::string_view descriptor) {
  const vm::ObjectHeader& h = world.heap.header(object);
  const vm::Class& c = *world.classes.by_id(h.class_id);
  if ((h.flags & vm::kStaticsHolder) != 0 || !is_library_class(c, class_name)) return false;
  const vm::Field* const field = c.find_field(name, descriptor);
  return field != nullptr && field->offset == offset;
}

}  // namespace heddle::interp
