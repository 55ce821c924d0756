#include "interp/vm_ops.h"

namespace heddle::interp {

namespace {

// The stop kinds under the names that vm_ops.def uses for them. Dead: no such kind.
constexpr StopKind stop_of_name(std::string_view name) {
  if (name == "Wait") return StopKind::Wait;
  if (name == "Notify") return StopKind::Notify;
  if (name == "NotifyAll") return StopKind::NotifyAll;
  if (name == "Start") return StopKind::Start;
  if (name == "Join") return StopKind::Join;
  if (name == "IsAlive") return StopKind::IsAlive;
  if (name == "GetState") return StopKind::GetState;
  if (name == "Interrupt") return StopKind::Interrupt;
  if (name == "InterruptedQuery") return StopKind::InterruptedQuery;
  if (name == "Sleep") return StopKind::Sleep;
  if (name == "Yield") return StopKind::Yield;
  if (name == "HoldsLock") return StopKind::HoldsLock;
  if (name == "Park") return StopKind::Park;
  if (name == "Unpark") return StopKind::Unpark;
  if (name == "TryEnter") return StopKind::TryEnter;
  if (name == "Cas") return StopKind::Cas;
  if (name == "VolatileRead") return StopKind::VolatileRead;
  if (name == "VolatileWrite") return StopKind::VolatileWrite;
  if (name == "ClassInit") return StopKind::ClassInit;
  if (name == "Choose") return StopKind::Choose;
  if (name == "Assume") return StopKind::Assume;
  if (name == "Enter") return StopKind::Enter;
  if (name == "Exit") return StopKind::Exit;
  if (name == "ExitVm") return StopKind::ExitVm;
  if (name == "Input") return StopKind::Input;
  if (name == "Output") return StopKind::Output;
  if (name == "Clock") return StopKind::Clock;
  if (name == "File") return StopKind::File;
  if (name == "Native") return StopKind::Native;
  if (name == "Collect") return StopKind::Collect;
  if (name == "TakeReclaimed") return StopKind::TakeReclaimed;
  if (name == "AwaitFinalizers") return StopKind::AwaitFinalizers;
  return StopKind::Dead;
}

constexpr VmOpEntry kEntries[] = {
#define VMOP(name, signature, stop) {VmOp::name, #name, signature, stop_of_name(#stop)},
#include "interp/vm_ops.def"
#undef VMOP
};

constexpr bool all_stops_known() {
  for (const VmOpEntry& entry : kEntries)
    if (entry.stop == StopKind::Dead) return false;
  return true;
}
static_assert(all_stops_known(), "a row of vm_ops.def names an unknown stop kind");

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
