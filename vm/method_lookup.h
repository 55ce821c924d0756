// The steps of method resolution and selection that class.cpp and dispatch.cpp share.
#pragma once

#include <string_view>

#include "vm/class_table.h"
#include "vm/hash.h"

namespace heddle::vm {

struct Selector {
  std::string_view name, descriptor;
  u32 hash;
  Selector(std::string_view n, std::string_view d) : name(n), descriptor(d), hash(selector_hash(n, d)) {}
};

Method* find_declared(const Class& c, const Selector& selector);

// What the superinterfaces of a class say about a method (JVMS 5.4.3.3): the one maximally specific
// method that is not abstract, or null; `ambiguous` if there are several; any declaration at all.
struct InterfaceMethods {
  Method* implementation = nullptr;
  Method* any = nullptr;
  bool ambiguous = false;
};
InterfaceMethods find_in_interfaces(const Class& c, const Selector& selector);

}  // namespace heddle::vm
