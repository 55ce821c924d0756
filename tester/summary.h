// What threads touch in the subtree of a state: the summaries of the search's reduction (tester/summaries.h).
//
// A summary is a set of touches: that a thread, in some block of the subtree, reads or writes a variable, acquires or
// leaves a monitor, and so on. It is the union of the footprints of the thread's blocks, finished and attempted ones;
// which block has touched what is not kept. It is written object by object: to each object, thread or class the number
// of a list of touches (tester/touch_lists.h).
//
// Of each touch is known behind the ends of which threads it always comes: what a thread touches behind a join can be
// in front of nothing that the other one does, in no schedule. So that is no reason to try it there.
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
#include "tester/touch_lists.h"

namespace heddle::tester {

// What a summary says of one object, thread or class, or of what has no key: which list of touches.
struct Part {
  enum Space : u8 {
    Places,  // no touches: who stands at which place of the order of the state's digest
    Object,
    Young,  // in a closed state: an object by its number
    Thread,
    Other,
  };
  u64 word = 0;  // so that sorted parts are in the order of what they are of
  static constexpr u32 kListBits = 29;
  static_assert(TouchLists::kMost == 1u << kListBits);
  static Part make(Space space, u32 object, TouchLists::List list) {
    return {static_cast<u64>(space) << (kListBits + 32) | static_cast<u64>(object) << kListBits | list};
  }
  u64 subject() const { return word >> kListBits; }
  Space space() const { return static_cast<Space>(word >> (kListBits + 32)); }
  u32 object() const { return static_cast<u32>(word >> kListBits); }
  TouchLists::List list() const { return static_cast<u32>(word) & (TouchLists::kMost - 1); }
  void set_list(TouchLists::List list) { word = subject() << kListBits | list; }
  // All touches that have no key, and those of what no object is.
  bool may_have_no_key() const { return space() == Other && object() == ~0u; }
  friend bool operator<(const Part& a, const Part& b) { return a.word < b.word; }
  friend bool operator==(const Part&, const Part&) = default;
};

// Sorted, of each subject one.
using Summary = std::vector<Part>;

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

// A block's footprint. Takes the place of what `touches` has held.
void summarise(const BlockArena& arena, const Block& block, const YoungObjects& young, EndSets* ends, Touches* touches);
// What stands in `summary` is done behind the block: what comes behind a gate for which the block does something comes
// behind what its thread does next.
void put_behind_gates(const BlockArena& arena, const Block& block, TouchLists* lists, Summary* summary);
// What stands in `summary` is done behind the block: that of the block's thread, and of those who have waited for its
// end, comes behind the ends for which the block has waited, too.
void put_behind(const BlockArena& arena, const Block& block, const YoungObjects& young, TouchLists* lists,
                Summary* summary);
// The same touches in the two ways of writing them. `touches` come in any order, and are used up; each is then there
// once. What has been in `summary` is gone.
void group(Touches* touches, TouchLists* lists, Summary* summary);
void ungroup(const Summary& summary, const TouchLists& lists, Touches* touches);
// Adds `more`; `scratch` is overwritten.
void unite(Summary* summary, const Summary& more, TouchLists* lists, Summary* scratch);
void add(Summary* summary, Part part, TouchLists* lists);
// Puts parts in order, and unites those of one subject.
void put_in_order(Summary* summary, size_t from, TouchLists* lists);
// The threads, other than `self`, that have touches in `summary` which depend on some in `footprint`: two accesses of a
// variable, one of them a write (as in dependent(), tester/block.h); one leaves a monitor that the other one acquires,
// or may stand inside its block with it (tester/cut_check.h; not if `standing` is Ignored). AnyYoung is one of `young`.
enum class Standing : u8 { Counts, Ignored };
ThreadSet dependents(const Summary& summary, const Summary& footprint, TouchLists& lists, ThreadId self,
                     const YoungObjects& young, Standing standing = Standing::Counts);

// So many touches of each thread at most: those of young objects become AnyYoung, and if they are still too many, all
// of the thread become Everything. Coarser summaries are right, too; they only leave less out. (A queue of 10,000 tasks
// would else make the summary of each state as long.)
inline constexpr size_t kMaxTouches = 512;
// What is known of a summary that grows: how many touches there were when each thread's were counted last, and how many
// more there may be before some thread can have too many.
struct TouchCount {
  size_t all = 0, room = 0;
};
void limit(Summary* summary, TouchLists* lists, const YoungObjects& young, size_t max_touches = kMaxTouches,
           TouchCount* counted = nullptr);

// The summaries of closed states. Many states have equal ones: each is kept once.
class SummaryTable {
 public:
  using Index = u32;
  TouchLists& lists() { return lists_; }
  Index intern(const Summary& summary);
  std::span<const Part> read(Index i) const;  // stays where it is until keep_only()
  bool contains(Index i) const { return i < begin_.size(); }
  u64 size() const { return begin_.size(); }
  u64 bytes() const { return bytes_ + list_bytes_ + begin_.size() * (sizeof(u64) + HashIndex::kMostBytes); }

  // For other processes, whose lists have other numbers: about four bytes a touch. Valid until the next call.
  std::span<const u8> packed(Index i);
  Index intern_packed(std::span<const u8> packed);

  // Forgets all that are not used. The new indices by the old ones. (The lists stay: there are few.)
  std::vector<Index> keep_only(const std::vector<bool>& used);

  // For the frontier of a search. An archive that has been made up is refused.
  template <typename A>
  friend void serialise(A& archive, SummaryTable& table) {
    u64 count = table.size();
    Touches touches;
    std::vector<u32> ends;
    Summary summary;
    archive(count);
    for (u64 i = 0; i < count; ++i) {
      touches.clear();
      if constexpr (!A::kReads) {
        const std::span<const Part> parts = table.read(static_cast<Index>(i));
        ungroup({parts.begin(), parts.end()}, table.lists_, &touches);
        ends = end_stretches(touches, table.lists_.ends);
      }
      archive(touches, ends);
      if constexpr (A::kReads) {
        if (!archive.ok()) return;
        if (!set_ends(&touches, ends, &table.lists_.ends)) return archive.fail();
        group(&touches, &table.lists_, &summary);
        if (table.intern(summary) != i) return archive.fail();
      }
    }
  }

 private:
  // Where words lie: their segment, and the place in it. They are never moved; a segment has room for one summary at
  // least.
  static constexpr u64 kSegmentWords = 1 << 17, kPlaceBits = 32;
  void append(std::span<const Part> parts);
  void make_index();

  TouchLists lists_;
  std::vector<std::unique_ptr<u64[]>> segments_;
  u64 used_ = 0, room_ = 0;  // of the last segment
  u64 bytes_ = 0;            // of all summaries
  u64 list_bytes_ = 0;       // of the lists in them, which are marked here
  std::vector<bool> counted_;
  std::deque<u64> begin_;  // by index: of its size, then its parts
  HashIndex index_;
  std::vector<u8> packed_;
  Touches touches_;  // work space
  Summary summary_;
  std::vector<EndSets::Stretch> stretches_;
  // What has been unpacked lately, by the hash of its bytes.
  struct Unpacked {
    u64 low = 0, high = 0;
    Index index = 0;
  };
  static constexpr u32 kUnpackedBits = 12;
  std::vector<Unpacked> unpacked_;
};

}  // namespace heddle::tester
