#include "tester/list_appends.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace heddle::tester {

namespace {

// What has such methods: a list, or (without an array) what the lists call. By name and descriptor. Who calls grow()
// for something else has looked at the array's length before.
struct Owner {
  std::string_view name, array;
  std::array<std::string_view, 2> appends;
  std::string_view clears;
};

constexpr Owner kOwners[] = {
    {"java/util/ArrayList", "elements", {"add(Ljava/lang/Object;)Z", "grow(I)V"}, "clear()V"},
    {"java/util/Vector", "elementData", {"addElement(Ljava/lang/Object;)V", "grow(I)V"}, "removeAllElements()V"},
    {"heddle/VM", "", {"copyToLarger([Ljava/lang/Object;[Ljava/lang/Object;I)V"}, ""},
};

const Owner* owner_of(const vm::Class& c) {
  const auto known =
      std::find_if(std::begin(kOwners), std::end(kOwners), [&](const Owner& o) { return c.name == o.name; });
  return !c.is_library || known == std::end(kOwners) ? nullptr : known;
}

}  // namespace

ListAppends::Method ListAppends::method_of(const vm::Method& method) {
  const Owner* owner = owner_of(*method.owner);
  if (owner == nullptr) return Method::Other;
  const std::string name = method.name + method.descriptor;
  if (std::find(owner->appends.begin(), owner->appends.end(), name) != owner->appends.end()) return Method::Appends;
  return name == owner->clears ? Method::Clears : Method::Other;
}

ListAccess ListAppends::look_up(const vm::World& world, const interp::Access& a) {
  if (a.method >= methods_.size()) methods_.resize(a.method + 64, Method::Unknown);
  Method& method = methods_[a.method];
  if (method == Method::Unknown) method = method_of(*world.classes.method_by_id(a.method));
  const vm::ObjectHeader& header = world.heap.header(a.object);
  if (header.class_id >= array_field_.size()) array_field_.resize(header.class_id + 64, kUnknown);
  u32& array_field = array_field_[header.class_id];
  if (array_field == kUnknown) {
    array_field = kNoList;
    for (const vm::Class* c : world.classes.by_id(header.class_id)->super_chain)
      if (const Owner* list = owner_of(*c); list != nullptr && !list->array.empty())
        array_field = c->find_field(list->array, "[Ljava/lang/Object;")->offset;
  }
  if (method == Method::Appends)
    return world.classes.by_id(header.class_id)->is_array() ? ListAccess::Put : ListAccess::Append;
  const bool looks = method == Method::Other && !a.write && array_field == a.offset;
  return looks ? ListAccess::Look : ListAccess::None;
}

}  // namespace heddle::tester
