// Adds constants to a pool so that equal constants share one entry.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "vm/bytecode/class_image.h"

namespace heddle::bytecode {

class ConstantInterner {
 public:
  static constexpr size_t kMaxConstants = 65536;  // operands have 16 bits

  // The index of an entry equal to `constant` in `pool`, added at the end if there is none. False
  // (and nothing added) if the pool is full. `pool` must be the same at every call; entries that
  // others appended are noticed.
  bool add(std::vector<Constant>& pool, Constant constant, u16* index);

 private:
  std::unordered_map<std::string, u32> index_;
  size_t indexed_ = 0;
};

Constant bits_constant(u64 bits);
Constant string_constant(std::string text);
Constant class_constant(std::string name);
Constant field_constant(std::string owner, std::string name, std::string descriptor);
Constant method_constant(std::string owner, std::string name, std::string descriptor, bool interface_owner);

}  // namespace heddle::bytecode
