// What Java SE 17 has, by name: so that the compiler can tell a misspelt name from a part of Java that this library
// does not have (yet). The names are in jdk17.txt, which scripts/ListJdk.java writes.
#pragma once

#include <string_view>

#include "vm/base/types.h"

namespace heddle::stdlib {

enum class JdkName : u8 {
  None,     // no such name
  Package,  // "java.util", or the beginning of one: "java"
  Class,    // "java.util.Map", "java.util.Map.Entry"
  Member,   // "java.lang.String.length": a field or method, also an inherited one. Of classes outside java.base nothing
            // is known: whatever stands behind their names counts as one
};
JdkName jdk_name(std::string_view dotted_name);

}  // namespace heddle::stdlib
