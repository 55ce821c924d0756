#include "tester/interned_lists.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace heddle::tester {

u64 hash_of_bytes(const void* bytes, size_t size) { return XXH3_64bits(bytes, size); }

}  // namespace heddle::tester
