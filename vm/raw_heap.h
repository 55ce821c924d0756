// Pointers into objects, past the door of the heap and past interp::Events. Only who moves, saves or compares whole
// objects may include this, and the interpreter's loop, whose instructions do both by themselves; everybody else has
// Heap::load and store, natives have interp::SharedHeap. scripts/check_includes.py keeps the list.
#pragma once

#include "vm/heap.h"

namespace heddle::vm {

struct RawHeap {
  static u8* base(const Heap& heap) { return heap.base(); }
  static u8* payload(const Heap& heap, Ref r) { return heap.payload(r); }
};

}  // namespace heddle::vm
