// The compiler recurses as deeply as sources are nested, and needs a stack for that.
#pragma once

#include <functional>

namespace heddle::lang {

// Calls `work` on a stack of kCompilerStackBytes, or what there is of it. False: there is not enough memory, and
// nothing has been called.
bool on_large_stack(std::function<void()> work);

}  // namespace heddle::lang
