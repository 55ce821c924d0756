// Where bytes go that come piece by piece: into a file, a string, a checksum. A piece is valid during the call only.
#pragma once

#include <functional>
#include <string_view>

#include "vm/base/types.h"

namespace heddle::vm {

using ByteSink = std::function<void(std::string_view)>;

}  // namespace heddle::vm
