// In the browser there is one stack, whose size the browser chooses.
#include "lang/large_stack.h"

namespace heddle::lang {

bool on_large_stack(std::function<void()> work) {
  work();
  return true;
}

}  // namespace heddle::lang
