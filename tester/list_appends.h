// Appending to a list, where nobody looks at the order of its elements (docs/algorithms.md, "Additions commute").
#pragma once

#include <vector>

#include "interp/events.h"
#include "vm/world.h"

namespace heddle::tester {

enum class ListAccess : u8 {
  None,    // of something else, or of a list's length only
  Append,  // by List.add(E), to its length or its array
  Put,     // likewise, to an element
  Look,    // somebody gets hold of the array, and may see in which order the elements stand
};

class ListAppends {
 public:
  // What an access of an object is to an ArrayList or a Vector. Accesses by the other methods that only change the
  // length, or read it, are None. What it misses: other lists, addAll, and whatever gives elements back.
  ListAccess access(const vm::World& world, const interp::Access& a) {
    if (a.method < methods_.size() && methods_[a.method] == Method::Other && !reads_array(world, a))
      return ListAccess::None;
    return look_up(world, a);
  }

 private:
  enum class Method : u8 { Unknown, Other, Appends, Clears };
  static constexpr u32 kUnknown = ~0u, kNoList = ~0u - 1;

  bool reads_array(const vm::World& world, const interp::Access& a) const {
    const vm::ClassId c = world.heap.header(a.object).class_id;
    return !a.write && (c >= array_field_.size() || array_field_[c] == kUnknown || array_field_[c] == a.offset);
  }
  static Method method_of(const vm::Method& method);
  ListAccess look_up(const vm::World& world, const interp::Access& a);

  std::vector<Method> methods_;   // by MethodId
  std::vector<u32> array_field_;  // by ClassId: the offset of the list's array
};

}  // namespace heddle::tester
