#include "checkpoint/object_shapes.h"

#include <algorithm>
#include <cstring>

#include "vm/class_layout.h"
#include "vm/object_walk.h"

namespace heddle::checkpoint {

using vm::Class;

namespace {

// Of a ForkJoinWorkerThread: the field that numbers it.
u32 worker_index(const Class& c) {
  for (const Class* k : c.super_chain)
    if (k->is_library && k->name == "java/util/concurrent/ForkJoinWorkerThread")
      if (const vm::Field* const index = k->find_field("index", "I")) return index->offset;
  return ~0u;
}

}  // namespace

bool ObjectShapes::is_same(const Shape& shape, const u8* a, const u8* b, size_t bytes) const {
  if (std::memcmp(a, b, bytes) == 0) return true;
  if (shape.printed == 0) return false;
  std::vector<u32> x(bytes / 4), y(bytes / 4);
  std::memcpy(x.data(), a, bytes);
  std::memcpy(y.data(), b, bytes);
  leave_out_printed(shape, x.data());
  leave_out_printed(shape, y.data());
  return x == y;
}

ObjectShapes::Shape ObjectShapes::make(const vm::World& world, const vm::ObjectHeader& h) {
  const Class& c = *world.classes.by_id(h.class_id);
  const bool holder = h.flags & vm::kStaticsHolder;
  Shape shape;
  if (c.elements != vm::Elements::None && !holder) {
    shape.kind = c.elements == vm::Elements::Refs ? Shape::References : Shape::Elements;
    shape.element_bytes = static_cast<u8>(vm::element_bytes(c.elements));
    return shape;
  }
  shape.bytes = holder ? h.length : c.instance_bytes;
  if (c.is_library && !holder) shape.is_bag = c.name == "heddle/Bag";
  if ((h.flags & vm::kThreadObject) && !holder) shape.number = worker_index(c);
  if (c.has_printed_fields) note_printed(c, holder, &shape);
  const std::vector<u32>& offsets = vm::reference_offsets(c, holder);
  shape.kind = offsets.empty() ? Shape::Words : Shape::Mixed;
  if (offsets.empty()) return shape;
  shape.references_at = static_cast<u32>(halves_.size());
  shape.references = static_cast<u32>(offsets.size());
  for (const u32 offset : offsets) halves_.push_back(offset / 4);
  std::sort(halves_.begin() + shape.references_at, halves_.end());
  return shape;
}

void ObjectShapes::note_printed(const Class& c, bool holder, Shape* shape) {
  shape->printed_at = static_cast<u32>(halves_.size());
  for (const Class* k = &c; k != nullptr; k = holder ? nullptr : k->super)
    for (const vm::Field& f : k->fields) {
      if (!f.only_printed || f.is_static() != holder) continue;
      halves_.push_back(f.offset / 4);
      if (f.bank == vm::Bank::Prim8) halves_.push_back(f.offset / 4 + 1);
    }
  shape->printed = static_cast<u32>(halves_.size()) - shape->printed_at;
}

}  // namespace heddle::checkpoint
