// 128-bit digest of the reachable state: equal digests are taken as equal states (collision chance
// n^2 / 2^129 for n states). Sees live registers and reachable objects only; objects older than the
// root mark count only if they differ from what they were then; younger ones are named in visit
// order, so garbage, dead temporaries and the order of allocations do not matter (docs/algorithms.md,
// "The state digest").
//
// With DigestOptions::like_threads threads are named by their places in an order that depends on what they are about to
// do and not on their numbers: states that differ only in which of several like threads is which have one digest.
//
// Not seen, because nothing that can still happen depends on it: step counts, arrival numbers in
// wait sets (every waiter is tried), and, until the program has observed one, identities and
// clocks. Digests compare within one process and one root mark.
#pragma once

#include <algorithm>
#include <compare>
#include <cstring>
#include <functional>
#include <memory>
#include <string_view>

#include "checkpoint/threads_own_objects.h"
#include "vm/world.h"

namespace heddle::checkpoint {

struct Digest {
  u64 low = 0, high = 0;
  friend bool operator==(const Digest&, const Digest&) = default;
  friend auto operator<=>(const Digest&, const Digest&) = default;
  template <typename A>
  friend void serialise(A& archive, Digest& digest) {
    archive(digest.low, digest.high);
  }
};

// Order-sensitive 128-bit mixing: the round of MurmurHash3 (x64, 128 bits; Appleby, public domain)
// with one word a step. For any fixed word a step permutes the state, for any fixed state it is
// injective.
class Hasher {
 public:
  void add(u64 value) {
    u64 k = value * 0x87c37b91114253d5ull;
    k = rotate(k, 31) * 0x4cf5ad432745937full;
    a_ = (rotate(a_ ^ k, 27) + b_) * 5 + 0x52dce729;
    b_ = (rotate(b_ ^ rotate(k, 33), 31) + a_) * 5 + 0x38495ab5;
  }
  // Not delimited: add sizes where they can differ.
  void add_bytes(const void* bytes, size_t size) {
    const u8* p = static_cast<const u8*>(bytes);
    u64 word;
    for (; size >= 8; p += 8, size -= 8) {
      std::memcpy(&word, p, 8);
      add(word);
    }
    if (size > 0) {
      word = 0;
      std::memcpy(&word, p, size);
      add(word);
    }
  }
  Digest finish() const {
    u64 a = a_ + b_, b = b_ + a;
    a = finalise(a);
    b = finalise(b);
    a += b;
    return {a, b + a};
  }

 private:
  static u64 rotate(u64 v, int n) { return (v << n) | (v >> (64 - n)); }
  static u64 finalise(u64 v) {
    v = (v ^ (v >> 33)) * 0xff51afd7ed558ccdull;
    v = (v ^ (v >> 33)) * 0xc4ceb9fe1a85ec53ull;
    return v ^ (v >> 33);
  }
  u64 a_ = 0x9e3779b97f4a7c15ull, b_ = 0xc2b2ae3d27d4eb4full;
};

// The same of bytes that come in pieces, whatever the pieces.
class StreamHasher {
 public:
  explicit StreamHasher(Hasher begin = {}) : hasher_(begin) {}
  void add(std::string_view bytes) {
    size_ += bytes.size();
    if (rest_size_ > 0) {
      const size_t n = std::min(sizeof rest_ - rest_size_, bytes.size());
      std::memcpy(rest_ + rest_size_, bytes.data(), n);
      rest_size_ += n;
      bytes.remove_prefix(n);
      if (rest_size_ < sizeof rest_) return;
      hasher_.add_bytes(rest_, sizeof rest_);
    }
    const size_t whole = bytes.size() & ~(sizeof rest_ - 1);
    hasher_.add_bytes(bytes.data(), whole);
    rest_size_ = bytes.size() - whole;
    if (rest_size_ > 0) std::memcpy(rest_, bytes.data() + whole, rest_size_);
  }
  u64 size() const { return size_; }
  Digest finish() const {
    Hasher all = hasher_;
    all.add_bytes(rest_, rest_size_);
    return all.finish();
  }

