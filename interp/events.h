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

// Decides, access by access, whether a thread is to stop before it: whoever watches shared variables may want to let
// another thread go first. Asked only about accesses that would be recorded.
class AccessFilter {
 public:
  // `offset` as in Access.
  virtual bool stops_before(vm::Ref object, u32 offset, bool write) const = 0;
  // Asked before a native method that is given the object, and may access any of its fields or elements.
  virtual bool may_stop_inside(vm::Ref object) const = 0;

 protected:
  ~AccessFilter() = default;
};

struct Events {
  std::vector<Access> accesses;
  // If this is set, run_to_visible also returns (StopKind::Access) just before an access that the filter stops.
  const AccessFilter* stop_before = nullptr;
  // Objects at or above this Ref are not recorded (set by the caller to the heap's top when a block
  // begins: nobody else can know them yet).
  vm::Ref young_limit = 0xffffffffu;
};

}  // namespace heddle::interp
