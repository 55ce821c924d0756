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
  // Room for records that somebody has reserved and not used yet. Each process and each thread that publishes has its
  // own, and a fork does not inherit it.
  struct Room {
    u64 next = 0, end = 0;
  };
  // `where` tells the place of its summary once it has been stored (0: not yet): many states have equal ones.
  Published publish(const ClosedState& state, u64* where, Room* room);
  // For whoever passes them on: told of each state that this process has been the first to publish, and where its
  // summary lies.
  void on_published(std::function<void(const ClosedState& state, u64 where)> told) { told_ = std::move(told); }
  // A state that has been passed on from elsewhere; its summary has been stored (0: there was no room for it).
  u64 store(std::span<const u8> summary);
  Published take_over(const ClosedState& state, u64 where, Room* room) { return insert(state, &where, room); }
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
      for (const Bucket* b = level.buckets; b <= level.buckets + level.mask; ++b)
        for (const std::atomic<u64>& slot : b->slots)
          if (const u64 there = slot.load(std::memory_order_acquire); there != 0) {
            read(record_of(there), &state);
            what(state);
          }
  }

 private:
  // What is known of a state. They lie one behind the other, so that as few pages are used as can be; each is whole
  // before a slot leads to it, and is not written again.
  struct Record {
    checkpoint::Digest digest;
    u64 meta = 0;  // where the summary lies, and flags
  };
  static constexpr u64 kEnds = 1, kElsewhere = 2, kOfComponent = 4;
  static constexpr u32 kPlaceShift = 8;
  static constexpr u64 kRecordsOfRoom = 64;
  // A slot is 0 (free), or some bits of a digest above the number of its record + 1. A bucket is a cache line; its
  // slots are taken in their order.
  static constexpr u64 kSlots = 8;
  struct alignas(64) Bucket {
    std::atomic<u64> slots[kSlots];
  };
  static constexpr u32 kNumberBits = 40;
  static constexpr u64 kNumbers = (u64{1} << kNumberBits) - 1;
  static u64 tag_of(const checkpoint::Digest& digest) { return digest.high & ~kNumbers; }
  Record& record_of(u64 slot) const { return records_[(slot & kNumbers) - 1]; }
  // Each level has four times the buckets of the one before it, so that memory is used as it is needed. A state goes to
  // the next level if its bucket is full here, which it then is for ever.
  struct Level {
    Bucket* buckets = nullptr;
    u64 mask = 0;    // buckets - 1
    u32 probes = 0;  // buckets
  };
  static constexpr u64 kFirstBuckets = 1 << 11, kGrowth = 4;
  static constexpr u32 kProbes = 1, kLastProbes = 16;
  struct Header {
    alignas(64) std::atomic<u64> summary_bytes;
    alignas(64) std::atomic<u64> records;  // that have been reserved
  };
  Published insert(const ClosedState& state, u64* where, Room* room);
  bool make_record(const ClosedState& state, u64* where, Room* room);
  void read(const Record& record, ClosedState* state) const;
  bool store_summary(std::span<const u8> summary, u64* where);

  void* memory_ = nullptr;
  u64 bytes_ = 0;
  Header* header_ = nullptr;
  std::vector<Level> levels_;
  Record* records_ = nullptr;
  u64 most_records_ = 0;
  u8* summaries_ = nullptr;
  u64 summary_bytes_ = 0;
  std::function<void(const ClosedState& state, u64 where)> told_;
};

}  // namespace heddle::tester