 private:
  Hasher hasher_;
  u8 rest_[8];  // less than a word
  size_t rest_size_ = 0;
  u64 size_ = 0;
};

// A thread that waits for the end of another one, which has been started.
struct Awaited {
  vm::ThreadId by = 0, target = 0;
};
// A thread that will start another one.
struct PendingStart {
  vm::ThreadId by = 0;
  vm::Ref object = 0;       // the Thread object
  bool is_awaited = false;  // and will wait for its end
};
// What threads will do before anything else, whatever the others do (tester/join_chains.h).
struct Ahead {
  std::vector<Awaited> awaited;                      // a set
  std::vector<PendingStart> starts;                  // those of one thread in their order
  std::vector<std::pair<vm::ThreadId, u32>> passed;  // by whom, and how many joins of threads that have ended
  // By whom, and which class on the way there: that it is initialised by then is somebody's doing.
  std::vector<std::pair<vm::ThreadId, vm::ClassId>> used;
  bool empty() const { return awaited.empty() && starts.empty() && passed.empty(); }
  void clear() { *this = {}; }
};

struct DigestOptions {
  bool include_output = false;  // --outcomes: the output so far is part of the state
  bool creators = false;        // which thread has made a young object is part of the state (tester/races.h)
  bool check = false;           // for tests: made again from nothing, it must be the same
  // Threads that run the same code are interchangeable (docs/algorithms.md, "Like threads"). Their names and ids do not
  // count: the caller sees to it that nobody asks for them.
  bool like_threads = false;
  // With like_threads: is part of the state.
  const Ahead* ahead = nullptr;
  // For comparisons that look at what a dead thread has left in its Thread object, even if the program cannot.
  bool dead_threads = false;
};

// The order of the threads in a digest with like_threads.
struct ThreadOrder {
  std::vector<vm::ThreadId> threads;  // that have been started, by place
  std::vector<u32> like;  // by place: the first place of a thread that runs the same, and lives like this one
};

// Reusable (keeps its work space). Needs the root mark for "old" and "young"; without one every
// ordinary object is young, and all permanent ones are looked at.
class StateDigest {
 public:
  explicit StateDigest(vm::World& world);
  ~StateDigest();
  StateDigest(const StateDigest&) = delete;
  StateDigest& operator=(const StateDigest&) = delete;
  // `extra` is called with the hasher and a function that names an object in the digest's own terms
  // (detector relations about young objects); 0 for null and for unreachable objects.
  using NameFunction = std::function<u64(vm::Ref)>;
  Digest compute(const DigestOptions& options, const std::function<void(Hasher&, const NameFunction&)>& extra = {});
  // Of the state whose digest was computed last, what that digest would be if nobody had looked at a clock: equal for
  // states that differ only in what time it is.
  const Digest& timeless() const;
  // The young objects of the state whose digest was computed last, in the order in which it has named them: in two
  // states with equal digests the objects with the same number are the same ones.
  const std::vector<vm::Ref>& young_objects() const;
  size_t young_object_count() const;  // how many they are
  // Likewise the threads: those at the same place are the same ones. Empty without like_threads.
  const ThreadOrder& thread_order() const;
  // Is it one of the young objects, or of those that go with threads, which that digest has visited?
  bool has_come_to(vm::Ref r) const;
  // The world stands at its root mark, which has just been set; to be called there before digests with like_threads.
  void at_root();
  const ThreadsOwnObjects& threads_own() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Everything that a restore must bring back, garbage, identities and counters included, by plain
// traversal; of registers the live ones. For tests of mark/restore and for saved images. Permanent
// objects from `permanent_limit` on are left out: those made after a mark stay after a restore.
Digest full_digest(const vm::World& world, vm::Ref permanent_limit = 0xffffffffu);

}  // namespace heddle::checkpoint
