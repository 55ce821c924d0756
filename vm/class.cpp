// Looking things up in a linked class (JVMS 5.4.3), and its names.
#include <algorithm>

#include "vm/class_table.h"
#include "vm/hash.h"
#include "vm/method_lookup.h"

namespace heddle::vm {

std::string Field::readable() const { return owner->dotted_name() + "." + name; }

const std::shared_ptr<const bytecode::ClassImage>& Class::no_image() {
  static const auto empty = std::make_shared<const bytecode::ClassImage>();
  return empty;
}

std::string Class::dotted_name() const { return bytecode::dotted(name); }

std::string Class::readable_name() const { return is_array() ? element_class->readable_name() + "[]" : dotted_name(); }

bool Class::is_proper_subclass_of(const Class* other) const {
  if (other->is_interface())
    return std::find(all_interfaces.begin(), all_interfaces.end(), other) != all_interfaces.end();
  if (is_array() && other->is_array()) return element_class->is_subclass_of(other->element_class);
  const size_t depth = other->super_chain.size();
  return depth != 0 && super_chain.size() >= depth && super_chain[depth - 1] == other;
}

const Field* Class::field_at(u32 offset, bool in_statics) const {
  for (const Class* c = this; c != nullptr; c = in_statics ? nullptr : c->super)
    for (const Field& field : c->fields)
      if (field.offset == offset && field.is_static() == in_statics) return &field;
  return nullptr;
}

const Field* Class::find_field(std::string_view wanted, std::string_view descriptor) const {
  for (const Field& field : fields)
    if (field.name == wanted && field.descriptor == descriptor) return &field;
  for (const Class* i : interfaces)
    if (const Field* field = i->find_field(wanted, descriptor)) return field;
  return super != nullptr ? super->find_field(wanted, descriptor) : nullptr;
}

Method* find_declared(const Class& c, const Selector& selector) {
  for (size_t i = 0; i < c.selectors.size(); ++i) {
    Method* method = c.methods[i].get();
    if (c.selectors[i] == selector.hash && method->name == selector.name && method->descriptor == selector.descriptor)
      return method;
  }
  return nullptr;
}

InterfaceMethods find_in_interfaces(const Class& c, const Selector& selector) {
  std::vector<Method*> found;
  for (const Class* i : c.all_interfaces) {
    Method* method = find_declared(*i, selector);
    if (method != nullptr && !method->is_static() && !(method->flags & bytecode::kPrivate)) found.push_back(method);
  }
  InterfaceMethods result;
  if (found.empty()) return result;
  result.any = found.front();
  for (Method* method : found) {
    const bool maximal = std::none_of(found.begin(), found.end(), [&](const Method* other) {
      return other != method && other->owner->is_subclass_of(method->owner);
    });
    if (!maximal || method->is_abstract()) continue;
    result.ambiguous = result.implementation != nullptr;
    if (result.ambiguous) break;
    result.implementation = method;
  }
  if (result.ambiguous) result.implementation = nullptr;
  return result;
}

Method* Class::find_declared(std::string_view wanted, std::string_view descriptor) const {
  return vm::find_declared(*this, Selector(wanted, descriptor));
}

Method* Class::find_method(std::string_view wanted, std::string_view descriptor) const {
  const Selector selector(wanted, descriptor);
  if (Method* method = vm::find_declared(*this, selector)) return method;
  if (!wanted.empty() && wanted[0] == '<') return nullptr;  // constructors are not inherited
  for (const Class* c = super; c != nullptr; c = c->super) {
    Method* method = vm::find_declared(*c, selector);
    if (method == nullptr) continue;
    // An interface has of Object the public instance methods only (JVMS 5.4.3.4).
    if (is_interface() && (method->is_static() || !(method->flags & bytecode::kPublic))) continue;
    return method;
  }
  const InterfaceMethods inherited = find_in_interfaces(*this, selector);
  return inherited.implementation != nullptr ? inherited.implementation : inherited.any;
}

}  // namespace heddle::vm
