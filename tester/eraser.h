// Data races by locksets with thread segments (docs/algorithms.md, "Eraser"): Eraser (Savage et al. 1997)
// with the thread segments of Visual Threads (Harrow 2000), entering EXCLUSIVE at the first access.
// The clocks advance at start, join, volatile and atomic write-to-read, unpark-to-park, class
// initialisation; not at monitors: the search varies those orders.
//
// A data race: two conflicting accesses, concurrent by these clocks, with disjoint locksets. A lockset
// that becomes empty while the accesses were ordered by anything else than starts and joins is a
// lock-discipline warning. What it can miss: a
// race whose accesses lie concurrent on no explored path (the search prunes orders that differ by
// independent blocks only), accesses made while an object is private to the block that created it,
// and accesses older than the latest eight by distinct (thread, kind) of one variable.
#pragma once

#include <array>
#include <functional>
#include <unordered_map>
#include <vector>

#include "tester/detector.h"
#include "tester/locksets.h"
#include "vm/world.h"

namespace heddle::tester {

struct RaceAccess {
  ThreadId thread = 0;
  u32 clock = 0;       // with thread: the segment
  u32 fork_clock = 0;  // the same, counted at starts only
  vm::MethodId method = 0;
  u32 pc = 0;
  LocksetId locks = 0;
  bool write = false;
};
struct RaceReport {
  Ref object = 0;
  u32 offset = 0;  // byte offset of a field, index of an array element
  RaceAccess earlier, later;
  bool ordered = false;  // only the discipline was broken: the accesses happened in a fixed order
};

class Eraser : public Detector {
 public:
  using ReportHandler = std::function<void(const RaceReport&)>;
  Eraser(const vm::World& world, LocksetTable& locksets, ReportHandler report);

  void access(ThreadId thread, const interp::Access& access, LocksetId held) override;
  void sync(const SyncEvent& event, LocksetId held) override;
  void digest(checkpoint::Hasher& hasher, const checkpoint::StateDigest::NameFunction& name) override;
  u64 mark_position() override;
  void rewind_to(u64 position) override;
  void objects_moved(const vm::Relocation& moved) override;

 private:
  enum class State : u8 { New, Exclusive, Shared, SharedModified };
  static constexpr u32 kAccesses = 8;
  struct Shadow {
    u64 variable = 0;
    u32 stamp = 0;  // of the mark since which an old image is in the log
    State state = State::New;
    bool reported_race = false, reported_discipline = false;
    u8 count = 0;
    LocksetId candidates = 0;  // Shared, SharedModified: C(v)
    // Hash of how the accesses are ordered before each live thread, as of order_key: a pure cache. (Names are no
    // part of it: those of young objects are other ones in each state.)
    mutable u64 order_hash = 0, order_key = 0;
    std::array<RaceAccess, kAccesses> accesses;  // latest by (thread, kind) that are not superseded
  };
  using Clock = std::vector<u32>;  // by thread

  bool before(const RaceAccess& a, ThreadId u) const { return a.thread == u || clock_of(u, a.thread) >= a.clock; }
  u32 clock_of(ThreadId u, ThreadId t) const { return u < clocks_.size() && t < clocks_[u].size() ? clocks_[u][t] : 0; }
  u32 own_clock(ThreadId t) { return thread_clock(t)[t]; }
  // Ordered by starts and joins alone: the order that every schedule has.
  bool forked_before(const RaceAccess& a, ThreadId u) const {
    return a.thread == u ||
           (u < fork_clocks_.size() && a.thread < fork_clocks_[u].size() && fork_clocks_[u][a.thread] >= a.fork_clock);
  }
  Clock& fork_clock(ThreadId t);
  Clock& thread_clock(ThreadId t);
  void tick(ThreadId t);
  void release_to(u64 variable, ThreadId t);
  void acquire_from(u64 variable, ThreadId t);
  void save_clock(ThreadId t);
  void save_fork_clock(ThreadId t);
  Shadow& shadow(u64 variable);
  void touch(Shadow& s, u32 index);
  u32 find_slot(u64 variable);
  u64 order_hash(const Shadow& s) const;
  class Naming;

  const vm::World& world_;
  LocksetTable& locksets_;
  ReportHandler report_;
  // Open addressing: variable -> index + 1 into shadows_. Entries are never removed; one that has been
  // rolled back is State::New again.
  std::vector<u32> index_;
  std::vector<Shadow> shadows_;
  std::vector<Clock> clocks_;
  std::vector<Clock> fork_clocks_;
  std::unordered_map<u64, Clock> sync_clocks_;

  struct Undo {
    enum class Kind : u8 { Shadow, ThreadClock, ForkClock, SyncClock } kind;
    u64 key;  // index of the shadow, thread, or sync variable
  };
  std::vector<Undo> log_;
  std::vector<Shadow> shadow_undo_;
  std::vector<Clock> clock_undo_;
  u32 stamp_ = 1;
  u64 clock_version_ = 1;  // another number after each change of a clock, changes back included
};

}  // namespace heddle::tester
