// The native methods of the class library, and the visible operations of the VM that are linked as
// native methods (interp/vm_ops.def), by name.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "interp/natives.h"
#include "vm/class_table.h"

namespace heddle::stdlib {

// Immutable; one object serves any number of Worlds.
class Natives final : public vm::NativeProvider {
 public:
  Natives();
  ~Natives() override;
  bool find(std::string_view class_name, std::string_view name, std::string_view descriptor,
            vm::NativeEntry* out) const override;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace heddle::stdlib
