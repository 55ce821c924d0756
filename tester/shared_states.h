// Closed states that several workers have in common (docs/algorithms.md, "Several workers"): everything below them has
// been explored by one of them, and the others need not do it again. One table in memory that processes forked from the
// one that has made it share. Nothing is ever changed or taken out of it; nobody waits for anybody, also not for a
// process that has been killed in the middle.
#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <vector>

#include "checkpoint/digest.h"

namespace heddle::tester {

// What one worker tells the others of a state: plain values that mean the same to all of them.
struct ClosedState {
  checkpoint::Digest digest;
  bool ends = false, elsewhere = false, of_component = false;  // as in StateCache::Entry
  std::span<const u8> summary;                                 // packed (SummaryTable)
};

class SharedStates {
 public:
  // The memory is used only as far as it is filled.
  explicit SharedStates(u64 bytes);
  ~SharedStates();
  SharedStates(const SharedStates&) = delete;
  SharedStates& operator=(const SharedStates&) = delete;
  bool is_usable() const { return header_ != nullptr; }  // false: there was no such memory

  enum class Published : u8 {
    New,
    Known,  // somebody has been first
    Full,   // the others do not learn of it: they explore it for themselves
  };
  // `where` tells the place of its summary once it has been stored (0: not yet): many states have equal ones.
  Published publish(const ClosedState& state, u64* where);
  // For whoever passes them on: told of each state that this process has been the first to publish, and where its
  // summary lies.
  void on_published(std::function<void(const ClosedState& state, u64 where)> told) { told_ = std::move(told); }
  // A state that has been passed on from elsewhere; its summary has been stored (0: there was no room for it).
  u64 store(std::span<const u8> summary);
  Published take_over(const ClosedState& state, u64 where) { return insert(state, &where); }
  // The summary stays where it is. False: not known (or not yet).
  bool find(const checkpoint::Digest& digest, ClosedState* state) const;

  // How many there are. (It looks at all places: a counter would be written by everybody all the time.)
  u64 states() const {
    u64 n = 0;
    for_each([&](const ClosedState&) { ++n; });
    return n;
  }
  template <typename F>
  void for_each(F&& what) const {
    ClosedState state;
    for (const Level& level : levels_)
      for (u64 i = 0; i <= level.mask; ++i)
        if (read(level.slots[i], &state)) what(state);
  }

 private:
  // Claimed by its `low` (0: free), visible when `meta` is there: where the summary lies, and flags. A state whose
  // digest has no low word is not shared.
  struct Slot {
    std::atomic<u64> low, high, meta;
  };
  struct Header {
    std::atomic<u64> summary_bytes;
  };
  static constexpr u64 kVisible = 1, kEnds = 2, kElsewhere = 4, kOfComponent = 8;
  static constexpr u32 kPlaceShift = 8;
  // Each level has eight times the slots of the one before it, so that memory is used as it is needed. A state goes to
  // the next level if its places here are taken by others, which they then are for ever.
  struct Level {
    Slot* slots = nullptr;
    u64 mask = 0;  // slots - 1
    u32 probes = 0;
  };
  static constexpr u64 kFirstSlots = 1 << 14, kGrowth = 8;
  static constexpr u32 kProbes = 2, kLastProbes = 128;
  Published insert(const ClosedState& state, u64* where);
  bool read(const Slot& slot, ClosedState* state) const;
  void fill(Slot& slot, const ClosedState& state, u64 where);
  bool store_summary(std::span<const u8> summary, u64* where);

  void* memory_ = nullptr;
  u64 bytes_ = 0;
  Header* header_ = nullptr;
  std::vector<Level> levels_;
  u8* summaries_ = nullptr;
  u64 summary_bytes_ = 0;
  std::function<void(const ClosedState& state, u64 where)> told_;
};

}  // namespace heddle::tester
