// Random changes of texts and of bytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "vm/base/types.h"

namespace heddle::fuzz {

// SplitMix64: the same numbers everywhere.
class Random {
 public:
  explicit Random(u64 seed) : state_(seed) {}
  u64 next();
  u64 below(u64 limit) { return limit == 0 ? 0 : next() % limit; }
  bool chance(u64 one_in) { return below(one_in) == 0; }

 private:
  u64 state_;
};

// Pieces of a source text that together are the text: words, numbers, literals, operators, white space.
std::vector<std::string_view> tokens_of(std::string_view text);

// A program of the corpus with a few tokens or lines removed, repeated, swapped, or taken from elsewhere.
std::string mutate_source(Random& random, const std::vector<std::string>& corpus);

// The same for bytes: bits, integers of 1 to 8 bytes at the edges of their ranges, blocks removed, repeated or
// overwritten.
std::string mutate_bytes(Random& random, std::string bytes);

}  // namespace heddle::fuzz
