// In the browser there is no limit but that of the module's memory.
#include "vm/base/address_space.h"

namespace heddle::base {

u64 address_space_limit() { return ~u64{0}; }

}  // namespace heddle::base
