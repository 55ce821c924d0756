#include "stdlib/natives.h"

#include <string>
#include <unordered_map>

#include "interp/vm_ops.h"
#include "stdlib/native_tables.h"
#include "vm/base/check.h"

namespace heddle::stdlib {

struct Natives::Impl {
  struct Native {
    vm::NativeFunction function = nullptr;
    vm::NativeEffect effect = vm::NativeEffect::Unknown;
  };
  std::unordered_map<std::string_view, Native> by_signature;
};

Natives::Natives() : impl_(std::make_unique<Impl>()) {
  const auto add = [&](std::span<const NativeRow> table, vm::NativeEffect effect) {
    for (const NativeRow& row : table) {
      const Impl::Native native{row.function, row.effect.value_or(effect)};
      const bool added = impl_->by_signature.emplace(row.signature, native).second;
      HEDDLE_CHECK(added, "a native method is in the tables twice");
    }
  };
  for (auto table :
       {lang_natives(), class_natives(), reflect_natives(), array_natives(), system_natives(), foreign_natives()})
    add(table, vm::NativeEffect::Unknown);
  for (auto table : {string_natives(), character_natives(), number_natives(), math_natives()})
    add(table, vm::NativeEffect::Pure);
}

Natives::~Natives() = default;

bool Natives::find(std::string_view class_name, std::string_view name, std::string_view descriptor,
                   vm::NativeEntry* out) const {
  const interp::VmOpEntry* op = interp::find_vm_op(class_name, name, descriptor);
  std::string signature(class_name);
  signature += '.';
  signature += name;
  signature += descriptor;
  const auto found = impl_->by_signature.find(signature);
  const Impl::Native native = found == impl_->by_signature.end() ? Impl::Native{} : found->second;
  *out = {.function = native.function,
          .vm_op = op == nullptr ? -1 : static_cast<i32>(op->op),
          .chooses_hash_order = op != nullptr && op->stop == interp::StopKind::HashOrder,
          .effect = native.effect};
  return out->function != nullptr || op != nullptr;
}

}  // namespace heddle::stdlib
