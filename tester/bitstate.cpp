#include "tester/bitstate.h"

#include <algorithm>
#include <cmath>

namespace heddle::tester {

Bitstate::Bitstate(u64 bytes) : bits_(std::max<u64>(bytes, 8) / 8 * 64), words_(bits_ / 64) {}

// As if the bits of a new state were drawn at random.
double Bitstate::chance() const {
  return std::pow(static_cast<double>(set_) / static_cast<double>(bits_), kBitsOfState);
}

// Which bits are the digest's: by double hashing (P. Dillinger and P. Manolios, Bloom filters in probabilistic
// verification, FMCAD 2004); the two halves of a digest are independent.
bool Bitstate::visit(const checkpoint::Digest& digest) {
  const double taken_for_known = chance();
  bool known = true;
  for (u32 i = 0; i < kBitsOfState; ++i) {
    const u64 hash = digest.low + i * (digest.high | 1);
    const u64 bit = static_cast<u64>(static_cast<unsigned __int128>(hash) * bits_ >> 64);
    u64& word = words_[bit / 64];
    const u64 mask = u64{1} << bit % 64;
    set_ += (word & mask) == 0;
    known &= (word & mask) != 0;
    word |= mask;
  }
  if (known) return true;
  ++states_;
  // Of new states one is seen to be new after p/(1-p) that were not, on the average.
  omitted_ += taken_for_known / (1 - taken_for_known);
  return false;
}

BitstateCoverage Bitstate::coverage() const {
  return {bits_ / 8, states_, static_cast<double>(set_) / static_cast<double>(bits_), chance(), omitted_};
}

}  // namespace heddle::tester
