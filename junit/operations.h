// The operations of a class that is @heddle.Linearizable, and the values that they are called with.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "junit/tests.h"

namespace heddle::junit {

struct CallOperation {
  const bytecode::MethodImage* method = nullptr;
  u32 line = 0, column = 0;  // where its code begins in the class's source file; 0: not known, or in another one
  struct Value {
    std::string expression, shown;
  };
  std::vector<std::vector<Value>> values;  // of each parameter, one at least
  bool may_wait = false;                   // for what another call does
  std::string signature() const;           // "add(int)"
};
struct Operations {
  std::vector<CallOperation> all;      // in the order of the source
  std::string problem;                 // what is wrong with one of them, or that there are none; "": nothing
  std::optional<CallOperation> wrong;  // that one
};
// Those of the class, inherited ones too.
Operations operations_of(const ClassImage& c, const FindClass& find);

}  // namespace heddle::junit
