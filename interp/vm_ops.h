// The visible operations of the VM (vm_ops.def) and how the linker finds them.
#pragma once

#include <string_view>

#include "interp/run.h"

namespace heddle::interp {

enum class VmOp : i32 {
#define VMOP(name, signature, stop) name,
#include "interp/vm_ops.def"
#undef VMOP
  kCount
};

struct VmOpEntry {
  VmOp op;
  std::string_view name;       // "Wait"
  std::string_view signature;  // "java/lang/Object.wait0(J)V"
  StopKind stop;
};

const VmOpEntry& vm_op_entry(VmOp op);
// Null if that method is no VM operation. For NativeProviders: the index for NativeEntry::vm_op is
// static_cast<i32>(entry->op).
const VmOpEntry* find_vm_op(std::string_view class_name, std::string_view name, std::string_view descriptor);

}  // namespace heddle::interp
