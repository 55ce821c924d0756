// What a limit of this process leaves to all that it maps.
#pragma once

#include "vm/base/types.h"

namespace heddle::base {

// Bytes; without a limit the largest number.
u64 address_space_limit();

}  // namespace heddle::base
