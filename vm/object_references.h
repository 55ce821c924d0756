// Where the references of an object lie: for the collector, the digest and whoever walks the heap.
#pragma once

#include "vm/class_table.h"
#include "vm/raw_heap.h"

namespace heddle::vm {

// Calls visit(Ref& slot) for each reference field or element of r, in order of address.
template <typename Visit>
void for_each_reference(const Heap& heap, const ClassTable& classes, Ref r, Visit&& visit) {
  const ObjectHeader& h = heap.header(r);
  const Class& c = *classes.by_id(h.class_id);
  u8* payload = RawHeap::payload(heap, r);
  if (h.flags & kStaticsHolder) {
    for (u32 offset : c.static_ref_offsets) visit(*reinterpret_cast<Ref*>(payload + offset));
  } else if (c.elements == Elements::Refs) {
    Ref* elements = reinterpret_cast<Ref*>(payload);
    for (u32 i = 0; i < h.length; ++i) visit(elements[i]);
  } else {
    for (u32 offset : c.ref_offsets) visit(*reinterpret_cast<Ref*>(payload + offset));
  }
}

}  // namespace heddle::vm
