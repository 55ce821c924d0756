// 128-bit digest of the reachable state: equal digests are taken as equal states (collision chance
// n^2 / 2^129 for n states). Sees live registers and reachable objects only; objects older than the
// root mark count only if they were modified since; younger ones are named in visit order, so
// garbage, dead temporaries and the order of allocations do not matter (algorithms.md, section 6).
#pragma once

#include <functional>

#include "vm/world.h"

namespace heddle::checkpoint {

struct Digest {
  u64 low = 0, high = 0;
  friend bool operator==(const Digest&, const Digest&) = default;
  friend auto operator<=>(const Digest&, const Digest&) = default;
};

class Hasher {  // order-sensitive 128-bit mixing
 public:
  void add(u64 value);
  void add_bytes(const void* bytes, size_t size);
  Digest finish() const;

 private:
  u64 a_ = 0x9e3779b97f4a7c15ull, b_ = 0xc2b2ae3d27d4eb4full;
};

struct DigestOptions {
  bool include_output = false;  // --outcomes: the output so far is part of the state
};

// Reusable (keeps its work space). Needs the root mark for "old" and "young"; without one everything
// is young.
class StateDigest {
 public:
  explicit StateDigest(vm::World& world);
  ~StateDigest();
  // `extra` is called with the hasher and a function that names an object in the digest's own terms
  // (detector relations about young objects).
  using NameFunction = std::function<u64(vm::Ref)>;
  Digest compute(const DigestOptions& options,
                 const std::function<void(Hasher&, const NameFunction&)>& extra = {});

 private:
  struct Impl;
  Impl* impl_;
};

// Everything, identities and garbage included, by plain traversal: for tests of mark/restore (the
// bytes of two equal Worlds) and for saved images.
Digest full_digest(vm::World& world);

}  // namespace heddle::checkpoint
