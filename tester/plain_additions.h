// Which plain accesses are the two halves of an addition: `count++`, `sum += n` as a statement?
//
// Such a statement reads a field or element, adds something, and writes it back, and nobody looks at what it has read
// or written. So all that it does is to add, and additions commute (docs/algorithms.md, "Additions commute").
#pragma once

#include <vector>

#include "vm/world.h"

namespace heddle::tester {

class PlainAdditions {
 public:
  // Is the access at this place in the code the read or the write of an addition? What it misses: additions of which
  // the code is not straight-line code, or longer than some instructions; those of float and double, where the sum
  // depends on the order.
  bool is_part(const vm::World& world, vm::MethodId method, u32 pc) {
    if (method >= known_.size()) known_.resize(method + 1);
    Known& known = known_[method];
    if (!known.looked_at) known = {true, parts_of(*world.classes.method_by_id(method), world.options.values_count)};
    return pc < known.parts.size() && known.parts[pc];
  }

  // Of a method that has been linked, by pc; empty: there are none.
  static std::vector<bool> parts_of(const vm::Method& method, bool values_count = true);

 private:
  struct Known {
    bool looked_at = false;
    std::vector<bool> parts;
  };
  std::vector<Known> known_;  // by MethodId
};

}  // namespace heddle::tester
