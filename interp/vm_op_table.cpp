#include "interp/vm_ops.h"

namespace heddle::interp {

namespace {

constexpr VmOpEntry kEntries[] = {
#define VMOP(name, signature, stop) {VmOp::name, #name, signature, StopKind::stop},
#include "interp/vm_ops.def"
#undef VMOP
};

}  // namespace

const VmOpEntry& vm_op_entry(VmOp op) { return kEntries[static_cast<size_t>(op)]; }

const VmOpEntry* find_vm_op(std::string_view class_name, std::string_view name, std::string_view descriptor) {
  for (const VmOpEntry& entry : kEntries) {
    std::string_view s = entry.signature;
    if (s.size() != class_name.size() + 1 + name.size() + descriptor.size()) continue;
    if (s.substr(0, class_name.size()) == class_name && s[class_name.size()] == '.' &&
        s.substr(class_name.size() + 1, name.size()) == name && s.ends_with(descriptor))
      return &entry;
  }
  return nullptr;
}

}  // namespace heddle::interp
