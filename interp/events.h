// What a thread did, as plain records: filled by the interpreter while it runs, read by whoever
// watches (tester). Cleared by the reader.
#pragma once

#include <vector>

#include "vm/object.h"

namespace heddle::interp {

// A plain (not volatile) access of a shared variable. Variable = (object, offset): for instance
// fields and statics the byte offset in the payload, for arrays the element's index. Not recorded:
// accesses of objects born after `young_limit`, of final fields, of Strings, and what trusted natives do.
struct Access {
  vm::Ref object;
  u32 offset;
  vm::MethodId method;
  u32 pc : 31;
  u32 write : 1;
};

// Access::offset of "relies on the class being initialised"; the object is then its ClassId.
inline constexpr u32 kInitOffset = 0xfffffff4u;

struct Events {
  std::vector<Access> accesses;
  // Objects at or above this Ref are not recorded (set by the caller to the heap's top when a block
  // begins: nobody else can know them yet).
  vm::Ref young_limit = 0xffffffffu;
};

}  // namespace heddle::interp
