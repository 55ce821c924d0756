// What threads touch in the subtree of a state: the summaries of the search's reduction (tester/summaries.h).
//
// A summary is a set of touches: that a thread, in some block of the subtree, reads or writes a variable, acquires or
// leaves a monitor, and so on. It is the union of the footprints of the thread's blocks, finished and attempted ones;
// which block has touched what is not kept.
//
// Objects are named by their Refs as long as the state is on the search's path. In a closed state, which may be met
// again at other addresses, those younger than the root of the search have the numbers that the state's digest gives
// them (checkpoint/digest.h); the older ones never move.
#pragma once

#include <deque>
#include <memory>
#include <span>
#include <vector>

#include "checkpoint/threads_own_objects.h"
#include "tester/block.h"
#include "tester/hash_index.h"

namespace heddle::tester {

enum class TouchKind : u8 {
  Read,
  Write,
  Acquire,     // a monitor that it acquires, or wants
  Leave,       // one that it keeps beyond the end of the block, or gives up having held it before
  Outer,       // one that it may stand with, inside its block, before an operation that others can keep it from
  Everything,  // depends on all other blocks; no key
  AnyYoung,    // may touch any object younger than the root of the search; no key
  Add,         // adds to a variable, which commutes with other additions
  Place,       // no touch: the thread stands at that place (the key) of the order of the state's digest
};

struct Touch {
  u64 key =
      0;  // a Variable; of a monitor m: variable::make(m, kMonitor). is_young(): with a number in place of the Ref
  u32 who = 0;  // kind, thread, young: in one word, for touches are sorted often
  static constexpr u32 kThreads = 1u << 24, kYoung = 1u << 31;
  static constexpr u64 kNoKey = ~0ull;
  static Touch make(u64 key, ThreadId thread, TouchKind kind) { return {key, static_cast<u32>(kind) << 24 | thread}; }
  ThreadId thread() const { return who & (kThreads - 1); }
  TouchKind kind() const { return static_cast<TouchKind>(who >> 24 & 0x7f); }
  bool is_young() const { return who & kYoung; }
  friend bool operator<(const Touch& a, const Touch& b) { return a.key != b.key ? a.key < b.key : a.who < b.who; }
  friend bool operator==(const Touch&, const Touch&) = default;
  template <typename A>
  friend void serialise(A& archive, Touch& t) {
    archive(t.key, t.who);
    if constexpr (A::kReads)
      if (t.kind() > TouchKind::Place) archive.fail();
  }
};

// Sorted, each once. (In a closed state those of young objects come behind the others.)
using Summary = std::vector<Touch>;

// Which objects have numbers in the names of a digest: those from some Ref on, and some of the older ones (checkpoint::
// ThreadsOwnObjects).
struct YoungObjects {
  YoungObjects(Ref from_on, const checkpoint::ThreadsOwnObjects* and_these = nullptr)  // NOLINT: from a Ref
      : from(from_on), of_threads(and_these) {}
  bool contains(Ref r) const { return r >= from || (of_threads != nullptr && of_threads->contains(r)); }
  Ref from;
  const checkpoint::ThreadsOwnObjects* of_threads;
};

// The object or monitor that the touch is of; 0: of something that no object is (a thread, a class, a stream).
inline Ref object_of(const Touch& t) {
  if (t.key == Touch::kNoKey || !variable::is_of_object(t.key)) return 0;
  const Ref object = variable::object_of(t.key);
  return is_init_monitor(object) ? 0 : object;
}

// A block's footprint. Takes the place of what `summary` has held.
void summarise(const BlockArena& arena, const Block& block, Summary* summary);
// Adds `more`; `scratch` is overwritten.
void unite(Summary* summary, const Summary& more, Summary* scratch);
// The threads, other than `self`, that have touches in `summary` which depend on some in `footprint`: two accesses of a
// variable, one of them a write (as in dependent(), tester/block.h); one leaves a monitor that the other one acquires,
// or may stand inside its block with it (tester/cut_check.h). AnyYoung is one of `young`.
ThreadSet dependents(const Summary& summary, const Summary& footprint, ThreadId self, const YoungObjects& young);

// So many touches of each thread at most: those of young objects become AnyYoung, and if they are still too many, all
// of the thread become Everything. Coarser summaries are right, too; they only leave less out. (A queue of 10,000 tasks
// would else make the summary of each state as long.)
inline constexpr size_t kMaxTouches = 512;
void limit(Summary* summary, const YoungObjects& young, size_t max_touches = kMaxTouches);

// The summaries of closed states, packed: about four bytes a touch. Many states have equal summaries: each is kept
// once.
class SummaryTable {
 public:
  using Index = u32;
  Index intern(const Summary& summary);
  Index intern_packed(std::span<const u8> packed);  // as packed() of another table has given it
  std::span<const u8> packed(Index i) const;
  void read(Index i, Summary* summary) const;
  bool contains(Index i) const { return i < begin_.size(); }
  u64 size() const { return begin_.size(); }
  u64 bytes() const { return bytes_ + begin_.size() * (sizeof(u64) + HashIndex::kMostBytes); }

  // Forgets all that are not used. The new indices by the old ones.
  std::vector<Index> keep_only(const std::vector<bool>& used);

  // For the frontier of a search. An archive that has been made up is refused.
  template <typename A>
  friend void serialise(A& archive, SummaryTable& table) {
    u64 count = table.size();
    Summary summary;
    archive(count);
    for (u64 i = 0; i < count; ++i) {
      summary.clear();
      if constexpr (!A::kReads) table.read(static_cast<Index>(i), &summary);
      archive(summary);
      if constexpr (A::kReads)
        if (!archive.ok() || table.intern(summary) != i) return archive.fail();
    }
  }

 private:
  // Where bytes lie: their segment, and the place in it. They are never moved; a segment has room for one summary at
  // least.
  static constexpr u64 kSegmentBytes = 1 << 20, kPlaceBits = 32;
  void append(std::span<const u8> packed);
  void make_index();

  std::vector<std::unique_ptr<u8[]>> segments_;
  u64 used_ = 0, room_ = 0;  // of the last segment
  u64 bytes_ = 0;            // of all summaries
  std::deque<u64> begin_;    // by index: of its size, then its touches
  HashIndex index_;
  std::vector<u8> packed_;
};

}  // namespace heddle::tester
