// Hashes that are the same in every process: names, never addresses.
#pragma once

#include <string_view>

#include "vm/base/types.h"

namespace heddle::vm {

// A bijection that spreads every bit (the finaliser of splitmix64, Steele, Lea and Flood 2014).
inline u64 mix64(u64 x) {
  x += 0x9e3779b97f4a7c15ull;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
  return x ^ (x >> 31);
}

// FNV-1a; `seed` chains calls.
inline u64 hash_bytes(std::string_view bytes, u64 seed = 0xcbf29ce484222325ull) {
  for (char c : bytes) seed = (seed ^ static_cast<u8>(c)) * 0x100000001b3ull;
  return seed;
}

// Of a method's name and descriptor.
inline u32 selector_hash(std::string_view name, std::string_view descriptor) {
  const u64 hash = mix64(hash_bytes(descriptor, hash_bytes(name)));
  return static_cast<u32>(hash);
}

}  // namespace heddle::vm
