#include "vm/base/address_space.h"

#include <sys/resource.h>

namespace heddle::base {

u64 address_space_limit() {
  rlimit limit{};
  return ::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ? ~u64{0} : limit.rlim_cur;
}

}  // namespace heddle::base
