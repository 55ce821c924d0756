// The classes of java.lang that box primitive values (JLS 5.1.7).
#pragma once

namespace heddle::bytecode {

struct Box {
  const char* type;   // binary name
  const char* unbox;  // the method that gives the value
};

// `primitive`: a descriptor's character, not V.
constexpr Box box_of(char primitive) {
  switch (primitive) {
    case 'Z': return {"java/lang/Boolean", "booleanValue"};
    case 'B': return {"java/lang/Byte", "byteValue"};
    case 'C': return {"java/lang/Character", "charValue"};
    case 'S': return {"java/lang/Short", "shortValue"};
    case 'I': return {"java/lang/Integer", "intValue"};
    case 'J': return {"java/lang/Long", "longValue"};
    case 'F': return {"java/lang/Float", "floatValue"};
    default: return {"java/lang/Double", "doubleValue"};
  }
}

}  // namespace heddle::bytecode
