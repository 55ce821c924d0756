// Bitstate hashing: of the states that have been met three bits each are kept, in a table of fixed size (G. Holzmann,
// An analysis of bitstate hashing, Formal Methods in System Design 13, 1998). A new state whose bits happen to be set
// by others is taken for one that is known, and what lies behind it may be left out: no proof, but the odds are known.
#pragma once

#include "checkpoint/digest.h"
#include "tester/zeroed_array.h"

namespace heddle::tester {

// What a search by bits has covered.
struct BitstateCoverage {
  u64 bytes = 0;       // of the table
  u64 states = 0;      // that were told apart
  double fill = 0;     // the share of the bits that are set
  double chance = 0;   // that a new state would now be taken for a known one
  double omitted = 0;  // how many new states are expected to have been
  double coverage() const {
    const double all = static_cast<double>(states) + omitted;
    return all == 0 ? 1 : static_cast<double>(states) / all;
  }
};

class Bitstate {
 public:
  static constexpr u32 kBitsOfState = 3;
  explicit Bitstate(u64 bytes);
  // True: the state is known, or is taken for one that is.
  bool visit(const checkpoint::Digest& digest);
  BitstateCoverage coverage() const;

 private:
  double chance() const;
  u64 bits_;  // of the table
  ZeroedArray<u64> words_;
  u64 set_ = 0, states_ = 0;
  double omitted_ = 0;
};

}  // namespace heddle::tester
