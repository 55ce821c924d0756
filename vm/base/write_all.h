// Whole writes.
#pragma once

#include <string_view>

namespace heddle::base {

// Writes all of it to the descriptor, whatever interrupts. False with errno: it is closed, or full; a part may be
// written.
bool write_all(int fd, std::string_view bytes);

}  // namespace heddle::base
