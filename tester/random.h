// Random numbers for sampling: the same on every platform, unlike the distributions of <random>.
#pragma once

#include "vm/base/types.h"

namespace heddle::tester {

// SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014).
class Random {
 public:
  // The numbers of one run: those of other runs and of other seeds have nothing to do with them.
  Random(u64 seed, u64 run) : state_(mix(mix(seed + kGamma) ^ mix(run + 2 * kGamma))) {}

  u64 next() { return mix(state_ += kGamma); }
  // From 0 to n - 1, each with the same chance; n > 0. (Numbers from a range that n does not divide are left out.)
  u64 below(u64 n) {
    const u64 excess = (0 - n) % n;  // 2^64 mod n
    u64 x = next();
    while (x < excess) x = next();
    return x % n;
  }

 private:
  static constexpr u64 kGamma = 0x9e3779b97f4a7c15ull;
  static u64 mix(u64 z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  u64 state_;
};

}  // namespace heddle::tester
