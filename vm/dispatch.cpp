// Which method a call reaches, given the receiver's class (JVMS 5.4.6).
#include "vm/class_table.h"
#include "vm/method_lookup.h"

namespace heddle::vm {
namespace {

Method* select(const Class& receiver, Method* declared) {
  if (!receiver.is_subclass_of(declared->owner)) return nullptr;
  if (declared->flags & (bytecode::kPrivate | bytecode::kStatic)) return declared;
  if (!declared->owner->is_interface()) {
    return receiver.vtable.empty() ? nullptr : receiver.vtable[static_cast<size_t>(declared->vtable_index)];
  }
  const Selector selector(declared->name, declared->descriptor);
  for (const Class* c = &receiver; c != nullptr; c = c->super) {
    Method* method = find_declared(*c, selector);
    if (method != nullptr && !(method->flags & (bytecode::kPrivate | bytecode::kStatic))) return method;
  }
  return find_in_interfaces(receiver, selector).implementation;
}

}  // namespace

Method* ClassTable::select_interface(Class* receiver, Method* declared) {
  const auto cached = receiver->itable.find(declared);
  if (cached != receiver->itable.end()) return cached->second;
  Method* method = select(*receiver, declared);
  if (method != nullptr && method->is_abstract()) method = nullptr;
  receiver->itable.emplace(declared, method);
  return method;
}

}  // namespace heddle::vm
