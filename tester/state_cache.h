// The state cache: digest of a state -> the threads that were delayed when it was explored
// (algorithms.md, section 6; Godefroid's rule for sleep sets with state matching). On a revisit only
// stored \ current must still run, and the intersection is stored.
#pragma once

#include <unordered_map>

#include "checkpoint/digest.h"
#include "tester/thread_set.h"

namespace heddle::tester {

class StateCache {
 public:
  explicit StateCache(u64 limit_bytes) : limit_bytes_(limit_bytes) {}

  struct Entry {
    ThreadSet delayed;
    double paths = 0;       // of the reduced graph below this state, known when the visit ends
    u32 visits_open = 0;    // on the search stack: never evicted
  };
  struct Visit {
    Entry* entry = nullptr;
    bool known = false;      // seen before
    ThreadSet to_do;         // known: run only these of the enabled threads
    ThreadSet still_delayed; // known: these stay delayed
  };
  Visit visit(const checkpoint::Digest& digest, const ThreadSet& delayed);

  u64 states() const { return seen_; }       // distinct states stored so far (evicted ones included)
  u64 evicted() const { return evicted_; }
  u64 bytes() const { return entries_.size() * kEntryBytes; }

 private:
  static constexpr u64 kEntryBytes = 96;  // node, digest, entry and its share of the buckets
  struct Hash {
    size_t operator()(const checkpoint::Digest& d) const { return d.low; }
  };
  void evict();
  u64 limit_bytes_;
  u64 seen_ = 0, evicted_ = 0;
  u64 evict_at_ = 0;  // entries at which to try again: a pass that finds little must not be repeated at once
  std::unordered_map<checkpoint::Digest, Entry, Hash> entries_;
};

}  // namespace heddle::tester
