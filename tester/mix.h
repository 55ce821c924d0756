// Spreads the bits of a number, for tables that take the low ones.
#pragma once

#include "vm/base/types.h"

namespace heddle::tester {

inline u64 mix(u64 x) {
  x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93ull;
  x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93ull;
  return x ^ (x >> 32);
}

}  // namespace heddle::tester
